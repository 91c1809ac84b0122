"""1.10 and 9.5: coins that change hands openly."""

from mypy_extensions import i64

from hanpan.core.sink import Sink
from hanpan.games.small_world_warcraft.rules.position import Position
from hanpan.games.small_world_warcraft.tables import PAID, THE_BANK


def pay(game: Position, giver: i64, taker: i64, amount: i64, reason: i64, sink: Sink) -> None:
    """1.10 Who must pay more than he has pays what he has, and owes nothing after that; the bank never fails."""
    paid = amount
    if giver != THE_BANK:
        if game.coins[giver] < paid:
            paid = game.coins[giver]
        game.coins[giver] -= paid
    if taker != THE_BANK:
        game.coins[taker] += paid
    sink.emit(PAID, giver, taker, paid, reason)
