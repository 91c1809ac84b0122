"""What helps to print, cut and fold: rulers, scissors, samples of lines, fields for glue."""

from hanpan.paper.book import Book, Place
from hanpan.paper.ink import FAINT, GRAPHITE, HAIR, LINE, QUIET, WHITE, Stroke
from hanpan.paper.pencil import shade


def ruler(book: Book, x: float, y: float, length: int = 100) -> None:
    """A scale of so many millimetres, from its zero upward, its ticks to the left."""
    book.line(x, y, x, y + length, LINE)
    for mm in range(length + 1):
        tick = 4.5 if mm % 10 == 0 else 3 if mm % 5 == 0 else 1.7
        book.line(x - tick, y + mm, x, y + mm, Stroke(0.3 if mm % 10 == 0 else 0.15))
        if mm % 10 == 0:
            book.text(x - 5.4, y + mm - 0.8, str(mm), 6, ink=QUIET, align="right")


def scissors(book: Book, x: float, y: float, turn: float = 0, size: float = 6.5) -> None:
    """A pair of scissors that cuts to the right from there."""
    with book.at(x, y, size / 10, turn):
        for side in (1, -1):
            book.circle(-4.4, 1.75 * side, 1.35, Stroke(0.7), WHITE)
            book.line(-3.2, 1.1 * side, 0.4, -0.15 * side, Stroke(0.8))
            blade = [(-0.2, 0.45 * side), (5.4, -1.75 * side), (5.2, -1.95 * side), (-0.6, -0.15 * side)]
            book.polygon(blade, None, GRAPHITE)


def sample(book: Book, x: float, y: float, stroke: Stroke, words: str) -> None:
    """A line as it looks on the sheet, and what it means."""
    book.line(x, y, x + 24, y, stroke)
    book.text(x + 27, y - 1.1, words, 8.5)


def glue(book: Book, points: list[Place]) -> None:
    """A field for glue: strokes all over it."""
    shade(book, points, 2.2, 0.8, Stroke(0.2, FAINT))
    book.polygon(points, HAIR)


def heading(book: Book, x: float, y: float, number: int | None, words: str, size: float = 11) -> None:
    """A heading, with its number in a ring."""
    if number is not None:
        book.circle(x + 2.4, y + 1.3, 2.4, LINE)
        book.text(x + 2.4, y + 0.15, str(number), 8.5, bold=True, align="middle")
        x += 6.8
    book.text(x, y, words, size, bold=True)
