"""What may be taken back in the duel: what told nobody anything (contract 2a)."""

from typing import Any

import pytest

import hanpan

EMPTY: dict[str, Any] = {
    "round": 1,
    "wins": [0, 0],
    "starter": 0,
    "attacker": 0,
    "phase": "review",
    "life": [3, 4],
    "hands": [["rat"], ["fly"]],
    "deck": [],
    "middle": [],
    "attack": {"claim": "fly", "cards": ["toad"]},
    "block": {"claim": "toad", "cards": ["bat"]},
    "passes": 0,
}


def test_a_pass_with_full_hands_is_taken_back() -> None:
    match = hanpan.new("cockroach_duel", seed="undo")
    (seat,) = match.to_act()
    before = match.position()
    match.do(seat, "pass")
    assert match.can_undo(seat)
    assert not match.can_undo(1 - seat)
    entry = match.undo(seat)
    assert entry.undo == 0
    assert match.position() == before
    assert match.to_act() == (seat,)
    assert match.events(1 - seat)[-1] == {"e": 2, "type": "undone", "to": 0}
    match.do(seat, "pass")
    assert match.log()[-1]["n"] == 3
    assert hanpan.replay(match.log()).position() == match.position()


def test_once_the_other_has_acted_it_is_too_late() -> None:
    match = hanpan.new("cockroach_duel", seed="undo")
    (seat,) = match.to_act()
    match.do(seat, "pass")
    match.do(1 - seat, match.legal(1 - seat)[1])
    assert not match.can_undo(seat)
    with pytest.raises(hanpan.Refused):
        match.undo(seat)


@pytest.mark.parametrize("action", ["attack fly fly", "pass"])
def test_what_laid_or_drew_cards_is_not(action: str) -> None:
    hands = [["fly", "rat", "toad"], ["fly", "rat", "toad"]]
    match = hanpan.load("cockroach_duel", {**EMPTY, "phase": "attack", "attack": None, "block": None,
                                           "hands": hands, "deck": ["bat", "bat"]}, seed="x")  # fmt: skip
    match.do(0, action)
    assert not match.can_undo(0)


def test_a_battle_tells_whether_the_black_card_fought_and_so_is_not() -> None:
    """7.4: that no black card is shown is news as well: the block could be challenged knowing it."""
    match = hanpan.load("cockroach_duel", EMPTY, seed="x")
    match.do(0, "accept")
    assert not match.can_undo(0)
    match = hanpan.load("cockroach_duel", EMPTY, options={"reveal_black": False}, seed="x")
    match.do(0, "accept")
    assert match.can_undo(0)
    match.undo(0)
    assert match.position() == EMPTY


def test_letting_an_attack_through_is_not_either() -> None:
    attack = {**EMPTY, "phase": "response", "block": None}
    match = hanpan.load("cockroach_duel", attack, seed="x")
    match.do(1, "pass")
    assert not match.can_undo(1)
    match = hanpan.load("cockroach_duel", attack, options={"reveal_black": False}, seed="x")
    match.do(1, "pass")
    assert match.can_undo(1)


def test_the_set_up_and_the_end_are_not_undone() -> None:
    match = hanpan.new("cockroach_duel", options={"target_wins": 1}, seed="x")
    assert not match.can_undo(0)
    assert not match.can_undo(1)
    (seat,) = match.to_act()
    match.do(seat, "pass")
    match.do(1 - seat, "pass")
    assert match.result() is not None
    assert not match.can_undo(1 - seat)
