"""The legal actions of one question, in a vec that is used again and again."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from hanpan.core.kit.handful import MOST, ROOM, Handful, size

LONGEST: Final = 256
NOTHING: Final = -1


@final
class Listing:
    """A list of actions; `n` says how many stand in it now. `room` is the most it can hold."""

    def __init__(self, room: i64 = LONGEST) -> None:
        self.n: i64 = 0
        self.actions: vec[i64] = vec[i64]([0] * room)
        self.laid_from: i64 = NOTHING  # the hand of the last add_laying, its action and its place
        self.laid_as: i64 = 0
        self.laid_at: i64 = 0

    def clear(self) -> None:
        """Nothing is listed."""
        self.n = 0
        self.laid_from = NOTHING

    def add(self, action: i64) -> None:
        """One action more."""
        self.actions[self.n] = action
        self.n += 1

    def add_laying(self, action: i64, hand: Handful) -> None:
        """Add the action with every choice of 1 to all of the hand's cards.

        The same hand again (another claim for it) only repeats the choices just listed.
        """
        first = self.n
        if hand == self.laid_from:
            self.repeat(self.laid_at, first, action - self.laid_as)
        else:
            self.add_choices(action, hand)
            self.laid_from = hand
        self.laid_as = action
        self.laid_at = first

    def repeat(self, first: i64, end: i64, change: i64) -> None:
        """List the actions from first to end again, changed by a number."""
        out = self.actions
        n = self.n
        for i in range(first, end):
            out[n] = out[i] + change
            n += 1
        self.n = n

    def add_choices(self, action: i64, hand: Handful) -> None:
        """Kind after kind, repeat each choice so far with 1, 2, … cards of the kind more.

        The first choice, no card at all, is only the seed: in the end the last takes its place.
        """
        out = self.actions
        first = self.n
        n = first + 1
        out[first] = action
        one: i64 = 1
        while hand > 0:
            known = n
            more: i64 = 0
            for taken in range(hand & MOST):
                more += one
                for i in range(first, known):
                    out[n] = out[i] + more
                    n += 1
            hand >>= ROOM
            one <<= ROOM
        self.n = n - 1
        out[first] = out[n - 1]

    def add_laying_at_most(self, most: i64, action: i64, hand: Handful) -> None:
        """The same, but no choice of more than `most` cards."""
        first = self.n
        self.add_laying(action, hand)
        kept = first
        for i in range(first, self.n):
            if size(self.actions[i] - action) <= most:
                self.actions[kept] = self.actions[i]
                kept += 1
        self.n = kept
        self.laid_from = NOTHING  # what is listed now is no full choice that could be repeated

    def as_list(self) -> list[int]:
        """The actions, for those who are in no hurry."""
        return [self.actions[i] for i in range(self.n)]
