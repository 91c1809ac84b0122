"""The die's path as it is recorded and sent: frames of small integers, about 500 characters a flick.

A frame is seven little-endian int16: x, y, z in 20 µm from the middle of the Start Line, then the turn w, x, y, z
times 32767. Neighbouring turns never differ in sign, so a client may blend them. Where a tilted die was seated, a
second track shows it, with the degrees by which the sheet was folded more than usual round the die's cell.
"""

import struct
from base64 import b64decode, b64encode
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from hanpan.flick.die import Turn, Vector

FPS: Final = 60
GRAIN: Final = 50
"""Steps of 20 µm in a millimetre."""
FULL: Final = 32767


@dataclass(frozen=True, slots=True)
class Frame:
    place: Vector
    turn: Turn


@dataclass(frozen=True, slots=True)
class Path:
    """What is to be seen of a flick, 60 frames a second."""

    frames: tuple[Frame, ...]
    seating: tuple[Frame, ...] = ()
    folds: tuple[float, ...] = ()
    """Degrees, one for each frame of the seating."""
    cell: int = 0
    """The cell whose valley stays still while the sheet is folded; 0 without a seating."""

    def last(self) -> Frame:
        """The final pose, the one that is read."""
        return (self.seating or self.frames)[-1]

    def encoded(self) -> dict[str, Any]:
        """`{fps, frames}`, and with a seating `{seating: {frames, folds, cell}}`; folds: int16 of 0.01°."""
        code: dict[str, Any] = {"fps": FPS, "frames": _encode(self.frames)}
        if self.seating:
            folds = struct.pack(f"<{len(self.folds)}h", *(round(100 * fold) for fold in self.folds))
            code["seating"] = {
                "frames": _encode(self.seating),
                "folds": b64encode(folds).decode(),
                "cell": self.cell,
            }
        return code


def decoded(code: dict[str, Any]) -> Path:
    """The path of a recorded event; exact to 10 µm."""
    frames = _decode(code["frames"])
    if "seating" not in code:
        return Path(frames)
    raw = b64decode(code["seating"]["folds"])
    folds = tuple(fold / 100 for fold in struct.unpack(f"<{len(raw) // 2}h", raw))
    return Path(frames, _decode(code["seating"]["frames"]), folds, code["seating"]["cell"])


def _encode(frames: Sequence[Frame]) -> str:
    raw = bytearray()
    before: Turn = (0.0, 0.0, 0.0, 0.0)
    for frame in frames:
        turn = frame.turn
        if sum(p * q for p, q in zip(before, turn)) < 0:
            turn = (-turn[0], -turn[1], -turn[2], -turn[3])
        before = turn
        numbers = [round(GRAIN * along) for along in frame.place] + [round(FULL * part) for part in turn]
        raw += struct.pack("<7h", *(min(max(number, -FULL), FULL) for number in numbers))
    return b64encode(bytes(raw)).decode()


def _decode(text: str) -> tuple[Frame, ...]:
    return tuple(
        Frame((x / GRAIN, y / GRAIN, z / GRAIN), (a / FULL, b / FULL, c / FULL, d / FULL))
        for x, y, z, a, b, c, d in struct.iter_unpack("<7h", b64decode(text))
    )
