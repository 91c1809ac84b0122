"""Every message that crosses the wire, as `docs/protocol.md` describes them.

The structs are the only validation of what a page sends, and `tools/wire_types.py` makes the page's types
from them. A message never names a player or a seat to act for: both come from the session.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

PROTOCOL = 1

Name: TypeAlias = Annotated[str, Meta(max_length=80)]
Id: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
Nonce: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-f]{32}$", max_length=32)]  # `$` alone would let a line end pass
Count: TypeAlias = Annotated[int, Meta(ge=0, le=2**53 - 1)]
OptionValue: TypeAlias = bool | int | str

GameView: TypeAlias = Annotated[msgspec.Raw, Meta(extra={"ts": "GameView"})]
Notes: TypeAlias = Annotated[msgspec.Raw, Meta(extra={"ts": "Notes"})]
GameEvent: TypeAlias = Annotated[msgspec.Raw, Meta(extra={"ts": "GameEvent"})]
PrintedSheet: TypeAlias = Annotated[dict[str, Any], Meta(extra={"ts": "PrintedSheet"})]


class Plain(msgspec.Struct, frozen=True, gc=False):
    """A part of a message."""


class Message(msgspec.Struct, frozen=True, gc=False, tag_field="type"):
    """A whole message of the socket; its `type` is the lower-case name."""


# ── Clocks ──────────────────────────────────────────────────────────────────────────────────────────────


class NoClock(Plain, tag_field="kind", tag="none", frozen=True):
    """Nobody is hurried."""


class TurnClock(Plain, tag_field="kind", tag="turn", frozen=True):
    """Each question is to be answered within `seconds`."""

    seconds: Annotated[int, Meta(ge=5, le=7 * 86400)]


class BankClock(Plain, tag_field="kind", tag="bank", frozen=True):
    """Each seat has `seconds` for the whole match and gains `increment` with each of its actions."""

    seconds: Annotated[int, Meta(ge=10, le=30 * 86400)]
    increment: Annotated[int, Meta(ge=0, le=86400)]


Clock: TypeAlias = NoClock | TurnClock | BankClock


# ── Doors: HTTP ─────────────────────────────────────────────────────────────────────────────────────────


class Player(Plain, frozen=True):
    """Somebody with a name."""

    id: str
    name: str


class Me(Plain, frozen=True):
    """Who I am here, and which page this server serves."""

    player: Player | None
    build: str
    protocol: int
    bots: list[str]


class NameMe(Plain, frozen=True):
    """Body of `POST /api/me`."""

    name: Name


class Named(Plain, frozen=True):
    """Answer of `POST /api/me`."""

    player: Player


class Title(Plain, frozen=True):
    """A game's name in both languages."""

    ko: str
    en: str


class OptionInfo(Plain, frozen=True):
    """One option of a game: its kind and what it may be."""

    name: str
    kind: Literal["bool", "int", "choice", "text"]
    default: OptionValue
    values: list[int | str] | None
    least: int | None
    most: int | None


class GameInfo(Plain, frozen=True):
    """The facts of a game that a lobby needs."""

    id: str
    title: Title
    seats: list[int]
    minutes: tuple[int, int]
    options: list[OptionInfo]
    rules_version: str
    bots: list[str]
    windows: bool
    practice: bool
    sheets: dict[str, PrintedSheet]


class MakeTable(Plain, frozen=True):
    """Body of `POST /api/tables`."""

    game: Annotated[str, Meta(max_length=40)]
    options: dict[Annotated[str, Meta(max_length=40)], OptionValue] = {}
    seats: int | None = None
    bots: Annotated[list[Annotated[str, Meta(max_length=40)] | None], Meta(max_length=16)] = []
    visibility: Literal["open", "link"] = "link"
    watchers: Literal["open", "none"] = "open"
    clock: Clock = NoClock()
    pace: Literal["human", "fast"] = "human"
    windows: Literal["timed", "waited"] = "timed"
    nonce: Nonce | None = None


class Sit(Plain, frozen=True):
    """Body of `POST /api/tables/ID/sit`."""

    seat: int | None = None
    nonce: Nonce | None = None


class SetBot(Plain, frozen=True):
    """Body of `POST /api/tables/ID/bot`."""

    seat: int
    bot: Annotated[str, Meta(max_length=40)] | None


class AskRematch(Plain, frozen=True):
    """Body of `POST /api/tables/ID/rematch`."""

    nonce: Nonce | None = None


class Practise(Plain, frozen=True):
    """Body of `POST /api/practice`."""

    game: Annotated[str, Meta(max_length=40)]
    do: Annotated[str, Meta(max_length=200)]
    options: dict[Annotated[str, Meta(max_length=40)], OptionValue] = {}
    table: Id | None = None


class Practised(Plain, frozen=True):
    """Answer of `POST /api/practice`: what would have happened, or the refusal."""

    status: Literal["done", "refused"]
    events: list[GameEvent]
    code: str | None
    clause: str | None


class SeatInfo(Plain, frozen=True):
    """Who sits on one seat. An empty seat with a name is kept for its bearer."""

    kind: Literal["empty", "player", "bot"]
    name: str | None
    bot: str | None
    here: bool
    you: bool
    away: bool


class TableInfo(Plain, frozen=True):
    """A table as one person sees it from the door."""

    id: str
    game: str
    options: dict[str, OptionValue]
    state: Literal["waiting", "playing", "over", "closed"]
    seats: list[SeatInfo]
    you: int | None
    host: bool
    visibility: Literal["open", "link"]
    watchers: Literal["open", "none"]
    watching: int
    clock: Clock
    pace: Literal["human", "fast"]
    windows: Literal["timed", "waited"]
    commitment: str
    rematch: str | None
    created: int
    closed_because: str | None
    sheet: PrintedSheet | None


class Trouble(Plain, frozen=True):
    """Every HTTP error."""

    code: str
    detail: str


# ── Page to server ──────────────────────────────────────────────────────────────────────────────────────


class Hello(Message, tag="hello", frozen=True):
    """The first message of a socket."""

    protocol: int
    build: Annotated[str, Meta(max_length=80)] = ""


class Join(Message, tag="join", frozen=True):
    """From now on updates of this table, with events from number `since`."""

    table: Id
    since: Count = 0


class Part(Message, tag="part", frozen=True):
    """No more updates of this table."""

    table: Id


class Act(Message, tag="act", frozen=True):
    """An answer to one's own question number `ask`."""

    id: Id
    table: Id
    ask: Count
    do: Annotated[str, Meta(max_length=4000)]


class Undo(Message, tag="undo", frozen=True):
    """Take back one's latest action."""

    id: Id
    table: Id


class Emote(Message, tag="emote", frozen=True):
    """A free gesture."""

    table: Id
    emote: Literal["tease", "cheer", "think", "sorry"]


class Lobby(Message, tag="lobby", frozen=True):
    """Updates of the list of tables, or no more."""

    on: bool


class Ping(Message, tag="ping", frozen=True):
    """Is the line alive?"""

    at: float


FromPage: TypeAlias = Hello | Join | Part | Act | Undo | Emote | Lobby | Ping


# ── Server to page ──────────────────────────────────────────────────────────────────────────────────────


class Welcome(Message, tag="welcome", frozen=True):
    """The answer to `hello`."""

    protocol: int
    build: str
    player: Player | None


class Reload(Message, tag="reload", frozen=True):
    """Another build is served here."""

    build: str


class TableNews(Message, tag="table", frozen=True):
    """People came or went, the match began, ended, closed."""

    info: TableInfo


class Question(Plain, frozen=True):
    """What is asked of this viewer now. `notes` say more of some legal actions: what they cost, and why."""

    ask: int
    legal: list[str]
    left: int | None
    notes: Notes = msgspec.Raw(b"{}")


class ClockFace(Plain, frozen=True):
    """One seat's clock: milliseconds left, and whether it runs."""

    left: int
    running: bool


class Update(Message, tag="update", frozen=True):
    """Everything this viewer may know now, and the events since the last update."""

    table: str
    n: int
    e: int
    since: int
    events: list[GameEvent]
    view: GameView
    ask: Question | None
    clocks: list[ClockFace] | None
    window: int | None
    undo: bool


class Reply(Message, tag="reply", frozen=True):
    """What became of one `act` or `undo`."""

    id: str
    status: Literal["done", "duplicate", "stale", "refused", "failed"]
    code: str | None = None
    clause: str | None = None
    n: int | None = None


class Emoted(Message, tag="emote", frozen=True):
    """Somebody's free gesture."""

    table: str
    seat: int
    emote: Literal["tease", "cheer", "think", "sorry"]


class LobbyNews(Message, tag="lobby", frozen=True):
    """The list of tables, as `GET /api/tables`."""

    tables: list[TableInfo]


class Wrong(Message, tag="error", frozen=True):
    """A message could not be understood or is not allowed."""

    code: Literal["malformed", "no-such-table", "not-allowed", "too-fast", "hello-first", "failed"]
    table: str | None = None


class Pong(Message, tag="pong", frozen=True):
    """The line is alive."""

    at: float


FromServer: TypeAlias = Welcome | Reload | TableNews | Update | Reply | Emoted | LobbyNews | Wrong | Pong

encode = msgspec.json.Encoder().encode
decode_page = msgspec.json.Decoder(FromPage).decode

# What the page's types are made of: all that it sends, then all that it gets.
SENT: tuple[Any, ...] = (NameMe, MakeTable, Sit, SetBot, AskRematch, Practise, FromPage)
GOT: tuple[Any, ...] = (Me, Named, GameInfo, TableInfo, Practised, Trouble, FromServer)
