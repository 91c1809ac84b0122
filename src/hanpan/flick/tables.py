"""Landing tables: where the simulated die lands, for bots and for many games at once (13.4).

    python -m hanpan.flick.tables [-o FILE] [--seed N] [--draws N] [--jobs N]

makes the file beside this module anew; `landing_table()` reads it. For every aim and hand it holds the landings of
some dozens of flicks, so that to draw a landing is to draw one index. A landing is one byte; it says which face of a
die started in pose 1 looks at the player in the end, and `shown` names that face for every other start.
"""

import argparse
import json
import random
import sys
from base64 import b64decode, b64encode
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache, partial
from importlib import resources
from multiprocessing import get_context
from typing import Any, Final

from hanpan.flick.die import face_towards
from hanpan.flick.hand import STEADY, STEPS, Finger, Flick, launch
from hanpan.flick.judge import TOWARDS_PLAYER
from hanpan.flick.sheet import V2_1, Sheet
from hanpan.flick.simulation import roll

VERSION: Final = 2
"""One more whenever the same seed would give another table."""
NAME: Final = "landings.json"

SPEEDS: Final = (*(round(0.3 + 0.05 * step, 2) for step in range(25)), 1.6, 1.7, 1.8, 2.0, 2.2, 2.5)
"""From a die that hardly leaves the pad to one that always falls; in between in steps of 0.05 m/s."""
LOFTS: Final = (0, 10, 20, 30)
HEIGHTS: Final = (-2, 0, 2)
SHORT, OUT = 0, 1

Aim = tuple[float, int, int]
"""Speed in m/s, loft in degrees, height of the finger on the die in mm; straight ahead, from the middle."""


@dataclass(frozen=True, slots=True)
class LandingTable:
    """Landings as codes (`code_of`, `meaning`): the same number of draws for every aim, one for the exact hand."""

    aims: tuple[Aim, ...]
    draws: dict[str, tuple[bytes, ...]]
    """Hand → for each aim its landings."""

    def hits(self, hand: str, cell: int) -> list[float]:
        """For each aim the share of its landings in a cell."""
        return [sum(meaning(code)[1] == cell for code in codes) / len(codes) for codes in self.draws[hand]]


def code_of(kind: str, cell: int = 0, face: int = 0, tilted: bool = False) -> int:
    """0 short, 1 out, else 2 + 12·(cell - 1) + 2·(face - 1) + tilted."""
    if kind != "cell":
        return SHORT if kind == "short" else OUT
    return 2 + 12 * (cell - 1) + 2 * (face - 1) + tilted


def meaning(code: int) -> tuple[str, int, int, bool]:
    """The (kind, cell, face, tilted) of a code."""
    if code < 2:
        return ("out" if code else "short", 0, 0, False)
    cell, rest = divmod(code - 2, 12)
    return ("cell", cell + 1, rest // 2 + 1, bool(rest % 2))


def aims() -> tuple[Aim, ...]:
    return tuple((speed, loft, height) for speed in SPEEDS for loft in LOFTS for height in HEIGHTS)


def landing(flick: Flick, finger: Finger | None, hand: str, sheet: Sheet = V2_1) -> int:
    """The code of one simulated flick."""
    rolled = roll(launch(flick, finger, hand), sheet)
    if rolled.kind != "cell":
        return code_of(rolled.kind)
    return code_of("cell", rolled.cell, face_towards(rolled.path.last().turn, TOWARDS_PLAYER), rolled.tilted)


def landings(aim: Aim, hand: str, number: int, seed: str, sheet: Sheet = V2_1) -> bytes:
    """The codes of a number of flicks with one aim; the seed and the aim alone decide them."""
    flick = Flick(aim[0], loft=aim[1], height=aim[2])
    if hand == "exact":
        return bytes([landing(flick, None, hand, sheet)])
    chance = random.Random(f"{seed} {hand} {aim}")
    fingers = (Finger(chance.randrange(STEPS), chance.randrange(STEPS)) for _ in range(number))
    return bytes(landing(flick, finger, hand, sheet) for finger in fingers)


def _job(task: tuple[str, Aim], number: int, seed: str, sheet: Sheet) -> bytes:
    return landings(task[1], task[0], number, seed, sheet)


def make(
    number: int,
    seed: int,
    jobs: int = 1,
    sheet: Sheet = V2_1,
    progress: Callable[[int, int], None] | None = None,
) -> dict[str, Any]:
    """The table as plain data: its seed, versions and sheet, the grid of aims, and base64 landings by hand.

    `progress` is called with the aims done and all there are, hand by hand.
    """
    import mujoco

    tasks = [(hand, aim) for hand in STEADY for aim in aims()]
    work = partial(_job, number=number, seed=str(seed), sheet=sheet)
    codes: dict[str, bytes] = dict.fromkeys(STEADY, b"")
    for done, ((hand, _), drawn) in enumerate(zip(tasks, _spread(work, tasks, jobs)), 1):
        codes[hand] += drawn
        if progress is not None:
            progress(done, len(tasks))
    return {
        "version": VERSION,
        "mujoco": mujoco.__version__,
        "seed": seed,
        "sheet": {name: getattr(sheet, name) for name in ("cells", "panel", "fold", "width", "pad")},
        "speeds": SPEEDS,
        "lofts": LOFTS,
        "heights": HEIGHTS,
        "draws": {hand: 1 if hand == "exact" else number for hand in STEADY},
        "landings": {hand: b64encode(drawn).decode() for hand, drawn in codes.items()},
    }


def _spread(work: Any, tasks: list[tuple[str, Aim]], jobs: int) -> Iterator[bytes]:
    if jobs == 1:
        yield from map(work, tasks)
        return
    with get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap(work, tasks, chunksize=4)


def read(data: dict[str, Any]) -> LandingTable:
    """A table from plain data."""
    grid = tuple(
        (speed, loft, height) for speed in data["speeds"] for loft in data["lofts"] for height in data["heights"]
    )
    draws = {}
    for hand, text in data["landings"].items():
        codes, size = b64decode(text), data["draws"][hand]
        draws[hand] = tuple(codes[size * row : size * (row + 1)] for row in range(len(grid)))
    return LandingTable(grid, draws)


@cache
def landing_table() -> LandingTable:
    """The rulebook's sheet, measured."""
    return read(json.loads((resources.files("hanpan.flick") / NAME).read_text()))


def main(words: list[str] | None = None) -> None:
    """The command."""
    reader = argparse.ArgumentParser(prog="python -m hanpan.flick.tables", description="Make the landing table anew.")
    reader.add_argument("-o", "--output", default=str(resources.files("hanpan.flick") / NAME))
    reader.add_argument("--seed", type=int, default=21)
    reader.add_argument("--draws", type=int, default=48, help="flicks for each aim and hand")
    reader.add_argument("--jobs", type=int, default=1, help="processes")
    chosen = reader.parse_args(words)
    table = make(chosen.draws, chosen.seed, chosen.jobs)
    with open(chosen.output, "w", encoding="utf-8") as file:
        file.write(json.dumps(table, indent=1) + "\n")
    print(f"{chosen.output}: {len(aims())} aims", file=sys.stderr)


if __name__ == "__main__":
    main()
