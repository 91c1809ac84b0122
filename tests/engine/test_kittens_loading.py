"""Positions of 폭발냥이 that can be loaded, and those that cannot: each is refused by the name of its field."""

import copy
from typing import Any

import pytest

import hanpan

START: dict[str, Any] = {
    "turn": 0,
    "owed": 1,
    "from_attack": False,
    "alive": [True, True, True],
    "hands": [["favor", "nope"], ["defuse", "cat1"], ["cat1", "cat1", "cat1"]],
    "pile": ["skip", "kitten", "attack", "kitten"],
    "out": [],
    "discard": ["favor", "nope", "nope"],
    "out_of_game": ["kitten", "kitten", "defuse"],
    "pending": None,
    "seen": {},
}
DEAD = {
    **START,
    "alive": [True, False, True],
    "hands": [["nope"], [], ["cat1"]],
    "pile": ["skip", "kitten"],
    "out": [1],
}
PLAY = {"by": 0, "kind": "single", "card": "favor", "target": 1, "name": None}
WINDOW = {"kind": "window", "play": PLAY, "nopes": 0, "last": 0, "passed": [2]}
OVER = {
    **DEAD,
    "turn": None,
    "owed": 0,
    "alive": [True, False, False],
    "hands": [[], [], []],
    "pile": [],
    "out": [1, 2],
}


def load(position: Any, **rest: Any) -> hanpan.Match:
    return hanpan.load("exploding_kittens", position=position, **rest)


def changed(base: dict[str, Any], **fields: Any) -> dict[str, Any]:
    return {**copy.deepcopy(base), **fields}


def without(base: dict[str, Any], name: str) -> dict[str, Any]:
    return {key: value for key, value in base.items() if key != name}


def window(**fields: Any) -> dict[str, Any]:
    return changed(START, pending={**WINDOW, **fields})


def play(**fields: Any) -> dict[str, Any]:
    return window(play={**PLAY, **fields})


GOOD: list[tuple[str, dict[str, Any]]] = [
    ("the start", START),
    ("one of three is out", DEAD),
    ("the end", OVER),
    ("a window", window()),
    ("a nope in the window", window(nopes=1, last=2, passed=[])),
    ("a nope on the own play", window(nopes=2, last=0, passed=[])),
    ("a gift", changed(START, pending={"kind": "give", "by": 0, "from": 2})),
    ("a placement", changed(START, pile=["skip", "kitten"], pending={"kind": "place", "by": 0})),
    ("knowledge", changed(START, seen={"0": ["skip", {"hidden": 2}, "kitten"], "2": [{"hidden": 1}, "kitten"]})),
    ("a late attack", changed(START, owed=6, from_attack=True)),
]  # fmt: skip


@pytest.mark.parametrize("position", [one for _, one in GOOD], ids=[name for name, _ in GOOD])
def test_a_legal_position_is_loaded_as_it_is(position: dict[str, Any]) -> None:
    assert load(position).position() == position


def test_what_may_be_left_out_has_its_empty_value() -> None:
    bare = {key: START[key] for key in ("turn", "owed", "from_attack", "alive", "hands", "pile")}
    assert load(bare).position() == changed(START, discard=[])
    dead = without(changed(OVER, alive=[False, True, False]), "out")
    assert load(dead).position()["out"] == [0, 2]


def test_seats_as_numbers_and_fewer_cards_out_of_the_game() -> None:
    position = changed(START, seen={0: ["skip"]}, out_of_game=[])
    assert load(position).position() == changed(START, seen={"0": ["skip"]})


NEEDED = ("turn", "owed", "from_attack", "alive", "hands", "pile")
BAD: list[tuple[str, Any, str]] = [
    ("no mapping", [], ""),
    ("nothing", None, ""),
    ("an unknown field", changed(START, colour="red"), "colour"),
    ("a view's field", changed(START, to_act=[0]), "to_act"),
    *[(f"no {name}", without(START, name), name) for name in NEEDED],
    ("turn 3", changed(START, turn=3), "turn"),
    ("turn -1", changed(START, turn=-1), "turn"),
    ("turn true", changed(START, turn=True), "turn"),
    ("turn as text", changed(START, turn="0"), "turn"),
    ("nobody's turn, though three live", changed(START, turn=None), "turn"),
    ("the turn of a dead one", changed(DEAD, turn=1), "turn"),
    ("owed 0", changed(START, owed=0), "owed"),
    ("owed null", changed(START, owed=None), "owed"),
    ("owed 9", changed(START, owed=9, from_attack=True), "owed"),
    ("owed 1.0", changed(START, owed=1.0), "owed"),
    ("owed 2 without an attack", changed(START, owed=2), "owed"),
    ("from_attack 0", changed(START, from_attack=0), "from_attack"),
    ("from_attack null", changed(START, from_attack=None), "from_attack"),
    ("alive of one", changed(START, alive=[True]), "alive"),
    ("alive of six", changed(START, alive=[True] * 6), "alive"),
    ("alive as numbers", changed(START, alive=[1, 1, 1]), "alive[0]"),
    ("all dead", changed(OVER, alive=[False] * 3, out=[0, 1, 2]), "alive"),
    ("decided, but somebody's turn", changed(OVER, turn=0), "turn"),
    ("decided, but pending", changed(OVER, pending={"kind": "place", "by": 0}), "pending"),
    ("out names the living", changed(DEAD, out=[0]), "out"),
    ("out too short", changed(DEAD, out=[]), "out"),
    ("out twice", changed(OVER, out=[1, 1]), "out"),
    ("out null", changed(START, out=None), "out"),
    ("two hands", changed(START, hands=[[], []]), "hands"),
    ("a hidden hand", changed(START, hands=[[], {"hidden": 2}, []]), "hands[1]"),
    ("an unknown card", changed(START, hands=[["dog"], [], []]), "hands[0][0]"),
    ("a card null", changed(START, hands=[[None], [], []]), "hands[0][0]"),
    ("a kitten in a hand", changed(START, hands=[[], [], ["kitten"]]), "hands[2]"),
    ("a dead hand", changed(DEAD, hands=[[], ["nope"], []]), "hands[1]"),
    ("five of a cat", changed(START, hands=[[], [], ["cat1"] * 5]), "hands[2]"),
    ("five of a cat in all", changed(START, discard=["cat1"]), "hands"),
    ("six defuses, one of them out", changed(START, discard=["defuse"] * 5), "hands"),
    ("hundreds of cards", changed(START, discard=["nope"] * 500), "discard"),
    ("a hidden pile", changed(START, pile={"hidden": 4}), "pile"),
    ("an unknown card in the pile", changed(START, pile=["dog"]), "pile[0]"),
    ("a pile without kittens", changed(START, pile=["skip"]), "pile"),
    ("one kitten too few", changed(START, pile=["skip", "kitten"]), "pile"),
    ("one kitten too many", changed(START, pile=["kitten"] * 3), "pile"),
    ("more kittens than four", changed(START, discard=["kitten"]), "hands"),
    ("five kittens in a place", changed(START, discard=["kitten"] * 5), "discard"),
    ("discard null", changed(START, discard=None), "discard"),
    ("three kittens out of the game", changed(START, out_of_game=["kitten"] * 3 + ["defuse"]), "out_of_game"),
    ("a skip out of the game", changed(START, out_of_game=["kitten", "kitten", "defuse", "skip"]), "out_of_game"),
    ("out_of_game null", changed(START, out_of_game=None), "out_of_game"),
    ("pending as text", changed(START, pending="window"), "pending"),
    ("pending without a kind", changed(START, pending={"by": 0}), "pending"),
    ("pending of an unknown kind", changed(START, pending={"kind": "steal", "by": 0}), "pending.kind"),
    ("a window without a play", changed(START, pending=without(WINDOW, "play")), "pending.play"),
    ("a window with a strange field", window(by=0), "pending.by"),
    ("six nopes", window(nopes=6, last=1), "pending.nopes"),
    ("nopes -1", window(nopes=-1), "pending.nopes"),
    ("the latest card another's, though nobody noped", window(last=1), "pending.last"),
    ("the first nope on the own play", window(nopes=1, last=0, passed=[]), "pending.last"),
    ("last 3", window(nopes=1, last=3), "pending.last"),
    ("nopes that lie nowhere", window(nopes=2, last=0, passed=[]) | {"discard": ["favor", "nope"]}, "discard"),
    ("a play that lies nowhere", changed(window(), discard=[]), "discard"),
    ("passed twice", window(passed=[2, 2]), "pending.passed[1]"),
    ("who played has passed", window(passed=[0]), "pending.passed[0]"),
    ("passed 3", window(passed=[3]), "pending.passed[0]"),
    ("all have passed", window(passed=[1, 2]), "pending.passed"),
    ("passed null", window(passed=None), "pending.passed"),
    ("another's play", play(by=1), "pending.play.by"),
    ("an unknown kind of play", play(kind="four"), "pending.play.kind"),
    ("a cat alone", play(card="cat1", target=None), "pending.play.card"),
    ("a defuse alone", play(card="defuse", target=None), "pending.play.card"),
    ("a nope alone", play(card="nope", target=None), "pending.play.card"),
    ("a pair of kittens", play(kind="pair", card="kitten"), "pending.play.card"),
    ("a favor at nobody", play(target=None), "pending.play.target"),
    ("a favor at oneself", play(target=0), "pending.play.target"),
    ("a favor at seat 3", play(target=3), "pending.play.target"),
    ("a skip at somebody", play(card="skip"), "pending.play.target"),
    ("a favor with a name", play(name="nope"), "pending.play.name"),
    ("a triple without a name", play(kind="triple"), "pending.play.name"),
    ("a triple for a kitten", play(kind="triple", name="kitten"), "pending.play.name"),
    ("a pair with one card laid", play(kind="pair"), "discard"),
    ("a play without a card", window(play=without(PLAY, "card")), "pending.play.card"),
    ("a gift of oneself", changed(START, pending={"kind": "give", "by": 0, "from": 0}), "pending.from"),
    ("a gift for another", changed(START, pending={"kind": "give", "by": 1, "from": 2}), "pending.by"),
    ("a gift of no hand", changed(START, hands=[[]] * 3, pending={"kind": "give", "by": 0, "from": 2}), "pending.from"),
    ("a gift of the dead", changed(DEAD, pending={"kind": "give", "by": 0, "from": 1}), "pending.from"),
    ("another's placement", changed(START, pile=["kitten"], pending={"kind": "place", "by": 1}), "pending.by"),
    ("a placement with all kittens in the pile", changed(START, pending={"kind": "place", "by": 0}), "pile"),
    ("a placement with a depth", changed(START, pending={"kind": "place", "by": 0, "depth": 0}), "pending.depth"),
    ("seen as a list", changed(START, seen=[["skip"]]), "seen"),
    ("seen null", changed(START, seen=None), "seen"),
    ("seen by seat 3", changed(START, seen={"3": ["skip"]}), "seen.3"),
    ("seen by the dead", changed(DEAD, seen={"1": ["skip"]}), "seen.1"),
    ("seen by true", changed(START, seen={True: ["skip"]}), "seen.True"),
    ("seen twice", changed(START, seen={0: ["skip"], "0": ["skip"]}), "seen.0"),
    ("seen what is not there", changed(START, seen={"0": ["attack"]}), "seen.0[0]"),
    ("seen beyond the bottom", changed(START, seen={"0": [{"hidden": 4}, "skip"]}), "seen.0[1]"),
    ("seen an unknown card", changed(START, seen={"0": ["dog"]}), "seen.0[0]"),
    ("a run of none", changed(START, seen={"0": [{"hidden": 0}, "skip"]}), "seen.0[0].hidden"),
    ("a run beyond the bottom", changed(START, seen={"0": [{"hidden": 5}]}), "seen.0"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("position", "field"), [(one, field) for _, one, field in BAD], ids=[name for name, _, _ in BAD]
)
def test_a_position_that_cannot_be_is_refused_by_its_field(position: Any, field: str) -> None:
    with pytest.raises(ValueError) as error:
        load(position)
    assert str(error.value).startswith(f"{field}: " if field else "")


def test_cats_only_has_no_other_sets() -> None:
    cats = {"combos": "cats"}
    pair = changed(play(kind="pair", card="cat1"), discard=["cat1"] * 2, hands=[[], ["nope"], []])
    load(pair, options=cats)
    for position, field in (
        (changed(play(kind="pair", card="skip"), discard=["skip"] * 2), "pending.play.card"),
        (changed(play(kind="triple", card="cat2", name="nope"), discard=["cat2"] * 3), "pending.play.kind"),
    ):
        load(position)
        with pytest.raises(ValueError, match=field):
            load(position, options=cats)
