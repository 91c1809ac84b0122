"""One flick, from the finger to the value read: the function the game asks.

Two things are true by construction. A cube looks the same in all 24 start orientations, so it is thrown in one and
its faces are named afterwards. And of a flick and its mirror image only one is ever simulated.
"""

import math
from dataclasses import dataclass
from typing import Final

from hanpan.flick.die import HALF, UNTURNED, Turn, Vector, face_towards, product, turn_of
from hanpan.flick.hand import BEFORE, Finger, Flick, Launch, launch
from hanpan.flick.judge import OUT, SHORT, TOWARDS_PLAYER, Landing, crooked, off_the_sheet
from hanpan.flick.path import Frame, Path
from hanpan.flick.seating import seat
from hanpan.flick.sheet import V2_1, Sheet
from hanpan.flick.stage import FRAMES, RATE, REST, Throw, stage

LONGEST: Final = 3.0
"""Seconds after which a die is taken as it lies; none was ever seen to need half of it."""
AFTER_TABLE: Final = 0.3
"""Seconds that are still shown once the die has touched the table."""
TABLE_REACH: Final = 12.0
"""A die whose centre is higher than this over the table, in mm, does not touch it."""
_STRIDE: Final = 4
"""Steps between two looks at the die. A knock lasts longer, so none on the table is missed."""


@dataclass(frozen=True, slots=True)
class Roll:
    """How a die thrown in pose 1 came to rest."""

    kind: str
    cell: int
    tilted: bool
    path: Path


def simulate(
    flick: Flick, pose: int, finger: Finger | None, *, hand: str = "natural", sheet: Sheet = V2_1
) -> tuple[Landing, Path]:
    """Flick the die from a start orientation (1..24, POSES) with a finger's deviation (None: none), and read it.

    The same arguments give the same result bit for bit. It takes 4 to 40 ms of one core, so call it in a worker.
    ValueError if a number is out of its range.
    """
    start = turn_of(pose)
    rolled = roll(launch(flick, finger, hand), sheet)
    path = Path(
        tuple(Frame(frame.place, product(frame.turn, start)) for frame in rolled.path.frames),
        tuple(Frame(frame.place, product(frame.turn, start)) for frame in rolled.path.seating),
        rolled.path.folds,
        rolled.path.cell,
    )
    if rolled.kind == "short":
        return SHORT, path
    if rolled.kind == "out":
        return OUT, path
    return Landing("cell", rolled.cell, face_towards(path.last().turn, TOWARDS_PLAYER), rolled.tilted), path


def roll(start: Launch, sheet: Sheet) -> Roll:
    """Throw the die in pose 1, judge it, and seat it if it lies badly."""
    if start.leans_left():
        return _mirrored(roll(start.mirrored(), sheet))
    throw = stage(sheet).throw()
    throw.put((start.x, -BEFORE, HALF), UNTURNED, start.velocity, start.spin)
    return settle(throw, sheet)


def settle(throw: Throw, sheet: Sheet) -> Roll:
    """Let a die that has been put or thrown come to rest, wherever it is; every rest is a landing."""
    frames = [Frame(throw.place(), throw.turn())]
    passed = out = touched = False
    shown = longest = round(LONGEST * FRAMES)
    quiet = 0
    for number in range(1, longest + 1):
        for _ in range(RATE // FRAMES // _STRIDE):
            throw.run(_STRIDE)
            place = throw.place()
            passed = passed or place[1] > 0
            if place[2] < TABLE_REACH - sheet.ridge and throw.touches_table():
                out = out or passed
                if not touched:
                    touched = True
                    shown = number + round(AFTER_TABLE * FRAMES)
        turn = throw.turn()
        if not all(math.isfinite(part) for part in (*place, *turn)):  # has never been seen
            return Roll("out", 0, False, Path(tuple(frames)))
        if number <= shown:
            frames.append(Frame(place, turn))
        quiet = quiet + 1 if throw.rests() else 0
        if quiet >= REST or (out and number >= shown):
            break
    path = Path(tuple(frames))
    if out or (passed and off_the_sheet(sheet, place)):
        return Roll("out", 0, False, path)
    if place[1] <= 0:
        return Roll("short", 0, False, path)
    return _on_cell(sheet, place, turn, path)


def _on_cell(sheet: Sheet, place: Vector, turn: Turn, path: Path) -> Roll:
    cell = sheet.cell_at(place[1])
    if not crooked(sheet, cell, place, turn):
        return Roll("cell", cell, False, path)
    seating, folds, _ = seat(sheet, cell, place, turn)
    return Roll("cell", cell, True, Path(path.frames, tuple(seating), tuple(folds), cell))


def _mirrored(roll: Roll) -> Roll:
    path = Path(
        tuple(_mirror(frame) for frame in roll.path.frames),
        tuple(_mirror(frame) for frame in roll.path.seating),
        roll.path.folds,
        roll.path.cell,
    )
    return Roll(roll.kind, roll.cell, roll.tilted, path)


def _mirror(frame: Frame) -> Frame:
    (x, y, z), (a, b, c, d) = frame.place, frame.turn
    return Frame((-x, y, z), (a, b, -c, -d))
