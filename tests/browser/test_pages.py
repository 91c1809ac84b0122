"""Every page, at every size, theme and language: accessible, and nothing runs out of the screen."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import DESK, PHONE, ROOT, Opens
from .duellist import DUEL, Duellist, play_on

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
LOOKS = [
    pytest.param(viewport, scheme, locale, id=f"{name}-{scheme}-{locale[:2]}")
    for name, viewport in (("phone", PHONE), ("desk", DESK))
    for scheme in ("light", "dark")
    for locale in ("ko-KR", "en-GB")
]
QUICK_TABLE = """async () => {
  const made = await fetch("/api/tables", {
    method: "POST",
    headers: {"content-type": "application/json"},
    body: JSON.stringify({game: "cockroach_duel", options: {target_wins: 1}, seats: 2, bots: [null, "greedy"],
      visibility: "link", watchers: "open", clock: {kind: "none"}, pace: "fast"}),
  })
  return (await made.json()).id
}"""


def faults(page: Page) -> list[str]:
    """What axe-core finds wrong, a line each. It is run beside the page's policy, as a browser's tool would be."""
    source = Path(AXE).read_text(encoding="utf-8")
    page.evaluate(source + "; 0")
    found: dict[str, Any] = page.evaluate("rules => axe.run(document, {runOnly: {type: 'tag', values: rules}})", RULES)
    return [
        f"{fault['id']}: {node['html'][:120]} {node['failureSummary'][:300]}"
        for fault in found["violations"]
        for node in fault["nodes"]
    ]


def fits(page: Page) -> bool:
    """Whether the page does not scroll sideways."""
    return bool(page.evaluate("document.scrollingElement.scrollWidth <= window.innerWidth"))


@pytest.mark.parametrize(("viewport", "scheme", "locale"), LOOKS)
def test_every_page_is_accessible_and_fits(opens: Opens, viewport: Any, scheme: str, locale: str) -> None:
    page = opens(viewport=viewport, color_scheme=scheme, locale=locale, reduced_motion="reduce")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    if locale != "ko-KR":  # Korean first: a page speaks it until told otherwise
        page.get_by_text("English", exact=True).first.click()
    expect(page.locator("html")).to_have_attribute("lang", locale[:2])
    found = {"lobby": faults(page), "lobby fits": [] if fits(page) else ["too wide"]}

    page.locator(DUEL).get_by_role("button", name=re.compile("친구와 한 판|friends")).click()
    page.wait_for_url(re.compile(r"/t/"))
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    found |= {"waiting room": faults(page), "waiting room fits": [] if fits(page) else ["too wide"]}

    me = Duellist(page, 6)
    page.goto(page.url.split("/t/")[0] + "/t/" + page.evaluate(QUICK_TABLE))
    expect(page.locator("[data-spot^=hand-] button").first).to_be_visible()
    found |= {"table": faults(page), "table fits": [] if fits(page) else ["too wide"]}

    play_on(me)
    expect(page.get_by_role("dialog")).to_be_visible()
    found |= {"end": faults(page), "end fits": [] if fits(page) else ["too wide"]}

    page.goto(page.url.split("/t/")[0] + "/t/nosuchtable")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    found |= {"missing": faults(page)}
    assert {where: what for where, what in found.items() if what} == {}


def test_the_language_can_be_switched_and_is_kept(opens: Opens) -> None:
    page = opens()
    page.get_by_text("English", exact=True).first.click()
    expect(page.get_by_role("button", name=re.compile("bot", re.I)).first).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name=re.compile("bot", re.I)).first).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == "en"
