"""폭발냥이 · Exploding Kittens: push your luck for two to five; the last one alive wins."""

from hanpan.core.game import Game, Options, choice, number
from hanpan.core.memory import Memory
from hanpan.core.state import State
from hanpan.games.exploding_kittens.bot import Greedy
from hanpan.games.exploding_kittens.memory import KittensMemory
from hanpan.games.exploding_kittens.notation import KittensNotation
from hanpan.games.exploding_kittens.rules import Kittens

RULES_VERSION = "1"


def _state(seats: int, options: Options) -> State:
    return Kittens(seats, only_cats=options["combos"] == "cats")


def _memory(seat: int) -> Memory:
    return KittensMemory(seat)


def _window(options: Options) -> int:
    return int(options["nope_seconds"])


GAME = Game(
    id="exploding_kittens",
    title={"ko": "폭발냥이", "en": "Exploding Kittens"},
    seats=(2, 3, 4, 5),
    minutes=(10, 20),
    options=(
        choice("combos", "all", "cats"),
        number("nope_seconds", 6, 3, 30),
    ),
    rules_version=RULES_VERSION,
    state=_state,
    memory=_memory,
    notation=KittensNotation(),
    bots={"greedy": Greedy()},
    window=_window,
)
