"""The three sheets as the rules see them: chapter 1, made from a data file and checked."""

from math import radians, sin
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from hanpan.core import shape
from hanpan.games.flick_cliff.tables import ABILITIES, FACES, MOVE_ABILITY, NO_ABILITY, PIP_ABILITY, WILD

CLIMB_WORDS: Final = ("none", "half", "full", "wild")
ABILITY_WORDS: Final = ("pip", "move", "none")
LEAST_CELLS: Final = 2
MOST_CELLS: Final = 12
MOST_ROWS: Final = 8
MOST_CIRCLES: Final = 6
LEAST_RIDGE: Final = 8.0
"""A shallower valley does not hold a die of 15 mm by its edge."""


@final
class Sheet:
    """1.2 to 1.4. Cells of both sheets are counted from 1; on the cliff 0 is the start and `goal` the goal.

    `ropes_from` and `ropes_to` list every rope that could ever be drawn. Lengths are in millimetres, the angle
    in degrees: the rules do not need them, the die does.
    """

    def __init__(self, cells: i64, rows: i64, lines: i64) -> None:
        self.cells: i64 = cells
        self.rope = vec[i64]([0] * (cells + 1))
        self.climb = vec[i64]([0] * (cells + 1))
        self.ability = vec[i64]([NO_ABILITY] * (cells + 1))
        self.rows: i64 = rows
        self.lines: i64 = lines
        self.goal: i64 = rows * lines + 1
        self.dotted = vec[i64]([0] * (self.goal + 1))
        self.circles = vec[i64]([0] * ABILITIES)
        self.ropes: i64 = 0
        self.ropes_from = vec[i64]([])
        self.ropes_to = vec[i64]([])
        self.pad: float = 0.0
        self.panel: float = 0.0
        self.width: float = 0.0
        self.fold: float = 0.0

    def row(self, cell: i64) -> i64:
        """1.3 The row of a cell of the cliff, from 0."""
        return (cell - 1) // self.lines

    def line(self, cell: i64) -> i64:
        """1.3 The line of a cell, from 1: the path goes to the right on the first row, then back, and so on."""
        along = (cell - 1) % self.lines
        return along + 1 if self.row(cell) % 2 == 0 else self.lines - along

    def is_dotted(self, cell: i64) -> bool:
        """1.3 Whether a rope can start or end there."""
        return 0 < cell < self.goal and self.dotted[cell] == 1

    def is_next(self, start: i64, end: i64) -> bool:
        """5.2 A neighbouring row, up or down, and at most one line to the left or right."""
        rows = self.row(start) - self.row(end)
        lines = self.line(start) - self.line(end)
        return (rows == 1 or rows == -1) and -1 <= lines <= 1

    def find_ropes(self) -> None:
        """5.2 Every rope that the dotted cells allow, by start and end."""
        starts: list[int] = []
        ends: list[int] = []
        for start in range(1, self.goal):
            for end in range(1, self.goal):
                if self.is_dotted(start) and self.is_dotted(end) and self.is_next(start, end):
                    starts.append(start)
                    ends.append(end)
        self.ropes = len(starts)
        self.ropes_from = vec[i64](starts)
        self.ropes_to = vec[i64](ends)


def sheet_from_plain(plain: Any) -> Sheet:
    """A sheet from the plain data of its file; ValueError, naming the field, for what cannot be one."""
    told = shape.mapping(plain, "sheet", ["action_sheet", "cliff_sheet", "ability_sheet"])
    action = shape.mapping(
        told["action_sheet"], "action_sheet", ["pad_mm", "panel_mm", "width_mm", "fold_degrees", "cells"]
    )
    cliff = shape.mapping(told["cliff_sheet"], "cliff_sheet", ["rows", "lines", "dotted"])
    circles = shape.mapping(told["ability_sheet"], "ability_sheet", ["pip", "move"])
    cells = shape.row(action["cells"], "action_sheet.cells", most=MOST_CELLS)
    if len(cells) < LEAST_CELLS:
        raise shape.wrong("action_sheet.cells", f"must be at least {LEAST_CELLS}, not {len(cells)}")
    sheet = Sheet(
        len(cells),
        shape.whole(cliff["rows"], "cliff_sheet.rows", 1, MOST_ROWS),
        shape.whole(cliff["lines"], "cliff_sheet.lines", 1, FACES),
    )
    sheet.pad = length(action["pad_mm"], "action_sheet.pad_mm", 28, 120)
    sheet.panel = length(action["panel_mm"], "action_sheet.panel_mm", 12, 40)
    sheet.width = length(action["width_mm"], "action_sheet.width_mm", 40, 400)
    sheet.fold = length(action["fold_degrees"], "action_sheet.fold_degrees", 25, 45)
    ridge = sheet.panel * sin(radians(sheet.fold))
    if ridge < LEAST_RIDGE:
        raise shape.wrong(
            "action_sheet.panel_mm", f"with this fold makes ridges of {ridge:.1f} mm: a die needs {LEAST_RIDGE:g}"
        )
    for number, cell in enumerate(cells, 1):
        read_cell(sheet, number, cell)
    goal: int = sheet.goal
    for i, cell in enumerate(shape.row(cliff["dotted"], "cliff_sheet.dotted")):
        place = shape.whole(cell, f"cliff_sheet.dotted[{i}]", 1, goal - 1)
        if sheet.dotted[place]:
            raise shape.wrong(f"cliff_sheet.dotted[{i}]", f"{place} stands there twice")
        sheet.dotted[place] = 1
    for name, ability in (("pip", PIP_ABILITY), ("move", MOVE_ABILITY)):
        sheet.circles[ability] = shape.whole(circles[name], f"ability_sheet.{name}", 0, MOST_CIRCLES)
    sheet.find_ropes()
    return sheet


def read_cell(sheet: Sheet, number: int, plain: Any) -> None:
    """1.2 One cell of the action sheet: its climb, and perhaps a rope and an ability."""
    field = f"action_sheet.cells[{number - 1}]"
    told = shape.mapping(plain, field, ["climb"], ["rope", "ability"])
    rope = told.get("rope", False)
    if not isinstance(rope, bool):
        raise shape.wrong(f"{field}.rope", "must be true or false")
    sheet.climb[number] = shape.word(told["climb"], f"{field}.climb", CLIMB_WORDS)
    sheet.ability[number] = shape.word(told.get("ability", "none"), f"{field}.ability", ABILITY_WORDS)
    if sheet.climb[number] == WILD and not rope:
        raise shape.wrong(f"{field}.rope", "must be true: the wild cell draws a rope too (6.3)")
    sheet.rope[number] = int(rope)


def length(value: Any, field: str, least: int, most: int) -> float:
    """A number of millimetres or degrees."""
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise shape.wrong(field, "must be a number")
    if not least <= value <= most:
        raise shape.wrong(field, f"must be from {least} to {most}, not {value}")
    return float(value)
