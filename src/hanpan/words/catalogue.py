"""Fluent catalogues: the sentence for a key, in Korean or English.

`catalogue("ko", "cockroach_duel").say("cockroach-duel-event-passed", name="민수")`. A game's texts are its
`texts/ko.ftl` and `texts/en.ftl`; what belongs to no game is in `words/texts/`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from hanpan.words.josa import josa

LANGUAGES = ("ko", "en")
OWN = Path(__file__).parent / "texts"
GAMES = Path(__file__).parents[1] / "games"

# Fields of an event that name a seat; a sentence gets the name as well (`$name` for `seat`, `$fromName`, …).
SEAT_FIELDS = frozenset(
    ("seat", "from", "to", "starter", "defender", "target", "winner", "loser", "owner", "victim"),
)


def heard(value: object) -> str:
    """What an argument of a Fluent function says as text: numbers arrive wrapped."""
    return str(getattr(value, "value", value))


def say_josa(word: object, pair: object) -> str:
    """`{ JOSA($card, "을/를") }`: the word with its particle."""
    return heard(word) + josa(heard(word), heard(pair))


def say_particle(word: object, pair: object) -> str:
    """`{ PARTICLE($card, "을/를") }`: the particle alone."""
    return josa(heard(word), heard(pair))


def key(*parts: str) -> str:
    """`key("cockroach_duel", "event", "life_taken")` is `cockroach-duel-event-life-taken`."""
    return "-".join(parts).replace("_", "-")


class Catalogue:
    """The texts of one language, and of one game if it has one."""

    def __init__(self, language: str, game: str | None = None) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"language: {language!r} is none of {', '.join(LANGUAGES)}")
        self.language = language
        self.game = game
        functions: dict[str, Any] = {"JOSA": say_josa, "PARTICLE": say_particle}
        self.bundle = FluentBundle([language], use_isolating=False, functions=functions)
        paths = [OWN / f"{language}.ftl"]
        if game is not None:
            paths.append(GAMES / game / "texts" / f"{language}.ftl")
        for path in paths:
            if path.exists():
                self.bundle.add_resource(FluentResource(path.read_text("utf-8")), allow_overrides=True)

    def knows(self, name: str) -> bool:
        """Whether there is a text for this key."""
        return bool(self.bundle.has_message(name))

    def say(self, name: str, /, **args: str | int) -> str:
        """The text of a key; the key itself when there is none, so that a gap is seen."""
        if not self.knows(name):
            return name
        pattern = self.bundle.get_message(name).value
        if pattern is None:
            return name
        text, _ = self.bundle.format_pattern(pattern, args)
        return str(text)

    def event(
        self, event: Mapping[str, Any], names: Callable[[int], str] | None = None, seat: int | None = None
    ) -> str:
        """The log's line for an event. `names` gives a seat's name, `seat` is the reader's own."""
        call = names or self.seat_name
        kind = str(event["type"])
        name = key(self.game or "", "event", kind)
        if kind == "undone":
            return self.say("log-undone")
        if not self.knows(name):
            fields = ", ".join(f"{field} {value}" for field, value in event.items() if field not in ("e", "type"))
            return f"{kind}: {fields}" if fields else kind
        return self.say(name, **event_args(event, call, seat))

    def refusal(self, code: str) -> str:
        """Why an action was refused, in the game's words or the common ones."""
        own = key(self.game or "", "refused", code)
        return self.say(own if self.knows(own) else f"refused-{code}")

    def seat_name(self, seat: int) -> str:
        """What a seat is called when nobody's name is known."""
        return self.say("seat-name", seat=seat + 1)


def event_args(event: Mapping[str, Any], names: Callable[[int], str], seat: int | None) -> dict[str, str | int]:
    """The fields of an event as arguments of a text, as `web/src/core/log.ts` makes them."""
    args: dict[str, str | int] = {}
    for field, value in event.items():
        name = field.replace("_", "-")
        if isinstance(value, bool):
            args[name] = str(value).lower()
        elif isinstance(value, int | str):
            args[name] = value
            if field in SEAT_FIELDS and isinstance(value, int):
                args["name" if field == "seat" else f"{field}Name"] = names(value)
        elif isinstance(value, list):
            args[f"{name}Count"] = len(value)
    if isinstance(event.get("seat"), int):
        args["mine"] = str(event["seat"] == seat).lower()
    return args


@cache
def catalogue(language: str, game: str | None = None) -> Catalogue:
    """The texts of a language, with those of a game; read once."""
    return Catalogue(language, game)
