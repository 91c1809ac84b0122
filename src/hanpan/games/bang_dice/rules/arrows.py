"""4. Arrows: taken as they are rolled, and the attack of the Indians when the pile is empty."""

from mypy_extensions import i64

from hanpan.core.sink import Sink
from hanpan.games.bang_dice.rules.characters import most_to_indians
from hanpan.games.bang_dice.rules.ending import bury
from hanpan.games.bang_dice.rules.position import Position
from hanpan.games.bang_dice.tables import ARROWS, BY_ARROWS, INDIANS, OVER


def take_arrows(game: Position, due: i64, sink: Sink) -> None:
    """4.1 One token at once for each arrow just rolled; 4.2 after an attack those still due, unless 3.4 he is dead."""
    for arrow in range(due):
        take_one_arrow(game, sink)
        if game.phase == OVER or not game.lives(game.turn):
            return


def take_one_arrow(game: Position, sink: Sink) -> None:
    """4.2 The moment the pile is empty the Indians attack; 4.3 whatever the arrow was for."""
    game.take_arrow(game.turn, sink)
    if game.pile == 0:
        indians_attack(game, sink)


def indians_attack(game: Position, sink: Sink) -> None:
    """4.2 Every living player loses as much life as he has arrows, all at the same time; all arrows return.

    Then eliminations, end check and Vulture Sam.
    """
    losses: i64 = 0
    for seat in range(game.seats):
        points = min(game.arrows[seat], most_to_indians(game, seat), game.life[seat])
        losses |= points << seat * 4
    sink.emit(INDIANS, losses, game.seats)
    for seat in range(game.seats):
        game.lose(seat, losses >> seat * 4 & 15, BY_ARROWS, sink)
        game.arrows[seat] = 0
    game.pile = ARROWS
    bury(game, BY_ARROWS, sink)
