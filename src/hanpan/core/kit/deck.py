"""A deck: cards in order, whose places can be known to some: taken from the top, put back at a depth, shuffled.

Places are counted from the bottom, 0 the last card: so a place stays the same while cards are drawn above it.
A set of places is one integer (bit p stands for place p): what somebody knows of a deck.
"""

from typing import Final, TypeAlias, final

from librt.vecs import vec
from mypy_extensions import i64

from hanpan.core.chance import Chance
from hanpan.core.fields import Fields
from hanpan.core.kit.fan import FACE_DOWN, NO_CARDS, Fan, several, spread

Places: TypeAlias = i64

LARGEST: Final = 62  # so that a set of places is a positive number
NOWHERE: Final = 0
EVERYWHERE: Final = 0x3FFF_FFFF_FFFF_FFFF


def lowest(n: i64) -> Places:
    """The n places at the bottom."""
    return EVERYWHERE >> (LARGEST - n)


def has_place(places: Places, place: i64) -> bool:
    """Whether the place is in the set."""
    return places >> place & 1 == 1


def with_place(places: Places, place: i64) -> Places:
    """The set with this place added."""
    return places | (lowest(place + 1) - lowest(place))


def moved_up(places: Places, place: i64) -> Places:
    """The same cards' places after another card was put in at `place`: all from there on lie one higher."""
    under = places & lowest(place)
    return under + (places - under << 1)


@final
class Deck:
    """Cards in order, the top one first."""

    def __init__(self) -> None:
        self.cells: vec[i64] = vec[i64]([0] * LARGEST)
        self.top: i64 = 0
        self.end: i64 = 0

    def size(self) -> i64:
        """How many cards."""
        return self.end - self.top

    def lay(self, kinds: list[int]) -> None:
        """Make the deck of these cards, the top one first."""
        self.clear()
        for kind in kinds:
            self.add(kind)

    def clear(self) -> None:
        """No cards."""
        self.top = self.end = 0

    def add(self, kind: i64) -> None:
        """One card more, after the last."""
        self.cells[self.end] = kind
        self.end += 1

    def add_all(self, cards: Fan) -> None:
        """All these cards after the last, in the order of the game's table."""
        self.end = spread(cards, self.cells, self.end)

    def take(self) -> i64:
        """Take the top card."""
        self.top += 1
        return self.cells[self.top - 1]

    def put(self, kind: i64, depth: i64) -> None:
        """Put a card in so that `depth` cards lie above it."""
        cells = self.cells
        if self.top > 0:
            self.top -= 1
            for i in range(self.top, self.top + depth):
                cells[i] = cells[i + 1]
        else:
            for i in range(self.end, depth, -1):
                cells[i] = cells[i - 1]
            self.end += 1
        cells[self.top + depth] = kind

    def at(self, depth: i64) -> i64:
        """The card with `depth` cards above it."""
        return self.cells[self.top + depth]

    def shuffle(self, what: i64, chance: Chance) -> None:
        """Put the cards in an order asked of chance."""
        chance.shuffle(what, self.cells, self.top, self.end)

    def cards(self) -> Fan:
        """The cards that are not turned down, in no order."""
        cards: i64 = NO_CARDS
        for i in range(self.top, self.end):
            if self.cells[i] != FACE_DOWN:
                cards += several(self.cells[i], 1)
        return cards

    def turn_down_but(self, known: Places) -> None:
        """Turn down every card that does not lie at a known place."""
        for i in range(self.top, self.end):
            if not has_place(known, self.end - 1 - i):
                self.cells[i] = FACE_DOWN

    def copy_from(self, other: "Deck") -> None:
        """The same cards in the same order."""
        for i in range(other.top, other.end):
            self.cells[i] = other.cells[i]
        self.top = other.top
        self.end = other.end

    def in_order(self) -> list[int]:
        """The cards, the top one first."""
        return [self.cells[i] for i in range(self.top, self.end)]

    def fields(self, io: Fields) -> None:
        """The cards, written down or read back."""
        left = io.cell(self.end - self.top)
        if io.reading:
            self.top = 0
            self.end = left
        for i in range(self.top, self.end):
            self.cells[i] = io.cell(self.cells[i])
