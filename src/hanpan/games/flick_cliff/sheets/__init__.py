"""The sheets a table can choose among: every file of this folder, read when the game is, and a designer's own."""

import json
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

from hanpan.games.flick_cliff.odds import Odds, geometry, odds_from_plain
from hanpan.games.flick_cliff.sheet import Sheet, sheet_from_plain

FIRST = "v2_1"
LANDINGS = "landings"
"""Under this name a designer's sheet carries its own table of landings."""


class Played(NamedTuple):
    """A sheet to be played on: as its file has it, as the rules see it, and where a die lands on it."""

    plain: dict[str, Any]
    sheet: Sheet
    odds: Odds


def sheet_from_text(name: str, text: str) -> Sheet:
    """A sheet from the text of its file; ValueError, naming the sheet and the field, if it cannot be one."""
    try:
        return sheet_from_plain(tomllib.loads(text))
    except ValueError as error:
        raise ValueError(f"sheet {name}: {error}") from error


@cache
def measured() -> dict[str, Any]:
    """The table of landings on the rulebook's action sheet, as plain data."""
    text = (files("hanpan") / "flick" / "landings.json").read_text(encoding="utf-8")
    plain: dict[str, Any] = json.loads(text)
    return plain


@cache
def texts() -> dict[str, str]:
    """The files of all sheets by name, the rulebook's first."""
    found = {
        file.name.removesuffix(".toml"): file.read_text(encoding="utf-8")
        for file in files(__name__).iterdir()
        if file.name.endswith(".toml")
    }
    return {name: found[name] for name in sorted(found, key=lambda name: (name != FIRST, name))}


def every_sheet() -> dict[str, Sheet]:
    """All sheets by name, the rulebook's first."""
    return {name: sheet_from_text(name, text) for name, text in texts().items()}


def every_played() -> dict[str, Played]:
    """The same, ready to be played on."""
    return {
        name: Played(tomllib.loads(texts()[name]), sheet, odds_from_plain(measured(), sheet))
        for name, sheet in every_sheet().items()
    }


def own_sheet(name: str, plain: Mapping[str, Any], known: Mapping[str, Played]) -> Played:
    """A designer's sheet. Its table of landings stands in it under `landings`, if none of ours fits.

    ValueError, in one line, for what cannot be one.
    """
    try:
        sheet = sheet_from_plain({field: value for field, value in plain.items() if field != LANDINGS})
        if LANDINGS in plain:
            return Played(dict(plain), sheet, odds_from_plain(plain[LANDINGS], sheet))
    except ValueError as error:
        raise ValueError(f"sheet {name}: {error}") from error
    for other in known.values():
        if geometry(other.sheet) == geometry(sheet):
            return Played(dict(plain), sheet, other.odds)
    raise ValueError(
        f"sheet {name}: nobody has measured yet where a die lands on this action sheet; "
        f"make its table first: hanpan landings flick_cliff --sheet {name}.toml"
    )
