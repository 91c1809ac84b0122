"""`hanpan replay` and `hanpan verify`."""

import io
import json
import random
from pathlib import Path
from types import SimpleNamespace

import pytest
from commands import Run, as_lines, played, wrong_use

import hanpan


def test_replay_for_programs(run: Run, log: Path, finished: hanpan.Match) -> None:
    told = run("replay", log, "--json").json
    assert list(told) == ["game", "n", "as", "events", "view"]
    assert (told["game"], told["n"], told["as"]) == ("cockroach_duel", len(finished.entries) - 1, None)
    assert told["events"] == finished.events(None)
    assert told["view"] == json.loads(json.dumps(finished.view(None)))


@pytest.mark.parametrize("seat", [0, 1])
def test_replay_from_a_seat(run: Run, log: Path, finished: hanpan.Match, seat: int) -> None:
    told = run("replay", log, "--as", str(seat), "--json").json
    assert told["as"] == seat
    assert told["events"] == finished.events(seat)
    assert told["view"]["hands"] == finished.view(seat)["hands"]


def test_replay_up_to_an_entry(run: Run, log: Path, finished: hanpan.Match) -> None:
    told = run("replay", log, "--at", "0", "--json").json
    assert told["n"] == 0
    assert [event["type"] for event in told["events"]] == ["round_dealt"]
    assert told["view"]["result"] is None
    last = len(finished.entries) - 1
    assert run("replay", log, "--at", str(last), "--json").json["view"]["result"] == finished.result()


def test_replay_of_a_match_with_undone_moves(run: Run, tmp_path: Path) -> None:
    match = hanpan.new("cockroach_duel", seed="undo")
    seat = match.to_act()[0]
    match.do(seat, "pass")
    match.undo(seat)
    file = tmp_path / "undone.jsonl"
    file.write_text(as_lines(match), encoding="utf-8")
    assert run("replay", file, "--json").json["events"][-1]["type"] == "undone"


@pytest.mark.parametrize("lang", ["ko", "en"])
def test_replay_for_people(run: Run, log: Path, lang: str, finished: hanpan.Match) -> None:
    ran = run("replay", log, "--lang", lang)
    assert (ran.status, ran.err) == (0, "")
    lines = ran.out.splitlines()
    assert finished.game.title[lang] in lines[0]
    told = [line for line in lines if line[:4].strip().isdigit()]
    assert len(told) == len(finished.events(None))
    assert any(line.startswith("result:") for line in lines)
    assert {"ko": "0번 자리", "en": "Seat 0"}[lang] in ran.out
    assert "{" not in "".join(told)  # no argument is missing in a sentence


@pytest.mark.parametrize("lang", ["ko", "en"])
@pytest.mark.parametrize("viewer", ["0", "1"])
def test_a_replay_speaks_to_its_seat(run: Run, log: Path, lang: str, viewer: str) -> None:
    told = run("replay", log, "--lang", lang, "--as", viewer).out.split("round:")[0]
    assert "{" not in told
    assert "=" not in told
    assert {"ko": "내가", "en": "You "}[lang] in told


def test_the_locale_chooses_the_language(run: Run, log: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "ko_KR.UTF-8")
    assert run("replay", log).out.startswith("바퀴벌레 듀얼")
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    assert run("replay", log).out.startswith("Cockroach Duel")


def test_wrong_use_of_replay(run: Run, log: Path, finished: hanpan.Match, tmp_path: Path) -> None:
    last = len(finished.entries) - 1
    wrong_use(run("replay", tmp_path / "none.jsonl"), "none.jsonl")
    wrong_use(run("replay", tmp_path), str(tmp_path))
    wrong_use(run("replay", log, "--at", str(last + 1)), f"0 to {last}")
    wrong_use(run("replay", log, "--at", "-1"), f"0 to {last}")
    wrong_use(run("replay", log, "--as", "2"), "0 to 1")
    wrong_use(run("replay", log, "--as", "me"), "me")
    wrong_use(run("replay", log, "--lang", "fr"), "ko, en")


def test_replay_of_no_log(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "other.jsonl"
    for text in (
        "",
        "[" * 100_000,
        "[]\n",
        "{}\n",
        "no json\n",
        '{"format": 1}\n',
        '{"format": 1, "game": "chess"}\n{}\n',
    ):
        file.write_text(text, encoding="utf-8")
        ran = run("replay", file)
        assert (ran.status, ran.out) == (1, "")
        assert ran.err.startswith("hanpan: ")
        assert ran.err.count("\n") == 1


def test_verify(run: Run, log: Path, finished: hanpan.Match) -> None:
    ran = run("verify", log)
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.startswith(f"valid: cockroach_duel, {len(finished.entries)} entries")
    assert finished.entries[-1].hash in ran.out
    assert run("verify", log, "--json").json == {
        "valid": True,
        "game": "cockroach_duel",
        "entries": len(finished.entries),
        "hash": finished.entries[-1].hash,
        "result": finished.result(),
    }


def test_verify_reads_standard_input(run: Run, log: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", SimpleNamespace(buffer=io.BytesIO(log.read_bytes())))
    assert run("verify", "-").status == 0


def test_verify_names_the_changed_entry(run: Run, log: Path) -> None:
    lines = log.read_bytes().split(b"\n")
    lines[8] = lines[8].replace(b'"by": "bot"', b'"by": "bet"')
    log.write_bytes(b"\n".join(lines))
    ran = run("verify", log)
    assert (ran.status, ran.out) == (1, "")
    assert ran.err.startswith("hanpan: entry 7: ")
    told = run("verify", log, "--json")
    assert told.status == 1
    assert (told.json["valid"], told.json["entry"]) == (False, 7)
    assert set(told.json) == {"valid", "entry", "why"}


def test_verify_finds_every_changed_byte(run: Run, log: Path) -> None:
    """A few hundred of them, each in its line or, for a lost line break, in the line before or after."""
    whole = log.read_bytes()
    dice = random.Random(5)
    bytes_there_may_be = (b" ", b"0", b"7", b"a", b"}", b'"', b"\n", b"\xff")
    for at in dice.sample(range(len(whole)), 250):
        other = dice.choice([byte for byte in bytes_there_may_be if byte != whole[at : at + 1]])
        log.write_bytes(whole[:at] + other + whole[at + 1 :])
        told = run("verify", log, "--json")
        assert (told.status, told.json["valid"]) == (1, False), (at, whole[at : at + 1], other)
        entry = -1 if told.json["entry"] is None else told.json["entry"]
        line = whole[:at].count(b"\n") - 1
        assert line == -1 or entry == line, (at, told.json)


def test_verify_of_an_unfinished_match(run: Run, log: Path) -> None:
    lines = log.read_text(encoding="utf-8").splitlines(keepends=True)
    log.write_text("".join(lines[:-1]), encoding="utf-8")
    ran = run("verify", log)
    assert ran.status == 1
    assert f"entry {len(lines) - 2}" in ran.err


def test_verify_of_a_match_without_its_seed(run: Run, log: Path) -> None:
    lines = log.read_text(encoding="utf-8").splitlines()
    header = json.loads(lines[0])
    del header["seed"]
    log.write_text("\n".join([json.dumps(header), *lines[1:], ""]), encoding="utf-8")
    ran = run("verify", log)
    assert ran.status == 1
    assert "seed" in ran.err


def test_verify_finds_a_dealt_hand_that_the_seed_does_not_give(run: Run, tmp_path: Path) -> None:
    """All hashes are right, and still the deal is another: a server that cheated."""
    honest = played("honest")
    deal = ["black"] + ["fly"] * 5 + ["roach"] * 4 + ["rat"] * 3 + ["toad"] * 4 + ["bat"] * 3
    chosen = [{"starter": 0}, {"deal": deal}]
    cheat = hanpan.new("cockroach_duel", seed="honest", chance=chosen, options={"target_wins": 1})
    cheat.do(0, "attack fly fly")
    cheat.do(1, "challenge")
    assert cheat.header()["commitment"] == honest.header()["commitment"]
    file = tmp_path / "cheat.jsonl"
    file.write_text(as_lines(cheat), encoding="utf-8")
    assert run("replay", file).status == 0
    ran = run("verify", file)
    assert ran.status == 1
    assert ran.err.startswith("hanpan: entry 0: ")
