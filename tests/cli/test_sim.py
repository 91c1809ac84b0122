"""`hanpan sim`: the shape of what it says; the figures are tested with the lab."""

from commands import Run, wrong_use

DUEL = "cockroach_duel"


def test_for_people(run: Run) -> None:
    ran = run("sim", DUEL, "-n", "40", "--bots", "greedy,random", "--workers", "1")
    assert (ran.status, ran.err) == (0, "")
    heading, first, second, _, whole = ran.out.splitlines()
    assert heading.split() == ["seat", "bot", "wins", "95", "%", "interval"]
    assert first.split()[:2] == ["0", "greedy"]
    assert second.split()[:2] == ["1", "random"]
    assert whole.startswith("40 matches, ")
    assert whole.endswith("ended by: wins 40")


def test_for_programs(run: Run) -> None:
    told = run("sim", DUEL, "-n", "30", "--seats", "2", "--bots", "random", "--seed", "x", "--json").json
    assert list(told) == ["n", "seats", "win_rate", "decisions", "seconds", "reasons"]
    assert (told["n"], told["seats"], told["reasons"]) == (30, 2, {"wins": 30})
    assert list(told["win_rate"]) == ["0", "1"]
    for rate, low, high in told["win_rate"].values():
        assert 0 <= low <= rate <= high <= 1
    assert type(told["decisions"]) is int
    assert type(told["seconds"]) is float


def test_equal_seeds_equal_figures(run: Run) -> None:
    told = [run("sim", DUEL, "-n", "20", "--seed", seed, "--json").json for seed in ("x", "x", "y")]
    assert told[0]["decisions"] == told[1]["decisions"] != told[2]["decisions"]


def test_options_are_read_by_their_kind(run: Run) -> None:
    one = ["sim", DUEL, "-n", "20", "--json", "--set", "target_wins=1", "--set", "overblock=no"]
    told = run(*one, "--set", "next_starter=loser")
    assert told.status == 0
    assert told.json["decisions"] < run("sim", DUEL, "-n", "20", "--json").json["decisions"]


def test_wrong_options_are_named(run: Run) -> None:
    wrong_use(run("sim", DUEL, "--set", "target_wins"), "name=value")
    wrong_use(run("sim", DUEL, "--set", "=3"), "name=value")
    wrong_use(run("sim", DUEL, "--set", "target_wins=three"), "target_wins", "three")
    wrong_use(run("sim", DUEL, "--set", "target_wins=6"), "target_wins", "1, 2, 3, 4, 5")
    wrong_use(run("sim", DUEL, "--set", "overblock=perhaps"), "overblock", "perhaps")
    wrong_use(run("sim", DUEL, "--set", "next_starter=winner"), "next_starter", "winner")
    wrong_use(run("sim", DUEL, "--set", "colour=red"), "colour", "target_wins")
    wrong_use(run("sim", DUEL, "--set", "target_wins=1", "--set", "target_wins=2"), "twice")


def test_what_cannot_be_played_is_named(run: Run) -> None:
    wrong_use(run("sim", "chess"), "chess", DUEL)
    wrong_use(run("sim", DUEL, "--bots", "nobody"), "nobody", "greedy, random")
    wrong_use(run("sim", DUEL, "--bots", ""), "bots")
    wrong_use(run("sim", DUEL, "--bots", "random,random,random"), "bots")
    wrong_use(run("sim", DUEL, "--seats", "3"), "seats")
    wrong_use(run("sim", DUEL, "-n", "0"), "n:")
    wrong_use(run("sim", DUEL, "-n", "-5"), "n:")
    wrong_use(run("sim", DUEL, "--workers", "0"), "workers")
