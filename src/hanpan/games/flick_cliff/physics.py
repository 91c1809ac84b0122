"""The flicked die, really simulated (13.1): between the numbers of the rules and those of `hanpan.flick`.

Loaded only by whoever simulates; it is never compiled, and the rules do not know it.
"""

from collections.abc import Callable
from functools import cache
from importlib.metadata import version
from platform import machine
from typing import Any

from hanpan.core.action import NotSimulated, Plain
from hanpan.core.physics import Physics
from hanpan.games.flick_cliff.actions import flick_of, on_cell
from hanpan.games.flick_cliff.sheet import sheet_from_plain
from hanpan.games.flick_cliff.sheets import LANDINGS
from hanpan.games.flick_cliff.tables import NOT_ASKED, OUT, SHORT

MODEL = 1
"""One more whenever the same flick would land elsewhere, or be recorded otherwise, with the same MuJoCo."""


class FlickedDie(Physics):
    """13.2 Same input, same result, bit for bit, on one version of MuJoCo and one kind of processor."""

    def __init__(self) -> None:
        self.version = f"die {MODEL}, mujoco {version('mujoco-core')}, {machine()}"

    def simulate(
        self, options: dict[str, Any], sheet: Plain | None, what: int, request: list[int]
    ) -> tuple[int, Plain | None]:
        """3 One flick: the landing's number, and the die's path."""
        from hanpan.flick import NUMBERS, Finger, Flick, simulate

        action, pose, speed, angle = request
        told = flick_of(action)
        if pose == NOT_ASKED:
            pose = NUMBERS[told.top, told.front] if told.top else 1
        finger = None if speed == NOT_ASKED else Finger(speed, angle)
        try:
            landing, path = simulate(
                Flick(told.speed, told.angle, told.loft, told.x, told.side, told.height),
                pose,
                finger,
                hand=options["steady_hand"],
                sheet=paper(sheet),
            )
        except ValueError as error:
            raise NotSimulated(f"chance: the flick cannot be simulated: {error}") from error
        if landing.kind == "cell":
            return on_cell(landing.cell, landing.pip, int(landing.tilted)), path.encoded()
        return (SHORT if landing.kind == "short" else OUT), path.encoded()

    def warm(self) -> None:
        from hanpan.flick import Flick, simulate

        simulate(Flick(0.3), 1, None)

    def measure(
        self, sheet: Plain, draws: int, seed: int, jobs: int = 1, progress: Callable[[int, int], None] | None = None
    ) -> Plain:
        """13.4 The table of landings on a sheet."""
        from hanpan.flick.tables import make

        sheet_from_plain({name: value for name, value in sheet.items() if name != LANDINGS})
        return make(draws, seed, jobs, paper(sheet), progress)


PHYSICS = FlickedDie()


def paper(sheet: Plain | None) -> Any:
    """The folded strip of a sheet's file, as the simulation wants it; ValueError for what cannot be one."""
    if sheet is None:
        raise ValueError("sheet: none is named")
    action = sheet["action_sheet"]
    return _paper(
        len(action["cells"]), action["panel_mm"], action["fold_degrees"], action["width_mm"], action["pad_mm"]
    )


@cache
def _paper(cells: int, panel: float, fold: float, width: float, pad: float) -> Any:
    from hanpan.flick import Sheet

    return Sheet(cells, float(panel), float(fold), float(width), float(pad))
