"""The greedy player of 폭발냥이: what he does where the choice is plain, and that he beats random players."""

from math import sqrt
from typing import Any

import pytest

import hanpan
from hanpan.core.bot import RandomBot
from hanpan.core.chance import Fast
from hanpan.core.playout import play
from hanpan.games.exploding_kittens.bot import Greedy


def choice(position: dict[str, Any], seat: int = 0, seed: int = 1, **rest: Any) -> str:
    """What the bot does at a position."""
    match = hanpan.load("exploding_kittens", position=position, **rest)
    code = Greedy().choose(match.hidden(seat), seat, match.memory(seat), Fast(seed))
    return match.game.notation.action(code).text


def two(mine: list[str], pile: list[str], **fields: Any) -> dict[str, Any]:
    base = {"turn": 0, "owed": 1, "from_attack": False, "alive": [True, True], "hands": [mine, ["cat5"]], "pile": pile}
    return {**base, **fields}


LONG = ["cat1"] * 4 + ["cat2"] * 4 + ["cat3"] * 4 + ["kitten"]


def test_he_draws_when_little_can_happen() -> None:
    assert choice(two(["defuse", "skip", "attack"], LONG)) == "draw"
    assert choice(two(["skip"], ["cat1", "kitten"], seen={"0": ["cat1"]})) == "draw"


def test_he_gets_out_of_the_way_of_a_kitten_he_saw() -> None:
    seen = {"0": ["kitten"]}
    assert choice(two(["skip"], ["kitten", "cat1", "cat2"], seen=seen)) == "play skip"
    assert choice(two(["attack"], ["kitten", "cat1", "cat2"], seen=seen)) == "play attack"
    assert choice(two(["shuffle"], ["kitten", "cat1", "cat2"], seen=seen)) == "play shuffle"
    attacked = two(["attack", "skip"], ["kitten", "cat1", "cat2"], seen=seen, owed=2, from_attack=True)
    assert choice(attacked) == "play attack"


def test_he_looks_before_a_dangerous_draw() -> None:
    assert choice(two(["future", "skip"], ["cat1", "cat2", "kitten"])) == "play future"
    assert choice(two(["future", "skip"], ["cat1", "kitten"], seen={"0": ["cat1"]})) == "draw"


def test_he_keeps_his_defuse() -> None:
    gift = {"kind": "give", "by": 1, "from": 0}
    position = two(["defuse", "nope", "cat1"], ["cat1", "kitten"], turn=1, pending=gift)
    assert choice(position) == "give cat1"
    assert choice(two(["defuse"], ["cat1", "kitten"], turn=1, pending=gift)) == "give defuse"


def test_he_hides_a_kitten_where_the_other_draws_it() -> None:
    position = two([], ["cat1"] * 4 + ["cat2"] * 4, pending={"kind": "place", "by": 0})
    placed = [choice(position, seed=seed) for seed in range(100)]
    assert placed.count("place 0") > 50
    assert len(set(placed)) > 3
    owing = two([], ["cat1"] * 4, owed=3, from_attack=True, pending={"kind": "place", "by": 0})
    assert all(int(choice(owing, seed=seed).split()[1]) >= 2 for seed in range(100))


def window(card: str, target: int | None, mine: list[str], **fields: Any) -> dict[str, Any]:
    play = {"by": 1, "kind": "single", "card": card, "target": target, "name": None}
    pending = {"kind": "window", "play": play, "nopes": 0, "last": 1, "passed": []}
    base = {"turn": 1, "discard": [card], "pending": pending}
    return two(mine, ["kitten", "cat1"], **{**base, **fields})


def test_he_nopes_what_hurts_him() -> None:
    assert choice(window("attack", None, ["nope"])) == "nope"
    assert choice(window("attack", None, ["cat1"])) == "pass"
    assert choice(window("future", None, ["nope"])) == "pass"
    assert choice(window("favor", 0, ["nope", "defuse"])) == "nope"
    assert choice(window("favor", 0, ["nope", "defuse", "cat3"])) == "pass"
    assert choice(window("skip", None, ["nope"], seen={"0": ["kitten"]})) == "nope"
    assert choice(window("skip", None, ["nope"])) == "pass"


def rate(seats: int, matches: int) -> float:
    """How often one greedy player wins among random ones."""
    game = hanpan.game("exploding_kittens")
    options = game.check_options({})
    state, hidden = game.new_state(seats, options), game.new_state(seats, options)
    memories = [game.new_memory(seat) for seat in range(seats)]
    chance, choices = Fast(seats), Fast(99)
    won = 0
    for number in range(matches):
        bots = [Greedy() if seat == number % seats else RandomBot() for seat in range(seats)]
        play(state, hidden, bots, memories, chance, choices)
        won += state.score(number % seats)
    return won / matches


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_he_beats_random_players(seats: int) -> None:
    matches = 120
    fair_share = 1 / seats
    assert rate(seats, matches) > fair_share + 4 * sqrt(fair_share * (1 - fair_share) / matches)
