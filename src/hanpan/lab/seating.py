"""Who sits where in which match, so that no bot owes its wins to a seat or to its neighbours."""

from math import gcd, prod
from typing import Final

GOLDEN: Final = 0.6180339887498949
"""Steps of this part of a circle stay evenly spread, wherever one stops."""


class Seating:
    """Bots on seats by the number of the match; bots are numbers here, in the order they were named.

    A round has as many matches as there are bots: an arrangement, and the same with everybody moved on by one
    bot. So each round puts every bot on every seat exactly once. The rounds go through all arrangements: with
    more bots than seats all choices of who plays, always in all orders. Fewer bots than seats are repeated in turn.

    >>> [Seating(bots=3, seats=2).at(number) for number in range(6)]
    [(0, 1), (1, 2), (2, 0), (0, 2), (1, 0), (2, 1)]
    """

    def __init__(self, bots: int, seats: int) -> None:
        self.bots = bots
        self.seats = seats
        self.once = min(bots, seats)
        self.rounds = prod(range(bots - 1, bots - self.once, -1))
        """Arrangements that cannot be made from one another by moving everybody on."""
        self.step = max(1, round(self.rounds * GOLDEN))
        while gcd(self.step, self.rounds) > 1:
            self.step += 1

    def at(self, number: int) -> tuple[int, ...]:
        """The bots of one match, by seat."""
        played, moved = divmod(number, self.bots)
        order = self.arrangement(played * self.step % self.rounds)
        return tuple((order[seat % self.once] + moved) % self.bots for seat in range(self.seats))

    def arrangement(self, index: int) -> list[int]:
        """One of the `rounds` arrangements with bot 0 on seat 0."""
        waiting = list(range(1, self.bots))
        order = [0]
        while len(order) < self.once:
            index, which = divmod(index, len(waiting))
            order.append(waiting.pop(which))
        return order
