"""뱅! 주사위 게임 · BANG! The Dice Game: dice, arrows and hidden roles for three to eight."""

from hanpan.core.game import Game, Options, choice
from hanpan.core.memory import Memory
from hanpan.core.state import State
from hanpan.games.bang_dice.bot import Greedy
from hanpan.games.bang_dice.notation import BangNotation
from hanpan.games.bang_dice.rules.law import BangDice
from hanpan.games.bang_dice.suspicion import Suspicion

RULES_VERSION = "1"


def _state(seats: int, options: Options) -> State:
    return BangDice(
        seats,
        beer_heals_too=options["slab"] == "as_source",
        no_characters=options["characters"] == "none",
    )


def _memory(seat: int) -> Memory:
    return Suspicion(seat)


GAME = Game(
    id="bang_dice",
    title={"ko": "뱅! 주사위 게임", "en": "BANG! The Dice Game"},
    seats=(3, 4, 5, 6, 7, 8),
    minutes=(15, 20),
    options=(choice("slab", "same_target", "as_source"), choice("characters", "all", "none")),
    rules_version=RULES_VERSION,
    state=_state,
    memory=_memory,
    notation=BangNotation(),
    bots={"greedy": Greedy()},
)
