"""A fan: so many cards of each of up to fourteen kinds, in no order, written in one integer.

The handful's wider sister: kind k has four bits of its own, three count its cards, the fourth is a fence
that stays empty. So fans add and subtract as numbers do (`hand - played`, `hand + drawn`), copy for nothing
and compare with ==. Up to 7 cards of a kind; of cards turned down only the number is known, up to 127.
"""

from typing import Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

Fan: TypeAlias = i64

ROOM: Final = 4
MOST: Final = 7
NO_CARDS: Final = 0
FACE_DOWN: Final = 14
KINDS_MOST: Final = 14
SEEN: Final = 0xFF_FFFF_FFFF_FFFF  # every kind, but no card turned down
FENCES: Final = 0x88_8888_8888_8888
ONES: Final = 0x11_1111_1111_1111
TWO_OR_MORE: Final = 0x66_6666_6666_6666
HALVES: Final = 0x0F_0F0F_0F0F_0F0F


def several(kind: i64, n: i64) -> Fan:
    """n cards of one kind."""
    return n << kind * ROOM


def count(cards: Fan, kind: i64) -> i64:
    """How many of this kind are among the cards (FACE_DOWN is asked for by `size` and `backs`)."""
    return cards >> kind * ROOM & MOST


def backs(cards: Fan) -> i64:
    """How many cards are turned down."""
    return cards >> FACE_DOWN * ROOM


def size(cards: Fan) -> i64:
    """How many cards in all: neighbours added up in pairs, then the digits in base 256 cast out by 255."""
    return ((cards & HALVES) + (cards >> ROOM & HALVES)) % 255 + backs(cards)


def within(part: Fan, whole: Fan) -> bool:
    """Whether `whole` has every card of `part`: no kind has to borrow past its fence."""
    return ((whole & SEEN) + FENCES - (part & SEEN)) & FENCES == FENCES and backs(part) <= backs(whole)


def has_pair(cards: Fan) -> bool:
    """Whether two cards are of the same kind."""
    return cards & TWO_OR_MORE != 0


def turned_down(cards: Fan) -> Fan:
    """As many cards, seen from the back."""
    return several(FACE_DOWN, size(cards))


def face_up(cards: Fan) -> Fan:
    """Those of the cards that are not turned down."""
    return cards & SEEN


def one_less_of_each(cards: Fan) -> Fan:
    """What is left for sure when one of the cards, nobody knows which, is gone: of each kind one less."""
    return cards - ((cards | cards >> 1 | cards >> 2) & ONES)


def spread(cards: Fan, cells: vec[i64], at: i64) -> i64:
    """Write the kinds of the cards, none turned down, into cells[at:], in the order of the table; the end."""
    kind: i64 = 0
    while cards > 0:
        for card in range(cards & MOST):
            cells[at] = kind
            at += 1
        cards >>= ROOM
        kind += 1
    return at


def fan(kinds: list[int]) -> Fan:
    """The cards of these kinds, one each time a kind is named."""
    cards: i64 = NO_CARDS
    for kind in kinds:
        cards += several(kind, 1)
    return cards


def kinds_of(cards: Fan) -> list[int]:
    """Every card's kind, in the order of the game's table; those turned down come last."""
    listed: list[int] = []
    for kind in range(KINDS_MOST):
        for card in range(count(cards, kind)):
            listed.append(kind)
    for card in range(backs(cards)):
        listed.append(FACE_DOWN)
    return listed
