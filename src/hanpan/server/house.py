"""The server as a whole: store, rooms, lobby, guests and bots under one roof."""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from typing import TYPE_CHECKING, Any

import structlog

from hanpan.core.game import Game
from hanpan.games import game, games
from hanpan.server.guests import Guests
from hanpan.server.limits import Buckets, Limits
from hanpan.server.lobby import Lobby
from hanpan.server.measures import Measures
from hanpan.server.page import Page
from hanpan.server.place import Place
from hanpan.server.rooms import Rooms
from hanpan.server.simulations import Simulations
from hanpan.server.thinkers import Thinkers
from hanpan.store.log import StoreFailed
from hanpan.store.people import Person
from hanpan.store.store import Store, open_store
from hanpan.table.replay import replay_of
from hanpan.table.seating import NotPossible
from hanpan.table.table import Table

if TYPE_CHECKING:
    from hanpan.server.line import Line

log = structlog.get_logger()

SIGN_SECONDS = 5.0
SWEEP_SECONDS = 20.0


class House:
    """One server process. `open` before the first request, then `begin`; `close` after the last."""

    store: Store
    guests: Guests

    def __init__(
        self,
        url: str,
        key: bytes,
        place: Place,
        page: Page,
        limits: Limits | None = None,
        processes: int | None = None,
        now: Callable[[], int] | None = None,
        on_own_sheets: Iterable[Game] = (),
    ) -> None:
        self.url = url
        self.key = key
        self.place = place
        self.page = page
        self.limits = limits or Limits()
        self.measures = Measures()
        self.thinkers = Thinkers(processes)
        self.simulations = Simulations(self.measures)
        self.on_own_sheets = {own.id: own for own in on_own_sheets}
        self.rooms = Rooms(self)
        self.lobby = Lobby(self)
        self.guest_buckets = Buckets(self.limits.guests)
        self.table_buckets = Buckets(self.limits.tables)
        self.practice_buckets = Buckets(self.limits.practice)
        self.lines: set[Line] = set()
        self.finished: asyncio.Queue[str] = asyncio.Queue()
        self.tasks: set[asyncio.Task[Any]] = set()
        self.closing = False
        self.clock = now or (lambda: int(time.time() * 1000))

    def now(self) -> int:
        """The present in milliseconds."""
        return self.clock()

    def find_game(self, game_id: str) -> Game | None:
        """A game by its id, on a designer's own sheet if this server offers one; None when it is not here."""
        return self.on_own_sheets.get(game_id) or (game(game_id) if game_id in games() else None)

    def games(self) -> list[Game]:
        """All games, as they are offered here."""
        return [found for game_id in games() if (found := self.find_game(game_id)) is not None]

    async def open(self) -> None:
        """Open the store."""
        self.store = await open_store(self.url, self.find_game, writer=secrets.token_hex(8))
        self.guests = Guests(self.store.people, self.key)
        await self.store.end_pause(self.now())
        self.spawn(self.every(SIGN_SECONDS, self.sign))
        self.spawn(self.every(SWEEP_SECONDS, self.sweep))

    def begin(self) -> None:
        """The doors are open: let every running match go on, beside."""
        self.spawn(self.rooms.resume_all())
        self.spawn(self.keep_replays())

    async def close(self) -> None:
        """Stop what goes on by itself, write what waits, close."""
        self.closing = True
        for room in list(self.rooms.loaded.values()):
            room.stop()
        for room in list(self.rooms.loaded.values()):
            async with room.lock:  # a move that is being written is written
                pass
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        try:
            await self.store.sign_of_life(self.now())
        except StoreFailed as error:
            log.warning("no last sign of life", error=str(error))
        await self.store.close()
        self.thinkers.close()
        self.simulations.close()

    async def is_well(self) -> bool:
        """Whether the store answers."""
        try:
            await self.store.read(self.store.tables.load(""))
        except StoreFailed:
            return False
        return True

    async def rename(self, person: Person, name: str) -> Person:
        """A player wants another name; everybody who sees him gets it."""
        renamed = await self.guests.rename(person, name)
        for line in self.lines:
            if line.player == person.id:
                line.person = renamed
        for room in list(self.rooms.loaded.values()):
            seat = room.table.seating.seat_of(person.id)
            if seat is not None:
                room.table.seating[seat].name = renamed.name
                room.tell()
        return renamed

    async def log_lines(self, table: Table) -> list[str]:
        """The log of a finished match as text: a header with the seed, then its entries."""
        header, _, rows = await self.store.read(self.store.tables.log_of(table.id))
        seed = table.seed()
        lines = [header | {"seed": seed.plain()}, *[row.entry.plain() for row in rows]]
        return [json.dumps(line, ensure_ascii=False) for line in lines]

    # Things that go on beside

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Do something beside; what goes wrong is logged."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.ended)
        return task

    def ended(self, task: asyncio.Task[Any]) -> None:
        """Something beside is done."""
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a task failed", exc_info=task.exception())

    def later(self, seconds: float, work: Callable[[], Coroutine[Any, Any, Any]]) -> None:
        """Do something beside after a while."""

        async def wait() -> None:
            await asyncio.sleep(seconds)
            await work()

        if not self.closing:
            self.spawn(wait())

    async def every(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        """Do something again and again."""
        while True:
            await asyncio.sleep(seconds)
            try:
                await work()
            except (StoreFailed, NotPossible) as error:
                log.warning("not done", work=work.__name__, error=str(error))

    async def sign(self) -> None:
        """Note that we are alive, and let go of pages that take nothing."""
        now = time.monotonic()
        for line in list(self.lines):
            since = line.sending_since
            if since is not None and now - since > self.limits.stuck_seconds:
                line.give_up()
        await self.store.sign_of_life(self.now())

    async def sweep(self) -> None:
        """Forget rooms nobody needs, close tables that wait for ever."""
        self.rooms.sweep()
        await self.rooms.close_forgotten()

    async def keep_replays(self) -> None:
        """Make the replays of finished matches, one after the other: play comes first."""
        for table_id in await self.store.tables.without_replay():
            self.finished.put_nowait(table_id)
        while True:
            await self.keep_replay(await self.finished.get())

    async def keep_replay(self, table_id: str) -> None:
        """Keep what every viewer saw of a finished match: it can be shown when its rules are long gone."""
        tables = self.store.tables
        try:
            table = await self.store.read(tables.load(table_id))
            if table is None:
                return
            header, rules, rows = await self.store.read(tables.log_of(table_id))
            if rules == table.game.rules_version:
                entries = [row.entry for row in rows]
                replay = await asyncio.to_thread(replay_of, table.game, header, entries, table.seed())
                await tables.keep_replay(table_id, replay)
        except StoreFailed as error:
            log.warning("replay not kept", table=table_id, error=str(error))
