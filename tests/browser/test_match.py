"""Whole matches in real browsers: two people, one against the bot, by mouse and by keyboard, through trouble."""

from __future__ import annotations

import json
import re
import signal
import urllib.request
from typing import Any

from playwright.sync_api import expect

import hanpan

from .conftest import PHONE, House, Opens
from .duellist import DUEL, Duellist, play_on
from .gathering import QUICK


def two_at_a_table(opens: Opens, **wishes: Any) -> tuple[Duellist, Duellist]:
    """One makes a table, the other follows the shared link and sits down."""
    host = Duellist(opens(**QUICK, **wishes), 1)
    host.page.locator(DUEL).get_by_role("button", name="친구와 한 판").click()
    host.page.wait_for_url(re.compile(r"/t/"))
    guest = Duellist(opens("/t/" + host.page.url.rsplit("/", 1)[1], **QUICK, **wishes), 2)
    guest.page.get_by_role("button", name="앉기").first.click()
    return host, guest


def log_of(house: House, page_url: str) -> list[dict[str, Any]]:
    with urllib.request.urlopen(f"{house.address}/api/tables/{page_url.rsplit('/', 1)[1]}/log") as answer:
        return [json.loads(line) for line in answer.read().decode().splitlines()]


def hidden_cards_leaked(heard: list[dict[str, Any]], seat: int) -> list[Any]:
    """Whatever a page was told that shows another player's hand, a laid card, the deck or the middle."""
    leaks: list[Any] = []
    for message in heard:
        if message["type"] == "update":
            view, other = message["view"], 1 - seat
            leaks += [] if set(view["hands"][other]) == {"hidden"} else [view]
            leaks += [] if set(view["deck"]) == {"hidden"} and set(view["middle"]) == {"hidden", "black"} else [view]
            theirs = view["attack"] if view["attacker"] == other else view["block"]
            leaks += [view] if theirs is not None and "cards" in theirs else []
            for event in message["events"]:
                mine = event.get("seat") == seat or event["type"] in ("challenged", "round_dealt")
                leaks += [event] if "cards" in event and not mine else []
        elif "position" in message or "seed" in message or "secret" in message:
            leaks.append(message)
    return leaks


def test_two_browsers_play_a_whole_match_and_no_hidden_card_is_sent(opens: Opens, house: House) -> None:
    host, guest = two_at_a_table(opens)
    play_on(host, guest)
    expect(host.page.get_by_role("dialog")).to_be_visible()
    expect(guest.page.get_by_role("dialog")).to_be_visible()
    for player in (host, guest):
        ranks = player.updates[-1]["view"]["result"]["ranks"]
        assert sorted(ranks) == [1, 2]
    seat = {0: host, 1: guest}
    for number, player in seat.items():
        assert len(player.updates) > 5
        assert hidden_cards_leaked(player.heard, number) == []
    log = log_of(house, host.page.url)
    assert hanpan.verify(log).result() == host.updates[-1]["view"]["result"]
    # The secret that decides the deal is in nobody's traffic: it is fetched with the log, after the end.
    assert log[0]["seed"]["secret"] not in json.dumps([host.heard, guest.heard])


def test_the_leak_finder_finds_leaks() -> None:
    view = {
        "hands": [{"hidden": 4}, ["fly"]],
        "deck": {"hidden": 12},
        "middle": {"hidden": 0, "black": 0},
        "attack": None,
        "block": None,
        "attacker": 0,
    }
    fine = view | {"hands": [["fly"], {"hidden": 4}]}
    drew = {"type": "drew", "seat": 1, "count": 1, "cards": ["fly"]}
    assert hidden_cards_leaked([{"type": "update", "view": fine, "events": []}], 0) == []
    assert hidden_cards_leaked([{"type": "update", "view": view, "events": []}], 0) == [view]
    assert hidden_cards_leaked([{"type": "update", "view": fine, "events": [drew]}], 0) == [drew]


def test_against_the_bot_to_the_end_on_a_phone(opens: Opens) -> None:
    me = Duellist(opens(**QUICK, viewport=PHONE, has_touch=True), 3)
    me.page.locator(DUEL).get_by_role("button", name="봇과 한 판").click()
    play_on(me)
    dialog = me.page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    wide = me.page.evaluate("document.scrollingElement.scrollWidth")
    assert wide <= 360
    before = me.page.url
    dialog.get_by_role("button", name="한 판 더").click()
    me.page.wait_for_url(lambda url: url != before)
    expect(me.page.locator("[data-spot^=hand-] button").first).to_be_visible()


def test_with_the_keyboard_alone(opens: Opens) -> None:
    """Enter at the lobby, arrows and space in the hand, numbers and letters for what to do."""
    page = opens(**QUICK)
    me = Duellist(page, 4)
    page.locator(DUEL).get_by_role("button", name="봇과 한 판").focus()
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile(r"/t/"))
    for turn in range(400):
        if me.is_over():
            break
        lit = {button.get_attribute("data-do") for button in page.locator("[data-do]:not([disabled])").all()}
        hand = page.locator("[data-spot^=hand-] button[tabindex='0']")
        if not lit:
            page.wait_for_timeout(100)
        elif "accept" in lit:
            page.keyboard.press("a")
        elif turn % 3 and hand.count() and hand.get_attribute("aria-disabled") == "false":
            hand.focus()
            page.keyboard.press("ArrowRight")
            page.keyboard.press("Space")
            page.keyboard.press("1")
            page.keyboard.press("Enter")
            page.wait_for_timeout(60)
        else:
            page.keyboard.press("p")
    assert me.is_over()
    expect(page.get_by_role("dialog")).to_be_visible()


def test_a_reload_in_the_middle_keeps_seat_hand_and_log(opens: Opens) -> None:
    host, guest = two_at_a_table(opens)
    play_on(host, guest, until_n=3)
    before = host.updates[-1]
    host.page.reload()
    expect(host.page.locator("[data-spot^=hand-]").first).to_be_visible()
    host.page.wait_for_timeout(500)
    after = host.updates[-1]
    assert after["n"] >= before["n"]
    if after["n"] == before["n"]:
        assert after["view"] == before["view"]
    assert after["since"] == 0
    assert after["events"][0]["type"] == "round_dealt"
    play_on(host, guest)
    assert host.updates[-1]["view"]["result"] == guest.updates[-1]["view"]["result"]


def test_the_server_is_killed_and_started_again_in_the_middle(opens: Opens, mortal_house: House) -> None:
    house = mortal_house
    host, guest = two_at_a_table(opens, address=house.address)
    play_on(host, guest, until_n=4)
    known = max(player.updates[-1]["n"] for player in (host, guest))
    house.end(signal.SIGKILL)
    expect(host.page.get_by_text(re.compile("연결|끊|다시 잇")).first).to_be_visible()
    house.start()
    play_on(host, guest)
    log = log_of(house, host.page.url)
    assert len(log) - 2 >= known
    assert hanpan.verify(log).result() == host.updates[-1]["view"]["result"]


def test_a_watcher_sees_the_match_and_can_do_nothing(opens: Opens, house: House) -> None:
    host, guest = two_at_a_table(opens)
    watcher = Duellist(opens(f"/t/{host.page.url.rsplit('/', 1)[1]}", **QUICK), 5)
    play_on(host, guest)
    watcher.page.wait_for_timeout(300)
    assert watcher.is_over()
    assert watcher.page.locator("[data-do]").count() == 0
    for update in watcher.updates:
        assert all(set(hand) == {"hidden"} for hand in update["view"]["hands"])
        assert update["ask"] is None
