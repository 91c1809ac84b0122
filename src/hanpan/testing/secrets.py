"""The laws of secrecy: who may know what, what may be guessed, and that nothing else leaks."""

import random
from collections.abc import Iterable
from itertools import zip_longest

from hanpan import library
from hanpan.core.action import ChanceError
from hanpan.core.chance import Fast
from hanpan.core.kit.seats import WATCHER
from hanpan.core.match import Match
from hanpan.core.outcomes import Outcome
from hanpan.core.sink import Event, Recorder
from hanpan.core.state import State
from hanpan.testing.laws import Law
from hanpan.testing.walks import one_action, viewers, walk


def seat_number(viewer: int | None) -> int:
    """The engine's number of a viewer."""
    return WATCHER if viewer is None else viewer


def copied(match: Match, state: State) -> State:
    """The same position in a state of its own."""
    copy = match.game.new_state(match.seats, match.options)
    copy.copy_from(state)
    return copy


def hidden_bytes(match: Match, state: State, viewer: int | None) -> bytes:
    """What is left of a state when all this viewer may not know is overwritten."""
    copy = copied(match, state)
    copy.hide(seat_number(viewer))
    return copy.to_bytes()


def another_world(match: Match, viewer: int | None, dice: random.Random) -> State:
    """A position that differs from the true one only in what the viewer may not know."""
    memory = match.game.new_memory(seat_number(viewer))
    world = copied(match, match.hidden(viewer))
    world.fill(Fast(dice.getrandbits(60)), memory)
    return world


def in_world(match: Match, world: State) -> Match:
    """A bare match in that position, for its views and offers."""
    other = Match(match.game, match.seats, match.options)
    other.state.copy_from(world)
    return other


def equal_views_for_equal_knowledge(match: Match, dice: random.Random) -> None:
    """6: Two positions that differ only in hidden things give equal views, offers, questions and bytes after `hide`."""
    for viewer in viewers(match):
        for _ in range(3):
            world = another_world(match, viewer, dice)
            other = in_world(match, world)
            assert hidden_bytes(match, world, viewer) == hidden_bytes(match, match.state, viewer)
            assert other.view(viewer) == match.view(viewer)
            assert other.to_act() == match.to_act()
            assert other.question() == match.question()
            if viewer is None:
                continue
            assert other.legal(viewer) == match.legal(viewer)
            assert world.legal(viewer).as_list() == match.state.legal(viewer).as_list()
            if viewer in match.to_act():
                assert other.timeout(viewer) == match.timeout(viewer)
                assert world.timeout(viewer) == match.state.timeout(viewer)


def a_hidden_state_shows_the_same_view(match: Match, dice: random.Random) -> None:
    """6: The view is the same made from the true position or from the hidden one, and hiding twice is hiding once."""
    for viewer in viewers(match):
        number = seat_number(viewer)
        once = match.hidden(viewer).to_bytes()
        twice = copied(match, match.hidden(viewer))
        twice.hide(number)
        assert twice.to_bytes() == once
        seen = match.game.notation.view(twice, number)
        assert {name: match.view(viewer)[name] for name in seen} == seen
        assert set(match.view(viewer)) == {*seen, "to_act", "result"}


def equal_events_for_equal_knowledge(match: Match, dice: random.Random) -> None:
    """6: The same action in two worlds tells a viewer the same, until an event reveals something to him.

    A viewer's own draw may differ: it is told to him alone.
    """
    for viewer in viewers(match):
        world = another_world(match, viewer, dice)
        for seat in match.to_act():
            both = sorted(set(match.state.legal(seat).as_list()) & set(world.legal(seat).as_list()))
            if seat == viewer:
                assert both == sorted(match.state.legal(seat).as_list())
            seed = dice.getrandbits(60)
            for code in dice.sample(both, min(len(both), 4)):
                told = [told_by(match, state, seat, code, seed) for state in (match.state, world)]
                compare_told(match, told[0], told[1], viewer)


def what_looks_alike_is_told_alike(match: Match, dice: random.Random) -> None:
    """6: Actions of others that differ in hidden things only tell a viewer the same, unless they reveal something.

    Actions that leave the very same position differ in nothing hidden: open ones, told as what they were.
    """
    for viewer in viewers(match):
        for seat in match.to_act():
            if seat == viewer:
                continue
            seed = dice.getrandbits(60)
            told: dict[bytes, tuple[bytes, list[tuple[int, int, int, int, int]]]] = {}
            codes = match.state.legal(seat).as_list()
            for code in dice.sample(codes, min(len(codes), 40)):
                state, rows = told_by(match, match.state, seat, code, seed)
                if any(match.state.reveals(row[0]) for row in rows):
                    continue
                heard = [cut(state, row, viewer) for row in rows]
                whole = state.to_bytes()
                before, as_before = told.setdefault(hidden_bytes(match, state, viewer), (whole, heard))
                assert before == whole or as_before == heard


def what_chance_hides_is_not_told(match: Match, dice: random.Random) -> None:
    """6: Outcomes of chance that differ only where a viewer does not look are told him alike.

    Two values of an outcome change places: another deal, say. If he sees the same then, he was told the same.
    """
    first = library.new(match.game.id, match.seats, match.options, f"hidden chance {dice.getrandbits(40)}")
    for _ in range(6):
        outcomes = swapped(first.entries[0].chance, dice)
        try:
            scripted = [{one: what} for one, what in outcomes]
            second = library.new(match.game.id, match.seats, match.options, chance=scripted)
        except ChanceError:  # no such outcome: a card where the rules let none lie
            continue
        for viewer in viewers(first):
            if first.hidden(viewer).to_bytes() == copied(second, second.hidden(viewer)).to_bytes():
                assert first.events(viewer) == second.events(viewer)
                assert first.view(viewer) == second.view(viewer)


def swapped(outcomes: Iterable[Outcome], dice: random.Random) -> list[Outcome]:
    """The same outcomes, two values of one list of them in each other's place."""
    changed = list(outcomes)
    lists = [place for place, (_, outcome) in enumerate(changed) if isinstance(outcome, list) and len(outcome) > 1]
    if lists:
        place = dice.choice(lists)
        name, outcome = changed[place]
        one, other = dice.sample(range(len(outcome)), 2)
        values = list(outcome)
        values[one], values[other] = values[other], values[one]
        changed[place] = (name, values)
    return changed


def what_can_be_undone_told_nothing(match: Match, dice: random.Random) -> None:
    """2a: An action that may be undone told every viewer the same in all worlds he held possible before it."""
    for _ in range(10):
        chosen = one_action(match, dice)
        if chosen is None:
            break
        seat, text = chosen
        code = match.game.notation.read_action(text)
        before = copied(match, match.state)
        worlds = [(viewer, another_world(match, viewer, dice)) for viewer in viewers(match) for _ in range(3)]
        match.do(seat, text)
        if not match.can_undo(seat):
            continue
        for viewer, world in worlds:
            if world.check(seat, code) == 0:
                both = [told_by(match, state, seat, code, 0) for state in (before, world)]
                heard = [[cut(state, row, viewer) for row in rows] for state, rows in both]
                assert heard[0] == heard[1], "what was told depends on what was hidden"


Told = tuple[State, list[tuple[int, int, int, int, int]]]


def told_by(match: Match, state: State, seat: int, code: int, seed: int) -> Told:
    """The state after an action done in a copy, and the events it made."""
    copy, told = copied(match, state), Recorder()
    copy.do(seat, code, Fast(seed), told)
    return copy, told.rows


def compare_told(match: Match, one: Told, other: Told, viewer: int | None) -> None:
    """Equal events up to the first that reveals something; and then, if none did, equal questions."""
    revealed = False
    for row, its in zip_longest(one[1], other[1]):
        revealed |= any(told is not None and match.state.reveals(told[0]) for told in (row, its))
        if row is None or its is None or row[0] != its[0]:
            assert revealed, "another event, though nothing was revealed"
            return
        mine, theirs = (cut(state, told, viewer) for state, told in ((one[0], row), (other[0], its)))
        if mine != theirs and not revealed:
            others = [elsewhere for elsewhere in viewers(match) if elsewhere != viewer]
            private = any(cut(one[0], row, elsewhere) != row for elsewhere in others)
            assert mine == row, "an event cut for this viewer tells a secret"
            assert private, "an open event tells a secret"
    if revealed:
        return
    assert one[0].asked() == other[0].asked()


def cut(state: State, row: tuple[int, int, int, int, int], viewer: int | None) -> tuple[int, int, int, int, int]:
    """An event as the viewer hears it."""
    event = Event(*row)
    state.tell(event, seat_number(viewer))
    return event.numbers()


def a_resample_is_a_function_of_the_view(match: Match, dice: random.Random) -> None:
    """7: It can be loaded, shows the same view, and a position with the same view gives the same resample."""
    for seat in range(match.seats):
        position = match.resample(seat, "one")
        assert match.resample(seat, "one") == position
        loaded = library.load(match.game.id, position, match.options, seed="x", seats=match.seats)
        assert loaded.position() == position
        assert loaded.view(seat) == match.view(seat)
        assert loaded.legal(seat) == match.legal(seat)
        for seed in ("one", "two", ""):
            assert loaded.resample(seat, seed) == match.resample(seat, seed)


def a_determinized_state_keeps_what_is_known(match: Match, dice: random.Random) -> None:
    """7b: Equal view, memory and chance give an equal guess; it shows the same view, and memory outlives guessing."""
    for seat in range(match.seats):
        seed = dice.getrandbits(60)
        memory = match.memory(seat)
        kept = memory.to_bytes()
        guess = match.determinize(seat, Fast(seed))
        assert memory.to_bytes() == kept
        assert match.determinize(seat, Fast(seed)).to_bytes() == guess.to_bytes()
        assert hidden_bytes(match, guess, seat) == hidden_bytes(match, match.state, seat)
        assert in_world(match, guess).view(seat) == match.view(seat)
        world = copied(match, guess)
        world.hide(seat)
        world.fill(Fast(seed), memory)
        assert world.to_bytes() == guess.to_bytes()
        read = match.game.new_memory(seat)
        read.from_bytes(kept)
        assert match.determinize(seat, Fast(seed), read).to_bytes() == guess.to_bytes()


def a_guess_can_be_played_on(match: Match, dice: random.Random) -> None:
    """7b: A determinized position is a position: it is loaded, and played on without an error."""
    for seat in range(match.seats):
        guess = match.determinize(seat, Fast(dice.getrandbits(60)))
        position = match.game.notation.position(guess)
        loaded = library.load(match.game.id, position, match.options, seed="on", seats=match.seats)
        assert loaded.position() == position
        walk(loaded, 6, dice)


def memory_is_what_the_own_events_told(match: Match, dice: random.Random) -> None:
    """7b: A memory is folded from the seat's own events alone, and empty after `load`."""
    for seat in range(match.seats):
        loaded = library.load(match.game.id, match.position(), match.options, seed="x", seats=match.seats)
        assert loaded.memory(seat).to_bytes() == match.game.new_memory(seat).to_bytes()
    world = [another_world(match, viewer, dice) for viewer in range(match.seats)]
    for viewer in range(match.seats):
        for seat in match.to_act():
            both = sorted(set(match.state.legal(seat).as_list()) & set(world[viewer].legal(seat).as_list()))
            if not both:
                continue
            code, seed = dice.choice(both), dice.getrandbits(60)
            one, other = (told_by(match, state, seat, code, seed) for state in (match.state, world[viewer]))
            heard = [[cut(told[0], row, viewer) for row in told[1]] for told in (one, other)]
            memories = []
            for rows in heard:
                memory = match.game.new_memory(viewer)
                memory.from_bytes(match.memory(viewer).to_bytes())
                for row in rows:
                    memory.hear(Event(*row))
                memories.append(memory.to_bytes())
            assert heard[0] != heard[1] or memories[0] == memories[1]


SECRETS: tuple[Law, ...] = (
    equal_views_for_equal_knowledge,
    a_hidden_state_shows_the_same_view,
    equal_events_for_equal_knowledge,
    what_looks_alike_is_told_alike,
    what_chance_hides_is_not_told,
    what_can_be_undone_told_nothing,
    a_resample_is_a_function_of_the_view,
    a_determinized_state_keeps_what_is_known,
    a_guess_can_be_played_on,
    memory_is_what_the_own_events_told,
)
