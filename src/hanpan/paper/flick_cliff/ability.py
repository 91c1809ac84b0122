"""The ability sheets (1.4), four on a page: a quarter of A4 each, with the circles and the turn in short."""

from hanpan.games.flick_cliff.tables import ABILITIES, MOST_SEATS
from hanpan.paper import marks, seats
from hanpan.paper.book import HIGH, WIDE, Place
from hanpan.paper.flick_cliff import icons, turn
from hanpan.paper.flick_cliff.drawing import Drawing
from hanpan.paper.ink import CUT, QUIET, Stroke

NAMES = ("pip", "move")


def draw(drawing: Drawing) -> None:
    """The four of them, and the two cuts that part them."""
    drawing.page("abilities")
    book = drawing.book
    for seat in range(MOST_SEATS):
        one(drawing, seat, ((seat % 2) * WIDE / 2, HIGH / 2 if seat < 2 else 0))
    book.line(WIDE / 2, 0, WIDE / 2, HIGH, CUT)
    book.line(0, HIGH / 2, WIDE, HIGH / 2, CUT)
    marks.scissors(book, WIDE / 2, 80, 90)
    marks.scissors(book, 60, HIGH / 2)


def one(drawing: Drawing, seat: int, corner: Place) -> None:
    """One player's sheet, from its lower left corner."""
    book, words = drawing.book, drawing.words
    left, top = corner[0] + 9, corner[1] + HIGH / 2 - 8
    width = WIDE / 2 - 18
    seats.badge(book, seat, left + 5, top - 5, 10)
    book.text(left + 13, top - 4.2, drawing.say("abilities"), 13, bold=True)
    book.text(left + 13, top - 9, words.say("paper-seat", seat=seat), 8, ink=QUIET)
    y = top - 14
    for ability in range(ABILITIES):
        y = section(drawing, ability, left, y, width)
    y = book.paragraph(left, y, width, drawing.say("circles"), 8, ink=QUIET)
    turn.steps(drawing, left, y - 3, width, 8, 23)


def section(drawing: Drawing, ability: int, left: float, top: float, width: float) -> float:
    """An ability: its picture, name and rule, and its circles; where it ends."""
    book, circles = drawing.book, int(drawing.sheet.circles[ability])
    if circles == 0:
        return top
    name = NAMES[ability]
    icons.ability(book, left + 5.5, top - 6, 11, ability)
    book.text(left + 14, top - 4, drawing.words.say(f"flick-cliff-ability-{name}"), 11, bold=True)
    y = book.paragraph(left + 14, top - 5.2, width - 14, drawing.say(f"{name}-rule"), 8)
    y = min(y, top - 12) - 2
    size = min(14.0, (width - 2) / circles - 1.5)
    for i in range(circles):
        x = left + 14 + size / 2 + i * (size + 4) if circles <= 4 else left + size / 2 + i * (size + 1.5)
        book.circle(x, y - size / 2, size / 2, Stroke(0.4, QUIET, (0.01, 1.2)))
    return y - size - 4.5
