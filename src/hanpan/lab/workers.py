"""What every kind of lab work shares: the plan checked, cut into batches, and played by as many processes as wanted."""

import json
import multiprocessing
import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from typing import Any, Final, TypeVar

from hanpan.bots import bot_for
from hanpan.core.game import Game
from hanpan.games import game
from hanpan.lab.batch import Plan

BATCHES: Final = 64
LARGEST_BATCH: Final = 1000
WORTH_A_PROCESS: Final = 200
"""Fewer matches than these are played sooner here than a process has started."""

Done = TypeVar("Done")


def checked(
    game_id: str | Game, seats: int | None, bots: Sequence[str], seed: str, options: Mapping[str, Any] | None
) -> Plan:
    """The plan with the bots as they were named; ValueError, naming the argument, for what the game does not know.

    Without `seats` there are as many as bots, at least the least and at most the most the game allows.
    """
    found = game_id if isinstance(game_id, Game) else game(game_id)
    names = tuple(bots)
    if isinstance(bots, str) or not names:
        raise ValueError(f"bots: must be a list of at least one name, not {bots!r}")
    for name in names:
        bot_for(found, name)
    if seats is None:
        seats = min((possible for possible in found.seats if possible >= len(names)), default=max(found.seats))
    found.check_seats(seats)
    if not isinstance(seed, str):
        raise ValueError(f"seed: must be text, not {seed!r}")
    chosen = found.check_options(options)
    own = found.own_sheet(chosen)
    return Plan(found.id, seats, names, chosen, seed, None if own is None else json.dumps(own, sort_keys=True))


def useful(n: int, workers: int | None) -> int:
    """The processes that n matches are played by, if not said as many as seem useful; ValueError for less than one."""
    if type(n) is not int or n < 1:
        raise ValueError(f"n: must be a whole number of at least 1, not {n!r}")
    if workers is not None and (type(workers) is not int or workers < 1):
        raise ValueError(f"workers: must be a whole number of at least 1, not {workers!r}")
    return workers or max(1, min(os.cpu_count() or 1, n // WORTH_A_PROCESS))


def batches(n: int) -> Iterator[tuple[int, int]]:
    """The first match of each batch and how many it has: small enough to keep all workers busy to the end."""
    size = max(1, min(LARGEST_BATCH, n // BATCHES))
    for first in range(0, n, size):
        yield first, min(size, n - first)


def played(
    work: Callable[[Plan, int, int], Done], plan: Plan, todo: list[tuple[int, int]], workers: int
) -> Iterator[tuple[int, Done]]:
    """Each batch's first match and what `work` made of it, as they are finished."""
    if workers == 1 or len(todo) <= 1:
        for first, size in todo:
            yield first, work(plan, first, size)
        return
    pool = ProcessPoolExecutor(min(workers, len(todo)), multiprocessing.get_context("spawn"))
    try:
        waiting: dict[Future[Done], int] = {}
        ahead = iter(todo)
        while True:
            while len(waiting) < workers * 2 and (batch := next(ahead, None)) is not None:
                waiting[pool.submit(work, plan, *batch)] = batch[0]
            if not waiting:
                return
            done, _ = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                yield waiting.pop(future), future.result()
    finally:
        pool.shutdown(cancel_futures=True)
