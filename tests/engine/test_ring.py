"""Seats round a table, and drawing a few cards out of many."""

from collections import Counter
from itertools import permutations
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from hanpan.core.action import ChanceError
from hanpan.core.chance import Chance, Fast
from hanpan.core.kit.ring import after, at_distance, how_many, lowest
from hanpan.core.kit.seats import listed
from hanpan.core.notation import Notation
from hanpan.core.outcomes import Outcomes


def test_counting() -> None:
    assert [how_many(seats) for seats in (0, 1, 0b1011, 0xFF)] == [0, 1, 3, 8]
    assert [lowest(seats) for seats in (1, 0b1010, 0x80)] == [0, 1, 7]


def test_the_next_one_clockwise() -> None:
    assert [after(0b1011, seat) for seat in range(8)] == [1, 3, 3, 0, 0, 0, 0, 0]
    assert after(0b100, 2) == 2
    assert after(0, 3) == -1


def test_distance_counts_those_of_the_set_either_way() -> None:
    assert listed(at_distance(0b11111, 0, 1)) == (1, 4)
    assert listed(at_distance(0b11111, 0, 2)) == (2, 3)
    assert listed(at_distance(0b11111, 1, 3)) == (3, 4)
    assert listed(at_distance(0b1111, 0, 2)) == (2,)
    assert listed(at_distance(0b10011001, 4, 1)) == (3, 7)
    assert listed(at_distance(0b10011001, 4, 2)) == (0,)


def test_round_the_table_one_comes_back_to_oneself() -> None:
    assert listed(at_distance(0b101, 0, 2)) == (0,)
    assert listed(at_distance(0b111, 0, 2)) == (1, 2)
    assert at_distance(0, 0, 1) == 0


class FromBelow(Chance):
    """Always the first of what there is."""

    def number(self, what: int, n: int) -> int:
        return 0


@pytest.mark.parametrize("chance", [Fast(1), FromBelow()])
def test_drawing_takes_each_card_once(chance: Chance) -> None:
    cells = vec[i64]([10, 11, 12, 13, 14, 15])
    chance.sample(0, cells, 1, 5, 2)
    assert sorted(cells[1:5]) == [11, 12, 13, 14]
    assert (cells[0], cells[5]) == (10, 15)


def test_drawing_is_the_beginning_of_a_shuffle() -> None:
    dealt, shuffled = vec[i64](list(range(9))), vec[i64](list(range(9)))
    Fast(7).sample(0, dealt, 0, 9, 3)
    Fast(7).shuffle(0, shuffled, 0, 9)
    assert [dealt[i] for i in (8, 7, 6)] == [shuffled[i] for i in (8, 7, 6)]


def test_every_draw_is_as_likely() -> None:
    chance, found = Fast(11), Counter[tuple[int, int]]()
    for _ in range(6000):
        cells = vec[i64]([0, 1, 2])
        chance.sample(0, cells, 0, 3, 2)
        found[(int(cells[2]), int(cells[1]))] += 1
    assert set(found) == set(permutations(range(3), 2))
    assert all(abs(times - 1000) < 120 for times in found.values())


def test_the_roll_of_simulation_is_that_of_its_numbers() -> None:
    one, other = Fast(3), Fast(3)
    cells = vec[i64]([0] * 5)
    one.roll(0, cells, 1, 5, 6)
    assert [cells[i] for i in range(1, 5)] == [other.number(0, 6) for _ in range(4)]


class Letters(Notation):
    """One question, answered in letters."""

    def __init__(self) -> None:
        super().__init__(("cards",), (), (), 0, [])

    def write_outcome(self, what: int, values: list[int]) -> Any:
        return ["abcdef"[value] for value in values]

    def read_outcome(self, what: int, plain: Any) -> list[int]:
        return ["abcdef".index(letter) for letter in plain]


def test_a_scripted_draw_is_taken_and_written_down_as_drawn() -> None:
    cells = vec[i64](list(range(6)))
    chance = Outcomes(Letters(), [("cards", ["c", "f", "a"])], None)
    chance.sample(0, cells, 0, 6, 3)
    assert [cells[i] for i in (5, 4, 3)] == [2, 5, 0]
    assert sorted(cells[0:6]) == list(range(6))
    assert chance.drawn == [("cards", ["c", "f", "a"])]


@pytest.mark.parametrize("script", [["c", "f"], ["c", "c", "a"], ["a", "b", "c", "d"]])
def test_an_impossible_draw_is_an_error(script: list[str]) -> None:
    chance = Outcomes(Letters(), [("cards", script)], None)
    with pytest.raises(ChanceError, match="impossible"):
        chance.sample(0, vec[i64](list(range(6))), 0, 6, 3)


def test_an_unscripted_draw_comes_from_the_seed() -> None:
    cells, other = vec[i64](list(range(6))), vec[i64](list(range(6)))
    chance = Outcomes(Letters(), [], Fast(5))
    chance.sample(0, cells, 0, 6, 2)
    Fast(5).sample(0, other, 0, 6, 2)
    assert chance.drawn == [("cards", ["abcdef"[other[5]], "abcdef"[other[4]]])]
