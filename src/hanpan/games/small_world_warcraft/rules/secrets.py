"""20.4 Who may know what: events are cut, positions hidden, and hidden ones filled with what could be there."""

from mypy_extensions import i64

from hanpan.core.chance import Chance
from hanpan.core.kit.ring import how_many
from hanpan.core.kit.seats import Seats, has, only
from hanpan.core.sink import Event
from hanpan.games.small_world_warcraft.rules.position import Position
from hanpan.games.small_world_warcraft.rules.races import faction_of
from hanpan.games.small_world_warcraft.tables import (
    BLAST,
    BLASTS,
    COINS,
    COLUMN,
    DUD,
    DUDS,
    GUESS,
    HIDDEN,
    MARKERS,
    MOST_IN_A_TURN,
    NO_BOMB,
    NONE,
    OVER,
    POWERS,
    RACES,
    ROWS,
    SCORED,
    STACK,
)

# Events


def cut(game: Position, event: Event, viewer: i64) -> None:
    """9.6 Others learn that you scored, not how much."""
    if event.kind == SCORED and event.a != viewer and not game.open_coins:
        event.b = 0
        event.c = 0
        event.d = 1


# Hiding


def turn_down(game: Position, viewer: i64) -> None:
    """20.4 Others' coins but at the end, the unknown part of stacks, face-down markers, the box, and bombs."""
    if game.phase != OVER and not game.open_coins:
        for seat in range(game.seats):
            if seat != viewer:
                game.coins[seat] = -1
    for faction in range(3):
        for i in range(game.stacked[faction] - game.known[faction]):
            game.stack[faction * STACK + i] = HIDDEN
    for i in range(game.n_badges):
        game.badges[i] = HIDDEN
    for slot in range(game.boards):
        if game.marker[slot] != NONE and game.marker_up[slot] == 0:
            game.marker[slot] = HIDDEN
    if game.box >= 0:
        game.box = -1 - how_many(game.box)
    for i in range(game.n_places):
        r = game.places[i]
        if game.bomb[r] != NO_BOMB:
            game.bomb[r] = HIDDEN
    game.blasts = -1
    game.duds = -1


# Filling


def deal_hidden(game: Position, chance: Chance) -> None:
    """20.4 Everything hidden becomes something that could be there."""
    for seat in range(game.seats):
        if game.coins[seat] < 0:
            game.coins[seat] = chance.number(GUESS, COINS + MOST_IN_A_TURN * turns_ended(game, seat) + 1)
    if game.box < 0:
        deal_markers(game, chance)
    deal_banners(game, chance)
    deal_badges(game, chance)
    if game.blasts < 0:
        deal_bombs(game, chance)


def turns_ended(game: Position, seat: i64) -> i64:
    """5 How many turns the player has ended."""
    place = (seat - game.starter + game.seats) % game.seats
    now = (game.turn - game.starter + game.seats) % game.seats
    return game.round - 1 + (1 if place < now else 0)


def deal_markers(game: Position, chance: Chance) -> None:
    """2.3 Those not seen: face down on the islands, the others in the box."""
    seen: i64 = 0
    for slot in range(game.boards):
        if game.marker[slot] != HIDDEN:
            seen |= only(game.marker[slot])
    n = gather(game, seen, MARKERS)
    chance.shuffle(GUESS, game.pool, 0, n)
    for slot in range(game.boards):
        if game.marker[slot] == HIDDEN:
            n -= 1
            game.marker[slot] = game.pool[n]
    boxed = -1 - game.box
    game.box = 0
    for i in range(boxed):
        game.box |= only(game.pool[i])


def gather(game: Position, seen: Seats, most: i64) -> i64:
    """Lay the numbers 1 to `most` that are not in a set into the pool; how many."""
    n: i64 = 0
    for number in range(1, most + 1):
        if not has(seen, number):
            game.pool[n] = number
            n += 1
    return n


def deal_banners(game: Position, chance: Chance) -> None:
    """4.6 The banners that are nowhere to be seen, in the stacks above what is known of their bottom."""
    seen = banners_in_sight(game)
    for faction in range(3 if game.teams else 1):
        hidden: i64 = 0
        for i in range(game.stacked[faction]):
            if game.stack[faction * STACK + i] == HIDDEN:
                hidden += 1
        if hidden > 0:
            n: i64 = 0
            for race in range(1, RACES + 1):
                if not has(seen, race) and (not game.teams or faction_of(race) == faction):
                    game.pool[n] = race
                    n += 1
            chance.shuffle(GUESS, game.pool, 0, n)
            for i in range(hidden):
                game.stack[faction * STACK + i] = game.pool[i]


def banners_in_sight(game: Position) -> Seats:
    """The set of banners that lie open."""
    seen: i64 = 0
    for slot in range(COLUMN):
        seen |= only(game.column_race[slot])
    for row in range(3 * ROWS):
        seen |= only(game.row_race[row])
    for seat in range(game.seats):
        seen |= only(game.active[seat]) | only(game.declined[seat])
    for faction in range(3):
        for i in range(game.stacked[faction]):
            if game.stack[faction * STACK + i] != HIDDEN:
                seen |= only(game.stack[faction * STACK + i])
    return seen


def deal_badges(game: Position, chance: Chance) -> None:
    """4.6 The badges that are nowhere to be seen, in their stack."""
    if game.n_badges == 0 or game.badges[0] != HIDDEN:
        return
    seen = game.powers_out
    for slot in range(COLUMN):
        seen |= only(game.column_power[slot])
    for row in range(ROWS):
        seen |= only(game.row_power[row])
    for seat in range(game.seats):
        seen |= only(game.power[seat]) | only(game.declined_power[seat])
    n = gather(game, seen, POWERS)
    chance.shuffle(GUESS, game.pool, 0, n)
    for i in range(game.n_badges):
        game.badges[i] = game.pool[i]


def deal_bombs(game: Position, chance: Chance) -> None:
    """14.4 Those on the board, of the twelve; the others are the pool."""
    for i in range(BLASTS):
        game.pool[i] = BLAST
    for i in range(BLASTS, BLASTS + DUDS):
        game.pool[i] = DUD
    chance.shuffle(GUESS, game.pool, 0, BLASTS + DUDS)
    n: i64 = BLASTS + DUDS
    for i in range(game.n_places):
        r = game.places[i]
        if game.bomb[r] == HIDDEN:
            n -= 1
            game.bomb[r] = game.pool[n]
    game.blasts = 0
    for i in range(n):
        if game.pool[i] == BLAST:
            game.blasts += 1
    game.duds = n - game.blasts
