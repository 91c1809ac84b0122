"""The duel in words and plain data: actions (10), outcomes (11), positions, views and events (12)."""

from typing import Any

from hanpan.core import shape
from hanpan.core.action import Plain
from hanpan.core.kit.act import act, cards_of, kind_of, verb_of
from hanpan.core.kit.handful import (
    MOST,
    NO_CARDS,
    Handful,
    count,
    face_up,
    handful,
    kinds_of,
    several,
    size,
)
from hanpan.core.notation import Malformed, Notation
from hanpan.core.sink import Event
from hanpan.core.state import State
from hanpan.games.cockroach_duel.rules import Duel
from hanpan.games.cockroach_duel.tables import (
    ACCEPT,
    ACCEPTED,
    ATTACK,
    ATTACKED,
    ATTACKING,
    BLACK,
    BLACK_SHOWN,
    BLOCK,
    BLOCKED,
    BOX,
    CHALLENGE,
    CHALLENGED,
    DEAL,
    DREW,
    HAND,
    KINDS,
    LET_THROUGH,
    LIFE,
    LIFE_TAKEN,
    MALFORMED,
    MATCH_WON,
    NO_KIND,
    OVER,
    PASS,
    PASSED,
    RAT,
    REFUSALS,
    RESPONSE,
    REVIEW,
    ROUND_DEALT,
    ROUND_WON,
    SEATS,
    STARTER,
)

KIND_WORDS = ["fly", "roach", "rat", "toad", "bat", "black"]
PHASE_WORDS = ["attack", "response", "review", "over"]
BY_WORDS = ["challenge", "life", "passes"]
LONE_EVENTS = {
    PASSED: "passed",
    LET_THROUGH: "passed",
    ACCEPTED: "accepted",
    BLACK_SHOWN: "black_shown",
    MATCH_WON: "match_won",
}
LONE_VERBS = {CHALLENGE: "challenge", ACCEPT: "accept", PASS: "pass"}
FIELDS = ["round", "wins", "starter", "attacker", "phase", "life", "hands"]
FIELDS_OR_EMPTY = ["deck", "middle", "attack", "block", "passes"]
MOST_ROUNDS = 1_000_000


def handfuls_of_the_box(most: int) -> list[Handful]:
    """Every handful of 1 to `most` cards that the box holds, fewer cards first, then in the order of the table."""
    found: list[Handful] = [NO_CARDS]
    for kind in range(KINDS):
        found = [cards + several(kind, n) for cards in found for n in range(min(count(BOX, kind), most) + 1)]
    fitting = [cards for cards in found if 1 <= size(cards) <= most]
    return sorted(fitting, key=lambda cards: (size(cards), kinds_of(cards)))


def every_action() -> list[int]:
    """10 The table of actions: all that a hand of four could ever do. An action's index is its place here."""
    choices = handfuls_of_the_box(HAND)
    attacks = [act(ATTACK, claim, cards) for claim in range(RAT + 1) for cards in choices]
    blocks = [act(BLOCK, 0, cards) for cards in choices]
    return [*attacks, *blocks, act(CHALLENGE), act(ACCEPT), act(PASS)]


def words_of(cards: Handful) -> list[str]:
    """The kinds of the cards, in the order of the table."""
    return [KIND_WORDS[kind] for kind in kinds_of(cards)]


class DuelNotation(Notation):
    """The duel's words. Shapes and names are those of the rulebook's chapters 10 to 12."""

    def __init__(self) -> None:
        super().__init__(("starter", "deal", "guess"), ("wins",), REFUSALS, MALFORMED, every_action())

    # 10. Actions

    def write_action(self, code: int) -> str:
        """10 Cards in the order of the table."""
        verb = verb_of(code)
        cards = ",".join(words_of(cards_of(code)))
        if verb == ATTACK:
            return f"attack {KIND_WORDS[kind_of(code)]} {cards}"
        return f"block {cards}" if verb == BLOCK else LONE_VERBS[verb]

    def read_action(self, text: str) -> int:
        """10 A verb, a claim, cards joined by commas in any order."""
        words = text.split(" ")
        for verb, word in LONE_VERBS.items():
            if words == [word]:
                return act(verb)
        if len(words) == 3 and words[0] == "attack" and words[1] in KIND_WORDS:
            return act(ATTACK, KIND_WORDS.index(words[1]), self.read_cards(words[2]))
        if len(words) == 2 and words[0] == "block":
            return act(BLOCK, 0, self.read_cards(words[1]))
        raise Malformed(text)

    def read_cards(self, text: str) -> Handful:
        """10 At least one card. More of a kind than a handful can count are as many as nobody holds."""
        kinds = text.split(",")
        if not all([kind in KIND_WORDS for kind in kinds]):
            raise Malformed(text)
        return handful([kind for kind in range(KINDS) for _ in range(min(kinds.count(KIND_WORDS[kind]), MOST))])

    # 11. Chance

    def write_outcome(self, what: int, values: list[int]) -> Any:
        """11 The starter is a seat, a deal the kinds in drawing order."""
        return values[0] if what == STARTER else [KIND_WORDS[kind] for kind in values]

    def read_outcome(self, what: int, plain: Any) -> list[int]:
        """11 The same, read; ValueError if it is no outcome."""
        if what == STARTER:
            return [shape.whole(plain, "starter", 0, SEATS - 1)]
        return shape.words(plain, "deal" if what == DEAL else "guess", KIND_WORDS)

    # 12. Position

    def seats_of(self, position: Any) -> int:
        """The duel is for two."""
        return SEATS

    def position(self, state: State) -> Plain:
        """12 Everything; hands and middle in the order of the table, the deck from its top."""
        assert isinstance(state, Duel)
        return {
            "round": state.round,
            "wins": [state.wins[0], state.wins[1]],
            "starter": state.starter,
            "attacker": state.attacker,
            "phase": PHASE_WORDS[state.phase],
            "life": [state.life[0], state.life[1]],
            "hands": [words_of(state.hands[0]), words_of(state.hands[1])],
            "deck": [KIND_WORDS[kind] for kind in state.deck.in_order()],
            "middle": words_of(state.middle),
            "attack": self.laid(state.attack, state.claim, "cards"),
            "block": self.laid(state.block, state.fitting_blocker(), "cards"),
            "passes": state.passes,
        }

    def laid(self, cards: Handful, claim: int, told: str) -> Plain | None:
        """12 An attack or a block: its claim, and its cards or their count; None when nothing lies there."""
        if cards == NO_CARDS:
            return None
        laid: Plain = {"claim": KIND_WORDS[claim]}
        if told == "count":
            laid["count"] = size(cards)
        if cards == face_up(cards):
            laid["cards"] = words_of(cards)
        return laid

    def view(self, state: State, viewer: int) -> Plain:
        """12 The same fields; 8.4 what the viewer may not know is counted."""
        assert isinstance(state, Duel)
        black = count(state.middle, BLACK)
        return {
            "round": state.round,
            "wins": [state.wins[0], state.wins[1]],
            "starter": state.starter,
            "attacker": state.attacker,
            "phase": PHASE_WORDS[state.phase],
            "life": [state.life[0], state.life[1]],
            "hands": [
                words_of(state.hands[seat]) if seat == viewer else {"hidden": size(state.hands[seat])}
                for seat in range(SEATS)
            ],
            "deck": {"hidden": state.deck.size()},
            "middle": {"hidden": size(state.middle) - black, "black": black},
            "attack": self.laid(state.attack, state.claim, "count"),
            "block": self.laid(state.block, state.fitting_blocker(), "count"),
            "passes": state.passes,
        }

    def load(self, state: State, position: Any) -> None:
        """12 Set up a position; ValueError, naming the field, for one that the rules exclude."""
        assert isinstance(state, Duel)
        read = shape.mapping(position, "", FIELDS, FIELDS_OR_EMPTY)
        most_wins: int = state.target_wins
        state.round = shape.whole(read["round"], "round", 1, MOST_ROUNDS)
        for seat, wins in enumerate(shape.row(read["wins"], "wins", SEATS)):
            state.wins[seat] = shape.whole(wins, f"wins[{seat}]", 0, most_wins)
        state.starter = shape.whole(read["starter"], "starter", 0, SEATS - 1)
        state.attacker = shape.whole(read["attacker"], "attacker", 0, SEATS - 1)
        state.phase = shape.word(read["phase"], "phase", PHASE_WORDS)
        for seat, life in enumerate(shape.row(read["life"], "life", SEATS)):
            state.life[seat] = shape.whole(life, f"life[{seat}]", 0, LIFE)
        for seat, hand in enumerate(shape.row(read["hands"], "hands", SEATS)):
            state.hands[seat] = handful(shape.words(hand, f"hands[{seat}]", KIND_WORDS, HAND))
        state.deck.lay(shape.words(read.get("deck", []), "deck", KIND_WORDS, size(BOX)))
        state.middle = handful(shape.words(read.get("middle", []), "middle", KIND_WORDS, size(BOX)))
        state.claim = NO_KIND
        state.attack = NO_CARDS
        if read.get("attack") is not None:
            attack = shape.mapping(read["attack"], "attack", ["claim", "cards"])
            state.claim = shape.word(attack["claim"], "attack.claim", KIND_WORDS[: RAT + 1])
            state.attack = handful(shape.words(attack["cards"], "attack.cards", KIND_WORDS, HAND))
        state.block = NO_CARDS
        if read.get("block") is not None:
            if state.claim == NO_KIND:
                raise shape.wrong("block", "there is no attack to block")
            block = shape.mapping(read["block"], "block", ["claim", "cards"])
            fitting: int = state.fitting_blocker()
            if shape.word(block["claim"], "block.claim", KIND_WORDS) != fitting:
                raise shape.wrong("block.claim", f"only {KIND_WORDS[fitting]} fits the attack (4.2)")
            state.block = handful(shape.words(block["cards"], "block.cards", KIND_WORDS, HAND))
        state.passes = shape.whole(read.get("passes", 0), "passes", 0, 2)
        self.refuse_impossible(state, read)

    def refuse_impossible(self, state: Duel, read: Any) -> None:
        """12 Counts that the rules exclude, a position already decided, a phase without a question."""
        lying: list[tuple[str, list[int]]] = [
            ("hands[0]", kinds_of(state.hands[0])),
            ("hands[1]", kinds_of(state.hands[1])),
            ("deck", state.deck.in_order()),
            ("middle", kinds_of(state.middle)),
            ("attack.cards", kinds_of(state.attack)),
            ("block.cards", kinds_of(state.block)),
        ]
        for kind in range(KINDS):  # counted one by one: a handful has no room for more than a box may hold
            held, box = sum([cards.count(kind) for _, cards in lying]), count(BOX, kind)
            if held > box:
                fields = ", ".join([field for field, cards in lying if kind in cards])
                raise shape.wrong(fields, f"{held} times {KIND_WORDS[kind]}: the box has {box} (1)")
        if state.life[0] + state.life[1] != LIFE:
            raise shape.wrong("life", f"the sum must be {LIFE} (7.2)")
        if read.get("attack") is not None and state.attack == NO_CARDS:
            raise shape.wrong("attack.cards", "at least one card is laid (3.1)")
        if read.get("block") is not None and state.block == NO_CARDS:
            raise shape.wrong("block.cards", "at least one card is laid (4.2)")
        for seat in range(SEATS):
            before: int = state.attack if seat == state.attacker else state.block
            if size(state.hands[seat]) + size(before) > HAND:
                raise shape.wrong(f"hands[{seat}]", f"nobody has more than {HAND} cards, laid ones included (8.1)")
        if not state.overblock and size(state.block) > size(state.attack):
            raise shape.wrong("block.cards", "no more blockers than attackers with this option (4.3)")
        winners = [seat for seat in range(SEATS) if state.wins[seat] == state.target_wins]
        if state.phase == OVER:
            if len(winners) != 1:
                raise shape.wrong("wins", "when all is over exactly one player has the wins needed (2.1)")
            return
        if winners:
            raise shape.wrong("phase", "the match is decided: it must be over (2.1)")
        if state.life[0] == 0 or state.life[1] == 0:
            raise shape.wrong("life", "the round is decided (7.5)")
        if (state.attack != NO_CARDS) != (state.phase in (RESPONSE, REVIEW)):
            raise shape.wrong("attack", f"does not fit the phase {PHASE_WORDS[state.phase]}")
        if (state.block != NO_CARDS) != (state.phase == REVIEW):
            raise shape.wrong("block", f"does not fit the phase {PHASE_WORDS[state.phase]}")
        if state.passes > (1 if state.phase == ATTACKING else 0):
            raise shape.wrong("passes", "two passes end the round, an attack starts the count anew (8.3)")

    # 12. Events

    def event(self, event: Event) -> Plain:
        """12 An event's fields; cards turned down in it are left out."""
        kind, a, b, c, d = event.numbers()
        if kind == ROUND_DEALT:
            dealt: Plain = {"type": "round_dealt", "round": a, "starter": b}
            for hand in (c, d):
                if hand == face_up(hand):
                    dealt["hand"] = words_of(hand)
            return dealt
        if kind == ATTACKED or kind == BLOCKED:
            told: Plain = {
                "type": "attacked" if kind == ATTACKED else "blocked",
                "seat": a,
                "claim": KIND_WORDS[b],
                "count": size(c),
            }
            return self.with_cards(told, c)
        if kind == CHALLENGED:
            return {"type": "challenged", "seat": a, "cards": words_of(b), "truthful": c == 1}
        if kind == LIFE_TAKEN:
            return {"type": "life_taken", "from": a, "to": b, "amount": c}
        if kind == DREW:
            return self.with_cards({"type": "drew", "seat": a, "count": size(b)}, b)
        if kind == ROUND_WON:
            return {"type": "round_won", "seat": a, "by": BY_WORDS[b]}
        return {"type": LONE_EVENTS[kind], "seat": a}

    def with_cards(self, told: Plain, cards: Handful) -> Plain:
        """The event with its cards, if they are not turned down."""
        if cards == face_up(cards):
            told["cards"] = words_of(cards)
        return told
