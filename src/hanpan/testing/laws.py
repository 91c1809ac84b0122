"""The laws every game keeps by being in the games folder (the contract's section 2), about playing and refusing.

Each law takes a match in some position and dice, and may go on with the match. `secrets` holds the laws
of who may know what, `records` those of logs, loading and undo; ALL is every law of the three.
"""

import heapq
import json
import random
import re
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cache, partial
from typing import Any

from hanpan.core.action import Action, Refused
from hanpan.core.chance import Fast
from hanpan.core.game import Game
from hanpan.core.match import Match
from hanpan.core.notation import Malformed
from hanpan.core.sink import Recorder
from hanpan.testing.scenario import everything
from hanpan.testing.walks import again, conserved, is_refused, one_action, raised, things_at, viewers, walk

Law = Callable[[Match, random.Random], None]

LONGEST = 20_000
"""No match of any game takes more decisions than this, played at random."""

LONG_TABLE = 4_000
"""Of a longer table of actions a law looks at so many, other ones each time."""

NO_ACTIONS = ("", " ", "pass ", "PASS", "no such action", "0", "-1", "패스", "\x00", "a" * 500, "pass\n", "pass pass")


def asked_seats_have_actions(match: Match, dice: random.Random) -> None:
    """1: A seat in `to_act` has at least one legal action; others have none."""
    asked = match.to_act()
    assert list(asked) == sorted(set(asked))
    assert all(type(seat) is int and 0 <= seat < match.seats for seat in asked)
    for seat in range(match.seats):
        assert bool(match.legal(seat)) == (seat in asked)
        assert bool(match.state.legal(seat).n) == (seat in asked)
    assert (match.result() is None) == bool(asked)
    for viewer in viewers(match):
        view = match.view(viewer)
        assert view["to_act"] == list(asked)
        assert view["result"] == match.result()


def a_match_always_ends(match: Match, dice: random.Random) -> None:
    """1: A match always ends, and its ranks are 1 + the number of seats ahead."""
    for _ in range(LONGEST):
        chosen = one_action(match, dice)
        if chosen is None:
            break
        match.do(*chosen)
    result = match.result()
    assert result is not None, f"no end after {LONGEST} decisions"
    assert set(result) == {"ranks", "scores", "reason"}
    ranks = result["ranks"]
    assert len(ranks) == len(result["scores"]) == match.seats
    assert all(in_place(rank, ranks, bool(match.options.get("teams"))) for rank in ranks)
    assert result["reason"] in match.game.notation.reasons
    assert all(match.legal(seat) == [] for seat in range(match.seats))
    for seat in range(match.seats):
        for action in match.game.notation.table[:20]:
            assert is_refused(match, seat, action.text)


def in_place(rank: int, ranks: list[int], teams: bool) -> bool:
    """Whether a rank is 1 + the seats strictly ahead; with teams, which share a rank, 1 + the teams ahead."""
    ahead = [other for other in ranks if other < rank]
    return len(set(ahead)) < rank <= 1 + len(ahead) if teams else rank == 1 + len(ahead)


def offered_is_accepted(match: Match, dice: random.Random) -> None:
    """2: `check` accepts exactly what `legal` lists, over the table of actions and hostile numbers.

    Of a kind too many to list, `legal` samples some, and `check` accepts others as well.
    """
    notation = match.game.notation
    state = match.state
    for seat in range(match.seats):
        codes = state.legal(seat).as_list()
        listed = set(codes)
        assert len(listed) == len(codes), "an action is listed twice"
        assert [action.code for action in match.legal(seat)] == codes, "what is offered depends on what is hidden"
        uncounted = {code for code in listed if notation.action(code).index is None}
        kept_out = {code for code in uncounted if not notation.is_sampled(code)}
        assert not kept_out or not notation.table or not is_of_the_box(match), f"not in the table: {kept_out}"
        numbers = hostile(match, dice)
        tried = [action.code for action in some_of(notation.table, dice)] + numbers + close_to(listed, dice)
        accepted = {code for code in tried if state.check(seat, code) == 0} | {
            code for code in listed if state.check(seat, code) == 0
        }
        unlisted = {code for code in accepted - listed if not notation.is_sampled(code)}
        assert unlisted == set(), [notation.write_action(code) for code in unlisted]
        assert listed - accepted <= uncounted
        assert all(state.check(seat, code) == 0 for code in listed)
        for code in numbers:
            assert (state.check(seat, code) == notation.malformed) == (not is_formed(match, code)), code
    for seat in (-1, match.seats, 31, 63, 1 << 40, -(1 << 62)):
        assert all(state.check(seat, action.code) == notation.malformed for action in notation.table[:50])


def some_of(table: tuple[Action, ...], dice: random.Random) -> Sequence[Action]:
    """The table, or some of a long one."""
    return table if len(table) <= LONG_TABLE else dice.sample(table, LONG_TABLE)


def close_to(listed: set[int], dice: random.Random) -> list[int]:
    """Numbers that differ a little from what is offered: what is nearly legal."""
    return [code ^ (1 << dice.randrange(62)) for code in sorted(listed)[:60]] + [
        code + 32 for code in sorted(listed)[:60]
    ]


def is_of_the_box(match: Match) -> bool:
    """Whether the match is played with nothing but what the box holds: a position may bring islands of its own."""
    return not match.position().get("faces")


def is_plain(action: Action) -> int:
    """How many bits an action has: those with few are the plain ones, like a pass."""
    return action.code.bit_count()


def is_formed(match: Match, code: int) -> bool:
    """Whether a number is an action of the match, possible or not: it can be written and read back.

    Every game writes a seat as `@2`; one that the match does not have is no part of an action.
    """
    notation = match.game.notation
    try:
        text = notation.write_action(code)
        if any(int(seat) >= match.seats for seat in re.findall(r"@(\d+)", text)):
            return False
        return notation.read_action(text) == code and notation.is_of(match.state, code)
    except (ValueError, LookupError, OverflowError):
        return False


@cache
def known_codes(game: Game) -> frozenset[int]:
    """The numbers of the table of actions."""
    return frozenset(action.code for action in game.notation.table)


def hostile(match: Match, dice: random.Random) -> list[int]:
    """Numbers nobody made by the rules: random ones, known ones with a bit changed, negative and huge ones."""
    table = match.game.notation.table
    numbers = [-1, -2, (1 << 62) - 1, 1 << 62, -(1 << 62), (1 << 63) - 1, -(1 << 63)]
    numbers += [dice.getrandbits(62) for _ in range(60)] + [-dice.getrandbits(62) for _ in range(10)]
    numbers += list(range(40))
    if table:
        for _ in range(50):
            code = dice.choice(table).code
            numbers += [code ^ (1 << dice.randrange(62)), -code, code + dice.choice((-1, 1))]
        for action in heapq.nsmallest(4, table, key=is_plain) if len(table) <= LONG_TABLE else table[:4]:
            numbers += [action.code ^ (1 << bit) for bit in range(62)]
    known = known_codes(match.game)
    return [number for number in numbers if number not in known]


def every_offer_can_be_done(match: Match, dice: random.Random) -> None:
    """2: Whatever is listed is done without an error, by its notation or as an Action, and written down so."""
    for seat in match.to_act():
        offers = match.legal(seat)
        for action in dice.sample(offers, min(len(offers), 4)):
            other = again(match)
            entry = other.do(seat, action if dice.random() < 0.5 else str(action))
            assert (entry.n, entry.seat, entry.do) == (len(match.entries), seat, str(action))
            assert other.entries[:-1] == match.entries


def a_refusal_changes_nothing(match: Match, dice: random.Random) -> None:
    """3: A refused action changes nothing, not one byte, whoever tries it and however odd it is."""
    before = everything(match)
    table = match.game.notation.table
    tries: list[tuple[Any, Any]] = [(dice.randrange(match.seats), text) for text in NO_ACTIONS]
    tries += [(dice.randrange(match.seats), action.text) for action in dice.sample(table, min(60, len(table)))]
    tries += [(seat, table[0].text if table else "") for seat in (-1, match.seats, 99)]
    tries += [(0, None), (0, 7), (None, "pass"), (True, "pass"), (0, Action("pass", dice.getrandbits(62), None))]
    refusals = {tuple(row) for row in match.game.notation.refusals[1:]}
    for seat, action in tries:
        if type(seat) is int and 0 <= seat < match.seats and isinstance(action, str):
            if not is_refused(match, seat, action):
                continue
        refused = raised(Refused, partial(match.do, seat, action))
        assert (refused.code, refused.clause) in refusals
        if type(seat) is int and 0 <= seat < match.seats and seat not in match.to_act():
            assert refused.code in ("malformed", "not-your-turn")
    assert everything(match) == before


def asking_changes_nothing(match: Match, dice: random.Random) -> None:
    """3: Looking is free: views, events, offers, guesses and results leave every byte as it is."""
    before = everything(match)
    for viewer in viewers(match):
        match.view(viewer)
        match.events(viewer)
        match.hidden(viewer)
        if viewer is not None:
            match.legal(viewer)
            match.resample(viewer, "x")
            match.can_undo(viewer)
    match.result(), match.log(), match.header(), match.position(), match.question()
    assert everything(match) == before


def absence_is_a_legal_action(match: Match, dice: random.Random) -> None:
    """The action taken for an absent seat is one it was offered; a seat that is not asked is not absent."""
    for seat in range(match.seats):
        if seat in match.to_act():
            assert match.timeout(seat) in match.legal(seat)
        else:
            raised(ValueError, partial(match.timeout, seat))


def nothing_is_lost_or_made(match: Match, dice: random.Random) -> None:
    """8: Every card, token, die and coin is somewhere, once: counted by the game's `conserved.toml`.

    A loaded position may hold fewer things than the box, never more; a dealt one has them all.
    `as` says for which thing a word stands, "" for none: a card that lies nowhere is told by what is pending.
    """
    told = conserved(match.game.id)
    for _ in range(12):
        position = match.position()
        for group in told.get("things", []):
            words = group.get("as", {})
            there = [thing for place in group["places"] for thing in things_at(position, place)]
            found = Counter(words.get(thing, thing) for thing in there if words.get(thing) != "")
            box = Counter(group["box"])
            assert found <= box, (group["name"], found - box)
            assert match.loaded is not None or found == box, (group["name"], box - found)
        for group in told.get("sums", []):
            numbers = [number for place in group["places"] for number in things_at(position, place)]
            assert all(number >= 0 for number in numbers)
            assert sum(numbers) == group["sum"], group["name"]
        walk(match, 1, dice)


def everything_is_plain(match: Match, dice: random.Random) -> None:
    """Views, events, positions, results and logs are plain JSON, and read back as they were."""
    told: list[Any] = [match.position(), match.result(), match.log()]
    for viewer in viewers(match):
        told += [match.view(viewer), match.events(viewer)]
    for one in told:
        assert json.loads(json.dumps(one)) == one


def a_notation_reads_back(match: Match, dice: random.Random) -> None:
    """Actions round-trip: written and read again they are the same; indices are places.

    Parts in another order are the same action, or none where the rulebook fixes the order.
    """
    notation = match.game.notation
    texts = set()
    assert [action.index for action in notation.table] == list(range(len(notation.table)))
    for action in some_of(notation.table, dice):
        assert notation.action(action.code) == action
        assert notation.read_action(action.text) == action.code
        assert str(action) == action.text == notation.write_action(action.code)
        texts.add(action.text)
    assert len(texts) == min(len(notation.table), LONG_TABLE)
    for action in dice.sample(notation.table, min(40, len(notation.table))):
        words = [word.split(",") for word in action.text.split(" ")]
        for parts in words:
            dice.shuffle(parts)
        with suppress(Malformed):
            assert notation.read_action(" ".join(",".join(parts) for parts in words)) == action.code


def a_copy_is_equal_and_its_own(match: Match, dice: random.Random) -> None:
    """`copy_from` and `from_bytes` make equal positions that then live apart."""
    state = match.state
    copy = match.game.new_state(match.seats, match.options)
    copy.copy_from(state)
    read = match.game.new_state(match.seats, match.options)
    read.from_bytes(state.to_bytes())
    before = state.to_bytes()
    for other in (copy, read):
        assert other.to_bytes() == before
        assert other.asked() == state.asked()
        assert match.game.notation.position(other) == match.position()
        for seat in range(match.seats):
            assert other.legal(seat).as_list() == state.legal(seat).as_list()
    for source in (before[:-8], before + bytes(8), before[:-1], b""):
        raised(ValueError, partial(read.from_bytes, source))
    walk(match, 5, dice)
    assert copy.to_bytes() == before


def a_used_state_starts_as_a_new_one(match: Match, dice: random.Random) -> None:
    """5: Set up again, a state forgets what was played on it: simulations use one for many matches."""
    seed = dice.getrandbits(60)
    fresh = match.game.new_state(match.seats, match.options)
    told, again_told = Recorder(), Recorder()
    fresh.start(Fast(seed), told)
    match.state.start(Fast(seed), again_told)
    assert match.state.to_bytes() == fresh.to_bytes()
    assert again_told.rows == told.rows


PLAYING: tuple[Law, ...] = (
    asked_seats_have_actions,
    a_match_always_ends,
    offered_is_accepted,
    every_offer_can_be_done,
    a_refusal_changes_nothing,
    asking_changes_nothing,
    absence_is_a_legal_action,
    nothing_is_lost_or_made,
    everything_is_plain,
    a_notation_reads_back,
    a_copy_is_equal_and_its_own,
    a_used_state_starts_as_a_new_one,
)
