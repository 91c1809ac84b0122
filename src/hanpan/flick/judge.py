"""The judge: where a die came to rest, how it lies there, and which face it shows (3.2 to 3.5)."""

import math
from dataclasses import dataclass
from typing import Final

from hanpan.flick.die import HALF, NORMALS, ROUND, TURNS, Turn, Vector, about_x, between, product, turned
from hanpan.flick.sheet import Sheet

LOOK: Final = 20.0
"""Degrees by which the eye at the Start Line looks down: with 0, two faces would look at it about equally."""
TOWARDS_PLAYER: Final[Vector] = (0.0, -round(math.cos(math.radians(LOOK)), 12), round(math.sin(math.radians(LOOK)), 12))

CROOKED: Final = 8.0
"""From how many degrees off the 24 proper orientations a die counts as tilted."""
ASIDE: Final = 1.0
"""From how many millimetres off its proper line or height a die counts as tilted."""


@dataclass(frozen=True, slots=True)
class Landing:
    """What a flick came to (chapter 10); cell and pip are 0 unless the die lies on a cell."""

    kind: str
    """`short`, `out` or `cell`."""
    cell: int = 0
    pip: int = 0
    """The face that looks at the Start Line."""
    tilted: bool = False
    """It had to be seated by folding the sheet."""


SHORT: Final = Landing("short")
OUT: Final = Landing("out")

_IN_VALLEY: Final = tuple(product(about_x(45.0), turn) for turn in TURNS)


def seated_height(sheet: Sheet) -> float:
    """The centre's height, over the Start Line, of a die that lies by its edge in a valley and touches both panels.

    Its rounded edge rests in the fold; from there the centre is half a diagonal up, less the little by which a die
    leans on one panel where the valley is wider than a right angle.
    """
    edge = ROUND / math.cos(math.radians(sheet.fold))
    lean = math.radians(45.0 - sheet.fold)
    return edge + (HALF - ROUND) * math.sqrt(2) * math.cos(lean) - sheet.ridge


def nearest_seat(turn: Turn) -> Turn:
    """Of the 24 orientations a die can have in a valley, the one nearest to this."""
    return min(_IN_VALLEY, key=lambda seat: between(seat, turn))


def crooked(sheet: Sheet, cell: int, place: Vector, turn: Turn) -> bool:
    """Whether a die does not lie properly in its valley: its edge not along the fold, or it not at the bottom."""
    return (
        between(nearest_seat(turn), turn) > CROOKED
        or abs(place[1] - sheet.valley(cell)) > ASIDE
        or abs(place[2] - seated_height(sheet)) > ASIDE
    )


def off_the_sheet(sheet: Sheet, place: Vector) -> bool:
    """Whether a centre is beyond the last ridge, or beyond a side by more than half a die."""
    return place[1] > sheet.end or abs(place[0]) > sheet.width / 2 + HALF


def clearness(turn: Turn) -> float:
    """By how much the front face looks at the player more squarely than any other; under 0.12 one may doubt."""
    looks = sorted(sum(p * q for p, q in zip(turned(turn, normal), TOWARDS_PLAYER)) for normal in NORMALS.values())
    return looks[-1] - looks[-2]
