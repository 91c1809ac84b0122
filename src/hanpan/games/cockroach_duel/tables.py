"""The printed facts of the cockroach duel: chapter 1, and the names of what can be done and told."""

from typing import Final

from mypy_extensions import i64

from hanpan.core.kit.handful import several

# 1. Terms: the cards, in the order of the table.
FLY: Final = 0
ROACH: Final = 1
RAT: Final = 2
TOAD: Final = 3
BAT: Final = 4
BLACK: Final = 5
KINDS: Final = 6
NO_KIND: Final = 7

BOX: Final[i64] = (
    several(FLY, 5) + several(ROACH, 4) + several(RAT, 3) + several(TOAD, 4) + several(BAT, 3) + several(BLACK, 1)
)
SEATS: Final[i64] = 2
LIFE: Final = 7
HAND: Final = 4
STARTERS_LIFE: Final = 3
OTHERS_LIFE: Final = 4

# 10. Actions
PASS: Final = 0
ATTACK: Final = 1  # names the claim
BLOCK: Final = 2
CHALLENGE: Final = 3
ACCEPT: Final = 4

# 11. Chance
STARTER: Final = 0
DEAL: Final = 1
GUESS: Final = 2  # asked only to fill in what a seat may not know

# 12. Position: the phases, and the events with what they tell
ATTACKING: Final = 0
RESPONSE: Final = 1
REVIEW: Final = 2
OVER: Final = 3

ROUND_DEALT: Final = 0  # round, starter, hand of seat 0, hand of seat 1
ATTACKED: Final = 1  # seat, claim, cards
BLOCKED: Final = 2  # seat, claim, cards
PASSED: Final = 3  # seat
ACCEPTED: Final = 4  # seat
CHALLENGED: Final = 5  # seat, cards, truthful
LIFE_TAKEN: Final = 6  # from, to, amount
BLACK_SHOWN: Final = 7  # seat
DREW: Final = 8  # seat, cards
ROUND_WON: Final = 9  # seat, by
MATCH_WON: Final = 10  # seat
LET_THROUGH: Final = 11  # seat; told as "passed" like an attacker's pass, but a battle follows it

BY_CHALLENGE: Final = 0
BY_LIFE: Final = 1
BY_PASSES: Final = 2

BY_WINS: Final = 0

# 13. Refusals: what `check` answers is a row of this table
FINE: Final = 0
MALFORMED: Final = 1
NO_TURN_IN_ATTACK: Final = 2
NO_TURN_IN_RESPONSE: Final = 3
NO_TURN_IN_REVIEW: Final = 4
NO_TURN_WHEN_OVER: Final = 5
NO_ATTACK_NOW: Final = 6
NO_BLOCK_NOW: Final = 7
NO_CHALLENGE_NOW: Final = 8
NO_ACCEPT_NOW: Final = 9
NO_PASS_NOW: Final = 10
NOT_HELD_TO_ATTACK: Final = 11
NOT_HELD_TO_BLOCK: Final = 12
WRONG_CLAIM: Final = 13
TOO_MANY_BLOCKERS: Final = 14
REFUSALS: Final = (
    ("", ""),
    ("malformed", "10"),
    ("not-your-turn", "3.1"),
    ("not-your-turn", "4.1"),
    ("not-your-turn", "5.1"),
    ("not-your-turn", "2.1"),
    ("wrong-phase", "3.1"),
    ("wrong-phase", "4.1"),
    ("wrong-phase", "4.1"),
    ("wrong-phase", "5.1"),
    ("wrong-phase", "5.1"),
    ("not-in-hand", "3.1"),
    ("not-in-hand", "4.2"),
    ("wrong-claim", "3.3"),
    ("too-many-blockers", "4.3"),
)
