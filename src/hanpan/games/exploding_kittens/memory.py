"""What a player remembers (8.1): which cards the others hold for sure."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from hanpan.core.fields import Fields
from hanpan.core.kit.fan import FACE_DOWN, NO_CARDS, count, one_less_of_each, several
from hanpan.core.memory import Memory
from hanpan.core.sink import Event
from hanpan.games.exploding_kittens.tables import (
    DEFUSE,
    DEFUSED,
    DREW,
    EXPLODED,
    GAVE,
    HANDS_DEALT,
    KITTEN_DRAWN,
    MOST_SEATS,
    NAMED,
    NO_SEAT,
    NOPE,
    NOPED,
    PAIRED,
    PLAYED,
    SHUFFLED,
    STOLE,
    TRIPLED,
)


@final
class KittensMemory(Memory):
    """The cards each other seat holds at least (never more than the truth), and who last put a kitten back."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat)
        self.held: vec[i64] = vec[i64]([NO_CARDS] * MOST_SEATS)
        self.placer: i64 = NO_SEAT  # who put a kitten back, if the pile was not shuffled since nor a kitten drawn
        self.drawn_since: i64 = 0

    def hear(self, event: Event) -> None:
        """8.1 Who got a card that this seat knows, has it until he plays it, gives it away or loses it."""
        kind = event.kind
        if kind == HANDS_DEALT:
            self.forget()
            for other in range(MOST_SEATS):  # 2.1 one defuse each
                self.got(other, DEFUSE)
        elif kind == PLAYED:
            self.lost(event.a, event.b, 1)
        elif kind == PAIRED:
            self.lost(event.a, event.b, 2)
        elif kind == TRIPLED:
            self.lost(event.a, event.b, 3)
        elif kind == NOPED:
            self.lost(event.a, NOPE, 1)
        elif kind == GAVE or kind == STOLE:
            self.handed_over(event.a, event.b, event.c)
        elif kind == NAMED:
            if event.d == 1:
                self.handed_over(event.a, event.b, event.c)
        elif kind == DREW:
            self.drawn_since += 1
            if event.c == 1:  # this seat had seen it lie on top
                self.got(event.a, event.b)
        elif kind == KITTEN_DRAWN:  # 4.2 a defuse is used by itself; without one the hand goes
            self.lost(event.a, DEFUSE, 1)
            self.placer = NO_SEAT
        elif kind == DEFUSED:
            self.placer = event.a
            self.drawn_since = 0
        elif kind == SHUFFLED:
            self.placer = NO_SEAT
        elif kind == EXPLODED:
            self.held[event.a] = NO_CARDS

    def handed_over(self, giver: i64, taker: i64, card: i64) -> None:
        """A card went from hand to hand; one that this seat does not know may have been any."""
        if card == FACE_DOWN:
            self.held[giver] = one_less_of_each(self.held[giver])
        else:
            self.lost(giver, card, 1)
            self.got(taker, card)

    def got(self, seat: i64, card: i64) -> None:
        """This seat has one more of the card for sure."""
        if seat != self.seat:
            self.held[seat] += several(card, 1)

    def lost(self, seat: i64, card: i64, n: i64) -> None:
        """So many of the card are gone from there: perhaps those that were known."""
        known = count(self.held[seat], card)
        self.held[seat] -= several(card, n if n < known else known)

    def forget(self) -> None:
        for seat in range(MOST_SEATS):
            self.held[seat] = NO_CARDS
        self.placer = NO_SEAT
        self.drawn_since = 0

    def fields(self, io: Fields) -> None:
        io.row(self.held, MOST_SEATS)
        self.placer = io.cell(self.placer)
        self.drawn_since = io.cell(self.drawn_since)
