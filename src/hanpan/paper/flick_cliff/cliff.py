"""The cliff sheet (1.3): the start, the cells in rows that wind upward, the goal, the numbers of the lines."""

from random import Random
from typing import Final

from hanpan.paper.book import WIDE, Book, Place
from hanpan.paper.flick_cliff import icons
from hanpan.paper.flick_cliff.drawing import Drawing
from hanpan.paper.ink import DOTTED, FAINT, GRAPHITE, QUIET, THICK, WHITE, Stroke
from hanpan.paper.pencil import grass, shade, sketch

SIDE: Final = 10.0
HEADING: Final = 84.0
"""The room for the title beside the goal."""
LINES_Y: Final = 13.0
START_Y: Final = 23.0
START_TALL: Final = 20.0
ROWS_FROM: Final = 53.0
ROWS_TO: Final = 243.0
ROCK: Final = Stroke(0.3, FAINT)
SUMMIT: Final = ((-31, 0), (-22, 4), (-15, 3), (-7, 8.5), (-2, 13), (3, 9), (9, 7), (16, 2.5), (27, 0))
"""The outline of the peak, from the middle of the goal's upper edge."""


class Layout:
    """Where the cells are: as large as the rows and lines of the sheet allow."""

    def __init__(self, drawing: Drawing) -> None:
        self.sheet = drawing.sheet
        self.rows, self.lines = int(self.sheet.rows), int(self.sheet.lines)
        self.across = (WIDE - 2 * SIDE) / self.lines
        self.up = (ROWS_TO - ROWS_FROM) / self.rows
        self.wide = min(self.across * 0.82, 26.0)
        self.tall = min(self.up * 0.56, 26.0)

    def line_x(self, line: int) -> float:
        """The middle of a line, from 1."""
        return SIDE + (line - 0.5) * self.across

    def middle(self, cell: int) -> Place:
        """The middle of a cell, from 1."""
        row = int(self.sheet.row(cell))
        return self.line_x(int(self.sheet.line(cell))), ROWS_FROM + (row + 0.5) * self.up


def draw(drawing: Drawing) -> None:
    """The whole page."""
    drawing.page("cliff")
    layout = Layout(drawing)
    scenery(drawing.book, layout)
    heading(drawing, layout)
    lines(drawing, layout)
    way(drawing.book, layout)
    start(drawing, layout)
    goal(drawing, layout)
    for cell in range(1, int(drawing.sheet.goal)):
        place(drawing, layout, cell)


def scenery(book: Book, layout: Layout) -> None:
    """The rock: under each row a ledge with the strokes of its shade, grass at its ends."""
    left, right = 7.0, WIDE - 7.0
    for row in range(layout.rows):
        y = ROWS_FROM + row * layout.up + (layout.up - layout.tall) / 2 - 2.6
        sketch(
            book,
            [(left, y - 1.5), (left + 5, y), (WIDE / 2, y - 0.5), (right - 5, y), (right, y - 1.5)],
            ROCK,
            0.3,
            f"ledge{row}",
        )
        rock(book, left, right, y, min(7.5, layout.up * 0.16), f"rock{row}")
        for edge in (left + 3.5, right - 3.5):
            grass(book, edge, y + 0.2, f"{row}")


def rock(book: Book, left: float, right: float, y: float, deep: float, name: str) -> None:
    """Short strokes down from a ledge, longer and closer towards its ends."""
    hand = Random(name)
    x = left + 1
    while x < right - 1:
        end = abs(2 * (x - left) / (right - left) - 1)
        long = deep * (0.25 + 0.95 * end**3) * (0.4 + 0.6 * hand.random())
        book.line(x, y - 0.8, x - 0.35 * long, y - 0.8 - long, Stroke(0.18, FAINT))
        x += 1.1 + 2.6 * (1 - end**2) * hand.random() + 0.6 * hand.random()


def heading(drawing: Drawing, layout: Layout) -> None:
    """The title, on the side of the top where the goal is not."""
    book = drawing.book
    goal_left = layout.line_x(int(drawing.sheet.line(int(drawing.sheet.goal) - 1))) < WIDE / 2
    x, align = (WIDE - 12, "right") if goal_left else (12.0, "")
    book.text(x, 281, drawing.words.say("flick-cliff-title"), 9, ink=QUIET, align=align)
    book.text(x, 271.5, drawing.say("cliff"), 20, bold=True, align=align)
    book.text(x, 265, drawing.words.say("paper-sheet", name=drawing.name), 8, ink=QUIET, align=align)
    book.paragraph(
        x - HEADING if goal_left else x, 262.5, HEADING, drawing.say("lines"), 7.5, ink=QUIET, right=goal_left
    )


def lines(drawing: Drawing, layout: Layout) -> None:
    """The lines by the faces of a die, and a faint guide up each."""
    book = drawing.book
    for line in range(1, layout.lines + 1):
        x = layout.line_x(line)
        book.line(x, START_Y + START_TALL, x, ROWS_TO, Stroke(0.35, FAINT, (0.01, 1.7)))
        icons.die(book, x - 3.5, LINES_Y, 9, line)
        book.text(x + 3, LINES_Y - 2.3, str(line), 17, bold=True)


def way(book: Book, layout: Layout) -> None:
    """The path from cell to cell: small arrows, along the rows and up to the next."""
    for cell in range(1, layout.rows * layout.lines):
        (x1, y1), (x2, y2) = layout.middle(cell), layout.middle(cell + 1)
        if y1 == y2:
            chevron(book, (x1 + x2) / 2, y1, 0 if x2 > x1 else 180)
        else:
            for part in (0.35, 0.5, 0.65):
                low, high = y1 + layout.tall / 2, y2 - layout.tall / 2
                chevron(book, x1, low + (high - low) * part, 90)


def chevron(book: Book, x: float, y: float, turn: float, size: float = 1.0) -> None:
    """One step of the path."""
    with book.at(x, y, size, turn):
        book.polygon([(-0.9, -1.6), (0.9, 0), (-0.9, 1.6)], Stroke(0.6, QUIET), closed=False)


def place(drawing: Drawing, layout: Layout, cell: int) -> None:
    """A cell: dotted if ropes may start and end there."""
    book = drawing.book
    x, y = layout.middle(cell)
    dotted = bool(drawing.sheet.is_dotted(cell))
    stroke = DOTTED if dotted else Stroke(0.3, QUIET)
    corner = min(5.0, layout.wide * 0.22)
    book.box(x - layout.wide / 2, y - layout.tall / 2, layout.wide, layout.tall, stroke, WHITE, corner)
    if dotted:
        inset = 1.3
        book.box(
            x - layout.wide / 2 + inset,
            y - layout.tall / 2 + inset,
            layout.wide - 2 * inset,
            layout.tall - 2 * inset,
            Stroke(0.15, FAINT),
            None,
            corner - inset / 2,
        )
    size = min(11.0, layout.tall * 0.55)
    book.text(
        x - layout.wide / 2 + 2.4,
        y + layout.tall / 2 - size * 0.36 - 2.3,
        str(cell),
        size,
        bold=dotted,
        ink=GRAPHITE if dotted else QUIET,
    )


def start(drawing: Drawing, layout: Layout) -> None:
    """The ground before the cliff, where every token stands first."""
    book = drawing.book
    wide = WIDE - 2 * SIDE
    book.box(SIDE, START_Y, wide, START_TALL, THICK, WHITE, 4)
    book.text(SIDE + 6, START_Y + START_TALL / 2 - 2.3, drawing.say("start"), 16, bold=True)
    for i in range(4):
        book.circle(SIDE + 50 + i * 22, START_Y + START_TALL / 2, 8, Stroke(0.25, FAINT, (1.2, 1)))
    book.text(SIDE + wide - 5, START_Y + START_TALL / 2 - 2.3, "0", 16, ink=QUIET, align="right")
    x, y = layout.middle(1)
    low, high = START_Y + START_TALL, y - layout.tall / 2
    for part in (0.3, 0.6):
        chevron(book, x, low + (high - low) * part, 90)


def goal(drawing: Drawing, layout: Layout) -> None:
    """The summit above the last cell, with a flag."""
    book = drawing.book
    x, y = layout.middle(int(drawing.sheet.goal) - 1)
    side = 1 if x < WIDE / 2 else -1
    base, tall, half = ROWS_TO + 5, 20.0, 36.0
    aside = SIDE + HEADING + half + 4  # beside the heading, also above a single line
    middle = max(min(x, WIDE - aside), SIDE + half) if side > 0 else min(max(x, aside), WIDE - SIDE - half)
    summit = [(middle + side * across, base + tall + up) for across, up in SUMMIT]
    shade(book, [summit[4], summit[5], summit[6], summit[7], summit[8]], 1.3, side * -0.8, Stroke(0.2, FAINT))
    sketch(book, summit, Stroke(0.4, QUIET), 0.15, "summit")
    book.box(middle - half, base, 2 * half, tall, THICK, WHITE, 4)
    book.text(middle - half + 6, base + tall / 2 - 2.3, drawing.say("goal"), 16, bold=True)
    number = str(int(drawing.sheet.goal))
    book.text(middle + half - 5, base + tall / 2 - 2.3, number, 16, ink=QUIET, align="right")
    peak = summit[4]
    book.line(*peak, peak[0], peak[1] + 8, Stroke(0.4))
    book.polygon([(peak[0], peak[1] + 8), (peak[0] + 7.5, peak[1] + 6), (peak[0], peak[1] + 4)], Stroke(0.3), GRAPHITE)
    low = y + layout.tall / 2
    for part in (0.35, 0.65):
        chevron(book, x, low + (base - low) * part, 90)
