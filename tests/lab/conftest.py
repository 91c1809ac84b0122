"""What the tests of bots and simulations share: bots against bots, seats changed about."""

from collections.abc import Callable

import pytest

import hanpan
from hanpan.core.bot import Bot
from hanpan.core.chance import Fast
from hanpan.core.playout import play

Rate = Callable[..., float]


@pytest.fixture(scope="session")
def rate() -> Rate:
    """How often the first of two bots wins so many duels, each seat taken half of the time."""

    def measure(bot: Bot, other: Bot, n: int, seed: int = 7, **options: object) -> float:
        game = hanpan.game("cockroach_duel")
        checked = game.check_options(options)
        state, hidden = game.new_state(2, checked), game.new_state(2, checked)
        memories = [game.new_memory(0), game.new_memory(1)]
        chance, choice = Fast(seed), Fast(seed + 1)
        won = 0
        for number in range(n):
            mine = number % 2
            bots = [bot, other] if mine == 0 else [other, bot]
            play(state, hidden, bots, memories, chance, choice)
            won += state.rank(mine) == 1
        return won / n

    return measure
