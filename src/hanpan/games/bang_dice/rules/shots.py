"""6.1 Shots: every one is assigned first, then all hit at the same time."""

from mypy_extensions import i64

from hanpan.core.kit.seats import Seats, has
from hanpan.core.sink import Sink
from hanpan.games.bang_dice.actions import (
    also_at,
    beer_of,
    dice_of,
    doubled,
    face_of,
    points_at,
    seat_of,
    second_of,
    shoot,
    used_as,
)
from hanpan.games.bang_dice.rules.batch import open_batch
from hanpan.games.bang_dice.rules.characters import doubles_with_beer, other_face, reach, swaps_faces
from hanpan.games.bang_dice.rules.position import Position
from hanpan.games.bang_dice.rules.steps import ASK_BART, ASKED, DRINK, NEXT_SHOT
from hanpan.games.bang_dice.tables import (
    BEER,
    BY_SHOTS,
    DEAD_FOR_SHOTS,
    DICE,
    FINE,
    NO_BEER_DIE,
    NO_CHANGE_OF_FACE,
    NO_DIE,
    NO_DOUBLE,
    ONE,
    OUT_OF_REACH,
    SHOT,
    SHOTS,
    TWO,
)


def shoot_all(game: Position) -> i64:
    """6.1 A shot must be fired: he is asked for each; the last one assigned, all apply."""
    if due_die(game) >= 0:
        game.ask(SHOTS, game.turn)
        return ASKED
    return ASK_BART if sum_up(game) else DRINK


def due_die(game: Position) -> i64:
    """12 The lowest die with a shot that is not assigned yet; -1: none."""
    for die in range(DICE):
        if is_shot(game.dice[die]) and game.shots[die] == 0:
            return die
    return -1


def is_shot(face: i64) -> bool:
    """1 The crosshairs, one and two."""
    return face == ONE or face == TWO


def sum_up(game: Position) -> bool:
    """10.18 The sum per target; whether there was any shot."""
    any_shot = False
    for die in range(DICE):
        shot = game.shots[die]
        if shot != 0:
            any_shot = True
            for seat in range(game.seats):
                game.losses[seat] += points_at(shot, seat)
    if any_shot:
        open_batch(game, BY_SHOTS)
    return any_shot


def used_beer(game: Position) -> i64:
    """10.13 The beer die that doubles a shot this turn; -1: none yet."""
    for die in range(DICE):
        if beer_of(game.shots[die]) >= 0:
            return beer_of(game.shots[die])
    return -1


def legal_shots(game: Position) -> None:
    """6.1 The die that is due, at anybody in its reach; with the choices of 10.3 and 10.13."""
    die = due_die(game)
    face = game.dice[die]
    targets = reach(game, face)
    list_shots(game, die, targets, 0)
    if swaps_faces(game):
        other = other_face(face)
        list_shots(game, die, reach(game, other), used_as(other))
    if doubles_with_beer(game) and used_beer(game) < 0:
        for beer in range(DICE):
            if game.dice[beer] == BEER:
                list_shots(game, die, targets, doubled(beer))
                if game.beer_heals_too:
                    list_split_shots(game, die, targets, doubled(beer))


def list_shots(game: Position, die: i64, targets: Seats, how: i64) -> None:
    """One shot at each of the targets."""
    for seat in range(game.seats):
        if has(targets, seat):
            game.listed.add(shoot(die, seat) + how)


def list_split_shots(game: Position, die: i64, targets: Seats, how: i64) -> None:
    """11 `as_source`: one point each for two of the targets."""
    for seat in range(game.seats):
        if has(targets, seat):
            for second in range(seat + 1, game.seats):
                if has(targets, second):
                    game.listed.add(shoot(die, seat) + also_at(second) + how)


def check_shot(game: Position, action: i64) -> i64:
    """15 Only what is offered, the die that is due, a beer not yet used, and a living target in reach."""
    face = game.dice[dice_of(action)]
    if face_of(action) >= 0:
        if not swaps_faces(game) or not is_shot(face) or face_of(action) != other_face(face):
            return NO_CHANGE_OF_FACE
        face = face_of(action)
    if beer_of(action) >= 0:
        if not doubles_with_beer(game) or (second_of(action) >= 0 and not game.beer_heals_too):
            return NO_DOUBLE
    if dice_of(action) != due_die(game):
        return NO_DIE
    if beer_of(action) >= 0 and (game.dice[beer_of(action)] != BEER or used_beer(game) >= 0):
        return NO_BEER_DIE
    return check_targets(game, action, reach(game, face))


def check_targets(game: Position, action: i64, targets: Seats) -> i64:
    """6.1 Every target lives and is in reach; nobody shoots himself."""
    first = seat_of(action)
    second = second_of(action) if second_of(action) >= 0 else first
    if has(targets, first) and has(targets, second):
        return FINE
    if too_far(game, targets, first) or too_far(game, targets, second):
        return OUT_OF_REACH
    return DEAD_FOR_SHOTS


def too_far(game: Position, targets: Seats, seat: i64) -> bool:
    """Whether a living player is out of reach."""
    return game.lives(seat) and not has(targets, seat)


def do_shoot(game: Position, action: i64, sink: Sink) -> i64:
    """6.1 The shot is assigned; it hits when all are."""
    die = dice_of(action)
    choices = reach(game, game.dice[die])
    if swaps_faces(game):
        choices |= reach(game, other_face(game.dice[die]))
    game.shots[die] = action
    sink.emit(SHOT, game.turn, seat_of(action), points_at(action, seat_of(action)), choices)
    if second_of(action) >= 0:
        sink.emit(SHOT, game.turn, second_of(action), 1, choices)
    return NEXT_SHOT
