"""The library as the contract names it: what it offers, what it refuses, and how it says so."""

import json
from collections.abc import Callable
from typing import Any

import pytest

import hanpan
from hanpan import Action, Refused

START: dict[str, Any] = {
    "round": 1,
    "wins": [0, 0],
    "starter": 0,
    "attacker": 0,
    "phase": "attack",
    "life": [3, 4],
    "hands": [["fly", "fly", "toad", "black"], ["roach", "rat", "bat", "bat"]],
    "deck": ["fly", "rat"],
    "middle": ["fly"],
    "attack": None,
    "block": None,
    "passes": 0,
}
RESPONSE = {
    **START,
    "phase": "response",
    "hands": [["fly", "toad"], ["roach", "rat", "bat", "bat"]],
    "attack": {"claim": "rat", "cards": ["fly", "black"]},
}
REVIEW = {
    **RESPONSE,
    "phase": "review",
    "hands": [["fly", "toad"], ["roach", "rat", "bat"]],
    "block": {"claim": "bat", "cards": ["bat"]},
}
OVER = {**START, "phase": "over", "round": 3, "wins": [3, 0]}
DEAL = ["fly"] * 5 + ["roach"] * 4 + ["rat"] * 3 + ["toad"] * 4 + ["bat"] * 3 + ["black"]


def load(position: Any, **rest: Any) -> hanpan.Match:
    return hanpan.load("cockroach_duel", position=position, **rest)


# What it offers


def test_the_games_and_their_facts() -> None:
    assert "cockroach_duel" in hanpan.games()
    game = hanpan.game("cockroach_duel")
    assert (game.id, game.seats, game.title["ko"]) == ("cockroach_duel", (2,), "바퀴벌레 듀얼")
    assert game.title["en"]
    assert game.rules_version
    facts = {option.name: (option.default, option.choices()) for option in game.options}
    assert facts == {
        "next_starter": ("alternate", ["alternate", "loser"]),
        "overblock": (True, [True, False]),
        "reveal_black": (True, [True, False]),
        "target_wins": (3, [1, 2, 3, 4, 5]),
    }


def test_a_new_match() -> None:
    match = hanpan.new("cockroach_duel", seats=2, options={}, seed="any text")
    assert match.game is hanpan.game("cockroach_duel")
    assert match.options == {"next_starter": "alternate", "overblock": True, "reveal_black": True, "target_wins": 3}
    (seat,) = match.to_act()
    assert match.legal(1 - seat) == []
    assert match.result() is None
    assert match.position()["phase"] == "attack"
    assert match.view(seat)["hands"][1 - seat] == {"hidden": 4}
    assert match.view(None)["hands"] == [{"hidden": 4}, {"hidden": 4}]
    assert hanpan.new("cockroach_duel", seed="any text").log() == match.log()
    assert hanpan.new("cockroach_duel").log() != hanpan.new("cockroach_duel").log()


def test_actions_are_small_records() -> None:
    match = load(START)
    action = match.legal(0)[1]
    assert isinstance(action, Action)
    assert str(action) == action.text
    assert isinstance(action.index, int)
    with pytest.raises(AttributeError):
        action.text = "pass"  # type: ignore[misc]
    assert match.do(0, action).do == str(action)


def test_a_notation_is_read_in_any_order_and_written_in_one() -> None:
    match = load(START)
    entry = match.do(0, "attack rat black,toad,fly")
    assert entry.do == "attack rat fly,toad,black"
    assert match.log()[-1]["do"] == "attack rat fly,toad,black"


def test_offers_are_written_in_the_order_of_the_table() -> None:
    offers = {str(action) for action in load(START).legal(0)}
    assert "attack rat fly,fly,toad,black" in offers
    assert len(offers) == 1 + 3 * (3 * 2 * 2 - 1)


def test_events_since_is_inclusive() -> None:
    match = load(START)
    match.do(0, "attack rat fly")
    match.do(1, "pass")
    events = match.events(1)
    assert [event["type"] for event in events][:3] == ["attacked", "passed", "life_taken"]
    assert events[0] == {"e": 0, "type": "attacked", "seat": 0, "claim": "rat", "count": 1}
    assert match.events(0)[0]["cards"] == ["fly"]
    assert match.events(1, since=2) == events[2:]
    assert match.events(None, since=99) == []


def test_an_own_resample_is_one_the_seat_may_believe_in() -> None:
    match = load(START)
    position = match.resample(0, seed="one")
    assert position["hands"][0] == START["hands"][0]
    assert [len(hand) for hand in position["hands"]] == [4, 4]
    assert len(position["deck"]) == 2
    assert match.resample(0, seed="one") == position
    assert any(match.resample(0, seed=str(n)) != position for n in range(5))


def test_the_log_and_its_replay() -> None:
    match = hanpan.new("cockroach_duel", seed="log")
    (seat,) = match.to_act()
    match.do(seat, "pass")
    header, *entries = match.log()
    assert header == {
        "format": 1,
        "game": "cockroach_duel",
        "rules_version": match.game.rules_version,
        "options": match.options,
        "seats": 2,
        "commitment": header["commitment"],
    }
    assert len(bytes.fromhex(header["commitment"])) == 32
    assert [set(entry) for entry in entries] == [{"n", "seat", "do", "chance", "by", "t", "hash"}] * 2
    assert [entry["n"] for entry in entries] == [0, 1]
    assert [list(outcome) for outcome in entries[0]["chance"]] == [["starter"], ["deal"]]
    assert (entries[1]["seat"], entries[1]["do"], entries[1]["by"]) == (seat, "pass", "player")
    assert all(len(bytes.fromhex(entry["hash"])) == 16 for entry in entries)
    again = hanpan.replay(json.loads(json.dumps(match.log())))
    assert again.position() == match.position()
    assert again.events(0) == match.events(0)


def test_a_loaded_match_says_so_in_its_log() -> None:
    match = load(START, seed="x")
    assert match.log()[0]["position"] == match.position() == {**START, "deck": ["fly", "rat"]}
    assert match.log()[1]["n"] == 0
    assert match.log()[1]["chance"] == []


def test_scripted_chance_comes_first_then_the_seed() -> None:
    deal = [{"deal": DEAL}]
    match = load({**RESPONSE, "hands": [[], []]}, chance=deal, seed="x")
    match.do(1, "challenge")
    assert match.position()["hands"] == [["roach", "roach", "roach", "fly"][::-1], ["fly"] * 4]
    match.do(1, "attack rat fly")
    match.do(0, "challenge")
    assert match.position()["round"] == 3


def test_the_result_shows_the_seed_and_verifies() -> None:
    match = load(RESPONSE, options={"target_wins": 1}, seed="x")
    assert "seed" not in match.log()[0]
    match.do(1, "challenge")
    assert match.result() == {"ranks": [2, 1], "scores": [0, 1], "reason": "wins"}
    assert set(match.log()[0]["seed"]) == {"secret", "nonces"}
    hanpan.verify(match.log())


# What it refuses


@pytest.mark.parametrize("id", ["chess", "", "core", "../games", None, 7, "cockroach_duel/"])
def test_an_unknown_game(id: Any) -> None:
    for call in (hanpan.game, hanpan.new):
        with pytest.raises(ValueError, match="game"):
            call(id)
    with pytest.raises(ValueError, match="game"):
        hanpan.load(id, position=START)


@pytest.mark.parametrize("seats", [1, 3, 0, -2, True, 2.0, "2"])
def test_seats_that_are_not_allowed(seats: Any) -> None:
    with pytest.raises(ValueError, match="seats"):
        hanpan.new("cockroach_duel", seats=seats)
    with pytest.raises(ValueError, match="seats"):
        hanpan.load("cockroach_duel", position=START, seats=seats)


@pytest.mark.parametrize(
    ("options", "field"),
    [
        ({"speed": 1}, "options.speed"),
        ({"next_starter": "winner"}, "options.next_starter"),
        ({"next_starter": None}, "options.next_starter"),
        ({"overblock": 1}, "options.overblock"),
        ({"overblock": "true"}, "options.overblock"),
        ({"reveal_black": 0}, "options.reveal_black"),
        ({"target_wins": 0}, "options.target_wins"),
        ({"target_wins": 6}, "options.target_wins"),
        ({"target_wins": True}, "options.target_wins"),
        ({"target_wins": 3.0}, "options.target_wins"),
        ([], "options"),
        ("overblock", "options"),
    ],
)
def test_options_that_are_not_allowed(options: Any, field: str) -> None:
    with pytest.raises(ValueError, match=field):
        hanpan.new("cockroach_duel", options=options)
    with pytest.raises(ValueError, match=field):
        load(START, options=options)


@pytest.mark.parametrize(
    "chance",
    [
        [{"deal": DEAL[:-1]}],
        [{"deal": [*DEAL[:-1], "fly"]}],
        [{"deal": "fly"}],
        [{"deal": None}],
        [{"starter": 0}],
        [{"starter": 0, "deal": DEAL}],
        [[]],
        ["deal"],
        {"deal": DEAL},
    ],
)
def test_chance_that_does_not_fit(chance: Any) -> None:
    with pytest.raises(hanpan.ChanceError):
        load(RESPONSE, chance=chance).do(1, "challenge")


REFUSALS: list[tuple[str, Callable[[], Any], str, str]] = [
    ("malformed", lambda: load(START).do(0, "fly"), "malformed", "10"),
    ("no text", lambda: load(START).do(0, 3), "malformed", "10"),
    ("no seat", lambda: load(START).do(2, "pass"), "malformed", "10"),
    ("a watcher", lambda: load(START).do(None, "pass"), "malformed", "10"),
    ("not your turn", lambda: load(START).do(1, "pass"), "not-your-turn", "3.1"),
    ("wrong phase", lambda: load(START).do(0, "accept"), "wrong-phase", "5.1"),
    ("not in hand", lambda: load(START).do(0, "attack rat rat"), "not-in-hand", "3.1"),
    ("wrong claim", lambda: load(START).do(0, "attack toad toad"), "wrong-claim", "3.3"),
    ("after the end", lambda: load(OVER).do(0, "pass"), "not-your-turn", "2.1"),
    (
        "too many",
        lambda: load(RESPONSE, options={"overblock": False}).do(1, "block rat,bat,bat"),
        "too-many-blockers",
        "4.3",
    ),
]


@pytest.mark.parametrize(("call", "code", "clause"), [row[1:] for row in REFUSALS], ids=[row[0] for row in REFUSALS])
def test_a_refusal_has_a_code_and_a_clause(call: Callable[[], Any], code: str, clause: str) -> None:
    with pytest.raises(Refused) as refused:
        call()
    assert (refused.value.code, refused.value.clause) == (code, clause)


@pytest.mark.parametrize("seat", [2, -1, "0", True, 1.0])
def test_a_viewer_that_is_none(seat: Any) -> None:
    match = load(START)
    for ask in (match.view, match.events):
        with pytest.raises(ValueError, match="seat"):
            ask(seat)


@pytest.mark.parametrize(
    "log",
    [[], [{}], [{"format": 2}], ["x"], [None], [{"format": 1, "game": "chess"}, {}], None],
)
def test_what_is_no_log(log: Any) -> None:
    with pytest.raises(hanpan.LogError):
        hanpan.replay(log or [])


def test_a_log_of_other_rules_is_not_re_interpreted() -> None:
    log = hanpan.new("cockroach_duel", seed="x").log()
    with pytest.raises(hanpan.LogError):
        hanpan.replay([{**log[0], "rules_version": "0"}, *log[1:]])
