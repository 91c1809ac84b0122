"""Lines as a hand draws them, the same on every printing."""

from collections.abc import Sequence
from itertools import pairwise
from random import Random

from hanpan.paper.book import Book, Place
from hanpan.paper.ink import FAINT, HAIR, LINE, Stroke


def sketch(book: Book, points: Sequence[Place], stroke: Stroke = LINE, shake: float = 0.25, name: str = "") -> None:
    """A line drawn twice, each time a little beside the other; `name` chooses another hand."""
    hand = Random(f"{name}{points[0]}{len(points)}")
    for light in (1.0, 0.6):
        shaken = [(x + hand.gauss(0, shake), y + hand.gauss(0, shake)) for x, y in between(points)]
        book.curve(shaken, Stroke(stroke.width * light, stroke.ink))


def between(points: Sequence[Place], step: float = 9) -> list[Place]:
    """The points, with others on the way where they are more than `step` millimetres apart."""
    dense = [points[0]]
    for (x1, y1), (x2, y2) in pairwise(points):
        parts = max(1, round(((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5 / step))
        dense += [(x1 + (x2 - x1) * i / parts, y1 + (y2 - y1) * i / parts) for i in range(1, parts + 1)]
    return dense


def shade(book: Book, points: Sequence[Place], step: float = 1.6, slant: float = 0.6, stroke: Stroke = HAIR) -> None:
    """Shading by parallel strokes inside a polygon; `slant` is how far a stroke goes aside per millimetre upward."""
    left, right = min(x for x, _ in points), max(x for x, _ in points)
    low, high = min(y for _, y in points), max(y for _, y in points)
    hand = Random(f"{left}{low}{right}{high}")
    reach = (high - low) * slant
    with book.within(points):
        x = left - reach
        while x < right:
            book.line(x, low, x + reach, high, stroke)
            x += step * (0.8 + 0.4 * hand.random())


def grass(book: Book, x: float, y: float, name: str = "") -> None:
    """A tuft that grows out of the rock."""
    hand = Random(f"{name}{x}{y}")
    for lean in (-1.6, -0.7, 0.2, 1.1, 1.9):
        tall = 2.2 + 1.4 * hand.random()
        book.curve(
            [(x + lean * 0.4, y), (x + lean * 0.6, y + tall * 0.6), (x + lean * 1.3, y + tall)], Stroke(0.2, FAINT)
        )
