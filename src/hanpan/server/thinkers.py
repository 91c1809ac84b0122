"""Bots think here, in processes of their own: no secret reaches them, and they never hold up a table."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import secrets
import signal
import threading
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing import connection
from typing import Any

from hanpan.bots import bot_for
from hanpan.core.chance import Fast
from hanpan.games import game


@dataclass(frozen=True, slots=True)
class Thought:
    """All a bot is given: the position as far as its seat may know it, and what the seat remembers."""

    game: str
    options: dict[str, Any]
    seats: int
    hidden: bytes
    memory: bytes
    seat: int
    bot: str


def think(thought: Thought, seed: int) -> str:
    """The notation of the action the bot takes. A function of its arguments alone."""
    found = game(thought.game)
    state = found.new_state(thought.seats, thought.options)
    state.from_bytes(thought.hidden)
    memory = found.new_memory(thought.seat)
    memory.from_bytes(thought.memory)
    code = bot_for(found, thought.bot).choose(state, thought.seat, memory, Fast(seed))
    return found.notation.action(code).text


def begin() -> None:
    """A worker starts: it leaves Ctrl-C to its parent, and does not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=end_with, args=(parent.sentinel,), daemon=True).start()


def end_with(sentinel: int) -> None:
    """Wait for the parent's end, however sudden, and end too."""
    connection.wait([sentinel])
    os._exit(1)


class Thinkers:
    """A pool of processes, made anew when one of them dies."""

    def __init__(self, processes: int | None = None) -> None:
        self.processes = processes or max(1, min(8, os.cpu_count() or 1))
        self.pool: ProcessPoolExecutor | None = None
        self.closed = False

    def open(self) -> ProcessPoolExecutor:
        """The pool; made when first needed."""
        if self.closed:
            raise BrokenExecutor("closing")
        if self.pool is None:
            self.pool = ProcessPoolExecutor(
                self.processes, mp_context=multiprocessing.get_context("spawn"), initializer=begin
            )
        return self.pool

    async def ask(self, thought: Thought) -> str:
        """What the bot does. A broken pool is replaced, twice at most."""
        seed = secrets.randbits(62)
        loop = asyncio.get_running_loop()
        for attempt in range(3):
            pool = self.open()
            try:
                return await loop.run_in_executor(pool, think, thought, seed)
            except BrokenProcessPool:
                if self.pool is pool:
                    self.pool = None
                    pool.shutdown(wait=False, cancel_futures=True)
                if attempt == 2 or self.closed:
                    raise
        raise AssertionError

    def close(self) -> None:
        """End the workers without waiting for their thoughts."""
        self.closed = True
        if self.pool is None:
            return
        for worker in list((self.pool._processes or {}).values()):
            worker.terminate()
        self.pool.shutdown(cancel_futures=True)
        self.pool = None
