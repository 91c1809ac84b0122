"""How hard each cell is for each hand: its best aim, and how often that aim hits.

    python -m hanpan.flick.reach [--flicks N]

prints the table of `docs/flick_physics.md`. The best aims come from the landing table; of the most promising few,
the one that does best in fresh flicks is taken, and its hits are counted in flicks that are fresh again, so that luck
in the choosing flatters nobody.
"""

import argparse
from dataclasses import dataclass

from hanpan.flick.hand import STEADY
from hanpan.flick.sheet import V2_1
from hanpan.flick.tables import OUT, Aim, LandingTable, landing_table, landings, meaning


@dataclass(frozen=True, slots=True)
class Reach:
    """The best aim found for a cell; of the flicks the shares that hit it and that were out."""

    aim: Aim
    hit: float
    out: float


def best(table: LandingTable, hand: str, cell: int, flicks: int, tries: int = 5) -> Reach:
    """The best aim of a hand for a cell, measured anew with so many flicks."""
    shares = table.hits(hand, cell)
    if hand == "exact":
        tries, flicks = 1, 1
    promising = sorted(range(len(shares)), key=lambda row: -shares[row])[:tries]
    chosen = max(
        (table.aims[row] for row in promising), key=lambda aim: _hits(landings(aim, hand, flicks, "try"), cell)
    )
    codes = landings(chosen, hand, flicks, "count")
    return Reach(chosen, _hits(codes, cell), codes.count(OUT) / len(codes))


def _hits(codes: bytes, cell: int) -> float:
    return sum(meaning(code)[1] == cell for code in codes) / len(codes)


def main(words: list[str] | None = None) -> None:
    """The command."""
    reader = argparse.ArgumentParser(
        prog="python -m hanpan.flick.reach", description="How hard each cell is for each hand."
    )
    reader.add_argument("--flicks", type=int, default=200)
    flicks = reader.parse_args(words).flicks
    cells = range(1, V2_1.cells + 1)
    print("| hand | " + " | ".join(f"cell {cell}" for cell in cells) + " |\n|" + "---|" * (V2_1.cells + 1))
    for hand in STEADY:
        found = [best(landing_table(), hand, cell, flicks) for cell in cells]
        print(f"| {hand}: hits | " + " | ".join(f"{one.hit:.2f}" for one in found) + " |")
        print(f"| {hand}: out | " + " | ".join(f"{one.out:.2f}" for one in found) + " |")
        print(f"| {hand}: aim | " + " | ".join("{:.2f} {} {}".format(*one.aim) for one in found) + " |", flush=True)


if __name__ == "__main__":
    main()
