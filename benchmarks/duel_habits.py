"""Measure the habits of the duel's greedy bot: it plays itself until what it expects is what it meets.

    python benchmarks/duel_habits.py [ROUNDS] [TURNS] > tables.txt

Prints the tables of `games/cockroach_duel/habits.py`. Each turn plays so many rounds with the tables so far and moves
them towards what was met; the steps grow smaller, so that the answer settles.
"""

import sys
from collections import defaultdict
from collections.abc import Iterator

from hanpan.core.chance import Fast
from hanpan.core.kit.act import cards_of, kind_of, verb_of
from hanpan.core.kit.handful import all_of, count, size
from hanpan.core.sink import Event, Sink
from hanpan.games.cockroach_duel.bot import Greedy, life_left
from hanpan.games.cockroach_duel.habits import BLOCKS, CERTAIN, CLAIMS, LIVES, Habits, by_claim, measured
from hanpan.games.cockroach_duel.rules import Duel, DuelMemory
from hanpan.games.cockroach_duel.tables import (
    ACCEPT,
    ATTACK,
    ATTACKING,
    BLOCK,
    CHALLENGE,
    LIFE,
    PASS,
    RAT,
    RESPONSE,
    ROUND_WON,
    TOAD,
)

SURE_OF = 30  # how many sightings the number so far weighs against


class Ears(Sink):
    """Tells both memories of each event, and notes who won the round."""

    def __init__(self, state: Duel, memories: list[DuelMemory]) -> None:
        self.state = state
        self.memories = memories
        self.winner = -1

    def emit(self, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        if kind == ROUND_WON:
            self.winner = a
        for memory in self.memories:
            event = Event(kind, a, b, c, d)
            self.state.tell(event, memory.seat)
            memory.hear(event)


class Tally:
    """How often a thing was met, and how often it could have been, for every place of a table."""

    def __init__(self) -> None:
        self.met: dict[tuple[str, int], float] = defaultdict(float)
        self.of: dict[tuple[str, int], float] = defaultdict(float)

    def see(self, table: str, place: int, met: bool) -> None:
        self.met[table, place] += met
        self.of[table, place] += 1


def play(habits: Habits, rounds: int, seed: int) -> Tally:
    """Let the bot play itself and count what it does."""
    tally = Tally()
    state, hidden = Duel(target_wins=5), Duel(target_wins=5)
    memories = [DuelMemory(0), DuelMemory(1)]
    ears = Ears(state, memories)
    chance, choice, bot = Fast(seed), Fast(seed + 1), Greedy(habits)
    waiting: list[tuple[str, int, int]] = []  # what the round's winner will settle: table, place, seat
    played = 0
    while played < rounds:
        state.start(chance, ears)
        while state.asked():
            seat = state.asked() // 2
            hidden.copy_from(state)
            hidden.hide(seat)
            action = bot.choose(hidden, seat, memories[seat], choice)
            note(tally, waiting, state, seat, action)
            ears.winner = -1
            state.do(seat, action, chance, ears)
            if ears.winner >= 0:
                for table, place, owner in waiting:
                    tally.see(table, place, owner == ears.winner)
                waiting.clear()
                played += 1
    return tally


def note(tally: Tally, waiting: list[tuple[str, int, int]], state: Duel, seat: int, action: int) -> None:
    """Count one decision."""
    verb, hand, life = verb_of(action), state.hands[seat], state.life[seat]
    if state.phase == ATTACKING:
        if state.passes == 0 or life <= LIFE - life:
            waiting.append(("worth", life, seat))
        claims(tally, "bluffed", hand, verb == ATTACK, kind_of(action), cards_of(action), range(RAT + 1), life)
    elif state.phase == RESPONSE:
        place = by_claim(state.claim, size(state.attack), life)
        tally.see("challenged", place, verb == CHALLENGE)
        tally.see("blocked", place, verb == BLOCK)
        if verb == BLOCK:
            waiting.append(("after_block", place, 1 - seat))
        blocker = state.fitting_blocker()
        for n in range(1, min(size(hand), size(state.attack)) + 1):
            left = life_left(state, n)
            if left > 0:
                laid = cards_of(action) if verb == BLOCK and size(cards_of(action)) == n else 0
                claims(tally, "block_bluffed", hand, laid > 0, blocker, laid, [blocker], left, n)
    else:
        left = life_left(state, size(state.block))
        if left > 0:
            place = by_claim(state.fitting_blocker() - TOAD, size(state.block), left)
            tally.see("block_challenged", place, verb == CHALLENGE)
    assert verb in (PASS, ATTACK, BLOCK, CHALLENGE, ACCEPT)


def claims(
    tally: Tally,
    table: str,
    hand: int,
    claimed: bool,
    claim: int,
    laid: int,
    kinds: Iterator[int] | range | list[int],
    life: int,
    only: int = 0,
) -> None:
    """Count for each claim whether it could be true, and whether it was made."""
    for kind in kinds:
        for n in [only] if only else range(1, size(hand) + 1):
            made = claimed and kind == claim and n == size(laid)
            could = count(hand, kind) >= n
            assert not (made and could) or all_of(laid, kind)
            place = by_claim(kind - TOAD if only else kind, n, life)
            tally.see(table + (" true" if could else " false"), place, made)


def moved(habits: Habits, tally: Tally, step: float) -> float:
    """Move the tables towards what was met; how far they were from it on average, in ten-thousandths."""
    far, seen = 0.0, 0.0
    for table in ("worth", "challenged", "blocked", "after_block", "block_challenged"):
        rows = getattr(habits, table)
        for (name, place), of in list(tally.of.items()):
            if name == table:
                met = (tally.met[name, place] * CERTAIN + SURE_OF * rows[place]) / (of + SURE_OF)
                far += abs(met - rows[place]) * of
                seen += of
                rows[place] = round(rows[place] + step * (met - rows[place]))
    for table in ("bluffed", "block_bluffed"):
        rows = getattr(habits, table)
        for (name, place), could in list(tally.of.items()):
            if name != table + " true":
                continue
            could_not, lies = tally.of[table + " false", place], tally.met[table + " false", place]
            true = tally.met[name, place]
            if could_not and could:
                rate = (true + 1) / (could + 2)
                met = min(
                    9 * CERTAIN,
                    (lies + SURE_OF * rate * rows[place] / CERTAIN) / (could_not + SURE_OF) / rate * CERTAIN,
                )
                rows[place] = max(100, round(rows[place] + step * (met - rows[place])))
    return far / seen


def printed(name: str, rows: list[int]) -> str:
    """A table as it stands in habits.py."""
    if name == "worth":
        return f"WORTH: Final = ({', '.join(str(n) for n in rows)})\n"
    lines = [f"    ({', '.join(f'{n}' for n in rows[i : i + LIVES])})," for i in range(0, len(rows), LIVES)]
    return f"{name.upper()}: Final = (\n" + "\n".join(lines) + "\n)\n"


def main() -> None:
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 20_000
    turns = int(sys.argv[2]) if len(sys.argv) > 2 else 30
    habits = measured() if "--go-on" in sys.argv else Habits()
    for turn in range(turns):
        tally = play(habits, rounds, 1000 + 2 * turn)
        far = moved(habits, tally, 1 / (1 + turn) ** 0.6)
        print(f"turn {turn}: {far:.0f} away", file=sys.stderr)
    for name, places in (
        ("worth", LIVES),
        ("challenged", CLAIMS * LIVES),
        ("blocked", CLAIMS * LIVES),
        ("after_block", CLAIMS * LIVES),
        ("bluffed", CLAIMS * LIVES),
        ("block_challenged", BLOCKS * LIVES),
        ("block_bluffed", BLOCKS * LIVES),
    ):
        rows = getattr(habits, name)
        print(printed(name, [rows[i] for i in range(places)]))


if __name__ == "__main__":
    main()
