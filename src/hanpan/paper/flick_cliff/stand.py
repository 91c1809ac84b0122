"""What the folded sheet stands on (13.1): the places of its valleys at the right angle, the pad's support, a gauge."""

from math import cos, radians, sin
from typing import Final

from hanpan.paper import marks
from hanpan.paper.book import HIGH, WIDE, Book
from hanpan.paper.flick_cliff.drawing import Drawing, number
from hanpan.paper.flick_cliff.folds import ridge, stride
from hanpan.paper.flick_cliff.guide import GAP, NARROWEST, WIDEST
from hanpan.paper.ink import CUT, FAINT, HAZE, MOUNTAIN, QUIET, VALLEY, Stroke

FOOT: Final = 10.0
"""The flaps by which the support is glued down, in millimetres."""


def draw(drawing: Drawing) -> None:
    """The base on as many pages as it is long, edge to edge; beside the first, or on one more, the parts to cut out."""
    sheet = drawing.sheet
    last_valley = sheet.pad + (2 * int(sheet.cells) - 1) * stride(sheet)
    beside = WIDE - sheet.width - 2 * GAP
    page = 0
    while page * HIGH < last_valley:
        drawing.page("stand")
        places(drawing, page * HIGH)
        if page == 0 and beside >= NARROWEST:
            parts_to_cut(drawing, sheet.width + GAP, beside)
        page += 1
    if beside < NARROWEST:
        drawing.page("support")
        parts_to_cut(drawing, (WIDE - WIDEST) / 2, WIDEST)


def places(drawing: Drawing, skipped: float) -> None:
    """Where the pad and each valley stand, from so many millimetres on."""
    book, sheet = drawing.book, drawing.sheet
    width, step = sheet.width, stride(sheet)
    length = sheet.pad + 2 * int(sheet.cells) * step
    if skipped == 0:
        marks.glue(book, [(0, 0), (width, 0), (width, sheet.pad), (0, sheet.pad)])
        said = drawing.say("pad-here")
        wide = book.wide(said, 10, bold=True) + 6
        book.box((width - wide) / 2, sheet.pad / 2 - 3.5, wide, 7, None, "#ffffff", 1.5)
        book.text(width / 2, sheet.pad / 2 - 1.3, said, 10, bold=True, align="middle")
        book.line(0, sheet.pad, width, sheet.pad, Stroke(0.3))
        book.text(width / 2, sheet.pad + 1.4, drawing.say("start-line"), 8, ink=QUIET, align="middle")
    for cell in range(1, int(sheet.cells) + 1):
        valley = sheet.pad + (2 * cell - 1) * step - skipped
        top = valley + step
        if -0.01 <= valley <= HIGH:
            book.line(0, valley, width, valley, VALLEY)
            book.text(width / 2, valley + 1.4, drawing.say("valley-here", number=cell), 8, ink=QUIET, align="middle")
        if 0 < top <= HIGH:
            book.line(0, top, 4, top, Stroke(0.2, FAINT))
            book.line(width - 4, top, width, top, Stroke(0.2, FAINT))
    end = min(length - skipped, HIGH)
    book.line(width, 0, width, end, Stroke(0.25, QUIET))
    if end < HIGH - 0.5:
        book.line(0, end, width, end, Stroke(0.25, QUIET))


def parts_to_cut(drawing: Drawing, x: float, width: float) -> None:
    """The support of the pad and the gauge of the valley, with what to do."""
    book, say, sheet = drawing.book, drawing.say, drawing.sheet
    valley = number(180 - 2 * sheet.fold)
    y = drawing.title(x, HIGH - 8, width, "stand") - 4
    y = book.paragraph(x, y, width, say("stand-how", fold=number(sheet.fold)))
    y = book.paragraph(x, y - 2, width, say("stand-tape"))

    marks.heading(book, x, y - 11, None, say("support"))
    y = book.paragraph(x, y - 14, width, say("support-how", height=number(ridge(sheet))))
    y = bench(drawing, x, y - 4, min(width, sheet.width - 6))

    marks.heading(book, x, y - 11, None, say("gauge"))
    y = book.paragraph(x, y - 14, width, say("gauge-how", valley=valley))
    gauge(book, x + 4, y - 5, sheet.panel * 1.6, sheet.fold, f"{valley}°")
    drawing.figures(x, 7, width)


def bench(drawing: Drawing, x: float, top: float, length: float) -> float:
    """The support laid flat: foot, wall, seat, wall, foot; where it ends."""
    book, sheet = drawing.book, drawing.sheet
    wall = ridge(sheet)
    seat = min(sheet.pad - 6, 60.0)
    heights = (FOOT, wall, seat, wall, FOOT)
    y = top
    for i, height in enumerate(heights):
        field = [(x, y - height), (x + length, y - height), (x + length, y), (x, y)]
        if i in (0, 4):
            marks.glue(book, field)
            book.text(x + length / 2, y - height / 2 - 1, drawing.words.say("paper-glue"), 8, ink=QUIET, align="middle")
        y -= height
    bottom = y
    y = top
    for i, height in enumerate(heights[:-1]):
        y -= height
        book.line(x, y, x + length, y, VALLEY if i in (0, 3) else MOUNTAIN)
    middle = top - FOOT - wall - seat / 2
    book.text(x + length / 2, middle - 1.2, drawing.say("pad"), 10, bold=True, align="middle")
    book.box(x, bottom, length, top - bottom, CUT)
    marks.scissors(book, x + length * 0.75, top)
    return bottom


def gauge(book: Book, x: float, top: float, leg: float, fold: float, words: str) -> None:
    """A wedge that fits a valley: two sides of one length, the valley's angle between them below."""
    half, tall = leg * cos(radians(fold)), leg * sin(radians(fold))
    wedge = [(x, top), (x + 2 * half, top), (x + half, top - tall)]
    book.polygon(wedge, CUT, HAZE)
    book.text(x + half, top - tall * 0.42, words, 9, bold=True, align="middle")
    marks.scissors(book, x + half * 0.7, top)
