"""The HTTP doors: cookies, origins, errors, the page and its headers."""

from __future__ import annotations

import json
import stat
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from hanpan.server.guests import secret_key
from hanpan.server.place import BadPlace, place

from .client import Guest
from .conftest import Build, Come, Served

ROOT = Path(__file__).parents[2]


async def test_a_guest_is_known_by_a_cookie(come: Come) -> None:
    a = await come("철수")
    assert (await a.http.get("/api/me")).json()["player"] == a.player
    answer = await httpx.AsyncClient(base_url=a.address).get("/api/me")
    assert answer.json()["player"] is None


async def test_the_cookie_is_for_the_server_alone(served: Served) -> None:
    async with httpx.AsyncClient(base_url=served.address, headers={"origin": served.address}) as http:
        cookie = (await http.post("/api/me", json={"name": "철수"})).headers["set-cookie"]
    assert cookie.startswith("hanpan=")
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Path=/" in cookie
    assert "Secure" not in cookie


async def test_behind_https_and_below_a_path(build: Build, tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text('<html><head><base href="/" /></head>한판</html>')
    home = await build(public_url="https://play.example.org/games/", root=tmp_path)
    headers = {"origin": "https://play.example.org"}
    async with httpx.AsyncClient(base_url=home.address, headers=headers) as http:
        for base in ("/games", ""):  # a proxy may leave the path or take it away
            answer = await http.post(f"{base}/api/me", json={"name": "철수"})
            cookie = answer.headers["set-cookie"]
            assert "Secure" in cookie
            assert "Path=/games" in cookie
            assert '<base href="/games/" />' in (await http.get(f"{base}/t/abc")).text
        assert "max-age" in answer.headers["strict-transport-security"]
        assert "wss://play.example.org" in answer.headers["content-security-policy"]
        foreign = await http.post("/api/me", json={"name": "x"}, headers={"origin": home.address})
        assert (foreign.status_code, foreign.json()["code"]) == (403, "foreign-origin")


@pytest.mark.parametrize("origin", [None, "null", "https://evil.example", "http://127.0.0.1:1", "http://["])
async def test_a_foreign_origin_changes_nothing(served: Served, origin: str | None) -> None:
    headers = {} if origin is None else {"origin": origin}
    async with httpx.AsyncClient(base_url=served.address, headers=headers) as http:
        answer = await http.post("/api/me", json={"name": "철수"})
    assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin")
    assert "set-cookie" not in answer.headers


@pytest.mark.parametrize(
    ("path", "body", "status", "code"),
    [
        ("/api/me", {"name": ""}, 400, "bad-name"),
        ("/api/me", {"name": "x" * 21}, 400, "bad-name"),
        ("/api/me", {"name": "x" * 100}, 400, "malformed"),
        ("/api/me", {}, 400, "malformed"),
        ("/api/me", ["name"], 400, "malformed"),
        ("/api/tables", {"game": "chess"}, 404, "no-such-game"),
        ("/api/tables", {"game": "cockroach_duel", "seats": 3}, 400, "bad-seats"),
        ("/api/tables", {"game": "cockroach_duel", "bots": [None, None, "greedy"]}, 400, "bad-seats"),
        ("/api/tables", {"game": "cockroach_duel", "options": {"target_wins": 9}}, 400, "bad-option"),
        ("/api/tables", {"game": "cockroach_duel", "options": {"target_wins": True}}, 400, "bad-option"),
        ("/api/tables", {"game": "cockroach_duel", "options": {"x": 1}}, 400, "bad-option"),
        ("/api/tables", {"game": "cockroach_duel", "bots": [None, "genius"]}, 400, "no-such-bot"),
        ("/api/tables", {"game": "cockroach_duel", "clock": {"kind": "sand"}}, 400, "malformed"),
        ("/api/tables", {"game": "cockroach_duel", "clock": {"kind": "turn", "seconds": 1}}, 400, "malformed"),
        ("/api/tables", {"game": "cockroach_duel", "nonce": "short"}, 400, "malformed"),
        ("/api/tables", {"game": "cockroach_duel", "nonce": "a" * 32 + "\n"}, 400, "malformed"),
        ("/api/tables/abcdefghijkmnpqr/sit", {}, 404, "no-such-table"),
        ("/api/nothing", {}, 404, "not-found"),
    ],
)
async def test_errors_have_codes(come: Come, path: str, body: object, status: int, code: str) -> None:
    a = await come("철수")
    answer = await a.http.post(path, json=body)
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert answer.json()["detail"]


@pytest.mark.parametrize("body", [b'{"name":"\xff"}', b"[" * 60_000, b'{"x":' + b"[" * 30_000 + b"]" * 30_000 + b"}"])
async def test_gibberish_is_malformed(served: Served, body: bytes) -> None:
    headers = {"origin": served.address, "content-type": "application/json"}
    async with httpx.AsyncClient(base_url=served.address, headers=headers) as http:
        answer = await http.post("/api/me", content=body)
    assert (answer.status_code, answer.json()["code"]) == (400, "malformed")


async def test_a_stranger_may_look_but_not_sit(come: Come, served: Served) -> None:
    a = await come("철수")
    table = await a.make()
    stranger = Guest(served.address)
    assert (await stranger.http.get(f"/api/tables/{table}")).json()["you"] is None
    assert (await stranger.post(f"/api/tables/{table}/sit", 401))["code"] == "no-name"
    assert (await stranger.post("/api/tables", 401, game="cockroach_duel"))["code"] == "no-name"
    await stranger.close()


async def test_a_seat_can_be_taken_once(come: Come) -> None:
    a, b, c = await come("하나"), await come("둘"), await come("셋")
    table = await a.make()
    assert (await b.post(f"/api/tables/{table}/sit", 409, seat=0))["code"] == "seat-taken"
    assert (await b.post(f"/api/tables/{table}/sit", 400, seat=2))["code"] == "no-such-seat"
    assert (await b.post(f"/api/tables/{table}/bot", 403, seat=1, bot="random"))["code"] == "not-host"
    await b.post(f"/api/tables/{table}/sit", seat=1)
    assert (await c.post(f"/api/tables/{table}/sit", 409))["code"] == "not-waiting"
    assert (await c.post(f"/api/tables/{table}/leave", 409))["code"] == "not-seated"
    for path in ("log", "replay"):
        answer = await a.http.get(f"/api/tables/{table}/{path}")
        assert (answer.status_code, answer.json()["code"]) == (409, "not-over")


async def test_seat_changes_and_leaving_before_the_start(come: Come) -> None:
    a, b = await come("하나"), await come("둘")
    table = await a.make()
    assert (await a.post(f"/api/tables/{table}/sit", seat=1))["you"] == 1
    assert (await a.post(f"/api/tables/{table}/leave"))["state"] == "closed"
    assert (await b.post(f"/api/tables/{table}/sit", 409))["code"] == "not-waiting"


async def test_games_and_their_options(come: Come) -> None:
    a = await come("하나")
    duel = next(g for g in (await a.http.get("/api/games")).json() if g["id"] == "cockroach_duel")
    assert duel["seats"] == [2]
    assert duel["bots"][-1] == "random"
    options = {option["name"]: option for option in duel["options"]}
    assert options["next_starter"]["values"] == ["alternate", "loser"]
    assert (options["target_wins"]["least"], options["target_wins"]["most"]) == (1, 5)


async def test_every_answer_tells_the_browser_to_be_careful(served: Served) -> None:
    async with httpx.AsyncClient(base_url=served.address) as http:
        for path in ("/", "/api/me", "/api/nothing", "/nothing.js"):
            headers = (await http.get(path)).headers
            policy = headers["content-security-policy"]
            assert "script-src 'self';" in policy
            assert "frame-ancestors 'none'" in policy
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"
            assert "server" not in headers


async def test_a_body_that_is_too_large(come: Come) -> None:
    a = await come("하나")
    answer = await a.http.post("/api/tables", json={"game": "x" * 100_000})
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")


async def test_health_metrics_and_openapi(served: Served) -> None:
    async with httpx.AsyncClient(base_url=served.address) as http:
        assert (await http.get("/healthz")).text == "well\n"
        assert "hanpan_sockets" in (await http.get("/metrics")).text
        calls = (await http.get("/api/openapi.json")).json()
    assert "/api/tables/{table}/sit" in calls["paths"]


async def test_the_page_and_its_freshness(build: Build, tmp_path: Path) -> None:
    client = tmp_path / "client"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text('<!doctype html><html><head><base href="/" /></head>한판</html>')
    (client / "build.txt").write_text("abc123\n")
    (client / "assets" / "main-1.js").write_text("let a = 1;" * 400)
    (tmp_path / "secret.txt").write_text("secret")
    home = await build(root=client)
    async with httpx.AsyncClient(base_url=home.address) as http:
        assert (await http.get("/api/me")).json()["build"] == "abc123"
        index = await http.get("/")
        assert index.headers["content-type"] == "text/html; charset=utf-8"
        assert index.headers["cache-control"] == "no-cache"
        assert (await http.get("/t/abcdefghijkmnpqr")).text == index.text
        again = await http.get("/", headers={"if-none-match": index.headers["etag"]})
        assert (again.status_code, again.text) == (304, "")
        script = await http.get("/assets/main-1.js")
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["content-encoding"] == "gzip"
        assert script.headers["content-type"].startswith("text/javascript")
        assert (await http.get("/assets/old-2.js")).status_code == 404
        assert (await http.head("/")).status_code == 200
        for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "/assets/%2e%2e/%2e%2e/secret.txt"):
            assert "secret" not in (await http.get(path)).text
        kept = set(home.house.page.kept)
        for path in ("x/../index.html", "./assets/main-1.js", "assets//main-1.js", "assets/../assets/main-1.js"):
            assert home.house.page.find(path) is None
        assert set(home.house.page.kept) == kept  # another way to write a path is not another file
        (client / "index.html").write_text("<html><head></head>new</html>")
        assert "new" in (await http.get("/")).text


async def test_a_page_that_is_not_built_says_how(build: Build) -> None:
    home = await build()
    async with httpx.AsyncClient(base_url=home.address) as http:
        answer = await http.get("/")
    assert answer.status_code == 503
    assert "npm run build" in answer.text
    assert "<script" not in answer.text


def test_the_key_is_made_once_and_for_its_owner_alone(tmp_path: Path) -> None:
    key = secret_key(tmp_path)
    assert len(key) == 32
    assert secret_key(tmp_path) == key
    assert stat.S_IMODE((tmp_path / "secret.key").stat().st_mode) == 0o600


@pytest.mark.parametrize(
    ("url", "origin", "base", "secure"),
    [
        (None, None, "", False),
        ("http://localhost:8000", "http://localhost:8000", "", False),
        ("https://Play.Example.org", "https://play.example.org", "", True),
        ("https://play.example.org:443/a/b/", "https://play.example.org", "/a/b", True),
        ("https://[::1]:8443", "https://[::1]:8443", "", True),
    ],
)
def test_places(url: str | None, origin: str | None, base: str, secure: bool) -> None:
    where = place(url)
    assert (where.origin, where.base, where.secure) == (origin, base, secure)


@pytest.mark.parametrize("url", ["play.example.org", "ftp://x", "https://", "https://x/?a=1", "https://x:999999"])
def test_places_that_are_none(url: str) -> None:
    with pytest.raises(BadPlace):
        place(url)


def test_a_server_that_cannot_start_says_why_in_one_line(served: Served, tmp_path: Path) -> None:
    from hanpan.server.app import CannotServe, run

    port = int(served.address.rsplit(":", 1)[1])
    with pytest.raises(CannotServe, match=f"cannot listen on 127.0.0.1 port {port}: Address already in use"):
        run("127.0.0.1", port, tmp_path / "other")
    with pytest.raises(CannotServe, match="another server uses the data folder"):
        run("127.0.0.1", 0, served.data)
    (tmp_path / "file").write_text("")
    with pytest.raises(CannotServe, match="cannot be written"):
        run("127.0.0.1", 0, tmp_path / "file" / "data")
    with pytest.raises(CannotServe, match="--public-url"):
        run("127.0.0.1", 0, tmp_path / "x", "example.org")
    (tmp_path / "bad").mkdir()
    (tmp_path / "bad" / "hanpan.db").write_bytes(b"no database at all, but something else entirely" * 50)
    with pytest.raises(CannotServe, match="the database cannot be opened"):
        run("127.0.0.1", 0, tmp_path / "bad")


def test_the_page_knows_the_messages() -> None:
    """`web/src/core/wire.ts` is what `tools/wire_types.py` makes of the structs."""
    check = subprocess.run([sys.executable, str(ROOT / "tools" / "wire_types.py"), "--check"], check=False)
    assert check.returncode == 0, "run `make types`"


def test_every_message_type_is_written_down() -> None:
    """The protocol names every message and field a page sends or gets."""
    from hanpan.server import wire

    said = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    for struct in (wire.Hello, wire.Join, wire.Act, wire.Undo, wire.Emote, wire.Lobby, wire.Ping, wire.Update):
        tag = json.dumps(struct.__struct_config__.tag).strip('"')
        assert f'type: "{tag}"' in said
        for field in struct.__struct_fields__:
            assert field in said
