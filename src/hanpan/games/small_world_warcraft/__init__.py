"""스몰 월드 오브 워크래프트 · Small World of Warcraft: a race and a power take islands, until they decline."""

from functools import cache

from hanpan.core.game import Game, Options, choice, switch, text
from hanpan.core.memory import Memory
from hanpan.core.state import State
from hanpan.games.small_world_warcraft.atlas import Face
from hanpan.games.small_world_warcraft.bot import Greedy
from hanpan.games.small_world_warcraft.islands import FACES_EXAMPLES, fixed_faces, read_faces
from hanpan.games.small_world_warcraft.maps import every_face
from hanpan.games.small_world_warcraft.notation import WarcraftNotation
from hanpan.games.small_world_warcraft.rules.law import SmallWorld

RULES_VERSION = "1"


@cache
def _atlas() -> tuple[Face, ...]:
    return tuple(every_face().values())


def _read_faces(told: str) -> None:
    read_faces(told, _atlas())


def _state(seats: int, options: Options) -> State:
    return SmallWorld(
        seats,
        _atlas(),
        fixed_faces(options["faces"], _atlas(), seats),
        0 if options["rounds"] == "auto" else options["rounds"],
        teams=options["teams"],
        first_landing_fee=options["first_landing_fee"],
        declined_bonus=options["declined_bonus"],
        same_turn=options["new_combo"] == "same_turn",
        marker_effects=options["marker_effects"],
        open_coins=options["open_coins"],
    )


def _memory(seat: int) -> Memory:
    return Memory(seat)


GAME = Game(
    id="small_world_warcraft",
    title={"ko": "스몰 월드 오브 워크래프트", "en": "Small World of Warcraft"},
    seats=(2, 3, 4, 5),
    minutes=(40, 80),
    options=(
        switch("teams", False),
        switch("first_landing_fee", True),
        switch("declined_bonus", True),
        choice("new_combo", "next_turn", "same_turn"),
        switch("marker_effects", True),
        switch("open_coins", False),
        text("faces", _read_faces, "random", *FACES_EXAMPLES),
        choice("rounds", "auto", *range(1, 13)),
    ),
    rules_version=RULES_VERSION,
    state=_state,
    memory=_memory,
    notation=WarcraftNotation(_atlas),
    bots={"greedy": Greedy()},
)
