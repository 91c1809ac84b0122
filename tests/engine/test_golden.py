"""Golden matches read today as they did: what chance said, what each viewer was told, what each saw."""

from pathlib import Path

import pytest

from hanpan import library
from hanpan.testing.golden import goldens, main, rendered

GOLDENS = [(game_id, path) for game_id in library.games() for path in goldens(game_id)]


@pytest.mark.parametrize(("game_id", "path"), GOLDENS, ids=[f"{game_id}-{path.stem}" for game_id, path in GOLDENS])
def test_golden_match(game_id: str, path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert f"game: {game_id}\n" in text
    assert rendered(text) == text, f"if this is meant: python -m hanpan.testing.golden {path}"
    assert "result: {ranks: " in text.splitlines()[-1]


@pytest.mark.parametrize("game_id", library.games())
def test_every_game_has_a_golden_match(game_id: str) -> None:
    assert goldens(game_id)


@pytest.mark.parametrize("by", ["challenge", "life", "passes"])
def test_the_duel_has_one_for_each_way_to_win(by: str) -> None:
    (path,) = [path for path in goldens("cockroach_duel") if path.stem == f"won_by_{by}"]
    told = [line for line in path.read_text(encoding="utf-8").splitlines() if "round_won" in line]
    assert f"by: {by}" in told[-1]


def test_writing_them_anew_needs_only_the_head_and_the_actions(tmp_path: Path) -> None:
    text = goldens("cockroach_duel")[0].read_text(encoding="utf-8")
    head = text[: text.index("\n\n") + 2]
    actions = [line for line in text.splitlines() if line.startswith("> ")]
    path = tmp_path / "golden.txt"
    path.write_text(head + "\n".join(actions), encoding="utf-8")
    assert main([str(path)]) == 0
    assert path.read_text(encoding="utf-8") == text
