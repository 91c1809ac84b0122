"""The islands of the box: every face of this folder, read when the first match is set up."""

from functools import cache
from importlib.resources import files

import yaml

from hanpan.games.small_world_warcraft.atlas import Face, face_from_plain


@cache
def every_face() -> dict[str, Face]:
    """All faces by name."""
    found: dict[str, Face] = {}
    for file in sorted(files(__name__).iterdir(), key=lambda file: file.name):
        if file.name.endswith(".yaml"):
            name = file.name.removesuffix(".yaml")
            plain = yaml.load(file.read_text(encoding="utf-8"), Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader))
            found[name] = face_from_plain(name, plain, name)
    return found
