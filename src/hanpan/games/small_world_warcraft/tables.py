"""The printed facts of Small World of Warcraft: pieces, races, powers, markers, and what can be done and told.

A race, a power or a marker is a row of facts; what is no number is one function beside the row's clause in `rules/`.
"""

from typing import Final, NamedTuple

from mypy_extensions import i64

from hanpan.games.small_world_warcraft.refusals import FINE as FINE
from hanpan.games.small_world_warcraft.refusals import MALFORMED as MALFORMED
from hanpan.games.small_world_warcraft.refusals import REFUSALS as REFUSALS

SEATS: Final[i64] = 5  # the most
NONE: Final = 0  # no race, no power, no marker
HIDDEN: Final = 31  # a tile, marker or bomb seen from the back

# 1. Terrain and symbols
SEA: Final = 0
LAKE: Final = 1
FIELD: Final = 2
FOREST: Final = 3
HILL: Final = 4
SWAMP: Final = 5
MOUNTAIN: Final = 6
TERRAINS: Final = ("sea", "lake", "field", "forest", "hill", "swamp", "mountain")

LANDING: Final = 1  # symbols are bits
CAVERN: Final = 2
MAGIC: Final = 4
MURLOC_SIGN: Final = 8
MARKER_SIGN: Final = 16
SYMBOLS: Final = ("landing", "cavern", "magic", "murloc", "marker")

# 2.1 and 20.3 Boards: an engine's region is slot * FACE_ROOM + number
BOARDS: Final[i64] = 5  # the most in a match
FACE_ROOM: Final[i64] = 24
REGIONS: Final[i64] = 120
NOWHERE: Final = -1

COINS: Final[i64] = 5  # 2.5
MOST_IN_A_TURN: Final[i64] = 15  # 20.4
COLUMN: Final[i64] = 6
ROWS: Final[i64] = 4  # 16.2
STACK: Final[i64] = 16
MOST_CONQUESTS: Final[i64] = 128


class Table(NamedTuple):
    """2.1 What so many seats play on."""

    large: int
    middle: int
    small: int
    rounds: int


TABLES: Final = {2: Table(1, 0, 1, 10), 3: Table(1, 1, 1, 10), 4: Table(1, 2, 1, 9), 5: Table(2, 1, 2, 8)}

# 11. Factions
ALLIANCE: Final = 0
HORDE: Final = 1
NEUTRAL: Final = 2
FACTIONS: Final = ("alliance", "horde", "neutral")

# 16.1 Whose seat is whose, by seats
TEAM_OF_SEAT: Final = (ALLIANCE, HORDE, NEUTRAL, ALLIANCE, HORDE)
TEAM_OF_SEAT_OF_FOUR: Final = (ALLIANCE, HORDE, ALLIANCE, HORDE)


class Race(NamedTuple):
    """11 A row: what a race is in numbers. `save` and the like are functions of chapter 11."""

    code: str
    faction: int
    tokens: int
    banner: int


HUMAN: Final = 1
DWARF: Final = 2
GNOME: Final = 3
NIGHTELF: Final = 4
DRAENEI: Final = 5
WORGEN: Final = 6
ORC: Final = 7
TAUREN: Final = 8
TROLL: Final = 9
FORSAKEN: Final = 10
BLOODELF: Final = 11
GOBLIN: Final = 12
ETHEREAL: Final = 13
KOBOLD: Final = 14
PANDAREN: Final = 15
NAGA: Final = 16
MURLOC: Final = 17  # 7.3 a race in decline that nobody owns
RACES: Final[i64] = 16
RACE_TABLE: Final = (
    Race("", NEUTRAL, 0, 0),
    Race("human", ALLIANCE, 10, 5),
    Race("dwarf", ALLIANCE, 10, 5),
    Race("gnome", ALLIANCE, 10, 5),
    Race("nightelf", ALLIANCE, 9, 4),
    Race("draenei", ALLIANCE, 12, 7),
    Race("worgen", ALLIANCE, 10, 5),
    Race("orc", HORDE, 11, 6),
    Race("tauren", HORDE, 16, 11),
    Race("troll", HORDE, 11, 6),
    Race("forsaken", HORDE, 20, 6),
    Race("bloodelf", HORDE, 10, 5),
    Race("goblin", HORDE, 11, 6),
    Race("ethereal", NEUTRAL, 10, 5),
    Race("kobold", NEUTRAL, 11, 6),
    Race("pandaren", NEUTRAL, 10, 5),
    Race("naga", NEUTRAL, 11, 6),
    Race("murloc", NEUTRAL, 15, 0),
)


class Power(NamedTuple):
    """12 A row. † The badge's number is this project's own."""

    code: str
    badge: int


FARMER: Final = 1
RANGER: Final = 2
HERBALIST: Final = 3
MOUNTAINEER: Final = 4
SWAMPWALKER: Final = 5
MINER: Final = 6
FISHER: Final = 7
ARCHAEOLOGIST: Final = 8
EXPLORER: Final = 9
BATTLEMASTER: Final = 10
ENRAGED: Final = 11
BLACKSMITH: Final = 12
NAVIGATOR: Final = 13
DEFENSIVE: Final = 14
GARRISONED: Final = 15
MARSH: Final = 16
CHAMPION: Final = 17
BEASTMASTER: Final = 18
INTIMIDATING: Final = 19
PORTAL: Final = 20
POWERS: Final[i64] = 20
POWER_TABLE: Final = (
    Power("", 0),
    Power("farmer", 4),
    Power("ranger", 4),
    Power("herbalist", 4),
    Power("mountaineer", 4),
    Power("swampwalker", 4),
    Power("miner", 4),
    Power("fisher", 3),
    Power("archaeologist", 5),
    Power("explorer", 4),
    Power("battlemaster", 5),
    Power("enraged", 5),
    Power("blacksmith", 4),
    Power("navigator", 5),
    Power("defensive", 4),
    Power("garrisoned", 2),
    Power("marsh", 5),
    Power("champion", 5),
    Power("beastmaster", 4),
    Power("intimidating", 5),
    Power("portal", 5),
)

# 13. Artifacts and legendary places, in the order of the table
DOOMHAMMER: Final = 1
ASHES: Final = 2
AEGIS: Final = 3
RUNEBLADE: Final = 4
EYE: Final = 5
CHAPEL: Final = 6
STONE: Final = 7
HEALER: Final = 8
RIFT: Final = 9
MAGETOWER: Final = 10
TREE: Final = 11
BATTLEFIELD: Final = 12
MARKERS: Final[i64] = 12
MARKER_CODES: Final = (
    "",
    "doomhammer",
    "ashes",
    "aegis",
    "runeblade",
    "eye",
    "chapel",
    "stone",
    "healer",
    "rift",
    "magetower",
    "tree",
    "battlefield",
)

# 14. Special tokens
OBJECTIVES: Final = 2
WALLS: Final = 9
HARMONIES: Final = 4
BLASTS: Final = 6
DUDS: Final = 6
FORTS: Final = 10
BEASTS: Final = 5
TOWERS: Final = 6
MURLOCS: Final = 15

NO_BOMB: Final = 0
BLAST: Final = 1
DUD: Final = 2
BOMB_CODES: Final = ("", "blast", "dud")

# 14.8 Where a Champion is: a region, or one of these; CAPTIVE + the seat that holds him
IN_HAND: Final = -1
NO_CHAMPION: Final = -2
CAPTIVE: Final = 1000

# 11.6
NO_FORM: Final = 0
AS_HUMAN: Final = 1
AS_WOLF: Final = 2
FORMS: Final = ("", "human", "wolf")

# 18. Actions
PICK: Final = 0  # names a number
DECLINE: Final = 1
FORM: Final = 2  # names a number: the form
ABANDON: Final = 3  # names a region
RANSOM: Final = 4
CONQUER: Final = 5  # names a region, a way, aids and Beasts
REINFORCE: Final = 6  # names a region, a way and aids
SEND_CHAMPION: Final = 7  # names a region
RUNEBLADE_AT: Final = 8  # names a region
INTIMIDATE: Final = 9  # names one region or two
SWAP: Final = 10  # names two regions
HALT: Final = 11
PLACE: Final = 12  # names a region and a number
BEAST: Final = 13  # names a region and a number
RAISE: Final = 14  # names a number
CARRY_AEGIS: Final = 15  # names a region
CARRY_EYE: Final = 16  # names a region
TOWER: Final = 17  # names a region
BOMB: Final = 18  # names a region
OBJECTIVE: Final = 19  # names a region
DONE: Final = 20
VERBS: Final = 21

NO_WAY: Final = 0
BY_ASSAULT: Final = 1
BY_ASHES: Final = 2
WAYS: Final = ("", "assault", "ashes")

NO_AID: Final = 0
WITH_WARP: Final = 1  # aids are bits
WITH_DOOMHAMMER: Final = 2
AIDS: Final = ("warp", "doomhammer")

# 20. this_turn.used, in the order of the rulebook
USED_ASSAULT: Final = 0
USED_WARP: Final = 1
USED_CHAMPION: Final = 2
USED_INTIMIDATE: Final = 3
USED_PORTAL: Final = 4
USED_TOWER: Final = 5
USED_DOOMHAMMER: Final = 6
USED_ASHES: Final = 7
USED_RUNEBLADE: Final = 8
USED_AEGIS: Final = 9
USED_EYE: Final = 10
USES: Final[i64] = 11
USE_WORDS: Final = (
    "assault",
    "warp",
    "champion",
    "intimidate",
    "portal",
    "tower",
    "doomhammer",
    "ashes",
    "runeblade",
    "aegis",
    "eye",
)
MOST_INTIMIDATIONS: Final = 3
MOST_SWAPS: Final = 2

# 20. Who stood in a conquered region
WAS_EMPTY: Final = 0
WAS_MURLOC: Final = 1
WAS_ACTIVE: Final = 2
WAS_DECLINED: Final = 3
WAS_MINE: Final = 4
WAS_WORDS: Final = ("empty", "murloc", "active", "declined", "mine")

# 19. Chance
ASK_BOARDS: Final = 0
ASK_STARTER: Final = 1
ASK_MARKERS: Final = 2
ASK_RACES: Final = 3
ASK_RACES_BY_FACTION: Final = 4  # the same name; one shuffle of all, dealt out by faction
ASK_POWERS: Final = 5
ASK_DIE: Final = 6
ASK_BOMB: Final = 7
GUESS: Final = 8  # asked only to fill in what a seat may not know
CHANCES: Final = ("boards", "starter", "markers", "races", "races", "powers", "die", "bomb", "guess")
DIE_FACES: Final = (0, 0, 0, 1, 2, 3)

# 20. Phases
PICKING: Final = 0
START: Final = 1
READY: Final = 2
CONQUERING: Final = 3
REDEPLOYING: Final = 4
REFUGEES: Final = 5
OVER: Final = 6
PHASES: Final = ("pick", "start", "ready", "conquer", "redeploy", "refugees", "over")

# 15.3 Reasons of the end
UNDECIDED: Final = -1
BY_COINS: Final = 0
BY_TOKENS: Final = 1
SHARED: Final = 2
REASONS: Final = ("coins", "tokens", "shared")

# 9.1 The lines of an income, packed into one number: LINE_BITS each, LINE_ZERO stands for 0
REGIONS_LINE: Final = 0  # own regions
OLD_LINE: Final = 1  # old regions
RACE_LINE: Final = 2
POWER_LINE: Final = 3
EYE_LINE: Final = 4
RIFT_LINE: Final = 5
MAGETOWER_LINE: Final = 6
FACTION_LINE: Final = 7
LINES: Final = ("regions", "old", "race", "power", "eye", "rift", "magetower", "faction")
LINE_BITS: Final[i64] = 7
LINE_ZERO: Final = 8

# What a conquest's cost is made of (6.5): names for people; the rules add, people read
PARTS: Final = (
    "base",
    "tokens",
    "murloc",
    "mountain",
    "wall",
    "fort",
    "champion",
    "beasts",
    "aegis",
    "landing",
    "race",
    "power",
    "warp",
    "doomhammer",
    "floor",
)

# Causes of a lost token
BY_CONQUEST: Final = 0
BY_FEAR: Final = 1
BY_BLAST: Final = 2
CAUSES: Final = ("conquest", "intimidate", "bomb")

# 9.5 What an open payment is for
FOR_OBJECTIVE: Final = 0
FOR_HARMONY: Final = 1
FOR_TOLL: Final = 2
FOR_RANSOM: Final = 3
FOR_RAISING: Final = 4
PAYMENTS: Final = ("objective", "harmony", "toll", "ransom", "raise")
THE_BANK: Final = -1

# 18. Events and what they tell. A region is told by its name (actions.name_of_region), so that it can be
# written without the match; a race or power by its number.
SET_UP: Final = 0  # names of the faces 0 to 2, 14 bits each; of 3 and 4; how many; starter
PICKED: Final = 1  # seat, race, power, paid | got << 8 | tokens << 16
MUSTERED: Final = 2  # seat, tokens taken into the hand
CHANGED: Final = 3  # `form`: seat, form
ABANDONED: Final = 4  # seat, region
CONQUERED: Final = 5  # seat | cost << 4 | way << 12 | aids << 14 | was << 16; region; defender's seat or -1
ROLLED: Final = 6  # seat, region, die, success 0 or 1
LOST_TOKEN: Final = 7  # seat, -1 for Murlocs; region; race; amount | cause << 8
SAVED: Final = 8  # seat
MARKER_SHOWN: Final = 9  # name of the board's face, marker, region
MARKER_MOVED: Final = 10  # marker, region
WALL_BUILT: Final = 11  # `wall`: region
FORT_BUILT: Final = 12  # `fort`: region
TOWER_BUILT: Final = 13  # `tower`: region
BOMB_LAID: Final = 14  # seat, region
BOMB_SHOWN: Final = 15  # region, kind
OBJECTIVE_LAID: Final = 16  # `objective`: region
HARMONY_GIVEN: Final = 17  # `harmony`: the seat that got a token
PAID: Final = 18  # from (THE_BANK: the bank), to (THE_BANK), amount, for what
RAISED: Final = 19  # seat, amount
SWAPPED: Final = 20  # regions a, b
INTIMIDATED: Final = 21  # seat, from, to or NOWHERE
PLACED: Final = 22  # seat, region, tokens
DECLINED: Final = 23  # seat, race
LEFT: Final = 24  # seat, race
SCORED: Final = 25  # seat, amount, packed lines, 1 when turned down
TURN: Final = 26  # seat, round
ENDED: Final = 27  # reason; ranks, four bits a seat; seats
