"""A finished match's log out of the server's store, also while the server runs."""

from pathlib import Path

from sqlalchemy.exc import SQLAlchemyError

import hanpan
from hanpan.cli import logfile
from hanpan.cli.say import Wrong
from hanpan.core.game import Game
from hanpan.store.engine import open_engine, sqlite_url
from hanpan.store.store import Store


def game_here(game_id: str) -> Game | None:
    """The game, if it is here."""
    return hanpan.game(game_id) if game_id in hanpan.games() else None


async def log_of(table_id: str, data: Path, database: str | None) -> str:
    """The log as a file has it. Nothing is written into the store."""
    try:
        engine = open_engine(database or sqlite_url(data / "hanpan.db"))
    except (SQLAlchemyError, ModuleNotFoundError) as error:
        raise Wrong(f"no such database: {error}") from None
    store = Store(engine, game_here, "export")
    try:
        table = await store.tables.load(table_id)
        if table is None:
            raise Wrong(f"no table {table_id!r} is kept here")
        if table.state != "over":
            raise Wrong(f"the match at table {table_id!r} is not over; its log is secret until then")
        header, _, rows = await store.tables.log_of(table_id)
        seed = table.seed()
    except (SQLAlchemyError, OSError) as error:
        raise Wrong(f"the database cannot be read: {getattr(error, 'orig', error)}") from None
    finally:
        await engine.dispose()
    lines = [header | {"seed": seed.plain()}, *(row.entry.plain() for row in rows)]
    return "".join(f"{logfile.written(line)}\n" for line in lines)
