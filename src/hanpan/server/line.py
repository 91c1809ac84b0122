"""One page's socket: what it asks, and what goes back. One function sends."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import msgspec
import structlog
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from hanpan.server import wire
from hanpan.server.limits import Bucket
from hanpan.store.log import StoreFailed
from hanpan.store.people import Person
from hanpan.table.outcome import Outcome
from hanpan.table.seating import NotPossible

if TYPE_CHECKING:
    from hanpan.server.house import House
    from hanpan.server.room import Room

log = structlog.get_logger()


@dataclass(slots=True)
class Look:
    """A table this page looks at: the next event it has not been sent, and what it is to be sent."""

    room: Room
    since: int
    update: bool = False
    info: bool = False


class Line:
    """A socket. What it is to be sent is remembered as "which tables changed", so a slow page costs no memory."""

    def __init__(self, house: House, socket: WebSocket[Any, Any, Any], person: Person | None) -> None:
        self.house = house
        self.socket = socket
        self.person = person
        self.greeted = False
        self.looks: dict[str, Look] = {}
        self.answers: deque[wire.FromServer] = deque()
        self.lobby_news: wire.LobbyNews | None = None
        self.wake = asyncio.Event()
        self.room_for_answers = asyncio.Event()
        self.room_for_answers.set()
        self.sending_since: float | None = None
        self.halves: tuple[asyncio.Task[None], ...] = ()
        now = time.monotonic()
        self.messages = Bucket(house.limits.messages, now)
        self.emotes = Bucket(house.limits.emotes, now)

    @property
    def player(self) -> str | None:
        """Whose page this is."""
        return None if self.person is None else self.person.id

    # The two halves

    async def run(self) -> None:
        """Listen and send until the page goes."""
        self.house.lines.add(self)
        self.house.measures.sockets.inc()
        self.halves = (asyncio.create_task(self.send_on()), asyncio.create_task(self.listen()))
        try:
            await asyncio.wait(self.halves, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.give_up()
            ended = await asyncio.gather(*self.halves, return_exceptions=True)
            for error in ended:
                expected = (WebSocketDisconnect, asyncio.CancelledError)
                if isinstance(error, BaseException) and not isinstance(error, expected):
                    log.warning("socket ended", error=repr(error))
            self.house.lines.discard(self)
            self.house.measures.sockets.dec()
            self.house.lobby.part(self)
            for look in list(self.looks.values()):
                look.room.part(self)
            self.looks.clear()

    def give_up(self) -> None:
        """Stop both halves."""
        for task in self.halves:
            task.cancel()

    async def listen(self) -> None:
        """Take one message after the other."""
        while True:
            event = await self.socket.receive()
            if event["type"] != "websocket.receive":
                return
            text = event.get("text")
            raw = text if text is not None else event.get("bytes") or b""
            await self.hear(raw)
            if len(self.answers) >= self.house.limits.outbox:
                await self.room_for_answers.wait()

    async def send_on(self) -> None:
        """Send whatever there is to send."""
        while True:
            await self.wake.wait()
            self.wake.clear()
            while (message := self.next()) is not None:
                await self.send(message)

    async def send(self, message: wire.FromServer) -> None:
        """The only place from which anything goes to a page."""
        self.sending_since = time.monotonic()
        await self.socket.send_text(wire.encode(message))
        self.sending_since = None

    def next(self) -> wire.FromServer | None:
        """The next message: answers first, then each table's latest, then the lobby's."""
        if self.answers:
            message = self.answers.popleft()
            if len(self.answers) < self.house.limits.outbox:
                self.room_for_answers.set()
            return message
        for table, look in self.looks.items():
            if look.info:
                look.info = False
                return wire.TableNews(look.room.info(self.player))
            if look.update:
                look.update = False
                shown = look.room.shown.get(look.room.viewer(self))
                if shown is not None:
                    update = shown.update(table, look.since, self.house.now())
                    look.since = update.e
                    return update
        news, self.lobby_news = self.lobby_news, None
        return news

    # What there is to send

    def answer(self, message: wire.FromServer) -> None:
        """Send this, in order. When too many wait, the page is not listened to for a while."""
        self.answers.append(message)
        if len(self.answers) >= self.house.limits.outbox:
            self.room_for_answers.clear()
        self.wake.set()

    def offer(self, message: wire.FromServer) -> None:
        """Send this, unless the page is slow: it is no loss."""
        if len(self.answers) < self.house.limits.outbox:
            self.answer(message)

    def joined(self, room: Room, since: int) -> None:
        """This page looks at a table."""
        self.looks[room.table.id] = Look(room, since)

    def freshen(self, room: Room) -> None:
        """A table has something new to show."""
        look = self.looks.get(room.table.id)
        if look is not None:
            look.update = True
            self.wake.set()

    def tell(self, room: Room) -> None:
        """People came or went at a table."""
        look = self.looks.get(room.table.id)
        if look is not None:
            look.info = True
            self.wake.set()

    def shut_out(self, room: Room) -> None:
        """This page may look at the table no longer."""
        if self.looks.pop(room.table.id, None) is not None:
            room.part(self)
            self.answer(wire.TableNews(room.info(self.player)))
            self.answer(wire.Wrong("not-allowed", room.table.id))

    # What comes

    async def hear(self, raw: str | bytes) -> None:
        """Understand a message and do it. Whatever is wrong with it is answered."""
        if not self.messages.take(time.monotonic()):
            await self.slow_down(raw)
            return
        try:
            message = wire.decode_page(raw)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            self.answer(wire.Wrong("malformed"))
            return
        if not self.greeted and not isinstance(message, wire.Hello):
            self.answer(wire.Wrong("hello-first"))
            return
        if isinstance(message, wire.Act | wire.Undo):
            # what has begun is finished even if the line breaks meanwhile: the others at the table wait for it
            await asyncio.shield(self.house.spawn(self.try_to(message)))
        else:
            await self.try_to(message)

    async def try_to(self, message: wire.FromPage) -> None:
        """Do one message, or answer why not."""
        try:
            await self.do(message)
        except NotPossible as no:
            self.refuse(message, no.code)
        except StoreFailed:
            self.refuse(message, "failed")
        except Exception:
            log.exception("a message failed", type=message.__struct_config__.tag)
            self.refuse(message, "failed")

    async def slow_down(self, raw: str | bytes) -> None:
        """Too many messages: this one is not done, and says so."""
        try:
            message = wire.decode_page(raw)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            message = wire.Ping(0)
        if isinstance(message, wire.Act | wire.Undo):
            self.answer(wire.Reply(message.id, "failed", "too-fast"))
        else:
            self.answer(wire.Wrong("too-fast", getattr(message, "table", None)))
        await asyncio.sleep(self.messages.wait())

    def refuse(self, message: wire.FromPage, code: str) -> None:
        """It cannot be done."""
        table = getattr(message, "table", None)
        if isinstance(message, wire.Act | wire.Undo):
            failed = code in ("failed", "not-kept", "not-simulated")
            self.answer(wire.Reply(message.id, "failed" if failed else "refused", code))
        elif code in ("no-such-table", "too-fast", "failed"):
            self.answer(wire.Wrong(code, table))  # type: ignore[arg-type]
        else:
            self.answer(wire.Wrong("not-allowed", table))

    async def do(self, message: wire.FromPage) -> None:
        """Do one message."""
        match message:
            case wire.Hello():
                self.greet(message)
            case wire.Ping(at):
                self.answer(wire.Pong(at))
            case wire.Join(table, since):
                await self.join(table, since)
            case wire.Part(table):
                look = self.looks.pop(table, None)
                if look is not None:
                    look.room.part(self)
            case wire.Act() | wire.Undo():
                await self.command(message)
            case wire.Emote():
                if not self.emotes.take(time.monotonic()):
                    raise NotPossible("too-fast")
                room = await self.house.rooms.get(message.table)
                room.emote(self.known(), message)
            case wire.Lobby(on):
                if on:
                    await self.house.lobby.join(self)
                else:
                    self.house.lobby.part(self)

    def greet(self, hello: wire.Hello) -> None:
        """Who is there, and whether it is the page we serve."""
        build = self.house.page.build()
        if hello.protocol != wire.PROTOCOL:
            self.answer(wire.Reload(build))
            return
        self.greeted = True
        player = None if self.person is None else wire.Player(self.person.id, self.person.name)
        self.answer(wire.Welcome(wire.PROTOCOL, build, player))
        if hello.build and build and hello.build != build:
            self.answer(wire.Reload(build))

    async def join(self, table: str, since: int) -> None:
        """Look at a table. Joining again starts anew from `since`."""
        if table not in self.looks and len(self.looks) >= self.house.limits.joined_tables:
            raise NotPossible("not-allowed")
        room = await self.house.rooms.get(table)
        await room.join(self, since)

    async def command(self, message: wire.Act | wire.Undo) -> None:
        """An answer to a question, or an undo: exactly one reply."""
        began = time.perf_counter()
        person = self.known()
        room = await self.house.rooms.get(message.table)
        if isinstance(message, wire.Act):
            outcome = await room.act(person, message)
        else:
            outcome = await room.undo(person, message)
        self.answer(reply(message.id, outcome))
        if outcome.status == "stale":
            self.freshen(room)
        measures = self.house.measures
        measures.answers.labels(outcome.status).inc()
        measures.command.observe(time.perf_counter() - began)

    def known(self) -> Person:
        """Whose page this is; NotPossible for a stranger."""
        if self.person is None:
            raise NotPossible("not-seated")
        return self.person


def reply(id: str, outcome: Outcome) -> wire.Reply:
    """What became of a command."""
    return wire.Reply(id, outcome.status, outcome.code, outcome.clause, outcome.n)
