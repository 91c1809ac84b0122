"""Sets up a position from plain data: chapter 11, read strictly. What is wrong is a ValueError that names the field."""

from collections.abc import Mapping
from typing import Any

from hanpan.core import shape
from hanpan.games.flick_cliff.rules import FlickCliff
from hanpan.games.flick_cliff.tables import (
    ABILITIES,
    CLIMBING,
    FACES,
    FINE,
    FLICKING,
    LEAST_SEATS,
    MOST_ROUNDS,
    MOST_SEATS,
    MOST_SHORTS,
    OVER,
    PHASE_WORDS,
    ROPING,
)

FIELDS = [
    "turn",
    "starter",
    "phase",
    "round",
    "shorts",
    "reflick_used",
    "landing",
    "cliff",
    "ropes",
    "abilities",
]
ABILITY_WORDS = ("pip", "move")


def seats_of_position(position: Any) -> int:
    """11 As many seats as there are tokens on the cliff."""
    read = shape.mapping(position, "", FIELDS)
    seats = len(shape.row(read["cliff"], "cliff", most=MOST_SEATS))
    if seats < LEAST_SEATS:
        raise shape.wrong("cliff", f"must have at least {LEAST_SEATS} entries, not {seats}")
    return seats


def load_position(state: FlickCliff, position: Any) -> None:
    """11 Every field in its turn, then what they must be together."""
    read = shape.mapping(position, "", FIELDS)
    state.clear()
    state.turn = shape.whole(read["turn"], "turn", 0, state.seats - 1)
    state.starter = shape.whole(read["starter"], "starter", 0, state.seats - 1)
    state.phase = shape.word(read["phase"], "phase", PHASE_WORDS)
    state.round = shape.whole(read["round"], "round", 1, MOST_ROUNDS)
    state.shorts = shape.whole(read["shorts"], "shorts", 0, MOST_SHORTS - (0 if state.phase == OVER else 1))
    read_reflick(state, read["reflick_used"])
    goal: int = state.sheet.goal
    for seat, cell in enumerate(shape.row(read["cliff"], "cliff", state.seats)):
        state.cliff[seat] = shape.whole(cell, f"cliff[{seat}]", 0, goal)
    read_ropes(state, read["ropes"])
    for seat, told in enumerate(shape.row(read["abilities"], "abilities", state.seats)):
        read_circles(state, seat, told)
    read_landing(state, read["landing"])
    refuse_wrong_ends(state)


def read_reflick(state: FlickCliff, value: Any) -> None:
    """3.3 Whether the beginner's second flick is used."""
    if not isinstance(value, bool):
        raise shape.wrong("reflick_used", "must be true or false")
    if value and not state.beginner:
        raise shape.wrong("reflick_used", "is true only with the option beginner (3.3)")
    state.reflick_used = int(value)


def read_ropes(state: FlickCliff, plain: Any) -> None:
    """5.2, 5.3 Each rope could be drawn after those before it."""
    for i, one in enumerate(shape.row(plain, "ropes")):
        field = f"ropes[{i}]"
        start, end = [shape.whole(cell, field, 0, state.sheet.goal) for cell in shape.row(one, field, 2)]
        sheet = state.sheet
        if not sheet.is_dotted(start) or not sheet.is_dotted(end):
            raise shape.wrong(field, "must join dotted cells (5.2)")
        if not sheet.is_next(start, end):
            raise shape.wrong(field, "must join neighbouring rows, at most one line aside (5.2)")
        if state.check_arrow(start, end) != FINE:
            raise shape.wrong(field, "one arrow leaves a cell, and no loop is closed (5.3)")
        state.lay_rope(start, end)


def read_circles(state: FlickCliff, seat: int, plain: Any) -> None:
    """1.4 The circles gained and used, no more than there are."""
    told = shape.mapping(plain, f"abilities[{seat}]", ABILITY_WORDS)
    for ability, name in enumerate(ABILITY_WORDS):
        field = f"abilities[{seat}].{name}"
        circles = shape.mapping(told[name], field, ["gained", "used"])
        most: int = state.sheet.circles[ability]
        gained = shape.whole(circles["gained"], f"{field}.gained", 0, most)
        used = shape.whole(circles["used"], f"{field}.used", 0, most)
        if gained + used > most:
            raise shape.wrong(field, f"has {most} circles, not {gained + used} (1.4)")
        state.gained[seat * ABILITIES + ability] = gained
        state.used[seat * ABILITIES + ability] = used


def read_landing(state: FlickCliff, plain: Any) -> None:
    """11 Cell and value; null in phase flick, and there in the phases that need it."""
    state.cell = state.pip = 0
    if plain is None:
        if state.phase not in (FLICKING, OVER):
            raise shape.wrong("landing", "must be a cell and a value in this phase (9)")
        return
    if state.phase == FLICKING:
        raise shape.wrong("landing", "must be null in phase flick")
    told: Mapping[str, Any] = shape.mapping(plain, "landing", ["cell", "pip"])
    cells: int = state.sheet.cells
    state.cell = shape.whole(told["cell"], "landing.cell", 1, cells)
    state.pip = shape.whole(told["pip"], "landing.pip", 1, FACES)


def refuse_wrong_ends(state: FlickCliff) -> None:
    """A position already decided, or whose phase has nothing to ask, is none; nor an end without a reason."""
    finished = any([state.cliff[seat] == state.sheet.goal for seat in range(state.seats)])
    if state.phase == OVER:
        if not finished and (state.round < MOST_ROUNDS or (state.turn + 1) % state.seats != state.starter):
            raise shape.wrong("phase", "is over only with a token on the goal (7.1) or after the last round (7.2)")
        return
    if finished:
        raise shape.wrong("cliff", "a token is on the goal: the game is over (7.1)")
    if state.phase == ROPING and not (state.sheet.rope[state.cell] == 1 and state.is_a_rope_legal()):
        raise shape.wrong("phase", "is rope only on a rope cell while a legal rope exists (5.1)")
    if state.phase == CLIMBING and not state.is_wild():
        raise shape.wrong("phase", "is climb only on the wild cell (6.3)")
