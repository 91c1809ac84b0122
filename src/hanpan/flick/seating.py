"""Seating a tilted die: the sheet is really folded a little, and what still lies crooked is set straight (3.4)."""

import math
from functools import cache
from typing import Final

from hanpan.flick.die import Turn, Vector
from hanpan.flick.judge import crooked, nearest_seat
from hanpan.flick.path import Frame
from hanpan.flick.sheet import Sheet
from hanpan.flick.stage import FRAMES, RATE, Panels, folded, folding

MORE: Final = 18.0
"""Degrees by which the sheet is folded."""
THERE: Final = 24
BACK: Final = 24
STILL: Final = 18
"""Frames of folding, of unfolding, and of waiting for the die to come to rest."""
STRAIGHTEN: Final = 8
"""Frames in which a die that is still crooked is set straight."""
_STRIDE: Final = 4
_LOOKS: Final = RATE // FRAMES // _STRIDE


def seat(sheet: Sheet, cell: int, place: Vector, turn: Turn) -> tuple[list[Frame], list[float], bool]:
    """Fold the sheet round a die at rest; gives the frames, the fold at each, and whether that was enough.

    The last frame lies properly in the valley of `cell` in any case.
    """
    throw = folding(sheet).throw()
    throw.put(place, turn)
    frames, folds = [Frame(place, turn)], [0.0]
    steps = _folding(sheet, cell)
    for number in range(1, THERE + BACK + STILL + 1):
        for panels in steps[(number - 1) * _LOOKS : number * _LOOKS]:
            throw.fold(panels)
            throw.run(_STRIDE)
        if number > THERE + BACK:
            throw.run(_STRIDE * _LOOKS)
        place, turn = throw.place(), throw.turn()
        if not all(math.isfinite(number) for number in (*place, *turn)):
            break
        frames.append(Frame(place, turn))
        folds.append(_fold_at(number))
        if number > THERE + BACK + 6 and throw.rests():
            break
    last = frames[-1]
    enough = not _left(sheet, cell, last.place) and not crooked(sheet, cell, last.place, last.turn)
    if not enough:
        straight = _straight(sheet, cell, last)
        frames += [_blend(last, straight, step / STRAIGHTEN) for step in range(1, STRAIGHTEN)] + [straight]
        folds += [0.0] * STRAIGHTEN
    return frames, folds, enough


def _fold_at(frame: float) -> float:
    """Degrees of extra folding: smoothly there, and smoothly back."""
    if frame < THERE:
        return MORE * (1 - math.cos(math.pi * frame / THERE)) / 2
    if frame < THERE + BACK:
        return MORE * (1 + math.cos(math.pi * (frame - THERE) / BACK)) / 2
    return 0.0


@cache
def _folding(sheet: Sheet, cell: int) -> tuple[Panels, ...]:
    """Where the panels are after each stride of the folding and unfolding."""
    return tuple(folded(sheet, _fold_at(stride / _LOOKS), cell) for stride in range(1, (THERE + BACK) * _LOOKS + 1))


def _left(sheet: Sheet, cell: int, place: Vector) -> bool:
    return abs(place[1] - sheet.valley(cell)) > sheet.pitch / 2 or abs(place[0]) > sheet.width / 2 + sheet.panel


def _straight(sheet: Sheet, cell: int, frame: Frame) -> Frame:
    """The die in the nearest of the 24 orientations, at the bottom of its valley, wholly on the sheet."""
    aside = max(sheet.width / 2 - sheet.panel / 2, 0.0)
    x = min(max(frame.place[0], -aside), aside)
    seat = nearest_seat(sheet, frame.turn)
    return Frame((x, sheet.valley(cell) + seat.aside, seat.height), seat.turn)


def _blend(a: Frame, b: Frame, share: float) -> Frame:
    sign = 1 if sum(p * q for p, q in zip(a.turn, b.turn)) >= 0 else -1
    mixed = [p + (sign * q - p) * share for p, q in zip(a.turn, b.turn)]
    length = math.sqrt(sum(part * part for part in mixed))
    x, y, z = (p + (q - p) * share for p, q in zip(a.place, b.place))
    return Frame((x, y, z), (mixed[0] / length, mixed[1] / length, mixed[2] / length, mixed[3] / length))
