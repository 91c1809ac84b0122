"""The scenario runner itself: for every kind of step a yes and a no, and all that must never pass."""

import io
from pathlib import Path

import pytest

from hanpan.testing.scenario import check, check_file

ATTACK = """\
game: cockroach_duel
title: a start to check the runner with
clause: "3.1"
seats: 2
position:
  round: 1
  wins: [0, 0]
  starter: 0
  attacker: 0
  phase: attack
  life: [3, 4]
  hands:
    - [fly, rat]
    - [toad, bat]
  deck: []
  middle: []
  attack: null
  block: null
  passes: 0
steps:
"""
DEAL = (
    "[fly, rat, toad, bat, fly, roach, roach, black, fly, fly, fly, roach, roach, rat, rat, toad, toad, toad, bat, bat]"
)
DEALT = f"""\
game: cockroach_duel
title: a dealt start
clause: "2.2"
seats: 2
chance:
  - starter: 0
  - deal: {DEAL}
steps:
"""
CHALLENGE = """\
  - {seat: 0, do: attack rat rat}
  - {seat: 1, do: challenge}
"""


def checked(tmp_path: Path, *texts: str) -> tuple[int, list[str]]:
    """The exit status and the lines of a run over files with these texts."""
    folder = tmp_path / "scenarios"
    folder.mkdir(exist_ok=True)
    for n, text in enumerate(texts):
        (folder / f"{n}.yaml").write_text(text, encoding="utf-8")
    out = io.StringIO()
    status = check([folder], out)
    return status, out.getvalue().splitlines()


def passes(tmp_path: Path, text: str) -> None:
    status, lines = checked(tmp_path, text)
    assert (status, lines) == (0, ["1 passed, 0 failed"])


def fails(tmp_path: Path, text: str, said: str) -> None:
    status, lines = checked(tmp_path, text)
    assert status == 1, text
    assert len(lines) == 2, lines
    assert lines[1] == "0 passed, 1 failed"
    assert said in lines[0], lines[0]
    assert ": expected " in lines[0]
    assert ", got " in lines[0]


YES = {
    "do": "- {seat: 0, do: attack rat rat}",
    "do_any_order": '- {seat: 0, do: "attack rat rat,fly"}',
    "then": "- {seat: 0, do: attack rat rat, then: {phase: response, attack: {claim: rat}}}",
    "then_alone": "- then: {life: [3, 4], attack: null, middle: []}",
    "then_exactly": "- {seat: 0, do: attack rat rat, then_exactly: {attack: {claim: rat, cards: [rat]}}}",
    "refused": "- {seat: 0, do: challenge, refused: {code: wrong-phase, clause: '4.1'}}",
    "refused_any_clause": "- {seat: 1, do: pass, refused: {code: not-your-turn}}",
    "refused_malformed": "- {seat: 0, do: dance, refused: {code: malformed}}",
    "refused_no_such_seat": "- {seat: 5, do: pass, refused: {code: malformed}}",
    "refused_then_more": "- {seat: 1, do: pass, refused: {code: not-your-turn}, then: {passes: 0}, to_act: [0]}",
    "see": "- see: {1: {hands: [{hidden: 2}, [toad, bat]]}, watcher: {hands: [{hidden: 2}, {hidden: 2}]}}",
    "see_seat_as_text": '- see: {"1": {hands: [{hidden: 2}, [toad, bat]]}}',
    "see_result_and_to_act": "- see: {0: {result: null, to_act: [0]}}",
    "see_exactly": "- {seat: 0, do: attack rat rat, see_exactly: {1: {attack: {claim: rat, count: 1}}}}",
    "lacks": "- {seat: 0, do: attack rat rat, lacks: {1: [attack.cards, nothing], watcher: [attack.cards.0]}}",
    "legal": "- legal: {1: [], 0: [pass, attack rat fly, attack rat rat, 'attack rat rat,fly', attack fly rat,"
    " attack fly fly, 'attack fly fly,rat', attack roach fly, attack roach rat, 'attack roach fly,rat']}",
    "legal_has": "- legal_has: {0: [pass, 'attack rat rat,fly']}",
    "legal_not": "- legal_not: {0: [challenge, attack toad fly, dance], 1: [pass]}",
    "to_act": "- to_act: [0]",
    "result": "- result: null",
    "events": "- {seat: 0, do: pass, events: {1: [{type: passed}], 0: [{type: passed, seat: 0}], watcher: []}}",
    "events_gap": "- {seat: 0, do: attack rat rat}\n  - {seat: 1, do: pass,"
    " events: {0: [{type: passed, seat: 1}, {type: life_taken, amount: 2}]}}",
}
NO = {
    "do": ("- {seat: 0, do: attack rat bat}", "step 1: seat 0: attack rat bat"),
    "do_second": ("- {seat: 0, do: pass}\n  - {seat: 0, do: pass}", "step 2: seat 0: pass"),
    "then": ("- {seat: 0, do: attack rat rat, then: {phase: attack}}", "then: phase: expected attack, got response"),
    "then_deep": ("- {seat: 0, do: attack rat rat, then: {attack: {claim: fly}}}", "then: attack.claim"),
    "then_list_length": ("- then: {life: [3]}", "then: life: expected [3], got [3, 4]"),
    "then_list_order": ("- then: {life: [4, 3]}", "then: life.0: expected 4, got 3"),
    "then_true_is_not_1": ("- then: {round: true}", "expected true, got 1"),
    "then_text_is_not_1": ('- then: {round: "1"}', 'expected "1", got 1'),
    "then_null_is_not_0": ("- then: {passes: null}", "expected null, got 0"),
    "then_missing_is_not_null": ("- then: {winner: null}", "expected null, got nothing"),
    "then_empty_mapping": (
        "- {seat: 0, do: attack rat rat, then: {attack: {}}}",
        "then: attack: expected {}, got {claim: rat",
    ),
    "then_mapping_is_not_null": ("- then: {attack: {}}", "expected {}, got null"),
    "then_exactly": (
        "- {seat: 0, do: attack rat rat, then_exactly: {attack: {claim: rat}}}",
        "then_exactly: attack: expected {claim: rat}, got {claim: rat, cards: [rat]}",
    ),
    "then_exactly_missing": ("- then_exactly: {winner: null}", "winner: expected null, got nothing"),
    "refused_allowed": ("- {seat: 0, do: pass, refused: {code: wrong-phase}}", "got pass was allowed"),
    "refused_code": ("- {seat: 1, do: pass, refused: {code: wrong-phase}}", "refused: expected {code: wrong-phase}"),
    "refused_clause": ("- {seat: 1, do: pass, refused: {code: not-your-turn, clause: '4.1'}}", 'clause: "3.1"}'),
    "refused_then": ("- {seat: 1, do: pass, refused: {code: not-your-turn}, then: {passes: 1}}", "then: passes"),
    "see": ("- see: {1: {hands: [{hidden: 2}, [toad, toad]]}}", "see 1: hands.1.1: expected toad, got bat"),
    "see_watcher": ("- see: {watcher: {hands: [{hidden: 2}, [toad, bat]]}}", "see watcher: hands.1"),
    "see_empty": ("- see: {0: {}}", "see 0: expected {}"),
    "see_no_such_seat": ("- see: {2: {round: 1}}", "viewer 2: expected a seat below 2"),
    "see_exactly": ("- see_exactly: {0: {middle: {hidden: 0}}}", "see_exactly 0: middle: expected {hidden: 0}, got"),
    "lacks": (
        "- {seat: 0, do: attack rat rat, lacks: {0: [attack.cards]}}",
        "lacks 0: attack.cards: expected nothing there",
    ),
    "lacks_null": ("- lacks: {0: [attack]}", "lacks 0: attack: expected nothing there, got null"),
    "legal_missing": ("- legal: {0: [pass, challenge]}", "missing [challenge]"),
    "legal_extra": ("- legal: {0: [pass]}", "missing [], too many ["),
    "legal_twice": ("- {seat: 0, do: attack rat rat, legal: {0: [pass]}}", "legal 0: expected [pass], got []"),
    "legal_has": ("- legal_has: {0: [pass, challenge]}", "legal_has 0: expected challenge"),
    "legal_not": ("- legal_not: {0: [challenge, 'attack rat rat,fly']}", "legal_not 0"),
    "to_act": ("- to_act: [1]", "to_act: 0: expected 1, got 0"),
    "to_act_none": ("- to_act: []", "to_act: expected [], got [0]"),
    "result": ("- result: {ranks: [1, 2]}", "result: expected {ranks: [1, 2]}, got null"),
    "events_absent": ("- {seat: 0, do: pass, events: {1: [{type: drew}]}}", "events 1: expected {type: drew}"),
    "events_order": (
        "- {seat: 0, do: attack rat rat}\n  - {seat: 1, do: pass, events: {0: [{type: life_taken}, {type: passed}]}}",
        "events 0: expected {type: passed} (in this order)",
    ),
    "events_old": (
        "- {seat: 0, do: attack rat rat}\n  - {seat: 1, do: pass, events: {0: [{type: attacked}]}}",
        "events 0: expected {type: attacked}",
    ),
    "events_secret": (
        "- {seat: 0, do: attack rat rat, events: {1: [{type: attacked, cards: [rat]}]}}",
        "events 1: expected {type: attacked, cards: [rat]}",
    ),
}
UNREADABLE = {
    "no YAML": (ATTACK + "  - {", "no YAML"),
    "a tab": (ATTACK + "\t- to_act: [0]", "no YAML"),
    "two documents": (ATTACK + "  - to_act: [0]\n---\n" + ATTACK, "no YAML"),
    "a list": ("- to_act: [0]\n", "expected a mapping"),
    "nothing": ("", "expected a mapping"),
    "no steps": (ATTACK.replace("steps:\n", ""), "steps is missing"),
    "empty steps": (ATTACK.replace("steps:", "steps: []"), "nothing to check"),
    "null steps": (ATTACK, "expected a list, got null"),
    "no game": (ATTACK.replace("game: cockroach_duel\n", "") + "  - to_act: [0]", "game"),
    "unknown key": (ATTACK.replace("title", "tittle") + "  - to_act: [0]", "unknown key tittle"),
    "unknown key of a step": (ATTACK + "  - {to_act: [0], sees: {}}", "step 1: unknown key sees"),
    "unknown key of a refusal": (ATTACK + "  - {seat: 1, do: pass, refused: {code: x, why: y}}", "unknown key why"),
    "a key twice": (ATTACK + "  - {to_act: [1], to_act: [0]}", "to_act stands there twice"),
    "a seat twice": (ATTACK + '  - see: {0: {round: 2}, "0": {round: 1}}', "the key 0 stands there twice"),
    "seed and position": (ATTACK.replace("steps:", "seed: x\nsteps:") + "  - to_act: [0]", "exclude each other"),
    "a clause as a number": (ATTACK.replace('"3.1"', "3.1") + "  - to_act: [0]", "clause: expected text, got 3.1"),
    "a refusal's clause as a number": (
        ATTACK + "  - {seat: 1, do: pass, refused: {code: not-your-turn, clause: 3.1}}",
        "clause: expected text",
    ),
    "a refusal without a code": (ATTACK + "  - {seat: 1, do: pass, refused: {}}", "code: expected text, got nothing"),
    "a refusal without an action": (ATTACK + "  - {refused: {code: malformed}}", "refused needs a do"),
    "do without a seat": (ATTACK + "  - {do: pass}", "seat and do stand together"),
    "a seat without do": (ATTACK + "  - {seat: 0, to_act: [0]}", "seat and do stand together"),
    "an empty step": (ATTACK + "  - {}", "nothing to do and nothing to check"),
    "true as a seat": (ATTACK + "  - {seat: false, do: pass}", "expected a whole number, got false"),
    "an empty then": (ATTACK + "  - then: {}", "nothing to check"),
    "an empty see": (ATTACK + "  - see: {}", "nothing to check"),
    "a viewer that is none": (ATTACK + "  - see: {nobody: {round: 1}}", "expected a seat or watcher"),
    "a watcher with actions": (ATTACK + "  - legal: {watcher: []}", "expected a seat"),
    "to_act no list": (ATTACK + "  - to_act: 0", "expected a list, got 0"),
    "a seat of other digits": (ATTACK + "  - see: {²: {round: 1}}", "expected a seat or watcher"),
    "a seat of Arabic digits": (ATTACK + "  - see: {٠: {round: 1}}", "expected a seat or watcher"),
    "without a bottom": ("a: " + "[" * 100_000, "within each other more than 100 times"),
    "itself within itself": (ATTACK + "  - &one {then: {round: *one}}", "contains itself"),
    "yes as a key": (ATTACK + "  - {to_act: [0], yes: 1}", "the key True is neither"),
    "a list as a key": (ATTACK + "  - {[1]: 1}", "cannot be a key"),
    "an object": (ATTACK + "  - then: {round: !!python/object/apply:os.getcwd []}", "no YAML"),
    "a date": (ATTACK + "  - then: {round: 2026-11-30}", "no plain value"),
    "not UTF-8": ("game: \udcff", ""),
    "chance with two names": (DEALT.replace("starter: 0", "starter: 0\n    other: 1"), "one outcome under its name"),
    "chance as a mapping": (ATTACK.replace("steps:", "chance: {starter: 0}\nsteps:"), "expected a list"),
}
WRONG_START = {
    "an unknown game": (ATTACK.replace("cockroach_duel", "chess") + "  - to_act: [0]", "chess"),
    "wrong seats": (ATTACK.replace("seats: 2", "seats: 3") + "  - to_act: [0]", "seats"),
    "an unknown option": (ATTACK.replace("steps:", "options: {speed: 2}\nsteps:") + "  - to_act: [0]", "options.speed"),
    "a wrong value": (
        ATTACK.replace("steps:", "options: {overblock: 1}\nsteps:") + "  - to_act: [0]",
        "options.overblock",
    ),
    "a bad position": (ATTACK.replace("[3, 4]", "[3, 5]") + "  - to_act: [0]", "life"),
}
CHANCE = {
    "missing": (DEALT.split("  - deal")[0] + "steps:\n  - to_act: [0]", "outcome of deal is missing"),
    "none at all": (
        DEALT.replace("chance:", "#").split("  - starter")[0] + "steps:\n  - to_act: [0]",
        "starter is missing",
    ),
    "a wrong name": (DEALT.replace("starter: 0", "first: 0") + "  - to_act: [0]", "starter is asked, but first"),
    "a wrong order": (
        f"game: cockroach_duel\nseats: 2\nchance: [deal: {DEAL}, starter: 0]\nsteps: [to_act: [0]]",
        "starter is asked, but deal",
    ),
    "an impossible number": (DEALT.replace("starter: 0", "starter: 2") + "  - to_act: [0]", "starter"),
    "an impossible deal": (DEALT.replace("black", "bat") + "  - to_act: [0]", "impossible outcome of deal"),
    "a short deal": (DEALT.replace("[fly, rat, toad", "[fly, rat") + "  - to_act: [0]", "impossible outcome of deal"),
    "a word that is no card": (DEALT.replace("black", "white") + "  - to_act: [0]", "deal"),
    "left over": (
        DEALT.replace("steps:", "  - starter: 1\nsteps:") + "  - to_act: [0]",
        "end: chance: expected no outcome",
    ),
    "missing in an action": (ATTACK + CHALLENGE, "step 2: playing: expected no error, got ChanceError"),
    "left over after an action": (
        ATTACK.replace("steps:", "chance: [starter: 0]\nsteps:") + "  - to_act: [0]",
        "left over",
    ),
}


@pytest.mark.parametrize("name", YES)
def test_what_holds_passes(tmp_path: Path, name: str) -> None:
    passes(tmp_path, ATTACK + "  " + YES[name])


@pytest.mark.parametrize("name", NO)
def test_what_does_not_hold_fails(tmp_path: Path, name: str) -> None:
    step, said = NO[name]
    fails(tmp_path, ATTACK + "  " + step, said)


@pytest.mark.parametrize("name", UNREADABLE)
def test_what_is_no_scenario_fails(tmp_path: Path, name: str) -> None:
    text, said = UNREADABLE[name]
    if name == "not UTF-8":
        (tmp_path / "scenarios").mkdir()
        (tmp_path / "scenarios" / "0.yaml").write_bytes(b"game: \xff\n")
        status, lines = checked(tmp_path)
        assert status == 1
        assert "not UTF-8" in lines[0]
        return
    if name == "chance with two names":
        text += "  - to_act: [0]"
    fails(tmp_path, text, said)


@pytest.mark.parametrize("name", WRONG_START)
def test_a_start_that_cannot_be_fails(tmp_path: Path, name: str) -> None:
    text, said = WRONG_START[name]
    fails(tmp_path, text, said)


@pytest.mark.parametrize("name", CHANCE)
def test_chance_that_does_not_fit_fails(tmp_path: Path, name: str) -> None:
    text, said = CHANCE[name]
    fails(tmp_path, text, said)


def test_a_dealt_start_may_be_scripted_whole(tmp_path: Path) -> None:
    passes(tmp_path, DEALT + "  - {then: {starter: 0, hands: [[fly, rat, toad, bat], [fly, roach, roach, black]]}}")


def test_scripted_outcomes_come_first_then_the_seed(tmp_path: Path) -> None:
    seeded = DEALT.replace("seats: 2", "seats: 2\nseed: x").split("  - deal")[0] + "steps:\n"
    passes(tmp_path, seeded + "  - then: {starter: 0}")
    passes(tmp_path, seeded.replace("starter: 0", "starter: 1") + "  - then: {starter: 1}")


def test_the_queue_serves_set_up_and_actions(tmp_path: Path) -> None:
    more = DEALT.replace("steps:", f"  - deal: {DEAL}\nsteps:")
    passes(tmp_path, more + CHALLENGE + "  - then: {round: 2, starter: 1}")


@pytest.mark.parametrize("written", ["\ufeff{}", "{}\n\n# the end\n", "--- # first\n{}", "{}\n...\n"])
def test_how_a_file_is_written_does_not_matter(tmp_path: Path, written: str) -> None:
    """A byte order mark, line ends of another system, marks of a document."""
    text = written.format(ATTACK + "  - to_act: [0]")
    for name, said in (("as_it_is", text), ("crlf", text.replace("\n", "\r\n"))):
        (tmp_path / f"{name}.yaml").write_bytes(said.encode())
        assert check_file(tmp_path / f"{name}.yaml") is None


def test_events_of_the_first_step_include_the_set_up(tmp_path: Path) -> None:
    passes(tmp_path, DEALT + "  - events: {0: [{type: round_dealt, hand: [fly, rat, toad, bat]}]}")
    fails(tmp_path, DEALT + "  - events: {1: [{type: round_dealt, hand: [fly, rat, toad, bat]}]}", "events 1")


def test_a_step_after_a_refusal_finds_no_new_event(tmp_path: Path) -> None:
    text = ATTACK + "  - {seat: 0, do: pass}\n  - {seat: 0, do: pass, refused: {code: not-your-turn}"
    passes(tmp_path, text + "}")
    fails(tmp_path, text + ", events: {0: [{type: passed}]}}", "step 2: events 0")


def test_a_refused_action_that_changes_something_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from hanpan.core.action import Refused
    from hanpan.core.match import Match

    def careless(match: Match, seat: int, action: str) -> None:
        match._told.append((-1, 0, 0, 0, 0))
        raise Refused("not-your-turn", "3.1")

    monkeypatch.setattr("hanpan.testing.scenario.act", careless)
    fails(tmp_path, ATTACK + "  - {seat: 1, do: pass, refused: {code: not-your-turn}}", "events after a refusal")


def test_the_first_failing_step_ends_the_file(tmp_path: Path) -> None:
    fails(tmp_path, ATTACK + "  - to_act: [0]\n  - to_act: [1]\n  - {seat: 1, do: fly}", "step 2: to_act")


def test_every_file_is_counted_and_each_failure_has_its_line(tmp_path: Path) -> None:
    good, bad = ATTACK + "  - to_act: [0]", ATTACK + "  - to_act: [1]"
    status, lines = checked(tmp_path, good, bad, "", good)
    assert status == 1
    assert [line.split(": ")[0].rsplit("/", 1)[-1] for line in lines[:-1]] == ["1.yaml", "2.yaml"]
    assert lines[-1] == "2 passed, 2 failed"


def test_files_and_folders_may_be_given_each_runs_once(tmp_path: Path) -> None:
    checked(tmp_path, ATTACK + "  - to_act: [0]")
    (tmp_path / "scenarios" / "deeper").mkdir()
    (tmp_path / "scenarios" / "deeper" / "one.yml").write_text(ATTACK + "  - to_act: [0]")
    (tmp_path / "scenarios" / "notes.txt").write_text("no scenario")
    out = io.StringIO()
    assert check([tmp_path, tmp_path / "scenarios" / "0.yaml"], out) == 0
    assert out.getvalue() == "2 passed, 0 failed\n"


def test_a_file_that_is_not_there_fails(tmp_path: Path) -> None:
    out = io.StringIO()
    assert check([tmp_path / "nothing.yaml"], out) == 1
    assert out.getvalue().splitlines()[-1] == "0 passed, 1 failed"


def test_no_file_at_all_is_wrong_use(tmp_path: Path) -> None:
    out = io.StringIO()
    assert check([tmp_path], out) == 2
    assert out.getvalue().splitlines()[-1] == "0 passed, 0 failed"
