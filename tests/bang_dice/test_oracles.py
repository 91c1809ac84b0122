"""The exact chances of the rulebook (16.3): counted out by the rules themselves, and met by them within four sigma."""

from collections.abc import Callable
from fractions import Fraction
from functools import cache
from itertools import product
from math import comb, sqrt

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import hanpan
from hanpan.core import playout
from hanpan.core.chance import Chance, Fast
from hanpan.core.sink import Sink
from hanpan.games.bang_dice.actions import reroll
from hanpan.games.bang_dice.rules.law import BangDice
from hanpan.games.bang_dice.tables import (
    DYNAMITE,
    DYNAMITE_BLEW,
    GATLING,
    GATLING_FIRED,
    ONE,
    ROLLED,
    ROLLING,
    STOP,
    TURN,
    TWO,
)

from .positions import NOTHING, position

COMPILED = not playout.__file__.endswith(".py")
MATCHES = 200_000 if COMPILED else 40_000

THREE_DYNAMITES = Fraction(23, 648)
THREE_GATLINGS = Fraction(1138594, 4782969)
LUCKY_DUKES = Fraction(742860625, 2324522934)
BLACK_JACKS = Fraction(105164491, 306110016)
WILLYS_TWO = Fraction(129222007, 229582512)
NO_SHOT = Fraction(92092213, 114791256)


class Turn(Sink):
    """Follows one turn: its dice as they lie, and what happened in it."""

    def __init__(self) -> None:
        self.begin()

    def begin(self) -> None:
        self.dice = [0] * 5
        self.kinds: list[int] = []
        self.turns = 0

    def emit(self, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        self.turns += kind == TURN
        if self.turns == 1:
            self.kinds.append(kind)
            if kind == ROLLED:
                self.dice = [c >> 3 * die & 7 if b >> die & 1 else face for die, face in enumerate(self.dice)]


def before_the_turn_of(character: str) -> BangDice:
    """A game in which the sheriff, of this character, rolls as soon as seat 3 stops."""
    characters = [character, "paul_regret", "bart_cassidy", "jourdonnais"]
    told = position(turn=3, dice=NOTHING, characters=characters, arrows=[0, 0, 0, 1])
    state = hanpan.load("bang_dice", told).state
    assert isinstance(state, BangDice)
    return state


def played(before: BangDice, state: BangDice, loose: Callable[[int], bool], chance: Chance, turn: Turn) -> None:
    """One turn in which exactly the loose faces are rolled again, as often as that is allowed."""
    turn.begin()
    state.copy_from(before)
    state.do(3, STOP, chance, turn)
    while turn.turns == 1 and state.phase == ROLLING:
        again = sum(1 << die for die, face in enumerate(turn.dice) if loose(face))
        state.do(0, reroll(again) if again else STOP, chance, turn)


def rate(character: str, loose: Callable[[int], bool], happened: Callable[[Turn], bool]) -> float:
    """How often it happened."""
    before = before_the_turn_of(character)
    game = hanpan.game("bang_dice")
    state = game.new_state(4, game.check_options({}))
    assert isinstance(state, BangDice)
    chance, turn, times = Fast(20), Turn(), 0
    for _ in range(MATCHES):
        played(before, state, loose, chance, turn)
        times += happened(turn)
    return times / MATCHES


def near(measured: float, exact: Fraction) -> bool:
    """Within four sigma."""
    return abs(measured - exact) < 4 * sqrt(exact * (1 - exact) / MATCHES)


def neither_gatling_nor_dynamite(face: int) -> bool:
    return face not in (GATLING, DYNAMITE)


def no_gatling(face: int) -> bool:
    return face != GATLING


def a_shot(face: int) -> bool:
    return face in (ONE, TWO)


def three_gatlings(turn: Turn) -> bool:
    return turn.dice.count(GATLING) >= 3


def gatling_fired(turn: Turn) -> bool:
    return GATLING_FIRED in turn.kinds


# By simulation


def test_three_dynamites_in_the_first_roll() -> None:
    assert near(rate("rose_doolan", lambda face: False, lambda turn: DYNAMITE_BLEW in turn.kinds), THREE_DYNAMITES)


def test_three_gatlings_in_three_rolls() -> None:
    assert near(rate("rose_doolan", neither_gatling_nor_dynamite, three_gatlings), THREE_GATLINGS)


def test_three_gatlings_in_lucky_dukes_four_rolls() -> None:
    assert near(rate("lucky_duke", neither_gatling_nor_dynamite, three_gatlings), LUCKY_DUKES)


def test_three_gatlings_of_black_jack() -> None:
    assert near(rate("black_jack", no_gatling, three_gatlings), BLACK_JACKS)


def test_willys_two_gatlings() -> None:
    assert near(
        rate("willy_the_kid", neither_gatling_nor_dynamite, lambda turn: turn.dice.count(GATLING) >= 2), WILLYS_TWO
    )


def test_suzy_without_a_shot() -> None:
    def no_shot(turn: Turn) -> bool:
        return not any(a_shot(face) for face in turn.dice)

    assert near(rate("suzy_lafayette", a_shot, no_shot), NO_SHOT)


# By counting out


class Told(Chance):
    """Rolls what it is told, then nothing but beers."""

    def __init__(self) -> None:
        self.faces: tuple[int, ...] = ()

    def number(self, what: int, n: int) -> int:
        return 0

    def roll(self, what: int, cells: vec[i64], lo: int, hi: int, faces: int) -> None:
        for i in range(lo, hi):
            cells[i] = self.faces[i - lo] if self.faces else 4
        self.faces = ()


def test_all_first_rolls_through_the_rules() -> None:
    before = before_the_turn_of("rose_doolan")
    state = hanpan.load("bang_dice", position()).state
    assert isinstance(state, BangDice)
    chance, turn, blown = Told(), Turn(), 0
    for faces in product(range(6), repeat=5):
        chance.faces = faces
        turn.begin()
        state.copy_from(before)
        state.do(3, STOP, chance, turn)
        assert turn.dice == list(faces)
        blown += DYNAMITE_BLEW in turn.kinds
    assert Fraction(blown, 6**5) == THREE_DYNAMITES


def chance_of(wanted: int, rolls: int, locked: bool) -> Fraction:
    """16.3 So many gatlings at the end when gatlings are kept and all else is rolled that may be."""

    @cache
    def after(gatlings: int, dynamites: int, left: int) -> Fraction:
        if left == 0 or dynamites >= 3:
            return Fraction(gatlings >= wanted)
        held = gatlings + (dynamites if locked else 0)
        found = Fraction(0)
        free = 5 - held
        for more in range(free + 1):
            for blown in range(free - more + 1):
                ways = comb(free, more) * comb(free - more, blown) * 4 ** (free - more - blown)
                kept = dynamites + blown if locked else blown
                found += Fraction(ways, 6**free) * after(gatlings + more, kept, left - 1)
        return found

    return after(0, 0, rolls)


def test_gatlings_counted_out() -> None:
    assert chance_of(3, 3, locked=True) == THREE_GATLINGS
    assert chance_of(3, 4, locked=True) == LUCKY_DUKES
    assert chance_of(3, 3, locked=False) == BLACK_JACKS
    assert chance_of(2, 3, locked=True) == WILLYS_TWO


def test_no_shot_counted_out() -> None:
    @cache
    def after(shots: int, dynamites: int, left: int) -> Fraction:
        if left == 0 or dynamites >= 3 or shots == 0:
            return Fraction(shots == 0)
        found = Fraction(0)
        for again in range(shots + 1):
            for blown in range(shots - again + 1):
                ways = comb(shots, again) * 2**again * comb(shots - again, blown) * 3 ** (shots - again - blown)
                found += Fraction(ways, 6**shots) * after(again, dynamites + blown, left - 1)
        return found

    assert after(5, 0, 3) == NO_SHOT


@pytest.mark.parametrize(("character", "gatlings"), [("rose_doolan", 3), ("willy_the_kid", 2)])
def test_the_gatling_fires_exactly_then(character: str, gatlings: int) -> None:
    before = before_the_turn_of(character)
    state = hanpan.load("bang_dice", position()).state
    assert isinstance(state, BangDice)
    for face in (0, 1):
        chance, turn = Told(), Turn()
        for n in range(6):
            chance.faces = (GATLING,) * n + (face,) * (5 - n)
            turn.begin()
            state.copy_from(before)
            state.do(3, STOP, chance, turn)
            if turn.turns == 1 and state.phase == ROLLING:
                state.do(0, STOP, chance, turn)
            assert gatling_fired(turn) == (n >= gatlings)
