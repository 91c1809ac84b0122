"""The die: its faces, its 24 ways to stand on the pad, and the turns between them.

At pose 1 the body's axes are the world's, 1 on top and 2 towards the player; 1, 2 and 3 run counter-clockwise round
their corner. A turn is a unit quaternion (w, x, y, z).
"""

import math
from typing import Final

Turn = tuple[float, float, float, float]
Vector = tuple[float, float, float]

SIDE: Final = 15.0
HALF: Final = SIDE / 2
ROUND: Final = 1.5
MASS: Final = 0.004

NORMALS: Final[dict[int, Vector]] = {
    1: (0.0, 0.0, 1.0),
    2: (0.0, -1.0, 0.0),
    3: (1.0, 0.0, 0.0),
    4: (-1.0, 0.0, 0.0),
    5: (0.0, 1.0, 0.0),
    6: (0.0, 0.0, -1.0),
}
"""Where each face looks, in the body's axes."""

UNTURNED: Final[Turn] = (1.0, 0.0, 0.0, 0.0)


def product(a: Turn, b: Turn) -> Turn:
    """First b, then a."""
    return (
        a[0] * b[0] - a[1] * b[1] - a[2] * b[2] - a[3] * b[3],
        a[0] * b[1] + a[1] * b[0] + a[2] * b[3] - a[3] * b[2],
        a[0] * b[2] - a[1] * b[3] + a[2] * b[0] + a[3] * b[1],
        a[0] * b[3] + a[1] * b[2] - a[2] * b[1] + a[3] * b[0],
    )


def inverse(a: Turn) -> Turn:
    return (a[0], -a[1], -a[2], -a[3])


def turned(turn: Turn, v: Vector) -> Vector:
    _, x, y, z = product(product(turn, (0.0, *v)), inverse(turn))
    return (x, y, z)


def about_x(degrees: float) -> Turn:
    half = math.radians(degrees) / 2
    return (math.cos(half), math.sin(half), 0.0, 0.0)


def between(a: Turn, b: Turn) -> float:
    """The angle in degrees that leads from one turn to the other."""
    w, x, y, z = product(inverse(a), b)
    return math.degrees(2 * math.atan2(math.sqrt(x * x + y * y + z * z), abs(w)))


def _all_turns() -> list[Turn]:
    """The 24 turns that bring a cube onto itself."""
    half, root = 0.5, math.sqrt(0.5)
    turns: list[Turn] = [UNTURNED, (0.0, 1.0, 0.0, 0.0), (0.0, 0.0, 1.0, 0.0), (0.0, 0.0, 0.0, 1.0)]
    turns += [(half, i * half, j * half, k * half) for i in (1, -1) for j in (1, -1) for k in (1, -1)]
    for first in range(4):
        for second in range(first + 1, 4):
            for sign in (root, -root):
                four = [0.0, 0.0, 0.0, 0.0]
                four[first], four[second] = root, sign
                turns.append((four[0], four[1], four[2], four[3]))
    return turns


def face_towards(turn: Turn, direction: Vector) -> int:
    """The face of a die so turned that looks most nearly along a direction."""
    back = turned(inverse(turn), direction)
    return max(NORMALS, key=lambda face: sum(p * q for p, q in zip(NORMALS[face], back)))


TURNS: Final = tuple(
    sorted(_all_turns(), key=lambda turn: (face_towards(turn, (0.0, 0.0, 1.0)), face_towards(turn, (0.0, -1.0, 0.0))))
)

POSES: Final[dict[int, tuple[int, int]]] = {
    number: (face_towards(turn, (0.0, 0.0, 1.0)), face_towards(turn, (0.0, -1.0, 0.0)))
    for number, turn in enumerate(TURNS, start=1)
}
"""The 24 start orientations: number → (top face, face towards the player), in the order of these two (10)."""

NUMBERS: Final = {faces: number for number, faces in POSES.items()}
"""(top face, face towards the player) → number."""


def turn_of(pose: int) -> Turn:
    """The turn from pose 1 to a numbered pose; ValueError if there is none of that number."""
    if pose not in POSES:
        raise ValueError(f"pose: {pose} is not between 1 and 24")
    return TURNS[pose - 1]


def shown(pose: int, face: int) -> int:
    """The face that a die started in a numbered pose has where one started in pose 1 has `face`."""
    return face_towards(turn_of(pose), NORMALS[face])
