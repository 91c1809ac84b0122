"""What a combo, a region and a position are worth to the greedy bot, in hundredths of a coin."""

from typing import Final

from mypy_extensions import i64

from hanpan.games.small_world_warcraft.rules.law import SmallWorld
from hanpan.games.small_world_warcraft.rules.position import Position
from hanpan.games.small_world_warcraft.tables import (
    ARCHAEOLOGIST,
    BATTLEMASTER,
    BLACKSMITH,
    BLOODELF,
    CAVERN,
    CHAMPION,
    DRAENEI,
    DWARF,
    ENRAGED,
    ETHEREAL,
    EXPLORER,
    FARMER,
    FIELD,
    FISHER,
    FOREST,
    FORSAKEN,
    GARRISONED,
    GNOME,
    GOBLIN,
    HERBALIST,
    HILL,
    HUMAN,
    KOBOLD,
    LANDING,
    MAGIC,
    MINER,
    MOUNTAIN,
    MOUNTAINEER,
    NAGA,
    NAVIGATOR,
    NIGHTELF,
    NONE,
    ORC,
    PANDAREN,
    POWER_TABLE,
    RACE_TABLE,
    RANGER,
    SWAMP,
    SWAMPWALKER,
    TAUREN,
    TROLL,
    WORGEN,
)

COIN: Final = 100
TOKENS_A_REGION: Final = 28  # tenths: what a region costs on the whole
SHARE: Final = 34  # hundredths of the regions of a kind that a race comes to hold
TURNS_WITH_A_RACE: Final = 3
FIRST_INCOME: Final = 5 * COIN  # of a new combo, in its first turn
LATER_INCOME: Final = 8 * COIN
KEPT_A_TURN: Final = 82  # hundredths of a declined race's regions that outlast a turn


def combo_value(game: Position, race: i64, power: i64, turns: i64) -> i64:
    """What a combo brings while its player plays it: regions for its tokens, and what race and power add."""
    tokens: i64 = RACE_TABLE[race].banner + POWER_TABLE[power].badge
    per_turn = tokens * 10 * COIN // TOKENS_A_REGION + race_extra(game, race) + power_extra(game, power)
    if race == TAUREN:
        per_turn -= tokens * 3 * COIN // TOKENS_A_REGION  # two in each region
    kept: i64 = turns if turns < TURNS_WITH_A_RACE else TURNS_WITH_A_RACE
    lasting = per_turn // 2 if turns > TURNS_WITH_A_RACE else 0  # what stays when it has declined
    return per_turn * kept + lasting


def race_extra(game: Position, race: i64) -> i64:
    """11 What a race adds a turn beyond its tokens, by the islands on the table; measured over matches of this bot."""
    if race == DWARF:
        return share_of_terrain(game, MOUNTAIN) - 100
    if race == NIGHTELF:
        return share_of_terrain(game, FOREST) // 2 - 40
    if race == BLOODELF:
        return share_of_symbol(game, MAGIC) - 40
    if race == KOBOLD:
        return share_of_symbol(game, CAVERN) // 2 + 30
    if race == HUMAN or race == FORSAKEN:
        return 190
    if race == TAUREN or race == DRAENEI or race == WORGEN:
        return 140
    if race == TROLL or race == GNOME:
        return 130
    if race == ORC:
        return 100
    if race == NAGA or race == GOBLIN:
        return 70
    if race == PANDAREN:
        return 50
    return 20 if race == ETHEREAL else 0


def power_extra(game: Position, power: i64) -> i64:
    """12 What a power adds a turn beyond its tokens, by the islands on the table; measured the same way."""
    if power == FARMER:
        return share_of_terrain(game, FIELD) + 20
    if power == RANGER:
        return share_of_terrain(game, FOREST) + 40
    if power == HERBALIST:
        return share_of_terrain(game, HILL)
    if power == MOUNTAINEER:
        return share_of_terrain(game, MOUNTAIN) - 20
    if power == SWAMPWALKER:
        return share_of_terrain(game, SWAMP) + 20
    if power == MINER:
        return share_of_symbol(game, CAVERN)
    if power == GARRISONED:
        return 430
    if power == FISHER:
        return 370
    if power == EXPLORER:
        return game.boards * 70 + 30
    if power == BATTLEMASTER or power == BLACKSMITH:
        return 190
    if power == ENRAGED:
        return 165
    if power == ARCHAEOLOGIST:
        return game.boards * 45
    if power == CHAMPION:
        return 130
    if power == NAVIGATOR:
        return 70
    return 25 if power != NONE else 0


def share_of_terrain(game: Position, terrain: i64) -> i64:
    """A fair share of the regions of a terrain."""
    n: i64 = 0
    for i in range(game.n_places):
        if game.terrain[game.places[i]] == terrain:
            n += 1
    return fair_share(game, n)


def share_of_symbol(game: Position, symbol: i64) -> i64:
    """A fair share of the regions with a symbol."""
    n: i64 = 0
    for i in range(game.n_places):
        if game.symbols[game.places[i]] & symbol != 0:
            n += 1
    return fair_share(game, n)


def fair_share(game: Position, n: i64) -> i64:
    """What one of so many players comes to hold of n regions that he looks for."""
    return n * SHARE * 4 // (game.seats + 1)


def held_by(game: Position, race: i64) -> i64:
    """How many regions a race holds."""
    n: i64 = 0
    if race != NONE:
        for i in range(game.n_places):
            if game.race[game.places[i]] == race:
                n += 1
    return n


def threat(game: Position, seat: i64, r: i64) -> i64:
    """How exposed an own region is: bordering regions of opponents' active races, and the way in from the sea."""
    found: i64 = 1
    first = r - r % 24
    neighbours = game.borders[r]
    number: i64 = 0
    while neighbours > 0:
        if neighbours & 1 == 1:
            race = game.race[first + number]
            if race != NONE and race != game.active[seat]:
                found += 3 if game.is_active(race) else 1
        neighbours >>= 1
        number += 1
    if game.symbols[r] & LANDING != 0:
        found += 1
    return found


def worth_declining(game: SmallWorld, seat: i64, now: i64, later: i64, held: i64, then: i64) -> bool:
    """10 Whether to let the race decline now.

    `now` is the score of declining at once, `later` that of this turn's best conquests; `held` and `then` are the
    regions that would be left to decline now and after another turn with this race.
    """
    rounds = game.rounds - game.round + 1
    if rounds <= 1:
        return False
    at_once = now + course(rounds - 1, held)
    in_a_turn = later + (then * COIN + course(rounds - 2, then) if rounds > 2 else 0)
    never = later * rounds
    return at_once > in_a_turn and at_once > never


def course(rounds: i64, regions: i64) -> i64:
    """What the next rounds bring with a new combo beside a race in decline that holds so many regions."""
    total: i64 = 0
    kept = regions * COIN
    for turn in range(rounds):
        kept = kept * KEPT_A_TURN // 100
        total += kept + (FIRST_INCOME if turn == 0 else LATER_INCOME)
    return total
