"""The printed facts of 폭발냥이: chapter 1, and the names of what can be done and told."""

from typing import Final

from mypy_extensions import i64

from hanpan.core.kit.fan import several

# 1. Cards, in the order of the table.
KITTEN: Final = 0
DEFUSE: Final = 1
ATTACK: Final = 2
SKIP: Final = 3
FAVOR: Final = 4
SHUFFLE: Final = 5
NOPE: Final = 6
FUTURE: Final = 7
CAT1: Final = 8  # the first of five kinds
KINDS: Final = 13
NO_CARD: Final = -1

BOX: Final[i64] = (
    several(KITTEN, 4)
    + several(DEFUSE, 6)
    + several(ATTACK, 4)
    + several(SKIP, 4)
    + several(FAVOR, 4)
    + several(SHUFFLE, 4)
    + several(NOPE, 5)
    + several(FUTURE, 5)
    + several(8, 4)
    + several(9, 4)
    + several(10, 4)
    + several(11, 4)
    + several(12, 4)
)
KITTENS: Final[i64] = 4
DEFUSES: Final[i64] = 6
LEAST_SEATS: Final = 2
MOST_SEATS: Final = 5
DEALT: Final = 7  # beside the defuse
DEFUSES_IN_PILE: Final = 2
TURNS_OF_AN_ATTACK: Final = 2
LOOKED_AT: Final = 3

NO_SEAT: Final = -1

# 10. Actions
PLAY: Final = 0  # a card, at a seat if it is a favor
PAIR: Final = 1  # a card, at a seat
TRIPLE: Final = 2  # a card, at a seat, a card named
DRAW: Final = 3
SAY_NOPE: Final = 4
PASS: Final = 5
GIVE: Final = 6  # a card
PLACE: Final = 7  # so many cards above it

# 11. Chance
DEAL: Final = 0
STARTER: Final = 1
SHUFFLED_PILE: Final = 2
STEAL: Final = 3
GUESS: Final = 4  # asked only to fill in what a seat may not know

# 12. Position: what is pending, and the events with what they tell
NOTHING: Final = 0
WINDOW: Final = 1
GIFT: Final = 2
PLACEMENT: Final = 3

HANDS_DEALT: Final = 0  # the seven cards of each seat, as lines: seats 0 and 1, seats 2 and 3, seat 4
PLAYED: Final = 1  # seat, card, target
PAIRED: Final = 2  # seat, card, target
TRIPLED: Final = 3  # seat, card, target, name
NOPED: Final = 4  # seat
PASSED: Final = 5  # seat
WINDOW_CLOSED: Final = 6  # stands
GAVE: Final = 7  # from, to, card
STOLE: Final = 8  # from, to, card
NAMED: Final = 9  # from, to, name, success
FIZZLED: Final = 10
SHUFFLED: Final = 11
LOOKED: Final = 12  # seat, cards as a line
DREW: Final = 13  # seat, card, the seats that knew it lay there
KITTEN_DRAWN: Final = 14  # seat
DEFUSED: Final = 15  # seat, depth
EXPLODED: Final = 16  # seat, hand
TURN: Final = 17  # seat, owed
WON: Final = 18  # seat

LAST_ALIVE: Final = 0

# 13. Refusals: what `check` answers is a row of this table
FINE: Final = 0
MALFORMED: Final = 1
NOT_YOUR_TURN: Final = 2
NOT_YOURS_TO_PLACE: Final = 3
NOT_YOURS_TO_GIVE: Final = 4
NOT_AFTER_THE_END: Final = 5
NOT_WHEN_OUT: Final = 6
NOT_ON_YOUR_LATEST: Final = 7
NOT_AFTER_PASSING: Final = 8
NOT_IN_A_TURN: Final = 9
NOT_IN_A_WINDOW: Final = 10
NOT_WHEN_GIVING: Final = 11
NOT_WHEN_PLACING: Final = 12
NOT_HELD_TO_PLAY: Final = 13
NOT_HELD_TO_PAIR: Final = 14
NOT_HELD_TO_TRIPLE: Final = 15
NOT_HELD_TO_NOPE: Final = 16
NOT_HELD_TO_GIVE: Final = 17
NOBODY_TO_FAVOR: Final = 18
NOBODY_TO_PAIR: Final = 19
NOBODY_TO_TRIPLE: Final = 20
EMPTY_HAND: Final = 21
NO_PLAY_KITTEN: Final = 22
NO_PLAY_DEFUSE: Final = 23
NO_PLAY_ALONE: Final = 24
NOT_A_SET: Final = 25
NOT_A_NAME: Final = 26
BAD_DEPTH: Final = 27
REFUSALS: Final = (
    ("", ""),
    ("malformed", "10"),
    ("not-your-turn", "3.4"),
    ("not-your-turn", "4.7"),
    ("not-your-turn", "5.3"),
    ("not-your-turn", "4.6"),
    ("not-your-turn", "4.3"),
    ("not-your-turn", "6.3"),
    ("not-your-turn", "6.7"),
    ("wrong-phase", "3.1"),
    ("wrong-phase", "6.2"),
    ("wrong-phase", "5.3"),
    ("wrong-phase", "4.7"),
    ("not-in-hand", "3.1"),
    ("not-in-hand", "7.1"),
    ("not-in-hand", "7.2"),
    ("not-in-hand", "6.2"),
    ("not-in-hand", "5.3"),
    ("no-target", "5.3"),
    ("no-target", "7.1"),
    ("no-target", "7.2"),
    ("no-target", "7.4"),
    ("not-a-play", "4.1"),
    ("not-a-play", "4.5"),
    ("not-a-play", "5.6"),
    ("not-a-set", "7.1"),
    ("not-a-name", "7.2"),
    ("bad-depth", "4.2"),
)
