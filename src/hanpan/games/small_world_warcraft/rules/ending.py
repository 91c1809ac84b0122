"""15 and 16.7: the end, who won, and by what."""

from typing import Final

from mypy_extensions import i64

from hanpan.core.kit.seats import NOBODY, Seats, has, only
from hanpan.core.sink import Sink
from hanpan.games.small_world_warcraft.rules.position import Position
from hanpan.games.small_world_warcraft.tables import BY_COINS, BY_TOKENS, ENDED, NONE, OVER, SHARED

PAIR: Final[i64] = 4096  # a pair (coins, tokens) is one number: coins * PAIR + tokens


def tokens_on_board(game: Position, seat: i64) -> i64:
    """15.2 Race tokens on the board, active and in decline; not those in hand."""
    n: i64 = 0
    for i in range(game.n_places):
        race = game.race[game.places[i]]
        if race != NONE and game.holder[race] == seat:
            n += game.tokens[game.places[i]]
    return n


def pair_of(game: Position, seat: i64) -> i64:
    """15.2 Coins, and then tokens on the board."""
    return game.coins[seat] * PAIR + tokens_on_board(game, seat)


def standing_of(game: Position, seat: i64) -> i64:
    """15.2 The seat's pair; 16.7 with teams the smallest pair of its faction."""
    lowest = pair_of(game, seat)
    if game.teams:
        for other in range(game.seats):
            if game.team_of(other) == game.team_of(seat):
                lowest = min(lowest, pair_of(game, other))
    return lowest


def side_of(game: Position, seat: i64) -> i64:
    """Who shares the seat's rank whatever happens: its faction with teams, else nobody but itself."""
    return game.team_of(seat) if game.teams else seat


def rank_of(game: Position, seat: i64) -> i64:
    """15.3, 16.7 1 + the number of seats, with teams of teams, strictly ahead."""
    mine = standing_of(game, seat)
    ahead: Seats = NOBODY
    rank: i64 = 1
    for other in range(game.seats):
        side = side_of(game, other)
        if not has(ahead, side) and standing_of(game, other) > mine:
            ahead |= only(side)
            rank += 1
    return rank


def reason_of(game: Position) -> i64:
    """15.3 What decided first place: coins, tokens, or nothing."""
    best: i64 = -1
    winner: i64 = 0
    for seat in range(game.seats):
        if standing_of(game, seat) > best:
            best = standing_of(game, seat)
            winner = side_of(game, seat)
    reason: i64 = BY_COINS
    for seat in range(game.seats):
        if side_of(game, seat) != winner:
            standing = standing_of(game, seat)
            if standing == best:
                return SHARED
            if standing // PAIR == best // PAIR:
                reason = BY_TOKENS
    return reason


def end(game: Position, sink: Sink) -> None:
    """15.1 After the last seat of the last round, refugees placed."""
    game.phase = OVER
    game.turn = -1
    game.answerer = -1
    game.why = reason_of(game)
    ranks: i64 = 0
    for seat in range(game.seats):
        ranks |= rank_of(game, seat) << seat * 4
    sink.emit(ENDED, game.why, ranks, game.seats)
