"""Ratings: who wins rises, ties are ties, a bot on two seats is one bot."""

import pytest

from hanpan.lab.ratings import Ratings


def rated(*matches: tuple[str, list[int]], names: str = "ab") -> Ratings:
    ratings = Ratings(list(names))
    for sitting, ranks in matches:
        ratings.add(list(sitting), ranks)
    return ratings


def test_they_begin_equal() -> None:
    ratings = rated()
    assert ratings.known["a"] == ratings.known["b"] == (25, 25 / 3)
    assert ratings.of("a") == pytest.approx(0)


def test_who_wins_rises() -> None:
    ratings = rated(("ab", [1, 2]), ("ba", [2, 1]))
    assert ratings.known["a"][0] > 25 > ratings.known["b"][0]
    assert ratings.known["a"][1] < 25 / 3
    assert ratings.of("a") > ratings.of("b")


def test_all_ranks_count() -> None:
    ratings = rated(("abc", [2, 3, 1]), names="abc")
    assert ratings.of("c") > ratings.of("a") > ratings.of("b")


def test_a_tie_moves_equals_nowhere_and_others_together() -> None:
    assert rated(("ab", [1, 1])).known["a"][0] == pytest.approx(25)
    ratings = rated(("abc", [1, 3, 1]), names="abc")
    assert ratings.known["a"] == pytest.approx(ratings.known["c"])
    assert ratings.known["a"][0] > 25 > ratings.known["b"][0]


def test_a_bot_against_itself_stays() -> None:
    mu, sigma = rated(("aa", [1, 2])).known["a"]
    assert mu == pytest.approx(25)
    assert sigma < 25 / 3


def test_a_bot_on_two_seats_moves_by_both() -> None:
    """What three bots would have moved, of which two are one."""
    three = rated(("abc", [1, 2, 3]), names="abc")
    two = rated(("aba", [1, 2, 3]))
    assert two.known["b"] == pytest.approx(three.known["b"])
    assert two.known["a"][0] == pytest.approx(three.known["a"][0] + three.known["c"][0] - 25)


def test_one_alone_proves_nothing() -> None:
    assert rated(("a", [1])).known["a"] == (25, 25 / 3)


def test_the_order_of_the_seats_does_not_matter() -> None:
    one, other = rated(("abc", [1, 2, 3]), names="abc"), rated(("cab", [3, 1, 2]), names="abc")
    for name in "abc":
        assert one.known[name] == pytest.approx(other.known[name])
