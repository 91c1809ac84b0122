"""14. Special tokens that are put on the board in redeployment: Objectives, bombs, Watch Towers, Beasts."""

from mypy_extensions import i64

from hanpan.core.chance import Chance
from hanpan.core.kit.ring import how_many
from hanpan.core.kit.seats import has, only
from hanpan.core.sink import Sink
from hanpan.games.small_world_warcraft.actions import at, first_of, number_of
from hanpan.games.small_world_warcraft.refusals import (
    FINE,
    IMMUNE,
    NO_BOMB_LEFT,
    NO_BOMBS,
    NO_OBJECTIVE_LEFT,
    NO_OBJECTIVES,
    NO_TOWER_LEFT,
    NOT_FOR_BOMB,
    NOT_FOR_OBJECTIVE,
    NOT_FOR_TOWER,
    NOT_NEAR_BOMB,
    NOT_OWN_BEAST,
    NOT_OWN_TOWER,
    OWN_OBJECTIVE,
    TOO_MANY_BEASTS_PLACED,
    WATER_OBJECTIVE,
)
from hanpan.games.small_world_warcraft.rules.coins import pay
from hanpan.games.small_world_warcraft.rules.position import Position
from hanpan.games.small_world_warcraft.rules.powers import check_beasts, check_tower_power, pay_toll, toll_owner
from hanpan.games.small_world_warcraft.rules.races import lays_bombs, lays_objectives, player_of_objectives
from hanpan.games.small_world_warcraft.rules.sight import is_immune, is_near, is_opponents, is_water
from hanpan.games.small_world_warcraft.tables import (
    ASK_BOMB,
    BEAST,
    BLAST,
    BLASTS,
    BOMB,
    BOMB_LAID,
    DUD,
    DUDS,
    FACE_ROOM,
    FIELD,
    FOR_OBJECTIVE,
    NO_BOMB,
    OBJECTIVE,
    OBJECTIVE_LAID,
    OBJECTIVES,
    THE_BANK,
    TOWER,
    TOWER_BUILT,
    TOWERS,
    USED_TOWER,
)

# 14.1 Objectives


def objectives_left(game: Position) -> i64:
    """14.1 In the supply."""
    left: i64 = OBJECTIVES
    for slot in range(game.boards):
        left -= how_many(game.objectives[slot])
    return left


def has_objective(game: Position, r: i64) -> bool:
    """Whether one lies there."""
    return has(game.objectives[r // FACE_ROOM], r % FACE_ROOM)


def take_objective(game: Position, r: i64) -> None:
    """The token returns to the supply."""
    game.objectives[r // FACE_ROOM] &= ~only(r % FACE_ROOM)


def return_objectives(game: Position) -> None:
    """11.1 Unclaimed ones come back at the start of their player's redeployment; 14.1 all when the race declines."""
    for slot in range(game.boards):
        game.objectives[slot] = 0


def claim_objective(game: Position, seat: i64, r: i64, sink: Sink) -> None:
    """11.1 2 coins for the conqueror, and 2 for their player if that is another; 16.6 but not from a partner."""
    take_objective(game, r)
    pay(game, THE_BANK, seat, 2, FOR_OBJECTIVE, sink)
    player = player_of_objectives(game)
    if player >= 0 and player != seat and not (game.teams and game.team_of(player) == game.team_of(seat)):
        pay(game, THE_BANK, player, 2, FOR_OBJECTIVE, sink)


def legal_objectives(game: Position, seat: i64) -> None:
    """11.1 Every region where one may be put; `look` was called."""
    if lays_objectives(game.active[seat]) and objectives_left(game) > 0:
        for i in range(game.n_places):
            r = game.places[i]
            if check_place_of_objective(game, seat, r) == FINE:
                game.listed.add(at(OBJECTIVE, game.name(r)))


def check_objective(game: Position, seat: i64, action: i64) -> i64:
    """11.1 The same, asked of one region; `look` was called."""
    if not lays_objectives(game.active[seat]):
        return NO_OBJECTIVES
    row = check_place_of_objective(game, seat, game.region(first_of(action)))
    if row != FINE:
        return row
    return FINE if objectives_left(game) > 0 else NO_OBJECTIVE_LEFT


def check_place_of_objective(game: Position, seat: i64, r: i64) -> i64:
    """11.1 Land that the player does not hold, 1.8 not immune, one a region."""
    if game.is_own(seat, r):
        return OWN_OBJECTIVE
    if is_water(game, r):
        return WATER_OBJECTIVE
    if is_immune(game, r):
        return IMMUNE
    return NOT_FOR_OBJECTIVE if game.is_old(seat, r) or has_objective(game, r) else FINE


def do_objective(game: Position, action: i64, sink: Sink) -> None:
    """11.1 It is put there."""
    r = game.region(first_of(action))
    game.objectives[r // FACE_ROOM] |= only(r % FACE_ROOM)
    sink.emit(OBJECTIVE_LAID, game.name(r))


# 14.4 Bombs


def legal_bombs(game: Position, seat: i64) -> None:
    """14.4 Every region where one may be laid; `look` was called."""
    if lays_bombs(game.active[seat]) and bombs_out(game) < BLASTS + DUDS:
        for i in range(game.n_places):
            r = game.places[i]
            if check_place_of_bomb(game, seat, r) == FINE:
                game.listed.add(at(BOMB, game.name(r)))


def check_bomb(game: Position, seat: i64, action: i64) -> i64:
    """14.4 The same, asked of one region; `look` was called."""
    if not lays_bombs(game.active[seat]):
        return NO_BOMBS
    row = check_place_of_bomb(game, seat, game.region(first_of(action)))
    if row != FINE:
        return row
    return FINE if bombs_out(game) < BLASTS + DUDS else NO_BOMB_LEFT


def check_place_of_bomb(game: Position, seat: i64, r: i64) -> i64:
    """14.4 Near, held by an opponent's active race, 1.8 not immune, no bomb there yet."""
    if is_immune(game, r) and not game.is_own(seat, r):
        return IMMUNE
    if not is_near(game, r):
        return NOT_NEAR_BOMB
    return FINE if is_opponents(game, seat, r) and game.bomb[r] == NO_BOMB else NOT_FOR_BOMB


def bombs_out(game: Position) -> i64:
    """14.4 How many lie on the board: open to all, whatever they are."""
    n: i64 = 0
    for i in range(game.n_places):
        if game.bomb[game.places[i]] != NO_BOMB:
            n += 1
    return n


def do_bomb(game: Position, seat: i64, action: i64, chance: Chance, sink: Sink) -> None:
    """14.4 Drawn blind from the pool, and laid face down; 12.16 the region is named."""
    r = game.region(first_of(action))
    for i in range(game.blasts):
        game.pool[i] = BLAST
    for i in range(game.blasts, game.blasts + game.duds):
        game.pool[i] = DUD
    kind = chance.pick(ASK_BOMB, game.pool, 0, game.blasts + game.duds)
    if kind == BLAST:
        game.blasts -= 1
    else:
        game.duds -= 1
    game.bomb[r] = kind
    sink.emit(BOMB_LAID, seat, game.name(r))
    pay_toll(game, seat, toll_owner(game, seat, r), sink)


def take_up_bombs(game: Position) -> None:
    """14.4 All return to the pool."""
    for i in range(game.n_places):
        game.bomb[game.places[i]] = NO_BOMB
    game.blasts = BLASTS
    game.duds = DUDS


# 14.7 Watch Towers


def legal_towers(game: Position, seat: i64) -> None:
    """12.14 Every own field that is surrounded; `look` was called."""
    if check_tower_power(game, seat) == FINE and towers_left(game) > 0:
        for i in range(game.n_places):
            r = game.places[i]
            if game.is_own(seat, r) and can_bear_tower(game, r):
                game.listed.add(at(TOWER, game.name(r)))


def check_tower(game: Position, seat: i64, action: i64) -> i64:
    """12.14 The same, asked of one region; `look` was called."""
    row = check_tower_power(game, seat)
    if row != FINE:
        return row
    r = game.region(first_of(action))
    if not game.is_own(seat, r):
        return NOT_OWN_TOWER
    if not can_bear_tower(game, r):
        return NOT_FOR_TOWER
    return FINE if towers_left(game) > 0 else NO_TOWER_LEFT


def can_bear_tower(game: Position, r: i64) -> bool:
    """12.14 A field without a Tower all of whose land neighbours are own."""
    slot = r // FACE_ROOM
    neighbours = game.borders[r] & ~game.water[slot]
    return game.terrain[r] == FIELD and game.tower[r] == 0 and neighbours & ~game.own[slot] == 0


def towers_left(game: Position) -> i64:
    """14.7 In the supply."""
    left: i64 = TOWERS
    for i in range(game.n_places):
        left -= game.tower[game.places[i]]
    return left


def do_tower(game: Position, action: i64, sink: Sink) -> None:
    """12.14 It stands there from now on."""
    r = game.region(first_of(action))
    game.used[USED_TOWER] += 1
    game.tower[r] = 1
    sink.emit(TOWER_BUILT, game.name(r))


# 14.6 Beasts


def legal_beasts(game: Position, seat: i64) -> None:
    """12.18 So many of the hand into any own region."""
    if game.hand_beasts[seat] > 0:
        for i in range(game.n_places):
            r = game.places[i]
            if game.is_own(seat, r):
                for n in range(1, game.hand_beasts[seat] + 1):
                    game.listed.add(at(BEAST, game.name(r), n))


def check_beast(game: Position, seat: i64, action: i64) -> i64:
    """12.18 The same, asked of one action."""
    row = check_beasts(game.power[seat])
    if row != FINE:
        return row
    if not game.is_own(seat, game.region(first_of(action))):
        return NOT_OWN_BEAST
    return FINE if number_of(action) <= game.hand_beasts[seat] else TOO_MANY_BEASTS_PLACED


def do_beast(game: Position, seat: i64, action: i64) -> None:
    """12.18 They stand there."""
    n = number_of(action)
    game.hand_beasts[seat] -= n
    game.beasts[game.region(first_of(action))] += n
