"""Which bots there are for a game."""

import pytest

import hanpan
from hanpan.bots import Random, bot_for, names
from hanpan.core.chance import Fast


def test_a_games_own_come_first() -> None:
    for game_id in hanpan.games():
        game = hanpan.game(game_id)
        assert names(game)[-1] == "random"
        assert names(game)[:-1] == list(game.bots)
        assert all(bot_for(game, name) for name in names(game))


def test_an_unknown_bot_is_named_with_those_there_are() -> None:
    with pytest.raises(ValueError, match=r"bots: .*'nobody'.*greedy, random"):
        bot_for(hanpan.game("cockroach_duel"), "nobody")


@pytest.mark.parametrize("game_id", hanpan.games())
def test_random_takes_every_legal_action(game_id: str) -> None:
    match = hanpan.new(game_id, seed="every")
    seat = match.to_act()[0]
    legal = {action.code for action in match.legal(seat)}
    chance = Fast(1)
    bot = Random()
    taken = {bot.choose(match.hidden(seat), seat, match.memory(seat), chance) for _ in range(60 * len(legal))}
    assert taken == legal
