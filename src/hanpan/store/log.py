"""The one pen that writes: everything that waits at the moment shares one transaction."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Executable, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from hanpan.store import schema

Writing = Executable | tuple[Executable, Any]
"""A statement, or one with its parameters: prepared once and used often it costs a tenth."""

LARGEST = 500  # writes of one transaction


class StoreFailed(Exception):
    """It could not be written (disk full, database gone): not done; nothing of it may be shown."""


class StaleWriter(Exception):
    """Somebody else wrote this entry first: what we hold of the table is old, read it again."""


@dataclass(slots=True)
class Waiting:
    """A write that waits for the pen: an entry of a log, or statements, or both."""

    row: dict[str, Any] | None
    also: Sequence[Writing]
    written: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Log:
    """Appends entries durably. A table must wait for its entry before it appends the next."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.insert = sqlite.insert if engine.dialect.name == "sqlite" else postgresql.insert
        self.insert_entries = (
            self.insert(schema.entries)
            .on_conflict_do_nothing()
            .returning(schema.entries.c.table_id, schema.entries.c.n)
        )
        self.waiting: deque[Waiting] = deque()
        self.wake = asyncio.Event()
        self.ending = False
        self.writer: asyncio.Task[None] | None = None
        self.connection: AsyncConnection | None = None
        self.commits = 0

    def open(self) -> None:
        """Start to write."""
        self.writer = asyncio.create_task(self.write_on(), name="log")

    async def close(self) -> None:
        """Write what waits, then stop."""
        self.ending = True
        self.wake.set()
        if self.writer is not None:
            await self.writer
        if self.connection is not None:
            await self.connection.close()
            self.connection = None

    async def append(self, row: dict[str, Any], *also: Writing) -> None:
        """Write one entry, and statements that go with it; returns when both are durable.

        StaleWriter when the entry's place is taken by another writer; StoreFailed when nothing was written.
        """
        await self.put(Waiting(row, also))

    async def write(self, *statements: Writing) -> None:
        """Run statements in the next transaction."""
        await self.put(Waiting(None, statements))

    async def put(self, waiting: Waiting) -> None:
        """Hand something to the pen and wait for it."""
        if self.ending:
            raise StoreFailed("closing")
        self.waiting.append(waiting)
        self.wake.set()
        await waiting.written

    async def write_on(self) -> None:
        """The pen: as long as something waits, write all of it at once."""
        while self.waiting or not self.ending:
            if not self.waiting:
                self.wake.clear()
                await self.wake.wait()
                continue
            batch = [self.waiting.popleft() for _ in range(min(LARGEST, len(self.waiting)))]
            if not await self.write_batch(batch) and len(batch) > 1:
                # One bad write must not fail its neighbours.
                for waiting in batch:
                    await self.write_batch([waiting])

    async def connected(self) -> AsyncConnection:
        """The pen's own connection: it stays open from one transaction to the next."""
        if self.connection is None:
            self.connection = await self.engine.connect()
        return self.connection

    async def hang_up(self) -> None:
        """After a failure the next transaction begins on a fresh connection."""
        connection, self.connection = self.connection, None
        if connection is not None:
            with contextlib.suppress(DBAPIError, OSError):
                await connection.invalidate()
                await connection.close()

    async def write_batch(self, batch: list[Waiting]) -> bool:
        """One transaction for all of these; False when it failed and each should be tried alone."""
        try:
            connection = await self.connected()
            async with connection.begin():
                lost = await self.write_rows(connection, [w.row for w in batch if w.row is not None])
                for waiting in batch:
                    if waiting.row is None or key(waiting.row) not in lost:
                        for writing in waiting.also:
                            statement, values = writing if isinstance(writing, tuple) else (writing, None)
                            await connection.execute(statement, values)
        except (DBAPIError, OSError) as error:
            await self.hang_up()
            if len(batch) > 1:
                return False
            settle(batch[0], StoreFailed(str(error)))
            return True
        except Exception as error:  # a mistake of ours must not stop the pen
            await self.hang_up()
            if len(batch) > 1:
                return False
            settle(batch[0], error)
            return True
        self.commits += 1
        for waiting in batch:
            stale = waiting.row is not None and key(waiting.row) in lost
            settle(waiting, StaleWriter(str(waiting.row and key(waiting.row))) if stale else None)
        return True

    async def write_rows(self, connection: AsyncConnection, rows: list[dict[str, Any]]) -> set[tuple[str, int]]:
        """Insert entries whose place is free; the keys of those whose place was not."""
        if not rows:
            return set()
        result = await connection.execute(self.insert_entries, rows)
        kept = {(table, n) for table, n in result}
        lost = {key(row) for row in rows} - kept
        for row in rows:
            if key(row) in lost and await self.is_ours(connection, row):
                lost.discard(key(row))
        return lost

    async def is_ours(self, connection: AsyncConnection, row: dict[str, Any]) -> bool:
        """Whether the entry there is this very one: an earlier try was written, its answer lost."""
        entries = schema.entries
        there = await connection.execute(
            select(entries.c.writer, entries.c.entry).where(
                entries.c.table_id == row["table_id"], entries.c.n == row["n"]
            )
        )
        return any(writer == row["writer"] and entry == row["entry"] for writer, entry in there)


def key(row: dict[str, Any]) -> tuple[str, int]:
    """The primary key of an entry's row."""
    return (row["table_id"], row["n"])


def settle(waiting: Waiting, error: Exception | None) -> None:
    """Tell whoever waits, if he still does."""
    if waiting.written.done():
        return
    if error is None:
        waiting.written.set_result(None)
    else:
        waiting.written.set_exception(error)
