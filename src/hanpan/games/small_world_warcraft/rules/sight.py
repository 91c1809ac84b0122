"""1.3 and 1.8: what a seat holds, what is near to it, and what nobody else may touch.

`look` finds the sets once; the questions about single regions then answer from them.
"""

from mypy_extensions import i64

from hanpan.core.kit.seats import has, only
from hanpan.games.small_world_warcraft.rules.markers import immune_by_marker, near_by_marker, see_guards
from hanpan.games.small_world_warcraft.rules.position import Position
from hanpan.games.small_world_warcraft.rules.powers import see_champion
from hanpan.games.small_world_warcraft.rules.races import sees_caverns
from hanpan.games.small_world_warcraft.tables import CAVERN, FACE_ROOM, LAKE, NONE


def look(game: Position, seat: i64) -> None:
    """1.1, 1.3 Find the own and the near regions of a seat, the Champion, and the markers that guard."""
    race = game.active[seat]
    game.landless = True
    for slot in range(game.boards):
        own: i64 = 0
        near: i64 = 0
        bit: i64 = 1
        first = slot * FACE_ROOM
        if race != NONE:
            for r in range(first, first + game.regions[slot]):
                if game.race[r] == race:
                    own |= bit
                    near |= game.borders[r]
                bit += bit
        game.own[slot] = own
        game.near[slot] = near
        if own != 0:
            game.landless = False
    if sees_caverns(race):
        add_caverns(game)
    near_by_marker(game, seat)
    see_guards(game)
    see_champion(game)


def add_caverns(game: Position) -> None:
    """11.14 Every cavern is near, also without own regions."""
    for i in range(game.n_places):
        r = game.places[i]
        if game.symbols[r] & CAVERN != 0:
            game.near[r // FACE_ROOM] |= only(r % FACE_ROOM)


def is_near(game: Position, r: i64) -> bool:
    """1.3 Whether the region is near to whom `look` was called for."""
    return has(game.near[r // FACE_ROOM], r % FACE_ROOM)


def is_water(game: Position, r: i64) -> bool:
    """1 Sea and lake."""
    return 0 <= game.terrain[r] <= LAKE


def is_immune(game: Position, r: i64) -> bool:
    """1.8 Whether no opponent may touch the region; `look` was called."""
    return game.tower[r] == 1 or immune_by_marker(game, r)


def is_opponents(game: Position, seat: i64, r: i64) -> bool:
    """1.5 Whether an opponent's active race stands there."""
    race = game.race[r]
    if race == NONE:
        return False
    owner = game.holder[race]
    return owner >= 0 and owner != seat and game.active[owner] == race
