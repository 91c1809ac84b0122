"""What the documents say is run: the library's example, the links, the commands they name."""

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
READMES = ["README.md", "README.ko.md"]
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")])


@pytest.mark.parametrize("name", READMES)
def test_the_librarys_example_runs(name: str) -> None:
    result = doctest.testfile(str(ROOT / name), module_relative=False, encoding="utf-8")
    assert result.attempted > 5
    assert result.failed == 0


def test_both_readmes_show_the_same_example() -> None:
    code = [re.findall(r"^>>> [^#\n]*", (ROOT / name).read_text(encoding="utf-8"), re.MULTILINE) for name in READMES]
    assert [line.rstrip() for line in code[0]] == [line.rstrip() for line in code[1]]


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_every_link_leads_somewhere(document: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)", document.read_text(encoding="utf-8")):
        if not target.startswith(("http://", "https://", "mailto:")):
            assert (document.parent / target).exists(), target


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_every_make_target_exists(document: Path) -> None:
    targets = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    for target in re.findall(r"`make ([a-z-]+)|^make ([a-z-]+)", document.read_text(encoding="utf-8"), re.MULTILINE):
        assert (target[0] or target[1]) in targets
