"""Matches played in one compiled loop: random ones, bots against bots, copies and guesses for measuring."""

from mypy_extensions import i64

from hanpan.core.bot import Bot
from hanpan.core.chance import Chance
from hanpan.core.kit.seats import first, has
from hanpan.core.memory import Memory
from hanpan.core.sink import Event, Sink
from hanpan.core.state import State


class Ears(Sink):
    """Tells every seat's memory of each event what that seat may know."""

    def __init__(self, state: State, memories: list[Memory]) -> None:
        self.state = state
        self.memories = memories
        self.event = Event()

    def emit(self, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        event = self.event
        for memory in self.memories:
            event.be(kind, a, b, c, d)
            self.state.tell(event, memory.seat)
            memory.hear(event)


def random_asked(seats: i64, choice: Chance) -> i64:
    """One of the seats that are asked; with a single one no chance is used."""
    lowest = first(seats)
    if seats >> lowest == 1:
        return lowest
    asked: i64 = 0
    for seat in range(32):
        if has(seats, seat):
            asked += 1
    left = choice.number(0, asked)
    for seat in range(32):
        if has(seats, seat):
            if left == 0:
                return seat
            left -= 1
    return lowest


def playouts(state: State, matches: i64, chance: Chance, choice: Chance, sink: Sink) -> i64:
    """Play so many random matches, the legal actions listed at every decision; the decisions taken."""
    decisions: i64 = 0
    for match in range(matches):
        state.start(chance, sink)
        asked = state.asked()
        while asked != 0:
            seat = random_asked(asked, choice)
            listed = state.legal(seat)
            state.do(seat, listed.actions[choice.number(0, listed.n)], chance, sink)
            asked = state.asked()
            decisions += 1
    return decisions


def play(state: State, hidden: State, bots: list[Bot], memories: list[Memory], chance: Chance, choice: Chance) -> i64:
    """Play one match from its start, bots[s] and memories[s] on seat s; the decisions taken.

    `hidden` is another state of the same match: each bot sees only what `hide` leaves in it.
    `choice` is the bots' own chance, so that the deal does not depend on how they think.
    """
    for memory in memories:
        memory.forget()
    ears = Ears(state, memories)
    decisions: i64 = 0
    state.start(chance, ears)
    asked = state.asked()
    while asked != 0:
        seat = random_asked(asked, choice)
        hidden.copy_from(state)
        hidden.hide(seat)
        action = bots[seat].choose(hidden, seat, memories[seat], choice)
        row = state.check(seat, action)
        if row != 0:
            raise ValueError(f"a bot on seat {seat} chose what is refused: action {action}, refusal {row}")
        state.do(seat, action, chance, ears)
        asked = state.asked()
        decisions += 1
    return decisions


def copies(state: State, other: State, n: i64) -> None:
    """Copy a position n times."""
    for copy in range(n):
        other.copy_from(state)


def guesses(state: State, other: State, viewer: i64, memory: Memory, chance: Chance, n: i64) -> None:
    """Guess n times what a position could be, from a seat's eyes."""
    for guess in range(n):
        other.copy_from(state)
        other.hide(viewer)
        other.fill(chance, memory)
