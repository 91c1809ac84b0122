"""Chance to the letter of the contract: what a seed draws, what a script may say, what cannot be undone.

The draws are made here a second time, with nothing but hashlib. What the duel never asks for (dice that
everybody sees) is asked for by a game of one die.
"""

from hashlib import blake2b
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import hanpan
from hanpan import Refused
from hanpan.core.chance import Chance
from hanpan.core.fair import Fair, Seed
from hanpan.core.fields import Fields
from hanpan.core.game import Game
from hanpan.core.kit.listing import Listing
from hanpan.core.match import Match
from hanpan.core.memory import Memory
from hanpan.core.notation import Malformed, Notation
from hanpan.core.outcomes import Outcomes
from hanpan.core.sink import Event, Sink
from hanpan.core.state import State

KINDS = ["fly"] * 5 + ["roach"] * 4 + ["rat"] * 3 + ["toad"] * 4 + ["bat"] * 3 + ["black"]


class Draws:
    """Draw i of entry n: BLAKE2b keyed with the seed, of n, i and the try, until one lies in a full range."""

    def __init__(self, key: bytes, entry: int) -> None:
        self.key, self.entry, self.draw = key, entry, 0

    def below(self, n: int) -> int:
        attempt = 0
        while True:
            text = b"".join(number.to_bytes(8, "little") for number in (self.entry, self.draw, attempt))
            drawn = int.from_bytes(blake2b(text, key=self.key, digest_size=8).digest(), "little")
            if drawn < 2**64 // n * n:
                self.draw += 1
                return drawn % n
            attempt += 1


def test_a_deal_is_drawn_from_the_seed_card_by_card() -> None:
    match = hanpan.new("cockroach_duel", seed="by hand")
    assert match.seed is not None
    draws = Draws(match.seed.key(), 0)
    starter, deal = draws.below(2), list(KINDS)
    for last in range(len(deal) - 1, 0, -1):
        other = draws.below(last + 1)
        deal[last], deal[other] = deal[other], deal[last]
    assert match.log()[1]["chance"] == [{"starter": starter}, {"deal": deal}]


@pytest.mark.parametrize("n", [1, 2, 3, 6, 20, (1 << 62) + 1, (1 << 61) + 12345])
def test_numbers_are_drawn_evenly_from_every_range(n: int) -> None:
    """Of the two largest ranges a quarter and an eighth of the draws must be made again."""
    seed = Seed(b"s" * 32, (b"one", b"two"))
    for entry in (0, 1, 77):
        fair, draws = Fair(seed, entry), Draws(seed.key(), entry)
        assert [fair.number(0, n) for _ in range(60)] == [draws.below(n) for _ in range(60)]


def test_the_seed_is_made_of_the_secret_and_every_nonce() -> None:
    secret = b"\x01" * 32
    assert Seed(secret).commitment() == blake2b(secret, digest_size=32).hexdigest()
    assert Seed(secret, (b"a",)).commitment() == Seed(secret).commitment()
    assert Seed(secret, (b"ab", b"c")).key() == blake2b(secret + b"\x02ab" + b"\x01c", digest_size=32).digest()
    seeds = [(), (b"",), (b"a",), (b"ab", b"c"), (b"a", b"bc"), (b"abc",), (b"", b"abc"), (b"c", b"ab")]
    assert len({Seed(secret, nonces).key() for nonces in seeds}) == len(seeds)


# A game of one die: throw it, everybody sees it; who has thrown a six has won.

THROW, WAIT = 0, 1
MALFORMED, NOT_YOURS = 1, 2


class Die(State):
    """The die as it lies, and who throws next."""

    def __init__(self) -> None:
        super().__init__(2)
        self.thrower = 0
        self.die = 0

    def start(self, chance: Chance, sink: Sink) -> None:
        self.thrower = 0
        self.die = 0

    def asked(self) -> int:
        return 0 if self.die == 5 else 1 << self.thrower

    def legal(self, seat: int) -> Listing:
        self.listed.clear()
        if self.asked() == 1 << seat:
            self.listed.add(THROW)
            self.listed.add(WAIT)
        return self.listed

    def check(self, seat: int, action: int) -> int:
        return 0 if self.asked() == 1 << seat else NOT_YOURS

    def do(self, seat: int, action: int, chance: Chance, sink: Sink) -> None:
        if action == THROW:
            cells = vec[i64]([0])
            chance.roll(0, cells, 0, 1, 6)
            self.die = cells[0]
        sink.emit(action, seat, self.die)
        self.thrower = 1 - seat

    def score(self, seat: int) -> int:
        return 0

    def hide(self, viewer: int) -> None:
        pass

    def copy_from(self, other: State) -> None:
        assert isinstance(other, Die)
        self.thrower, self.die = other.thrower, other.die

    def fields(self, io: Fields) -> None:
        self.thrower, self.die = io.cell(self.thrower), io.cell(self.die)


class DieWords(Notation):
    """The words of the game of one die."""

    def __init__(self) -> None:
        super().__init__(("die",), ("six",), (("", ""), ("malformed", "1"), ("not-your-turn", "2")), MALFORMED, (0, 1))

    def write_action(self, code: int) -> str:
        return ("throw", "wait")[code]

    def read_action(self, text: str) -> int:
        if text not in ("throw", "wait"):
            raise Malformed(text)
        return THROW if text == "throw" else WAIT

    def position(self, state: State) -> dict[str, Any]:
        assert isinstance(state, Die)
        return {"thrower": state.thrower, "die": state.die}

    def event(self, event: Event) -> dict[str, Any]:
        return {"type": ("thrown", "waited")[event.kind], "seat": event.a, "die": event.b}

    def write_outcome(self, what: int, values: list[int]) -> Any:
        return list(values)

    def read_outcome(self, what: int, plain: Any) -> list[int]:
        if not isinstance(plain, list):
            raise ValueError("die: must be a list")
        return plain


DIE = Game(
    id="die",
    title={"ko": "주사위", "en": "Die"},
    seats=(2,),
    minutes=(1, 1),
    options=(),
    rules_version="1",
    state=lambda seats, options: Die(),
    memory=lambda seat: Memory(seat),
    notation=DieWords(),
    bots={},
)


def test_what_asked_chance_is_not_undone_though_all_of_it_is_open() -> None:
    match = Match.begin(DIE, 2, None, Seed(b"die"), chance=[{"die": [2]}, {"die": [3]}])
    match.do(0, "wait")
    assert match.can_undo(0)
    match.undo(0)
    match.do(0, "throw")
    assert not match.can_undo(0)
    with pytest.raises(Refused):
        match.undo(0)
    match.do(1, "wait")
    match.undo(1)
    assert match.position() == {"thrower": 1, "die": 2}
    assert match.do(1, "throw").chance == (("die", [3]),)


def test_what_is_undone_is_not_asked_again() -> None:
    """The throw before an undone wait stands in the log, and stays as it was."""
    match = Match.begin(DIE, 2, None, Seed(b"die"), chance=[{"die": [2]}])
    match.do(0, "throw")
    match.do(1, "wait")
    match.undo(1)
    assert match.position() == {"thrower": 1, "die": 2}
    assert Match.replay(DIE, match.log()).entries == match.entries


@pytest.mark.parametrize("die", [[6], [-1], [], [1, 2], 3, None, {}])
def test_a_die_shows_one_of_its_faces(die: Any) -> None:
    match = Match.begin(DIE, 2, chance=[{"die": die}])
    with pytest.raises(hanpan.ChanceError):
        match.do(0, "throw")
    assert match.position() == {"thrower": 0, "die": 0}
    assert len(match.entries) == 1


def test_scripted_answers_fit_their_question() -> None:
    duel = hanpan.game("cockroach_duel").notation
    assert Outcomes(duel, [("starter", 1)], None).number(0, 2) == 1
    with pytest.raises(hanpan.ChanceError, match="impossible"):
        Outcomes(duel, [("starter", 1)], None).number(0, 1)
    with pytest.raises(hanpan.ChanceError, match="missing"):
        Outcomes(duel, [], None).number(0, 2)


def test_every_entry_draws_anew() -> None:
    """Equal questions in different entries have nothing in common."""
    seed = Seed(b"x")
    assert len({Fair(seed, entry).number(0, 1 << 40) for entry in range(50)}) == 50
