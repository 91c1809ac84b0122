"""The log: what was done and what chance answered, each entry chained to the one before by a hash."""

import json
from collections.abc import Iterable, Mapping
from hashlib import blake2b
from typing import Any, NamedTuple

from hanpan.core.action import LogError, Plain
from hanpan.core.outcomes import Outcome, outcomes_from_plain

FORMAT = 1
SHOWN_LATER = ("seed",)  # of the header: not told when it is first hashed
BY = ("player", "clock", "bot")  # who did it; the set-up is nobody's


class Entry(NamedTuple):
    """One line of a log. Entry 0 is the set-up: no seat, nothing done. `undo`: as after that entry again."""

    n: int
    seat: int | None
    do: str | None
    chance: tuple[Outcome, ...]
    by: str | None
    t: int
    undo: int | None
    hash: str

    def plain(self) -> Plain:
        """The entry as a log writes it."""
        return unhashed(self) | {"hash": self.hash}


def unhashed(entry: Entry) -> Plain:
    """What the entry's hash is made of."""
    if entry.undo is not None:
        return {"n": entry.n, "seat": entry.seat, "undo": entry.undo, "by": entry.by, "t": entry.t}
    chance = [{name: outcome} for name, outcome in entry.chance]
    return {"n": entry.n, "seat": entry.seat, "do": entry.do, "chance": chance, "by": entry.by, "t": entry.t}


def canonical(plain: Any) -> bytes:
    """Plain data as bytes: equal data, equal bytes."""
    return json.dumps(plain, ensure_ascii=False, sort_keys=True, separators=(",", ":")).encode()


def header_hash(header: Mapping[str, Any]) -> str:
    """The hash before entry 0: of all the header says from the beginning."""
    known = {name: value for name, value in header.items() if name not in SHOWN_LATER}
    return blake2b(canonical(known), digest_size=16).hexdigest()


def chained(previous: str, entry: Entry) -> Entry:
    """The entry with its hash: BLAKE2b-128 of the hash before it and its canonical form."""
    digest = blake2b(bytes.fromhex(previous) + canonical(unhashed(entry)), digest_size=16).hexdigest()
    return entry._replace(hash=digest)


def read_log(log: object) -> tuple[Plain, list[Entry]]:
    """A header and its entries, every form and hash checked; LogError names the first that is wrong."""
    lines = list(log) if isinstance(log, Iterable) else []
    if not lines or not isinstance(lines[0], Mapping):
        raise LogError(None, "a log begins with its header")
    header = dict(lines[0])
    if type(header.get("format")) is not int or header["format"] != FORMAT:
        raise LogError(None, f"format {header.get('format')!r} is not known here")
    entries: list[Entry] = []
    try:
        previous = header_hash(header)
    except (TypeError, ValueError, RecursionError) as error:
        raise LogError(None, "not plain data") from error
    for n, line in enumerate(lines[1:]):
        try:
            entry = entry_from_plain(line)
            good = entry.n == n and entry.plain() == line and chained(previous, entry).hash == entry.hash
        except (KeyError, TypeError, ValueError, AttributeError, RecursionError) as error:
            raise LogError(n, f"not an entry ({error})") from error
        if not good:
            raise LogError(n, "its hash does not fit: it or what stands before it was changed")
        entries.append(entry)
        previous = entry.hash
    if not entries:
        raise LogError(0, "the set-up is missing")
    return header, entries


def entry_from_plain(line: Mapping[str, Any]) -> Entry:
    """An entry from the form in which a log writes it."""
    by = line["by"]
    if (by is not None and by not in BY) or type(line["t"]) is not int or type(line["n"]) is not int:
        raise ValueError("by, t or n is wrong")
    if "undo" in line:
        if type(line["undo"]) is not int:
            raise ValueError("undo is wrong")
        return Entry(line["n"], line["seat"], None, (), by, line["t"], line["undo"], line["hash"])
    chance = tuple(outcomes_from_plain(line["chance"]))
    return Entry(line["n"], line["seat"], line["do"], chance, by, line["t"], None, line["hash"])
