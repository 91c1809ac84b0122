"""Two truths that look alike to a viewer give him the same bytes, and his bot the same position."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from hanpan.core.match import Match
from hanpan.games import game, games
from hanpan.library import new
from hanpan.server import wire
from hanpan.server.shown import Shown
from hanpan.table.clock import ClockRule
from hanpan.table.seating import Plan
from hanpan.table.table import Table


def table_at(game_id: str, seats: int, position: object) -> Table:
    """A table whose match has come to this position."""
    found = game(game_id)
    table = Table(
        "t", found, Plan(game_id, found.check_options({}), seats, clock=ClockRule("turn", 30)), "p", bytes(32), 0
    )
    table.state = "playing"
    table.match = Match.load(found, position, seats)
    table.put_questions(frozenset(), None, True, 0)
    return table


def positions(game_id: str, seats: int, chance: random.Random) -> Iterator[Match]:
    """Matches in the middle of a random play."""
    for number in range(12):
        found = new(game_id, seats=seats, seed=f"secret {number}")
        for _ in range(chance.randrange(12)):
            if found.result() is not None:
                break
            seat = chance.choice(found.to_act())
            found.do(seat, chance.choice(found.legal(seat)))
        if found.result() is None:
            yield found


@pytest.mark.parametrize("game_id", games())
def test_frames_depend_on_nothing_hidden(game_id: str) -> None:
    seats = game(game_id).seats[-1]  # with few seats a game may hide nothing
    chance = random.Random(game_id)
    compared = 0
    hides = False
    for match in positions(game_id, seats, chance):
        for seat in range(seats):
            hides = hides or any(match.view(seat)[name] != value for name, value in match.position().items())
            one = table_at(game_id, seats, match.position())
            other = table_at(game_id, seats, match.resample(seat, f"guess {compared}"))
            frames, thoughts = [], []
            for table in (one, other):
                shown = Shown(seat)
                shown.look(table, table.clock)
                frames.append(wire.encode(shown.update(table.id, 0, 1000)))
                assert table.match is not None
                thoughts.append((table.match.hidden(seat).to_bytes(), table.match.memory(seat).to_bytes()))
            assert frames[0] == frames[1]
            assert thoughts[0] == thoughts[1]
            compared += (
                one.match is not None and other.match is not None and one.match.position() != other.match.position()
            )
    assert compared > 5 or not hides
