"""2.3 What lies on the islands at the start, held against the map files: pictures may be drawn anew."""

import pytest

import hanpan
from hanpan.games.small_world_warcraft.maps import every_face

FACES = every_face()
MATCHES = [
    (2, ["L1a", "S1a"]),
    (3, ["L1b", "M1a", "S1b"]),
    (4, ["L2a", "M1b", "M2a", "S2a"]),
    (5, ["L1a", "L2b", "M2b", "S1a", "S2b"]),
]


def with_symbol(face: str, symbol: str) -> set[str]:
    regions = FACES[face].plain()["regions"]
    return {f"{face}{number}" for number, region in regions.items() if symbol in region.get("symbols", [])}


@pytest.mark.parametrize(("seats", "boards"), MATCHES)
def test_a_murloc_on_every_murloc_symbol_a_marker_on_each_marker_symbol(seats: int, boards: list[str]) -> None:
    options = {"faces": ",".join(boards)}
    position = hanpan.new("small_world_warcraft", seats=seats, options=options, seed="murlocs").position()
    murlocs = {name for name, there in position["regions"].items() if there is not None}
    assert all(position["regions"][name] == {"race": "murloc", "tokens": 1} for name in murlocs)
    assert murlocs == set().union(*[with_symbol(face, "murloc") for face in boards])
    assert len(murlocs) == 3 * seats, "as many as 2.1 says"
    assert {face: {there["at"]} for face, there in position["markers"].items()} == {
        face: with_symbol(face, "marker") for face in boards
    }
    assert not any(there["up"] for there in position["markers"].values())
