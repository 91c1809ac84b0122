"""The greedy bot of the dice game: stronger than chance in every role, and sensible where a person can see it."""

from typing import Any

import pytest

import hanpan
from hanpan.bots import Random, bot_for
from hanpan.core import playout
from hanpan.core.bot import Bot
from hanpan.core.chance import Fast
from hanpan.core.playout import play
from hanpan.games.bang_dice.rolling import Rolling
from hanpan.games.bang_dice.rules.law import BangDice
from hanpan.games.bang_dice.tables import DEPUTY, GATLING, OUTLAW, RENEGADE, SHERIFF

from .positions import NOTHING, position

COMPILED = not playout.__file__.endswith(".py")
MATCHES = 1500 if COMPILED else 90


def choice(seat: int, seats: int = 4, **fields: Any) -> str:
    """What the bot does in a position."""
    match = hanpan.load("bang_dice", position(seats, **fields))
    bot = bot_for(match.game, "greedy")
    code = bot.choose(match.hidden(seat), seat, match.memory(seat), Fast(1))
    return match.game.notation.action(code).text


def wins(seats: int, mine: Bot, others: Bot, role: int) -> float:
    """How often a seat with this role wins, played by one bot among others."""
    game = hanpan.game("bang_dice")
    state, hidden = (game.new_state(seats, game.check_options({})) for _ in range(2))
    assert isinstance(state, BangDice)
    memories = [game.new_memory(seat) for seat in range(seats)]
    chance, thought = Fast(5), Fast(6)
    won = played = 0
    number = 0
    while played < MATCHES:
        number += 1
        seat = number % seats
        bots = [mine if one == seat else others for one in range(seats)]
        deal = chance.state
        state.start(chance, playout.Sink())
        if state.roles[seat] != role:
            continue
        chance.state = deal
        play(state, hidden, bots, memories, chance, thought)
        played += 1
        won += state.score(seat)
    return won / played


@pytest.mark.parametrize(
    ("seats", "role"),
    [(3, DEPUTY), (4, SHERIFF), (4, OUTLAW), (4, RENEGADE), (5, DEPUTY), (5, SHERIFF), (8, OUTLAW), (8, SHERIFF)],
)
def test_it_wins_more_than_chance_in_each_role(seats: int, role: int) -> None:
    greedy = bot_for(hanpan.game("bang_dice"), "greedy")
    assert wins(seats, greedy, Random(), role) > wins(seats, Random(), Random(), role) + 0.1


def test_an_outlaw_shoots_the_sheriff() -> None:
    shots = {"phase": "shots", "dice": ["one", "dynamite", "dynamite", "gatling", "arrow"], "pending": {"shots": []}}
    assert choice(1, 5, turn=1, **shots) == "shoot 0 @0"
    assert choice(4, 5, turn=4, **shots) == "shoot 0 @0"


def test_a_deputy_shoots_anybody_else() -> None:
    roles = ["sheriff", "deputy", "outlaw", "renegade", "outlaw"]
    shots = {"phase": "shots", "dice": ["one", "dynamite", "dynamite", "gatling", "arrow"], "pending": {"shots": []}}
    assert choice(1, 5, turn=1, roles=roles, **shots) == "shoot 0 @2"


def test_beers_go_to_the_own_side() -> None:
    beers = {"phase": "beers", "pending": {"beers": 1, "double": False}}
    assert choice(2, 5, turn=2, life=[2, 8, 8, 8, 8], **beers) == "heal @0"
    assert choice(0, 5, turn=0, life=[2, 1, 1, 1, 1], **beers) == "heal @0"


def test_no_beer_for_an_enemy() -> None:
    beers = {"phase": "beers", "pending": {"beers": 1, "double": False}}
    assert choice(1, 5, turn=1, life=[2, 8, 2, 2, 8], **beers) in ("heal @1", "heal @4")  # full: wasted on himself


def test_it_keeps_two_gatlings_and_rolls_for_the_third() -> None:
    text = choice(1, 4, turn=1, dice=["gatling", "gatling", "beer", "arrow", "arrow"], life=[1, 8, 8, 8])
    assert text.startswith("reroll")
    assert not {"0", "1"} & set(text.removeprefix("reroll ").split(","))


def test_it_keeps_what_wins() -> None:
    text = choice(1, 4, turn=1, dice=["one", "gatling", "beer", "arrow", "beer"], life=[1, 8, 8, 8])
    assert text == "stop" or "0" not in text


def test_kit_takes_arrows_from_friends() -> None:
    kit = {"characters": ["kit_carlson", "black_jack", "willy_the_kid", "lucky_duke"], "phase": "kit"}
    assert choice(0, 4, dice=NOTHING, arrows=[3, 0, 0, 3], pending={"left": 2}, **kit) == "discard @0"
    assert choice(0, 4, dice=NOTHING, arrows=[0, 0, 3, 3], pending={"left": 2}, **kit) == "keep"


def test_bart_takes_the_arrow_and_pedro_throws_his_away() -> None:
    gatling = {"dice": ["gatling"] * 3 + ["beer", "dynamite"]}
    bart = ["jesse_jones", "bart_cassidy", "willy_the_kid", "lucky_duke"]
    asked = {"batch": "gatling", "losses": [0, 1, 1, 1], "left": 1}
    assert choice(1, 4, phase="bart", characters=bart, pending=asked, **gatling) == "arrow"
    pedro = ["jesse_jones", "pedro_ramirez", "willy_the_kid", "lucky_duke"]
    life = [11, 7, 7, 7]
    told = {"phase": "pedro", "characters": pedro, "pending": asked, "life": life, "arrows": [0, 1, 0, 0]}
    assert choice(1, 4, **told, **gatling) == "discard"


# The odds of dice


def test_rolling_for_gatlings_has_the_rulebooks_chance() -> None:
    """16.3 From no dice at all: three gatlings in three rolls, dynamite locked."""
    odds = Rolling()
    for n in range(3, 6):
        odds.worth[GATLING * 6 + n] = 4782969 * 1000
    odds.settle()
    for _ in range(2):
        odds.roll_once()
        for full in range(252):
            odds.now[full] = odds.kept[odds.best_part(full, False)]
    odds.roll_once()
    assert odds.kept[461] / 1000 == pytest.approx(1138594, rel=1e-6)


def test_every_handful_of_dice_is_in_the_tables() -> None:
    odds = Rolling()
    assert odds.part_from[252] == 4368
    for place in range(462):
        faces = [odds.counts[place * 6 + face] for face in range(6)]
        assert sum(faces) <= 5
        key = 0
        for n in faces:
            key = key * 6 + n
        assert odds.places[key] == place
