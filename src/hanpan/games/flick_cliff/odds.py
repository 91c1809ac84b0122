"""Where a flick comes to rest, by what was measured: for bots and for simulating many matches (13.4)."""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from hanpan.core import shape
from hanpan.games.flick_cliff.actions import flick, height_of, loft_of, speed_of
from hanpan.games.flick_cliff.tables import FACES, FIRST_ON_A_CELL, HAND_WORDS, HANDS, OUT

WHOLE: Final = 1000
MOST_TABLE_ROWS: Final = 200


@final
class Odds:
    """Rows of flicks aimed straight from the middle, and for each hand how often each landing came of them.

    `sums` holds for each hand and row the running sums over all landings; `places` how often out of
    1000 each place did: short, out, cell 1, cell 2, …
    """

    def __init__(self, rows: i64, cells: i64) -> None:
        self.rows: i64 = rows
        self.cells: i64 = cells
        self.n_places: i64 = FIRST_ON_A_CELL + cells
        self.landings: i64 = FIRST_ON_A_CELL + cells * FACES * 2
        self.speed = vec[i64]([0] * rows)
        self.loft = vec[i64]([0] * rows)
        self.height = vec[i64]([0] * rows)
        self.offered: i64 = 0
        self.offers = vec[i64]([])  # the rows a player would choose
        self.places = vec[i64]([0] * (HANDS * rows * self.n_places))
        self.sums = vec[i64]([0] * (HANDS * rows * self.landings))

    def aim(self, row: i64, top: i64 = 0, front: i64 = 0) -> i64:
        """The flick of a row."""
        return flick(self.speed[row], 0, self.loft[row], 0, 0, self.height[row], top, front)

    def nearest(self, action: i64) -> i64:
        """The row most like a flick: by speed first, then by loft and contact height."""
        best: i64 = 0
        least: i64 = -1
        speed = speed_of(action)
        loft = loft_of(action)
        height = height_of(action)
        for row in range(self.rows):
            far = apart(self.speed[row], speed) * 4 + apart(self.loft[row], loft) + apart(self.height[row], height) * 2
            if least < 0 or far < least:
                best = row
                least = far
        return best

    def sums_at(self, hand: i64, row: i64) -> i64:
        """Where the running sums of a hand and row begin."""
        return (hand * self.rows + row) * self.landings

    def places_at(self, hand: i64, row: i64) -> i64:
        """Where the places of a hand and row begin."""
        return (hand * self.rows + row) * self.n_places


def apart(one: i64, other: i64) -> i64:
    """How much two numbers differ."""
    return one - other if one > other else other - one


def odds_from_plain(plain: Any, cells: int) -> Odds:
    """The odds of a table of landings, for a sheet of so many cells; ValueError, naming the field, if it is none."""
    told = shape.mapping(plain, "landings", ["source", "tilted", "blur", "rows"])
    tilted = shape.whole(told["tilted"], "tilted", 0, WHOLE)
    blur = shape.mapping(told["blur"], "blur", HAND_WORDS)
    rows = [
        shape.mapping(one, f"rows[{i}]", ["flick", "often"], ["offer"])
        for i, one in enumerate(shape.row(told["rows"], "rows", most=MOST_TABLE_ROWS))
    ]
    odds = Odds(len(rows), cells)
    often = []
    offers = []
    for i, row in enumerate(rows):
        speed, loft, height = shape.row(row["flick"], f"rows[{i}].flick", 3)
        odds.speed[i], odds.loft[i], odds.height[i] = round(speed * 100), round(loft * 2), round(height * 2)
        often.append(fitted(shape.row(row["often"], f"rows[{i}].often"), f"rows[{i}].often", cells))
        if row.get("offer", True):
            offers.append(i)
    odds.offered = len(offers)
    odds.offers = vec[i64](offers)
    for hand, name in enumerate(HAND_WORDS):
        spread = often
        for again in range(shape.whole(blur[name], f"blur.{name}", 0, 10)):
            spread = blurred(spread)
        fill_in(odds, hand, spread, tilted)
    return odds


def fitted(often: list[Any], field: str, cells: int) -> list[int]:
    """A row's counts for a sheet of so many cells: dice beyond its last cell are out."""
    counts = [shape.whole(count, f"{field}[{i}]", 0, WHOLE) for i, count in enumerate(often)]
    if sum(counts) != WHOLE:
        raise shape.wrong(field, f"must add up to {WHOLE}, not {sum(counts)}")
    there = counts[: FIRST_ON_A_CELL + cells]
    there += [0] * (FIRST_ON_A_CELL + cells - len(there))
    there[OUT] += WHOLE - sum(there)
    return there


def blurred(rows: list[list[int]]) -> list[list[int]]:
    """Each row mixed with its neighbours, 1 : 2 : 1; what rounding loses stays at the row's likeliest place."""
    mixed = []
    for i, row in enumerate(rows):
        before, after = rows[max(i - 1, 0)], rows[min(i + 1, len(rows) - 1)]
        new = [(a + 2 * b + c) // 4 for a, b, c in zip(before, row, after, strict=True)]
        new[new.index(max(new))] += WHOLE - sum(new)
        mixed.append(new)
    return mixed


def fill_in(odds: Odds, hand: int, often: list[list[int]], tilted: int) -> None:
    """The running sums of a hand: on a cell each value is as likely (13.3), and so many are re-seated."""
    for row, counts in enumerate(often):
        at = odds.places_at(hand, row)
        for place, count in enumerate(counts):
            odds.places[at + place] = count
        at = odds.sums_at(hand, row)
        total: i64 = 0
        for landing in range(odds.landings):
            if landing < FIRST_ON_A_CELL:
                total += counts[landing] * FACES * WHOLE
            else:
                cell = (landing - FIRST_ON_A_CELL) // (2 * FACES)
                share: i64 = tilted if landing % 2 else WHOLE - tilted
                total += counts[FIRST_ON_A_CELL + cell] * share
            odds.sums[at + landing] = total
