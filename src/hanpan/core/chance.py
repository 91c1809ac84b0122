"""Chance: everything nobody chooses, asked by name through one object.

`what` names the question (a constant of the game), so that a script or a log can answer it.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from hanpan.core.kit.measured import Measured

MULTIPLIER: Final = 1791398085
LOW_32: Final = 0xFFFFFFFF


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """The questions a game may ask. Subclasses answer: fast, fair, or from a script."""

    def number(self, what: i64, n: i64) -> i64:
        """A number from 0 to n - 1."""
        raise NotImplementedError

    def shuffle(self, what: i64, cells: vec[i64], lo: i64, hi: i64) -> None:
        """Put cells[lo:hi] in a random order (Fisher-Yates, from the top)."""
        for i in range(hi - 1, lo, -1):
            j = lo + self.number(what, i - lo + 1)
            card = cells[i]
            cells[i] = cells[j]
            cells[j] = card

    def sample(self, what: i64, cells: vec[i64], lo: i64, hi: i64, n: i64) -> None:
        """Bring n cards drawn from cells[lo:hi] to its upper end: cells[hi - 1] is the first drawn, and so on down.

        The same as a shuffle that stops after n cards; the rest keeps no particular order.
        """
        for i in range(hi - 1, hi - 1 - n, -1):
            j = lo + self.number(what, i - lo + 1)
            card = cells[i]
            cells[i] = cells[j]
            cells[j] = card

    def roll(self, what: i64, cells: vec[i64], lo: i64, hi: i64, faces: i64) -> None:
        """Give each of cells[lo:hi] a face from 0 to faces - 1, in order."""
        for i in range(lo, hi):
            cells[i] = self.number(what, faces)

    def pick(self, what: i64, cells: vec[i64], lo: i64, hi: i64) -> i64:
        """One of the values in cells[lo:hi], each cell as likely; its outcome is the value, not the place."""
        return cells[lo + self.number(what, hi - lo)]

    def awaits(self, what: i64) -> bool:
        """Whether a script answers this question next: the questions that lead to it are then not asked."""
        return False

    def measured(self, what: i64, request: vec[i64], table: Measured, row: i64, pose: i64) -> i64:
        """What a physical thing did, one of the table's outcomes: simulated from the request where that is possible.

        Everywhere else one of the row's samples is drawn, as it would have been in this pose.
        """
        return table.turned(table.sample(row, self.number(what, table.n(row))), pose)

    def deal(self, what: i64, cells: vec[i64], dealt: i64, early: i64, end: i64) -> None:
        """Shuffle cells[:early] and deal the first `dealt`; add the later cells[early:end] and shuffle the rest.

        One question and one outcome, all of cells[:end]: no later card can be among those dealt.
        """
        self.shuffle(what, cells, 0, early)
        self.shuffle(what, cells, dealt, end)


def stepped(state: i64) -> i64:
    """The next state of a multiply-with-carry generator: one integer below 2**63."""
    return MULTIPLIER * (state & LOW_32) + (state >> 32)


def scaled(state: i64, n: i64) -> i64:
    """A number from 0 to n - 1 out of a state, n below 2**31."""
    return (((state ^ (state >> 32)) & LOW_32) * n) >> 32


@final
class Fast(Chance):
    """For simulation: copied, printed and restored as one integer, equal in every build.

    Not for people's deals: whoever sees a few outcomes can compute the rest.
    """

    def __init__(self, seed: i64) -> None:
        self.state: i64 = 0
        self.sow(seed)

    def sow(self, seed: i64) -> None:
        """Begin anew. Seeds that differ by little give streams that have nothing in common."""
        low = seed & LOW_32
        high = (seed >> 32) & LOW_32
        # Products stay below 2**63, and the upper half is never 0, so the stream never sticks.
        mixed = MULTIPLIER * low + high
        self.state = (mixed & LOW_32) ^ ((((mixed >> 32) & 0x3FFFFFFF) + 1) << 31)
        for warm in range(8):
            self.state = stepped(self.state)

    def number(self, what: i64, n: i64) -> i64:
        self.state = stepped(self.state)
        return scaled(self.state, n)

    def shuffle(self, what: i64, cells: vec[i64], lo: i64, hi: i64) -> None:
        state = self.state
        for i in range(hi - 1, lo, -1):
            state = stepped(state)
            j = lo + scaled(state, i - lo + 1)
            card = cells[i]
            cells[i] = cells[j]
            cells[j] = card
        self.state = state

    def roll(self, what: i64, cells: vec[i64], lo: i64, hi: i64, faces: i64) -> None:
        state = self.state
        for i in range(lo, hi):
            state = stepped(state)
            cells[i] = scaled(state, faces)
        self.state = state
