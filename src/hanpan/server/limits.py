"""How often somebody may do something: buckets of tokens that fill slowly."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from ipaddress import ip_address, ip_network


@dataclass(frozen=True, slots=True)
class Rate:
    """So many at once, and so many a second in the long run."""

    burst: float
    a_second: float


@dataclass(frozen=True, slots=True)
class Limits:
    """What the server allows. Every limit answers; none bans."""

    message_bytes: int = 16 * 1024
    body_bytes: int = 64 * 1024
    messages: Rate = Rate(40, 20)  # of one socket
    emotes: Rate = Rate(1, 1)  # of one socket
    requests: Rate = Rate(300, 60)  # of one address
    sockets: Rate = Rate(60, 2)  # opened from one address
    open_sockets: int = 500  # of one address at a time
    guests: Rate = Rate(120, 0.5)  # made from one address
    tables: Rate = Rate(20, 0.1)  # made by one player
    practice: Rate = Rate(8, 2)  # flicks and the like of one player, beside every table
    waiting_tables: int = 20  # of one player at a time
    joined_tables: int = 50  # of one socket at a time
    outbox: int = 64  # answers that may wait for a slow page before we stop listening to it
    stuck_seconds: float = 30.0  # a page that takes nothing for so long is let go
    idle_seconds: float = 60.0  # a room nobody needs is forgotten after so long (the store keeps it)
    forgotten_hours: float = 24.0  # a table that waits for so long is closed


def neighbourhood(address: str) -> str:
    """Whose limits an address shares: of an IPv6 address the first half, since one household has all of the rest.

    >>> neighbourhood("2001:db8:1:2:3:4:5:6"), neighbourhood("192.0.2.7")
    ('2001:db8:1:2::/64', '192.0.2.7')
    """
    try:
        parsed = ip_address(address)
    except ValueError:
        return address
    if parsed.version == 4:
        return address
    return str(ip_network((int(parsed) >> 64 << 64, 64)))


class Bucket:
    """Tokens for one thing. Time is an argument, in seconds."""

    __slots__ = ("at", "left", "rate")

    def __init__(self, rate: Rate, now: float) -> None:
        self.rate = rate
        self.left = rate.burst
        self.at = now

    def take(self, now: float) -> bool:
        """Take a token, if one is there."""
        self.left = min(self.rate.burst, self.left + (now - self.at) * self.rate.a_second)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def wait(self) -> float:
        """Seconds until the next token."""
        return max(0.0, (1 - self.left) / self.rate.a_second)


class Buckets:
    """A bucket for each of many; the ones unused for longest are forgotten."""

    def __init__(self, rate: Rate, room: int = 10_000) -> None:
        self.rate = rate
        self.room = room
        self.known: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, whose: str, now: float) -> Bucket:
        """Somebody's bucket."""
        bucket = self.known.get(whose)
        if bucket is None:
            bucket = self.known[whose] = Bucket(self.rate, now)
            if len(self.known) > self.room:
                self.known.popitem(last=False)
        else:
            self.known.move_to_end(whose)
        return bucket
