"""An action of the dice game in one integer: a verb and the dice, seats and face it names (chapter 12).

A verb that names nothing is an action by itself.
"""

from typing import Final

from mypy_extensions import i64

from hanpan.games.bang_dice.tables import (
    ALL_DICE,
    DICE,
    DISCARD_OF,
    HEAL,
    KEEP,
    ONE,
    REROLL,
    SHOOT,
    TWO,
)

# Where each part stands. Seats, faces and beer dice are written one higher: 0 is none.
DICE_AT: Final = 4
SEAT_AT: Final = 9
SECOND_AT: Final = 13
FACE_AT: Final = 17
BEER_AT: Final = 20
END: Final = 23


def reroll(dice: i64) -> i64:
    """3.1 Roll these dice again: bit d stands for die d."""
    return REROLL | dice << DICE_AT


def naming(verb: i64, seat: i64) -> i64:
    """An action that names a seat."""
    return verb | (seat + 1) << SEAT_AT


def shoot(die: i64, seat: i64) -> i64:
    """6.1 This die at that seat."""
    return SHOOT | die << DICE_AT | (seat + 1) << SEAT_AT


def used_as(face: i64) -> i64:
    """10.3 Added to a shot: the die counts as this face."""
    return (face + 1) << FACE_AT


def doubled(beer: i64) -> i64:
    """10.13 Added to a shot: this beer die doubles it."""
    return (beer + 1) << BEER_AT


def also_at(seat: i64) -> i64:
    """11 Added to a doubled shot: its second point goes to this seat."""
    return (seat + 1) << SECOND_AT


def verb_of(action: i64) -> i64:
    """What is done."""
    return action & 15


def dice_of(action: i64) -> i64:
    """The dice of a reroll, bit by bit; of a shot its one die."""
    return action >> DICE_AT & ALL_DICE


def seat_of(action: i64) -> i64:
    """The seat named; -1: none."""
    return (action >> SEAT_AT & 15) - 1


def second_of(action: i64) -> i64:
    """The seat of the second point; -1: none."""
    return (action >> SECOND_AT & 15) - 1


def face_of(action: i64) -> i64:
    """The face the die is used as; -1: its own."""
    return (action >> FACE_AT & 7) - 1


def beer_of(action: i64) -> i64:
    """The beer die that doubles; -1: none."""
    return (action >> BEER_AT & 7) - 1


def points_at(shot: i64, seat: i64) -> i64:
    """6.1 The points this shot has for a seat: 10.13 two if a beer doubles it, 11 or one for each of two."""
    points: i64 = 0
    if seat_of(shot) == seat:
        points = 1
        if beer_of(shot) >= 0 and second_of(shot) < 0:
            points = 2
    elif second_of(shot) == seat:
        points = 1
    return points


def well_formed(action: i64, seats: i64) -> bool:
    """12 Whether a number is an action of the grammar, for so many seats."""
    if action < 0 or action >> END != 0:
        return False
    verb = verb_of(action)
    if verb == REROLL:
        return dice_of(action) != 0 and action == reroll(dice_of(action))
    if verb == HEAL or verb == DISCARD_OF:
        return 0 <= seat_of(action) < seats and action == naming(verb, seat_of(action))
    if verb == SHOOT:
        return shot_well_formed(action, seats)
    return action <= KEEP


def shot_well_formed(action: i64, seats: i64) -> bool:
    """12 A die at a seat; perhaps as the other face, or with a beer die and then perhaps at a higher seat too."""
    if dice_of(action) >= DICE or not 0 <= seat_of(action) < seats:
        return False
    face = face_of(action)
    if face >= 0:
        return (face == ONE or face == TWO) and action >> BEER_AT == 0 and second_of(action) < 0
    if second_of(action) >= 0:
        return 0 <= beer_of(action) < DICE and seat_of(action) < second_of(action) < seats
    return beer_of(action) < DICE
