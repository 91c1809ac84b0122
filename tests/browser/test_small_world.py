"""Three browsers on the islands: a whole match, and nobody is told hidden coins or a marker that lies face down."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import expect

import hanpan

from .conftest import House, Opens
from .conqueror import Conqueror
from .duellist import play_on
from .gathering import gather
from .test_match import log_of

TABLE = {"game": "small_world_warcraft", "seats": 3, "options": {"rounds": 4}}
PLACES = ("chapel", "stone", "healer", "rift", "magetower", "tree", "battlefield")


def leaks(heard: list[dict[str, Any]], seat: int | None) -> list[Any]:
    """Whatever a page was told of others' coins and incomes, of stacks, bombs and markers, before its time."""
    found: list[Any] = []
    for message in heard:
        if message["type"] != "update":
            continue
        view = message["view"]
        over = view["result"] is not None
        for other, player in view["players"].items():
            if int(other) != seat and not over and player["coins"] != {"hidden": True}:
                found.append(player)
        for marker in view["markers"].values():
            if not marker["up"] and marker["id"] != {"hidden": 1}:
                found.append(marker)
        found += [bomb for bomb in view["bombs"]["placed"].values() if bomb != {"hidden": 1}]
        if set(view["box"]) != {"hidden"} or set(view["powers"]) != {"hidden"}:
            found.append(view)
        for event in message["events"]:
            if event["type"] == "scored" and event["seat"] != seat and "amount" in event:
                found.append(event)
    return found


def test_three_play_to_the_end_and_no_coins_or_markers_are_told_before_their_time(opens: Opens, house: House) -> None:
    guests = gather(opens, house, Conqueror, TABLE, 1, phones=True)
    watcher = Conqueror(opens("/t/" + guests[0].page.url.rsplit("/", 1)[1]), 9)
    play_on(*guests)
    for seat, guest in enumerate(guests):
        expect(guest.page.get_by_role("dialog")).to_be_visible()
        assert len(guest.updates) > 20
        assert leaks(guest.heard, seat) == []
        mine = [event for update in guest.updates for event in update["events"] if event["type"] == "scored"]
        assert sum("amount" in event for event in mine) == 4, "one's own income is told, a turn at a time"
    assert leaks(watcher.heard, None) == []

    told = [json.dumps(page.heard) for page in (*guests, watcher)]
    shown = {
        event["id"] for update in guests[0].updates for event in update["events"] if event["type"] == "marker_shown"
    }
    for place in set(PLACES) - shown:
        assert not any(f'"{place}"' in text for text in told), f"{place} was never turned up"

    view = guests[0].updates[-1]["view"]
    assert [view["players"][str(seat)]["coins"] for seat in range(3)] == view["result"]["scores"]
    log = log_of(house, guests[0].page.url)
    assert hanpan.verify(log).result() == view["result"]
    assert log[0]["seed"]["secret"] not in "".join(told)
