"""`hanpan check`: run scenario files."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from hanpan.cli.say import Wrong, print_json


def check(
    files: Annotated[list[Path], typer.Argument(metavar="FILE…", help="Scenario files, or folders of them.")],
    json: Annotated[bool, typer.Option("--json", help="For programs: {passed, failed, failures}.")] = False,
) -> int:
    """Run scenario files; the exit status is 0 only when none failed."""
    from hanpan.testing import scenario
    from hanpan.testing.reading import files as found_in

    for file in files:
        if not file.exists():
            raise Wrong(f"no file or folder {str(file)!r}")
    if not json:
        return scenario.check(files, sys.stdout)
    found = list(found_in(files))
    failures = [failure for file in found if (failure := scenario.check_file(file))]
    print_json(
        {
            "passed": len(found) - len(failures),
            "failed": len(failures),
            "failures": [
                {"file": one.file, "step": one.step, "what": one.what, "expected": one.expected, "got": one.got}
                for one in failures
            ],
        }
    )
    return 2 if not found else 1 if failures else 0
