"""Pictures of every page at two sizes, both themes and both languages, to be looked at; and the README's.

    .venv/bin/python tools/shots.py            every page → shots/
    .venv/bin/python tools/shots.py --readme   docs/table.png

Needs the built client (`make web`) and Chromium. A match against the bot is played while the camera runs.
"""

from __future__ import annotations

import contextlib
import re
import signal
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Error, Page, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.browser.conftest import DESK, PHONE, QUIET, House, chromium  # noqa: E402
from tests.browser.duellist import DUEL, Duellist  # noqa: E402

MAKE = """async (wins) => {
  const post = async (path, body) => (await fetch(path, {
    method: "POST", headers: {"content-type": "application/json"}, body: JSON.stringify(body),
  })).json()
  await post("/api/me", {name: document.querySelector("input")?.value ?? "한판"})
  const table = {game: "cockroach_duel", options: {target_wins: wins}, bots: [null, "greedy"], pace: "fast"}
  return (await post("/api/tables", table)).id
}"""


def take_pages(browser: Browser, house: House, folder: Path) -> None:
    """Every page and every phase of a match, once for each look."""
    for size, viewport in (("phone", PHONE), ("desk", DESK)):
        for scheme in ("light", "dark"):
            for language in ("ko", "en"):
                context = browser.new_context(viewport=viewport, color_scheme=scheme, reduced_motion="reduce")
                page = context.new_page()
                page.goto(house.address)
                page.locator(DUEL).get_by_role("button", name="봇과 한 판").first.wait_for()
                if language == "en":
                    page.get_by_text("English", exact=True).first.click()
                take_match(
                    page,
                    house,
                    lambda name, page=page, look=f"{size}-{scheme}-{language}": page.screenshot(
                        path=folder / f"{name}-{look}.png"
                    ),
                )
                context.close()


def take_match(page: Page, house: House, take: object) -> None:
    """Lobby, waiting room, a table in each phase, a round's end, the match's end, a table that is not there."""
    assert callable(take)
    page.wait_for_timeout(400)
    take("lobby")
    page.locator(DUEL).get_by_role("button", name=re.compile("친구와 한 판|friends")).click()
    page.wait_for_url(re.compile("/t/"))
    page.wait_for_timeout(400)
    take("waiting")
    me = Duellist(page, 11)
    page.goto(f"{house.address}/t/{page.evaluate(MAKE, 2)}")
    taken: set[str] = set()
    while not me.is_over():
        page.wait_for_timeout(120)
        if not me.updates or me.updates[-1]["ask"] is None:
            continue
        name = "phase-" + me.updates[-1]["view"]["phase"]
        if any(event["type"] == "round_won" for event in me.updates[-1]["events"]):
            name = "round-end"
        if name not in taken:
            taken.add(name)
            page.wait_for_timeout(500)
            take(name)
            if name == "phase-attack":
                page.locator("[data-spot^=hand-] button[aria-disabled=false]").first.click()
                page.wait_for_timeout(300)
                take("phase-attack-chosen")
        me.step()
    page.wait_for_timeout(600)
    take("match-end")
    page.goto(house.address + "/t/nosuchtable")
    page.wait_for_timeout(400)
    take("missing")


def take_readme(browser: Browser, house: House, target: Path) -> None:
    """A moment worth showing: the bot has claimed something, and it is mine to answer."""
    context = browser.new_context(viewport={"width": 1180, "height": 760}, device_scale_factor=1.5)
    page = context.new_page()
    page.goto(house.address)
    page.locator(DUEL).get_by_role("button", name="봇과 한 판").first.wait_for()
    me = Duellist(page, 5)
    while True:
        page.goto(f"{house.address}/t/{page.evaluate(MAKE, 3)}")
        for _ in range(120):
            page.wait_for_timeout(150)
            view = me.updates[-1]["view"] if me.updates else None
            if view is None or me.updates[-1]["ask"] is None:
                continue
            if view["result"] is not None:
                break
            if view["phase"] == "response" and view["attack"]["count"] >= 2 and view["middle"]["hidden"] >= 1:
                page.wait_for_timeout(3000)
                page.screenshot(path=target)
                return
            with contextlib.suppress(Error):  # the page is still showing what happened
                if view["phase"] == "attack":
                    me.lay()
                else:
                    me.press("accept" if view["phase"] == "review" else "pass")


def main() -> None:
    folder = ROOT / "shots"
    folder.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as play:
        house = House(Path(data)).start()
        browser = play.chromium.launch(executable_path=chromium(), args=QUIET)
        try:
            if "--readme" in sys.argv:
                take_readme(browser, house, ROOT / "docs" / "table.png")
            else:
                take_pages(browser, house, folder)
        finally:
            browser.close()
            house.end(signal.SIGTERM)


if __name__ == "__main__":
    main()
