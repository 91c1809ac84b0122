"""The library: what `import hanpan` offers (CONTRACT section 2)."""

import json
import secrets
import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from hanpan.core.action import Action, ChanceError, LogError, Refused
from hanpan.core.fair import Seed, seed_from_text
from hanpan.core.game import Game
from hanpan.core.log import read_log
from hanpan.core.match import Match
from hanpan.core.verify import verify as verify_match
from hanpan.games import game as _game
from hanpan.games import games, physics

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
    "sheet_file",
    "verify",
]


def game(game_id: str, sheet: str | Path | None = None) -> Game:
    """The facts of a game: title, seats, options, rules_version.

    With `sheet`, a designer's own file, the game is played on it: its name without `.toml` is the option's default
    value. A table of landings is looked for beside it. ValueError, in one line, for an unknown game or a wrong sheet.
    """
    found = _game(game_id)
    return found if sheet is None else found.with_sheet(*sheet_file(Path(sheet)))


def sheet_file(file: Path) -> tuple[str, dict[str, Any]]:
    """The name of a sheet's file and what it says, with the table of landings that lies beside it, if one does.

    The table of `mine.toml` is `mine.landings.json`. ValueError, in one line, for what cannot be read.
    """
    try:
        plain = tomllib.loads(file.read_text(encoding="utf-8"))
        beside = file.with_suffix(".landings.json")
        if beside.is_file():
            plain["landings"] = json.loads(beside.read_text(encoding="utf-8"))
    except OSError as error:
        raise ValueError(f"sheet: cannot read {str(file)!r}: {error.strerror}") from None
    except (ValueError, RecursionError) as error:
        raise ValueError(f"sheet {file.stem}: cannot be understood: {error}") from None
    return file.stem, plain


def new(
    game_id: str | Game,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    seed: str | None = None,
    chance: Iterable[Any] | None = None,
    simulate: bool = False,
) -> Match:
    """A new match, set up, of a game or its id. Without `seats` as few as it allows, without `seed` an unguessable one.

    Scripted outcomes (`chance`: [{name: outcome}, …]) are used first; with them and no seed a missing one is
    a ChanceError. What a physical thing does is drawn by what was measured; with `simulate` it is really simulated,
    some milliseconds each, and events bring its path. ValueError for an unknown game, option or number of seats.

    >>> match = new("cockroach_duel", seed="any text")
    >>> match.to_act() in [(0,), (1,)]
    True
    """
    found = game_id if isinstance(game_id, Game) else _game(game_id)
    return Match.begin(
        found,
        min(found.seats) if seats is None else seats,
        options,
        _seed(seed, chance),
        chance,
        physics=physics(found.id) if simulate else None,
    )


def load(
    game_id: str | Game,
    position: Any,
    options: Mapping[str, Any] | None = None,
    chance: Iterable[Any] | None = None,
    seed: str | None = None,
    seats: int | None = None,
    simulate: bool = False,
) -> Match:
    """A match that goes on from a position. ValueError, naming the field, for one that the rulebook excludes."""
    found = game_id if isinstance(game_id, Game) else _game(game_id)
    return Match.load(
        found,
        position,
        found.notation.seats_of(position) if seats is None else seats,
        options,
        None if seed is None else seed_from_text(seed),
        chance,
        physics=physics(found.id) if simulate else None,
    )


def replay(log: Iterable[Any]) -> Match:
    """The match of a log (a header, then entries), made again without a generator. LogError if it does not hold."""
    lines = list(log) if isinstance(log, Iterable) else []
    header, _ = read_log(lines)
    try:
        found = _game(header.get("game"))
    except ValueError as error:
        raise LogError(None, str(error)) from error
    return Match.replay(found, lines)


def verify(log: Iterable[Any]) -> Match:
    """The match of a finished log, every hash, rule and draw of it checked. LogError names what does not hold.

    What was simulated is simulated again, if by the same physics as ours; `match.recorded` names what else there is:
    outcomes that could only be taken as they are written.
    """
    match = replay(log)
    match.recorded = verify_match(match, physics(match.game.id) if "physics" in match.header() else None)
    return match


def _seed(text: str | None, chance: Iterable[Any] | None) -> Seed | None:
    if text is not None:
        return seed_from_text(text)
    return Seed(secrets.token_bytes(32)) if chance is None else None
