"""6. Conquest: what is a target, what it costs, and the die."""

from typing import Final

from mypy_extensions import i64

from hanpan.core.chance import Chance
from hanpan.core.sink import Sink
from hanpan.games.small_world_warcraft.actions import aids_of, first_of, number_of, taking, verb_of, way_of
from hanpan.games.small_world_warcraft.refusals import (
    ENOUGH,
    FINE,
    IMMUNE,
    NO_MARKER_TO_WARP,
    NOT_BY_DOOMHAMMER,
    OUT_OF_REACH,
    OWN_REGION,
    TOO_FAR_SHORT,
    TOO_FEW,
    TOO_FEW_TO_ROLL,
    TOO_MANY_BEASTS,
    WATER,
)
from hanpan.games.small_world_warcraft.rules.aftermath import take
from hanpan.games.small_world_warcraft.rules.markers import (
    check_ashes,
    check_hammer,
    defence_by_marker,
    is_by_hammer,
    marker_lies_at,
)
from hanpan.games.small_world_warcraft.rules.position import Position
from hanpan.games.small_world_warcraft.rules.powers import check_beasts, discount_of_power, pays_landing_fee
from hanpan.games.small_world_warcraft.rules.races import (
    check_assault,
    check_warp,
    conquers_water,
    discount_of_race,
    floor_of,
)
from hanpan.games.small_world_warcraft.rules.redeploy import begin_redeployment
from hanpan.games.small_world_warcraft.rules.sight import is_immune, is_near, is_water, look
from hanpan.games.small_world_warcraft.tables import (
    ASK_DIE,
    BY_ASHES,
    BY_ASSAULT,
    CONQUER,
    CONQUERING,
    FACE_ROOM,
    LANDING,
    MOUNTAIN,
    NO_AID,
    NO_WAY,
    REINFORCE,
    ROLLED,
    USED_ASHES,
    USED_ASSAULT,
    USED_DOOMHAMMER,
    USED_WARP,
    WITH_DOOMHAMMER,
    WITH_WARP,
)

NO_REACH: Final = -1  # instead of a fee


# 6.1 to 6.4 Targets


def check_target(game: Position, seat: i64, r: i64) -> i64:
    """6.1 Not own, not water (except for Naga), not immune; reach is another question. `look` was called."""
    if game.is_own(seat, r):
        return OWN_REGION
    if is_water(game, r) and not conquers_water(game.active[seat]):
        return WATER
    return IMMUNE if is_immune(game, r) else FINE


def fee_to_reach(game: Position, seat: i64, r: i64, near: bool) -> i64:
    """6.2, 6.3 0 if the region is near; 1 if it is a landing only; NO_REACH else. `look` was called."""
    if near or (game.landless and is_water(game, r)):
        return 0
    if game.symbols[r] & LANDING == 0:
        return NO_REACH
    if not pays_landing_fee(game.power[seat]) or (game.landless and not game.first_landing_fee):
        return 0
    return 1


# 6.5 Cost


def plain_cost(game: Position, seat: i64, r: i64) -> i64:
    """6.5 Before fee, aids and floor."""
    return 2 + defence(game, r) - discount_of_race(game, seat, r) - discount_of_power(game.power[seat])


def defence(game: Position, r: i64) -> i64:
    """6.5 1 for each defending token, a mountain, Wall, Fort, Champion and each Beast; 2 for the Aegis."""
    mountain: i64 = 1 if game.terrain[r] == MOUNTAIN else 0
    champion: i64 = 1 if r == game.champion_at else 0
    return (
        game.tokens[r] + mountain + game.wall[r] + game.fort[r] + champion + game.beasts[r] + defence_by_marker(game, r)
    )


def at_least(floor: i64, cost: i64) -> i64:
    """6.5 The result is never less than the floor, which is applied last."""
    if cost < floor:
        return floor
    return cost


def saved_by(aids: i64) -> i64:
    """6.7, 11.13, 13.5 2 for each aid."""
    return 4 if aids == WITH_WARP | WITH_DOOMHAMMER else 0 if aids == NO_AID else 2


# 6.6 to 6.9 Listing


def legal_conquests(game: Position, seat: i64) -> None:
    """6.6 to 6.9 Every target with every way, aid and number of Beasts; `look` was called."""
    if game.hand[seat] < floor_of(game.active[seat]):
        return
    assault = check_assault(game, seat) == FINE
    ashes = check_ashes(game, seat) == FINE
    warp = check_warp(game, seat) == FINE
    hammer = check_hammer(game, seat) == FINE
    for slot in range(game.boards):
        near = game.near[slot]
        first = slot * FACE_ROOM
        for r in range(first, first + game.regions[slot]):
            fee = fee_to_reach(game, seat, r, near & 1 == 1)
            near >>= 1
            if fee == NO_REACH and not (assault or ashes):
                continue
            if game.terrain[r] < 0 or check_target(game, seat, r) != FINE:
                continue
            aids: i64 = NO_AID
            if warp and marker_lies_at(game, r):
                aids |= WITH_WARP
            if hammer and is_by_hammer(game, seat, r):
                aids |= WITH_DOOMHAMMER
            cost = plain_cost(game, seat, r)
            if fee != NO_REACH:
                list_with_aids(game, seat, r, NO_WAY, aids, cost + fee)
            if assault and not is_water(game, r):
                list_with_aids(game, seat, r, BY_ASSAULT, aids, cost)
            if ashes:
                list_with_aids(game, seat, r, BY_ASHES, aids, cost)


def list_with_aids(game: Position, seat: i64, r: i64, way: i64, aids: i64, cost: i64) -> None:
    """6.7 Each aid that could help may be named or left out."""
    for named in range(aids + 1):
        if named & ~aids == 0:
            list_prices(game, seat, r, way, named, cost - saved_by(named))


def list_prices(game: Position, seat: i64, r: i64, way: i64, aids: i64, cost: i64) -> None:
    """6.6 All tokens, or some Beasts among them; 6.8 or the die, if up to 3 are missing."""
    floor = floor_of(game.active[seat])
    price = at_least(floor, cost)
    hand = game.hand[seat]
    beasts = game.hand_beasts[seat]
    if price > hand + beasts:
        if price <= hand + beasts + 3:
            game.listed.add(taking(REINFORCE, game.name(r), way, aids, 0))
        return
    name = game.name(r)
    if price <= hand:
        game.listed.add(taking(CONQUER, name, way, aids, 0))
    for n in range(1, min(beasts, price - floor) + 1):
        if price - n <= hand:
            game.listed.add(taking(CONQUER, name, way, aids, n))


# 6.6 to 6.9 Checking


def check_taking(game: Position, seat: i64, action: i64) -> i64:
    """6.6 to 6.9 The same, asked of one action."""
    way = way_of(action)
    aids = aids_of(action)
    row = check_means(game, seat, way, aids, number_of(action))
    if row != FINE:
        return row
    look(game, seat)
    r = game.region(first_of(action))
    row = check_target(game, seat, r)
    if row == FINE and way == BY_ASSAULT and is_water(game, r):
        return WATER
    if row != FINE:
        return row
    fee: i64 = fee_to_reach(game, seat, r, is_near(game, r)) if way == NO_WAY else 0
    if fee == NO_REACH:
        return OUT_OF_REACH
    if aids & WITH_WARP != 0 and not marker_lies_at(game, r):
        return NO_MARKER_TO_WARP
    if aids & WITH_DOOMHAMMER != 0 and not is_by_hammer(game, seat, r):
        return NOT_BY_DOOMHAMMER
    cost = cost_of(game, seat, r, way, aids)
    if verb_of(action) == CONQUER:
        return check_price(game, seat, cost, number_of(action))
    return check_roll(game, seat, cost)


def check_means(game: Position, seat: i64, way: i64, aids: i64, beasts: i64) -> i64:
    """6.7, 12.18 Whether the seat has the way, the aids and Beasts; then whether none is used up."""
    found: i64 = FINE
    if way == BY_ASSAULT:
        found = first_refusal(found, check_assault(game, seat))
    elif way == BY_ASHES:
        found = first_refusal(found, check_ashes(game, seat))
    if aids & WITH_WARP != 0:
        found = first_refusal(found, check_warp(game, seat))
    if aids & WITH_DOOMHAMMER != 0:
        found = first_refusal(found, check_hammer(game, seat))
    if beasts > 0:
        found = first_refusal(found, check_beasts(game.power[seat]))
    return found


def first_refusal(one: i64, other: i64) -> i64:
    """21 Of two refusals the one that stands first in the table."""
    if one == FINE or other == FINE:
        return one + other
    return min(one, other)


def check_price(game: Position, seat: i64, cost: i64, beasts: i64) -> i64:
    """6.6 No more Beasts than leave room for the floor, and both from the hand."""
    if beasts > cost - floor_of(game.active[seat]):
        return TOO_MANY_BEASTS
    return FINE if beasts <= game.hand_beasts[seat] and cost - beasts <= game.hand[seat] else TOO_FEW


def check_roll(game: Position, seat: i64, cost: i64) -> i64:
    """6.8 Tokens for the floor; 6.9 1, 2 or 3 too few."""
    pieces = game.hand[seat] + game.hand_beasts[seat]
    if game.hand[seat] < floor_of(game.active[seat]):
        return TOO_FEW_TO_ROLL
    if cost <= pieces:
        return ENOUGH
    return FINE if cost <= pieces + 3 else TOO_FAR_SHORT


def cost_of(game: Position, seat: i64, r: i64, way: i64, aids: i64) -> i64:
    """6.5 The full cost of a target in reach this way; `look` was called."""
    fee: i64 = fee_to_reach(game, seat, r, is_near(game, r)) if way == NO_WAY else 0
    return at_least(floor_of(game.active[seat]), plain_cost(game, seat, r) + fee - saved_by(aids))


# 6.6 to 6.8 Doing


def do_taking(game: Position, seat: i64, action: i64, chance: Chance, sink: Sink) -> None:
    """6.6 The cost is paid and the region conquered; 6.8 or the die decides."""
    look(game, seat)
    r = game.region(first_of(action))
    way = way_of(action)
    aids = aids_of(action)
    cost = cost_of(game, seat, r, way, aids)
    use_up(game, way, aids)
    game.phase = CONQUERING
    if verb_of(action) == CONQUER:
        beasts = number_of(action)
        game.hand[seat] -= cost - beasts
        game.hand_beasts[seat] -= beasts
        take(game, seat, r, cost - beasts, beasts, cost, CONQUER, way, aids, sink)
    else:
        roll(game, seat, r, cost, way, aids, chance, sink)
        if way != BY_ASSAULT:
            begin_redeployment(game, seat, sink)


def use_up(game: Position, way: i64, aids: i64) -> None:
    """6.7 Named is used up, needed or not, successful or not."""
    if way == BY_ASSAULT:
        game.used[USED_ASSAULT] += 1
    elif way == BY_ASHES:
        game.used[USED_ASHES] += 1
    if aids & WITH_WARP != 0:
        game.used[USED_WARP] += 1
    if aids & WITH_DOOMHAMMER != 0:
        game.used[USED_DOOMHAMMER] += 1


def roll(game: Position, seat: i64, r: i64, cost: i64, way: i64, aids: i64, chance: Chance, sink: Sink) -> None:
    """6.8 The whole hand is committed; every pip counts as one token, and is none."""
    game.die = chance.pick(ASK_DIE, game.die_faces, 0, len(game.die_faces))
    tokens = game.hand[seat]
    beasts = game.hand_beasts[seat]
    success = tokens + beasts + game.die >= cost
    sink.emit(ROLLED, seat, game.name(r), game.die, 1 if success else 0)
    if success:
        game.hand[seat] = 0
        game.hand_beasts[seat] = 0
        take(game, seat, r, tokens, beasts, cost, REINFORCE, way, aids, sink)
