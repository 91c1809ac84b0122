"""Who plays without a person: from a position already hidden for the seat, and the seat's own memory."""

from mypy_extensions import i64, mypyc_attr

from hanpan.core.chance import Chance
from hanpan.core.memory import Memory
from hanpan.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A way of playing. It keeps nothing between two calls: all it may use is handed to it."""

    def choose(self, state: State, seat: i64, memory: Memory, chance: Chance) -> i64:
        """The action this seat takes. `state` is hidden for the seat (`State.hide`) and may be changed."""
        raise NotImplementedError


class RandomBot(Bot):
    """Takes any legal action, each as likely as the next."""

    def choose(self, state: State, seat: i64, memory: Memory, chance: Chance) -> i64:
        listed = state.legal(seat)
        return listed.actions[chance.number(0, listed.n)]
