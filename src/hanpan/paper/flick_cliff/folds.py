"""Where the action sheet is folded and, if it is longer than A4, where it is parted: 1.2 in millimetres."""

from dataclasses import dataclass
from math import cos, radians, sin
from typing import Final

from hanpan.games.flick_cliff.sheet import Sheet
from hanpan.paper.book import HIGH, WIDE

SLACK: Final = 0.5
"""By so much a sheet may be longer than the paper and still be its length."""
NARROWER: Final = 1.5
"""A flap for glue is shorter than the panel above it by so much, to stay clear of the next fold."""
START_PLACE: Final = 20.0
"""3.1 The die's middle is so far before the Start Line when it is flicked."""


@dataclass(frozen=True)
class Part:
    """The panels `first` to `last` (from 1), on one page from the paper's lower edge upward."""

    first: int
    last: int
    pad: float
    panel: float
    flap: float

    @property
    def length(self) -> float:
        """Without the flap."""
        return self.pad + (self.last - self.first + 1) * self.panel

    def foot(self, panel: int) -> float:
        """How far from the paper's edge a panel begins."""
        return self.pad + (panel - self.first) * self.panel

    def folds(self) -> list[tuple[float, bool]]:
        """Each fold's distance from the paper's edge, and whether it is a mountain; the Start Line is the first."""
        found = [(self.foot(panel), panel % 2 == 1) for panel in range(self.first, self.last + 1)]
        if self.flap:
            found.append((self.length, self.last % 2 == 0))
        return found if self.pad else found[1:]


def parts(sheet: Sheet) -> list[Part]:
    """The sheet on as few pages as it needs; joined in valleys, where the die does not meet the seam.

    ValueError if it is wider than the paper.
    """
    if sheet.width > WIDE:
        raise ValueError(f"action_sheet.width_mm is {sheet.width:g}, and A4 paper only {WIDE:g} mm wide")
    panels, panel, flap = 2 * int(sheet.cells), sheet.panel, sheet.panel - NARROWER
    found: list[Part] = []
    done = 0
    while done < panels:
        pad = 0.0 if found else sheet.pad
        if pad + (panels - done) * panel <= HIGH + SLACK:
            found.append(Part(done + 1, panels, pad, panel, 0.0))
            break
        fit = int((HIGH - pad - flap) // panel)
        last = done + fit if (done + fit) % 2 else done + fit - 1
        found.append(Part(done + 1, last, pad, panel, flap))
        done = last
    return found


def ridge(sheet: Sheet) -> float:
    """13.1 How high the ridges and the pad stand above the table when the sheet is folded."""
    return float(sheet.panel * sin(radians(sheet.fold)))


def stride(sheet: Sheet) -> float:
    """How far a panel reaches over the table when the sheet is folded."""
    return float(sheet.panel * cos(radians(sheet.fold)))
