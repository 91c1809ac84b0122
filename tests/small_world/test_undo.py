"""What may be taken back (contract 2a): nothing that asked chance, told a secret, or turned something up."""

import pytest

import hanpan

from .test_loading import combo, dwarves, load, position


def test_a_choice_turns_up_the_next_combo_and_stays() -> None:
    """4.5 The tops of both stacks are seen: whoever could take that back would choose with a look ahead."""
    match = hanpan.new("small_world_warcraft", seats=2, seed="undo")
    (seat,) = match.to_act()
    match.do(seat, "pick 0")
    assert not match.can_undo(seat)
    with pytest.raises(hanpan.Refused):
        match.undo(seat)


@pytest.mark.parametrize("action", ["conquer T1a2", "abandon T1a1"])
def test_what_shows_nothing_is_taken_back(action: str) -> None:
    match = load(dwarves(hand=5))
    before = match.position()
    match.do(0, action)
    match.undo(0)
    assert match.position() == before


def test_a_marker_turned_up_stays_up() -> None:
    """7.8 What lay face down has been seen."""
    told = dwarves(hand=5) | {
        "markers": {"T1a": {"id": "rift", "at": "T1a2", "up": False}},
    }
    match = load(told)
    match.do(0, "conquer T1a2")
    assert not match.can_undo(0)


def test_a_roll_stays() -> None:
    match = load(dwarves(hand=1), seed="undo")
    match.do(0, "reinforce T1a2")
    assert not match.can_undo(0)


def test_an_income_that_others_may_not_know_stays() -> None:
    """9.6 Whoever took it back could stand still again and again, and the others count."""
    match = load(position())
    match.do(0, "decline")
    assert not match.can_undo(0)


def test_a_bomb_stays() -> None:
    """14.4 It was drawn from the pool."""
    told = combo("goblin", "farmer", hand=0, region="T1a8") | {"phase": "redeploy"}
    match = load(told, seed="undo")
    match.do(0, "bomb T1a9")
    assert not match.can_undo(0)
