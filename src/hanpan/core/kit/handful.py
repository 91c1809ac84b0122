"""A handful: so many cards of each kind, in no order, written in one integer.

Kind k has six bits of its own: five count its cards, the sixth is a fence that stays empty.
So handfuls add and subtract as numbers do (`hand - laid`, `middle + laid`), copy for nothing and
compare with ==. Kinds 0 to 7 are the game's, kind 8 is a card of which only the back is seen.
Up to 31 cards of a kind, 62 in all.
"""

from typing import Final, TypeAlias

from mypy_extensions import i64

Handful: TypeAlias = i64

ROOM: Final = 6
MOST: Final = 31
FENCES: Final = 0o40_40_40_40_40_40_40_40_40  # a fence above each five bits: two octal digits a kind
NO_CARDS: Final = 0
FACE_DOWN: Final = 8


def several(kind: i64, n: i64) -> Handful:
    """n cards of one kind."""
    return n << kind * ROOM


def count(cards: Handful, kind: i64) -> i64:
    """How many of this kind are among the cards."""
    return cards >> kind * ROOM & MOST


def size(cards: Handful) -> i64:
    """How many cards in all: the digits of a number in base 64, cast out by 63."""
    return cards % 63


def within(part: Handful, whole: Handful) -> bool:
    """Whether `whole` has every card of `part`: no kind has to borrow past its fence."""
    return (whole + FENCES - part) & FENCES == FENCES


def all_of(cards: Handful, kind: i64) -> bool:
    """Whether every card is of this kind."""
    return cards == several(kind, count(cards, kind))


def proper(cards: i64, kinds: i64) -> bool:
    """Whether a number from outside is a handful of at least one card of the first kinds."""
    # Not `cards < 1 << …`: compiled, a literal left of << is a 32-bit number and loses its bits.
    return cards > 0 and cards >> kinds * ROOM == 0 and cards & FENCES == 0


def turned_down(cards: Handful) -> Handful:
    """As many cards, seen from the back."""
    return several(FACE_DOWN, size(cards))


def face_up(cards: Handful) -> Handful:
    """Those of the cards that are not turned down."""
    return cards - several(FACE_DOWN, count(cards, FACE_DOWN))


def handful(kinds: list[int]) -> Handful:
    """The cards of these kinds, one each time a kind is named."""
    cards: i64 = NO_CARDS
    for kind in kinds:
        cards += several(kind, 1)
    return cards


def kinds_of(cards: Handful) -> list[int]:
    """Every card's kind, in the order of the game's table; a card turned down is FACE_DOWN."""
    listed: list[int] = []
    kind: i64 = 0
    while cards > 0:
        for card in range(cards & MOST):
            listed.append(kind)
        cards >>= ROOM
        kind += 1
    return listed
