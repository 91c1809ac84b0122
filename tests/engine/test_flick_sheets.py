"""The sheets are data: what is wrong in a file is named; other sheets are played by the same rules."""

import json
import tomllib
from base64 import b64encode
from importlib.resources import files
from statistics import mean, stdev
from typing import Any

import pytest

import hanpan
from hanpan.core.chance import Fast
from hanpan.core.game import Game
from hanpan.core.playout import playouts
from hanpan.core.sink import Sink
from hanpan.flick import die
from hanpan.games.flick_cliff.actions import angle_of, cell_of, pose_of, shown_in, speed_of
from hanpan.games.flick_cliff.odds import Odds
from hanpan.games.flick_cliff.rules import LISTED, FlickCliff
from hanpan.games.flick_cliff.sheets import every_sheet, sheet_from_text
from hanpan.games.flick_cliff.tables import FIRST_ON_A_CELL, HANDS, NATURAL

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


def own(old: str = "", new: str = "", name: str = "mine") -> Game:
    """The game on a copy of the rulebook's sheet with one change."""
    assert old in V2_1
    return hanpan.game("flick_cliff").with_sheet(name, tomllib.loads(V2_1.replace(old, new, 1)))


def test_a_designers_sheet_is_the_default_and_the_games_own_ones_stay() -> None:
    game = own('climb = "none"', 'climb = "full"')
    (option,) = [option for option in game.options if option.name == "sheet"]
    assert (option.default, option.values) == ("mine", ("mine", "v2_1"))
    assert game.sheets["mine"]["action_sheet"]["cells"][2]["climb"] == "full"
    assert game.own_sheet({"sheet": "mine"}) == game.sheets["mine"]
    assert game.own_sheet({"sheet": "v2_1"}) is None
    assert hanpan.game("flick_cliff").options[3].values == ("v2_1",), "the game itself is as it was"


def test_another_sheet_is_played_by_the_same_rules() -> None:
    text = V2_1.replace("rows = 4", "rows = 2").replace("[5, 6, 8, 10, 11, 13, 15, 21, 23]", "[1, 12]")
    game = hanpan.game("flick_cliff").with_sheet("low", tomllib.loads(text))
    state = game.new_state(2, game.check_options(None))
    assert isinstance(state, FlickCliff)
    assert (state.sheet.goal, state.sheet.ropes) == (13, 2)
    assert playouts(state, 20, Fast(1), Fast(2), Sink()) > 60
    assert max(state.score(seat) for seat in range(2)) == 13


def test_the_log_carries_the_designers_sheet() -> None:
    match = hanpan.new(own('climb = "none"', 'climb = "full"'), seed="x")
    assert match.options["sheet"] == "mine"
    for _ in range(200):
        if match.result() is not None:
            break
        (seat,) = match.to_act()
        match.do(seat, match.legal(seat)[-1])
    assert match.result() is not None
    log = json.loads(json.dumps(match.log()))
    assert log[0]["sheet"] == match.game.sheets["mine"]
    again = hanpan.verify(log)
    assert (again.recorded, again.position()) == ((), match.position())
    log[0]["sheet"]["action_sheet"]["cells"][2]["climb"] = "half"
    with pytest.raises(hanpan.LogError):
        hanpan.replay(log)
    log[0]["sheet"]["action_sheet"]["cells"][2]["climb"] = "twice"
    with pytest.raises(hanpan.LogError):
        hanpan.replay(log)
    for odd in (None, [], {"sheet": []}, {"sheet": "v2_1"}, {}):
        with pytest.raises(hanpan.LogError):
            hanpan.replay([{**log[0], "options": odd}, *log[1:]])
    assert "sheet" not in hanpan.new(match.game, options={"sheet": "v2_1"}, seed="x").header()


@pytest.mark.parametrize(
    ("name", "plain", "why"),
    [
        ("v2_1", {}, "a sheet of that name"),
        ("Mine", {}, "small letters"),
        ("a" * 41, {}, "40 small letters"),
        ("", {}, "small letters"),
        ("mine", {}, "sheet mine: .*action_sheet: missing"),
        ("mine", [], "sheet mine: must be a mapping"),
    ],
)
def test_what_is_no_designers_sheet_is_named(name: str, plain: Any, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        hanpan.game("flick_cliff").with_sheet(name, plain)


def test_a_game_without_sheets_takes_none() -> None:
    with pytest.raises(ValueError, match="not played on sheets"):
        hanpan.game("cockroach_duel").with_sheet("mine", {})


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("fold_degrees = 43", "fold_degrees = 40"),
        ("panel_mm = 16", "panel_mm = 17"),
        ("width_mm = 105", "width_mm = 120"),
        ("pad_mm = 41", "pad_mm = 50"),
        ("[[action_sheet.cells]] # 2", "[[action_sheet.cells]]\nclimb = 'none'\n[[action_sheet.cells]]"),
    ],
)
def test_another_strip_needs_a_table_of_its_own(old: str, new: str) -> None:
    with pytest.raises(ValueError, match=r"hanpan landings flick_cliff --sheet mine\.toml"):
        own(old, new)


def table_for(plain: dict[str, Any]) -> dict[str, Any]:
    """A tiny table of landings that says it was measured on this sheet: everything lands on its last cell, value 6."""
    cells = len(plain["action_sheet"]["cells"])
    names = {"panel": "panel_mm", "fold": "fold_degrees", "width": "width_mm", "pad": "pad_mm"}
    code = bytes([2 + 12 * (cells - 1) + 2 * 5] * 4)
    return {
        "version": 2,
        "mujoco": "none",
        "seed": 1,
        "sheet": {"cells": cells} | {name: plain["action_sheet"][field] for name, field in names.items()},
        "speeds": [0.5, 1.0],
        "lofts": [0],
        "heights": [0],
        "draws": {"exact": 2, "natural": 2, "shaky": 2},
        "landings": {hand: b64encode(code).decode() for hand in ("exact", "natural", "shaky")},
    }


def test_a_sheet_brings_its_own_table() -> None:
    plain = tomllib.loads(V2_1.replace("fold_degrees = 43", "fold_degrees = 40"))
    game = hanpan.game("flick_cliff").with_sheet("mine", plain | {"landings": table_for(plain)})
    match = hanpan.new(game, seed="x", options={"start_face": "chosen"})
    (seat,) = match.to_act()
    match.do(seat, "flick 0.80 0 20 0 0 0 face 6 2")  # upside down: what showed 6 shows 1
    assert match.position()["landing"] == {"cell": 8, "pip": 1}
    header = match.header()
    assert header["landings"] == game.landings(match.options) != hanpan.game("flick_cliff").landings({"sheet": "v2_1"})
    assert hanpan.replay(match.log()).position() == match.position()


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"speeds": []}, "speeds"),
        ({"speeds": [1.0, 0.5]}, "speeds"),
        ({"speeds": ["fast", 1]}, r"speeds\[0\]"),
        ({"speeds": [float("nan"), 1]}, r"speeds\[0\]"),
        ({"draws": {"exact": 2, "natural": 0, "shaky": 2}}, r"draws\.natural"),
        ({"draws": {"exact": 3, "natural": 2, "shaky": 2}}, r"landings\.exact"),
        ({"landings": {"exact": "?", "natural": "?", "shaky": "?"}}, "base64"),
        ({"landings": dict.fromkeys(("exact", "natural", "shaky"), b64encode(b"cccc").decode())}, "99 is no landing"),
        ({"sheet": {"cells": 8, "panel": 16, "fold": 43, "width": 105, "pad": 41}}, r"landings\.sheet\.fold"),
        ({"wind": 1}, "wind"),
    ],
)
def test_what_is_wrong_in_a_table_is_named(change: dict[str, Any], why: str) -> None:
    plain = tomllib.loads(V2_1.replace("fold_degrees = 43", "fold_degrees = 40"))
    with pytest.raises(ValueError, match=why):
        hanpan.game("flick_cliff").with_sheet("mine", plain | {"landings": table_for(plain) | change})


@pytest.mark.parametrize("fold", ["20", "46", "nan", "inf"])
def test_a_strip_that_cannot_be_folded_so_is_refused(fold: str) -> None:
    with pytest.raises(ValueError, match="fold_degrees"):
        own("fold_degrees = 43", f"fold_degrees = {fold}")
    with pytest.raises(ValueError, match=r"ridges of 5\.1 mm"):
        own("panel_mm = 16\nwidth_mm = 105\nfold_degrees = 43", "panel_mm = 12\nwidth_mm = 105\nfold_degrees = 25")


def odds() -> Odds:
    """Those of the rulebook's sheet."""
    state = hanpan.game("flick_cliff").new_state(2, hanpan.game("flick_cliff").check_options(None))
    assert isinstance(state, FlickCliff)
    return state.odds


def test_the_places_of_every_aim_add_up() -> None:
    known = odds()
    for hand in range(HANDS):
        for aim in range(known.aims):
            at = known.places_at(hand, aim)
            assert sum(known.places[at + place] for place in range(known.n_places)) == known.draws[hand]


def test_aims_are_offered_for_every_cell_and_never_too_many() -> None:
    known = odds()
    for hand in range(HANDS):
        offers = [known.offers[i] for i in range(known.first_offer[hand], known.first_offer[hand + 1])]
        assert offers == sorted(set(offers))
        assert len(offers) * 6 < LISTED
        for cell in range(1, 9):
            most = max(known.places[known.places_at(hand, aim) + 1 + cell] for aim in range(known.aims))
            assert any(known.places[known.places_at(hand, aim) + 1 + cell] == most for aim in offers)


@pytest.mark.parametrize(
    ("text", "aim"),
    [
        ("flick 0.75 0 10 0 0 2", (75, 20, 4)),
        ("flick 0.77 -10 12 20 1 3.5", (75, 20, 4)),
        ("flick 0.10 0 0 0 0 0", (30, 0, 0)),
        ("flick 1.55 0 15 0 0 1", (150, 20, 0)),
        ("flick 2.50 0 40 0 0 -6", (250, 60, -4)),
    ],
)
def test_a_flick_is_drawn_as_the_nearest_aim(text: str, aim: tuple[int, int, int]) -> None:
    known = odds()
    row = known.nearest(hanpan.game("flick_cliff").notation.read_action(text))
    assert (known.speed[row], known.loft[row], known.height[row]) == aim


def test_landings_are_drawn_as_often_as_they_were_measured() -> None:
    known = odds()
    aim = known.nearest(hanpan.game("flick_cliff").notation.read_action("flick 1.00 0 20 0 0 0"))
    row, places = known.row(NATURAL, aim), known.places_at(NATURAL, aim)
    chance = Fast(5)
    drawn = [chance.measured(0, known.speed, known.landings, row, chance.number(0, 24)) for _ in range(20_000)]
    for cell in range(1, 9):
        there = sum(landing >= FIRST_ON_A_CELL and cell_of(landing) == cell for landing in drawn)
        assert abs(there / 20_000 - known.places[places + 1 + cell] / known.draws[NATURAL]) < 0.015
    on_cells = sum(landing >= FIRST_ON_A_CELL for landing in drawn)
    for pip in range(6):  # 13.3 over the 24 start orientations
        share = sum(one >= FIRST_ON_A_CELL and (one - FIRST_ON_A_CELL) // 2 % 6 == pip for one in drawn)
        assert abs(share / on_cells - 1 / 6) < 0.015


def test_start_orientations_are_numbered_and_turn_faces_as_the_physics_says() -> None:
    for number, (top, front) in die.POSES.items():
        assert pose_of(top, front) == number
        assert [shown_in(top, front, face) for face in range(1, 7)] == [die.shown(number, face) for face in range(1, 7)]


@pytest.mark.parametrize(("hand", "often"), [("exact", 0.4), ("natural", 0.4), ("shaky", 0.3)])
def test_with_chosen_faces_the_greedy_player_aims_for_the_value_too(hand: str, often: float) -> None:
    """A six on a full cell is the goal: by chance every sixth die shows it."""
    game = hanpan.game("flick_cliff")
    start = hanpan.new(game, 2, {"start_face": "chosen", "steady_hand": hand}, seed="x")
    (seat,) = start.to_act()
    position = start.position() | {"cliff": [19, 19]}
    chance = Fast(3)
    won = 0
    for turn in range(100):
        match = hanpan.load(game, position, start.options, seed=f"{turn}", seats=2)
        code = game.bots["greedy"].choose(match.hidden(seat), seat, match.memory(seat), chance)
        match.do(seat, game.notation.action(code))
        if match.position()["phase"] == "abilities":
            match.do(seat, "act")
            won += match.result() is not None or match.position()["phase"] in ("rope", "climb")
    assert won / 100 > often


def test_with_an_exact_hand_the_greedy_player_strays_as_a_person_does() -> None:
    game = hanpan.game("flick_cliff")
    match = hanpan.new(game, 2, {"steady_hand": "exact"}, seed="x")
    (seat,) = match.to_act()
    chance = Fast(1)
    codes = [game.bots["greedy"].choose(match.hidden(seat), seat, match.memory(seat), chance) for _ in range(400)]
    speeds, angles = [speed_of(code) for code in codes], [angle_of(code) / 2 for code in codes]
    assert 0.03 < stdev(speeds) / mean(speeds) < 0.05
    assert 1.2 < stdev(angles) < 1.8
    assert abs(mean(angles)) < 0.3
    for code in codes:
        assert match.state.check(seat, code) == 0
