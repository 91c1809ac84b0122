"""2 and 19: set-up, and what chance is asked for it, in this order."""

from librt.vecs import vec
from mypy_extensions import i64

from hanpan.core.chance import Chance
from hanpan.core.kit.seats import NOBODY, only
from hanpan.core.sink import Sink
from hanpan.games.small_world_warcraft.atlas import Face
from hanpan.games.small_world_warcraft.rules.combos import draw_badge, draw_banner
from hanpan.games.small_world_warcraft.rules.position import Position
from hanpan.games.small_world_warcraft.rules.races import faction_of
from hanpan.games.small_world_warcraft.rules.tokens import take_up_bombs
from hanpan.games.small_world_warcraft.rules.turn import begin_turn, clear_turn
from hanpan.games.small_world_warcraft.tables import (
    ASK_BOARDS,
    ASK_MARKERS,
    ASK_POWERS,
    ASK_RACES,
    ASK_RACES_BY_FACTION,
    ASK_STARTER,
    COINS,
    COLUMN,
    FACE_ROOM,
    MARKER_SIGN,
    MARKERS,
    MURLOC,
    MURLOC_SIGN,
    NEUTRAL,
    NO_CHAMPION,
    NO_FORM,
    NONE,
    NOWHERE,
    POWERS,
    RACES,
    ROWS,
    SET_UP,
    STACK,
    TABLES,
    UNDECIDED,
)


def set_up(
    game: Position,
    atlas: tuple[Face, ...],
    fixed: tuple[Face, ...],
    layouts: vec[i64],
    rounds: i64,
    chance: Chance,
    sink: Sink,
) -> None:
    """2 Islands, starter, Murlocs, markers, combos and coins; the first turn begins."""
    clear_players(game)
    clear_turn(game)
    game.clear_boards()
    take_up_bombs(game)
    if len(fixed) > 0:
        for face in fixed:
            game.lay_board(face)
    else:
        lay_islands(game, atlas, chance.pick(ASK_BOARDS, layouts, 0, len(layouts)))
    game.starter = 0 if game.teams else chance.number(ASK_STARTER, game.seats)
    game.round = 1
    game.rounds = rounds
    game.why = UNDECIDED
    lay_murlocs(game)
    lay_markers(game, chance)
    shuffle_races(game, chance)
    shuffle_powers(game, chance)
    lay_combos(game, chance)
    tell_set_up(game, sink)
    begin_turn(game, game.starter, sink)


def clear_players(game: Position) -> None:
    """2.5 Everybody gets 5 coins; nobody has a race."""
    for seat in range(game.seats):
        game.coins[seat] = COINS
        game.active[seat] = NONE
        game.power[seat] = NONE
        game.hand[seat] = 0
        game.hand_beasts[seat] = 0
        game.champion[seat] = NO_CHAMPION
        game.form[seat] = NO_FORM
        game.declined[seat] = NONE
        game.declined_power[seat] = NONE
        game.refugees[seat] = 0
    for race in range(RACES + 1):
        game.holder[race] = -1
    game.holders = NOBODY
    game.attackers = NOBODY


# 2.2 Islands


def every_layout(seats: int, atlas: tuple[Face, ...]) -> vec[i64]:
    """2.1, 2.2 All choices of boards and faces for so many seats: four bits an island, its place in the atlas + 1."""
    table = TABLES[seats]
    layouts: list[tuple[int, ...]] = [()]
    for size, boards in (("L", table.large), ("M", table.middle), ("S", table.small)):
        places = [place for place, face in enumerate(atlas) if face.size == size]
        for board in range(boards):
            fresh = board == 0
            layouts = [
                (*layout, place)
                for layout in layouts
                for place in places
                if fresh or atlas[layout[-1]].board < atlas[place].board
            ]
    packed: list[int] = []
    for layout in layouts:
        number = 0
        for place in reversed(layout):
            number = number * 16 + place + 1
        packed.append(number)
    return vec[i64](packed)


def lay_islands(game: Position, atlas: tuple[Face, ...], layout: i64) -> None:
    """2.2 The islands of a layout, slot 0 first."""
    while layout > 0:
        game.lay_board(atlas[(layout & 15) - 1])
        layout >>= 4


# 2.3 Murlocs and markers


def lay_murlocs(game: Position) -> None:
    """2.3 One on every Murloc symbol."""
    for i in range(game.n_places):
        r = game.places[i]
        if game.symbols[r] & MURLOC_SIGN != 0:
            game.race[r] = MURLOC
            game.tokens[r] = 1


def lay_markers(game: Position, chance: Chance) -> None:
    """2.3 Shuffled face down, one on the marker symbol of each board; the others go to the box unseen."""
    for i in range(MARKERS):
        game.pool[i] = i + 1
    chance.shuffle(ASK_MARKERS, game.pool, 0, MARKERS)
    game.box = 0
    laid: i64 = 0
    for slot in range(game.boards):
        spot = marker_spot(game, slot)
        if spot != NOWHERE:
            game.marker[slot] = game.pool[laid]
            game.marker_at[slot] = spot
            laid += 1
    for i in range(laid, MARKERS):
        game.box |= only(game.pool[i])


def marker_spot(game: Position, slot: i64) -> i64:
    """The region with the marker symbol of a board; NOWHERE if it has none."""
    for r in range(slot * FACE_ROOM, slot * FACE_ROOM + game.regions[slot]):
        if game.symbols[r] & MARKER_SIGN != 0:
            return r
    return NOWHERE


# 2.4 and 16.2 Combos


def shuffle_races(game: Position, chance: Chance) -> None:
    """2.4 Into one stack; 16.2 with teams into one for each faction, the Neutral one only with a Neutral seat."""
    for i in range(RACES):
        game.pool[i] = i + 1
    for faction in range(3):
        game.stacked[faction] = 0
        game.known[faction] = 0
    chance.shuffle(ASK_RACES_BY_FACTION if game.teams else ASK_RACES, game.pool, 0, RACES)
    for i in range(RACES):
        race = game.pool[i]
        pile: i64 = faction_of(race) if game.teams else 0
        if pile != NEUTRAL or game.seats % 2 == 1:
            game.stack[pile * STACK + game.stacked[pile]] = race
            game.stacked[pile] += 1


def shuffle_powers(game: Position, chance: Chance) -> None:
    """2.4 Into their stack."""
    for i in range(POWERS):
        game.badges[i] = i + 1
    chance.shuffle(ASK_POWERS, game.badges, 0, POWERS)
    game.n_badges = POWERS
    game.powers_out = 0


def lay_combos(game: Position, chance: Chance) -> None:
    """2.4 Six combos from the tops; 16.2 with teams four rows."""
    for slot in range(COLUMN):
        game.column_race[slot] = NONE if game.teams else draw_banner(game, 0)
        game.column_power[slot] = NONE if game.teams else draw_badge(game, chance)
        game.column_coins[slot] = 0
    for row in range(ROWS):
        game.row_power[row] = draw_badge(game, chance) if game.teams else NONE
        for faction in range(3):
            game.row_race[faction * ROWS + row] = draw_banner(game, faction) if game.teams else NONE


def tell_set_up(game: Position, sink: Sink) -> None:
    """2.2, 2.5 The islands and who begins."""
    first: i64 = 0
    second: i64 = 0
    for slot in range(game.boards):
        if slot < 3:
            first |= game.face[slot] << slot * 14
        else:
            second |= game.face[slot] << (slot - 3) * 14
    sink.emit(SET_UP, first, second, game.boards, game.starter)
