"""What becomes of a command, and what the table has to keep before anybody may see it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from hanpan.core.log import Entry

Status = Literal["done", "duplicate", "stale", "refused", "failed"]


@dataclass(frozen=True, slots=True)
class Step:
    """One new entry of the log, with the table's own counters after it."""

    n: int
    seat: int | None
    entry: Entry
    prev: str
    command: str | None
    after: dict[str, Any]
    over: bool


@dataclass(frozen=True, slots=True)
class Outcome:
    """The answer to a command. Only `done` carries a step."""

    status: Status
    n: int | None = None
    code: str | None = None
    clause: str | None = None
    step: Step | None = None


class Answered:
    """The commands a table has done, so that one sent again is known: the latest few of each seat."""

    def __init__(self, room: int = 64) -> None:
        self.room = room
        self.done: dict[int, dict[str, int]] = {}

    def note(self, seat: int, command: str, n: int) -> None:
        """This command made entry n."""
        known = self.done.setdefault(seat, {})
        known[command] = n
        while len(known) > self.room:
            del known[next(iter(known))]

    def find(self, seat: int, command: str) -> int | None:
        """The entry this command made; None when it is new."""
        return self.done.get(seat, {}).get(command)
