"""How sure a counted rate is."""

from math import sqrt

Z_95 = 1.959963984540054


def wilson(wins: float, n: int, z: float = Z_95) -> tuple[float, float, float]:
    """The rate of `wins` in `n`, and the Wilson score interval around it: (rate, low, high).

    Unlike the plain interval it stays within 0 and 1 and is honest near both ends. A shared win counts
    as its share, so `wins` need not be whole.

    >>> [round(x, 3) for x in wilson(55, 100)]
    [0.55, 0.452, 0.644]
    """
    if n < 1:
        raise ValueError("n: at least 1 is needed for a rate")
    if not 0 <= wins <= n:
        raise ValueError(f"wins: {wins} is not between 0 and {n}")
    rate = wins / n
    middle = (rate + z * z / (2 * n)) / (1 + z * z / n)
    reach = z / (1 + z * z / n) * sqrt(rate * (1 - rate) / n + z * z / (4 * n * n))
    low = middle - reach if wins > 0 else 0.0  # exact at the ends, where the sum leaves a crumb
    high = middle + reach if wins < n else 1.0
    return rate, low, high
