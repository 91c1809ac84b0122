"""Terrain and symbols on a face that has its lines: a search that trades places until the laws hold and it is fair."""

from itertools import combinations

import numpy as np
from tools.maps.check import COUNTS, SYMBOLS, TERRAINS, steps
from tools.maps.face import BOARD, Face
from tools.maps.land import NoIsland
from tools.maps.shapes import Island

TURNS = 9000
FORBIDDEN = 40.0  # what a broken law weighs


class Placing:
    """One face's regions with the terrain and the symbols tried on them, and how much is wrong with that."""

    def __init__(self, face: Face, island: Island, chance: np.random.Generator) -> None:
        self.face, self.island, self.chance = face, island, chance
        self.land = face.land()
        self.near = {n: face.near_land(n) for n in self.land}
        self.away = {n: steps(face, n) for n in self.land}
        self.shores = sorted(face.near_land(0))
        self.size = COUNTS[face.size]
        board = np.array(BOARD[face.size])
        self.at = {n: np.array(face.regions[n].label) / board for n in self.land}
        self.middle = np.mean([self.at[n] for n in self.land], axis=0)
        ground = [word for word in TERRAINS for _ in range(self.size[word])]
        chance.shuffle(ground)
        self.terrain = dict(zip(self.land, ground, strict=True))
        self.having = {word: self.some(word, self.size[word]) for word in SYMBOLS}

    def some(self, symbol: str, count: int) -> list[int]:
        """So many regions where the symbol could be."""
        places = self.shores if symbol == "landing" else self.land
        return sorted(int(n) for n in self.chance.choice(places, count, replace=False))

    def wrong(self) -> float:
        """How far this is from lawful (FORBIDDEN for each breach), fair and like the island's name."""
        return self.wrong_terrain() + self.wrong_symbols() + self.wishes()

    def wrong_terrain(self) -> float:
        """3.5f, mountains that cut the island, and regions of a kind side by side."""
        total = 0.0
        for a, b in combinations(self.land, 2):
            if self.terrain[a] == self.terrain[b] and b in self.near[a]:
                total += 2.0
        if not any(self.terrain[n] == "field" and len(self.near[n]) <= 3 for n in self.land):
            total += FORBIDDEN
        flat = {n for n in self.land if self.terrain[n] != "mountain"}
        seen = {min(flat)}
        todo = list(seen)
        while todo:
            for other in self.near[todo.pop()] & flat - seen:
                seen.add(other)
                todo.append(other)
        return total + FORBIDDEN * (len(flat) - len(seen))

    def wrong_symbols(self) -> float:
        """3.5c, 3.5d and the spread of every kind."""
        having, total = self.having, 0.0
        load = {n: sum(n in having[word] for word in SYMBOLS) for n in self.land}
        total += FORBIDDEN * sum(count > 2 for count in load.values()) + 0.6 * sum(c == 0 for c in load.values())
        marker = having["marker"][0]
        total += FORBIDDEN * (marker in having["landing"])
        total += 1.5 * (marker in self.shores) + 6 * float(np.hypot(*(self.at[marker] - self.middle)))
        total += FORBIDDEN * max(0, max(self.away[marker].values()) - (2 if self.face.size == "S" else 3))
        far = sum(n > 2 for n in self.away[marker].values())
        total += FORBIDDEN * (far * 4 > len(self.land))
        free = [n for n in having["landing"] if n not in having["murloc"] and self.terrain[n] != "mountain"]
        total += FORBIDDEN * max(0, 2 - len(free)) + 1.5 * (len(having["landing"]) - len(free) != 1)
        for n in having["landing"]:
            flat = sum(self.terrain[m] != "mountain" for m in self.near[n])
            total += FORBIDDEN * max(0, 2 - flat)
        for word, weight in (("cavern", 3.0), ("magic", 3.0), ("murloc", 1.2), ("landing", 0.6)):
            for a, b in combinations(having[word], 2):
                total += weight * (2.0 if b in self.near[a] else 0.0) + weight / self.away[a][b]
                if word in ("cavern", "magic") and b in self.near[a]:
                    total += FORBIDDEN
        murlocs = set(having["murloc"])
        total += FORBIDDEN * sum(len(self.near[n] & murlocs) > 1 for n in murlocs)
        total += 1.0 * sum(n in having["magic"] for n in having["cavern"])
        total += 1.0 * sum(self.terrain[n] not in ("hill", "mountain") for n in having["cavern"])
        return total

    def wishes(self) -> float:
        """How far everything is from where the island's name wants it."""
        total = 0.0
        for word, x, y in self.island.wishes:
            places = [n for n in self.land if self.terrain[n] == word] or self.having.get(word, [])
            total += 5 * min(float(np.hypot(*(self.at[n] - (x, y)))) for n in places)
        return total

    def change(self) -> None:
        """Two regions trade their terrain, or one symbol moves."""
        if self.chance.random() < 0.45:
            a, b = self.chance.choice(self.land, 2, replace=False)
            self.terrain[int(a)], self.terrain[int(b)] = self.terrain[int(b)], self.terrain[int(a)]
            return
        word = SYMBOLS[int(self.chance.integers(len(SYMBOLS)))]
        places = self.shores if word == "landing" else self.land
        others = [n for n in places if n not in self.having[word]]
        row = list(self.having[word])
        row[int(self.chance.integers(len(row)))] = others[int(self.chance.integers(len(others)))]
        self.having[word] = sorted(row)

    def settle(self) -> float:
        """Trade until little is left to gain; what is wrong then."""
        now = self.wrong()
        for turn in range(TURNS):
            heat = 3.0 * (1 - turn / TURNS) ** 2 + 0.02
            terrain, having = dict(self.terrain), dict(self.having)
            self.change()
            then = self.wrong()
            if then <= now or self.chance.random() < np.exp((now - then) / heat):
                now = then
            else:
                self.terrain, self.having = terrain, having
        return now


def place(face: Face, island: Island, chance: np.random.Generator) -> float:
    """Write the best terrain and symbols found into the face; NoIsland if none is lawful."""
    best: tuple[float, dict[int, str], dict[str, list[int]]] | None = None
    for _ in range(2):
        placing = Placing(face, island, chance)
        wrong = placing.settle()
        if best is None or wrong < best[0]:
            best = (wrong, placing.terrain, placing.having)
    assert best is not None
    wrong, terrain, having = best
    if wrong >= FORBIDDEN:
        raise NoIsland("no lawful placing was found")
    for number in face.land():
        face.regions[number].terrain = terrain[number]
        face.regions[number].symbols = [word for word in SYMBOLS if number in having[word]]
    return wrong
