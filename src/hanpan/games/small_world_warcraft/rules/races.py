"""11. Races: each row as the functions in which the other chapters ask for it."""

from mypy_extensions import i64

from hanpan.core.kit.seats import NOBODY, has, only
from hanpan.core.sink import Sink
from hanpan.games.small_world_warcraft.actions import counting, number_of
from hanpan.games.small_world_warcraft.refusals import (
    FINE,
    FORM_CHOSEN,
    NO_FORMS,
    NO_RAISING,
    NOT_ABLE,
    RAISING_TOO_DEAR,
    TOO_MANY_RAISED,
    TRAY_TOO_EMPTY_TO_RAISE,
    USED_UP,
)
from hanpan.games.small_world_warcraft.rules.coins import pay
from hanpan.games.small_world_warcraft.rules.position import Position
from hanpan.games.small_world_warcraft.tables import (
    ALLIANCE,
    AS_HUMAN,
    AS_WOLF,
    BLOODELF,
    CHANGED,
    DRAENEI,
    DWARF,
    ETHEREAL,
    FOR_HARMONY,
    FOR_RAISING,
    FOREST,
    FORM,
    FORSAKEN,
    GNOME,
    GOBLIN,
    HARMONY_GIVEN,
    HORDE,
    HUMAN,
    KOBOLD,
    MAGIC,
    MOUNTAIN,
    NAGA,
    NEUTRAL,
    NIGHTELF,
    NO_FORM,
    NONE,
    ORC,
    PANDAREN,
    RAISE,
    RAISED,
    READY,
    TAUREN,
    THE_BANK,
    TROLL,
    USED_ASSAULT,
    USED_WARP,
    WORGEN,
)


def faction_of(race: i64) -> i64:
    """11 The table's order: six of the Alliance, six of the Horde, four Neutral, and the Murlocs."""
    if race <= WORGEN:
        return ALLIANCE
    return HORDE if race <= GOBLIN else NEUTRAL


def floor_of(race: i64) -> i64:
    """1.4, 11.8 The least tokens in a region taken or kept, in decline too."""
    return 2 if race == TAUREN else 1


# 6.5 Cost


def discount_of_race(game: Position, seat: i64, r: i64) -> i64:
    """11.2 mountains, 11.4 forests, 11.9 regions that are not empty, 11.6 everything for a wolf."""
    race = game.active[seat]
    if race == DWARF:
        return 2 if game.terrain[r] == MOUNTAIN else 0
    if race == NIGHTELF:
        return 1 if game.terrain[r] == FOREST else 0
    if race == TROLL:
        return 1 if game.race[r] != NONE else 0
    return 1 if race == WORGEN and game.form[seat] == AS_WOLF else 0


# 6.2 Reach


def sees_caverns(race: i64) -> bool:
    """11.14 Every cavern is near."""
    return race == KOBOLD


def conquers_water(race: i64) -> bool:
    """11.16 Water that is near, and as first conquest any."""
    return race == NAGA


def keeps_water(race: i64) -> bool:
    """11.16 The same race keeps it in decline; no other ever stands there."""
    return conquers_water(race)


def check_assault(game: Position, seat: i64) -> i64:
    """11.3 Once a turn any land is in reach."""
    if game.active[seat] != GNOME:
        return NOT_ABLE + USED_ASSAULT
    return FINE if game.used[USED_ASSAULT] == 0 else USED_UP + USED_ASSAULT


def check_warp(game: Position, seat: i64) -> i64:
    """11.13 Once a turn a region with a marker costs 2 less."""
    if game.active[seat] != ETHEREAL:
        return NOT_ABLE + USED_WARP
    return FINE if game.used[USED_WARP] == 0 else USED_UP + USED_WARP


# 7 What a conquest does


def builds_walls(race: i64) -> bool:
    """11.4 A Wisp Wall in each forest conquered."""
    return race == NIGHTELF


def saves_of_race(race: i64) -> i64:
    """11.5 One token a turn is a refugee instead of discarded."""
    return 1 if race == DRAENEI else 0


def counts_slain(race: i64) -> bool:
    """11.10, 20.1b Whether what its conquests discard is counted."""
    return race == FORSAKEN


# 9 Income


def bonus_of_race(race: i64, symbols: i64) -> i64:
    """11.11 1 for each own magic region."""
    return 1 if race == BLOODELF and symbols & MAGIC != 0 else 0


def income_of_form(form: i64) -> i64:
    """11.6 2 for a human, 1 less for a wolf."""
    if form == NO_FORM:
        return 0
    return 2 if form == AS_HUMAN else -1


def more_by_race(race: i64) -> i64:
    """11.7 1 more for each faction bonus."""
    return 1 if race == ORC else 0


# 11.6 Form


def has_form(race: i64) -> bool:
    """11.6 Whether it has two forms."""
    return race == WORGEN


def must_choose_form(game: Position, seat: i64) -> bool:
    """11.6 Compulsory at the start of each turn, before all else but `decline`."""
    return has_form(game.active[seat]) and game.form[seat] == NO_FORM


def legal_forms(game: Position) -> None:
    """11.6 Human or wolf."""
    game.listed.add(counting(FORM, AS_HUMAN))
    game.listed.add(counting(FORM, AS_WOLF))


def check_form(game: Position, seat: i64) -> i64:
    """11.6 Worgen only, and once."""
    if not has_form(game.active[seat]):
        return NO_FORMS
    return FINE if game.form[seat] == NO_FORM else FORM_CHOSEN


def do_form(game: Position, seat: i64, action: i64, sink: Sink) -> None:
    """11.6 For this turn; 5.3 the right to decline ends."""
    game.form[seat] = number_of(action)
    game.phase = READY
    sink.emit(CHANGED, seat, game.form[seat])


# 11.10 Raise


def legal_raising(game: Position, seat: i64) -> None:
    """11.10 As many as were discarded, are paid for, and lie in the tray."""
    if counts_slain(game.active[seat]):
        for n in range(1, game.slain - game.raised + 1):
            if n <= game.coins[seat] and n <= game.tray(game.active[seat]):
                game.listed.add(counting(RAISE, n))


def check_raise(game: Position, seat: i64, action: i64) -> i64:
    """11.10 The same, asked of one number."""
    n = number_of(action)
    if not counts_slain(game.active[seat]):
        return NO_RAISING
    if n > game.slain - game.raised:
        return TOO_MANY_RAISED
    if n > game.coins[seat]:
        return RAISING_TOO_DEAR
    return FINE if n <= game.tray(game.active[seat]) else TRAY_TOO_EMPTY_TO_RAISE


def do_raise(game: Position, seat: i64, action: i64, sink: Sink) -> None:
    """11.10 1 coin each, from the tray into the hand."""
    n = number_of(action)
    pay(game, seat, THE_BANK, n, FOR_RAISING, sink)
    game.raised += n
    game.hand[seat] += n
    sink.emit(RAISED, seat, n)


# 11.15 Harmony


def keeps_harmony(race: i64) -> bool:
    """11.15 Whether it gives tokens of Harmony, and is paid by who breaks it."""
    return race == PANDAREN


def give_harmony(game: Position, seat: i64, sink: Sink) -> None:
    """11.15 At the close: to each opponent who has none and left the race's regions alone since the last one."""
    for other in range(game.seats):
        if other != seat and not has(game.holders | game.attackers, other):
            game.holders |= only(other)
            sink.emit(HARMONY_GIVEN, other)
    game.attackers = NOBODY


def break_harmony(game: Position, attacker: i64, defender: i64, sink: Sink) -> None:
    """11.15 A holder pays their player 2 coins and hands the token back."""
    game.attackers |= only(attacker)
    if has(game.holders, attacker):
        game.holders &= ~only(attacker)
        pay(game, attacker, defender, 2, FOR_HARMONY, sink)


def end_harmony(game: Position) -> None:
    """14.3 All are handed back when the race declines; 20.1b nobody is noted any more."""
    game.holders = NOBODY
    game.attackers = NOBODY


# 11.1 and 11.12: what they lay stands in `tokens`


def lays_objectives(race: i64) -> bool:
    """11.1 Whether it lays Military Objectives."""
    return race == HUMAN


def player_of_objectives(game: Position) -> i64:
    """11.1 Whose active race they belong to; -1 if nobody's."""
    return game.player_of(HUMAN)


def player_of_harmony(game: Position) -> i64:
    """11.15 The same for Harmony."""
    return game.player_of(PANDAREN)


def player_of_bombs(game: Position) -> i64:
    """14.4 The same for bombs."""
    return game.player_of(GOBLIN)


def lays_bombs(race: i64) -> bool:
    """11.12 Whether it lays bombs."""
    return race == GOBLIN
