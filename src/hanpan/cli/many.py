"""What the commands share that play matches by the thousand: their arguments, a bar, and what cannot be played."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Annotated

import typer

from hanpan.cli.say import Wrong


def game_ids(incomplete: str) -> list[str]:
    """What the shell completes a game with."""
    import hanpan

    return [game for game in hanpan.games() if game.startswith(incomplete)]


def bot_lists(incomplete: str) -> list[str]:
    """What the shell completes `--bots` with, after a comma too: every game's bots."""
    import hanpan
    from hanpan.bots import names

    known = sorted({name for game in hanpan.games() for name in names(hanpan.game(game))})
    before, comma, begun = incomplete.rpartition(",")
    return [f"{before}{comma}{name}" for name in known if name.startswith(begun)]


GameId = Annotated[
    str, typer.Argument(metavar="GAME", help="The game's id; see `hanpan games`.", autocompletion=game_ids)
]
Settings = Annotated[list[str] | None, typer.Option("--set", metavar="NAME=VALUE", help="An option of the game.")]
SeedText = Annotated[str, typer.Option("--seed", help="Any text; the same seed, the same matches.")]
Workers = Annotated[int | None, typer.Option("--workers", help="How many processes; the result does not depend on it.")]


def bots_named(bots: str) -> list[str]:
    """The names of `--bots A,B`."""
    return [name.strip() for name in bots.split(",")]


@contextmanager
def counted(n: int) -> Iterator[Callable[[int], None]]:
    """Show on standard error how many of n matches are played; what cannot be played is a line there."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    out = Console(stderr=True)
    bar = Progress(BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=out, transient=True)
    bar.disable = not out.is_terminal
    with bar:
        task = bar.add_task("", total=n if n > 0 else None)
        try:
            yield lambda played: bar.update(task, completed=played)
        except ValueError as error:
            raise Wrong(str(error)) from None
