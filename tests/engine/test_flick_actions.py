"""Flicks are too many to list: every one in range is accepted, and reads back; paths ride beside landings."""

import random
from typing import Any

import pytest

import hanpan
from hanpan.core.action import ChanceError, NotSimulated
from hanpan.core.chance import Fast
from hanpan.core.fair import seed_from_text
from hanpan.core.match import Match
from hanpan.core.physics import Physics
from hanpan.games.flick_cliff.actions import flick, flick_of, on_cell
from hanpan.games.flick_cliff.tables import LANDING
from hanpan.testing.scenario import everything

PATH = {"fps": 60, "frames": "AAAA"}


def any_flick(dice: random.Random, faces: bool = False) -> int:
    """One of all the flicks in range."""
    top, front = dice.choice([(1, 2), (6, 5), (3, 1)]) if faces else (0, 0)
    return flick(
        dice.randint(10, 250),
        dice.randint(-90, 90),
        dice.randint(0, 80),
        dice.randint(-45, 45),
        dice.randint(-12, 12),
        dice.randint(-12, 12),
        top,
        front,
    )


@pytest.mark.parametrize("chosen", [False, True])
def test_every_flick_in_range_is_accepted_and_reads_back(chosen: bool) -> None:
    match = hanpan.new("flick_cliff", 2, {"start_face": "chosen" if chosen else "random"}, seed="x")
    (seat,) = match.to_act()
    notation = match.game.notation
    dice = random.Random(1)
    for _ in range(2000):
        code = any_flick(dice, chosen)
        action = notation.action(code)
        assert action.index is None
        assert notation.read_action(action.text) == code
        assert match.check(seat, action) == action
        assert match.state.check(seat, any_flick(dice, not chosen)) == notation.malformed


def test_a_flick_in_plain_numbers() -> None:
    code = hanpan.game("flick_cliff").notation.read_action("flick 1.25 -3.5 20 -12 0.5 -2 face 6 3")
    assert flick_of(code) == (1.25, -3.5, 20.0, -12.0, 0.5, -2.0, 6, 3)


class OnFour(Physics):
    """Always lands on cell 4 with value 2; keeps what it was asked."""

    def __init__(self, version: str = "four") -> None:
        self.version = version
        self.asked: list[Any] = []

    def simulate(
        self, options: dict[str, Any], sheet: dict[str, Any] | None, what: int, request: list[int]
    ) -> tuple[int, dict[str, Any] | None]:
        assert sheet is not None
        assert len(sheet["action_sheet"]["cells"]) == 8
        self.asked.append((options["steady_hand"], what, request))
        return on_cell(4, 2, 1), dict(PATH)


def test_a_simulated_path_is_told_and_kept() -> None:
    four = OnFour()
    match = Match.begin(hanpan.game("flick_cliff"), 2, seed=seed_from_text("x"), physics=four)
    assert match.header()["physics"] == "four"
    assert "landings" not in match.header()
    (seat,) = match.to_act()
    told = match.next_event
    entry = match.do(seat, "flick 0.80 0 20 0 0 0")
    ((hand, what, request),) = four.asked
    outcomes = dict(entry.chance)
    assert (hand, what) == ("natural", LANDING)
    assert request[1:] == [outcomes["pose"], outcomes["finger"]["speed"], outcomes["finger"]["angle"]]
    assert outcomes["landing"] == {"kind": "cell", "cell": 4, "pip": 2, "tilted": True, "path": PATH}
    flicked = [event for event in match.events(None, told) if event["type"] == "flicked"]
    assert [event["path"] for event in flicked] == [PATH]
    again = hanpan.replay(match.log())
    assert again.events(0) == match.events(0)
    assert again.header() == match.header()
    assert len(four.asked) == 1, "a replay simulates nothing"
    on = Match.resume(match.game, match.header(), list(match.entries), match.seed, four)
    assert on.events(0) == match.events(0)


def test_a_simulated_match_goes_on_simulated_or_not_at_all() -> None:
    match = Match.begin(hanpan.game("flick_cliff"), 2, seed=seed_from_text("x"), physics=OnFour())
    (seat,) = match.to_act()
    alone = Match.resume(match.game, match.header(), list(match.entries), match.seed)
    before = everything(alone)
    with pytest.raises(NotSimulated):
        alone.do(seat, "flick 0.80 0 20 0 0 0")
    assert everything(alone) == before
    other = Match.resume(match.game, match.header(), list(match.entries), match.seed, OnFour("five"))
    landing = dict(other.do(seat, "flick 0.80 0 20 0 0 0").chance)["landing"]
    assert landing["path"] == {**PATH, "physics": "five"}, "who did it otherwise than the header says"
    assert other.header()["physics"] == "four"


def test_a_drawn_match_goes_on_drawn() -> None:
    match = hanpan.new("flick_cliff", 2, seed="x")
    assert "physics" not in match.header()
    assert match.header()["landings"] == match.game.landings(match.options)
    four = OnFour()
    on = Match.resume(match.game, match.header(), list(match.entries), match.seed, four)
    (seat,) = match.to_act()
    assert on.do(seat, "flick 0.80 0 20 0 0 0") == match.do(seat, "flick 0.80 0 20 0 0 0")
    assert four.asked == []


def test_an_outcome_that_is_none_is_not_taken_from_a_simulation() -> None:
    class Nowhere(OnFour):
        def simulate(self, *asked: Any) -> tuple[int, dict[str, Any] | None]:
            return on_cell(9, 1, 0), None

    match = Match.begin(hanpan.game("flick_cliff"), 2, seed=seed_from_text("x"), physics=Nowhere())
    before = everything(match)
    with pytest.raises(NotSimulated):
        match.do(match.to_act()[0], "flick 0.80 0 20 0 0 0")
    assert everything(match) == before


def test_a_scripted_landing_is_not_simulated() -> None:
    four = OnFour()
    landing = {"kind": "short", "path": PATH}
    match = Match.begin(
        hanpan.game("flick_cliff"), 2, None, seed_from_text("x"), [{"starter": 0}, {"landing": landing}], physics=four
    )
    told = match.next_event
    match.do(0, "flick 0.20 0 0 0 0 0")
    assert four.asked == []
    assert match.events(0, told)[0]["path"] == PATH
    assert match.position()["shorts"] == 1


@pytest.mark.parametrize(
    "landing",
    [
        None,
        "short",
        {},
        {"kind": "lost"},
        {"kind": "short", "cell": 1},
        {"kind": "cell", "cell": 9, "pip": 1, "tilted": False},
        {"kind": "cell", "cell": 1, "pip": 7, "tilted": False},
        {"kind": "cell", "cell": 1, "pip": 1, "tilted": 0},
        {"kind": "cell", "cell": 1, "pip": 1},
        {"kind": "out", "path": "far"},
    ],
)
def test_an_impossible_landing_is_an_error(landing: Any) -> None:
    match = hanpan.new("flick_cliff", 2, seed="x", chance=[{"starter": 0}, {"landing": landing}])
    with pytest.raises(ChanceError, match="landing"):
        match.do(0, "flick 0.20 0 0 0 0 0")


START: dict[str, Any] = {
    "turn": 0,
    "starter": 0,
    "phase": "flick",
    "round": 1,
    "shorts": 0,
    "reflick_used": False,
    "landing": None,
    "cliff": [0, 0],
    "ropes": [],
    "abilities": [{"pip": {"gained": 0, "used": 0}, "move": {"gained": 0, "used": 0}}] * 2,
}
ROPE = {**START, "phase": "rope", "landing": {"cell": 3, "pip": 3}}


@pytest.mark.parametrize(
    ("position", "field"),
    [
        ({**START, "turn": 2}, "turn"),
        ({**START, "cliff": [0]}, "cliff"),
        ({**START, "cliff": [0, 26]}, r"cliff\[1\]"),
        ({**START, "cliff": [0, 25]}, "cliff"),
        ({**START, "round": 101}, "round"),
        ({**START, "shorts": 10}, "shorts"),
        ({**START, "reflick_used": True}, "reflick_used"),
        ({**START, "landing": {"cell": 1, "pip": 1}}, "landing"),
        ({**ROPE, "landing": None}, "landing"),
        ({**ROPE, "landing": {"cell": 9, "pip": 1}}, r"landing\.cell"),
        ({**ROPE, "landing": {"cell": 2, "pip": 1}}, "phase"),
        ({**ROPE, "landing": {"cell": 5, "pip": 4}, "ropes": [[21, 15], [15, 23]]}, "phase"),
        ({**ROPE, "phase": "climb"}, "phase"),
        ({**START, "phase": "over"}, "phase"),
        ({**START, "ropes": [[5, 7]]}, r"ropes\[0\]"),
        ({**START, "ropes": [[5, 8], [5, 8]]}, r"ropes\[1\]"),
        ({**START, "ropes": [[5, 8], [8, 5]]}, r"ropes\[1\]"),
        ({**START, "ropes": [[5, 10]]}, r"ropes\[0\]"),
        ({**START, "abilities": START["abilities"][:1]}, "abilities"),
        (
            {**START, "abilities": [{"pip": {"gained": 2, "used": 2}, "move": {"gained": 0, "used": 0}}] * 2},
            r"abilities\[0\]\.pip",
        ),
        ({key: value for key, value in START.items() if key != "ropes"}, "ropes"),
        ({**START, "wind": 3}, "wind"),
    ],
)
def test_a_position_that_cannot_be_is_refused_by_its_field(position: Any, field: str) -> None:
    with pytest.raises(ValueError, match=field):
        hanpan.load("flick_cliff", position)


def test_the_greedy_player_takes_the_goal() -> None:
    position = {**START, "phase": "climb", "landing": {"cell": 8, "pip": 1}, "cliff": [21, 24]}
    match = hanpan.load("flick_cliff", position, seed="x")
    chosen = match.game.bots["greedy"].choose(match.hidden(0), 0, match.memory(0), Fast(1))
    match.do(0, match.game.notation.action(chosen))
    assert match.result() == {"ranks": [1, 2], "scores": [25, 24], "reason": "goal"}
