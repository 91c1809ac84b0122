"""The store: durable, at once for many, and never two writers for one entry."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, insert, text
from sqlalchemy.exc import OperationalError

from hanpan.core.game import Game
from hanpan.games import game, games
from hanpan.store import schema
from hanpan.store.engine import CannotOpen, open_engine, sqlite_url
from hanpan.store.log import StaleWriter, StoreFailed
from hanpan.store.people import Person
from hanpan.store.store import Store, open_store, paused_since
from hanpan.store.tables import as_text
from hanpan.table.clock import ClockRule
from hanpan.table.seating import Plan
from hanpan.table.table import Table

DUEL = game("cockroach_duel")


def find_game(game_id: str) -> Game | None:
    """A game that is here; None for any other."""
    return game(game_id) if game_id in games() else None


# Another database for these tests: an empty PostgreSQL's address. Its schema is made anew for every test.
DATABASE = os.environ.get("HANPAN_TEST_DATABASE")
sqlite_only = pytest.mark.skipif(DATABASE is not None, reason="about SQLite alone")


def address(folder: Path) -> str:
    """Where the database of a test is."""
    return DATABASE or sqlite_url(folder / "s.db")


@pytest_asyncio.fixture
async def empty() -> None:
    """Nothing is in the database."""
    if DATABASE is not None:
        engine = open_engine(DATABASE)
        async with engine.begin() as connection:
            await connection.execute(text("drop schema public cascade"))
            await connection.execute(text("create schema public"))
        await engine.dispose()


@pytest_asyncio.fixture
async def store(tmp_path: Path, empty: None) -> AsyncIterator[Store]:
    store = await open_store(address(tmp_path), find_game, "one")
    await store.people.make(Person("p0", "철수"), "cookie-hash", 1)
    await store.people.make(Person("p1", "영희"), "other-hash", 1)
    yield store
    await store.close()


async def begun(store: Store, id: str = "t", keep: bool = True) -> Table:
    """A table of two whose match has begun."""
    plan = Plan(DUEL.id, DUEL.check_options({"target_wins": 1}), 2, "open", "none", ClockRule("bank", 60, 1))
    table = Table(id, DUEL, plan, "p0", bytes(range(32)), 5)
    table.sit("p0", "철수", None, "ab" * 16)
    await store.tables.make(table)
    table.sit("p1", "영희", None, None)
    step = table.start(7)
    assert table.match is not None
    also = [store.tables.header(table, table.match.header()), *store.tables.changes(table, 7)]
    if keep:
        await store.tables.append(table, step, *also)
    return table


def row(n: int, writer: str = "one", entry: str = "{}", table: str = "t") -> dict[str, object]:
    empty = {"prev": "", "command": None, "after": "{}"}
    return {"table_id": table, "n": n, "entry": entry, "writer": writer, **empty}


async def count(store: Store, table: str = "entries") -> int:
    async with store.engine.connect() as connection:
        return int(await connection.scalar(text(f"select count(*) from {table}")) or 0)


@sqlite_only
async def test_the_database_is_as_safe_as_sqlite_can_be(store: Store) -> None:
    async with store.engine.connect() as connection:
        found = [
            await connection.scalar(text(f"pragma {name}")) for name in ("journal_mode", "synchronous", "foreign_keys")
        ]
    assert found == ["wal", 2, 1]


async def test_the_migrations_make_what_the_schema_says(store: Store) -> None:
    def difference(connection: Connection) -> list[object]:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        return list(compare_metadata(context, schema.metadata))

    async with store.engine.connect() as connection:
        assert await connection.run_sync(difference) == []


async def test_opening_again_changes_nothing(store: Store, tmp_path: Path) -> None:
    await begun(store)
    again = await open_store(address(tmp_path), find_game, "two")
    assert await again.people.find("cookie-hash") == Person("p0", "철수")
    assert await count(again) == 1
    await again.close()


async def test_a_database_of_a_newer_hanpan_is_refused(store: Store, tmp_path: Path) -> None:
    await store.log.write(text("update alembic_version set version_num = '9999'"))
    with pytest.raises(CannotOpen, match="newer"):
        await open_store(address(tmp_path), find_game, "two")


@sqlite_only
async def test_what_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "bad.db").write_bytes(b"this is no database, and long enough to be sure of it" * 30)
    with pytest.raises(CannotOpen, match="cannot be opened"):
        await open_store(sqlite_url(tmp_path / "bad.db"), find_game, "x")


@pytest.mark.parametrize("url", ["nonsense", "mysql+nothing://x", "sqlite+aiosqlite:////no/such/folder/x.db"])
async def test_an_address_that_is_none_is_refused(url: str) -> None:
    with pytest.raises(CannotOpen, match="cannot be opened"):
        await open_store(url, find_game, "x")


async def test_a_table_comes_back_as_it_was(store: Store) -> None:
    table = await begun(store)
    back = await store.tables.load("t")
    assert back is not None
    assert (back.plan, back.state, back.host, back.secret) == (table.plan, "playing", "p0", table.secret)
    assert back.seating.chairs == table.seating.chairs
    header, rules, rows = await store.tables.log_of("t")
    assert table.match is not None
    assert (header, rules) == (table.match.header(), "1")
    assert [r.entry for r in rows] == table.match.entries
    back.resume(header, rows, 0)
    assert back.sight(0) == table.sight(0)
    assert await store.tables.load("nothing") is None


async def test_lists_of_tables(store: Store) -> None:
    await begun(store, "t1")
    assert [t.id for t in await store.tables.open_tables()] == ["t1"]
    assert [t.id for t in await store.tables.tables_of("p1")] == ["t1"]
    assert await store.tables.tables_of("p2") == []
    assert await store.tables.playing() == ["t1"]


async def test_appends_that_wait_share_one_transaction(store: Store) -> None:
    await begun(store)
    before = store.log.commits
    await asyncio.gather(*[store.log.append(row(n)) for n in range(1, 201)])
    assert await count(store) == 201
    assert store.log.commits - before < 10


async def test_the_second_writer_of_an_entry_knows_that_he_lost(store: Store, tmp_path: Path) -> None:
    await begun(store)
    other = await open_store(address(tmp_path), find_game, "two")
    results = await asyncio.gather(
        store.log.append(row(1, "one")), other.log.append(row(1, "two")), return_exceptions=True
    )
    assert sorted(type(r).__name__ for r in results) == ["NoneType", "StaleWriter"]
    await other.close()


async def test_what_goes_with_a_lost_entry_is_not_done(store: Store) -> None:
    await begun(store)
    await store.log.append(row(1, "one"))
    with pytest.raises(StaleWriter):
        await store.log.append(row(1, "two"), insert(schema.signs).values(name="lost", value="x"))
    assert await count(store, "signs") == 0


async def test_an_entry_whose_answer_was_lost_may_be_written_again(store: Store) -> None:
    await begun(store)
    await store.log.append(row(1, "one", '{"a":1}'))
    await store.log.append(row(1, "one", '{"a":1}'))
    with pytest.raises(StaleWriter):
        await store.log.append(row(1, "one", '{"a":2}'))


async def test_losing_one_entry_does_not_hurt_the_others_of_the_transaction(store: Store) -> None:
    await begun(store)
    await store.log.append(row(1, "two"))
    wanted = [store.log.append(row(n)) for n in (1, 2, 3)]
    results = await asyncio.gather(*wanted, return_exceptions=True)
    assert [type(r).__name__ for r in results] == ["StaleWriter", "NoneType", "NoneType"]


async def test_a_failed_write_says_so_and_the_next_one_works(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    await begun(store)
    write_rows = store.log.write_rows

    async def full(*args: object) -> set[tuple[str, int]]:
        raise OperationalError("insert", {}, sqlite3.OperationalError("database or disk is full"))

    monkeypatch.setattr(store.log, "write_rows", full)
    with pytest.raises(StoreFailed, match="full"):
        await store.log.append(row(1))
    monkeypatch.setattr(store.log, "write_rows", write_rows)
    await store.log.append(row(1))
    assert await count(store) == 2


async def test_a_bad_write_does_not_fail_its_neighbours(store: Store) -> None:
    await begun(store)
    bad = store.log.append(row(1, table="no such table"))
    good = [store.log.append(row(n)) for n in (1, 2)]
    results = await asyncio.gather(bad, *good, return_exceptions=True)
    assert [type(r).__name__ for r in results] == ["StoreFailed", "NoneType", "NoneType"]
    assert await count(store) == 3


async def test_closing_writes_what_waits(tmp_path: Path, empty: None) -> None:
    store = await open_store(address(tmp_path), find_game, "one")
    await store.people.make(Person("p0", "a"), "c", 1)
    await store.people.make(Person("p1", "b"), "d", 1)
    await begun(store)
    waiting = [asyncio.ensure_future(store.log.append(row(n))) for n in (1, 2, 3)]
    await asyncio.sleep(0)
    await store.close()
    assert [w.exception() for w in waiting] == [None] * 3
    with pytest.raises(StoreFailed):
        await store.log.append(row(4))


@pytest.mark.parametrize(
    "statement",
    [
        "update tables set state = 'dreaming'",
        "update tables set header = null",
        "update seats set bot = 'greedy' where seat = 0",
        "update seats set player = 'nobody' where seat = 0",
        "update entries set n = -1",
        "delete from players where id = 'p0'",
        "insert into credentials values ('x', 'p0', 'trust me', 1)",
    ],
)
async def test_the_schema_refuses_nonsense(store: Store, statement: str) -> None:
    await begun(store)
    with pytest.raises(StoreFailed):
        await store.log.write(text(statement))


async def test_a_replay_is_kept_packed(store: Store) -> None:
    table = await begun(store)
    await store.log.write(store.tables.result(table, {"ranks": [1, 2]}, "h", 9))
    assert await store.tables.without_replay() == ["t"]
    assert await store.tables.replay("t") is None
    await store.tables.keep_replay("t", {"events": {"0": ["두꺼비"]}})
    assert await store.tables.replay("t") == {"events": {"0": ["두꺼비"]}}
    assert await store.tables.without_replay() == []


def test_pauses_count_from_the_moment_asked() -> None:
    pauses = [(10, 20), (30, 40)]
    assert [paused_since(pauses, since) for since in (0, 15, 25, 35, 50)] == [20, 15, 10, 5, 0]


async def test_a_pause_is_noted_at_the_next_start(store: Store) -> None:
    await store.end_pause(1000)
    assert store.paused_since(0) == 0
    await store.sign_of_life(5000)
    await store.end_pause(9000)
    assert store.paused_since(0) == 4000
    assert store.paused_since(6000) == 3000


def test_text_is_compact_and_readable() -> None:
    assert as_text({"a": ["쥐", None]}) == '{"a":["쥐",null]}'
