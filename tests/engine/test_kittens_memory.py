"""What a player of 폭발냥이 remembers: never more than the truth, and all that he was told."""

import random
from collections import Counter
from typing import Any

import pytest

import hanpan
from hanpan.core.chance import Fast
from hanpan.core.kit.fan import fan, kinds_of, several, within
from hanpan.games.exploding_kittens.memory import KittensMemory
from hanpan.games.exploding_kittens.words import CARD_WORDS


def held(match: hanpan.Match, seat: int, other: int) -> list[str]:
    """The cards that a seat knows another to hold."""
    memory = match.memory(seat)
    assert isinstance(memory, KittensMemory)
    return [CARD_WORDS[kind] for kind in kinds_of(memory.held[other])]


def guesses(match: hanpan.Match, seat: int, n: int = 40) -> list[dict[str, Any]]:
    """What the seat believes in, by what it sees and remembers."""
    return [match.game.notation.position(match.determinize(seat, Fast(k))) for k in range(n)]


def three(**fields: Any) -> dict[str, Any]:
    return {
        "turn": 0,
        "owed": 1,
        "from_attack": False,
        "alive": [True, True, True],
        "hands": [["favor", "skip"], ["nope", "attack", "cat1"], ["cat2", "cat2", "cat3"]],
        "pile": ["skip", "cat4", "kitten", "kitten", "cat5", "cat5", "future"],
        **fields,
    }


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_memory_never_says_more_than_is_true(seats: int) -> None:
    dice = random.Random(seats)
    for number in range(12):
        match = hanpan.new("exploding_kittens", seats=seats, seed=f"memory {number}")
        while match.to_act():
            seat = dice.choice(match.to_act())
            match.do(seat, dice.choice(match.legal(seat)))
            hands = [fan([CARD_WORDS.index(card) for card in hand]) for hand in match.position()["hands"]]
            for seat in range(seats):
                for other in range(seats):
                    memory = match.memory(seat)
                    assert isinstance(memory, KittensMemory)
                    assert within(memory.held[other], hands[other]), (seat, other)
                    assert other != seat or memory.held[other] == 0


def test_everybody_is_known_to_begin_with_a_defuse() -> None:
    match = hanpan.new("exploding_kittens", seats=4, seed="defuses")
    assert [held(match, 0, other) for other in range(4)] == [[], ["defuse"], ["defuse"], ["defuse"]]
    assert all("defuse" in hand for guess in guesses(match, 2) for hand in guess["hands"])
    for number in range(40):  # seen on the table too, as long as nobody played anything
        assert all("defuse" in hand for hand in match.resample(1, str(number))["hands"])


def test_a_gift_is_remembered_by_giver_and_taker_alone() -> None:
    match = hanpan.load("exploding_kittens", position=three(), seed="x")
    for seat, action in ((0, "play favor @1"), (1, "pass"), (2, "pass"), (1, "give nope")):
        match.do(seat, action)
    assert held(match, 1, 0) == ["nope"]
    assert held(match, 2, 0) == []
    assert all("nope" in guess["hands"][0] for guess in guesses(match, 1))
    assert not all("nope" in guess["hands"][0] for guess in guesses(match, 2))


def test_a_played_card_is_known_no_longer() -> None:
    position = three(hands=[["favor", "skip"], ["nope", "attack", "cat1"], ["skip"]])
    match = hanpan.load("exploding_kittens", position=position, seed="x")
    for seat, action in ((0, "play favor @1"), (1, "pass"), (2, "pass"), (1, "give attack")):
        match.do(seat, action)
    assert held(match, 1, 0) == ["attack"]
    match.do(0, "play attack")
    assert held(match, 1, 0) == []


def test_a_named_card_is_remembered_by_all() -> None:
    position = three(hands=[["cat3", "cat3", "cat3"], ["nope", "attack"], ["cat2"]])
    match = hanpan.load("exploding_kittens", position=position, seed="x")
    for seat, action in ((0, "triple cat3 @1 nope"), (1, "pass"), (2, "pass")):
        match.do(seat, action)
    assert held(match, 1, 0) == held(match, 2, 0) == ["nope"]
    assert held(match, 0, 1) == []


def test_who_saw_the_top_card_knows_who_drew_it() -> None:
    position = three(turn=2, hands=[["skip"], ["nope"], ["future", "skip"]])
    match = hanpan.load("exploding_kittens", position=position, seed="x")
    for seat, action in ((2, "play future"), (0, "pass"), (1, "pass"), (2, "draw"), (0, "draw")):
        match.do(seat, action)
    assert held(match, 2, 0) == ["cat4"]
    assert held(match, 1, 0) == []
    assert match.events(2)[-2] == {"e": len(match.events(2)) - 2, "type": "drew", "seat": 0}
    assert all("cat4" in guess["hands"][0] for guess in guesses(match, 2))


def test_an_unknown_loss_may_have_been_any_card() -> None:
    memory = KittensMemory(2)
    memory.got(0, 6)
    memory.got(0, 6)
    memory.got(0, 1)
    memory.handed_over(0, 1, 14)
    assert kinds_of(memory.held[0]) == [6]
    assert kinds_of(memory.held[1]) == []


def test_a_foreign_memory_counts_for_nothing() -> None:
    match = hanpan.load("exploding_kittens", position=three(), seed="x")
    memory = KittensMemory(0)
    memory.held[1] = several(6, 7)
    memory.held[2] = fan([8, 8, 8, 8])
    for k in range(20):
        guess = match.game.notation.position(match.determinize(0, Fast(k), memory))
        assert [len(hand) for hand in guess["hands"]] == [2, 3, 3]
        hanpan.load("exploding_kittens", position=guess)


def test_guesses_keep_what_was_seen_and_deal_the_rest_evenly() -> None:
    match = hanpan.load("exploding_kittens", position=three(seen={"0": ["skip", {"hidden": 1}, "kitten"]}), seed="x")
    drawn: Counter[str] = Counter()
    for guess in guesses(match, 0, 3000):
        assert guess["pile"][0] == "skip"
        assert guess["pile"][2] == "kitten"
        assert guess["pile"].count("kitten") == 2
        assert guess["hands"][0] == ["skip", "favor"]
        drawn[guess["pile"][1]] += 1
    assert abs(drawn["kitten"] - 3000 / 5) < 4 * 22  # one of five hidden places, four sigma
    assert drawn["nope"] > drawn["favor"] > 0
