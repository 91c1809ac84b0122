"""The islands' workshop: `python -m tools.maps make`, `check` and `sheet`; docs/maps.md tells more."""

import argparse
import sys
from pathlib import Path

from tools.maps.check import faults
from tools.maps.face import FOLDER, read_all, write
from tools.maps.making import make
from tools.maps.shapes import ISLANDS
from tools.maps.sheet import photograph, sheet

SEED = 7
TRIES = 800


def made(arguments: argparse.Namespace) -> int:
    """Draw faces by a seed and write their files."""
    for island in ISLANDS:
        if not arguments.faces or island.name in arguments.faces:
            face = make(island, arguments.seed, arguments.tries, say=True)
            Path(arguments.out).mkdir(parents=True, exist_ok=True)
            (Path(arguments.out) / f"{island.name}.yaml").write_text(write(face), encoding="utf-8")
    return 0


def checked(arguments: argparse.Namespace) -> int:
    """Print every fault of every face; 1 if there is one."""
    found = [f"{face.face}: {fault}" for face in read_all() for fault in faults(face)]
    print("\n".join(found) or "all faces are lawful")
    return 1 if found else 0


def shown(arguments: argparse.Namespace) -> int:
    """Draw the contact sheet: SVG, and PNG beside it where playwright and Chromium are there."""
    faces = [face for face in read_all() if not arguments.faces or face.face in arguments.faces]
    out = Path(arguments.out)
    out.parent.mkdir(parents=True, exist_ok=True)
    text = sheet(faces, arguments.columns)
    out.with_suffix(".svg").write_text(text, encoding="utf-8")
    if arguments.width:
        photograph(text, out.with_suffix(".png"), arguments.width)
    return 0


def main() -> int:
    """The command line."""
    parser = argparse.ArgumentParser(prog="maps", description=__doc__)
    commands = parser.add_subparsers(required=True)
    making = commands.add_parser("make", help=made.__doc__)
    making.add_argument("faces", nargs="*", help="L1a …; all if none is named")
    making.add_argument("--seed", type=int, default=SEED)
    making.add_argument("--tries", type=int, default=TRIES, help="islands drawn for each face at most")
    making.add_argument("--out", default=str(FOLDER), help="folder for the files")
    making.set_defaults(run=made)
    checking = commands.add_parser("check", help=checked.__doc__)
    checking.set_defaults(run=checked)
    showing = commands.add_parser("sheet", help=shown.__doc__)
    showing.add_argument("faces", nargs="*", help="L1a …; all if none is named")
    showing.add_argument("--columns", type=int, default=3)
    showing.add_argument("--width", type=int, default=1860, help="pixels of the PNG; 0 for none")
    showing.add_argument("--out", default="shots/maps.svg")
    showing.set_defaults(run=shown)
    arguments = parser.parse_args()
    return int(arguments.run(arguments))


if __name__ == "__main__":
    sys.exit(main())
