"""The bricks of many kinds: fans, lines, decks, deeds, and the two questions to chance that deal and steal."""

import random

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from hanpan.core.action import ChanceError
from hanpan.core.chance import Chance, Fast
from hanpan.core.fields import Fields
from hanpan.core.kit import deck as decks
from hanpan.core.kit import fan as fans
from hanpan.core.kit import line as lines
from hanpan.core.kit.deck import Deck
from hanpan.core.kit.deed import FAR, deed, verb_of, what_of, which_of, whom_of
from hanpan.core.outcomes import Outcomes
from hanpan.games.exploding_kittens.notation import KittensNotation

DICE = random.Random(20)
HANDS: list[list[int]] = [
    [],
    [0],
    [13],
    [0] * 7,
    [13] * 7,
    [kind for kind in range(14) for _ in range(7)],
    *[sorted(kind for kind in range(14) for _ in range(DICE.randrange(8))) for _ in range(40)],
]


@pytest.mark.parametrize("kinds", HANDS, ids=str)
def test_a_fan_is_its_cards(kinds: list[int]) -> None:
    cards = fans.fan(kinds)
    assert fans.kinds_of(cards) == kinds
    assert fans.size(cards) == len(kinds)
    assert [fans.count(cards, kind) for kind in range(14)] == [kinds.count(kind) for kind in range(14)]
    assert fans.has_pair(cards) == any(kinds.count(kind) > 1 for kind in kinds)
    down = fans.turned_down(cards)
    assert (fans.size(down), fans.backs(down), fans.face_up(down)) == (len(kinds), len(kinds), fans.NO_CARDS)
    assert fans.kinds_of(down) == [fans.FACE_DOWN] * len(kinds)
    less = fans.one_less_of_each(cards)
    assert [fans.count(less, kind) for kind in range(14)] == [max(0, kinds.count(kind) - 1) for kind in range(14)]
    cells = vec[i64]([-1] * 120)
    assert fans.spread(cards, cells, 2) == 2 + len(kinds)
    assert [cells[i] for i in range(2 + len(kinds))] == [-1, -1, *kinds]


def test_within_counts_every_kind() -> None:
    for one in HANDS:
        for other in HANDS:
            fits = all(one.count(kind) <= other.count(kind) for kind in range(14))
            assert fans.within(fans.fan(one), fans.fan(other)) == fits
    two_down, one_down = fans.several(fans.FACE_DOWN, 2), fans.several(fans.FACE_DOWN, 1)
    assert fans.within(one_down, two_down)
    assert not fans.within(two_down, one_down)


def test_a_fan_holds_cards_of_both_sides() -> None:
    cards = fans.fan([3, 3, 12]) + fans.several(fans.FACE_DOWN, 40)
    assert fans.size(cards) == 43
    assert fans.backs(cards) == 40
    assert fans.face_up(cards) == fans.fan([3, 3, 12])


def test_a_line_keeps_the_order() -> None:
    for kinds in ([], [0], [12, 0, 12], [5] * 14, list(range(13))):
        line = sum(lines.placed(kind, place) for place, kind in enumerate(kinds))
        assert lines.kinds_in(line) == kinds
        if len(kinds) > 2:
            assert lines.kinds_in(lines.part(line, 1, 2)) == kinds[1:3]
            assert lines.kinds_in(lines.part(line, 1, 14)) == kinds[1:]


def test_a_deed_is_taken_apart() -> None:
    for numbers in ((0, 0, 0, 0), (7, 255, 255, 255), (3, 1, 2, 4), (255, 0, 0, 1)):
        action = deed(*numbers)
        assert (verb_of(action), what_of(action), whom_of(action), which_of(action)) == numbers
        assert 0 <= action < FAR


def deck_of(kinds: list[int]) -> Deck:
    deck = Deck()
    deck.lay(kinds)
    return deck


def test_a_deck_is_a_list_from_its_top() -> None:
    dice = random.Random(3)
    deck, model = deck_of([]), []
    places = 0  # every other card is known, and stays so wherever it moves
    for _ in range(3000):
        size = len(model)
        move = dice.randrange(4)
        if move == 0 and size:
            assert deck.take() == model.pop(0)[0]
            places &= decks.lowest(size - 1)
        elif move == 1 and size < 50 and deck.end < decks.LARGEST:
            card, depth, known = dice.randrange(13), dice.randrange(size + 1), dice.random() < 0.5
            deck.put(card, depth)
            model.insert(depth, (card, known))
            places = decks.moved_up(places, size - depth)
            if known:
                places = decks.with_place(places, size - depth)
        elif move == 2:
            copy = Deck()
            copy.copy_from(deck)
            copy.turn_down_but(places)
            assert copy.in_order() == [card if known else fans.FACE_DOWN for card, known in model]
        elif move == 3:
            paper = Fields()
            deck.fields(paper)
            deck = Deck()
            deck.fields(Fields(paper.written()))
        assert deck.in_order() == [card for card, _ in model]
        assert deck.size() == len(model)
        assert [decks.has_place(places, place) for place in range(len(model))] == [known for _, known in model[::-1]]


def test_a_deck_takes_fans_and_tells_its_cards() -> None:
    deck = deck_of([5, 1])
    deck.add_all(fans.fan([0, 12, 12]))
    assert deck.in_order() == [5, 1, 0, 12, 12]
    assert deck.cards() == fans.fan([0, 1, 5, 12, 12])
    assert deck.at(0) == 5
    deck.shuffle(0, Fast(4))
    assert sorted(deck.in_order()) == [0, 1, 5, 12, 12]


def outcomes(*queue: tuple[str, object], rest: Chance | None = None) -> Outcomes:
    return Outcomes(KittensNotation(), list(queue), rest)


def test_a_pick_is_told_by_what_was_picked() -> None:
    cells = vec[i64]([2, 2, 3])
    chance = outcomes(("steal", "skip"), rest=Fast(3))
    assert chance.pick(3, cells, 0, 3) == 3
    assert chance.pick(3, cells, 0, 2) == 2
    assert chance.plain() == [{"steal": "skip"}, {"steal": "attack"}]
    with pytest.raises(ChanceError, match="impossible"):
        outcomes(("steal", "nope")).pick(3, cells, 0, 3)
    with pytest.raises(ChanceError, match="missing"):
        outcomes().pick(3, cells, 0, 3)


def test_a_pick_takes_each_card_equally_often() -> None:
    cells, chance = vec[i64]([2, 2, 3]), Fast(8)
    picked = [chance.pick(0, cells, 0, 3) for _ in range(9000)]
    assert abs(picked.count(3) - 3000) < 4 * 45  # four sigma


def test_no_later_card_is_dealt() -> None:
    for seed in range(200):
        cells = vec[i64]([2, 3, 4, 5, 0, 0])
        Fast(seed).deal(0, cells, 3, 4, 6)
        dealt = [cells[i] for i in range(6)]
        assert 0 not in dealt[:3]
        assert sorted(dealt) == [0, 0, 2, 3, 4, 5]


def test_a_scripted_deal_is_one_outcome() -> None:
    cells = vec[i64]([2, 3, 4, 0])
    words = ["favor", "attack", "kitten", "skip"]
    chance = outcomes(("deal", words))
    chance.deal(0, cells, 2, 3, 4)
    assert chance.plain() == [{"deal": words}]
    for wrong in (["favor", "kitten", "attack", "skip"], ["favor"], ["favor", "attack", "kitten", "kitten"]):
        with pytest.raises(ChanceError, match="impossible"):
            outcomes(("deal", wrong)).deal(0, vec[i64]([2, 3, 4, 0]), 2, 3, 4)
