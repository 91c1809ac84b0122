"""What every viewer saw of a finished match, step by step."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hanpan.core.fair import Seed
from hanpan.core.game import Game
from hanpan.core.log import Entry
from hanpan.core.match import Match


def replay_of(game: Game, header: dict[str, Any], entries: Sequence[Entry], seed: Seed) -> dict[str, Any]:
    """The replay: `events` by viewer, and for each entry the views, the position, and how many events there were.

    Viewers are the seats as text, and `watcher`. The match is made again as its log says.
    """
    match = Match.resume(game, header, entries[:1], seed)
    viewers: dict[str, int | None] = {str(seat): seat for seat in range(match.seats)} | {"watcher": None}
    steps: list[dict[str, Any]] = []
    for entry in entries:
        if entry.n > 0:
            match.follow(entry)
        steps.append(
            {
                "n": entry.n,
                "e": match.next_event,
                "views": {name: match.view(seat) for name, seat in viewers.items()},
                "position": match.position(),
            }
        )
    return {"events": {name: match.events(seat) for name, seat in viewers.items()}, "steps": steps}
