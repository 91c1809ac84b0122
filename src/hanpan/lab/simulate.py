"""Play many matches between bots, on as many processes as wanted, and say how often each seat wins."""

import json
import multiprocessing
import os
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from hanpan.bots import bot_for
from hanpan.games import game
from hanpan.lab.batch import PARTS, Plan, Tally, play_batch
from hanpan.lab.interval import wilson

BATCHES: Final = 64
LARGEST_BATCH: Final = 1000
WORTH_A_PROCESS: Final = 200
"""Fewer matches than these are played sooner here than a process has started."""


@dataclass(frozen=True)
class Simulation:
    """What came of it. `win_rate` gives each seat's rate with its 95 % interval: (rate, low, high).

    Seats that share the first rank share the win. `seconds` is the time this run took.
    """

    n: int
    seats: int
    win_rate: dict[int, tuple[float, float, float]]
    decisions: int
    seconds: float
    reasons: dict[str, int]

    def plain(self) -> dict[str, Any]:
        """The same for JSON."""
        return {
            "n": self.n,
            "seats": self.seats,
            "win_rate": {str(seat): list(rate) for seat, rate in self.win_rate.items()},
            "decisions": self.decisions,
            "seconds": self.seconds,
            "reasons": self.reasons,
        }


def simulate(
    game_id: str,
    n: int,
    seats: int | None = None,
    bots: Sequence[str] = ("random",),
    seed: str = "",
    options: Mapping[str, Any] | None = None,
    workers: int | None = None,
    progress: Callable[[int], None] | None = None,
    file: Path | str | None = None,
) -> Simulation:
    """Play n matches. Fewer bots than seats are repeated in turn.

    Without `seats` there are as many as bots, at least the least the game allows. Each match has a seed of its
    own, made of `seed` and its number, so the result does not depend on `workers` (without: what seems useful
    here; one plays in this process). `progress` is called with the number of matches played so far. With `file`
    every finished batch is noted there, and a later call with the same plan goes on from it.

    A program that calls this with several workers needs the usual `if __name__ == "__main__":`.

    ValueError, naming the argument, for anything that cannot be played.

    >>> simulate("cockroach_duel", 10, bots=["random"], seed="doc", workers=1).reasons
    {'wins': 10}
    """
    plan = planned(game_id, seats, bots, seed, options)
    if type(n) is not int or n < 1:
        raise ValueError(f"n: must be a whole number of at least 1, not {n!r}")
    if workers is not None and (type(workers) is not int or workers < 1):
        raise ValueError(f"workers: must be a whole number of at least 1, not {workers!r}")
    if workers is None:
        workers = max(1, min(os.cpu_count() or 1, n // WORTH_A_PROCESS))
    begun = time.perf_counter()
    book = Book(plan, n, None if file is None else Path(file))
    missing = [(first, size) for first, size in batches(n) if first not in book.known]
    if progress is not None and book.total.n:
        progress(book.total.n)
    for first, tally in played(plan, missing, workers):
        book.write(first, tally)
        if progress is not None:
            progress(book.total.n)
    total = book.total
    return Simulation(
        n=n,
        seats=plan.seats,
        win_rate={seat: wilson(parts / PARTS, n) for seat, parts in enumerate(total.won)},
        decisions=total.decisions,
        seconds=time.perf_counter() - begun,
        reasons=dict(sorted(total.reasons.items())),
    )


def planned(game_id: str, seats: int | None, bots: Sequence[str], seed: str, options: Mapping[str, Any] | None) -> Plan:
    """The plan of a simulation; ValueError, naming the argument, if it cannot be played."""
    found = game(game_id)
    names = list(bots)
    if isinstance(bots, str) or not names:
        raise ValueError(f"bots: must be a list of at least one name, not {bots!r}")
    for name in names:
        bot_for(found, name)
    if seats is None:
        fitting = [possible for possible in found.seats if possible >= len(names)]
        if not fitting:
            raise ValueError(f"bots: {len(names)} are too many for {found.id}")
        seats = min(fitting)
    found.check_seats(seats)
    if len(names) > seats:
        raise ValueError(f"bots: {len(names)} are too many for {seats} seats")
    if not isinstance(seed, str):
        raise ValueError(f"seed: must be text, not {seed!r}")
    turns = tuple(names[seat % len(names)] for seat in range(seats))
    return Plan(found.id, seats, turns, found.check_options(options), seed)


def batches(n: int) -> Iterator[tuple[int, int]]:
    """The first match of each batch and how many it has: small enough to keep all workers busy to the end."""
    size = max(1, min(LARGEST_BATCH, n // BATCHES))
    for first in range(0, n, size):
        yield first, min(size, n - first)


def played(plan: Plan, todo: list[tuple[int, int]], workers: int) -> Iterator[tuple[int, Tally]]:
    """Each batch's first match and its tally, as they are finished."""
    if workers == 1 or len(todo) <= 1:
        for first, size in todo:
            yield first, play_batch(plan, first, size)
        return
    pool = ProcessPoolExecutor(min(workers, len(todo)), multiprocessing.get_context("spawn"))
    try:
        waiting: dict[Future[Tally], int] = {}
        ahead = iter(todo)
        while True:
            while len(waiting) < workers * 2 and (batch := next(ahead, None)) is not None:
                waiting[pool.submit(play_batch, plan, *batch)] = batch[0]
            if not waiting:
                return
            done, _ = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                yield waiting.pop(future), future.result()
    finally:
        pool.shutdown(cancel_futures=True)


class Book:
    """The batches played so far: added up, and with a file also written down, one line each."""

    def __init__(self, plan: Plan, n: int, file: Path | None) -> None:
        self.total = Tally(won=[0] * plan.seats)
        self.file = file
        self.known: set[int] = set()
        if file is None:
            return
        head = json.loads(json.dumps({"plan": asdict(plan), "n": n}))
        if file.exists():
            self.read(file, head)
        else:
            file.write_text(json.dumps(head, ensure_ascii=False) + "\n", encoding="utf-8")

    def read(self, file: Path, head: dict[str, Any]) -> None:
        """Go on from what a file says; ValueError if it belongs to another plan."""
        lines = file.read_text(encoding="utf-8").split("\n")
        try:
            if json.loads(lines[0]) != head:
                raise ValueError("another plan")
        except ValueError:
            raise ValueError(f"file: {file} belongs to another simulation") from None
        whole = [line for line in lines[1:-1] if line]  # a line cut off by a crash is played again
        for line in whole:
            noted = json.loads(line)
            self.known.add(noted.pop("first"))
            self.total.add(Tally(**noted))
        if lines[-1]:
            file.write_text("\n".join([lines[0], *whole]) + "\n", encoding="utf-8")

    def write(self, first: int, tally: Tally) -> None:
        """One batch more."""
        self.total.add(tally)
        if self.file is not None:
            with open(self.file, "a", encoding="utf-8") as out:
                out.write(json.dumps({"first": first} | asdict(tally), ensure_ascii=False) + "\n")
