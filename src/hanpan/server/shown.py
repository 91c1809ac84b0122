"""What has been made durable and may be shown, one for each kind of viewer, encoded once for all who share it."""

from __future__ import annotations

from typing import Any

import msgspec

from hanpan.server.wire import ClockFace, Question, Update
from hanpan.table.clock import Clock
from hanpan.table.table import Table

dump = msgspec.json.Encoder().encode


class Shown:
    """One viewer's present. Composed only while nothing undurable is in memory."""

    def __init__(self, viewer: int | None) -> None:
        self.viewer = viewer
        self.events: list[msgspec.Raw] = []
        self.n = -1
        self.view = msgspec.Raw(b"{}")
        self.ask: int | None = None
        self.legal: list[str] = []
        self.notes = msgspec.Raw(b"{}")
        self.undo = False
        self.clock: Clock | None = None

    def look(self, table: Table, clock: Clock) -> None:
        """See the table as it is now. `clock` is a copy that the table does not move."""
        assert table.match is not None
        sight = table.sight(self.viewer)
        fresh = table.match.events(self.viewer, since=len(self.events))
        self.events.extend([msgspec.Raw(dump(event)) for event in fresh])
        self.n = sight.n
        self.view = msgspec.Raw(dump(sight.view))
        self.ask, self.legal, self.undo = sight.ask, sight.legal, sight.undo
        self.notes = msgspec.Raw(dump(sight.notes))
        self.clock = clock

    def replayed(self, replay: dict[str, Any]) -> None:
        """See the end of a match from its kept replay, when its rules are no longer here."""
        whose = "watcher" if self.viewer is None else str(self.viewer)
        last = replay["steps"][-1]
        self.events = [msgspec.Raw(dump(event)) for event in replay["events"][whose]]
        self.n = last["n"]
        self.view = msgspec.Raw(dump(last["views"][whose]))

    def update(self, table: str, since: int, now: int) -> Update:
        """The message for this viewer, with the events from number `since`."""
        since = min(since, len(self.events))
        clock, viewer = self.clock, self.viewer
        faces = clock.faces(now) if clock is not None else None
        question = None
        if self.ask is not None and viewer is not None:
            left = clock.left(viewer, now) if clock is not None else None
            question = Question(self.ask, self.legal, left, self.notes)
        return Update(
            table=table,
            n=self.n,
            e=len(self.events),
            since=since,
            events=self.events[since:],
            view=self.view,
            ask=question,
            clocks=None if faces is None else [ClockFace(left, runs) for left, runs in faces],
            window=clock.window_left(now) if clock is not None else None,
            undo=self.undo,
        )
