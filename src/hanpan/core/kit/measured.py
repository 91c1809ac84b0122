"""Measured: what a physical thing did when it was tried often, and what it would have done in another pose."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64


@final
class Measured:
    """Rows of samples, each as likely as the next in its row, out of the outcomes 0 to `outcomes` - 1.

    All samples were made in one pose; `turns` says, for each pose, which outcome stands for each of them there.
    """

    def __init__(self, outcomes: i64, rows: list[list[int]], turns: list[list[int]]) -> None:
        self.outcomes: i64 = outcomes
        self.starts = vec[i64]([0] * (len(rows) + 1))
        samples: list[int] = []
        for row, told in enumerate(rows):
            samples.extend(told)
            self.starts[row + 1] = len(samples)
        self.samples = vec[i64](samples)
        flat: list[int] = []
        for turn in turns:
            flat.extend(turn)
        self.turns = vec[i64](flat)

    def n(self, row: i64) -> i64:
        """How many samples a row has."""
        return self.starts[row + 1] - self.starts[row]

    def sample(self, row: i64, which: i64) -> i64:
        """One sample of a row, as it was measured."""
        return self.samples[self.starts[row] + which]

    def turned(self, sample: i64, pose: i64) -> i64:
        """The outcome a sample stands for in a pose, from 0."""
        return self.turns[pose * self.outcomes + sample]
