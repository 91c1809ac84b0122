"""Positions that can be loaded, and those that cannot: each is refused by the name of its field."""

import copy
from typing import Any

import pytest

import hanpan

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
    "attack": None,
    "block": None,
    "passes": 0,
}
RESPONSE = {
    **START,
    "phase": "response",
    "hands": [["fly", "toad"], ["roach", "rat", "bat", "bat"]],
    "attack": {"claim": "rat", "cards": ["fly", "black"]},
}
REVIEW = {
    **RESPONSE,
    "phase": "review",
    "hands": [["fly", "toad"], ["roach", "rat", "bat"]],
    "block": {"claim": "bat", "cards": ["bat"]},
}
OVER = {**START, "phase": "over", "round": 3, "wins": [3, 0]}
FLIES = {**START, "hands": [["fly"] * 4] * 2, "deck": ["fly"] * 20, "middle": ["fly"] * 20}


def load(position: Any, **rest: Any) -> hanpan.Match:
    return hanpan.load("cockroach_duel", position=position, **rest)


def changed(base: dict[str, Any], **fields: Any) -> dict[str, Any]:
    return {**copy.deepcopy(base), **fields}


def without(base: dict[str, Any], name: str) -> dict[str, Any]:
    return {key: value for key, value in base.items() if key != name}


NEEDED = ("round", "wins", "starter", "attacker", "phase", "life", "hands")
BAD: list[tuple[str, Any, str]] = [
    ("no mapping", [], "position"),
    ("nothing", None, "position"),
    ("text", "attack", "position"),
    ("an unknown field", changed(START, colour="red"), "colour"),
    ("a view's field", changed(START, to_act=[0]), "to_act"),
    ("a field that is no text", {**START, 3: 4}, "3"),
    *[(f"no {name}", without(START, name), name) for name in NEEDED],
    ("round 0", changed(START, round=0), "round"),
    ("round as text", changed(START, round="1"), "round"),
    ("round true", changed(START, round=True), "round"),
    ("round 1.0", changed(START, round=1.0), "round"),
    ("round null", changed(START, round=None), "round"),
    ("round beyond all numbers", changed(START, round=1 << 70), "round"),
    ("three wins for two", changed(START, wins=[0, 0, 0]), "wins"),
    ("one win for two", changed(START, wins=[0]), "wins"),
    ("negative wins", changed(START, wins=[0, -1]), "wins"),
    ("wins beyond the target", changed(START, wins=[4, 0]), "wins"),
    ("wins as switches", changed(START, wins=[False, True]), "wins"),
    ("wins as a mapping", changed(START, wins={"0": 0, "1": 0}), "wins"),
    ("starter 2", changed(START, starter=2), "starter"),
    ("starter -1", changed(START, starter=-1), "starter"),
    ("starter null", changed(START, starter=None), "starter"),
    ("starter true", changed(START, starter=True), "starter"),
    ("attacker 2", changed(START, attacker=2), "attacker"),
    ("an unknown phase", changed(START, phase="battle"), "phase"),
    ("phase null", changed(START, phase=None), "phase"),
    ("phase as a number", changed(START, phase=0), "phase"),
    ("eight life", changed(START, life=[4, 4]), "life"),
    ("six life", changed(START, life=[3, 3]), "life"),
    ("negative life", changed(START, life=[8, -1]), "life"),
    ("life of one", changed(START, life=[7]), "life"),
    ("half a life", changed(START, life=[3.5, 3.5]), "life"),
    ("a round decided by life", changed(START, life=[7, 0]), "life"),
    ("a hand of five", changed(START, hands=[["fly"] * 5, []], deck=[], middle=[]), "hands"),
    ("an unknown card", changed(START, hands=[["ant"], []]), "hands"),
    ("a hidden hand", changed(START, hands=[["fly"], {"hidden": 4}]), "hands"),
    ("a hand of text", changed(START, hands=["fly", "roach"]), "hands"),
    ("three hands", changed(START, hands=[[], [], []]), "hands"),
    ("one hand", changed(START, hands=[[]]), "hands"),
    ("a card null", changed(START, hands=[[None], []]), "hands"),
    ("two black cards", changed(START, deck=["black"]), "black"),
    ("six flies", changed(START, deck=["fly"] * 3), "fly"),
    ("five roaches", changed(START, middle=["roach"] * 4), "roach"),
    ("four rats", changed(START, deck=["rat"] * 3), "rat"),
    ("five toads", changed(START, deck=["toad"] * 4), "toad"),
    ("four bats", changed(START, middle=["bat"] * 2), "bat"),
    ("flies for ten boxes", FLIES, "48 times fly"),
    ("flies for eight boxes", changed(FLIES, deck=["fly"] * 12), "40 times fly"),
    ("too many in the deck", changed(START, deck=["rat"] * 3), "deck"),
    ("too many in the middle", changed(START, middle=["black"]), "middle"),
    ("too many laid", changed(RESPONSE, deck=["black"]), "attack.cards"),
    ("a deck of hundreds", changed(START, deck=["fly"] * 500), "deck"),
    ("a middle of hundreds", changed(START, middle=["fly"] * 500), "middle"),
    ("an unknown card in the deck", changed(START, deck=["cat"]), "deck"),
    ("a hidden deck", changed(START, deck={"hidden": 2}), "deck"),
    ("a counted middle", changed(START, middle={"hidden": 1, "black": 0}), "middle"),
    ("deck null", changed(START, deck=None), "deck"),
    ("passes 2 in an attack", changed(START, passes=2), "passes"),
    ("passes 3", changed(START, passes=3), "passes"),
    ("passes -1", changed(START, passes=-1), "passes"),
    ("passes true", changed(START, passes=True), "passes"),
    ("a pass in a response", changed(RESPONSE, passes=1), "passes"),
    ("an attack in the phase attack", changed(RESPONSE, phase="attack"), "attack"),
    ("no attack in a response", changed(RESPONSE, attack=None), "attack"),
    ("no attack in a review", changed(REVIEW, attack=None), "block"),
    ("an attack without cards", changed(RESPONSE, attack={"claim": "rat", "cards": []}), "attack.cards"),
    ("an attack without a claim", changed(RESPONSE, attack={"cards": ["fly"]}), "attack.claim"),
    ("an attack only counted", changed(RESPONSE, attack={"claim": "rat", "count": 2}), "attack"),
    ("an attack told twice", changed(RESPONSE, attack={"claim": "rat", "cards": ["fly"], "count": 1}), "attack.count"),
    ("an attack of toads", changed(RESPONSE, attack={"claim": "toad", "cards": ["fly"]}), "attack.claim"),
    ("an attack of black", changed(RESPONSE, attack={"claim": "black", "cards": ["fly"]}), "attack.claim"),
    ("an attack as a list", changed(RESPONSE, attack=["fly"]), "attack"),
    ("an attack of an unknown card", changed(RESPONSE, attack={"claim": "rat", "cards": ["ant"]}), "attack.cards"),
    ("hand and attack of five", changed(RESPONSE, hands=[["fly", "fly", "toad"], []]), "hands"),
    ("no block in a review", changed(REVIEW, block=None), "block"),
    ("a block in a response", changed(REVIEW, phase="response"), "block"),
    ("a block in an attack", changed(REVIEW, phase="attack"), ""),
    ("a toad against rats", changed(REVIEW, block={"claim": "toad", "cards": ["bat"]}), "block.claim"),
    ("a rat as a blocker", changed(REVIEW, block={"claim": "rat", "cards": ["bat"]}), "block.claim"),
    ("a block without cards", changed(REVIEW, block={"claim": "bat", "cards": []}), "block.cards"),
    ("hand and block of five", changed(REVIEW, hands=[[], ["roach", "rat", "toad", "bat"]]), "hands"),
    ("decided, but not over", changed(START, wins=[3, 0]), "phase"),
    ("decided for both", changed(OVER, wins=[3, 3]), "wins"),
    ("over, but not decided", changed(START, phase="over"), "wins"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("position", "field"), [(one, field) for _, one, field in BAD], ids=[name for name, _, _ in BAD]
)
def test_a_position_that_cannot_be_is_refused_by_its_field(position: Any, field: str) -> None:
    with pytest.raises(ValueError) as error:
        load(position)
    assert field in str(error.value)


def test_a_block_larger_than_the_attack_needs_the_option() -> None:
    large = changed(
        REVIEW,
        hands=[[], []],
        attack={"claim": "rat", "cards": ["rat"]},
        block={"claim": "bat", "cards": ["bat", "bat"]},
    )
    load(large)
    with pytest.raises(ValueError, match=r"block\.cards"):
        load(large, options={"overblock": False})


def test_wins_are_measured_by_the_option() -> None:
    load(changed(START, wins=[3, 4], round=8), options={"target_wins": 5})
    with pytest.raises(ValueError, match="phase"):
        load(changed(START, wins=[1, 0], round=2), options={"target_wins": 1})


@pytest.mark.parametrize("position", [START, RESPONSE, REVIEW, OVER], ids=["attack", "response", "review", "over"])
def test_a_position_that_can_be_is_loaded_as_it_is(position: dict[str, Any]) -> None:
    before = copy.deepcopy(position)
    match = load(position)
    assert match.position() == position == before


def test_what_is_empty_may_be_left_out() -> None:
    short = {key: value for key, value in START.items() if key not in ("deck", "middle", "attack", "block", "passes")}
    assert load(short).position() == changed(START, deck=[], middle=[])
