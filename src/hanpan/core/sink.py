"""Where events go. The base forgets them; a recorder keeps the integers; ears tell the memories."""

from typing import final

from mypy_extensions import i64, mypyc_attr


@final
class Event:
    """One thing that happened, as numbers: what a to d mean stands beside the kind in the game's tables."""

    def __init__(self, kind: i64 = 0, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        self.kind: i64 = kind
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.d: i64 = d

    def be(self, kind: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        """Become another event."""
        self.kind = kind
        self.a = a
        self.b = b
        self.c = c
        self.d = d

    def numbers(self) -> tuple[int, int, int, int, int]:
        """The kind and what it tells."""
        return (self.kind, self.a, self.b, self.c, self.d)


@mypyc_attr(allow_interpreted_subclasses=True)
class Sink:
    """Forgets every event; subclasses listen."""

    def emit(self, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Something happened. What a, b, c and d mean stands beside the kind."""


class Recorder(Sink):
    """Keeps every event as a row of numbers."""

    def __init__(self) -> None:
        self.rows: list[tuple[int, int, int, int, int]] = []

    def emit(self, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        self.rows.append((kind, a, b, c, d))
