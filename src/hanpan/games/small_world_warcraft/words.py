"""18. The notation of actions, and the names in which positions and events are written."""

import re
from collections.abc import Iterable, Iterator
from typing import Final

from hanpan.games.small_world_warcraft.actions import (
    aids_of,
    at,
    between,
    counting,
    first_of,
    number_of,
    region_name,
    second_of,
    taking,
    verb_of,
    way_of,
)
from hanpan.games.small_world_warcraft.atlas import Face, code_of_face, region_word
from hanpan.games.small_world_warcraft.tables import (
    ABANDON,
    AIDS,
    BEAST,
    BEASTS,
    BOMB,
    BY_ASHES,
    BY_ASSAULT,
    CARRY_AEGIS,
    CARRY_EYE,
    COLUMN,
    CONQUER,
    DECLINE,
    DONE,
    FORM,
    FORMS,
    HALT,
    INTIMIDATE,
    MARKER_CODES,
    NO_AID,
    NO_WAY,
    OBJECTIVE,
    PICK,
    PLACE,
    POWER_TABLE,
    RACE_TABLE,
    RAISE,
    RANSOM,
    REINFORCE,
    RUNEBLADE_AT,
    SEND_CHAMPION,
    SWAP,
    TOWER,
    WAYS,
    WITH_DOOMHAMMER,
    WITH_WARP,
)

RACE_WORDS: Final = [race.code for race in RACE_TABLE]
POWER_WORDS: Final = [power.code for power in POWER_TABLE]
MARKER_WORDS: Final = list(MARKER_CODES)

LARGEST_HAND: Final = 20
"""No race has more tokens, so no action of the table names more."""
LARGEST_NUMBER: Final = 255
"""No action can name more, and no clause allows as many: whatever is more is read as this, and refused as such."""
LARGEST_REGION: Final = 99
"""The same of a region's number: no face has as many regions."""

LONE_WORDS: Final = {DECLINE: "decline", RANSOM: "ransom", HALT: "stop", DONE: "done"}
COUNT_WORDS: Final = {PICK: "pick", RAISE: "raise"}
PLACE_WORDS: Final = {
    ABANDON: "abandon",
    SEND_CHAMPION: "champion",
    RUNEBLADE_AT: "runeblade",
    TOWER: "tower",
    BOMB: "bomb",
    OBJECTIVE: "objective",
    CARRY_AEGIS: "carry aegis",
    CARRY_EYE: "carry eye",
}
AMOUNT_WORDS: Final = {PLACE: "place", BEAST: "beast"}
TAKING_WORDS: Final = {CONQUER: "conquer", REINFORCE: "reinforce"}
WAY_WORDS: Final = {"assault": BY_ASSAULT, "ashes": BY_ASHES}
AID_WORDS: Final = {"warp": WITH_WARP, "doomhammer": WITH_DOOMHAMMER, "warp,doomhammer": WITH_WARP | WITH_DOOMHAMMER}

REGION: Final = re.compile(r"([A-Z][0-9][a-z])(0|[1-9][0-9]{0,8})")
NUMBER: Final = re.compile(r"0|[1-9][0-9]{0,8}")


def aid_words(aids: int) -> list[str]:
    """The aids by name."""
    return [word for bit, word in enumerate(AIDS) if aids >> bit & 1]


def write_action(code: int) -> str:
    """18 The notation of an action; ValueError for a number that is none."""
    verb = verb_of(code)
    number = number_of(code)
    if verb in LONE_WORDS:
        return LONE_WORDS[verb]
    if verb in COUNT_WORDS:
        return f"{COUNT_WORDS[verb]} {number}"
    if verb == FORM:
        return f"form {FORMS[number]}"
    if first_of(code) < 0:
        raise ValueError(f"no action: {code}")
    first = region_word(first_of(code))
    if verb in PLACE_WORDS:
        return f"{PLACE_WORDS[verb]} {first}"
    if verb in AMOUNT_WORDS:
        return f"{AMOUNT_WORDS[verb]} {first} {number}"
    second = second_of(code)
    if verb == INTIMIDATE and second < 0:
        return f"intimidate {first}"
    if verb in (INTIMIDATE, SWAP):
        return f"{'portal' if verb == SWAP else 'intimidate'} {first} {region_word(second)}"
    if verb not in TAKING_WORDS:
        raise ValueError(f"no action: {code}")
    words = [TAKING_WORDS[verb], first]
    if way_of(code) != NO_WAY:
        words += ["via", WAYS[way_of(code)]]
    if aids_of(code) != NO_AID:
        words += ["with", ",".join(aid_words(aids_of(code)))]
    if number > 0:
        words += ["beasts", str(number)]
    return " ".join(words)


def read_action(text: str) -> int | None:
    """18 The action of a notation, its optional parts in this order; None if it is none."""
    words = text.split(" ")
    for verb, word in LONE_WORDS.items():
        if text == word:
            return verb
    if len(words) < 2:
        return None
    if words[0] == "form":
        return counting(FORM, FORMS.index(words[1])) if len(words) == 2 and words[1] in FORMS[1:] else None
    for verb, word in COUNT_WORDS.items():
        if words[0] == word:
            number = read_number(words[1], 0 if verb == PICK else 1)
            return None if number is None or len(words) != 2 else counting(verb, number)
    for verb, word in PLACE_WORDS.items():
        if text.startswith(word + " "):
            name = read_region(text[len(word) + 1 :])
            return None if name is None else at(verb, name)
    first = read_region(words[1])
    if first is None:
        return None
    for verb, word in AMOUNT_WORDS.items():
        if words[0] == word:
            number = read_number(words[2], 1) if len(words) == 3 else None
            return None if number is None else at(verb, first, number)
    if words[0] == "intimidate" and len(words) == 2:
        return at(INTIMIDATE, first)
    if words[0] in ("intimidate", "portal"):
        second = read_region(words[2]) if len(words) == 3 else None
        return None if second is None else between(INTIMIDATE if words[0] == "intimidate" else SWAP, first, second)
    for verb, word in TAKING_WORDS.items():
        if words[0] == word:
            return read_taking(verb, first, words[2:])
    return None


def read_taking(verb: int, name: int, how: list[str]) -> int | None:
    """6.6, 6.8 Perhaps `via` a way, `with` aids, and, if it is no roll, `beasts` and a number."""
    way, aids, beasts = NO_WAY, NO_AID, 0
    if how[:1] == ["via"] and len(how) > 1 and how[1] in WAY_WORDS:
        way, how = WAY_WORDS[how[1]], how[2:]
    if how[:1] == ["with"] and len(how) > 1 and how[1] in AID_WORDS:
        aids, how = AID_WORDS[how[1]], how[2:]
    if how[:1] == ["beasts"] and len(how) == 2 and verb == CONQUER:
        beasts, how = read_number(how[1], 1) or -1, []
    return None if how or beasts < 0 else taking(verb, name, way, aids, beasts)


def read_region(text: str) -> int | None:
    """A region's name: a face and a number without leading noughts; it need not be in any match."""
    found = REGION.fullmatch(text)
    return None if found is None else region_name(code_of_face(found[1]), min(int(found[2]), LARGEST_REGION))


def read_number(text: str, least: int) -> int | None:
    """A number without leading noughts."""
    if NUMBER.fullmatch(text) is None or int(text) < least:
        return None
    return min(int(text), LARGEST_NUMBER)


def every_action(faces: Iterable[Face]) -> Iterator[int]:
    """18 The table of actions: all that could ever be done on the islands of the box. An index is a place here."""
    yield from LONE_WORDS
    yield from [counting(PICK, slot) for slot in range(int(COLUMN))]
    yield from [counting(RAISE, number) for number in range(1, LARGEST_HAND + 1)]
    yield from [counting(FORM, form) for form in range(1, len(FORMS))]
    names = [
        region_name(face.code, number) for face in faces for number in range(face.regions) if face.terrain[number] >= 0
    ]
    for name in names:
        yield from [at(verb, name) for verb in PLACE_WORDS]
        yield from [at(PLACE, name, number) for number in range(1, LARGEST_HAND + 1)]
        yield from [at(BEAST, name, number) for number in range(1, int(BEASTS) + 1)]
        yield at(INTIMIDATE, name)
        for way in range(len(WAYS)):
            for aids in range(len(AID_WORDS) + 1):
                yield taking(REINFORCE, name, way, aids, 0)
                yield from [taking(CONQUER, name, way, aids, beasts) for beasts in range(int(BEASTS) + 1)]
    for i, one in enumerate(names):
        for other in names[i + 1 :]:
            yield between(SWAP, one, other)
            yield between(INTIMIDATE, one, other)
            yield between(INTIMIDATE, other, one)
