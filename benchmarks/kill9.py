"""Kills the server (kill -9) in the middle of many bot matches and shows that nothing acknowledged is lost.

    python benchmarks/kill9.py                 200 matches, killed 3 times
    python benchmarks/kill9.py --tables 50 --kills 5

Watchers note every entry they are shown; an entry is shown only after it is durable. After each kill the server is
started again: every entry shown must be in the log, with the same hash chain, and every match must go on to its end,
with nobody doing anything. At last every log is verified against the seed its server had committed to.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

import hanpan

RUN = """
import sys
from hanpan.server.app import run
from hanpan.server.limits import Limits, Rate
free = Rate(1e9, 1e9)
run(port=int(sys.argv[1]), data=sys.argv[2],
    limits=Limits(requests=free, sockets=free, guests=free, tables=free, messages=free, joined_tables=10_000))
"""


class Server:
    """A server in a process of its own."""

    def __init__(self, data: Path, port: int) -> None:
        self.data = data
        self.address = f"http://127.0.0.1:{port}"
        self.port = port
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> float:
        """Start it; the seconds until it is ready."""
        began = time.perf_counter()
        self.process = subprocess.Popen(
            [sys.executable, "-c", RUN, str(self.port), str(self.data)],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert self.process.stdout is not None
        if not self.process.stdout.readline().startswith("한판"):
            raise SystemExit("the server did not start")
        return time.perf_counter() - began

    def end(self, how: signal.Signals) -> None:
        """End it."""
        assert self.process is not None
        self.process.send_signal(how)
        self.process.wait()


class Watch:
    """A watcher of all tables: the entries it was shown, by table."""

    def __init__(self, server: Server, tables: list[str]) -> None:
        self.server = server
        self.tables = tables
        self.shown = dict.fromkeys(tables, -1)
        self.over: set[str] = set()
        self.moves = 0

    async def look(self) -> None:
        """Watch until every match is over or the line breaks."""
        address = self.server.address
        try:
            async with connect(
                address.replace("http", "ws") + "/ws",
                origin=address,  # type: ignore[arg-type]
                compression=None,
                max_queue=None,
            ) as socket:
                await socket.send(json.dumps({"type": "hello", "protocol": 1, "build": ""}))
                for table in self.tables:
                    if table not in self.over:
                        await socket.send(json.dumps({"type": "join", "table": table, "since": 0}))
                while len(self.over) < len(self.tables):
                    message: dict[str, Any] = json.loads(await socket.recv())
                    if message["type"] != "update":
                        continue
                    table, n = message["table"], message["n"]
                    if n < self.shown[table]:
                        raise SystemExit(f"table {table}: entry {self.shown[table]} was shown and is lost")
                    self.moves += n - max(0, self.shown[table])
                    self.shown[table] = n
                    if message["view"]["result"] is not None:
                        self.over.add(table)
        except (ConnectionClosed, OSError):
            return


async def run(tables: int, kills: int, port: int, data: Path) -> None:
    server = Server(data, port)
    print(f"ready after {server.start():.1f} s")
    headers = {"origin": server.address}
    async with httpx.AsyncClient(base_url=server.address, headers=headers, timeout=60) as http:
        (await http.post("/api/me", json={"name": "kill -9"})).raise_for_status()
        wish = {"game": "cockroach_duel", "bots": ["greedy", "greedy"], "options": {"target_wins": 5}}
        ids = []
        for _ in range(tables):
            answer = await http.post("/api/tables", json=wish | {"pace": "human"})
            answer.raise_for_status()
            ids.append(answer.json()["id"])
        watch = Watch(server, ids)
        for kill in range(kills):
            looking = asyncio.create_task(watch.look())
            await asyncio.sleep(random.uniform(3, 6))
            running = len(ids) - len(watch.over)
            server.end(signal.SIGKILL)
            await looking
            print(f"kill {kill + 1}: {running} matches running, {watch.moves} moves shown so far")
            print(f"  ready again after {await asyncio.to_thread(server.start):.1f} s")
        began = time.perf_counter()
        await watch.look()
        print(f"all {len(watch.over)} matches went on to their end ({time.perf_counter() - began:.0f} s)")
        for table in ids:
            lines = [json.loads(line) for line in (await http.get(f"/api/tables/{table}/log")).text.splitlines()]
            hanpan.verify(lines)
            if len(lines) - 2 < watch.shown[table]:
                raise SystemExit(f"table {table}: the log lacks entries that were shown")
        print(f"all {len(ids)} logs verified: {watch.moves} moves, nothing acknowledged was lost")
    server.end(signal.SIGTERM)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--kills", type=int, default=3)
    parser.add_argument("--port", type=int, default=8190)
    wish = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(run(wish.tables, wish.kills, wish.port, Path(folder)))


if __name__ == "__main__":
    main()
