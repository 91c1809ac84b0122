"""`hanpan arena`: the shape of what it says; the figures are tested with the lab."""

import subprocess
import sys

import pytest
from commands import Run, wrong_use

DUEL = "cockroach_duel"


def test_for_people(run: Run) -> None:
    ran = run("arena", DUEL, "-n", "40", "--bots", "random,greedy", "--workers", "1")
    assert (ran.status, ran.err) == (0, "")
    heading, first, second, _, whole = ran.out.splitlines()
    assert heading.split() == ["bot", "games", "wins", "rate", "95", "%", "interval", "rating", "ms"]
    assert first.split()[:2] == ["greedy", "40"]  # the stronger first
    assert second.split()[:2] == ["random", "40"]
    assert whole.startswith(f"40 matches of {DUEL} on 2 seats")


def test_for_programs(run: Run) -> None:
    told = run("arena", DUEL, "-n", "30", "--seats", "2", "--bots", "random, greedy", "--seed", "x", "--json").json
    assert list(told) == ["game", "seats", "n", "bots"]
    assert (told["game"], told["seats"], told["n"]) == (DUEL, 2, 30)
    assert list(told["bots"]) == ["random", "greedy"]
    for bot in told["bots"].values():
        assert list(bot) == ["games", "wins", "rate", "low", "high", "rating", "ms"]
        assert bot["games"] == 30
        assert 0 <= bot["low"] <= bot["rate"] <= bot["high"] <= 1
        assert bot["ms"] > 0


def test_equal_seeds_equal_figures(run: Run) -> None:
    told = []
    for seed in ("x", "x", "y"):
        ran = run("arena", DUEL, "--bots", "greedy,greedy,random", "-n", "30", "--seed", seed, "--json").json
        told.append({name: bot | {"ms": 0} for name, bot in ran["bots"].items()})
    assert told[0] == told[1] != told[2]


@pytest.mark.parametrize(
    ("words", "seats", "games"),
    [
        (["exploding_kittens", "--bots", "greedy,random"], 2, {"greedy": 6, "random": 6}),
        (["exploding_kittens", "--bots", "greedy,random,random"], 3, {"greedy": 6, "random": 12}),
        (["exploding_kittens", "--bots", "greedy,random,random", "--seats", "2"], 2, {"greedy": 4, "random": 8}),
        (["exploding_kittens", "--bots", "greedy,random", "--seats", "4"], 4, {"greedy": 12, "random": 12}),
        ([DUEL, "--bots", "greedy,greedy"], 2, {"greedy": 12}),
        ([DUEL, "--bots", "random,random,greedy"], 2, {"random": 8, "greedy": 4}),
        ([DUEL, "--bots", "random"], 2, {"random": 12}),
        (["bang_dice", "--bots", "random"], 3, {"random": 18}),
    ],
    ids=str,
)
def test_who_plays_how_often(run: Run, words: list[str], seats: int, games: dict[str, int]) -> None:
    told = run("arena", *words, "-n", "6", "--workers", "1", "--json").json
    assert told["seats"] == seats
    assert {name: bot["games"] for name, bot in told["bots"].items()} == games
    assert sum(bot["wins"] for bot in told["bots"].values()) == pytest.approx(6)


def test_options_are_read_by_their_kind(run: Run) -> None:
    one = ["arena", DUEL, "--bots", "random,greedy", "-n", "10", "--json"]
    assert run(*one, "--set", "target_wins=1", "--set", "overblock=no").status == 0
    wrong_use(run(*one, "--set", "target_wins=6"), "target_wins", "1, 2, 3, 4, 5")
    wrong_use(run(*one, "--set", "colour=red"), "colour", "target_wins")


def test_what_cannot_be_played_is_named(run: Run) -> None:
    wrong_use(run("arena", "chess", "--bots", "random"), "chess", DUEL)
    wrong_use(run("arena", DUEL), "--bots")
    wrong_use(run("arena", DUEL, "--bots", "random,nobody"), "nobody", "greedy, random")
    wrong_use(run("arena", DUEL, "--bots", "random,"), "bots")
    wrong_use(run("arena", DUEL, "--bots", "random", "--seats", "3"), "seats")
    wrong_use(run("arena", DUEL, "--bots", "random", "-n", "0"), "n:")
    wrong_use(run("arena", DUEL, "--bots", "random,random,greedy", "-n", "1"), "n:", "greedy would not play")
    wrong_use(run("arena", DUEL, "--bots", "random", "--workers", "0"), "workers")


def test_only_an_arena_imports_the_ratings() -> None:
    program = (
        "import sys; from hanpan.cli.app import main; main(['sim', 'cockroach_duel', '-n', '1', '--json']);"
        "sys.exit('openskill' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stderr) == (0, "")
