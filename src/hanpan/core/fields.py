"""A position's numbers, one after the other: one walk over the fields writes them down or reads them back."""

from struct import pack, unpack
from typing import final

from librt.vecs import vec
from mypy_extensions import i64


@final
class Fields:
    """Without bytes it collects what it is shown; with bytes it hands them out in the same order.

    >>> paper = Fields()
    >>> paper.cell(7), paper.cell(-1)
    (7, -1)
    >>> again = Fields(paper.written())
    >>> again.cell(0), again.cell(0)
    (7, -1)
    """

    def __init__(self, source: bytes | None = None) -> None:
        self.reading: bool = source is not None
        self.numbers: list[int] = []
        self.at: i64 = 0
        if source is not None:
            if len(source) % 8:
                raise ValueError("a position's bytes come in eights")
            self.numbers = list(unpack(f"<{len(source) // 8}q", source))

    def cell(self, value: i64) -> i64:
        """Write this number down and return it; or return the next one read."""
        if not self.reading:
            self.numbers.append(value)
            return value
        if self.at >= len(self.numbers):
            raise ValueError("a position's bytes end too early")
        number: i64 = self.numbers[self.at]
        self.at += 1
        return number

    def row(self, cells: vec[i64], n: i64) -> None:
        """The same for the first n cells of a row."""
        for i in range(n):
            cells[i] = self.cell(cells[i])

    def written(self) -> bytes:
        """What was written down: each number as eight bytes, little-endian, signed."""
        return pack(f"<{len(self.numbers)}q", *self.numbers)

    def finish(self) -> None:
        """ValueError if bytes are left over."""
        if self.reading and self.at != len(self.numbers):
            raise ValueError("a position's bytes go on too long")
