"""The dice game in words and plain data: actions (12), outcomes (13), positions, views and events (14)."""

from typing import Any

from hanpan.core import shape
from hanpan.core.action import Plain
from hanpan.core.kit.seats import has, listed
from hanpan.core.notation import Malformed, Notation
from hanpan.core.sink import Event
from hanpan.core.state import State
from hanpan.games.bang_dice.loading import load_position
from hanpan.games.bang_dice.rules.law import BangDice
from hanpan.games.bang_dice.tables import (
    ARROW_INSTEAD,
    ARROW_RETURNED,
    ARROW_TAKEN,
    BART,
    BEERS,
    BY_SHOTS,
    DEAL_CHARACTERS,
    DEAL_ROLES,
    DICE,
    DYNAMITE_BLEW,
    ELIMINATED,
    GATLING_FIRED,
    GUESS,
    HEALED,
    HIDDEN,
    INDIANS,
    KEPT,
    KIT,
    LOST,
    MALFORMED,
    NO_CHARACTER,
    OVER,
    PEDRO,
    REFUSALS,
    ROLLED,
    SET_UP,
    SHOT,
    SHOTS,
    TURN,
)
from hanpan.games.bang_dice.words import (
    BATCH_WORDS,
    CHARACTER_WORDS,
    FACE_WORDS,
    PHASE_WORDS,
    REASON_WORDS,
    ROLE_WORDS,
    every_action,
    read_action,
    write_action,
)

LONE_EVENTS = {
    TURN: "turn",
    KEPT: "kept",
    ARROW_TAKEN: "arrow_taken",
    DYNAMITE_BLEW: "dynamite",
    ARROW_INSTEAD: "arrow_instead",
    GATLING_FIRED: "gatling",
}
CHANCES = ("roles", "characters", "roll", "guess")


class BangNotation(Notation):
    """The game's words. Shapes and names are those of the rulebook's chapters 12 to 14."""

    def __init__(self) -> None:
        super().__init__(CHANCES, tuple(REASON_WORDS), REFUSALS, MALFORMED, every_action())

    # 12. Actions

    def write_action(self, code: int) -> str:
        """12 The notation of an action."""
        return write_action(code)

    def read_action(self, text: str) -> int:
        """12 Dice in rising order, seats behind @; Malformed for anything else."""
        action = read_action(text)
        if action is None:
            raise Malformed(text)
        return action

    # 13. Chance

    def write_outcome(self, what: int, values: list[int]) -> Any:
        """13 Roles and characters by seat, faces in the order of the dice rolled."""
        return values[0] if what == GUESS else [self.outcome_words(what)[value] for value in values]

    def read_outcome(self, what: int, plain: Any) -> list[int]:
        """13 The same, read; ValueError if it is no outcome."""
        if what == GUESS:
            return [shape.whole(plain, "guess", 0, 1 << 31)]
        return shape.words(plain, CHANCES[what], self.outcome_words(what))

    def outcome_words(self, what: int) -> list[str]:
        """The words in which a question is answered."""
        if what == DEAL_ROLES:
            return ROLE_WORDS
        return CHARACTER_WORDS if what == DEAL_CHARACTERS else FACE_WORDS

    # 14. Position

    def seats_of(self, position: Any) -> int:
        """As many as there are roles."""
        return len(shape.row(shape.mapping(position, "", ["roles"], position)["roles"], "roles"))

    def position(self, state: State) -> Plain:
        """14 Everything."""
        return self.view(state, -1)

    def view(self, state: State, viewer: int) -> Plain:
        """14 The same fields; only roles can be hidden, and `state` hides them already."""
        assert isinstance(state, BangDice)
        seats = range(int(state.seats))
        return {
            "turn": None if state.phase == OVER else state.turn,
            "phase": PHASE_WORDS[state.phase],
            "rolls": state.rolls,
            "dice": self.dice(state),
            "roles": [self.role(state.roles[seat]) for seat in seats],
            "shown": [has(state.shown, seat) for seat in seats],
            "characters": [self.character(state.characters[seat]) for seat in seats],
            "life": [state.life[seat] for seat in seats],
            "max_life": [state.max_life[seat] for seat in seats],
            "arrows": [state.arrows[seat] for seat in seats],
            "pile": state.pile,
            "alive": [has(state.living, seat) for seat in seats],
            "pending": self.pending(state),
        }

    def load(self, state: State, position: Plain) -> None:
        """14 Set up a position; ValueError, naming the field, for one that the rules exclude."""
        assert isinstance(state, BangDice)
        load_position(state, position)

    def dice(self, state: BangDice) -> list[str]:
        """14 The faces; none before the first roll."""
        return [FACE_WORDS[state.dice[die]] for die in range(int(DICE))] if state.rolls > 0 else []

    def role(self, role: int) -> Any:
        """A role, or that there is one."""
        return {"hidden": 1} if role == HIDDEN else ROLE_WORDS[role]

    def character(self, character: int) -> str | None:
        """A character; None for nobody in particular."""
        return None if character == NO_CHARACTER else CHARACTER_WORDS[character]

    def pending(self, state: BangDice) -> Plain:
        """14 What is being assigned or asked, by phase."""
        phase = state.phase
        if phase == SHOTS:
            return {"shots": self.assigned(state)}
        if phase == BEERS:
            return {"beers": state.left, "double": state.double == 1}
        if phase == KIT:
            return {"left": state.left}
        if phase == BART or phase == PEDRO:
            asked: Plain = {
                "batch": BATCH_WORDS[state.batch],
                "losses": [state.losses[seat] for seat in range(int(state.seats))],
                "left": state.left,
            }
            if state.batch == BY_SHOTS:
                asked["shots"] = self.assigned(state)
            return asked
        return {}

    def assigned(self, state: BangDice) -> list[str]:
        """14 The shots assigned so far, in order."""
        return [write_action(state.shots[die]) for die in range(int(DICE)) if state.shots[die] != 0]

    # 14. Events

    def event(self, event: Event) -> Plain:
        """14 An event's fields. None of them is secret: what is told, all may know."""
        kind, a, b, c, d = event.numbers()
        if kind in LONE_EVENTS:
            return {"type": LONE_EVENTS[kind], "seat": a}
        if kind == SET_UP:
            return self.set_up(a, b, c, d)
        if kind == ROLLED:
            dice = [die for die in range(int(DICE)) if has(b, die)]
            faces = [FACE_WORDS[c >> 3 * die & 7] for die in dice]
            return {"type": "rolled", "seat": a, "dice": dice, "faces": faces}
        if kind == INDIANS:
            return {"type": "indians", "losses": [a >> 4 * seat & 15 for seat in range(b)]}
        if kind == HEALED:
            return {"type": "healed", "seat": a, "by": b, "amount": c}
        if kind == SHOT:
            return {"type": "shot", "seat": a, "target": b, "amount": c}
        if kind == LOST:
            return {"type": "lost", "seat": a, "amount": b, "cause": BATCH_WORDS[c]}
        if kind == ARROW_RETURNED:
            return {"type": "arrow_returned", "seat": a, "amount": b, "by": c}
        if kind == ELIMINATED:
            return {"type": "eliminated", "seat": a, "role": ROLE_WORDS[b]}
        return {"type": "ended", "reason": REASON_WORDS[a], "winners": list(listed(b))}

    def set_up(self, roles: int, characters: int, life: int, seats: int) -> Plain:
        """14 The roles shown, the characters and the life of all."""
        return {
            "type": "set_up",
            "roles": [self.role(roles >> 4 * seat & 15) for seat in range(seats)],
            "characters": [self.character(characters >> 5 * seat & 31) for seat in range(seats)],
            "life": [life >> 4 * seat & 15 for seat in range(seats)],
        }
