"""10. Decline."""

from mypy_extensions import i64

from hanpan.core.sink import Sink
from hanpan.games.small_world_warcraft.rules.aftermath import leave, leave_if_gone
from hanpan.games.small_world_warcraft.rules.position import Position
from hanpan.games.small_world_warcraft.rules.races import end_harmony, keeps_harmony, lays_bombs, lays_objectives
from hanpan.games.small_world_warcraft.rules.tokens import return_objectives, take_up_bombs
from hanpan.games.small_world_warcraft.rules.turn import score_and_go_on, take_up
from hanpan.games.small_world_warcraft.tables import DECLINED, NO_CHAMPION, NO_FORM, NONE, PICKING


def do_decline(game: Position, seat: i64, sink: Sink) -> None:
    """10 Instead of conquering: the old race leaves, the present one becomes old."""
    if game.declined[seat] != NONE:
        leave(game, seat, sink)
    take_up(game, seat)
    game.hand[seat] = 0
    race = game.active[seat]
    give_back(game, seat, race)
    game.declined[seat] = race
    game.declined_power[seat] = game.power[seat]
    game.active[seat] = NONE
    game.power[seat] = NONE
    sink.emit(DECLINED, seat, race)
    leave_if_gone(game, seat, sink)
    if game.same_turn:
        game.declined_now = 1
        game.phase = PICKING
    else:
        score_and_go_on(game, seat, sink)


def give_back(game: Position, seat: i64, race: i64) -> None:
    """10.3, 14 Special tokens that do not last; Walls and Forts stay."""
    if lays_objectives(race):
        return_objectives(game)
    if keeps_harmony(race):
        end_harmony(game)
    if lays_bombs(race):
        take_up_bombs(game)
    game.champion[seat] = NO_CHAMPION
    game.form[seat] = NO_FORM
    game.hand_beasts[seat] = 0
    for i in range(game.n_places):
        r = game.places[i]
        if game.race[r] == race:
            game.beasts[r] = 0
            game.tower[r] = 0
