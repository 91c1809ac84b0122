"""Physical things are simulated here, in processes of their own: off the event loop, with an end to waiting.

A table whose game has one does its actions whole in a thread, under the table's lock; what the rules ask of the
physics goes from there to a process. So a simulation that crashes or never ends takes nothing with it but itself.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ThreadPoolExecutor
from typing import Any, TypeVar

import structlog

from hanpan.core.action import NotSimulated, Plain
from hanpan.core.fair import Seed
from hanpan.core.game import Game
from hanpan.core.match import Match
from hanpan.core.physics import Physics
from hanpan.games import physics
from hanpan.server.measures import Measures
from hanpan.server.workers import Workers
from hanpan.table.seating import NotPossible

Done = TypeVar("Done")

log = structlog.get_logger()

PATIENCE = 15.0
"""Seconds for one simulation, with the start of a process and whoever waits before it; one takes milliseconds."""
THREADS = 32
PRACTISING = 4
"""So many may practise at once: matches come first."""


def simulated(
    game_id: str, options: dict[str, Any], sheet: Plain | None, what: int, request: list[int]
) -> tuple[int, Plain | None]:
    """What a physical thing did; in a worker."""
    found = physics(game_id)
    assert found is not None
    return found.simulate(options, sheet, what, request)


class Afar(Physics):
    """A game's physics in another process: whoever asks waits, so ask from a thread."""

    def __init__(self, house: Simulations, game_id: str, version: str) -> None:
        self.house = house
        self.game_id = game_id
        self.version = version

    def simulate(
        self, options: dict[str, Any], sheet: Plain | None, what: int, request: list[int]
    ) -> tuple[int, Plain | None]:
        began = time.perf_counter()
        printed = None if sheet is None else {name: part for name, part in sheet.items() if name != "landings"}
        try:
            found = self.house.workers.wait(
                self.house.patience, self.house.work, self.game_id, options, printed, what, request
            )
        except NotSimulated:
            raise
        except Exception as error:
            log.error("not simulated", game=self.game_id, request=request, error=repr(error))
            raise NotSimulated(f"chance: the simulation failed: {error!r}") from error
        self.house.measures.simulated.observe(time.perf_counter() - began)
        return found


class Simulations:
    """The physics of every game that has one, and the threads in which their tables act."""

    def __init__(self, measures: Measures, processes: int = 1, patience: float = PATIENCE) -> None:
        self.measures = measures
        self.workers = Workers(processes)
        self.patience = patience
        self.work = simulated
        self.threads = ThreadPoolExecutor(THREADS, thread_name_prefix="act")
        self.known: dict[str, Physics | None] = {}
        self.practising = 0

    def physics(self, game: Game) -> Physics | None:
        """The physics of a game, to be asked from a thread; None for a game without physical things."""
        if not game.is_physical:
            return None
        if game.id not in self.known:
            found = physics(game.id)
            self.known[game.id] = None if found is None else Afar(self, game.id, found.version)
        return self.known[game.id]

    def warm(self, game: Game) -> None:
        """A match of this game is near: have a process ready, so that the first flick is as quick as the others."""
        if self.physics(game) is not None and self.workers.pool is None:
            with contextlib.suppress(BrokenExecutor):
                self.workers.open().submit(warmed, game.id)

    async def act(self, work: Callable[[], Done]) -> Done:
        """Do something whole in a thread; to be called under the lock of whatever it changes."""
        return await asyncio.get_running_loop().run_in_executor(self.threads, work)

    async def practise(self, game: Game, options: dict[str, Any], do: str) -> list[Plain]:
        """What one action would do at the start of a match of nobody: its events. Refused as at a table.

        NotPossible, with its code, where there is nothing to practise, or when it could not be found out.
        """
        if self.physics(game) is None:
            raise NotPossible("no-practice")
        if self.practising >= PRACTISING:
            raise NotPossible("too-fast")
        self.practising += 1
        try:
            return await self.act(lambda: self.tried(game, options, do))
        except NotSimulated as error:
            raise NotPossible("not-simulated") from error
        finally:
            self.practising -= 1

    def tried(self, game: Game, options: dict[str, Any], do: str) -> list[Plain]:
        """Begin a match, do one thing in it and forget it; in a thread."""
        match = Match.begin(game, min(game.seats), options, Seed(secrets.token_bytes(32)), physics=self.physics(game))
        told = match.next_event
        match.do(match.to_act()[0], do)
        return [{**event, "e": event["e"] - told} for event in match.events(None, told)]

    def close(self) -> None:
        """End the workers; a thread that waits for one learns that nothing was simulated."""
        self.workers.close()
        self.threads.shutdown(wait=False, cancel_futures=True)


def warmed(game_id: str) -> None:
    """Load what a simulation needs; in a worker."""
    found = physics(game_id)
    if found is not None:
        found.warm()
