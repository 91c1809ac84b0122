"""How long a seat may think. Times are milliseconds; the present is always an argument."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal


@dataclass(frozen=True, slots=True)
class ClockRule:
    """`none`; `turn`: seconds for each question; `bank`: seconds for the match, and an increment for each action."""

    kind: Literal["none", "turn", "bank"] = "none"
    seconds: int = 0
    increment: int = 0


class Clock:
    """The clocks of all seats. A clock runs while its seat is asked and a person is to answer."""

    def __init__(self, rule: ClockRule, seats: int) -> None:
        self.rule = rule
        self.bank = [rule.seconds * 1000] * seats
        self.since: list[int | None] = [None] * seats
        self.window: list[int | None] = [None] * seats  # milliseconds of a simultaneous window, if it is one

    def put(self, seat: int, now: int, window: int | None) -> None:
        """A question was put to this seat; `window` is its own limit in seconds."""
        self.stop(seat, now)
        self.since[seat] = now
        self.window[seat] = None if window is None else window * 1000

    def stop(self, seat: int, now: int) -> None:
        """The question is gone; the time it took is paid."""
        began = self.since[seat]
        if began is not None and self.rule.kind == "bank" and self.window[seat] is None:
            self.bank[seat] = max(0, self.bank[seat] - max(0, now - began))
        self.since[seat] = None
        self.window[seat] = None

    def earn(self, seat: int, actions: int) -> None:
        """So many actions were taken (fewer than none: taken back)."""
        if self.rule.kind == "bank":
            self.bank[seat] += actions * self.rule.increment * 1000

    def limit(self, seat: int) -> int | None:
        """How long the present question of a seat may take in all."""
        if self.window[seat] is not None:
            return self.window[seat]
        if self.rule.kind == "turn":
            return self.rule.seconds * 1000
        return self.bank[seat] if self.rule.kind == "bank" else None

    def deadline(self, seat: int) -> int | None:
        """When the seat's time is over; None when its clock stands."""
        began, limit = self.since[seat], self.limit(seat)
        return None if began is None or limit is None else began + max(0, limit)

    def left(self, seat: int, now: int) -> int | None:
        """Milliseconds left for the present question; None when nobody hurries."""
        deadline = self.deadline(seat)
        return None if deadline is None else max(0, deadline - now)

    def window_left(self, now: int) -> int | None:
        """Milliseconds until the present window closes, told to everybody; None when none is open or nobody hurries."""
        lefts = [self.left(seat, now) for seat, limit in enumerate(self.window) if limit is not None]
        return max([left for left in lefts if left is not None], default=None)

    def faces(self, now: int) -> list[tuple[int, bool]] | None:
        """(milliseconds left, whether it runs) of every seat; None for a table without a clock."""
        if self.rule.kind == "none":
            return None
        faces = []
        for seat, began in enumerate(self.since):
            full = self.bank[seat] if self.rule.kind == "bank" else self.rule.seconds * 1000
            runs = began is not None and self.window[seat] is None
            left = full - (now - began) if runs and began is not None else full
            faces.append((max(0, left), runs))
        return faces

    def shift(self, by: int) -> None:
        """Time that did not count has passed: every running question began that much later."""
        self.since = [None if began is None else began + by for began in self.since]

    def plain(self) -> dict[str, Any]:
        """As plain data."""
        return {"bank": list(self.bank), "since": list(self.since), "window": list(self.window)}

    def become(self, plain: dict[str, Any]) -> None:
        """As it was when `plain` was made."""
        self.bank, self.since, self.window = plain["bank"], plain["since"], plain["window"]
