"""The socket: what a page may say, what it hears, and what happens to those who say something else."""

from __future__ import annotations

import asyncio

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from .client import Guest
from .conftest import Come, Served


async def two_playing(come: Come, **wish: object) -> tuple[Guest, Guest, str]:
    a, b = await come("철수"), await come("영희")
    table = await a.make(**wish)
    await b.post(f"/api/tables/{table}/sit", seat=None)
    return a, b, table


async def to_move(a: Guest, b: Guest, table: str) -> tuple[Guest, Guest, dict[str, object]]:
    """Who is asked, who is not, and the update with the question."""
    ua, ub = await a.join(table), await b.join(table)
    assert ua is not None
    assert ub is not None
    return (a, b, ua) if ua["ask"] is not None else (b, a, ub)


async def test_hello_comes_first(come: Come) -> None:
    a = await come("철수")
    await a.plug(hello=False)
    await a.say(type="join", table="abcdefghijkmnpqr")
    assert (await a.hear())["code"] == "hello-first"
    await a.say(type="hello", protocol=1, build="")
    welcome = await a.hear()
    assert (welcome["type"], welcome["player"]) == ("welcome", a.player)


async def test_an_old_protocol_is_told_to_load_anew(come: Come) -> None:
    a = await come("철수")
    await a.plug(hello=False)
    await a.say(type="hello", protocol=0, build="x")
    assert (await a.hear())["type"] == "reload"
    await a.say(type="lobby", on=True)
    assert (await a.hear())["code"] == "hello-first"


async def test_a_stranger_may_watch_but_is_nobody(served: Served, come: Come) -> None:
    _, _, table = await two_playing(come)
    stranger = Guest(served.address)
    await stranger.plug()
    assert stranger.heard[0]["player"] is None
    update = await stranger.join(table)
    assert update is not None
    assert update["ask"] is None
    await stranger.say(type="act", id="x", table=table, ask=1, do="pass")
    reply = await stranger.wait(lambda m: m["type"] == "reply")
    assert (reply["status"], reply["code"]) == ("refused", "not-seated")
    await stranger.close()


async def test_a_forged_cookie_is_nobody(served: Served) -> None:
    stranger = Guest(served.address)
    stranger.http.cookies.set("hanpan", "abc.def")
    await stranger.plug()
    assert stranger.heard[0]["player"] is None
    await stranger.close()


async def test_a_foreign_origin_is_refused_at_the_door(come: Come) -> None:
    a = await come("철수")
    for origin in ("https://evil.example", "null"):
        with pytest.raises(InvalidStatus) as refused:
            await a.plug(origin=origin)
        assert refused.value.response.status_code == 403


async def test_ones_seat_comes_from_the_session_alone(come: Come) -> None:
    a, b, table = await two_playing(come)
    mover, other, update = await to_move(a, b, table)
    await other.say(type="act", id="x", table=table, ask=update["ask"]["ask"], do="pass", seat=update)  # type: ignore[index]
    reply = await other.wait(lambda m: m["type"] == "reply")
    assert reply["status"] == "stale"
    assert (await mover.act(update, "pass"))["status"] == "done"


async def test_nobody_acts_at_anothers_table(come: Come) -> None:
    _, _, table = await two_playing(come)
    c = await come("다른")
    await c.say(type="act", id="x", table=table, ask=1, do="pass")
    reply = await c.wait(lambda m: m["type"] == "reply")
    assert (reply["status"], reply["code"]) == ("refused", "not-seated")
    await c.say(type="undo", id="y", table=table)
    assert (await c.wait(lambda m: m["type"] == "reply"))["code"] == "not-seated"


async def test_an_unknown_table(come: Come) -> None:
    a = await come("철수")
    for name in ("abcdefghijkmnpqr", "x", "../../etc/passwd", "' or 1=1 --"):
        await a.say(type="join", table=name)
        error = await a.hear()
        assert (error["type"], error["code"], error["table"]) == ("error", "no-such-table", name)
    await a.say(type="act", id="x", table="nowhere", ask=1, do="pass")
    reply = await a.hear()
    assert (reply["type"], reply["status"], reply["code"]) == ("reply", "refused", "no-such-table")


async def test_a_stale_answer_is_told_so_and_sees_the_present(come: Come) -> None:
    a, b, table = await two_playing(come)
    mover, _, update = await to_move(a, b, table)
    await mover.say(type="act", id="old", table=table, ask=99, do="pass")
    reply = await mover.wait(lambda m: m["type"] == "reply")
    assert (reply["id"], reply["status"], reply["n"]) == ("old", "stale", 0)
    fresh = await mover.wait(lambda m: m["type"] == "update")
    assert fresh["ask"] == update["ask"]
    assert fresh["events"] == []


async def test_a_command_sent_twice_is_done_once(come: Come) -> None:
    a, b, table = await two_playing(come)
    mover, _, update = await to_move(a, b, table)
    first = await mover.act(update, "pass", id="once")
    assert first["status"] == "done"
    await mover.plug()
    await mover.join(table)
    second = await mover.act(update, "pass", id="once")
    assert (second["status"], second["n"]) == ("duplicate", first["n"])


async def test_a_refusal_gives_code_and_clause(come: Come) -> None:
    a, b, table = await two_playing(come)
    mover, _, update = await to_move(a, b, table)
    reply = await mover.act(update, "challenge")
    assert (reply["status"], reply["code"], reply["clause"]) == ("refused", "wrong-phase", "4.1")
    for nonsense in ("", "🪳" * 500, "attack fly fly,fly,fly,fly,fly,fly", "pass\n", "attack " + "x" * 3000):
        assert (await mover.act(update, nonsense))["status"] == "refused"
    assert (await mover.act(update, "pass"))["status"] == "done"


async def test_undo_of_what_cannot_be_undone(come: Come) -> None:
    a, b, table = await two_playing(come)
    mover, _, _ = await to_move(a, b, table)
    await mover.say(type="undo", id="u", table=table)
    reply = await mover.wait(lambda m: m["type"] == "reply")
    assert (reply["status"], reply["code"]) == ("refused", "no-undo")


async def test_coming_back_gets_what_was_missed(come: Come) -> None:
    a, b, table = await two_playing(come)
    mover, other, update = await to_move(a, b, table)
    seen = update["e"]
    await other.unplug()
    await mover.act(update, "pass")
    await other.plug()
    back = await other.join(table, since=seen)  # type: ignore[arg-type]
    assert back is not None
    assert back["since"] == seen
    assert [event["e"] for event in back["events"]] == list(range(seen, back["e"]))  # type: ignore[call-overload]
    whole = await other.join(table)
    assert whole is not None
    assert whole["events"][seen:] == back["events"]  # type: ignore[misc]
    beyond = await other.join(table, since=10_000)
    assert beyond is not None
    assert beyond["events"] == []


async def test_parting_ends_the_updates(come: Come) -> None:
    a, b, table = await two_playing(come)
    mover, other, update = await to_move(a, b, table)
    await other.say(type="part", table=table)
    await other.say(type="ping", at=1)
    await other.wait(lambda m: m["type"] == "pong")
    await mover.act(update, "pass")
    await other.say(type="ping", at=2)
    heard = await other.hear()
    assert heard == {"type": "pong", "at": 2}


async def test_watchers_none_begins_with_the_match(come: Come) -> None:
    """The invited see the waiting room; who has no seat at the start is told so and sees no card."""
    a, b, c = await come("철수"), await come("영희"), await come("민수")
    table = await a.make(watchers="none")
    assert await b.join(table) is None
    assert await c.join(table) is None
    await b.post(f"/api/tables/{table}/sit", seat=None)
    assert (await b.wait(lambda m: m["type"] == "update"))["view"]["hands"][1]
    error = await c.wait(lambda m: m["type"] == "error")
    assert (error["code"], error["table"]) == ("not-allowed", table)
    assert [m["info"]["state"] for m in c.heard if m["type"] == "table"][-1] == "playing"
    assert not [m for m in c.heard if m["type"] == "update"]
    await b.post(f"/api/tables/{table}/leave")
    await b.wait(lambda m: m["type"] == "error")
    assert all(
        isinstance(m["view"]["hands"][1], list) for m in b.heard if m["type"] == "update"
    )  # no more after leaving


async def test_watchers_none_means_none(come: Come) -> None:
    a, b, table = await two_playing(come, watchers="none")
    c = await come("구경꾼")
    await c.say(type="join", table=table)
    assert (await c.wait(lambda m: m["type"] == "error"))["code"] == "not-allowed"
    await a.join(table)
    await b.join(table)
    await b.post(f"/api/tables/{table}/leave")
    assert (await b.wait(lambda m: m["type"] == "error"))["code"] == "not-allowed"


async def test_who_is_here(come: Come) -> None:
    a, b, table = await two_playing(come)
    await a.join(table)
    await b.join(table)
    news = await a.wait(lambda m: m["type"] == "table" and m["info"]["seats"][1]["here"])
    assert news["info"]["seats"][0]["you"]
    await b.unplug()
    await a.wait(lambda m: m["type"] == "table" and not m["info"]["seats"][1]["here"])


async def test_a_new_name_reaches_the_table(come: Come) -> None:
    a, b, table = await two_playing(come)
    await a.join(table)
    await b.post("/api/me", name="영희 2세")
    await a.wait(lambda m: m["type"] == "table" and m["info"]["seats"][1]["name"] == "영희 2세")


async def test_the_lobby_is_pushed(come: Come) -> None:
    a, b = await come("철수"), await come("영희")
    await a.say(type="lobby", on=True)
    await a.wait(lambda m: m["type"] == "lobby")
    table = await b.make(visibility="open")
    news = await a.wait(lambda m: m["type"] == "lobby" and any(t["id"] == table for t in m["tables"]))
    mine = next(t for t in news["tables"] if t["id"] == table)
    assert (mine["you"], mine["host"], mine["state"]) == (None, False, "waiting")
    hidden = await b.make()
    await a.post(f"/api/tables/{table}/sit", seat=None)
    news = await a.wait(lambda m: m["type"] == "lobby" and any(t["id"] == table and t["you"] == 1 for t in m["tables"]))
    assert all(t["id"] != hidden for t in news["tables"])
    await a.say(type="lobby", on=False)


WRONG = [
    "",
    "{",
    "[]",
    "null",
    '"hello"',
    "{}",
    '{"type":"nonsense"}',
    '{"type":"join"}',
    '{"type":"join","table":5}',
    '{"type":"join","table":""}',
    '{"type":"join","table":"abcdefghijkmnpqr","since":-1}',
    '{"type":"join","table":"abcdefghijkmnpqr","since":99999999999999999999999}',
    '{"type":"act","id":"","table":"t","ask":1,"do":"pass"}',
    '{"type":"act","id":"' + "x" * 41 + '","table":"t","ask":1,"do":"pass"}',
    '{"type":"act","id":"x","table":"t","ask":1.5,"do":"pass"}',
    '{"type":"act","id":"x","table":"t","ask":1,"do":["pass"]}',
    '{"type":"act","id":"x","table":"t","ask":1,"do":"' + "x" * 4001 + '"}',
    '{"type":"emote","table":"t","emote":"<script>"}',
    "[" * 5000,
    '{"type":"ping","at":' + "[" * 5000 + "]" * 5000 + "}",
    "\ud83d".encode("utf-8", "surrogatepass").decode("latin-1"),
]


async def test_what_cannot_be_understood_is_answered(come: Come) -> None:
    a = await come("철수")
    assert a.socket is not None
    for wrong in WRONG:
        await a.socket.send(wrong)
        answer = await a.hear()
        assert (answer["type"], answer["code"]) == ("error", "malformed"), wrong[:80]
        await asyncio.sleep(0.05)
    await a.socket.send(b"\xff\xfe\x00")
    assert (await a.hear())["code"] == "malformed"


async def test_a_huge_message_closes_the_line_with_its_reason(come: Come) -> None:
    a = await come("철수")
    assert a.socket is not None
    await a.socket.send('{"type":"ping","at":' + " " * 17_000 + "1}")
    with pytest.raises(ConnectionClosed) as closed:
        await a.wait(lambda m: False)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009
    await a.plug()


async def test_the_reply_comes_before_what_it_brought(come: Come) -> None:
    a, b, table = await two_playing(come)
    mover, _, update = await to_move(a, b, table)
    seen = len(mover.heard)
    assert (await mover.act(update, "pass"))["status"] == "done"
    assert not [m for m in mover.heard[seen:] if m["type"] == "update"]


async def test_too_many_messages_are_told_so_and_nobody_is_banned(come: Come) -> None:
    a, b, table = await two_playing(come)
    mover, _, update = await to_move(a, b, table)
    for n in range(60):
        await mover.say(type="ping", at=n)
    await mover.say(type="act", id="late", table=table, ask=update["ask"]["ask"], do="pass")  # type: ignore[index]
    reply = await mover.wait(lambda m: m["type"] == "reply")
    pongs = [m for m in mover.heard if m["type"] == "pong"]
    errors = [m for m in mover.heard if m["type"] == "error"]
    assert len(pongs) >= 35
    assert len(pongs) + len(errors) == 60
    assert {m["code"] for m in errors} == {"too-fast"}
    if reply["status"] == "failed":
        assert reply["code"] == "too-fast"
        await asyncio.sleep(0.3)
        reply = await mover.act(update, "pass", id="late")
    assert reply["status"] == "done"
