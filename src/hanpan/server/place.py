"""Where people find this server: its address, the path it lives under, and whose requests are ours."""

from __future__ import annotations

from dataclasses import dataclass
from urllib.parse import urlsplit


class BadPlace(ValueError):
    """An address that cannot be one."""


@dataclass(frozen=True, slots=True)
class Place:
    """`origin` is None when no public address was given: then a page is ours if it came from the host it asks."""

    origin: str | None
    base: str  # "" or "/path"
    secure: bool

    def is_ours(self, origin: str | None, host: str | None) -> bool:
        """Whether a page of this origin may ask for changes."""
        if not origin or origin == "null":
            return False
        if self.origin is not None:
            return origin.lower() == self.origin
        try:
            return host is not None and urlsplit(origin).netloc.lower() == host.lower()
        except ValueError:  # such as `http://[`
            return False


def place(public_url: str | None) -> Place:
    """The place of a public address, such as `https://play.example.org/hanpan`."""
    if not public_url:
        return Place(None, "", False)
    parts = urlsplit(public_url)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.query or parts.fragment:
        raise BadPlace(f"--public-url must be like https://play.example.org/path, not {public_url!r}")
    host = parts.hostname if ":" not in parts.hostname else f"[{parts.hostname}]"
    try:
        port = parts.port
    except ValueError as error:
        raise BadPlace(f"--public-url has no such port: {public_url!r}") from error
    if port is not None and port != {"http": 80, "https": 443}[parts.scheme]:
        host = f"{host}:{port}"
    return Place(f"{parts.scheme}://{host}".lower(), parts.path.rstrip("/"), parts.scheme == "https")
