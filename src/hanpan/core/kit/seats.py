"""A set of seats in one integer: bit s stands for seat s."""

from typing import Final, TypeAlias

from mypy_extensions import i64

Seats: TypeAlias = i64

NOBODY: Final = 0
WATCHER: Final = -1  # the viewer who has no seat


def only(seat: i64) -> Seats:
    """The set of this one seat."""
    one: i64 = 2  # a literal left of << would be a 32-bit number when compiled; seats are few all the same
    return (one << seat) >> 1


def has(seats: Seats, seat: i64) -> bool:
    """Whether the seat is in the set; a number that is no seat never is."""
    return 0 <= seat < 32 and (seats >> seat) & 1 == 1


def first(seats: Seats) -> i64:
    """The lowest seat of the set; -1 for the empty one."""
    if seats == 0:
        return -1
    seat: i64 = 0
    while (seats >> seat) & 1 == 0:
        seat += 1
    return seat


def listed(seats: Seats) -> tuple[int, ...]:
    """The seats of the set, ascending."""
    return tuple([seat for seat in range(32) if has(seats, seat)])
