"""A die that is really flicked: simulated off the event loop, kept with its path, and nothing is lost when it fails."""

from __future__ import annotations

import asyncio
import json
import os
import secrets
import signal
import time
from base64 import b64decode
from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Any

import pytest
import pytest_asyncio

import hanpan
from hanpan.games import physics
from hanpan.server.limits import Rate
from hanpan.server.simulations import simulated
from hanpan.table.table import Table

from .client import Guest, replay
from .conftest import LIMITS, Build, Come, Home, Served

CLIFF = "flick_cliff"
FLICK = "flick 0.76 0 26 0 0 2"


def crashes(*asked: Any) -> Any:
    """A simulation that takes its process with it."""
    os._exit(1)


def hangs(*asked: Any) -> Any:
    """A simulation that never ends."""
    time.sleep(600)


def misbehaves(*asked: Any) -> Any:
    """A simulation with a mistake in it."""
    raise ZeroDivisionError


def lands_nowhere(*asked: Any) -> Any:
    """A simulation whose answer is none."""
    return 4000, None


@pytest_asyncio.fixture
async def at_home(build: Build) -> AsyncIterator[tuple[Home, Guest, Guest]]:
    """A house in this loop, and two people in it."""
    home = await build()
    a, b = await Guest(home.address).be("철수"), await Guest(home.address).be("영희")
    yield home, a, b
    await a.close()
    await b.close()


async def begun(a: Guest, b: Guest, **wish: Any) -> tuple[str, Guest, dict[str, Any]]:
    """A match of the two; its table, who is asked, and his update."""
    table = await a.make(game=CLIFF, **wish)
    await b.post(f"/api/tables/{table}/sit", seat=None)
    ua, ub = await a.join(table), await b.join(table)
    assert ua is not None
    assert ub is not None
    return (table, a, ua) if ua["ask"] is not None else (table, b, ub)


async def log_of(guest: Guest, table: str) -> list[dict[str, Any]]:
    """The log of a finished match."""
    text = (await guest.http.get(f"/api/tables/{table}/log")).text
    return [json.loads(line) for line in text.splitlines()]


async def test_people_and_bots_flick_to_the_end_and_every_flick_is_simulated_again(come: Come) -> None:
    a, b = await come("철수"), await come("영희")
    table = await a.make(game=CLIFF, seats=3, bots=[None, None, "greedy"])
    await b.post(f"/api/tables/{table}/sit", seat=None)
    ends = await asyncio.gather(a.play(table), b.play(table))
    assert ends[0]["view"]["result"] == ends[1]["view"]["result"] is not None
    ours = physics(CLIFF)
    assert ours is not None
    lines = await log_of(a, table)
    assert lines[0]["physics"] == ours.version
    assert hanpan.verify(lines).recorded == ()
    flicks = [line for line in lines[1:] if line["do"] and line["do"].startswith("flick")]
    assert {line["by"] for line in flicks} == {"player", "bot"}
    for line in flicks:
        (landing,) = [outcome["landing"] for outcome in line["chance"] if "landing" in outcome]
        assert len(b64decode(landing["path"]["frames"])) % 14 == 0
        assert ("seating" in landing["path"]) == landing.get("tilted", False)
    # What pages were sent, what is kept for later and what the log says is one and the same.
    kept = await replay(a, table)
    seen = [event for update in a.heard if update["type"] == "update" for event in update["events"]]
    assert seen == kept["events"]["0"]  # type: ignore[index]
    paths = [event["path"] for event in seen if event["type"] == "flicked"]
    assert paths == [
        outcome["landing"]["path"] for line in flicks for outcome in line["chance"] if "landing" in outcome
    ]


async def test_two_flicks_at_once_are_one_flick(come: Come) -> None:
    a, b = await come("철수"), await come("영희")
    table, mover, update = await begun(a, b)
    ask = update["ask"]["ask"]
    for id in ("first", "first", "second"):
        await mover.say(type="act", id=id, table=table, ask=ask, do=FLICK)
    replies = [await mover.wait(lambda m: m["type"] == "reply") for _ in range(3)]
    assert [(reply["id"], reply["status"]) for reply in replies[:2]] == [("first", "done"), ("first", "duplicate")]
    # With a short the same seat is asked again: then the question is another one all the same.
    assert replies[2]["status"] == "stale"
    other = await Guest(mover.address).be("나")
    now = await other.join(table)
    assert now is not None
    assert now["n"] == 1
    await other.close()


async def test_one_tables_flicks_do_not_wait_for_anothers_nor_does_anybody_else(
    at_home: tuple[Home, Guest, Guest],
) -> None:
    home, a, b = at_home
    home.house.simulations.warm(hanpan.game(CLIFF))
    _, mover, update = await begun(a, b)
    await mover.act(update, FLICK)
    delays: list[float] = []

    async def tick() -> None:
        while True:
            before = time.perf_counter()
            await asyncio.sleep(0.002)
            delays.append(time.perf_counter() - before - 0.002)

    ticking = asyncio.create_task(tick())
    people = [await Guest(home.address).be(f"손님 {n}") for n in range(6)]
    tables = [await guest.make(game=CLIFF, bots=[None, "greedy"]) for guest in people]
    await asyncio.gather(*(guest.play(one) for guest, one in zip(people, tables, strict=True)))
    ticking.cancel()
    delays.sort()
    assert delays[len(delays) * 95 // 100] < 0.1, "the loop never waits for a flick"
    for guest in people:
        await guest.close()


@pytest.mark.parametrize("work", [crashes, hangs, misbehaves, lands_nowhere])
async def test_a_flick_that_cannot_be_simulated_is_not_done_and_may_be_tried_again(
    at_home: tuple[Home, Guest, Guest], work: Any
) -> None:
    home, a, b = at_home
    table, mover, update = await begun(a, b)
    simulations = home.house.simulations
    simulations.work = work
    simulations.patience = 5.0 if work is crashes else 2.0
    reply = await mover.act(update, FLICK, id="mine")
    assert (reply["status"], reply["code"], reply["n"]) == ("failed", "not-simulated", 0)
    again = await mover.join(table)
    assert again is not None
    assert again["view"] == update["view"]
    assert (again["n"], again["e"], again["ask"]) == (update["n"], update["e"], update["ask"])
    simulations.work = simulated
    simulations.patience = 20.0
    reply = await mover.act(again, FLICK, id="mine")
    assert (reply["status"], reply["n"]) == ("done", 1)


async def test_a_bot_whose_flick_fails_tries_again(at_home: tuple[Home, Guest, Guest], monkeypatch: Any) -> None:
    home, a, _ = at_home
    monkeypatch.setattr("hanpan.server.alone.AGAIN", 0.1)
    home.house.simulations.work = misbehaves
    table = await a.make(game=CLIFF, bots=["greedy", "greedy"])
    update = await a.join(table)
    assert update is not None
    await asyncio.sleep(0.5)
    assert home.house.rooms.loaded[table].table.n == 0
    home.house.simulations.work = simulated
    while update["view"]["result"] is None:
        update = await a.wait(lambda m: m["type"] == "update")
    assert hanpan.verify(await log_of(a, table)).recorded == ()


async def test_when_time_is_up_the_usual_flick_is_simulated_too(build: Build) -> None:
    offset = 0
    home = await build(now=lambda: int(time.time() * 1000) + offset)
    a, b = await Guest(home.address).be("철수"), await Guest(home.address).be("영희")
    table, mover, update = await begun(a, b, clock={"kind": "turn", "seconds": 5})
    offset = 6000
    room = home.house.rooms.loaded[table]
    room.alone.ring()
    update = await mover.wait(lambda m: m["type"] == "update" and m["n"] > 0)
    (flicked,) = [event for event in update["events"] if event["type"] == "flicked"]
    assert flicked["path"] is not None
    assert room.table.match is not None
    assert room.table.match.entries[1].by == "clock"
    for guest in (a, b):
        await guest.close()


@pytest.mark.parametrize(
    ("do", "code"),
    [
        ("flick nan 0 0 0 0 0", "malformed"),
        ("flick NaN 0 0 0 0 0", "malformed"),
        ("flick inf 0 0 0 0 0", "malformed"),
        ("flick -inf 0 0 0 0 0", "malformed"),
        ("flick 1e3 0 0 0 0 0", "malformed"),
        ("flick 0.755 0 0 0 0 0", "malformed"),
        ("flick 0.7 0 0 0 0 0", "malformed"),
        ("flick 00.76 0 0 0 0 0", "malformed"),
        ("flick ０.76 0 0 0 0 0", "malformed"),
        ("flick 0.76 0.25 0 0 0 0", "malformed"),
        ("flick 0.76 -0 0 0 0 0", "malformed"),
        ("flick 0.76 0 0 0.5 0 0", "malformed"),
        ("flick 0.76 0 0 0 0", "malformed"),
        ("flick 0.76 0 0 0 0 0 0", "malformed"),
        ("flick 0.76 0 0 0 0 0 face 1 2", "malformed"),
        ("flick 0.76 0 0 0 0 0\n", "malformed"),
        ("flick " + "9" * 60 + ".00 0 0 0 0 0", "malformed"),
        ("flick 0.09 0 0 0 0 0", "out-of-range"),
        ("flick 2.51 0 0 0 0 0", "out-of-range"),
        ("flick 999999.00 0 0 0 0 0", "out-of-range"),
        ("flick -0.76 0 0 0 0 0", "out-of-range"),
        ("flick 0.76 45.5 0 0 0 0", "out-of-range"),
        ("flick 0.76 0 -0.5 0 0 0", "out-of-range"),
        ("flick 0.76 0 40.5 0 0 0", "out-of-range"),
        ("flick 0.76 0 0 46 0 0", "out-of-range"),
        ("flick 0.76 0 0 0 6.5 0", "out-of-range"),
        ("flick 0.76 0 0 0 0 -999999", "out-of-range"),
    ],
)
async def test_a_hostile_flick_is_refused_before_anything_is_simulated(served: Served, do: str, code: str) -> None:
    a, b = await Guest(served.address).be("철수"), await Guest(served.address).be("영희")
    _, mover, update = await begun(a, b)
    reply = await mover.act(update, do)
    assert (reply["status"], reply["code"]) == ("refused", code)
    answer = await mover.post("/api/practice", game=CLIFF, do=do)
    assert (answer["status"], answer["code"], answer["events"]) == ("refused", code, [])
    await a.close()
    await b.close()


@pytest.mark.parametrize(
    "do",
    [
        "flick 0.10 -45 40 -45 -6 -6",
        "flick 2.50 45 40 45 6 6",
        "flick 2.50 -45 0 45 6 -6",
        "flick 2.50 0 0 0 0 6",
    ],
)
async def test_the_wildest_flicks_in_range_land_somewhere(come: Come, do: str) -> None:
    guest = await come("철수")
    answer = await guest.post("/api/practice", game=CLIFF, do=do, options={"steady_hand": "shaky"})
    assert answer["status"] == "done"
    assert answer["events"][2]["kind"] in ("short", "out", "cell")


async def test_a_restart_in_the_middle_keeps_every_acknowledged_flick_and_goes_on(mortal: Served) -> None:
    mortal.start()
    a, b = await Guest(mortal.address).be("철수"), await Guest(mortal.address).be("영희")
    table, mover, update = await begun(a, b)
    reply = await mover.act(update, FLICK, id="kept")
    assert reply["status"] == "done"
    update = await mover.wait(lambda m: m["type"] == "update" and m["n"] == 1)
    (flicked,) = [event for event in update["events"] if event["type"] == "flicked"]
    await asyncio.to_thread(mortal.end, signal.SIGKILL)
    await asyncio.to_thread(mortal.start)
    for guest in (a, b):
        await guest.plug()
    back = await mover.join(table)
    assert back is not None
    assert flicked in back["events"], "the die's path is not simulated again, it was kept"
    again = await mover.act(update | {"ask": {"ask": 1, "legal": []}}, FLICK, id="kept")
    assert (again["status"], again["n"]) == ("duplicate", 1)
    await asyncio.gather(a.play(table), b.play(table))
    assert hanpan.verify(await log_of(a, table)).recorded == ()
    for guest in (a, b):
        await guest.close()


async def test_a_restart_in_the_middle_of_a_flick_has_done_it_wholly_or_not_at_all(mortal: Served) -> None:
    mortal.start()
    a, b = await Guest(mortal.address).be("철수"), await Guest(mortal.address).be("영희")
    table, mover, update = await begun(a, b)
    await mover.say(type="act", id="lost?", table=table, ask=update["ask"]["ask"], do=FLICK)
    await asyncio.sleep(0.01)
    await asyncio.to_thread(mortal.end, signal.SIGKILL)
    await asyncio.to_thread(mortal.start)
    await mover.plug()
    back = await mover.join(table)
    assert back is not None
    assert back["n"] in (0, 1)
    reply = await mover.act(back | {"ask": update["ask"]}, FLICK, id="lost?")
    assert (reply["status"], reply["n"]) == (("done", 1) if back["n"] == 0 else ("duplicate", 1))
    for guest in (a, b):
        await guest.close()


# The practice pad


async def test_a_practice_flick_shows_all_and_touches_nothing(come: Come) -> None:
    guest = await come("철수")
    before = (await guest.http.get("/api/tables")).json()
    seen = set()
    for _ in range(6):
        answer = await guest.post("/api/practice", game=CLIFF, do=FLICK)
        assert (answer["status"], answer["code"], answer["clause"]) == ("done", None, None)
        posed, flicked, landed = answer["events"][:3]
        assert [event["e"] for event in answer["events"]] == list(range(len(answer["events"])))
        assert (posed["type"], flicked["type"], landed["type"]) == ("posed", "flicked", "landed")
        assert (flicked["speed"], flicked["loft"], flicked["height"]) == (0.76, 26, 2)
        assert flicked["path"]["fps"] == 60
        seen.add(flicked["path"]["frames"])
    assert len(seen) > 1, "the finger strays as it would at a table"
    assert (await guest.http.get("/api/tables")).json() == before


async def test_practice_takes_options_or_those_of_a_table(come: Come) -> None:
    guest = await come("철수")
    exact = {"steady_hand": "exact", "start_face": "chosen"}
    one, two = [await guest.post("/api/practice", game=CLIFF, do=f"{FLICK} face 1 2", options=exact) for _ in range(2)]
    assert one["events"][0]["type"] == "flicked"
    assert one["events"][0]["path"] == two["events"][0]["path"], "exact is exact"
    table = await guest.make(game=CLIFF, options=exact)
    other = await guest.post("/api/practice", game=CLIFF, do=f"{FLICK} face 1 2", table=table)
    assert other["events"][0]["path"] == one["events"][0]["path"]
    refused = await guest.post("/api/practice", game=CLIFF, do=FLICK, table=table)
    assert (refused["status"], refused["code"], refused["clause"]) == ("refused", "malformed", "9")


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"game": "chess", "do": FLICK}, 404, "no-such-game"),
        ({"game": "cockroach_duel", "do": "pass"}, 409, "no-practice"),
        ({"game": CLIFF, "do": FLICK, "options": {"wind": True}}, 400, "bad-option"),
        ({"game": CLIFF, "do": FLICK, "options": {"sheet": "../../etc/passwd"}}, 400, "bad-option"),
        ({"game": CLIFF, "do": FLICK, "table": "x" * 16}, 404, "no-such-table"),
        ({"game": CLIFF, "do": 7}, 400, "malformed"),
        ({"game": CLIFF, "do": "flick " + "9" * 400}, 400, "malformed"),
        ({"game": CLIFF}, 400, "malformed"),
    ],
)
async def test_what_cannot_be_practised_says_why(come: Come, body: dict[str, Any], status: int, code: str) -> None:
    guest = await come("철수")
    answer = await guest.http.post("/api/practice", json=body)
    assert (answer.status_code, answer.json()["code"]) == (status, code)


async def test_another_games_table_is_not_practised_at(come: Come) -> None:
    guest = await come("철수")
    table = await guest.make()
    answer = await guest.http.post("/api/practice", json={"game": CLIFF, "do": FLICK, "table": table})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-option")


async def test_strangers_and_the_impatient_do_not_practise(build: Build) -> None:
    home = await build(limits=replace(LIMITS, practice=Rate(3, 0.001)))
    guest = Guest(home.address)
    answer = await guest.http.post("/api/practice", json={"game": CLIFF, "do": FLICK})
    assert (answer.status_code, answer.json()["code"]) == (401, "no-name")
    await guest.be("철수")
    answers = [await guest.http.post("/api/practice", json={"game": CLIFF, "do": FLICK}) for _ in range(4)]
    assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
    assert answers[-1].json()["code"] == "too-fast"
    await guest.close()


async def test_practice_never_crowds_out_matches(at_home: tuple[Home, Guest, Guest]) -> None:
    home, a, _ = at_home
    home.house.practice_buckets = type(home.house.practice_buckets)(Rate(1e9, 1e9))
    await a.post("/api/practice", game=CLIFF, do=FLICK)
    bodies = [a.http.post("/api/practice", json={"game": CLIFF, "do": FLICK}) for _ in range(20)]
    statuses = [answer.status_code for answer in await asyncio.gather(*bodies)]
    assert set(statuses) == {200, 429}
    assert home.house.simulations.practising == 0


async def test_a_practice_flick_that_fails_says_so(at_home: tuple[Home, Guest, Guest]) -> None:
    home, a, _ = at_home
    home.house.simulations.work = misbehaves
    answer = await a.http.post("/api/practice", json={"game": CLIFF, "do": FLICK})
    assert (answer.status_code, answer.json()["code"]) == (503, "not-simulated")
    assert home.house.simulations.practising == 0


async def test_the_lobby_tells_what_can_be_practised_and_what_sheets_say(come: Come) -> None:
    guest = await come("철수")
    games = {info["id"]: info for info in (await guest.http.get("/api/games")).json()}
    assert games[CLIFF]["practice"]
    assert games[CLIFF]["sheets"] == hanpan.game(CLIFF).sheets
    assert not games["cockroach_duel"]["practice"]
    assert games["cockroach_duel"]["sheets"] == {}


# A designer's own sheet


def own() -> hanpan.Game:
    """The rulebook's strip with other icons."""
    sheet = json.loads(json.dumps(hanpan.game(CLIFF).sheets["v2_1"]))
    for cell in sheet["action_sheet"]["cells"][:7]:
        cell["climb"] = "full"
    return hanpan.game(CLIFF).with_sheet("all_full", sheet)


async def test_a_table_on_a_designers_sheet_keeps_it_whatever_the_server_offers_later(build: Build) -> None:
    home = await build()
    home.house.on_own_sheets = {CLIFF: own()}
    a, b = await Guest(home.address).be("철수"), await Guest(home.address).be("영희")
    (info,) = [info for info in (await a.http.get("/api/games")).json() if info["id"] == CLIFF]
    (option,) = [option for option in info["options"] if option["name"] == "sheet"]
    assert (option["default"], option["values"]) == ("all_full", ["all_full", "v2_1"])
    table = await a.make(game=CLIFF)
    waiting = await a.make(game=CLIFF)
    usual = await a.make(game=CLIFF, options={"sheet": "v2_1"})
    home.house.on_own_sheets = {}
    home.house.rooms.loaded.clear()  # as after a restart without --sheet
    seen = (await b.http.get(f"/api/tables/{table}")).json()
    assert seen["options"]["sheet"] == "all_full"
    assert seen["sheet"] == own().sheets["all_full"]
    assert (await b.http.get(f"/api/tables/{usual}")).json()["sheet"] is None
    await a.post(f"/api/tables/{table}/bot", seat=1, bot="greedy")
    end = await a.play(table)
    assert end["view"]["result"] is not None
    lines = await log_of(a, table)
    assert lines[0]["sheet"] == own().sheets["all_full"]
    assert hanpan.verify(lines).recorded == ()
    again = await a.post(f"/api/tables/{table}/rematch")
    assert again["sheet"] == own().sheets["all_full"]
    practised = await a.post("/api/practice", game=CLIFF, do=FLICK, table=waiting)
    assert practised["status"] == "done"
    for guest in (a, b):
        await guest.close()


def test_a_table_has_no_physics_unless_it_is_given_one() -> None:
    from hanpan.table.seating import Plan

    table = Table("x", hanpan.game(CLIFF), Plan(CLIFF, {}, 2), "host", secrets.token_bytes(32), 0)
    assert table.physics is None
