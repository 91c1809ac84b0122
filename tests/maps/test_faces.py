"""The twelve faces as they are shipped: chapter 3 of the rulebook, and what the game itself reads of them."""

from collections import Counter
from collections.abc import Callable
from itertools import product

import pytest
import yaml

from .workshop import check, face

FILES = sorted(face.FOLDER.glob("*.yaml"))
FACES = {file.stem: face.read(file.read_text(encoding="utf-8")) for file in FILES}

# 3.4 and 3.6 once more, as the rulebook prints them.
NUMBERS = """
| size | land | field | forest | hill | swamp | mountain | cavern | magic | landing | murloc | marker | shores |
| L | 11 | 2 | 2 | 2 | 2 | 3 | 2 | 2 | 4 | 4 | 1 | 6 |
| M | 9 | 2 | 2 | 2 | 1 | 2 | 2 | 1 | 3 | 3 | 1 | 5 |
| S | 7 | 2 | 1 | 2 | 1 | 1 | 1 | 1 | 3 | 2 | 1 | 4 |
"""
LAKES = {"L1a": 1, "L1b": 2, "L2a": 0, "L2b": 1, "M1a": 1, "M1b": 0}
LAKES |= {"M2a": 2, "M2b": 1, "S1a": 0, "S1b": 1, "S2a": 1, "S2b": 0}
# 2.1: L, M and S boards, mountains and Murlocs for each number of seats.
TABLE = {2: (1, 0, 1, 4, 6), 3: (1, 1, 1, 6, 9), 4: (1, 2, 1, 8, 12), 5: (2, 1, 2, 10, 15)}


def test_the_twelve_faces_are_there() -> None:
    """3.6 Twelve, each in a file of its own name."""
    assert [file.stem for file in FILES] == sorted(LAKES)
    assert all(name == shown.face for name, shown in FACES.items())
    assert {name: len(shown.lakes()) for name, shown in FACES.items()} == LAKES
    assert len({shown.name["ko"] for shown in FACES.values()}) == 12


@pytest.mark.parametrize("law", check.LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("name", FACES)
def test_every_law_holds(name: str, law: Callable[[face.Face], check.Faults]) -> None:
    """3.2 to 3.6, and what makes a face legible and fair."""
    assert list(law(FACES[name])) == []


def test_the_laws_count_as_the_rulebook_does() -> None:
    """3.4"""
    head, *rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in NUMBERS.strip().splitlines()]
    told = {row[0]: dict(zip(head[1:], map(int, row[1:]), strict=True)) for row in rows}
    assert told == check.COUNTS


@pytest.mark.parametrize("name", FACES)
def test_the_plain_file_says_the_same(name: str) -> None:
    """3.2, 3.4 Counted from the bare file, without the workshop's own reading."""
    plain = yaml.safe_load((face.FOLDER / f"{name}.yaml").read_text(encoding="utf-8"))
    regions = plain["regions"]
    assert set(plain) == {"face", "board", "size", "name", "points", "regions", "borders"}
    assert plain["face"] == name
    counts = check.COUNTS[name[0]]
    kinds = Counter(region["terrain"] for region in regions.values())
    kinds.update(symbol for region in regions.values() for symbol in region.get("symbols", []))
    land = {n for n, region in regions.items() if region["terrain"] not in ("sea", "lake")}
    kinds["land"] = len(land)
    kinds["shores"] = sum(0 in border and border[1] in land for border in plain["borders"])
    assert {word: kinds[word] for word in counts} == counts
    assert [n for n, region in regions.items() if region["terrain"] == "sea"] == [0]

    walls: dict[frozenset[str], list[int]] = {}
    for number, region in regions.items():
        outline = region["outline"]
        for pair in zip(outline, outline[1:] + outline[:1], strict=True):
            walls.setdefault(frozenset(pair), []).append(number)
    assert max(len(owners) for owners in walls.values()) == 2
    meeting = {tuple(sorted(owners)) for owners in walls.values() if len(owners) == 2}
    assert sorted(meeting) == [tuple(border) for border in plain["borders"]]


def test_no_draw_needs_more_pieces_than_there_are() -> None:
    """2.1, 3.4 Whatever boards and faces are drawn: so many mountains, Murlocs and 9 land regions a player."""
    for seats, (large, middle, small, mountains, murlocs) in TABLE.items():
        for drawn in product(
            *(kinds(size) for size, n in (("L", large), ("M", middle), ("S", small)) for _ in range(n))
        ):
            assert sum(m for m, _, _ in drawn) == mountains
            assert sum(m for _, m, _ in drawn) == murlocs
            assert sum(land for _, _, land in drawn) == 9 * seats


def kinds(size: str) -> set[tuple[int, int, int]]:
    """Mountains, Murlocs and land regions of the faces of a size: one row if all are alike."""
    return {
        (
            sum(region.terrain == "mountain" for region in shown.regions.values()),
            len(shown.having("murloc")),
            len(shown.land()),
        )
        for shown in FACES.values()
        if shown.size == size
    }


def test_the_game_reads_what_is_drawn() -> None:
    """3.2 Terrain, symbols and borders of every face come into the rules as they stand in the files."""
    from hanpan.games.small_world_warcraft.maps import every_face

    read = every_face()
    assert set(read) == set(FACES)
    for name, shown in FACES.items():
        plain = read[name].plain()
        assert [tuple(pair) for pair in plain["borders"]] == shown.borders
        for number, region in shown.regions.items():
            row = plain["regions"][str(number)]
            assert row["terrain"] == region.terrain
            assert set(row.get("symbols", [])) == set(region.symbols)
