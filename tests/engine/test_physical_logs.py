"""What a physical thing did is in the log: simulated again where the same physics did it, else taken as written."""

import json
from typing import Any

import pytest
from test_flick_actions import OnFour
from test_forged_logs import chained

import hanpan
from hanpan.core.chance import Fast
from hanpan.core.fair import seed_from_text
from hanpan.core.match import Match
from hanpan.core.verify import verify
from hanpan.games import physics
from hanpan.games.flick_cliff.physics import FlickedDie

Log = list[dict[str, Any]]


def play(match: Match) -> Match:
    """To the end, by the greedy player."""
    chance, greedy = Fast(2), match.game.bots["greedy"]
    while match.result() is None:
        (seat,) = match.to_act()
        code = greedy.choose(match.hidden(seat), seat, match.memory(seat), chance)
        match.do(seat, match.game.notation.action(code))
    return match


def written(match: Match) -> Log:
    """Its log as a file has it."""
    log: Log = json.loads(json.dumps(match.log()))
    return log


@pytest.fixture(scope="module")
def simulated() -> Log:
    """A match whose flicks were really simulated, with chosen faces and the second flick of beginners."""
    return written(play(hanpan.new("flick_cliff", options={"beginner": True}, seed="truly", simulate=True)))


@pytest.fixture(scope="module")
def drawn() -> Log:
    """A match whose landings were drawn from the table."""
    return written(play(hanpan.new("flick_cliff", seed="drawn")))


def landings(log: Log) -> list[tuple[int, dict[str, Any]]]:
    """Every landing with the number of its entry; changing one changes the log."""
    return [
        (line["n"], outcome["landing"])
        for line in log[1:]
        for outcome in line.get("chance", ())
        if "landing" in outcome
    ]


def shift_a_finger(log: Log) -> dict[str, Any]:
    """Change what the seed made of the first flick's finger; its line."""
    line = next(line for line in log[2:] if line.get("chance"))
    (finger,) = [outcome["finger"] for outcome in line["chance"] if "finger" in outcome]
    finger["speed"] ^= 1
    return line


def copy(log: Log) -> Log:
    """Another one of the same."""
    again: Log = json.loads(json.dumps(log))
    return again


def test_every_flick_of_a_simulated_match_is_simulated_again(simulated: Log) -> None:
    ours = physics("flick_cliff")
    assert ours is not None
    assert simulated[0]["physics"] == ours.version
    assert "landings" not in simulated[0]
    assert all(set(landing["path"]) >= {"fps", "frames"} for _, landing in landings(simulated))
    assert hanpan.verify(simulated).recorded == ()


def test_a_forged_landing_is_found_though_all_hashes_fit(simulated: Log) -> None:
    """Whether it lay tilted changes nothing that follows, so that the rules allow the rest of the log."""
    forged = copy(simulated)
    on_cells = [(n, landing) for n, landing in landings(forged) if landing["kind"] == "cell"]
    n, landing = on_cells[0]
    landing["tilted"] = not landing["tilted"]
    with pytest.raises(hanpan.LogError) as found:
        hanpan.verify(chained(forged))
    assert found.value.entry == n


def test_a_forged_path_is_found(simulated: Log) -> None:
    forged = copy(simulated)
    n, landing = landings(forged)[1]
    landing["path"]["frames"] = landing["path"]["frames"].replace("A", "B", 1)
    with pytest.raises(hanpan.LogError) as found:
        hanpan.verify(chained(forged))
    assert found.value.entry == n
    del landing["path"]
    with pytest.raises(hanpan.LogError) as found:
        hanpan.verify(chained(forged))
    assert found.value.entry == n


def test_a_forged_finger_is_found(simulated: Log) -> None:
    forged = copy(simulated)
    line = shift_a_finger(forged)
    with pytest.raises(hanpan.LogError) as found:
        hanpan.verify(chained(forged))
    assert found.value.entry == line["n"]


def test_what_other_physics_did_is_only_reported(simulated: Log) -> None:
    other = copy(simulated)
    other[0]["physics"] = "die 0, mujoco 3.0.0, riscv64"
    with pytest.raises(hanpan.LogError):
        hanpan.replay(other)  # the header is part of what is hashed
    other = chained(other)
    assert hanpan.verify(other).recorded == ("landing",)
    _, landing = next(one for one in landings(other) if one[1]["kind"] == "cell")
    landing["tilted"] = not landing["tilted"]
    assert hanpan.verify(chained(other)).recorded == ("landing",), "nobody here can tell"
    line = shift_a_finger(other)
    with pytest.raises(hanpan.LogError) as found:
        hanpan.verify(chained(other))
    assert found.value.entry == line["n"], "the seed's own draws are made again all the same"


def test_without_any_physics_here_it_is_only_reported(simulated: Log) -> None:
    assert verify(hanpan.replay(simulated), None) == ("landing",)


def test_a_match_that_went_on_with_other_physics_tells_which_landings_it_made() -> None:
    game = hanpan.game("flick_cliff")
    match = Match.begin(game, 2, None, seed_from_text("moved"), physics=FlickedDie())
    (seat,) = match.to_act()
    match.do(seat, "flick 0.60 0 0 0 0 0")
    moved = Match.resume(game, match.header(), list(match.entries), match.seed, OnFour("elsewhere"))
    play(moved)
    log = written(moved)
    assert hanpan.verify(log).recorded == ("landing",)
    assert verify(hanpan.replay(log), OnFour("elsewhere")) == ("landing",)
    _, first = landings(log)[0]
    first["tilted"] = not first["tilted"]
    with pytest.raises(hanpan.LogError):
        hanpan.verify(chained(log))


def test_landings_from_the_table_are_drawn_again(drawn: Log) -> None:
    assert drawn[0]["landings"] == hanpan.game("flick_cliff").landings({"sheet": "v2_1"})
    assert "physics" not in drawn[0]
    assert hanpan.verify(drawn).recorded == ()
    forged = copy(drawn)
    n, landing = next(one for one in landings(forged) if one[1]["kind"] == "cell")
    landing["tilted"] = not landing["tilted"]
    with pytest.raises(hanpan.LogError) as found:
        hanpan.verify(chained(forged))
    assert found.value.entry == n


def test_landings_from_another_table_are_only_reported(drawn: Log) -> None:
    other = copy(drawn)
    other[0]["landings"] = "0123456789abcdef"
    with pytest.raises(hanpan.LogError):
        hanpan.replay(other)
    assert hanpan.verify(chained(other)).recorded == ("landing",)


def test_a_landing_that_is_missing_is_found() -> None:
    match = Match.begin(hanpan.game("flick_cliff"), 2, None, seed_from_text("x"), physics=OnFour("four"))
    log = written(play(match))
    n, _ = landings(log)[0]
    log[n + 1]["chance"].pop()
    with pytest.raises(hanpan.LogError) as found:
        hanpan.verify(chained(log))
    assert found.value.entry == n


def test_a_simulated_match_on_a_designers_sheet_is_verified() -> None:
    sheet = dict(hanpan.game("flick_cliff").sheets["v2_1"])
    action = dict(sheet["action_sheet"]) | {"cells": [{"climb": "full"}] * 8}
    game = hanpan.game("flick_cliff").with_sheet("plain", sheet | {"action_sheet": action})
    log = written(play(hanpan.new(game, seed="own", simulate=True)))
    assert log[0]["sheet"]["action_sheet"]["cells"] == [{"climb": "full"}] * 8
    assert hanpan.verify(log).recorded == ()


def test_only_games_with_physical_things_have_a_physics() -> None:
    assert physics("flick_cliff") is physics("flick_cliff") is not None
    assert physics("cockroach_duel") is None
    match = hanpan.new("cockroach_duel", seed="x", simulate=True)
    assert not {"physics", "landings", "sheet"} & set(match.header())
