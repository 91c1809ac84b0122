"""The pictures of the action sheet, each around its middle on a field of 10: rope, climb, abilities, wild."""

from math import cos, pi, sin
from typing import Final

from hanpan.games.flick_cliff.tables import FULL, HALF, MOVE_ABILITY, NO_CLIMB, PIP_ABILITY, WILD
from hanpan.paper.book import Book, Place
from hanpan.paper.ink import FAINT, GRAPHITE, HAZE, WHITE, Stroke

LINE: Final = Stroke(0.5)
ARROW: Final[list[Place]] = [(-1.3, -4.4), (1.3, -4.4), (1.3, 0.6), (3.3, 0.6), (0, 4.7), (-3.3, 0.6), (-1.3, 0.6)]
BELOW: Final[list[Place]] = [(-4, -5), (4, -5), (4, -0.4), (-4, -0.4)]
PIPS: Final = {
    1: ((0, 0),),
    2: ((-1, 1), (1, -1)),
    3: ((-1, 1), (0, 0), (1, -1)),
    4: ((-1, 1), (1, 1), (-1, -1), (1, -1)),
    5: ((-1, 1), (1, 1), (0, 0), (-1, -1), (1, -1)),
    6: ((-1, 1), (1, 1), (-1, 0), (1, 0), (-1, -1), (1, -1)),
}


def die(book: Book, x: float, y: float, size: float, value: int, turn: float = 0) -> None:
    """The face of a die."""
    with book.at(x, y, size / 10, turn):
        book.box(-4.6, -4.6, 9.2, 9.2, Stroke(0.6), WHITE, 1.8)
        for across, up in PIPS[value]:
            book.circle(across * 2.45, up * 2.45, 0.95, None, GRAPHITE)


def rope(book: Book, x: float, y: float, size: float) -> None:
    """A rope from a dotted cell to a dotted cell."""
    with book.at(x, y, size / 10):
        for cx, cy in ((-3.2, -3.2), (3.2, 3.2)):
            book.circle(cx, cy, 1.6, Stroke(0.45, GRAPHITE, (0.01, 0.92)))
        with book.at(-1.9, -1.9, turn=45):
            book.line(0, 0, 3.6, 0, Stroke(1.5))
            for twist in range(4):
                book.line(0.25 + twist, -0.45, 0.75 + twist, 0.45, Stroke(0.3, WHITE))
            book.polygon([(3.4, 1.75), (6.1, 0), (3.4, -1.75)], None, GRAPHITE)


def climb(book: Book, x: float, y: float, size: float, kind: int) -> None:
    """An arrow up: full, half full, crossed out, or with a star; how much of the value beside it."""
    with book.at(x, y, size / 10):
        with book.at(-1.9, 0):
            arrow(book, kind)
        said = {NO_CLIMB: "0", HALF: "½", FULL: "×1", WILD: "1–6"}[kind]
        book.text(1.75, -1.5, said, 10.5 if kind != WILD else 8, bold=True)


def arrow(book: Book, kind: int) -> None:
    """The arrow alone."""
    if kind == NO_CLIMB:
        book.polygon(ARROW, Stroke(0.4, FAINT), WHITE)
        book.line(-3, -3.6, 3, 3.6, Stroke(0.8))
    elif kind == HALF:
        book.polygon(ARROW, None, WHITE)
        with book.within(BELOW):
            book.polygon(ARROW, None, GRAPHITE)
        book.polygon(ARROW, LINE)
    else:
        book.polygon(ARROW, LINE, GRAPHITE)
        if kind == WILD:
            star(book, 0, 0.9, 1.75, WHITE)


def star(book: Book, x: float, y: float, radius: float, fill: str) -> None:
    """A star with five points."""
    points = [
        (x + reach * sin(i * pi / 5), y + reach * cos(i * pi / 5))
        for i in range(10)
        for reach in [radius if i % 2 == 0 else radius * 0.45]
    ]
    book.polygon(points, None, fill)


def ability(book: Book, x: float, y: float, size: float, kind: int, ring: bool = True) -> None:
    """A circle to gain, with what it does: the value one more or less, or the cell before or behind."""
    with book.at(x, y, size / 10):
        if ring:
            book.circle(0, 0, 4.8, LINE, WHITE)
        if kind == PIP_ABILITY:
            die(book, -1.45, 0, 4.8, 3)
            book.text(1.1, 0.35, "+1", 5.6, bold=True)
            book.text(1.1, -1.95, "−1", 5.6, bold=True)
        elif kind == MOVE_ABILITY:
            for side in (1, -1):
                for left in (-3.3, 1.9):
                    book.line(left, side * 1.6, left + 1.4, side * 1.6, Stroke(0.35))
                book.polygon([(-1.5, side * 1.95), (1.5, side * 1.95), (0, side * 3.8)], None, GRAPHITE)
            book.box(-1.15, -1.15, 2.3, 2.3, Stroke(0.45), WHITE, 0.5)
            book.circle(0, 0, 0.35, None, GRAPHITE)


def plate(book: Book, x: float, y: float, size: float, words: str) -> None:
    """A number on a round plate."""
    book.circle(x, y, size / 2, Stroke(0.3), HAZE)
    book.text(x, y - size * 0.2, words, size * 1.6, bold=True, align="middle")
