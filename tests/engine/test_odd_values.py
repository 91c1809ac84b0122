"""Odd values from outside: every call answers them in one way, alike in both builds, and stays as it was."""

import json
from typing import Any

import pytest

import hanpan
from hanpan import Action, Refused
from hanpan.core.chance import Fast
from hanpan.core.kit.act import act
from hanpan.games.cockroach_duel.tables import ATTACK, BLOCK, MALFORMED
from hanpan.testing.scenario import everything

START: dict[str, Any] = {
    "round": 1,
    "wins": [0, 0],
    "starter": 0,
    "attacker": 0,
    "phase": "attack",
    "life": [3, 4],
    "hands": [["fly", "fly", "toad", "black"], ["roach", "rat", "bat", "bat"]],
    "deck": ["fly", "rat"],
    "middle": ["fly"],
}
NO_SEATS = [-1, 2, 1 << 70, -(1 << 70), True, False, 0.0, 1.0, "0", [], {}, b"", (0,)]
NO_TEXT = [5, b"x", [], {}, 1.5, True]


def loaded() -> hanpan.Match:
    return hanpan.load("cockroach_duel", position=START, seed="odd")


@pytest.mark.parametrize("seat", [*NO_SEATS, None], ids=repr)
def test_what_is_no_seat_may_do_nothing(seat: Any) -> None:
    match = loaded()
    match.do(0, "attack fly fly")
    match.do(1, "challenge")
    before = everything(match)
    assert match.legal(seat) == []
    assert match.can_undo(seat) is False
    with pytest.raises(Refused) as refused:
        match.do(seat, "pass")
    assert refused.value.code == "malformed"
    with pytest.raises(Refused):
        match.undo(seat)
    with pytest.raises(ValueError, match="not asked"):
        match.timeout(seat)
    assert everything(match) == before


@pytest.mark.parametrize("seat", NO_SEATS, ids=repr)
def test_what_is_no_seat_sees_nothing(seat: Any) -> None:
    match = loaded()
    for ask in (match.view, match.events, match.hidden, match.memory):
        with pytest.raises(ValueError, match="seat"):
            ask(seat)
    with pytest.raises(ValueError, match="seat"):
        match.resample(seat, "x")
    with pytest.raises(ValueError, match="seat"):
        match.determinize(seat, Fast(1))


def test_a_watcher_guesses_too() -> None:
    match = loaded()
    hanpan.load("cockroach_duel", position=match.resample(None, seed="x"))
    match.determinize(None, Fast(1))


@pytest.mark.parametrize("action", [None, *NO_TEXT, "", "\ud800", "pass\n", " pass", "attack\u00a0rat fly"], ids=repr)
def test_what_is_no_action_is_malformed_for_whoever_says_it(action: Any) -> None:
    match = loaded()
    for seat in (0, 1, 2):
        with pytest.raises(Refused) as refused:
            match.do(seat, action)
        assert (refused.value.code, refused.value.clause) == ("malformed", "10")


@pytest.mark.parametrize(
    "action",
    [Action("challenge", 0, None), Action("pass", 1, 0), Action("pass", 1 << 80, 0), Action("foul", 0, 0)],
    ids=str,
)
def test_an_action_of_another_make_is_malformed(action: Action) -> None:
    with pytest.raises(Refused) as refused:
        loaded().do(0, action)
    assert refused.value.code == "malformed"


@pytest.mark.parametrize("seed", NO_TEXT, ids=repr)
def test_a_seed_is_text(seed: Any) -> None:
    match = loaded()
    for call in (
        lambda: hanpan.new("cockroach_duel", seed=seed),
        lambda: hanpan.load("cockroach_duel", position=START, seed=seed),
        lambda: match.resample(0, seed=seed),
    ):
        with pytest.raises(ValueError, match="seed"):
            call()


@pytest.mark.parametrize("chance", [5, "", "abc", b"", {}, {"starter": 0}, 1.5, True], ids=repr)
def test_chance_is_a_list_of_outcomes(chance: Any) -> None:
    with pytest.raises(hanpan.ChanceError):
        hanpan.new("cockroach_duel", chance=chance, seed="x")


def test_chance_may_come_from_a_generator() -> None:
    match = hanpan.new("cockroach_duel", chance=({"starter": seat} for seat in [1]), seed="x")
    assert match.position()["starter"] == 1


def test_without_a_seed_missing_chance_is_an_error() -> None:
    with pytest.raises(hanpan.ChanceError, match="deal"):
        hanpan.new("cockroach_duel", chance=[{"starter": 0}])


@pytest.mark.parametrize("since", [None, "0", 1.5, True, []], ids=repr)
def test_events_are_asked_for_from_a_number_on(since: Any) -> None:
    with pytest.raises(ValueError, match="since"):
        loaded().events(0, since=since)


@pytest.mark.parametrize(("by", "t"), [("nobody", 0), (None, 0), (5, 0), ("bot", 1.5), ("bot", None), ("bot", True)])
def test_what_a_log_cannot_say_is_not_done(by: Any, t: Any) -> None:
    match = loaded()
    before = everything(match)
    with pytest.raises(ValueError, match=r"^(by|t):"):
        match.do(0, "pass", by=by, t=t)
    assert everything(match) == before


@pytest.mark.parametrize("options", [{1: 1}, {None: 1}, {(): 1}, 5, "overblock", [("overblock", True)]], ids=repr)
def test_options_are_a_mapping_by_name(options: Any) -> None:
    with pytest.raises(ValueError, match="options"):
        hanpan.new("cockroach_duel", options=options)


@pytest.mark.parametrize("value", [1, "true", None], ids=repr)
def test_a_switch_is_called_true_and_false(value: Any) -> None:
    with pytest.raises(ValueError, match="must be one of true, false, not"):
        hanpan.new("cockroach_duel", options={"overblock": value})


@pytest.mark.parametrize("log", [None, 5, "x", {}, {"format": 1}, [{"format": True}], [{"format": 1.0}]], ids=repr)
def test_what_is_no_log_at_all(log: Any) -> None:
    for call in (hanpan.replay, hanpan.verify):
        with pytest.raises(hanpan.LogError) as error:
            call(log)
        assert error.value.entry is None


def test_a_log_without_a_bottom() -> None:
    log = json.loads(json.dumps(loaded().log()))
    deep: list[Any] = []
    for _ in range(100_000):
        deep = [deep]
    with pytest.raises(hanpan.LogError):
        hanpan.replay([{**log[0], "note": deep}, *log[1:]])
    with pytest.raises(hanpan.LogError):
        hanpan.replay([log[0], {**log[1], "do": deep}])
    while deep:  # or Python would fall into it when it is freed
        deep = deep[0]


@pytest.mark.parametrize(
    "code", [-1, 1 << 62, 1, act(ATTACK, 0, 0o40), act(ATTACK, 6, 1), act(BLOCK, 1, 1), act(BLOCK)]
)
def test_a_number_that_is_no_action_is_malformed(code: int) -> None:
    """A handful with its fence down, a claim of no kind, a block that names one, cards laid with a pass."""
    state = loaded().state
    assert [state.check(seat, code) for seat in range(2)] == [MALFORMED, MALFORMED]


def test_a_resample_knows_no_memory() -> None:
    """Law 7: a match whose laid cards are remembered and one just loaded, equal views: equal resamples."""
    match = loaded()
    for seat, action in ((0, "attack fly fly,toad"), (1, "block bat"), (0, "accept")):
        match.do(seat, action)
    again = hanpan.load("cockroach_duel", position=match.position())
    assert again.view(0) == match.view(0)
    for n in range(20):
        assert again.resample(0, seed=f"{n}") == match.resample(0, seed=f"{n}")
