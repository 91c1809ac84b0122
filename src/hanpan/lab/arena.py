"""Bots against bots, everybody on every seat: how often each wins, how strong it is, how long it thinks."""

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

from mypy_extensions import i64

from hanpan.bots import bot_for
from hanpan.core.bot import Bot
from hanpan.core.chance import Chance
from hanpan.core.game import Game
from hanpan.core.memory import Memory
from hanpan.core.state import State
from hanpan.lab.batch import PARTS, Plan, matches
from hanpan.lab.interval import wilson
from hanpan.lab.ratings import Ratings
from hanpan.lab.seating import Seating
from hanpan.lab.workers import batches, checked, played, useful


@dataclass(frozen=True)
class Record:
    """What one bot came to.

    `games` counts seats taken: a bot on two seats of a match played two games. Seats that share the first rank
    share the win, so `wins` need not be whole. `low` and `high` are the 95 % interval of `rate`. `rating` is
    OpenSkill's mu - 3 sigma. `ms` is the CPU time a decision took, in milliseconds.
    """

    games: int
    wins: float
    rate: float
    low: float
    high: float
    rating: float
    ms: float


@dataclass(frozen=True)
class Arena:
    """What came of it, by bot in the order they were named."""

    game: str
    seats: int
    n: int
    bots: dict[str, Record]

    def plain(self) -> dict[str, Any]:
        """The same for JSON."""
        return asdict(self)


def arena(
    game_id: str | Game,
    n: int,
    bots: Sequence[str],
    seats: int | None = None,
    seed: str = "",
    options: Mapping[str, Any] | None = None,
    workers: int | None = None,
    progress: Callable[[int], None] | None = None,
) -> Arena:
    """Play n matches of a game, or of its id, between bots: all of them sit everywhere in turn (see `Seating`).

    There may be more bots than seats; fewer are repeated in turn. A bot named twice sits twice as often and has
    one record. Without `seats` there are as many as bots, as far as the game allows. When n is a multiple of the
    number of bots, everybody sat on every seat equally often. Each match has a seed of its own, made of `seed` and
    its number, so only `ms` depends on `workers`. `progress` is called with the number of matches played so far.

    A program that calls this with several workers needs the usual `if __name__ == "__main__":`.

    ValueError, naming the argument, for anything that cannot be played.

    >>> came_of_it = arena("cockroach_duel", 10, ["greedy", "random"], seed="doc", workers=1)
    >>> [(name, record.games) for name, record in came_of_it.bots.items()]
    [('greedy', 10), ('random', 10)]
    """
    plan = checked(game_id, seats, bots, seed, options)
    workers = useful(n, workers)
    seating = Seating(len(plan.bots), plan.seats)
    seen = {plan.bots[bot] for number in range(min(n, len(plan.bots))) for bot in seating.at(number)}
    if absent := [name for name in plan.bots if name not in seen]:
        raise ValueError(f"n: {n} are too few for {len(plan.bots)} bots: {absent[0]} would not play")
    book = Book(plan)
    early: dict[int, Batch] = {}  # ratings depend on the order: whoever comes early waits
    done = 0
    for first, finished in played(play_seated, plan, list(batches(n)), workers):
        early[first] = finished
        done += len(finished.ranks)
        while (following := early.pop(book.n, None)) is not None:
            book.add(following)
        if progress is not None:
            progress(done)
    return Arena(plan.game, plan.seats, n, {name: book.record(name) for name in dict.fromkeys(plan.bots)})


@dataclass
class Batch:
    """A number of matches as a worker tells of them: the ranks by seat, and each bot's decisions and CPU time."""

    ranks: list[bytes] = field(default_factory=list)
    decisions: dict[str, int] = field(default_factory=dict)
    nanoseconds: dict[str, int] = field(default_factory=dict)


def play_seated(plan: Plan, first: int, n: int) -> Batch:
    """Play the matches number `first` to `first + n - 1` of the plan, each with those whose turn it is."""
    found = plan.played()
    bots = {name: Timed(bot_for(found, name)) for name in plan.bots}
    seating = Seating(len(plan.bots), plan.seats)

    def sitting(number: int) -> list[Bot]:
        return [bots[plan.bots[bot]] for bot in seating.at(number)]

    batch = Batch()
    for state, _ in matches(plan, first, n, sitting):
        batch.ranks.append(bytes(state.rank(seat) for seat in range(plan.seats)))
    batch.decisions = {name: bot.decisions for name, bot in bots.items()}
    batch.nanoseconds = {name: bot.nanoseconds for name, bot in bots.items()}
    return batch


class Timed(Bot):
    """Another bot, and the CPU time it took to choose."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.decisions = 0
        self.nanoseconds = 0

    def choose(self, state: State, seat: i64, memory: Memory, chance: Chance) -> i64:
        begun = time.thread_time_ns()  # not the process's: a progress bar has a thread of its own
        action = self.bot.choose(state, seat, memory, chance)
        self.nanoseconds += time.thread_time_ns() - begun
        self.decisions += 1
        return action


class Book:
    """The matches counted so far, in the order of their numbers."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.seating = Seating(len(plan.bots), plan.seats)
        self.ratings = Ratings(plan.bots)
        self.n = 0
        self.games = dict.fromkeys(plan.bots, 0)
        self.won = dict.fromkeys(plan.bots, 0)
        self.decisions = dict.fromkeys(plan.bots, 0)
        self.nanoseconds = dict.fromkeys(plan.bots, 0)

    def add(self, batch: Batch) -> None:
        """The batch that begins with match number n."""
        for ranks in batch.ranks:
            sitting = [self.plan.bots[bot] for bot in self.seating.at(self.n)]
            share = PARTS // ranks.count(1)
            for name, rank in zip(sitting, ranks, strict=True):
                self.games[name] += 1
                self.won[name] += share if rank == 1 else 0
            self.ratings.add(sitting, list(ranks))
            self.n += 1
        for name in self.games:
            self.decisions[name] += batch.decisions[name]
            self.nanoseconds[name] += batch.nanoseconds[name]

    def record(self, name: str) -> Record:
        """What a bot has come to."""
        games, wins = self.games[name], self.won[name] / PARTS
        ms = self.nanoseconds[name] / max(1, self.decisions[name]) / 1e6
        return Record(games, wins, *wilson(wins, games), self.ratings.of(name), ms)
