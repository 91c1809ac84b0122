"""A pile of cards in drawing order: shuffled, drawn from, looked at from outside only by its size."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from hanpan.core.chance import Chance
from hanpan.core.fields import Fields
from hanpan.core.kit.handful import FACE_DOWN, MOST, NO_CARDS, ROOM, Handful, count, face_up, several

LARGEST: Final = 64


@final
class Pile:
    """Cards face down, the next one to draw at `top`."""

    def __init__(self) -> None:
        self.cells: vec[i64] = vec[i64]([0] * LARGEST)
        self.top: i64 = 0
        self.end: i64 = 0

    def size(self) -> i64:
        """How many cards are left."""
        return self.end - self.top

    def lay(self, kinds: list[int]) -> None:
        """Make the pile of these cards, the next one to draw first."""
        self.top = 0
        self.end = len(kinds)
        for i in range(self.end):
            self.cells[i] = kinds[i]

    def shuffle_all(self, cards: Handful, what: i64, chance: Chance) -> None:
        """Make the pile of these cards and no others, in an order asked of chance."""
        cells = self.cells
        n: i64 = 0
        kind: i64 = 0
        while cards > 0:
            more = n + (cards & MOST)
            for place in range(n, more):
                cells[place] = kind
            n = more
            cards >>= ROOM
            kind += 1
        self.top = 0
        self.end = n
        chance.shuffle(what, cells, 0, n)

    def draw(self, n: i64) -> Handful:
        """The next n cards, or what is left."""
        drawn: i64 = NO_CARDS
        last = self.top + n
        if last > self.end:
            last = self.end
        for i in range(self.top, last):
            drawn += several(self.cells[i], 1)
        self.top = last
        return drawn

    def turn_down(self) -> None:
        """Forget every card, those drawn too: only backs are left."""
        for i in range(self.end):
            self.cells[i] = FACE_DOWN

    def seen(self) -> Handful:
        """The cards left that are not turned down."""
        cards: i64 = NO_CARDS
        for i in range(self.top, self.end):
            if self.cells[i] != FACE_DOWN:
                cards += several(self.cells[i], 1)
        return cards

    def turned_up(self, cards: Handful) -> Handful:
        """The cards, with the next of this pile in the place of each one turned down."""
        return face_up(cards) + self.draw(count(cards, FACE_DOWN))

    def turn_up(self, pool: "Pile") -> None:
        """Replace every card turned down by the next one of the pool."""
        for i in range(self.top, self.end):
            if self.cells[i] == FACE_DOWN:
                self.cells[i] = pool.cells[pool.top]
                pool.top += 1

    def copy_from(self, other: "Pile") -> None:
        """The same cards left, in the same order."""
        for i in range(other.top, other.end):
            self.cells[i] = other.cells[i]
        self.top = other.top
        self.end = other.end

    def in_order(self) -> list[int]:
        """The cards left, the next one first."""
        return [self.cells[i] for i in range(self.top, self.end)]

    def fields(self, io: Fields) -> None:
        """The cards left, written down or read back."""
        left = io.cell(self.end - self.top)
        if io.reading:
            self.top = 0
            self.end = left
        for i in range(self.top, self.end):
            self.cells[i] = io.cell(self.cells[i])
