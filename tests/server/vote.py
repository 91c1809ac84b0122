"""A game with a window, smaller than any real one: three voters are asked at once, two rounds long."""

from __future__ import annotations

from typing import Any

from hanpan.bots import Random
from hanpan.core.chance import Chance
from hanpan.core.fields import Fields
from hanpan.core.game import Game
from hanpan.core.kit.listing import Listing
from hanpan.core.memory import Memory
from hanpan.core.notation import Malformed, Notation
from hanpan.core.sink import Event, Sink
from hanpan.core.state import State

WORDS = ("yes", "no", "again")


class Vote(State):
    """`again` puts the question anew to everybody, also to those who have voted."""

    def __init__(self) -> None:
        super().__init__(3)
        self.open = 0b111
        self.round = 0
        self.put = 0
        self.yes = 0

    def start(self, chance: Chance, sink: Sink) -> None:
        self.open, self.round, self.put, self.yes = 0b111, 0, 0, 0
        sink.emit(0)

    def asked(self) -> int:
        return 0 if self.round == 2 else self.open

    def question(self) -> int:
        return self.put

    def in_window(self) -> bool:
        return True

    def legal(self, seat: int) -> Listing:
        self.listed.clear()
        if self.asked() >> seat & 1:
            for code in range(3):
                self.listed.add(code)
        return self.listed

    def check(self, seat: int, action: int) -> int:
        return 0 if self.asked() >> seat & 1 else 2

    def do(self, seat: int, action: int, chance: Chance, sink: Sink) -> None:
        sink.emit(1, seat, action)
        if action == 2:
            self.open, self.put = 0b111, self.put + 1
            return
        self.yes += action == 0
        self.open &= ~(1 << seat)
        if self.open == 0:
            self.open, self.round, self.put = 0b111, self.round + 1, self.put + 1

    def timeout(self, seat: int) -> int:
        return 1

    def score(self, seat: int) -> int:
        return self.yes

    def hide(self, viewer: int) -> None:
        """Nothing is secret."""

    def fill(self, chance: Chance, memory: Memory) -> None:
        """Nothing is secret."""

    def copy_from(self, other: State) -> None:
        assert isinstance(other, Vote)
        self.open, self.round, self.put, self.yes = other.open, other.round, other.put, other.yes

    def fields(self, io: Fields) -> None:
        self.open, self.round = io.cell(self.open), io.cell(self.round)
        self.put, self.yes = io.cell(self.put), io.cell(self.yes)


class VoteNotation(Notation):
    """yes, no, again."""

    def __init__(self) -> None:
        refusals = (("", ""), ("malformed", "1"), ("not-your-turn", "2"))
        super().__init__((), ("counted",), refusals, 1, range(3))

    def write_action(self, code: int) -> str:
        return WORDS[code]

    def read_action(self, text: str) -> int:
        if text not in WORDS:
            raise Malformed(text)
        return WORDS.index(text)

    def position(self, state: State) -> dict[str, Any]:
        assert isinstance(state, Vote)
        return {"open": state.open, "round": state.round, "put": state.put, "yes": state.yes}

    def view(self, state: State, viewer: int) -> dict[str, Any]:
        return self.position(state)

    def event(self, event: Event) -> dict[str, Any]:
        return {"type": "asked"} if event.kind == 0 else {"type": "voted", "seat": event.a, "vote": WORDS[event.b]}


def vote(window: int | None = None) -> Game:
    """The game; `window`: seconds all together have to answer."""
    return Game(
        id="vote",
        title={"ko": "투표", "en": "Vote"},
        seats=(3,),
        minutes=(1, 1),
        options=(),
        rules_version="1",
        state=lambda seats, options: Vote(),
        memory=Memory,
        notation=VoteNotation(),
        bots={"quick": Random()},
        window=lambda options: window,
    )
