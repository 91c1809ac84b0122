"""Positions of the dice game that can be loaded, and those that cannot: each is refused by the name of its field."""

import copy
from typing import Any

import pytest

import hanpan

from .positions import position

GAT = ["gatling", "gatling", "gatling", "dynamite", "beer"]
SHOTS = {"phase": "shots", "dice": ["one", "two", "beer", "beer", "dynamite"]}
BART = {
    "phase": "bart",
    "dice": GAT,
    "characters": ["jesse_jones", "bart_cassidy", "willy_the_kid", "lucky_duke"],
    "pending": {"batch": "gatling", "losses": [0, 1, 1, 1], "left": 1},
}
PEDRO = {
    "phase": "pedro",
    "dice": ["one", "one", "beer", "beer", "dynamite"],
    "characters": ["jesse_jones", "pedro_ramirez", "willy_the_kid", "lucky_duke"],
    "life": [11, 5, 8, 8],
    "arrows": [0, 2, 0, 0],
    "pending": {
        "batch": "shots",
        "losses": [0, 2, 0, 0],
        "left": 2,
        "shots": ["shoot 0 @1", "shoot 1 @1"],
    },
}
KIT = {
    "phase": "kit",
    "dice": ["gatling", "gatling", "beer", "beer", "dynamite"],
    "characters": ["kit_carlson", "black_jack", "willy_the_kid", "lucky_duke"],
    "arrows": [0, 2, 0, 0],
    "pending": {"left": 2},
}
SID = {
    "phase": "sid",
    "rolls": 0,
    "dice": [],
    "characters": ["sid_ketchum", "black_jack", "willy_the_kid", "lucky_duke"],
}
OVER: dict[str, Any] = {
    "phase": "over",
    "turn": None,
    "life": [0, 8, 8, 8],
    "alive": [False, True, True, True],
}


def load(told: Any, **rest: Any) -> hanpan.Match:
    return hanpan.load("bang_dice", told, **rest)


def changed(base: dict[str, Any], **fields: Any) -> dict[str, Any]:
    return position(**{**base, **fields})


def pending(base: dict[str, Any], **fields: Any) -> dict[str, Any]:
    return changed(base, pending={**base["pending"], **fields})


def without(name: str) -> dict[str, Any]:
    return {key: value for key, value in position().items() if key != name}


GOOD: list[tuple[str, dict[str, Any]]] = [
    ("a roll", position()),
    *[(f"a roll of {seats}", position(seats)) for seats in (3, 5, 8)],
    ("shots", changed(SHOTS, pending={"shots": []})),
    ("shots, one assigned", changed(SHOTS, pending={"shots": ["shoot 0 @3"]})),
    ("beers", position(phase="beers", pending={"beers": 1, "double": False})),
    ("double beers", position(phase="beers", pending={"beers": 1, "double": True})),
    ("Bart", changed(BART)),
    ("Pedro", changed(PEDRO)),
    ("Pedro and a death that waits", changed(PEDRO, life=[11, 8, 8, 0], dice=GAT, pending={
        "batch": "gatling", "losses": [0, 1, 1, 1], "left": 1}) | {"life": [11, 7, 7, 0]}),
    ("Kit", changed(KIT)),
    ("Sid", changed(SID)),
    ("over", changed(OVER, shown=[True, False, False, False])),
]  # fmt: skip


@pytest.mark.parametrize("told", [told for _, told in GOOD], ids=[name for name, _ in GOOD])
def test_a_position_that_can_be_is_loaded_as_it_is(told: dict[str, Any]) -> None:
    before = copy.deepcopy(told)
    assert load(told).position() == told == before


def test_pending_may_be_left_out() -> None:
    assert load(without("pending")).position() == position()


BAD: list[tuple[str, Any, str]] = [
    ("no mapping", [], ""),
    ("text", "roll", ""),
    ("an unknown field", position() | {"colour": "red"}, "colour"),
    ("a view's field", position() | {"to_act": [0]}, "to_act"),
    *[(f"no {name}", without(name), name) for name in position() if name != "pending"],
    ("two seats", position(4) | {"roles": ["sheriff", "outlaw"]}, "seats"),
    ("nine seats", position(4) | {"roles": ["outlaw"] * 9}, "seats"),
    ("roles as text", position() | {"roles": "sheriff"}, "roles"),
    ("two sheriffs", position(roles=["sheriff", "sheriff", "renegade", "outlaw"]), "roles"),
    ("a deputy among four", position(roles=["sheriff", "deputy", "renegade", "outlaw"]), "roles"),
    ("no sheriff among four", position() | {"roles": ["outlaw", "outlaw", "renegade", "outlaw"]}, "roles"),
    ("a hidden role", position() | {"roles": ["sheriff", {"hidden": 1}, "renegade", "outlaw"]}, "roles"),
    ("an unknown role", position() | {"roles": ["sheriff", "king", "renegade", "outlaw"]}, "roles"),
    ("the sheriff hidden", position(shown=[False] * 4), "shown"),
    ("a hidden role among three", position(3, shown=[True, True, False]), "shown"),
    ("shown as numbers", position(shown=[1, 0, 0, 0]), "shown"),
    ("shown for three", position(shown=[True, False, False]), "shown"),
    ("a dead man's role hidden", position(life=[11, 8, 0, 8], alive=[True, True, False, True]), "shown[2]"),
    ("one character twice", position() | {"characters": ["black_jack"] * 4}, "characters"),
    ("an unknown character", position() | {"characters": ["jesse"] * 4}, "characters"),
    ("no characters", position() | {"characters": [None] * 4}, "characters"),
    ("life above the start", position(life=[12, 8, 8, 8]), "life[0]"),
    ("negative life", position(life=[11, -1, 8, 8]), "life[1]"),
    ("alive without life", position(life=[11, 0, 8, 8]), "life[1]"),
    ("dead with life", position(alive=[True, True, False, True], shown=[True, False, True, False]), "life[2]"),
    ("another maximum", position(max_life=[10, 8, 8, 8]), "max_life[0]"),
    ("life true", position(life=[True, 8, 8, 8]), "life[0]"),
    ("a dead man's arrow", position(
        life=[11, 8, 0, 8], alive=[True, True, False, True], shown=[True, False, True, False], arrows=[0, 0, 1, 0]
    ), "arrows[2]"),
    ("ten arrows", position(arrows=[1, 0, 0, 0], pile=9), "pile"),
    ("eight arrows", position(pile=8), "pile"),
    ("an empty pile", position(arrows=[3, 3, 3, 0]), "pile"),
    ("a pile of text", position(pile="9"), "pile"),
    ("nobody's turn", position(turn=None), "turn"),
    ("turn 4", position(turn=4), "turn"),
    ("a dead man's turn", position(
        turn=2, life=[11, 8, 0, 8], alive=[True, True, False, True], shown=[True, False, True, False]
    ), "turn"),
    ("an unknown phase", position(phase="duel"), "phase"),
    ("four dice", position(dice=["one"] * 4), "dice"),
    ("six dice", position(dice=["one"] * 6), "dice"),
    ("an unknown face", position(dice=["one", "two", "beer", "gatling", "gun"]), "dice[4]"),
    ("no dice", position(dice=[]), "dice"),
    ("three dynamites and a roll", position(dice=["dynamite"] * 3 + ["one", "two"]), "dice"),
    ("no roll yet", position(rolls=0), "rolls"),
    ("after the third roll", position(rolls=3), "rolls"),
    ("Lucky Duke after his fourth", position(turn=3, rolls=4), "rolls"),
    ("something pending in a roll", position(pending={"left": 1}), "pending"),
    ("pending null", position(pending=None), "pending"),
    ("Sid with dice", changed(SID, dice=["one"] * 5), "dice"),
    ("Sid after a roll", changed(SID, rolls=1), "rolls"),
    ("not Sid", position(phase="sid", rolls=0, dice=[]), "phase"),
    ("shots without pending", changed(SHOTS), "pending.shots"),
    ("shots all assigned", changed(SHOTS, pending={"shots": ["shoot 0 @1", "shoot 1 @2"]}), "pending.shots"),
    ("no shot among the dice", position(phase="shots", dice=["beer"] * 5, pending={"shots": []}), "pending.shots"),
    ("shots in another order", changed(SHOTS, pending={"shots": ["shoot 1 @2"]}), "pending.shots[0]"),
    ("a shot too far", changed(SHOTS, pending={"shots": ["shoot 0 @2"]}), "pending.shots[0]"),
    ("a shot at nobody", changed(SHOTS, pending={"shots": ["shoot 0 @7"]}), "pending.shots[0]"),
    ("no shot's notation", changed(SHOTS, pending={"shots": ["heal @1"]}), "pending.shots[0]"),
    ("a shot as a number", changed(SHOTS, pending={"shots": [3]}), "pending.shots[0]"),
    ("no beer", position(phase="beers", dice=["one"] * 5, pending={"beers": 1, "double": False}), "pending.beers"),
    ("more beers than show", position(phase="beers", pending={"beers": 2, "double": False}), "pending.beers"),
    ("no beers left", position(phase="beers", pending={"beers": 0, "double": False}), "pending.beers"),
    ("double for another", position(turn=1, phase="beers", pending={"beers": 1, "double": True}), "pending.double"),
    ("double as a number", position(phase="beers", pending={"beers": 1, "double": 1}), "pending.double"),
    ("no Bart", changed(BART, characters=["jesse_jones", "black_jack", "willy_the_kid", "lucky_duke"]), "phase"),
    ("Bart and dynamite", pending(BART, batch="dynamite"), "pending.batch"),
    ("Bart and arrows", pending(BART, batch="arrows"), "pending.batch"),
    ("Bart without a gatling", changed(BART, dice=["beer"] * 5), "pending.batch"),
    ("Bart without a loss", pending(BART, losses=[0, 0, 1, 1]), "pending.losses[1]"),
    ("a wrong loss", pending(BART, losses=[0, 1, 0, 1]), "pending.losses[2]"),
    ("a loss of the roller", pending(BART, losses=[1, 1, 1, 1]), "pending.losses[0]"),
    ("more left than lost", pending(BART, left=2), "pending.left"),
    ("nothing left to ask", pending(BART, left=0), "pending.left"),
    ("shots in a gatling", pending(BART, shots=[]), "pending.shots"),
    ("the roller's arrows in a gatling", changed(BART, arrows=[1, 0, 0, 0]), "arrows[0]"),
    ("Pedro without an arrow", changed(PEDRO, arrows=[0, 0, 0, 0]), "arrows[1]"),
    ("Pedro without life", changed(PEDRO, life=[11, 0, 8, 8]), "life[1]"),
    ("Pedro full after a loss", changed(PEDRO, life=[11, 8, 8, 8]), "life[1]"),
    ("another without life", changed(PEDRO, life=[11, 5, 0, 8]), "life[2]"),
    ("a batch of shots without shots", pending(BART, batch="shots"), "pending.shots"),
    ("a shot left in a batch", pending(PEDRO, shots=["shoot 0 @1"]), "pending.shots"),
    ("no Kit", changed(KIT, characters=["jesse_jones", "black_jack", "willy_the_kid", "lucky_duke"]), "phase"),
    ("Kit without a gatling", changed(KIT, dice=["beer"] * 5), "dice"),
    ("more than Kit's gatlings", pending(KIT, left=3), "pending.left"),
    ("no arrow for Kit", changed(KIT, arrows=[0, 0, 0, 0]), "arrows"),
    ("Kit's own arrows in a gatling", changed(KIT, dice=GAT, arrows=[1, 1, 0, 0]), "arrows[0]"),
    ("decided, but not over", changed(OVER, phase="roll", turn=1), "phase"),
    ("over, but not decided", position(phase="over", turn=None), "phase"),
    ("over with a turn", changed(OVER, turn=1), "turn"),
    ("one alive of three, not over", position(
        3, life=[9, 0, 0], alive=[True, False, False]
    ), "phase"),
]  # fmt: skip


@pytest.mark.parametrize(("told", "field"), [(one, field) for _, one, field in BAD], ids=[name for name, _, _ in BAD])
def test_a_position_that_cannot_be_is_refused_by_its_field(told: Any, field: str) -> None:
    with pytest.raises(ValueError) as error:
        load(told)
    assert field in str(error.value)


def test_with_the_option_all_characters_are_null() -> None:
    told = position() | {"characters": [None] * 4, "max_life": [10, 8, 8, 8], "life": [10, 8, 8, 8]}
    assert load(told, options={"characters": "none"}).position() == told
    with pytest.raises(ValueError, match=r"characters\[0\]"):
        load(position(), options={"characters": "none"})


def test_split_shots_need_the_option() -> None:
    slab = ["slab_the_killer", "black_jack", "willy_the_kid", "lucky_duke"]
    told = changed(SHOTS, characters=slab, pending={"shots": ["shoot 0 @1 @3 with 2"]})
    load(told, options={"slab": "as_source"})
    with pytest.raises(ValueError, match=r"pending\.shots\[0\]"):
        load(told)


@pytest.mark.parametrize(
    ("alive", "ranks", "reason"),
    [
        ([True, True, False], [1, 2, 2], "prey"),
        ([False, True, True], [2, 1, 2], "prey"),
        ([True, False, False], [1, 2, 2], "last"),
        ([False, False, False], [1, 1, 1], "nobody"),
    ],
)
def test_the_result_of_a_loaded_end_of_three(alive: list[bool], ranks: list[int], reason: str) -> None:
    full = position(3)["max_life"]
    life = [most if lives else 0 for most, lives in zip(full, alive, strict=True)]
    result = load(position(3, phase="over", turn=None, alive=alive, life=life)).result()
    assert result is not None
    assert (result["ranks"], result["reason"]) == (ranks, reason)
