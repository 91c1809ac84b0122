"""Plays Small World of Warcraft on a page: takes what is lit, spreads the tokens, declines now and then."""

from __future__ import annotations

from playwright.sync_api import Error

from .duellist import Duellist

DECLINES = 0.3  # when it may
GOES_ON = 0.85  # conquering rather than stopping
TRIES = 0.25  # something special instead of land


class Conqueror(Duellist):
    """One page at the islands."""

    def step(self) -> bool:
        try:
            return self.choose() or self.spread() or self.decline() or self.conquer() or self.end()
        except Error:  # the question went away while we were at it
            return False

    def choose(self) -> bool:
        """A combo from the column, a form for the Worgen."""
        return self.tap(self.page.locator(".column [data-do]:not([disabled])")) or self.tap(
            self.page.locator("[data-do^='form ']:not([disabled])")
        )

    def spread(self) -> bool:
        """Tokens in hand, evenly or to the border, all at once."""
        helpers = self.page.locator("[data-do^=spread]:not([disabled])")
        if helpers.count() == 0:
            return self.tap(self.page.locator("[data-do=place-plan]:not([disabled])"))
        self.tap(helpers)
        self.page.locator("[data-do=place-plan]:not([disabled])").click(timeout=1000)
        return True

    def decline(self) -> bool:
        """Asked once more before it is done."""
        button = self.page.locator("[data-do=decline]:not([disabled])")
        if button.count() == 0 or self.random.random() > DECLINES:
            return False
        button.click(timeout=1000)
        self.page.locator("[data-do=decline-sure]").click(timeout=1000)
        return True

    def conquer(self) -> bool:
        """A region that is lit, with the keyboard as one may; what needs a choice is chosen on its card."""
        if self.random.random() > GOES_ON:
            return False
        modes = self.page.locator("[data-mode]:not([disabled])")
        if modes.count() and self.random.random() < TRIES:
            self.tap(modes)
        regions = self.page.locator("[data-region][data-lit]")
        count = regions.count()
        if count == 0:
            return False
        region = regions.nth(self.random.randrange(count))
        region.focus(timeout=1000)
        self.page.keyboard.press("Enter")
        self.tap(self.page.locator(".card [data-do]:not([disabled])"))
        return True

    def end(self) -> bool:
        """Stop conquering, or end the turn."""
        return self.tap(self.page.locator("[data-do=stop]:not([disabled]), [data-do=done]:not([disabled])"))
