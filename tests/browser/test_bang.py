"""Five browsers in the saloon: a whole match, and nobody is told a role before it is shown."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import expect

import hanpan

from .conftest import House, Opens
from .duellist import play_on
from .gathering import gather
from .saloon import Gunslinger
from .test_match import log_of

TABLE = {"game": "bang_dice", "seats": 5}


def leaks(heard: list[dict[str, Any]], seat: int | None) -> list[Any]:
    """Whatever a page was told of a role that was not shown then and is not its own."""
    found: list[Any] = []
    for message in heard:
        if message["type"] != "update":
            continue
        view = message["view"]
        if view["result"] is not None:
            continue
        for other, role in enumerate(view["roles"]):
            if other != seat and not view["shown"][other] and role != {"hidden": 1}:
                found.append(view)
        for event in message["events"]:
            if event["type"] == "set_up" and len([role for role in event["roles"] if isinstance(role, str)]) > 2:
                found.append(event)
    return found


def test_five_play_to_the_end_and_no_role_is_told_before_its_time(opens: Opens, house: House) -> None:
    guests = gather(opens, house, Gunslinger, TABLE, 1, phones=True)
    watcher = Gunslinger(opens("/t/" + guests[0].page.url.rsplit("/", 1)[1]), 9)
    play_on(*guests)
    for seat, guest in enumerate(guests):
        expect(guest.page.get_by_role("dialog")).to_be_visible()
        assert len(guest.updates) > 10
        assert leaks(guest.heard, seat) == []
    assert leaks(watcher.heard, None) == []
    result = guests[0].updates[-1]["view"]["result"]
    roles = guests[0].updates[-1]["view"]["roles"]
    assert sorted(roles) == ["deputy", "outlaw", "outlaw", "renegade", "sheriff"]
    assert result["reason"] in ("outlaws", "law", "renegade")
    log = log_of(house, guests[0].page.url)
    assert hanpan.verify(log).result() == result
    assert log[0]["seed"]["secret"] not in json.dumps([guest.heard for guest in guests])
