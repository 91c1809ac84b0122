"""The library: what `import hanpan` offers (CONTRACT section 2)."""

import secrets
from collections.abc import Iterable, Mapping
from typing import Any

from hanpan.core.action import Action, ChanceError, LogError, Refused
from hanpan.core.fair import Seed, seed_from_text
from hanpan.core.game import Game
from hanpan.core.log import read_log
from hanpan.core.match import Match
from hanpan.core.verify import verify as verify_match
from hanpan.games import game, games

__all__ = [
    "Action",
    "ChanceError",
    "Game",
    "LogError",
    "Match",
    "Refused",
    "game",
    "games",
    "load",
    "new",
    "replay",
    "verify",
]


def new(
    game_id: str,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    seed: str | None = None,
    chance: Iterable[Any] | None = None,
) -> Match:
    """A new match, set up. Without `seats` as few as the game allows, without `seed` one nobody can guess.

    Scripted outcomes (`chance`: [{name: outcome}, …]) are used first; with them and no seed a missing one is
    a ChanceError. ValueError for an unknown game, option or number of seats.

    >>> match = new("cockroach_duel", seed="any text")
    >>> match.to_act() in [(0,), (1,)]
    True
    """
    found = game(game_id)
    return Match.begin(
        found,
        min(found.seats) if seats is None else seats,
        options,
        _seed(seed, chance),
        chance,
    )


def load(
    game_id: str,
    position: Any,
    options: Mapping[str, Any] | None = None,
    chance: Iterable[Any] | None = None,
    seed: str | None = None,
    seats: int | None = None,
) -> Match:
    """A match that goes on from a position. ValueError, naming the field, for one that the rulebook excludes."""
    found = game(game_id)
    return Match.load(
        found,
        position,
        found.notation.seats_of(position) if seats is None else seats,
        options,
        None if seed is None else seed_from_text(seed),
        chance,
    )


def replay(log: Iterable[Any]) -> Match:
    """The match of a log (a header, then entries), made again without a generator. LogError if it does not hold."""
    lines = list(log) if isinstance(log, Iterable) else []
    header, _ = read_log(lines)
    try:
        found = game(header.get("game"))
    except ValueError as error:
        raise LogError(None, str(error)) from error
    return Match.replay(found, lines)


def verify(log: Iterable[Any]) -> Match:
    """The match of a finished log, every hash, rule and draw of it checked. LogError names what does not hold."""
    match = replay(log)
    verify_match(match)
    return match


def _seed(text: str | None, chance: Iterable[Any] | None) -> Seed | None:
    if text is not None:
        return seed_from_text(text)
    return Seed(secrets.token_bytes(32)) if chance is None else None
