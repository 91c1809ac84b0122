"""Golden matches: whole matches as text a person can read, with what each viewer was told and saw.

A change of the rules shows in them as a change of text, and a leak as a line too many. They lie in
`scenarios/golden/` of each game. After a change that is meant:

    python -m hanpan.testing.golden            # all of them, or the files named
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import yaml

from hanpan import library
from hanpan.core.match import Match
from hanpan.games import folder
from hanpan.testing.compare import shown
from hanpan.testing.walks import viewers

ACTION = "> "


def goldens(game_id: str) -> list[Path]:
    """The golden matches of a game."""
    return sorted((folder(game_id) / "scenarios" / "golden").glob("*.txt"))


def rendered(text: str) -> str:
    """The same golden match played again: its head and its actions are taken from the text, all else is made."""
    lines = text.splitlines()
    head = lines[: lines.index("")]
    facts = yaml.safe_load("\n".join(head))
    match = library.new(facts["game"], facts["seats"], facts["options"], facts["seed"])
    seen: dict[int | None, dict[str, Any]] = {viewer: {} for viewer in viewers(match)}
    out = [*head, "", "set-up", *after(match, seen, 0)]
    for line in lines:
        if line.startswith(ACTION):
            seat, _, action = line.removeprefix(ACTION).removeprefix("seat ").partition(": ")
            told = match.next_event
            match.do(int(seat), action)
            out += ["", f"{ACTION}seat {seat}: {action}", *after(match, seen, told)]
    return "\n".join(out) + "\n"


def after(match: Match, seen: dict[int | None, dict[str, Any]], since: int) -> Iterator[str]:
    """What chance said, what each viewer was told, and what changed in each view."""
    for name, outcome in match.entries[-1].chance:
        yield f"  chance {name}: {shown(outcome)}"
    for number in range(since, match.next_event):
        told = {viewer: match.events(viewer, number)[0] for viewer in viewers(match)}
        open_to_all = told[None]
        yield f"  all are told {of_event(open_to_all)}"
        for viewer, event in told.items():
            more = {name: value for name, value in event.items() if name not in open_to_all}
            if more:
                yield f"    seat {viewer} also {shown(more)}"
    for viewer in viewers(match):
        view = match.view(viewer)
        changed = {name: value for name, value in view.items() if seen[viewer].get(name, ()) != value}
        seen[viewer] = view
        who = "a watcher" if viewer is None else f"seat {viewer}"
        yield f"  {who} sees {shown(changed)}"


def of_event(event: dict[str, Any]) -> str:
    """Its number, its type and its fields."""
    fields = {name: value for name, value in event.items() if name not in ("e", "type")}
    return f"{event['e']} {event['type']} {shown(fields)}"


def main(arguments: list[str]) -> int:
    """Write the golden matches anew."""
    named = [Path(one) for one in arguments]
    for path in named or [path for game_id in library.games() for path in goldens(game_id)]:
        text = path.read_text(encoding="utf-8")
        path.write_text(rendered(text), encoding="utf-8")
        print(path)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
