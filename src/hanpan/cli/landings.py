"""`hanpan landings`: measure where a physical thing lands on a designer's sheet, for bots and for many matches."""

import json
import os
from pathlib import Path
from typing import Annotated

import typer

from hanpan.cli.many import GameId, Workers, bar
from hanpan.cli.say import Wrong, complain, game_named


def landings(
    game: GameId,
    sheet: Annotated[
        Path | None, typer.Option("--sheet", metavar="FILE", help="The sheet; without it the game's own.")
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option("-o", metavar="FILE", help="Where to; without it, beside the sheet, where it is found."),
    ] = None,
    draws: Annotated[int, typer.Option(min=1, max=255, help="How often each aim is tried with each hand.")] = 48,
    seed: Annotated[int, typer.Option(help="The same number, the same table.")] = 21,
    workers: Workers = None,
) -> None:
    """Measure where a die lands on a sheet, by simulating it some 36,000 times: minutes of one core."""
    import hanpan
    from hanpan.games import physics

    found = game_named(game)
    known = physics(found.id)
    if known is None:
        raise Wrong(f"{found.id} has nothing to measure")
    if sheet is None and out is None:
        raise Wrong("-o: say where to, or give a --sheet to put the table beside")
    try:
        name, plain = next(iter(found.sheets.items())) if sheet is None else hanpan.sheet_file(sheet)
    except ValueError as error:
        raise Wrong(str(error)) from None
    target = out or beside(sheet)
    try:
        with bar() as progress:
            table = known.measure(plain, draws, seed, workers or os.cpu_count() or 1, progress)
    except ValueError as error:
        raise Wrong(f"sheet {name}: {error}") from None
    try:
        target.write_text(json.dumps(table, indent=1) + "\n", encoding="utf-8")
    except OSError as error:
        raise Wrong(f"cannot write {str(target)!r}: {error.strerror}") from None
    complain(f"wrote {target}")


def beside(sheet: Path | None) -> Path:
    """Where the table of a sheet is looked for."""
    assert sheet is not None
    return sheet.with_suffix(".landings.json")
