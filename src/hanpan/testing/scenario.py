"""Scenarios: the rulebook as small files, each a position, some actions, and what must then hold.

`hanpan check FILE…` runs them, and so do the tests. The form is the contract's chapter "Scenario files":
`reading` looks a file over, `compare` holds an expectation against what is there, here they are played.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TextIO

from hanpan import library
from hanpan.core.action import Refused
from hanpan.core.match import Match
from hanpan.core.notation import Malformed
from hanpan.testing.compare import MISSING, difference, found_at, not_in_order, shown
from hanpan.testing.reading import WATCHER, Scenario, Step, Unreadable, files, read


@dataclass(frozen=True)
class Failure:
    """What was expected and what was there, at which step of which file."""

    file: str
    step: str
    what: str
    expected: str
    got: str

    def __str__(self) -> str:
        line = f"{self.file}: {self.step}: {self.what}: expected {self.expected}, got {self.got}"
        return " ".join(line.split())


class Mismatch(Exception):
    """An expectation that does not hold; the runner adds the file and the step."""

    def __init__(self, what: str, expected: str, got: str) -> None:
        super().__init__(what, expected, got)
        self.what, self.expected, self.got = what, expected, got


def check(paths: Iterable[Path | str], out: TextIO) -> int:
    """Run the scenario files in these files and folders; a line for each failure, and how many passed.

    Returns the exit status: 0 if all passed, 1 if one failed, 2 if there was none.
    """
    found = list(files([Path(path) for path in paths]))
    failures = [failure for file in found if (failure := check_file(file))]
    for failure in failures:
        print(failure, file=out)
    if not found:
        print("no scenario files found", file=out)
    print(f"{len(found) - len(failures)} passed, {len(failures)} failed", file=out)
    return 2 if not found else 1 if failures else 0


def check_file(file: Path) -> Failure | None:
    """Read and run one file; None if everything in it held."""
    try:
        told = read(file)
    except Unreadable as error:
        return Failure(str(file), "reading", "the file", "a scenario", str(error))
    return run(told)


def run(told: Scenario) -> Failure | None:
    """Play a scenario; its first failing step ends it. None if everything held."""
    where = "set-up"
    try:
        match = begin(told)
        since = 0
        for n, step in enumerate(told.steps, 1):
            where = f"step {n}"
            if step.do is not None:
                since = 0 if n == 1 else match.next_event
                play(match, step)
            for kind, wanted in step.expected.items():
                EXPECT[kind](match, wanted, since)
        where = "end"
        if match.queue:
            left = [{name: outcome} for name, outcome in match.queue]
            raise Mismatch("chance", "no outcome left over", shown(left))
    except Mismatch as wrong:
        return Failure(told.file, where, wrong.what, wrong.expected, wrong.got)
    except Exception as error:
        return Failure(told.file, where, "playing", "no error", f"{type(error).__name__}: {error}")
    return None


def begin(told: Scenario) -> Match:
    """The match as the scenario begins."""
    if told.position is None:
        return library.new(told.game, told.seats, told.options, told.seed, told.chance)
    return library.load(told.game, told.position, told.options, told.chance, seats=told.seats)


# Actions and refusals


def play(match: Match, step: Step) -> None:
    """Do what the step does, or see it refused."""
    assert step.seat is not None
    assert step.do is not None
    before = everything(match) if step.refused else None
    try:
        act(match, step.seat, step.do)
    except Refused as refused:
        if step.refused is None:
            raise Mismatch(f"seat {step.seat}: {step.do}", "to be allowed", f"refused: {refused}") from None
        of_refusal(step.refused, refused)
    else:
        if step.refused is not None:
            raise Mismatch("refused", shown(step.refused), f"{step.do} was allowed")
    if before is not None:
        unchanged(before, everything(match))


def act(match: Match, seat: int, text: str) -> None:
    match.do(seat, text)


def of_refusal(wanted: Mapping[str, str], refused: Refused) -> None:
    got = {"code": refused.code, "clause": refused.clause}
    if any(got[name] != value for name, value in wanted.items()):
        raise Mismatch("refused", shown(wanted), shown(got))


def viewers(match: Match) -> list[int | None]:
    """Every seat, and the watcher."""
    return [*range(match.seats), None]


def everything(match: Match) -> dict[str, Any]:
    """All that a refusal must leave as it is."""
    return {
        "position": match.position(),
        "bytes of the position": match.state.to_bytes().hex(),
        "to_act": match.to_act(),
        "question": match.question(),
        "legal": [[str(action) for action in match.legal(seat)] for seat in range(match.seats)],
        "events": [match.events(viewer) for viewer in viewers(match)],
        "entries": len(match.entries),
        "chance": len(match.queue),
    }


def unchanged(before: Mapping[str, Any], after: Mapping[str, Any]) -> None:
    for name, value in before.items():
        if after[name] != value:
            raise Mismatch(f"{name} after a refusal", "unchanged: " + shown(value), shown(after[name]))


# Expectations: each is given the match, what is wanted, and the first event that is new


def expect_then(match: Match, wanted: Mapping[str, Any], since: int) -> None:
    same("then", wanted, match.position())


def expect_then_exactly(match: Match, wanted: Mapping[str, Any], since: int) -> None:
    exactly("then_exactly", wanted, match.position())


def expect_see(match: Match, wanted: Mapping[Any, Any], since: int) -> None:
    for viewer, view in wanted.items():
        same(f"see {viewer}", view, match.view(seat_of(match, viewer)))


def expect_see_exactly(match: Match, wanted: Mapping[Any, Any], since: int) -> None:
    for viewer, view in wanted.items():
        exactly(f"see_exactly {viewer}", view, match.view(seat_of(match, viewer)))


def expect_lacks(match: Match, wanted: Mapping[Any, Sequence[str]], since: int) -> None:
    for viewer, paths in wanted.items():
        view = match.view(seat_of(match, viewer))
        for path in paths:
            found = found_at(view, path)
            if found is not MISSING:
                raise Mismatch(f"lacks {viewer}: {path}", "nothing there", shown(found))


def expect_legal(match: Match, wanted: Mapping[Any, Sequence[str]], since: int) -> None:
    for viewer, texts in wanted.items():
        offered = offers(match, viewer)
        named = [written(match, text) for text in texts]
        missing = list((Counter(named) - Counter(offered)).elements())
        extra = list((Counter(offered) - Counter(named)).elements())
        if missing or extra:
            got = f"{shown(offered)} (missing {shown(missing)}, too many {shown(extra)})"
            raise Mismatch(f"legal {viewer}", shown(list(texts)), got)


def expect_legal_has(match: Match, wanted: Mapping[Any, Sequence[str]], since: int) -> None:
    for viewer, texts in wanted.items():
        offered = offers(match, viewer)
        for text in texts:
            if written(match, text) not in offered and not allowed_unlisted(match, viewer, text):
                raise Mismatch(f"legal_has {viewer}", text, shown(offered))


def expect_legal_not(match: Match, wanted: Mapping[Any, Sequence[str]], since: int) -> None:
    for viewer, texts in wanted.items():
        offered = offers(match, viewer)
        for text in texts:
            if written(match, text) in offered or allowed_unlisted(match, viewer, text):
                raise Mismatch(f"legal_not {viewer}", f"{text} not offered", "it is")


def expect_to_act(match: Match, wanted: Sequence[int], since: int) -> None:
    same("to_act", wanted, match.to_act())


def expect_result(match: Match, wanted: Mapping[str, Any] | None, since: int) -> None:
    same("result", wanted, match.result())


def expect_events(match: Match, wanted: Mapping[Any, Sequence[Any]], since: int) -> None:
    for viewer, told in wanted.items():
        new = match.events(seat_of(match, viewer), since)
        absent = not_in_order(told, new)
        if absent is not MISSING:
            raise Mismatch(f"events {viewer}", shown(absent) + " (in this order)", shown(new))


EXPECT: Mapping[str, Callable[[Match, Any, int], None]] = {
    "then": expect_then,
    "then_exactly": expect_then_exactly,
    "see": expect_see,
    "see_exactly": expect_see_exactly,
    "lacks": expect_lacks,
    "legal": expect_legal,
    "legal_has": expect_legal_has,
    "legal_not": expect_legal_not,
    "to_act": expect_to_act,
    "result": expect_result,
    "events": expect_events,
}


def same(what: str, wanted: object, got: object) -> None:
    """Equal, mappings as subsets."""
    found = difference(wanted, got)
    if found:
        path, expected, there = found
        raise Mismatch(f"{what}: {path}" if path else what, shown(expected), shown(there))


def exactly(what: str, wanted: Mapping[str, Any], got: Mapping[str, Any]) -> None:
    """Each named field equal as a whole."""
    for name, value in wanted.items():
        found = difference(value, got.get(name, MISSING), whole=True)
        if found:
            path, expected, there = found
            raise Mismatch(f"{what}: {name}.{path}" if path else f"{what}: {name}", shown(expected), shown(there))


def seat_of(match: Match, viewer: object) -> int | None:
    """The seat of a key: a number, its digits, or the watcher's None."""
    if viewer == WATCHER:
        return None
    seat = int(str(viewer))
    if seat >= match.seats:
        raise Mismatch(f"viewer {viewer}", f"a seat below {match.seats}", str(seat))
    return seat


def offers(match: Match, viewer: object) -> list[str]:
    """What the seat is offered now."""
    seat = seat_of(match, viewer)
    assert seat is not None
    return [str(action) for action in match.legal(seat)]


def written(match: Match, text: str) -> str:
    """The notation in its own order of cards; what is no action stays as it stands."""
    with suppress(Malformed):
        return match.game.notation.write_action(match.game.notation.read_action(text))
    return text


def allowed_unlisted(match: Match, viewer: object, text: str) -> bool:
    """Whether an action too many of whose kind exist to list them all is allowed."""
    seat = seat_of(match, viewer)
    assert seat is not None
    try:
        action = match.check(seat, text)
    except Refused:
        return False
    return action.index is None
