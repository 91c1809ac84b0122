"""An action in one integer (chapter 18), and the names of regions: equal in every match, whatever lies on the table.

From the low end: the verb, a number (a slot, a form, tokens or Beasts), the way, the aids, and one or two regions.
A region's name is its face (letter, digit, letter) and its number; 0 is none, so names are written one higher.
"""

from typing import Final

from mypy_extensions import i64

from hanpan.games.small_world_warcraft.tables import (
    AS_WOLF,
    BEAST,
    CONQUER,
    DECLINE,
    DONE,
    FORM,
    HALT,
    INTIMIDATE,
    PICK,
    PLACE,
    RAISE,
    RANSOM,
    REINFORCE,
    SWAP,
    VERBS,
)

VERB_BITS: Final = 31
NUMBER_AT: Final = 5
NUMBER_BITS: Final = 255
WAY_AT: Final = 13
AIDS_AT: Final = 15
FIRST_AT: Final = 17
SECOND_AT: Final = 39
NAME_BITS: Final = 0x3FFFFF

# A face's name: five bits for each letter, four for the digit; a region's: seven bits more for its number
NUMBER_IN_FACE: Final = 127
FACE_AT: Final = 7
LETTERS: Final = 26


def face_code(letter: i64, digit: i64, side: i64) -> i64:
    """A face's name as a number: letters count from 0."""
    return letter << 9 | digit << 5 | side


def region_name(face: i64, number: i64) -> i64:
    """A region's name as a number."""
    return face << FACE_AT | number


def face_of(name: i64) -> i64:
    """The face in a region's name."""
    return name >> FACE_AT


def number_in_face(name: i64) -> i64:
    """The region's number on its face."""
    return name & NUMBER_IN_FACE


def counting(verb: i64, number: i64) -> i64:
    """An action that names a number only."""
    return verb | number << NUMBER_AT


def at(verb: i64, name: i64, number: i64 = 0) -> i64:
    """An action at a region, perhaps with a number."""
    return verb | number << NUMBER_AT | (name + 1) << FIRST_AT


def taking(verb: i64, name: i64, way: i64, aids: i64, beasts: i64) -> i64:
    """6.6, 6.8 A conquest by tokens: its way, its aids and its Beasts."""
    return verb | beasts << NUMBER_AT | way << WAY_AT | aids << AIDS_AT | (name + 1) << FIRST_AT


def between(verb: i64, first: i64, second: i64) -> i64:
    """An action that names two regions."""
    return verb | (first + 1) << FIRST_AT | (second + 1) << SECOND_AT


def verb_of(action: i64) -> i64:
    """What is done."""
    return action & VERB_BITS


def number_of(action: i64) -> i64:
    """The slot, form, tokens or Beasts; 0 if none is named."""
    return action >> NUMBER_AT & NUMBER_BITS


def way_of(action: i64) -> i64:
    """6.7 The way, NO_WAY if none is named."""
    return action >> WAY_AT & 3


def aids_of(action: i64) -> i64:
    """6.7 The aids, as bits."""
    return action >> AIDS_AT & 3


def first_of(action: i64) -> i64:
    """The name of the first region; -1 if none is named."""
    return (action >> FIRST_AT & NAME_BITS) - 1


def second_of(action: i64) -> i64:
    """The name of the second region; -1 if none is named."""
    return (action >> SECOND_AT & NAME_BITS) - 1


def well_formed(action: i64) -> bool:
    """Whether a number, from wherever, is an action of the grammar (18): nothing is named that its verb has not."""
    if action < 0 or verb_of(action) >= VERBS:
        return False
    verb = verb_of(action)
    number = number_of(action)
    if verb == DECLINE or verb == RANSOM or verb == HALT or verb == DONE:
        return action == verb
    if verb == FORM:
        return action == counting(verb, number) and 1 <= number <= AS_WOLF
    if verb == PICK or verb == RAISE:
        return action == counting(verb, number) and (verb == PICK or number >= 1)
    first = first_of(action)
    if not is_region_name(first):
        return False
    if verb == CONQUER or verb == REINFORCE:
        whole = taking(verb, first, way_of(action), aids_of(action), number)
        return action == whole and way_of(action) < 3 and (verb == CONQUER or number == 0)
    if verb == PLACE or verb == BEAST:
        return action == at(verb, first, number) and number >= 1
    second = second_of(action)
    if verb == SWAP or (verb == INTIMIDATE and second >= 0):
        return action == between(verb, first, second) and is_region_name(second)
    return action == at(verb, first)


def is_region_name(name: i64) -> bool:
    """Whether a number is a region's name in the grammar: letter, digit, letter, and 0 to 99."""
    face = face_of(name)
    return (
        0 <= name
        and face >> 9 < LETTERS
        and (face >> 5 & 15) < 10
        and (face & 31) < LETTERS
        and number_in_face(name) < 100
    )
