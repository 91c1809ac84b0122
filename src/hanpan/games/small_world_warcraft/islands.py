"""17. The option `faces`: which islands are played, by name."""

from typing import Final

from hanpan.games.small_world_warcraft.atlas import Face
from hanpan.games.small_world_warcraft.tables import TABLES

RANDOM: Final = "random"
FACES_EXAMPLES: Final = ("L1a,S2b", "L1a,M2b,S2b", "L1a,M1b,M2b,S2b", "L1a,L2b,M2b,S1a,S2b")


def read_faces(told: str, atlas: tuple[Face, ...]) -> list[Face]:
    """The faces named, in the order of `boards` (2.2); none for `random`. ValueError for what cannot be played."""
    if told == RANDOM:
        return []
    by_name = {face.name: face for face in atlas}
    names = [name.strip() for name in told.split(",")]
    for name in names:
        if name not in by_name:
            raise ValueError(f"there is no face {name!r}; there are {', '.join(by_name)}, or {RANDOM} (17)")
    faces = sorted([by_name[name] for name in names], key=lambda face: face.name)
    boards = [face.board for face in faces]
    if len(set(boards)) < len(boards):
        raise ValueError("a board has two faces, but lies on the table once (17)")
    return faces


def fixed_faces(told: str, atlas: tuple[Face, ...], seats: int) -> tuple[Face, ...]:
    """The same for so many seats: as many islands of each size as 2.1 says."""
    faces = read_faces(told, atlas)
    table = TABLES[seats]
    wanted = {"L": table.large, "M": table.middle, "S": table.small}
    for size, n in wanted.items():
        found = len([face for face in faces if face.size == size])
        if faces and found != n:
            row = ", ".join([f"{n} {size}" for size, n in wanted.items() if n > 0])
            raise ValueError(f"options.faces: {seats} seats play on {row} (2.1), not on {found} {size}")
    return tuple(faces)
