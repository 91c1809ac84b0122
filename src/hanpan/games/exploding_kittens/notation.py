"""폭발냥이 in words and plain data: actions (10), outcomes (11), views and events (12)."""

import re
from typing import Any, Final

from hanpan.core import shape
from hanpan.core.action import Plain
from hanpan.core.kit.deck import Places, has_place
from hanpan.core.kit.deed import deed, verb_of, what_of, which_of, whom_of
from hanpan.core.kit.fan import FACE_DOWN, Fan, kinds_of, several, size
from hanpan.core.kit.line import kinds_in
from hanpan.core.kit.seats import listed
from hanpan.core.notation import Malformed, Notation
from hanpan.core.sink import Event
from hanpan.core.state import State
from hanpan.games.exploding_kittens.loading import load_position, seats_of_position
from hanpan.games.exploding_kittens.position import out_of_game
from hanpan.games.exploding_kittens.rules import Kittens
from hanpan.games.exploding_kittens.tables import (
    ATTACK,
    BOX,
    DEFUSE,
    DEFUSED,
    DRAW,
    DREW,
    EXPLODED,
    FAVOR,
    FIZZLED,
    FUTURE,
    GAVE,
    GIFT,
    GIVE,
    HANDS_DEALT,
    KINDS,
    KITTEN_DRAWN,
    LOOKED,
    MALFORMED,
    MOST_SEATS,
    NAMED,
    NO_CARD,
    NO_SEAT,
    NOPED,
    NOTHING,
    PAIR,
    PAIRED,
    PASS,
    PASSED,
    PLACE,
    PLAY,
    PLAYED,
    REFUSALS,
    SAY_NOPE,
    SHUFFLE,
    SHUFFLED,
    SKIP,
    STARTER,
    STEAL,
    STOLE,
    TRIPLE,
    TRIPLED,
    TURN,
    WINDOW,
    WINDOW_CLOSED,
    WON,
)
from hanpan.games.exploding_kittens.words import CARD_WORDS, PLAY_WORDS

LONE_VERBS: Final = {DRAW: "draw", SAY_NOPE: "nope", PASS: "pass"}
SETS: Final = {PAIR: "pair", TRIPLE: "triple"}
DEEPER: Final = 255  # than any pile: what a depth beyond all piles is read as
A_SEAT: Final = re.compile(r"@([0-4])")
A_DEPTH: Final = re.compile(r"0|[1-9][0-9]{0,5}")


def every_action() -> list[int]:
    """10 The table of actions: all that the rules could ever allow. An action's index is its place here."""
    held = range(DEFUSE, KINDS)
    seats = range(MOST_SEATS)
    plays = [deed(PLAY, card) for card in (ATTACK, SKIP, SHUFFLE, FUTURE)]
    favors = [deed(PLAY, FAVOR, seat) for seat in seats]
    pairs = [deed(PAIR, card, seat) for card in held for seat in seats]
    triples = [deed(TRIPLE, card, seat, name) for card in held for seat in seats for name in held]
    gifts = [deed(GIVE, card) for card in held]
    places = [deed(PLACE, depth) for depth in range(size(BOX))]
    return [*plays, *favors, *pairs, *triples, deed(DRAW), deed(SAY_NOPE), deed(PASS), *gifts, *places]


def words_of(cards: Fan) -> list[str]:
    """The names of the cards, in the order of the table."""
    return [CARD_WORDS[kind] for kind in kinds_of(cards)]


def seat_or_none(seat: int) -> int | None:
    """A seat; None where there is none."""
    return None if seat == NO_SEAT else seat


class KittensNotation(Notation):
    """The words of 폭발냥이. Shapes and names are those of the rulebook's chapters 10 to 12."""

    def __init__(self) -> None:
        chances = ("deal", "starter", "shuffle", "steal", "guess")
        super().__init__(chances, ("last-alive",), REFUSALS, MALFORMED, every_action())

    # 10. Actions

    def write_action(self, code: int) -> str:
        """10 A verb, cards by name, a seat behind @."""
        verb = verb_of(code)
        if verb in LONE_VERBS:
            return LONE_VERBS[verb]
        if verb == PLACE:
            return f"place {what_of(code)}"
        card = CARD_WORDS[what_of(code)]
        if verb == GIVE:
            return f"give {card}"
        if verb == PLAY:
            return f"play favor @{whom_of(code)}" if what_of(code) == FAVOR else f"play {card}"
        name = f" {CARD_WORDS[which_of(code)]}" if verb == TRIPLE else ""
        return f"{SETS[verb]} {card} @{whom_of(code)}{name}"

    def read_action(self, text: str) -> int:
        """10 The same, read. Any card may be named to be played: the rules say which can be."""
        words = text.split(" ")
        for verb, word in LONE_VERBS.items():
            if words == [word]:
                return deed(verb)
        match words:
            case ["place", depth] if A_DEPTH.fullmatch(depth):
                return deed(PLACE, min(int(depth), DEEPER))
            case ["give", card]:
                return deed(GIVE, self.read_card(card))
            case ["play", "favor", seat]:
                return deed(PLAY, FAVOR, self.read_seat(seat))
            case ["play", card] if card != "favor":
                return deed(PLAY, self.read_card(card))
            case ["pair", card, seat]:
                return deed(PAIR, self.read_card(card), self.read_seat(seat))
            case ["triple", card, seat, name]:
                return deed(TRIPLE, self.read_card(card), self.read_seat(seat), self.read_card(name))
        raise Malformed(text)

    def read_card(self, word: str) -> int:
        """1 A card by its name."""
        if word not in CARD_WORDS:
            raise Malformed(word)
        return CARD_WORDS.index(word)

    def read_seat(self, word: str) -> int:
        """10 A seat behind @; whether the match has it, the rules say."""
        found = A_SEAT.fullmatch(word)
        if found is None:
            raise Malformed(word)
        return int(found[1])

    # 11. Chance

    def write_outcome(self, what: int, values: list[int]) -> Any:
        """11 A seat, a stolen card, or cards in their order."""
        if what == STARTER:
            return values[0]
        return CARD_WORDS[values[0]] if what == STEAL else [CARD_WORDS[kind] for kind in values]

    def read_outcome(self, what: int, plain: Any) -> list[int]:
        """11 The same, read; ValueError if it is no outcome."""
        if what == STARTER:
            return [shape.whole(plain, "starter", 0, MOST_SEATS - 1)]
        if what == STEAL:
            return [shape.word(plain, "steal", CARD_WORDS)]
        return shape.words(plain, self.chances[what], CARD_WORDS)

    # 12. Position

    def seats_of(self, position: Any) -> int:
        """12 As many as there are places in `alive`."""
        return seats_of_position(position)

    def load(self, state: State, position: Plain) -> None:
        """12 Set up a position; ValueError, naming the field, for one that the rules exclude."""
        assert isinstance(state, Kittens)
        load_position(state, position)

    def position(self, state: State) -> Plain:
        """12 Everything; hands in the order of the table, the pile from its top."""
        assert isinstance(state, Kittens)
        seats = range(state.seats)
        return {
            **self.open_to_all(state),
            "hands": [words_of(state.hands[seat]) for seat in seats],
            "pile": [CARD_WORDS[kind] for kind in state.pile.in_order()],
            "seen": {str(seat): self.seen(state, state.seen[seat]) for seat in seats if state.seen[seat]},
        }

    def view(self, state: State, viewer: int) -> Plain:
        """12 The own hand, other hands and the pile counted, and the viewer's own entry of `seen` alone."""
        assert isinstance(state, Kittens)
        knows: int = 0 if viewer == NO_SEAT else state.seen[viewer]
        return {
            **self.open_to_all(state),
            "hands": [
                words_of(state.hands[seat]) if seat == viewer else {"hidden": size(state.hands[seat])}
                for seat in range(state.seats)
            ],
            "pile": {"hidden": state.pile.size()},
            "seen": {str(viewer): self.seen(state, knows)} if knows else {},
        }

    def open_to_all(self, state: Kittens) -> Plain:
        """8.3 and 6.8 What everybody may see."""
        return {
            "turn": seat_or_none(state.turn),
            "owed": state.owed,
            "from_attack": state.from_attack,
            "alive": [state.lives(seat) for seat in range(state.seats)],
            "hands": [],
            "pile": [],
            "out": [state.out[place] for place in range(state.fallen)],
            "discard": [CARD_WORDS[kind] for kind in state.discard.in_order()],
            "out_of_game": words_of(out_of_game(state.seats)),
            "pending": self.pending(state),
            "seen": {},
        }

    def pending(self, state: Kittens) -> Plain | None:
        """12 The window, the gift or the kitten that is waiting; 6.8 all of it is open."""
        if state.pending == NOTHING:
            return None
        if state.pending == GIFT:
            return {"kind": "give", "by": state.turn, "from": state.target}
        if state.pending != WINDOW:
            return {"kind": "place", "by": state.turn}
        return {
            "kind": "window",
            "play": {
                "by": state.turn,
                "kind": PLAY_WORDS[state.play],
                "card": CARD_WORDS[state.card],
                "target": seat_or_none(state.target),
                "name": None if state.name == NO_CARD else CARD_WORDS[state.name],
            },
            "nopes": state.nopes,
            "last": state.last,
            "passed": list(listed(state.passed)),
        }

    def seen(self, state: Kittens, knows: Places) -> list[Any]:
        """12 What is known of the pile from its top; runs of unknown cards are counted."""
        told: list[Any] = []
        unknown = 0
        for depth, kind in enumerate(state.pile.in_order()):
            if not has_place(knows, state.pile.size() - 1 - depth):
                unknown += 1
                continue
            if unknown:
                told.append({"hidden": unknown})
                unknown = 0
            told.append(CARD_WORDS[kind])
        return told

    # 12. Events

    def event(self, event: Event) -> Plain:
        """12 An event's fields; what is turned down in it is left out."""
        kind, a, b, c, d = event.numbers()
        if kind == HANDS_DEALT:
            return self.dealt(a, b, c)
        if kind in (PLAYED, PAIRED, TRIPLED):
            return self.played(kind, a, b, c, d)
        if kind == WINDOW_CLOSED:
            return {"type": "window_closed", "stands": a == 1}
        if kind in (GAVE, STOLE):
            moved = {"type": "gave" if kind == GAVE else "stole", "from": a, "to": b}
            return moved if c == FACE_DOWN else {**moved, "card": CARD_WORDS[c]}
        if kind == NAMED:
            return {"type": "named", "from": a, "to": b, "name": CARD_WORDS[c], "success": d == 1}
        if kind in (FIZZLED, SHUFFLED):
            return {"type": "fizzled" if kind == FIZZLED else "shuffled"}
        told: Plain = {"type": SEATS_DO[kind], "seat": a}
        if kind == LOOKED and b:
            told["cards"] = [CARD_WORDS[card] for card in kinds_in(b)]
        elif kind == DREW and b != FACE_DOWN and c == 0:
            told["card"] = CARD_WORDS[b]
        elif kind == DEFUSED and b != NO_SEAT:
            told["depth"] = b
        elif kind == EXPLODED:
            told["hand"] = words_of(b)
        elif kind == TURN:
            told["owed"] = b
        return told

    def dealt(self, *lines: int) -> Plain:
        """12 The deal, with the viewer's own eight cards."""
        told: Plain = {"type": "dealt"}
        for line in lines:
            if line:
                hand = sum([several(kind, 1) for kind in kinds_in(line)], several(DEFUSE, 1))
                told["hand"] = words_of(hand)
        return told

    def played(self, kind: int, seat: int, card: int, target: int, name: int) -> Plain:
        """12 A play: a card, a pair or a triple."""
        told: Plain = {
            "type": {PLAYED: "played", PAIRED: "paired", TRIPLED: "tripled"}[kind],
            "seat": seat,
            "card": CARD_WORDS[card],
            "target": seat_or_none(target),
        }
        return {**told, "name": CARD_WORDS[name]} if kind == TRIPLED else told


SEATS_DO: Final = {
    NOPED: "noped",
    PASSED: "passed",
    LOOKED: "looked",
    DREW: "drew",
    KITTEN_DRAWN: "kitten_drawn",
    DEFUSED: "defused",
    EXPLODED: "exploded",
    TURN: "turn",
    WON: "won",
}
