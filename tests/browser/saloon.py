"""Plays the dice game on a page: rolls some dice again, aims at whoever is lit, decides at random."""

from __future__ import annotations

from playwright.sync_api import Error

from .duellist import Duellist


class Gunslinger(Duellist):
    """One page at the saloon's table."""

    def step(self) -> bool:
        try:
            return self.aim() or self.decide() or self.roll()
        except Error:  # the question went away while we were at it
            return False

    def aim(self) -> bool:
        """A target for a shot, a beer, an arrow to discard."""
        return self.tap(self.page.locator("[data-pick]:not([disabled]), [data-do=keep]:not([disabled])"))

    def decide(self) -> bool:
        """Bart's arrow or a life, Pedro's discard."""
        return self.tap(self.page.locator("[data-do=arrow], [data-do=lose], [data-do=discard]"))

    def roll(self) -> bool:
        """Roll a die or two again, or stop."""
        if self.page.locator("[data-do=stop]:not([disabled])").count() == 0:
            return False
        dice = self.page.locator("[data-die] button:not([disabled])")
        if self.random.random() < 0.5 and self.tap(dice):
            again = self.page.locator("[data-do=reroll]:not([disabled])")
            if again.count():
                again.click(timeout=1000)
                return True
        self.page.locator("[data-do=stop]:not([disabled])").click(timeout=1000)
        return True
