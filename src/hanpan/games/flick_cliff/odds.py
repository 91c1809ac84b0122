"""Where a flick comes to rest, by what was measured: for bots and for simulating many matches (13.4)."""

from base64 import b64decode
from hashlib import blake2b
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from hanpan.core import shape
from hanpan.core.kit.measured import Measured
from hanpan.core.log import canonical
from hanpan.games.flick_cliff.actions import (
    HEIGHT_AT,
    LOFT_AT,
    LOFT_ZERO,
    SIDE_ZERO,
    SPEED_ZERO,
    are_faces,
    cell_of,
    flick,
    on_cell,
    pip_of,
    shown_in,
    tilted_of,
)
from hanpan.games.flick_cliff.sheet import Sheet
from hanpan.games.flick_cliff.tables import FACES, FIRST_ON_A_CELL, HAND_WORDS, HANDS, OUT

SUREST: Final = 4
"""So many aims are offered for each cell, of all that were measured."""
MOST_AIMS: Final = 2000
MOST_DRAWS: Final = 255
GEOMETRY: Final = ("cells", "panel", "fold", "width", "pad")


@final
class Odds:
    """Aims straight ahead from the middle of the pad, and for each hand the landings that came of each.

    `places` counts them by where: short, out, cell 1, cell 2, …; `offers` are the aims a player would choose, hand
    after hand from `first_offer` on. `draws` is how many landings an aim has with each hand.
    """

    def __init__(self, cells: i64, speeds: list[int], lofts: list[int], heights: list[int], name: str) -> None:
        self.name = name
        self.cells: i64 = cells
        self.aims: i64 = len(speeds) * len(lofts) * len(heights)
        self.lofts: i64 = len(lofts)
        self.heights: i64 = len(heights)
        grid = [(speed, loft, height) for speed in speeds for loft in lofts for height in heights]
        self.speed = vec[i64]([aim[0] for aim in grid])
        self.loft = vec[i64]([aim[1] for aim in grid])
        self.height = vec[i64]([aim[2] for aim in grid])
        self.near_speed = vec[i64](nearest_of(speeds, 1024, SPEED_ZERO))
        self.near_loft = vec[i64](nearest_of(lofts, 256, LOFT_ZERO))
        self.near_height = vec[i64](nearest_of(heights, 64, SIDE_ZERO))
        self.n_places: i64 = FIRST_ON_A_CELL + cells
        self.places = vec[i64]([0] * (HANDS * self.aims * self.n_places))
        self.draws = vec[i64]([0] * HANDS)
        self.offers = vec[i64]([])
        self.first_offer = vec[i64]([0] * (HANDS + 1))
        self.landings = Measured(0, [], [])

    def flick(self, aim: i64, top: i64 = 0, front: i64 = 0) -> i64:
        """The flick of an aim."""
        return flick(self.speed[aim], 0, self.loft[aim], 0, 0, self.height[aim], top, front)

    def nearest(self, action: i64) -> i64:
        """The aim most like a flick: in speed, loft and contact height, each by itself."""
        speed = self.near_speed[action & 1023]
        loft = self.near_loft[action >> LOFT_AT & 255]
        return (speed * self.lofts + loft) * self.heights + self.near_height[action >> HEIGHT_AT & 63]

    def row(self, hand: i64, aim: i64) -> i64:
        """Where the landings of a hand and aim stand."""
        return hand * self.aims + aim

    def places_at(self, hand: i64, aim: i64) -> i64:
        """Where the places of a hand and aim begin."""
        return self.row(hand, aim) * self.n_places


def nearest_of(marks: list[int], size: int, zero: int) -> list[int]:
    """For every number a part of an action can hold, the mark nearest to what it means; at a tie the smaller one."""
    return [min(range(len(marks)), key=lambda i: (abs(marks[i] - (held - zero)), i)) for held in range(size)]


def odds_from_plain(plain: Any, sheet: Sheet) -> Odds:
    """The odds of a table of landings, measured on this sheet; ValueError, naming the field, if it is none."""
    told = shape.mapping(
        plain, "landings", ["version", "mujoco", "seed", "sheet", "speeds", "lofts", "heights", "draws", "landings"]
    )
    measured_on = shape.mapping(told["sheet"], "landings.sheet", GEOMETRY)
    for name, value in geometry(sheet).items():
        if measured_on[name] != value:
            raise shape.wrong(f"landings.sheet.{name}", f"was measured with {measured_on[name]}, not {value:g}")
    axes = [
        axis(told[name], f"landings.{name}", scale) for name, scale in (("speeds", 100), ("lofts", 2), ("heights", 2))
    ]
    name = blake2b(canonical(dict(told)), digest_size=8).hexdigest()
    odds = Odds(sheet.cells, axes[0], axes[1], axes[2], name)
    if odds.aims > MOST_AIMS:
        raise shape.wrong("landings", f"has {odds.aims} aims, more than {MOST_AIMS}")
    draws = shape.mapping(told["draws"], "landings.draws", HAND_WORDS)
    texts = shape.mapping(told["landings"], "landings.landings", HAND_WORDS)
    outcomes: int = FIRST_ON_A_CELL + int(sheet.cells) * FACES * 2
    rows: list[list[int]] = []
    for hand, word in enumerate(HAND_WORDS):
        n = shape.whole(draws[word], f"landings.draws.{word}", 1, MOST_DRAWS)
        odds.draws[hand] = n
        rows.extend(rows_of(texts[word], f"landings.landings.{word}", n, int(odds.aims), outcomes))
    odds.landings = Measured(outcomes, rows, turns(outcomes))
    for row, samples in enumerate(rows):
        for sample in samples:
            place = sample if sample < FIRST_ON_A_CELL else OUT + cell_of(sample)
            odds.places[row * odds.n_places + place] += 1
    find_offers(odds)
    return odds


def geometry(sheet: Sheet) -> dict[str, float]:
    """What decides where a die lands: the names of `landings.sheet`."""
    return {"cells": int(sheet.cells), "panel": sheet.panel, "fold": sheet.fold, "width": sheet.width, "pad": sheet.pad}


def axis(value: Any, field: str, scale: int) -> list[int]:
    """Rising numbers, in the steps in which an action counts them."""
    marks: list[int] = []
    for i, one in enumerate(shape.row(value, field, most=100)):
        if isinstance(one, bool) or not isinstance(one, int | float) or not -1000 < one < 1000:
            raise shape.wrong(f"{field}[{i}]", "must be a number")
        marks.append(round(one * scale))
    if not marks or marks != sorted(set(marks)):
        raise shape.wrong(field, "must be numbers that rise")
    return marks


def rows_of(text: Any, field: str, n: int, aims: int, outcomes: int) -> list[list[int]]:
    """The landings of a hand, aim by aim: one byte each, in base64."""
    try:
        codes = b64decode(text, validate=True)
    except (TypeError, ValueError):
        raise shape.wrong(field, "must be base64") from None
    if len(codes) != n * aims:
        raise shape.wrong(field, f"must hold {n} landings for each of {aims} aims, not {len(codes)} in all")
    if max(codes) >= outcomes:
        raise shape.wrong(field, f"{max(codes)} is no landing on this sheet")
    return [list(codes[row * n : row * n + n]) for row in range(aims)]


def turns(outcomes: int) -> list[list[int]]:
    """For each start orientation the landing that each measured one stands for: the dice there started in pose 1."""
    told: list[list[int]] = []
    for top in range(1, FACES + 1):
        for front in range(1, FACES + 1):
            if are_faces(top, front):
                told.append([turned_landing(landing, top, front) for landing in range(outcomes)])
    return told


def turned_landing(landing: int, top: int, front: int) -> int:
    """A landing of a die that started otherwise: another face in the same place."""
    if landing < FIRST_ON_A_CELL:
        return landing
    return on_cell(cell_of(landing), shown_in(top, front, pip_of(landing)), tilted_of(landing))


def find_offers(odds: Odds) -> None:
    """For each hand the aims that hit some cell most surely, slow ones first."""
    offers: list[int] = []
    for hand in range(HANDS):
        wanted: set[int] = set()
        for cell in range(1, odds.cells + 1):
            hits = [odds.places[odds.places_at(hand, aim) + OUT + cell] for aim in range(odds.aims)]
            surest = sorted(range(len(hits)), key=lambda aim: (-hits[aim], aim))[:SUREST]
            wanted.update([aim for aim in surest if hits[aim] > 0])
        offers.extend(sorted(wanted))
        odds.first_offer[hand + 1] = len(offers)
    odds.offers = vec[i64](offers)
