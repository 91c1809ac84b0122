"""20. What lies on the table: islands, tokens, tiles, coins and the turn so far. The chapters are functions over it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hanpan.core.fields import Fields
from hanpan.core.kit.seats import NOBODY, Seats
from hanpan.core.state import State
from hanpan.games.small_world_warcraft.rules.ground import Ground
from hanpan.games.small_world_warcraft.tables import (
    BLASTS,
    BOARDS,
    COINS,
    COLUMN,
    DIE_FACES,
    DUDS,
    MOST_CONQUESTS,
    NO_CHAMPION,
    NONE,
    NOWHERE,
    OVER,
    RACE_TABLE,
    RACES,
    REGIONS,
    ROWS,
    SEATS,
    STACK,
    TEAM_OF_SEAT,
    TEAM_OF_SEAT_OF_FOUR,
    UNDECIDED,
    USES,
)

POWER_STACK: Final[i64] = 20


class Position(Ground):
    """Everything of chapter 20 in flat rows of numbers. Seats and regions that are none are -1, tiles that are none 0.

    A region is `slot * FACE_ROOM + number`; a set of a board's regions is one number, bit n for region n.
    """

    def __init__(
        self,
        seats: i64,
        teams: bool = False,
        first_landing_fee: bool = True,
        declined_bonus: bool = True,
        same_turn: bool = False,
        marker_effects: bool = True,
        open_coins: bool = False,
    ) -> None:
        super().__init__(seats)
        # 17. Options belong to the match and are never copied
        self.teams = teams
        self.first_landing_fee = first_landing_fee
        self.declined_bonus = declined_bonus
        self.same_turn = same_turn  # `new_combo: same_turn`
        self.marker_effects = marker_effects
        self.open_coins = open_coins

        # What stands in the regions
        self.race: vec[i64] = vec[i64]([NONE] * REGIONS)  # whose tokens stand there; MURLOC
        self.tokens: vec[i64] = vec[i64]([0] * REGIONS)
        self.wall: vec[i64] = vec[i64]([0] * REGIONS)
        self.fort: vec[i64] = vec[i64]([0] * REGIONS)
        self.tower: vec[i64] = vec[i64]([0] * REGIONS)
        self.beasts: vec[i64] = vec[i64]([0] * REGIONS)
        self.bomb: vec[i64] = vec[i64]([0] * REGIONS)  # NO_BOMB, BLAST, DUD, HIDDEN
        self.objectives: vec[i64] = vec[i64]([0] * BOARDS)  # the set of marked regions, by slot
        self.blasts: i64 = BLASTS  # in the pool; -1 for whom both are hidden
        self.duds: i64 = DUDS

        # 13. By the board where each was laid
        self.marker: vec[i64] = vec[i64]([NONE] * BOARDS)  # NONE on a board without one, HIDDEN from its back
        self.marker_at: vec[i64] = vec[i64]([NOWHERE] * BOARDS)
        self.marker_up: vec[i64] = vec[i64]([0] * BOARDS)
        self.box: i64 = 0  # the set of the markers not in play, bit m; -1 for whom they are hidden

        # 4. Combos: with teams the column's rows are kept in team_race and team_power
        self.column_race: vec[i64] = vec[i64]([NONE] * COLUMN)
        self.column_power: vec[i64] = vec[i64]([NONE] * COLUMN)
        self.column_coins: vec[i64] = vec[i64]([0] * COLUMN)
        self.row_race: vec[i64] = vec[i64]([NONE] * 12)  # 16.2 faction * ROWS + row
        self.row_power: vec[i64] = vec[i64]([NONE] * ROWS)
        # Stacks of banners, by faction with teams, else only the first: top at faction * STACK, no gap
        self.stack: vec[i64] = vec[i64]([NONE] * 48)
        self.stacked: vec[i64] = vec[i64]([0] * 3)
        self.known: vec[i64] = vec[i64]([0] * 3)  # so many at the bottom were seen going there
        self.badges: vec[i64] = vec[i64]([NONE] * POWER_STACK)  # the stack of badges, top first
        self.n_badges: i64 = 0
        self.powers_out: i64 = 0  # 4.6 a set: bit p for power p

        # Players
        self.coins: vec[i64] = vec[i64]([COINS] * SEATS)  # -1: hidden
        self.active: vec[i64] = vec[i64]([NONE] * SEATS)
        self.power: vec[i64] = vec[i64]([NONE] * SEATS)
        self.hand: vec[i64] = vec[i64]([0] * SEATS)
        self.hand_beasts: vec[i64] = vec[i64]([0] * SEATS)
        self.champion: vec[i64] = vec[i64]([NO_CHAMPION] * SEATS)
        self.form: vec[i64] = vec[i64]([0] * SEATS)
        self.declined: vec[i64] = vec[i64]([NONE] * SEATS)
        self.declined_power: vec[i64] = vec[i64]([NONE] * SEATS)
        self.saves: vec[i64] = vec[i64]([0] * SEATS)
        self.refugees: vec[i64] = vec[i64]([0] * SEATS)  # still to be placed
        self.holders: Seats = NOBODY  # 11.15 who has a Harmony token
        self.attackers: Seats = NOBODY
        self.holder: vec[i64] = vec[i64]([-1] * 18)  # whose a race is, active or in decline; follows from the above

        # The match and the turn
        self.round: i64 = 1
        self.rounds: i64 = 1
        self.starter: i64 = 0
        self.turn: i64 = -1
        self.phase: i64 = OVER
        self.answerer: i64 = -1  # who is asked
        self.declined_now: i64 = 0  # this_turn.declined
        self.die: i64 = -1  # this_turn.die
        self.slain: i64 = 0
        self.raised: i64 = 0
        self.used: vec[i64] = vec[i64]([0] * USES)
        self.conquests: i64 = 0
        self.conquered_at: vec[i64] = vec[i64]([0] * MOST_CONQUESTS)
        self.conquered_race: vec[i64] = vec[i64]([0] * MOST_CONQUESTS)
        self.conquered_tokens: vec[i64] = vec[i64]([0] * MOST_CONQUESTS)
        self.conquered_was: vec[i64] = vec[i64]([0] * MOST_CONQUESTS)
        self.why: i64 = UNDECIDED

        # Scratch, no part of the position: what `look` and the listing of conquests found last
        self.near: vec[i64] = vec[i64]([0] * BOARDS)  # 1.3 the set of near regions, by slot
        self.own: vec[i64] = vec[i64]([0] * BOARDS)  # 1.1 the set of own regions, by slot
        self.landless: bool = True  # whether there is no own region at all
        self.champion_at: i64 = NOWHERE  # where the Champion stands
        self.aegis_at: i64 = NOWHERE  # where these work, for whomever
        self.chapel_at: i64 = NOWHERE
        self.pool: vec[i64] = vec[i64]([0] * 64)
        self.die_faces: vec[i64] = vec[i64](list(DIE_FACES))

    # 2.2 Before the islands are laid

    def clear_boards(self) -> None:
        """No island lies on the table, and nothing on it."""
        self.clear_ground()
        for r in range(REGIONS):
            self.clear_region(r)
            self.bomb[r] = 0
        for slot in range(BOARDS):
            self.objectives[slot] = 0
            self.marker[slot] = NONE
            self.marker_at[slot] = NOWHERE
            self.marker_up[slot] = 0

    def clear_region(self, r: i64) -> None:
        """Nothing stands there any more. Markers, Objectives and bombs are kept elsewhere."""
        self.race[r] = NONE
        self.tokens[r] = 0
        self.wall[r] = 0
        self.fort[r] = 0
        self.tower[r] = 0
        self.beasts[r] = 0

    # 1.1 Whose

    def is_active(self, race: i64) -> bool:
        """Whether a race on the board is its player's active one."""
        seat = self.holder[race]
        return seat >= 0 and self.active[seat] == race

    def player_of(self, race: i64) -> i64:
        """The seat whose active race this is; -1 if it is nobody's."""
        seat = self.holder[race]
        return seat if seat >= 0 and self.active[seat] == race else -1

    def is_own(self, seat: i64, r: i64) -> bool:
        """1.1 Held by the seat's active race."""
        race = self.race[r]
        return race != NONE and race == self.active[seat]

    def is_old(self, seat: i64, r: i64) -> bool:
        """1.1 Held by the seat's race in decline."""
        race = self.race[r]
        return race != NONE and race == self.declined[seat]

    def own_with(self, seat: i64, symbol: i64) -> i64:
        """How many own regions carry the symbol."""
        n: i64 = 0
        for i in range(self.n_places):
            r = self.places[i]
            if self.symbols[r] & symbol != 0 and self.is_own(seat, r):
                n += 1
        return n

    def is_landless(self, seat: i64) -> bool:
        """Whether the seat has no own region."""
        for i in range(self.n_places):
            r = self.places[i]
            if self.is_own(seat, r):
                return False
        return True

    def how_many_own(self, seat: i64) -> i64:
        """How many regions the seat's active race holds."""
        n: i64 = 0
        for i in range(self.n_places):
            if self.is_own(seat, self.places[i]):
                n += 1
        return n

    def tokens_of(self, race: i64) -> i64:
        """How many of its tokens stand on the board."""
        n: i64 = 0
        for i in range(self.n_places):
            r = self.places[i]
            if self.race[r] == race:
                n += self.tokens[r]
        return n

    def tray(self, race: i64) -> i64:
        """1.6 How many of an active race's tokens nobody has."""
        seat = self.holder[race]
        whole: i64 = RACE_TABLE[race].tokens
        return whole - self.tokens_of(race) - self.hand[seat] - self.refugees[seat]

    def team_of(self, seat: i64) -> i64:
        """16.1 The seat's faction in the team game."""
        faction: i64 = TEAM_OF_SEAT_OF_FOUR[seat] if self.seats == 4 else TEAM_OF_SEAT[seat]
        return faction

    # 20. Position

    def copy_from(self, other: State) -> None:
        """20 The same position, field by field. Options belong to the match and stay."""
        assert isinstance(other, Position)
        if self.islands != other.islands:
            self.copy_islands(other)
        for i in range(self.n_places):
            r = self.places[i]
            self.race[r] = other.race[r]
            self.tokens[r] = other.tokens[r]
            self.wall[r] = other.wall[r]
            self.fort[r] = other.fort[r]
            self.tower[r] = other.tower[r]
            self.beasts[r] = other.beasts[r]
            self.bomb[r] = other.bomb[r]
        for slot in range(self.boards):
            self.objectives[slot] = other.objectives[slot]
            self.marker[slot] = other.marker[slot]
            self.marker_at[slot] = other.marker_at[slot]
            self.marker_up[slot] = other.marker_up[slot]
        self.blasts = other.blasts
        self.duds = other.duds
        self.box = other.box
        self.copy_tiles(other)
        self.copy_players(other)
        self.copy_turn(other)

    def copy_tiles(self, other: "Position") -> None:
        """The same column, rows and stacks."""
        for slot in range(COLUMN):
            self.column_race[slot] = other.column_race[slot]
            self.column_power[slot] = other.column_power[slot]
            self.column_coins[slot] = other.column_coins[slot]
        if self.teams:
            for row in range(12):
                self.row_race[row] = other.row_race[row]
            for row in range(ROWS):
                self.row_power[row] = other.row_power[row]
        for faction in range(3):
            self.stacked[faction] = other.stacked[faction]
            self.known[faction] = other.known[faction]
            for i in range(faction * STACK, faction * STACK + other.stacked[faction]):
                self.stack[i] = other.stack[i]
        self.n_badges = other.n_badges
        for i in range(self.n_badges):
            self.badges[i] = other.badges[i]
        self.powers_out = other.powers_out

    def copy_players(self, other: "Position") -> None:
        """The same coins, races, hands and refugees."""
        for seat in range(self.seats):
            self.coins[seat] = other.coins[seat]
            self.active[seat] = other.active[seat]
            self.power[seat] = other.power[seat]
            self.hand[seat] = other.hand[seat]
            self.hand_beasts[seat] = other.hand_beasts[seat]
            self.champion[seat] = other.champion[seat]
            self.form[seat] = other.form[seat]
            self.declined[seat] = other.declined[seat]
            self.declined_power[seat] = other.declined_power[seat]
            self.saves[seat] = other.saves[seat]
            self.refugees[seat] = other.refugees[seat]
        for race in range(RACES + 1):
            self.holder[race] = other.holder[race]
        self.holders = other.holders
        self.attackers = other.attackers

    def copy_turn(self, other: "Position") -> None:
        """The same turn so far."""
        self.round = other.round
        self.rounds = other.rounds
        self.starter = other.starter
        self.turn = other.turn
        self.phase = other.phase
        self.answerer = other.answerer
        self.declined_now = other.declined_now
        self.die = other.die
        self.slain = other.slain
        self.raised = other.raised
        for use in range(USES):
            self.used[use] = other.used[use]
        self.conquests = other.conquests
        for i in range(self.conquests):
            self.conquered_at[i] = other.conquered_at[i]
            self.conquered_race[i] = other.conquered_race[i]
            self.conquered_tokens[i] = other.conquered_tokens[i]
            self.conquered_was[i] = other.conquered_was[i]
        self.why = other.why

    def fields(self, io: Fields) -> None:
        """20 Every field as a number."""
        self.island_fields(io)
        for i in range(self.n_places):
            r = self.places[i]
            self.race[r] = io.cell(self.race[r])
            self.tokens[r] = io.cell(self.tokens[r])
            self.wall[r] = io.cell(self.wall[r])
            self.fort[r] = io.cell(self.fort[r])
            self.tower[r] = io.cell(self.tower[r])
            self.beasts[r] = io.cell(self.beasts[r])
            self.bomb[r] = io.cell(self.bomb[r])
        io.row(self.objectives, self.boards)
        io.row(self.marker, self.boards)
        io.row(self.marker_at, self.boards)
        io.row(self.marker_up, self.boards)
        self.blasts = io.cell(self.blasts)
        self.duds = io.cell(self.duds)
        self.box = io.cell(self.box)
        self.tile_fields(io)
        self.player_fields(io)
        self.turn_fields(io)

    def tile_fields(self, io: Fields) -> None:
        """Column, rows and stacks."""
        io.row(self.column_race, COLUMN)
        io.row(self.column_power, COLUMN)
        io.row(self.column_coins, COLUMN)
        io.row(self.row_race, 12)
        io.row(self.row_power, ROWS)
        io.row(self.stacked, 3)
        io.row(self.known, 3)
        for faction in range(3):
            for i in range(faction * STACK, faction * STACK + self.stacked[faction]):
                self.stack[i] = io.cell(self.stack[i])
        self.n_badges = io.cell(self.n_badges)
        io.row(self.badges, self.n_badges)
        self.powers_out = io.cell(self.powers_out)

    def player_fields(self, io: Fields) -> None:
        """Coins, races, hands and refugees."""
        io.row(self.coins, self.seats)
        io.row(self.active, self.seats)
        io.row(self.power, self.seats)
        io.row(self.hand, self.seats)
        io.row(self.hand_beasts, self.seats)
        io.row(self.champion, self.seats)
        io.row(self.form, self.seats)
        io.row(self.declined, self.seats)
        io.row(self.declined_power, self.seats)
        io.row(self.saves, self.seats)
        io.row(self.refugees, self.seats)
        io.row(self.holder, RACES + 1)
        self.holders = io.cell(self.holders)
        self.attackers = io.cell(self.attackers)

    def turn_fields(self, io: Fields) -> None:
        """The turn so far."""
        self.round = io.cell(self.round)
        self.rounds = io.cell(self.rounds)
        self.starter = io.cell(self.starter)
        self.turn = io.cell(self.turn)
        self.phase = io.cell(self.phase)
        self.answerer = io.cell(self.answerer)
        self.declined_now = io.cell(self.declined_now)
        self.die = io.cell(self.die)
        self.slain = io.cell(self.slain)
        self.raised = io.cell(self.raised)
        io.row(self.used, USES)
        self.conquests = io.cell(self.conquests)
        io.row(self.conquered_at, self.conquests)
        io.row(self.conquered_race, self.conquests)
        io.row(self.conquered_tokens, self.conquests)
        io.row(self.conquered_was, self.conquests)
        self.why = io.cell(self.why)
