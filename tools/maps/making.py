"""A face from its seed: many islands are drawn, the roomiest lawful ones get terrain, the best one is kept."""

import zlib

import numpy as np
from shapely import union_all
from shapely.geometry import Point
from tools.maps.check import OF_LINES, border_length, faults
from tools.maps.face import Face
from tools.maps.land import SHORES, NoIsland, attempt
from tools.maps.lines import face_of
from tools.maps.placing import place
from tools.maps.shapes import Island

ENOUGH = 20  # lawful islands to choose from: then no more are drawn
FINALISTS = 3


def room(face: Face, bays: float) -> float:
    """How roomy and even the regions are, and how indented the coast: higher is better, in board units."""
    free = [face.polygon(n).exterior.distance(Point(face.regions[n].label)) for n in face.land()]
    areas = np.array([face.polygon(n).area for n in face.land()])
    shortest = min(border_length(face, a, b) for a, b in face.borders)
    narrow = sum(len(face.near_land(n)) < 3 for n in face.land())
    island = union_all([face.polygon(n) for n in face.regions if n])
    hollow = bays * (1 - island.area / island.convex_hull.area)
    roomy = min(free) + 0.4 * np.mean(free) + 0.2 * min(shortest, 70)
    return float(hollow + roomy - 25 * areas.std() / areas.mean() - 2 * narrow)


def make(island: Island, seed: int, tries: int, say: bool = False) -> Face:
    """The island's face by this seed; ValueError if none of so many tries is lawful."""
    found: list[tuple[float, int, Face]] = []
    refused: dict[str, int] = {}
    drawn = 0
    while drawn < tries and len(found) < ENOUGH:
        turn, drawn = drawn, drawn + 1
        chance = np.random.Generator(np.random.PCG64([seed, zlib.crc32(island.name.encode()), turn]))
        try:
            face = face_of(*attempt(island, chance))
            for law in OF_LINES:
                for fault in law(face):
                    raise NoIsland(fault)
            if len(face.near(0)) != SHORES[island.size]:
                raise NoIsland("the sea meets a lake, or another number of regions")
            found.append((room(face, island.bays), turn, face))
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
        print(f"{island.name}: {len(found)} of {drawn} islands lawful", flush=True)
    if not rated:
        raise ValueError(f"{island.name}: no lawful face by seed {seed} in {tries} tries: {refused}")
    rated.sort(key=lambda row: (-row[0], row[1]))
    best = rated[0][2]
    if left := faults(best):
        raise ValueError(f"{island.name}: {left}")
    return best
