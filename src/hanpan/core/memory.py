"""What a seat remembers of its own events: more than the table shows now, never more than it was told."""

from mypy_extensions import i64, mypyc_attr

from hanpan.core.fields import Fields
from hanpan.core.sink import Event


@mypyc_attr(allow_interpreted_subclasses=True)
class Memory:
    """A seat's memory (CONTRACT law 7b). The base remembers nothing; games subclass it.

    It hears events after `State.tell` has cut them for this seat, so it cannot learn a secret.
    """

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat  # -1: a watcher's

    def hear(self, event: Event) -> None:
        """Something happened that this seat may know so."""

    def forget(self) -> None:
        """Nothing has been heard."""

    def fields(self, io: Fields) -> None:
        """Every number remembered, written down or read back."""

    def to_bytes(self) -> bytes:
        """The memory as bytes."""
        io = Fields()
        self.fields(io)
        return io.written()

    def from_bytes(self, source: bytes) -> None:
        """Remember what `to_bytes` wrote; ValueError for anything else."""
        io = Fields(source)
        self.fields(io)
        io.finish()
