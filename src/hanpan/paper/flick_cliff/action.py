"""The action sheet (1.2), to scale: it begins at the paper's lower edge, and its left side is the paper's.

A margin the printer leaves white costs nothing that way; only the scale must be right, so a ruler stands beside it.
"""

from typing import Final

from hanpan.games.flick_cliff.tables import NO_ABILITY, WILD
from hanpan.paper import marks
from hanpan.paper.book import HIGH, WIDE, Book
from hanpan.paper.flick_cliff import guide, icons
from hanpan.paper.flick_cliff.drawing import Drawing
from hanpan.paper.flick_cliff.folds import START_PLACE, Part, parts
from hanpan.paper.ink import CUT, FAINT, GRAPHITE, HAZE, MOUNTAIN, QUIET, VALLEY, Stroke
from hanpan.paper.pencil import shade

UNPRINTED: Final = 4.4
"""What most printers leave white at the edges of the paper."""
DIE: Final = 15.0
LETTERS: Final = "ABCDEFGHIJKL"
"""Which flap belongs to which part."""


def draw(drawing: Drawing) -> None:
    """Every part of the action sheet on its page, and how to make it beside the first or on a page of its own."""
    every = parts(drawing.sheet)
    beside = WIDE - drawing.sheet.width - 2 * guide.GAP
    for i, part in enumerate(every):
        drawing.page("action")
        strip(drawing, part, i, len(every))
        if i == 0 and beside >= guide.NARROWEST:
            guide.draw(drawing, drawing.sheet.width + guide.GAP, beside)
    if beside < guide.NARROWEST:
        drawing.page("guide")
        guide.draw(drawing, (WIDE - guide.WIDEST) / 2, guide.WIDEST)


def strip(drawing: Drawing, part: Part, number: int, of: int) -> None:
    """One part: the pad, the panels, the folds, the lines to cut."""
    book, width = drawing.book, drawing.sheet.width
    for panel in range(part.first, part.last + 1):
        if panel % 2:
            slope(book, part.foot(panel), width, part.panel)
        else:
            cell(drawing, panel // 2, part.foot(panel))
    if part.pad:
        pad(drawing, part.pad)
    if part.flap:
        flap(drawing, part, number)
    for at, mountain in part.folds():
        book.line(0, at, width, at, MOUNTAIN if mountain else VALLEY)
        short = drawing.words.say("paper-mountain-short" if mountain else "paper-valley-short")
        book.text(width - 1.5, at + 0.9, short, 5.5, ink=QUIET, align="right")
    if of > 1 and width < WIDE - UNPRINTED - 5:
        with book.at(width + 5, 40, turn=90):
            said = drawing.say("part", part=number + 1, parts=of)
            said += " · " + drawing.say("glued-on", letter=LETTERS[number - 1]) if number else ""
            book.text(0, 0, said, 9, ink=QUIET)
    edges(book, width, part.length + part.flap, part)


def edges(book: Book, width: float, end: float, part: Part) -> None:
    """The lines to cut: the right side, and the far end where the paper is longer."""
    if width < WIDE:
        book.line(width, 0, width, min(end, HIGH), CUT)
        facing = [panel for panel in range(part.first, part.last + 1) if panel % 2 == 0] or [part.first]
        for panel in {facing[0], facing[-1 - len(facing) // 4]}:
            marks.scissors(book, width, part.foot(panel) + part.panel * 0.6, 90)
    if end < HIGH - 0.5:
        book.line(0, end, width, end, CUT)
        marks.scissors(book, width * 0.5, end)


def slope(book: Book, foot: float, width: float, panel: float) -> None:
    """A panel that looks away from the Start Line lies in the shade."""
    shade(book, [(0, foot), (width, foot), (width, foot + panel), (0, foot + panel)], 2.1, 0.5, Stroke(0.15, HAZE))


def cell(drawing: Drawing, number: int, foot: float) -> None:
    """A panel that faces the Start Line: the cell's number, then rope, climb and ability, always in these places."""
    book, sheet = drawing.book, drawing.sheet
    width, panel = sheet.width, sheet.panel
    size = min(panel * 0.62, width * 0.14, 14.0)
    y = min(foot + panel / 2, HIGH - UNPRINTED - size / 2)
    icons.plate(book, max(width * 0.1, UNPRINTED + size * 0.4), y, size * 0.72, str(number))
    wild = sheet.climb[number] == WILD
    if sheet.rope[number]:
        icons.rope(book, width * 0.31, y, size)
        if wild:
            book.text(width * 0.31 + size * 0.56, y - size * 0.13, "1–6", size * 0.75, bold=True)
    icons.climb(book, width * 0.56, y, size, int(sheet.climb[number]))
    if sheet.ability[number] != NO_ABILITY:
        icons.ability(book, width * 0.81, y, size * 1.04, int(sheet.ability[number]))
    elif wild:
        icons.star(book, width * 0.81, y, size * 0.48, GRAPHITE)


def pad(drawing: Drawing, length: float) -> None:
    """The pad before the Start Line, with the place of the die."""
    book, width = drawing.book, drawing.sheet.width
    middle = width / 2
    start = length - START_PLACE
    teeth = int((width - 8) // 6)
    for i in range(teeth):
        x = middle + (i - (teeth - 1) / 2) * 6
        book.polygon([(x - 1.3, length - 3.1), (x + 1.3, length - 3.1), (x, length - 1.1)], None, GRAPHITE)
    book.text(middle, length - 8, drawing.say("start-line"), 11, bold=True, align="middle")
    reach = min(45.0, middle - 4)
    book.line(middle - reach, start, middle + reach, start, Stroke(0.3, QUIET, (0.01, 1.3)))
    book.box(middle - DIE / 2, start - DIE / 2, DIE, DIE, Stroke(0.25, QUIET, (1.2, 0.9)), None, 1.5)
    book.polygon(
        [(middle - 1.6, start + 1.6), (middle, start + 4.2), (middle + 1.6, start + 1.6)],
        Stroke(0.3, QUIET),
        None,
        closed=False,
    )
    book.line(middle, start - 3.5, middle, start + 4, Stroke(0.3, QUIET))
    if start > 17:
        drawing.book.text(middle, start - 11.4, drawing.say("die-here"), 6.5, ink=QUIET, align="middle")


def flap(drawing: Drawing, part: Part, number: int) -> None:
    """The field behind the last fold that the next part is glued on."""
    book, width = drawing.book, drawing.sheet.width
    low, high = part.length, part.length + part.flap
    marks.glue(book, [(0, low), (width, low), (width, high), (0, high)])
    said = f"{drawing.words.say('paper-glue')} · {drawing.say('glue-under', letter=LETTERS[number])}"
    wide = book.wide(said, 8) + 4
    book.box((width - wide) / 2, low + part.flap / 2 - 2.6, wide, 5.2, Stroke(0.2, FAINT), "#ffffff", 1)
    book.text(width / 2, low + part.flap / 2 - 1, said, 8, align="middle")
