"""A position of 폭발냥이: the fields of chapter 12 and their words, before any rule."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from hanpan.core.fields import Fields
from hanpan.core.kit.deck import NOWHERE, Deck
from hanpan.core.kit.fan import NO_CARDS, Fan, several
from hanpan.core.kit.seats import NOBODY, Seats, has, only
from hanpan.core.state import State
from hanpan.games.exploding_kittens.tables import (
    DEFUSE,
    DEFUSES,
    DEFUSES_IN_PILE,
    KITTEN,
    KITTENS,
    MOST_SEATS,
    NO_CARD,
    NO_SEAT,
    NOTHING,
    PLACEMENT,
    PLAY,
)

MOST_ACTIONS: Final = 1024  # legal at once: with a triple of every card 4 · 12 names for each


def everybody(seats: i64) -> Seats:
    """The set of all these seats."""
    return only(seats) - 1


def out_of_game(seats: i64) -> Fan:
    """2.2 and 2.5 The kittens and defuses that so many seats do not need."""
    in_pile = min(DEFUSES_IN_PILE, DEFUSES - seats)
    return several(KITTEN, KITTENS - (seats - 1)) + several(DEFUSE, DEFUSES - seats - in_pile)


@mypyc_attr(allow_interpreted_subclasses=True)
class Position(State):
    """Who has what, whose turn it is, what is asked, and who knows which cards of the pile."""

    def __init__(self, seats: i64) -> None:
        super().__init__(seats, MOST_ACTIONS)
        self.turn: i64 = NO_SEAT
        self.owed: i64 = 0
        self.from_attack: bool = False
        self.alive: i64 = NOBODY
        self.hands: vec[i64] = vec[i64]([NO_CARDS] * MOST_SEATS)
        self.pile: Deck = Deck()
        self.fallen: i64 = 0  # how many are out: they are the first in `out`, first out first
        self.out: vec[i64] = vec[i64]([NO_SEAT] * MOST_SEATS)
        self.discard: Deck = Deck()  # latest last
        self.pending: i64 = NOTHING
        self.play: i64 = PLAY  # in a window: the play of the player whose turn it is
        self.card: i64 = NO_CARD
        self.target: i64 = NO_SEAT  # of the play; or who is asked for a gift
        self.name: i64 = NO_CARD
        self.nopes: i64 = 0
        self.last: i64 = NO_SEAT  # whose card is the latest
        self.passed: i64 = NOBODY
        self.seen: vec[i64] = vec[i64]([NOWHERE] * MOST_SEATS)  # places of the pile each seat knows
        self.scratch: vec[i64] = vec[i64]([0] * 64)  # no part of the position

    def lives(self, seat: i64) -> bool:
        """Whether this seat is still in the game."""
        return has(self.alive, seat)

    def next_living(self) -> i64:
        """3.4 The next one clockwise after the player whose turn it is."""
        seat = self.turn
        while True:
            seat += 1
            if seat == self.seats:
                seat = 0
            if self.lives(seat):
                return seat

    def living(self) -> i64:
        """How many are still in the game."""
        return self.seats - self.fallen

    def kittens_in_pile(self) -> i64:
        """2.4 One fewer than the living; one that waits for its place is not in the pile."""
        return self.living() - 1 - (1 if self.pending == PLACEMENT else 0)

    def nothing_pending(self) -> None:
        """No play, no gift and no kitten is waiting: the turn goes on."""
        self.pending = NOTHING
        self.play = PLAY
        self.card = NO_CARD
        self.target = NO_SEAT
        self.name = NO_CARD
        self.nopes = 0
        self.last = NO_SEAT
        self.passed = NOBODY

    # 12. Scores: the last one alive has 1; 4.6 who was out later stands higher

    def score(self, seat: i64) -> i64:
        """12 1 for the winner, 0 else."""
        return 1 if self.living() == 1 and self.lives(seat) else 0

    def standing(self, seat: i64) -> i64:
        """4.6 The later out, the better; the living best."""
        for place in range(self.fallen):
            if self.out[place] == seat:
                return place
        return self.seats

    # Copies

    def become(self, other: "Position") -> None:
        """The same position, field by field."""
        self.turn = other.turn
        self.owed = other.owed
        self.from_attack = other.from_attack
        self.alive = other.alive
        self.pile.copy_from(other.pile)
        self.fallen = other.fallen
        self.discard.copy_from(other.discard)
        self.pending = other.pending
        self.play = other.play
        self.card = other.card
        self.target = other.target
        self.name = other.name
        self.nopes = other.nopes
        self.last = other.last
        self.passed = other.passed
        for seat in range(self.seats):
            self.hands[seat] = other.hands[seat]
            self.out[seat] = other.out[seat]
            self.seen[seat] = other.seen[seat]

    def fields(self, io: Fields) -> None:
        """12 Every field as a number."""
        self.turn = io.cell(self.turn)
        self.owed = io.cell(self.owed)
        self.from_attack = io.cell(1 if self.from_attack else 0) == 1
        self.alive = io.cell(self.alive)
        io.row(self.hands, self.seats)
        self.pile.fields(io)
        self.fallen = io.cell(self.fallen)
        io.row(self.out, self.seats)
        self.discard.fields(io)
        self.pending = io.cell(self.pending)
        self.play = io.cell(self.play)
        self.card = io.cell(self.card)
        self.target = io.cell(self.target)
        self.name = io.cell(self.name)
        self.nopes = io.cell(self.nopes)
        self.last = io.cell(self.last)
        self.passed = io.cell(self.passed)
        io.row(self.seen, self.seats)
