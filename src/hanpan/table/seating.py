"""What was agreed when a table was made, and who sits on its chairs."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from hanpan.table.clock import ClockRule

Option = bool | int | str


class NotPossible(Exception):
    """Something about a table, not about the rules of its game, that cannot be done; `code` says why."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


@dataclass(frozen=True, slots=True)
class Plan:
    """What was agreed when the table was made. It never changes."""

    game: str
    options: dict[str, Option]
    seats: int
    visibility: Literal["open", "link"] = "link"
    watchers: Literal["open", "none"] = "open"
    clock: ClockRule = field(default_factory=ClockRule)
    pace: Literal["human", "fast"] = "human"
    windows: Literal["timed", "waited"] = "timed"
    sheet: str | None = None  # a designer's own sheet as JSON: the table keeps it, wherever it came from


@dataclass(slots=True)
class Chair:
    """One seat: a player, a bot, or nobody yet.

    `kept` is the player it is kept for after a rematch; `away` means that a bot plays until the player is back.
    """

    player: str | None = None
    name: str | None = None
    bot: str | None = None
    nonce: str | None = None
    away: bool = False
    kept: str | None = None

    @property
    def kind(self) -> Literal["empty", "player", "bot"]:
        """What sits here."""
        if self.bot is not None:
            return "bot"
        return "empty" if self.player is None else "player"

    def clear(self) -> None:
        """Nobody sits here, and it is kept for nobody."""
        self.player = self.name = self.bot = self.nonce = self.kept = None
        self.away = False


class Seating:
    """The chairs of a table and who may take them."""

    def __init__(self, chairs: list[Chair]) -> None:
        self.chairs = chairs

    def __getitem__(self, seat: int) -> Chair:
        return self.chairs[seat]

    def __len__(self) -> int:
        return len(self.chairs)

    def seat_of(self, player: str | None) -> int | None:
        """Where this player sits."""
        if player is None:
            return None
        for seat, chair in enumerate(self.chairs):
            if chair.player == player:
                return seat
        return None

    def players(self) -> list[str]:
        """The ids of those who sit, in seat order."""
        return [chair.player for chair in self.chairs if chair.player is not None]

    def full(self) -> bool:
        """Whether every chair is taken."""
        return all(chair.kind != "empty" for chair in self.chairs)

    def sit(self, player: str, name: str, seat: int | None, nonce: str | None) -> int:
        """Sit down, or change one's chair; the seat taken. The first nonce given is kept."""
        at = self.seat_of(player)
        to = self.choose(player, seat) if at is None or seat not in (None, at) else at
        if to != at:
            chair = self.chairs[to]
            if at is not None:
                nonce = self.chairs[at].nonce or nonce
                self.chairs[at].clear()
            chair.clear()
            chair.player, chair.name = player, name
        chair = self.chairs[to]
        chair.nonce = chair.nonce or nonce
        for other in self.chairs:
            if other.kept == player:
                other.clear()
        return to

    def replace(self, seat: int, bot: str) -> None:
        """A bot takes a player's chair during play. His nonce stays: it is in the match's seed."""
        nonce = self.chairs[seat].nonce
        self.chairs[seat].clear()
        self.chairs[seat].bot, self.chairs[seat].nonce = bot, nonce

    def keep(self, seat: int, player: str, name: str | None) -> None:
        """Keep a free chair for somebody."""
        self.chairs[seat].kept, self.chairs[seat].name = player, name

    def choose(self, player: str, seat: int | None) -> int:
        """The chair this player would get: the one asked for, else the one kept for him, else the lowest free."""
        free = [s for s, c in enumerate(self.chairs) if c.kind == "empty" and c.kept in (None, player)]
        if seat is not None:
            if not 0 <= seat < len(self.chairs):
                raise NotPossible("no-such-seat")
            if seat not in free:
                raise NotPossible("seat-taken")
            return seat
        if not free:
            raise NotPossible("table-full")
        return min(free, key=lambda s: (self.chairs[s].kept != player, s))

    def set_bot(self, seat: int, bot: str | None) -> None:
        """Put a bot on a free chair, or take one away."""
        if not 0 <= seat < len(self.chairs):
            raise NotPossible("no-such-seat")
        chair = self.chairs[seat]
        if chair.player is not None:
            raise NotPossible("seat-taken")
        chair.clear()
        chair.bot = bot
