"""What a player may be called."""

from __future__ import annotations

import unicodedata

from hanpan.table.seating import NotPossible

LONGEST = 20
FORBIDDEN = {"Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"}  # controls, direction marks, unassigned, surrogates


def clean_name(name: str) -> str:
    """The name as it is kept: NFC, single spaces. NotPossible for one that is empty, too long or not visible.

    >>> clean_name("  철수  2 ")
    '철수 2'
    """
    name = " ".join(unicodedata.normalize("NFC", name).split())
    bare = name.replace(JOINER, "") if joins_pictures(name) else name
    if not 1 <= len(name) <= LONGEST or any(unicodedata.category(c) in FORBIDDEN for c in bare):
        raise NotPossible("bad-name")
    if all(unicodedata.category(c)[0] in "ZM" or c in BLANKS for c in name):
        raise NotPossible("bad-name")
    if stacked(name):
        raise NotPossible("bad-name")
    return name


# Letters that show nothing: Hangul fillers and the braille blank.
BLANKS = "\u115f\u1160\u3164\uffa0\u2800"


# Makes one picture of two (❤ and 🔥); anywhere else it is a way to write a name that looks like another's.
JOINER = "\u200d"


def joins_pictures(name: str) -> bool:
    """Whether every joiner stands between two pictures."""
    parts = name.split(JOINER)
    befores = [part.rstrip("\ufe0f")[-1:] for part in parts[:-1]]
    afters = [part[:1] for part in parts[1:]]
    return all(c != "" and unicodedata.category(c) in ("So", "Sk") for c in (*befores, *afters))


def stacked(name: str) -> bool:
    """Whether more than two marks stand on one letter (they would climb over the lines above)."""
    marks = 0
    for letter in name:
        marks = marks + 1 if unicodedata.category(letter)[0] == "M" else 0
        if marks > 2:
            return True
    return False
