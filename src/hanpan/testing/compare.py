"""How an expectation of a scenario is held against what is there."""

import json
import re
from collections.abc import Mapping, Sequence
from typing import Final


class Missing:
    """The place of a field that is not there: a missing field and `null` are different."""

    def __repr__(self) -> str:
        return "nothing"


MISSING = Missing()

PLAIN: Final = re.compile(r"[^\W\d][\w.@ -]*")
"""Text that needs no quotation marks to be told from a number or a list."""

Difference = tuple[str, object, object]
"""Where two values differ first (a dotted path), what was expected there, what is there."""


def key(name: object) -> str:
    """A key as text: seats may be written 0 or "0"."""
    return name if isinstance(name, str) else str(name)


def keyed(mapping: Mapping[object, object]) -> dict[str, object]:
    """The same mapping with every key as text."""
    return {key(name): value for name, value in mapping.items()}


def same_scalar(expected: object, got: object) -> bool:
    """Equal, where true is not 1 and "1" is not 1."""
    if isinstance(expected, bool) or isinstance(got, bool):
        return expected is got
    if isinstance(expected, int | float) and isinstance(got, int | float):
        return expected == got
    return type(expected) is type(got) and expected == got


def difference(expected: object, got: object, whole: bool = False, at: str = "") -> Difference | None:
    """The first place where `got` is not as expected; None if it is.

    A mapping is a subset of what is there, deeply (an empty one matches only an empty one); with
    `whole` nothing more may be there. Lists have the same length and match one by one.
    """
    if isinstance(expected, Mapping):
        if not isinstance(got, Mapping):
            return at, expected, got
        named, there = keyed(expected), keyed(got)
        if (whole and set(there) - set(named)) or (not named and there):
            return at, expected, got
        for name, value in named.items():
            found = difference(value, there.get(name, MISSING), whole, f"{at}.{name}" if at else name)
            if found:
                return found
        return None
    if isinstance(expected, list | tuple):
        if not isinstance(got, list | tuple) or len(expected) != len(got):
            return at, expected, got
        for i, (one, other) in enumerate(zip(expected, got, strict=True)):
            found = difference(one, other, whole, f"{at}.{i}" if at else str(i))
            if found:
                return found
        return None
    return None if same_scalar(expected, got) else (at, expected, got)


def fits(expected: object, got: object) -> bool:
    """Whether `got` is as expected, a mapping as a subset."""
    return difference(expected, got) is None


def not_in_order(expected: Sequence[object], got: Sequence[object]) -> object:
    """The first of the expected that is not found in `got` after those before it; MISSING if all are."""
    rest = iter(got)
    for one in expected:
        if not any(fits(one, other) for other in rest):
            return one
    return MISSING


def found_at(value: object, path: str) -> object:
    """What stands at a dotted path; MISSING if nothing does."""
    for name in path.split("."):
        if isinstance(value, Mapping):
            value = keyed(value).get(name, MISSING)
        elif isinstance(value, list | tuple) and re.fullmatch("[0-9]{1,9}", name) and int(name) < len(value):
            value = value[int(name)]
        else:
            return MISSING
    return value


def shown(value: object) -> str:
    """A value in one line, as one would write it in a scenario."""
    if value is MISSING:
        return "nothing"
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{key(name)}: {shown(one)}" for name, one in value.items()) + "}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(shown(one) for one in value) + "]"
    if isinstance(value, str) and PLAIN.fullmatch(value) and value not in ("true", "false", "null"):
        return value
    return json.dumps(value, ensure_ascii=False, default=str)
