"""Plays the duel on a page as a person does: looks at what is lit, taps cards, presses buttons."""

from __future__ import annotations

import json
import time
from random import Random
from typing import Any

from playwright.sync_api import Error, Locator, Page

DUEL = "[data-game=cockroach_duel]"  # its card in the lobby
LIT = "[data-do]:not([disabled]):not([aria-disabled=true])"
PATIENCE = 120.0


class Duellist:
    """One page at a table, and everything its sockets received."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.random = Random(seed)
        self.heard: list[dict[str, Any]] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: Any) -> None:
        socket.on("framereceived", lambda frame: self.heard.append(json.loads(frame)))

    @property
    def updates(self) -> list[dict[str, Any]]:
        return [message for message in self.heard if message["type"] == "update"]

    def is_over(self) -> bool:
        return bool(self.updates) and self.updates[-1]["view"]["result"] is not None

    def step(self) -> bool:
        """Do one thing if anything is lit; whether something was done."""
        try:
            lit = [button.get_attribute("data-do") for button in self.page.locator(LIT).all()]
            if not lit:
                return False
            if self.random.random() < 0.6 and self.lay():
                return True
            plain = [does for does in lit if does in ("pass", "accept", "challenge")]
            if not plain:
                return False
            does = self.random.choice(plain)
            self.press(does)
            if does == "challenge":  # it asks twice
                self.press(does)
            return True
        except Error:  # the question went away while we were at it
            return False

    def lay(self) -> bool:
        """Choose one card or two, then one of the claims that are offered."""
        cards = self.page.locator("[data-spot^=hand-] button[data-kind][aria-disabled=false]")
        for _ in range(self.random.choice((1, 1, 2))):
            unchosen = cards.and_(self.page.locator("[aria-pressed=false]"))
            if not self.tap(unchosen):
                break
        return self.tap(self.page.locator("[data-claim]:not([disabled])"))

    def tap(self, found: Locator) -> bool:
        """Click one of these at random; whether there was one. They are counted once: the page may take them away."""
        count = found.count()
        if count == 0:
            return False
        found.nth(self.random.randrange(count)).click(timeout=1000)
        return True

    def press(self, does: str) -> None:
        self.page.locator(f"[data-do={does}]:not([disabled])").first.click(timeout=1000)


def play_on(*players: Duellist, until_n: int | None = None) -> None:
    """Everybody plays until the match is over, or until the log has so many entries."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if all(player.is_over() for player in players):
            return
        if until_n is not None and all(player.updates and player.updates[-1]["n"] >= until_n for player in players):
            return
        if not any([player.step() for player in players]):
            players[0].page.wait_for_timeout(80)
    raise AssertionError("the match did not end in time")
