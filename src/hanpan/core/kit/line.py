"""A line: up to fifteen cards in their order, written in one integer. For events that tell of several cards.

Each card takes four bits, its kind and one more, so that the line ends where the number does.
"""

from typing import Final, TypeAlias

from mypy_extensions import i64

Line: TypeAlias = i64

ROOM: Final = 4
DIGIT: Final = 15
EMPTY: Final = 0


def placed(kind: i64, place: i64) -> Line:
    """A card of this kind at this place, 0 the first: lines of different places add up to one."""
    return kind + 1 << place * ROOM


def part(line: Line, first: i64, n: i64) -> Line:
    """The n cards from the place `first` on, as a line of their own."""
    cards: i64 = EMPTY
    for place in range(n):
        cards += (line >> (first + place) * ROOM & DIGIT) << place * ROOM
    return cards


def kinds_in(line: Line) -> list[int]:
    """The kinds, the first first."""
    listed: list[int] = []
    while line > 0:
        listed.append((line & DIGIT) - 1)
        line >>= ROOM
    return listed
