"""What one viewer may know of a table now."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Sight:
    """A viewer's present: `seat` None is a watcher. Events are asked apart, from the number wanted.

    `ask` is None when nothing is asked of the viewer; `legal` are the notations of what it may do,
    `notes` what is to be said of some of these.
    """

    seat: int | None
    n: int
    e: int
    view: dict[str, Any]
    ask: int | None
    legal: list[str]
    notes: dict[str, dict[str, Any]]
    undo: bool
