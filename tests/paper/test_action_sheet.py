"""1.2 The action sheet on paper: every length measured in millimetres on the rendered page."""

from math import cos, radians

import pytest
from measuring import changed, dashes, folds, grey, is_mountain, middles, part, printed

from hanpan.games.flick_cliff.sheets import every_sheet, sheet_from_text
from hanpan.games.flick_cliff.tables import NO_ABILITY
from hanpan.paper.flick_cliff.folds import NARROWER, parts

FINE_ENOUGH = 0.1
COLUMNS = {"rope": 0.31, "climb": 0.56, "ability": 0.81}


def near(measured: list[float], wanted: list[float]) -> bool:
    """Whether as many were measured, each where it is wanted."""
    return measured == pytest.approx(wanted, abs=FINE_ENOUGH)


def test_1_2_the_folds_are_where_the_rulebook_has_them() -> None:
    picture = grey(printed()[0])
    found = folds(picture, 105)
    assert near(found, [41 + 16 * i for i in range(16)])
    kinds = [is_mountain(dashes(picture, at, 105)) for at in found]
    assert kinds == [True, False] * 8


def test_1_2_the_sheet_is_105_mm_wide_and_as_long_as_the_paper() -> None:
    picture = grey(printed()[0])
    columns = part(picture, 60, 0, 150, 297).mean(axis=0) > 0.95
    assert near(middles(columns, 60), [105])


def test_1_2_the_pictures_stand_on_the_panels_that_face_the_start_line() -> None:
    picture, sheet = grey(printed()[0]), every_sheet()["v2_1"]
    for cell in range(1, 9):
        shaded, facing = 41 + 32 * (cell - 1), 57 + 32 * (cell - 1)
        assert not part(picture, 1, shaded + 1, 95, shaded + 15).any()
        wanted = {
            "rope": bool(sheet.rope[cell]),
            "climb": True,
            "ability": sheet.ability[cell] != NO_ABILITY or cell == 8,
        }
        for column, at in COLUMNS.items():
            middle = at * 105
            assert part(picture, middle - 6, facing + 1, middle + 6, facing + 15).any() == wanted[column], (
                cell,
                column,
            )


def test_the_last_cells_pictures_stay_off_a_printers_margin() -> None:
    picture = grey(printed()[0])
    assert not part(picture, 1, 293, 104, 297).any()


def test_3_1_the_die_starts_twenty_millimetres_before_the_start_line() -> None:
    picture = grey(printed()[0])
    rows = part(picture, 10, 17, 40, 25).any(axis=1)
    assert near(middles(rows, 17), [21])


def test_the_ruler_measures_what_it_says() -> None:
    picture = grey(printed()[0])
    ticks = middles(part(picture, 195.8, 150, 196.4, 280).all(axis=1), 150)
    assert len(ticks) == 11
    assert near([tick - ticks[0] for tick in ticks], [10 * i for i in range(11)])


def test_a_designers_sheet_is_printed_as_it_is() -> None:
    text = changed(pad_mm=50, panel_mm=14, width_mm=90)
    picture = grey(printed(text=text)[0])
    assert near(folds(picture, 90), [*(50 + 14 * i for i in range(16)), 274])
    assert near(middles(part(picture, 60, 0, 120, 270).mean(axis=0) > 0.95, 60), [90])
    assert not part(picture, 0, 275, 89, 281).all(axis=1).any()


def test_another_cell_changes_its_pictures_only() -> None:
    before, after = (grey(printed(text=text)[0]) for text in (changed(), changed().replace('ability = "pip"', "", 1)))
    middle = COLUMNS["ability"] * 105
    changed_rows = middles((before[:, : 105 * 20] != after[:, : 105 * 20]).any(axis=1))
    assert changed_rows
    assert all(57 < row < 73 for row in changed_rows)
    assert not part(after, middle - 6, 58, middle + 6, 72).any()


@pytest.mark.parametrize("degrees", [43, 35])
def test_13_1_the_base_holds_the_valleys_at_the_folds_angle(degrees: int) -> None:
    picture = grey(printed(text=changed(fold_degrees=degrees))[1])
    step = 16 * cos(radians(degrees))
    valleys = [41 + (2 * cell - 1) * step for cell in range(1, 9)]
    assert set(near_to(folds(picture, 105), valleys)) == set(range(8))
    assert not any(is_mountain(dashes(picture, at, 105)) for at in valleys)


def near_to(measured: list[float], wanted: list[float]) -> list[int]:
    """Which of the wanted were measured."""
    return [i for i, at in enumerate(wanted) if any(abs(at - one) < FINE_ENOUGH for one in measured)]


def test_a_long_sheet_is_parted_in_valleys_with_a_flap() -> None:
    text = changed(panel_mm=25, pad_mm=90)
    every = parts(sheet_from_text("long", text))
    assert [(one.first, one.last, one.flap) for one in every] == [(1, 7, 25 - NARROWER), (8, 16, 0)]
    document = printed(text=text)
    first, second = grey(document[0]), grey(document[1])
    end = 90 + 7 * 25
    assert near(folds(first, 105), [*(90 + 25 * i for i in range(8)), end + 23.5])
    assert not is_mountain(dashes(first, end, 105))
    assert near(folds(second, 105), [25 * i for i in range(1, 10)])
    assert [is_mountain(dashes(second, 25 * i, 105)) for i in range(1, 9)] == [True, False] * 4


@pytest.mark.parametrize("pad", [28, 41, 120])
@pytest.mark.parametrize("panel", [12, 16, 16.1, 22.5, 40])
@pytest.mark.parametrize("cells", [2, 8, 12])
def test_every_panel_is_on_one_page_and_every_page_is_long_enough(pad: float, panel: float, cells: int) -> None:
    text = changed(pad_mm=pad, panel_mm=panel)
    cell = '[[action_sheet.cells]]\nclimb = "full"\n'
    text = text[: text.index("[[action_sheet.cells]]")] + cell * cells + text[text.index("# 1.3") :]
    every = parts(sheet_from_text("any", text))
    assert [panel for one in every for panel in range(one.first, one.last + 1)] == list(range(1, 2 * cells + 1))
    assert all(one.length + one.flap <= 297.5 for one in every)
    assert all(one.last % 2 == 1 and one.flap == panel - NARROWER for one in every[:-1])
    assert (every[0].pad, every[-1].flap) == (pad, 0)
    assert len(every) == 1 or pad + 2 * cells * panel > 297.5


def test_a_sheet_wider_than_the_paper_is_refused() -> None:
    with pytest.raises(ValueError, match=r"width_mm is 210\.5, .* 210 mm"):
        printed(text=changed(width_mm=210.5))
    assert len(printed(text=changed(width_mm=210))) == 7
