"""Simulations: equal for any number of workers, resumable, clear about what cannot be played."""

import json
from pathlib import Path

import pytest

from hanpan.lab import simulate
from hanpan.lab.batch import PARTS, Plan, Tally, play_batch, seeds, winners


class Standings:
    """A finished match of which only the standings matter."""

    def __init__(self, *standings: int) -> None:
        self.standings = standings

    def standing(self, seat: int) -> int:
        return self.standings[seat]


def test_its_parts_fit_together() -> None:
    done = simulate("cockroach_duel", 60, bots=["greedy", "random"], seed="parts", workers=1)
    assert (done.n, done.seats, done.reasons) == (60, 2, {"wins": 60})
    assert sum(rate for rate, _, _ in done.win_rate.values()) == pytest.approx(1)
    assert all(low <= rate <= high for rate, low, high in done.win_rate.values())
    assert done.win_rate[0][0] > 0.8
    assert done.decisions > 60 * 6
    assert done.seconds > 0


def test_equal_seeds_equal_results() -> None:
    one, again, other = (simulate("cockroach_duel", 50, seed=seed, workers=1) for seed in ("a", "a", "b"))
    assert (one.win_rate, one.decisions) == (again.win_rate, again.decisions)
    assert one.decisions != other.decisions


def test_both_builds_play_the_same_matches() -> None:
    """Whichever build runs this: these very figures. A changed bot or rule changes them; then write the new ones."""
    greedy = simulate("cockroach_duel", 60, bots=["greedy"], seed="both builds", workers=1)
    assert (greedy.decisions, greedy.win_rate[0][0]) == (2660, 31 / 60)
    chance = simulate("cockroach_duel", 60, bots=["random"], seed="both builds", workers=1)
    assert (chance.decisions, chance.win_rate[0][0]) == (1335, 28 / 60)


def test_workers_change_nothing() -> None:
    alone = simulate("cockroach_duel", 70, bots=["greedy"], seed="many", workers=1)
    steps: list[int] = []
    together = simulate("cockroach_duel", 70, bots=["greedy"], seed="many", workers=2, progress=steps.append)
    assert (together.win_rate, together.decisions, together.reasons) == (alone.win_rate, alone.decisions, alone.reasons)
    assert steps == sorted(steps)
    assert steps[-1] == 70


def test_a_match_does_not_depend_on_its_batch() -> None:
    plan = Plan("cockroach_duel", 2, ("random", "greedy"), {"target_wins": 1} | OPTIONS, "cut")
    whole, parts = play_batch(plan, 0, 10), Tally()
    for first in range(0, 10, 5):
        parts.add(play_batch(plan, first, 5))
    assert parts == whole
    assert len({seeds("cut", number) for number in range(100)}) == 100


OPTIONS = {"next_starter": "alternate", "overblock": True, "reveal_black": True}


def test_options_are_played() -> None:
    short = simulate("cockroach_duel", 40, seed="o", options={"target_wins": 1}, workers=1)
    long = simulate("cockroach_duel", 40, seed="o", options={"target_wins": 5}, workers=1)
    assert short.decisions * 3 < long.decisions


def test_bots_are_repeated_in_turn() -> None:
    one = simulate("cockroach_duel", 30, bots=["greedy"], seed="r", workers=1)
    two = simulate("cockroach_duel", 30, bots=["greedy", "greedy"], seed="r", workers=1)
    assert one.win_rate == two.win_rate


def test_those_who_share_the_first_rank_share_the_win() -> None:
    assert winners(Standings(3, 1), 2) == [0]  # type: ignore[arg-type]
    assert winners(Standings(2, 5, 5), 3) == [1, 2]  # type: ignore[arg-type]
    assert all(PARTS % seats == 0 for seats in range(1, 9))


def test_it_goes_on_where_it_was_interrupted(tmp_path: Path) -> None:
    file = tmp_path / "batches.jsonl"
    whole = simulate("cockroach_duel", 130, seed="file", workers=1, file=file)
    lines = file.read_text(encoding="utf-8").splitlines()
    file.write_text("\n".join(lines[:20]) + '\n{"first": 9', encoding="utf-8")  # cut off in the middle of a line
    steps: list[int] = []
    again = simulate("cockroach_duel", 130, seed="file", workers=1, file=file, progress=steps.append)
    assert (again.win_rate, again.decisions) == (whole.win_rate, whole.decisions)
    assert steps[0] == 19 * 2
    assert sorted(file.read_text(encoding="utf-8").splitlines()[1:]) == sorted(lines[1:])


def test_a_file_of_another_plan_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "batches.jsonl"
    simulate("cockroach_duel", 5, seed="one", workers=1, file=file)
    with pytest.raises(ValueError, match=r"file: .* another simulation"):
        simulate("cockroach_duel", 5, seed="two", workers=1, file=file)
    file.write_text("no json", encoding="utf-8")
    with pytest.raises(ValueError, match="file: "):
        simulate("cockroach_duel", 5, seed="one", workers=1, file=file)


@pytest.mark.parametrize(
    ("wrong", "named"),
    [
        ({"game_id": "chess"}, "game"),
        ({"n": 0}, "n"),
        ({"n": True}, "n"),
        ({"n": 1.5}, "n"),
        ({"seats": 3}, "seats"),
        ({"bots": []}, "bots"),
        ({"bots": "random"}, "bots"),
        ({"bots": ["nobody"]}, "bots"),
        ({"bots": ["random"] * 3}, "bots"),
        ({"seats": 2, "bots": ["random"] * 3}, "bots"),
        ({"seed": 7}, "seed"),
        ({"workers": 0}, "workers"),
        ({"options": {"target_wins": 9}}, "options.target_wins"),
        ({"options": {"colour": "red"}}, "options.colour"),
    ],
    ids=str,
)
def test_what_cannot_be_played_is_named(wrong: dict[str, object], named: str) -> None:
    with pytest.raises(ValueError, match=rf"^{named}: "):
        simulate(**({"game_id": "cockroach_duel", "n": 5} | wrong))  # type: ignore[arg-type]


def test_the_plain_form_is_json() -> None:
    done = simulate("cockroach_duel", 4, workers=1)
    plain = json.loads(json.dumps(done.plain()))
    assert set(plain) == {"n", "seats", "win_rate", "decisions", "seconds", "reasons"}
    assert set(plain["win_rate"]) == {"0", "1"}
    assert all(len(rate) == 3 for rate in plain["win_rate"].values())
