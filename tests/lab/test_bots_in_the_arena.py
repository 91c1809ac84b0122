"""The arena: everybody sits everywhere, wins are shared, the figures do not depend on who computes them."""

import json
from dataclasses import replace

import pytest

from hanpan.lab import Arena, arena, simulate
from hanpan.lab.arena import Batch, Book, play_seated
from hanpan.lab.batch import Plan
from hanpan.lab.interval import wilson
from hanpan.lab.workers import checked

DUEL = "cockroach_duel"
KITTENS = "exploding_kittens"


def timeless(done: Arena) -> Arena:
    """Without what a clock said."""
    return replace(done, bots={name: replace(record, ms=0.0) for name, record in done.bots.items()})


def counted(bots: str, *matches: bytes) -> Book:
    """A book of one batch with these ranks by seat, for bots named by a letter."""
    book = Book(Plan("any", len(matches[0]), tuple(bots), {}, ""))
    book.add(Batch(list(matches), dict.fromkeys(bots, 2), dict.fromkeys(bots, 3_000_000)))
    return book


def test_its_parts_fit_together() -> None:
    done = arena(DUEL, 60, ["greedy", "random"], seed="parts", workers=1)
    assert (done.game, done.seats, done.n, list(done.bots)) == (DUEL, 2, 60, ["greedy", "random"])
    greedy, random = done.bots["greedy"], done.bots["random"]
    assert greedy.games == random.games == 60
    assert greedy.wins + random.wins == 60
    assert greedy.rate > 0.8
    assert (greedy.rate, greedy.low, greedy.high) == wilson(greedy.wins, greedy.games)
    assert greedy.rating > random.rating
    assert 0 < random.ms < 1000


def test_it_plays_the_matches_of_a_simulation() -> None:
    """One bot on all seats: the same deals and choices, whatever is written down of them."""
    done = arena(DUEL, 30, ["greedy"], seed="same", workers=1)
    assert (done.bots["greedy"].games, done.bots["greedy"].wins) == (60, 30)
    plan = Plan(DUEL, 2, ("greedy",), checked(DUEL, None, ["greedy"], "", None).options, "same")
    first = sum(ranks[0] == 1 for ranks in play_seated(plan, 0, 30).ranks)
    assert simulate(DUEL, 30, bots=["greedy"], seed="same", workers=1).win_rate[0][0] == first / 30


def test_workers_change_nothing_but_the_time() -> None:
    bots = ["greedy", "random", "random"]
    alone = arena(KITTENS, 70, bots, seed="many", workers=1)
    steps: list[int] = []
    together = arena(KITTENS, 70, bots, seed="many", workers=2, progress=steps.append)
    assert timeless(together) == timeless(alone)
    assert steps == sorted(steps)
    assert steps[-1] == 70
    assert timeless(arena(KITTENS, 70, bots, seed="other", workers=1)) != timeless(alone)


def test_batches_are_counted_in_order_however_they_come(monkeypatch: pytest.MonkeyPatch) -> None:
    import sys

    module = sys.modules["hanpan.lab.arena"]
    alone = arena(DUEL, 20, ["greedy", "random"], seed="late", workers=1)
    monkeypatch.setattr(
        module,
        "played",
        lambda work, plan, todo, workers: [(first, work(plan, first, size)) for first, size in reversed(todo)],
    )
    assert timeless(arena(DUEL, 20, ["greedy", "random"], seed="late", workers=1)) == timeless(alone)


def test_more_bots_than_seats_take_turns() -> None:
    done = arena(DUEL, 12, ["greedy", "random", "random"], seed="turns", workers=1)
    assert done.seats == 2
    assert {name: record.games for name, record in done.bots.items()} == {"greedy": 8, "random": 16}
    assert sum(record.wins for record in done.bots.values()) == 12


def test_fewer_bots_than_seats_are_repeated() -> None:
    done = arena(KITTENS, 4, ["greedy", "random"], seats=5, seed="few", workers=1)
    assert (done.seats, done.bots["greedy"].games, done.bots["random"].games) == (5, 10, 10)
    assert arena("bang_dice", 2, ["greedy", "random"], workers=1).seats == 3


def test_a_bot_named_twice_has_one_record() -> None:
    done = arena(DUEL, 10, ["greedy", "greedy"], workers=1)
    assert list(done.bots) == ["greedy"]
    assert (done.bots["greedy"].games, done.bots["greedy"].wins, done.bots["greedy"].rate) == (20, 10, 0.5)


def test_those_who_share_the_first_rank_share_the_win() -> None:
    book = counted("abc", bytes([1, 1, 3]), bytes([1, 1, 1]), bytes([1, 2, 3]))
    assert [book.seating.at(number) for number in range(3)] == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]
    assert [book.record(name).wins for name in "abc"] == pytest.approx([1 / 2 + 1 / 3, 1 / 2 + 1 / 3, 1 / 3 + 1])


def test_ranks_make_ratings() -> None:
    book = counted("abc", bytes([2, 1, 3]), bytes([1, 3, 2]), bytes([3, 2, 1]))  # b before a before c, on all seats
    ratings = [book.record(name).rating for name in "bac"]
    assert ratings == sorted(ratings, reverse=True)


def test_the_time_is_by_decision() -> None:
    assert counted("ab", bytes([1, 2])).record("a").ms == 1.5
    book = Book(Plan("any", 2, ("a", "b"), {}, ""))
    book.add(Batch([bytes([1, 2])], {"a": 0, "b": 1}, {"a": 0, "b": 1}))
    assert book.record("a").ms == 0


def test_options_are_played() -> None:
    def decisions(target: int) -> int:
        return sum(play_seated(checked(DUEL, 2, ["random"], "o", {"target_wins": target}), 0, 20).decisions.values())

    assert decisions(1) * 3 < decisions(5)


def test_a_match_does_not_depend_on_its_batch() -> None:
    plan = checked(KITTENS, 3, ["greedy", "random", "random", "greedy"], "cut", None)
    whole = play_seated(plan, 0, 10).ranks
    assert play_seated(plan, 0, 5).ranks + play_seated(plan, 5, 5).ranks == whole


@pytest.mark.parametrize(
    ("wrong", "named"),
    [
        ({"game_id": "chess"}, "game"),
        ({"n": 0}, "n"),
        ({"n": True}, "n"),
        ({"n": 1, "bots": ["random", "random", "greedy", "greedy"]}, "n"),
        ({"seats": 3}, "seats"),
        ({"bots": []}, "bots"),
        ({"bots": "random"}, "bots"),
        ({"bots": ["random", "nobody"]}, "bots"),
        ({"seed": 7}, "seed"),
        ({"workers": 0}, "workers"),
        ({"options": {"target_wins": 9}}, "options.target_wins"),
    ],
    ids=str,
)
def test_what_cannot_be_played_is_named(wrong: dict[str, object], named: str) -> None:
    with pytest.raises(ValueError, match=rf"^{named}: "):
        arena(**({"game_id": DUEL, "n": 5, "bots": ["random", "greedy"]} | wrong))  # type: ignore[arg-type]


def test_the_plain_form_is_json() -> None:
    plain = json.loads(json.dumps(arena(DUEL, 4, ["random", "greedy"], workers=1).plain()))
    assert list(plain) == ["game", "seats", "n", "bots"]
    assert list(plain["bots"]) == ["random", "greedy"]
    assert all(list(bot) == ["games", "wins", "rate", "low", "high", "rating", "ms"] for bot in plain["bots"].values())
