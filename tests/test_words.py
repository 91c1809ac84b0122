"""The words a person reads: particles, catalogues, and that both languages say the same things."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from hanpan.words import LANGUAGES, Catalogue, catalogue, with_josa
from hanpan.words.catalogue import GAMES, OWN, event_args, key

VECTORS = json.loads((Path(__file__).parent / "josa_vectors.json").read_text("utf-8"))
PAPER = GAMES.parent / "paper"
FOLDERS = [OWN, *(path for root in (GAMES, PAPER) for path in sorted(root.glob("**/texts")) if path.is_dir())]


@pytest.mark.parametrize(("word", "pair", "expected"), VECTORS)
def test_particles_are_chosen_by_sound(word: str, pair: str, expected: str) -> None:
    assert with_josa(word, pair) == expected


def made(*lines: str) -> Catalogue:
    """A catalogue of these lines alone."""
    from fluent.runtime import FluentResource

    fresh = Catalogue("ko")
    fresh.bundle.add_resource(FluentResource("\n".join(lines)))
    return fresh


def test_a_catalogue_chooses_particles_for_words_and_numbers() -> None:
    texts = made('eat = { JOSA($what, "을/를") } 먹어요', 'cry = “{ $what }”{ PARTICLE($what, "이라고/라고") }')
    assert texts.say("eat", what="쥐") == "쥐를 먹어요"
    assert texts.say("eat", what=6) == "6을 먹어요"
    assert texts.say("cry", what="쥐") == "“쥐”라고"


def test_a_missing_key_is_seen() -> None:
    assert catalogue("ko").say("no-such-key", count=1) == "no-such-key"
    assert not catalogue("ko").knows("no-such-key")


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="language"):
        Catalogue("xx")


def test_an_event_brings_names_counts_and_whose_it_is() -> None:
    event = {"e": 3, "type": "life_taken", "seat": 0, "from": 1, "cards": ["fly", "rat"], "true": True}
    args = event_args(event, lambda seat: f"P{seat}", 0)
    assert args["name"] == "P0"
    assert args["fromName"] == "P1"
    assert args["cardsCount"] == 2
    assert args["true"] == "true"
    assert args["mine"] == "true"
    assert key("cockroach_duel", "event", "life_taken") == "cockroach-duel-event-life-taken"


def test_an_event_without_a_text_is_told_plainly() -> None:
    assert catalogue("en").event({"e": 0, "type": "sneezed", "seat": 1}) == "sneezed: seat 1"
    assert catalogue("en").event({"e": 0, "type": "undone", "to": 4}) == "The latest action was taken back"


def test_a_refusal_has_words() -> None:
    assert catalogue("ko").refusal("not-your-turn") == "지금은 차례가 아니에요"


class Uses(Visitor):
    """Collects the variables a text uses, and the other texts it quotes."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.quoted: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.quoted.add(node.id.name)


def read(path: Path) -> dict[str, set[str]]:
    """Key → variables of a catalogue, those of quoted texts included; a line that Fluent cannot read fails."""
    found: dict[str, Uses] = {}
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path.name}: cannot be read: {entry.content!r}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{path.name}: {entry.id.name} twice"
            found[entry.id.name] = Uses()
            found[entry.id.name].visit(entry)

    def all_of(name: str) -> set[str]:
        return found[name].variables.union(*(all_of(other) for other in found[name].quoted))

    return {name: all_of(name) for name in found}


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: f"{folder.parent.parent.name}-{folder.parent.name}")
def test_both_languages_have_the_same_keys(folder: Path) -> None:
    korean, english = (read(folder / f"{language}.ftl") for language in LANGUAGES)
    assert korean.keys() == english.keys()
    assert {name: used for name, used in korean.items() if used != english[name]} == {}
