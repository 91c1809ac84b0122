"""`hanpan games` and `hanpan check`."""

from pathlib import Path

from commands import Run, wrong_use

import hanpan

GOOD = """
game: cockroach_duel
title: passing keeps all life
clause: "3.5"
position:
  round: 1
  wins: [0, 0]
  starter: 0
  attacker: 0
  phase: attack
  life: [3, 4]
  hands: [[fly], [rat]]
steps:
  - seat: 0
    do: pass
    then: {attacker: 1, life: [3, LIFE]}
"""


def test_games_for_people(run: Run) -> None:
    ran = run("games")
    assert ran.status == 0
    for word in ("cockroach_duel", "바퀴벌레 듀얼", "Cockroach Duel", "seats: 2", "target_wins", "1 to 5 (default 3)"):
        assert word in ran.out


def test_games_for_programs(run: Run) -> None:
    ran = run("games", "--json")
    assert ran.status == 0
    assert [game["id"] for game in ran.json] == hanpan.games()
    duel = next(game for game in ran.json if game["id"] == "cockroach_duel")
    assert duel == {
        "id": "cockroach_duel",
        "title": {"ko": "바퀴벌레 듀얼", "en": "Cockroach Duel"},
        "seats": [2],
        "minutes": [10, 10],
        "options": [
            option("next_starter", "choice", "alternate", values=["alternate", "loser"]),
            option("overblock", "bool", True, values=[True, False]),
            option("reveal_black", "bool", True, values=[True, False]),
            option("target_wins", "int", 3, least=1, most=5),
        ],
        "rules_version": duel["rules_version"],
    }


def option(name: str, kind: str, default: object, **allowed: object) -> dict[str, object]:
    return {"name": name, "kind": kind, "default": default, "values": [], "least": None, "most": None} | allowed


def test_check_passes(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "good.yaml"
    file.write_text(GOOD.replace("LIFE", "4"), encoding="utf-8")
    assert run("check", file) == (0, "1 passed, 0 failed\n", "")
    assert run("check", file, "--json").json == {"passed": 1, "failed": 0, "failures": []}


def test_check_fails(run: Run, tmp_path: Path) -> None:
    (tmp_path / "good.yaml").write_text(GOOD.replace("LIFE", "4"), encoding="utf-8")
    (tmp_path / "sub").mkdir()
    bad = tmp_path / "sub" / "bad.yaml"
    bad.write_text(GOOD.replace("LIFE", "5"), encoding="utf-8")
    ran = run("check", tmp_path)
    assert ran.status == 1
    assert ran.out.splitlines()[-1] == "1 passed, 1 failed"
    assert str(bad) in ran.out.splitlines()[0]
    told = run("check", tmp_path, "--json")
    assert told.status == 1
    assert (told.json["passed"], told.json["failed"]) == (1, 1)
    assert set(told.json["failures"][0]) == {"file", "step", "what", "expected", "got"}
    assert told.json["failures"][0]["expected"] == "5"


def test_check_of_an_empty_folder_is_no_pass(run: Run, tmp_path: Path) -> None:
    assert run("check", tmp_path).status == 2
    assert run("check", tmp_path, "--json").status == 2


def test_check_of_what_is_not_there(run: Run, tmp_path: Path) -> None:
    wrong_use(run("check", tmp_path / "missing.yaml"), "missing.yaml")
