"""Opening the database, and bringing it to the present schema."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.util.exc import CommandError
from sqlalchemy import Connection, event
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

MIGRATIONS = Path(__file__).parent / "migrations"


class CannotOpen(Exception):
    """The database cannot be used; the text is one clear line."""


def sqlite_url(file: Path) -> str:
    """The address of a SQLite file."""
    return f"sqlite+aiosqlite:///{file}"


def open_engine(url: str) -> AsyncEngine:
    """An engine for `sqlite+aiosqlite://…` or `postgresql+asyncpg://…`."""
    ping = make_url(url).get_backend_name() != "sqlite"
    engine = create_async_engine(url, pool_pre_ping=ping, hide_parameters=True)  # errors are logged, hands are not
    if engine.dialect.name == "sqlite":
        event.listen(engine.sync_engine, "connect", tell_sqlite)
        event.listen(engine.sync_engine, "begin", begin_sqlite)
    return engine


def tell_sqlite(connection: Any, record: Any) -> None:
    """Durable before acknowledged: a commit is on the disk, and readers never wait for the writer."""
    connection.isolation_level = None  # transactions begin where we say so, for changes of the schema too
    cursor = connection.cursor()
    for line in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {line}")
    cursor.close()


def begin_sqlite(connection: Connection) -> None:
    """The driver does not begin transactions itself (see `tell_sqlite`)."""
    connection.exec_driver_sql("BEGIN")


async def migrate(engine: AsyncEngine) -> None:
    """Bring the schema up to date. A database written by a newer Hanpan is refused, not harmed."""
    async with engine.connect() as connection:
        try:
            await connection.run_sync(upgrade)
        except CommandError as error:
            raise CannotOpen(f"the database was written by a newer Hanpan ({error})") from error
        await connection.commit()


def upgrade(connection: Connection) -> None:
    """Run the migrations on an open connection."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
