"""The duel's greedy bot: strong, hard to exploit, blind to secrets, and sensible where a person can see it."""

from collections import Counter
from collections.abc import Callable

import pytest
from exploiters import EXPLOITERS

import hanpan
from hanpan.bots import Random
from hanpan.core import playout
from hanpan.core.bot import Bot
from hanpan.core.chance import Chance, Fast
from hanpan.core.kit.act import act, cards_of, kind_of, verb_of
from hanpan.core.kit.handful import all_of
from hanpan.core.memory import Memory
from hanpan.core.state import State
from hanpan.games.cockroach_duel.bot import Greedy, believed
from hanpan.games.cockroach_duel.habits import CERTAIN
from hanpan.games.cockroach_duel.rules import Duel, DuelMemory
from hanpan.games.cockroach_duel.tables import ACCEPT, ATTACK, ATTACKING, BLOCK, CHALLENGE, PASS, RAT, TOAD

ALL = ["fly"] * 5 + ["roach"] * 4 + ["rat"] * 3 + ["toad"] * 4 + ["bat"] * 3 + ["black"]


# Interpreted, a match takes milliseconds: there the same is asked of fewer matches, with more room for luck.
COMPILED = not playout.__file__.endswith(".py")


def position(**fields: object) -> dict[str, object]:
    """A position of the duel; what is not said is as at the start, every other card in the deck."""
    start: dict[str, object] = {
        "round": 1,
        "wins": [0, 0],
        "starter": 0,
        "attacker": 0,
        "phase": "attack",
        "life": [3, 4],
        "hands": [["fly", "fly", "toad", "bat"], ["roach", "rat", "toad", "bat"]],
        "middle": [],
        "attack": None,
        "block": None,
        "passes": 0,
    }
    told = start | fields
    left = list(ALL)
    for hand in told["hands"]:  # type: ignore[attr-defined]
        for card in hand:
            left.remove(card)
    for laid in (told["attack"], told["block"]):
        for card in laid["cards"] if laid else []:  # type: ignore[index]
            left.remove(card)
    for card in told["middle"]:  # type: ignore[attr-defined]
        left.remove(card)
    return {"deck": left} | told


def choices(seat: int, times: int = 400, **fields: object) -> Counter[str]:
    """What the bot does in a position, asked many times."""
    match = hanpan.load("cockroach_duel", position(**fields), seats=2)
    bot, chance = Greedy(), Fast(11)
    done: Counter[str] = Counter()
    for _ in range(times):
        code = bot.choose(match.hidden(seat), seat, match.memory(seat), chance)
        done[str(match.check(seat, match.game.notation.action(code)))] += 1
    return done


def test_it_beats_random(rate: Callable[..., float]) -> None:
    assert rate(Greedy(), Random(), 3000 if COMPILED else 200) > 0.95


@pytest.mark.parametrize(
    "options",
    [{"overblock": False}, {"reveal_black": False}, {"next_starter": "loser"}, {"target_wins": 1}],
    ids=lambda options: next(iter(options)),
)
def test_it_plays_every_option(rate: Callable[..., float], options: dict[str, object]) -> None:
    assert rate(Greedy(), Random(), 500 if COMPILED else 100, **options) > 0.8


@pytest.mark.parametrize("name", list(EXPLOITERS))
def test_no_simple_habit_beats_it(rate: Callable[..., float], name: str) -> None:
    n, least = (4000, 0.52) if COMPILED else (150, 0.42)
    assert rate(Greedy(), EXPLOITERS[name], n) > least


def test_equal_knowledge_equal_choice() -> None:
    """Two positions that differ only in what the seat may not know, and the same memory and chance."""
    match = hanpan.new("cockroach_duel", seed="knowledge")
    bot, dice = Greedy(), Fast(3)
    for number in range(300):
        if not match.to_act():
            match = hanpan.new("cockroach_duel", seed=f"knowledge {number}")
        seat = match.to_act()[0]
        other = match.determinize(seat, Fast(number))
        other.hide(seat)
        one = bot.choose(match.hidden(seat), seat, match.memory(seat), Fast(number))
        assert bot.choose(other, seat, match.memory(seat), Fast(number)) == one
        match.do(seat, match.game.notation.action(bot.choose(match.hidden(seat), seat, match.memory(seat), dice)))


def test_it_leaves_the_position_as_it_was() -> None:
    match = hanpan.new("cockroach_duel", seed="as it was")
    seat = match.to_act()[0]
    hidden = match.hidden(seat)
    before = hidden.to_bytes()
    Greedy().choose(hidden, seat, match.memory(seat), Fast(1))
    assert hidden.to_bytes() == before


def test_it_challenges_what_cannot_be_true() -> None:
    hands = [["roach"], ["rat", "rat", "toad", "bat"]]
    lie = {"claim": "rat", "cards": ["fly", "fly"]}  # only one rat is left for anybody else
    assert choices(1, phase="response", hands=hands, attack=lie) == {"challenge": 400}


def test_it_counts_the_cards_it_laid_itself() -> None:
    """A memory of two rats already fought: with the one in hand nobody else has any."""
    told = position(
        phase="response",
        hands=[["roach"], ["rat", "toad", "fly", "bat"]],
        attack={"claim": "rat", "cards": ["fly"]},
        middle=["rat", "rat"],
        life=[3, 4],
    )
    match = hanpan.load("cockroach_duel", told, seats=2)
    knowing = DuelMemory(1)
    knowing.laid = 2 << RAT * 6
    chance, bot = Fast(5), Greedy()
    with_memory = {bot.choose(match.hidden(1), 1, knowing, chance) for _ in range(200)}
    without = {bot.choose(match.hidden(1), 1, DuelMemory(1), chance) for _ in range(200)}
    assert with_memory == {act(CHALLENGE)}
    assert without != {act(CHALLENGE)}


def test_it_accepts_a_block_that_saves_nobody() -> None:
    """The rest of the attack takes the last life: no challenge is as sure."""
    done = choices(
        0,
        phase="review",
        life=[6, 1],
        hands=[["fly", "fly"], ["roach"]],
        attack={"claim": "fly", "cards": ["fly", "fly"]},
        block={"claim": "toad", "cards": ["toad"]},
    )
    assert done == {"accept": 400}


def test_it_passes_when_a_second_pass_wins() -> None:
    assert choices(0, life=[4, 3], passes=1) == {"pass": 400}


def test_it_never_passes_behind() -> None:
    """8.3 The other would pass too and win."""
    assert choices(0, life=[3, 4])["pass"] == 0
    assert choices(0, life=[1, 6], passes=1)["pass"] == 0


def test_with_an_empty_hand_it_passes() -> None:
    assert choices(0, hands=[[], ["roach"]], deck=[]) == {"pass": 400}


def test_it_never_lets_the_last_life_go() -> None:
    done = choices(
        1, phase="response", life=[6, 1], attack={"claim": "fly", "cards": ["fly"]}, hands=[["fly"], ["rat"]]
    )
    assert "pass" not in done


def test_it_can_be_read_neither_in_attack_nor_in_defence() -> None:
    """It lies now and then, but mostly says the truth: over whole matches, not in one position."""
    state, chance, choice, bot = Duel(), Fast(1), Fast(2), Greedy()
    memories = [DuelMemory(0), DuelMemory(1)]
    seen: Counter[tuple[str, bool]] = Counter()

    class Watched(Bot):
        def choose(self, state: State, seat: int, memory: Memory, chance: Chance) -> int:
            assert isinstance(state, Duel)
            action = bot.choose(state, seat, memory, chance)
            verb = verb_of(action)
            if verb == ATTACK:
                seen["attack", all_of(cards_of(action), kind_of(action))] += 1
            elif verb == BLOCK:
                seen["block", all_of(cards_of(action), state.fitting_blocker())] += 1
            elif verb == CHALLENGE or (verb in (PASS, ACCEPT) and state.phase != ATTACKING):
                seen["challenge", verb == CHALLENGE] += 1
            return action

    for _ in range(150):
        playout.play(state, Duel(), [Watched(), Watched()], memories, chance, choice)
    for kind, least, most in (("attack", 0.05, 0.45), ("block", 0.1, 0.6)):
        lies = seen[kind, False] / (seen[kind, True] + seen[kind, False])
        assert least < lies < most, (kind, lies)
    assert 0.1 < seen["challenge", True] / (seen["challenge", True] + seen["challenge", False]) < 0.7


def test_believing() -> None:
    assert believed(0, 3000) == 0
    assert believed(CERTAIN, 3000) == CERTAIN
    assert believed(5000, CERTAIN) == 5000  # lies told as often as truths: even odds stay even
    assert believed(5000, 0) == CERTAIN


def test_odds_are_exact() -> None:
    """Against all hands counted one by one: at least 2 toads among 4 of 16 unseen cards with 4 toads."""
    from itertools import combinations

    match = hanpan.load("cockroach_duel", position(hands=[["fly", "fly", "rat", "bat"], ["roach"] * 4]), seats=2)
    state = match.hidden(0)
    assert isinstance(state, Duel)
    bot = Greedy()
    unseen = bot.unseen(state, DuelMemory(0))
    hands = list(combinations([0] * 12 + [1] * 4, 4))
    share = sum(sum(hand) >= 2 for hand in hands) / len(hands)
    assert bot.odds(unseen, TOAD, 2, 4) == int(share * CERTAIN)
    assert bot.odds(unseen, TOAD, 5, 4) == 0
    assert bot.odds(unseen, TOAD, 0, 4) == CERTAIN
