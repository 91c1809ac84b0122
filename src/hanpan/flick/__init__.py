"""A real die on a folded sheet: the physics behind a game in which it is flicked.

It knows no game and no table: numbers in, a landing and the die's path out. `simulate` is the door.
"""

from hanpan.flick.die import NUMBERS, POSES
from hanpan.flick.hand import STEADY, Finger, Flick
from hanpan.flick.judge import Landing
from hanpan.flick.path import Path
from hanpan.flick.sheet import V2_1, Sheet
from hanpan.flick.simulation import simulate

__all__ = ["NUMBERS", "POSES", "STEADY", "V2_1", "Finger", "Flick", "Landing", "Path", "Sheet", "simulate"]
