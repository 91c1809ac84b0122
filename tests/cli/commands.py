"""What a command leaves behind, and matches to run commands on."""

import json
import random
from collections.abc import Callable
from typing import Any, NamedTuple

import hanpan


class Ran(NamedTuple):
    """What a command left behind."""

    status: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)


Run = Callable[..., Ran]


def played(seed: str, **options: Any) -> hanpan.Match:
    """A finished random match of the duel."""
    match = hanpan.new("cockroach_duel", seed=seed, options=options)
    dice = random.Random(seed)
    while match.to_act():
        seat = match.to_act()[0]
        match.do(seat, dice.choice(match.legal(seat)), by="bot", t=1_764_000_000_000 + len(match.entries))
    return match


def as_lines(match: hanpan.Match) -> str:
    return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in match.log())


def wrong_use(ran: Ran, *said: str) -> None:
    """Status 2, nothing on standard output, one line on standard error that says these things."""
    assert ran.status == 2
    assert ran.out == ""
    assert ran.err.startswith("hanpan: ")
    assert ran.err.count("\n") == 1
    for word in said:
        assert word in ran.err
