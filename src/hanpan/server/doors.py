"""The HTTP doors: who am I, which tables are there, take a seat."""

from __future__ import annotations

import json
import time
from typing import Any

import msgspec
import structlog
from litestar import Request, Response, get, post
from litestar.datastructures import Cookie
from litestar.exceptions import HTTPException

from hanpan import bots
from hanpan.core.action import Refused
from hanpan.server import wire
from hanpan.server.guests import COOKIE, DAYS
from hanpan.server.house import House
from hanpan.server.infos import clock_rule, game_info
from hanpan.server.limits import neighbourhood
from hanpan.server.room import Room
from hanpan.store.log import StoreFailed
from hanpan.store.people import Person
from hanpan.table.seating import NotPossible, Plan

log = structlog.get_logger()

Asking = Request[Any, Any, Any]

STATUS = {
    "no-name": 401,
    "not-allowed": 403,
    "not-host": 403,
    "no-such-table": 404,
    "no-such-game": 404,
    "not-found": 404,
    "malformed": 400,
    "bad-name": 400,
    "bad-seats": 400,
    "bad-option": 400,
    "no-such-bot": 400,
    "no-such-seat": 400,
    "too-large": 413,
    "too-fast": 429,
    "failed": 503,
    "not-kept": 503,
    "not-simulated": 503,
}


class Shut(Exception):
    """A door that stays shut: a code, and what a developer may want to know."""

    def __init__(self, code: str, detail: str = "") -> None:
        super().__init__(code)
        self.code = code
        self.detail = detail or code


def trouble(code: str, detail: str, status: int | None = None) -> Response[wire.Trouble]:
    """An error as an answer."""
    headers = {"retry-after": "10"} if code == "too-fast" else None
    return Response(wire.Trouble(code, detail), status_code=status or STATUS.get(code, 409), headers=headers)


def on_shut(request: Asking, error: Exception) -> Response[wire.Trouble]:
    """A door said no."""
    return trouble(getattr(error, "code", "failed"), getattr(error, "detail", str(error)))


def on_http_error(request: Asking, error: HTTPException) -> Response[wire.Trouble]:
    """The framework said no."""
    codes = {400: "malformed", 404: "not-found", 405: "not-found", 413: "too-large", 429: "too-fast"}
    code = codes.get(error.status_code, "failed" if error.status_code >= 500 else "malformed")
    return trouble(code, error.detail if error.status_code < 500 else "failed", error.status_code)


def on_gibberish(request: Asking, error: Exception) -> Response[wire.Trouble]:
    """The body is no text, or nested deeper than anything we understand."""
    return trouble("malformed", "the body is not understood")


def on_crash(request: Asking, error: Exception) -> Response[wire.Trouble]:
    """A mistake of ours."""
    log.error("a call failed", path=request.url.path, exc_info=error)
    return trouble("failed", "something went wrong here", 500)


async def who(request: Asking, house: House) -> Person | None:
    """Whose cookie this is."""
    return await house.guests.find(request.cookies.get(COOKIE))


async def somebody(request: Asking, house: House) -> Person:
    """Whose cookie this is; Shut for a stranger."""
    person = await who(request, house)
    if person is None:
        raise Shut("no-name", "POST /api/me first")
    return person


@get("/api/me", tags=["people"])
async def me(request: Asking, house: House) -> wire.Me:
    """Who I am here."""
    person = await who(request, house)
    names = dict.fromkeys(name for game in house.games() for name in bots.names(game))
    player = None if person is None else wire.Player(person.id, person.name)
    return wire.Me(player, house.page.build(), wire.PROTOCOL, list(names))


@post("/api/me", status_code=200, tags=["people"])
async def name_me(request: Asking, house: House, data: wire.NameMe) -> Response[wire.Named]:
    """Become a guest, or change one's name."""
    person = await who(request, house)
    if person is not None:
        person = await house.rename(person, data.name)
        return Response(wire.Named(wire.Player(person.id, person.name)))
    address = neighbourhood(request.client.host if request.client is not None else "")
    if not house.guest_buckets.of(address, time.monotonic()).take(time.monotonic()):
        raise Shut("too-fast", "too many new guests from this address; wait a little")
    person, token = await house.guests.make(data.name, house.now())
    cookie = Cookie(
        key=COOKIE,
        value=token,
        path=house.place.base or "/",
        max_age=DAYS * 86400,
        httponly=True,
        samesite="lax",
        secure=house.place.secure,
    )
    return Response(wire.Named(wire.Player(person.id, person.name)), cookies=[cookie])


@get("/api/games", tags=["games"], sync_to_thread=False)
def list_games(house: House) -> list[wire.GameInfo]:
    """The games and their options."""
    return [game_info(game) for game in house.games()]


@get("/api/tables", tags=["tables"])
async def list_tables(request: Asking, house: House) -> list[wire.TableInfo]:
    """Open tables waiting or being played, newest first, and all of one's own that are not over."""
    person = await who(request, house)
    return await house.lobby.tables(None if person is None else person.id)


@post("/api/tables", tags=["tables"])
async def make_table(request: Asking, house: House, data: wire.MakeTable) -> wire.TableInfo:
    """Make a table. The maker sits on the lowest seat without a bot."""
    person = await somebody(request, house)
    found = house.find_game(data.game)
    if found is None:
        raise Shut("no-such-game", f"there is no game {data.game!r} here")
    try:
        seats = found.check_seats(min(found.seats) if data.seats is None else data.seats)
    except ValueError as error:
        raise Shut("bad-seats", str(error)) from error
    try:
        options = found.check_options(data.options)
    except ValueError as error:
        raise Shut("bad-option", str(error)) from error
    if len(data.bots) > seats:
        raise Shut("bad-seats", "more bots than seats")
    if any(bot is not None and bot not in bots.names(found) for bot in data.bots):
        raise Shut("no-such-bot", f"the bots of {found.id}: {', '.join(bots.names(found))}")
    now = time.monotonic()
    if not house.table_buckets.of(person.id, now).take(now):
        raise Shut("too-fast", "too many new tables; wait a little")
    mine = await house.store.read(house.store.tables.tables_of(person.id))
    waiting = [table for table in mine if table.state == "waiting" and table.host == person.id]
    if len(waiting) >= house.limits.waiting_tables:
        raise Shut("too-many-tables", "close one of your waiting tables first (leave it)")
    clock = clock_rule(data.clock)
    own = found.own_sheet(options)
    sheet = None if own is None else json.dumps(own, sort_keys=True)
    plan = Plan(found.id, options, seats, data.visibility, data.watchers, clock, data.pace, data.windows, sheet)
    room = await house.rooms.make(plan, person, list(data.bots), data.nonce)
    return room.info(person.id)


@get("/api/tables/{table:str}", tags=["tables"])
async def see_table(request: Asking, house: House, table: str) -> wire.TableInfo:
    """A table, from its link."""
    person = await who(request, house)
    room = await house.rooms.get(table)
    return room.info(None if person is None else person.id)


@post("/api/tables/{table:str}/sit", status_code=200, tags=["tables"])
async def sit(request: Asking, house: House, table: str, data: wire.Sit) -> wire.TableInfo:
    """Take a seat, change seats, or give the nonce. The match starts when every seat is taken."""
    person = await somebody(request, house)
    room = await house.rooms.get(table)
    await room.sit(person, data.seat, data.nonce)
    return room.info(person.id)


@post("/api/tables/{table:str}/leave", status_code=200, tags=["tables"])
async def leave(request: Asking, house: House, table: str) -> wire.TableInfo:
    """Give the seat back; during play a bot plays on for it."""
    person = await somebody(request, house)
    room = await house.rooms.get(table)
    await room.leave(person)
    return room.info(person.id)


@post("/api/tables/{table:str}/bot", status_code=200, tags=["tables"])
async def set_bot(request: Asking, house: House, table: str, data: wire.SetBot) -> wire.TableInfo:
    """The host fills a free seat with a bot, or empties it."""
    person = await somebody(request, house)
    room = await house.rooms.get(table)
    await room.set_bot(person, data.seat, data.bot)
    return room.info(person.id)


@post("/api/tables/{table:str}/rematch", status_code=200, tags=["tables"])
async def rematch(request: Asking, house: House, table: str, data: wire.AskRematch) -> wire.TableInfo:
    """Once more with the same people: the same new table for whoever asks."""
    person = await somebody(request, house)
    room = await house.rooms.get(table)
    new = await house.rooms.rematch(room, person, data.nonce)
    return new.info(person.id)


@post("/api/practice", status_code=200, tags=["games"])
async def practise(request: Asking, house: House, data: wire.Practise) -> wire.Practised:
    """Try out one physical action at no table: what would happen, or the refusal of the rules."""
    person = await somebody(request, house)
    found = house.find_game(data.game)
    if found is None:
        raise Shut("no-such-game", f"there is no game {data.game!r} here")
    options = data.options
    if data.table is not None:
        table = (await house.rooms.get(data.table)).table
        if table.game.id != found.id:
            raise Shut("bad-option", f"another game is played at table {data.table!r}")
        found, options = table.game, table.plan.options
    try:
        options = found.check_options(options)
    except ValueError as error:
        raise Shut("bad-option", str(error)) from error
    now = time.monotonic()
    if not house.practice_buckets.of(person.id, now).take(now):
        raise Shut("too-fast", "too much practice at once; wait a little")
    try:
        events = await house.simulations.practise(found, options, data.do)
    except Refused as refused:
        return wire.Practised("refused", [], refused.code, refused.clause)
    return wire.Practised("done", [msgspec.Raw(msgspec.json.encode(event)) for event in events], None, None)


@get("/api/tables/{table:str}/log", tags=["tables"], media_type="application/x-ndjson")
async def table_log(request: Asking, house: House, table: str) -> Response[bytes]:
    """The log of a match that is over: JSON lines, with the seed that proves every draw."""
    person = await who(request, house)
    room = await house.rooms.get(table)
    if room.state != "over":
        raise Shut("not-over", "the log is shown when the match is over")
    allow_watching(room, person)
    lines = await house.log_lines(room.table)
    text = "".join(f"{line}\n" for line in lines).encode()
    name = f'attachment; filename="{table}.jsonl"'
    return Response(text, media_type="application/x-ndjson", headers={"content-disposition": name})


@get("/api/tables/{table:str}/replay", tags=["tables"])
async def table_replay(request: Asking, house: House, table: str) -> Response[bytes]:
    """What every viewer saw of a match that is over, step by step."""
    person = await who(request, house)
    room = await house.rooms.get(table)
    if room.state != "over":
        raise Shut("not-over", "the replay is shown when the match is over")
    allow_watching(room, person)
    replay = await house.store.read(house.store.tables.replay(table))
    if replay is None:
        raise Shut("not-found", "the replay is being made; ask again")
    return Response(msgspec.json.encode(replay), media_type="application/json")


def allow_watching(room: Room, person: Person | None) -> None:
    """Shut for those who may not see this table."""
    if not room.table.may_watch(None if person is None else person.id):
        raise Shut("not-allowed", "this table is not shown to others")


DOORS = [
    me,
    name_me,
    list_games,
    list_tables,
    make_table,
    see_table,
    sit,
    leave,
    set_bot,
    rematch,
    practise,
    table_log,
    table_replay,
]
ON_ERROR: dict[Any, Any] = {
    Shut: on_shut,
    NotPossible: on_shut,
    StoreFailed: lambda request, error: trouble("failed", "the store does not answer"),
    HTTPException: on_http_error,
    UnicodeDecodeError: on_gibberish,
    RecursionError: on_gibberish,
    Exception: on_crash,
}
