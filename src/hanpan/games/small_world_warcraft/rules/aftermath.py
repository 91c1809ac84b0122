"""7. What a conquest does: who loses what, who is paid, and what becomes of the region."""

from mypy_extensions import i64

from hanpan.core.sink import Sink
from hanpan.games.small_world_warcraft.rules.combos import put_away
from hanpan.games.small_world_warcraft.rules.markers import (
    ashes_follow,
    blade_follows,
    hammer_follows,
    saves_of_markers,
    turn_up_markers,
)
from hanpan.games.small_world_warcraft.rules.position import Position
from hanpan.games.small_world_warcraft.rules.powers import champion_comes, champion_moves, pay_toll, toll_owner
from hanpan.games.small_world_warcraft.rules.races import (
    break_harmony,
    builds_walls,
    counts_slain,
    keeps_harmony,
    saves_of_race,
)
from hanpan.games.small_world_warcraft.rules.tokens import claim_objective, has_objective
from hanpan.games.small_world_warcraft.tables import (
    BY_ASHES,
    BY_CONQUEST,
    CAPTIVE,
    CONQUERED,
    FOREST,
    IN_HAND,
    LEFT,
    LOST_TOKEN,
    MURLOC,
    NONE,
    RUNEBLADE_AT,
    SAVED,
    SEND_CHAMPION,
    WALL_BUILT,
    WALLS,
    WAS_ACTIVE,
    WAS_DECLINED,
    WAS_EMPTY,
    WAS_MINE,
    WAS_MURLOC,
    WITH_DOOMHAMMER,
)


def take(
    game: Position, seat: i64, r: i64, tokens: i64, beasts: i64, cost: i64, verb: i64, way: i64, aids: i64, sink: Sink
) -> None:
    """7.1 The region is conquered by so many tokens and Beasts, already taken from the hand."""
    was = who_was(game, seat, r)
    race = game.race[r]
    there = game.tokens[r]
    defender: i64 = -1 if race == NONE else game.holder[race]
    owed_toll = toll_owner(game, seat, r)
    sink.emit(CONQUERED, seat | cost << 4 | way << 12 | aids << 14 | was << 16, game.name(r), defender)
    fall(game, seat, r, was, defender, sink)
    champion_moves(game, r, CAPTIVE + seat)
    game.clear_region(r)
    game.race[r] = game.active[seat]
    game.tokens[r] = tokens
    game.beasts[r] = beasts
    if verb == SEND_CHAMPION:
        champion_comes(game, seat, r)
    if was == WAS_DECLINED or was == WAS_MINE:
        leave_if_gone(game, defender, sink)
    if has_objective(game, r):
        claim_objective(game, seat, r, sink)
    if was == WAS_ACTIVE and keeps_harmony(race):
        break_harmony(game, seat, defender, sink)
    pay_toll(game, seat, owed_toll, sink)
    turn_up_markers(game, r, sink)
    if aids & WITH_DOOMHAMMER != 0:
        hammer_follows(game, r, sink)
    if way == BY_ASHES:
        ashes_follow(game, r, sink)
    if verb == RUNEBLADE_AT:
        blade_follows(game, r, sink)
    if builds_walls(game.active[seat]) and game.terrain[r] == FOREST:
        build_wall(game, r, sink)
    note(game, r, race, there, was)


def who_was(game: Position, seat: i64, r: i64) -> i64:
    """20 Who stood there: nobody, a Murloc, an opponent's active race, one in decline, or the seat's own old one."""
    race = game.race[r]
    if race == NONE:
        return WAS_EMPTY
    if race == MURLOC:
        return WAS_MURLOC
    if game.is_active(race):
        return WAS_ACTIVE
    return WAS_MINE if game.declined[seat] == race else WAS_DECLINED


def note(game: Position, r: i64, race: i64, tokens: i64, was: i64) -> None:
    """7.1 (8) The conquest is noted for the bonuses."""
    n = game.conquests
    game.conquered_at[n] = r
    game.conquered_race[n] = race
    game.conquered_tokens[n] = tokens
    game.conquered_was[n] = was
    game.conquests = n + 1


def build_wall(game: Position, r: i64, sink: Sink) -> None:
    """11.4, 14.2 A Wisp Wall, if one is left."""
    left: i64 = WALLS
    for i in range(game.n_places):
        left -= game.wall[game.places[i]]
    if left > 0:
        game.wall[r] = 1
        sink.emit(WALL_BUILT, game.name(r))


# 7.2 to 7.4 Losses


def fall(game: Position, seat: i64, r: i64, was: i64, defender: i64, sink: Sink) -> None:
    """7.2, 7.3 An active defender discards one token; a race in decline all; a Murloc leaves the match."""
    tokens = game.tokens[r]
    slain: i64 = 0
    if was == WAS_ACTIVE:
        slain = lose_one(game, defender, r, BY_CONQUEST, sink)
        game.refugees[defender] += tokens - 1
    elif was != WAS_EMPTY:
        sink.emit(LOST_TOKEN, defender, game.name(r), game.race[r], tokens | BY_CONQUEST << 8)
        slain = tokens
    if was != WAS_MINE and counts_slain(game.active[seat]):
        game.slain += slain


def lose_one(game: Position, loser: i64, r: i64, cause: i64, sink: Sink) -> i64:
    """7.4 One token of an active race is discarded, or saved as a refugee; how many were truly discarded."""
    if game.saves[loser] < saves_of_race(game.active[loser]) + saves_of_markers(game, loser):
        game.saves[loser] += 1
        game.refugees[loser] += 1
        sink.emit(SAVED, loser)
        return 0
    sink.emit(LOST_TOKEN, loser, game.name(r), game.active[loser], 1 | cause << 8)
    return 1


# 7.6 Refugees


def seat_to_place(game: Position) -> i64:
    """7.6 The first seat, clockwise from the active player, with refugees and more than one own region; -1 if none."""
    for steps in range(1, game.seats):
        seat = (game.turn + steps) % game.seats
        if game.refugees[seat] > 0 and game.how_many_own(seat) > 1:
            return seat
    return -1


# 7.5 and 7.7 Emptied regions, races that leave


def empty_region(game: Position, r: i64) -> None:
    """7.5 Wall, Fort, Tower and Beasts go to the supply, the Champion to the hand; the rest stays."""
    champion_moves(game, r, IN_HAND)
    game.clear_region(r)


def leave_if_gone(game: Position, seat: i64, sink: Sink) -> None:
    """7.7 A race in decline whose last token is gone leaves at once."""
    race = game.declined[seat]
    for i in range(game.n_places):
        if game.race[game.places[i]] == race:
            return
    leave(game, seat, sink)


def leave(game: Position, seat: i64, sink: Sink) -> None:
    """10.1, 7.7, 14.10 The seat's race in decline leaves the board, and its tiles go away (4.6)."""
    race = game.declined[seat]
    for i in range(game.n_places):
        r = game.places[i]
        if game.race[r] == race:
            game.clear_region(r)
    game.holder[race] = -1
    game.declined[seat] = NONE
    power = game.declined_power[seat]
    game.declined_power[seat] = NONE
    sink.emit(LEFT, seat, race)
    put_away(game, race, power)
