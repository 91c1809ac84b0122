"""A deed: an action in one integer, a verb and up to three small numbers that say what, whom, which."""

from typing import Final

from mypy_extensions import i64

ROOM: Final = 8
MOST: Final = 255
VERB_AT: Final = 24
FAR: Final = 0x1_0000_0000  # no deed is as large


def deed(verb: i64, what: i64 = 0, whom: i64 = 0, which: i64 = 0) -> i64:
    """The action of this verb with its numbers, each from 0 to 255."""
    return verb << VERB_AT | what << ROOM + ROOM | whom << ROOM | which


def verb_of(action: i64) -> i64:
    """What is done."""
    return action >> VERB_AT


def what_of(action: i64) -> i64:
    """With what, or how much."""
    return action >> ROOM + ROOM & MOST


def whom_of(action: i64) -> i64:
    """To whom."""
    return action >> ROOM & MOST


def which_of(action: i64) -> i64:
    """Which one is named."""
    return action & MOST
