"""Play many matches between bots, on as many processes as wanted, and say how often each seat wins."""

import json
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

from hanpan.core.game import Game
from hanpan.lab.batch import PARTS, Plan, Tally, play_batch
from hanpan.lab.interval import wilson
from hanpan.lab.workers import batches, checked, played, useful


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
    game_id: str | Game,
    n: int,
    seats: int | None = None,
    bots: Sequence[str] = ("random",),
    seed: str = "",
    options: Mapping[str, Any] | None = None,
    workers: int | None = None,
    progress: Callable[[int], None] | None = None,
    file: Path | str | None = None,
) -> Simulation:
    """Play n matches of a game, or of its id. Fewer bots than seats are repeated in turn.

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
    workers = useful(n, workers)
    begun = time.perf_counter()
    book = Book(plan, n, None if file is None else Path(file))
    missing = [(first, size) for first, size in batches(n) if first not in book.known]
    if progress is not None and book.total.n:
        progress(book.total.n)
    for first, tally in played(play_batch, plan, missing, workers):
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


def planned(
    game_id: str | Game, seats: int | None, bots: Sequence[str], seed: str, options: Mapping[str, Any] | None
) -> Plan:
    """The plan of a simulation; ValueError, naming the argument, if it cannot be played."""
    plan = checked(game_id, seats, bots, seed, options)
    names = plan.bots
    if len(names) > plan.seats:
        raise ValueError(f"bots: {len(names)} are too many for {plan.game if seats is None else f'{seats} seats'}")
    return replace(plan, bots=tuple(names[seat % len(names)] for seat in range(plan.seats)))


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
