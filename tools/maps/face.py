"""A face as its file has it (3.2), read and written: the same face always makes the same bytes."""

from dataclasses import dataclass, field
from pathlib import Path

import yaml
from shapely.geometry import Polygon

FOLDER = Path(__file__).parents[2] / "src" / "hanpan" / "games" / "small_world_warcraft" / "maps"
BOARD = {"L": (1200, 800), "M": (1000, 700), "S": (800, 600)}
WIDTH = 118

Point = tuple[int, int]
Border = tuple[int, int]


@dataclass
class Region:
    """One region: its terrain, its symbols, the names of its corners in order, and where its middle is."""

    terrain: str
    symbols: list[str]
    outline: list[str]
    label: Point


@dataclass
class Face:
    """One side of a board. Region 0 is the sea, land follows, lakes are last."""

    face: str
    board: str
    size: str
    name: dict[str, str]
    points: dict[str, Point]
    regions: dict[int, Region]
    borders: list[Border] = field(default_factory=list)

    def polygon(self, number: int) -> Polygon:
        """The region's area on the board."""
        return Polygon([self.points[name] for name in self.regions[number].outline])

    def edges(self, number: int) -> set[frozenset[str]]:
        """The region's edges, each as the two names of its ends."""
        outline = self.regions[number].outline
        return {frozenset(pair) for pair in zip(outline, outline[1:] + outline[:1], strict=True)}

    def land(self) -> list[int]:
        """The numbers of all regions that are no water."""
        return [number for number, region in self.regions.items() if region.terrain not in ("sea", "lake")]

    def lakes(self) -> list[int]:
        """The numbers of the lakes."""
        return [number for number, region in self.regions.items() if region.terrain == "lake"]

    def near(self, number: int) -> set[int]:
        """The regions that border this one, water too."""
        return {b if a == number else a for a, b in self.borders if number in (a, b)}

    def near_land(self, number: int) -> set[int]:
        """The land regions that border this one."""
        return self.near(number) & set(self.land())

    def having(self, symbol: str) -> list[int]:
        """The regions that bear a symbol."""
        return [number for number, region in self.regions.items() if symbol in region.symbols]

    def shared_edges(self) -> list[Border]:
        """The borders as the outlines have them."""
        numbers = sorted(self.regions)
        return [(a, b) for a in numbers for b in numbers if a < b and self.edges(a) & self.edges(b)]


def read(text: str) -> Face:
    """A face from the text of its file."""
    told = yaml.load(text, yaml.CSafeLoader)
    regions = {
        number: Region(row["terrain"], list(row.get("symbols", [])), list(row["outline"]), tuple(row["label"]))
        for number, row in told["regions"].items()
    }
    points = {name: tuple(point) for name, point in told["points"].items()}
    borders = [(a, b) for a, b in told["borders"]]
    return Face(told["face"], told["board"], told["size"], told["name"], points, regions, borders)


def read_all() -> list[Face]:
    """Every face of the game, by its name."""
    return [read(file.read_text(encoding="utf-8")) for file in sorted(FOLDER.glob("*.yaml"))]


def wrapped(start: str, parts: list[str], end: str, indent: str) -> list[str]:
    """Start, the parts with commas between them, end: on as many lines as needed."""
    lines = [start]
    for i, part in enumerate(parts):
        piece = part + (", " if i < len(parts) - 1 else end)
        if len(lines[-1]) + len(piece.rstrip()) > WIDTH:
            lines[-1] = lines[-1].rstrip()
            lines.append(indent)
        lines[-1] += piece
    return lines


def by_kind(named: tuple[str, Point]) -> tuple[str, int]:
    """Points in the order of their letter and number."""
    return named[0][0], int(named[0][1:])


def write(face: Face) -> str:
    """The text of the face's file: one region a line, in flow style."""
    lines = [
        f"face: {face.face}",
        f"board: {face.board}",
        f"size: {face.size}",
        f"name: {{ko: {face.name['ko']}, en: {face.name['en']}}}",
    ]
    points = [f"{name}: [{x}, {y}]" for name, (x, y) in sorted(face.points.items(), key=by_kind)]
    lines += wrapped("points: {", points, "}", "  ")
    lines.append("regions:")
    for number, region in face.regions.items():
        symbols = f"symbols: [{', '.join(region.symbols)}], " if region.symbols else ""
        label = f"label: [{region.label[0]}, {region.label[1]}]"
        outline = f"outline: [{', '.join(region.outline)}]"
        lines.append(f"  {number}: {{terrain: {region.terrain}, {symbols}{label}, {outline}}}")
    lines += wrapped("borders: [", [f"[{a}, {b}]" for a, b in face.borders], "]", "  ")
    return "\n".join(lines) + "\n"
