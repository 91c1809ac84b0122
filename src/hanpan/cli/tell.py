"""A match told in words, as the page's log tells it, and the view written out."""

import json
import locale
from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from hanpan.cli.say import Wrong

if TYPE_CHECKING:
    from hanpan.core.match import Match

Say = Callable[[str, dict[str, Any]], str | None]
"""The sentence of a key with its arguments; None if there is none."""

LANGUAGES: Final = ("ko", "en")
SEAT: Final = {"ko": "{}번 자리", "en": "seat {}"}
SEATS_IN_EVENTS: Final = ("seat", "from", "to", "starter", "target", "owner")


def language(wanted: str | None) -> str:
    """The language asked for; without one Korean where the locale is Korean, else English."""
    if wanted is None:
        return "ko" if (locale.setlocale(locale.LC_CTYPE, "") or "").lower().startswith("ko") else "en"
    if wanted not in LANGUAGES:
        raise Wrong(f"--lang {wanted!r}: must be one of {', '.join(LANGUAGES)}")
    return wanted


def show(match: "Match", seat: int | None, lang: str) -> None:
    """Print the match so far from one viewer's eyes."""
    import yaml

    say = sayer(match.game.id, lang)
    print(f"{match.game.title[lang]} · {match.game.id}, rules {match.game.rules_version}\n")
    for event in match.events(seat):
        print(f"{event['e']:>4}  {sentence(event, seat, match.game.id, lang, say)}")
    view = yaml.safe_dump(match.view(seat), allow_unicode=True, sort_keys=False, default_flow_style=None, width=100)
    print(f"\n{view}", end="")


def sentence(event: dict[str, Any], seat: int | None, game: str, lang: str, say: Say) -> str:
    """An event in words; as plain data when its game has no words for it."""
    prefix = game.replace("_", "-")
    key = f"{prefix}-event-{str(event['type']).replace('_', '-')}"
    if event["type"] == "undone":
        key = "log-undone"
    return say(key, arguments(event, seat, prefix, lang, say)) or plainly(event)


def plainly(event: dict[str, Any]) -> str:
    """`passed seat=0`"""
    fields = [f"{name}={json.dumps(value, ensure_ascii=False)}" for name, value in event.items()]
    return " ".join([str(event["type"]), *fields[2:]])


def arguments(event: dict[str, Any], seat: int | None, prefix: str, lang: str, say: Say) -> dict[str, Any]:
    """What a sentence may need to know, under the names the catalogues use.

    `seat` gives name and mine, another seat (`from`) gives fromName and fromMine, cards give cardNames,
    `you` says at which end of a gift the reader stands. The rest goes by its own name.
    """
    given: dict[str, Any] = {}
    for name, value in event.items():
        camel = name.split("_")[0] + "".join(part.capitalize() for part in name.split("_")[1:])
        if name in SEATS_IN_EVENTS and type(value) is int:
            called, mine = ("name", "mine") if name == "seat" else (f"{camel}Name", f"{camel}Mine")
            given[called] = SEAT[lang].format(value)
            given[mine] = "true" if value == seat else "false"
        elif isinstance(value, bool):
            given[camel] = "true" if value else "false"
        elif isinstance(value, list):
            given[camel.removesuffix("s") + "Names"] = counted(value, prefix, say)
        elif isinstance(value, int | str):
            given[camel] = value
    given.setdefault("cardNames", "")
    ends = {"to": event.get("to") == seat, "from": event.get("from") == seat}
    given["you"] = next((end for end, is_mine in ends.items() if is_mine and seat is not None), "none")
    return given


def counted(kinds: list[Any], prefix: str, say: Say) -> str:
    """`2 rats, 1 fly`"""
    named = [
        say(f"{prefix}-some", {"claim": kind, "count": times}) or f"{times} {kind}"
        for kind, times in Counter(str(kind) for kind in kinds).items()
    ]
    return (say(f"{prefix}-list-join", {}) or ", ").join(named)


def sayer(game: str, lang: str) -> Say:
    """The words of a game."""
    return lambda key, arguments: None
