"""Servers to test against: a real process that can be killed, and a house inside the test's own loop."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from hanpan.server.app import Server, configure, listen_on
from hanpan.server.house import House
from hanpan.server.limits import Limits, Rate
from hanpan.server.page import Page
from hanpan.server.place import place
from hanpan.store.engine import sqlite_url

from .client import Guest

FREE = Rate(1e9, 1e9)
LIMITS = Limits(requests=FREE, sockets=FREE, guests=FREE, tables=FREE, waiting_tables=1000)

RUN = """
import sys, json
from hanpan.server.app import run
from hanpan.server.limits import Limits, Rate
free = Rate(1e9, 1e9)
limits = Limits(requests=free, sockets=free, guests=free, tables=free, waiting_tables=1000)
run(limits=limits, processes=1, **json.loads(sys.argv[1]))
"""


@dataclass
class Served:
    """A server in a process of its own."""

    data: Path
    wish: dict[str, Any] = field(default_factory=dict)
    process: subprocess.Popen[str] | None = None
    address: str = ""

    def start(self) -> Served:
        port = int(self.address.rsplit(":", 1)[1]) if self.address else 0
        wish = json.dumps({"host": "127.0.0.1", "port": port, "data": str(self.data)} | self.wish)
        self.process = subprocess.Popen(
            [sys.executable, "-c", RUN, wish],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env=os.environ | {"HANPAN_LOG": "WARNING"},
        )
        assert self.process.stdout is not None
        ready = self.process.stdout.readline()
        assert ready.startswith("한판 · http://localhost:"), ready
        self.address = "http://127.0.0.1:" + ready.strip().rsplit(":", 1)[1]
        return self

    def end(self, how: signal.Signals) -> int:
        assert self.process is not None
        self.process.send_signal(how)
        status = self.process.wait(20)
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.process = None
        return status


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server for all tests that do not kill it."""
    server = Served(tmp_path_factory.mktemp("served")).start()
    yield server
    server.end(signal.SIGTERM)


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Served]:
    """A server to be killed and started again."""
    server = Served(tmp_path)
    yield server
    if server.process is not None:
        server.end(signal.SIGKILL)


Come = Callable[[str], Awaitable[Guest]]


@pytest_asyncio.fixture
async def come(served: Served) -> AsyncIterator[Come]:
    """Let somebody come to the server; all go home after the test."""
    guests: list[Guest] = []

    async def one(name: str) -> Guest:
        guest = Guest(served.address)
        guests.append(guest)
        return await guest.be(name)

    yield one
    for guest in guests:
        with contextlib.suppress(Exception):
            await guest.close()


@dataclass
class Home:
    """A house served inside the test's own loop: its inside can be reached."""

    house: House
    address: str
    server: Server
    task: asyncio.Task[None]


Build = Callable[..., Awaitable[Home]]


@pytest_asyncio.fixture
async def build(tmp_path: Path) -> AsyncIterator[Build]:
    """Build a house with other limits, another time, another page."""
    homes: list[Home] = []

    async def one(
        limits: Limits = LIMITS,
        public_url: str | None = None,
        root: Path | None = None,
        now: Callable[[], int] | None = None,
        data: Path = tmp_path,
    ) -> Home:
        where = place(public_url)
        page = Page(where.base, root or tmp_path / "nothing")
        house = House(sqlite_url(data / "hanpan.db"), b"k" * 32, where, page, limits, 1, now)
        listening: socket.socket = listen_on("127.0.0.1", 0)
        server = Server(configure(house), "", house)
        task = asyncio.create_task(server.serve_quietly([listening]))
        while not server.started:
            assert not task.done(), task.exception()
            await asyncio.sleep(0.01)
        home = Home(house, f"http://127.0.0.1:{listening.getsockname()[1]}", server, task)
        homes.append(home)
        return home

    yield one
    for home in homes:
        home.server.should_exit = True
        await home.task
