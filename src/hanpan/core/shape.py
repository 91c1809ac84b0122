"""Reads plain data strictly: what is wrong is a ValueError that names the field."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any


def wrong(field: str, why: str) -> ValueError:
    """The error for a field."""
    return ValueError(f"{field}: {why}")


def mapping(value: Any, field: str, required: Iterable[str], optional: Iterable[str] = ()) -> Mapping[str, Any]:
    """A mapping with all the required fields, perhaps the optional ones, and no others."""
    if not isinstance(value, Mapping):
        raise wrong(field or "position", "must be a mapping")
    known = [*required, *optional]
    for name in value:
        if name not in known:
            raise wrong(_inside(field, name), "unknown field")
    for name in known[: len(known) - len(list(optional))]:
        if name not in value:
            raise wrong(_inside(field, name), "missing")
    return value


def whole(value: Any, field: str, least: int, most: int) -> int:
    """A whole number from least to most; true and 1.0 are none."""
    if type(value) is not int:
        raise wrong(field, "must be a whole number")
    if not least <= value <= most:
        raise wrong(field, f"must be from {least} to {most}, not {value}")
    return value


def word(value: Any, field: str, words: Sequence[str]) -> int:
    """One of the words, as its place among them."""
    if not isinstance(value, str) or value not in words:
        raise wrong(field, f"must be one of {', '.join(words)}")
    return words.index(value)


def row(value: Any, field: str, length: int | None = None, most: int | None = None) -> list[Any]:
    """A list, of this length or of at most so many things."""
    if not isinstance(value, list | tuple):
        raise wrong(field, "must be a list")
    if length is not None and len(value) != length:
        raise wrong(field, f"must have {length} entries, not {len(value)}")
    if most is not None and len(value) > most:
        raise wrong(field, f"must have at most {most} entries, not {len(value)}")
    return list(value)


def words(value: Any, field: str, known: Sequence[str], most: int | None = None) -> list[int]:
    """A list of words, as their places among the known ones."""
    return [word(one, f"{field}[{i}]", known) for i, one in enumerate(row(value, field, most=most))]


def _inside(field: str, name: Any) -> str:
    return f"{field}.{name}" if field else str(name)
