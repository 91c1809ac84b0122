"""The application, and `run`, which serves it."""

from __future__ import annotations

import contextlib
import logging
import os
import socket
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import IO, Any

import structlog
import uvicorn
from litestar import Litestar, MediaType, Request, Response, WebSocket, get, route, websocket
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from hanpan import __version__
from hanpan.core.game import Game
from hanpan.server.doors import DOORS, ON_ERROR, trouble
from hanpan.server.gate import Gate
from hanpan.server.guests import COOKIE, secret_key
from hanpan.server.house import House
from hanpan.server.limits import Limits
from hanpan.server.line import Line
from hanpan.server.page import NOT_BUILT, Page, client_folder
from hanpan.server.place import BadPlace, place
from hanpan.store.engine import CannotOpen, sqlite_url

log = structlog.get_logger()


class CannotServe(Exception):
    """The server cannot start; the text is one clear line."""


@websocket("/ws")
async def line(socket: WebSocket[Any, Any, Any], house: House) -> None:
    """A page's socket."""
    person = await house.guests.find(socket.cookies.get(COOKIE))
    await socket.accept()
    await Line(house, socket, person).run()


@get("/healthz", media_type=MediaType.TEXT, include_in_schema=False)
async def healthz(house: House) -> Response[str]:
    """Whether the server runs and its store answers."""
    if await house.is_well():
        return Response("well\n")
    return Response("the store does not answer\n", status_code=503)


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def metrics(house: House) -> Response[bytes]:
    """What is counted."""
    return Response(house.measures.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


@route(["/", "/{path:path}"], http_method=["GET", "HEAD"], include_in_schema=False, sync_to_thread=False)
def page(request: Request[Any, Any, Any], house: House, path: str | None = None) -> Response[Any]:
    """The web client: its files, and itself on every other path."""
    path = (path or "").strip("/")
    if path.split("/")[0] == "api":
        return trouble("not-found", "there is no such call")
    file = house.page.find(path)
    if file is None:
        if house.page.find("index.html") is None and "." not in path:
            return Response(NOT_BUILT, media_type="text/html", status_code=503)
        return Response(b"", status_code=404, media_type="text/plain")
    headers = {"etag": file.etag, "cache-control": file.cache, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == file.etag:
        return Response(b"", status_code=304, headers=headers, media_type=file.kind)
    content = file.body
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        content = file.packed
        headers["content-encoding"] = "gzip"
    return Response(content, headers=headers, media_type=file.kind)


def make_app(house: House) -> Any:
    """The application of a house. Whoever serves it opens the house before and closes it after."""

    def the_house() -> House:
        return house

    app = Litestar(
        route_handlers=[*DOORS, line, healthz, metrics, page],
        dependencies={"house": Provide(the_house, sync_to_thread=False)},
        exception_handlers=ON_ERROR,
        request_max_body_size=house.limits.body_bytes,
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Hanpan",
            version=__version__,
            path="/api/openapi.json",
            render_plugins=[JsonRenderPlugin(path="/")],
        ),
    )
    return Gate(app, house.place, house.limits)


def run(
    host: str = "127.0.0.1",
    port: int = 8000,
    data: str | Path = "data",
    public_url: str | None = None,
    database: str | None = None,
    trusted_proxies: str = "127.0.0.1,::1",
    processes: int | None = None,
    limits: Limits | None = None,
    on_own_sheets: Iterable[Game] = (),
) -> None:
    """Serve until told to stop. CannotServe, with one clear line, when that is not possible.

    `data`: the folder of the database and the server's key. `database`: another database's address.
    `trusted_proxies`: whose X-Forwarded-For and -Proto are believed. `on_own_sheets`: games with a designer's own
    sheet, offered instead of the same games without.
    """
    set_up_logs()
    try:
        where = place(public_url)
    except BadPlace as error:
        raise CannotServe(str(error)) from error
    folder = data_folder(Path(data))
    locked = lock(folder)
    listening = listen_on(host, port)
    url = database or sqlite_url(folder / "hanpan.db")
    house = House(
        url, secret_key(folder), where, Page(where.base, client_folder()), limits, processes, None, on_own_sheets
    )
    shown = where.origin + where.base if where.origin else f"http://{spoken(host)}:{listening.getsockname()[1]}"
    with contextlib.suppress(KeyboardInterrupt):
        try:
            Server(configure(house, trusted_proxies), f"한판 · {shown}", house).run(sockets=[listening])
        except CannotOpen as error:
            raise CannotServe(str(error)) from error
        finally:
            locked.close()


def configure(house: House, trusted_proxies: str = "") -> uvicorn.Config:
    """How uvicorn is to serve a house."""
    return uvicorn.Config(
        make_app(house),
        loop="auto",
        http="httptools",
        ws="websockets-sansio",
        ws_max_size=house.limits.message_bytes,
        ws_per_message_deflate=False,
        proxy_headers=True,
        forwarded_allow_ips=trusted_proxies,
        server_header=False,
        access_log=False,
        log_config=None,
        timeout_graceful_shutdown=5,
        lifespan="off",
    )


class Server(uvicorn.Server):
    """Opens the house before anybody can come in, and says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: str, house: House) -> None:
        super().__init__(config)
        self.ready = ready
        self.house = house

    async def serve_quietly(self, sockets: list[socket.socket]) -> None:
        """Serve inside a running loop, without touching the process's signals."""
        await self._serve(sockets)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open everything, then say where."""
        await self.house.open()
        await super().startup(sockets)
        if self.ready:
            print(self.ready, flush=True)
        self.house.begin()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Nothing new begins; sockets are closed with 1012, so that pages come back; what waits is written."""
        self.house.closing = True
        await super().shutdown(sockets)
        await self.house.close()
        self._captured_signals.clear()  # we were asked to end and did: no reason to die of it


def data_folder(folder: Path) -> Path:
    """The data folder, made and writable."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)  # it holds every hand until the end
        probe = folder / f".probe-{os.getpid()}"
        probe.write_bytes(b"")
        probe.unlink()
    except OSError as error:
        raise CannotServe(f"the data folder {folder} cannot be written: {error.strerror}") from error
    return folder


def lock(folder: Path) -> IO[bytes]:
    """Keep other servers off this data folder as long as this process lives."""
    file = (folder / "lock").open("ab")
    try:
        import fcntl
    except ImportError:  # no such locks on this system: two servers would still not fork a match
        return file
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        raise CannotServe(f"another server uses the data folder {folder}") from error
    return file


def listen_on(host: str, port: int) -> socket.socket:
    """A listening socket, so that a taken port is known before anything is opened."""
    try:
        family, kind, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listening = socket.socket(family, kind)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
        listening.listen(2048)
    except OSError as error:
        raise CannotServe(f"cannot listen on {host} port {port}: {error.strerror}") from error
    return listening


def spoken(host: str) -> str:
    """The host as a person on this machine would write it."""
    if host in ("127.0.0.1", "0.0.0.0", "::", "::1", ""):
        return "localhost"
    return f"[{host}]" if ":" in host else host


def set_up_logs() -> None:
    """Lines for a person on a terminal, JSON for a file; never the values of variables (hands, keys)."""
    level = logging.getLevelNamesMapping().get(os.environ.get("HANPAN_LOG", "INFO").upper(), logging.INFO)
    shape: Any = (
        structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)
        if sys.stderr.isatty()
        else structlog.processors.JSONRenderer(ensure_ascii=False)
    )
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.ExceptionRenderer(structlog.tracebacks.ExceptionDictTransformer(show_locals=False))
            if not sys.stderr.isatty()
            else structlog.processors.StackInfoRenderer(),
            shape,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
    logging.basicConfig(level=logging.WARNING, stream=sys.stderr, format="%(levelname)s %(name)s %(message)s")
