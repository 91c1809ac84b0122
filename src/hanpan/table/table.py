"""One match at a table: commands come in, entries for the log and sights for the viewers come out."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Literal

from hanpan import bots
from hanpan.core.action import NotSimulated, Refused
from hanpan.core.fair import Seed
from hanpan.core.game import Game
from hanpan.core.log import Entry
from hanpan.core.match import Match
from hanpan.core.physics import Physics
from hanpan.table.clock import Clock
from hanpan.table.outcome import Answered, Outcome, Step
from hanpan.table.seating import Chair, NotPossible, Plan, Seating
from hanpan.table.sight import Sight

State = Literal["waiting", "playing", "over", "closed"]
By = Literal["player", "clock", "bot"]
STRIKES = 2  # so many timeouts in a row, and a bot plays until the player is back


@dataclass(frozen=True, slots=True)
class Row:
    """An entry as it was kept: what `Step` had."""

    entry: Entry
    command: str | None
    after: dict[str, Any]


class Table:
    """A table. While `state` is `playing`, `match` is None until the log has been read.

    `physics` simulates the game's physical things, if it has any; whoever owns the table hands it in.
    """

    def __init__(self, id: str, game: Game, plan: Plan, host: str, secret: bytes, created: int) -> None:
        self.id = id
        self.game = game
        self.plan = plan
        self.host = host
        self.secret = secret
        self.commitment = Seed(secret).commitment()
        self.created = created
        self.state: State = "waiting"
        self.seating = Seating([Chair() for _ in range(plan.seats)])
        self.rematch: str | None = None
        self.closed_because: str | None = None
        self.physics: Physics | None = None
        self.match: Match | None = None
        self.forget_play()

    def forget_play(self) -> None:
        """Drop the match and all that belongs to it; the log can bring it back."""
        seats = self.plan.seats
        self.match = None
        self.clock = Clock(self.plan.clock, seats)
        self.asks = [0] * seats
        self.strikes = [0] * seats
        self.asked: frozenset[int] = frozenset()
        self.question = 0
        self.answered = Answered()

    # People

    def sit(self, player: str, name: str, seat: int | None, nonce: str | None) -> int:
        """Sit down, change chairs, or give the nonce; only before the match starts."""
        self.must_be("waiting", "not-waiting")
        return self.seating.sit(player, name, seat, nonce)

    def set_bot(self, player: str, seat: int, bot: str | None) -> None:
        """The host puts a bot on a free chair or takes it away."""
        self.must_be("waiting", "not-waiting")
        if player != self.host:
            raise NotPossible("not-host")
        if bot is not None and bot not in bots.names(self.game):
            raise NotPossible("no-such-bot")
        self.seating.set_bot(seat, bot)

    def leave(self, player: str, now: int) -> None:
        """Give the seat back; during play a bot takes it for good. The last one out closes the table."""
        seat = self.seating.seat_of(player)
        if seat is None:
            raise NotPossible("not-seated")
        if self.state == "waiting":
            self.seating[seat].clear()
            left = self.seating.players()
            if not left:
                self.close("everyone-left")
            elif player == self.host:
                self.host = left[0]
        elif self.state == "playing":
            self.clock.stop(seat, now)
            self.seating.replace(seat, stand_in(self.game))
        else:
            raise NotPossible("not-playing")

    def back(self, player: str, now: int) -> bool:
        """The player shows up again; whether a bot had played for him."""
        seat = self.seating.seat_of(player)
        if seat is None or not self.seating[seat].away:
            return False
        self.seating[seat].away = False
        self.strikes[seat] = 0
        if self.match is not None and seat in self.asked:
            self.clock.put(seat, now, self.window())
        return True

    def close(self, because: str) -> None:
        """No match will be played here (any more)."""
        self.state = "closed"
        self.closed_because = because
        self.match = None

    def may_watch(self, player: str | None) -> bool:
        """Whether this player may see the table without a seat. Everybody with the link may until the match begins."""
        if self.state in ("waiting", "closed"):
            return True
        return self.plan.watchers == "open" or self.seating.seat_of(player) is not None or player == self.host

    def must_be(self, state: State, code: str) -> None:
        """Refuse with this code unless the table is in this state."""
        if self.state != state:
            raise NotPossible(code)

    # The match begins, or is read again

    def seed(self) -> Seed:
        """The match's seed: the secret committed to, and what every page added."""
        nonces = tuple(bytes.fromhex(chair.nonce or "") for chair in self.seating.chairs)
        return Seed(self.secret, nonces)

    def start(self, now: int) -> Step:
        """Everybody sits: set up the match. Its first entry is the set-up."""
        self.must_be("waiting", "not-waiting")
        if not self.seating.full():
            raise NotPossible("seats-free")
        self.match = Match.begin(
            self.game, self.plan.seats, self.plan.options, self.seed(), t=now, physics=self.physics
        )
        self.state = "playing"
        self.put_questions(frozenset(), None, True, now)
        return self.step(None, None)

    def resume(self, header: dict[str, Any], rows: list[Row], paused: int) -> None:
        """Read the match again from what was kept; `paused`: milliseconds since then that do not count."""
        self.forget_play()
        entries = [row.entry for row in rows]
        self.match = Match.resume(self.game, header, entries, self.seed(), self.physics)
        for row in rows:
            if row.command is not None and row.entry.seat is not None:
                self.answered.note(row.entry.seat, row.command, row.entry.n)
        after = rows[-1].after
        self.asks = list(after["asks"])
        self.strikes = list(after["strikes"])
        self.clock.become(after["clock"])
        self.clock.shift(paused)
        for seat, chair in enumerate(self.seating.chairs):
            if chair.bot is not None or chair.away:
                self.clock.since[seat] = None
        self.asked = frozenset(self.match.to_act())
        self.question = self.match.question()

    # Commands

    def act(self, seat: int, command: str, ask: int, do: str, now: int) -> Outcome:
        """A player answers a question."""
        known = self.answered.find(seat, command)
        if known is not None:
            return Outcome("duplicate", known)
        if not self.is_asked(seat, ask):
            return Outcome("stale", self.n)
        return self.take(seat, do, "player", command, now)

    def act_for(self, seat: int, ask: int, do: str, now: int) -> Outcome:
        """A bot answers for its seat, or for one whose player is away."""
        if not self.is_asked(seat, ask) or not self.is_bots(seat):
            return Outcome("stale", self.n)
        return self.take(seat, do, "bot", None, now)

    def time_out(self, seat: int, now: int) -> Outcome:
        """The seat's time is over: the game says what is done for it. Twice in a row, and a bot plays."""
        deadline = self.clock.deadline(seat)
        if self.match is None or seat not in self.asked or deadline is None or deadline > now:
            return Outcome("stale", self.n)
        in_window = self.clock.window[seat] is not None
        outcome = self.take(seat, str(self.match.timeout(seat)), "clock", None, now)
        if outcome.status == "done" and not in_window and self.strikes[seat] >= STRIKES:
            self.seating[seat].away = True
            self.clock.stop(seat, now)
        return outcome

    def take(self, seat: int, do: str, by: By, command: str | None, now: int) -> Outcome:
        """Do it by the rules, then put the new questions."""
        match = self.match
        if match is None:
            return Outcome("stale", None)
        before, in_window = self.asked, self.clock.window[seat] is not None
        try:
            match.do(seat, do, by=by, t=now)
        except Refused as refused:
            return Outcome("refused", self.n, refused.code, refused.clause)
        except NotSimulated:
            return Outcome("failed", self.n, "not-simulated")
        if by == "player":
            self.strikes[seat] = 0
        elif by == "clock" and not in_window:
            self.strikes[seat] += 1
        self.clock.stop(seat, now)
        if by != "bot":
            self.clock.earn(seat, 1)
        self.put_questions(before, seat, False, now)
        return self.done(seat, command)

    def undo(self, seat: int, command: str, now: int) -> Outcome:
        """A player takes back his latest action."""
        known = self.answered.find(seat, command)
        if known is not None:
            return Outcome("duplicate", known)
        match = self.match
        if match is None or self.state != "playing":
            return Outcome("stale", self.n)
        if not match.can_undo(seat):
            return Outcome("refused", self.n, "no-undo")
        before = self.asked
        match.undo(seat, t=now)
        for entry in taken_back(match.entries):
            if entry.by != "bot" and entry.seat is not None:
                self.clock.earn(entry.seat, -1)
        self.put_questions(before, seat, True, now)
        return self.done(seat, command)

    def put_questions(self, before: Iterable[int], actor: int | None, anew: bool, now: int) -> None:
        """Number the questions: a seat's number grows when it is newly asked, has acted, or is asked anew."""
        assert self.match is not None
        asked = frozenset(self.match.to_act())
        question = self.match.question()
        changed = anew or question != self.question
        for seat in range(self.plan.seats):
            if seat not in asked:
                self.clock.stop(seat, now)
            elif changed or seat not in before or seat == actor:
                self.asks[seat] += 1
                if self.is_bots(seat):
                    self.clock.stop(seat, now)
                else:
                    self.clock.put(seat, now, self.window())
        self.asked = asked
        self.question = question
        if not asked:
            self.state = "over"

    def done(self, seat: int, command: str | None) -> Outcome:
        """The outcome of what has just been done."""
        step = self.step(seat, command)
        if command is not None:
            self.answered.note(seat, command, step.n)
        return Outcome("done", step.n, step=step)

    def step(self, seat: int | None, command: str | None) -> Step:
        """The newest entry, with the counters after it."""
        assert self.match is not None
        entries = self.match.entries
        entry = entries[-1]
        after = {"asks": list(self.asks), "strikes": list(self.strikes), "clock": self.clock.plain()}
        prev = entries[-2].hash if len(entries) > 1 else ""
        return Step(entry.n, seat, entry, prev, command, after, self.state == "over")

    # Questions

    @property
    def n(self) -> int | None:
        """The number of the latest entry."""
        return None if self.match is None else len(self.match.entries) - 1

    def is_asked(self, seat: int, ask: int) -> bool:
        """Whether `ask` is this seat's present question."""
        return self.match is not None and seat in self.asked and ask == self.asks[seat]

    def is_bots(self, seat: int) -> bool:
        """Whether a bot answers on this seat now."""
        chair = self.seating[seat]
        return chair.bot is not None or chair.away

    def bot_of(self, seat: int) -> str:
        """The bot that answers on this seat."""
        return self.seating[seat].bot or stand_in(self.game)

    def bots_asked(self) -> list[int]:
        """Seats whose bots are to think now."""
        if self.state != "playing" or self.match is None:
            return []
        return [seat for seat in sorted(self.asked) if self.is_bots(seat)]

    def window(self) -> int | None:
        """The seconds of the present question, if it is a window and the table does not wait for every answer."""
        if self.match is None or not self.match.in_window() or self.plan.windows == "waited":
            return None
        return self.game.window(dict(self.plan.options))

    def next_deadline(self) -> tuple[int, int] | None:
        """(when, seat) of the next timeout."""
        if self.state != "playing" or self.match is None:
            return None
        due = [(when, seat) for seat in self.asked if (when := self.clock.deadline(seat)) is not None]
        return min(due, default=None)

    # What is seen

    def sight(self, viewer: int | None) -> Sight:
        """What this viewer may know now."""
        match = self.match
        assert match is not None
        asks = viewer is not None and viewer in self.asked
        return Sight(
            seat=viewer,
            n=len(match.entries) - 1,
            e=match.next_event,
            view=match.view(viewer),
            ask=self.asks[viewer] if asks and viewer is not None else None,
            legal=[action.text for action in match.legal(viewer)] if asks else [],
            notes=match.notes(viewer) if asks else {},
            undo=viewer is not None and self.state == "playing" and match.can_undo(viewer),
        )


def stand_in(game: Game) -> str:
    """The bot that plays for somebody who is away or has left."""
    return bots.names(game)[0]


def taken_back(entries: list[Entry]) -> list[Entry]:
    """The actions that the undo at the end of these entries took back."""
    to = entries[-1].undo
    assert to is not None
    back: list[Entry] = []
    at = len(entries) - 2
    while at > to:
        entry = entries[at]
        if entry.undo is not None:
            at = entry.undo
            continue
        back.append(entry)
        at -= 1
    return back
