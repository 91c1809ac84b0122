"""Logs whose hashes all fit, but which no match of these rules has written."""

import json
from collections.abc import Callable
from hashlib import blake2b
from typing import Any

import pytest

import hanpan
from hanpan import LogError

Log = list[dict[str, Any]]
POSITION: dict[str, Any] = {
    "round": 1,
    "wins": [0, 0],
    "starter": 0,
    "attacker": 0,
    "phase": "attack",
    "life": [3, 4],
    "hands": [["fly", "fly", "toad", "black"], ["roach", "rat", "bat", "bat"]],
    "deck": ["fly", "rat"],
}


def chained(log: Log) -> Log:
    """The log with every hash made anew, by nothing but hashlib and json."""
    header, entries = log[0], log[1:]

    def digest(before: bytes, value: Any) -> str:
        canonical = json.dumps(value, ensure_ascii=False, sort_keys=True, separators=(",", ":")).encode()
        return blake2b(before + canonical, digest_size=16).hexdigest()

    before = digest(b"", {k: v for k, v in header.items() if k != "seed"})
    written: Log = [header]
    for entry in entries:
        bare = {k: v for k, v in entry.items() if k != "hash"}
        before = digest(bytes.fromhex(before), bare)
        written.append({**bare, "hash": before})
    return written


def played() -> Log:
    """A match of one round win: the attacker passes, takes it back, attacks with a lie and is challenged."""
    options = {"target_wins": 1}
    match = hanpan.load("cockroach_duel", position=POSITION, options=options, seed="honest")
    match.do(0, "pass")
    match.undo(0)
    match.do(0, "attack rat fly,toad", by="bot", t=5)
    match.do(1, "challenge", by="clock")
    assert match.result() is not None
    return [dict(line) for line in json.loads(json.dumps(match.log()))]


def test_an_honest_log_is_chained_as_the_contract_says() -> None:
    log = played()
    assert chained(log) == log
    assert hanpan.verify(log).log() == log


def header(**fields: Any) -> Callable[[Log], None]:
    return lambda log: log[0].update(fields)


def entry(place: int, **fields: Any) -> Callable[[Log], None]:
    return lambda log: log[place + 1].update(fields)


def pop(n: int, name: str) -> Callable[[Log], None]:
    return lambda log: log[n].pop(name)


def appended(**fields: Any) -> Callable[[Log], None]:
    return lambda log: log.append({"n": 5, "seat": 0, "do": "pass", "chance": [], "by": "player", "t": 0} | fields)


FORGED: dict[str, tuple[Callable[[Log], None], int | None]] = {
    "a header that says more": (header(note="x"), None),
    "a header that leaves options out": (header(options={}), None),
    "options of another match": (header(options={"target_wins": 9}), None),
    "options null": (header(options=None), None),
    "another game": (header(game="chess"), None),
    "a game that is no text": (header(game=["cockroach_duel"]), None),
    "other rules": (header(rules_version="0"), None),
    "other rules, as a number": (header(rules_version=1), None),
    "seats as a switch": (header(seats=True), None),
    "three seats": (header(seats=3), None),
    "a format as a switch": (header(format=True), None),
    "another commitment": (header(commitment="00" * 32), None),
    "no commitment": (pop(0, "commitment"), None),
    "another position": (header(position={**POSITION, "life": [4, 4]}), None),
    "a position no mapping": (header(position=[]), None),
    "a seed no mapping": (header(seed="00"), None),
    "a set-up of somebody": (entry(0, seat=0), 0),
    "a set-up with an action": (entry(0, do="pass"), 0),
    "a set-up by a player": (entry(0, by="player"), 0),
    "a set-up with chance": (entry(0, chance=[{"starter": 0}]), 0),
    "an action of nobody": (entry(1, seat=None), 1),
    "an action by nobody": (entry(1, by=None), 1),
    "an action by a stranger": (entry(1, by="cat"), 1),
    "a seat as a switch": (entry(1, seat=False), 1),
    "a seat as text": (entry(1, seat="0"), 1),
    "a seat that is none": (entry(1, seat=7), 1),
    "no action": (entry(1, do=None), 1),
    "an action as a number": (entry(1, do=3), 1),
    "an action that is none": (entry(1, do="fly"), 1),
    "a time as text": (entry(1, t="noon"), 1),
    "a time as a switch": (entry(1, t=False), 1),
    "another number": (entry(1, n=2), 1),
    "a number as a switch": (entry(1, n=True), 1),
    "an undo of the other": (entry(2, seat=1), 2),
    "an undo too far": (entry(2, undo=1), 2),
    "an undo to a switch": (entry(2, undo=False), 2),
    "an undo by nobody": (entry(2, by=None), 2),
    "an undo with an action": (entry(2, do="pass"), 2),
    "chance that was not asked": (entry(3, chance=[{"starter": 0}]), 3),
    "chance null": (entry(3, chance=None), 3),
    "chance as a mapping": (entry(3, chance={"starter": 0}), 3),
    "an entry that says more": (entry(3, note="x"), 3),
    "not this seat's turn": (entry(4, seat=0), 4),
    "not in this phase": (entry(4, do="accept"), 4),
    "an action after the end": (appended(), 5),
    "an undo after the end": (lambda log: log.append({"n": 5, "seat": 1, "undo": 3, "by": "player", "t": 0}), 5),
}


@pytest.mark.parametrize("name", FORGED)
def test_a_forged_log_is_found_and_its_entry_named(name: str) -> None:
    log = played()
    forge, wrong = FORGED[name]
    forge(log)
    forged = chained(log)
    for call in (hanpan.replay, hanpan.verify):
        with pytest.raises(LogError) as error:
            call(forged)
        assert error.value.entry == wrong


def test_what_is_written_beside_an_entry_is_found() -> None:
    """No hash covers it, and still the log is not as it was."""
    log = played()
    log[3]["note"] = "x"
    with pytest.raises(LogError) as error:
        hanpan.replay(log)
    assert error.value.entry == 2
