"""Sets up a position from plain data: chapter 12, read strictly. What is wrong is a ValueError that names the field."""

from collections.abc import Mapping
from typing import Any

from hanpan.core import shape
from hanpan.core.kit.deck import NOWHERE, with_place
from hanpan.core.kit.fan import NO_CARDS, count, several
from hanpan.core.kit.seats import NOBODY, has, only
from hanpan.games.exploding_kittens.position import Position, out_of_game
from hanpan.games.exploding_kittens.rules import Kittens
from hanpan.games.exploding_kittens.tables import (
    ATTACK,
    BOX,
    CAT1,
    DEFUSE,
    FAVOR,
    FUTURE,
    GIFT,
    KINDS,
    KITTEN,
    LEAST_SEATS,
    MOST_SEATS,
    NO_CARD,
    NO_SEAT,
    NOPE,
    PLACEMENT,
    PLAY,
    SHUFFLE,
    SKIP,
    TRIPLE,
    TURNS_OF_AN_ATTACK,
    WINDOW,
)
from hanpan.games.exploding_kittens.words import CARD_WORDS, PLAY_WORDS

FIELDS = ["turn", "owed", "from_attack", "alive", "hands", "pile"]
FIELDS_OR_EMPTY = ["out", "discard", "out_of_game", "pending", "seen"]
CARDS = 56
MOST_OWED = TURNS_OF_AN_ATTACK * 4  # four attacks in a row
PENDING_WORDS = ["window", "give", "place"]


def seats_of_position(position: Any) -> int:
    """12 As many seats as there are places in `alive`."""
    read = shape.mapping(position, "", FIELDS, FIELDS_OR_EMPTY)
    seats = len(shape.row(read["alive"], "alive", most=MOST_SEATS))
    if seats < LEAST_SEATS:
        raise shape.wrong("alive", f"must have at least {LEAST_SEATS} entries, not {seats}")
    return seats


def load_position(state: Kittens, position: Any) -> None:
    """12 Every field in its turn, then what they must be together."""
    read = shape.mapping(position, "", FIELDS, FIELDS_OR_EMPTY)
    read_living(state, read)
    read_turn(state, read)
    read_cards(state, read)
    state.nothing_pending()
    if read.get("pending") is not None:
        read_pending(state, read["pending"])
    refuse_wrong_counts(state)
    read_seen(state, read.get("seen", {}))


def truth(value: Any, field: str) -> bool:
    """A switch: true or false and nothing else."""
    if not isinstance(value, bool):
        raise shape.wrong(field, "must be true or false")
    return value


def read_living(state: Position, read: Mapping[str, Any]) -> None:
    """4.3 Who is still in the game, and in which order the others went; left out: in seat order."""
    state.alive = NOBODY
    dead: list[int] = []
    for seat, alive in enumerate(shape.row(read["alive"], "alive", state.seats)):
        if truth(alive, f"alive[{seat}]"):
            state.alive += only(seat)
        else:
            dead.append(seat)
    if len(dead) == state.seats:
        raise shape.wrong("alive", "one is always left alive (4.6)")
    out = dead
    if "out" in read:
        told = shape.row(read["out"], "out", len(dead))
        out = [shape.whole(seat, f"out[{i}]", 0, state.seats - 1) for i, seat in enumerate(told)]
        if sorted(out) != dead:
            raise shape.wrong("out", "must name every seat that is not alive, once")
    state.fallen = len(out)
    for place in range(state.seats):
        state.out[place] = out[place] if place < len(out) else NO_SEAT


def read_turn(state: Position, read: Mapping[str, Any]) -> None:
    """5.1 Whose turn it is, and what he owes. When all is over it is nobody's (12)."""
    state.from_attack = truth(read["from_attack"], "from_attack")
    if state.living() == 1:
        if read["turn"] is not None:
            raise shape.wrong("turn", "one is left alive: the match is over, and it is nobody's turn (4.6)")
        state.turn = NO_SEAT
        state.owed = shape.whole(read["owed"], "owed", 0, MOST_OWED)
        return
    state.turn = shape.whole(read["turn"], "turn", 0, state.seats - 1)
    if not state.lives(state.turn):
        raise shape.wrong("turn", f"seat {state.turn} is out of the game (3.4)")
    state.owed = shape.whole(read["owed"], "owed", 1, MOST_OWED)
    if state.owed > 1 and not state.from_attack:
        raise shape.wrong("owed", "more than one turn is owed only from an attack (5.1)")


def read_cards(state: Position, read: Mapping[str, Any]) -> None:
    """1 Hands, pile and discards; 2.5 what is out of the game follows from the number of seats."""
    for seat, told in enumerate(shape.row(read["hands"], "hands", state.seats)):
        kinds = shape.words(told, f"hands[{seat}]", CARD_WORDS, CARDS)
        if KITTEN in kinds:
            raise shape.wrong(f"hands[{seat}]", "nobody holds a kitten (4.1)")
        if kinds and not state.lives(seat):
            raise shape.wrong(f"hands[{seat}]", "who is out of the game has no cards (4.3)")
        refuse_too_many(kinds, f"hands[{seat}]")
        state.hands[seat] = sum([several(kind, 1) for kind in kinds], NO_CARDS)
    for field, cards in (("pile", state.pile), ("discard", state.discard)):
        kinds = shape.words(read.get(field, []), field, CARD_WORDS, CARDS)
        refuse_too_many(kinds, field)
        cards.lay(kinds)
    if "out_of_game" in read:
        kinds = shape.words(read["out_of_game"], "out_of_game", CARD_WORDS, CARDS)
        for kind in range(KINDS):
            most = count(out_of_game(state.seats), kind)
            if kinds.count(kind) > most:
                raise shape.wrong("out_of_game", f"{most} times {CARD_WORDS[kind]} with {state.seats} seats (2.5)")


def refuse_too_many(kinds: list[int], field: str) -> None:
    """1 Nowhere more cards of a kind than the box holds."""
    for kind in range(KINDS):
        if kinds.count(kind) > count(BOX, kind):
            raise shape.wrong(
                field, f"{kinds.count(kind)} times {CARD_WORDS[kind]}: the box has {count(BOX, kind)} (1)"
            )


def refuse_wrong_counts(state: Kittens) -> None:
    """1 No more cards of a kind than there are; 2.4 as many kittens in the pile as the match needs to end."""
    kittens = state.pile.in_order().count(KITTEN)
    if kittens != state.kittens_in_pile():
        raise shape.wrong("pile", f"must hold {state.kittens_in_pile()} kittens, not {kittens} (2.4)")
    everywhere = [
        *state.pile.in_order(),
        *state.discard.in_order(),
        *([KITTEN] if state.pending == PLACEMENT else []),
    ]
    for kind in range(KINDS):
        lying = everywhere.count(kind) + count(out_of_game(state.seats), kind)
        lying += sum([count(state.hands[seat], kind) for seat in range(state.seats)])
        if lying > count(BOX, kind):
            raise shape.wrong("hands", f"{lying} times {CARD_WORDS[kind]}: the box has {count(BOX, kind)} (1)")


# What is pending


def read_pending(state: Kittens, plain: Any) -> None:
    """12 A window, a gift or a placement of the player whose turn it is."""
    if state.turn == NO_SEAT:
        raise shape.wrong("pending", "nothing is when the match is over (4.6)")
    if not isinstance(plain, Mapping) or "kind" not in plain:
        raise shape.wrong("pending", "must be null or a mapping with its kind")
    kind = shape.word(plain["kind"], "pending.kind", PENDING_WORDS) + WINDOW
    if kind == WINDOW:
        read_window(state, plain)
    elif kind == GIFT:
        told = shape.mapping(plain, "pending", ["kind", "by", "from"])
        refuse_other_player(state, told["by"], "pending.by")
        state.target = read_other(state, told["from"], "pending.from")
        if state.hands[state.target] == NO_CARDS:
            raise shape.wrong("pending.from", "who has no card cannot be asked for one (7.4)")
    else:
        refuse_other_player(state, shape.mapping(plain, "pending", ["kind", "by"])["by"], "pending.by")
    state.pending = kind


def refuse_other_player(state: Position, by: Any, field: str) -> None:
    """7.5 Only the player whose turn it is plays, asks for a favor and draws."""
    if shape.whole(by, field, 0, state.seats - 1) != state.turn:
        raise shape.wrong(field, f"it is seat {state.turn}'s turn (3.1)")


def read_other(state: Position, seat: Any, field: str) -> int:
    """5.3 Another living player."""
    other = shape.whole(seat, field, 0, state.seats - 1)
    if other == state.turn or not state.lives(other):
        raise shape.wrong(field, "must be another living player (5.3)")
    return other


def read_window(state: Kittens, plain: Any) -> None:
    """6 The play, its nopes, whose card is the latest, and who has passed since."""
    told = shape.mapping(plain, "pending", ["kind", "play", "nopes", "last"], ["passed"])
    read_play(state, told["play"])
    state.nopes = shape.whole(told["nopes"], "pending.nopes", 0, count(BOX, NOPE))
    state.last = shape.whole(told["last"], "pending.last", 0, state.seats - 1)
    if not state.lives(state.last):
        raise shape.wrong("pending.last", "must be a living player (6.2)")
    own = state.last == state.turn
    if (state.nopes == 0 and not own) or (state.nopes == 1 and own):
        raise shape.wrong("pending.last", f"cannot be seat {state.last} after {state.nopes} nopes (6.3)")
    refuse_play_elsewhere(state)
    state.passed = NOBODY
    for i, seat in enumerate(shape.row(told.get("passed", []), "pending.passed", most=state.seats)):
        passed = shape.whole(seat, f"pending.passed[{i}]", 0, state.seats - 1)
        if has(state.passed, passed) or not has(state.alive, passed) or passed == state.last:
            raise shape.wrong(f"pending.passed[{i}]", "must be somebody who was asked, once (6.2)")
        state.passed += only(passed)
    if state.asked_in_a_window() == NOBODY:
        raise shape.wrong("pending.passed", "all have passed: the window is closed (6.7)")


def read_play(state: Kittens, plain: Any) -> None:
    """5 and 7 What was played, at whom, and which card was named."""
    told = shape.mapping(plain, "pending.play", ["by", "kind", "card"], ["target", "name"])
    refuse_other_player(state, told["by"], "pending.play.by")
    state.play = shape.word(told["kind"], "pending.play.kind", PLAY_WORDS)
    state.card = shape.word(told["card"], "pending.play.card", CARD_WORDS)
    if state.play == PLAY:
        fitting = state.card in (ATTACK, SKIP, FAVOR, SHUFFLE, FUTURE)
    else:
        fitting = state.card >= (CAT1 if state.only_cats else DEFUSE)
    if not fitting:
        raise shape.wrong("pending.play.card", f"cannot be played as a {PLAY_WORDS[state.play]} (5, 7)")
    if state.play == TRIPLE and state.only_cats:
        raise shape.wrong("pending.play.kind", "no triples with this option (7.1)")
    if state.play == PLAY and state.card != FAVOR:
        state.target = read_none(told, "target", NO_SEAT)
    else:
        state.target = read_other(state, told.get("target"), "pending.play.target")
    if state.play == TRIPLE:
        state.name = shape.word(told.get("name"), "pending.play.name", CARD_WORDS)
        if state.name == KITTEN:
            raise shape.wrong("pending.play.name", "a kitten cannot be named (7.2)")
    else:
        state.name = read_none(told, "name", NO_CARD)


def read_none(told: Mapping[str, Any], name: str, none: int) -> int:
    """12 Null where there is none."""
    if told.get(name) is not None:
        raise shape.wrong(f"pending.play.{name}", "must be null: this play has none")
    return none


def refuse_play_elsewhere(state: Position) -> None:
    """12 Played cards lie in the discard pile at once, their nopes too."""
    discard = state.discard.cards()
    needed = several(state.card, state.play - PLAY + 1) + several(NOPE, state.nopes)
    for kind in (state.card, NOPE):
        if count(discard, kind) < count(needed, kind):
            raise shape.wrong("discard", f"must hold what was played: {CARD_WORDS[kind]} (6.4)")


# What is known of the pile


def read_seen(state: Position, plain: Any) -> None:
    """8 What each seat knows of the pile: true cards at true places."""
    for seat in range(state.seats):
        state.seen[seat] = NOWHERE
    if not isinstance(plain, Mapping):
        raise shape.wrong("seen", "must be a mapping from seats")
    for key, told in plain.items():
        seat = read_knower(state, key)
        if state.seen[seat] != NOWHERE:
            raise shape.wrong(f"seen.{key}", "stands there twice")
        state.seen[seat] = read_places(state, told, f"seen.{seat}")


def read_knower(state: Position, key: Any) -> int:
    """A living seat, written as a number or as text."""
    names = [str(seat) for seat in range(state.seats)]
    if isinstance(key, bool) or str(key) not in names:
        raise shape.wrong(f"seen.{key}", "is no seat")
    seat = int(key)
    if not state.lives(seat):
        raise shape.wrong(f"seen.{key}", "who is out of the game knows nothing of the pile (8.3)")
    return seat


def read_places(state: Position, plain: Any, field: str) -> int:
    """12 The places of the cards told, from the top; runs of unknown cards are counted."""
    places: int = NOWHERE
    depth = 0
    there = state.pile.size()
    for i, one in enumerate(shape.row(plain, field)):
        at = f"{field}[{i}]"
        if isinstance(one, Mapping):
            depth += shape.whole(shape.mapping(one, at, ["hidden"])["hidden"], f"{at}.hidden", 1, CARDS)
        else:
            kind = shape.word(one, at, CARD_WORDS)
            if depth >= there or state.pile.at(depth) != kind:
                raise shape.wrong(at, "does not fit the pile")
            places = with_place(places, there - 1 - depth)
            depth += 1
    if depth > there:
        raise shape.wrong(field, "has more cards than the pile")
    return places
