"""플릭 오버 더 클리프 · Flick over the Cliff: flick a die you can see roll, draw ropes, climb first."""

from collections.abc import Mapping

from hanpan.core.action import Plain
from hanpan.core.game import Game, Options, choice, switch
from hanpan.core.memory import Memory
from hanpan.core.state import State
from hanpan.games.flick_cliff.bot import Greedy
from hanpan.games.flick_cliff.notation import CliffNotation
from hanpan.games.flick_cliff.rules import FlickCliff
from hanpan.games.flick_cliff.sheets import Played, every_played, own_sheet
from hanpan.games.flick_cliff.tables import HAND_WORDS

RULES_VERSION = "2"


def made(sheets: Mapping[str, Played], own: str | None = None) -> Game:
    """The game on these sheets; a designer's own one comes first and is taken unless another is chosen."""

    def state(seats: int, options: Options) -> State:
        played = sheets[options["sheet"]]
        return FlickCliff(
            seats,
            played.sheet,
            played.odds,
            beginner=options["beginner"],
            chosen=options["start_face"] == "chosen",
            hand=HAND_WORDS.index(options["steady_hand"]),
        )

    def remade(name: str, plain: Plain) -> Game:
        return made({name: own_sheet(name, plain, SHEETS)} | SHEETS, name)

    return Game(
        id="flick_cliff",
        title={"ko": "플릭 오버 더 클리프", "en": "Flick over the Cliff"},
        seats=(2, 3, 4),
        minutes=(15, 25),
        options=(
            switch("beginner", False),
            choice("start_face", "random", "chosen"),
            choice("steady_hand", "natural", "exact", "shaky"),
            choice("sheet", *sheets),
        ),
        rules_version=RULES_VERSION,
        state=state,
        memory=Memory,
        notation=CliffNotation([played.sheet for played in sheets.values()]),
        bots={"greedy": Greedy()},
        sheets={name: played.plain for name, played in sheets.items()},
        remade=remade,
        own=own,
        landings=lambda options: sheets[options["sheet"]].odds.name,
    )


SHEETS = every_played()
GAME = made(SHEETS)
