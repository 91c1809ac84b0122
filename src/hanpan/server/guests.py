"""Guests: known again by a signed cookie, without an account."""

from __future__ import annotations

import os
import secrets
from collections import OrderedDict
from hashlib import blake2b, sha256
from pathlib import Path

from itsdangerous import BadSignature, Signer

from hanpan.server.names import clean_name
from hanpan.store.people import People, Person

COOKIE = "hanpan"
DAYS = 400
KNOWN = 10_000


def secret_key(data: Path) -> bytes:
    """The server's key, made once and readable by its owner alone."""
    file = data / "secret.key"
    try:
        key = file.read_bytes()
        if len(key) >= 32:
            return key
    except FileNotFoundError:
        pass
    key = secrets.token_bytes(32)
    fresh = file.with_name(f"secret.key.{secrets.token_hex(4)}")
    with os.fdopen(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as out:
        out.write(key)
    fresh.replace(file)
    return key


class Guests:
    """Who is who. A cookie is a signed random token; the store knows only the token's hash."""

    def __init__(self, people: People, key: bytes) -> None:
        self.people = people
        self.signer = Signer(key, salt="hanpan cookie", digest_method=sha256)
        self.known: OrderedDict[str, Person] = OrderedDict()

    async def find(self, cookie: str | None) -> Person | None:
        """The player whose cookie this is."""
        if not cookie or len(cookie) > 200:
            return None
        try:
            token = self.signer.unsign(cookie)
        except BadSignature:
            return None
        credential = hashed(token)
        person = self.known.get(credential)
        if person is None:
            person = await self.people.find(credential)
            if person is not None:
                self.remember(credential, person)
        return person

    async def make(self, name: str, now: int) -> tuple[Person, str]:
        """A new guest, and the cookie to give him."""
        person = Person(secrets.token_hex(8), clean_name(name))
        token = secrets.token_urlsafe(18).encode()
        await self.people.make(person, hashed(token), now)
        self.remember(hashed(token), person)
        return person, self.signer.sign(token).decode()

    async def rename(self, person: Person, name: str) -> Person:
        """The guest wants another name."""
        renamed = Person(person.id, clean_name(name))
        await self.people.rename(person.id, renamed.name)
        for credential, known in self.known.items():
            if known.id == person.id:
                self.known[credential] = renamed
        return renamed

    def remember(self, credential: str, person: Person) -> None:
        """Spare the store a question."""
        self.known[credential] = person
        if len(self.known) > KNOWN:
            self.known.popitem(last=False)


def hashed(token: bytes) -> str:
    """What the store keeps of a token."""
    return blake2b(token, digest_size=24).hexdigest()
