"""Running a command inside the test's own process, and logs to run it on."""

from pathlib import Path

import pytest
from commands import Ran, Run, as_lines, played

import hanpan
from hanpan.cli.app import main


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """Run `hanpan` with these words."""

    def run_it(*words: str | Path) -> Ran:
        capsys.readouterr()
        status = main([str(word) for word in words])
        return Ran(status, *capsys.readouterr())

    return run_it


@pytest.fixture(scope="session")
def finished() -> hanpan.Match:
    return played("a finished match")


@pytest.fixture
def log(tmp_path: Path, finished: hanpan.Match) -> Path:
    """The log file of a finished match."""
    file = tmp_path / "match.jsonl"
    file.write_text(as_lines(finished), encoding="utf-8")
    return file
