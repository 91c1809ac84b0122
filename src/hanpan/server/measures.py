"""What is counted, for `/metrics`. Nothing about people or cards."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)


class Measures:
    """The counters of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        of = self.registry
        self.sockets = Gauge("hanpan_sockets", "Open sockets", registry=of)
        self.rooms = Gauge("hanpan_rooms", "Tables in memory", registry=of)
        self.begun = Counter("hanpan_matches_begun", "Matches begun", ["game"], registry=of)
        self.ended = Counter("hanpan_matches_ended", "Matches ended", ["game"], registry=of)
        self.moves = Counter("hanpan_moves", "Entries made durable", ["game", "by"], registry=of)
        self.answers = Counter("hanpan_answers", "Commands answered", ["status"], registry=of)
        self.command = Histogram("hanpan_command_seconds", "Command to answer", buckets=QUICK, registry=of)
        self.append = Histogram("hanpan_append_seconds", "Entry to disk", buckets=QUICK, registry=of)
        self.thought = Histogram("hanpan_bot_seconds", "A bot's thinking", buckets=QUICK, registry=of)
        self.simulated = Histogram("hanpan_simulation_seconds", "A physical thing", buckets=QUICK, registry=of)
        self.failures = Counter("hanpan_store_failures", "Writes that failed", registry=of)

    def text(self) -> bytes:
        """All of it, as Prometheus reads it."""
        return generate_latest(self.registry)
