"""The landing table (13.4): it is what the simulation gives, and it shows how hard the cells are."""

import json
import platform
from importlib import resources
from pathlib import Path

import pytest

from hanpan.flick import STEADY, V2_1
from hanpan.flick.reach import best
from hanpan.flick.tables import NAME, VERSION, LandingTable, aims, code_of, landing_table, landings, main, meaning, read

CELLS = range(1, V2_1.cells + 1)


@pytest.fixture(scope="module")
def table() -> LandingTable:
    return landing_table()


def test_codes_and_meanings_go_both_ways() -> None:
    codes = [code_of("short"), code_of("out")]
    codes += [code_of("cell", cell, face, tilted) for cell in CELLS for face in range(1, 7) for tilted in (False, True)]
    assert codes == list(range(98))
    assert [code_of(*meaning(code)) for code in codes] == codes
    assert meaning(0) == ("short", 0, 0, False)
    assert meaning(97) == ("cell", 8, 6, True)


def test_13_4_the_table_says_how_it_was_made_and_is_of_moderate_size(table: LandingTable) -> None:
    text = (resources.files("hanpan.flick") / NAME).read_text()
    assert len(text) < 100_000
    data = json.loads(text)
    assert (data["version"], data["mujoco"]) == (VERSION, "4.0.1")
    assert table.aims == aims()
    for hand in STEADY:
        assert {len(codes) for codes in table.draws[hand]} == {data["draws"][hand]}
        assert max(code for codes in table.draws[hand] for code in codes) < 98


@pytest.mark.skipif(platform.machine() != "x86_64", reason="MuJoCo repeats itself bit for bit on one architecture")
def test_13_4_the_same_seed_gives_the_same_table(table: LandingTable) -> None:
    data = json.loads((resources.files("hanpan.flick") / NAME).read_text())
    for row in (0, 130, 263):
        again = landings(table.aims[row], "natural", 6, str(data["seed"]))
        assert again == table.draws["natural"][row][:6]
        assert landings(table.aims[row], "exact", 6, "any") == table.draws["exact"][row]


def test_every_cell_can_be_reached_by_every_hand(table: LandingTable) -> None:
    for hand in STEADY:
        for cell in CELLS:
            assert max(table.hits(hand, cell)) > 0


def test_farther_is_harder_and_skill_pays(table: LandingTable) -> None:
    """From the table, by the best aim for each cell: pairs of cells, for four dozen flicks are few."""
    tops = {hand: [max(table.hits(hand, cell)) for cell in CELLS] for hand in STEADY}
    assert tops["exact"] == [1.0] * len(CELLS)
    for hand in ("natural", "shaky"):
        pairs = [(near + far) / 2 for near, far in zip(tops[hand][::2], tops[hand][1::2])]
        assert pairs == sorted(pairs, reverse=True)
        assert pairs[0] > 1.5 * pairs[-1]
    for exact, natural, shaky in zip(*(tops[hand] for hand in STEADY)):
        assert exact >= natural >= shaky - 0.05
    assert sum(tops["natural"]) > 1.15 * sum(tops["shaky"])


def test_the_best_aims_do_it_again_with_fresh_fingers(table: LandingTable) -> None:
    first = best(table, "natural", 1, flicks=20, tries=1)
    last = best(table, "natural", 8, flicks=20, tries=1)
    assert first.hit > 0.7
    assert 0 < last.hit < first.hit


def test_13_3_slow_flicks_stay_near_and_the_wild_cell_costs_falls(table: LandingTable) -> None:
    slow = b"".join(codes for aim, codes in zip(table.aims, table.draws["natural"]) if aim[0] == 0.5)
    cells = [meaning(code)[1] for code in slow]
    assert sum(cell in (1, 2) for cell in cells) > 0.9 * sum(meaning(code)[0] != "short" for code in slow)
    fast = b"".join(codes for aim, codes in zip(table.aims, table.draws["natural"]) if aim[0] in (1.3, 1.4))
    outs = sum(code == 1 for code in fast) / len(fast)
    assert 0.25 < outs < 0.75


def test_13_4_the_command_writes_a_table_that_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hanpan.flick.tables.SPEEDS", (0.6,))
    monkeypatch.setattr("hanpan.flick.tables.LOFTS", (0, 10))
    main(["-o", str(tmp_path / "own.json"), "--draws", "3", "--seed", "5"])
    own = read(json.loads((tmp_path / "own.json").read_text()))
    assert len(own.aims) == 6
    assert {len(codes) for codes in own.draws["shaky"]} == {3}
