"""12. Powers: each row as the functions in which the other chapters ask for it."""

from mypy_extensions import i64

from hanpan.core.sink import Sink
from hanpan.games.small_world_warcraft.refusals import FINE, NO_BEASTS, NO_CAPTIVE, NOT_ABLE, RANSOM_TOO_DEAR, USED_UP
from hanpan.games.small_world_warcraft.rules.coins import pay
from hanpan.games.small_world_warcraft.rules.position import Position
from hanpan.games.small_world_warcraft.tables import (
    ARCHAEOLOGIST,
    BATTLEMASTER,
    BEASTMASTER,
    BEASTS,
    BLACKSMITH,
    CAPTIVE,
    CAVERN,
    CHAMPION,
    DEFENSIVE,
    ENRAGED,
    EXPLORER,
    FACE_ROOM,
    FARMER,
    FIELD,
    FISHER,
    FOR_RANSOM,
    FOR_TOLL,
    FOREST,
    FORT_BUILT,
    FORTS,
    GARRISONED,
    HERBALIST,
    HILL,
    IN_HAND,
    INTIMIDATING,
    LAKE,
    MARSH,
    MINER,
    MOST_INTIMIDATIONS,
    MOST_SWAPS,
    MOUNTAIN,
    MOUNTAINEER,
    NAVIGATOR,
    NO_CHAMPION,
    NONE,
    NOWHERE,
    PORTAL,
    RANGER,
    READY,
    START,
    SWAMP,
    SWAMPWALKER,
    USED_CHAMPION,
    USED_INTIMIDATE,
    USED_PORTAL,
    USED_TOWER,
    WAS_EMPTY,
    WAS_MINE,
)

# 9 Income


def bonus_of_power(game: Position, power: i64, r: i64) -> i64:
    """12.1 to 12.7, 12.15 What one own region gives by itself."""
    terrain = game.terrain[r]
    if power <= SWAMPWALKER:
        return 1 if terrain == terrain_of(power) else 0
    if power == MINER:
        return 1 if game.symbols[r] & CAVERN != 0 else 0
    if power == FISHER:
        return 1 if terrain <= LAKE or game.borders[r] & game.water[r // FACE_ROOM] != 0 else 0
    return game.fort[r] if power == GARRISONED else 0


def terrain_of(power: i64) -> i64:
    """12.1 to 12.5 The terrain that a power works on."""
    if power == FARMER:
        return FIELD
    if power == RANGER:
        return FOREST
    if power == HERBALIST:
        return HILL
    if power == MOUNTAINEER:
        return MOUNTAIN
    return SWAMP if power == SWAMPWALKER else NOWHERE


def counts_markers(power: i64) -> bool:
    """12.8 1 for each marker in own regions."""
    return power == ARCHAEOLOGIST


def counts_islands(power: i64) -> bool:
    """12.9 1 for each island with an own region."""
    return power == EXPLORER


def bonus_of_conquest(power: i64, was: i64, tokens: i64) -> i64:
    """12.10 1 for one that was not empty; 12.11 2 or more defending tokens. 9.4 An own old region gives none."""
    if was == WAS_MINE:
        return 0
    if power == BATTLEMASTER:
        return 1 if was != WAS_EMPTY else 0
    return tokens if power == ENRAGED and tokens >= 2 else 0


# 6.3 and 6.5 Cost


def discount_of_power(power: i64) -> i64:
    """12.12 Every conquest costs 1 less."""
    return 1 if power == BLACKSMITH else 0


def pays_landing_fee(power: i64) -> bool:
    """12.13 All but the Navigator."""
    return power != NAVIGATOR


# 12.15 Forts


def builds_forts(power: i64) -> bool:
    """12.15 Whether Forts are put up at the close."""
    return power == GARRISONED


def forts_left(game: Position) -> i64:
    """14.5 In the supply."""
    left: i64 = FORTS
    for i in range(game.n_places):
        left -= game.fort[game.places[i]]
    return left


def build_forts(game: Position, seat: i64, sink: Sink) -> None:
    """12.15 In every own region without one, in map order while Forts last."""
    left = forts_left(game)
    for i in range(game.n_places):
        r = game.places[i]
        if left > 0 and game.fort[r] == 0 and game.is_own(seat, r):
            game.fort[r] = 1
            left -= 1
            sink.emit(FORT_BUILT, game.name(r))


# 12.16 Toll


def toll_owner(game: Position, seat: i64, r: i64) -> i64:
    """12.16 To whom an opponent who conquers or names this swamp owes a coin; -1: to nobody."""
    if game.terrain[r] != SWAMP or game.race[r] == NONE:
        return -1
    owner = game.holder[game.race[r]]
    if owner < 0 or owner == seat:
        return -1
    power = game.power[owner] if game.active[owner] == game.race[r] else game.declined_power[owner]
    return owner if power == MARSH else -1


def pay_toll(game: Position, seat: i64, owner: i64, sink: Sink) -> None:
    """12.16 1 coin each time."""
    if owner >= 0:
        pay(game, seat, owner, 1, FOR_TOLL, sink)


# 12.17 The Champion


def see_champion(game: Position) -> None:
    """12.17 Find where he stands, for the cost of that region."""
    game.champion_at = NOWHERE
    for seat in range(game.seats):
        if 0 <= game.champion[seat] < CAPTIVE:
            game.champion_at = game.champion[seat]


def has_champion(power: i64) -> bool:
    """12.17 Whether there is one."""
    return power == CHAMPION


def champion_of(power: i64) -> i64:
    """12.17 He starts in the hand."""
    return IN_HAND if has_champion(power) else NO_CHAMPION


def check_champion(game: Position, seat: i64) -> i64:
    """12.17 Once a turn, unless he is captive."""
    if not has_champion(game.power[seat]) or game.champion[seat] >= CAPTIVE:
        return NOT_ABLE + USED_CHAMPION
    return FINE if game.used[USED_CHAMPION] == 0 else USED_UP + USED_CHAMPION


def champion_comes(game: Position, seat: i64, r: i64) -> None:
    """12.17 He comes along from wherever he is, and stays there."""
    game.champion[seat] = r


def champion_moves(game: Position, there: i64, to: i64) -> None:
    """Whoever's Champion stands in this region is now elsewhere: a region, IN_HAND, or a captor's."""
    for seat in range(game.seats):
        if game.champion[seat] == there:
            game.champion[seat] = to


def check_ransom(game: Position, seat: i64) -> i64:
    """12.17 A captive of somebody, and a coin for him."""
    if not has_champion(game.power[seat]) or game.champion[seat] < CAPTIVE:
        return NO_CAPTIVE
    return FINE if game.coins[seat] >= 1 else RANSOM_TOO_DEAR


def do_ransom(game: Position, seat: i64, sink: Sink) -> None:
    """12.17 He is in the hand again; 5.3 the right to decline ends."""
    pay(game, seat, game.champion[seat] - CAPTIVE, 1, FOR_RANSOM, sink)
    game.champion[seat] = IN_HAND
    if game.phase == START:
        game.phase = READY


# 12.18 Beasts


def has_beasts(power: i64) -> bool:
    """12.18 Whether there are any."""
    return power == BEASTMASTER


def check_beasts(power: i64) -> i64:
    """12.18 The same, to be refused."""
    return FINE if has_beasts(power) else NO_BEASTS


def muster_beasts(game: Position, seat: i64) -> None:
    """12.18 All are taken up, and the hand then holds as many as own hills, at most 5."""
    if has_beasts(game.power[seat]):
        take_up_beasts(game, seat)
        hills: i64 = 0
        for i in range(game.n_places):
            r = game.places[i]
            if game.terrain[r] == HILL and game.is_own(seat, r):
                hills += 1
        game.hand_beasts[seat] = min(hills, BEASTS)


def take_up_beasts(game: Position, seat: i64) -> i64:
    """12.18, 8.1 None is left on the board; how many there were."""
    taken: i64 = 0
    for i in range(game.n_places):
        r = game.places[i]
        if game.is_own(seat, r):
            taken += game.beasts[r]
            game.beasts[r] = 0
    return taken


# 12.14, 12.19, 12.20: whether they are there and not used up


def check_tower_power(game: Position, seat: i64) -> i64:
    """12.14 Once a turn."""
    if game.power[seat] != DEFENSIVE:
        return NOT_ABLE + USED_TOWER
    return FINE if game.used[USED_TOWER] == 0 else USED_UP + USED_TOWER


def check_fear(game: Position, seat: i64) -> i64:
    """12.19 Three times a turn."""
    if game.power[seat] != INTIMIDATING:
        return NOT_ABLE + USED_INTIMIDATE
    return FINE if game.used[USED_INTIMIDATE] < MOST_INTIMIDATIONS else USED_UP + USED_INTIMIDATE


def check_portal(game: Position, seat: i64) -> i64:
    """12.20 Twice a turn."""
    if game.power[seat] != PORTAL:
        return NOT_ABLE + USED_PORTAL
    return FINE if game.used[USED_PORTAL] < MOST_SWAPS else USED_UP + USED_PORTAL
