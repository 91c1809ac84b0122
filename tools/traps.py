"""Finds what is right in Python but wrong or slow when mypyc compiles it.

A line that is fine all the same says so: `# compiled: why`.
"""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
PATTERNS = ("src/hanpan/core/**/*.py", "src/hanpan/games/*/*.py", "src/hanpan/games/*/rules/*.py")


def is_number(node: ast.expr) -> bool:
    """Whether the node is a whole number written out."""
    return isinstance(node, ast.Constant) and type(node.value) is int


def traps(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """The line and the reason of each trap in a module."""
    for node in ast.walk(tree):
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift):
            if is_number(node.left) and not is_number(node.right):
                yield node.lineno, "a literal left of << is a 32-bit number: shift a variable of type i64"
        elif isinstance(node, ast.For) and isinstance(node.target, ast.Name) and node.target.id == "_":
            yield node.lineno, "`for _ in …` boxes its counter: give it a name"
        elif isinstance(node, ast.Assign) and isinstance(node.value, ast.IfExp):
            if is_number(node.value.body) and is_number(node.value.orelse):
                yield node.lineno, "a number chosen by if/else is boxed: annotate the variable as i64"
        elif isinstance(node, ast.ClassDef) and node.keywords:
            yield node.lineno, "keywords of a class are lost: keep such classes in a module that is not compiled"


def main() -> int:
    """Print every trap; 1 if there is one."""
    found = 0
    files = sorted({file for pattern in PATTERNS for file in ROOT.glob(pattern) if file.name != "__init__.py"})
    for file in files:
        source = file.read_text(encoding="utf-8")
        lines = source.splitlines()
        for line, why in traps(ast.parse(source)):
            if "# compiled:" not in lines[line - 1]:
                print(f"{file.relative_to(ROOT)}:{line}: {why}", file=sys.stderr)
                found += 1
    if not found:
        print(f"traps of the compiled build: none in {len(files)} modules")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
