"""A document of A4 pages, drawn in millimetres from the lower left corner of the paper."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from html import escape
from importlib.resources import as_file, files
from io import BytesIO
from typing import Final, cast

from reportlab.lib.colors import HexColor
from reportlab.lib.enums import TA_LEFT, TA_RIGHT
from reportlab.lib.fonts import addMapping
from reportlab.lib.styles import ParagraphStyle
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas
from reportlab.platypus import Paragraph

from hanpan.paper.ink import GRAPHITE, LINE, Stroke

WIDE: Final = 210.0
HIGH: Final = 297.0
POINT: Final = 25.4 / 72
REGULAR: Final = "NotoSansKR-Regular"
BOLD: Final = "NotoSansKR-Bold"
LEADING: Final = 1.45

Place = tuple[float, float]


@cache
def fonts() -> frozenset[int]:
    """Make the two fonts known to the library; the letters they have."""
    for name in (REGULAR, BOLD):
        with as_file(files("hanpan.paper") / "fonts" / f"{name}.ttf") as file:
            pdfmetrics.registerFont(TTFont(name, str(file)))
    for bold in (0, 1):
        addMapping("NotoSansKR", bold, 0, BOLD if bold else REGULAR)
    return frozenset(cast(TTFont, pdfmetrics.getFont(REGULAR)).face.charToGlyph)


def spelled(words: str) -> str:
    """The words, a letter that the fonts lack as `?`: the name of a designer's file may hold any."""
    known = fonts()
    return "".join(letter if ord(letter) in known else "?" for letter in words)


class Book:
    """The pages drawn so far. Strokes and fills that are None are not drawn; sizes of text are in points."""

    def __init__(self, title: str, lang: str) -> None:
        fonts()
        self.pages = 0
        self.held = BytesIO()
        # invariant: the same sheet gives the same bytes, so a designer can compare two
        self.canvas = Canvas(
            self.held,
            (WIDE / POINT, HIGH / POINT),
            invariant=1,
            lang=lang,
            initialFontName=REGULAR,  # type: ignore[arg-type]  # the stubs take it for a number
        )
        self.canvas.setTitle(spelled(title))
        self.canvas.setAuthor("")
        self.canvas.setCreator("Hanpan")
        self.canvas.setViewerPreference("PrintScaling", "None")
        self.canvas.setViewerPreference("DisplayDocTitle", "true")

    def page(self, name: str) -> None:
        """A fresh page; its name is shown in the reader's list of contents."""
        if self.pages:
            self.canvas.showPage()
        self.pages += 1
        self.canvas.bookmarkPage(f"page{self.pages}")
        self.canvas.addOutlineEntry(spelled(name), f"page{self.pages}")
        self.canvas.scale(1 / POINT, 1 / POINT)
        self.canvas.setLineCap(1)
        self.canvas.setLineJoin(1)

    def finished(self) -> bytes:
        """The PDF."""
        self.canvas.showPage()
        self.canvas.save()
        return self.held.getvalue()

    # Where and within what is drawn

    @contextmanager
    def at(self, x: float, y: float, scale: float = 1, turn: float = 0) -> Iterator[None]:
        """Draw with the origin there, larger or smaller, turned by so many degrees to the left."""
        self.canvas.saveState()
        self.canvas.translate(x, y)
        self.canvas.rotate(turn)
        self.canvas.scale(scale, scale)
        yield
        self.canvas.restoreState()

    @contextmanager
    def within(self, points: Sequence[Place]) -> Iterator[None]:
        """Draw only what falls into this polygon."""
        self.canvas.saveState()
        self.canvas.clipPath(self._path(points, closed=True), stroke=0, fill=0)
        yield
        self.canvas.restoreState()

    # Lines and shapes

    def line(self, x1: float, y1: float, x2: float, y2: float, stroke: Stroke = LINE) -> None:
        """A straight line."""
        self._set(stroke, None)
        self.canvas.line(x1, y1, x2, y2)

    def polygon(
        self, points: Sequence[Place], stroke: Stroke | None = LINE, fill: str | None = None, closed: bool = True
    ) -> None:
        """Straight lines from point to point."""
        self._set(stroke, fill)
        self.canvas.drawPath(self._path(points, closed), stroke=stroke is not None, fill=fill is not None)

    def curve(self, points: Sequence[Place], stroke: Stroke | None = LINE, fill: str | None = None) -> None:
        """A smooth line through all points (a Catmull–Rom spline)."""
        self._set(stroke, fill)
        path = self.canvas.beginPath()
        path.moveTo(*points[0])
        for i in range(len(points) - 1):
            before, start, end = points[max(i - 1, 0)], points[i], points[i + 1]
            after = points[min(i + 2, len(points) - 1)]
            path.curveTo(
                start[0] + (end[0] - before[0]) / 6,
                start[1] + (end[1] - before[1]) / 6,
                end[0] - (after[0] - start[0]) / 6,
                end[1] - (after[1] - start[1]) / 6,
                *end,
            )
        self.canvas.drawPath(path, stroke=stroke is not None, fill=fill is not None)

    def box(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        stroke: Stroke | None = LINE,
        fill: str | None = None,
        radius: float = 0,
    ) -> None:
        """A rectangle from its lower left corner, with round corners if wished."""
        self._set(stroke, fill)
        self.canvas.roundRect(x, y, width, height, radius, stroke=stroke is not None, fill=fill is not None)

    def circle(self, x: float, y: float, radius: float, stroke: Stroke | None = LINE, fill: str | None = None) -> None:
        """A circle around its middle."""
        self._set(stroke, fill)
        self.canvas.circle(x, y, radius, stroke=stroke is not None, fill=fill is not None)

    # Words

    def text(
        self, x: float, y: float, words: str, size: float = 9, bold: bool = False, ink: str = GRAPHITE, align: str = ""
    ) -> None:
        """One line; `align` is `middle` or `right` of x, else it begins there."""
        self.canvas.setFillColor(ink)
        self.canvas.setFont(BOLD if bold else REGULAR, size * POINT)
        draw = {"middle": self.canvas.drawCentredString, "right": self.canvas.drawRightString}
        draw.get(align, self.canvas.drawString)(x, y, spelled(words))

    def wide(self, words: str, size: float = 9, bold: bool = False) -> float:
        """How wide a line of text would be."""
        return float(pdfmetrics.stringWidth(spelled(words), BOLD if bold else REGULAR, size * POINT))

    def paragraph(
        self,
        x: float,
        top: float,
        width: float,
        words: str,
        size: float = 9,
        bold: bool = False,
        ink: str = GRAPHITE,
        right: bool = False,
    ) -> float:
        """Words broken between words only, below `top`; what comes back is where they end."""
        style = ParagraphStyle(
            "paper",
            fontName=BOLD if bold else REGULAR,
            fontSize=size * POINT,
            leading=size * POINT * LEADING,
            textColor=HexColor(ink),
            alignment=TA_RIGHT if right else TA_LEFT,
        )
        flowing = Paragraph(escape(spelled(words)), style)
        _, height = flowing.wrap(width, HIGH)
        flowing.drawOn(self.canvas, x, top - height)
        return float(top - height)

    def _set(self, stroke: Stroke | None, fill: str | None) -> None:
        if stroke is not None:
            self.canvas.setStrokeColor(stroke.ink)
            self.canvas.setLineWidth(stroke.width)
            self.canvas.setDash(list(stroke.dash))
        if fill is not None:
            self.canvas.setFillColor(fill)

    def _path(self, points: Sequence[Place], closed: bool):  # type: ignore[no-untyped-def]
        path = self.canvas.beginPath()
        path.moveTo(*points[0])
        for point in points[1:]:
            path.lineTo(*point)
        if closed:
            path.close()
        return path
