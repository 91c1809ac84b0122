"""`hanpan export` and `hanpan serve`: the two that touch what the server keeps."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path

from commands import Run, wrong_use

import hanpan
from hanpan.cli.stored import game_here
from hanpan.store.engine import sqlite_url
from hanpan.store.people import Person
from hanpan.store.store import open_store
from hanpan.table.seating import Plan
from hanpan.table.table import Table


async def keep(data: Path, moves: int | None) -> Table:
    """Play a table's match, to its end or for so many moves, and keep it as the server does."""
    duel = hanpan.game("cockroach_duel")
    store = await open_store(sqlite_url(data / "hanpan.db"), game_here, "test")
    for person in ("p0", "p1"):
        await store.people.make(Person(person, person), f"{person} cookie", 1)
    plan = Plan(duel.id, duel.check_options({"target_wins": 1}), 2)
    table = Table("kept", duel, plan, "p0", bytes(range(32)), 1)
    table.sit("p0", "p0", None, "ab" * 16)
    table.sit("p1", "p1", None, None)
    await store.tables.make(table)
    step = table.start(1_764_000_000_000)
    assert table.match is not None
    await store.tables.append(
        table, step, store.tables.header(table, table.match.header()), *store.tables.changes(table, 1)
    )
    while table.state == "playing" and moves != 0:
        seat = table.match.to_act()[0]
        legal = table.match.legal(seat)
        outcome = table.act(seat, f"c{step.n}", table.asks[seat], str(legal[-1]), 1_764_000_000_001)
        assert outcome.step is not None
        await store.tables.append(table, outcome.step, *store.tables.changes(table, 2))
        moves = None if moves is None else moves - 1
        step = outcome.step
    await store.close()
    return table


def test_an_exported_log_verifies(run: Run, tmp_path: Path) -> None:
    table = asyncio.run(keep(tmp_path, None))
    assert table.match is not None
    out = tmp_path / "match.jsonl"
    assert run("export", "kept", "--data", tmp_path, "-o", out) == (0, "", "")
    told = run("verify", out, "--json")
    assert told.status == 0
    assert told.json["hash"] == table.match.entries[-1].hash
    assert told.json["result"] == table.match.result()
    printed = run("export", "kept", "--data", tmp_path)
    assert (printed.status, printed.out) == (0, out.read_text(encoding="utf-8"))
    assert run("export", "kept", "--database", sqlite_url(tmp_path / "hanpan.db")).out == printed.out


def test_a_running_match_stays_secret(run: Run, tmp_path: Path) -> None:
    asyncio.run(keep(tmp_path, 0))
    wrong_use(run("export", "kept", "--data", tmp_path), "kept", "not over")


def test_what_is_not_kept_cannot_be_exported(run: Run, tmp_path: Path) -> None:
    wrong_use(run("export", "kept", "--data", tmp_path / "nowhere"), "nowhere")
    assert not (tmp_path / "nowhere").exists()
    asyncio.run(keep(tmp_path, None))
    wrong_use(run("export", "other", "--data", tmp_path), "other")
    wrong_use(run("export", "kept", "--data", tmp_path, "-o", tmp_path / "no" / "folder"), "cannot write")
    (tmp_path / "hanpan.db").write_bytes(b"this is no database, and long enough to be sure of it" * 30)
    wrong_use(run("export", "kept", "--data", tmp_path), "cannot be read")
    wrong_use(run("export", "kept", "--database", "nonsense"), "database")


def test_serve_says_where_and_ends_when_told(tmp_path: Path) -> None:
    program = [sys.executable, "-m", "hanpan", "serve", "--port", "0", "--data", str(tmp_path)]
    env = os.environ | {"HANPAN_LOG": "ERROR"}
    with subprocess.Popen(program, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=env) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        try:
            said = running.stdout.readline()
            assert said.startswith("한판 · http://localhost:")
            where = said.split(" · ")[1].strip()
            with urllib.request.urlopen(f"{where}/healthz", timeout=20) as answer:
                assert answer.read() == b"well\n"
        finally:
            running.send_signal(signal.SIGINT)
        assert running.wait(30) in (0, 130)
        assert "Traceback" not in running.stderr.read()


def test_serve_needs_a_free_port_and_a_folder(run: Run, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        wrong_use(run("serve", "--port", port, "--data", tmp_path), port)
    (tmp_path / "file").write_text("", encoding="utf-8")
    wrong_use(run("serve", "--port", "0", "--data", tmp_path / "file"), "file")
    wrong_use(run("serve", "--port", "70000"), "--port")
    wrong_use(run("serve", "--port", "0", "--data", tmp_path, "--public-url", "games"), "--public-url")
