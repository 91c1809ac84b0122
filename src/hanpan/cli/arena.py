"""`hanpan arena`: bots against bots, the seats changed about: who wins how often, who is how strong."""

from typing import TYPE_CHECKING, Annotated

import typer

from hanpan.cli.many import (
    GameId,
    SeedText,
    Settings,
    SheetFile,
    Workers,
    bot_lists,
    bots_named,
    counted,
    game_on_sheet,
)
from hanpan.cli.say import console, game_named, options_set, print_json

if TYPE_CHECKING:
    from hanpan.lab import Arena


def arena(
    game: GameId,
    bots: Annotated[
        str,
        typer.Option(
            help="Who plays: A,B,C. More than seats take turns, fewer are repeated.", autocompletion=bot_lists
        ),
    ],
    n: Annotated[
        int, typer.Option("-n", help="How many matches; a multiple of the number of bots seats all equally often.")
    ] = 1000,
    seats: Annotated[
        int | None, typer.Option(help="How many seats; without it as many as bots, as far as the game allows.")
    ] = None,
    settings: Settings = None,
    sheet: SheetFile = None,
    seed: SeedText = "",
    workers: Workers = None,
    json: Annotated[bool, typer.Option("--json", help="For programs: {game, seats, n, bots}.")] = False,
) -> None:
    """Bots against bots, every one on every seat: win rates with 95 % intervals, OpenSkill ratings, CPU time."""
    found = game_on_sheet(game_named(game), sheet)
    options = options_set(found, settings or [])

    from hanpan.lab import arena as played

    with counted(n) as progress:
        came_of_it = played(found, n, bots_named(bots), seats, seed, options, workers, progress)
    if json:
        print_json(came_of_it.plain())
    else:
        show(came_of_it)


def show(came_of_it: "Arena") -> None:
    """A table for people, the strongest first, and a line about the whole."""
    from rich.table import Table

    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    table.add_column("bot")
    for heading in ("games", "wins", "rate"):
        table.add_column(heading, justify="right")
    table.add_column("95 % interval")
    table.add_column("rating", justify="right")
    table.add_column("ms", justify="right")
    for name, bot in sorted(came_of_it.bots.items(), key=lambda named: -named[1].rating):
        table.add_row(
            name,
            f"{bot.games:,}",
            f"{round(bot.wins, 1):,.10g}",
            f"{bot.rate:.1%}",
            f"{bot.low:.1%} to {bot.high:.1%}",
            f"{bot.rating:.1f}",
            f"{bot.ms:.3f}",
        )
    out = console()
    out.print(table)
    out.print(
        f"\n{came_of_it.n:,} matches of {came_of_it.game} on {came_of_it.seats} seats, changed about; "
        "rating: OpenSkill, mu - 3 sigma; ms: CPU time of a decision",
        soft_wrap=True,
    )
