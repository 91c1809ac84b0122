"""Both builds are the same engine: this one is the one asked for, and makes the same matches as the other."""

import os
from hashlib import blake2b

import pytest

from hanpan.core import match as core_match
from hanpan.core import state as core_state
from hanpan.core.chance import Fast
from hanpan.core.playout import random_asked
from hanpan.core.sink import Recorder
from hanpan.games import game, games
from hanpan.games.cockroach_duel import notation, rules
from hanpan.testing.walks import tables

MATCHES = 300
DIGESTS = {
    "bang_dice": (21233, "a580454f1216eafd"),
    "cockroach_duel": (6560, "361beb3507f22ead"),
    "exploding_kittens": (31446, "41418086b8cf71ce"),
    "flick_cliff": (19388, "007cbd795e536170"),
    "small_world_warcraft": (39933, "3c51e40acc6f1c2f"),
}


def test_this_is_the_build_that_was_asked_for() -> None:
    expected = os.environ.get("HANPAN_EXPECT")
    if expected is None:
        pytest.skip("HANPAN_EXPECT is not set")
    for module in (core_state, core_match, rules, notation):
        assert module.__file__ is not None
        built = "interpreted" if module.__file__.endswith(".py") else "compiled"
        assert built == expected, module.__file__


@pytest.mark.parametrize("game_id", games())
def test_random_matches_are_the_same_in_both_builds(game_id: str) -> None:
    """The digest of every position and every event; the numbers below were made by the interpreted build."""
    played = game(game_id)
    digest, decisions = blake2b(digest_size=8), 0
    chance, dice = Fast(20_261_130), Fast(7)
    for n in range(MATCHES):
        seats, options = tables(played)[n % len(tables(played))]
        state, told = played.new_state(seats, played.check_options(options)), Recorder()
        state.start(chance, told)
        while state.asked():
            seat = random_asked(state.asked(), dice)
            listed = state.legal(seat)
            digest.update(state.to_bytes() + bytes([listed.n % 256]))
            state.do(seat, listed.actions[dice.number(0, listed.n)], chance, told)
            decisions += 1
        assert {type(number) for row in told.rows for number in row} == {int}, "compiled, True would be 1"
        digest.update(state.to_bytes() + repr(told.rows).encode())
    assert (decisions, digest.hexdigest()) == DIGESTS[game_id]
