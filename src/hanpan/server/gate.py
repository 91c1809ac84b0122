"""The gate before everything: whose request it is, how many, and what a browser may do with the answer."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

import msgspec

from hanpan.server import wire
from hanpan.server.limits import Buckets, Limits, neighbourhood
from hanpan.server.place import Place

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
App = Callable[[Any, Any, Any], Awaitable[None]]

SAFE = ("GET", "HEAD", "OPTIONS")


class Gate:
    """Wraps the app. It takes the base path away, checks origins, counts requests, adds security headers."""

    def __init__(self, app: App, place: Place, limits: Limits) -> None:
        self.app = app
        self.place = place
        self.requests = Buckets(limits.requests)
        self.sockets = Buckets(limits.sockets)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        base, path = self.place.base, scope["path"]
        if base and (path == base or path.startswith(base + "/")):
            # A proxy may have taken the base path away already, or may not.
            scope["path"] = path = path[len(base) :] or "/"
            scope["raw_path"] = path.encode()
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        shut = self.shut(scope, headers)
        if scope["type"] == "websocket":
            if shut is not None:
                await receive()
                await refuse(send, shut, "websocket.http.response")
                return
            await self.app(scope, receive, send)
            return
        added = self.headers(scope, headers)

        async def send_guarded(message: MutableMapping[str, Any]) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *added]
            await send(message)

        if shut is not None:
            await refuse(send_guarded, shut, "http.response")
            return
        await self.app(scope, receive, send_guarded)

    def shut(self, scope: Scope, headers: dict[bytes, str]) -> tuple[int, str, str] | None:
        """(status, code, detail) when this request may not come in."""
        client = scope.get("client")
        address = neighbourhood(str(client[0]) if client else "")
        is_socket = scope["type"] == "websocket"
        buckets = self.sockets if is_socket else self.requests
        if not buckets.of(address, time.monotonic()).take(time.monotonic()):
            return (429, "too-fast", "too many requests from this address; wait a little")
        unsafe = is_socket or scope["method"] not in SAFE
        if unsafe and not self.place.is_ours(headers.get(b"origin"), headers.get(b"host")):
            return (403, "foreign-origin", "this page's origin is not the server's own (see --public-url)")
        return None

    def headers(self, scope: Scope, headers: dict[bytes, str]) -> list[tuple[bytes, bytes]]:
        """What tells a browser to be careful."""
        if self.place.origin is not None:
            sockets = self.place.origin.replace("http", "ws", 1)
        else:
            host = headers.get(b"host", "")
            fitting = host and all(letter.isalnum() or letter in ".-:[]" for letter in host)
            sockets = f"ws://{host} wss://{host}" if fitting else ""
        policy = (
            "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
            f"media-src 'self' data: blob:; connect-src 'self' {sockets}; worker-src 'self' blob:; "
            "object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'none'"
        )
        added = [
            (b"content-security-policy", policy.encode("latin-1")),
            (b"x-content-type-options", b"nosniff"),
            (b"x-frame-options", b"DENY"),
            (b"referrer-policy", b"no-referrer"),
            (b"cross-origin-opener-policy", b"same-origin"),
            (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
        ]
        if self.place.secure:
            added.append((b"strict-transport-security", b"max-age=31536000"))
        return added


async def refuse(send: Send, why: tuple[int, str, str], kind: str) -> None:
    """Answer with an error instead of the app."""
    status, code, detail = why
    body = msgspec.json.encode(wire.Trouble(code, detail))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if status == 429:
        headers.append((b"retry-after", b"2"))
    await send({"type": f"{kind}.start", "status": status, "headers": headers})
    await send({"type": f"{kind}.body", "body": body})
