"""`hanpan print`: a game's sheets as a PDF, to scale."""

import os
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from hanpan.cli.many import GameId
from hanpan.cli.say import Wrong, game_named

if TYPE_CHECKING:
    from hanpan.paper import Printable


def print_sheets(
    game: GameId,
    out: Annotated[Path, typer.Option("-o", metavar="FILE.pdf", help="Where to.")],
    sheet: Annotated[
        str | None,
        typer.Option("--sheet", metavar="FILE", help="A sheet of your own (.toml), or the name of one that ships."),
    ] = None,
    lang: Annotated[str | None, typer.Option("--lang", help="ko or en; without it, the locale's.")] = None,
) -> None:
    """Sheets to print, where a game has them: A4, to scale."""
    from hanpan.cli.tell import language
    from hanpan.paper import printable, sheets_of

    game_named(game)
    if game not in printable():
        raise Wrong(f"{game} has no sheets to print; there are sheets of: {', '.join(printable())}")
    spoken = language(lang)
    sheets = sheets_of(game)
    name, text = chosen(sheets, sheet)
    try:
        pdf = sheets.document(spoken, name, text)
    except ValueError as wrong:
        raise Wrong(str(wrong)) from None
    try:
        write_whole(out, pdf)
    except OSError as error:
        raise Wrong(f"cannot write {str(out)!r}: {error.strerror}") from None


def chosen(sheets: "Printable", sheet: str | None) -> tuple[str, str | None]:
    """The name of the sheet to print, and its text if it is a file and none that ships."""
    if sheet is None:
        return sheets.SHEETS[0], None
    file = Path(sheet)
    if sheet in sheets.SHEETS and not file.is_file():
        return sheet, None
    try:
        return file.stem, file.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise Wrong(f"--sheet {sheet!r}: neither a file nor one of: {', '.join(sheets.SHEETS)}") from None
    except OSError as error:
        raise Wrong(f"cannot read {sheet!r}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise Wrong(f"--sheet {sheet!r}: not a text file in UTF-8") from None


def write_whole(file: Path, content: bytes) -> None:
    """Write the file whole or not at all: beside its place first, then put there at once."""
    if file.exists() and not file.is_file():  # a pipe, /dev/stdout
        file.write_bytes(content)
        return
    place = file.resolve()
    handle, beside = tempfile.mkstemp(prefix=f".{place.name}.", dir=place.parent)
    try:
        with os.fdopen(handle, "wb") as fresh:
            fresh.write(content)
        mask = os.umask(0)
        os.umask(mask)
        os.chmod(beside, place.stat().st_mode & 0o777 if place.exists() else 0o666 & ~mask)
        os.replace(beside, place)
    except BaseException:
        Path(beside).unlink(missing_ok=True)
        raise
