"""Plays the kittens on a page as a lively person does: nopes often, plays cards, points at others."""

from __future__ import annotations

from playwright.sync_api import Error, Locator

from .duellist import Duellist


class CafeGuest(Duellist):
    """One page at the café's table."""

    def step(self) -> bool:
        try:
            return self.answer() or self.point() or self.play()
        except Error:  # the question went away while we were at it
            return False

    def lit(self, does: str) -> Locator:
        return self.page.locator(f"[data-do={does}]:not([disabled]):not([aria-disabled=true])")

    def answer(self) -> bool:
        """In a window: nope if at all possible; a defused kitten is put back."""
        reply = ("nope", "pass", "place") if self.random.random() < 0.7 else ("pass", "nope", "place")
        for does in reply:
            if self.lit(does).count():
                self.lit(does).first.click(timeout=1000)
                return True
        return False

    def point(self) -> bool:
        """Choose a victim, or the name of a card."""
        for wanted in ("[data-target]:not([disabled])", "[data-name]:not([disabled])"):
            if self.tap(self.page.locator(wanted)):
                return True
        return False

    def play(self) -> bool:
        """Play one of the lit cards, or draw."""
        cards = self.page.locator("button.lit[data-card], .lit button[data-card]")
        favors = self.page.locator("button.lit[data-card=favor], .lit button[data-card=favor]")
        if favors.count() and self.lit("draw").count():
            cards = favors
        if (self.random.random() < 0.6 or not self.lit("draw").count()) and self.tap(cards):
            if self.tap(self.page.locator("[data-do=single], [data-do=pair], [data-do=triple], [data-do=give]")):
                return True
            return bool(self.page.locator("[data-target], [data-name]").count())
        if self.lit("draw").count():
            self.lit("draw").first.click(timeout=1000)
            return True
        return False
