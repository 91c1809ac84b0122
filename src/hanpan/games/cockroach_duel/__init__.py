"""바퀴벌레 듀얼 · Cockroach Duel: a bluffing duel for two, after Cake Duel."""

from hanpan.core.game import Game, Options, choice, number, switch
from hanpan.core.memory import Memory
from hanpan.core.state import State
from hanpan.games.cockroach_duel.bot import Greedy
from hanpan.games.cockroach_duel.notation import DuelNotation
from hanpan.games.cockroach_duel.rules import Duel, DuelMemory

RULES_VERSION = "1"


def _state(seats: int, options: Options) -> State:
    return Duel(
        loser_starts=options["next_starter"] == "loser",
        overblock=options["overblock"],
        reveal_black=options["reveal_black"],
        target_wins=options["target_wins"],
    )


def _memory(seat: int) -> Memory:
    return DuelMemory(seat)


GAME = Game(
    id="cockroach_duel",
    title={"ko": "바퀴벌레 듀얼", "en": "Cockroach Duel"},
    seats=(2,),
    minutes=(10, 10),
    options=(
        choice("next_starter", "alternate", "loser"),
        switch("overblock", True),
        switch("reveal_black", True),
        number("target_wins", 3, 1, 5),
    ),
    rules_version=RULES_VERSION,
    state=_state,
    memory=_memory,
    notation=DuelNotation(),
    bots={"greedy": Greedy()},
)
