"""6.11 Conquests with another price (12.17, 13.8), and abilities that are no conquests (12.19, 12.20)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hanpan.core.sink import Sink
from hanpan.games.small_world_warcraft.actions import at, between, first_of, second_of
from hanpan.games.small_world_warcraft.refusals import (
    FINE,
    IMMUNE,
    NOT_FOR_RUNEBLADE,
    NOT_NEAR_CHAMPION,
    NOT_NEAR_FEAR,
    NOT_TO_INTIMIDATE,
    NOT_TO_SWAP,
    TOO_FEW_FOR_CHAMPION,
    TRAY_TOO_EMPTY_FOR_RUNEBLADE,
)
from hanpan.games.small_world_warcraft.rules.aftermath import empty_region, lose_one, take
from hanpan.games.small_world_warcraft.rules.conquest import check_target
from hanpan.games.small_world_warcraft.rules.markers import check_blade, is_by_blade, turn_up_markers
from hanpan.games.small_world_warcraft.rules.position import Position
from hanpan.games.small_world_warcraft.rules.powers import (
    champion_moves,
    check_champion,
    check_fear,
    check_portal,
    pay_toll,
    toll_owner,
)
from hanpan.games.small_world_warcraft.rules.races import floor_of
from hanpan.games.small_world_warcraft.rules.sight import is_immune, is_near, is_opponents, look
from hanpan.games.small_world_warcraft.tables import (
    BY_FEAR,
    CONQUERING,
    INTIMIDATE,
    INTIMIDATED,
    MAGIC,
    NO_AID,
    NO_WAY,
    NOWHERE,
    RUNEBLADE_AT,
    SEND_CHAMPION,
    SWAP,
    SWAPPED,
    USED_CHAMPION,
    USED_INTIMIDATE,
    USED_PORTAL,
    USED_RUNEBLADE,
)

NOWHERE_YET: Final = -3  # no place of a Champion: between the two of a swap


# 12.17 The Champion


def legal_champion(game: Position, seat: i64) -> None:
    """12.17 Every near target; `look` was called."""
    if check_champion(game, seat) == FINE:
        for i in range(game.n_places):
            r = game.places[i]
            if check_champions_target(game, seat, r) == FINE:
                game.listed.add(at(SEND_CHAMPION, game.name(r)))


def check_send_champion(game: Position, seat: i64, action: i64) -> i64:
    """12.17 The same, asked of one region."""
    row = check_champion(game, seat)
    if row != FINE:
        return row
    look(game, seat)
    return check_champions_target(game, seat, game.region(first_of(action)))


def check_champions_target(game: Position, seat: i64, r: i64) -> i64:
    """12.17 A near target, and the floor in race tokens from the hand."""
    row = check_target(game, seat, r)
    if row != FINE:
        return row
    if not is_near(game, r):
        return NOT_NEAR_CHAMPION
    return FINE if game.hand[seat] >= floor_of(game.active[seat]) else TOO_FEW_FOR_CHAMPION


def do_send_champion(game: Position, seat: i64, action: i64, sink: Sink) -> None:
    """12.17 Conquered whatever the cost; the Champion comes along."""
    floor = floor_of(game.active[seat])
    game.phase = CONQUERING
    game.used[USED_CHAMPION] += 1
    game.hand[seat] -= floor
    take(game, seat, game.region(first_of(action)), floor, 0, floor, SEND_CHAMPION, NO_WAY, NO_AID, sink)


# 13.8 The Runeblade


def legal_runeblade(game: Position, seat: i64) -> None:
    """13.8 Every region it can strike; `look` was called."""
    if check_blade(game, seat) == FINE:
        for i in range(game.n_places):
            r = game.places[i]
            if check_blades_target(game, seat, r) == FINE:
                game.listed.add(at(RUNEBLADE_AT, game.name(r)))


def check_runeblade(game: Position, seat: i64, action: i64) -> i64:
    """13.8 The same, asked of one region."""
    row = check_blade(game, seat)
    if row != FINE:
        return row
    look(game, seat)
    return check_blades_target(game, seat, game.region(first_of(action)))


def check_blades_target(game: Position, seat: i64, r: i64) -> i64:
    """13.8 It borders the blade's, one race token of an opponent's active race stands there and no Beast."""
    row = check_target(game, seat, r)
    if row != FINE:
        return row
    lone = is_opponents(game, seat, r) and game.tokens[r] == 1 and game.beasts[r] == 0
    if not lone or not is_by_blade(game, seat, r):
        return NOT_FOR_RUNEBLADE
    race = game.active[seat]
    return FINE if game.tray(race) >= floor_of(race) else TRAY_TOO_EMPTY_FOR_RUNEBLADE


def do_runeblade(game: Position, seat: i64, action: i64, sink: Sink) -> None:
    """13.8 Conquered with the floor in tokens from the own tray."""
    floor = floor_of(game.active[seat])
    game.phase = CONQUERING
    game.used[USED_RUNEBLADE] += 1
    take(game, seat, game.region(first_of(action)), floor, 0, floor, RUNEBLADE_AT, NO_WAY, NO_AID, sink)


# 12.19 Intimidation


def legal_intimidation(game: Position, seat: i64) -> None:
    """12.19 From every near region of an opponent's active race to every other of it; `look` was called."""
    if check_fear(game, seat) != FINE:
        return
    for i in range(game.n_places):
        start = game.places[i]
        if check_frightened(game, seat, start) == FINE:
            name = game.name(start)
            listed = game.listed.n
            for j in range(game.n_places):
                to = game.places[j]
                if to != start and game.race[to] == game.race[start]:
                    game.listed.add(between(INTIMIDATE, name, game.name(to)))
            if game.listed.n == listed:
                game.listed.add(at(INTIMIDATE, name))


def check_intimidation(game: Position, seat: i64, action: i64) -> i64:
    """12.19 The same, asked of one action; 21 an own FROM and a wrong TO are bad targets."""
    row = check_fear(game, seat)
    if row != FINE:
        return row
    look(game, seat)
    start = game.region(first_of(action))
    row = check_frightened(game, seat, start)
    if row != FINE:
        return row
    named = second_of(action)
    if named < 0:
        return NOT_TO_INTIMIDATE if has_another_region(game, start) else FINE
    to = game.region(named)
    return FINE if to != start and game.race[to] == game.race[start] else NOT_TO_INTIMIDATE


def check_frightened(game: Position, seat: i64, r: i64) -> i64:
    """12.19 Near, not immune (1.8), and an opponent's active race stands there."""
    if game.is_own(seat, r):
        return NOT_TO_INTIMIDATE
    if is_immune(game, r):
        return IMMUNE
    if not is_near(game, r):
        return NOT_NEAR_FEAR
    return FINE if is_opponents(game, seat, r) else NOT_TO_INTIMIDATE


def has_another_region(game: Position, r: i64) -> bool:
    """Whether the race there holds a second region."""
    for i in range(game.n_places):
        other = game.places[i]
        if other != r and game.race[other] == game.race[r]:
            return True
    return False


def do_intimidation(game: Position, seat: i64, action: i64, sink: Sink) -> None:
    """12.19 One token goes to the other region, or is discarded (7.4); 7.5 a lone rest below the floor flees."""
    start = game.region(first_of(action))
    named = second_of(action)
    to = game.region(named) if named >= 0 else NOWHERE
    owner = game.holder[game.race[start]]
    game.phase = CONQUERING
    game.used[USED_INTIMIDATE] += 1
    owed = toll_owner(game, seat, start)
    sink.emit(INTIMIDATED, seat, first_of(action), named)
    if to != NOWHERE:
        game.tokens[to] += 1
    else:
        lose_one(game, owner, start, BY_FEAR, sink)
    game.tokens[start] -= 1
    if game.tokens[start] < floor_of(game.race[start]):
        game.refugees[owner] += game.tokens[start]
        empty_region(game, start)
    pay_toll(game, seat, owed, sink)


# 12.20 The portal


def legal_swaps(game: Position, seat: i64) -> None:
    """12.20 Every two magic regions, the earlier in map order first; `look` was called."""
    if check_portal(game, seat) != FINE:
        return
    for i in range(game.n_places):
        one = game.places[i]
        if can_be_swapped(game, seat, one):
            for j in range(i + 1, game.n_places):
                other = game.places[j]
                if can_be_swapped(game, seat, other) and (game.is_own(seat, one) or game.is_own(seat, other)):
                    game.listed.add(between(SWAP, game.name(one), game.name(other)))


def check_swap(game: Position, seat: i64, action: i64) -> i64:
    """12.20 The same, asked of one action."""
    row = check_portal(game, seat)
    if row != FINE:
        return row
    look(game, seat)
    one = game.region(first_of(action))
    other = game.region(second_of(action))
    if is_guarded(game, seat, one) or is_guarded(game, seat, other):
        return IMMUNE
    magic = can_be_swapped(game, seat, one) and can_be_swapped(game, seat, other)
    own = game.is_own(seat, one) or game.is_own(seat, other)
    return FINE if magic and own and one != other else NOT_TO_SWAP


def is_guarded(game: Position, seat: i64, r: i64) -> bool:
    """1.8 Immune to this seat."""
    return is_immune(game, r) and not game.is_own(seat, r)


def can_be_swapped(game: Position, seat: i64, r: i64) -> bool:
    """12.20 A magic region that is not immune to this seat."""
    return game.symbols[r] & MAGIC != 0 and not is_guarded(game, seat, r)


def do_swap(game: Position, seat: i64, action: i64, sink: Sink) -> None:
    """12.20 All that stands there changes places; 12.16 both are named; 7.8 markers are turned up."""
    one = game.region(first_of(action))
    other = game.region(second_of(action))
    game.phase = CONQUERING
    game.used[USED_PORTAL] += 1
    owed = toll_owner(game, seat, one)
    owed_too = toll_owner(game, seat, other)
    exchange(game.race, one, other)
    exchange(game.tokens, one, other)
    exchange(game.wall, one, other)
    exchange(game.fort, one, other)
    exchange(game.beasts, one, other)
    champion_moves(game, one, NOWHERE_YET)
    champion_moves(game, other, one)
    champion_moves(game, NOWHERE_YET, other)
    sink.emit(SWAPPED, game.name(one), game.name(other))
    pay_toll(game, seat, owed, sink)
    pay_toll(game, seat, owed_too, sink)
    turn_up_markers(game, one, sink)
    turn_up_markers(game, other, sink)


def exchange(cells: vec[i64], one: i64, other: i64) -> None:
    """Two cells change places."""
    cell = cells[one]
    cells[one] = cells[other]
    cells[other] = cell
