"""`hanpan serve`: the table server and the web client."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from hanpan.cli.many import SheetFile
from hanpan.cli.say import Wrong

if TYPE_CHECKING:
    from hanpan.core.game import Game


def serve(
    host: Annotated[
        str, typer.Option(help="The address to listen on; 0.0.0.0 lets the whole network in.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port; 0 takes any free one.")] = 8000,
    data: Annotated[Path, typer.Option(help="The folder of the database and the server's key.")] = Path("data"),
    public_url: Annotated[
        str | None, typer.Option(help="How players reach the table, if through another web server.")
    ] = None,
    database: Annotated[
        str | None, typer.Option(help="Another database than the one in --data, as an address.")
    ] = None,
    trusted_proxies: Annotated[
        str, typer.Option(help="Web servers whose word on a player's address is believed.")
    ] = "127.0.0.1,::1",
    sheet: SheetFile = None,
) -> None:
    """Serve the table and the web client, on SQLite and one process by default."""
    from hanpan.server.app import CannotServe, run

    try:
        run(host, port, data, public_url, database, trusted_proxies, on_own_sheets=on_own_sheet(sheet))
    except CannotServe as error:
        raise Wrong(str(error)) from None


def on_own_sheet(sheet: Path | None) -> "list[Game]":
    """The game that is played on such a sheet, on this one; none without one."""
    if sheet is None:
        return []
    import hanpan

    wrong = "no game here is played on sheets"
    for game_id in hanpan.games():
        if hanpan.game(game_id).sheets:
            try:
                return [hanpan.game(game_id, sheet)]
            except ValueError as error:
                wrong = str(error)
    raise Wrong(wrong)
