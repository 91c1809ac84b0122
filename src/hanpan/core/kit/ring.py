"""Seats round a table: neighbours, steps and counts among those of a set, clockwise by rising number."""

from mypy_extensions import i64

from hanpan.core.kit.seats import Seats, only


def how_many(seats: Seats) -> i64:
    """How many seats are in the set."""
    n: i64 = 0
    while seats != 0:
        seats &= seats - 1
        n += 1
    return n


def after(seats: Seats, seat: i64) -> i64:
    """The next seat of the set clockwise, which is the seat itself if there is no other; -1 for the empty set.

    The seat asked about need not be in the set.
    """
    if seats == 0:
        return -1
    later = seats >> seat >> 1
    if later != 0:
        return seat + 1 + lowest(later)
    return lowest(seats)


def lowest(seats: Seats) -> i64:
    """The lowest seat of a set that is not empty."""
    seat: i64 = 0
    while seats & 1 == 0:
        seats >>= 1
        seat += 1
    return seat


def at_distance(seats: Seats, seat: i64, steps: i64) -> Seats:
    """The seats of the set so many steps away from this one of it, left or right; it may come back to itself."""
    others = how_many(seats)
    if others == 0:
        return 0
    there = seat
    for step in range(steps % others):
        there = after(seats, there)
    found = only(there)
    back = others - steps % others
    there = seat
    for step in range(back):
        there = after(seats, there)
    return found | only(there)
