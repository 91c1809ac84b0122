"""Whole matches: every tile, token, marker, bomb and coin is somewhere, once; all is used; greedy beats random."""

import json
import runpy
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import hanpan
from hanpan import bots
from hanpan.core.chance import Fast
from hanpan.core.playout import play
from hanpan.games.small_world_warcraft.rules.law import SmallWorld

BENCHMARK = Path(__file__).parents[2] / "benchmarks" / "small_world.py"


def told_by(*words: str) -> dict[str, Any]:
    done = subprocess.run(
        [sys.executable, str(BENCHMARK), *words, "--json"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    told: dict[str, Any] = json.loads(done.stdout)
    return told


def test_five_hundred_random_matches_lose_nothing_and_use_everything() -> None:
    """The status is 1 when a tile, a token or a coin is missing, or a race, a power or a marker was never used."""
    told = told_by("-n", "100")
    assert told["matches"] == {"2": 100, "3": 100, "4": 100, "5": 100, "teams": 100}
    assert [len(told[kind]) for kind in ("races", "powers", "markers")] == [16, 20, 12]
    for kind in ("races", "powers", "markers"):
        assert all(row["taken"] > 0 and row["used"] > 0 for row in told[kind])


def test_a_lost_tile_is_found() -> None:
    missing = runpy.run_path(str(BENCHMARK))["missing"]
    match = hanpan.new("small_world_warcraft", seats=2, options={}, seed="lost")
    state = match.state
    assert isinstance(state, SmallWorld)
    assert missing(state, 10, 15) == []
    assert missing(state, 11, 15) == ["coins: 11 given out"]
    state.blasts -= 1
    state.column_race[0] = state.column_race[1]
    assert [fault.split(":")[0] for fault in missing(state, 10, 15)] == ["races", "bombs"]


@pytest.mark.parametrize(("seats", "teams"), [(2, False), (3, False), (4, False), (5, False), (4, True)])
def test_greedy_beats_random_by_far(seats: int, teams: bool) -> None:
    """One greedy seat, another one each match: its mean coins, and that it wins most (of sixty it wins 56 and more)."""
    game = hanpan.game("small_world_warcraft")
    options = game.check_options({"teams": teams})
    state, hidden = game.new_state(seats, options), game.new_state(seats, options)
    coins: Counter[str] = Counter()
    won = 0
    for number in range(6):
        names = ["random"] * seats
        names[number % seats] = "greedy"
        players = [bots.bot_for(game, name) for name in names]
        memories = [game.new_memory(seat) for seat in range(seats)]
        play(state, hidden, players, memories, Fast(number), Fast(number + 1000))
        for seat, name in enumerate(names):
            coins[name] += state.score(seat)
        won += state.rank(number % seats) == 1
    assert coins["greedy"] * (seats - 1) > coins["random"] * 1.3
    assert teams or won >= 4  # a team wins by its lower player, and the partner plays at random
