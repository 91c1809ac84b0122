"""Each game's scenarios, a file an item; and its ledger, which must name every clause, function and file."""

import re
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from types import ModuleType

import pytest

from hanpan import library
from hanpan.games import folder
from hanpan.testing.reading import files, read
from hanpan.testing.scenario import run

FILES = [(game_id, file) for game_id in library.games() for file in files([folder(game_id) / "scenarios"])]


@pytest.mark.parametrize(("game_id", "file"), FILES, ids=[f"{game_id}-{file.stem}" for game_id, file in FILES])
def test_scenario(game_id: str, file: Path) -> None:
    told = read(file)
    assert told.game == game_id
    assert told.title
    assert file.stem.startswith(told.clause.replace(".", "_")), "the file's name begins with its clause"
    failure = run(told)
    assert failure is None, str(failure)


def test_titles_are_not_used_twice() -> None:
    titles = [read(file).title for _, file in FILES]
    assert {title for title in titles if titles.count(title) > 1} == set()


Row = tuple[str, list[str], list[str]]


def ledger(game_id: str) -> list[Row]:
    """The rows of a ledger: clause, functions, scenarios."""
    rows = []
    for line in (folder(game_id) / "RULEBOOK.md").read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("|") and len(cells) == 4 and cells[0][0].isdigit():
            rows.append((cells[0], re.findall(r"`([^`]+)`", cells[2]), re.findall(r"`([^`]+)`", cells[3])))
    return rows


def functions(game_id: str) -> set[str]:
    """Every function and method of the game's modules."""
    found: set[str] = set()
    package = import_module(f"hanpan.games.{game_id}")
    for name in [info.name for info in walk_packages(package.__path__, f"{package.__name__}.")]:
        module = import_module(name)
        for part in [module, *(one for one in vars(module).values() if isinstance(one, type))]:
            of_here = isinstance(part, ModuleType) or part.__module__ == module.__name__
            found |= {key for key, value in vars(part).items() if of_here and callable(value)}
    return found


@pytest.mark.parametrize("game_id", library.games())
def test_the_ledger_names_what_exists_and_leaves_nothing_out(game_id: str) -> None:
    rows = ledger(game_id)
    clauses = [clause for clause, _, _ in rows]
    assert len(clauses) == len(set(clauses)), "a clause stands there twice"
    there = functions(game_id)
    for clause, code, scenarios in rows:
        assert code, f"{clause} names no code"
        assert set(code) <= there, f"{clause}: no such function: {set(code) - there}"
        assert scenarios, f"{clause} names no scenario"
        told = {read(folder(game_id) / "scenarios" / f"{name}.yaml").clause for name in scenarios}
        assert told == {re.sub(r"\.[a-z_]+$", "", clause)}
    named = [name for _, _, scenarios in rows for name in scenarios]
    assert sorted(named) == sorted(file.stem for of, file in FILES if of == game_id)


def clauses_of_the_rulebook(game_id: str) -> list[str]:
    """What the ledger's line `Clauses: 2.1-2.5, 9, …` stands for."""
    text = (folder(game_id) / "RULEBOOK.md").read_text(encoding="utf-8")
    found = []
    for part in re.findall(r"^Clauses: (.+)$", text, re.MULTILINE)[0].split(", "):
        first, _, last = part.partition("-")
        if last:
            chapter = first.split(".")[0]
            numbers = range(int(first.split(".")[1]), int(last.split(".")[1]) + 1)
            found += [f"{chapter}.{n}" for n in numbers]
        else:
            found.append(first)
    return found


@pytest.mark.parametrize("game_id", library.games())
def test_the_ledger_has_every_clause_of_the_rulebook(game_id: str) -> None:
    named = [re.sub(r"\.[a-z_]+$", "", clause) for clause, _, _ in ledger(game_id)]
    assert list(dict.fromkeys(named)) == clauses_of_the_rulebook(game_id)
    options = {option.name for option in library.game(game_id).options}
    assert {clause.split(".")[-1] for clause, _, _ in ledger(game_id) if clause[-1].isalpha()} == options


MANY_VALUES = 10


@pytest.mark.parametrize("game_id", library.games())
def test_every_value_of_every_option_has_a_scenario(game_id: str) -> None:
    used = [read(file).options for of, file in FILES if of == game_id]
    for option in library.game(game_id).options:
        values = option.choices()
        if len(values) > MANY_VALUES:  # of a number: the least, the default and the most
            values = [values[0], option.default, values[-1]]
        for value in values:
            assert any(options.get(option.name) == value for options in used), f"{option.name}: {value}"


@pytest.mark.parametrize("game_id", library.games())
def test_every_refusal_has_a_scenario(game_id: str) -> None:
    refusals = {tuple(row) for row in library.game(game_id).notation.refusals[1:]}
    steps = [step for of, file in FILES if of == game_id for step in read(file).steps]
    told = {
        (step.refused["code"], step.refused["clause"]) for step in steps if step.refused and "clause" in step.refused
    }
    assert told == refusals
