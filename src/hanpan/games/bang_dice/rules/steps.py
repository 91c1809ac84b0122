"""What comes next in a turn: each step of the rules says which one follows, until somebody is asked."""

from typing import Final

ASKED: Final = 0  # somebody decides, or all is over
FIRST_ROLL: Final = 1  # 3.1
DYNAMITE_CHECK: Final = 2  # 3.2
NEXT_SHOT: Final = 3  # 6.1
DRINK: Final = 4  # 6.2
FIRE: Final = 5  # 6.3
ASK_KIT: Final = 6  # 10.7
DAMAGE: Final = 7  # 6.3
ASK_BART: Final = 8  # 10.18, 10.19
LOSE_LIFE: Final = 9
TAKE_TOLL: Final = 10
END_OF_TURN: Final = 11  # 3.3
NEXT_TURN: Final = 12
