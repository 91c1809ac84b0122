"""The server dies in the middle of everything, and nothing it acknowledged is lost."""

from __future__ import annotations

import asyncio
import json
import signal

import pytest
from websockets.exceptions import ConnectionClosed

import hanpan

from .client import Guest
from .conftest import Served

TABLES = 20


async def test_kill_9_loses_no_acknowledged_move_and_every_match_goes_on(mortal: Served) -> None:
    mortal.start()
    host = await Guest(mortal.address).be("주인")
    people = [await Guest(mortal.address).be(f"손님 {n}") for n in range(4)]
    bots = [await host.make(bots=["random", "random"], options={"target_wins": 5}) for _ in range(TABLES)]
    acknowledged: dict[tuple[str, int], str] = {}
    tables = []
    for guest in people:
        table = await guest.make(bots=[None, "random"], options={"target_wins": 5})
        tables.append(table)

    async def play(guest: Guest, table: str) -> None:
        try:
            update = await guest.join(table)
            while update is not None and update["view"]["result"] is None:
                if update["ask"] is not None:
                    do = update["ask"]["legal"][0]
                    reply = await guest.act(update, do)
                    if reply["status"] == "done":
                        acknowledged[(table, reply["n"])] = do
                update = await guest.wait(lambda m: m["type"] == "update")
        except ConnectionClosed:
            pass

    playing = [asyncio.create_task(play(g, t)) for g, t in zip(people, tables, strict=True)]
    await asyncio.sleep(0.6)
    await asyncio.to_thread(mortal.end, signal.SIGKILL)
    await asyncio.gather(*playing)
    assert acknowledged
    await asyncio.to_thread(mortal.start)

    for guest, table in zip(people, tables, strict=True):
        await guest.plug()
        end = await guest.play(table)
        assert end["view"]["result"] is not None
    await host.plug()
    for table in bots:
        update = await host.join(table)
        while update is not None and update["view"]["result"] is None:
            update = await host.wait(lambda m, t=table: m["type"] == "update" and m["table"] == t)  # type: ignore[misc]
    for table in (*tables, *bots):
        text = (await host.http.get(f"/api/tables/{table}/log")).text
        lines = [json.loads(line) for line in text.splitlines()]
        hanpan.verify(lines)
        for (where, n), do in acknowledged.items():
            if where == table:
                assert lines[n + 1]["do"] == do
    for guest in (host, *people):
        await guest.close()


async def test_a_command_sent_again_after_a_restart_is_a_duplicate_and_a_gentle_end_is_told(mortal: Served) -> None:
    mortal.start()
    a, b = await Guest(mortal.address).be("철수"), await Guest(mortal.address).be("영희")
    table = await a.make()
    await b.post(f"/api/tables/{table}/sit", seat=None)
    ua, ub = await a.join(table), await b.join(table)
    assert ua is not None
    mover, update = (a, ua) if ua["ask"] is not None else (b, ub)
    assert update is not None
    first = await mover.act(update, "pass", id="kept")
    assert first["status"] == "done"
    await asyncio.to_thread(mortal.end, signal.SIGKILL)
    await asyncio.to_thread(mortal.start)
    await mover.plug()
    back = await mover.join(table, since=update["e"])
    assert back is not None
    assert back["n"] == 1
    again = await mover.act(update, "pass", id="kept")
    assert (again["status"], again["n"]) == ("duplicate", 1)
    await a.make(bots=["random", "random"], options={"target_wins": 5})
    status = await asyncio.to_thread(mortal.end, signal.SIGTERM)
    assert status == 0
    with pytest.raises(ConnectionClosed) as closed:
        await mover.wait(lambda m: False)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1012
    for guest in (a, b):
        await guest.close()
