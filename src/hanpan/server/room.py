"""One table while somebody needs it: its commands one after the other, its log, its viewers, its bots and clock."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, TypeVar

import structlog

from hanpan.core.action import LogError
from hanpan.server import wire
from hanpan.server.alone import Alone
from hanpan.server.infos import table_info
from hanpan.server.shown import Shown
from hanpan.store.log import StaleWriter, StoreFailed, Writing
from hanpan.store.people import Person
from hanpan.table.clock import Clock
from hanpan.table.outcome import Outcome, Step
from hanpan.table.seating import NotPossible
from hanpan.table.table import State, Table

if TYPE_CHECKING:
    from hanpan.server.house import House
    from hanpan.server.line import Line

Commanded = Callable[[Table, int, int], Outcome]
Done = TypeVar("Done")

log = structlog.get_logger()

NEWS_WAIT = 0.1  # seconds in which comings and goings are gathered into one message
REVIVE_WAIT = 2.0  # seconds until a table whose write failed is tried again


class Room:
    """A table in memory. Whatever changes it holds `lock` until the change is durable."""

    def __init__(self, house: House, table: Table) -> None:
        self.house = house
        self.table = table
        table.physics = house.simulations.physics(table.game)
        self.lock = asyncio.Lock()
        self.lines: set[Line] = set()
        self.shown: dict[int | None, Shown] = {}
        self.state: State = table.state  # what may be shown: only durable states
        self.crowd: tuple[set[str], int] | None = None  # who is here, and how many watch
        self.broken = False  # a write failed: what is in memory may not be true
        self.reviving = False
        self.alone = Alone(self)
        self.newsboy: asyncio.TimerHandle | None = None
        self.used = time.monotonic()
        self.visits = 0  # how often somebody came for it

    # Being ready

    async def ready(self) -> Table:
        """The table, true and with its match; to be called under the lock. StoreFailed if it cannot be read."""
        self.used = time.monotonic()
        if self.broken:
            again = await self.house.store.read(self.house.store.tables.load(self.table.id))
            if again is None:
                raise StoreFailed("the table is gone")
            self.table = again
            again.physics = self.house.simulations.physics(again.game)
            self.broken = False
        table = self.table
        if table.state in ("playing", "over") and table.match is None:
            await self.read_match(table)
        self.state = table.state
        return table

    async def read_match(self, table: Table) -> None:
        """Rebuild the match from its log. One whose rules are no longer here is closed, never re-interpreted."""
        store = self.house.store
        header, rules, rows = await store.read(store.tables.log_of(table.id))
        try:
            if rules != table.game.rules_version:
                raise LogError(None, f"rules {rules} are no longer here")
            paused = store.paused_since(rows[-1].entry.t) if rows else 0
            table.resume(header, rows, paused)
        except LogError as error:
            table.match = None
            if table.state == "playing":
                because = "rules-gone" if rules != table.game.rules_version else "log-broken"
                log.error("table closed", table=table.id, because=because, error=str(error))
                table.close(because)
                await store.tables.change(table, self.house.now())
                self.tell()

    def forget(self) -> None:
        """Something could not be kept: believe the store, and try again soon."""
        self.broken = True
        self.table.match = None
        self.stop()
        self.house.measures.failures.inc()
        if not self.reviving:
            self.reviving = True
            self.house.later(REVIVE_WAIT, self.revive)

    async def revive(self) -> None:
        """Go on after a failure, or after the server was started again."""
        async with self.lock:
            self.reviving = False
            try:
                await self.ready()
                await self.start_if_full()
            except StoreFailed:
                self.forget()
                return
            self.show()

    # Commands of players

    async def act(self, person: Person, act: wire.Act) -> Outcome:
        """Answer a question."""
        return await self.command(person, lambda table, seat, now: table.act(seat, act.id, act.ask, act.do, now))

    async def undo(self, person: Person, undo: wire.Undo) -> Outcome:
        """Take back one's latest action."""
        return await self.command(person, lambda table, seat, now: table.undo(seat, undo.id, now))

    async def command(self, person: Person, do: Commanded) -> Outcome:
        """Do it, keep it, show it; in this order."""
        async with self.lock:
            try:
                table = await self.ready()
                seat = table.seating.seat_of(person.id)
                if seat is None:
                    raise NotPossible("not-seated")
                returned = table.back(person.id, self.house.now())
                outcome = await self.doing(lambda: do(table, seat, self.house.now()))
                if outcome.step is not None:
                    also = self.house.store.tables.changes(table, self.house.now()) if returned else []
                    outcome = await self.keep(outcome, *also)
                elif returned:
                    await self.house.store.tables.change(table, self.house.now())
                    self.show()
                if returned:
                    self.tell()
                return outcome
            except StoreFailed:
                self.forget()
                return Outcome("failed", code="not-kept")
            except NotPossible:
                raise
            except Exception:  # a mistake of ours: believe the store, not what is half done
                self.forget()
                raise

    async def doing(self, work: Callable[[], Done]) -> Done:
        """Do what may change the match, under the lock; where things are simulated, in a thread."""
        if self.table.physics is None:
            return work()
        try:
            return await self.house.simulations.act(work)
        except asyncio.CancelledError:
            self.broken = True  # the thread goes on with this match, which nobody keeps
            raise

    async def keep(self, outcome: Outcome, *also: Writing) -> Outcome:
        """Make an entry durable, then show it. Nobody sees it before."""
        step, table = outcome.step, self.table
        assert step is not None
        began = time.perf_counter()
        tables = self.house.store.tables
        try:
            await tables.append(table, step, *also, *self.ending(step))
        except StaleWriter:
            log.warning("entry written by another process", table=table.id, n=step.n)
            self.forget()
            await self.ready()
            self.show()
            return Outcome("stale", self.table.n)
        measures = self.house.measures
        measures.append.observe(time.perf_counter() - began)
        measures.moves.labels(table.game.id, step.entry.by or "set-up").inc()
        self.state = table.state
        self.show()
        if step.over:
            measures.ended.labels(table.game.id).inc()
            self.house.finished.put_nowait(table.id)
            self.tell()
        return outcome

    def ending(self, step: Step) -> list[Writing]:
        """What is kept together with the last entry."""
        table, tables = self.table, self.house.store.tables
        if not step.over:
            return []
        assert table.match is not None
        result = table.match.result()
        assert result is not None
        now = self.house.now()
        return [*tables.changes(table, now), tables.result(table, result, step.entry.hash, now)]

    # Sitting down and leaving

    async def sit(self, person: Person, seat: int | None, nonce: str | None) -> None:
        """Take a seat; the match starts when it was the last one."""
        async with self.changing() as table:
            table.sit(person.id, person.name, seat, nonce)
            await self.keep_seats()

    async def leave(self, person: Person) -> None:
        """Give the seat back."""
        async with self.changing() as table:
            table.leave(person.id, self.house.now())
            await self.house.store.tables.change(table, self.house.now())
            self.state = table.state
            self.show()

    async def set_bot(self, person: Person, seat: int, bot: str | None) -> None:
        """The host puts a bot on a free seat, or takes it away."""
        async with self.changing() as table:
            table.set_bot(person.id, seat, bot)
            await self.keep_seats()

    async def close(self, because: str) -> None:
        """The table waits no longer."""
        async with self.changing() as table:
            if table.state == "waiting":
                table.close(because)
                await self.house.store.tables.change(table, self.house.now())
                self.state = table.state

    @asynccontextmanager
    async def changing(self) -> AsyncIterator[Table]:
        """Hold the lock for a change of the seating; news goes out after it. NotPossible if it was not kept."""
        async with self.lock:
            try:
                yield await self.ready()
            except StoreFailed as error:
                self.forget()
                raise NotPossible("not-kept") from error
            self.tell()

    async def keep_seats(self) -> None:
        """Keep who sits where; when it was the last seat, together with the start."""
        if self.table.seating.full():
            await self.start_if_full()
        else:
            await self.house.store.tables.change(self.table, self.house.now())

    async def start_if_full(self) -> None:
        """Everybody sits: deal."""
        table = self.table
        if table.state != "waiting" or not table.seating.full():
            return
        self.house.simulations.warm(table.game)
        step = await self.doing(lambda: table.start(self.house.now()))
        assert table.match is not None
        tables = self.house.store.tables
        header = table.match.header()
        kept = Outcome("done", 0, step=step)
        await self.keep(kept, tables.header(table, header), *tables.changes(table, self.house.now()))
        self.house.measures.begun.labels(table.game.id).inc()
        self.tell()

    # Viewers

    async def join(self, line: Line, since: int) -> None:
        """A page looks at this table from now on. NotPossible when it may not."""
        async with self.lock:
            table = await self.ready()
            player = line.player
            if not table.may_watch(player):
                raise NotPossible("not-allowed")
            back = player is not None and table.back(player, self.house.now())
            if back:
                await self.house.store.tables.change(table, self.house.now())
            self.lines.add(line)
            line.joined(self, since)
            if table.match is None and table.state == "over":
                await self.show_replay(line)
            self.show(line)
            self.tell()
            line.tell(self)

    def part(self, line: Line) -> None:
        """A page looks elsewhere."""
        self.used = time.monotonic()
        self.lines.discard(line)
        seen = {self.viewer(other) for other in self.lines}
        for viewer in [viewer for viewer in self.shown if viewer not in seen]:
            del self.shown[viewer]
        self.tell()

    def viewer(self, line: Line) -> int | None:
        """Whose eyes a page has: the session says it, never a message."""
        return self.table.seating.seat_of(line.player)

    def show(self, only: Line | None = None) -> None:
        """What is in memory is durable: compose what each viewer sees, and let bots and clock go on."""
        table = self.table
        if table.match is not None:
            clock = Clock(table.clock.rule, len(table.seating))
            clock.become(table.clock.plain())
            looked: set[int | None] = set()
            for line in [only] if only is not None else list(self.lines):
                if not table.may_watch(line.player):
                    line.shut_out(self)
                    continue
                viewer = self.viewer(line)
                if viewer not in looked:
                    looked.add(viewer)
                    self.shown.setdefault(viewer, Shown(viewer)).look(table, clock)
                line.freshen(self)
        self.alone.go_on()

    async def show_replay(self, line: Line) -> None:
        """The end of a match whose rules are no longer here, from its kept replay."""
        store = self.house.store
        replay = await store.read(store.tables.replay(self.table.id))
        if replay is not None:
            viewer = self.viewer(line)
            shown = self.shown[viewer] = Shown(viewer)
            shown.replayed(replay)
            line.freshen(self)

    def tell(self) -> None:
        """People came or went: tell everybody soon, once."""
        self.crowd = None
        if self.newsboy is None:
            self.newsboy = asyncio.get_running_loop().call_later(NEWS_WAIT, self.tell_now)

    def tell_now(self) -> None:
        """Send the news."""
        self.newsboy = None
        for line in list(self.lines):
            if self.table.may_watch(line.player):
                line.tell(self)
            else:
                line.shut_out(self)
        self.house.lobby.changed(self)

    def info(self, player: str | None) -> wire.TableInfo:
        """This table as a player sees it from the door."""
        if self.crowd is None:
            seats = self.table.seating
            here = {line.player for line in self.lines if line.player is not None}
            self.crowd = (here, sum(1 for line in self.lines if seats.seat_of(line.player) is None))
        return table_info(self.table, self.state, player, *self.crowd)

    def emote(self, person: Person, emote: wire.Emote) -> None:
        """A free gesture, shown to all and kept nowhere."""
        seat = self.table.seating.seat_of(person.id)
        if seat is None or self.state not in ("playing", "over"):
            raise NotPossible("not-allowed")
        for line in self.lines:
            line.offer(wire.Emoted(self.table.id, seat, emote.emote))

    # The end

    def needed(self, now: float) -> bool:
        """Whether this room has to stay in memory."""
        busy = self.lines or self.alone.busy() or self.lock.locked() or self.broken
        return bool(busy) or now - self.used < self.house.limits.idle_seconds

    def stop(self) -> None:
        """Nothing goes on here by itself any more."""
        self.alone.stop()
        if self.newsboy is not None:
            self.newsboy.cancel()
            self.newsboy = None
