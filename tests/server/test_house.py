"""Inside the house: failures of the disk, clocks, absence, slow pages, memory, random messages."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
import sys
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
import structlog
from sqlalchemy import text
from sqlalchemy.exc import OperationalError
from websockets.exceptions import InvalidStatus

from hanpan.server import room as rooms
from hanpan.server.app import set_up_logs
from hanpan.server.limits import Limits
from hanpan.server.names import clean_name
from hanpan.table.seating import NotPossible

from .client import Guest, replay
from .conftest import FREE, LIMITS, Build, Home

HUMAN = {"kind": "turn", "seconds": 5}


@pytest_asyncio.fixture
async def guests() -> AsyncIterator[list[Guest]]:
    """Those who came; they go home after the test."""
    came: list[Guest] = []
    yield came
    for guest in came:
        await guest.close()


async def come(home: Home, guests: list[Guest], name: str) -> Guest:
    guest = Guest(home.address)
    guests.append(guest)
    return await guest.be(name)


async def until(condition: Callable[[], bool]) -> None:
    """Wait for something that happens beside."""
    while not condition():  # noqa: ASYNC110
        await asyncio.sleep(0.01)


def fail(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on no entry can be written."""

    async def full(connection: object, rows: list[object]) -> set[tuple[str, int]]:
        if not rows:
            return set()
        raise OperationalError("insert", {}, sqlite3.OperationalError("database or disk is full"))

    monkeypatch.setattr(home.house.store.log, "write_rows", full)


async def test_a_full_disk_shows_nothing_and_loses_nothing(
    build: Build, guests: list[Guest], monkeypatch: pytest.MonkeyPatch
) -> None:
    home = await build()
    a, b = await come(home, guests, "철수"), await come(home, guests, "영희")
    table = await a.make()
    await b.post(f"/api/tables/{table}/sit", seat=None)
    ua, ub = await a.join(table), await b.join(table)
    assert ua is not None
    assert ub is not None
    mover, other, update = (a, b, ua) if ua["ask"] is not None else (b, a, ub)
    with monkeypatch.context() as patch:
        fail(home, patch)
        reply = await mover.act(update, "pass", id="try")
        assert (reply["status"], reply["code"]) == ("failed", "not-kept")
        reply = await mover.act(update, "pass", id="try")
        assert (reply["status"], reply["code"]) == ("failed", "not-kept")
        await other.say(type="ping", at=1)
        heard = await other.wait(lambda m: m["type"] in ("pong", "update"))
        assert heard["type"] == "pong"
    reply = await mover.act(update, "pass", id="try")
    assert (reply["status"], reply["n"]) == ("done", 1)
    seen = await other.wait(lambda m: m["type"] == "update" and m["n"] == 1)
    assert seen["ask"] is not None


async def test_bots_go_on_after_the_disk_has_room_again(
    build: Build, guests: list[Guest], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "REVIVE_WAIT", 0.05)
    home = await build()
    a = await come(home, guests, "철수")
    with monkeypatch.context() as patch:
        fail(home, patch)
        await a.post("/api/tables", 503, game="cockroach_duel", bots=["random", "random"], pace="fast")
        (info,) = (await a.http.get("/api/tables")).json()
        assert info["state"] == "waiting"
        await asyncio.sleep(0.2)
    end = await a.play(info["id"])
    assert end["view"]["result"] is not None


async def test_another_writer_is_noticed_and_believed(build: Build, guests: list[Guest], tmp_path: Path) -> None:
    one, two = await build(), await build()
    a = await come(one, guests, "철수")
    b = await come(one, guests, "영희")
    table = await a.make()
    await b.post(f"/api/tables/{table}/sit", seat=None)
    ua, ub = await a.join(table), await b.join(table)
    assert ua is not None
    mover, update = (a, ua) if ua["ask"] is not None else (b, ub)
    assert update is not None
    # The same player plays at the other server, which has read the table before.
    again = Guest(two.address)
    guests.append(again)
    again.http.cookies.set("hanpan", str(mover.http.cookies.get("hanpan")))
    await again.plug()
    there = await again.join(table)
    assert there is not None
    assert there["ask"] == update["ask"]
    assert (await mover.act(update, "pass"))["status"] == "done"
    assert (await again.act(there, "pass"))["status"] == "stale"
    fresh = await again.wait(lambda m: m["type"] == "update")
    assert (fresh["n"], fresh["ask"]) == (1, None)


async def test_time_runs_out_and_a_bot_takes_over_until_the_player_is_back(build: Build, guests: list[Guest]) -> None:
    ahead = 0
    home = await build(now=lambda: 1_000_000 + ahead)
    a, b = await come(home, guests, "철수"), await come(home, guests, "영희")
    table = await a.make(clock=HUMAN, options={"target_wins": 5})
    await b.post(f"/api/tables/{table}/sit", seat=None)
    update = await a.join(table)
    assert update is not None
    assert update["clocks"] is not None
    strikes = 0
    room = home.house.rooms.loaded[table]
    while not room.table.seating[1].away:
        if update["ask"] is not None:
            assert update["ask"]["left"] == 5000
            await a.act(update, "pass")
        elif update["view"]["to_act"] == [1]:
            ahead += 5000
            room.alone.ring()
            strikes += 1
        update = await a.wait(lambda m: m["type"] == "update")
    assert strikes == 2
    await a.wait(lambda m: m["type"] == "table" and m["info"]["seats"][1]["away"])
    # The bot answers for him now, without any clock. Its answer may have come before the table's news: look anew.
    update = await a.join(table)
    assert update is not None
    while update["view"]["to_act"] != [0]:
        update = await a.wait(lambda m: m["type"] == "update")
    assert await b.join(table) is not None
    await a.wait(lambda m: m["type"] == "table" and not m["info"]["seats"][1]["away"])
    lines = (await home.house.store.tables.log_of(table))[2]
    assert [row.entry.by for row in lines if row.entry.seat == 1][:2] == ["clock", "clock"]


async def test_clocks_do_not_run_while_the_server_is_down(build: Build, guests: list[Guest]) -> None:
    present = 1_000_000
    home = await build(now=lambda: present)
    a, b = await come(home, guests, "철수"), await come(home, guests, "영희")
    table = await a.make(clock={"kind": "bank", "seconds": 60, "increment": 0})
    await b.post(f"/api/tables/{table}/sit", seat=None)
    present += 10_000
    await home.house.store.sign_of_life(present)
    home.server.should_exit = True
    await home.task
    present += 3_600_000
    again = await build(now=lambda: present)
    for guest in (a, b):
        guest.address = again.address
        guest.http.base_url = again.address
        guest.http.headers["origin"] = again.address
        await guest.plug()
    update = await a.join(table)
    assert update is not None
    assert sorted(face["left"] for face in update["clocks"]) == [50_000, 60_000]


async def test_a_page_that_does_not_read_costs_no_memory_and_gets_the_latest(build: Build, guests: list[Guest]) -> None:
    home = await build()
    a = await come(home, guests, "철수")
    slow = await come(home, guests, "느린 사람")
    table = await a.make(bots=[None, "random"], options={"target_wins": 5})
    await slow.join(table)
    (line,) = [line for line in home.house.lines if line.player == slow.player["id"]]  # type: ignore[index]
    gate = asyncio.Event()
    send = line.socket.send

    async def stuck(message: Any) -> None:
        await gate.wait()
        await send(message)

    line.socket.send = stuck
    end = await a.play(table)
    assert len(line.answers) <= home.house.limits.outbox
    gate.set()
    seen = [await slow.wait(lambda m: m["type"] == "update")]
    while seen[-1]["n"] < end["n"]:
        seen.append(await slow.wait(lambda m: m["type"] == "update"))
    assert len(seen) <= 3
    events = [event["e"] for update in seen for event in update["events"]]
    assert events == list(range(seen[0]["since"], end["e"]))


async def test_a_page_that_takes_nothing_is_let_go(build: Build, guests: list[Guest]) -> None:
    home = await build(limits=Limits(requests=FREE, sockets=FREE, guests=FREE, tables=FREE, stuck_seconds=0.0))
    a = await come(home, guests, "철수")
    (line,) = home.house.lines
    gate = asyncio.Event()

    async def stuck(message: Any) -> None:
        await gate.wait()

    line.socket.send = stuck
    await a.say(type="ping", at=1)
    await until(lambda: line.sending_since is not None)
    await home.house.sign()
    await until(lambda: not home.house.lines)


async def test_rooms_nobody_needs_are_forgotten_and_found_again(build: Build, guests: list[Guest]) -> None:
    home = await build(limits=Limits(requests=FREE, sockets=FREE, guests=FREE, tables=FREE, idle_seconds=0.0))
    a, b = await come(home, guests, "철수"), await come(home, guests, "영희")
    table = await a.make()
    await b.post(f"/api/tables/{table}/sit", seat=None)
    before = await a.join(table)
    home.house.rooms.sweep()
    assert table in home.house.rooms.loaded
    await a.say(type="part", table=table)
    await a.say(type="ping", at=1)
    await a.wait(lambda m: m["type"] == "pong")
    await asyncio.sleep(rooms.NEWS_WAIT * 2)
    home.house.rooms.sweep()
    assert table not in home.house.rooms.loaded
    assert await a.join(table) == before


async def test_tables_that_wait_for_ever_are_closed(build: Build, guests: list[Guest]) -> None:
    present = 1_000_000
    home = await build(now=lambda: present)
    a = await come(home, guests, "철수")
    table = await a.make(visibility="open")
    present += 23 * 3_600_000
    await home.house.sweep()
    assert (await a.http.get(f"/api/tables/{table}")).json()["state"] == "waiting"
    present += 2 * 3_600_000
    await a.join(table)
    await home.house.sweep()
    news = await a.wait(lambda m: m["type"] == "table" and m["info"]["state"] == "closed")
    assert news["info"]["closed_because"] == "abandoned"
    assert (await a.http.get("/api/tables")).json() == []
    await a.post(f"/api/tables/{table}/sit", 409, seat=1)


async def test_a_match_whose_rules_are_gone_is_closed_not_reinterpreted(build: Build, guests: list[Guest]) -> None:
    home = await build()
    a, b = await come(home, guests, "철수"), await come(home, guests, "영희")
    running, over = await a.make(), await a.make(options={"target_wins": 1})
    for table in (running, over):
        await b.post(f"/api/tables/{table}/sit", seat=None)
    ends = await asyncio.gather(a.play(over), b.play(over))
    await replay(a, over)
    await home.house.store.log.write(text("update tables set rules_version = 'old'"))
    home.server.should_exit = True
    await home.task
    again = await build()
    c = await come(again, guests, "구경꾼")
    info = {"state": ""}
    while info["state"] != "closed":
        info = (await c.http.get(f"/api/tables/{running}")).json()
    assert info["closed_because"] == "rules-gone"  # type: ignore[comparison-overlap]
    shown = await c.join(over)
    assert shown is not None
    assert shown["view"]["result"] == ends[0]["view"]["result"]
    assert shown["e"] == len(shown["events"]) == ends[0]["e"]


async def test_a_bot_that_fails_does_what_is_done_for_the_absent(
    build: Build, guests: list[Guest], monkeypatch: pytest.MonkeyPatch
) -> None:
    home = await build()

    async def broken(thought: object) -> str:
        raise RuntimeError("a bug in a bot")

    monkeypatch.setattr(home.house.thinkers, "ask", broken)
    a = await come(home, guests, "철수")
    table = await a.make(bots=[None, "random"], options={"target_wins": 1})
    assert (await a.play(table))["view"]["result"] is not None


async def test_a_worker_that_dies_is_replaced(build: Build, guests: list[Guest]) -> None:
    home = await build()
    a = await come(home, guests, "철수")
    table = await a.make(bots=[None, "random"], options={"target_wins": 5})
    killed = False

    def kill(update: dict[str, object]) -> bool:
        nonlocal killed
        pool = home.house.thinkers.workers.pool
        if not killed and pool is not None and update["n"] == 4:
            killed = True
            for worker in list((pool._processes or {}).values()):
                worker.kill()
        return False

    assert (await a.play(table, kill))["view"]["result"] is not None


async def test_another_build_is_told_at_hello(build: Build, guests: list[Guest], tmp_path: Path) -> None:
    (tmp_path / "build.txt").write_text("new\n")
    home = await build(root=tmp_path)
    a = await come(home, guests, "철수")
    for page, told in (("old", True), ("new", False), ("", False)):
        await a.plug(hello=False)
        await a.say(type="hello", protocol=1, build=page)
        assert (await a.hear())["build"] == "new"
        await a.say(type="ping", at=1)
        assert (await a.hear())["type"] == ("reload" if told else "pong")


async def test_a_mistake_of_ours_is_answered_and_the_table_is_read_again(
    build: Build, guests: list[Guest], monkeypatch: pytest.MonkeyPatch
) -> None:
    home = await build()
    a = await come(home, guests, "철수")
    table = await a.make(bots=[None, "random"])
    update = await a.join(table)
    assert update is not None
    while update["ask"] is None:
        update = await a.wait(lambda m: m["type"] == "update")
    with monkeypatch.context() as patch:
        patch.setattr("hanpan.table.table.Table.step", lambda *args: 1 / 0)
        reply = await a.act(update, "pass", id="x")
        assert (reply["status"], reply["code"]) == ("failed", "failed")
    reply = await a.act(update, "pass", id="x")
    assert (reply["status"], reply["n"]) == ("done", update["n"] + 1)


async def test_sockets_of_one_address_are_bounded(build: Build, guests: list[Guest]) -> None:
    home = await build(limits=replace(LIMITS, open_sockets=2))
    a, b = await come(home, guests, "하나"), await come(home, guests, "둘")
    with pytest.raises(InvalidStatus, match="429"):
        await come(home, guests, "셋")
    await a.unplug()
    await until(lambda: len(home.house.lines) == 1)
    await guests[2].plug()
    await b.unplug()


async def test_a_move_is_finished_though_its_page_goes(
    build: Build, guests: list[Guest], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The line is given up while the entry is being written: the others see the move at once."""
    home = await build()
    a, b = await come(home, guests, "철수"), await come(home, guests, "영희")
    table = await a.make()
    await b.post(f"/api/tables/{table}/sit", seat=None)
    updates = {guest: await guest.join(table) for guest in (a, b)}
    mover, other = (a, b) if (updates[a] or {})["ask"] is not None else (b, a)
    update = updates[mover]
    assert update is not None
    writing, go_on = asyncio.Event(), asyncio.Event()
    write_rows = home.house.store.log.write_rows

    async def slowly(connection: Any, rows: list[dict[str, Any]]) -> set[tuple[str, int]]:
        if rows:
            writing.set()
            await go_on.wait()
        return await write_rows(connection, rows)

    monkeypatch.setattr(home.house.store.log, "write_rows", slowly)
    ask = update["ask"]
    await mover.say(type="act", id="x", table=table, ask=ask["ask"], do=ask["legal"][0])
    await writing.wait()
    player = (mover.player or {})["id"]
    for line in list(home.house.lines):
        if line.player == player:
            line.give_up()
    await until(lambda: len(home.house.lines) == 1)
    go_on.set()
    assert (await other.wait(lambda m: m["type"] == "update"))["n"] == update["n"] + 1


def test_logs_hold_no_values(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """A mistake is logged by its place: variables hold hands and keys, statements hold entries."""
    wishes: dict[str, Any] = {}
    monkeypatch.setattr(structlog, "configure", wishes.update)
    for terminal in (False, True):
        monkeypatch.setattr(sys.stderr, "isatty", lambda there=terminal: there, raising=False)
        set_up_logs()
        try:
            hand = "a hidden " + "kitten"
            raise ValueError(len(hand))
        except ValueError as error:
            line: Any = {"event": "a call failed", "level": "error", "exc_info": error}
            for step in wishes["processors"]:
                line = step(None, "error", line)
        assert "test_house" in line
        assert "a hidden kitten" not in line


async def test_errors_of_the_store_hold_no_values(build: Build) -> None:
    home = await build()
    async with home.house.store.engine.connect() as connection:
        with pytest.raises(OperationalError) as caught:
            await connection.execute(text("insert into nowhere values (:hand)"), {"hand": "hidden kitten"})
    assert "hidden kitten" not in str(caught.value)


async def test_limits_are_told(build: Build, guests: list[Guest]) -> None:
    from hanpan.server.limits import Rate

    home = await build(limits=Limits(guests=Rate(2, 0.001), tables=Rate(3, 0.001), waiting_tables=2))
    a = await come(home, guests, "하나")
    await come(home, guests, "둘")
    third = Guest(home.address)
    guests.append(third)
    assert (await third.post("/api/me", 429, name="셋"))["code"] == "too-fast"
    first = await a.make()
    await a.make()
    assert (await a.post("/api/tables", 409, game="cockroach_duel"))["code"] == "too-many-tables"
    await a.post(f"/api/tables/{first}/leave")
    assert (await a.post("/api/tables", 429, game="cockroach_duel"))["code"] == "too-fast"


async def test_random_json_never_ends_the_server(build: Build, guests: list[Guest]) -> None:
    home = await build(limits=Limits(messages=FREE, emotes=FREE, guests=FREE, tables=FREE))
    a, b = await come(home, guests, "철수"), await come(home, guests, "영희")
    table = await a.make()
    await b.post(f"/api/tables/{table}/sit", seat=None)
    chance = random.Random(5)
    await a.join(table)

    def value(depth: int = 0) -> object:
        plain: list[object] = [None, True, 0, -1, 2**60, 1.5, "", table, "pass", "act", "😀", "\u202e"]
        if depth < 3 and chance.random() < 0.3:
            return [value(depth + 1) for _ in range(chance.randrange(3))]
        if depth < 3 and chance.random() < 0.2:
            return {str(value(3)): value(depth + 1) for _ in range(chance.randrange(3))}
        return chance.choice(plain)

    kinds = ["hello", "join", "part", "act", "undo", "emote", "lobby", "ping", "?"]
    fields = ["id", "table", "ask", "do", "since", "emote", "on", "at", "protocol", "build"]
    assert a.socket is not None
    for _ in range(400):
        message = {"type": chance.choice(kinds)} | {
            name: table if name == "table" and chance.random() < 0.5 else value()
            for name in fields
            if chance.random() < 0.6
        }
        await a.socket.send(json.dumps(message))
        if message["type"] in ("hello", "?"):
            await asyncio.wait_for(a.socket.recv(), 10)
    await a.plug()
    assert await a.join(table) is not None


@pytest.mark.parametrize(
    "name",
    [
        "",
        "   ",
        "x" * 21,
        "a\u202eb",
        "a\u0000b",
        "\u200b",
        "\u3164",
        "\u0301" * 3,
        "a" + "\u0301" * 4,
        "a\u200db",
        "🔥\u200d",
    ],
)
def test_names_that_are_none(name: str) -> None:
    with pytest.raises(NotPossible, match="bad-name"):
        clean_name(name)


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("철수", "철수"),
        ("  a   b ", "a b"),
        ("\u1100\u1161", "가"),
        ("<b>&'\"", "<b>&'\""),
        ("🪳", "🪳"),
        ("é", "é"),
        ("👨\u200d👩\u200d👧", "👨\u200d👩\u200d👧"),
        ("❤\ufe0f\u200d🔥", "❤\ufe0f\u200d🔥"),
    ],
)
def test_names_as_they_are_kept(name: str, kept: str) -> None:
    assert clean_name(name) == kept
