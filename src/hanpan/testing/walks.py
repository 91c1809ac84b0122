"""Ways into the positions of any game: dealt or from its scenarios, then some random actions on."""

import random
import tomllib
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any, TypeVar

from hanpan import library
from hanpan.core.action import Refused
from hanpan.core.game import Game
from hanpan.core.match import Match
from hanpan.games import folder
from hanpan.testing.reading import Scenario, files, read
from hanpan.testing.scenario import begin

MOST_TABLES = 64


@cache
def tables(game: Game) -> list[tuple[int, dict[str, Any]]]:
    """Every number of seats with every option's every value; all combinations where they are few."""
    choices = [option.choices() for option in game.options]
    names = [option.name for option in game.options]
    all_options: list[dict[str, Any]] = [dict(zip(names, values, strict=True)) for values in product(*choices)]
    if len(all_options) > MOST_TABLES:
        all_options = [{}] + [{name: value} for name, values in zip(names, choices, strict=True) for value in values]
    return [(seats, options) for seats in game.seats for options in all_options if fits(game, seats, options)]


def fits(game: Game, seats: int, options: dict[str, Any]) -> bool:
    """Whether these options are for so many seats."""
    try:
        game.new_state(seats, game.check_options(options))
    except ValueError:
        return False
    return True


@cache
def scenarios(game_id: str) -> tuple[Scenario, ...]:
    """The game's own scenario files, read."""
    return tuple(read(file) for file in files([folder(game_id) / "scenarios"]))


@cache
def edges(game_id: str) -> tuple[tuple[int, dict[str, Any], dict[str, Any]], ...]:
    """Seats, options and position at every point of every scenario: the edges that the rulebook names."""
    found: dict[str, tuple[int, dict[str, Any], dict[str, Any]]] = {}
    for told in scenarios(game_id):
        match = begin(told)
        for step in (None, *told.steps):
            if step is not None:
                if step.do is None or step.refused is not None:
                    continue
                assert step.seat is not None
                match.do(step.seat, step.do)
            edge = (match.seats, match.options, match.position())
            found.setdefault(repr(edge), edge)
    return tuple(found.values())


def edge_matches(game_id: str, every: int = 1, first: int = 0) -> Iterator[Match]:
    """A match loaded at each of them, or at every second, third …, from the first on."""
    for number, (seats, options, position) in enumerate(edges(game_id)[first % every :: every]):
        yield library.load(game_id, position, options, seed=f"edge {number}", seats=seats)


def scenario_start(game: Game, number: int, seed: str) -> Match:
    """The start of one of the game's scenarios; chance is open from there on."""
    told = scenarios(game.id)[number % len(scenarios(game.id))]
    if told.position is None:
        return library.new(game.id, told.seats, told.options, seed)
    return library.load(game.id, told.position, told.options, seed=seed, seats=told.seats)


def dealt_start(game: Game, number: int, seed: str) -> Match:
    """A dealt start with one of the game's numbers of seats and options."""
    seats, options = tables(game)[number % len(tables(game))]
    return library.new(game.id, seats, options, seed)


def one_action(match: Match, dice: random.Random) -> tuple[int, str] | None:
    """A seat that is asked and an action it may take; None after the end."""
    asked = match.to_act()
    if not asked:
        return None
    seat = dice.choice(asked)
    listed = match.state.legal(seat)
    code = listed.actions[dice.randrange(listed.n)]
    return seat, match.game.notation.action(code).text


def walk(match: Match, moves: int, dice: random.Random) -> Match:
    """Go on for so many random actions, or to the end."""
    for _ in range(moves):
        chosen = one_action(match, dice)
        if chosen is None:
            break
        match.do(*chosen)
    return match


def wander(game: Game, seed: int) -> tuple[Match, random.Random]:
    """A match somewhere in its middle, by one number; and dice to go on with."""
    dice = random.Random(seed)
    start = scenario_start if scenarios(game.id) and dice.random() < 0.5 else dealt_start
    match = start(game, dice.randrange(1 << 20), f"wander {seed}")
    return walk(match, dice.choice((0, 1, 2, 3, 5, 8, 13, 21, 34, 55, 89)), dice), dice


def again(match: Match) -> Match:
    """The same match once more, by its log: it can go on without touching the first, if its seed is known."""
    return Match.resume(match.game, match.header(), list(match.entries), match.seed)


def viewers(match: Match) -> list[int | None]:
    """Every seat, and the watcher."""
    return [*range(match.seats), None]


def all_told(match: Match) -> list[list[dict[str, Any]]]:
    """Every viewer's events."""
    return [match.events(viewer) for viewer in viewers(match)]


E = TypeVar("E", bound=Exception)


def raised(kind: type[E], call: Callable[[], object]) -> E:
    """The error that a call must raise."""
    try:
        call()
    except kind as error:
        return error
    raise AssertionError(f"no {kind.__name__}")


def is_refused(match: Match, seat: int, action: str) -> bool:
    """Whether the rules refuse it."""
    try:
        match.check(seat, action)
    except Refused:
        return True
    return False


@cache
def conserved(game_id: str) -> Mapping[str, Any]:
    """What a game says is never lost or made: its `scenarios/conserved.toml`."""
    path: Path = folder(game_id) / "scenarios" / "conserved.toml"
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}


def things_at(value: Any, path: str) -> list[Any]:
    """What lies at a dotted place of a position; `*` stands for every entry; lists are laid open."""
    here, _, rest = path.partition(".")
    if not path:
        return [one for part in value for one in things_at(part, "")] if isinstance(value, list) else [value]
    if value is None:
        return []
    if here == "*":
        inside = value.values() if isinstance(value, Mapping) else value
        return [one for part in inside for one in things_at(part, rest)]
    found = value.get(here) if isinstance(value, Mapping) else value[int(here)]
    return [] if found is None else things_at(found, rest)
