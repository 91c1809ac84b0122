"""10.18 and 10.19: losses that come together, in the one order that shots, gatling and dynamite share."""

from mypy_extensions import i64

from hanpan.core.sink import Sink
from hanpan.games.bang_dice.rules.arrows import take_one_arrow
from hanpan.games.bang_dice.rules.characters import bart_is_asked, gringo_is_hit, pedro_is_asked
from hanpan.games.bang_dice.rules.ending import bury
from hanpan.games.bang_dice.rules.position import Position
from hanpan.games.bang_dice.rules.steps import ASKED, DRINK, END_OF_TURN, LOSE_LIFE, NEXT_SHOT, NEXT_TURN, TAKE_TOLL
from hanpan.games.bang_dice.tables import BY_DYNAMITE, BY_SHOTS, OVER


def open_batch(game: Position, batch: i64) -> None:
    """8.1 From here to the toll nothing is checked; the losses are still all 0."""
    game.batch = batch


def ask_bart(game: Position) -> i64:
    """10.18 First of all Bart's replacements."""
    return ASKED if bart_is_asked(game) else LOSE_LIFE


def lose_life(game: Position, sink: Sink) -> i64:
    """10.18, 10.19 The losses, all at the same time; then Pedro's discards."""
    for steps in range(game.seats):
        seat = (game.turn + steps) % game.seats
        game.lose(seat, game.losses[seat], game.batch, sink)
    return ASKED if pedro_is_asked(game) else TAKE_TOLL


def take_toll(game: Position, sink: Sink) -> i64:
    """10.18, 10.19 Eliminations, end check, Sam; then the arrow that El Gringo hands out. 3.4 A dead roller stops."""
    batch = game.batch
    gringo = gringo_is_hit(game)
    game.close_batch()
    bury(game, batch, sink)
    if gringo and game.phase != OVER:
        take_one_arrow(game, sink)
    if game.phase == OVER:
        return ASKED
    if not game.lives(game.turn):
        return NEXT_TURN
    if batch == BY_DYNAMITE:
        return NEXT_SHOT
    return DRINK if batch == BY_SHOTS else END_OF_TURN
