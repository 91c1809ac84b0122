"""6.3 The gatling: it fires by itself, once a turn, at everybody else."""

from mypy_extensions import i64

from hanpan.core.sink import Sink
from hanpan.games.bang_dice.rules.batch import open_batch
from hanpan.games.bang_dice.rules.characters import gatlings_needed, life_lost_to_gatling
from hanpan.games.bang_dice.rules.position import Position
from hanpan.games.bang_dice.rules.steps import ASK_BART, ASK_KIT, END_OF_TURN
from hanpan.games.bang_dice.tables import BY_GATLING, GATLING, GATLING_FIRED


def fires(game: Position) -> bool:
    """6.3 Three or more fire, 10.16 Willy's two; fewer do nothing."""
    return game.showing(GATLING) >= gatlings_needed(game)


def fire(game: Position, sink: Sink) -> i64:
    """6.3 The roller returns all his arrows first; 10.7 then Kit may discard others'."""
    if fires(game):
        sink.emit(GATLING_FIRED, game.turn)
        game.return_arrows(game.turn, game.arrows[game.turn], game.turn, sink)
    return ASK_KIT


def damage(game: Position) -> i64:
    """6.3 Every other living player loses 1."""
    if not fires(game):
        return END_OF_TURN
    open_batch(game, BY_GATLING)
    for seat in range(game.seats):
        if game.lives(seat) and seat != game.turn:
            game.losses[seat] = life_lost_to_gatling(game, seat)
    return ASK_BART
