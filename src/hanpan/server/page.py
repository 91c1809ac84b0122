"""The built web client: found in the package or in the checkout, served with the right freshness."""

from __future__ import annotations

import gzip
import html
import mimetypes
import os
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path

CHECKOUT = Path(__file__).parents[3] / "web" / "dist"
PACKAGED = Path(__file__).parent / "static"
FOREVER = "public, max-age=31536000, immutable"
ASK_FIRST = "no-cache"
TYPES = {".js": "text/javascript", ".mjs": "text/javascript", ".webmanifest": "application/manifest+json"}
TEXTS = (".html", ".js", ".mjs", ".css", ".svg", ".json", ".webmanifest", ".txt", ".ftl")

BASE = b'<base href="/"'

NOT_BUILT = """<!doctype html>
<html lang="ko"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>한판</title></head>
<body style="font-family: sans-serif; max-width: 36rem; margin: 4rem auto; padding: 0 1rem; line-height: 1.6">
<h1>한판</h1>
<p>서버는 잘 돌고 있지만 화면이 아직 만들어지지 않았어요. 저장소 폴더에서 이렇게 하면 돼요.</p>
<pre>make play</pre>
<p lang="en">The server runs, but the page has not been built yet. In the checkout, run <code>make play</code>,
or <code>npm ci && npm run build</code> in <code>web/</code>, and reload.</p>
</body></html>
"""


def client_folder() -> Path:
    """Where the built client is: as told by HANPAN_STATIC, in the package, or in the checkout."""
    told = os.environ.get("HANPAN_STATIC")
    if told:
        return Path(told)
    return PACKAGED if (PACKAGED / "index.html").exists() else CHECKOUT


@dataclass(frozen=True, slots=True)
class File:
    """A file ready to be sent."""

    body: bytes
    packed: bytes | None
    kind: str
    etag: str
    cache: str


class Page:
    """The files of the client. What was read is kept until the file changes."""

    def __init__(self, base: str, root: Path) -> None:
        self.base = base
        self.root = root
        self.kept: dict[str, tuple[int, File]] = {}

    def build(self) -> str:
        """The number of the build served here; empty when nothing is built. It stands in `build.txt`."""
        note = self.read("build.txt")
        return note.body.decode().strip() if note is not None else ""

    def find(self, path: str) -> File | None:
        """The file at a path; every path that is no file is the page itself. None: there is nothing to send."""
        path = path.strip("/")
        found = self.read(path) if path and path != "index.html" else None
        if found is not None:
            return found
        if "." in path.rsplit("/", 1)[-1] and path != "index.html":
            return None
        return self.read("index.html")

    def read(self, path: str) -> File | None:
        """A file below the root; None for anything else."""
        if "\0" in path:
            return None
        file = (self.root / path).resolve()
        if not file.is_relative_to(self.root.resolve()):
            return None
        try:
            stamp = file.stat().st_mtime_ns
            kept = self.kept.get(path)
            if kept is not None and kept[0] == stamp:
                return kept[1]
            body = file.read_bytes()
        except OSError:
            return None
        if path == "index.html":
            body = self.introduce(body)
        made = make_file(path, body)
        self.kept[path] = (stamp, made)
        return made

    def introduce(self, index: bytes) -> bytes:
        """Tell the page the path it lives under: every address on it begins there."""
        return index.replace(BASE, f'<base href="{html.escape(self.base)}/"'.encode(), 1)


def make_file(path: str, body: bytes) -> File:
    """A file with its type, its mark, and packed if that helps."""
    suffix = Path(path).suffix
    kind = TYPES.get(suffix) or mimetypes.guess_type(path)[0] or "application/octet-stream"
    packed = gzip.compress(body, 6, mtime=0) if suffix in TEXTS and len(body) > 1000 else None
    etag = f'"{blake2b(body, digest_size=9).hexdigest()}"'
    return File(body, packed, kind, etag, FOREVER if path.startswith("assets/") else ASK_FIRST)
