"""폭발냥이 at a table: what is done for an absent player, how questions are numbered, and that nothing is undone."""

from typing import Any

import pytest

import hanpan


def position(**fields: Any) -> dict[str, Any]:
    return {
        "turn": 0,
        "owed": 1,
        "from_attack": False,
        "alive": [True, True, True],
        "hands": [["favor", "nope"], ["defuse", "nope", "cat3", "cat4"], ["nope"]],
        "pile": ["cat1", "kitten", "cat2", "cat5", "kitten"],
        **fields,
    }


def load(**fields: Any) -> hanpan.Match:
    return hanpan.load("exploding_kittens", position=position(**fields), seed="x")


GIVES: list[tuple[list[str], str]] = [
    (["defuse"], "defuse"),
    (["defuse", "nope"], "nope"),
    (["defuse", "attack", "nope"], "attack"),
    (["attack", "skip"], "skip"),
    (["skip", "favor"], "favor"),
    (["favor", "future"], "future"),
    (["future", "shuffle"], "shuffle"),
    (["shuffle", "cat5"], "cat5"),
    (["cat5", "cat2"], "cat2"),
]  # fmt: skip


@pytest.mark.parametrize(("hand", "card"), GIVES)
def test_an_absent_player_gives_what_helps_least(hand: list[str], card: str) -> None:
    match = load(hands=[[], hand, []], pending={"kind": "give", "by": 0, "from": 1})
    assert str(match.timeout(1)) == f"give {card}"


def test_an_absent_player_draws_and_passes() -> None:
    match = load()
    assert str(match.timeout(0)) == "draw"
    match.do(0, "play favor @1")
    assert [str(match.timeout(seat)) for seat in match.to_act()] == ["pass", "pass"]


def test_an_absent_player_hides_a_kitten_in_the_middle() -> None:
    match = load(pile=["cat1", "cat2", "cat5", "kitten"], pending={"kind": "place", "by": 0})
    assert str(match.timeout(0)) == "place 2"
    match = load(pile=["kitten"], pending={"kind": "place", "by": 0})
    assert str(match.timeout(0)) == "place 0"


def test_the_question_changes_with_every_nope_and_with_no_pass() -> None:
    match = load()
    match.do(0, "play favor @1")
    asked = match.question()
    match.do(2, "pass")
    assert match.question() == asked
    match.do(1, "nope")
    again = match.question()
    assert again != asked
    match.do(0, "nope")
    assert match.question() not in (asked, again)


def test_only_a_nope_window_is_a_window() -> None:
    match = load()
    asked = [match.state.in_window()]
    for seat, action in ((0, "play favor @1"), (1, "pass"), (2, "pass"), (1, "give nope"), (0, "draw")):
        match.do(seat, action)
        asked.append(match.state.in_window())
    assert asked == [False, True, True, False, False, False]


def test_nothing_is_undone() -> None:
    match = load(hands=[["favor", "nope"], ["defuse", "nope"], ["future"]])
    for seat, action in ((0, "play favor @1"), (2, "pass"), (1, "nope"), (0, "nope"), (1, "pass"), (2, "pass")):
        match.do(seat, action)
        assert not any(match.can_undo(other) for other in range(3))
    match.do(1, "give defuse")
    assert not match.can_undo(1)
    match.do(0, "draw")
    assert not match.can_undo(0)


def test_the_window_s_length_is_the_option() -> None:
    game = hanpan.game("exploding_kittens")
    assert game.window(game.check_options({})) == 6
    assert game.window(game.check_options({"nope_seconds": 30})) == 30
    for seconds in (2, 31, "6", True, 6.0):
        with pytest.raises(ValueError, match="nope_seconds"):
            game.check_options({"nope_seconds": seconds})
