"""A real server, the built client and Debian's Chromium. What is missing fails the run: nothing is skipped."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).parents[2]
QUIET = [
    "--no-sandbox",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PHONE = {"width": 360, "height": 740}
DESK = {"width": 1440, "height": 900}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Everything here needs a browser."""
    for item in items:
        if Path(item.fspath).parent == Path(__file__).parent:
            item.add_marker(pytest.mark.browser)


def chromium() -> str:
    """The browser: as told, or the first one found."""
    for name in (os.environ.get("HANPAN_CHROMIUM"), "chromium", "chromium-browser", "google-chrome"):
        if name and (found := shutil.which(name)):
            return found
    pytest.fail("Chromium is needed: apt install chromium, or set HANPAN_CHROMIUM")


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=chromium(), args=QUIET)
        yield browser
        browser.close()


@dataclass
class House:
    """`hanpan serve` in a process of its own, on the same port and folder each time it is started."""

    data: Path
    port: int = 0
    process: subprocess.Popen[str] | None = None

    @property
    def address(self) -> str:
        return f"http://localhost:{self.port}"

    def start(self) -> House:
        command = [sys.executable, "-m", "hanpan", "serve", "--port", str(self.port), "--data", str(self.data)]
        self.process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env=os.environ | {"HANPAN_LOG": "WARNING"},
        )
        assert self.process.stdout is not None
        ready = self.process.stdout.readline()
        assert "http://localhost:" in ready, ready
        self.port = int(ready.strip().rsplit(":", 1)[1])
        return self

    def end(self, how: signal.Signals) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(20)
            assert self.process.stdout is not None
            self.process.stdout.close()
            self.process = None


def built() -> None:
    assert (ROOT / "web" / "dist" / "index.html").exists(), "the web client is not built: run `make web`"


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house for all tests that let it live."""
    built()
    house = House(tmp_path_factory.mktemp("house")).start()
    yield house
    house.end(signal.SIGTERM)


@pytest.fixture
def mortal_house(tmp_path: Path) -> Iterator[House]:
    """A house of the test's own, to be killed."""
    built()
    house = House(tmp_path / "data").start()
    yield house
    house.end(signal.SIGTERM)


Opens = Callable[..., Page]


@pytest.fixture
def opens(browser: Browser, house: House) -> Iterator[Opens]:
    """Opens the house's lobby in a browser of its own: `opens(viewport=PHONE, locale="en-GB", …)`.

    An error in a page fails the test.
    """
    contexts = []
    errors: list[str] = []

    def open_page(path: str = "/", address: str | None = None, **wishes: object) -> Page:
        context = browser.new_context(**({"locale": "ko-KR", "viewport": DESK} | wishes))  # type: ignore[arg-type]
        context.set_default_timeout(15_000)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("console", lambda m: errors.append(m.text) if "Content Security Policy" in m.text else None)
        page.goto((address or house.address) + path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert errors == []
