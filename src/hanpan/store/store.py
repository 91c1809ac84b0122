"""The store: one database, opened once."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Sequence
from typing import TypeVar

from sqlalchemy import select
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine

from hanpan.store import schema
from hanpan.store.engine import CannotOpen, migrate, open_engine
from hanpan.store.log import Log, StoreFailed
from hanpan.store.people import People
from hanpan.store.tables import FindGame, Tables

ALIVE = "alive"
T = TypeVar("T")


class Store:
    """Everything that is kept: `log` writes, `people` and `tables` know what to write and how to read it."""

    def __init__(self, engine: AsyncEngine, find_game: FindGame, writer: str) -> None:
        self.engine = engine
        self.log = Log(engine)
        self.people = People(engine, self.log)
        self.tables = Tables(engine, self.log, find_game, writer)
        self.pauses: list[tuple[int, int]] = []

    async def close(self) -> None:
        """Write what waits and close the database."""
        await self.log.close()
        await self.engine.dispose()

    async def read(self, reading: Awaitable[T]) -> T:
        """Wait for something to be read; StoreFailed when the database does not answer."""
        try:
            return await reading
        except (DBAPIError, OSError) as error:
            raise StoreFailed(str(error)) from error

    async def sign_of_life(self, now: int) -> None:
        """The server runs: should it die, the pause began about now."""
        upsert = self.log.insert(schema.signs).values(name=ALIVE, value=str(now))
        await self.log.write(
            upsert.on_conflict_do_update(index_elements=["name"], set_={"value": upsert.excluded.value})
        )

    async def end_pause(self, now: int) -> None:
        """The server is up again: note the pause since the last sign of life, and read all pauses."""
        async with self.engine.connect() as connection:
            alive = await connection.scalar(select(schema.signs.c.value).where(schema.signs.c.name == ALIVE))
            rows = await connection.execute(select(schema.pauses.c.began, schema.pauses.c.ended))
            self.pauses = [(began, ended) for began, ended in rows]
        if alive is not None and int(alive) < now:
            pause = (int(alive), now)
            await self.log.write(
                self.log.insert(schema.pauses).values(began=pause[0], ended=pause[1]).on_conflict_do_nothing()
            )
            self.pauses.append(pause)
        await self.sign_of_life(now)

    def paused_since(self, since: int) -> int:
        """How many milliseconds after `since` the server was down."""
        return paused_since(self.pauses, since)


def paused_since(pauses: Sequence[tuple[int, int]], since: int) -> int:
    """How much of the pauses lies after a moment.

    >>> paused_since([(10, 20), (30, 40)], 15)
    15
    """
    return sum(ended - max(began, since) for began, ended in pauses if ended > since)


async def open_store(url: str, find_game: FindGame, writer: str) -> Store:
    """Open the database at `url`, bring it up to date and start to write. CannotOpen says why not."""
    try:
        engine = open_engine(url)
    except (ArgumentError, ModuleNotFoundError, ValueError) as error:
        raise CannotOpen(f"the database {url!r} cannot be opened: {error}") from error
    try:
        await migrate(engine)
    except (DBAPIError, OSError) as error:
        await engine.dispose()
        raise CannotOpen(f"the database cannot be opened: {getattr(error, 'orig', error)}") from error
    except (CannotOpen, asyncio.CancelledError):
        await engine.dispose()
        raise
    store = Store(engine, find_game, writer)
    store.log.open()
    return store
