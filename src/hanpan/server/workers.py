"""Processes that do what would hold up the tables: made when first needed, made anew when one of them dies."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import connection
from typing import Any, TypeVar

Done = TypeVar("Done")


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


class Workers:
    """A pool of processes. Work is a function of a module and plain arguments; it may be asked for from any thread."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self.pool: ProcessPoolExecutor | None = None
        self.closed = False
        self.change = threading.Lock()

    def open(self) -> ProcessPoolExecutor:
        """The pool; made when first needed."""
        with self.change:
            if self.closed:
                raise BrokenExecutor("closing")
            if self.pool is None:
                self.pool = ProcessPoolExecutor(
                    self.processes, mp_context=multiprocessing.get_context("spawn"), initializer=begin
                )
            return self.pool

    def drop(self, pool: ProcessPoolExecutor) -> None:
        """This pool is of no use any more: the next work gets another."""
        with self.change:
            if self.pool is pool:
                self.pool = None
        for worker in list((pool._processes or {}).values()):
            worker.terminate()
        pool.shutdown(wait=False, cancel_futures=True)

    async def ask(self, work: Callable[..., Done], *arguments: Any, attempts: int = 3) -> Done:
        """What the work comes to. A broken pool is replaced."""
        loop = asyncio.get_running_loop()
        for attempt in range(attempts):
            pool = self.open()
            try:
                return await loop.run_in_executor(pool, work, *arguments)
            except BrokenProcessPool:
                self.drop(pool)
                if attempt == attempts - 1 or self.closed:
                    raise
        raise AssertionError

    def wait(self, seconds: float, work: Callable[..., Done], *arguments: Any, attempts: int = 2) -> Done:
        """The same for a thread that may wait. TimeoutError after so many seconds: whoever is stuck is ended."""
        for attempt in range(attempts):
            pool = self.open()
            try:
                return pool.submit(work, *arguments).result(seconds)
            except TimeoutError:
                self.drop(pool)
                raise
            except BrokenProcessPool:
                self.drop(pool)
                if attempt == attempts - 1 or self.closed:
                    raise
        raise AssertionError

    def close(self) -> None:
        """End the workers without waiting for what they do."""
        self.closed = True
        if self.pool is None:
            return
        for worker in list((self.pool._processes or {}).values()):
            worker.terminate()
        self.pool.shutdown(cancel_futures=True)
        self.pool = None
