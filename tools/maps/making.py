"""A face from its seed: many islands are drawn, the roomiest lawful ones get terrain, the best one is kept."""

import zlib

import numpy as np
from check import OF_LINES, border_length, faults
from face import Face
from land import NoIsland, attempt
from lines import face_of
from placing import place
from shapely.geometry import Point
from shapes import Island

FINALISTS = 3


def room(face: Face) -> float:
    """How roomy and even the regions are: higher is better, in board units."""
    free = [face.polygon(n).exterior.distance(Point(face.regions[n].label)) for n in face.land()]
    areas = np.array([face.polygon(n).area for n in face.land()])
    shortest = min(border_length(face, a, b) for a, b in face.borders)
    narrow = sum(len(face.near_land(n)) < 3 for n in face.land())
    return float(
        min(free) + 0.4 * np.mean(free) + 0.2 * min(shortest, 70) - 25 * areas.std() / areas.mean() - 2 * narrow
    )


def make(island: Island, seed: int, tries: int, say: bool = False) -> Face:
    """The island's face by this seed; ValueError if none of so many tries is lawful."""
    found: list[tuple[float, int, Face]] = []
    refused: dict[str, int] = {}
    for turn in range(tries):
        chance = np.random.Generator(np.random.PCG64([seed, zlib.crc32(island.name.encode()), turn]))
        try:
            face = face_of(*attempt(island, chance))
            wrong = [fault for law in OF_LINES for fault in law(face)]
            if len(face.near_land(0)) != len(face.near(0)) or wrong:
                raise NoIsland(wrong[0] if wrong else "the sea meets a lake")
            shores = sum(1 for n in face.land() if 0 in face.near(n))
            if shores != {"L": 6, "M": 5, "S": 4}[island.size]:
                raise NoIsland("the sea meets another number of regions")
            found.append((room(face), turn, face))
        except NoIsland as error:
            why = "".join(c for c in str(error) if not c.isdigit())
            refused[why] = refused.get(why, 0) + 1
    found.sort(key=lambda row: (-row[0], row[1]))
    rated: list[tuple[float, int, Face]] = []
    for roomy, turn, face in found[:FINALISTS]:
        chance = np.random.Generator(np.random.PCG64([seed, zlib.crc32(island.name.encode()), turn, 1]))
        try:
            rated.append((roomy - 2 * place(face, island, chance), turn, face))
        except NoIsland as error:
            refused[str(error)] = refused.get(str(error), 0) + 1
    if say:
        print(island.name, f"{len(found)} of {tries} islands lawful", refused)
    if not rated:
        raise ValueError(f"{island.name}: no lawful face by seed {seed} in {tries} tries: {refused}")
    rated.sort(key=lambda row: (-row[0], row[1]))
    best = rated[0][2]
    if left := faults(best):
        raise ValueError(f"{island.name}: {left}")
    return best
