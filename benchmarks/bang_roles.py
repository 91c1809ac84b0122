"""Who wins BANG! The Dice Game: matches at 3 to 8 seats, counted by role, and that no arrow is ever lost.

    python benchmarks/bang_roles.py [-n 20000] [--bot random|greedy] [--one greedy] [--seats 3,8] [--seed TEXT]

Prints JSON: by seats {n, decisions, reasons, win_rate: {role: [rate, low, high]}}. A role's rate is the mean over
the seats that hold it. With `--one` a single seat, drawn anew each match, is played by that bot, and only its own
wins are counted, by the role it had. A match that does not end, or whose arrows do not add up, is an error.
"""

import argparse
import json
import random
import sys
from typing import Any

from hanpan.bots import bot_for
from hanpan.core.bot import Bot
from hanpan.core.chance import Fast
from hanpan.core.playout import Ears
from hanpan.core.sink import Sink
from hanpan.games import game
from hanpan.games.bang_dice.rules.law import BangDice
from hanpan.games.bang_dice.tables import ARROWS
from hanpan.games.bang_dice.words import ROLE_WORDS
from hanpan.lab.batch import seeds
from hanpan.lab.interval import wilson

LONGEST = 20_000


class Table:
    """One table at which match after match is played."""

    def __init__(self, seats: int) -> None:
        self.game = game("bang_dice")
        options = self.game.check_options({})
        self.state = self.game.new_state(seats, options)
        self.hidden = self.game.new_state(seats, options)
        self.memories = [self.game.new_memory(seat) for seat in range(seats)]
        self.seats = seats

    def play(self, bots: list[Bot], seed: str, number: int) -> int:
        """Play one match to its end, looking at the arrows after every decision; the decisions taken."""
        state = self.state
        assert isinstance(state, BangDice)
        for memory in self.memories:
            memory.forget()
        told: Sink = Ears(state, self.memories)
        chance, choice = (Fast(one) for one in seeds(seed, number))
        state.start(chance, told)
        for decisions in range(LONGEST):
            if state.asked() == 0:
                return decisions
            seat = state.answerer
            self.hidden.copy_from(state)
            self.hidden.hide(seat)
            action = bots[seat].choose(self.hidden, seat, self.memories[seat], choice)
            if state.check(seat, action) != 0:
                raise ValueError(f"match {number}: action {action} is refused")
            state.do(seat, action, chance, told)
            lying = state.pile + sum(state.arrows[seat] for seat in range(self.seats))
            if lying != ARROWS:
                raise ValueError(f"match {number}: {lying} arrows")
        raise ValueError(f"match {number}: no end after {LONGEST} decisions")


def counted(seats: int, n: int, bot: str, one: str | None, seed: str) -> dict[str, Any]:
    """What came of so many matches at so many seats."""
    table = Table(seats)
    state = table.state
    assert isinstance(state, BangDice)
    held = dict.fromkeys(ROLE_WORDS, 0)
    won = dict.fromkeys(ROLE_WORDS, 0)
    reasons: dict[str, int] = {}
    decisions = 0
    dice = random.Random(seed)
    for number in range(n):
        bots = [bot_for(table.game, bot)] * seats
        counting = range(seats)
        if one is not None:
            seat = dice.randrange(seats)
            bots[seat] = bot_for(table.game, one)
            counting = range(seat, seat + 1)
        decisions += table.play(bots, seed, number)
        reason = table.game.notation.reasons[state.reason()]
        reasons[reason] = reasons.get(reason, 0) + 1
        for seat in counting:
            role = ROLE_WORDS[state.roles[seat]]
            held[role] += 1
            won[role] += state.score(seat)
    rates = {role: wilson(won[role], held[role]) for role in ROLE_WORDS if held[role]}
    return {"n": n, "decisions": decisions, "reasons": reasons, "win_rate": rates}


def main() -> int:
    """Play and print."""
    words = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    words.add_argument("-n", type=int, default=20_000, help="matches at each number of seats")
    words.add_argument("--bot", default="random", help="who plays")
    words.add_argument("--one", default=None, help="who plays one of the seats")
    words.add_argument("--seats", default="3,4,5,6,7,8")
    words.add_argument("--seed", default="roles")
    asked = words.parse_args()
    seats = [int(word) for word in asked.seats.split(",")]
    told = {str(number): counted(number, asked.n, asked.bot, asked.one, asked.seed) for number in seats}
    print(json.dumps({"bot": asked.bot, "one": asked.one, "seats": told}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
