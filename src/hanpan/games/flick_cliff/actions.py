"""Actions as one integer: a verb, and the numbers that go with it (chapter 9)."""

from typing import Final, NamedTuple

from mypy_extensions import i64

from hanpan.games.flick_cliff.tables import (
    ACT,
    CLIMB,
    FACES,
    FIRST_ON_A_CELL,
    FLICK,
    MOVE,
    PASS,
    PIP,
    ROPE,
)

VERB_AT: Final = 58
REST: Final = 0x3FFFFFFFFFFFFFF  # all below the verb

# A flick's numbers: speed in cm/s, angle and loft in half degrees, x in mm, the contact point in half mm.
# Each has a little more room than its range, so that a number outside it can be told and refused.
ANGLE_AT: Final = 10
LOFT_AT: Final = 19
X_AT: Final = 27
SIDE_AT: Final = 35
HEIGHT_AT: Final = 41
TOP_AT: Final = 47
FRONT_AT: Final = 50
FLICK_END: Final = 53

SPEED_ZERO: Final = 512
ANGLE_ZERO: Final = 256
LOFT_ZERO: Final = 64
X_ZERO: Final = 128
SIDE_ZERO: Final = 32

TO_AT: Final = 6
BEYOND_ANY_CELL: Final = 63


class Flick(NamedTuple):
    """A flick in plain numbers: m/s, degrees, millimetres; top and front face are 0 where chance turns the die."""

    speed: float
    angle: float
    loft: float
    x: float
    side: float
    height: float
    top: int
    front: int


def verb_of(action: i64) -> i64:
    """What is done."""
    return action >> VERB_AT


def with_verb(verb: i64, rest: i64 = 0) -> i64:
    """The action of a verb and what goes with it."""
    return verb << VERB_AT | rest


def flick(speed: i64, angle: i64, loft: i64, x: i64, side: i64, height: i64, top: i64 = 0, front: i64 = 0) -> i64:
    """A flick; a number beyond its room is taken as the last one there, which is out of range too."""
    numbers = room(speed, SPEED_ZERO, 1024) | room(angle, ANGLE_ZERO, 512) << ANGLE_AT
    numbers |= room(loft, LOFT_ZERO, 256) << LOFT_AT | room(x, X_ZERO, 256) << X_AT
    numbers |= room(side, SIDE_ZERO, 64) << SIDE_AT | room(height, SIDE_ZERO, 64) << HEIGHT_AT
    return with_verb(FLICK, numbers | top << TOP_AT | front << FRONT_AT)


def room(number: i64, zero: i64, size: i64) -> i64:
    """A number moved above zero, and held inside its room."""
    moved = number + zero
    if moved < 0:
        return 0
    return moved if moved < size else size - 1


def speed_of(action: i64) -> i64:
    """In cm/s."""
    return (action & 1023) - SPEED_ZERO


def angle_of(action: i64) -> i64:
    """In half degrees, to the right positive."""
    return (action >> ANGLE_AT & 511) - ANGLE_ZERO


def loft_of(action: i64) -> i64:
    """In half degrees."""
    return (action >> LOFT_AT & 255) - LOFT_ZERO


def x_of(action: i64) -> i64:
    """In millimetres, to the right positive."""
    return (action >> X_AT & 255) - X_ZERO


def side_of(action: i64) -> i64:
    """In half millimetres from the centre of the rear face."""
    return (action >> SIDE_AT & 63) - SIDE_ZERO


def height_of(action: i64) -> i64:
    """In half millimetres from the centre of the rear face."""
    return (action >> HEIGHT_AT & 63) - SIDE_ZERO


def top_of(action: i64) -> i64:
    """The face that is up at the start; 0: chance turns the die."""
    return action >> TOP_AT & 7


def front_of(action: i64) -> i64:
    """The face that looks at the player at the start; 0: chance turns the die."""
    return action >> FRONT_AT & 7


def flick_of(action: int) -> Flick:
    """A flick in plain numbers, for the die's simulation."""
    return Flick(
        speed_of(action) / 100,
        angle_of(action) / 2,
        loft_of(action) / 2,
        float(x_of(action)),
        side_of(action) / 2,
        height_of(action) / 2,
        top_of(action),
        front_of(action),
    )


def in_range(action: i64) -> bool:
    """9 Whether every number of a flick is one the rules allow."""
    return (
        10 <= speed_of(action) <= 250
        and -90 <= angle_of(action) <= 90
        and 0 <= loft_of(action) <= 80
        and -45 <= x_of(action) <= 45
        and -12 <= side_of(action) <= 12
        and -12 <= height_of(action) <= 12
    )


def are_faces(top: i64, front: i64) -> bool:
    """9 Whether a die can lie so: two faces that differ and are not opposite."""
    return 1 <= top <= FACES and 1 <= front <= FACES and top != front and top + front != FACES + 1


# The die's 24 ways to stand, numbered by the face that is up, then by the one that looks at the player


def right_of(top: i64, front: i64) -> i64:
    """The face on the right of a die: 1, 2 and 3 run counter-clockwise round their corner, opposite faces make 7."""
    over = min(top, 7 - top)
    ahead = min(front, 7 - front)
    third = 6 - over - ahead
    turned = (over != top) != (ahead != front)
    return third if (ahead == over % 3 + 1) != turned else 7 - third


def pose_of(top: i64, front: i64) -> i64:
    """The number of a start orientation, from 1."""
    before = (top - 1) * 4
    for face in range(1, front):
        if are_faces(top, face):
            before += 1
    return before + 1


def shown_in(top: i64, front: i64, face: i64) -> i64:
    """The face a die started so has where one started with 1 up and 2 in front has `face`."""
    if face > 3:
        return 7 - shown_in(top, front, 7 - face)
    if face == 1:
        return top
    return front if face == 2 else right_of(top, front)


def rope(start: i64, end: i64) -> i64:
    """A rope from cell to cell; a number beyond any cell stands for all of them."""
    return with_verb(ROPE, min(start, BEYOND_ANY_CELL) | min(end, BEYOND_ANY_CELL) << TO_AT)


def from_of(action: i64) -> i64:
    """Where a rope starts."""
    return action & 63


def to_of(action: i64) -> i64:
    """Where a rope ends."""
    return action >> TO_AT & 63


def change_of(action: i64) -> i64:
    """What an ability adds: one more or one less."""
    return 1 if action & 1 else -1


def number_of(action: i64) -> i64:
    """How far is climbed from the wild cell."""
    return action & 7


def is_action(action: i64) -> bool:
    """9 Whether a number is an action at all, in some match."""
    if action < 0:
        return False
    verb = action >> VERB_AT
    rest = action & REST
    if verb == FLICK:
        if rest >> FLICK_END != 0:
            return False
        return rest >> TOP_AT == 0 or are_faces(top_of(action), front_of(action))
    if verb == PIP or verb == MOVE:
        return rest <= 1
    if verb == ACT or verb == PASS:
        return rest == 0
    if verb == ROPE:
        return rest >> 12 == 0
    return verb == CLIMB and 1 <= rest <= FACES


# Landings, as one number


def on_cell(cell: i64, pip: i64, tilted: i64) -> i64:
    """The landing on a cell with a value; tilted 1: it had to be re-seated."""
    return FIRST_ON_A_CELL + ((cell - 1) * FACES + pip - 1) * 2 + tilted


def cell_of(landing: i64) -> i64:
    """The cell of a landing on one."""
    return (landing - FIRST_ON_A_CELL) // (2 * FACES) + 1


def pip_of(landing: i64) -> i64:
    """The value of a landing on a cell."""
    return (landing - FIRST_ON_A_CELL) // 2 % FACES + 1


def tilted_of(landing: i64) -> i64:
    """1 if the die had to be re-seated."""
    return (landing - FIRST_ON_A_CELL) & 1
