"""What the sheets are drawn with: a soft and a hard pencil, and the lines that mean cutting and folding."""

from dataclasses import dataclass
from typing import Final

GRAPHITE: Final = "#2b2825"
QUIET: Final = "#6b6154"
FAINT: Final = "#bdb6aa"
HAZE: Final = "#e4dfd6"
WHITE: Final = "#ffffff"


@dataclass(frozen=True)
class Stroke:
    """How a line is drawn: width and dashes in millimetres."""

    width: float = 0.3
    ink: str = GRAPHITE
    dash: tuple[float, ...] = ()


LINE: Final = Stroke()
THICK: Final = Stroke(0.6)
SOFT: Final = Stroke(0.2, QUIET)
HAIR: Final = Stroke(0.15, FAINT)

CUT: Final = Stroke(0.3)
MOUNTAIN: Final = Stroke(0.3, GRAPHITE, (5.0, 1.1, 0.5, 1.1))
VALLEY: Final = Stroke(0.3, GRAPHITE, (2.4, 1.6))
DOTTED: Final = Stroke(0.55, GRAPHITE, (0.01, 1.5))
