"""The twelve islands before anything is drawn on them: a form that answers the name, and wishes for what stands where.

A form is a signed distance in board units (negative inside), put together from blobs and bays. Everything is given on
the board of its size (1200 × 800, 1000 × 700 or 800 × 600, y downward); the finished face is fitted to it again.
"""

from collections.abc import Callable
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

Grid = NDArray[np.float64]
Form = Callable[[Grid, Grid], Grid]


def limb(x1: float, y1: float, r1: float, x2: float, y2: float, r2: float) -> Form:
    """A rounded limb from one end to the other, its half width going from r1 to r2."""

    def distance(x: Grid, y: Grid) -> Grid:
        dx, dy = x2 - x1, y2 - y1
        along = np.clip(((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy), 0, 1)
        return np.hypot(x - x1 - along * dx, y - y1 - along * dy) - (r1 + along * (r2 - r1))

    return distance


def oval(cx: float, cy: float, rx: float, ry: float, turned: float = 0) -> Form:
    """An ellipse, turned by so many degrees."""

    def distance(x: Grid, y: Grid) -> Grid:
        c, s = np.cos(np.radians(turned)), np.sin(np.radians(turned))
        u, v = (x - cx) * c + (y - cy) * s, (y - cy) * c - (x - cx) * s
        far = np.hypot(u / rx, v / ry)
        steep = np.hypot(u / rx**2, v / ry**2)
        return far * (far - 1) / np.maximum(steep, 1e-9)

    return distance


def joined(*forms: Form, soft: float = 60) -> Form:
    """All of them, the inner corners filled softly."""

    def distance(x: Grid, y: Grid) -> Grid:
        whole = forms[0](x, y)
        for form in forms[1:]:
            other = form(x, y)
            near = np.maximum(soft - np.abs(whole - other), 0) / soft
            whole = np.minimum(whole, other) - near * near * soft / 4
        return whole

    return distance


def without(form: Form, *bays: Form, soft: float = 40) -> Form:
    """The form with bays taken out of it, their mouths rounded."""

    def distance(x: Grid, y: Grid) -> Grid:
        whole = form(x, y)
        for bay in bays:
            other = -bay(x, y)
            near = np.maximum(soft - np.abs(whole - other), 0) / soft
            whole = np.maximum(whole, other) + near * near * soft / 4
        return whole

    return distance


@dataclass(frozen=True)
class Island:
    """What makes a face this one and no other.

    `sea` is where on the board the middle of the sea's coast lies, `lakes` are (x, y, radius), `swell` and `chop` how
    far the coast wanders in wide and in short waves. `wishes` name a terrain or a symbol and a place, in parts of the
    board's width and height: the nearer the better. `bays` is how much an indented outline counts against roominess
    when one island is chosen among many.
    """

    name: str
    board: str
    ko: str
    en: str
    form: Form
    sea: tuple[float, float]
    lakes: tuple[tuple[float, float, float], ...] = ()
    swell: float = 24
    chop: float = 9
    wishes: tuple[tuple[str, float, float], ...] = field(default=())
    bays: float = 60

    @property
    def size(self) -> str:
        """L, M or S."""
        return self.board[0]


ISLANDS = (
    # Combed by the west wind: a blunt weather side, and spits that trail to the east.
    Island(
        "L1a",
        "L1",
        "솔바람 섬",
        "Pinewind Isle",
        without(
            joined(
                oval(440, 410, 370, 320, -8),
                limb(560, 250, 170, 1040, 170, 70),
                limb(600, 430, 190, 1100, 420, 80),
                limb(520, 600, 150, 900, 670, 75),
            ),
            limb(150, 90, 50, 330, 250, 24),
        ),
        sea=(480, 760),
        lakes=((560, 330, 74),),
        wishes=(("forest", 0.15, 0.4), ("forest", 0.7, 0.2), ("marker", 0.5, 0.5)),
        bays=250,
    ),
    # Broad and mild, nearly a loaf, with a pond at either end of the wheat.
    Island(
        "L1b",
        "L1",
        "너른 밀밭 섬",
        "Farwheat Isle",
        without(
            joined(oval(400, 390, 360, 310, 12), oval(800, 430, 350, 300, 8), soft=120),
            limb(590, 40, 60, 560, 190, 26),
            limb(1150, 640, 60, 980, 560, 30),
        ),
        sea=(150, 640),
        lakes=((370, 330, 72), (850, 440, 76)),
        swell=20,
        chop=7,
        wishes=(("field", 0.4, 0.6), ("field", 0.62, 0.4), ("marker", 0.5, 0.5)),
    ),
    # Two shores and a drowned valley between them, where the ferry goes.
    Island(
        "L2a",
        "L2",
        "안개나루 섬",
        "Mistferry Isle",
        without(
            joined(oval(330, 400, 300, 330, 15), oval(850, 380, 320, 330, -12), limb(330, 240, 190, 860, 230, 190)),
            limb(570, 800, 130, 640, 440, 44),
            limb(700, 20, 50, 690, 90, 24),
        ),
        sea=(620, 560),
        swell=28,
        chop=10,
        wishes=(("swamp", 0.35, 0.6), ("swamp", 0.75, 0.6), ("marker", 0.52, 0.3)),
    ),
    # A dragon asleep: long, bent, with mountains down its back.
    Island(
        "L2b",
        "L2",
        "긴등 섬",
        "Longspine Isle",
        joined(
            limb(90, 470, 90, 330, 330, 165),
            limb(330, 330, 165, 620, 400, 190),
            limb(620, 400, 190, 900, 440, 165),
            limb(900, 440, 150, 1120, 310, 95),
            limb(1120, 310, 80, 1190, 190, 36),
        ),
        sea=(640, 760),
        lakes=((800, 470, 66),),
        swell=26,
        chop=10,
        wishes=(("mountain", 0.25, 0.4), ("mountain", 0.5, 0.4), ("mountain", 0.78, 0.4), ("marker", 0.5, 0.55)),
    ),
    # Three arms about a middle that all want.
    Island(
        "M1a",
        "M1",
        "세 갈래 섬",
        "Threefork Isle",
        joined(
            limb(500, 370, 165, 500, 100, 128),
            limb(500, 370, 165, 180, 560, 136),
            limb(500, 370, 165, 820, 560, 136),
            soft=40,
        ),
        sea=(500, 660),
        lakes=((585, 300, 62),),
        swell=20,
        chop=9,
        wishes=(("marker", 0.5, 0.5), ("mountain", 0.5, 0.15), ("mountain", 0.2, 0.75)),
        bays=400,
    ),
    # A dome with its mouth in the south and a chimney on top.
    Island(
        "M1b",
        "M1",
        "가마 섬",
        "Kiln Isle",
        without(
            joined(oval(500, 400, 390, 270), limb(640, 220, 130, 680, 110, 95), limb(230, 560, 110, 770, 570, 110)),
            limb(480, 760, 105, 500, 520, 56),
        ),
        sea=(480, 600),
        swell=18,
        chop=8,
        wishes=(("mountain", 0.68, 0.15), ("hill", 0.3, 0.4), ("marker", 0.5, 0.42)),
        bays=150,
    ),
    # Two lobes, a pond in each.
    Island(
        "M2a",
        "M2",
        "쌍못 섬",
        "Twinpond Isle",
        joined(oval(290, 390, 260, 250, 20), oval(720, 320, 260, 250, 20), soft=150),
        sea=(330, 690),
        lakes=((300, 370, 66), (715, 330, 66)),
        swell=20,
        chop=8,
        wishes=(("marker", 0.5, 0.5), ("swamp", 0.2, 0.6)),
        bays=120,
    ),
    # Low and frayed: long creeks run into it, and a lagoon opens at its rim.
    Island(
        "M2b",
        "M2",
        "갈대 섬",
        "Reed Isle",
        without(
            oval(500, 350, 460, 270, -14),
            limb(230, 160, 44, 330, 280, 16),
            limb(770, 640, 44, 690, 480, 18),
            limb(1000, 160, 40, 850, 240, 18),
        ),
        sea=(560, 40),
        lakes=((330, 560, 84),),
        swell=28,
        chop=14,
        wishes=(("swamp", 0.4, 0.65), ("marker", 0.5, 0.45)),
        bays=150,
    ),
    # Round and worn by the water.
    Island(
        "S1a",
        "S1",
        "조약돌 섬",
        "Pebble Isle",
        joined(oval(390, 310, 300, 230, 14), oval(520, 270, 210, 180), soft=120),
        sea=(620, 520),
        swell=16,
        chop=5,
        wishes=(("marker", 0.5, 0.5),),
        bays=-100,
    ),
    # An oil lamp: its spout to the right, its ring to the left, the oil in the middle.
    Island(
        "S1b",
        "S1",
        "등잔 섬",
        "Lamp Isle",
        joined(
            oval(400, 350, 270, 190),
            limb(580, 320, 110, 730, 180, 60),
            limb(220, 280, 90, 110, 210, 66),
            limb(380, 180, 90, 390, 140, 60),
            soft=40,
        ),
        sea=(420, 590),
        lakes=((410, 330, 60),),
        swell=12,
        chop=6,
        wishes=(("mountain", 0.5, 0.15), ("marker", 0.5, 0.6)),
        bays=120,
    ),
    # An old crescent that closed about a pan of salt.
    Island(
        "S2a",
        "S2",
        "소금못 섬",
        "Saltpond Isle",
        without(oval(400, 300, 330, 245, -10), oval(560, 30, 70, 60), soft=50),
        sea=(200, 560),
        lakes=((520, 175, 74),),
        swell=18,
        chop=7,
        wishes=(("swamp", 0.7, 0.5), ("marker", 0.45, 0.55)),
    ),
    # A magpie from above: round body, a head with a beak, a long tail.
    Island(
        "S2b",
        "S2",
        "까치 섬",
        "Magpie Isle",
        joined(
            oval(450, 300, 210, 190, -20),
            limb(560, 220, 105, 690, 170, 80),
            limb(700, 165, 66, 810, 225, 14),
            limb(380, 370, 120, 90, 520, 80),
            limb(420, 220, 110, 330, 110, 70),
            soft=40,
        ),
        sea=(600, 500),
        swell=12,
        chop=6,
        wishes=(("marker", 0.55, 0.5), ("hill", 0.85, 0.25)),
        bays=200,
    ),
)
