"""3.2 Faces as the rules read them: terrain, symbols and borders. How they are drawn is nobody's business here."""

from typing import Any, Final

from hanpan.core import shape
from hanpan.core.shape import wrong
from hanpan.games.small_world_warcraft.actions import face_code
from hanpan.games.small_world_warcraft.tables import FACE_ROOM, SEA, SYMBOLS, TERRAINS

SIZES: Final = ("L", "M", "S")
NO_REGION: Final = -1  # the terrain of a number that is no region: 0 on a face without a sea
BITS: Final = tuple([2**n for n in range(int(FACE_ROOM))])


class Face:
    """One face of a board: a row for each region, 0 the sea if it has one, numbers without a gap.

    `borders[n]` is the set of the regions that border region n, as bits.
    """

    def __init__(self, name: str, terrain: list[int], symbols: list[int], borders: list[int]) -> None:
        self.name = name
        self.code: int = code_of_face(name)
        self.board = name[:2]
        self.size = name[0]
        self.terrain = terrain
        self.symbols = symbols
        self.borders = borders

    @property
    def regions(self) -> int:
        """How many regions it has, water too."""
        return len(self.terrain)

    def plain(self) -> dict[str, Any]:
        """The face as a position writes it (20.3): what the rules read, and nothing else."""
        regions: dict[str, Any] = {}
        for number, terrain in enumerate(self.terrain):
            row: dict[str, Any] = {"terrain": TERRAINS[terrain]}
            signs = [word for bit, word in enumerate(SYMBOLS) if self.symbols[number] >> bit & 1]
            if signs:
                row["symbols"] = signs
            regions[str(number)] = row
        pairs = [
            [number, other]
            for number in range(self.regions)
            for other in range(number + 1, self.regions)
            if self.borders[number] >> other & 1
        ]
        return {"regions": regions, "borders": pairs}


def is_face_name(name: object) -> bool:
    """Whether this could be a face's name: a capital, a digit, a small letter."""
    return (
        isinstance(name, str)
        and len(name) == 3
        and "A" <= name[0] <= "Z"
        and "0" <= name[1] <= "9"
        and "a" <= name[2] <= "z"
    )


def code_of_face(name: str) -> int:
    """A face's name as a number."""
    return int(face_code(ord(name[0]) - ord("A"), int(name[1]), ord(name[2]) - ord("a")))


def face_word(code: int) -> str:
    """The name of a face's number."""
    return chr(ord("A") + (code >> 9 & 31)) + str(code >> 5 & 15) + chr(ord("a") + (code & 31))


def region_word(name: int) -> str:
    """The name of a region's number, as people write it: L1a4."""
    return face_word(name >> 7) + str(name & 127)


def face_from_plain(name: str, plain: Any, field: str) -> Face:
    """3.2, 20.3 A face from plain data; ValueError, naming the field, if it cannot be one.

    Points, outlines, labels and names may stand in it or be left out: they are not read.
    """
    if not is_face_name(name):
        raise wrong(field, "a face is named by a capital, a digit and a small letter, like T1a")
    read = shape.mapping(plain, field, ["regions", "borders"], ["face", "board", "size", "name", "points"])
    rows = read["regions"]
    if not isinstance(rows, dict) or not 1 <= len(rows) <= FACE_ROOM:
        raise wrong(f"{field}.regions", f"must be a mapping of 1 to {FACE_ROOM} regions (20.3)")
    by_number: dict[str, Any] = {str(number): row for number, row in rows.items()}
    terrain: list[int] = []
    symbols: list[int] = []
    first: int = int("0" not in by_number)  # a face without a sea has no region 0
    if first == 1:
        terrain.append(NO_REGION)
        symbols.append(0)
    for number in range(first, first + len(by_number)):
        where = f"{field}.regions.{number}"
        if str(number) not in by_number:
            raise wrong(f"{field}.regions", f"regions are numbered without a gap: {number} is missing (3.2)")
        row = shape.mapping(by_number[str(number)], where, ["terrain"], ["symbols", "outline", "label"])
        kind = shape.word(row["terrain"], f"{where}.terrain", list(TERRAINS))
        if (kind == SEA) != (number == 0):
            raise wrong(f"{where}.terrain", "region 0 is the sea, and no other is (3.2)")
        terrain.append(kind)
        signs = 0
        for sign in shape.words(row.get("symbols", []), f"{where}.symbols", list(SYMBOLS)):
            signs |= BITS[sign]
        symbols.append(signs)
    borders = [0] * len(terrain)
    for i, pair in enumerate(shape.row(read["borders"], f"{field}.borders")):
        where = f"{field}.borders[{i}]"
        one, other = [shape.whole(end, where, first, len(terrain) - 1) for end in shape.row(pair, where, 2)]
        if one == other:
            raise wrong(where, "a region does not border itself")
        borders[one] |= BITS[other]
        borders[other] |= BITS[one]
    return Face(name, terrain, symbols, borders)
