"""The greedy player of the die game is better than chance."""

from hanpan.lab.simulate import simulate


def test_it_beats_random_from_either_seat() -> None:
    for seat, bots in enumerate((["greedy", "random"], ["random", "greedy"])):
        told = simulate("flick_cliff", 120, bots=bots, seed="flick", workers=1)
        assert told.win_rate[seat][1] > 0.7
        assert told.reasons == {"goal": 120}
