"""Printed pages measured: rendered at 20 pixels a millimetre, places in millimetres from the lower left corner."""

from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from itertools import pairwise

import numpy as np
import pypdfium2 as pdfium
from numpy.typing import NDArray

from hanpan.paper import sheets_of

V2_1 = (files("hanpan.games.flick_cliff.sheets") / "v2_1.toml").read_text(encoding="utf-8")
FINE = 20
POINT = 25.4 / 72
INK = 110
"""A pixel at most as bright is ink; shading by a hard pencil is brighter."""


@cache
def printed(lang: str = "ko", text: str | None = None) -> pdfium.PdfDocument:
    """The document of the rulebook's sheet or of a designer's text."""
    flick = sheets_of("flick_cliff")
    return pdfium.PdfDocument(flick.document(lang, "v2_1" if text is None else "mine", text))


def changed(**fields: object) -> str:
    """The rulebook's sheet with other values for these fields."""
    lines = V2_1.splitlines()
    for field, value in fields.items():
        found = [i for i, line in enumerate(lines) if line.startswith(f"{field} = ")]
        assert len(found) == 1, field
        lines[found[0]] = f"{field} = {value}"
    return "\n".join(lines)


def grey(page: pdfium.PdfPage) -> NDArray[np.uint8]:
    """The page's brightness; row 0 is the lowest."""
    picture = page.render(scale=FINE * POINT, grayscale=True).to_numpy()
    return np.flipud(picture.reshape(picture.shape[:2]))


def part(picture: NDArray[np.uint8], left: float, low: float, right: float, high: float) -> NDArray[np.bool_]:
    """Where ink is within a rectangle."""
    return picture[round(low * FINE) : round(high * FINE), round(left * FINE) : round(right * FINE)] <= INK


def middles(dark: Iterable[bool], start: float = 0.0) -> list[float]:
    """The middle of each run of dark pixels."""
    return [start + (first + last + 1) / 2 / FINE for first, last in runs(dark)]


def runs(dark: Iterable[bool]) -> list[tuple[int, int]]:
    """Where each run of dark pixels begins and ends."""
    padded = np.concatenate(([False], np.asarray(dark, dtype=bool), [False]))
    edges = np.flatnonzero(padded[1:] != padded[:-1])
    return [(int(first), int(end) - 1) for first, end in zip(edges[::2], edges[1::2], strict=True)]


def folds(picture: NDArray[np.uint8], width: float, high: float = 297.0) -> list[float]:
    """Where lines cross the whole sheet, however dashed."""
    rows = part(picture, 1, 0, width - 6, high).mean(axis=1) > 0.5
    return middles(rows)


def dashes(picture: NDArray[np.uint8], at: float, width: float) -> list[float]:
    """The lengths of the dashes of a line across the sheet; those at its ends, perhaps cut off, left out."""
    row = part(picture, 0, at - 0.05, width - 0.5, at + 0.05).any(axis=0)
    return [(last - first + 1) / FINE for first, last in runs(row)][1:-1]


def is_mountain(lengths: list[float]) -> bool:
    """Dash and dot by turns; else every dash must be of one length, which is a valley."""
    turns = [abs(one - two) > 3 for one, two in pairwise(lengths)]
    assert all(turns) or (not any(turns) and max(lengths) - min(lengths) < 0.3), lengths
    return all(turns)


def words_on(page: pdfium.PdfPage) -> str:
    """All text of a page, on one line."""
    return " ".join(page.get_textpage().get_text_range().split())
