"""Whole matches: all end, arrows are kept, and who wins is told by role."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

import hanpan
from hanpan.core.chance import Fast
from hanpan.core.sink import Sink
from hanpan.games.bang_dice.rules.law import BangDice

BENCHMARK = Path(__file__).parents[2] / "benchmarks" / "bang_roles.py"
ROLES_OF = {3: {"deputy", "outlaw", "renegade"}, 4: {"sheriff", "outlaw", "renegade"}}
ALL_ROLES = {"sheriff", "deputy", "outlaw", "renegade"}


def told_by(*words: str) -> dict[str, dict[str, object]]:
    done = subprocess.run([sys.executable, str(BENCHMARK), *words], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    seats: dict[str, dict[str, object]] = json.loads(done.stdout)["seats"]
    return seats


def test_two_thousand_random_matches_end_and_lose_no_arrow() -> None:
    told = told_by("-n", "334")
    assert list(told) == ["3", "4", "5", "6", "7", "8"]
    for seats, found in told.items():
        assert found["n"] == 334
        assert isinstance(found["win_rate"], dict)
        assert isinstance(found["reasons"], dict)
        assert set(found["win_rate"]) == ROLES_OF.get(int(seats), ALL_ROLES)
        reasons = {"prey", "last", "nobody"} if seats == "3" else {"outlaws", "law", "renegade"}
        assert set(found["reasons"]) <= reasons
        assert sum(found["reasons"].values()) == 334


def test_one_greedy_among_random() -> None:
    found = told_by("-n", "40", "--one", "greedy", "--seats", "4")["4"]
    assert isinstance(found["win_rate"], dict)
    for rate, low, high in found["win_rate"].values():
        assert 0 <= low <= rate <= high <= 1


@pytest.mark.parametrize("options", [{}, {"slab": "as_source"}, {"characters": "none"}])
@pytest.mark.parametrize("seats", [3, 5, 8])
def test_what_is_true_in_every_position(seats: int, options: dict[str, str]) -> None:
    game = hanpan.game("bang_dice")
    state = game.new_state(seats, game.check_options(options))
    assert isinstance(state, BangDice)
    chance, choice = Fast(3), Fast(4)
    for _ in range(15):
        state.start(chance, Sink())
        while state.asked():
            seat = state.answerer
            assert state.asked() == 1 << seat  # 10.20
            assert state.pile >= 1  # 4.4
            assert state.pile + sum(state.arrows[one] for one in range(seats)) == 9
            assert state.lives(state.turn)
            for one in range(seats):
                assert 0 <= state.life[one] <= state.max_life[one]
                assert state.lives(one) or (state.life[one] == 0 and state.arrows[one] == 0)
            listed = state.legal(seat)
            state.do(seat, listed.actions[choice.number(0, listed.n)], chance, Sink())
        assert state.score(0) in (0, 1)
