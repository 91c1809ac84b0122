"""8. Redeployment."""

from mypy_extensions import i64

from hanpan.core.chance import Chance
from hanpan.core.sink import Sink
from hanpan.games.small_world_warcraft.actions import first_of, number_of, verb_of
from hanpan.games.small_world_warcraft.refusals import FINE, HAND_NOT_EMPTY, NOT_OWN_PLACE, TOO_MANY_PLACED
from hanpan.games.small_world_warcraft.rules.markers import check_carry, do_carry, legal_carrying
from hanpan.games.small_world_warcraft.rules.position import Position
from hanpan.games.small_world_warcraft.rules.powers import has_beasts, take_up_beasts
from hanpan.games.small_world_warcraft.rules.races import (
    check_raise,
    do_raise,
    lays_objectives,
    legal_raising,
)
from hanpan.games.small_world_warcraft.rules.sight import look
from hanpan.games.small_world_warcraft.rules.tokens import (
    check_beast,
    check_bomb,
    check_objective,
    check_tower,
    do_beast,
    do_bomb,
    do_objective,
    do_tower,
    legal_beasts,
    legal_bombs,
    legal_objectives,
    legal_towers,
    return_objectives,
)
from hanpan.games.small_world_warcraft.rules.turn import close_turn, legal_placing, place_at, take_up
from hanpan.games.small_world_warcraft.tables import (
    BEAST,
    BOMB,
    CARRY_AEGIS,
    CARRY_EYE,
    DONE,
    OBJECTIVE,
    PLACE,
    RAISE,
    REDEPLOYING,
    TOWER,
)


def begin_redeployment(game: Position, seat: i64, sink: Sink) -> None:
    """8.1 Tokens above the floor, Beasts and Objectives are in the hand again; the Champion stays where he is."""
    game.phase = REDEPLOYING
    take_up(game, seat)
    if has_beasts(game.power[seat]):
        game.hand_beasts[seat] += take_up_beasts(game, seat)
    if lays_objectives(game.active[seat]):
        return_objectives(game)
    go_on_if_done(game, seat, sink)


def go_on_if_done(game: Position, seat: i64, sink: Sink) -> None:
    """8.4 `done` happens by itself when it is the only legal action."""
    if may_be_done(game, seat):
        game.listed.clear()
        legal_redeployment(game, seat)
        if game.listed.n == 1:
            close_turn(game, seat, sink)


def may_be_done(game: Position, seat: i64) -> bool:
    """8.4 No token is in hand, or there is no own region."""
    return game.hand[seat] == 0 or game.is_landless(seat)


def legal_redeployment(game: Position, seat: i64) -> None:
    """8.2, 8.3 Placing tokens, and meanwhile whatever else."""
    look(game, seat)
    if may_be_done(game, seat):
        game.listed.add(DONE)
    legal_placing(game, seat, game.hand[seat])
    legal_beasts(game, seat)
    legal_raising(game, seat)
    legal_carrying(game, seat)
    legal_towers(game, seat)
    legal_bombs(game, seat)
    legal_objectives(game, seat)


def check_redeployment(game: Position, seat: i64, action: i64) -> i64:
    """8.2 to 8.4 The same, asked of one action."""
    look(game, seat)
    verb = verb_of(action)
    if verb == PLACE:
        if not game.is_own(seat, game.region(first_of(action))):
            return NOT_OWN_PLACE
        return FINE if number_of(action) <= game.hand[seat] else TOO_MANY_PLACED
    if verb == BEAST:
        return check_beast(game, seat, action)
    if verb == RAISE:
        return check_raise(game, seat, action)
    if verb == CARRY_AEGIS or verb == CARRY_EYE:
        return check_carry(game, seat, action)
    if verb == TOWER:
        return check_tower(game, seat, action)
    if verb == BOMB:
        return check_bomb(game, seat, action)
    if verb == OBJECTIVE:
        return check_objective(game, seat, action)
    return FINE if may_be_done(game, seat) else HAND_NOT_EMPTY


def do_redeployment(game: Position, seat: i64, action: i64, chance: Chance, sink: Sink) -> None:
    """8.2, 8.3 One of these; 8.4 then perhaps nothing is left to do."""
    verb = verb_of(action)
    if verb == DONE:
        close_turn(game, seat, sink)
        return
    if verb == PLACE:
        n = number_of(action)
        game.hand[seat] -= n
        place_at(game, seat, game.region(first_of(action)), n, sink)
    elif verb == BEAST:
        do_beast(game, seat, action)
    elif verb == RAISE:
        do_raise(game, seat, action, sink)
    elif verb == CARRY_AEGIS or verb == CARRY_EYE:
        do_carry(game, action, sink)
    elif verb == TOWER:
        do_tower(game, action, sink)
    elif verb == BOMB:
        do_bomb(game, seat, action, chance, sink)
    else:
        do_objective(game, action, sink)
    go_on_if_done(game, seat, sink)
