"""How many moves a second the table server makes durable and shows, and what each costs.

    python benchmarks/server.py                 100 matches of two pages each, for 10 seconds
    python benchmarks/server.py --matches 500

Every page answers its question with a random legal action as soon as it is asked, through a real socket; a move
counts when its `done` has come, that is after it is on the disk. The server is one process on SQLite
(synchronous=FULL). Its CPU time a move tells what one core can do, whatever else the machine is doing.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

RUN = """
import sys
from hanpan.server.app import run
from hanpan.server.limits import Limits, Rate
free = Rate(1e9, 1e9)
run(port=int(sys.argv[1]), data=sys.argv[2],
    limits=Limits(requests=free, sockets=free, guests=free, tables=free, messages=free, waiting_tables=10_000))
"""


class Count:
    """Moves done, and how long each took from question to `done`, in seconds."""

    moves = 0
    took: list[float] = []
    counting = False
    ending = False


async def page(address: str, cookie: str, table: str, count: Count) -> None:
    """One player's page: plays until told to end."""
    async with connect(
        address.replace("http", "ws") + "/ws",
        origin=address,  # type: ignore[arg-type]
        additional_headers={"cookie": f"hanpan={cookie}"},
        compression=None,
    ) as socket:
        await socket.send(json.dumps({"type": "hello", "protocol": 1, "build": ""}))
        await socket.send(json.dumps({"type": "join", "table": table}))
        while not count.ending:
            message = json.loads(await asyncio.wait_for(socket.recv(), 30))
            if message["type"] != "update":
                continue
            if message["view"]["result"] is not None:
                return
            if message["ask"] is not None:
                await answer(socket, message, count)


async def answer(socket: ClientConnection, update: dict[str, Any], count: Count) -> None:
    """Answer a question at random and wait for the reply."""
    began = time.perf_counter()
    ask = update["ask"]
    # Attacks and blocks that nobody challenges make long matches; most pages play like that.
    quiet = [do for do in ask["legal"] if do != "challenge"]
    await socket.send(
        json.dumps(
            {
                "type": "act",
                "id": f"{update['n']}",
                "table": update["table"],
                "ask": ask["ask"],
                "do": random.choice(quiet),
            }
        )
    )
    while json.loads(await socket.recv())["type"] != "reply":
        pass
    if count.counting:
        count.moves += 1
        count.took.append(time.perf_counter() - began)


async def match(http: httpx.AsyncClient, address: str, cookies: list[str], count: Count) -> None:
    """Match after match between two people."""
    wish = {"game": "cockroach_duel", "options": {"target_wins": 5}}
    while not count.ending:
        made = await http.post("/api/tables", json=wish, headers={"cookie": f"hanpan={cookies[0]}"})
        table = made.json()["id"]
        path = f"/api/tables/{table}/sit"
        (await http.post(path, json={}, headers={"cookie": f"hanpan={cookies[1]}"})).raise_for_status()
        await asyncio.gather(*[page(address, cookie, table, count) for cookie in cookies])


async def guest(address: str, name: str) -> str:
    """A new guest's cookie."""
    async with httpx.AsyncClient(base_url=address, headers={"origin": address}) as http:
        (await http.post("/api/me", json={"name": name})).raise_for_status()
        return str(http.cookies["hanpan"])


def cpu(pid: int) -> float:
    """The CPU seconds a process has used."""
    with open(f"/proc/{pid}/stat") as file:
        fields = file.read().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def measure(address: str, pid: int, matches: int, seconds: float) -> dict[str, float]:
    """Warm up, then count."""
    count = Count()
    cookies = [[await guest(address, f"{m}-{s}") for s in range(2)] for m in range(matches)]
    limits = httpx.Limits(max_connections=50)
    async with httpx.AsyncClient(base_url=address, headers={"origin": address}, timeout=60, limits=limits) as http:
        playing = [asyncio.create_task(match(http, address, pair, count)) for pair in cookies]
        await asyncio.sleep(3)
        count.counting = True
        used, began = cpu(pid), time.perf_counter()
        await asyncio.sleep(seconds)
        used, took = cpu(pid) - used, time.perf_counter() - began
        count.ending = True
        for error in await asyncio.gather(*playing, return_exceptions=True):
            if isinstance(error, Exception):
                print(f"a match ended: {error!r}", file=sys.stderr)
    cuts = statistics.quantiles(count.took, n=100)
    return {
        "matches": matches,
        "moves": count.moves,
        "moves_a_second": round(count.moves / took),
        "cpu_microseconds_a_move": round(used / count.moves * 1e6),
        "server_core": round(used / took, 2),
        "p50_ms": round(cuts[49] * 1000, 1),
        "p99_ms": round(cuts[98] * 1000, 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--port", type=int, default=8191)
    parser.add_argument("--python", default=sys.executable, help="another environment's, e.g. the compiled one's")
    wish = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = subprocess.Popen([wish.python, "-c", RUN, str(wish.port), folder], stdout=subprocess.PIPE, text=True)
        assert server.stdout is not None
        server.stdout.readline()
        try:
            address = f"http://127.0.0.1:{wish.port}"
            print(json.dumps(asyncio.run(measure(address, server.pid, wish.matches, wish.seconds))))
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait()


if __name__ == "__main__":
    main()
