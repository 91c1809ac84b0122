"""The facts of 플릭 오버 더 클리프 that no sheet changes: what can be done, asked, told and refused."""

from typing import Final

# 1. What stands on the action sheet
NO_CLIMB: Final = 0
HALF: Final = 1
FULL: Final = 2
WILD: Final = 3

PIP_ABILITY: Final = 0
MOVE_ABILITY: Final = 1
ABILITIES: Final = 2
NO_ABILITY: Final = 2

FACES: Final = 6
LEAST_SEATS: Final = 2
MOST_SEATS: Final = 4

# 3. and 7. The engine's limits
MOST_SHORTS: Final = 10
MOST_ROUNDS: Final = 100

# 8. How steady the hand is
EXACT: Final = 0
NATURAL: Final = 1
SHAKY: Final = 2
HANDS: Final = 3
HAND_WORDS: Final = ("exact", "natural", "shaky")

# 9. Actions
FLICK: Final = 1
PIP: Final = 2
MOVE: Final = 3
ACT: Final = 4
ROPE: Final = 5
PASS: Final = 6
CLIMB: Final = 7

# 10. Chance
STARTER: Final = 0
POSE: Final = 1
FINGER: Final = 2
LANDING: Final = 3
POSES: Final = 24
QUANTILES: Final = 4096
NOT_ASKED: Final = -1

# A landing is one number: short, out, or a cell with a value, re-seated or not
SHORT: Final = 0
OUT: Final = 1
FIRST_ON_A_CELL: Final = 2

# 11. Position: the phases, and the events with what they tell
FLICKING: Final = 0
ABILITY: Final = 1
ROPING: Final = 2
CLIMBING: Final = 3
OVER: Final = 4
PHASE_WORDS: Final = ("flick", "abilities", "rope", "climb", "over")

POSED: Final = 0  # seat, pose
FLICKED: Final = 1  # seat, the flick
LANDED: Final = 2  # seat, the landing
ABILITY_USED: Final = 3  # seat, ability, change
ROPE_DRAWN: Final = 4  # seat, from, to
CLIMBED: Final = 5  # seat, from, to
CARRIED: Final = 6  # seat, from, to
ABILITY_GAINED: Final = 7  # seat, ability
TURN: Final = 8  # seat, round
FINISHED: Final = 9  # seat, or nobody at the limit
NOBODY_FINISHED: Final = -1

BY_GOAL: Final = 0
BY_LIMIT: Final = 1

# 12. Refusals: what `check` answers is a row of this table
FINE: Final = 0
MALFORMED: Final = 1
NOT_YOUR_TURN: Final = 2
WRONG_PHASE: Final = 3
OUT_OF_RANGE: Final = 4
NO_CIRCLE: Final = 5
BAD_PIP: Final = 6
OFF_THE_SHEET: Final = 7
NOT_DOTTED: Final = 8
NOT_NEXT: Final = 9
WRONG_LINE: Final = 10
OCCUPIED_START: Final = 11
CLOSED_LOOP: Final = 12
REFUSALS: Final = (
    ("", ""),
    ("malformed", "9"),
    ("not-your-turn", "2"),
    ("wrong-phase", "9"),
    ("out-of-range", "9"),
    ("no-circle", "4.1"),
    ("bad-pip", "4.2"),
    ("off-the-sheet", "4.3"),
    ("not-dotted", "5.2"),
    ("not-next", "5.2"),
    ("wrong-line", "5.2"),
    ("occupied-start", "5.3"),
    ("closed-loop", "5.3"),
)
