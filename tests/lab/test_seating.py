"""Seats changed about: every bot on every seat equally often, against everybody equally often."""

from collections import Counter
from itertools import combinations, permutations

import pytest

from hanpan.lab.seating import Seating

SIZES = [(1, 1), (1, 4), (2, 2), (2, 3), (3, 2), (3, 3), (3, 8), (4, 2), (4, 4), (5, 3), (5, 4), (8, 8), (20, 8)]


@pytest.mark.parametrize(("bots", "seats"), SIZES)
def test_a_round_puts_every_bot_on_every_seat_once(bots: int, seats: int) -> None:
    seating = Seating(bots, seats)
    for first in (0, bots, 7 * bots):
        lineups = [seating.at(number) for number in range(first, first + bots)]
        assert Counter(placed for lineup in lineups for placed in enumerate(lineup)) == Counter(
            (seat, bot) for seat in range(seats) for bot in range(bots)
        )


@pytest.mark.parametrize(("bots", "seats"), [(2, 2), (3, 2), (3, 3), (4, 2), (4, 3), (4, 4), (5, 3), (6, 2)])
def test_all_arrangements_come_once_and_then_again(bots: int, seats: int) -> None:
    seating = Seating(bots, seats)
    whole = list(permutations(range(bots), seats))
    lineups = [seating.at(number) for number in range(2 * len(whole))]
    assert sorted(lineups[: len(whole)]) == whole
    assert lineups[len(whole) :] == lineups[: len(whole)]
    together = Counter(tuple(sorted(lineup)) for lineup in lineups)
    assert set(together) == set(combinations(range(bots), seats))
    assert len(set(together.values())) == 1


@pytest.mark.parametrize(("bots", "seats"), [(1, 3), (2, 3), (2, 4), (3, 4), (3, 8)])
def test_fewer_bots_than_seats_are_repeated_in_turn(bots: int, seats: int) -> None:
    for number in range(30):
        lineup = Seating(bots, seats).at(number)
        assert set(lineup) == set(range(bots))
        assert all(lineup[seat] == lineup[seat - bots] for seat in range(bots, seats))


def test_no_neighbour_is_kept_for_long() -> None:
    """Stopped anywhere on the way through 5040 rounds, nobody has sat behind somebody far more often than others."""
    seating = Seating(8, 8)
    follows = Counter((lineup[0], lineup[1]) for lineup in (seating.at(number) for number in range(8 * 60)))
    assert len(follows) == 56
    assert max(follows.values()) <= 3 * min(follows.values())
