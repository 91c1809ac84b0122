"""A game's facts: what a folder in `games/` tells about itself."""

from collections.abc import Callable, Mapping
from typing import Any, Literal, NamedTuple

from hanpan.core.action import Plain
from hanpan.core.bot import Bot
from hanpan.core.memory import Memory
from hanpan.core.notation import Notation
from hanpan.core.state import State

Options = dict[str, Any]


class Option(NamedTuple):
    """One thing a table may choose before the match: a switch, a choice, a whole number, or a text of some form.

    `reads` looks at a text and says, as a ValueError, what is wrong with it.
    """

    name: str
    default: bool | int | str
    values: tuple[bool | int | str, ...] = ()
    least: int | None = None
    most: int | None = None
    reads: Callable[[str], None] | None = None

    @property
    def kind(self) -> Literal["bool", "choice", "int", "text"]:
        """`bool`, `choice`, `int` or `text`."""
        if isinstance(self.default, bool):
            return "bool"
        if self.reads is not None:
            return "text"
        return "int" if isinstance(self.default, int) else "choice"

    def check(self, value: object) -> None:
        """ValueError, naming the option, for a value it may not have; true is no number and 1 no switch."""
        if self.reads is not None:
            if not isinstance(value, str):
                raise ValueError(f"options.{self.name}: must be a text, not {value!r}")
            try:
                self.reads(value)
            except ValueError as error:
                raise ValueError(f"options.{self.name}: {error}") from error
        elif not any([type(value) is type(one) and value == one for one in self.choices()]):
            allowed = ", ".join([spelled(one) for one in self.choices()])
            raise ValueError(f"options.{self.name}: must be one of {allowed}, not {value!r}")

    def choices(self) -> list[object]:  # not bool | int | str: compiled, true would become 1
        """Every value it may have; of a text some that it may."""
        if self.kind == "int":
            assert self.least is not None
            assert self.most is not None
            return list(range(self.least, self.most + 1))
        return list(self.values)


def spelled(value: object) -> str:
    """An option's value as a person writes it: true and false are small."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def switch(name: str, default: bool) -> Option:
    """An option that is on or off."""
    return Option(name, default, (True, False))


def choice(name: str, *values: int | str) -> Option:
    """An option with one of several words, or numbers beside a word; the first is the default."""
    return Option(name, values[0], values)


def text(name: str, reads: Callable[[str], None], *values: str) -> Option:
    """An option with a text that `reads` accepts; the first value is the default, the others are examples."""
    return Option(name, values[0], values, reads=reads)


def number(name: str, default: int, least: int, most: int) -> Option:
    """An option with a whole number from least to most."""
    return Option(name, default, (), least, most)


class Game:
    """Everything the house knows of a game. `state` and `memory` make new ones; the rest are facts.

    A game played on printed sheets has an option `sheet` and offers them in `sheets`, by name, as plain data;
    `with_sheet` makes the same game with a designer's own sheet. `landings` names, for a game with a physical thing,
    the table from which its outcomes are drawn where nothing simulates them: an empty text for other games.

    `rules_version` rises with every change of the rules that could end a match differently: a running
    match keeps the one it began with.
    """

    def __init__(
        self,
        id: str,
        title: Mapping[str, str],
        seats: tuple[int, ...],
        minutes: tuple[int, int],
        options: tuple[Option, ...],
        rules_version: str,
        state: Callable[[int, Options], State],
        memory: Callable[[int], Memory],
        notation: Notation,
        bots: Mapping[str, Bot],
        window: Callable[[Options], int | None] | None = None,
        sheets: Mapping[str, Plain] | None = None,
        remade: Callable[[str, Plain], "Game"] | None = None,
        own: str | None = None,
        landings: Callable[[Options], str] | None = None,
    ) -> None:
        self.id = id
        self.title = dict(title)
        self.seats = seats
        self.minutes = minutes
        self.options = options
        self.rules_version = rules_version
        self.notation = notation
        self.bots = dict(bots)
        self._state = state
        self._memory = memory
        self._window = window
        self.sheets = {} if sheets is None else dict(sheets)
        self.own = own
        self._remade = remade
        self._landings = landings

    def __repr__(self) -> str:
        return f"<Game {self.id} rules {self.rules_version}>"

    def check_seats(self, seats: Any) -> int:
        """The number of seats, if the game can be played so; ValueError else."""
        if type(seats) is not int or seats not in self.seats:
            allowed = ", ".join(str(n) for n in self.seats)
            raise ValueError(f"seats: {self.id} is for {allowed}, not {seats!r}")
        return seats

    def check_options(self, options: object) -> Options:
        """The options complete with defaults; ValueError, naming the option, for one that is not allowed."""
        given: object = {} if options is None else options
        if not isinstance(given, Mapping):
            raise ValueError("options: must be a mapping")
        known = {option.name: option for option in self.options}
        for name, value in given.items():
            if name not in known:
                raise ValueError(f"options.{name}: {self.id} has no such option")
            known[name].check(value)
        return {option.name: given.get(option.name, option.default) for option in self.options}

    def new_state(self, seats: int, options: Options) -> State:
        """A state of a match with so many seats and these (checked) options, not yet set up.

        ValueError, naming the option, if it is not for so many seats.
        """
        return self._state(seats, options)

    def new_memory(self, seat: int) -> Memory:
        """An empty memory for a seat (-1: a watcher)."""
        return self._memory(seat)

    def window(self, options: Options) -> int | None:
        """How many seconds a simultaneous window lasts in a real-time match; None if the game has none."""
        return None if self._window is None else self._window(options)

    # Sheets and physical things

    @property
    def is_physical(self) -> bool:
        """Whether some outcomes of the game are what a physical thing did."""
        return self._landings is not None

    def landings(self, options: Options) -> str:
        """The name of the table from which physical outcomes are drawn with these options; empty if there are none."""
        return "" if self._landings is None else self._landings(options)

    def sheet(self, options: Options) -> Plain | None:
        """What is printed on the sheet that these options choose; None for a game without sheets."""
        return self.sheets.get(options.get("sheet", ""))

    def own_sheet(self, options: Options) -> Plain | None:
        """The chosen sheet, if it is a designer's own; None for one that belongs to the game."""
        return self.sheet(options) if self.own is not None and options.get("sheet") == self.own else None

    def with_sheet(self, name: object, sheet: object) -> "Game":
        """The same game with a designer's own sheet beside its own ones, as the option's default.

        ValueError, naming the field, for what cannot be one.
        """
        if self._remade is None:
            raise ValueError(f"sheet: {self.id} is not played on sheets")
        if not isinstance(name, str) or not is_name(name):
            raise ValueError(f"sheet: its name must be 1 to 40 small letters, digits and _, not {name!r}")
        if not isinstance(sheet, Mapping):
            raise ValueError(f"sheet {name}: must be a mapping")
        if name in self.sheets and name != self.own:
            raise ValueError(f"sheet {name}: {self.id} has a sheet of that name; give it another one")
        return self._remade(name, dict(sheet))

    def on_sheet_of(self, header: Mapping[str, Any]) -> "Game":
        """The game on the designer's own sheet that a log's header carries; ValueError or KeyError for a wrong one."""
        if "sheet" not in header:
            return self
        options: object = header["options"]
        if not isinstance(options, Mapping):
            raise ValueError("options: must be a mapping")
        if self.own_sheet(dict(options)) == header["sheet"]:
            return self
        return self.with_sheet(options.get("sheet"), header["sheet"])


def is_name(text: str) -> bool:
    """Whether a text can name a sheet: 1 to 40 small letters, digits and _."""
    return 0 < len(text) <= 40 and all([letter in "abcdefghijklmnopqrstuvwxyz0123456789_" for letter in text])
