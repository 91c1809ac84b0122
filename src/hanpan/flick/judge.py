"""The judge: where a die came to rest, how it lies there, and which face it shows (3.2 to 3.5)."""

import math
from dataclasses import dataclass
from functools import cache
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


@dataclass(frozen=True, slots=True)
class Seat:
    """A proper pose in a valley: the edge in the fold, one face flush on a panel, the other panel touched."""

    aside: float
    """How far the centre is from the fold line, away from the player, in mm."""
    height: float
    """The centre's height over the Start Line."""
    turn: Turn


@cache
def seats(sheet: Sheet) -> tuple[Seat, ...]:
    """The 24 orientations in a valley, each leaning on the far panel and on the near one.

    The rounded edge rests in the fold; from there the centre is half a diagonal up, less the little by which a die
    leans where the valley is wider than a right angle.
    """
    lean = 45.0 - sheet.fold
    arm = (HALF - ROUND) * math.sqrt(2)
    edge = ROUND / math.cos(math.radians(sheet.fold)) - sheet.ridge
    up, side = arm * math.cos(math.radians(lean)), arm * math.sin(math.radians(lean))
    return tuple(
        Seat(-way * side, edge + up, product(about_x(45.0 + way * lean), turn)) for way in (-1, 1) for turn in TURNS
    )


def seated_height(sheet: Sheet) -> float:
    """The height over the Start Line of the centre of a die that lies properly in a valley."""
    return seats(sheet)[0].height


def nearest_seat(sheet: Sheet, turn: Turn) -> Seat:
    """The proper pose whose orientation is nearest to this."""
    return min(seats(sheet), key=lambda seat: between(seat.turn, turn))


def crooked(sheet: Sheet, cell: int, place: Vector, turn: Turn) -> bool:
    """Whether a die does not lie properly in its valley: its edge not along the fold, or it not at the bottom."""
    seat = nearest_seat(sheet, turn)
    return (
        between(seat.turn, turn) > CROOKED
        or abs(place[1] - sheet.valley(cell) - seat.aside) > ASIDE
        or abs(place[2] - seat.height) > ASIDE
    )


def off_the_sheet(sheet: Sheet, place: Vector) -> bool:
    """Whether a centre is beyond the last ridge, or beyond a side by more than half a die."""
    return place[1] > sheet.end or abs(place[0]) > sheet.width / 2 + HALF


def clearness(turn: Turn) -> float:
    """By how much the front face looks at the player more squarely than any other; under 0.12 one may doubt."""
    looks = sorted(sum(p * q for p, q in zip(turned(turn, normal), TOWARDS_PLAYER)) for normal in NORMALS.values())
    return looks[-1] - looks[-2]
