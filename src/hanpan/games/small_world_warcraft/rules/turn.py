"""5. The turn: what happens by itself before anything is chosen, and after the last of it."""

from mypy_extensions import i64

from hanpan.core.sink import Sink
from hanpan.games.small_world_warcraft.actions import at, first_of, number_of
from hanpan.games.small_world_warcraft.refusals import FINE, NOT_OWN_ABANDONED, NOT_OWN_REFUGE, TOO_MANY_REFUGEES
from hanpan.games.small_world_warcraft.rules.aftermath import empty_region, lose_one
from hanpan.games.small_world_warcraft.rules.ending import end
from hanpan.games.small_world_warcraft.rules.markers import gives_a_token
from hanpan.games.small_world_warcraft.rules.position import Position
from hanpan.games.small_world_warcraft.rules.powers import build_forts, builds_forts, muster_beasts
from hanpan.games.small_world_warcraft.rules.races import floor_of, give_harmony, keeps_harmony, lays_bombs
from hanpan.games.small_world_warcraft.rules.scoring import score
from hanpan.games.small_world_warcraft.rules.sight import is_opponents
from hanpan.games.small_world_warcraft.rules.tokens import take_up_bombs
from hanpan.games.small_world_warcraft.tables import (
    ABANDON,
    ABANDONED,
    BLAST,
    BOMB_SHOWN,
    BY_BLAST,
    MUSTERED,
    NO_BOMB,
    NONE,
    PICKING,
    PLACE,
    PLACED,
    READY,
    REFUGEES,
    START,
    TURN,
    USES,
)


def begin_turn(game: Position, seat: i64, sink: Sink) -> None:
    """5.1 (1) to (3) Reset, bombs, muster; 4.1 without an active race a combo is chosen."""
    game.turn = seat
    game.answerer = seat
    clear_turn(game)
    sink.emit(TURN, seat, game.round)
    if game.active[seat] == NONE:
        game.phase = PICKING
        return
    game.phase = START
    if lays_bombs(game.active[seat]):
        show_bombs(game, seat, sink)
    muster(game, seat, sink)


def clear_turn(game: Position) -> None:
    """5.1 (1) Nothing has happened this turn."""
    game.declined_now = 0
    game.die = -1
    game.slain = 0
    game.raised = 0
    game.conquests = 0
    for use in range(USES):
        game.used[use] = 0
    for seat in range(game.seats):
        game.saves[seat] = 0


# 5.1 (2) Bombs


def show_bombs(game: Position, seat: i64, sink: Sink) -> None:
    """14.4 All are resolved in map order where an opponent's active race stands; elsewhere they go back unseen."""
    for i in range(game.n_places):
        r = game.places[i]
        if game.bomb[r] != NO_BOMB and is_opponents(game, seat, r):
            sink.emit(BOMB_SHOWN, game.name(r), game.bomb[r])
            if game.bomb[r] == BLAST:
                blow_up(game, r, sink)
    take_up_bombs(game)


def blow_up(game: Position, r: i64, sink: Sink) -> None:
    """14.4 One token is discarded (7.4), the others are refugees, the region is emptied (7.5)."""
    loser = game.holder[game.race[r]]
    game.refugees[loser] += game.tokens[r] - 1
    lose_one(game, loser, r, BY_BLAST, sink)
    empty_region(game, r)


# 5.1 (3) Muster


def muster(game: Position, seat: i64, sink: Sink) -> None:
    """5.1 (3) All tokens but the floor come into the hand; 12.18 Beasts are counted; 13.15 one may come more."""
    taken = take_up(game, seat)
    muster_beasts(game, seat)
    if gives_a_token(game, seat):
        game.hand[seat] += 1
        taken += 1
    if taken > 0:
        sink.emit(MUSTERED, seat, taken)


def take_up(game: Position, seat: i64) -> i64:
    """5.1 (3), 8.1 All tokens above the floor in own regions come into the hand; how many."""
    floor = floor_of(game.active[seat])
    taken: i64 = 0
    for i in range(game.n_places):
        r = game.places[i]
        if game.is_own(seat, r) and game.tokens[r] > floor:
            taken += game.tokens[r] - floor
            game.tokens[r] = floor
    game.hand[seat] += taken
    return taken


# 5.3 Abandoning


def legal_abandoning(game: Position, seat: i64) -> None:
    """5.3 Any own region."""
    for i in range(game.n_places):
        if game.is_own(seat, game.places[i]):
            game.listed.add(at(ABANDON, game.name(game.places[i])))


def check_abandon(game: Position, seat: i64, action: i64) -> i64:
    """5.3 The same, asked of one region."""
    return FINE if game.is_own(seat, game.region(first_of(action))) else NOT_OWN_ABANDONED


def do_abandon(game: Position, seat: i64, action: i64, sink: Sink) -> None:
    """5.3 The rest of its tokens comes into the hand, and it is emptied; the right to decline ends."""
    r = game.region(first_of(action))
    game.hand[seat] += game.tokens[r]
    empty_region(game, r)
    game.phase = READY
    sink.emit(ABANDONED, seat, game.name(r))


# 5.1 (8) to (11)


def close_turn(game: Position, seat: i64, sink: Sink) -> None:
    """5.1 (8) Beasts still in hand go to the supply; Forts; Harmony. Then scoring, and what follows."""
    game.hand_beasts[seat] = 0
    if builds_forts(game.power[seat]):
        build_forts(game, seat, sink)
    if keeps_harmony(game.active[seat]):
        give_harmony(game, seat, sink)
    score_and_go_on(game, seat, sink)


def score_and_go_on(game: Position, seat: i64, sink: Sink) -> None:
    """5.1 (9) Scoring; (10) then the others' refugees."""
    score(game, seat, sink)
    place_refugees(game, sink)


def place_refugees(game: Position, sink: Sink) -> None:
    """7.6 Clockwise from the active player; a single own region takes them by itself, without one they stay in hand."""
    for steps in range(1, game.seats):
        seat = (game.turn + steps) % game.seats
        if game.refugees[seat] > 0:
            regions = game.how_many_own(seat)
            if regions > 1:
                game.phase = REFUGEES
                game.answerer = seat
                return
            if regions == 1:
                place_at(game, seat, only_own(game, seat), game.refugees[seat], sink)
            else:
                game.hand[seat] += game.refugees[seat]
            game.refugees[seat] = 0
    next_turn(game, sink)


def only_own(game: Position, seat: i64) -> i64:
    """The first region of the seat's active race."""
    i: i64 = 0
    while not game.is_own(seat, game.places[i]):
        i += 1
    return game.places[i]


def place_at(game: Position, seat: i64, r: i64, n: i64, sink: Sink) -> None:
    """8.2, 7.6 So many tokens more stand in this region."""
    game.tokens[r] += n
    sink.emit(PLACED, seat, game.name(r), n)


def legal_placing(game: Position, seat: i64, most: i64) -> None:
    """8.2, 7.6 1 to all of them into any own region, bordering or not."""
    for i in range(game.n_places):
        r = game.places[i]
        if game.is_own(seat, r):
            name = game.name(r)
            for n in range(1, most + 1):
                game.listed.add(at(PLACE, name, n))


def check_refugees(game: Position, seat: i64, action: i64) -> i64:
    """7.6 The same, asked of one action."""
    if not game.is_own(seat, game.region(first_of(action))):
        return NOT_OWN_REFUGE
    return FINE if number_of(action) <= game.refugees[seat] else TOO_MANY_REFUGEES


def do_refugees(game: Position, seat: i64, action: i64, sink: Sink) -> None:
    """7.6 They stand there; who has more goes on."""
    n = number_of(action)
    game.refugees[seat] -= n
    place_at(game, seat, game.region(first_of(action)), n, sink)
    if game.refugees[seat] == 0:
        place_refugees(game, sink)


def next_turn(game: Position, sink: Sink) -> None:
    """5.1 (11) The next seat; after the last seat of the round the marker advances, or the match ends."""
    seat = (game.turn + 1) % game.seats
    if seat == game.starter:
        if game.round >= game.rounds:
            end(game, sink)
            return
        game.round += 1
    begin_turn(game, seat, sink)
