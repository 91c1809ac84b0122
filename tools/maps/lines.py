"""From the grid to lines: every stretch between two regions becomes one chain of shared points, smooth and sparse."""

import numpy as np
from numpy.typing import NDArray
from scipy import ndimage
from shapely import maximum_inscribed_circle
from shapely.geometry import Point, Polygon
from tools.maps.face import BOARD, Face, Region
from tools.maps.land import OUTSIDE, SEA, STEP, Canvas, Labels, NoIsland

Node = tuple[int, int]
Line = NDArray[np.float64]
PAPER = 22  # board units left free at the board's rim
SMOOTH = 1.8  # cells
SPACING = {"c": 17.0, "w": 23.0, "b": 25.0, "o": 44.0}


def kind(pair: tuple[int, int], land: int) -> str:
    """What a chain between two regions is: `c` coast, `o` the open sea's rim, `w` a lake's shore, `b` a border."""
    low, high = min(pair), max(pair)
    if low == OUTSIDE and high == SEA:
        return "o"
    if high > land:
        return "w"
    return "c" if low in (OUTSIDE, SEA) else "b"


def sides(labels: Labels) -> dict[Node, dict[Node, tuple[int, int]]]:
    """From every corner of the grid to the next ones where two regions part: the regions on both sides."""
    ways: dict[Node, dict[Node, tuple[int, int]]] = {}

    def part(a: Node, b: Node, one: int, other: int) -> None:
        ways.setdefault(a, {})[b] = (one, other)
        ways.setdefault(b, {})[a] = (one, other)

    for row, column in np.argwhere(labels[:, :-1] != labels[:, 1:]).tolist():
        part((row, column + 1), (row + 1, column + 1), int(labels[row, column]), int(labels[row, column + 1]))
    for row, column in np.argwhere(labels[:-1] != labels[1:]).tolist():
        part((row + 1, column), (row + 1, column + 1), int(labels[row, column]), int(labels[row + 1, column]))
    return ways


def chains(labels: Labels) -> list[tuple[tuple[int, int], list[Node]]]:
    """The stretches between corners where three regions meet, each with its two regions."""
    ways = sides(labels)
    corners = sorted(node for node, to in ways.items() if len(to) > 2)
    if any(len(ways[node]) > 3 for node in corners):
        raise NoIsland("four regions meet in a point")
    found = []
    seen: set[frozenset[Node]] = set()
    for corner in corners:
        for step in sorted(ways[corner]):
            if frozenset((corner, step)) in seen:
                continue
            path = [corner, step]
            seen.add(frozenset((corner, step)))
            while len(ways[path[-1]]) == 2:
                ahead = next(node for node in sorted(ways[path[-1]]) if node != path[-2])
                seen.add(frozenset((path[-1], ahead)))
                path.append(ahead)
            one, other = ways[corner][step]
            found.append(((min(one, other), max(one, other)), path))
    if len(seen) * 2 != sum(len(to) for to in ways.values()):
        raise NoIsland("a region lies within another")
    return found


def drawn(path: list[Node], spacing: float) -> Line:
    """The chain without its stairs, as points about so far apart; its ends stay."""
    line = np.array(path, dtype=float)[:, ::-1] * STEP
    if len(line) > 3:
        reach = min(len(line) - 1, 12)
        before = 2 * line[0] - line[reach:0:-1]
        after = 2 * line[-1] - line[-2 : -reach - 2 : -1]
        long = np.concatenate([before, line, after])
        smooth = ndimage.gaussian_filter1d(long, SMOOTH, axis=0, mode="nearest")[reach : reach + len(line)]
        smooth[0], smooth[-1] = line[0], line[-1]
        line = smooth
    far = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(line, axis=0).T))])
    count = max(2, round(float(far[-1]) / spacing))
    at = np.linspace(0, far[-1], count + 1)
    return np.stack([np.interp(at, far, line[:, 0]), np.interp(at, far, line[:, 1])], axis=1)


def fitted(lines: list[Line], size: str) -> list[NDArray[np.int64]]:
    """All of them together laid on the board, as large as it allows, hardly stretched."""
    every = np.concatenate(lines)
    low, high = every.min(axis=0), every.max(axis=0)
    board = np.array(BOARD[size], dtype=float)
    scale = (board - 2 * PAPER) / (high - low)
    scale = np.minimum(scale, scale.min() * 1.1)
    shift = board / 2 - scale * (low + high) / 2
    return [np.rint(line * scale + shift).astype(np.int64) for line in lines]


def ring(numbered: list[list[str]]) -> list[str]:
    """The one closed outline that these chains make."""
    left = [list(chain) for chain in numbered]
    outline = left.pop(0)
    while outline[-1] != outline[0]:
        for i, chain in enumerate(left):
            if outline[-1] in (chain[0], chain[-1]):
                outline += chain[1:] if chain[0] == outline[-1] else chain[-2::-1]
                del left[i]
                break
        else:
            raise NoIsland("an outline does not close")
    if left:
        raise NoIsland("a region has a hole")
    return outline[:-1]


def clockwise(outline: list[str], points: dict[str, tuple[int, int]]) -> list[str]:
    """The outline as one sees it go round with the clock, from its topmost point on."""
    area = sum(
        points[a][0] * points[b][1] - points[b][0] * points[a][1]
        for a, b in zip(outline, outline[1:] + outline[:1], strict=True)
    )
    outline = outline if area > 0 else outline[::-1]
    first = min(range(len(outline)), key=lambda i: (points[outline[i]][1], points[outline[i]][0]))
    return outline[first:] + outline[:first]


def face_of(canvas: Canvas, labels: Labels) -> Face:
    """The face with all its lines and labels, still without terrain and symbols."""
    island = canvas.island
    land = int(labels.max()) - len(island.lakes)
    found = chains(labels)
    kinds = [kind(pair, land) for pair, _ in found]
    lines = fitted([drawn(path, SPACING[k]) for (_, path), k in zip(found, kinds, strict=True)], island.size)
    points: dict[str, tuple[int, int]] = {}
    named: dict[Node, str] = {}
    count = dict.fromkeys(SPACING, 0)
    outlines: dict[int, list[list[str]]] = {}

    def name_for(k: str, x: int, y: int) -> str:
        count[k] += 1
        points[f"{k}{count[k]}"] = (x, y)
        return f"{k}{count[k]}"

    for (pair, path), k, line in zip(found, kinds, lines, strict=True):
        names = []
        for i, (x, y) in enumerate(line.tolist()):
            end = path[0] if i == 0 else path[-1] if i == len(line) - 1 else None
            if end is None:
                names.append(name_for(k, x, y))
            else:
                if end not in named:
                    named[end] = name_for(k, x, y)
                names.append(named[end])
        for region in pair:
            if region != OUTSIDE:
                outlines.setdefault(region, []).append(names)
    if len(set(points.values())) != len(points):
        raise NoIsland("two points fall together")
    regions = {}
    for number in sorted(outlines):
        outline = clockwise(ring(outlines[number]), points)
        shape = Polygon([points[name] for name in outline])
        if not shape.is_valid:
            raise NoIsland("an outline crosses itself")
        pole = Point(maximum_inscribed_circle(shape, tolerance=0.5).coords[0])
        terrain = "sea" if number == SEA else "lake" if number > land else "field"
        regions[number] = Region(terrain, [], outline, (round(pole.x), round(pole.y)))
    face = Face(island.name, island.board, island.size, {"ko": island.ko, "en": island.en}, points, regions)
    face.borders = face.shared_edges()
    return face
