"""A log as a file: a header and entries, one line of JSON each."""

import json
import sys
from pathlib import Path
from typing import Any

from hanpan.cli.say import Wrong
from hanpan.core.action import LogError


def written(line: dict[str, Any]) -> str:
    """A header or an entry as its line."""
    return json.dumps(line, ensure_ascii=False)


def read(file: Path, exact: bool = False) -> list[dict[str, Any]]:
    """The lines of a log file, `-` for standard input.

    LogError names the line that is none. With `exact` every line must also be written as an export writes
    it, so that no byte can be other than it was.
    """
    try:
        source = sys.stdin.buffer.read() if str(file) == "-" else file.read_bytes()
    except OSError as error:
        raise Wrong(f"cannot read {str(file)!r}: {error.strerror}") from None
    lines = source.split(b"\n")
    if lines[-1] == b"":
        lines.pop()
    elif exact:
        raise LogError(len(lines) - 2 if len(lines) > 1 else None, "the line does not end as it was written")
    return [plain(line, number - 1, exact) for number, line in enumerate(lines)]


def plain(source: bytes, n: int, exact: bool) -> dict[str, Any]:
    """One line's data; `n` is the entry's number, -1 the header's."""
    entry = n if n >= 0 else None
    try:
        text = source.decode()
        line = json.loads(text)
    except (ValueError, RecursionError):
        raise LogError(entry, "not a line of JSON") from None
    if not isinstance(line, dict):
        raise LogError(entry, "not an object")
    if exact and text.removesuffix("\r") not in (written(line), packed(line)):
        raise LogError(entry, "not written as it was exported")
    return line


def packed(line: dict[str, Any]) -> str:
    """The same line without spaces, as some programs write it."""
    return json.dumps(line, ensure_ascii=False, separators=(",", ":"))
