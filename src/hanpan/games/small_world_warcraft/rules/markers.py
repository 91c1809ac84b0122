"""13. Artifacts and legendary places: each row as the functions in which the other chapters ask for it."""

from mypy_extensions import i64

from hanpan.core.kit.seats import only
from hanpan.core.sink import Sink
from hanpan.games.small_world_warcraft.actions import at, first_of, verb_of
from hanpan.games.small_world_warcraft.refusals import (
    AEGIS_IS_THERE,
    EYE_IS_THERE,
    FINE,
    NO_MARKERS,
    NOT_ABLE,
    NOT_OWN_AEGIS,
    NOT_OWN_EYE,
    USED_UP,
)
from hanpan.games.small_world_warcraft.rules.position import Position
from hanpan.games.small_world_warcraft.tables import (
    AEGIS,
    ASHES,
    BATTLEFIELD,
    CARRY_AEGIS,
    CARRY_EYE,
    CHAPEL,
    DOOMHAMMER,
    EYE,
    FACE_ROOM,
    HEALER,
    MAGETOWER,
    MAGIC,
    MARKER_MOVED,
    MARKER_SHOWN,
    MURLOC,
    NONE,
    NOWHERE,
    RIFT,
    RUNEBLADE,
    STONE,
    TREE,
    USED_AEGIS,
    USED_ASHES,
    USED_DOOMHAMMER,
    USED_EYE,
    USED_RUNEBLADE,
)

# 13.1 and 13.2 Where they lie


def slot_of(game: Position, marker: i64) -> i64:
    """The board where this marker was laid; NOWHERE for one in the box, and for one not turned up."""
    for slot in range(game.boards):
        if game.marker[slot] == marker and game.marker_up[slot] == 1:
            return slot
    return NOWHERE


def works_for(game: Position, seat: i64, marker: i64) -> i64:
    """13.1 The own region where it lies face up; NOWHERE if it does nothing for this seat. 13.3 Perhaps none does."""
    slot = slot_of(game, marker)
    if slot < 0 or not game.marker_effects:
        return NOWHERE
    r = game.marker_at[slot]
    if game.is_own(seat, r):
        return r
    return NOWHERE


def works_at(game: Position, marker: i64) -> i64:
    """13.1 The region where it works for whose active race stands there; NOWHERE if for nobody's."""
    slot = slot_of(game, marker)
    if slot < 0 or not game.marker_effects:
        return NOWHERE
    r = game.marker_at[slot]
    if game.race[r] != NONE and game.is_active(game.race[r]):
        return r
    return NOWHERE


def marker_lies_at(game: Position, r: i64) -> bool:
    """Whether a marker, up or face down, lies in the region."""
    for slot in range(game.boards):
        there = game.marker_at[slot]
        if there == r and game.marker[slot] != NONE:
            return True
    return False


def markers_of(game: Position, seat: i64) -> i64:
    """How many markers lie in the seat's own regions."""
    n: i64 = 0
    for slot in range(game.boards):
        if game.marker[slot] != NONE and game.is_own(seat, game.marker_at[slot]):
            n += 1
    return n


def turn_up_markers(game: Position, r: i64, sink: Sink) -> None:
    """7.8 A player's tokens stand in this region: what lies there is turned up."""
    if game.race[r] == NONE or game.race[r] == MURLOC:
        return
    for slot in range(game.boards):
        if game.marker_at[slot] == r and game.marker_up[slot] == 0 and game.marker[slot] != NONE:
            game.marker_up[slot] = 1
            sink.emit(MARKER_SHOWN, game.face[slot], game.marker[slot], game.name(r))


def move_marker(game: Position, marker: i64, r: i64, sink: Sink) -> None:
    """13.2 An artifact moves there."""
    game.marker_at[slot_of(game, marker)] = r
    sink.emit(MARKER_MOVED, marker, game.name(r))


def check_artifact(game: Position, seat: i64, marker: i64, use: i64) -> i64:
    """13.1, 13.3 Whether it works for the seat and was not used this turn."""
    if not game.marker_effects:
        return NO_MARKERS
    if works_for(game, seat, marker) == NOWHERE:
        return NOT_ABLE + use
    return FINE if game.used[use] == 0 else USED_UP + use


# 13.5 and 13.6 Aids and ways


def check_hammer(game: Position, seat: i64) -> i64:
    """13.5 Whether the hammer may help now."""
    return check_artifact(game, seat, DOOMHAMMER, USED_DOOMHAMMER)


def is_by_hammer(game: Position, seat: i64, r: i64) -> bool:
    """13.5 Whether the region borders the hammer's."""
    there = works_for(game, seat, DOOMHAMMER)
    return there != NOWHERE and game.border(there, r)


def hammer_follows(game: Position, r: i64, sink: Sink) -> None:
    """13.5 After success it moves there."""
    move_marker(game, DOOMHAMMER, r, sink)


def check_ashes(game: Position, seat: i64) -> i64:
    """13.6 Whether any region is in reach by them now."""
    return check_artifact(game, seat, ASHES, USED_ASHES)


def ashes_follow(game: Position, r: i64, sink: Sink) -> None:
    """13.6 After success they move there."""
    move_marker(game, ASHES, r, sink)


# 13.8 The conquest with another price


def check_blade(game: Position, seat: i64) -> i64:
    """13.8 Whether the blade may strike now."""
    return check_artifact(game, seat, RUNEBLADE, USED_RUNEBLADE)


def is_by_blade(game: Position, seat: i64, r: i64) -> bool:
    """13.8 Whether the region borders the blade's."""
    there = works_for(game, seat, RUNEBLADE)
    return there != NOWHERE and game.border(there, r)


def blade_follows(game: Position, r: i64, sink: Sink) -> None:
    """13.8 It moves there."""
    move_marker(game, RUNEBLADE, r, sink)


# 13.7 and 13.10 Defence


def see_guards(game: Position) -> None:
    """13.7, 13.10 Find the two places where a marker defends, for `defence_by_marker` and `immune_by_marker`."""
    game.aegis_at = works_at(game, AEGIS)
    game.chapel_at = works_at(game, CHAPEL)


def defence_by_marker(game: Position, r: i64) -> i64:
    """13.7 Its region has 2 more."""
    return 2 if r == game.aegis_at else 0


def immune_by_marker(game: Position, r: i64) -> bool:
    """13.10 Its region is immune while 2 or more race tokens stand there."""
    return r == game.chapel_at and game.tokens[r] >= 2


# 13.11 and 13.12


def near_by_marker(game: Position, seat: i64) -> None:
    """13.11 Every region of its island is near."""
    there = works_for(game, seat, STONE)
    if there != NOWHERE:
        slot = there // FACE_ROOM
        for number in range(game.regions[slot]):
            if game.terrain[slot * FACE_ROOM + number] >= 0:
                game.near[slot] |= only(number)


def saves_of_markers(game: Position, seat: i64) -> i64:
    """13.12 It saves one more token a turn."""
    return 1 if works_for(game, seat, HEALER) != NOWHERE else 0


# 13.15 Muster


def gives_a_token(game: Position, seat: i64) -> bool:
    """13.15 Whether one token comes from the tray into the hand."""
    return works_for(game, seat, TREE) != NOWHERE and game.tray(game.active[seat]) > 0


# 13.9, 13.13 to 13.16 Income


def income_of_eye(game: Position, seat: i64) -> i64:
    """13.9 Its region gives 1."""
    return 1 if works_for(game, seat, EYE) != NOWHERE else 0


def income_of_rift(game: Position, seat: i64) -> i64:
    """13.13 It gives 2."""
    return 2 if works_for(game, seat, RIFT) != NOWHERE else 0


def income_of_magetower(game: Position, seat: i64) -> i64:
    """13.14 1 for each own magic region."""
    return game.own_with(seat, MAGIC) if works_for(game, seat, MAGETOWER) != NOWHERE else 0


def more_by_marker(game: Position, seat: i64) -> i64:
    """13.16 1 more for each faction bonus."""
    return 1 if works_for(game, seat, BATTLEFIELD) != NOWHERE else 0


# 13.7 and 13.9 Carrying


def legal_carrying(game: Position, seat: i64) -> None:
    """13.7, 13.9 To any other own region, once a turn each."""
    if check_artifact(game, seat, AEGIS, USED_AEGIS) == FINE:
        list_carrying(game, seat, CARRY_AEGIS, works_for(game, seat, AEGIS))
    if check_artifact(game, seat, EYE, USED_EYE) == FINE:
        list_carrying(game, seat, CARRY_EYE, works_for(game, seat, EYE))


def list_carrying(game: Position, seat: i64, verb: i64, there: i64) -> None:
    """Every own region but the one where it lies."""
    for i in range(game.n_places):
        r = game.places[i]
        if r != there and game.is_own(seat, r):
            game.listed.add(at(verb, game.name(r)))


def check_carry(game: Position, seat: i64, action: i64) -> i64:
    """13.7, 13.9 Another own region; not-own before bad-target."""
    r = game.region(first_of(action))
    if verb_of(action) == CARRY_AEGIS:
        row = check_artifact(game, seat, AEGIS, USED_AEGIS)
        if row != FINE:
            return row
        if not game.is_own(seat, r):
            return NOT_OWN_AEGIS
        return AEGIS_IS_THERE if works_for(game, seat, AEGIS) == r else FINE
    row = check_artifact(game, seat, EYE, USED_EYE)
    if row != FINE:
        return row
    if not game.is_own(seat, r):
        return NOT_OWN_EYE
    return EYE_IS_THERE if works_for(game, seat, EYE) == r else FINE


def do_carry(game: Position, action: i64, sink: Sink) -> None:
    """13.7, 13.9 It moves there."""
    r = game.region(first_of(action))
    if verb_of(action) == CARRY_AEGIS:
        game.used[USED_AEGIS] += 1
        move_marker(game, AEGIS, r, sink)
    else:
        game.used[USED_EYE] += 1
        move_marker(game, EYE, r, sink)
