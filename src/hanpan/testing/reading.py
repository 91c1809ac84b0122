"""A scenario file read and looked over, before anything of it is played.

A file that cannot be read, has an unknown key or says nothing to check is an error, never a pass.
The form: one mapping with `game`, `seats`, a `position` or a `seed`, a queue of `chance`, and `steps`.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import yaml

from hanpan.testing.compare import MISSING, key, shown

WATCHER: Final = "watcher"
TOP: Final = ("game", "title", "clause", "seats", "options", "position", "seed", "chance", "steps")
EXPECTATIONS: Final = (
    "then", "then_exactly", "see", "see_exactly", "lacks", "legal", "legal_has", "legal_not",
    "to_act", "result", "events",
)  # fmt: skip
DEEPEST: Final = 100
STEP: Final = ("seat", "do", "refused", *EXPECTATIONS)


class Unreadable(Exception):
    """The file is no scenario: what is wrong with it, in a line."""


@dataclass(frozen=True)
class Step:
    """One step: perhaps an action, perhaps refused, and what must hold then."""

    seat: int | None
    do: str | None
    refused: Mapping[str, str] | None
    expected: Mapping[str, Any]
    """By kind of expectation; a kind that is not named is not there (`result: null` is)."""


@dataclass(frozen=True)
class Scenario:
    """A start, a queue of chance and the steps. `position` is None for a dealt start."""

    file: str
    game: str
    title: str = ""
    clause: str = ""
    seats: int | None = None
    options: Mapping[str, Any] = field(default_factory=dict)
    position: Mapping[str, Any] | None = None
    seed: str | None = None
    chance: tuple[Mapping[str, Any], ...] = ()
    steps: tuple[Step, ...] = ()


class StrictLoader(yaml.CSafeLoader):
    """YAML in which a key may stand only once in a mapping (0 and "0" are one key)."""

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Any, Any]:
        seen: set[str] = set()
        for name, _ in node.value:
            if name.tag == "tag:yaml.org,2002:merge":
                continue
            if not isinstance(name, yaml.ScalarNode):
                raise Unreadable(f"line {name.start_mark.line + 1}: a list or mapping cannot be a key")
            if name.value in seen:
                raise Unreadable(f"line {name.start_mark.line + 1}: the key {name.value} stands there twice")
            seen.add(name.value)
        return super().construct_mapping(node, deep)


def read(path: Path) -> Scenario:
    """Read one file.

    Raises Unreadable with the reason if it is no scenario.
    """
    try:
        source = path.read_text(encoding="utf-8-sig")
        shallow(source)
        data = yaml.load(source, StrictLoader)
        plain(data, "the file")
    except Unreadable:
        raise
    except OSError as error:
        raise Unreadable(error.strerror or "cannot be read") from error
    except UnicodeDecodeError as error:
        raise Unreadable("not UTF-8 text") from error
    except RecursionError as error:
        raise Unreadable("a value contains itself") from error
    except (yaml.YAMLError, ValueError) as error:
        raise Unreadable("no YAML: " + " ".join(str(error).split())) from error
    return scenario(data, str(path))


def shallow(source: str) -> None:
    """Refuse what lies within itself too deeply: the C reader would fall into it, and Python with it."""
    depth = 0
    for event in yaml.parse(source, yaml.CSafeLoader):
        depth += isinstance(event, yaml.CollectionStartEvent)
        depth -= isinstance(event, yaml.CollectionEndEvent)
        if depth > DEEPEST:
            raise Unreadable(f"lists and mappings lie within each other more than {DEEPEST} times")


def plain(value: object, where: str) -> None:
    """Refuse what JSON has no form for: dates, sets, keys that are neither text nor whole numbers."""
    if isinstance(value, dict):
        for name, one in value.items():
            if isinstance(name, bool) or not isinstance(name, str | int):
                raise Unreadable(f"{where}: the key {name!r} is neither text nor a whole number")
            plain(one, key(name))
    elif isinstance(value, list):
        for one in value:
            plain(one, where)
    elif value is not None and not isinstance(value, str | int | float):
        raise Unreadable(f"{where}: {value!r} is no plain value; write it in quotation marks")


def scenario(data: object, file: str) -> Scenario:
    """Make a scenario of what stood in a file."""
    top = mapping(data, "the file")
    known(top, TOP, "the file")
    if "position" in top and "seed" in top:
        raise Unreadable("seed and position exclude each other")
    if "steps" not in top:
        raise Unreadable("steps is missing")
    steps = listing(top["steps"], "steps")
    if not steps:
        raise Unreadable("steps: there is nothing to check")
    seats = top.get("seats", MISSING)
    return Scenario(
        file=file,
        game=text(top.get("game", MISSING), "game"),
        title=text(top.get("title", ""), "title"),
        clause=text(top.get("clause", ""), "clause"),
        seats=None if seats is MISSING else whole(seats, "seats"),
        options=mapping(top.get("options", {}), "options"),
        position=mapping(top["position"], "position") if "position" in top else None,
        seed=seed_text(top["seed"]) if "seed" in top else None,
        chance=tuple(outcome(one) for one in listing(top.get("chance", []), "chance")),
        steps=tuple(step(one, f"step {n}") for n, one in enumerate(steps, 1)),
    )


def seed_text(value: object) -> str:
    """Any text; a whole number is taken as its digits."""
    return str(value) if isinstance(value, int) and not isinstance(value, bool) else text(value, "seed")


def outcome(data: object) -> Mapping[str, Any]:
    """One outcome of chance under its name."""
    if not isinstance(data, dict) or len(data) != 1 or not all(isinstance(name, str) for name in data):
        raise Unreadable(f"chance: expected one outcome under its name, got {shown(data)}")
    return data


def step(data: object, where: str) -> Step:
    """One step, its shape looked over."""
    given = mapping(data, where)
    known(given, STEP, where)
    if ("do" in given) != ("seat" in given):
        raise Unreadable(f"{where}: seat and do stand together")
    if "refused" in given and "do" not in given:
        raise Unreadable(f"{where}: refused needs a do")
    expected = {kind: given[kind] for kind in EXPECTATIONS if kind in given}
    if "do" not in given and not expected:
        raise Unreadable(f"{where}: there is nothing to do and nothing to check")
    for kind, value in expected.items():
        expectation(kind, value, f"{where}: {kind}")
    return Step(
        seat=whole(given["seat"], f"{where}: seat") if "seat" in given else None,
        do=text(given["do"], f"{where}: do") if "do" in given else None,
        refused=refusal(given["refused"], f"{where}: refused") if "refused" in given else None,
        expected=expected,
    )


def refusal(data: object, where: str) -> Mapping[str, str]:
    """The code of a refusal and, if given, its clause."""
    given = mapping(data, where)
    known(given, ("code", "clause"), where)
    found = {"code": text(given.get("code", MISSING), f"{where}: code")}
    if "clause" in given:
        found["clause"] = text(given["clause"], f"{where}: clause")
    return found


def expectation(kind: str, value: object, where: str) -> None:
    """Look over the shape of an expectation; what it says is compared later."""
    if kind == "result":
        if value is not None:
            filled(value, where)
    elif kind == "to_act":
        for seat in listing(value, where):
            whole(seat, where)
    elif kind in ("then", "then_exactly"):
        filled(value, where)
    else:
        for viewer, wanted in filled(value, where).items():
            of_viewer(kind, viewer, wanted, f"{where}: {key(viewer)}")


def of_viewer(kind: str, viewer: object, wanted: object, where: str) -> None:
    """Look over what is expected of one viewer."""
    watches = kind in ("see", "see_exactly", "lacks", "events")
    if not re.fullmatch("[0-9]{1,9}", key(viewer)) and not (watches and viewer == WATCHER):
        raise Unreadable(f"{where}: expected a seat" + (f" or {WATCHER}" if watches else ""))
    if kind in ("see", "see_exactly"):
        mapping(wanted, where)
    elif kind == "events":
        for one in listing(wanted, where):
            mapping(one, where)
    else:
        for one in listing(wanted, where):
            text(one, where)


def known(given: Mapping[Any, Any], names: tuple[str, ...], where: str) -> None:
    for name in given:
        if name not in names:
            raise Unreadable(f"{where}: unknown key {key(name)}")


def mapping(value: object, where: str) -> dict[Any, Any]:
    if not isinstance(value, dict):
        raise Unreadable(f"{where}: expected a mapping, got {shown(value)}")
    return value


def filled(value: object, where: str) -> dict[Any, Any]:
    found = mapping(value, where)
    if not found:
        raise Unreadable(f"{where}: there is nothing to check")
    return found


def listing(value: object, where: str) -> list[Any]:
    if not isinstance(value, list):
        raise Unreadable(f"{where}: expected a list, got {shown(value)}")
    return value


def text(value: object, where: str) -> str:
    if not isinstance(value, str):
        raise Unreadable(f"{where}: expected text, got {shown(value)} (text like a number needs quotation marks)")
    return value


def whole(value: object, where: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise Unreadable(f"{where}: expected a whole number, got {shown(value)}")
    return value


def files(paths: list[Path]) -> Iterator[Path]:
    """Every scenario file in these files and folders, each once, folders by name; a missing path is given back."""
    seen: set[Path] = set()
    for path in paths:
        inside = sorted(one for one in path.rglob("*") if one.suffix in (".yaml", ".yml")) if path.is_dir() else [path]
        for file in inside:
            if file.resolve() not in seen:
                seen.add(file.resolve())
                yield file
