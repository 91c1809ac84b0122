"""5.1 and 18: which action belongs to which phase, and what is done for a player who is away."""

from mypy_extensions import i64

from hanpan.games.small_world_warcraft.actions import at, counting
from hanpan.games.small_world_warcraft.refusals import (
    FINE,
    HAS_A_RACE,
    NO_ABANDONING_NOW,
    NO_CONQUEST_NOW,
    NO_DECLINE_NOW,
    NO_FORM_NOW,
    NO_REDEPLOYMENT_NOW,
    PICK_FIRST,
    REFUGEES_FIRST,
)
from hanpan.games.small_world_warcraft.rules.position import Position
from hanpan.games.small_world_warcraft.rules.races import must_choose_form
from hanpan.games.small_world_warcraft.tables import (
    ABANDON,
    AS_HUMAN,
    CONQUERING,
    DECLINE,
    DONE,
    FORM,
    HALT,
    NOWHERE,
    PICK,
    PICKING,
    PLACE,
    READY,
    REDEPLOYING,
    REFUGEES,
    START,
)


def check_phase(phase: i64, verb: i64) -> i64:
    """5.1 Whether this kind of action belongs to the phase."""
    if phase == PICKING:
        return FINE if verb == PICK else PICK_FIRST
    if phase == REFUGEES:
        return FINE if verb == PLACE else REFUGEES_FIRST
    if verb == PICK:
        return HAS_A_RACE
    if verb == DECLINE:
        return FINE if phase == START else NO_DECLINE_NOW
    early = phase == START or phase == READY
    if verb == FORM:
        return FINE if early else NO_FORM_NOW
    if verb == ABANDON:
        return FINE if early else NO_ABANDONING_NOW
    if verb <= HALT:
        return FINE if early or phase == CONQUERING else NO_CONQUEST_NOW
    return FINE if phase == REDEPLOYING else NO_REDEPLOYMENT_NOW


# Absence


def deed_of_absent(game: Position, seat: i64, first: i64) -> i64:
    """The free combo, a human form, standing still, tokens spread, nothing else; `first` is the first legal action."""
    if game.phase == PICKING:
        return first
    if game.phase == REDEPLOYING:
        return place_at_weakest(game, seat, game.hand[seat])
    if game.phase == REFUGEES:
        return place_at_weakest(game, seat, game.refugees[seat])
    must_choose = game.phase != CONQUERING and must_choose_form(game, seat)
    return counting(FORM, AS_HUMAN) if must_choose else HALT


def place_at_weakest(game: Position, seat: i64, tokens: i64) -> i64:
    """An equal share, at least one, where the fewest tokens stand; `done` if nothing is left or there is nowhere."""
    weakest: i64 = NOWHERE
    for i in range(game.n_places):
        r = game.places[i]
        if game.is_own(seat, r) and (weakest == NOWHERE or game.tokens[r] < game.tokens[weakest]):
            weakest = r
    if tokens == 0 or weakest == NOWHERE:
        return DONE
    share = tokens // game.how_many_own(seat)
    return at(PLACE, game.name(weakest), share if share > 0 else 1)
