"""The marks of the seats: a colour, a pattern and a sign, none of them needed alone."""

from math import cos, pi, sin
from typing import Final

from hanpan.paper.book import Book, Place
from hanpan.paper.ink import GRAPHITE, WHITE, Stroke

COLOURS: Final = ("#0072b2", "#e69f00", "#009e73", "#cc79a7")
LIGHT_SIGN: Final = (True, False, True, False)
"""Whether the sign is light on its colour."""
PALE: Final = ("#5ea6d1", "#f1c869", "#5ec2a6", "#dfabc8")
"""The pattern on each colour: its colour, mixed with white."""


def badge(book: Book, seat: int, x: float, y: float, size: float, radius: float = 0.25) -> None:
    """The mark as a rounded square around its middle."""
    half = size / 2
    face(book, seat, x - half, y - half, size, size, size * radius)
    sign(book, seat, x, y, size * 0.62)


def face(book: Book, seat: int, x: float, y: float, width: float, height: float, radius: float = 0) -> None:
    """A field of the seat's colour with its pattern."""
    rounded = corners(x, y, width, height, radius)
    with book.within(rounded):
        book.box(x, y, width, height, None, COLOURS[seat])
        PATTERNS[seat](book, x, y, width, height)
    book.polygon(rounded, Stroke(0.3))


def corners(x: float, y: float, width: float, height: float, radius: float) -> list[Place]:
    """A rectangle with round corners as a polygon."""
    if radius == 0:
        return [(x, y), (x + width, y), (x + width, y + height), (x, y + height)]
    middles = [
        (x + width - radius, y + radius, -90),
        (x + width - radius, y + height - radius, 0),
        (x + radius, y + height - radius, 90),
        (x + radius, y + radius, 180),
    ]
    turn = [(mx, my, (start + step * 10) * pi / 180) for mx, my, start in middles for step in range(10)]
    return [(mx + radius * cos(angle), my + radius * sin(angle)) for mx, my, angle in turn]


def plain(book: Book, x: float, y: float, width: float, height: float) -> None:
    """Nothing on the colour."""


def stripes(book: Book, x: float, y: float, width: float, height: float) -> None:
    """Rising stripes."""
    along = -height
    while along < width:
        book.line(x + along, y, x + along + height, y + height, Stroke(0.8, PALE[1]))
        along += 2.6


def dots(book: Book, x: float, y: float, width: float, height: float) -> None:
    """Dots in rows."""
    for row in range(int(height / 2.4) + 2):
        for column in range(int(width / 2.4) + 2):
            book.circle(x + (column + row % 2 / 2) * 2.4, y + (row + 0.5) * 2.4, 0.55, None, PALE[2])


def checks(book: Book, x: float, y: float, width: float, height: float) -> None:
    """A board of squares."""
    for row in range(int(height / 2) + 1):
        for column in range(int(width / 2) + 1):
            if (row + column) % 2:
                book.box(x + column * 2, y + row * 2, 2, 2, None, PALE[3])


PATTERNS: Final = (plain, stripes, dots, checks)


def sign(book: Book, seat: int, x: float, y: float, size: float, on_white: bool = False) -> None:
    """The sign alone: circle, triangle, square, diamond; on white it has the seat's colour."""
    half = size / 2
    edge = Stroke(size * 0.09, GRAPHITE if on_white else COLOURS[seat])
    fill = COLOURS[seat] if on_white else WHITE if LIGHT_SIGN[seat] else GRAPHITE
    if seat == 0:
        book.circle(x, y, half, edge, fill)
        return
    shapes: dict[int, list[Place]] = {
        1: [(x - half, y - half * 0.85), (x + half, y - half * 0.85), (x, y + half)],
        2: corners(x - half * 0.88, y - half * 0.88, size * 0.88, size * 0.88, 0),
        3: [(x - half, y), (x, y - half * 1.1), (x + half, y), (x, y + half * 1.1)],
    }
    book.polygon(shapes[seat], edge, fill)
