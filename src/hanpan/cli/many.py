"""What the commands share that play matches by the thousand: their arguments, a bar, and what cannot be played."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from hanpan.cli.say import Wrong

if TYPE_CHECKING:
    from hanpan.core.game import Game


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
SheetFile = Annotated[
    Path | None,
    typer.Option(
        "--sheet", metavar="FILE", help="A sheet of your own to play on (.toml); its landing table lies beside it."
    ),
]
SeedText = Annotated[str, typer.Option("--seed", help="Any text; the same seed, the same matches.")]
Workers = Annotated[int | None, typer.Option("--workers", help="How many processes; the result does not depend on it.")]


def game_on_sheet(game: "Game", sheet: Path | None) -> "Game":
    """The game, on a designer's own sheet if one is given; a wrong one is a line that says what is wrong."""
    if sheet is None:
        return game
    import hanpan

    try:
        return hanpan.game(game.id, sheet)
    except ValueError as error:
        raise Wrong(str(error)) from None


def bots_named(bots: str) -> list[str]:
    """The names of `--bots A,B`."""
    return [name.strip() for name in bots.split(",")]


@contextmanager
def counted(n: int) -> Iterator[Callable[[int], None]]:
    """Show on standard error how many of n matches are played; what cannot be played is a line there."""
    with bar() as show:
        try:
            yield lambda played: show(played, n)
        except ValueError as error:
            raise Wrong(str(error)) from None


@contextmanager
def bar() -> Iterator[Callable[[int, int], None]]:
    """Show on standard error, if it is a terminal, how much of the whole is done."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    out = Console(stderr=True)
    shown = Progress(BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=out, transient=True)
    shown.disable = not out.is_terminal
    with shown:
        task = shown.add_task("", total=None)
        yield lambda done, whole: shown.update(task, completed=done, total=whole)
