"""Positions of the dice game for tests: what is not said is as in a fresh game of four."""

from typing import Any

from hanpan.games.bang_dice.tables import CHARACTER_TABLE
from hanpan.games.bang_dice.words import CHARACTER_WORDS

ROLES = {
    3: ["deputy", "outlaw", "renegade"],
    4: ["sheriff", "outlaw", "renegade", "outlaw"],
    5: ["sheriff", "outlaw", "deputy", "renegade", "outlaw"],
    8: ["sheriff", "outlaw", "deputy", "renegade", "outlaw", "renegade", "outlaw", "deputy"],
}
PLAIN = ["jesse_jones", "black_jack", "willy_the_kid", "lucky_duke", "calamity_janet", "jourdonnais"]
PLAIN += ["paul_regret", "bart_cassidy"]
NOTHING = ["dynamite", "dynamite", "gatling", "gatling", "arrow"]
"""Dice after which a turn is over at once (but Willy's)."""


def position(seats: int = 4, **fields: Any) -> dict[str, Any]:
    """A position; life is full, the dice are the roller's first, and whatever is given replaces the rest."""
    roles = fields.get("roles", ROLES[seats])
    characters = fields.get("characters", PLAIN[:seats])
    full = [
        CHARACTER_TABLE[CHARACTER_WORDS.index(name)].life + 2 * (role == "sheriff")
        for name, role in zip(characters, roles, strict=True)
    ]
    arrows = fields.get("arrows", [0] * seats)
    made = {
        "turn": 0,
        "phase": "roll",
        "rolls": 1,
        "dice": ["one", "two", "beer", "gatling", "gatling"],
        "roles": roles,
        "shown": [seats == 3 or role == "sheriff" for role in roles],
        "characters": characters,
        "life": list(full),
        "max_life": full,
        "arrows": arrows,
        "pile": 9 - sum(arrows),
        "alive": [True] * seats,
        "pending": {},
    }
    return made | fields
