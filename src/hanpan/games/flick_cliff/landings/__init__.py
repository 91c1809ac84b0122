"""How often a flick comes to rest where, as measured: the data behind bots and simulated matches."""

import tomllib
from importlib.resources import files
from typing import Any


def measured() -> dict[str, Any]:
    """The table of landings as plain data."""
    return tomllib.loads((files(__name__) / "provisional.toml").read_text(encoding="utf-8"))
