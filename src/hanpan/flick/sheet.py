"""The folded action sheet as numbers: lengths in millimetres, angles in degrees.

The axes of everything physical: x to the player's right, y away from the player, z up. The origin is the middle of
the Start Line, at the height of the pad and of the ridges; the valleys touch the table, `ridge` below it.
"""

import math
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Sheet:
    """A strip of paper: a raised pad, then two panels for every cell, folded in zig-zag (1.2)."""

    cells: int = 8
    panel: float = 16.0
    """Length of one panel, along the strip."""
    fold: float = 43.0
    """How steeply a panel stands; a valley is open by 180° less twice this. Steeper than 45° the die would wedge."""
    width: float = 105.0
    pad: float = 41.0

    def __post_init__(self) -> None:
        for name, value, low, high in (
            ("cells", self.cells, 1, 12),
            ("panel", self.panel, 12.0, 40.0),
            ("fold", self.fold, 25.0, 45.0),
            ("width", self.width, 30.0, 400.0),
            ("pad", self.pad, 28.0, 120.0),
        ):
            if not low <= value <= high:
                raise ValueError(f"{name}: {value} is not between {low} and {high}")
        if self.ridge < 8.0:  # a shallower valley does not hold a die of 15 mm by its edge
            raise ValueError(f"panel, fold: ridges of {self.ridge:.1f} mm are too low for a die of 15 mm")

    @property
    def pitch(self) -> float:
        """From one ridge to the next."""
        return 2 * self.panel * math.cos(math.radians(self.fold))

    @property
    def ridge(self) -> float:
        """Height of the ridges, and of the pad, over the table."""
        return self.panel * math.sin(math.radians(self.fold))

    @property
    def end(self) -> float:
        """Where the last ridge is."""
        return self.cells * self.pitch

    def valley(self, cell: int) -> float:
        """Where the fold line of a cell (from 1) is."""
        return (cell - 0.5) * self.pitch

    def cell_at(self, y: float) -> int:
        """The cell whose valley is nearest; a die exactly over a ridge belongs to the player's side (3.4)."""
        return min(max(math.ceil(y / self.pitch), 1), self.cells)


@dataclass(frozen=True, slots=True)
class Panel:
    """One panel as a slab whose upper face is the paper."""

    y: float
    z: float
    tilt: float
    """Turn about the x axis; positive when the panel rises away from the player."""


THICK = 4.0
"""The slab's thickness: the paper has none, but a slab cannot be shot through."""


def panels(sheet: Sheet, more: float = 0.0, still: int = 1) -> list[Panel]:
    """The slabs' centres, the sheet folded by `more` degrees than usual while one cell's valley stays where it is."""
    angle = math.radians(sheet.fold + more)
    run, rise = sheet.panel * math.cos(angle), sheet.panel * math.sin(angle)
    slabs = []
    for cell in range(1, sheet.cells + 1):
        bottom = sheet.valley(still) + (cell - still) * 2 * run
        for side in (-1, 1):
            y = bottom + side * (run / 2 + THICK / 2 * math.sin(angle))
            z = -sheet.ridge + rise / 2 - THICK / 2 * math.cos(angle)
            slabs.append(Panel(y, z, side * math.degrees(angle)))
    return slabs


V2_1 = Sheet()
"""The rulebook's sheet: A4 lengthwise."""
