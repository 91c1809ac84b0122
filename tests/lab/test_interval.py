"""The Wilson interval against published values and its own edges."""

import pytest

from hanpan.lab.interval import wilson


def test_a_known_interval() -> None:
    rate, low, high = wilson(81, 263)  # a textbook's example: 0.2553 to 0.3662
    assert rate == pytest.approx(0.30798, abs=1e-5)
    assert (round(low, 4), round(high, 4)) == (0.2553, 0.3662)


def test_it_is_honest_at_both_ends() -> None:
    assert wilson(0, 10)[:2] == (0.0, 0.0)
    assert wilson(0, 10)[2] == pytest.approx(0.2775, abs=1e-4)
    assert wilson(10, 10)[2] == 1.0
    assert wilson(10, 10)[1] == pytest.approx(0.7225, abs=1e-4)


def test_a_shared_win_counts_as_its_share() -> None:
    assert wilson(0.5, 1)[0] == 0.5


def test_more_matches_make_it_narrower() -> None:
    widths = [wilson(n / 2, n)[2] - wilson(n / 2, n)[1] for n in (10, 100, 1000)]
    assert widths == sorted(widths, reverse=True)


@pytest.mark.parametrize(("wins", "n"), [(0, 0), (-1, 5), (6, 5)])
def test_impossible_counts_are_refused(wins: float, n: int) -> None:
    with pytest.raises(ValueError):
        wilson(wins, n)
