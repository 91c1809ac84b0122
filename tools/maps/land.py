"""An island on a fine grid: its coast, its lakes, its regions and its sea, as a number for every cell of the grid."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from scipy import ndimage
from tools.maps.face import BOARD
from tools.maps.shapes import Grid, Island

STEP = 4.0  # board units a cell
MARGIN = 160  # board units of paper about the board: a form may swell
LAND = {"L": 11, "M": 9, "S": 7}
SHORES = {"L": 6, "M": 5, "S": 4}  # 3.4 land regions at the sea
OPEN = 112.0  # how far the sea reaches from the coast at its middle, where pieces may stand in it
ALONG = 62.0  # and elsewhere
LEAST_SHORE = 36.0  # the least length of a region's coast at the sea
OUTSIDE = -1
SEA = 0

Labels = NDArray[np.int64]


class NoIsland(Exception):
    """This attempt came out badly: another one is made."""


@dataclass
class Canvas:
    """The grid of one attempt: the board units of every cell, and the chance it draws from."""

    island: Island
    chance: np.random.Generator

    def __post_init__(self) -> None:
        width, height = BOARD[self.island.size]
        across = np.arange(-MARGIN, width + MARGIN, STEP)
        down = np.arange(-MARGIN, height + MARGIN, STEP)
        self.x, self.y = np.meshgrid(across, down)

    def waves(self, length: float) -> Grid:
        """Smooth noise from about -1 to 1 with waves of this length in board units."""
        rows = int(np.ptp(self.y) / length) + 4
        columns = int(np.ptp(self.x) / length) + 4
        lattice = self.chance.random((rows, columns)) * 2 - 1
        at = np.array([(self.y - self.y.min()) / length + 1, (self.x - self.x.min()) / length + 1])
        return ndimage.map_coordinates(lattice, at, order=3, mode="reflect")


def biggest(mask: NDArray[np.bool_]) -> NDArray[np.bool_]:
    """Its largest connected part."""
    parts, count = ndimage.label(mask)
    if count == 0:
        raise NoIsland("nothing is left")
    sizes = np.bincount(parts.ravel())
    sizes[0] = 0
    return parts == sizes.argmax()


def coastline(canvas: Canvas) -> NDArray[np.bool_]:
    """The land: the island's form, its coast let wander, without crumbs and holes."""
    island = canvas.island
    rough = 0.75 + 0.6 * canvas.waves(260)  # some stretches are rocky, others are beach
    wander = island.swell * canvas.waves(150) * 1.5 + island.chop * rough * (
        canvas.waves(54) * 1.6 + 1.5 * canvas.waves(31)
    )
    ground = island.form(canvas.x, canvas.y) + wander
    return ndimage.binary_fill_holes(biggest(ground < 0))


def ponds(canvas: Canvas, ground: NDArray[np.bool_]) -> list[NDArray[np.bool_]]:
    """The lakes, where the island wants them, a little aside and not quite round."""
    found = []
    for cx, cy, radius in canvas.island.lakes:
        dx, dy = canvas.chance.normal(0, 14, 2)
        u, v = canvas.x - cx - dx, canvas.y - cy - dy
        turn = canvas.chance.random() * np.pi
        u, v = u * np.cos(turn) + v * np.sin(turn), v * np.cos(turn) - u * np.sin(turn)
        water = np.hypot(u / 1.12, v * 1.06) + 13 * canvas.waves(70) < radius
        found.append(biggest(water & ground))
    return found


def divided(canvas: Canvas, ground: NDArray[np.bool_], count: int) -> Labels:
    """The ground as so many regions of about one size, with borders that wander; others are OUTSIDE."""
    chance = canvas.chance
    inside = np.argwhere(ground)
    cells = np.stack([canvas.x[ground], canvas.y[ground]], axis=1)
    some = cells[chance.permutation(len(cells))[:2500]]
    sites = some[:count].copy()
    weight = np.zeros(count)
    fair = len(some) / count
    for turn in range(60):
        far = ((some[:, None, :] - sites[None]) ** 2).sum(axis=2) - weight
        nearest = far.argmin(axis=1)
        held = np.bincount(nearest, minlength=count)
        if turn > 15:
            weight += 2500 * np.clip((fair - held) / fair, -0.4, 0.4)
        for i in range(count):
            if held[i]:
                sites[i] = some[nearest == i].mean(axis=0)
            else:
                sites[i] = some[int(chance.integers(len(some)))]
    bent_x = canvas.x + 24 * canvas.waves(110) + 11 * canvas.waves(48)
    bent_y = canvas.y + 24 * canvas.waves(110) + 11 * canvas.waves(48)
    bent = np.stack([bent_x[ground], bent_y[ground]], axis=1)
    nearest = (((bent[:, None, :] - sites[None]) ** 2).sum(axis=2) - weight).argmin(axis=1)
    regions = np.full(ground.shape, OUTSIDE, dtype=np.int64)
    regions[inside[:, 0], inside[:, 1]] = nearest
    return joined_up(regions, ground, count)


def joined_up(regions: Labels, ground: NDArray[np.bool_], count: int) -> Labels:
    """Every region in one piece: what lies apart goes to the region beside it, and borders are ironed a little."""
    kept = np.full(regions.shape, OUTSIDE, dtype=np.int64)
    for i in range(count):
        mine = ndimage.binary_opening(regions == i, iterations=3)
        kept[biggest(mine)] = i
    while (lost := ground & (kept == OUTSIDE)).any():
        grown = kept.copy()
        for i in range(count):
            grown[ndimage.binary_dilation(kept == i) & lost & (grown == OUTSIDE)] = i
        if (grown == kept).all():
            raise NoIsland("a piece of land touches no region")
        kept = grown
    return kept


def outer_coast(ground: NDArray[np.bool_]) -> NDArray[np.int64]:
    """The cells of the land's rim in their order around the island."""
    rim = ground & ~ndimage.binary_erosion(ground)
    start = tuple(np.argwhere(rim)[0])
    around = [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)]
    path, at, came = [start], start, 0
    while True:
        for turn in range(8):
            heading = (came + 5 + turn) % 8
            step = (at[0] + around[heading][0], at[1] + around[heading][1])
            if ground[step]:
                at, came = step, heading
                break
        else:
            raise NoIsland("an island of one cell")
        if at == start:
            return np.array(path)
        if len(path) > 20000:
            raise NoIsland("the coast does not close")
        path.append(at)


def with_sea(canvas: Canvas, regions: Labels, whole: NDArray[np.bool_], lakes: list[NDArray[np.bool_]]) -> Labels:
    """The sea along that part of the coast where exactly as many regions meet it as 3.4 says.

    The middle of the sea is the place of the coast nearest to the island's wish; from there it widens, cell by cell,
    to both sides.
    """
    coast = outer_coast(whole)
    places = np.stack([canvas.x[coast[:, 0], coast[:, 1]], canvas.y[coast[:, 0], coast[:, 1]]], axis=1)
    steps = np.hypot(*(np.roll(places, -1, axis=0) - places).T)
    along = np.concatenate([[0], np.cumsum(steps)[:-1]])
    total = float(steps.sum())
    order = np.full(whole.shape, -1, dtype=np.int64)
    order[coast[:, 0], coast[:, 1]] = np.arange(len(coast))
    off, (rows, columns) = ndimage.distance_transform_edt(~(order >= 0), return_indices=True)
    off = off * STEP
    nearest = order[rows, columns]
    wet = np.zeros(len(coast), dtype=bool)
    for lake in lakes:
        wet |= ndimage.binary_dilation(lake, iterations=5)[coast[:, 0], coast[:, 1]]
    owner = regions[coast[:, 0], coast[:, 1]]
    wish = np.array(canvas.island.sea)
    middle = along[np.hypot(*(places - wish).T).argmin()] + canvas.chance.normal(0, total * 0.02)
    aside = (along - middle + total / 2) % total - total / 2
    best: tuple[float, float, float] | None = None
    want = SHORES[canvas.island.size]
    for left in np.arange(0.08, 0.5, 0.02) * total:
        for right in np.arange(0.08, 0.5, 0.02) * total:
            if left + right > 0.75 * total or max(left, right) > 3 * min(left, right):
                continue
            within = (aside > -left) & (aside < right)
            if (wet & within).any():
                continue
            lengths = np.bincount(owner[within], minlength=LAND[canvas.island.size]) * STEP
            met = lengths[lengths > 0]
            if len(met) != want or met.min() < LEAST_SHORE * 2:
                continue
            rating = float(met.min()) - 0.1 * abs(left - right)
            if best is None or rating > best[0]:
                best = (rating, left, right)
    if best is None:
        raise NoIsland("no part of the coast has the right number of regions")
    _, left, right = best
    part = np.where(aside < 0, -aside / left, aside / right)[nearest]
    wide = ALONG + (OPEN - ALONG) * np.exp(-((part / 0.36) ** 2))
    wide = wide * np.sqrt(np.clip(1 - part**4, 0, None)) + np.where(part < 0.85, 10 * canvas.waves(110), 0)
    deep = ndimage.gaussian_filter(np.clip(off - wide, -80, 80), 5)
    water = ndimage.binary_opening((deep < 0) & (part < 1) & ~whole, iterations=3)
    water |= (off < 5 * STEP) & (part < 0.9) & ~whole
    water = biggest(water)
    water |= ndimage.binary_fill_holes(water | whole) & ~whole
    labels = np.where(regions == OUTSIDE, OUTSIDE, regions + 1)
    labels[water] = SEA
    for i, lake in enumerate(lakes):
        labels[lake] = LAND[canvas.island.size] + 1 + i
    return labels


def untied(labels: Labels) -> Labels:
    """The same map without points where four stretches meet: one cell there changes hands."""
    labels = labels.copy()
    for _ in range(20):
        a, b, c, d = labels[:-1, :-1], labels[:-1, 1:], labels[1:, :-1], labels[1:, 1:]
        ties = np.argwhere((a != b) & (b != d) & (d != c) & (c != a))
        if not len(ties):
            return labels
        for row, column in ties.tolist():
            labels[row, column + 1] = labels[row, column]
    raise NoIsland("four regions meet in a point")


def attempt(island: Island, chance: np.random.Generator) -> tuple[Canvas, Labels]:
    """One island, perhaps a bad one: 0 is the sea, then land in reading order, then lakes."""
    canvas = Canvas(island, chance)
    whole = coastline(canvas)
    lakes = ponds(canvas, whole)
    dry = whole.copy()
    for lake in lakes:
        dry &= ~lake
    dry = biggest(dry)
    regions = divided(canvas, dry, LAND[island.size])
    if ((whole & ~dry) & ~np.any([*lakes, np.zeros_like(whole)], axis=0)).any():
        raise NoIsland("a lake cuts land off")
    return canvas, in_reading_order(canvas, untied(with_sea(canvas, regions, whole, lakes)))


def in_reading_order(canvas: Canvas, labels: Labels) -> Labels:
    """Land numbered from the top down in bands, from the left in each."""
    band = 0.27 * BOARD[canvas.island.size][1]
    land = range(1, LAND[canvas.island.size] + 1)
    middle = {i: (float(canvas.y[labels == i].mean()), float(canvas.x[labels == i].mean())) for i in land}
    ordered = sorted(land, key=lambda i: (round(middle[i][0] / band), middle[i][1]))
    to = np.arange(labels.max() + 2)
    for new, old in enumerate(ordered, 1):
        to[old] = new
    return np.where(labels == OUTSIDE, OUTSIDE, to[labels])
