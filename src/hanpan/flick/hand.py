"""The player's hand: what a flick asks for, and what the finger makes of it.

A flick is one impulse from rest, so it is a velocity and, where it does not go through the die's centre, a spin.
The finger's deviation comes as two indexes into a fixed table of normal quantiles: no platform's arithmetic matters.
"""

import math
from dataclasses import dataclass
from statistics import NormalDist
from typing import Final

from hanpan.flick.die import SIDE, Vector

BEFORE: Final = 20.0
"""How far before the Start Line the die's centre stands (3.1)."""

STEADY: Final[dict[str, tuple[float, float]]] = {
    "exact": (0.0, 0.0),
    "natural": (0.04, 1.5),
    "shaky": (0.10, 4.0),
}
"""Option `steady_hand` → standard deviations of speed (a share of it) and direction (degrees)."""

STEPS: Final = 4096

QUANTILES: Final = tuple(round(10_000 * NormalDist().inv_cdf((index + 0.5) / STEPS)) / 10_000 for index in range(STEPS))
"""The middle of each of 4096 equally likely slices of a normal distribution, to four decimals."""


@dataclass(frozen=True, slots=True)
class Flick:
    """What the player aims at (chapter 9): m/s, degrees and millimetres."""

    speed: float
    angle: float = 0.0
    """From straight ahead, to the right positive."""
    loft: float = 0.0
    x: float = 0.0
    side: float = 0.0
    """Where the finger hits the die's rear face, to the right of its centre."""
    height: float = 0.0

    def __post_init__(self) -> None:
        for name, value, low, high in (
            ("speed", self.speed, 0.10, 2.50),
            ("angle", self.angle, -45.0, 45.0),
            ("loft", self.loft, 0.0, 40.0),
            ("x", self.x, -45.0, 45.0),
            ("side", self.side, -6.0, 6.0),
            ("height", self.height, -6.0, 6.0),
        ):
            if not low <= value <= high:
                raise ValueError(f"{name}: {value} is not between {low:g} and {high:g}")


@dataclass(frozen=True, slots=True)
class Finger:
    """How this one flick strayed: indexes 0..4095 into QUANTILES."""

    speed: int
    angle: int

    def __post_init__(self) -> None:
        for name, value in (("speed", self.speed), ("angle", self.angle)):
            if not 0 <= value < STEPS:
                raise ValueError(f"{name}: {value} is not between 0 and {STEPS - 1}")


@dataclass(frozen=True, slots=True)
class Launch:
    """The die as it leaves the finger: place across the pad in mm, velocity in m/s, spin in rad/s."""

    x: float
    velocity: Vector
    spin: Vector

    def mirrored(self) -> "Launch":
        """The same seen in a mirror that swaps left and right; a spin is an axial vector."""
        (vx, vy, vz), (wx, wy, wz) = self.velocity, self.spin
        return Launch(-self.x, (-vx, vy, vz), (wx, -wy, -wz))

    def leans_left(self) -> bool:
        """Whether this launch, and not its mirror image, is the left one of the two."""
        for number in (self.velocity[0], self.x, -self.spin[2], -self.spin[1]):
            if number:
                return number < 0
        return False


def launch(flick: Flick, finger: Finger | None, hand: str) -> Launch:
    """The velocity and spin that the finger's impulse gives; no finger, or the exact hand, gives what was aimed at.

    With the impulse m·v at the point r of the rear face, the spin of a cube of side a is 6·(r × v) / a².
    """
    by_speed, by_angle = STEADY[hand]
    speed, angle = flick.speed, flick.angle
    if finger is not None:
        speed *= max(0.1, 1 + by_speed * QUANTILES[finger.speed])
        angle += by_angle * QUANTILES[finger.angle]
    loft, ahead = math.radians(flick.loft), math.radians(abs(angle))
    level = speed * math.cos(loft)
    # Rounded, so that the last bit of a platform's sine changes nothing.
    vx = math.copysign(round(level * math.sin(ahead), 9), angle) + 0.0
    vy, vz = round(level * math.cos(ahead), 9), round(speed * math.sin(loft), 9)
    rx, ry, rz = flick.side / 1000, -SIDE / 2000, flick.height / 1000
    share = 6 / (SIDE / 1000) ** 2
    spin = (share * (ry * vz - rz * vy), share * (rz * vx - rx * vz), share * (rx * vy - ry * vx))
    return Launch(flick.x, (vx, vy, vz), (round(spin[0], 6), round(spin[1], 6) + 0.0, round(spin[2], 6) + 0.0))
