"""Makes the page's message types, `web/src/core/wire.ts`, from the structs of `hanpan.server.wire`.

python tools/wire_types.py            write the file
python tools/wire_types.py --check    exit with 1 when the file differs
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from msgspec import inspect

from hanpan.server import wire

FILE = Path(__file__).parents[1] / "web" / "src" / "core" / "wire.ts"
HEAD = """\
// The messages between page and server, made by `make types` from src/hanpan/server/wire.py.

/** How a match ended: ranks from 1, ties share. */
export interface GameResult {
  readonly ranks: readonly number[]
  readonly scores: readonly number[]
  readonly reason: string
}

/** A view has the fields of the game's position; what the viewer may not know is counted. */
export interface GameView {
  readonly to_act: readonly number[]
  readonly result: GameResult | null
  readonly [field: string]: unknown
}

/** What people want to know of some legal actions, by notation: a cost and its parts. Each game has its own. */
export interface Notes {
  readonly [action: string]: Readonly<Record<string, unknown>>
}

/** Something that happened, with the fields of the rulebook. */
export interface GameEvent {
  readonly e: number
  readonly type: string
  readonly [field: string]: unknown
}

/** A printed sheet that a game is played on, as its data file says. */
export interface PrintedSheet {
  readonly [field: string]: unknown
}
"""
WORDS: dict[type[inspect.Type], str] = {
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
    inspect.NoneType: "null",
    inspect.RawType: "unknown",
    inspect.AnyType: "unknown",
}


class Page:
    """The text of the file, written struct by struct as they are met."""

    def __init__(self) -> None:
        self.written: dict[str, str] = {}

    def word(self, kind: inspect.Type, *, sent: bool) -> str:
        """A TypeScript type for one type of msgspec; writes the structs it meets."""
        match kind:
            case inspect.Metadata():
                named = (kind.extra or {}).get("ts")
                return str(named) if named else self.word(kind.type, sent=sent)
            case inspect.StructType():
                self.write(kind, sent=sent)
                return kind.cls.__name__
            case inspect.UnionType():
                parts = [self.word(part, sent=sent) for part in kind.types]
                return " | ".join(dict.fromkeys(parts))
            case inspect.LiteralType():
                order = list(kind.values)
                return " | ".join(json.dumps(value) for value in order)
            case inspect.ListType():
                inner = self.word(kind.item_type, sent=sent)
                return f"readonly ({inner})[]" if " | " in inner else f"readonly {inner}[]"
            case inspect.TupleType():
                return f"readonly [{', '.join(self.word(part, sent=sent) for part in kind.item_types)}]"
            case inspect.DictType():
                value = self.word(kind.value_type, sent=sent)
                return f"Readonly<Record<string, {value}>>"
            case _:
                return WORDS[type(kind)]

    def write(self, struct: inspect.StructType, *, sent: bool) -> None:
        """One interface. What a page sends may leave out what has a default; what it gets is always whole."""
        name = struct.cls.__name__
        if name in self.written:
            return
        self.written[name] = ""  # its place in the file: before the structs it mentions
        lines = [
            f"/** {(struct.cls.__doc__ or name).strip().splitlines()[0]} */",
            f"export interface {name} {{",
        ]
        if struct.tag is not None:
            lines.append(f"  readonly {struct.tag_field}: {json.dumps(struct.tag)}")
        for field in struct.fields:
            mark = "?" if sent and not field.required else ""
            lines.append(f"  readonly {field.encode_name}{mark}: {self.word(field.type, sent=sent)}")
        self.written[name] = "\n".join([*lines, "}"])


def text() -> str:
    """The whole file."""
    page = Page()
    got: list[Any] = list(wire.GOT)
    sent: list[Any] = list(wire.SENT)
    unions = {
        "FromServer": page.word(inspect.type_info(got.pop()), sent=False),
    }
    for struct in got:
        page.word(inspect.type_info(struct), sent=False)
    unions["FromPage"] = page.word(inspect.type_info(sent.pop()), sent=True)
    for struct in sent:
        page.word(inspect.type_info(struct), sent=True)
    tail = [f"export type {name} =\n  | " + word.replace(" | ", "\n  | ") for name, word in unions.items()]
    head = HEAD + f"\nexport const PROTOCOL = {wire.PROTOCOL}\n"
    return "\n\n".join([head.rstrip(), *page.written.values(), *tail]) + "\n"


def main() -> int:
    made = text()
    if "--check" in sys.argv[1:]:
        if not FILE.exists() or FILE.read_text(encoding="utf-8") != made:
            print(f"{FILE.name} is not what the structs say: run `make types`", file=sys.stderr)
            return 1
        return 0
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text(made, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
