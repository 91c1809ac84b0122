"""플릭 오버 더 클리프 · Flick over the Cliff: flick a die you can see roll, draw ropes, climb first."""

from hanpan.core.game import Game, Options, choice, switch
from hanpan.core.memory import Memory
from hanpan.core.state import State
from hanpan.games.flick_cliff.bot import Greedy
from hanpan.games.flick_cliff.landings import measured
from hanpan.games.flick_cliff.notation import CliffNotation
from hanpan.games.flick_cliff.odds import odds_from_plain
from hanpan.games.flick_cliff.rules import FlickCliff
from hanpan.games.flick_cliff.sheets import every_sheet
from hanpan.games.flick_cliff.tables import HAND_WORDS

RULES_VERSION = "1"

SHEETS = every_sheet()
ODDS = {name: odds_from_plain(measured(), int(sheet.cells)) for name, sheet in SHEETS.items()}


def _state(seats: int, options: Options) -> State:
    return FlickCliff(
        seats,
        SHEETS[options["sheet"]],
        ODDS[options["sheet"]],
        beginner=options["beginner"],
        chosen=options["start_face"] == "chosen",
        hand=HAND_WORDS.index(options["steady_hand"]),
    )


def _memory(seat: int) -> Memory:
    return Memory(seat)


GAME = Game(
    id="flick_cliff",
    title={"ko": "플릭 오버 더 클리프", "en": "Flick over the Cliff"},
    seats=(2, 3, 4),
    minutes=(15, 25),
    options=(
        switch("beginner", False),
        choice("start_face", "random", "chosen"),
        choice("steady_hand", "natural", "exact", "shaky"),
        choice("sheet", *SHEETS),
    ),
    rules_version=RULES_VERSION,
    state=_state,
    memory=_memory,
    notation=CliffNotation(SHEETS.values()),
    bots={"greedy": Greedy()},
)
