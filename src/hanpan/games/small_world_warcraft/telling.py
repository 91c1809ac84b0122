"""18. Events as plain data."""

from typing import Any

from hanpan.core.action import Plain
from hanpan.core.sink import Event
from hanpan.games.small_world_warcraft.atlas import face_word, region_word
from hanpan.games.small_world_warcraft.tables import (
    ABANDONED,
    BOMB_CODES,
    BOMB_LAID,
    BOMB_SHOWN,
    CAUSES,
    CHANGED,
    CONQUERED,
    DECLINED,
    ENDED,
    FORMS,
    FORT_BUILT,
    HARMONY_GIVEN,
    INTIMIDATED,
    LEFT,
    LINE_BITS,
    LINE_ZERO,
    LINES,
    LOST_TOKEN,
    MARKER_MOVED,
    MARKER_SHOWN,
    MUSTERED,
    OBJECTIVE_LAID,
    PAID,
    PAYMENTS,
    PICKED,
    PLACED,
    RAISED,
    REASONS,
    ROLLED,
    SAVED,
    SCORED,
    SET_UP,
    SWAPPED,
    THE_BANK,
    TOWER_BUILT,
    TURN,
    WALL_BUILT,
    WAS_WORDS,
    WAYS,
)
from hanpan.games.small_world_warcraft.words import MARKER_WORDS, POWER_WORDS, RACE_WORDS, aid_words

FACE_ROOM_IN_EVENT = 14  # bits of a face's name in `set_up`
BUILT = {WALL_BUILT: "wall", FORT_BUILT: "fort", TOWER_BUILT: "tower", OBJECTIVE_LAID: "objective"}
AT_REGION = {ABANDONED: "abandoned", BOMB_LAID: "bomb_laid"}


def word_or_none(name: int) -> str | None:
    """A region's name; None for none."""
    return region_word(name) if name >= 0 else None


def lines_as_plain(packed: int) -> Plain:
    """9.1 The lines of an income that are not 0."""
    values = [(packed >> i * LINE_BITS & 127) - LINE_ZERO for i in range(len(LINES))]
    return {word: value for word, value in zip(LINES, values, strict=True) if value != 0}


def event_as_plain(event: Event) -> Plain:
    """18 An event: its type, then its fields in the order of the rulebook."""
    kind, a, b, c, d = event.numbers()
    if kind == SET_UP:
        return {"type": "set_up", "boards": faces(a, b, c), "starter": d}
    if kind == PICKED:
        return {
            "type": "picked",
            "seat": a,
            "race": RACE_WORDS[b],
            "power": POWER_WORDS[c],
            "paid": d & 255,
            "got": d >> 8 & 255,
            "tokens": d >> 16,
        }
    if kind == MUSTERED:
        return {"type": "mustered", "seat": a, "tokens": b}
    if kind == CHANGED:
        return {"type": "form", "seat": a, "form": FORMS[b]}
    if kind in AT_REGION:
        return {"type": AT_REGION[kind], "seat": a, "region": region_word(b)}
    if kind == CONQUERED:
        return conquered(a, b, c)
    if kind == ROLLED:
        return {"type": "rolled", "seat": a, "region": region_word(b), "die": c, "success": d == 1}
    if kind == LOST_TOKEN:
        return {
            "type": "lost_token",
            "seat": a if a >= 0 else None,
            "region": region_word(b),
            "race": RACE_WORDS[c],
            "amount": d & 255,
            "cause": CAUSES[d >> 8],
        }
    if kind == SAVED:
        return {"type": "saved", "seat": a}
    if kind == MARKER_SHOWN:
        return {"type": "marker_shown", "board": face_word(a), "id": MARKER_WORDS[b], "region": region_word(c)}
    if kind == MARKER_MOVED:
        return {"type": "marker_moved", "id": MARKER_WORDS[a], "region": region_word(b)}
    if kind in BUILT:
        return {"type": BUILT[kind], "region": region_word(a)}
    if kind == BOMB_SHOWN:
        return {"type": "bomb_shown", "region": region_word(a), "kind": BOMB_CODES[b]}
    if kind == HARMONY_GIVEN:
        return {"type": "harmony", "to": a}
    return later_event(kind, a, b, c, d)


def later_event(kind: int, a: int, b: int, c: int, d: int) -> Plain:
    """18 The second half of the list."""
    if kind == PAID:
        return {"type": "paid", "from": payer(a), "to": payer(b), "amount": c, "for": PAYMENTS[d]}
    if kind == RAISED:
        return {"type": "raised", "seat": a, "amount": b}
    if kind == SWAPPED:
        return {"type": "swapped", "a": region_word(a), "b": region_word(b)}
    if kind == INTIMIDATED:
        return {"type": "intimidated", "seat": a, "from": region_word(b), "to": word_or_none(c)}
    if kind == PLACED:
        return {"type": "placed", "seat": a, "region": region_word(b), "tokens": c}
    if kind == DECLINED:
        return {"type": "declined", "seat": a, "race": RACE_WORDS[b]}
    if kind == LEFT:
        return {"type": "left", "seat": a, "race": RACE_WORDS[b]}
    if kind == SCORED:
        told: Plain = {"type": "scored", "seat": a}
        return told if d == 1 else told | {"amount": b, "lines": lines_as_plain(c)}
    if kind == TURN:
        return {"type": "turn", "seat": a, "round": b}
    assert kind == ENDED
    return {"type": "ended", "reason": REASONS[a], "ranks": [b >> 4 * seat & 15 for seat in range(c)]}


def faces(first: int, second: int, n: int) -> list[str]:
    """The islands laid, in order."""
    packed = [(first if i < 3 else second) >> i % 3 * FACE_ROOM_IN_EVENT & 0x3FFF for i in range(n)]
    return [face_word(code) for code in packed]


def conquered(packed: int, region: int, defender: int) -> Plain:
    """6, 7 A conquest: its price, ways and aids, and whose region it was."""
    return {
        "type": "conquered",
        "seat": packed & 15,
        "region": region_word(region),
        "cost": packed >> 4 & 255,
        "via": WAYS[packed >> 12 & 3] or None,
        "with": aid_words(packed >> 14 & 3),
        "defender": defender if defender >= 0 else None,
        "was": WAS_WORDS[packed >> 16 & 7],
    }


def payer(seat: int) -> Any:
    """A seat, or the bank."""
    return "bank" if seat == THE_BANK else seat
