"""`hanpan serve`: the table server and the web client."""

from pathlib import Path
from typing import Annotated

import typer

from hanpan.cli.say import Wrong


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
) -> None:
    """Serve the table and the web client, on SQLite and one process by default."""
    from hanpan.server.app import CannotServe, run

    try:
        run(host, port, data, public_url, database, trusted_proxies)
    except CannotServe as error:
        raise Wrong(str(error)) from None
