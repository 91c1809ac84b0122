"""Whether a finished match is what its seed makes of it."""

from hanpan.core.action import LogError, Plain
from hanpan.core.log import Entry
from hanpan.core.match import Match
from hanpan.core.notation import Notation
from hanpan.core.outcomes import path_beside
from hanpan.core.physics import Physics


class Written(Physics):
    """What physical things did, as a log has it; simulated again where that was done by the same physics as ours."""

    def __init__(self, notation: Notation, version: str, ours: Physics | None) -> None:
        self.notation = notation
        self.version = version
        self.ours = ours
        self.n = 0
        self.left: list[tuple[str, object]] = []
        self.recorded: set[str] = set()

    def read(self, entry: Entry) -> None:
        """The next entry is this one."""
        self.n = entry.n
        self.left = list(entry.chance)

    def simulate(self, options: Plain, sheet: Plain | None, what: int, request: list[int]) -> tuple[int, Plain | None]:
        name = self.notation.chances[what]
        while self.left and self.left[0][0] != name:
            self.left.pop(0)
        if not self.left:
            raise LogError(self.n, f"the outcome of {name} is missing")
        outcome = self.left.pop(0)[1]
        path = path_beside(outcome)
        said = self.version if path is None else path.get("physics", self.version)
        if self.ours is None or said != self.ours.version:
            self.recorded.add(name)
            return self.notation.read_outcome(what, outcome)[0], path
        found, way = self.ours.simulate(options, sheet, what, request)
        if way is not None and said != self.version:
            way = {**way, "physics": said}
        return found, way


def verify(match: Match, physics: Physics | None = None) -> tuple[str, ...]:
    """Make every draw of a finished match again from its revealed seed. LogError names the first that differs.

    `match` is the replay of the log: its hashes and its rules hold already. What physical things did is simulated
    again by `physics`, if that did it in the match, or drawn again, if it was drawn by the measurements that are here;
    the names of those outcomes that could only be taken as they are written are given back.
    """
    if match.seed is None:
        raise LogError(None, "no seed is revealed in it")
    if match.result() is None:
        raise LogError(len(match.entries), "missing: the log ends before the match does")
    written = _written(match, physics)
    set_up = match.entries[0]
    if written is not None:
        written.read(set_up)
    if match.loaded is None:
        again = Match.begin(match.game, match.seats, match.options, match.seed, t=set_up.t, physics=written)
    else:
        again = Match.load(
            match.game, match.loaded, match.seats, match.options, match.seed, t=set_up.t, physics=written
        )
    for entry in match.entries:
        if entry.n > 0 and written is not None:
            written.read(entry)
        if entry.undo is not None:
            again.undo(entry.seat, entry.by, entry.t)
        elif entry.n > 0:
            again.do(entry.seat, entry.do, entry.by, entry.t)
        if again.entries[-1].chance != entry.chance:
            raise LogError(entry.n, "chance answered otherwise than the seed says")
    return () if written is None else tuple(sorted(written.recorded))


def _written(match: Match, physics: Physics | None) -> Written | None:
    """What the physical outcomes are compared with; None where they are drawn by the measurements that are here."""
    header = match.header()
    if "physics" in header:
        return Written(match.game.notation, str(header["physics"]), physics)
    if header.get("landings", "") != match.game.landings(match.options):
        return Written(match.game.notation, "", None)
    return None
