"""The turn in five steps (2): flick, abilities, rope, climb, gain."""

from typing import Final

from hanpan.paper.book import POINT
from hanpan.paper.flick_cliff.drawing import Drawing
from hanpan.paper.ink import FAINT, Stroke

STEPS: Final = 5


def steps(drawing: Drawing, left: float, top: float, width: float, size: float, names: float) -> float:
    """A heading and the steps, in text of this size; `names` is the room for their names. Where they end."""
    book, tall = drawing.book, size * POINT
    book.line(left, top, left + width, top, Stroke(0.2, FAINT))
    book.text(left, top - 1.7 * tall - 1, drawing.say("turn"), size * 1.25, bold=True)
    y = top - 2.5 * tall - 1
    for step in range(1, STEPS + 1):
        line = y - 1.05 * tall
        book.circle(left + 0.75 * tall, line + 0.36 * tall, 0.75 * tall, Stroke(0.25))
        book.text(left + 0.75 * tall, line, str(step), size * 0.9, bold=True, align="middle")
        book.text(left + 2.1 * tall, line, drawing.say(f"turn-{step}"), size, bold=True)
        y = book.paragraph(left + names, y, width - names, drawing.say(f"turn-{step}-how"), size) - 0.3 * tall
    return y
