"""The laws of what is written down: events, logs, loading, replaying, verifying and undoing."""

import json
import random
from collections.abc import Iterable
from functools import partial
from typing import Any

from hanpan import library
from hanpan.core.action import ChanceError, LogError, Refused
from hanpan.core.match import Match
from hanpan.core.outcomes import Outcome
from hanpan.testing.laws import LONGEST, Law
from hanpan.testing.scenario import everything
from hanpan.testing.walks import again, all_told, one_action, raised, viewers, walk


def events_are_numbered_without_gaps(match: Match, dice: random.Random) -> None:
    """Each viewer has a gapless run of events from 0, alike in number and kind for all; `since` is inclusive."""
    kinds = [[event["type"] for event in match.events(viewer)] for viewer in viewers(match)]
    assert all(run == kinds[0] for run in kinds)
    for viewer in viewers(match):
        events = match.events(viewer)
        assert [event["e"] for event in events] == list(range(match.next_event))
        since = dice.randrange(match.next_event + 2)
        assert match.events(viewer, since) == events[since:]
        assert match.events(viewer, since=0) == events


def load_goes_on(match: Match, dice: random.Random) -> None:
    """4: A loaded position is the same position, and goes on as the original, given the same chance."""
    loaded = library.load(match.game.id, match.position(), match.options, chance=[], seats=match.seats)
    assert loaded.position() == match.position()
    assert loaded.state.to_bytes() == match.state.to_bytes()
    for _ in range(12):
        for viewer in viewers(match):
            assert loaded.view(viewer) == match.view(viewer)
            if viewer is not None:
                assert loaded.legal(viewer) == match.legal(viewer)
        chosen = one_action(match, dice)
        if chosen is None:
            break
        told, loaded_told = match.next_event, loaded.next_event
        entry = match.do(*chosen)
        loaded.queue.extend(entry.chance)
        assert loaded.do(*chosen).chance == entry.chance
        assert loaded.state.to_bytes() == match.state.to_bytes()
        for viewer in viewers(match):
            mine, its = match.events(viewer, told), loaded.events(viewer, loaded_told)
            assert [{**event, "e": 0} for event in mine] == [{**event, "e": 0} for event in its]
    assert loaded.queue == []


def replay_is_equal(match: Match, dice: random.Random) -> None:
    """4: A replayed log ends in the same position, events, memories and hash; plain data is enough."""
    log = json.loads(json.dumps(match.log()))
    same_match(library.replay(log), match)


def same_match(other: Match, match: Match) -> None:
    """Equal in everything anybody can see, and in the log."""
    assert other.state.to_bytes() == match.state.to_bytes()
    assert other.position() == match.position()
    assert all_told(other) == all_told(match)
    assert other.entries == match.entries
    assert [other.memory(seat).to_bytes() for seat in range(match.seats)] == [
        match.memory(seat).to_bytes() for seat in range(match.seats)
    ]


def resumed_it_goes_on_with_its_seed(match: Match, dice: random.Random) -> None:
    """4: A running match rebuilt from its log makes the same draws from then on."""
    other = again(match)
    for _ in range(8):
        chosen = one_action(match, dice)
        if chosen is None:
            break
        assert other.do(*chosen) == match.do(*chosen)
    same_match(other, match)


def equal_seeds_make_equal_matches(match: Match, dice: random.Random) -> None:
    """5: Equal seed and equal actions, equal match; another seed, another one."""
    seed = f"equal {dice.getrandbits(40)}"
    first, second = (library.new(match.game.id, match.seats, match.options, seed) for _ in range(2))
    actions = random.Random(seed)
    for _ in range(30):
        chosen = one_action(first, actions)
        if chosen is None:
            break
        first.do(*chosen)
        second.do(*chosen)
    assert first.log() == second.log()
    same_match(first, second)
    assert library.new(match.game.id, match.seats, match.options, seed + "!").log() != second.log()


def missing_chance_leaves_the_match_untouched(match: Match, dice: random.Random) -> None:
    """3: Chance that cannot answer is an error, and nothing has changed: not even a part of the action."""
    loaded = library.load(match.game.id, match.position(), match.options, chance=[], seats=match.seats)
    for seat in loaded.to_act():
        offers = loaded.legal(seat)
        for action in dice.sample(offers, min(len(offers), 6)):
            other = again(match)
            asked = other.do(seat, action).chance
            if not asked:
                continue
            for queue in ([], [("no such chance", 0)], [(asked[0][0], "no such outcome")], [*asked[:-1]]):
                loaded.queue[:] = queue
                before = everything(loaded)
                raised(ChanceError, partial(loaded.do, seat, action))
                assert everything(loaded) == before
                assert loaded.queue == queue
            loaded.queue.clear()


def a_changed_log_is_found(match: Match, dice: random.Random) -> None:
    """2a: Whatever is changed in a log, `replay` finds it and names the entry."""
    lines = [json.dumps(line, ensure_ascii=False) for line in match.log()]
    for _ in range(6):
        place = dice.randrange(len(lines))
        line = lines[place]
        at = dice.randrange(len(line))
        changed = line[:at] + dice.choice("0123456789abcdefrat, ") + line[at + 1 :]
        try:
            told = json.loads(changed)
        except ValueError:
            continue
        if told == json.loads(line):
            continue
        log: list[Any] = [json.loads(one) for one in lines]
        log[place] = told
        error = raised(LogError, partial(library.replay, log))
        assert error.entry in ((None, 0) if place == 0 else (place - 1,)), (error, changed)


def a_cut_or_shuffled_log_is_found(match: Match, dice: random.Random) -> None:
    """2a: A missing, doubled or moved entry is found."""
    log = match.log()
    if len(log) < 4:
        return
    n = dice.randrange(1, len(log) - 1)
    swapped = [*log[:n], log[n + 1], log[n], *log[n + 2 :]]
    for wrong in ([*log[:n], *log[n + 1 :]], [*log[: n + 1], *log[n:]], swapped):
        error = raised(LogError, partial(library.replay, wrong))
        assert error.entry == n - 1 or (wrong is not swapped and error.entry == n)


def a_finished_match_is_verified(match: Match, dice: random.Random) -> None:
    """2a: Every draw is made again from the revealed seed; a seed that is not the one committed to is found."""
    assert "seed" not in match.header() or match.result() is not None
    walk(match, LONGEST, dice)
    log = json.loads(json.dumps(match.log()))
    assert set(log[0]["seed"]) == {"secret", "nonces"}
    same_match(library.verify(log), match)
    wrong = [{**log[0], "seed": {**log[0]["seed"], "secret": "00" * 32}}, *log[1:]]
    assert raised(LogError, partial(library.verify, wrong)).entry is None
    assert raised(LogError, partial(library.verify, log[:-1])).entry is not None or len(log) == 2


LONG_ENOUGH = 30
"""Actions, each tried on a match of its own, among which one shuffles something, if any does."""


def a_forged_draw_is_found(match: Match, dice: random.Random) -> None:
    """2a: A draw that is not the seed's is found and its entry named, though all hashes fit."""
    forged_at = None
    for number in range(LONGEST):
        chosen = one_action(match, dice)
        if chosen is None:
            break
        if forged_at is None and number < LONG_ENOUGH:
            match.queue[:] = forged(again(match).do(*chosen).chance, dice)
            forged_at = len(match.entries) if match.queue else None
        match.do(*chosen)
    if forged_at is not None:
        assert raised(LogError, partial(library.verify, match.log())).entry == forged_at


def forged(outcomes: Iterable[Outcome], dice: random.Random) -> list[Outcome]:
    """The same outcomes, the last list of them in another order; none if none can be changed."""
    changed = list(outcomes)
    for place in reversed(range(len(changed))):
        name, outcome = changed[place]
        if isinstance(outcome, list) and any(one != outcome[0] for one in outcome):
            other = outcome
            while other == outcome:
                other = dice.sample(outcome, len(outcome))
            changed[place] = (name, other)
            return changed
    return []


def undone_is_as_before(match: Match, dice: random.Random) -> None:
    """2a: Undo leads back to the position after entry m; numbers go on, memories too; a refused one changes nothing."""
    undone = 0
    for _ in range(12):
        for seat in range(match.seats):
            if not match.can_undo(seat):
                before = everything(match)
                raised(Refused, partial(match.undo, seat))
                assert everything(match) == before
                continue
            undo_once(match, seat)
            undone += 1
            same_match(library.replay(json.loads(json.dumps(match.log()))), match)
        chosen = one_action(match, dice)
        if chosen is None or undone > 3:
            break
        before_it, told = match.state.to_bytes(), match.next_event
        memories = [match.memory(seat).to_bytes() for seat in range(match.seats)]
        entry = match.do(*chosen)
        seat = chosen[0]
        open_to_all = all(match.events(viewer, told) == match.events(None, told) for viewer in viewers(match))
        if match.can_undo(seat):
            assert open_to_all
            assert not entry.chance
            undo_once(match, seat)
            undone += 1
            assert match.state.to_bytes() == before_it
            assert [match.memory(seat).to_bytes() for seat in range(match.seats)] == memories
            match.do(*chosen)


def undo_once(match: Match, seat: int) -> None:
    """Undo, and see that the log and the events say so."""
    entries, told = len(match.entries), match.next_event
    entry = match.undo(seat)
    assert entry.n == entries
    assert len(match.entries) == entries + 1
    assert entry.seat == seat
    assert entry.undo is not None
    assert entry.plain().keys() == {"n", "seat", "undo", "by", "t", "hash"}
    for viewer in viewers(match):
        assert match.events(viewer, told) == [{"e": told, "type": "undone", "to": entry.undo}]


RECORDS: tuple[Law, ...] = (
    events_are_numbered_without_gaps,
    load_goes_on,
    replay_is_equal,
    resumed_it_goes_on_with_its_seed,
    equal_seeds_make_equal_matches,
    missing_chance_leaves_the_match_untouched,
    a_changed_log_is_found,
    a_cut_or_shuffled_log_is_found,
    a_finished_match_is_verified,
    a_forged_draw_is_found,
    undone_is_as_before,
)
