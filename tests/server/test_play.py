"""Whole matches through the socket."""

from __future__ import annotations

import asyncio
import json

import pytest

import hanpan
from hanpan.core.log import read_log

from .client import Guest, replay
from .conftest import Come, Served


async def test_two_people_play_to_the_end_and_anybody_can_verify_it(come: Come) -> None:
    a, b = await come("철수"), await come("영희")
    table = await a.make(nonce="01" * 16)
    await b.post(f"/api/tables/{table}/sit", seat=None, nonce="02" * 16)
    ends = await asyncio.gather(a.play(table), b.play(table))
    assert ends[0]["view"]["result"] == ends[1]["view"]["result"] is not None

    info = (await a.http.get(f"/api/tables/{table}")).json()
    assert info["state"] == "over"
    text = (await a.http.get(f"/api/tables/{table}/log")).text
    lines = [json.loads(line) for line in text.splitlines()]
    header, entries = read_log(lines)
    assert header["commitment"] == info["commitment"]
    assert header["seed"]["nonces"] == ["01" * 16, "02" * 16]
    match = hanpan.verify(lines)
    assert match.result() == ends[0]["view"]["result"]
    assert len(entries) == ends[0]["n"] + 1
    assert {entry.by for entry in entries[1:]} == {"player"}

    lines[3]["t"] += 1
    with pytest.raises(hanpan.LogError) as broken:
        hanpan.verify(lines)
    assert broken.value.entry == 2


async def test_everything_sent_is_what_the_viewer_may_know_and_nothing_more(come: Come) -> None:
    a, b, watcher = await come("철수"), await come("영희"), await come("구경꾼")
    table = await a.make()
    assert await watcher.join(table) is None
    await b.post(f"/api/tables/{table}/sit", seat=None)

    async def watch() -> None:
        await watcher.wait(lambda m: m["type"] == "update" and m["view"]["result"] is not None)

    await asyncio.gather(a.play(table), b.play(table), watch())
    kept = await replay(a, table)
    steps = {step["n"]: step for step in kept["steps"]}  # type: ignore[attr-defined]
    for guest, viewer in ((a, "0"), (b, "1"), (watcher, "watcher")):
        known: list[object] = []
        updates = [message for message in guest.heard if message["type"] == "update"]
        assert updates
        for update in updates:
            assert update["view"] == steps[update["n"]]["views"][viewer]
            assert update["since"] <= len(known)
            known = known[: update["since"]] + update["events"]
            assert update["e"] == len(known) == steps[update["n"]]["e"]
            mine = viewer != "watcher" and int(viewer) in update["view"]["to_act"]
            assert (update["ask"] is not None) == mine
        assert known == kept["events"][viewer]  # type: ignore[index]
        # Beside updates a page gets news, replies and the welcome: none of them holds a card.
        for raw, message in zip(guest.raw, guest.heard, strict=True):
            if message["type"] != "update":
                assert message["type"] in ("welcome", "table", "reply")
                assert not any(f'"{card}' in raw for card in ("fly", "roach", "rat", "toad", "bat"))
    secret = (await a.http.get(f"/api/tables/{table}/log")).json  # only now: the seed is public after the end
    assert secret is not None
    header = json.loads((await a.http.get(f"/api/tables/{table}/log")).text.splitlines()[0])
    traffic = "".join(a.raw + b.raw + watcher.raw)
    assert header["seed"]["secret"] not in traffic


async def test_hands_of_the_other_are_never_listed_before_they_are_shown(come: Come) -> None:
    a, b = await come("철수"), await come("영희")
    table = await a.make()
    await b.post(f"/api/tables/{table}/sit", seat=None)
    await asyncio.gather(a.play(table), b.play(table))
    for guest, other in ((a, 1), (b, 0)):
        for update in (m for m in guest.heard if m["type"] == "update"):
            assert set(update["view"]["hands"][other]) == {"hidden"}
            assert set(update["view"]["deck"]) == {"hidden"}
            for event in update["events"]:
                if event.get("seat") == other and event["type"] in ("attacked", "blocked", "drew"):
                    assert "cards" not in event


async def test_one_against_a_bot(come: Come) -> None:
    a = await come("철수")
    table = await a.make(bots=[None, "greedy"])
    end = await a.play(table)
    assert end["view"]["result"] is not None
    lines = [json.loads(line) for line in (await a.http.get(f"/api/tables/{table}/log")).text.splitlines()]
    assert {line["by"] for line in lines[2:]} == {"player", "bot"}
    hanpan.verify(lines)


async def test_the_host_fills_the_last_seat_with_a_bot_and_it_begins(come: Come) -> None:
    a = await come("철수")
    table = await a.make()
    info = await a.post(f"/api/tables/{table}/bot", seat=1, bot="random")
    assert info["state"] == "playing"
    assert info["seats"][1]["kind"] == "bot"


async def test_bots_among_themselves(come: Come) -> None:
    a = await come("철수")
    table = await a.make(bots=["random", "random"])
    info = (await a.http.get(f"/api/tables/{table}")).json()
    assert (info["you"], info["host"]) == (None, True)
    end = await a.play(table)
    assert end["view"]["result"] is not None


async def test_several_tables_on_one_page(come: Come) -> None:
    a, b = await come("철수"), await come("영희")
    tables = [await a.make() for _ in range(3)]
    for table in tables:
        await b.post(f"/api/tables/{table}/sit", seat=None)
        await a.say(type="join", table=table)
        await b.say(type="join", table=table)
    left = {id(a): set(tables), id(b): set(tables)}

    async def play(guest: Guest) -> None:
        while left[id(guest)]:
            update = await guest.wait(lambda m: m["type"] == "update")
            if update["view"]["result"] is not None:
                left[id(guest)].discard(update["table"])
            elif update["ask"] is not None:
                choice = update["ask"]["legal"][-1]
                await guest.say(
                    type="act",
                    id=f"{update['table']}{update['n']}",
                    table=update["table"],
                    ask=update["ask"]["ask"],
                    do=choice,
                )

    await asyncio.gather(play(a), play(b))


async def test_rematch_keeps_the_others_seat(come: Come) -> None:
    a, b, c = await come("철수"), await come("영희"), await come("다른")
    table = await a.make(options={"target_wins": 1})
    await b.post(f"/api/tables/{table}/sit", seat=None)
    await asyncio.gather(a.play(table), b.play(table))
    first = await a.post(f"/api/tables/{table}/rematch", nonce="0a" * 16)
    assert first["id"] != table
    assert (first["state"], first["you"], first["options"]["target_wins"]) == ("waiting", 0, 1)
    assert (first["seats"][1]["kind"], first["seats"][1]["name"]) == ("empty", "영희")
    news = await b.wait(lambda m: m["type"] == "table" and m["info"]["rematch"])
    assert news["info"]["rematch"] == first["id"]
    await c.post(f"/api/tables/{first['id']}/sit", 409, seat=None)
    await c.post(f"/api/tables/{table}/rematch", 409)
    second = await b.post(f"/api/tables/{table}/rematch")
    assert (second["id"], second["state"], second["you"]) == (first["id"], "playing", 1)
    ends = await asyncio.gather(a.play(second["id"]), b.play(second["id"]))
    assert ends[0]["view"]["result"] is not None


async def test_leaving_during_play_lets_a_bot_play_on(come: Come) -> None:
    a, b = await come("철수"), await come("영희")
    table = await a.make(nonce="01" * 16)
    await b.post(f"/api/tables/{table}/sit", seat=None, nonce="02" * 16)
    await b.post(f"/api/tables/{table}/leave")
    end = await a.play(table)
    assert end["view"]["result"] is not None
    log = (await a.http.get(f"/api/tables/{table}/log")).text
    hanpan.verify([json.loads(line) for line in log.splitlines()])
    info = (await b.http.get(f"/api/tables/{table}")).json()
    assert info["you"] is None
    assert info["seats"][1]["kind"] == "bot"
    update = await b.join(table)
    assert update is not None
    assert set(update["view"]["hands"][1]) == {"hidden"}


async def test_emotes_are_shown_to_all_and_kept_nowhere(come: Come, served: Served) -> None:
    a, b, watcher = await come("철수"), await come("영희"), await come("구경꾼")
    table = await a.make()
    await b.post(f"/api/tables/{table}/sit", seat=None)
    for guest in (a, b, watcher):
        await guest.join(table)
    await a.say(type="emote", table=table, emote="tease")
    for guest in (a, b, watcher):
        heard = await guest.wait(lambda m: m["type"] == "emote")
        assert heard == {"type": "emote", "table": table, "seat": 0, "emote": "tease"}
    await a.say(type="emote", table=table, emote="tease")
    assert (await a.wait(lambda m: m["type"] == "error"))["code"] == "too-fast"
    await watcher.say(type="emote", table=table, emote="tease")
    assert (await watcher.wait(lambda m: m["type"] == "error"))["code"] == "not-allowed"
