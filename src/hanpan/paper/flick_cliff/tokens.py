"""The tokens (1.5) to cut out: standing ones, folded to a prism, and flat ones; and what else to know of the rules."""

from typing import Final

from hanpan.games.flick_cliff.tables import MOST_SEATS
from hanpan.paper import marks, seats
from hanpan.paper.book import HIGH, WIDE
from hanpan.paper.flick_cliff import turn
from hanpan.paper.flick_cliff.drawing import Drawing
from hanpan.paper.ink import CUT, FAINT, GRAPHITE, MOUNTAIN, QUIET, WHITE, Stroke

WIDTH: Final = 13.0
TALL: Final = 24.0
DEEP: Final = 10.0
FLAP: Final = 7.0
DISC: Final = 14.0
"""Four of them find room on a cell of the cliff."""


def draw(drawing: Drawing) -> None:
    """The whole page."""
    drawing.page("tokens")
    book, say = drawing.book, drawing.say
    left, width = 14.0, WIDE - 28
    y = drawing.title(left, HIGH - 8, width, "tokens") - 10

    marks.heading(book, left, y, None, say("standee"))
    y = book.paragraph(left, y - 3, width, say("standee-how")) - 6
    foot = y - 2 * TALL - DEEP - FLAP
    for seat in range(MOST_SEATS):
        standee(drawing, seat, left + 8 + seat * 30, foot)
    flat = left + 132
    marks.heading(book, flat, y - 6, None, say("discs"))
    ends = book.paragraph(flat, y - 9, left + width - flat, say("discs-how"), 8)
    for seat in range(MOST_SEATS):
        disc(drawing, seat, flat + 9 + seat % 2 * 22, ends - 12 - seat // 2 * 20)
    y = turn.steps(drawing, left, foot - 12, width, 10.5, 38)
    know(drawing, left, y - 5, width)
    drawing.figures(left, 8, width)


def standee(drawing: Drawing, seat: int, x: float, foot: float) -> None:
    """A strip from below: the front, the back upside down, the floor, a flap for glue."""
    book = drawing.book
    seats.face(book, seat, x, foot, WIDTH, TALL)
    seats.face(book, seat, x, foot + TALL, WIDTH, TALL)
    plaque(drawing, seat, x + WIDTH / 2, foot + TALL / 2, 0)
    plaque(drawing, seat, x + WIDTH / 2, foot + TALL * 1.5, 180)
    floor = foot + 2 * TALL
    book.box(x, floor, WIDTH, DEEP, Stroke(0.2, FAINT), WHITE)
    low, high = floor + DEEP, floor + DEEP + FLAP
    field = [(x, low), (x + WIDTH, low), (x + WIDTH - 1.5, high), (x + 1.5, high)]
    marks.glue(book, field)
    book.text(x + WIDTH / 2, low + FLAP / 2 - 0.8, drawing.words.say("paper-glue"), 6, ink=QUIET, align="middle")
    for at in (foot + TALL, floor, low):
        if at == foot + TALL:
            book.line(x, at, x + WIDTH, at, Stroke(0.9, WHITE))
        book.line(x - 2.5, at, x + WIDTH + 2.5, at, MOUNTAIN)
    book.polygon([(x, foot), (x + WIDTH, foot), (x + WIDTH, low), field[2], field[3], (x, low)], CUT)
    marks.scissors(book, x + WIDTH, foot - 1, 90, 5)


def plaque(drawing: Drawing, seat: int, x: float, y: float, turn: float) -> None:
    """The sign on a light ground in the middle of a face."""
    book = drawing.book
    with book.at(x, y, turn=turn):
        book.circle(0, 1.5, 4.6, Stroke(0.3), WHITE)
        seats.sign(book, seat, 0, 1.5, 5.6, on_white=True)


def disc(drawing: Drawing, seat: int, x: float, y: float) -> None:
    """A flat token."""
    book = drawing.book
    seats.face(book, seat, x - DISC / 2, y - DISC / 2, DISC, DISC, DISC / 2)
    book.circle(x, y, DISC / 2, CUT)
    book.circle(x, y, 4.6, Stroke(0.3), WHITE)
    seats.sign(book, seat, x, y, 5.6, on_white=True)


def know(drawing: Drawing, left: float, top: float, width: float) -> None:
    """What a player asks in the middle of a game."""
    book, say = drawing.book, drawing.say
    book.line(left, top, left + width, top, Stroke(0.2, FAINT))
    marks.heading(book, left, top - 8, None, say("more"), 12)
    y = top - 12
    for i in range(1, 8):
        book.circle(left + 1.5, y - 2.4, 0.8, None, GRAPHITE)
        y = book.paragraph(left + 6, y, width - 6, say(f"more-{i}", goal=int(drawing.sheet.goal)), 9.5) - 1.8
