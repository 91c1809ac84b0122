"""Making and drawing: the same seed makes the same file, and a border is one line from both sides."""

import pytest

from .workshop import curves, face, making, placing, shapes

PEBBLE = next(island for island in shapes.ISLANDS if island.name == "S1a")


def test_a_seed_makes_the_same_bytes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Twice the same seed, and another one."""
    monkeypatch.setattr(placing, "TURNS", 2500)
    monkeypatch.setattr(making, "ENOUGH", 2)
    once = face.write(making.make(PEBBLE, 3, tries=20))
    assert face.write(making.make(PEBBLE, 3, tries=20)) == once
    assert face.write(making.make(PEBBLE, 4, tries=20)) != once


def test_without_a_lawful_island_it_says_so() -> None:
    """Rather no face than a bad one."""
    with pytest.raises(ValueError, match="no lawful face by seed 3"):
        making.make(PEBBLE, 3, tries=0)


@pytest.mark.parametrize("file", sorted(face.FOLDER.glob("*.yaml")), ids=lambda file: file.stem)
def test_a_file_is_written_as_it_is_read(file: face.Path) -> None:
    """A face edited by hand keeps the form of the others."""
    text = file.read_text(encoding="utf-8")
    assert face.write(face.read(text)) == text


@pytest.mark.parametrize("shown", face.read_all(), ids=lambda shown: shown.face)
def test_an_edge_is_one_curve_from_both_sides(shown: face.Face) -> None:
    """Neighbours share their line, however smooth it is drawn."""
    drawn = curves.Curves(shown)
    for a, b in shown.shared_edges():
        for edge in shown.edges(a) & shown.edges(b):
            p, q = sorted(edge)
            there = drawn.curve(p, q)[1:].split()
            back = drawn.curve(q, p)[1:].split()
            assert there[:2] == back[2:4]
            assert there[2:4] == back[:2]
