"""`hanpan sim`: play matches without a screen, and say how often each seat wins."""

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
    from hanpan.lab import Simulation


def sim(
    game: GameId,
    n: Annotated[int, typer.Option("-n", help="How many matches.")] = 1000,
    seats: Annotated[
        int | None, typer.Option(help="How many seats; without it as many as bots, at least the least allowed.")
    ] = None,
    bots: Annotated[
        str, typer.Option(help="Who plays, by seat: A,B. Fewer than seats are repeated.", autocompletion=bot_lists)
    ] = "random",
    settings: Settings = None,
    sheet: SheetFile = None,
    seed: SeedText = "",
    workers: Workers = None,
    json: Annotated[
        bool, typer.Option("--json", help="For programs: {n, seats, win_rate, decisions, seconds, reasons}.")
    ] = False,
) -> None:
    """Play matches without a screen: win rates by seat, with 95 % intervals."""
    found = game_on_sheet(game_named(game), sheet)
    options = options_set(found, settings or [])
    names = bots_named(bots)

    from hanpan.lab import simulate

    with counted(n) as progress:
        came_of_it = simulate(found, n, seats, names, seed, options, workers, progress)
    if json:
        print_json(came_of_it.plain())
    else:
        show(came_of_it, names)


def show(came_of_it: "Simulation", names: list[str]) -> None:
    """A table for people, and a line about the whole."""
    from rich.table import Table

    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    table.add_column("seat")
    table.add_column("bot")
    table.add_column("wins", justify="right")
    table.add_column("95 % interval")
    for seat, (rate, low, high) in came_of_it.win_rate.items():
        table.add_row(str(seat), names[seat % len(names)], f"{rate:.1%}", f"{low:.1%} to {high:.1%}")
    out = console()
    out.print(table)
    speed = came_of_it.decisions / max(came_of_it.seconds, 1e-9)
    reasons = ", ".join(f"{reason} {times:,}" for reason, times in came_of_it.reasons.items())
    out.print(
        f"\n{came_of_it.n:,} matches, {came_of_it.decisions:,} decisions in {came_of_it.seconds:.2f} s "
        f"({speed:,.0f} a second); ended by: {reasons}",
        soft_wrap=True,
    )
