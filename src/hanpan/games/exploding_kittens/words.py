"""The words of the rulebook for cards and plays, in the order of its tables."""

from typing import Final

CARD_WORDS: Final = [
    "kitten",
    "defuse",
    "attack",
    "skip",
    "favor",
    "shuffle",
    "nope",
    "future",
    "cat1",
    "cat2",
    "cat3",
    "cat4",
    "cat5",
]
PLAY_WORDS: Final = ["single", "pair", "triple"]
