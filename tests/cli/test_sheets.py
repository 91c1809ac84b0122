"""A designer copies the sheet's file, changes a cell, measures it and plays on it: `--sheet`, `hanpan landings`."""

import json
from importlib.resources import files
from pathlib import Path

import pytest
from commands import Run, as_lines, wrong_use

import hanpan
from hanpan.core.chance import Fast

CLIFF = "flick_cliff"
V2_1 = (files("hanpan.games.flick_cliff.sheets") / "v2_1.toml").read_text(encoding="utf-8")


def sheet(folder: Path, *changes: tuple[str, str], name: str = "mine") -> Path:
    """A copy of the rulebook's sheet with some changes."""
    text = V2_1
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    file = folder / f"{name}.toml"
    file.write_text(text, encoding="utf-8")
    return file


@pytest.fixture
def steeper(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A sheet folded otherwise; what is measured on it is little."""
    monkeypatch.setattr("hanpan.flick.tables.SPEEDS", (0.5, 0.9))
    monkeypatch.setattr("hanpan.flick.tables.LOFTS", (0, 20))
    monkeypatch.setattr("hanpan.flick.tables.HEIGHTS", (0,))
    return sheet(tmp_path, ("fold_degrees = 43", "fold_degrees = 42"))


def test_a_changed_cell_is_simulated_at_once(run: Run, tmp_path: Path) -> None:
    easy = sheet(tmp_path, ('climb = "half"', 'climb = "full"'), ('climb = "none"', 'climb = "full"'))
    one = ["sim", CLIFF, "-n", "60", "--bots", "random", "--seed", "x", "--json"]
    mine, usual = run(*one, "--sheet", easy), run(*one)
    assert (mine.status, mine.err) == (0, "")
    assert mine.json["decisions"] < usual.json["decisions"]
    asked = run(*one, "--sheet", easy, "--set", "sheet=v2_1")
    assert asked.json["decisions"] == usual.json["decisions"]
    two = run(*one, "--sheet", easy, "--workers", "2")
    assert two.json["decisions"] == mine.json["decisions"], "workers get the sheet too"
    told = run("arena", CLIFF, "-n", "20", "--bots", "greedy,random", "--sheet", easy, "--json").json
    assert told["bots"]["greedy"]["rate"] > 0.6


def test_another_strip_is_measured_first(run: Run, steeper: Path) -> None:
    wrong_use(run("sim", CLIFF, "-n", "5", "--sheet", steeper), "hanpan landings flick_cliff --sheet mine.toml")
    made = run("landings", CLIFF, "--sheet", steeper, "--draws", "2", "--workers", "1")
    assert (made.status, made.out) == (0, "")
    assert made.err == f"hanpan: wrote {steeper.with_suffix('.landings.json')}\n"
    done = run("sim", CLIFF, "-n", "5", "--sheet", steeper, "--json")
    assert (done.status, done.err, done.json["n"]) == (0, "", 5)
    steeper.write_text(steeper.read_text().replace("width_mm = 105", "width_mm = 130"))
    wrong_use(run("sim", CLIFF, "-n", "5", "--sheet", steeper), "landings.sheet.width", "105", "130")


def test_a_match_on_such_a_sheet_is_verified_wherever_its_log_is_read(run: Run, steeper: Path, tmp_path: Path) -> None:
    run("landings", CLIFF, "--sheet", steeper, "--draws", "2", "--workers", "1")
    game = hanpan.game(CLIFF, steeper)
    for simulate in (False, True):
        match, chance = hanpan.new(game, seed="own", simulate=simulate), Fast(1)
        while match.result() is None:
            (seat,) = match.to_act()
            code = game.bots["greedy"].choose(match.hidden(seat), seat, match.memory(seat), chance)
            match.do(seat, game.notation.action(code))
        log = tmp_path / "log.jsonl"
        log.write_text(as_lines(match), encoding="utf-8")
        told = run("verify", log, "--json").json
        assert told["valid"]
        assert "recorded" not in told


def test_what_was_simulated_elsewhere_is_said(run: Run, tmp_path: Path) -> None:
    from hanpan.core.fair import seed_from_text
    from hanpan.core.match import Match
    from hanpan.games.flick_cliff.physics import FlickedDie

    elsewhere, chance = FlickedDie(), Fast(1)
    elsewhere.version = "die 1, mujoco 9.9.9, abacus"
    match = Match.begin(hanpan.game(CLIFF), 2, None, seed_from_text("x"), physics=elsewhere)
    greedy = match.game.bots["greedy"]
    while match.result() is None:
        (seat,) = match.to_act()
        match.do(seat, match.game.notation.action(greedy.choose(match.hidden(seat), seat, match.memory(seat), chance)))
    log = tmp_path / "log.jsonl"
    log.write_text(as_lines(match), encoding="utf-8")
    ran = run("verify", log)
    assert (ran.status, ran.err) == (0, "")
    assert "landing: recorded" in ran.out.splitlines()
    assert run("verify", log, "--json").json["recorded"] == ["landing"]


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('climb = "none"', 'climb = "twice"', "action_sheet.cells[2].climb"),
        ("fold_degrees = 43", "fold_degrees = 60", "fold_degrees: must be from 25 to 45"),
        ("rows = 4", "rows = ", "cannot be understood"),
        ("[action_sheet]", "[[action_sheet]]", "sheet mine"),
        ("[ability_sheet]", "[wind]", "wind"),
    ],
)
def test_a_wrong_sheet_is_one_line(run: Run, tmp_path: Path, old: str, new: str, said: str) -> None:
    file = sheet(tmp_path, (old, new))
    wrong_use(run("sim", CLIFF, "--sheet", file), said)
    wrong_use(run("landings", CLIFF, "--sheet", file), said)
    wrong_use(run("serve", "--port", "0", "--data", tmp_path / "data", "--sheet", file), said)
    assert not (tmp_path / "data").exists()


def test_what_is_no_sheet_at_all_is_one_line(run: Run, tmp_path: Path) -> None:
    wrong_use(run("sim", CLIFF, "--sheet", tmp_path / "none.toml"), "none.toml", "No such file")
    wrong_use(run("sim", CLIFF, "--sheet", tmp_path), "cannot read")
    (tmp_path / "bytes.toml").write_bytes(b"\xff\xfe")
    wrong_use(run("sim", CLIFF, "--sheet", tmp_path / "bytes.toml"), "cannot be understood")
    wrong_use(run("sim", CLIFF, "--sheet", sheet(tmp_path, name="My Sheet")), "small letters")
    wrong_use(run("sim", CLIFF, "--sheet", sheet(tmp_path, name="v2_1")), "a sheet of that name")
    wrong_use(run("sim", "cockroach_duel", "--sheet", sheet(tmp_path)), "not played on sheets")
    (tmp_path / "mine.landings.json").write_text("{")
    wrong_use(run("sim", CLIFF, "--sheet", sheet(tmp_path)), "cannot be understood")
    (tmp_path / "mine.landings.json").write_text("[]")
    wrong_use(run("sim", CLIFF, "--sheet", sheet(tmp_path)), "landings")


def test_wrong_use_of_landings(run: Run, tmp_path: Path) -> None:
    wrong_use(run("landings", "chess"), "chess")
    wrong_use(run("landings", "cockroach_duel"), "nothing to measure")
    wrong_use(run("landings", CLIFF), "-o")
    wrong_use(run("landings", CLIFF, "--sheet", sheet(tmp_path), "--draws", "0"), "draws")


def test_the_games_own_sheet_can_be_measured_anew(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hanpan.flick.tables.SPEEDS", (0.5,))
    monkeypatch.setattr("hanpan.flick.tables.LOFTS", (0,))
    out = tmp_path / "again.json"
    assert run("landings", CLIFF, "-o", out, "--draws", "1", "--workers", "1").status == 0
    table = json.loads(out.read_text())
    assert table["sheet"] == {"cells": 8, "panel": 16.0, "fold": 43.0, "width": 105.0, "pad": 41.0}
    wrong_use(
        run("landings", CLIFF, "-o", tmp_path / "no" / "where.json", "--draws", "1", "--workers", "1"), "cannot write"
    )
