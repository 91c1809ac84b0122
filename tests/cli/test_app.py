"""The command line as a whole: how it starts, how it ends, how it complains."""

import os
import subprocess
import sys
from importlib.metadata import version

import pytest
from commands import Run, wrong_use

from hanpan import library


def test_version(run: Run) -> None:
    assert run("--version") == (0, f"hanpan {version('hanpan')}\n", "")


def test_help_names_every_command(run: Run) -> None:
    ran = run("--help")
    assert ran.status == 0
    for command in ("serve", "games", "check", "replay", "verify", "export", "sim", "arena", "print"):
        assert command in ran.out


@pytest.mark.parametrize("command", ["serve", "games", "check", "replay", "verify", "export", "sim", "arena", "print"])
def test_every_command_has_help(run: Run, command: str) -> None:
    ran = run(command, "--help")
    assert ran.status == 0
    assert "Usage" in ran.out


def test_no_command_shows_the_help_and_is_wrong_use(run: Run) -> None:
    ran = run()
    assert ran.status == 2
    assert "Usage" in ran.out + ran.err


def test_unknown_words_are_wrong_use(run: Run) -> None:
    wrong_use(run("shuffle"), "shuffle")
    wrong_use(run("games", "--colour"), "--colour")
    wrong_use(run("sim"), "GAME")
    wrong_use(run("arena"), "GAME")
    wrong_use(run("sim", "cockroach_duel", "-n", "many"), "-n")
    wrong_use(run("check"), "FILE")


@pytest.mark.parametrize("start", [[sys.executable, "-m", "hanpan"], [os.path.dirname(sys.executable) + "/hanpan"]])
def test_it_starts_as_a_program(start: list[str]) -> None:
    """And quickly: what is not needed is not imported."""
    done = subprocess.run([*start, "games"], capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert "cockroach_duel" in done.stdout
    wrong = subprocess.run([*start, "sim", "chess"], capture_output=True, text=True, timeout=60, check=False)
    assert (wrong.returncode, wrong.stdout) == (2, "")
    assert wrong.stderr == f"hanpan: no game 'chess'; there are: {', '.join(library.games())}\n"


def test_only_serve_imports_the_server() -> None:
    program = (
        "import sys; from hanpan.cli.app import main; main(['games']);"
        "heavy = [name for name in ('litestar', 'sqlalchemy', 'uvicorn', 'hanpan.server', 'hanpan.store', 'hanpan.lab')"
        " if name in sys.modules]; sys.exit(','.join(heavy) or 0)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_a_reader_who_leaves_early_hears_no_complaint() -> None:
    """`hanpan games | head -0`"""
    program = [sys.executable, "-m", "hanpan", "games", "--json"]
    with subprocess.Popen(program, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        running.stdout.close()
        assert running.stderr.read() == b""
        assert running.wait(60) in (0, 1)


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="needs /dev/full")
def test_what_cannot_be_written_is_said_in_one_line() -> None:
    with open("/dev/full", "w", encoding="utf-8") as full:
        program = [sys.executable, "-m", "hanpan", "games"]
        done = subprocess.run(program, stdout=full, stderr=subprocess.PIPE, text=True, timeout=60, check=False)
    assert done.returncode == 1
    assert done.stderr.startswith("hanpan: cannot write: ")
    assert done.stderr.count("\n") == 1


def test_a_terminal_that_knows_no_korean() -> None:
    env = os.environ | {"PYTHONIOENCODING": "ascii"}
    program = [sys.executable, "-m", "hanpan", "games", "--json"]
    done = subprocess.run(program, capture_output=True, text=True, timeout=60, check=False, env=env)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        ("hanpan s", ["serve", "sim"]),
        ("hanpan sim cock", ["cockroach_duel"]),
        ("hanpan arena cock", ["cockroach_duel"]),
        ("hanpan sim cockroach_duel --bots g", ["greedy"]),
        ("hanpan sim cockroach_duel --bots greedy,", ["greedy,greedy", "greedy,random"]),
    ],
)
def test_the_shell_is_told_what_fits(typed: str, offered: list[str]) -> None:
    program = [os.path.dirname(sys.executable) + "/hanpan"]
    words = str(len(typed.split()) - 1)
    env = os.environ | {"_HANPAN_COMPLETE": "complete_bash", "COMP_WORDS": typed, "COMP_CWORD": words}
    done = subprocess.run(program, capture_output=True, text=True, timeout=60, check=False, env=env)
    assert done.stdout.split() == offered
