"""What a game's `notation.py` offers: its actions, positions, views, events and outcomes as text and plain data."""

from collections.abc import Iterable
from typing import Any

from mypy_extensions import mypyc_attr

from hanpan.core.action import Action, Plain
from hanpan.core.sink import Event
from hanpan.core.state import State


class Malformed(ValueError):
    """A text that is no action's notation."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Notation:
    """The words of one game. Subclasses say how each thing is written and read.

    `chances` names the questions put to chance, by their number WHAT; `reasons` the reasons of an end;
    `refusals` are rows of (code, clause), row 0 is no refusal; `malformed` is the row for what is no action.
    `with_path` names the kinds of events that show the path of a physical thing, in their field `path`.
    """

    with_path: tuple[int, ...] = ()

    def __init__(
        self,
        chances: tuple[str, ...],
        reasons: tuple[str, ...],
        refusals: tuple[tuple[str, str], ...],
        malformed: int,
        table: Iterable[int],
    ) -> None:
        self.chances = chances
        self.reasons = reasons
        self.refusals = refusals
        self.malformed = malformed
        self._codes = table
        self._table: tuple[Action, ...] | None = None
        self._by_code: dict[int, Action] = {}

    @property
    def table(self) -> tuple[Action, ...]:
        """Every action that can be counted, by its index; written when it is first asked for, for it may be long."""
        if self._table is None:
            self._table = tuple(
                [Action(self.write_action(code), code, index) for index, code in enumerate(self._codes)]
            )
            self._by_code = {action.code: action for action in self._table}
        return self._table

    def action(self, code: int) -> Action:
        """The action of this number."""
        known = self._by_code.get(code) if self._table is not None or self.table else None
        return known if known is not None else Action(self.write_action(code), code, None)

    def note(self, state: State, seat: int, code: int) -> Plain | None:
        """What people want to know of a legal action before they take it: a cost and what it is made of; else None.

        `state` is already hidden for the seat.
        """
        return None

    def is_sampled(self, code: int) -> bool:
        """Whether an action is of a kind too many to list: `legal` samples them, `check` knows them all."""
        return False

    def is_of(self, state: State, code: int) -> bool:
        """Whether an action can be one of this match: some are none with its options."""
        return True

    def write_action(self, code: int) -> str:
        """An action's notation."""
        raise NotImplementedError

    def read_action(self, text: str) -> int:
        """The action of a notation, its parts in any order the rulebook accepts; Malformed for anything else."""
        raise NotImplementedError

    def seats_of(self, position: Any) -> int:
        """How many seats a position has, from its shape; ValueError if it has none."""
        raise NotImplementedError

    def position(self, state: State) -> Plain:
        """Everything, in the form of the rulebook's section "Position"."""
        raise NotImplementedError

    def load(self, state: State, position: Any) -> None:
        """Set the state up as the position says; ValueError, naming the field, if it cannot be one."""
        raise NotImplementedError

    def view(self, state: State, viewer: int) -> Plain:
        """What a viewer (-1: a watcher) may know. `state` is already hidden for him: no secret is within reach."""
        raise NotImplementedError

    def event(self, event: Event) -> Plain:
        """An event as plain data, `type` first; what is turned down in it is left out."""
        raise NotImplementedError

    def write_outcome(self, what: int, values: list[int]) -> Any:
        """What chance answered, as plain data."""
        raise NotImplementedError

    def read_outcome(self, what: int, plain: Any) -> list[int]:
        """The numbers of an outcome; ValueError if it is none."""
        raise NotImplementedError
