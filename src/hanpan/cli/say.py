"""What every command shares: one line for an error, JSON for programs, the options of a game."""

import json
import sys
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rich.console import Console

    from hanpan.core.game import Game, Option


class Wrong(Exception):
    """The command was used wrongly: the message is the one line shown, the exit status is 2."""


def complain(said: str) -> None:
    """One line on standard error, whatever line breaks the message had."""
    print("hanpan: " + " ".join(said.split()), file=sys.stderr)


def print_json(value: Any) -> None:
    """The value for programs: one line of JSON, Korean as it is written."""
    print(json.dumps(value, ensure_ascii=False))


def console() -> "Console":
    """Where tables for people go: standard output, plain when it is not a terminal."""
    from rich.console import Console

    return Console(highlight=False)


def game_named(name: str) -> "Game":
    """The game with this id, or a line that says which there are."""
    import hanpan

    known = hanpan.games()
    if name not in known:
        raise Wrong(f"no game {name!r}; there are: {', '.join(known)}")
    return hanpan.game(name)


def options_set(game: "Game", settings: Iterable[str]) -> dict[str, Any]:
    """The options of `--set name=value`, each read as its kind wants it, the rest at their defaults."""
    known = {option.name: option for option in game.options}
    chosen: dict[str, Any] = {}
    for setting in settings:
        name, equals, value = setting.partition("=")
        if not equals or not name:
            raise Wrong(f"--set {setting!r}: expected name=value")
        if name not in known:
            raise Wrong(f"{game.id} has no option {name!r}; it has: {', '.join(known) or 'none'}")
        if name in chosen:
            raise Wrong(f"--set {name}: given twice")
        chosen[name] = READERS[known[name].kind](known[name], value)
    try:
        return game.check_options(chosen)
    except ValueError as wrong:
        raise Wrong(f"--set: {wrong}") from None


def read_bool(option: "Option", value: str) -> bool:
    """true or false, and what people write for them."""
    spelled = {"true": True, "yes": True, "on": True, "1": True}
    spelled |= {"false": False, "no": False, "off": False, "0": False}
    if value.lower() not in spelled:
        raise Wrong(f"--set {option.name}: {value!r} is neither true nor false")
    return spelled[value.lower()]


def read_int(option: "Option", value: str) -> int:
    """A whole number."""
    try:
        return int(value)
    except ValueError:
        raise Wrong(f"--set {option.name}: {value!r} is not a whole number") from None


def read_choice(option: "Option", value: str) -> Any:
    """One of the values by its spelling, for some choices have numbers; any other word as it is, to be refused."""
    return next((one for one in option.values if str(one) == value), value)


def read_text(option: "Option", value: str) -> str:
    """A text, as it is."""
    return value


READERS: dict[str, Callable[["Option", str], Any]] = {
    "bool": read_bool,
    "int": read_int,
    "choice": read_choice,
    "text": read_text,
}
