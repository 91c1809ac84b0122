"""What goes on at a table without a page: bots think and move, the clock runs out."""

from __future__ import annotations

import asyncio
import random
import time
from typing import TYPE_CHECKING

import structlog

from hanpan.server.thinkers import Thought
from hanpan.store.log import StoreFailed

if TYPE_CHECKING:
    from hanpan.server.room import Room

log = structlog.get_logger()

PACE = (0.7, 1.9)  # seconds a bot seems to think; drawn before it looks at its hand
AGAIN = 2.0  # seconds until what could not be simulated is tried again
FAR = 604_800  # seconds ahead that are far enough: by then the room has looked again


class Alone:
    """The bots and the clock of one room."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.house = room.house
        self.thinking: dict[int, tuple[int, asyncio.Task[None]]] = {}
        self.timer: asyncio.TimerHandle | None = None

    def busy(self) -> bool:
        """Whether something will happen here by itself."""
        return bool(self.thinking) or self.timer is not None

    def stop(self) -> None:
        """Nothing happens by itself any more."""
        for _, task in self.thinking.values():
            task.cancel()
        self.thinking.clear()
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def go_on(self) -> None:
        """Wake whoever has to answer without a page: bots, and the clock."""
        table = self.room.table
        if self.house.closing:
            return
        asked = table.bots_asked()
        for seat, (ask, task) in list(self.thinking.items()):
            if seat not in asked or ask != table.asks[seat]:
                task.cancel()
                del self.thinking[seat]
        for seat in asked:
            if seat not in self.thinking:
                task = self.house.spawn(self.think(self.thought(seat), table.asks[seat]))
                self.thinking[seat] = (table.asks[seat], task)
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        due = table.next_deadline()
        if due is not None:
            wait = max(0.0, (due[0] - self.house.now()) / 1000)
            self.timer = asyncio.get_running_loop().call_later(min(wait, FAR), self.ring)

    def ring(self) -> None:
        """The clock says that somebody's time is over."""
        self.timer = None
        self.house.spawn(self.time_out())

    async def time_out(self) -> None:
        """Do for a seat what the game says, once its time is really over."""
        async with self.room.lock:
            try:
                table = await self.room.ready()
                due = table.next_deadline()
                if due is None or due[0] > self.house.now():
                    self.go_on()
                    return
                seat = due[1]
                outcome = await self.room.doing(lambda: table.time_out(seat, self.house.now()))
                if outcome.status == "failed":
                    self.house.later(AGAIN, self.room.revive)
                if outcome.step is not None:
                    away = table.seating[seat].away
                    also = self.house.store.tables.changes(table, self.house.now()) if away else []
                    await self.room.keep(outcome, *also)
                    if away:
                        self.room.tell()
            except StoreFailed:
                self.room.forget()

    def thought(self, seat: int) -> Thought:
        """What the bot on this seat may know now."""
        table = self.room.table
        assert table.match is not None
        return Thought(
            game=table.game.id,
            options=table.plan.options,
            sheet=table.plan.sheet,
            seats=table.plan.seats,
            hidden=table.match.hidden(seat).to_bytes(),
            memory=table.match.memory(seat).to_bytes(),
            seat=seat,
            bot=table.bot_of(seat),
        )

    async def think(self, thought: Thought, ask: int) -> None:
        """Let a bot think about this question, at the table's pace."""
        began = time.perf_counter()
        delay = random.uniform(*PACE) if self.room.table.plan.pace == "human" else 0.0
        do: str | None = None
        try:
            do = await self.house.thinkers.ask(thought)
        except Exception:
            log.exception("a bot failed", game=thought.game, bot=thought.bot)
        took = time.perf_counter() - began
        self.house.measures.thought.observe(took)
        if delay > took:
            await asyncio.sleep(delay - took)
        await asyncio.shield(self.house.spawn(self.act_for(thought.seat, ask, do)))

    async def act_for(self, seat: int, ask: int, do: str | None) -> None:
        """The bot has thought. One that failed does what is done for an absent player."""
        async with self.room.lock:
            if self.room.broken or self.room.table.match is None or not self.room.table.is_asked(seat, ask):
                return
            self.thinking.pop(seat, None)
            table = self.room.table
            try:
                outcome = await self.room.doing(lambda: table.act_for(seat, ask, do, self.house.now())) if do else None
                if outcome is None or outcome.status == "refused":
                    usual = str(table.match.timeout(seat)) if table.match is not None else ""
                    outcome = await self.room.doing(lambda: table.act_for(seat, ask, usual, self.house.now()))
                if outcome.status == "failed":
                    self.house.later(AGAIN, self.room.revive)
                if outcome.step is not None:
                    await self.room.keep(outcome)
            except StoreFailed:
                self.room.forget()
            except Exception:
                self.room.forget()
                raise
