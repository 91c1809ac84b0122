"""`hanpan print`: a file that is whole or not there, and one line for what cannot be printed."""

import errno
import os
from importlib.resources import files
from pathlib import Path

import pypdfium2 as pdfium
import pytest
from commands import Run, wrong_use

V2_1 = (files("hanpan.games.flick_cliff.sheets") / "v2_1.toml").read_text(encoding="utf-8")


def words(file: Path) -> str:
    """The text of the first page."""
    return pdfium.PdfDocument(file)[0].get_textpage().get_text_range()


def test_the_sheets_are_written_in_the_language_of_the_place(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = tmp_path / "sheets.pdf"
    monkeypatch.delenv("LC_ALL", raising=False)
    for place, word in (("ko_KR.UTF-8", "시작선"), ("en_US.UTF-8", "Start Line")):
        monkeypatch.setenv("LANG", place)
        assert run("print", "flick_cliff", "-o", out) == (0, "", "")
        assert word in words(out)
    assert run("print", "flick_cliff", "--lang", "ko", "-o", out) == (0, "", "")
    assert "시작선" in words(out)
    assert os.listdir(tmp_path) == ["sheets.pdf"]


def test_a_designers_sheet_is_a_file_and_ours_has_a_name(run: Run, tmp_path: Path) -> None:
    sheet, out = tmp_path / "내것.toml", tmp_path / "sheets.pdf"
    sheet.write_text(V2_1.replace("panel_mm = 16", "panel_mm = 15"), encoding="utf-8")
    assert run("print", "flick_cliff", "--sheet", sheet, "--lang", "ko", "-o", out) == (0, "", "")
    assert "시트 내것" in words(out)
    assert "16개 × 15\u00a0mm" in words(out).replace(" mm", "\u00a0mm")
    assert run("print", "flick_cliff", "--sheet", "v2_1", "--lang", "ko", "-o", out) == (0, "", "")
    assert "시트 v2_1" in words(out)


def test_what_cannot_be_printed_is_said_in_one_line(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "sheets.pdf"
    wrong_use(run("print", "chess", "-o", out), "chess")
    wrong_use(run("print", "cockroach_duel", "-o", out), "cockroach_duel", "flick_cliff")
    wrong_use(run("print", "flick_cliff"), "-o")
    wrong_use(run("print", "flick_cliff", "--lang", "xx", "-o", out), "--lang")
    wrong_use(run("print", "flick_cliff", "--sheet", "nowhere.toml", "-o", out), "nowhere.toml", "v2_1")
    wrong_use(run("print", "flick_cliff", "--sheet", tmp_path, "-o", out), "cannot read")
    assert os.listdir(tmp_path) == []


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("panel_mm = 16", "panel_mm = 1600", "action_sheet.panel_mm"),
        ("width_mm = 105", "width_mm = 240", "action_sheet.width_mm is 240"),
        ("rows = 4", "rows = ", "sheet mine"),
        ('climb = "none"', 'climb = "double"', "action_sheet.cells[2].climb"),
        ("# 1.2", "\udcff", "UTF-8"),
    ],
)
def test_a_wrong_sheet_is_named_and_an_older_file_stays(
    run: Run, tmp_path: Path, old: str, new: str, said: str
) -> None:
    sheet, out = tmp_path / "mine.toml", tmp_path / "sheets.pdf"
    out.write_bytes(b"older")
    sheet.write_bytes(V2_1.replace(old, new, 1).encode("utf-8", "surrogateescape"))
    wrong_use(run("print", "flick_cliff", "--sheet", sheet, "-o", out), said)
    assert out.read_bytes() == b"older"


def test_what_cannot_be_written_leaves_nothing_behind(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wrong_use(run("print", "flick_cliff", "-o", tmp_path / "no" / "folder.pdf"), "cannot write")
    (tmp_path / "folder").mkdir()
    wrong_use(run("print", "flick_cliff", "-o", tmp_path / "folder"), "cannot write")

    def full(source: str, target: Path) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    out = tmp_path / "sheets.pdf"
    out.write_bytes(b"older")
    monkeypatch.setattr(os, "replace", full)
    wrong_use(run("print", "flick_cliff", "-o", out), "cannot write", "No space left")
    assert out.read_bytes() == b"older"
    assert sorted(os.listdir(tmp_path)) == ["folder", "sheets.pdf"]


def test_a_link_is_followed_and_rights_are_kept(run: Run, tmp_path: Path) -> None:
    kept, link = tmp_path / "kept.pdf", tmp_path / "link.pdf"
    kept.touch(0o640)
    kept.chmod(0o640)
    link.symlink_to(kept)
    assert run("print", "flick_cliff", "-o", link) == (0, "", "")
    assert link.is_symlink()
    assert kept.read_bytes().startswith(b"%PDF")
    assert kept.stat().st_mode & 0o777 == 0o640
