"""Chance that is written down: answers from a queue first (a script, a log), then from a fair seed."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, final

from librt.vecs import vec
from mypy_extensions import i64

from hanpan.core.action import ChanceError, NotSimulated, Plain
from hanpan.core.chance import Chance
from hanpan.core.kit.measured import Measured
from hanpan.core.notation import Notation

Outcome = tuple[str, Any]
"""A question's name and its answer as plain data."""

Simulation = Callable[[int, list[int]], tuple[int, Plain | None]]
"""Finds what a physical thing did, from the question and its numbers: the outcome's number, and the path it took."""


def outcomes_from_plain(plain: object) -> list[Outcome]:
    """The queue written as [{name: outcome}, …], any iterable of them or none; ChanceError for any other form."""
    if plain is None:
        return []
    if isinstance(plain, str | bytes | Mapping) or not isinstance(plain, Iterable):
        raise ChanceError("chance: must be a list of outcomes, each under its name")
    queue: list[Outcome] = []
    for i, one in enumerate(plain):
        if not isinstance(one, dict) or len(one) != 1:
            raise ChanceError(f"chance[{i}]: must be one outcome under its name")
        for name, outcome in one.items():
            queue.append((str(name), outcome))
    return queue


def path_beside(outcome: Any) -> Plain | None:
    """The path that is recorded in an outcome; None if it has none."""
    path = outcome.get("path") if isinstance(outcome, Mapping) else None
    return dict(path) if isinstance(path, Mapping) else None


@final
class Outcomes(Chance):
    """Answers one action's questions and keeps the answers. `used` says how many came from the queue."""

    def __init__(
        self,
        notation: Notation,
        queue: list[Outcome],
        rest: Chance | None,
        simulate: Simulation | None = None,
    ) -> None:
        self.notation = notation
        self.queue = queue
        self.rest = rest
        self.simulate = simulate
        self.path: Plain | None = None  # the way of the physical thing, beside its outcome
        self.used: i64 = 0
        self.drawn: list[Outcome] = []

    def plain(self) -> list[Plain]:
        """The answers, as a log writes them."""
        return [{name: outcome} for name, outcome in self.drawn]

    def number(self, what: i64, n: i64) -> i64:
        scripted = self.scripted(what)
        if scripted is None:
            answer: i64 = self.source(what).number(what, n)
        else:
            if len(scripted) != 1 or not 0 <= scripted[0] < n:
                raise self.impossible(what)
            answer = scripted[0]
        self.keep(what, [answer])
        return answer

    def shuffle(self, what: i64, cells: vec[i64], lo: i64, hi: i64) -> None:
        scripted = self.scripted(what)
        if scripted is None:
            self.source(what).shuffle(what, cells, lo, hi)
        else:
            if sorted(scripted) != sorted([cells[i] for i in range(lo, hi)]):
                raise self.impossible(what)
            for i in range(lo, hi):
                cells[i] = scripted[i - lo]
        self.keep(what, [cells[i] for i in range(lo, hi)])

    def sample(self, what: i64, cells: vec[i64], lo: i64, hi: i64, n: i64) -> None:
        scripted = self.scripted(what)
        if scripted is None:
            self.source(what).sample(what, cells, lo, hi, n)
        else:
            if len(scripted) != n:
                raise self.impossible(what)
            rest = [cells[i] for i in range(lo, hi)]
            for card in scripted:
                if card not in rest:
                    raise self.impossible(what)
                rest.remove(card)
            for i, card in enumerate([*rest, *reversed(scripted)]):
                cells[lo + i] = card
        self.keep(what, [cells[i] for i in range(hi - 1, hi - 1 - n, -1)])

    def roll(self, what: i64, cells: vec[i64], lo: i64, hi: i64, faces: i64) -> None:
        scripted = self.scripted(what)
        if scripted is None:
            self.source(what).roll(what, cells, lo, hi, faces)
        else:
            if len(scripted) != hi - lo or not all([0 <= face < faces for face in scripted]):
                raise self.impossible(what)
            for i in range(lo, hi):
                cells[i] = scripted[i - lo]
        self.keep(what, [cells[i] for i in range(lo, hi)])

    def pick(self, what: i64, cells: vec[i64], lo: i64, hi: i64) -> i64:
        scripted = self.scripted(what)
        if scripted is None:
            picked: i64 = self.source(what).pick(what, cells, lo, hi)
        else:
            if len(scripted) != 1 or scripted[0] not in [cells[i] for i in range(lo, hi)]:
                raise self.impossible(what)
            picked = scripted[0]
        self.keep(what, [picked])
        return picked

    def deal(self, what: i64, cells: vec[i64], dealt: i64, early: i64, end: i64) -> None:
        scripted = self.scripted(what)
        if scripted is None:
            self.source(what).deal(what, cells, dealt, early, end)
        else:
            whole = [cells[i] for i in range(end)]
            if sorted(scripted) != sorted(whole):
                raise self.impossible(what)
            if any([scripted[:dealt].count(card) > whole[:early].count(card) for card in scripted[:dealt]]):
                raise self.impossible(what)
            for i in range(end):
                cells[i] = scripted[i]
        self.keep(what, [cells[i] for i in range(end)])

    def awaits(self, what: i64) -> bool:
        return self.used < len(self.queue) and self.queue[self.used][0] == self.notation.chances[what]

    def measured(self, what: i64, request: vec[i64], table: Measured, row: i64, pose: i64) -> i64:
        scripted = self.scripted(what)
        self.path = None
        if scripted is not None:
            if len(scripted) != 1 or not 0 <= scripted[0] < table.outcomes:
                raise self.impossible(what)
            answer: i64 = scripted[0]
            self.path = path_beside(self.queue[self.used - 1][1])
        elif self.simulate is not None and self.rest is not None:
            found, self.path = self.simulate(what, [request[i] for i in range(len(request))])
            if not 0 <= found < table.outcomes:
                raise NotSimulated(f"chance: {self.notation.chances[what]} was simulated as {found}")
            answer = found
        else:
            # one question, and the outcome itself is what is written down
            answer = self.source(what).measured(what, request, table, row, pose)
        self.keep(what, [answer])
        if self.path is not None:
            self.drawn[-1][1]["path"] = self.path
        return answer

    def scripted(self, what: i64) -> list[int] | None:
        """The next answer of the queue; None when it has run out; ChanceError if it answers something else."""
        if self.used >= len(self.queue):
            return None
        name, plain = self.queue[self.used]
        asked = self.notation.chances[what]
        if name != asked:
            raise ChanceError(f"chance: {asked} is asked, but {name} stands next")
        self.used += 1
        try:
            return self.notation.read_outcome(what, plain)
        except ValueError as error:
            raise ChanceError(f"chance: {error}") from error

    def source(self, what: i64) -> Chance:
        """Who answers when nothing is scripted."""
        if self.rest is None:
            raise ChanceError(f"chance: the outcome of {self.notation.chances[what]} is missing")
        return self.rest

    def keep(self, what: i64, values: list[int]) -> None:
        """Write an answer down."""
        self.drawn.append((self.notation.chances[what], self.notation.write_outcome(what, values)))

    def impossible(self, what: i64) -> ChanceError:
        """The error for an answer that the question does not allow."""
        return ChanceError(
            f"chance: impossible outcome of {self.notation.chances[what]}: {self.queue[self.used - 1][1]!r}"
        )
