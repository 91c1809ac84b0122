"""The wheel, installed into an empty environment far from the checkout, serves the page and plays a match."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import urllib.request
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def uv() -> str:
    """The uv that made this environment."""
    for name in ("uv", str(ROOT / ".tool" / "bin" / "uv")):
        if found := shutil.which(name):
            return found
    pytest.fail("uv is needed: `make env` brings it")


def clean() -> dict[str, str]:
    """An environment without this checkout's switches."""
    ours = ("VIRTUAL_ENV", "UV_PROJECT_ENVIRONMENT", "PYTHONPATH")
    return {name: value for name, value in os.environ.items() if not name.startswith("HANPAN") and name not in ours}


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    assert (ROOT / "web" / "dist" / "index.html").exists(), "the web client is not built: run `make web`"
    out = tmp_path_factory.mktemp("wheel")
    subprocess.run([uv(), "build", "--quiet", "--wheel", "--out-dir", str(out), str(ROOT)], check=True, env=clean())
    return next(out.glob("*.whl"))


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The `hanpan` command of an environment that has the wheel and what it needs, and nothing else."""
    place = tmp_path_factory.mktemp("empty") / "venv"
    subprocess.run([uv(), "venv", "--quiet", str(place)], check=True, env=clean())
    python = place / "bin" / "python"
    subprocess.run(
        [uv(), "pip", "install", "--quiet", "--python", str(python), str(wheel)], check=True, env=clean(), cwd=place
    )
    return place / "bin" / "hanpan"


@pytest.fixture
def served(installed: Path, tmp_path: Path) -> Iterator[str]:
    process = subprocess.Popen(
        [installed, "serve", "--port", "0", "--data", tmp_path / "data"],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        cwd=tmp_path,
        env=clean(),
    )
    assert process.stdout is not None
    ready = process.stdout.readline()
    yield "http://127.0.0.1:" + ready.strip().rsplit(":", 1)[1]
    process.send_signal(signal.SIGTERM)
    process.wait(20)
    process.stdout.close()


def test_the_wheel_holds_the_client_the_words_and_the_rulebook(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    assert "hanpan/server/static/index.html" in names
    for wanted in ("texts/ko.ftl", "texts/en.ftl", "RULEBOOK.md", "rules.py"):
        assert f"hanpan/games/cockroach_duel/{wanted}" in names
    assert {"hanpan/paper/fonts/NotoSansKR-Regular.ttf", "hanpan/paper/fonts/OFL.txt"} <= set(names)
    assert any(re.fullmatch(r"hanpan/store/migrations/versions/.*\.py", name) for name in names)
    assert not any(name.startswith(("tests/", "web/", "benchmarks/")) for name in names)


def test_the_page_is_served_from_an_empty_environment(served: str) -> None:
    page = urllib.request.urlopen(served + "/").read().decode()
    script = re.search(r'src="\.?/?(assets/[^"]+\.js)"', page)
    assert script is not None
    code = urllib.request.urlopen(f"{served}/{script[1]}")
    assert code.headers["content-type"].startswith("text/javascript")
    assert b"cockroach" in urllib.request.urlopen(served + "/api/games").read()


def test_a_match_is_simulated_there(installed: Path, tmp_path: Path) -> None:
    done = subprocess.run(
        [installed, "sim", "cockroach_duel", "-n", "20", "--bots", "greedy,random", "--json"],
        capture_output=True,
        text=True,
        check=True,
        cwd=tmp_path,
        env=clean(),
    )
    assert '"n": 20' in done.stdout or '"n":20' in done.stdout
