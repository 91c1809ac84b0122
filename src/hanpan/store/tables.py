"""Tables, their seats, their logs and their results."""

from __future__ import annotations

import json
import zlib
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from sqlalchemy import RowMapping, Select, select
from sqlalchemy.ext.asyncio import AsyncEngine

from hanpan.core.game import Game
from hanpan.core.log import entry_from_plain
from hanpan.games import game_on
from hanpan.store import schema
from hanpan.store.log import Log, Writing
from hanpan.store.prepared import Prepared
from hanpan.table.outcome import Step
from hanpan.table.seating import Plan
from hanpan.table.table import Row, Table

FindGame = Callable[[str], Game | None]


def as_text(plain: Any) -> str:
    """Plain data as compact JSON."""
    return msgspec.json.encode(plain).decode()


class Tables:
    """The tables as they were kept. `find_game` tells a game by its id, None for one that is not here."""

    def __init__(self, engine: AsyncEngine, log: Log, find_game: FindGame, writer: str) -> None:
        self.engine = engine
        self.log = log
        self.find_game = find_game
        self.writer = writer
        self.prepared = Prepared(log)

    # Writing

    async def make(self, table: Table) -> None:
        """Keep a new table."""
        row = facts(table) | {
            "id": table.id,
            "game": table.game.id,
            "rules_version": table.game.rules_version,
            "plan": as_text(msgspec.to_builtins(table.plan)),
            "open": table.plan.visibility == "open",
            "secret": table.secret.hex(),
            "header": None,
            "created": table.created,
            "touched": table.created,
        }
        await self.log.write((self.prepared.make_table, row), (self.prepared.seats, chairs(table)))

    async def change(self, table: Table, now: int) -> None:
        """Keep what has changed about a table and its seats."""
        await self.log.write(*self.changes(table, now))

    def changes(self, table: Table, now: int) -> list[Writing]:
        """The statements that keep a table's facts and seats."""
        values = facts(table) | {"touched": now, "which": table.id}
        return [(self.prepared.change_table, values), (self.prepared.seats, chairs(table))]

    async def append(self, table: Table, step: Step, *also: Writing) -> None:
        """Keep one entry of a table's log; see `Log.append`."""
        row = {
            "table_id": table.id,
            "n": step.n,
            "entry": as_text(step.entry.plain()),
            "prev": step.prev,
            "writer": self.writer,
            "command": step.command,
            "after": as_text(step.after),
        }
        await self.log.append(row, *also)

    def header(self, table: Table, header: dict[str, Any]) -> Writing:
        """The statement that keeps the header of a match that begins (without its secret)."""
        return (self.prepared.header, {"which": table.id, "header": as_text(header)})

    def result(self, table: Table, result: dict[str, Any], hash: str, now: int) -> Writing:
        """The statement that keeps a result; it goes with the last entry."""
        values = {"table_id": table.id, "result": as_text(result), "hash": hash, "finished": now}
        return (self.prepared.result, values)

    async def keep_replay(self, table_id: str, replay: Any) -> None:
        """Keep what every viewer saw of a finished match, for ever."""
        packed = zlib.compress(msgspec.json.encode(replay))
        await self.log.write((self.prepared.replay, {"which": table_id, "replay": packed}))

    # Reading

    async def load(self, table_id: str) -> Table | None:
        """A table without its match; None when there is none, or its game is not here."""
        found = await self.select(self.prepared.table, {"which": table_id, "most": 1})
        return found[0] if found else None

    async def log_of(self, table_id: str) -> tuple[dict[str, Any], str, list[Row]]:
        """A match's header, the rules it is played by, and its log."""
        which = {"which": table_id}
        async with self.engine.connect() as connection:
            head = (await connection.execute(self.prepared.head, which)).one()
            lines = await connection.execute(self.prepared.lines, which)
            rows = [
                Row(entry_from_plain(json.loads(entry)), command, json.loads(after)) for entry, command, after in lines
            ]
        return json.loads(head[0]), head[1], rows

    async def open_tables(self, most: int = 60) -> list[Table]:
        """Open tables waiting or being played, newest first."""
        return await self.select(self.prepared.open_tables, {"most": most})

    async def tables_of(self, player: str, most: int = 60) -> list[Table]:
        """The tables this player sits at, keeps or is kept a seat at, and that are not over, newest first."""
        return await self.select(self.prepared.tables_of, {"player": player, "most": most})

    async def forgotten(self, before: int, limit: int = 200) -> list[str]:
        """Tables that wait for players since long before."""
        tables = schema.tables
        query = select(tables.c.id).where(tables.c.state == "waiting", tables.c.touched < before).limit(limit)
        return await self.ids(query)

    async def playing(self) -> list[str]:
        """Every table whose match is running, the oldest first."""
        tables = schema.tables
        return await self.ids(
            select(tables.c.id).where(tables.c.state == "playing").order_by(tables.c.touched, tables.c.id)
        )

    async def without_replay(self) -> list[str]:
        """Finished matches whose replay was not kept yet."""
        results = schema.results
        return await self.ids(select(results.c.table_id).where(results.c.replay.is_(None)))

    async def replay(self, table_id: str) -> Any:
        """What every viewer saw of a finished match; None while it is not kept."""
        async with self.engine.connect() as connection:
            packed = await connection.scalar(self.prepared.kept_replay, {"which": table_id})
        return None if packed is None else json.loads(zlib.decompress(packed))

    async def ids(self, query: Any) -> list[str]:
        """The ids a query finds."""
        async with self.engine.connect() as connection:
            return [str(row[0]) for row in await connection.execute(query)]

    async def select(self, query: Select[Any], values: dict[str, Any]) -> list[Table]:
        """The tables a query finds, with those who sit there."""
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query, values)).mappings().all()
            if not rows:
                return []
            ids = {"ids": [row["id"] for row in rows]}
            sitting = (await connection.execute(self.prepared.sitting, ids)).mappings()
            by_table: dict[str, list[RowMapping]] = {}
            for seat in sitting:
                by_table.setdefault(seat["table_id"], []).append(seat)
        made = [self.table(row, by_table.get(row["id"], [])) for row in rows]
        return [table for table in made if table is not None]

    def table(self, row: RowMapping, sitting: Sequence[RowMapping]) -> Table | None:
        """A table from its rows."""
        game = self.find_game(row["game"])
        if game is None:
            return None
        plan = msgspec.convert(json.loads(row["plan"]), Plan)
        if plan.sheet is not None:
            try:
                game = game_on(game.id, plan.options, plan.sheet)
            except ValueError:  # kept by other rules of what a sheet is
                return None
        table = Table(row["id"], game, plan, row["host"], bytes.fromhex(row["secret"]), row["created"])
        table.state = row["state"]
        table.rematch = row["rematch"]
        table.closed_because = row["closed_because"]
        for seat in sitting:
            chair = table.seating[seat["seat"]]
            chair.player, chair.bot, chair.nonce = seat["player"], seat["bot"], seat["nonce"]
            chair.name, chair.away, chair.kept = seat["name"], seat["away"], seat["kept"]
        return table


def facts(table: Table) -> dict[str, Any]:
    """What may change about a table."""
    return {
        "state": table.state,
        "host": table.host,
        "rematch": table.rematch,
        "closed_because": table.closed_because,
    }


def chairs(table: Table) -> list[dict[str, Any]]:
    """The rows of a table's seats."""
    return [
        {
            "table_id": table.id,
            "seat": seat,
            "player": chair.player,
            "bot": chair.bot,
            "nonce": chair.nonce,
            "away": chair.away,
            "kept": chair.kept,
        }
        for seat, chair in enumerate(table.seating.chairs)
    ]
