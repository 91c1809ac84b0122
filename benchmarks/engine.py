"""How fast the engine is: the duel compiled and interpreted, and OpenSpiel beside it, from one run.

    make bench                                   # or: python benchmarks/engine.py [--json] [--seconds S]

Each figure is the median of five series with the least and the most, per second of CPU time, on one core.
Every environment of this checkout that is there is measured: `.venv-compiled`, `.venv`. OpenSpiel is measured when
one of them, or `.venv-peers`, has `open_spiel` installed.
"""

import argparse
import json
import platform
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

ROOT = Path(__file__).parent.parent
ENVIRONMENTS = (".venv-compiled", ".venv", ".venv-peers")
SERIES = 5

MEASURED = {
    "playouts": ("random matches, legal listed at every decision", "decisions"),
    "bots": ("greedy against greedy", "decisions"),
    "copies": ("copy_from", "copies"),
    "guesses": ("determinize: copy, hide, fill", "positions"),
    "views": ("views of a seat", "views"),
    "offers": ("a seat's legal actions as text", "lists"),
    "leduc": ("OpenSpiel leduc_poker from Python, random", "decisions"),
}


def rates(work: Callable[[int], int], seconds: float) -> list[float]:
    """What `work(n)` says it did, per second of CPU time: five series of about so many seconds."""
    n = 1
    while True:
        begun = time.process_time()
        work(n)
        took = time.process_time() - begun
        if took > seconds / 4:
            break
        n *= 4 if took < seconds / 16 else 2
    n = max(1, int(n * seconds / took))
    found = []
    for _ in range(SERIES):
        begun = time.process_time()
        done = work(n)
        found.append(done / (time.process_time() - begun))
    return found


def measure_hanpan(seconds: float) -> dict[str, Any]:
    """Every figure of the engine in this process."""
    import hanpan
    from hanpan.bots import bot_for
    from hanpan.core import playout
    from hanpan.core.chance import Fast
    from hanpan.core.sink import Sink
    from hanpan.core.state import State

    game = hanpan.game("cockroach_duel")
    options = game.check_options({})
    state, other = game.new_state(2, options), game.new_state(2, options)
    memories = [game.new_memory(0), game.new_memory(1)]
    greedy = bot_for(game, "greedy")
    match = hanpan.new("cockroach_duel", seed="bench")
    attacker = match.to_act()[0]
    match.do(attacker, match.legal(attacker)[-1])
    seat = match.to_act()[0]

    def playouts(n: int) -> int:
        return playout.playouts(state, n, Fast(12345), Fast(999), Sink())

    def bots(n: int) -> int:
        chance, choice = Fast(1), Fast(2)
        return sum(playout.play(state, other, [greedy, greedy], memories, chance, choice) for _ in range(n))

    def copies(n: int) -> int:
        playout.copies(match.state, other, n)
        return n

    def guesses(n: int) -> int:
        playout.guesses(match.state, other, seat, match.memory(seat), Fast(5), n)
        return n

    def views(n: int) -> int:
        for _ in range(n):
            match.view(seat)
        return n

    def offers(n: int) -> int:
        for _ in range(n):
            [action.text for action in match.legal(seat)]
        return n

    found = {work.__name__: rates(work, seconds) for work in (playouts, bots, copies, guesses, views, offers)}
    for one in (hanpan.game(game_id) for game_id in hanpan.games()):
        for seats in one.seats if len(one.seats) > 1 else ():
            table = one.new_state(seats, one.check_options({}))

            def played(n: int, table: State = table) -> int:
                return playout.playouts(table, n, Fast(12345), Fast(999), Sink())

            found[f"{one.id} {seats}"] = rates(played, seconds / 2)
    mode = "interpreted" if playout.__file__.endswith(".py") else "compiled"
    return {"mode": mode, "rates": found}


def measure_leduc(seconds: float) -> dict[str, Any] | None:
    """OpenSpiel's C++ leduc poker played at random from Python; None where it is not installed."""
    try:
        import pyspiel
    except ImportError:
        return None
    import random

    game, dice = pyspiel.load_game("leduc_poker"), random.Random(1)

    def leduc(n: int) -> int:
        decisions = 0
        for _ in range(n):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(dice.choice(state.chance_outcomes())[0])  # all are equally likely
                else:
                    state.apply_action(dice.choice(state.legal_actions()))
                    decisions += 1
        return decisions

    return {"mode": "OpenSpiel", "rates": {"leduc": rates(leduc, seconds)}}


def measured_elsewhere(python: Path, what: str, seconds: float) -> dict[str, Any] | None:
    """The same by another environment's Python; None if it cannot."""
    command = [str(python), __file__, "--only", what, "--seconds", str(seconds)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        if what == "hanpan" and "ModuleNotFoundError: No module named 'hanpan'" not in done.stderr:
            print(done.stderr, file=sys.stderr)
        return None
    found: dict[str, Any] | None = json.loads(done.stdout)
    return found


def all_measured(seconds: float) -> dict[str, dict[str, list[float]]]:
    """The figures by mode: compiled, interpreted, OpenSpiel, as far as they are here."""
    here = [ROOT / name / "bin" / "python" for name in ENVIRONMENTS]
    pythons = [python for python in here if python.exists()] or [Path(sys.executable)]
    found: dict[str, dict[str, list[float]]] = {}
    for what in ("hanpan", "leduc"):
        for python in pythons:
            if what == "leduc" and "OpenSpiel" in found:
                continue
            told = measured_elsewhere(python, what, seconds)
            if told is not None:
                found.setdefault(told["mode"], told["rates"])
    return found


def spoken(rate: float) -> str:
    """A rate in short: 14.8 M, 231 k, 42."""
    for size, letter in ((1e6, "M"), (1e3, "k")):
        if rate >= size:
            return f"{rate / size:.3g} {letter}"
    return f"{rate:.3g}"


def series(figures: list[float]) -> str:
    """`14.8 M [14.5 M..14.9 M]`"""
    return f"{spoken(median(figures))} [{spoken(min(figures))}..{spoken(max(figures))}]"


def ratio(over: list[float] | None, under: list[float] | None) -> str:
    """How many times as fast."""
    return f"{median(over) / median(under):.3g} ×" if over and under else "-"


def table(found: dict[str, dict[str, list[float]]]) -> str:
    """The figures as a Markdown table."""
    compiled, interpreted = found.get("compiled", {}), found.get("interpreted", {})
    lines = ["| a second of CPU time | compiled | interpreted | ratio |", "|---|---:|---:|---:|"]
    others = [name for name in compiled or interpreted if name not in MEASURED]
    spelled = {name: (f"{name} seats: random matches", "decisions") for name in others}
    for name, (what, unit) in (MEASURED | spelled).items():
        if name in compiled or name in interpreted:
            one, other = compiled.get(name), interpreted.get(name)
            told = [series(figures) if figures else "not built" for figures in (one, other)]
            lines.append(f"| {what} ({unit}) | {told[0]} | {told[1]} | {ratio(one, other)} |")
    leduc = found.get("OpenSpiel", {}).get("leduc")
    lines.append("")
    if leduc:
        what, unit = MEASURED["leduc"]
        best = (compiled or interpreted).get("playouts")
        lines.append(f"{what}: {series(leduc)} {unit} a second; the duel does {ratio(best, leduc)} as many.")
    else:
        lines.append("OpenSpiel is not installed here: no comparison.")
    return "\n".join(lines)


def main() -> int:
    """Measure here (`--only`), or everywhere and print."""
    words = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    words.add_argument("--json", action="store_true", help="for programs: {machine, modes: {mode: {name: rates}}}")
    words.add_argument("--seconds", type=float, default=0.4, help="about how long one series takes")
    words.add_argument("--only", choices=["hanpan", "leduc"], help=argparse.SUPPRESS)
    asked = words.parse_args()
    if asked.only:
        told = measure_hanpan(asked.seconds) if asked.only == "hanpan" else measure_leduc(asked.seconds)
        print(json.dumps(told))
        return 0
    found = all_measured(asked.seconds)
    machine = f"Python {platform.python_version()}, {platform.system()} {platform.machine()}"
    if asked.json:
        print(json.dumps({"machine": machine, "modes": found}))
    else:
        print(f"{machine}; median of {SERIES} series [least..most], one core\n\n{table(found)}")
    return 0 if found else 1


if __name__ == "__main__":
    sys.exit(main())
