"""People come together: one makes a table, the others follow its link and sit down."""

from __future__ import annotations

import re
from typing import Any, TypeVar

from playwright.sync_api import expect

from .conftest import PHONE, House, Opens
from .duellist import Duellist

QUICK = {"reduced_motion": "reduce"}  # nothing flies, so that a match takes seconds
MAKE = """async (wish) => {
  const post = async (path, body) => (await fetch(path, {
    method: "POST", headers: {"content-type": "application/json"}, body: JSON.stringify(body),
  })).json()
  await post("/api/me", {name: "첫 사람"})
  return (await post("/api/tables", wish)).id
}"""
Guest = TypeVar("Guest", bound=Duellist)


def gather(
    opens: Opens, house: House, kind: type[Guest], wish: dict[str, Any], seed: int, phones: bool = False
) -> list[Guest]:
    """As many pages as the wished-for table has seats; every second one a phone, if wanted."""
    host = opens(**QUICK)
    expect(host.get_by_role("heading", level=1)).to_be_visible()
    table = host.evaluate(MAKE, wish)
    guests = [kind(host, seed)]
    host.goto(f"{house.address}/t/{table}")
    for number in range(1, wish["seats"]):
        look = {"viewport": PHONE} if phones and number % 2 else {}
        guest = kind(opens(f"/t/{table}", **QUICK, **look), seed + number)
        guest.page.get_by_role("button", name=re.compile("앉아서|앉기")).first.click()
        guests.append(guest)
    return guests
