"""7, 8 and 9: elimination, the end of the game, and the game of three."""

from mypy_extensions import i64

from hanpan.core.kit.ring import how_many, lowest
from hanpan.core.kit.seats import NOBODY, Seats, has, only
from hanpan.core.sink import Sink
from hanpan.games.bang_dice.rules.characters import sam_gains
from hanpan.games.bang_dice.rules.position import Position
from hanpan.games.bang_dice.tables import (
    BY_GATLING,
    BY_SHOTS,
    DEPUTY,
    ELIMINATED,
    ENDED,
    LAST_ALIVE,
    LAW_WINS,
    NOBODY_WINS,
    OUTLAW,
    OUTLAWS_WIN,
    OVER,
    PREY_TAKEN,
    RENEGADE,
    RENEGADE_WINS,
    SHERIFF,
    UNDECIDED,
)

# 7. Elimination


def bury(game: Position, cause: i64, sink: Sink) -> None:
    """8.1 After a batch of losses: eliminations, then the end check, 10.15 then Vulture Sam."""
    dead: Seats = NOBODY
    for steps in range(game.seats):
        seat = (game.turn + steps) % game.seats
        if game.lives(seat) and game.life[seat] == 0:
            eliminate(game, seat, sink)
            dead |= only(seat)
    if dead == NOBODY:
        return
    reason = decided(game)
    if reason == UNDECIDED and (cause == BY_SHOTS or cause == BY_GATLING) and prey_is_among(game, dead):
        reason = PREY_TAKEN
    if reason != UNDECIDED:
        end(game, reason, sink)
    else:
        sam_gains(game, how_many(dead), sink)


def eliminate(game: Position, seat: i64, sink: Sink) -> None:
    """7 The role is shown, the arrows return, the player takes no part any more."""
    game.living &= ~only(seat)
    game.shown |= only(seat)
    sink.emit(ELIMINATED, seat, game.roles[seat])
    game.return_arrows(seat, game.arrows[seat], seat, sink)


# 8. End of the game


def decided(game: Position) -> i64:
    """8.2, 8.3, 9.3 Why the game is over, as far as who lives tells it; UNDECIDED if it goes on."""
    if game.three_players():
        return decided_among_three(game)
    if not game.lives(game.seat_of_role(SHERIFF)):
        return RENEGADE_WINS if one_renegade_alone(game) else OUTLAWS_WIN
    for seat in range(game.seats):
        if game.lives(seat) and (game.roles[seat] == OUTLAW or game.roles[seat] == RENEGADE):
            return UNDECIDED
    return LAW_WINS


def one_renegade_alone(game: Position) -> bool:
    """8.2 Exactly one player lives, and he is a renegade; 8.4 two of them are not allies."""
    return how_many(game.living) == 1 and game.roles[lowest(game.living)] == RENEGADE


def winners_of(game: Position, reason: i64) -> Seats:
    """8.2, 8.3 The dead win with their side; 9 with three players one wins or nobody."""
    winners: Seats = NOBODY
    for seat in range(game.seats):
        role = game.roles[seat]
        if reason == OUTLAWS_WIN:
            wins = role == OUTLAW
        elif reason == LAW_WINS:
            wins = role == SHERIFF or role == DEPUTY
        elif reason == PREY_TAKEN:
            wins = game.lives(seat) and not game.lives(prey_of(game, seat))
        else:
            wins = game.lives(seat)
        if wins:
            winners |= only(seat)
    return winners


def end(game: Position, reason: i64, sink: Sink) -> None:
    """8.5 The game stops at once; nothing more is resolved."""
    game.clear_pending()
    game.ask(OVER, -1)
    game.turn = -1
    game.why = reason
    game.winners = winners_of(game, reason)
    sink.emit(ENDED, reason, game.winners)


# 9. Three players


def prey_of(game: Position, seat: i64) -> i64:
    """9.2 The deputy hunts the renegade, the renegade the outlaw, the outlaw the deputy."""
    role = game.roles[seat]
    if role == DEPUTY:
        return game.seat_of_role(RENEGADE)
    return game.seat_of_role(OUTLAW if role == RENEGADE else DEPUTY)


def prey_is_among(game: Position, dead: Seats) -> bool:
    """9.2 Whether the roller has just taken his prey's last life himself."""
    return game.three_players() and has(dead, prey_of(game, game.turn))


def decided_among_three(game: Position) -> i64:
    """9.3 The last one alive wins; 9.4 all three at once: nobody."""
    living = how_many(game.living)
    if living == 0:
        return NOBODY_WINS
    return LAST_ALIVE if living == 1 else UNDECIDED
