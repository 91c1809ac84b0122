"""한판 Hanpan: five board games by the exact rules, for people, bots and programs.

>>> import hanpan
>>> "cockroach_duel" in hanpan.games()
True
>>> match = hanpan.new("cockroach_duel", seats=2, seed="any text")
>>> seat = match.to_act()[0]
>>> str(match.legal(seat)[0])
'pass'
"""

from hanpan.library import (
    Action,
    ChanceError,
    Game,
    LogError,
    Match,
    Refused,
    game,
    games,
    load,
    new,
    replay,
    sheet_file,
    verify,
)

__version__ = "0.1.0"

__all__ = [
    "Action",
    "ChanceError",
    "Game",
    "LogError",
    "Match",
    "Refused",
    "game",
    "games",
    "load",
    "new",
    "replay",
    "sheet_file",
    "verify",
]
