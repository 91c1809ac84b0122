"""What a duellist remembers, and so may not be guessed otherwise (rulebook 7.3, 7.4; law 7b)."""

import random
from collections import Counter
from typing import Any

import pytest

import hanpan
from hanpan.core.chance import Fast
from hanpan.core.kit.handful import handful
from hanpan.core.match import Match
from hanpan.core.sink import Event
from hanpan.games.cockroach_duel.notation import KIND_WORDS
from hanpan.games.cockroach_duel.tables import ATTACKED
from hanpan.testing.walks import one_action


def laid_this_round(match: Match, seat: int) -> Counter[str]:
    """All cards the seat laid since the last deal, by its own events."""
    laid: Counter[str] = Counter()
    for event in match.events(seat):
        if event["type"] == "round_dealt":
            laid.clear()
        elif event["type"] in ("attacked", "blocked") and event["seat"] == seat:
            laid.update(event["cards"])
    return laid


def before_him(match: Match, seat: int) -> Counter[str]:
    """The seat's cards that are laid and not yet fought."""
    position = match.position()
    lying = position["attack" if position["attacker"] == seat else "block"]
    return Counter(lying["cards"] if lying else [])


@pytest.mark.parametrize("reveal", [True, False], ids=["black shown", "black hidden"])
def test_own_fought_cards_are_where_they_were_laid_in_every_guess(reveal: bool) -> None:
    dice, seen = random.Random(1), 0
    for n in range(40):
        options = {"reveal_black": reveal, "overblock": n % 2 == 0}
        match = hanpan.new("cockroach_duel", options=options, seed=f"memory {n}")
        while match.to_act():
            for seat in (0, 1):
                own = laid_this_round(match, seat) - before_him(match, seat)
                guess = match.game.notation.position(match.determinize(seat, Fast(dice.getrandbits(60))))
                assert own <= Counter(guess["middle"]), (own, guess["middle"])
                assert guess["hands"][seat] == match.position()["hands"][seat]
                seen += own.total()
            chosen = one_action(match, dice)
            assert chosen is not None
            match.do(*chosen)
    assert seen > 500


def test_where_black_is_shown_none_is_guessed_face_down_in_the_middle() -> None:
    dice, held = random.Random(2), 0
    for n in range(40):
        match = hanpan.new("cockroach_duel", seed=f"black {n}")
        while match.to_act():
            for seat in (0, 1):
                shown = match.view(seat)["middle"]["black"]
                guess = match.game.notation.position(match.determinize(seat, Fast(dice.getrandbits(60))))
                assert guess["middle"].count("black") == shown
                held += guess["hands"][1 - seat].count("black")
            chosen = one_action(match, dice)
            assert chosen is not None
            match.do(*chosen)
    assert held > 50, "the other may hold it"


def test_where_black_is_hidden_it_may_be_guessed_in_the_middle() -> None:
    position = {
        **hanpan.new("cockroach_duel", seed="x").position(),
        "starter": 0, "attacker": 0, "life": [3, 4], "hands": [["fly"], ["fly"]], "deck": [], "middle": ["rat", "bat"],
    }  # fmt: skip
    match = hanpan.load("cockroach_duel", position=position, options={"reveal_black": False})
    middles = [match.resample(0, seed=str(n))["middle"] for n in range(200)]
    assert any("black" in middle for middle in middles)
    shown = hanpan.load("cockroach_duel", position=position)
    assert not any("black" in shown.resample(0, seed=str(n))["middle"] for n in range(200))


def test_a_memory_begun_by_loading_knows_what_is_laid_from_then_on() -> None:
    """A black card laid before the position was loaded is shown: what is laid later is remembered all the same."""
    position = {
        "round": 1, "wins": [0, 0], "starter": 0, "attacker": 0, "phase": "response", "life": [3, 4],
        "hands": [["rat", "rat"], ["fly", "fly"]], "deck": [], "middle": [],
        "attack": {"claim": "fly", "cards": ["black"]}, "block": None, "passes": 0,
    }  # fmt: skip
    match = hanpan.load("cockroach_duel", position=position)
    for seat, action in ((1, "pass"), (1, "attack fly fly"), (0, "block rat"), (1, "accept")):
        match.do(seat, action)
    assert Counter(match.position()["middle"]) == Counter(["black", "fly", "rat"])
    for n in range(60):
        guess = match.game.notation.position(match.determinize(0, Fast(n)))
        assert guess["middle"].count("rat") >= 1
        assert "black" in guess["middle"]


def test_guesses_range_over_all_that_is_unseen() -> None:
    match = hanpan.new("cockroach_duel", seed="range")
    (seat,) = match.to_act()
    hands = Counter(card for n in range(300) for card in match.resample(seat, seed=str(n))["hands"][1 - seat])
    unseen = Counter(match.position()["hands"][1 - seat]) + Counter(match.position()["deck"])
    assert set(hands) == set(unseen)
    for kind, number in unseen.items():
        expected = 1200 * number / 16
        assert abs(hands[kind] - expected) < 6 * (expected**0.5) + 10, kind


FIT: dict[str, Any] = {
    "round": 1, "wins": [0, 0], "starter": 0, "attacker": 0, "phase": "attack", "life": [3, 4],
    "hands": [["rat", "rat", "rat"], ["fly"]], "deck": ["bat"], "middle": ["fly", "toad", "black"],
    "attack": None, "block": None, "passes": 0,
}  # fmt: skip
LAID = {
    "cards he holds": (FIT, ["rat"]),
    "more than lies there": (FIT, ["fly", "fly", "toad"]),
    "other cards than lie before him": (
        {**FIT, "phase": "response", "hands": [["rat", "rat"], ["fly"]], "attack": {"claim": "rat", "cards": ["rat"]}},
        ["fly", "toad"],
    ),
}


@pytest.mark.parametrize("name", LAID)
def test_a_memory_that_does_not_fit_counts_for_nothing(name: str) -> None:
    position, laid = LAID[name]
    match = hanpan.load("cockroach_duel", position=position)
    empty, foreign = match.game.new_memory(0), match.game.new_memory(0)
    foreign.hear(Event(ATTACKED, 0, 0, handful([KIND_WORDS.index(card) for card in laid])))
    assert foreign.to_bytes() != empty.to_bytes()
    for n in range(40):
        assert match.determinize(0, Fast(n), foreign).to_bytes() == match.determinize(0, Fast(n), empty).to_bytes()


def test_a_memory_that_fits_counts() -> None:
    match = hanpan.load("cockroach_duel", position=FIT)
    memory = match.game.new_memory(0)
    memory.hear(Event(ATTACKED, 0, 0, handful([KIND_WORDS.index(card) for card in ("fly", "toad")])))
    for n in range(40):
        guess = match.game.notation.position(match.determinize(0, Fast(n), memory))
        assert guess["middle"] == ["fly", "toad", "black"]


def test_the_last_unseen_card_of_a_kind_may_lie_anywhere() -> None:
    """Nothing is kept out of the middle where the black card is never shown."""
    position = {**FIT, "hands": [["fly"] * 4, ["rat"]], "deck": ["bat"] * 2, "middle": ["toad"] * 4}
    match = hanpan.load("cockroach_duel", position=position, options={"reveal_black": False})
    found = [match.resample(0, seed=str(n)) for n in range(200)]
    assert any("fly" in position["middle"] for position in found)
    assert any("fly" in position["deck"] for position in found)
