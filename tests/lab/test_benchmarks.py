"""The benchmarks run and say what they should; how fast is another matter."""

import json
import subprocess
import sys
from pathlib import Path

from hanpan.games.cockroach_duel import habits
from hanpan.games.cockroach_duel.habits import BLOCKS, CERTAIN, CLAIMS, LIVES, by_claim

BENCHMARKS = Path(__file__).parents[2] / "benchmarks"


def ran(*words: str) -> str:
    done = subprocess.run([sys.executable, *words], capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_engine_is_measured() -> None:
    told = json.loads(ran(str(BENCHMARKS / "engine.py"), "--only", "hanpan", "--seconds", "0.002"))
    assert told["mode"] in ("compiled", "interpreted")
    assert set(told["rates"]) >= {"playouts", "bots", "copies", "guesses", "views", "offers", "exploding_kittens 4"}
    assert all(len(series) == 5 and min(series) > 0 for series in told["rates"].values())


def test_the_habits_are_measured_in_the_form_they_stand_in() -> None:
    told: dict[str, object] = {}
    exec(ran(str(BENCHMARKS / "duel_habits.py"), "40", "1").replace(": Final", ""), told)
    del told["__builtins__"]
    for name, table in told.items():
        standing = getattr(habits, name)
        assert shape(table) == shape(standing), name


def shape(table: object) -> tuple[int, ...]:
    """Rows and columns."""
    assert isinstance(table, tuple)
    return (len(table), *(shape(table[0]) if isinstance(table[0], tuple) else ()))


def test_the_tables_are_whole() -> None:
    tables = (habits.CHALLENGED, habits.BLOCKED, habits.AFTER_BLOCK, habits.BLUFFED)
    assert {shape(table) for table in tables} == {(CLAIMS, LIVES)}
    assert {shape(table) for table in (habits.BLOCK_CHALLENGED, habits.BLOCK_BLUFFED)} == {(BLOCKS, LIVES)}
    assert list(habits.WORTH[1:]) == sorted(habits.WORTH[1:])  # more life is never worth less
    for challenged, blocked in zip(habits.CHALLENGED, habits.BLOCKED, strict=True):
        assert all(0 <= a and 0 <= b and a + b <= CERTAIN + 2 for a, b in zip(challenged, blocked, strict=True))
    assert len({by_claim(kind, cards, life) for kind in range(3) for cards in range(1, 5) for life in range(7)}) == 84
    assert by_claim(2, 9, 3) == by_claim(2, 4, 3)
