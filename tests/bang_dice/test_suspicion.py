"""What a seat remembers of shots and beers, and how it weighs the roles that are hidden from it."""

from collections import Counter

import hanpan
from hanpan.core.chance import Fast
from hanpan.core.sink import Event
from hanpan.games.bang_dice.rules.law import BangDice
from hanpan.games.bang_dice.suspicion import Castings, Suspicion
from hanpan.games.bang_dice.tables import DEPUTY, HEALED, OUTLAW, RENEGADE, SHERIFF, SHOT, TURN

from .positions import position

ONE_SHOT = ["one", "dynamite", "dynamite", "gatling", "arrow"]
GUESSES = 6000


def guessed(match: hanpan.Match, seat: int, times: int = GUESSES) -> Counter[tuple[int, ...]]:
    """The roles as the seat guesses them, many times."""
    chance = Fast(1)
    found: Counter[tuple[int, ...]] = Counter()
    for _ in range(times):
        state = match.determinize(seat, chance)
        assert isinstance(state, BangDice)
        found[tuple(state.roles[one] for one in range(match.seats))] += 1
    return found


def test_what_is_open_and_the_own_role_are_never_guessed() -> None:
    found = guessed(hanpan.load("bang_dice", position(5)), 1)
    assert len(found) == 6  # an outlaw, the deputy and the renegade on three seats
    assert all(ways[0] == SHERIFF and ways[1] == OUTLAW for ways in found)
    assert all(abs(times - GUESSES / 6) < 4 * (GUESSES * 5 / 36) ** 0.5 for times in found.values())


def test_a_watcher_of_eight_knows_210_ways() -> None:
    match = hanpan.load("bang_dice", position(8))
    castings = Castings()
    state = match.hidden(None)
    assert isinstance(state, BangDice)
    castings.find(state.roles, 8, Suspicion(-1))
    assert castings.n == 210
    assert castings.chance_of(0, SHERIFF) == 1000
    assert castings.chance_of(1, OUTLAW) == 428  # 3 of 7
    assert castings.chance_of(1, DEPUTY) == castings.chance_of(1, RENEGADE) == 285  # 2 of 7


def test_an_unremembered_guess_is_even() -> None:
    found = guessed(hanpan.load("bang_dice", position(4)), 0)
    assert len(found) == 3
    assert all(abs(times - GUESSES / 3) < 4 * (GUESSES * 2 / 9) ** 0.5 for times in found.values())


def test_who_shoots_the_sheriff_is_more_likely_an_outlaw() -> None:
    told = position(5, turn=4, dice=ONE_SHOT, arrows=[0, 0, 0, 0, 1])
    match = hanpan.load("bang_dice", told, seed="shots")
    before = sum(times for ways, times in guessed(match, 2).items() if ways[4] == OUTLAW)
    match.do(4, "stop")
    match.do(4, "shoot 0 @0")
    after = sum(times for ways, times in guessed(match, 2).items() if ways[4] == OUTLAW)
    assert after > before * 1.2
    assert match.resample(2, "one") == hanpan.load("bang_dice", match.position()).resample(2, "one")


def test_a_shot_without_a_choice_tells_nothing() -> None:
    memory = Suspicion(2)
    memory.hear(Event(SHOT, 1, 0, 1, 0b1))
    assert memory.to_bytes() == Suspicion(2).to_bytes()
    memory.hear(Event(SHOT, 1, 0, 1, 0b101))
    assert (memory.marks[8], memory.marks[10]) == (2, -1)


def test_a_beer_for_oneself_or_wasted_tells_nothing() -> None:
    memory = Suspicion(2)
    memory.hear(Event(HEALED, 1, 1, 1))
    memory.hear(Event(HEALED, 0, 1, 0))
    memory.hear(Event(TURN, 1))
    assert memory.to_bytes() == Suspicion(2).to_bytes()
    memory.hear(Event(HEALED, 0, 1, 1))
    assert memory.marks[8] == -3


def test_who_helps_the_sheriff_is_less_likely_an_outlaw() -> None:
    match = hanpan.load("bang_dice", position(5))
    castings, state = Castings(), match.hidden(2)
    assert isinstance(state, BangDice)
    helper = Suspicion(2)
    helper.hear(Event(HEALED, 0, 1, 1))
    castings.find(state.roles, 5, Suspicion(2))
    before = castings.chance_of(1, OUTLAW)
    castings.find(state.roles, 5, helper)
    assert castings.chance_of(1, OUTLAW) < before // 2
    assert sum(castings.chance_of(1, role) for role in range(4)) in range(997, 1001)


def test_a_shown_role_is_known() -> None:
    told = position(
        5, alive=[True, False, True, True, True], life=[11, 0, 8, 8, 8], shown=[True, True, False, False, False]
    )
    found = guessed(hanpan.load("bang_dice", told), 2, 300)
    assert {ways[1] for ways in found} == {OUTLAW}
    assert {tuple(sorted(ways[3:])) for ways in found} == {(OUTLAW, RENEGADE)}
