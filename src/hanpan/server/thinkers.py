"""Bots think here, in processes of their own: no secret reaches them, and they never hold up a table."""

from __future__ import annotations

import os
import secrets
from dataclasses import dataclass
from typing import Any

from hanpan.bots import bot_for
from hanpan.core.chance import Fast
from hanpan.games import game_on
from hanpan.server.workers import Workers


@dataclass(frozen=True, slots=True)
class Thought:
    """All a bot is given: the position as far as its seat may know it, and what the seat remembers.

    `sheet` is the designer's own sheet of the table, if it has one, as JSON.
    """

    game: str
    options: dict[str, Any]
    sheet: str | None
    seats: int
    hidden: bytes
    memory: bytes
    seat: int
    bot: str


def think(thought: Thought, seed: int) -> str:
    """The notation of the action the bot takes. A function of its arguments alone."""
    found = game_on(thought.game, thought.options, thought.sheet)
    state = found.new_state(thought.seats, thought.options)
    state.from_bytes(thought.hidden)
    memory = found.new_memory(thought.seat)
    memory.from_bytes(thought.memory)
    code = bot_for(found, thought.bot).choose(state, thought.seat, memory, Fast(seed))
    return found.notation.action(code).text


class Thinkers:
    """A pool of processes in which bots think."""

    def __init__(self, processes: int | None = None) -> None:
        self.workers = Workers(processes or max(1, min(8, os.cpu_count() or 1)))

    async def ask(self, thought: Thought) -> str:
        """What the bot does."""
        return await self.workers.ask(think, thought, secrets.randbits(62))

    def close(self) -> None:
        """End the workers without waiting for their thoughts."""
        self.workers.close()
