"""Who may hold which hidden role: what a seat remembers of shots and beers, and every way the roles could lie."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from hanpan.core.fields import Fields
from hanpan.core.kit.seats import has, only
from hanpan.core.memory import Memory
from hanpan.core.sink import Event
from hanpan.games.bang_dice.tables import (
    ARROW_RETURNED,
    DEPUTY,
    HEALED,
    HIDDEN,
    OUTLAW,
    RENEGADE,
    ROLE_TABLE,
    ROLES,
    SEATS,
    SET_UP,
    SHERIFF,
    SHOT,
)

SHOT_AT: Final = 2  # marks for a point shot at somebody by choice
SPARED: Final = -1  # for whom the same die could have hit
HELPED: Final = -3  # for whom somebody gave a beer that was not wasted
RELIEVED: Final = -1  # for whose arrow somebody else discarded

MOST_WAYS: Final = 210  # 8 seats from a watcher's eyes: 7! / (3! 2! 2!)
SURE: Final[i64] = 1 << 20
STEPS: Final = 80


@final
class Suspicion(Memory):
    """How hostile each seat has been to each other one, in marks: what all saw, none of it secret."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat)
        self.marks: vec[i64] = vec[i64]([0] * (SEATS * SEATS))

    def mark(self, who: i64, whom: i64, marks: i64) -> None:
        """Somebody was so hostile to somebody."""
        self.marks[who * SEATS + whom] += marks

    def hear(self, event: Event) -> None:
        """A shot tells something if the die could have hit another; a beer that heals nobody tells nothing."""
        if event.kind == SET_UP:
            self.forget()
        elif event.kind == SHOT:
            if event.d != only(event.b):
                for seat in range(SEATS):
                    if has(event.d, seat) and seat != event.b:
                        self.mark(event.a, seat, SPARED)
                self.mark(event.a, event.b, SHOT_AT * event.c)
        elif event.kind == HEALED:
            if event.a != event.b and event.c > 0:
                self.mark(event.b, event.a, HELPED)
        elif event.kind == ARROW_RETURNED:
            if event.a != event.c:
                self.mark(event.c, event.a, RELIEVED)

    def forget(self) -> None:
        for pair in range(SEATS * SEATS):
            self.marks[pair] = 0

    def fields(self, io: Fields) -> None:
        io.row(self.marks, SEATS * SEATS)


def hostility(role: i64, to: i64) -> i64:
    """How much a mark speaks for such a pair of roles, in quarters of a doubling.

    The sheriff's own shots tell nothing: he knows no more than the watchers.
    """
    if role == OUTLAW:
        return 4 if to == SHERIFF else 1 if to == DEPUTY else -1 if to == OUTLAW else 0
    if role == DEPUTY:
        return -5 if to == SHERIFF else -1 if to == DEPUTY else 1
    return 0


@final
class Castings:
    """Every way in which the hidden roles of a position could lie, each with its likelihood."""

    def __init__(self) -> None:
        self.n: i64 = 0  # ways found
        self.total: i64 = 0  # of all likelihoods
        self.ways: vec[i64] = vec[i64]([0] * MOST_WAYS)  # three bits a seat: its role
        self.likely: vec[i64] = vec[i64]([0] * MOST_WAYS)
        self.seats: i64 = 0
        self.cast: vec[i64] = vec[i64]([0] * SEATS)
        self.left: vec[i64] = vec[i64]([0] * ROLES)  # roles not given to anybody yet
        self.powers: vec[i64] = vec[i64]([1] * STEPS)  # of 2, falling by a quarter a step
        self.table: vec[i64] = vec[i64]([0] * ((SEATS + 1) * ROLES))
        for step in range(STEPS):
            self.powers[step] = int(SURE * 0.5 ** (step / 4))
        for seats, row in ROLE_TABLE.items():
            for role in range(ROLES):
                self.table[seats * ROLES + role] = row[role]

    def find(self, roles: vec[i64], seats: i64, memory: Suspicion) -> None:
        """2.1 Give out the table's roles less the ones seen in every way; a memory makes some likelier."""
        self.n = 0
        self.seats = seats
        for role in range(ROLES):
            self.left[role] = self.table[seats * ROLES + role]
        for seat in range(seats):
            self.cast[seat] = roles[seat]
            if roles[seat] != HIDDEN:
                self.left[roles[seat]] -= 1
        self.give(roles, 0, 0)
        self.weigh(memory)

    def give(self, roles: vec[i64], seat: i64, way: i64) -> None:
        """Give this seat and those after it every role that is left for them."""
        if seat == self.seats:
            self.ways[self.n] = way
            self.n += 1
            return
        if roles[seat] != HIDDEN:
            self.give(roles, seat + 1, way | roles[seat] << seat * 3)
            return
        for role in range(DEPUTY, RENEGADE + 1):
            if self.left[role] > 0:
                self.left[role] -= 1
                self.give(roles, seat + 1, way | role << seat * 3)
                self.left[role] += 1

    def weigh(self, memory: Suspicion) -> None:
        """How likely each way is: the sum of its hostilities in the marks, against the likeliest one's."""
        best: i64 = -1_000_000_000
        for i in range(self.n):
            self.likely[i] = self.evidence(self.ways[i], memory)
            best = max(best, self.likely[i])
        self.total = 0
        for i in range(self.n):
            step = best - self.likely[i]
            self.likely[i] = self.powers[step] if step < STEPS else 1
            self.total += self.likely[i]

    def evidence(self, way: i64, memory: Suspicion) -> i64:
        """What the marks say for one way."""
        sum: i64 = 0
        for who in range(self.seats):
            role = role_in(way, who)
            if role == OUTLAW or role == DEPUTY:
                for whom in range(self.seats):
                    marks = memory.marks[who * SEATS + whom]
                    if marks != 0:
                        sum += marks * hostility(role, role_in(way, whom))
        return sum

    def chosen(self, number: i64) -> i64:
        """The way that a number from 0 to `total` - 1 stands for."""
        for i in range(self.n):
            number -= self.likely[i]
            if number < 0:
                return self.ways[i]
        return self.ways[0]

    def chance_of(self, seat: i64, role: i64) -> i64:
        """How likely a seat has a role, in thousandths."""
        sum: i64 = 0
        for i in range(self.n):
            if role_in(self.ways[i], seat) == role:
                sum += self.likely[i]
        return sum * 1000 // self.total


def role_in(way: i64, seat: i64) -> i64:
    """The role of a seat in one way."""
    return way >> seat * 3 & 7
