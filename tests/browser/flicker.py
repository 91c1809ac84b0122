"""Plays the cliff on a page: one hand flicks with the mouse, the other with keys alone."""

from __future__ import annotations

from playwright.sync_api import Error

from .duellist import Duellist

LIT_CELL = "[data-cell][data-lit]"
PULL = 79
"""Pixels straight back: about 0.89 m/s, with which a steady hand reaches the rope of cell 3."""


class Flicker(Duellist):
    """One page at the foot of the cliff."""

    def step(self) -> bool:
        try:
            return self.draw() or self.flick() or self.act() or self.climb()
        except Error:  # the question went away while we were at it
            return False

    def asks(self, does: str) -> bool:
        return self.page.locator(f"[data-do={does}]:not([disabled])").count() > 0

    def flick(self) -> bool:
        """Take the die with the mouse, pull it straight back and let go."""
        if not self.asks("flick"):
            return False
        self.pull(PULL)
        self.page.mouse.up()
        return True

    def pull(self, pixels: float) -> tuple[float, float]:
        """Take the die and pull it back; the hand still holds it then. Gives where it took hold."""
        x, y = self.die()
        mouse = self.page.mouse
        mouse.move(x, y)
        mouse.down()
        mouse.move(x, y + pixels / 3)
        mouse.move(x, y + pixels)
        return x, y

    def die(self) -> tuple[float, float]:
        """Where the die is, once the board has found its size."""
        before = None
        while True:
            # as the drawing says: where it is painted follows a frame later, which may be long on a busy machine
            place: list[float] = self.page.locator(".board .hold").evaluate(
                """(hold) => {
                  const box = hold.closest('.scene').getBoundingClientRect()
                  return [box.x + Number(hold.getAttribute('cx')), box.y + Number(hold.getAttribute('cy')), box.height]
                }""",
                timeout=3000,
            )
            if place == before:
                return place[0], place[1]
            before = place
            self.page.wait_for_timeout(150)

    def draw(self) -> bool:
        """Tap where the rope starts, then where it ends."""
        if not self.tap(self.page.locator(LIT_CELL)):
            return False
        self.tap(self.page.locator(LIT_CELL))
        return True

    def act(self) -> bool:
        if not self.asks("act"):
            return False
        self.press("act")
        return True

    def climb(self) -> bool:
        found = self.page.locator("[data-do='climb 6']:not([disabled])")
        if found.count() == 0:
            return False
        found.click(timeout=1000)
        return True


class Typist(Flicker):
    """The same with the keyboard alone."""

    AIM = (("speed", "1.3"), ("loft", "8"), ("height", "1"))
    """A flick of the far kind: a steady hand's die comes to the rope of cell 7."""

    def flick(self) -> bool:
        if not self.asks("flick"):
            return False
        toggle = self.page.locator(".go .toggle[aria-expanded=false]")
        if toggle.count() and toggle.is_visible():
            toggle.press("Enter")
        for knob, value in self.AIM:
            slider = self.page.locator(f".board [data-knob={knob}]")
            if slider.input_value() != value:
                slider.press("Home")
                self.slide(knob, float(value))
        self.page.keyboard.press("f")
        return True

    def slide(self, knob: str, value: float) -> None:
        """Press an arrow until the slider is there: pages of ten steps first."""
        slider = self.page.locator(f".board [data-knob={knob}]")
        for key in ("PageUp", "ArrowRight"):
            while True:
                before = float(slider.input_value())
                slider.press(key)
                after = float(slider.input_value())
                if after > value + 1e-9:
                    while float(slider.input_value()) > value + 1e-9:
                        slider.press("ArrowLeft")
                    return
                if after == before or abs(after - value) < 1e-9:
                    break

    def draw(self) -> bool:
        cells = self.page.locator(LIT_CELL)
        if cells.count() == 0:
            return False
        cells.first.press("ArrowRight")
        self.page.keyboard.press("Enter")
        self.page.locator(LIT_CELL).first.press("Enter")
        return True

    def act(self) -> bool:
        if not self.asks("act"):
            return False
        self.page.keyboard.press("a")
        return True

    def climb(self) -> bool:
        if self.page.locator("[data-do='climb 6']:not([disabled])").count() == 0:
            return False
        self.page.keyboard.press("6")
        return True
