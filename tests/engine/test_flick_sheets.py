"""The sheets are data: what is wrong in a file is named; other sheets are played by the same rules."""

from importlib.resources import files

import pytest

from hanpan.core.chance import Fast
from hanpan.core.playout import playouts
from hanpan.core.sink import Sink
from hanpan.games.flick_cliff.actions import cell_of
from hanpan.games.flick_cliff.landings import measured
from hanpan.games.flick_cliff.odds import WHOLE, odds_from_plain
from hanpan.games.flick_cliff.rules import FlickCliff
from hanpan.games.flick_cliff.sheets import every_sheet, sheet_from_text
from hanpan.games.flick_cliff.tables import FIRST_ON_A_CELL, HANDS

V2_1 = (files("hanpan.games.flick_cliff.sheets") / "v2_1.toml").read_text(encoding="utf-8")


def test_the_rulebooks_sheet_comes_first_and_has_sixteen_ropes() -> None:
    sheets = every_sheet()
    assert next(iter(sheets)) == "v2_1"
    sheet = sheets["v2_1"]
    assert (sheet.cells, sheet.goal, sheet.ropes) == (8, 25, 16)
    assert [sheet.line(cell) for cell in range(1, 25)] == [*range(1, 7), *range(6, 0, -1)] * 2
    assert (sheet.pad, sheet.panel, sheet.width, sheet.fold) == (41, 16, 105, 43)


@pytest.mark.parametrize(
    ("old", "new", "field"),
    [
        ("rows = 4", "rows = 0", r"cliff_sheet\.rows"),
        ("lines = 6", "lines = 7", r"cliff_sheet\.lines"),
        ("[5, 6,", "[0, 6,", r"cliff_sheet\.dotted\[0\]"),
        ("[5, 6,", "[25, 6,", r"cliff_sheet\.dotted\[0\]"),
        ("[5, 6,", "[6, 6,", "twice"),
        ('climb = "none"', 'climb = "double"', r"action_sheet\.cells\[2\]\.climb"),
        ('ability = "move"', 'ability = "fly"', r"action_sheet\.cells\[3\]\.ability"),
        ('rope = true\nclimb = "wild"', 'climb = "wild"', r"action_sheet\.cells\[7\]\.rope"),
        ('rope = true\nclimb = "none"', 'rope = 1\nclimb = "none"', r"action_sheet\.cells\[2\]\.rope"),
        ("pip = 3", "pip = 7", r"ability_sheet\.pip"),
        ("panel_mm = 16", 'panel_mm = "16"', r"action_sheet\.panel_mm"),
        ("fold_degrees = 43", "fold_degrees = 90", r"action_sheet\.fold_degrees"),
        ("width_mm = 105", "breadth_mm = 105", "breadth_mm"),
        ("rows = 4", "rows = ", "sheet mine"),
    ],
)
def test_what_is_wrong_in_a_sheet_is_named(old: str, new: str, field: str) -> None:
    assert old in V2_1
    with pytest.raises(ValueError, match=field):
        sheet_from_text("mine", V2_1.replace(old, new, 1))


def test_another_sheet_is_played_by_the_same_rules() -> None:
    text = V2_1.replace("rows = 4", "rows = 2").replace("[5, 6, 8, 10, 11, 13, 15, 21, 23]", "[1, 12]")
    sheet = sheet_from_text("low", text)
    assert (sheet.goal, sheet.ropes) == (13, 2)
    state = FlickCliff(2, sheet, odds_from_plain(measured(), 8))
    assert playouts(state, 20, Fast(1), Fast(2), Sink()) > 60
    assert max(state.score(seat) for seat in range(2)) == 13


@pytest.mark.parametrize("cells", [2, 8, 12])
def test_the_odds_add_up_for_any_number_of_cells(cells: int) -> None:
    odds = odds_from_plain(measured(), cells)
    for hand in range(HANDS):
        for row in range(odds.rows):
            at = odds.places_at(hand, row)
            assert sum(odds.places[at + place] for place in range(odds.n_places)) == WHOLE
            at = odds.sums_at(hand, row)
            sums = [odds.sums[at + landing] for landing in range(odds.landings)]
            assert sums == sorted(sums)
            assert sums[-1] == WHOLE * 6 * 1000
    assert cell_of(odds.landings - 1) == cells


def test_landings_are_drawn_as_often_as_they_were_measured() -> None:
    odds = odds_from_plain(measured(), 8)
    hand, row = 1, odds.nearest(odds.aim(7))
    at, places = odds.sums_at(hand, row), odds.places_at(hand, row)
    chance = Fast(5)
    drawn = [chance.measured(0, odds.speed, odds.sums, at, odds.landings) for _ in range(20_000)]
    for cell in range(1, 9):
        there = sum(landing >= FIRST_ON_A_CELL and cell_of(landing) == cell for landing in drawn)
        assert abs(there / 20_000 - odds.places[places + 1 + cell] / WHOLE) < 0.015
    for pip in range(6):
        share = sum(one >= FIRST_ON_A_CELL and (one - FIRST_ON_A_CELL) // 2 % 6 == pip for one in drawn)
        assert abs(share / 20_000 - 1 / 6) < 0.015


def test_a_table_that_does_not_add_up_is_named() -> None:
    plain = measured()
    plain["rows"][3]["often"][2] += 1
    with pytest.raises(ValueError, match=r"rows\[3\]\.often"):
        odds_from_plain(plain, 8)
