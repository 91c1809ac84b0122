"""A table, without network or time: questions, commands, absence, undo, clocks."""

from __future__ import annotations

from itertools import count

import pytest

from hanpan.core.game import Game
from hanpan.games import game
from hanpan.table.clock import ClockRule
from hanpan.table.outcome import Answered, Outcome
from hanpan.table.seating import NotPossible, Plan
from hanpan.table.table import Row, Table, taken_back

from .vote import vote

DUEL = game("cockroach_duel")
ids = (f"c{n}" for n in count())


def table_for(found: Game = DUEL, clock: ClockRule | None = None, players: int | None = None) -> Table:
    """A table being played by p0, p1, …; the other seats are bots'."""
    seats = found.seats[0]
    plan = Plan(found.id, found.check_options({}), seats, clock=clock or ClockRule())
    table = Table("t", found, plan, "p0", bytes(range(32)), 0)
    for seat in range(seats if players is None else players):
        table.sit(f"p{seat}", f"Player {seat}", None, None)
    for seat in range(seats if players is None else players, seats):
        table.set_bot("p0", seat, "random")
    table.start(0)
    return table


def asks(table: Table) -> list[int]:
    return list(table.asks)


def act(table: Table, seat: int, do: str, now: int = 0, ask: int | None = None, id: str | None = None) -> Outcome:
    return table.act(seat, id or next(ids), table.asks[seat] if ask is None else ask, do, now)


def asked(table: Table) -> int:
    (seat,) = table.asked
    return seat


# Questions


def test_a_match_starts_with_one_question() -> None:
    table = table_for()
    seat = asked(table)
    assert asks(table)[seat] == 1
    assert asks(table)[1 - seat] == 0
    assert table.sight(seat).ask == 1
    assert table.sight(1 - seat).ask is None
    assert table.sight(None).ask is None
    assert table.sight(None).legal == []


def test_ones_own_question_changes_by_acting() -> None:
    table = table_for()
    seat = asked(table)
    assert act(table, seat, "pass").status == "done"
    assert asked(table) == 1 - seat
    assert asks(table)[1 - seat] == 1


def test_in_a_window_anothers_answer_makes_nobody_stale() -> None:
    table = table_for(vote())
    assert asks(table) == [1, 1, 1]
    assert act(table, 1, "no").status == "done"
    assert asks(table) == [1, 1, 1]
    assert act(table, 0, "yes", ask=1).status == "done"
    assert act(table, 2, "yes", ask=1).status == "done"
    assert asks(table) == [2, 2, 2]


def test_in_a_window_a_new_question_is_new_for_all_who_are_asked() -> None:
    table = table_for(vote())
    act(table, 1, "no")
    assert act(table, 0, "again").status == "done"
    assert asks(table) == [2, 2, 2]
    assert act(table, 2, "yes", ask=1).status == "stale"
    assert act(table, 2, "yes", ask=2).status == "done"


def test_who_has_answered_is_not_asked_until_the_window_ends() -> None:
    table = table_for(vote())
    act(table, 1, "no")
    assert act(table, 1, "yes", ask=1).status == "stale"


# Commands


def test_a_stale_answer_changes_nothing() -> None:
    table = table_for()
    seat = asked(table)
    before = table.match and table.match.state.to_bytes()
    assert act(table, seat, "pass", ask=7) == Outcome("stale", 0)
    assert act(table, 1 - seat, "pass", ask=0) == Outcome("stale", 0)
    assert table.match is not None
    assert table.match.state.to_bytes() == before


def test_the_same_command_twice_is_done_once() -> None:
    table = table_for()
    seat = asked(table)
    assert act(table, seat, "pass", id="once").status == "done"
    again = act(table, seat, "pass", id="once")
    assert (again.status, again.n, again.step) == ("duplicate", 1, None)


def test_the_same_id_of_another_seat_is_another_command() -> None:
    table = table_for()
    seat = asked(table)
    assert act(table, seat, "pass", id="x").status == "done"
    assert act(table, 1 - seat, "pass", id="x").status == "done"


def test_a_refusal_has_code_and_clause_and_may_be_sent_again() -> None:
    table = table_for()
    seat = asked(table)
    refused = act(table, seat, "challenge", id="x")
    assert (refused.status, refused.code, refused.clause) == ("refused", "wrong-phase", "4.1")
    assert act(table, seat, "nonsense", id="x").code == "malformed"
    assert act(table, seat, "pass", id="x").status == "done"


def test_answered_commands_are_bounded() -> None:
    answered = Answered(room=3)
    for n in range(5):
        answered.note(0, f"c{n}", n)
    answered.note(1, "c0", 9)
    assert [answered.find(0, f"c{n}") for n in range(5)] == [None, None, 2, 3, 4]
    assert answered.find(1, "c0") == 9


def test_a_step_carries_what_must_be_kept() -> None:
    table = table_for()
    seat = asked(table)
    step = act(table, seat, "pass", now=5, id="x").step
    assert step is not None
    assert table.match is not None
    assert (step.n, step.seat, step.command, step.over) == (1, seat, "x", False)
    assert step.prev == table.match.entries[0].hash
    assert step.entry.t == 5
    assert step.after["asks"] == asks(table)


def test_nothing_can_be_done_after_the_end() -> None:
    table = table_for()
    play_out(table)
    assert table.state == "over"
    assert act(table, 0, "pass").status == "stale"
    assert table.undo(0, "u", 0).status == "stale"
    assert table.sight(None).view["result"] is not None


def play_out(table: Table) -> list[Row]:
    """Play the first legal action that ends rounds quickly; the rows a store would keep."""
    rows: list[Row] = []
    while table.state == "playing":
        seat = min(table.asked)
        legal = table.sight(seat).legal
        outcome = act(table, seat, "challenge" if "challenge" in legal else legal[-1])
        assert outcome.step is not None
        rows.append(Row(outcome.step.entry, outcome.step.command, outcome.step.after))
    return rows


# Read again from the store


def test_a_table_read_again_is_the_same() -> None:
    table = table_for(clock=ClockRule("bank", 60, 2))
    assert table.match is not None
    header, first = table.match.header(), table.match.entries[0]
    rows = [Row(first, None, {"asks": asks(table), "strikes": [0, 0], "clock": table.clock.plain()})]
    for n in range(4):
        seat = asked(table)
        step = act(table, seat, table.sight(seat).legal[-1], now=1000 * n, id=f"k{n}").step
        assert step is not None
        rows.append(Row(step.entry, step.command, step.after))
    other = Table("t", DUEL, table.plan, "p0", table.secret, 0)
    for seat in range(2):
        other.sit(f"p{seat}", "", None, None)
    other.state = "playing"
    other.resume(header, rows, paused=500)
    assert other.match is not None
    assert asks(other) == asks(table)
    assert other.match.position() == table.match.position()
    assert other.sight(0) == table.sight(0)
    assert other.act(rows[-1].entry.seat or 0, "k3", 0, "pass", 0).status == "duplicate"
    seat = asked(table)
    mine, theirs = table.clock.deadline(seat), other.clock.deadline(seat)
    assert mine is not None
    assert theirs == mine + 500


# Undo


def test_undo_asks_anew_and_answers_to_the_old_question_are_stale() -> None:
    table = table_for(vote())
    act(table, 0, "yes")
    assert table.sight(0).undo
    assert not table.sight(1).undo
    assert table.undo(0, "u", 0).status == "done"
    assert asks(table) == [2, 2, 2]
    assert table.undo(0, "u", 0).status == "duplicate"
    assert act(table, 1, "yes", ask=1).status == "stale"


def test_undo_that_the_rules_forbid_is_refused() -> None:
    table = table_for(vote())
    act(table, 0, "yes")
    refused = table.undo(1, "u", 0)
    assert (refused.status, refused.code) == ("refused", "no-undo")


def test_undo_takes_the_increment_back() -> None:
    table = table_for(vote(), clock=ClockRule("bank", 60, 10))
    act(table, 0, "yes", now=1000)
    assert table.clock.bank[0] == 69_000
    table.undo(0, "u", 2000)
    assert table.clock.bank[0] == 59_000
    act(table, 0, "yes", now=3000)
    assert table.clock.bank[0] == 68_000


def test_what_an_undo_takes_back_skips_what_was_taken_back_before() -> None:
    table = table_for(vote())
    act(table, 0, "yes")
    table.undo(0, "u1", 0)
    act(table, 0, "no")
    table.undo(0, "u2", 0)
    assert table.match is not None
    assert [entry.n for entry in taken_back(table.match.entries)] == [3]


# Clocks and absence


def test_a_turn_clock_counts_each_question_anew() -> None:
    table = table_for(clock=ClockRule("turn", 30))
    seat = asked(table)
    assert table.next_deadline() == (30_000, seat)
    assert table.time_out(seat, 29_999).status == "stale"
    act(table, seat, "pass", now=10_000)
    assert table.next_deadline() == (40_000, 1 - seat)


def test_a_bank_pays_for_thinking_and_earns_by_acting() -> None:
    table = table_for(clock=ClockRule("bank", 60, 5))
    seat = asked(table)
    act(table, seat, "pass", now=20_000)
    assert table.clock.bank[seat] == 45_000
    assert table.clock.faces(21_000) == sorted_faces(seat, (45_000, False), (59_000, True))


def sorted_faces(seat: int, mine: tuple[int, bool], others: tuple[int, bool]) -> list[tuple[int, bool]]:
    return [mine, others] if seat == 0 else [others, mine]


def test_no_clock_hurries_nobody() -> None:
    table = table_for()
    assert table.next_deadline() is None
    assert table.clock.faces(5) is None


def test_a_window_has_its_own_time_even_without_a_clock() -> None:
    table = table_for(vote(window=8))
    assert table.next_deadline() == (8000, 0)
    act(table, 0, "yes", now=1000)
    assert table.next_deadline() == (8000, 1)
    assert table.time_out(1, 8000).status == "done"
    assert table.seating[1].away is False


def test_two_timeouts_in_a_row_and_a_bot_plays_until_the_player_is_back() -> None:
    table = table_for(clock=ClockRule("turn", 10))
    seat = asked(table)
    now = 0
    for strike in (1, 2):
        now += 10_000
        assert table.time_out(seat, now).status == "done"
        assert table.strikes[seat] == strike
        while seat not in table.asked:
            act(table, 1 - seat, table.sight(1 - seat).legal[0], now=now)
    assert table.seating[seat].away
    assert table.bots_asked() == [seat]
    assert table.next_deadline() is None
    assert table.act_for(seat, table.asks[seat], "pass", now).status == "done"
    assert table.back(f"p{seat}", now)
    assert not table.back(f"p{seat}", now)
    assert not table.seating[seat].away
    assert table.strikes[seat] == 0


def test_acting_in_between_forgives_a_timeout() -> None:
    table = table_for(clock=ClockRule("turn", 10))
    seat = asked(table)
    table.time_out(seat, 10_000)
    while seat not in table.asked:
        act(table, 1 - seat, table.sight(1 - seat).legal[0], now=10_000)
    act(table, seat, table.sight(seat).legal[0], now=10_001)
    assert table.strikes[seat] == 0


def test_a_bot_cannot_answer_for_a_player_who_is_here() -> None:
    table = table_for()
    seat = asked(table)
    assert table.act_for(seat, table.asks[seat], "pass", 0).status == "stale"


def test_who_leaves_during_play_is_replaced_for_good() -> None:
    table = table_for(clock=ClockRule("turn", 10))
    seat = asked(table)
    table.leave(f"p{seat}", 0)
    assert table.seating.seat_of(f"p{seat}") is None
    assert table.seating[seat].kind == "bot"
    assert table.bots_asked() == [seat]
    assert table.next_deadline() is None


def test_a_seed_does_not_change_when_somebody_leaves() -> None:
    table = waiting()
    for seat in range(3):
        table.sit(f"p{seat}", "", None, f"{seat}{seat}" * 16)
    table.start(0)
    seed = table.seed()
    table.leave("p1", 0)
    assert table.seed() == seed


# Sitting down


def waiting(seats: int = 3) -> Table:
    found = vote()
    return Table("t", found, Plan("vote", {}, seats), "p0", bytes(32), 0)


def test_seats_are_given_from_the_lowest() -> None:
    table = waiting()
    assert table.sit("p0", "A", None, None) == 0
    assert table.sit("p1", "B", 2, None) == 2
    assert table.sit("p2", "C", None, None) == 1
    with pytest.raises(NotPossible, match="table-full"):
        table.sit("p3", "D", None, None)


def test_one_may_change_seats_but_not_take_anothers() -> None:
    table = waiting()
    table.sit("p0", "A", None, "aa")
    table.sit("p1", "B", None, None)
    with pytest.raises(NotPossible, match="seat-taken"):
        table.sit("p0", "A", 1, None)
    with pytest.raises(NotPossible, match="no-such-seat"):
        table.sit("p0", "A", 3, None)
    assert table.sit("p0", "A", 2, "bb") == 2
    assert table.seating[0].kind == "empty"
    assert table.seating[2].nonce == "aa"


def test_the_first_nonce_counts() -> None:
    table = waiting()
    table.sit("p0", "A", None, None)
    table.sit("p0", "A", None, "11" * 16)
    table.sit("p0", "A", 0, "22" * 16)
    assert table.seating[0].nonce == "11" * 16


def test_a_kept_seat_is_for_one_alone() -> None:
    table = waiting()
    table.seating.keep(0, "p9", "Nine")
    assert table.sit("p0", "A", None, None) == 1
    with pytest.raises(NotPossible, match="seat-taken"):
        table.sit("p1", "B", 0, None)
    assert table.sit("p9", "Nine", None, None) == 0


def test_only_the_host_sets_bots_and_only_on_free_seats() -> None:
    table = waiting()
    table.sit("p0", "A", None, None)
    table.set_bot("p0", 1, "quick")
    with pytest.raises(NotPossible, match="not-host"):
        table.set_bot("p1", 2, "quick")
    with pytest.raises(NotPossible, match="seat-taken"):
        table.set_bot("p0", 0, "quick")
    with pytest.raises(NotPossible, match="no-such-bot"):
        table.set_bot("p0", 2, "genius")
    table.set_bot("p0", 1, None)
    assert table.seating[1].kind == "empty"


def test_a_host_who_leaves_hands_on_and_the_last_one_closes() -> None:
    table = waiting()
    table.sit("p0", "A", None, None)
    table.sit("p1", "B", None, None)
    table.leave("p0", 0)
    assert (table.host, table.state) == ("p1", "waiting")
    table.leave("p1", 0)
    assert (table.state, table.closed_because) == ("closed", "everyone-left")


def test_who_may_watch() -> None:
    found = vote()
    table = Table("t", found, Plan("vote", {}, 3, watchers="none"), "p0", bytes(32), 0)
    table.sit("p1", "B", None, None)
    assert table.may_watch("p2")  # who was given the link has to see what he is invited to
    for player in ("p2", "p3"):
        table.sit(player, "C", None, None)
    table.start(0)
    assert table.may_watch("p0")
    assert table.may_watch("p1")
    assert not table.may_watch("p4")
    assert not table.may_watch(None)
