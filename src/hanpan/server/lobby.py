"""The list of tables, pushed to those who look at it; changes are gathered for a moment."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from hanpan.server import wire
from hanpan.server.infos import table_info
from hanpan.store.log import StoreFailed
from hanpan.table.table import Table

if TYPE_CHECKING:
    from hanpan.server.house import House
    from hanpan.server.line import Line
    from hanpan.server.room import Room

WAIT = 0.5


class Lobby:
    """Who looks at the list, and what of it has changed."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.lines: set[Line] = set()
        self.mine: dict[str, list[Table]] = {}
        self.timer: asyncio.TimerHandle | None = None

    async def join(self, line: Line) -> None:
        """This page wants the list, now and whenever it changes."""
        self.lines.add(line)
        line.lobby_news = wire.LobbyNews(await self.tables(line.player))
        line.wake.set()

    def part(self, line: Line) -> None:
        """No more."""
        self.lines.discard(line)
        if line.player is not None and all(other.player != line.player for other in self.lines):
            self.mine.pop(line.player, None)

    def changed(self, room: Room) -> None:
        """Something about a table that lists show has changed."""
        table = room.table
        for player in {table.host, *table.seating.players(), *self.holders(table.id)}:
            self.mine.pop(player, None)
        if self.timer is None and self.lines:
            self.timer = asyncio.get_running_loop().call_later(WAIT, lambda: self.house.spawn(self.push()))

    def holders(self, table_id: str) -> list[str]:
        """Players in whose list a table stands."""
        return [player for player, tables in self.mine.items() if any(t.id == table_id for t in tables)]

    async def push(self) -> None:
        """Send the list to all who look."""
        self.timer = None
        try:
            shared = await self.house.store.read(self.house.store.tables.open_tables())
            for line in list(self.lines):
                line.lobby_news = wire.LobbyNews(await self.list_for(line.player, shared))
                line.wake.set()
        except StoreFailed:
            return  # the next change will try again

    async def tables(self, player: str | None) -> list[wire.TableInfo]:
        """The list as one player sees it."""
        store = self.house.store
        return await self.list_for(player, await store.read(store.tables.open_tables()))

    async def list_for(self, player: str | None, shared: list[Table]) -> list[wire.TableInfo]:
        """Open tables and one's own, newest first, each once."""
        own: list[Table] = []
        if player is not None:
            if player not in self.mine:
                store = self.house.store
                self.mine[player] = await store.read(store.tables.tables_of(player))
            own = self.mine[player]
            if all(line.player != player for line in self.lines):
                self.mine.pop(player, None)
        tables = {table.id: table for table in (*shared, *own)}
        newest = sorted(tables.values(), key=lambda table: (-table.created, table.id))
        return [self.info(table, player) for table in newest]

    def info(self, table: Table, player: str | None) -> wire.TableInfo:
        """A table of the list; who is there is known only if it is in memory."""
        room = self.house.rooms.loaded.get(table.id)
        return room.info(player) if room is not None else table_info(table, table.state, player, set(), 0)
