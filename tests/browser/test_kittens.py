"""Five browsers at the café: nopes on nopes, favors, deaths and a winner, and nobody is told a hidden card."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import expect

import hanpan

from .cafe import CafeGuest
from .conftest import House, Opens
from .duellist import play_on
from .gathering import gather
from .test_match import log_of

WINDOW = 3000
TABLE = {"game": "exploding_kittens", "seats": 5, "options": {"nope_seconds": WINDOW // 1000}}
OWN = {
    "dealt": lambda event, seat: "hand" in event,
    "drew": lambda event, seat: event["seat"] == seat,
    "looked": lambda event, seat: event["seat"] == seat,
    "defused": lambda event, seat: event["seat"] == seat,
    "gave": lambda event, seat: seat in (event["from"], event["to"]),
    "stole": lambda event, seat: seat in (event["from"], event["to"]),
}
SECRET = {"drew": "card", "looked": "cards", "defused": "depth", "gave": "card", "stole": "card"}


def leaks(heard: list[dict[str, Any]], seat: int) -> list[Any]:
    """Whatever a page was told that only another player, or nobody, may know."""
    found: list[Any] = []
    for message in heard:
        if message["type"] != "update":
            found += [message] if "position" in message or "seed" in message else []
            continue
        view = message["view"]
        found += [view for other, hand in enumerate(view["hands"]) if other != seat and set(hand) - {"hidden"}]
        found += [view] if set(view["pile"]) != {"hidden"} or set(view["seen"]) - {str(seat)} else []
        for event in message["events"]:
            field = SECRET.get(event["type"])
            if field is not None and field in event and not OWN[event["type"]](event, seat):
                found.append(event)
    return found


def test_five_play_to_the_end_and_nobody_is_told_a_hidden_card(opens: Opens, house: House) -> None:
    """A nope on a nope, a favor, a death, a winner. Deals are secret: a match may lack one, then there is another."""
    wanted = {"nope on a nope", "played", "noped", "gave", "drew", "kitten_drawn", "exploded", "won"}
    seen: set[str] = set()
    for match in range(4):
        guests = gather(opens, house, CafeGuest, TABLE, 10 * match, phones=True)
        play_on(*guests)
        for seat, guest in enumerate(guests):
            expect(guest.page.get_by_role("dialog")).to_be_visible()
            assert leaks(guest.heard, seat) == []
        for update in guests[0].updates:
            seen |= {event["type"] for event in update["events"]}
            if (update["view"]["pending"] or {}).get("nopes", 0) >= 2:
                seen.add("nope on a nope")
        log = log_of(house, guests[0].page.url)
        assert hanpan.verify(log).result() == guests[0].updates[-1]["view"]["result"]
        assert log[0]["seed"]["secret"] not in json.dumps([guest.heard for guest in guests])
        if wanted <= seen:
            return
        for guest in guests:
            guest.page.context.close()
    raise AssertionError(f"four matches without {wanted - seen}")


def test_a_window_is_put_to_everybody_alike(opens: Opens, house: House) -> None:
    """Whoever lives and did not play last is asked in the same update, for the same time, nope in hand or not."""
    guests = gather(opens, house, CafeGuest, TABLE, 11)
    play_on(*guests, until_n=30)
    by_number = [{update["n"]: update for update in guest.updates} for guest in guests]
    opened = 0
    for n, seen in by_number[0].items():
        pending = seen["view"]["pending"]
        if not pending or pending["kind"] != "window" or pending["passed"]:
            continue
        opened += 1
        asked = [seat for seat, updates in enumerate(by_number) if n in updates and updates[n]["ask"] is not None]
        alive = [seat for seat, lives in enumerate(seen["view"]["alive"]) if lives and seat != pending["last"]]
        assert asked == alive
        # What is left when a frame goes out: how long a frame took to go is the machine's affair, not the rules'.
        left = [updates[n]["window"] for updates in by_number if n in updates]
        assert all(isinstance(told, int) and 0 <= told <= WINDOW for told in left)
    assert opened > 0
