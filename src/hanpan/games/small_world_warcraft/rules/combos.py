"""4 and 16.2 to 16.5: the column, the rows of the team game, and the stacks below them."""

from mypy_extensions import i64

from hanpan.core.chance import Chance
from hanpan.core.kit.seats import only
from hanpan.core.sink import Sink
from hanpan.games.small_world_warcraft.actions import counting, number_of
from hanpan.games.small_world_warcraft.refusals import FINE, NO_BANNER, NO_ROW, NO_SLOT, ROW_TOO_DEAR, TOO_DEAR
from hanpan.games.small_world_warcraft.rules.position import Position
from hanpan.games.small_world_warcraft.rules.powers import champion_of
from hanpan.games.small_world_warcraft.rules.races import faction_of
from hanpan.games.small_world_warcraft.tables import (
    ASK_POWERS,
    COLUMN,
    NO_FORM,
    NONE,
    PICK,
    PICKED,
    POWER_TABLE,
    POWERS,
    RACE_TABLE,
    ROWS,
    STACK,
)

# 4.1 Choosing


def legal_picks(game: Position, seat: i64) -> None:
    """4.2, 16.3 Every slot or row that can be paid."""
    for slot in range(ROWS if game.teams else COLUMN):
        if check_slot(game, seat, slot) == FINE:
            game.listed.add(counting(PICK, slot))


def check_pick(game: Position, seat: i64, action: i64) -> i64:
    """4.2, 16.3 The same, asked of one slot."""
    slot = number_of(action)
    if game.teams:
        return check_slot(game, seat, slot) if slot < ROWS else NO_ROW
    return check_slot(game, seat, slot) if slot < COLUMN else NO_SLOT


def check_slot(game: Position, seat: i64, slot: i64) -> i64:
    """16.5 There is a banner; 4.2 and 16.3 slot k costs k coins, all of them before any is taken."""
    if banner_at(game, seat, slot) == NONE:
        return NO_BANNER
    if game.coins[seat] >= slot:
        return FINE
    return ROW_TOO_DEAR if game.teams else TOO_DEAR


def banner_at(game: Position, seat: i64, slot: i64) -> i64:
    """The race that the seat would take from there; NONE if there is no whole combo."""
    if game.teams:
        return game.row_race[game.team_of(seat) * ROWS + slot] if game.row_power[slot] != NONE else NONE
    return game.column_race[slot] if game.column_power[slot] != NONE else NONE


def do_pick(game: Position, seat: i64, action: i64, chance: Chance, sink: Sink) -> None:
    """4.4 Banner and badge come, with their tokens in the hand."""
    slot = number_of(action)
    race = banner_at(game, seat, slot)
    power: i64 = game.row_power[slot] if game.teams else game.column_power[slot]
    got: i64 = 0 if game.teams else game.column_coins[slot]
    tokens: i64 = RACE_TABLE[race].banner + POWER_TABLE[power].badge
    game.coins[seat] += got - slot
    game.active[seat] = race
    game.power[seat] = power
    game.holder[race] = seat
    game.hand[seat] = tokens
    game.hand_beasts[seat] = 0
    game.champion[seat] = champion_of(power)
    game.form[seat] = NO_FORM
    sink.emit(PICKED, seat, race, power, slot | got << 8 | tokens << 16)
    if game.teams:
        close_rows(game, seat, slot, chance)
    else:
        close_column(game, slot, chance)


def close_column(game: Position, slot: i64, chance: Chance) -> None:
    """4.2 A coin on each cheaper combo; 4.5 those above move down, and the stack tops become slot 5."""
    for cheaper in range(slot):
        game.column_coins[cheaper] += 1
    for lower in range(slot, COLUMN - 1):
        game.column_race[lower] = game.column_race[lower + 1]
        game.column_power[lower] = game.column_power[lower + 1]
        game.column_coins[lower] = game.column_coins[lower + 1]
    game.column_race[COLUMN - 1] = NONE
    game.column_power[COLUMN - 1] = NONE
    game.column_coins[COLUMN - 1] = 0
    fill_column(game, chance)


def fill_column(game: Position, chance: Chance) -> None:
    """4.5 The stack tops come to the end of the column: a whole combo, or nothing when fewer tiles were laid out."""
    for slot in range(COLUMN):
        whole = game.stacked[0] > 0 and (game.n_badges > 0 or game.powers_out != 0)
        if whole and game.column_race[slot] == NONE:
            game.column_race[slot] = draw_banner(game, 0)
            game.column_power[slot] = draw_badge(game, chance)


def close_rows(game: Position, seat: i64, row: i64, chance: Chance) -> None:
    """16.4 The badges above move down one row, a new one enters at the top; the faction's banners likewise."""
    faction = game.team_of(seat)
    first = faction * ROWS
    for lower in range(row, ROWS - 1):
        game.row_power[lower] = game.row_power[lower + 1]
        game.row_race[first + lower] = game.row_race[first + lower + 1]
    game.row_race[first + ROWS - 1] = draw_banner(game, faction)
    game.row_power[ROWS - 1] = NONE
    for free in range(ROWS):
        if game.row_power[free] == NONE:
            game.row_power[free] = draw_badge(game, chance)


# 4.5 and 4.6 Stacks


def draw_banner(game: Position, faction: i64) -> i64:
    """4.5 The top of a stack of banners; 16.5 NONE if it has run dry."""
    n = game.stacked[faction]
    if n == 0:
        return NONE
    first = faction * STACK
    race = game.stack[first]
    for i in range(first, first + n - 1):
        game.stack[i] = game.stack[i + 1]
    game.stacked[faction] = n - 1
    if game.known[faction] > n - 1:
        game.known[faction] = n - 1
    return race


def draw_badge(game: Position, chance: Chance) -> i64:
    """4.5 The top of the stack of badges; an empty one is made of those that left play, shuffled, first."""
    if game.n_badges == 0:
        shuffle_badges(game, chance)
    if game.n_badges == 0:
        return NONE
    power = game.badges[0]
    game.n_badges -= 1
    for i in range(game.n_badges):
        game.badges[i] = game.badges[i + 1]
    return power


def shuffle_badges(game: Position, chance: Chance) -> None:
    """4.5 `powers_out`, next drawn first."""
    for power in range(1, POWERS + 1):
        if game.powers_out >> power & 1 == 1:
            game.badges[game.n_badges] = power
            game.n_badges += 1
    game.powers_out = 0
    if game.n_badges > 0:
        chance.shuffle(ASK_POWERS, game.badges, 0, game.n_badges)


def put_away(game: Position, race: i64, power: i64) -> None:
    """4.6 The banner goes under its stack, open; 16.5 or fills a gap at once; the badge to `powers_out`."""
    game.powers_out |= only(power)
    faction: i64 = faction_of(race) if game.teams else 0
    if game.teams:
        for row in range(ROWS):
            if game.row_race[faction * ROWS + row] == NONE:
                game.row_race[faction * ROWS + row] = race
                return
    game.stack[faction * STACK + game.stacked[faction]] = race
    game.stacked[faction] += 1
    game.known[faction] += 1
