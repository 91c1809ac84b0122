"""9. Scoring: the income of a turn, line by line."""

from typing import Final

from mypy_extensions import i64

from hanpan.core.sink import Sink
from hanpan.games.small_world_warcraft.rules.markers import (
    income_of_eye,
    income_of_magetower,
    income_of_rift,
    markers_of,
    more_by_marker,
)
from hanpan.games.small_world_warcraft.rules.position import Position
from hanpan.games.small_world_warcraft.rules.powers import (
    bonus_of_conquest,
    bonus_of_power,
    builds_forts,
    counts_islands,
    counts_markers,
    forts_left,
)
from hanpan.games.small_world_warcraft.rules.races import (
    bonus_of_race,
    faction_of,
    income_of_form,
    more_by_race,
)
from hanpan.games.small_world_warcraft.tables import (
    EYE_LINE,
    FACE_ROOM,
    FACTION_LINE,
    LINE_BITS,
    LINE_ZERO,
    LINES,
    MAGETOWER_LINE,
    NEUTRAL,
    NO_FORM,
    NONE,
    OLD_LINE,
    POWER_LINE,
    RACE_LINE,
    REGIONS_LINE,
    RIFT_LINE,
    SCORED,
    WAS_ACTIVE,
    WAS_DECLINED,
)

N_LINES: Final[i64] = len(LINES)
LINE_MASK: Final[i64] = 127


def line(value: i64, which: i64) -> i64:
    """An income of this value in this line, packed: lines of different kinds are joined by |."""
    return value + LINE_ZERO << which * LINE_BITS


def total(lines: i64) -> i64:
    """9.1 The income: all lines together, never less than 0."""
    amount: i64 = 0
    for which in range(N_LINES):
        amount += (lines >> which * LINE_BITS & LINE_MASK) - LINE_ZERO
    return amount if amount > 0 else 0


def income_now(game: Position, seat: i64) -> i64:
    """9.1 The packed lines of what the seat would score with what it holds now."""
    race = game.active[seat]
    power = game.power[seat]
    old = game.declined[seat]
    own_regions: i64 = 0
    old_regions: i64 = 0
    by_race: i64 = income_of_form(game.form[seat])
    by_power: i64 = 0
    islands: i64 = 0
    for slot in range(game.boards):
        before = own_regions
        first = slot * FACE_ROOM
        for r in range(first, first + game.regions[slot]):
            there = game.race[r]
            if there == NONE:
                continue
            if there == race:
                own_regions += 1
                by_race += bonus_of_race(race, game.symbols[r])
                by_power += bonus_of_power(game, power, r)
            elif there == old:
                old_regions += 1
        if own_regions > before:
            islands += 1
    if counts_islands(power):
        by_power += islands
    if counts_markers(power):
        by_power += markers_of(game, seat)
    for i in range(game.conquests):
        by_power += bonus_of_conquest(power, game.conquered_was[i], game.conquered_tokens[i])
    return (
        line(own_regions, REGIONS_LINE)
        | line(old_regions, OLD_LINE)
        | line(by_race, RACE_LINE)
        | line(by_power, POWER_LINE)
        | line(income_of_eye(game, seat), EYE_LINE)
        | line(income_of_rift(game, seat), RIFT_LINE)
        | line(income_of_magetower(game, seat), MAGETOWER_LINE)
        | line(faction_bonus(game, seat), FACTION_LINE)
    )


def faction_bonus(game: Position, seat: i64) -> i64:
    """9.3 For each region conquered this turn in which an opponent's race of the opposite faction stood."""
    mine = faction_of(game.active[seat])
    if mine == NEUTRAL or game.active[seat] == NONE:
        return 0
    regions: i64 = 0
    for i in range(game.conquests):
        was = game.conquered_was[i]
        if was == WAS_ACTIVE or (was == WAS_DECLINED and game.declined_bonus):
            theirs = faction_of(game.conquered_race[i])
            if theirs != NEUTRAL and theirs != mine:
                regions += 1
    if regions == 0:
        return 0
    return regions * (1 + more_by_race(game.active[seat]) + more_by_marker(game, seat))


def forecast_lines(game: Position, seat: i64, declining: bool) -> i64:
    """What the seat would score if it stopped now, Forts of the close counted; or 10.4 if it declined."""
    if declining:
        nothing = line(0, REGIONS_LINE) | line(0, RACE_LINE) | line(0, POWER_LINE) | line(0, EYE_LINE)
        nothing |= line(0, RIFT_LINE) | line(0, MAGETOWER_LINE) | line(0, FACTION_LINE)
        return nothing | line(game.how_many_own(seat), OLD_LINE)
    lines = income_now(game, seat)
    if builds_forts(game.power[seat]):
        bare: i64 = 0
        for i in range(game.n_places):
            r = game.places[i]
            if game.is_own(seat, r) and game.fort[r] == 0:
                bare += 1
        built = min(bare, forts_left(game))
        lines += built << POWER_LINE * LINE_BITS
    return lines


def score(game: Position, seat: i64, sink: Sink) -> None:
    """9.1 The bank pays the income; 11.6 the form ends."""
    lines = income_now(game, seat)
    amount = total(lines)
    game.coins[seat] += amount
    game.form[seat] = NO_FORM
    sink.emit(SCORED, seat, amount, lines)
