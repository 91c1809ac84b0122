"""What lies on the table: the fields of chapter 14, life and arrows changing hands, and who may know what."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hanpan.core.chance import Chance
from hanpan.core.fields import Fields
from hanpan.core.kit.seats import NOBODY, Seats, has
from hanpan.core.memory import Memory
from hanpan.core.sink import Sink
from hanpan.core.state import State
from hanpan.games.bang_dice.suspicion import Castings, Suspicion, role_in
from hanpan.games.bang_dice.tables import (
    ARROW_RETURNED,
    ARROW_TAKEN,
    ARROWS,
    CHARACTERS,
    DICE,
    GUESS,
    HEALED,
    HIDDEN,
    LOST,
    NO_BATCH,
    NO_CHARACTER,
    OVER,
    ROLE_TABLE,
    ROLES,
    SEATS,
    UNDECIDED,
)

ROOM: Final = 64


class Position(State):
    """Roles, life, arrows and dice, and what is being asked. Seats that are none are -1."""

    def __init__(self, seats: i64, beer_heals_too: bool = False, no_characters: bool = False) -> None:
        super().__init__(seats, ROOM)
        self.beer_heals_too = beer_heals_too  # 11 option `slab: as_source`: and the points may be split
        self.no_characters = no_characters  # 11 option `characters: none`

        self.turn: i64 = -1  # the roller; nobody after the end
        self.phase: i64 = OVER
        self.answerer: i64 = -1  # who is asked
        self.rolls: i64 = 0
        self.dice: vec[i64] = vec[i64]([0] * DICE)  # without meaning while rolls is 0
        self.roles: vec[i64] = vec[i64]([HIDDEN] * SEATS)
        self.shown: Seats = NOBODY  # whose role lies open
        self.characters: vec[i64] = vec[i64]([NO_CHARACTER] * SEATS)
        self.life: vec[i64] = vec[i64]([0] * SEATS)
        self.max_life: vec[i64] = vec[i64]([0] * SEATS)
        self.arrows: vec[i64] = vec[i64]([0] * SEATS)
        self.pile: i64 = ARROWS
        self.living: Seats = NOBODY

        # What is pending; all 0 while it is not
        self.shots: vec[i64] = vec[i64]([0] * DICE)  # 6.1 by die, the action that assigned it
        self.batch: i64 = NO_BATCH  # 8.1 whose losses are being settled
        self.losses: vec[i64] = vec[i64]([0] * SEATS)  # its points by seat
        self.left: i64 = 0  # beers to give, points or gatling dice to ask about
        self.double: i64 = 0  # 10.5 Jesse's beers are worth two

        self.why: i64 = UNDECIDED
        self.winners: Seats = NOBODY

        self.role_table: vec[i64] = vec[i64]([0] * ROLES)  # 2.1 the row of so many seats
        for role in range(ROLES):
            self.role_table[role] = ROLE_TABLE[int(seats)][role]

        # Scratch, no part of the position
        self.rolled: vec[i64] = vec[i64]([0] * DICE)
        self.pool: vec[i64] = vec[i64]([0] * CHARACTERS)
        self.castings = Castings()

    # Seats and dice

    def lives(self, seat: i64) -> bool:
        """Whether the seat still takes part."""
        return has(self.living, seat)

    def three_players(self) -> bool:
        """9 Three at the table: no sheriff, all roles open."""
        return self.seats == 3

    def showing(self, face: i64) -> i64:
        """How many dice show this face."""
        n: i64 = 0
        for die in range(DICE):
            if self.dice[die] == face:
                n += 1
        return n

    def seat_of_role(self, role: i64) -> i64:
        """The first seat with this role; -1: none."""
        for seat in range(self.seats):
            if self.roles[seat] == role:
                return seat
        return -1

    def seat_of(self, character: i64) -> i64:
        """The seat of a character; -1 if he is not at this table."""
        for seat in range(self.seats):
            if self.characters[seat] == character:
                return seat
        return -1

    # Life and arrows

    def heal(self, seat: i64, points: i64, by: i64, sink: Sink) -> None:
        """10.17 Gain life, never above the start; what is too much is wasted."""
        room = self.max_life[seat] - self.life[seat]
        gained = points if points < room else room
        self.life[seat] += gained
        sink.emit(HEALED, seat, by, gained)

    def lose(self, seat: i64, points: i64, cause: i64, sink: Sink) -> i64:
        """7 Lose life, never below 0; how much it was."""
        life = self.life[seat]
        lost = points if points < life else life
        if lost > 0:
            self.life[seat] -= lost
            sink.emit(LOST, seat, lost, cause)
        return lost

    def take_arrow(self, seat: i64, sink: Sink) -> None:
        """4.1 One token from the pile."""
        self.pile -= 1
        self.arrows[seat] += 1
        sink.emit(ARROW_TAKEN, seat)

    def return_arrows(self, seat: i64, n: i64, by: i64, sink: Sink) -> None:
        """So many of a player's arrows go back to the pile."""
        if n > 0:
            self.arrows[seat] -= n
            self.pile += n
            sink.emit(ARROW_RETURNED, seat, n, by)

    # Asking and clearing away

    def ask(self, phase: i64, seat: i64) -> None:
        """This player decides next."""
        self.phase = phase
        self.answerer = seat

    def close_batch(self) -> None:
        """The losses are settled."""
        self.batch = NO_BATCH
        self.left = 0
        for seat in range(self.seats):
            self.losses[seat] = 0

    def clear_pending(self) -> None:
        """Nothing is assigned, lost or left to ask."""
        self.close_batch()
        self.double = 0
        for die in range(DICE):
            self.shots[die] = 0

    def clear_dice(self) -> None:
        """The dice are taken up."""
        self.rolls = 0
        for die in range(DICE):
            self.dice[die] = 0

    # 14. Position

    def copy_from(self, other: State) -> None:
        """14 The same position, field by field. Options belong to the match and stay."""
        assert isinstance(other, Position)
        self.turn = other.turn
        self.phase = other.phase
        self.answerer = other.answerer
        self.rolls = other.rolls
        self.shown = other.shown
        self.pile = other.pile
        self.living = other.living
        self.batch = other.batch
        self.left = other.left
        self.double = other.double
        self.why = other.why
        self.winners = other.winners
        for die in range(DICE):
            self.dice[die] = other.dice[die]
            self.shots[die] = other.shots[die]
        for seat in range(self.seats):
            self.roles[seat] = other.roles[seat]
            self.characters[seat] = other.characters[seat]
            self.life[seat] = other.life[seat]
            self.max_life[seat] = other.max_life[seat]
            self.arrows[seat] = other.arrows[seat]
            self.losses[seat] = other.losses[seat]

    def fields(self, io: Fields) -> None:
        """14 Every field as a number."""
        self.turn = io.cell(self.turn)
        self.phase = io.cell(self.phase)
        self.answerer = io.cell(self.answerer)
        self.rolls = io.cell(self.rolls)
        io.row(self.dice, DICE)
        io.row(self.roles, self.seats)
        self.shown = io.cell(self.shown)
        io.row(self.characters, self.seats)
        io.row(self.life, self.seats)
        io.row(self.max_life, self.seats)
        io.row(self.arrows, self.seats)
        self.pile = io.cell(self.pile)
        self.living = io.cell(self.living)
        io.row(self.shots, DICE)
        self.batch = io.cell(self.batch)
        io.row(self.losses, self.seats)
        self.left = io.cell(self.left)
        self.double = io.cell(self.double)
        self.why = io.cell(self.why)
        self.winners = io.cell(self.winners)

    # 2.2 Who may know what

    def hide(self, viewer: i64) -> None:
        """2.2 Roles that are not shown are their owners' alone; 14 after the end all are open."""
        if self.phase == OVER:
            return
        for seat in range(self.seats):
            if seat != viewer and not has(self.shown, seat):
                self.roles[seat] = HIDDEN

    def fill(self, chance: Chance, memory: Memory) -> None:
        """2.1 The hidden roles are those of the table less the ones seen; who did what makes some likelier."""
        assert isinstance(memory, Suspicion)
        ways = self.castings
        ways.find(self.roles, self.seats, memory)
        if ways.n > 1:
            way = ways.chosen(chance.number(GUESS, ways.total))
            for seat in range(self.seats):
                self.roles[seat] = role_in(way, seat)
        elif ways.n == 1:
            for seat in range(self.seats):
                self.roles[seat] = role_in(ways.ways[0], seat)
