"""A batch of matches between bots, each with a seed of its own: the same matches wherever they are played."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Any, Final

from hanpan.bots import bot_for
from hanpan.core.bot import Bot
from hanpan.core.chance import Fast
from hanpan.core.game import Game
from hanpan.core.playout import play
from hanpan.core.state import State
from hanpan.games import game_on

PARTS: Final = 840
"""A win is counted in parts, so that 2 to 8 seats can share it without rounding."""


@dataclass(frozen=True)
class Plan:
    """What is to be played: all that a worker process needs to know. `bots` sit by seat, or take turns in an arena.

    `sheet` is the designer's own sheet that the options choose, as JSON; None: one of the game's.
    """

    game: str
    seats: int
    bots: tuple[str, ...]
    options: dict[str, Any]
    seed: str
    sheet: str | None = None

    def played(self) -> Game:
        """The game, on the designer's own sheet if there is one."""
        return game_on(self.game, self.options, self.sheet)


@dataclass
class Tally:
    """What a number of matches came to. `won` counts parts of wins by seat."""

    n: int = 0
    decisions: int = 0
    won: list[int] = field(default_factory=list)
    reasons: dict[str, int] = field(default_factory=dict)

    def add(self, other: "Tally") -> None:
        """Count another batch in."""
        self.n += other.n
        self.decisions += other.decisions
        self.won = [a + b for a, b in zip(self.won or [0] * len(other.won), other.won, strict=True)]
        for reason, times in other.reasons.items():
            self.reasons[reason] = self.reasons.get(reason, 0) + times


def play_batch(plan: Plan, first: int, n: int) -> Tally:
    """Play the matches number `first` to `first + n - 1` of the plan."""
    found = plan.played()
    bots = [bot_for(found, name) for name in plan.bots]
    tally = Tally(n=n, won=[0] * plan.seats)
    for state, decisions in matches(plan, first, n, lambda number: bots):
        tally.decisions += decisions
        first_ranked = winners(state, plan.seats)
        for seat in first_ranked:
            tally.won[seat] += PARTS // len(first_ranked)
        reason = found.notation.reasons[state.reason()]
        tally.reasons[reason] = tally.reasons.get(reason, 0) + 1
    return tally


def matches(plan: Plan, first: int, n: int, sitting: Callable[[int], list[Bot]]) -> Iterator[tuple[State, int]]:
    """Play these matches with the bots that sit at each by its number; its end, and the decisions it took.

    The state is the same object every time: what it says holds until the next match.
    """
    found = plan.played()
    state = found.new_state(plan.seats, plan.options)
    hidden = found.new_state(plan.seats, plan.options)
    memories = [found.new_memory(seat) for seat in range(plan.seats)]
    chance, choice = Fast(0), Fast(0)
    for number in range(first, first + n):
        dealt, thought = seeds(plan.seed, number)
        chance.sow(dealt)
        choice.sow(thought)
        yield state, play(state, hidden, sitting(number), memories, chance, choice)


def seeds(text: str, number: int) -> tuple[int, int]:
    """The seeds of one match: for what is dealt and rolled, and for how the bots choose."""
    digest = blake2b(f"{number}:{text}".encode(), digest_size=16, person=b"hanpan lab").digest()
    return int.from_bytes(digest[:8], "little") >> 2, int.from_bytes(digest[8:], "little") >> 2


def winners(state: State, seats: int) -> list[int]:
    """The seats that nobody is ahead of."""
    standings = [state.standing(seat) for seat in range(seats)]
    best = max(standings)
    return [seat for seat in range(seats) if standings[seat] == best]
