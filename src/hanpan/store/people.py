"""Players, and what they show to be known again."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from hanpan.store import schema
from hanpan.store.log import Log


@dataclass(frozen=True, slots=True)
class Person:
    """A player."""

    id: str
    name: str


class People:
    """The players."""

    def __init__(self, engine: AsyncEngine, log: Log) -> None:
        self.engine = engine
        self.log = log

    async def make(self, person: Person, credential: str, now: int) -> None:
        """A new guest, with his cookie's hash."""
        await self.log.write(
            insert(schema.players).values(id=person.id, name=person.name, created=now),
            insert(schema.credentials).values(id=credential, player=person.id, kind="cookie", created=now),
        )

    async def rename(self, player: str, name: str) -> None:
        """The player wants another name."""
        await self.log.write(update(schema.players).where(schema.players.c.id == player).values(name=name))

    async def find(self, credential: str) -> Person | None:
        """Who shows this credential."""
        query = (
            select(schema.players.c.id, schema.players.c.name)
            .join(schema.credentials, schema.credentials.c.player == schema.players.c.id)
            .where(schema.credentials.c.id == credential)
        )
        async with self.engine.connect() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else Person(row[0], row[1])
