"""What every game is: a position that can be asked, changed, copied and hidden."""

from mypy_extensions import i64, mypyc_attr

from hanpan.core.chance import Chance
from hanpan.core.fields import Fields
from hanpan.core.kit.listing import Listing
from hanpan.core.kit.seats import Seats, has
from hanpan.core.memory import Memory
from hanpan.core.sink import Event, Sink


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position. `listed` holds the actions of the last call of `legal`."""

    def __init__(self, seats: i64, room: i64 = 256) -> None:
        self.seats: i64 = seats
        self.listed: Listing = Listing(room)

    # Playing

    def start(self, chance: Chance, sink: Sink) -> None:
        """Set up a new match."""
        raise NotImplementedError

    def asked(self) -> Seats:
        """The seats that may act now, several in a window; the empty set when the match is over."""
        raise NotImplementedError

    def question(self) -> i64:
        """A number that changes when those who are asked already are asked something new.

        Games without windows need none: who acts is asked anew by acting.
        """
        return 0

    def in_window(self) -> bool:
        """Whether the present question is a window: put to all who could answer, as long whatever they hold."""
        return False

    def legal(self, seat: i64) -> Listing:
        """Every action the seat may take now, in `listed`; none for a seat that is not asked."""
        raise NotImplementedError

    def check(self, seat: i64, action: i64) -> i64:
        """0 if the seat may do it now, else a row of the game's refusals. Any number may come."""
        raise NotImplementedError

    def do(self, seat: i64, action: i64, chance: Chance, sink: Sink) -> None:
        """Take an action that `check` does not refuse."""
        raise NotImplementedError

    def timeout(self, seat: i64) -> i64:
        """What is done for an absent seat that is asked: the first legal action, or what the game says."""
        return self.legal(seat).actions[0]

    # The end

    def score(self, seat: i64) -> i64:
        """The seat's score, as the rulebook counts it."""
        raise NotImplementedError

    def standing(self, seat: i64) -> i64:
        """Who stands higher ranks higher: the score, unless ties are broken or teams share."""
        return self.score(seat)

    def rank(self, seat: i64) -> i64:
        """1 + the number of seats strictly ahead."""
        rank: i64 = 1
        mine = self.standing(seat)
        for other in range(self.seats):
            if self.standing(other) > mine:
                rank += 1
        return rank

    def reason(self) -> i64:
        """Why the match ended: a row of the game's reasons."""
        return 0

    # Who may know what

    def tell(self, event: Event, viewer: i64) -> None:
        """Overwrite what the viewer (a seat, or -1: a watcher) may not know of an event."""

    def reveals(self, kind: i64) -> bool:
        """Whether an event of this kind shows something that was hidden: it cannot be undone."""
        return False

    def hide(self, viewer: i64) -> None:
        """Overwrite all that the viewer (a seat, or -1: a watcher) may not know, reading none of it."""
        raise NotImplementedError

    def fill(self, chance: Chance, memory: Memory) -> None:
        """Deal what is hidden out of what could be there, and agrees with the memory."""
        raise NotImplementedError

    # Copies

    def copy_from(self, other: "State") -> None:
        """Become the same position as another of this game, of the same seats and options."""
        raise NotImplementedError

    def fields(self, io: Fields) -> None:
        """Every number of the position, in a fixed order, written down or read back."""
        raise NotImplementedError

    def to_bytes(self) -> bytes:
        """The position as bytes: equal positions, equal bytes."""
        io = Fields()
        self.fields(io)
        return io.written()

    def from_bytes(self, source: bytes) -> None:
        """Become the position that `to_bytes` wrote; ValueError if it is not one's length."""
        io = Fields(source)
        self.fields(io)
        io.finish()


def is_asked(state: State, seat: i64) -> bool:
    """Whether this seat may act."""
    return has(state.asked(), seat)
