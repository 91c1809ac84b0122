"""The printed facts of BANG! The Dice Game: roles, faces, characters, and the names of what can be done and told."""

from typing import Final, NamedTuple

from mypy_extensions import i64

# 1. Terms
SHERIFF: Final = 0
DEPUTY: Final = 1
OUTLAW: Final = 2
RENEGADE: Final = 3
HIDDEN: Final = 4  # a role seen from the back
ROLES: Final = 4

ARROW: Final = 0
DYNAMITE: Final = 1
ONE: Final = 2
TWO: Final = 3
BEER: Final = 4
GATLING: Final = 5
FACES: Final[i64] = 6

DICE: Final[i64] = 5
ALL_DICE: Final[i64] = 0b11111
ARROWS: Final[i64] = 9
SEATS: Final[i64] = 8  # the most

# 2.1 Roles by seats: sheriff, deputies, outlaws, renegades
ROLE_TABLE: Final = {
    3: (0, 1, 1, 1),
    4: (1, 0, 2, 1),
    5: (1, 1, 2, 1),
    6: (1, 1, 3, 1),
    7: (1, 2, 3, 1),
    8: (1, 2, 3, 2),
}
SHERIFFS_EXTRA: Final = 2  # 2.3

# 3 to 6
FEW: Final = 3  # 6.1 living players with whom two counts as one
TOO_MUCH_DYNAMITE: Final = 3  # 5.2
THIRSTY: Final = 4  # 10.5 life or less


class Character(NamedTuple):
    """10 A character card: the facts that are numbers. What is no number is a function of chapter 10 in the rules."""

    life: int
    rolls: int = 3
    gatlings: int = 3  # that fire
    most_to_indians: int = 9  # life lost in one attack
    to_gatling: int = 1  # life lost to one


# 10. Characters, in the order of the table
BART_CASSIDY: Final = 0
BLACK_JACK: Final = 1
CALAMITY_JANET: Final = 2
EL_GRINGO: Final = 3
JESSE_JONES: Final = 4
JOURDONNAIS: Final = 5
KIT_CARLSON: Final = 6
LUCKY_DUKE: Final = 7
PAUL_REGRET: Final = 8
PEDRO_RAMIREZ: Final = 9
ROSE_DOOLAN: Final = 10
SID_KETCHUM: Final = 11
SLAB_THE_KILLER: Final = 12
SUZY_LAFAYETTE: Final = 13
VULTURE_SAM: Final = 14
WILLY_THE_KID: Final = 15
CHARACTERS: Final[i64] = 16
NO_CHARACTER: Final = 16  # 11 option `characters: none`

CHARACTER_TABLE: Final = (
    Character(life=8),  # Bart Cassidy
    Character(life=8),  # Black Jack
    Character(life=8),  # Calamity Janet
    Character(life=7),  # El Gringo
    Character(life=9),  # Jesse Jones
    Character(life=7, most_to_indians=1),  # Jourdonnais 10.6
    Character(life=7),  # Kit Carlson
    Character(life=8, rolls=4),  # Lucky Duke 10.8
    Character(life=9, to_gatling=0),  # Paul Regret 10.9
    Character(life=8),  # Pedro Ramirez
    Character(life=9),  # Rose Doolan
    Character(life=8),  # Sid Ketchum
    Character(life=8),  # Slab the Killer
    Character(life=8),  # Suzy Lafayette
    Character(life=9),  # Vulture Sam
    Character(life=8, gatlings=2),  # Willy the Kid 10.16
    Character(life=8),  # nobody in particular
)

# 12. Actions
STOP: Final = 0
REROLL: Final = 1  # names the dice
HEAL: Final = 2  # names a seat
SHOOT: Final = 3  # names a die and a seat; perhaps a face, or a beer die and a second seat
TAKE_ARROW: Final = 4
LOSE: Final = 5
DISCARD: Final = 6
DISCARD_OF: Final = 7  # names a seat
KEEP: Final = 8

# 13. Chance
DEAL_ROLES: Final = 0
DEAL_CHARACTERS: Final = 1
ROLL: Final = 2
GUESS: Final = 3  # asked only to fill in what a seat may not know

# 14. Position: phases, batches of losses, reasons of the end, and the events with what they tell
SID: Final = 0
ROLLING: Final = 1
SHOTS: Final = 2
BEERS: Final = 3
BART: Final = 4
PEDRO: Final = 5
KIT: Final = 6
OVER: Final = 7

NO_BATCH: Final = 0
BY_ARROWS: Final = 1
BY_DYNAMITE: Final = 2
BY_SHOTS: Final = 3
BY_GATLING: Final = 4

UNDECIDED: Final = -1
OUTLAWS_WIN: Final = 0
LAW_WINS: Final = 1
RENEGADE_WINS: Final = 2
PREY_TAKEN: Final = 3
LAST_ALIVE: Final = 4
NOBODY_WINS: Final = 5

SET_UP: Final = 0  # roles (HIDDEN: not shown), characters, life, seats; four, five and four bits a seat
TURN: Final = 1  # seat
ROLLED: Final = 2  # seat, dice, faces; three bits a die
KEPT: Final = 3  # seat
ARROW_TAKEN: Final = 4  # seat
INDIANS: Final = 5  # losses, seats; four bits a seat
DYNAMITE_BLEW: Final = 6  # seat
HEALED: Final = 7  # seat, by, amount
SHOT: Final = 8  # seat, target, amount, all whom this die could have hit
ARROW_INSTEAD: Final = 9  # seat
GATLING_FIRED: Final = 10  # seat
LOST: Final = 11  # seat, amount, cause: a batch
ARROW_RETURNED: Final = 12  # seat, amount, by
ELIMINATED: Final = 13  # seat, role
ENDED: Final = 14  # reason, winners

# 15. Refusals: what `check` answers is a row of this table
FINE: Final = 0
MALFORMED: Final = 1
NO_TURN: Final = 2  # + the phase: eight rows
NO_REROLL_NOW: Final = 10
NO_HEAL_NOW: Final = 11
NO_SHOT_NOW: Final = 12
NO_CHANGE_OF_FACE: Final = 13
NO_DOUBLE: Final = 14
NO_BART_NOW: Final = 15
NO_PEDRO_NOW: Final = 16
NO_KIT_NOW: Final = 17
LOCKED_DIE: Final = 18
NO_DIE: Final = 19
NO_BEER_DIE: Final = 20
OUT_OF_REACH: Final = 21
DEAD_FOR_SID: Final = 22
DEAD_FOR_SHOTS: Final = 23
DEAD_FOR_BEERS: Final = 24
DEAD_FOR_KIT: Final = 25
LAST_ARROW: Final = 26
NO_ARROW: Final = 27
REFUSALS: Final = (
    ("", ""),
    ("malformed", "12"),
    ("not-your-turn", "10.12"),
    ("not-your-turn", "3.1"),
    ("not-your-turn", "6.1"),
    ("not-your-turn", "6.2"),
    ("not-your-turn", "10.1"),
    ("not-your-turn", "10.10"),
    ("not-your-turn", "10.7"),
    ("not-your-turn", "8.5"),
    ("wrong-phase", "3.1"),
    ("wrong-phase", "6.2"),
    ("wrong-phase", "6.1"),
    ("wrong-phase", "10.3"),
    ("wrong-phase", "10.13"),
    ("wrong-phase", "10.1"),
    ("wrong-phase", "10.10"),
    ("wrong-phase", "10.7"),
    ("locked-die", "5.1"),
    ("no-die", "6.1"),
    ("no-die", "10.13"),
    ("out-of-reach", "6.1"),
    ("not-alive", "10.12"),
    ("not-alive", "6.1"),
    ("not-alive", "6.2"),
    ("not-alive", "10.7"),
    ("last-arrow", "10.1"),
    ("no-arrow", "10.7"),
)
