"""Whether a finished match is what its seed makes of it."""

from hanpan.core.action import LogError
from hanpan.core.match import Match


def verify(match: Match) -> None:
    """Make every draw of a finished match again from its revealed seed. LogError names the first that differs.

    `match` is the replay of the log: its hashes and its rules hold already.
    """
    if match.seed is None:
        raise LogError(None, "no seed is revealed in it")
    if match.result() is None:
        raise LogError(len(match.entries), "missing: the log ends before the match does")
    set_up = match.entries[0]
    if match.loaded is None:
        again = Match.begin(match.game, match.seats, match.options, match.seed, t=set_up.t)
    else:
        again = Match.load(match.game, match.loaded, match.seats, match.options, match.seed, t=set_up.t)
    for entry in match.entries:
        if entry.undo is not None:
            again.undo(entry.seat, entry.by, entry.t)
        elif entry.n > 0:
            again.do(entry.seat, entry.do, entry.by, entry.t)
        if again.entries[-1].chance != entry.chance:
            raise LogError(entry.n, "chance answered otherwise than the seed says")
