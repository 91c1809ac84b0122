"""A page without a screen: doors by HTTP, play by the socket, everything it is sent kept."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Callable
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

PATIENCE = 20.0


class Guest:
    """Somebody at the doors and on a socket."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.AsyncClient(base_url=address, headers={"origin": address}, timeout=PATIENCE)
        self.socket: ClientConnection | None = None
        self.player: dict[str, Any] | None = None
        self.heard: list[dict[str, Any]] = []
        self.raw: list[str] = []

    async def be(self, name: str) -> Guest:
        """Get a name and open the socket."""
        answer = await self.http.post("/api/me", json={"name": name})
        assert answer.status_code == 200, answer.text
        self.player = answer.json()["player"]
        return await self.plug()

    async def plug(self, hello: bool = True, origin: str | None = None) -> Guest:
        """Open a socket, anew if there was one."""
        await self.unplug()
        cookie = self.http.cookies.get("hanpan")
        self.socket = await connect(
            self.address.replace("http", "ws") + "/ws",
            origin=origin or self.address,  # type: ignore[arg-type]
            additional_headers={"cookie": f"hanpan={cookie}"} if cookie else {},
            compression=None,
            max_queue=None,
        )
        if hello:
            await self.say(type="hello", protocol=1, build="")
            assert (await self.wait(lambda m: m["type"] == "welcome"))["protocol"] == 1
        return self

    async def unplug(self) -> None:
        """The line breaks."""
        if self.socket is not None:
            await self.socket.close()
            self.socket = None

    async def close(self) -> None:
        await self.unplug()
        await self.http.aclose()

    async def say(self, **message: Any) -> None:
        assert self.socket is not None
        await self.socket.send(json.dumps(message))

    async def hear(self) -> dict[str, Any]:
        """The next message."""
        assert self.socket is not None
        raw = await asyncio.wait_for(self.socket.recv(), PATIENCE)
        assert isinstance(raw, str)
        self.raw.append(raw)
        message: dict[str, Any] = json.loads(raw)
        self.heard.append(message)
        return message

    async def wait(self, wanted: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
        """The next message of a kind; the others are kept in `heard`."""
        while True:
            message = await self.hear()
            if wanted(message):
                return message

    async def post(self, path: str, status: int | None = None, **body: Any) -> Any:
        """A call that changes something."""
        answer = await self.http.post(path, json=body)
        if status is not None:
            assert answer.status_code == status, answer.text
        else:
            assert answer.is_success, answer.text
        return answer.json()

    async def make(self, **wish: Any) -> str:
        """A table of the duel; its id."""
        info = await self.post("/api/tables", **({"game": "cockroach_duel", "pace": "fast"} | wish))
        return str(info["id"])

    async def join(self, table: str, since: int = 0) -> dict[str, Any] | None:
        """Look at a table: its news, then the update if it is being played."""
        await self.say(type="join", table=table, since=since)
        info = await self.wait(lambda m: m["type"] in ("table", "error"))
        assert info["type"] == "table", info
        if info["info"]["state"] in ("waiting", "closed"):
            return None
        return await self.wait(lambda m: m["type"] == "update" and m["table"] == table)

    async def act(self, update: dict[str, Any], do: str | None = None, id: str | None = None) -> dict[str, Any]:
        """Answer the question of an update; the reply."""
        id = id or secrets.token_hex(8)
        ask = update["ask"]
        choice = do if do is not None else secrets.choice(ask["legal"])
        await self.say(type="act", id=id, table=update["table"], ask=ask["ask"], do=choice)
        return await self.wait(lambda m: m["type"] == "reply" and m["id"] == id)

    async def play(self, table: str, until: Callable[[dict[str, Any]], bool] | None = None) -> dict[str, Any]:
        """Play at random until the end (or until an update says so); the last update."""
        update = await self.join(table)
        while update is None:
            update = await self.wait(lambda m: m["type"] == "update" and m["table"] == table)
        while update["view"]["result"] is None and not (until and until(update)):
            if update["ask"] is not None:
                reply = await self.act(update)
                assert reply["status"] == "done", reply
            update = await self.wait(lambda m: m["type"] == "update" and m["table"] == table)
        return update


async def replay(guest: Guest, table: str) -> dict[str, object]:
    """The kept replay; it is made a moment after the end."""
    for _ in range(400):
        answer = await guest.http.get(f"/api/tables/{table}/replay")
        if answer.status_code == 200:
            found: dict[str, object] = answer.json()
            return found
        await asyncio.sleep(0.02)
    raise AssertionError("no replay")
