"""What a seat does, in the form people and programs hand about; and how a refusal is said."""

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Action:
    """An action: its notation, its number inside the engine, its place in the game's table of actions.

    `index` is stable and dense, or None where a game has too many actions to count, or for one that
    no position allows.
    """

    text: str
    code: int
    index: int | None

    def __str__(self) -> str:
        return self.text


class Refused(Exception):
    """The rules do not allow it: a code and the clause of the rulebook. Nothing has changed."""

    def __init__(self, code: str, clause: str) -> None:
        super().__init__(f"{code} ({clause})")
        self.code = code
        self.clause = clause


class ChanceError(ValueError):
    """Chance was asked and cannot answer: an outcome is missing, misnamed, impossible or left over."""


class NotSimulated(ChanceError):
    """What a physical thing did could not be found out. Nothing has changed: the same may be tried again."""


class LogError(ValueError):
    """A log does not hold: `entry` is the number of the first entry that is wrong, None for the header."""

    def __init__(self, entry: int | None, why: str) -> None:
        super().__init__(f"{'header' if entry is None else f'entry {entry}'}: {why}")
        self.entry = entry
        self.why = why


Plain = dict[str, Any]
"""Plain data: what JSON and YAML can say."""
