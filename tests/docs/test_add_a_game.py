"""The guide's game is made from the page itself, checked by its scenario, and held to every law."""

import importlib
import random
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import hanpan
from hanpan.testing import walks
from hanpan.testing.laws import PLAYING
from hanpan.testing.records import RECORDS
from hanpan.testing.scenario import check_file
from hanpan.testing.secrets import SECRETS
from hanpan.testing.walks import wander

games = importlib.import_module("hanpan.games")  # `hanpan.games` is the function
GUIDE = Path(__file__).parents[2] / "docs" / "add_a_game.md"
FILES = re.compile(r"^`src/hanpan/games/(pebbles/\S+)`\n\n```\w+\n(.*?)^```", re.MULTILINE | re.DOTALL)


@pytest.fixture(scope="module", autouse=True)
def pebbles(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The game's folder, among the games for as long as this module is tested."""
    root = tmp_path_factory.mktemp("games")
    for name, text in FILES.findall(GUIDE.read_text(encoding="utf-8")):
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text, encoding="utf-8")
    known, where = games._folders(), games.folder
    patch = pytest.MonkeyPatch()
    patch.setattr(games, "__path__", [*games.__path__, str(root)])
    patch.setattr(games, "_folders", lambda: (*known, "pebbles"))
    patch.setattr(walks, "folder", lambda game: root / game if game == "pebbles" else where(game))
    yield root / "pebbles"
    patch.undo()
    for name in [name for name in sys.modules if name.startswith("hanpan.games.pebbles")]:
        del sys.modules[name]


def test_every_file_of_the_guide_is_there(pebbles: Path) -> None:
    names = sorted(str(path.relative_to(pebbles)) for path in pebbles.rglob("*.*") if "__pycache__" not in path.parts)
    assert names == ["__init__.py", "notation.py", "rules.py", "scenarios/3_no_more_than_lie_there.yaml"]


def test_its_scenario_passes(pebbles: Path) -> None:
    assert check_file(pebbles / "scenarios" / "3_no_more_than_lie_there.yaml") is None


@pytest.mark.parametrize("law", [*PLAYING, *SECRETS, *RECORDS], ids=lambda law: law.__name__)
def test_it_keeps_every_law(law: object) -> None:
    for seed in range(8):
        match, dice = wander(hanpan.game("pebbles"), seed)
        law(match, dice)  # type: ignore[operator]


def test_it_is_played_by_the_lab() -> None:
    from hanpan.lab import simulate

    done = simulate("pebbles", 100, seed="guide", options={"heap": 9}, workers=1)
    assert done.reasons == {"last": 100}


def test_who_leaves_four_wins() -> None:
    match = hanpan.load("pebbles", {"heap": 5, "turn": 0})
    match.do(0, "take 1")
    dice = random.Random(1)
    while match.to_act():
        seat = match.to_act()[0]
        heap = match.position()["heap"]
        match.do(seat, f"take {heap % 4}" if seat == 0 else dice.choice(match.legal(seat)))
    result = match.result()
    assert result is not None
    assert result["ranks"] == [1, 2]
