"""Who plays without a person: `random` for any game, and what a game brings of its own.

>>> import hanpan
>>> names(hanpan.game("cockroach_duel"))
['greedy', 'random']
"""

from typing import Final

from hanpan.core.bot import Bot, RandomBot
from hanpan.core.game import Game

Random = RandomBot

FOR_ANY: Final[dict[str, Bot]] = {"random": RandomBot()}
"""Bots keep nothing between two calls, so one of each serves everybody."""


def names(game: Game) -> list[str]:
    """The bots that can play this game, the game's own first."""
    return [*game.bots, *(name for name in FOR_ANY if name not in game.bots)]


def bot_for(game: Game, name: str) -> Bot:
    """The bot of this name; ValueError, naming those there are, for one that cannot play the game."""
    found = game.bots.get(name) or FOR_ANY.get(name)
    if found is None:
        raise ValueError(f"bots: {game.id} is not played by {name!r}, only by {', '.join(names(game))}")
    return found
