"""Sheets to print: A4, vector, to scale.

A game whose sheets can be printed has a folder here with its id. It offers `SHEETS`, the names of the sheets that
come with it, and `document(lang, name, text)`: the PDF of one of them, or of a designer's own file, read as `text`.
"""

from importlib import import_module
from pkgutil import iter_modules
from typing import Protocol, cast


class Printable(Protocol):
    """What the folder of a game offers."""

    SHEETS: tuple[str, ...]

    def document(self, lang: str, name: str, text: str | None = None) -> bytes:
        """The PDF. ValueError, in one line, for a sheet that is none or that no A4 paper can hold."""


def printable() -> tuple[str, ...]:
    """The ids of the games whose sheets can be printed."""
    return tuple(sorted(found.name for found in iter_modules(__path__) if found.ispkg))


def sheets_of(game_id: str) -> Printable:
    """What there is to print of a game; it is one of `printable()`."""
    return cast(Printable, import_module(f"{__name__}.{game_id}"))
