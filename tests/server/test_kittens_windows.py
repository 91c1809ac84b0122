"""Windows of the kittens at a real table: nobody can tell who holds a nope, and nopes cross on the wire."""

from __future__ import annotations

import asyncio
import signal
import time
from typing import Any

from .client import Guest
from .conftest import Come, Served

SECONDS = 3
PLAYS = ("play attack", "play skip", "play shuffle", "play future")

Update = dict[str, Any]


async def deal(guests: list[Guest], holders: int) -> tuple[str, Guest, list[Guest]]:
    """Deal until so many of the others hold a nope, then play: the table, who played, the others, holders first."""
    first, *rest = guests
    while True:
        options = {"nope_seconds": SECONDS}
        table = await first.make(game="exploding_kittens", seats=len(guests), options=options)
        for guest in rest:
            await guest.post(f"/api/tables/{table}/sit", seat=None)
        updates = [await guest.join(table) for guest in guests]
        seen = [update for update in updates if update is not None]
        mover = seen[0]["view"]["turn"]
        plays = [play for play in PLAYS if play in seen[mover]["ask"]["legal"]]
        with_nope = [
            seat for seat in range(len(guests)) if seat != mover and "nope" in seen[seat]["view"]["hands"][seat]
        ]
        others = sorted({*range(len(guests))} - {mover}, key=lambda seat: (seat not in with_nope, seat))
        if plays and len(with_nope) == holders:
            await guests[mover].act(seen[mover], plays[0])
            return table, guests[mover], [guests[seat] for seat in others]
        for guest in guests:
            await guest.say(type="part", table=table)
            await guest.post(f"/api/tables/{table}/leave")


async def opened(guest: Guest, table: str) -> Update:
    """The update in which the window is open."""
    return await guest.wait(lambda m: m["type"] == "update" and m["table"] == table and m["window"] is not None)


async def until_closed(guest: Guest, table: str) -> list[tuple[float, Update]]:
    """Everything that comes until the window has closed, with the moment it came."""
    came = []
    while True:
        update = await guest.wait(lambda m: m["type"] == "update" and m["table"] == table)
        came.append((time.monotonic(), update))
        if any(event["type"] == "window_closed" for event in update["events"]):
            return came


def looks(update: Update) -> tuple[Any, ...]:
    """What must not depend on the hand: everything of the frame but hand, choices and effects for one's own eyes."""
    events = [(event["e"], event["type"], event.get("seat")) for event in update["events"]]
    return update["n"], update["e"], update["since"], events, update["view"]["pending"], update["window"] is None


def told(stream: list[tuple[float, Update]], since: int) -> tuple[Any, ...]:
    """The same for a run of frames, from an event on. Frames that wait for the same moment may go out as one."""
    events = [event for _, update in stream for event in looks(update)[3] if event[0] >= since]
    last = looks(stream[-1][1])
    return events, last[0], last[1], last[4], last[5]


async def test_nobody_can_tell_who_holds_a_nope(come: Come) -> None:
    guests = [await come(name) for name in ("철수", "영희", "민수")]
    watcher = await come("구경꾼")
    began = (
        time.monotonic()
    )  # before the window opens: however slow the machine, it closes later than this and its time
    table, mover, (holder, other) = await deal(guests, holders=1)
    await watcher.join(table)
    updates = [await opened(guest, table) for guest in (holder, other)]
    assert [sorted(update["ask"]["legal"]) for update in updates] == [["nope", "pass"], ["pass"]]
    assert looks(updates[0]) == looks(updates[1])
    assert all(0 <= update["window"] <= SECONDS * 1000 for update in updates)
    assert updates[0]["ask"]["ask"] == updates[1]["ask"]["ask"]
    streams = await asyncio.gather(*[until_closed(guest, table) for guest in (holder, other, mover, watcher)])
    for stream in streams:
        assert told(stream, updates[0]["e"]) == told(streams[0], updates[0]["e"])
        first = next(when for when, update in stream if update["e"] > updates[0]["e"])
        assert first - began >= SECONDS  # not one pass is given before the end
    closing = [next(e for e in update["events"] if e["type"] == "window_closed") for (*_, (_, update)) in streams]
    assert all(event["stands"] for event in closing)


async def test_of_two_nopes_at_once_one_is_done_and_the_other_is_told(come: Come) -> None:
    guests = [await come(name) for name in ("철수", "영희", "민수")]
    table, _, (a, b) = await deal(guests, holders=2)
    asks = [(await opened(guest, table))["ask"]["ask"] for guest in (a, b)]
    for guest, ask in zip((a, b), asks, strict=True):
        await guest.say(type="act", id="same", table=table, ask=ask, do="nope")  # one id, two seats: two commands
    replies = [await guest.wait(lambda m: m["type"] == "reply" and m["id"] == "same") for guest in (a, b)]
    assert sorted(reply["status"] for reply in replies) == ["done", "stale"]
    late = (a, b)[[reply["status"] for reply in replies].index("stale")]
    # the page is shown what it was too late for, and may nope that
    fresh = next(
        (m for m in reversed(late.heard) if m["type"] == "update" and m["view"]["pending"]["nopes"] == 1), None
    )
    fresh = fresh or await late.wait(lambda m: m["type"] == "update" and m["view"]["pending"]["nopes"] == 1)
    assert "nope" in fresh["ask"]["legal"]
    assert (await late.act(fresh, "nope"))["status"] == "done"


async def test_a_nope_after_the_window_is_stale(come: Come) -> None:
    guests = [await come(name) for name in ("철수", "영희", "민수")]
    table, _, (holder, other) = await deal(guests, holders=1)
    update = await opened(holder, table)
    assert (await other.act(await opened(other, table), "pass"))["status"] == "done"
    await until_closed(holder, table)
    reply = await holder.act(update, "nope")
    assert reply["status"] == "stale"


async def test_who_passed_is_out_of_the_window(come: Come) -> None:
    guests = [await come(name) for name in ("철수", "영희", "민수")]
    table, _, (holder, _) = await deal(guests, holders=1)
    update = await opened(holder, table)
    assert (await holder.act(update, "pass", id="p"))["status"] == "done"
    assert (await holder.act(update, "nope", id="n"))["status"] == "stale"
    assert (await holder.act(update, "pass", id="p"))["status"] == "duplicate"


async def test_a_window_outlives_the_server(mortal: Served) -> None:
    mortal.start()
    guests = [await Guest(mortal.address).be(name) for name in ("철수", "영희", "민수")]
    table, _, (holder, other) = await deal(guests, holders=1)
    before = await opened(holder, table)
    mortal.end(signal.SIGKILL)
    mortal.start()
    began = time.monotonic()
    for guest in guests:
        await guest.plug()
    update = await holder.join(table)
    assert update is not None
    assert update["ask"]["ask"] == before["ask"]["ask"]
    assert update["ask"]["legal"] == before["ask"]["legal"]
    assert 0 < update["window"] <= SECONDS * 1000
    assert looks(update)[-2:] == looks(before)[-2:]
    await other.join(table)
    left = update["window"] / 1000
    await until_closed(other, table)
    assert time.monotonic() - began > left - 0.5  # the pause did not count, the time left did
    for guest in guests:
        await guest.close()
