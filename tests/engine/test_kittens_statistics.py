"""Deals of 폭발냥이 counted against exact chances, and matches counted card by card.

python tests/engine/test_kittens_statistics.py 100000    # so many deals at each number of seats
"""

import sys
from math import sqrt

import pytest

import hanpan
from hanpan.core.chance import Fast
from hanpan.core.kit.fan import count, fan, size
from hanpan.core.playout import random_asked
from hanpan.core.sink import Sink
from hanpan.games.exploding_kittens.position import out_of_game
from hanpan.games.exploding_kittens.rules import Kittens
from hanpan.games.exploding_kittens.tables import BOX, DEFUSE, KITTEN, PLACEMENT

PILES = {2: 35, 3: 29, 4: 23, 5: 16}
DEFUSES_LEFT = {2: 2, 3: 2, 4: 2, 5: 1}
SIGMAS = 4


def fair(counted: int, n: int, chance: float) -> bool:
    """Whether so many of n are within four sigma of what the chance says."""
    return abs(counted - n * chance) <= SIGMAS * sqrt(n * chance * (1 - chance))


def everything(state: Kittens) -> list[int]:
    """How many cards of each kind lie anywhere, those out of the game too."""
    lying = [*state.pile.in_order(), *state.discard.in_order()] + [KITTEN] * (state.pending == PLACEMENT)
    return [
        lying.count(kind)
        + count(out_of_game(state.seats), kind)
        + sum(count(state.hands[seat], kind) for seat in range(state.seats))
        for kind in range(13)
    ]


def check_deals(seats: int, deals: int) -> None:
    """Hands, piles, defuses by seat, kittens by place and first players of so many deals."""
    state, chance, sink = Kittens(seats), Fast(2026 + seats), Sink()
    left = DEFUSES_LEFT[seats]
    second = [0] * seats  # defuses beyond the first one, by seat
    starters = [0] * seats
    on_top = at_bottom = 0
    for _ in range(deals):
        state.start(chance, sink)
        pile = state.pile
        assert pile.size() == PILES[seats]
        for seat in range(seats):
            assert size(state.hands[seat]) == 8
            assert count(state.hands[seat], DEFUSE) >= 1
            assert count(state.hands[seat], KITTEN) == 0
            second[seat] += count(state.hands[seat], DEFUSE) - 1
        starters[state.turn] += 1
        on_top += pile.at(0) == KITTEN
        at_bottom += pile.at(pile.size() - 1) == KITTEN
    kittens = (seats - 1) / PILES[seats]
    early = 7 * seats + PILES[seats] - (seats - 1)  # the cards shuffled before the kittens come
    assert fair(on_top, deals, kittens)
    assert fair(at_bottom, deals, kittens)
    for seat in range(seats):
        assert fair(starters[seat], deals, 1 / seats)
        assert fair(second[seat], deals * left, 7 / early), (seat, second)


@pytest.mark.parametrize("seats", PILES)
def test_deals_are_fair(seats: int) -> None:
    check_deals(seats, 3000)


@pytest.mark.parametrize("seats", PILES)
def test_every_deal_is_a_whole_box(seats: int) -> None:
    state, chance = Kittens(seats), Fast(7)
    for _ in range(50):
        state.start(chance, Sink())
        assert everything(state) == [count(BOX, kind) for kind in range(13)]


@pytest.mark.parametrize("seats", PILES)
def test_no_card_is_lost_or_made_in_a_match(seats: int) -> None:
    state, chance = Kittens(seats), Fast(seats)
    for _ in range(25):
        state.start(chance, Sink())
        while state.asked():
            seat = random_asked(state.asked(), chance)
            listed = state.legal(seat)
            state.do(seat, listed.actions[chance.number(0, listed.n)], chance, Sink())
            assert everything(state) == [count(BOX, kind) for kind in range(13)]
            assert state.pile.in_order().count(KITTEN) == state.kittens_in_pile()
        assert state.living() == 1
        assert sorted(state.rank(seat) for seat in range(seats)) == list(range(1, seats + 1))


def test_a_deal_by_people_s_chance_is_recorded_whole() -> None:
    match = hanpan.new("exploding_kittens", seats=3, seed="deal")
    (name, deal), (second, starter) = match.entries[0].chance
    assert (name, second) == ("deal", "starter")
    assert len(deal) == 21 + 29
    assert "kitten" not in deal[:21]
    assert match.position()["turn"] == starter
    assert fan([]) == 0


if __name__ == "__main__":
    for table in PILES:
        check_deals(table, int(sys.argv[1]))
        print(f"{table} seats: {sys.argv[1]} deals are fair within {SIGMAS} sigma")
