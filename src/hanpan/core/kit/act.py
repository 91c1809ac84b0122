"""An action in one integer: a verb, a kind that is named, and a handful of cards."""

from typing import Final

from mypy_extensions import i64

from hanpan.core.kit.handful import Handful

KIND_AT: Final = 54
VERB_AT: Final = 58
CARDS: Final = 0o777777_777777_777777


def act(verb: i64, kind: i64 = 0, cards: Handful = 0) -> i64:
    """The action of this verb, naming this kind, with these cards."""
    return verb << VERB_AT | kind << KIND_AT | cards


def verb_of(action: i64) -> i64:
    """What is done."""
    return action >> VERB_AT


def kind_of(action: i64) -> i64:
    """The kind that is named."""
    return action >> KIND_AT & 15


def cards_of(action: i64) -> Handful:
    """The cards laid."""
    return action & CARDS
