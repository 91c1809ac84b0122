"""플릭 오버 더 클리프 in words and plain data: actions (9), outcomes (10), positions and events (11)."""

import re
from collections.abc import Iterable, Mapping
from typing import Any, Final

from hanpan.core import shape
from hanpan.core.action import Plain
from hanpan.core.notation import Malformed, Notation
from hanpan.core.sink import Event
from hanpan.core.state import State
from hanpan.games.flick_cliff.actions import (
    angle_of,
    are_faces,
    cell_of,
    change_of,
    flick,
    from_of,
    front_of,
    height_of,
    is_action,
    loft_of,
    number_of,
    on_cell,
    pip_of,
    rope,
    side_of,
    speed_of,
    tilted_of,
    to_of,
    top_of,
    verb_of,
    with_verb,
    x_of,
)
from hanpan.games.flick_cliff.loading import ABILITY_WORDS, load_position, seats_of_position
from hanpan.games.flick_cliff.rules import FlickCliff
from hanpan.games.flick_cliff.sheet import MOST_CELLS, Sheet
from hanpan.games.flick_cliff.tables import (
    ABILITIES,
    ABILITY_GAINED,
    ABILITY_USED,
    ACT,
    CARRIED,
    CLIMB,
    CLIMBED,
    FACES,
    FINGER,
    FINISHED,
    FIRST_ON_A_CELL,
    FLICK,
    FLICKED,
    LANDED,
    MALFORMED,
    MOST_SEATS,
    MOVE,
    NOBODY_FINISHED,
    OUT,
    PASS,
    PHASE_WORDS,
    PIP,
    POSE,
    POSED,
    POSES,
    QUANTILES,
    REFUSALS,
    ROPE,
    ROPE_DRAWN,
    SHORT,
    STARTER,
    TURN,
)

LONE_VERBS: Final = {ACT: "act", PASS: "pass"}
CHANGES: Final = {PIP: "pip", MOVE: "move"}
KIND_WORDS: Final = ("short", "out", "cell")
MOST_ON_A_CLIFF: Final = 63

WHOLE_NUMBER: Final = r"0|-?[1-9][0-9]{0,5}"
HALVES: Final = r"0|-?[1-9][0-9]{0,5}|-?(?:0|[1-9][0-9]{0,5})\.5"
HUNDREDTHS: Final = r"-?(?:0|[1-9][0-9]{0,5})\.[0-9]{2}"
A_FLICK: Final = re.compile(
    rf"flick ({HUNDREDTHS}) ({HALVES}) ({HALVES}) ({WHOLE_NUMBER}) ({HALVES}) ({HALVES})(?: face ([1-6]) ([1-6]))?"
)
A_ROPE: Final = re.compile(r"rope (0|[1-9][0-9]{0,5}) (0|[1-9][0-9]{0,5})")
A_CLIMB: Final = re.compile(r"climb ([1-6])")
A_CHANGE: Final = re.compile(r"(pip|move) ([+-])1")


def every_action(sheets: Iterable[Sheet]) -> list[int]:
    """9 The table of actions that can be counted: all but flicks. An action's index is its place here."""
    changes = [with_verb(verb, up) for verb in (PIP, MOVE) for up in (1, 0)]
    ropes = {rope(sheet.ropes_from[i], sheet.ropes_to[i]) for sheet in sheets for i in range(sheet.ropes)}
    climbs = [with_verb(CLIMB, number) for number in range(1, FACES + 1)]
    return [with_verb(ACT), *changes, with_verb(PASS), *sorted(ropes), *climbs]


def hundredths(number: int) -> str:
    """A number of hundredths with its two decimals."""
    return f"{'-' if number < 0 else ''}{abs(number) // 100}.{abs(number) % 100:02d}"


def halves(number: int) -> str:
    """A number of halves, as short as possible."""
    return f"{'-' if number < 0 else ''}{abs(number) // 2}{'.5' if number % 2 else ''}"


def in_halves(number: int) -> int | float:
    """A number of halves as JSON says it."""
    return number // 2 if number % 2 == 0 else number / 2


class CliffNotation(Notation):
    """The words of the game. Shapes and names are those of the rulebook's chapters 9 to 11."""

    with_path: tuple[int, ...] = (FLICKED,)

    def __init__(self, sheets: Iterable[Sheet]) -> None:
        chances = ("starter", "pose", "finger", "landing")
        super().__init__(chances, ("goal", "limit"), REFUSALS, MALFORMED, every_action(sheets))

    # 9. Actions

    def is_sampled(self, code: int) -> bool:
        """Flicks are too many to list."""
        return code >= 0 and verb_of(code) == FLICK

    def is_of(self, state: State, code: int) -> bool:
        """9 A flick names faces exactly where the start is chosen."""
        assert isinstance(state, FlickCliff)
        return state.knows(code)

    def write_action(self, code: int) -> str:
        """9 A verb and its numbers; ValueError for what is no action."""
        if not is_action(code):
            raise ValueError(f"{code} is no action")
        verb = verb_of(code)
        if verb in LONE_VERBS:
            return LONE_VERBS[verb]
        if verb == FLICK:
            return write_flick(code)
        if verb in CHANGES:
            return f"{CHANGES[verb]} {change_of(code):+d}"
        return f"rope {from_of(code)} {to_of(code)}" if verb == ROPE else f"climb {number_of(code)}"

    def read_action(self, text: str) -> int:
        """9 The action of a notation."""
        for verb, word in LONE_VERBS.items():
            if text == word:
                return with_verb(verb)
        if found := A_CHANGE.fullmatch(text):
            return with_verb(PIP if found[1] == "pip" else MOVE, 1 if found[2] == "+" else 0)
        if found := A_ROPE.fullmatch(text):
            return rope(int(found[1]), int(found[2]))
        if found := A_CLIMB.fullmatch(text):
            return with_verb(CLIMB, int(found[1]))
        return read_flick(text)

    # 10. Chance

    def write_outcome(self, what: int, values: list[int]) -> Any:
        """10 A seat, an orientation from 1, two quantiles, or what the die did."""
        if what == STARTER:
            return values[0]
        if what == POSE:
            return values[0] + 1
        if what == FINGER:
            return {"speed": values[0], "angle": values[1]}
        landing = values[0]
        if landing < FIRST_ON_A_CELL:
            return {"kind": KIND_WORDS[landing]}
        return on_the_sheet(landing)

    def read_outcome(self, what: int, plain: Any) -> list[int]:
        """10 The same, read strictly."""
        if what == STARTER:
            return [shape.whole(plain, "starter", 0, MOST_SEATS - 1)]
        if what == POSE:
            return [shape.whole(plain, "pose", 1, POSES) - 1]
        if what == FINGER:
            told = shape.mapping(plain, "finger", ["speed", "angle"])
            return [shape.whole(told[name], f"finger.{name}", 0, QUANTILES - 1) for name in ("speed", "angle")]
        return [read_landing(plain)]

    # 11. Position

    def seats_of(self, position: Any) -> int:
        return seats_of_position(position)

    def load(self, state: State, position: Any) -> None:
        assert isinstance(state, FlickCliff)
        load_position(state, position)

    def position(self, state: State) -> Plain:
        assert isinstance(state, FlickCliff)
        return {
            "turn": state.turn,
            "starter": state.starter,
            "phase": PHASE_WORDS[state.phase],
            "round": state.round,
            "shorts": state.shorts,
            "reflick_used": state.reflick_used == 1,
            "landing": {"cell": state.cell, "pip": state.pip} if state.cell else None,
            "cliff": [state.cliff[seat] for seat in range(state.seats)],
            "ropes": [[state.drawn[i], state.leads_to[state.drawn[i]]] for i in range(state.ropes)],
            "abilities": [circles_of(state, seat) for seat in range(state.seats)],
        }

    def view(self, state: State, viewer: int) -> Plain:
        """11 Nothing is hidden in this game."""
        return self.position(state)

    def event(self, event: Event) -> Plain:
        """11 What happened."""
        kind, seat, b, c, _ = event.numbers()
        if kind == POSED:
            return {"type": "posed", "seat": seat, "pose": b}
        if kind == FLICKED:
            return {"type": "flicked", "seat": seat, **flick_in_plain(b), "path": None}
        if kind == LANDED:
            told = on_the_sheet(b) if b >= FIRST_ON_A_CELL else NOT_ON_THE_SHEET | {"kind": KIND_WORDS[b]}
            return {"type": "landed", "seat": seat, **told}
        if kind == ABILITY_USED:
            return {"type": "ability_used", "seat": seat, "ability": ABILITY_WORDS[b], "change": c}
        if kind == ROPE_DRAWN:
            return {"type": "rope_drawn", "seat": seat, "from": b, "to": c}
        if kind == CLIMBED:
            return {"type": "climbed", "seat": seat, "from": b, "to": c}
        if kind == CARRIED:
            return {"type": "carried", "seat": seat, "from": b, "to": c}
        if kind == ABILITY_GAINED:
            return {"type": "ability_gained", "seat": seat, "ability": ABILITY_WORDS[b]}
        if kind == TURN:
            return {"type": "turn", "seat": seat, "round": b}
        assert kind == FINISHED
        return {"type": "finished", "seat": None if seat == NOBODY_FINISHED else seat}


NOT_ON_THE_SHEET: Final[Plain] = {"kind": "", "cell": None, "pip": None, "tilted": False}


def write_flick(code: int) -> str:
    """9 SPEED ANGLE LOFT X SIDE HEIGHT, and the faces where the start is chosen."""
    numbers = [
        hundredths(speed_of(code)),
        halves(angle_of(code)),
        halves(loft_of(code)),
        str(x_of(code)),
        halves(side_of(code)),
        halves(height_of(code)),
    ]
    faces = f" face {top_of(code)} {front_of(code)}" if top_of(code) else ""
    return f"flick {' '.join(numbers)}{faces}"


def read_flick(text: str) -> int:
    """9 The flick of a notation; Malformed for anything else."""
    found = A_FLICK.fullmatch(text)
    if found is None:
        raise Malformed(text)
    top, front = (int(found[7]), int(found[8])) if found[7] else (0, 0)
    if found[7] and not are_faces(top, front):
        raise Malformed(text)
    angle, loft, side, height = [round(float(found[i]) * 2) for i in (2, 3, 5, 6)]
    return flick(int(found[1].replace(".", "")), angle, loft, int(found[4]), side, height, top, front)


def flick_in_plain(code: int) -> Plain:
    """A flick's numbers, as an event tells them."""
    return {
        "speed": speed_of(code) / 100,
        "angle": in_halves(angle_of(code)),
        "loft": in_halves(loft_of(code)),
        "x": x_of(code),
        "side": in_halves(side_of(code)),
        "height": in_halves(height_of(code)),
    }


def on_the_sheet(landing: int) -> Plain:
    """10 A landing on a cell."""
    return {"kind": "cell", "cell": cell_of(landing), "pip": pip_of(landing), "tilted": tilted_of(landing) == 1}


def read_landing(plain: Any) -> int:
    """10 What the die did; a recorded path may lie beside it."""
    if not isinstance(plain, Mapping) or "kind" not in plain:
        raise shape.wrong("landing", "must be a mapping with its kind")
    kind = shape.word(plain["kind"], "landing.kind", KIND_WORDS)
    on_a_cell = ["cell", "pip", "tilted"] if kind == FIRST_ON_A_CELL else []
    told = shape.mapping(plain, "landing", ["kind", *on_a_cell], ["path"])
    if not isinstance(told.get("path", {}), Mapping):
        raise shape.wrong("landing.path", "must be a mapping")
    if kind in (SHORT, OUT):
        return kind
    if not isinstance(told["tilted"], bool):
        raise shape.wrong("landing.tilted", "must be true or false")
    cell = shape.whole(told["cell"], "landing.cell", 1, MOST_CELLS)
    pip = shape.whole(told["pip"], "landing.pip", 1, FACES)
    return on_cell(cell, pip, int(told["tilted"]))


def circles_of(state: FlickCliff, seat: int) -> Plain:
    """11 The circles of a seat, by ability."""
    return {
        name: {"gained": state.gained[seat * ABILITIES + ability], "used": state.used[seat * ABILITIES + ability]}
        for ability, name in enumerate(ABILITY_WORDS)
    }
