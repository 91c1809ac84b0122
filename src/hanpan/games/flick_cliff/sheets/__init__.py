"""The sheets a table can choose among: every file of this folder, read when the game is."""

import tomllib
from importlib.resources import files

from hanpan.games.flick_cliff.sheet import Sheet, sheet_from_plain

FIRST = "v2_1"


def sheet_from_text(name: str, text: str) -> Sheet:
    """A sheet from the text of its file; ValueError, naming the sheet and the field, if it cannot be one."""
    try:
        return sheet_from_plain(tomllib.loads(text))
    except ValueError as error:
        raise ValueError(f"sheet {name}: {error}") from error


def every_sheet() -> dict[str, Sheet]:
    """All sheets by name, the rulebook's first."""
    found = {
        file.name.removesuffix(".toml"): file.read_text(encoding="utf-8")
        for file in files(__name__).iterdir()
        if file.name.endswith(".toml")
    }
    return {name: sheet_from_text(name, found[name]) for name in sorted(found, key=lambda name: (name != FIRST, name))}
