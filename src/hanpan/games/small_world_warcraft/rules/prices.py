"""6.5 for people: what a conquest's cost is made of. The rules only add; here the parts keep their names."""

from hanpan.games.small_world_warcraft.actions import aids_of, first_of, verb_of, way_of
from hanpan.games.small_world_warcraft.rules.conquest import cost_of, defence, fee_to_reach, saved_by
from hanpan.games.small_world_warcraft.rules.markers import defence_by_marker
from hanpan.games.small_world_warcraft.rules.position import Position
from hanpan.games.small_world_warcraft.rules.powers import discount_of_power
from hanpan.games.small_world_warcraft.rules.races import discount_of_race, floor_of
from hanpan.games.small_world_warcraft.rules.sight import is_near, look
from hanpan.games.small_world_warcraft.tables import (
    CONQUER,
    MOUNTAIN,
    MURLOC,
    NO_AID,
    NO_WAY,
    PARTS,
    REINFORCE,
    WITH_DOOMHAMMER,
    WITH_WARP,
)

PLACE_OF = {part: place for place, part in enumerate(PARTS)}


def cost_parts(game: Position, seat: int, r: int, way: int = NO_WAY, aids: int = NO_AID) -> list[tuple[int, int]]:
    """6.5 The parts that are not 0, each a place in PARTS and a number; discounts are negative, the sum is the cost.

    `floor` stands last when the least number of race tokens is more than the rest comes to.
    """
    look(game, seat)
    murloc = game.race[r] == MURLOC
    fee: int = fee_to_reach(game, seat, r, is_near(game, r)) if way == NO_WAY else 0
    named: dict[str, int] = {
        "base": 2,
        "tokens": 0 if murloc else game.tokens[r],
        "murloc": game.tokens[r] if murloc else 0,
        "mountain": 1 if game.terrain[r] == MOUNTAIN else 0,
        "wall": game.wall[r],
        "fort": game.fort[r],
        "champion": 1 if r == game.champion_at else 0,
        "beasts": game.beasts[r],
        "aegis": defence_by_marker(game, r),
        "landing": max(fee, 0),
        "race": -discount_of_race(game, seat, r),
        "power": -discount_of_power(game.power[seat]),
        "warp": -saved_by(aids & WITH_WARP),
        "doomhammer": -saved_by(aids & WITH_DOOMHAMMER),
    }
    assert sum([named[part] for part in PARTS[1:9]]) == defence(game, r)
    lifted: int = cost_of(game, seat, r, way, aids) - sum(named.values())
    if fee >= 0:
        named["floor"] = lifted
    return [(PLACE_OF[part], number) for part, number in named.items() if number != 0]


def price_parts(game: Position, seat: int, action: int) -> list[tuple[int, int]]:
    """6.5, 6.11 The parts of an action's price: the Champion and the Runeblade take for the floor alone."""
    if verb_of(action) != CONQUER and verb_of(action) != REINFORCE:
        return [(PLACE_OF["floor"], floor_of(game.active[seat]))]
    return cost_parts(game, seat, game.region(first_of(action)), way_of(action), aids_of(action))
