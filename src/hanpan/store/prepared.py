"""The statements of tables, made once: used again they cost a tenth."""

from __future__ import annotations

from typing import Any

from sqlalchemy import BindParameter, ColumnElement, Select, and_, bindparam, func, insert, or_, select, update

from hanpan.store import schema
from hanpan.store.log import Log

RUNNING = ("waiting", "playing")


class Prepared:
    """Statements made once."""

    def __init__(self, log: Log) -> None:
        tables, seats, results = schema.tables, schema.seats, schema.results
        which: BindParameter[str] = bindparam("which")
        self.make_table = insert(tables)
        facts = ("state", "host", "rematch", "closed_because", "touched")
        self.change_table = update(tables).where(tables.c.id == which).values({name: bindparam(name) for name in facts})
        self.header = update(tables).where(tables.c.id == which).values(header=bindparam("header"))
        upsert = log.insert(seats)
        new = {name: upsert.excluded[name] for name in ("player", "bot", "nonce", "away", "kept")}
        self.seats = upsert.on_conflict_do_update(index_elements=["table_id", "seat"], set_=new)
        self.result = log.insert(results).on_conflict_do_nothing()
        self.replay = update(results).where(results.c.table_id == which).values(replay=bindparam("replay"))

        newest = select(tables).order_by(tables.c.created.desc(), tables.c.id).limit(bindparam("most"))
        self.table: Select[Any] = newest.where(tables.c.id == which)
        self.open_tables: Select[Any] = newest.where(and_(tables.c.state.in_(RUNNING), tables.c.open))
        player: BindParameter[str] = bindparam("player")
        at = select(seats.c.table_id).where(or_(seats.c.player == player, seats.c.kept == player))
        mine = or_(tables.c.id.in_(at), tables.c.host == player)
        self.tables_of: Select[Any] = newest.where(and_(tables.c.state.in_(RUNNING), mine))
        self.sitting: Select[Any] = (
            select(seats, schema.players.c.name)
            .outerjoin(schema.players, schema.players.c.id == name_bearer())
            .where(seats.c.table_id.in_(bindparam("ids", expanding=True)))
        )
        entries = schema.entries
        self.head: Select[Any] = select(tables.c.header, tables.c.rules_version).where(tables.c.id == which)
        self.lines: Select[Any] = (
            select(entries.c.entry, entries.c.command, entries.c.after)
            .where(entries.c.table_id == which)
            .order_by(entries.c.n)
        )
        self.kept_replay: Select[Any] = select(results.c.replay).where(results.c.table_id == which)


def name_bearer() -> ColumnElement[str]:
    """Whose name a seat shows: the player's who sits there, else his for whom it is kept."""
    return func.coalesce(schema.seats.c.player, schema.seats.c.kept)
