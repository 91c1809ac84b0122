"""The games, found by looking at this folder: one folder a game, none imports another."""

import json
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import Any

from hanpan.core.game import Game
from hanpan.core.physics import Physics


@cache
def _folders() -> tuple[str, ...]:
    here = Path(str(files(__name__)))
    return tuple(sorted(folder.name for folder in here.iterdir() if (folder / "__init__.py").is_file()))


def games() -> list[str]:
    """The ids of the games.

    >>> "cockroach_duel" in games()
    True
    """
    return list(_folders())


@cache
def _load(game_id: str) -> Game:
    found = import_module(f"{__name__}.{game_id}").GAME
    assert isinstance(found, Game)
    return found


def game(game_id: Any) -> Game:
    """A game by its id; ValueError for one that is not here."""
    if not isinstance(game_id, str) or game_id not in _folders():
        raise ValueError(f"game: there is no {game_id!r} here, only {', '.join(_folders())}")
    return _load(game_id)


def folder(game_id: str) -> Path:
    """The folder of a game: its texts, scenarios and rulebook."""
    return Path(str(files(__name__))) / game(game_id).id


@cache
def physics(game_id: str) -> Physics | None:
    """The simulation of a game's physical things, from the `physics.py` of its folder; None for a game without one.

    It is loaded here and nowhere else: who only draws what was measured needs no simulation.
    """
    if not (folder(game_id) / "physics.py").is_file():
        return None
    found = import_module(f"{__name__}.{game_id}.physics").PHYSICS
    assert isinstance(found, Physics)
    return found


def game_on(game_id: str, options: Mapping[str, Any], sheet: str | None) -> Game:
    """A game, on a designer's own sheet if one is given as JSON; its name is the option's. ValueError if it is none."""
    return game(game_id) if sheet is None else _on_own(game_id, options.get("sheet"), sheet)


@cache
def _on_own(game_id: str, name: object, sheet: str) -> Game:
    return game(game_id).with_sheet(name, json.loads(sheet))
