"""The rooms in memory: read from the store when somebody comes, forgotten when nobody needs them."""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import TYPE_CHECKING

import structlog

from hanpan.games import game_on
from hanpan.server.room import Room
from hanpan.store.log import StoreFailed
from hanpan.store.people import Person
from hanpan.table.seating import NotPossible, Plan
from hanpan.table.table import Table

if TYPE_CHECKING:
    from hanpan.server.house import House

log = structlog.get_logger()

LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"  # no l, o, 0, 1: a link may be read aloud
ID_LENGTH = 16  # 80 bits: unguessable


def new_id() -> str:
    """An id for a table."""
    return "".join(secrets.choice(LETTERS) for _ in range(ID_LENGTH))


def is_id(text: str) -> bool:
    """Whether this could be a table's id."""
    return len(text) == ID_LENGTH and all(letter in LETTERS for letter in text)


class Rooms:
    """Every table that is in memory."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.loaded: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Task[Room | None]] = {}

    async def get(self, table_id: str) -> Room:
        """The room of a table; NotPossible when there is no such table."""
        room = self.loaded.get(table_id)
        if room is None and is_id(table_id):
            task = self.loading.get(table_id)
            if task is None:
                task = self.loading[table_id] = asyncio.create_task(self.load(table_id))
                task.add_done_callback(lambda _: self.loading.pop(table_id, None))
            room = await asyncio.shield(task)
        if room is None:
            raise NotPossible("no-such-table")
        room.used = time.monotonic()
        room.visits += 1
        return room

    async def load(self, table_id: str) -> Room | None:
        """Read a table from the store."""
        store = self.house.store
        table = await store.read(store.tables.load(table_id))
        return None if table is None else self.put(table)

    def put(self, table: Table) -> Room:
        """A table comes into memory."""
        room = self.loaded[table.id] = Room(self.house, table)
        self.house.measures.rooms.set(len(self.loaded))
        return room

    async def make(self, plan: Plan, host: Person, bots: list[str | None], nonce: str | None) -> Room:
        """A new table. Its maker sits on the lowest seat without a bot, if one is left."""
        table = self.fresh(plan, host)
        for seat, bot in enumerate(bots):
            if bot is not None:
                table.set_bot(host.id, seat, bot)
        if any(chair.kind == "empty" for chair in table.seating.chairs):
            table.sit(host.id, host.name, None, nonce)
        return await self.open(table)

    def fresh(self, plan: Plan, host: Person) -> Table:
        """A table with a new secret."""
        game = game_on(plan.game, plan.options, plan.sheet)
        return Table(new_id(), game, plan, host.id, secrets.token_bytes(32), self.house.now())

    async def open(self, table: Table) -> Room:
        """Keep a new table and start its match if everybody sits already."""
        await self.house.store.tables.make(table)
        room = self.put(table)
        async with room.changing():
            await room.start_if_full()
        return room

    async def rematch(self, room: Room, person: Person, nonce: str | None) -> Room:
        """A new table like this one: whoever asks sits there, the others' seats are kept for them."""
        async with room.changing() as old:
            seat = old.seating.seat_of(person.id)
            if seat is None:
                raise NotPossible("not-seated")
            if old.state != "over":
                raise NotPossible("not-over")
            if old.rematch is None:
                table = self.fresh(old.plan, person)
                for other, chair in enumerate(old.seating.chairs):
                    if chair.bot is not None:
                        table.set_bot(person.id, other, chair.bot)
                    elif chair.player is not None:
                        table.seating.keep(other, chair.player, chair.name)
                table.sit(person.id, person.name, seat, nonce)
                new = await self.open(table)
                old.rematch = table.id
                await self.house.store.tables.change(old, self.house.now())
                return new
            new_id = old.rematch
        new = await self.get(new_id)
        if new.table.state == "waiting":
            await new.sit(person, None, nonce)
        return new

    async def resume_all(self) -> None:
        """After a start: every running match whose turn is a bot's or the clock's goes on by itself."""
        store = self.house.store
        went_on = 0
        for table_id in await store.tables.playing():
            try:
                room = await self.get(table_id)
                await room.revive()
                went_on += 1
                if room.visits == 1 and not room.needed(float("inf")):
                    self.forget(room)  # it waits for a person, and nobody has come meanwhile
            except (NotPossible, StoreFailed) as error:
                log.warning("table not resumed", table=table_id, error=str(error))
            await asyncio.sleep(0)  # people come first
        log.info("tables resumed", tables=went_on)

    def sweep(self) -> None:
        """Forget what nobody needs."""
        now = time.monotonic()
        for room in list(self.loaded.values()):
            if not room.needed(now):
                self.forget(room)

    def forget(self, room: Room) -> None:
        """This room leaves memory; the store keeps it."""
        room.stop()
        self.loaded.pop(room.table.id, None)
        self.house.measures.rooms.set(len(self.loaded))

    async def close_forgotten(self) -> None:
        """Tables that have waited for players too long are closed."""
        before = self.house.now() - int(self.house.limits.forgotten_hours * 3_600_000)
        for table_id in await self.house.store.tables.forgotten(before):
            room = await self.get(table_id)
            await room.close("abandoned")
