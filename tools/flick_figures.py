"""Measure the flicked die: the figures of docs/flick_physics.md that are not hit rates.

.venv/bin/python tools/flick_figures.py [--flicks N]
"""

import argparse
import random
import time
from collections import Counter
from statistics import mean

from hanpan.flick import V2_1, Finger, Flick, Sheet
from hanpan.flick.die import between, face_towards
from hanpan.flick.hand import STEPS, launch
from hanpan.flick.judge import TOWARDS_PLAYER, clearness, nearest_seat, seated_height
from hanpan.flick.seating import seat
from hanpan.flick.simulation import Roll, roll

SPEEDS = (0.5, 0.7, 1.0, 1.3, 1.5)


def rolls(number: int, speed: float, sheet: Sheet = V2_1, hand: str = "natural") -> list[Roll]:
    """The same fingers for every speed and sheet."""
    chance = random.Random(4)
    fingers = [Finger(chance.randrange(STEPS), chance.randrange(STEPS)) for _ in range(number)]
    return [roll(launch(Flick(speed, loft=10), finger, hand), sheet) for finger in fingers]


def by_speed(number: int) -> list[Roll]:
    print("\n| speed | short | cells 1..8 | out | tilted | faces of pose 1: 1 2 3 4 5 6 |\n|---|---|---|---|---|---|")
    seen = []
    for speed in SPEEDS:
        those = rolls(number, speed)
        kinds, cells = Counter(one.kind for one in those), Counter(one.cell for one in those)
        faces = Counter(face_towards(one.path.last().turn, TOWARDS_PLAYER) for one in those if one.cell)
        row = (
            f"{speed:.1f}",
            kinds["short"],
            " ".join(str(cells[cell]) for cell in range(1, 9)),
            kinds["out"],
            f"{sum(one.tilted for one in those) / max(1, kinds['cell']):.0%}",
            " ".join(str(faces[face]) for face in range(1, 7)),
        )
        print("| " + " | ".join(map(str, row)) + " |", flush=True)
        seen += those
    return seen


def by_width(number: int) -> None:
    print("\n| width | " + " | ".join(f"out at {speed}, shaky" for speed in (0.7, 1.0)) + " |\n|---|---|---|")
    for width in (60, 80, 100, 120, 150):
        sheet = Sheet(width=width)
        outs = [mean(one.kind == "out" for one in rolls(number, speed, sheet, "shaky")) for speed in (0.7, 1.0)]
        print(f"| {width} | " + " | ".join(f"{share:.1%}" for share in outs) + " |", flush=True)


def lying(seen: list[Roll]) -> None:
    cells = [one for one in seen if one.cell]
    seated, tilted = [one for one in cells if not one.tilted], [one for one in cells if one.tilted]
    enough = sum(seat(V2_1, one.cell, one.path.frames[-1].place, one.path.frames[-1].turn)[2] for one in tilted)
    lengths = [len(one.path.encoded()["frames"]) for one in seen]
    print(f"\nseated {len(seated)}, tilted {len(tilted)}, of these seated by the fold alone {enough}")
    print(f"largest angle of a seated die {max(_off(one) for one in seated):.2f}°")
    print(f"smallest of a tilted one {min(_off(one) for one in tilted):.1f}°")
    print(f"height of a seated die: off by at most {max(_high(one) for one in seated):.3f} mm")
    print(f"clearness of the front face: at least {min(clearness(one.path.last().turn) for one in cells):.2f}")
    print(f"seconds to rest: mean {mean(len(one.path.frames) for one in seen) / 60:.2f}, ", end="")
    print(f"longest {max(len(one.path.frames) for one in seen) / 60:.2f}")
    print(f"characters of a path: mean {mean(lengths):.0f}, longest {max(lengths)}")


def _off(one: Roll) -> float:
    return between(nearest_seat(V2_1, one.path.frames[-1].turn).turn, one.path.frames[-1].turn)


def _high(one: Roll) -> float:
    return abs(one.path.frames[-1].place[2] - seated_height(V2_1))


def main() -> None:
    reader = argparse.ArgumentParser(description="Measure the flicked die.")
    reader.add_argument("--flicks", type=int, default=300, help="for each row of a table")
    number = reader.parse_args().flicks
    start = time.process_time()
    seen = by_speed(number)
    print(f"\n{(time.process_time() - start) / len(seen) * 1000:.1f} ms of one core a flick, seating included")
    lying(seen)
    by_width(number)


if __name__ == "__main__":
    main()
