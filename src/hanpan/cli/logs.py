"""`hanpan replay`, `verify`, `export`: what the log of a match tells."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from hanpan.cli.say import Wrong, complain, print_json

if TYPE_CHECKING:
    from hanpan.core.match import Match

LogFile = Annotated[Path, typer.Argument(metavar="LOG", help="A log file (JSON lines); - for standard input.")]


def replay(
    log: LogFile,
    at: Annotated[int | None, typer.Option("--at", metavar="N", help="Only up to entry N.")] = None,
    viewer: Annotated[
        str, typer.Option("--as", metavar="SEAT", help="From whose eyes: a seat, or watcher.")
    ] = "watcher",
    lang: Annotated[str | None, typer.Option("--lang", help="ko or en; without it, the locale's.")] = None,
    json: Annotated[bool, typer.Option("--json", help="For programs: {game, n, as, events, view}.")] = False,
) -> int:
    """Show a match from a seat's or the watcher's eyes: what happened in words, then the view."""
    import hanpan
    from hanpan.cli import logfile, tell

    try:
        lines = logfile.read(log)
        last = len(lines) - 2
        if at is not None and not 0 <= at <= max(last, 0):
            raise Wrong(f"--at {at}: the log has entries 0 to {last}")
        match = hanpan.replay(lines if at is None else lines[: at + 2])
    except hanpan.LogError as error:
        complain(str(error))
        return 1
    seat = seat_named(viewer, match)
    if json:
        n = len(match.entries) - 1
        shown = {"game": match.game.id, "n": n, "as": seat, "events": match.events(seat), "view": match.view(seat)}
        print_json(shown)
    else:
        tell.show(match, seat, tell.language(lang))
    return 0


def seat_named(viewer: str, match: "Match") -> int | None:
    """The seat of `--as`; None for the watcher."""
    if viewer == "watcher":
        return None
    if viewer in map(str, range(match.seats)):
        return int(viewer)
    raise Wrong(f"--as {viewer!r}: must be a seat from 0 to {match.seats - 1}, or watcher")


def verify(
    log: LogFile,
    json: Annotated[bool, typer.Option("--json", help="For programs: {valid, …}.")] = False,
) -> int:
    """Recompute a match from its revealed seed: same shuffles, same dice, same result."""
    import hanpan
    from hanpan.cli import logfile

    try:
        match = hanpan.verify(logfile.read(log, exact=True))
    except hanpan.LogError as error:
        if json:
            print_json({"valid": False, "entry": error.entry, "why": error.why})
        else:
            complain(str(error))
        return 1
    if json:
        print_json({"valid": True} | summary(match) | ({"recorded": list(match.recorded)} if match.recorded else {}))
    else:
        facts = summary(match)
        ranks = ", ".join(f"seat {seat}: {rank}" for seat, rank in enumerate(facts["result"]["ranks"]))
        print(f"valid: {facts['game']}, {facts['entries']} entries, every draw as its seed says")
        for name in match.recorded:
            print(f"{name}: recorded")
        print(f"ranks: {ranks}")
        print(f"hash:  {facts['hash']}")
    return 0


def summary(match: "Match") -> dict[str, Any]:
    """What a verified log proves."""
    return {
        "game": match.game.id,
        "entries": len(match.entries),
        "hash": match.entries[-1].hash,
        "result": match.result(),
    }


def export(
    table: Annotated[str, typer.Argument(metavar="ID", help="The table's id, as in its link.")],
    out: Annotated[Path | None, typer.Option("-o", metavar="FILE", help="Where to; without it, here.")] = None,
    data: Annotated[Path, typer.Option(help="The server's data folder.")] = Path("data"),
    database: Annotated[str | None, typer.Option(help="Another database than the one in --data.")] = None,
) -> None:
    """Write the log of a finished match."""
    import asyncio

    from hanpan.cli.stored import log_of

    if database is None and not (data / "hanpan.db").is_file():
        raise Wrong(f"no tables are kept in {str(data)!r}; say where with --data")
    text = asyncio.run(log_of(table, data, database))
    if out is None:
        print(text, end="")
        return
    try:
        out.write_text(text, encoding="utf-8", newline="\n")
    except OSError as error:
        raise Wrong(f"cannot write {str(out)!r}: {error.strerror}") from None
