"""The world of MuJoCo: a table, the pad, the folded sheet and one die, built of a sheet's numbers.

The die is a box of half size 6 mm with a margin of 1.5 mm: a cube of 15 mm with exactly rounded edges, at a box's
price. What is built is never changed and may be shared by threads; each throw has its own data.
"""

from functools import cache
from typing import Any, Final

import mujoco
import numpy as np
from numpy.typing import NDArray

from hanpan.flick.die import HALF, MASS, ROUND, SIDE, Turn, Vector, about_x
from hanpan.flick.sheet import THICK, Panel, Sheet, panels

Panels = tuple[NDArray[np.float64], NDArray[np.float64]]
"""Places in metres and turns of all panels."""

RATE: Final = 1920
"""Steps a second."""
FRAMES: Final = 60
"""Frames a second in a recorded path."""
REST: Final = 6
"""For how many frames a die must hardly move."""
SLIDE: Final = 0.4
SLIPPERY: Final = 0.15
"""Friction while the sheet is folded to seat a die."""


_WORLD = """
<mujoco>
  <compiler angle="degree"/>
  <size memory="2M"/>
  <option timestep="{step!r}" integrator="implicitfast" cone="elliptic" impratio="10" solver="Newton"
          tolerance="1e-10" iterations="100" jacobian="dense" gravity="0 0 -9.81">
    <flag autoreset="disable"/>
  </option>
  <default>
    <geom condim="6" friction="{slide} 0.0008 0.00005" solref="0.004 0.8" solimp="0.95 0.99 0.0002"/>
  </default>
  <worldbody>
    <geom name="table" type="plane" size="0 0 1" pos="0 0 {table:.9f}"/>
    <geom name="pad" type="box" size="{half_width:.9f} {half_pad:.9f} {half_ridge:.9f}"
          pos="0 {pad_y:.9f} {pad_z:.9f}"/>
    {panels}
    <body name="die" pos="0 0 0.1">
      <freejoint/>
      <inertial pos="0 0 0" mass="{mass}" diaginertia="{inertia!r} {inertia!r} {inertia!r}"/>
      <geom name="die" type="box" size="{core} {core} {core}" margin="{margin}"/>
    </body>
  </worldbody>
</mujoco>
"""


def _panel(sheet: Sheet, slab: Panel, moves: bool) -> str:
    size = f"{sheet.width / 2000:.9f} {sheet.panel / 2000:.9f} {THICK / 2000:.9f}"
    place = f'pos="0 {slab.y / 1000:.9f} {slab.z / 1000:.9f}" euler="{slab.tilt:.9f} 0 0"'
    if moves:
        return f'<body mocap="true" {place}><geom type="box" size="{size}"/></body>'
    return f'<geom type="box" size="{size}" {place}/>'


class Stage:
    """A compiled world; `folds` says that its panels can be moved, and that it is slippery."""

    def __init__(self, sheet: Sheet, folds: bool = False) -> None:
        world = _WORLD.format(
            step=1 / RATE,
            slide=SLIPPERY if folds else SLIDE,
            table=-sheet.ridge / 1000,
            half_width=sheet.width / 2000,
            half_pad=sheet.pad / 2000,
            half_ridge=sheet.ridge / 2000,
            pad_y=-sheet.pad / 2000,
            pad_z=-sheet.ridge / 2000,
            panels="\n    ".join(_panel(sheet, slab, folds) for slab in panels(sheet)),
            mass=MASS,
            inertia=MASS * (SIDE / 1000) ** 2 / 6,
            core=(HALF - ROUND) / 1000,
            margin=ROUND / 1000,
        )
        self.sheet = sheet
        self.model: Any = mujoco.MjModel.from_xml_string(world)
        self.table: int = self.model.geom("table").id

    def throw(self) -> "Throw":
        """A new, empty run of this world."""
        return Throw(self)


class Throw:
    """One run: where the die is and how it moves. Places in mm, speeds in m/s, spins in rad/s."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.data: Any = mujoco.MjData(stage.model)
        self._qpos: Any = self.data.qpos
        self._qvel: Any = self.data.qvel

    def put(
        self, place: Vector, turn: Turn, velocity: Vector = (0.0, 0.0, 0.0), spin: Vector = (0.0, 0.0, 0.0)
    ) -> None:
        """Set the die, moving. The spin is about the die's own axes, which are the world's for an unturned die."""
        self._qpos[:3] = [along / 1000 for along in place]
        self._qpos[3:] = turn
        self._qvel[:3] = velocity
        self._qvel[3:] = spin

    def run(self, steps: int) -> None:
        mujoco.mj_step(self.stage.model, self.data, steps)

    def place(self) -> Vector:
        x, y, z = self._qpos[:3].tolist()
        return (x * 1000, y * 1000, z * 1000)

    def turn(self) -> Turn:
        w, x, y, z = self._qpos[3:].tolist()
        return (w, x, y, z)

    def speed(self) -> float:
        x, y, z = self._qvel[:3].tolist()
        return float((x * x + y * y + z * z) ** 0.5)

    def spin(self) -> float:
        x, y, z = self._qvel[3:].tolist()
        return float((x * x + y * y + z * z) ** 0.5)

    def rests(self) -> bool:
        """Whether the die moves so little that, if it goes on for REST frames, it rests."""
        return self.speed() < 0.004 and self.spin() < 0.5

    def touches(self) -> int:
        """How many points of the die touch something."""
        return int(self.data.ncon)

    def touches_table(self) -> bool:
        return bool(self.data.ncon) and bool((self.data.contact.geom == self.stage.table).any())

    def fold(self, panels: Panels) -> None:
        """Move the panels of a stage that folds."""
        self.data.mocap_pos[:], self.data.mocap_quat[:] = panels


def folded(sheet: Sheet, more: float, still: int) -> Panels:
    """The panels' places when the sheet is folded by more degrees than usual round a cell whose valley stays."""
    slabs = panels(sheet, more, still)
    return (
        np.array([(0.0, slab.y / 1000, slab.z / 1000) for slab in slabs]),
        np.array([about_x(slab.tilt) for slab in slabs]),
    )


@cache
def stage(sheet: Sheet) -> Stage:
    """The sheet as it lies for a flick."""
    return Stage(sheet)


@cache
def folding(sheet: Sheet) -> Stage:
    """The sheet in the hands of who seats a tilted die."""
    return Stage(sheet, folds=True)
