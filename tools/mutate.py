"""Breaks a game's rules line by line: every break must make a scenario fail.

    python tools/mutate.py GAME [--jobs N] [--only FUNCTION]

Each mutant is one small change of `rules.py` (a comparison turned, a constant off by one, a statement
dropped …), run against all scenarios of the game. `scenarios/mutants.toml` names the functions whose work
no scenario can see (there the engine's tests must notice instead) and the changes that change nothing,
each with its reason. The exit status is 1 for a survivor, and for a name in that file that is not needed.
"""

import argparse
import ast
import contextlib
import copy
import importlib.abc
import importlib.machinery
import io
import multiprocessing
import os
import random
import signal
import sys
import time
import tomllib
from collections.abc import Iterator
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src" / "hanpan" / "games"
PATIENCE = 20  # seconds for the scenarios of one mutant: one that loops for ever is caught as well
LONG_PATIENCE = 300  # for the engine's tests

TURNED: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
}
SWAPPED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
}


class Mutant(NamedTuple):
    """One change: where, from what to what, and the module it makes."""

    module: str
    function: str
    line: int
    was: str
    now: str
    code: CodeType

    def __str__(self) -> str:
        return f"{self.module.rsplit('.', 1)[-1]}.py:{self.line} {self.function}: {self.was}  ->  {self.now}"


def changed(node: ast.AST) -> Iterator[ast.AST]:
    """Every small change of this one node."""
    if isinstance(node, ast.Compare):
        for place, op in enumerate(node.ops):
            for other in TURNED[type(op)]:
                yield with_field(node, "ops", [*node.ops[:place], other(), *node.ops[place + 1 :]])
    elif isinstance(node, ast.BoolOp):
        yield with_field(node, "op", ast.Or() if isinstance(node.op, ast.And) else ast.And())
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield copy.deepcopy(node.operand)
    elif isinstance(node, ast.BinOp | ast.AugAssign) and type(node.op) in SWAPPED:
        yield with_field(node, "op", SWAPPED[type(node.op)]())
    elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
        yield ast.Constant(not node.value)
    elif isinstance(node, ast.Constant) and isinstance(node.value, int):
        yield ast.Constant(node.value + 1)
        yield ast.Constant(node.value - 1)
    elif isinstance(node, ast.Name) and node.id.isupper() and isinstance(node.ctx, ast.Load):
        yield ast.BinOp(ast.Name(node.id, ast.Load()), ast.Add(), ast.Constant(1))
    elif isinstance(node, ast.If | ast.While | ast.IfExp) and not isinstance(node.test, ast.Compare):
        yield with_field(node, "test", ast.UnaryOp(ast.Not(), copy.deepcopy(node.test)))
    elif isinstance(node, ast.Call):
        yield from changed_call(node)
    elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Load) and node.attr == "attacker":
        yield ast.Call(ast.Attribute(node.value, "defender", ast.Load()), [], [])
    elif isinstance(node, ast.Return) and node.value is not None and not is_constant(node.value):
        yield ast.Return(ast.Constant(0))


def changed_call(node: ast.Call) -> Iterator[ast.AST]:
    """min for max and back; the first two arguments in the other order."""
    if isinstance(node.func, ast.Name) and node.func.id in ("min", "max"):
        yield with_field(node, "func", ast.Name("max" if node.func.id == "min" else "min", ast.Load()))
    elif len(node.args) >= 2 and ast.dump(node.args[0]) != ast.dump(node.args[1]):
        yield with_field(node, "args", [node.args[1], node.args[0], *node.args[2:]])


def with_field(node: ast.AST, name: str, value: Any) -> ast.AST:
    """A copy of the node with one field changed."""
    other = copy.copy(node)
    setattr(other, name, value)
    return other


def is_constant(node: ast.AST) -> bool:
    """A number, or the name of one: those are changed by themselves."""
    return isinstance(node, ast.Constant) or (isinstance(node, ast.Name) and node.id.isupper())


def dropped(node: ast.AST) -> bool:
    """Whether a statement can be left out: one that changes or tells something."""
    if isinstance(node, ast.Expr):
        return not isinstance(node.value, ast.Constant)  # a docstring changes nothing
    return isinstance(node, ast.Assign | ast.AugAssign | ast.Return | ast.Raise | ast.Continue | ast.Break)


def places(tree: ast.Module) -> Iterator[tuple[str, ast.AST, str, int | None]]:
    """Every place of a node inside a function: the function, its parent, the field, the index in it."""

    def inside(parent: ast.AST, function: str) -> Iterator[tuple[str, ast.AST, str, int | None]]:
        for field, value in ast.iter_fields(parent):
            if field in ("annotation", "returns", "decorator_list", "bases", "type_params") or isinstance(
                parent, ast.Assert
            ):
                continue
            for index, child in enumerate(value) if isinstance(value, list) else [(None, value)]:
                if not isinstance(child, ast.AST):
                    continue
                name = function
                if isinstance(child, ast.FunctionDef | ast.ClassDef):
                    name = f"{function}.{child.name}".lstrip(".")
                if function and not isinstance(child, ast.ClassDef | ast.FunctionDef):
                    yield name, parent, field, index
                yield from inside(child, name)

    return inside(tree, "")


def at(parent: ast.AST, field: str, index: int | None) -> ast.AST:
    found = getattr(parent, field)
    return found if index is None else found[index]


def put(parent: ast.AST, field: str, index: int | None, node: ast.AST) -> None:
    if index is None:
        setattr(parent, field, node)
    else:
        getattr(parent, field)[index] = node


def mutants(module: str, path: Path) -> list[Mutant]:
    """Every mutant of a file."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    found = []
    for function, parent, field, index in list(places(tree)):
        node = at(parent, field, index)
        changes: list[ast.AST] = list(changed(node))
        if dropped(node):
            changes.append(ast.Pass())
        for other in changes:
            put(parent, field, index, other)
            ast.fix_missing_locations(tree)
            line = getattr(node, "lineno", getattr(parent, "lineno", 0))
            code = compile(tree, str(path), "exec")
            found.append(Mutant(module, function, line, short(node), short(other), code))
            put(parent, field, index, node)
    return found


def short(node: ast.AST) -> str:
    """A node as one line of source; of an if, only the question."""
    if isinstance(node, ast.If | ast.While):
        return f"if {ast.unparse(node.test)}"
    return " ".join(ast.unparse(node).split())


# Running one


class Planted(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Gives the mutant in place of the module it was made of."""

    def __init__(self, mutant: Mutant) -> None:
        self.mutant = mutant

    def find_spec(self, name: str, path: Any, target: Any = None) -> importlib.machinery.ModuleSpec | None:
        if name != self.mutant.module:
            return None
        return importlib.machinery.ModuleSpec(name, self, origin=str(path))

    def create_module(self, spec: importlib.machinery.ModuleSpec) -> None:
        return None

    def exec_module(self, module: ModuleType) -> None:
        exec(self.mutant.code, module.__dict__)


class TooLong(Exception):
    """The mutant takes longer than patience lasts."""


def out_of_patience(signum: int, frame: Any) -> None:
    raise TooLong


ALL: list[Mutant] = []
TOLD: list[Any] = []
EVERY = 5  # of the scenarios' positions one in so many is tried with the laws
WALKS = 12


def caught_by_scenarios(n: int) -> tuple[int, str]:
    """The number of the mutant, and the scenario that noticed it ("" if none did)."""
    from hanpan.testing.scenario import run

    sys.meta_path.insert(0, Planted(ALL[n]))
    signal.signal(signal.SIGALRM, out_of_patience)
    signal.alarm(PATIENCE)
    try:
        for told in TOLD:
            if failure := run(told):
                return n, Path(failure.file).stem
    except Exception as error:
        return n, type(error).__name__
    finally:
        signal.alarm(0)
    return n, ""


def caught_by_laws(n: int) -> tuple[int, str]:
    """The same with the laws that every game keeps, and then with the engine's tests of this game."""
    import pytest

    sys.meta_path.insert(0, Planted(ALL[n]))
    signal.signal(signal.SIGALRM, out_of_patience)
    signal.alarm(LONG_PATIENCE)
    game = ALL[n].module.split(".")[2]
    files = [str(path) for path in (ROOT / "tests" / "engine").glob(f"test_{game.split('_')[-1]}_*.py")]
    try:
        broken = broken_law(game)
        if broken or not files:
            return n, broken
        with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()):
            status = pytest.main(["-x", "-q", "-p", "no:cacheprovider", *files])
    except Exception as error:
        return n, type(error).__name__
    finally:
        signal.alarm(0)
    return n, "the engine's tests" if status == 1 else ""


def broken_law(game: str) -> str:
    """The first law that a mutant breaks at the edges or after some random actions."""
    from hanpan import library
    from hanpan.testing.laws import PLAYING
    from hanpan.testing.records import RECORDS
    from hanpan.testing.secrets import SECRETS
    from hanpan.testing.walks import edge_matches, wander

    for law in (*SECRETS, *PLAYING, *RECORDS):
        try:
            for number, match in enumerate(edge_matches(game, EVERY)):
                law(match, random.Random(number))
            for seed in range(WALKS):
                law(*wander(library.game(game), seed))
        except Exception:
            return law.__name__
    return ""


def each(work: Any, numbers: list[int], jobs: int) -> dict[int, str]:
    """Who caught each of them; every mutant lives in a process of its own."""
    with multiprocessing.get_context("fork").Pool(jobs, maxtasksperchild=1) as pool:
        return dict(pool.imap_unordered(work, numbers))


# The report


def main() -> int:
    """Break, run, report."""
    parser = argparse.ArgumentParser(description="break a game's rules line by line")
    parser.add_argument("game")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--only", help="mutants of this function alone")
    chosen = parser.parse_args()
    from hanpan.testing.reading import files, read

    folder = GAMES / chosen.game
    single = folder / "rules.py"
    sources = [single] if single.exists() else sorted((folder / "rules").glob("[!_]*.py"))
    if not sources:
        parser.error(f"no rules in {folder}")
    begun = time.monotonic()
    for source in sources:
        module = ".".join(source.relative_to(ROOT / "src").with_suffix("").parts)
        ALL.extend(one for one in mutants(module, source) if not chosen.only or one.function.endswith(chosen.only))
    TOLD.extend(read(file) for file in files([folder / "scenarios"]))
    notes = read_notes(folder / "scenarios" / "mutants.toml")
    caught = each(caught_by_scenarios, list(range(len(ALL))), chosen.jobs)
    unseen = sorted(n for n, by in caught.items() if not by)
    return report(notes, unseen, bool(chosen.only), chosen.jobs, begun)


class Note(NamedTuple):
    """An exception of mutants.toml: it fits a mutant if all that it names is so."""

    kind: str
    named: dict[str, str]

    def fits(self, mutant: Mutant) -> bool:
        return all(
            getattr(mutant, name) == self.named[name] for name in ("function", "was", "now") if name in self.named
        )


def read_notes(path: Path) -> list[Note]:
    """Those that the engine's tests must notice first, then the harmless ones."""
    told = tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    for kind, entries in told.items():
        for entry in entries:
            if (
                kind not in ("unseen", "harmless")
                or "why" not in entry
                or not {"function", "was", "now", "why"} >= set(entry)
            ):
                raise SystemExit(f"{path.name}: not understood: [[{kind}]] {entry}")
    return [Note(kind, entry) for kind in ("unseen", "harmless") for entry in told.get(kind, [])]


def report(notes: list[Note], unseen: list[int], part: bool, jobs: int, begun: float) -> int:
    """Say what survived, and whether the file of exceptions is right."""
    fitting = {n: [note for note in notes if note.fits(ALL[n])] for n in unseen}
    asked = [n for n in unseen if any(note.kind == "unseen" for note in fitting[n])]
    tested = each(caught_by_laws, asked, jobs) if asked else {}
    left = [n for n in unseen if not tested.get(n)]
    survivors = [n for n in left if not any(note.kind == "harmless" for note in fitting[n])]
    for n in survivors:
        print(f"survived: {ALL[n]}")
    needed = {id(note) for n in unseen for note in fitting[n] if (note.kind == "unseen") == bool(tested.get(n))}
    idle = [] if part else [note for note in notes if id(note) not in needed]
    for note in idle:
        print(f"not needed in mutants.toml: {note.named}")
    by_tests = sum(1 for by in tested.values() if by)
    print(
        f"{len(ALL)} mutants in {time.monotonic() - begun:.0f} s: {len(ALL) - len(unseen)} caught by scenarios, "
        f"{by_tests} by the engine's tests, {len(left) - len(survivors)} harmless, {len(survivors)} survived"
    )
    return 1 if survivors or idle else 0


if __name__ == "__main__":
    sys.exit(main())
