"""A match told in words, as the page's log tells it, and the view written out."""

import os
from collections import Counter
from typing import TYPE_CHECKING, Any, Final

from hanpan.cli.say import Wrong

if TYPE_CHECKING:
    from hanpan.core.match import Match
    from hanpan.words import Catalogue

SEAT: Final = {"ko": "{}번 자리", "en": "Seat {}"}
"""What a seat is called: by its number from 0, as in `--as`."""


def language(wanted: str | None) -> str:
    """The language asked for; without one Korean where the locale is Korean, else English."""
    from hanpan.words import LANGUAGES

    if wanted is None:
        return "ko" if (os.environ.get("LC_ALL") or os.environ.get("LANG") or "").startswith("ko") else "en"
    if wanted not in LANGUAGES:
        raise Wrong(f"--lang {wanted!r}: must be one of {', '.join(LANGUAGES)}")
    return wanted


def show(match: "Match", seat: int | None, lang: str) -> None:
    """Print the match so far from one viewer's eyes."""
    import yaml

    from hanpan.words import catalogue

    words = catalogue(lang, match.game.id)
    print(f"{match.game.title[lang]} · {match.game.id}, rules {match.game.rules_version}\n")
    for event in match.events(seat):
        print(f"{event['e']:>4}  {sentence(event, seat, words)}")
    view = yaml.safe_dump(match.view(seat), allow_unicode=True, sort_keys=False, default_flow_style=None, width=100)
    print(f"\n{view}", end="")


def sentence(event: dict[str, Any], seat: int | None, words: "Catalogue") -> str:
    """An event in words; as plain data when its game has no words for it."""
    from hanpan.words.catalogue import event_args, key

    def name(number: int) -> str:
        return SEAT[words.language].format(number)

    name_of_event = key(words.game or "", "event", str(event["type"]))
    if not words.knows(name_of_event):
        return words.event(event, name, seat)
    return words.say(name_of_event, **(event_args(event, name, seat) | ends(event, seat) | cards(event, words)))


def ends(event: dict[str, Any], seat: int | None) -> dict[str, str]:
    """Where the reader himself stands in it: `fromMine`, and `you` at one end of a gift, or none."""
    mine = {f"{field}Mine": str(value == seat).lower() for field, value in event.items() if type(value) is int}
    you = next((end for end in ("to", "from") if seat is not None and event.get(end) == seat), "none")
    return mine | {"you": you}


def cards(event: dict[str, Any], words: "Catalogue") -> dict[str, str]:
    """Lists as the page names them: `cards` is told in `cardNames` as "2 rats, 1 fly"."""
    assert words.game is not None
    prefix = words.game.replace("_", "-")
    told = {"cardNames": ""}
    for field, value in event.items():
        if isinstance(value, list):
            named = [
                words.say(f"{prefix}-some", claim=kind, count=times)
                for kind, times in Counter(str(one) for one in value).items()
            ]
            told[f"{field.removesuffix('s')}Names"] = words.say(f"{prefix}-list-join").join(named)
    return told
