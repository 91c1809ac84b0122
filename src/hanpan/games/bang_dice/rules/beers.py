"""6.2 Beers: each must be given to somebody, and shots came first."""

from mypy_extensions import i64

from hanpan.core.sink import Sink
from hanpan.games.bang_dice.actions import naming, seat_of
from hanpan.games.bang_dice.rules.characters import beer_is_worth, beers_are_double
from hanpan.games.bang_dice.rules.position import Position
from hanpan.games.bang_dice.rules.shots import used_beer
from hanpan.games.bang_dice.rules.steps import ASKED, FIRE
from hanpan.games.bang_dice.tables import BEER, BEERS, HEAL


def drink(game: Position) -> i64:
    """6.2 As many beers as show, 10.13 less the one that doubled a shot; 11 `as_source`: that one too."""
    beers = game.showing(BEER)
    if used_beer(game) >= 0 and not game.beer_heals_too:
        beers -= 1
    game.clear_pending()
    if beers == 0:
        return FIRE
    game.left = beers
    game.double = int(beers_are_double(game))
    game.ask(BEERS, game.turn)
    return ASKED


def legal_heals(game: Position) -> None:
    """6.2 Any living player, himself too, also a full one: then it is wasted."""
    for seat in range(game.seats):
        if game.lives(seat):
            game.listed.add(naming(HEAL, seat))


def do_heal(game: Position, action: i64, sink: Sink) -> i64:
    """6.2 One beer gives one life; 10.5 to Jesse perhaps two."""
    game.heal(seat_of(action), beer_is_worth(game, seat_of(action)), game.turn, sink)
    game.left -= 1
    if game.left > 0:
        return ASKED
    game.double = 0
    return FIRE
