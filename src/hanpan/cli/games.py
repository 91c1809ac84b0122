"""`hanpan games`: what can be played here."""

from typing import TYPE_CHECKING, Annotated, Any

import typer

from hanpan.cli.say import console, print_json

if TYPE_CHECKING:
    from hanpan.core.game import Game, Option


def games(
    json: Annotated[bool, typer.Option("--json", help="For programs: a JSON list.")] = False,
) -> None:
    """The games, their seats and options."""
    import hanpan

    found = [hanpan.game(name) for name in hanpan.games()]
    if json:
        print_json([facts(game) for game in found])
    else:
        show(found)


def facts(game: "Game") -> dict[str, Any]:
    """A game as plain data, in the shape the server tells it too."""
    return {
        "id": game.id,
        "title": dict(game.title),
        "seats": list(game.seats),
        "minutes": list(game.minutes),
        "options": [option_facts(option) for option in game.options],
        "rules_version": game.rules_version,
    }


def option_facts(option: "Option") -> dict[str, Any]:
    """An option as plain data; what its kind has not is null."""
    return {
        "name": option.name,
        "kind": option.kind,
        "default": option.default,
        "values": list(option.values) if option.values is not None else None,
        "least": option.least,
        "most": option.most,
    }


def show(found: list["Game"]) -> None:
    """For people: a line a game, its options below it."""
    from rich.table import Table

    out = console()
    for game in found:
        seats = ", ".join(str(n) for n in game.seats)
        out.print(f"[bold]{game.id}[/]   {game.title['ko']} · {game.title['en']}   seats: {seats}", soft_wrap=True)
        options = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 2))
        for option in game.options:
            options.add_row(f"--set {option.name}=…", spelled(option))
        out.print(options)


def spelled(option: "Option") -> str:
    """What an option may be, and is by default."""
    if option.kind == "bool":
        may_be = "true, false"
    elif option.kind == "int":
        may_be = f"{option.least} to {option.most}"
    else:
        may_be = ", ".join(str(value) for value in option.values) + (", …" if option.kind == "text" else "")
    default = str(option.default).lower() if option.kind == "bool" else option.default
    return f"{may_be} (default {default})"
