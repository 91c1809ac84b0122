"""Running a command inside the test's own process, and logs to run it on."""

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import hanpan
from hanpan.cli.app import main


class Ran(NamedTuple):
    """What a command left behind."""

    status: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)


Run = Callable[..., Ran]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """Run `hanpan` with these words."""

    def run_it(*words: str | Path) -> Ran:
        capsys.readouterr()
        status = main([str(word) for word in words])
        return Ran(status, *capsys.readouterr())

    return run_it


def played(seed: str, **options: Any) -> hanpan.Match:
    """A finished random match of the duel."""
    match = hanpan.new("cockroach_duel", seed=seed, options=options)
    dice = random.Random(seed)
    while match.to_act():
        seat = match.to_act()[0]
        match.do(seat, dice.choice(match.legal(seat)), by="bot", t=1_764_000_000_000 + len(match.entries))
    return match


@pytest.fixture(scope="session")
def finished() -> hanpan.Match:
    return played("a finished match")


def as_lines(match: hanpan.Match) -> str:
    return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in match.log())


@pytest.fixture
def log(tmp_path: Path, finished: hanpan.Match) -> Path:
    """The log file of a finished match."""
    file = tmp_path / "match.jsonl"
    file.write_text(as_lines(finished), encoding="utf-8")
    return file


def wrong_use(ran: Ran, *said: str) -> None:
    """Status 2, nothing on standard output, one line on standard error that says these things."""
    assert ran.status == 2
    assert ran.out == ""
    assert ran.err.startswith("hanpan: ")
    assert ran.err.count("\n") == 1
    for word in said:
        assert word in ran.err
