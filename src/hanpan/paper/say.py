"""The words on the sheets: the game's own texts, and those that stand only on paper."""

from importlib.resources import files

from fluent.runtime import FluentResource

from hanpan.words import Catalogue


def texts(lang: str, game_id: str) -> Catalogue:
    """The game's catalogue with the texts of `paper/texts` and of `paper/<game>/texts` added."""
    words = Catalogue(lang, game_id)
    for folder in ("hanpan.paper", f"hanpan.paper.{game_id}"):
        text = (files(folder) / "texts" / f"{lang}.ftl").read_text(encoding="utf-8")
        words.bundle.add_resource(FluentResource(text))
    return words
