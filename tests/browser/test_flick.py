"""The cliff in real browsers: the solid scene without a graphics card, a hand, a keyboard, ropes, and a whole match."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

import hanpan

from .conftest import PHONE, QUIET, House, Opens, chromium
from .duellist import Duellist, play_on
from .flicker import Flicker, Typist
from .gathering import MAKE
from .test_match import log_of
from .test_pages import faults

SOLID = ["--use-angle=swiftshader", "--enable-unsafe-swiftshader"]
WISH = {"game": "flick_cliff", "seats": 2, "options": {"steady_hand": "exact"}}


@pytest.fixture(scope="module")
def browser(browser: Browser) -> Iterator[Browser]:
    """Chromium that draws the solid scene on the processor."""
    solid = browser.browser_type.launch(executable_path=chromium(), args=QUIET + SOLID)
    yield solid
    solid.close()


def told(players: list[Duellist], kind: str) -> list[dict[str, Any]]:
    """The events of a kind, as the first page was told them."""
    events = {event["e"]: event for update in players[0].updates for event in update["events"]}
    return [event for _, event in sorted(events.items()) if event["type"] == kind]


def test_a_hand_and_a_keyboard_play_a_match_over_the_cliff(opens: Opens, house: House) -> None:
    host = opens()
    loaded: list[str] = []
    host.on("request", lambda request: loaded.append(request.url))
    expect(host.locator("[data-game=flick_cliff]")).to_be_visible()
    assert not [url for url in loaded if "/stage-" in url], "the lobby loads no three.js"
    table = host.evaluate(MAKE, WISH)
    hand = Flicker(host, 1)
    host.goto(f"{house.address}/t/{table}")
    keys = Typist(opens(f"/t/{table}", viewport=PHONE), 2)
    keys.page.get_by_role("button", name=re.compile("앉아서|앉기")).first.click()
    players: list[Duellist] = [hand, keys]
    for player in players:
        expect(player.page.locator(".board [data-view=solid]")).to_be_visible(timeout=20_000)
    assert [url for url in loaded if "/stage-" in url]

    # both flick while everything moves
    for _ in range(400):
        if len({event["seat"] for event in told(players, "flicked")}) == 2:
            break
        if not any([player.step() for player in players]):
            hand.page.wait_for_timeout(80)
    first = {event["seat"]: event for event in told(players, "flicked")}
    assert abs(first[0]["speed"] - 0.89) <= 0.02
    assert (first[0]["angle"], first[0]["loft"]) == (0, 10)
    assert (first[1]["speed"], first[1]["loft"], first[1]["height"]) == (1.3, 8, 1)
    assert all(event["path"]["fps"] == 60 and len(event["path"]["frames"]) > 150 for event in first.values())

    # to the end without motion: the sheet is seen from above then
    for player in players:
        player.page.emulate_media(reduced_motion="reduce")
        expect(player.page.locator(".board [data-view=flat]")).to_be_visible()
    play_on(*players)
    for player in players:
        expect(player.page.get_by_role("dialog")).to_be_visible()
        expect(player.page.get_by_role("dialog").locator("svg.cliff")).to_be_visible()
    ropes = told(players, "rope_drawn")
    assert {event["seat"] for event in ropes} == {0, 1}
    view = hand.updates[-1]["view"]
    assert view["ropes"] == [[event["from"], event["to"]] for event in ropes]
    assert view["result"]["reason"] == "goal"
    assert max(view["cliff"]) == 25
    assert hanpan.verify(log_of(house, hand.page.url)).result() == view["result"]


def test_a_pull_is_taken_back_and_a_refused_rope_says_why(opens: Opens, house: House) -> None:
    page = opens(reduced_motion="reduce")
    expect(page.locator("[data-game=flick_cliff]")).to_be_visible()
    table = page.evaluate(MAKE, WISH | {"bots": [None, "greedy"], "pace": "fast"})
    me = Typist(page, 3)
    page.goto(f"{house.address}/t/{table}")
    flick = page.locator("[data-do=flick]:not([disabled])")
    flick.wait_for()
    for back in ("home", "escape"):
        x, y = me.pull(90)
        expect(page.locator(".gauge b")).to_contain_text("초속")
        if back == "home":
            page.mouse.move(x, y + 6)
        else:
            page.keyboard.press("Escape")
        page.mouse.up()
        expect(page.locator(".gauge")).to_have_count(0)
    expect(flick).to_be_enabled()
    assert [event for event in told([me], "flicked") if event["seat"] == 0] == []

    while page.locator("[data-cell][data-lit]").count() == 0:
        assert not me.is_over()
        if not (me.flick() or me.act() or me.climb()):
            page.wait_for_timeout(80)
    assert faults(page) == []
    page.locator("[data-cell][data-lit]").first.click()
    page.locator("[data-cell='1']").click()
    expect(page.locator(".coach.wrong")).to_contain_text("점선 칸")


def test_one_practises_in_the_waiting_room(opens: Opens, house: House) -> None:
    page = opens()
    expect(page.locator("[data-game=flick_cliff]")).to_be_visible()
    table = page.evaluate(MAKE, WISH)
    page.goto(f"{house.address}/t/{table}")
    pad = page.locator("[data-practice]")
    expect(pad.locator("[data-view=solid]")).to_be_visible(timeout=20_000)
    pad.locator("[data-do=flick]").click()
    expect(pad).to_have_attribute("data-tries", "1", timeout=20_000)
    expect(pad.get_by_role("status")).to_contain_text(re.compile("번 칸|시작선|시트 밖"))
