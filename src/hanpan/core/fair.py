"""Fair chance for people's matches: fixed by a committed secret and a nonce of every seat, checked by anyone."""

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any, Final, NamedTuple, final

from mypy_extensions import i64

from hanpan.core.action import Plain
from hanpan.core.chance import Chance

RANGE: Final = 1 << 64


class Seed(NamedTuple):
    """A server's secret, and what each seat threw in after the secret was committed to."""

    secret: bytes
    nonces: tuple[bytes, ...] = ()

    def commitment(self) -> str:
        """What is published before anybody throws in a nonce: BLAKE2b-256 of the secret."""
        return blake2b(self.secret, digest_size=32).hexdigest()

    def key(self) -> bytes:
        """The match's seed: nobody alone could choose it."""
        whole = blake2b(self.secret, digest_size=32)
        for nonce in self.nonces:
            whole.update(bytes([len(nonce)]) + nonce)
        return whole.digest()

    def plain(self) -> Plain:
        """The form in a log's header, after the end."""
        return {"secret": self.secret.hex(), "nonces": [nonce.hex() for nonce in self.nonces]}


def seed_from_text(text: object) -> Seed:
    """The seed of a match that is given one as text: the same text, the same match. ValueError if it is none."""
    if not isinstance(text, str):
        raise ValueError(f"seed: must be text, not {text!r}")
    return Seed(blake2b(text.encode(), digest_size=32, person=b"hanpan seed").digest())


def seed_from_plain(plain: Any) -> Seed:
    """The seed that a log's header shows; ValueError if it is none."""
    try:
        nonces: Sequence[str] = plain["nonces"]
        seed = Seed(bytes.fromhex(plain["secret"]), tuple([bytes.fromhex(nonce) for nonce in nonces]))
    except (KeyError, TypeError, ValueError) as error:
        raise ValueError("seed: must be {secret: hex, nonces: [hex, …]}") from error
    if any(len(nonce) > 255 for nonce in seed.nonces):
        raise ValueError("seed: a nonce has at most 255 bytes")
    return seed


@final
class Fair(Chance):
    """Draw i of entry n is BLAKE2b(n, i, try) keyed with the seed: any process can go on, and check."""

    def __init__(self, seed: Seed, entry: i64) -> None:
        self.key: bytes = seed.key()
        self.entry: i64 = entry
        self.draw: i64 = 0

    def number(self, what: i64, n: i64) -> i64:
        bound: int = n  # beside an i64 the 64-bit draws would be cut to one when compiled
        draw: int = self.draw
        entry: int = self.entry
        self.draw += 1
        whole: int = RANGE - RANGE % bound
        attempt = 0
        while True:
            asked = b"".join([number.to_bytes(8, "little") for number in (entry, draw, attempt)])
            drawn: int = int.from_bytes(blake2b(asked, key=self.key, digest_size=8).digest(), "little")
            if drawn < whole:
                return drawn % bound
            attempt += 1
