"""The greedy bot: it takes what pays most for its tokens, knows when a race has had its day, and guards its borders."""

from typing import Final, final

from mypy_extensions import i64

from hanpan.core.bot import Bot
from hanpan.core.chance import Chance
from hanpan.core.memory import Memory
from hanpan.core.sink import Sink
from hanpan.core.state import State
from hanpan.games.small_world_warcraft.actions import aids_of, at, first_of, number_of, taking, verb_of, way_of
from hanpan.games.small_world_warcraft.rules.law import SmallWorld
from hanpan.games.small_world_warcraft.tables import (
    BEAST,
    BOMB,
    BY_ASSAULT,
    CONQUER,
    DECLINE,
    DONE,
    FORM,
    HALT,
    INTIMIDATE,
    NONE,
    OBJECTIVE,
    PICKING,
    PLACE,
    RAISE,
    RANSOM,
    REDEPLOYING,
    REFUGEES,
    REINFORCE,
    RUNEBLADE_AT,
    SEND_CHAMPION,
    START,
    TOWER,
)
from hanpan.games.small_world_warcraft.valuing import COIN, combo_value, held_by, threat, worth_declining

NO_ACTION: Final = -1
DIE_CHANCES: Final = (100, 50, 33, 17)  # hundredths: that the die shows so many pips or more
HURT: Final = 40  # hundredths of a coin an opponent loses that count as gained, with two players
LEAST_GAIN: Final = 20  # a conquest that brings less is left alone
MOST_STEPS: Final = 40
FIRST: Final = 1_000_000


@final
class Greedy(Bot):
    """Looks one action ahead on a copy. The copies are scratch: nothing is kept between two calls."""

    def __init__(self) -> None:
        self.trial: SmallWorld | None = None
        self.second: SmallWorld | None = None
        self.nobody = Sink()

    def choose(self, state: State, seat: i64, memory: Memory, chance: Chance) -> i64:
        assert isinstance(state, SmallWorld)
        state.fill(chance, memory)
        listed = state.legal(seat)
        if listed.n == 1:
            return listed.actions[0]
        if state.phase == PICKING:
            return self.pick(state, seat)
        if state.phase == REDEPLOYING:
            return self.redeploy(state, seat)
        if state.phase == REFUGEES:
            return self.guard(state, seat)
        return self.conquer(state, seat, chance)

    def scratch(self, state: SmallWorld) -> SmallWorld:
        """A copy to try things on."""
        trial = self.trial
        if trial is None or not trial.is_like(state):
            trial = state.twin()
            self.trial = trial
        trial.copy_from(state)
        return trial

    # 4 Combos

    def pick(self, state: SmallWorld, seat: i64) -> i64:
        """4 The combo that brings most over its turns, less its price, and the coins that lie on it."""
        turns = state.rounds - state.round + 1
        listed = state.legal(seat)
        best = listed.actions[0]
        most: i64 = -1000000
        for i in range(listed.n):
            slot = number_of(listed.actions[i])
            race, power, coins = state.offered(seat, slot)
            value = combo_value(state, race, power, turns) + (coins - slot) * COIN
            if value > most:
                most = value
                best = listed.actions[i]
        return best

    # 5, 6, 10 The turn

    def conquer(self, state: SmallWorld, seat: i64, chance: Chance) -> i64:
        """6 The best next step; before the first one, whether to decline instead."""
        step = self.best_step(state, seat, chance)
        if state.phase == START and self.declines(state, seat, chance):
            return DECLINE
        if step != NO_ACTION:
            return step
        roll = self.best_roll(state, seat, chance)
        return roll if roll != NO_ACTION else HALT

    def best_step(self, state: SmallWorld, seat: i64, chance: Chance) -> i64:
        """11.6 A form first; then the conquest that gains most for each token it takes."""
        listed = state.legal(seat)
        n = listed.n
        best: i64 = NO_ACTION
        most: i64 = 0
        before = self.standing(state, seat)
        pieces = state.hand[seat] + state.hand_beasts[seat]
        trial = self.scratch(state)
        for i in range(n):
            action = state.listed.actions[i]
            verb = verb_of(action)
            if verb == FORM:
                return self.form(state, seat)
            if verb == RANSOM:
                return action
            if verb != CONQUER and verb != SEND_CHAMPION and verb != RUNEBLADE_AT and verb != INTIMIDATE:
                continue
            trial.copy_from(state)
            trial.do(seat, action, chance, self.nobody)
            if trial.phase == PICKING or trial.turn != seat:
                continue
            spent = pieces - trial.hand[seat] - trial.hand_beasts[seat]
            gained = self.standing(trial, seat) - before
            if gained < (1 if verb == INTIMIDATE else LEAST_GAIN):  # to frighten costs nothing
                continue
            value = gained * 10 // (spent * 2 + 1) - way_of(action) * 3
            if value > most:
                most = value
                best = action
        return best

    def form(self, state: SmallWorld, seat: i64) -> i64:
        """11.6 Wolves while there are tokens to conquer with, humans when the hand is small."""
        listed = state.legal(seat)
        wolf = state.hand[seat] >= 5
        for i in range(listed.n):
            if verb_of(listed.actions[i]) == FORM and (number_of(listed.actions[i]) == 2) == wolf:
                return listed.actions[i]
        return listed.actions[0]

    def best_roll(self, state: SmallWorld, seat: i64, chance: Chance) -> i64:
        """6.8 The roll that brings most, by its odds: no tokens are lost by it. 11.3 An assault leaves another roll."""
        n = state.legal(seat).n
        best: i64 = NO_ACTION
        most: i64 = 0
        before = self.standing(state, seat)
        for i in range(n):
            action = state.listed.actions[i]
            if verb_of(action) == REINFORCE:
                short = state.shortage(seat, action)
                value: i64 = DIE_CHANCES[short] * (
                    self.standing(self.won(state, seat, action, short, chance), seat) - before
                )
                if way_of(action) == BY_ASSAULT and value > 0:
                    value += FIRST
                if value > most:
                    most = value
                    best = action
        return best

    def won(self, state: SmallWorld, seat: i64, action: i64, short: i64, chance: Chance) -> SmallWorld:
        """6.8 The position after a roll that was enough: a conquest by the hand and the pips."""
        trial = self.scratch(state)
        trial.hand[seat] += trial.hand_beasts[seat] + short
        trial.hand_beasts[seat] = 0
        trial.do(seat, taking(CONQUER, first_of(action), way_of(action), aids_of(action), 0), chance, self.nobody)
        return trial

    def declines(self, state: SmallWorld, seat: i64, chance: Chance) -> bool:
        """10 Compares a decline now with the best this race can still do."""
        now = state.forecast(seat, True)[0]
        held = held_by(state, state.active[seat])
        second = self.second
        if second is None or not second.is_like(state):
            second = state.twin()
            self.second = second
        second.copy_from(state)
        for step in range(MOST_STEPS):
            action = self.best_step(second, seat, chance)
            if action == NO_ACTION or second.turn != seat:
                break
            second.do(seat, action, chance, self.nobody)
        later = second.forecast(seat, False)[0]
        then = held_by(second, second.active[seat])
        return worth_declining(state, seat, now * COIN, later * COIN, held, then)

    def standing(self, state: SmallWorld, seat: i64) -> i64:
        """What a position is worth in this turn: the income, what was paid at once, and what the others lose."""
        income = state.forecast(seat, False)[0] + state.coins[seat]
        others: i64 = 0
        for other in range(state.seats):
            if other != seat:
                holds = held_by(state, state.active[other]) + held_by(state, state.declined[other])
                holds += state.hand[other] // 3
                partner = state.teams and state.team_of(other) == state.team_of(seat)  # 16.7 the lower one counts
                others += -holds if partner else holds
        return income * COIN - others * HURT * 2 // state.seats

    # 8 Redeployment

    def redeploy(self, state: SmallWorld, seat: i64) -> i64:
        """8.3 What costs nothing first: Towers, Objectives, bombs, Beasts; then the tokens, then enough."""
        listed = state.legal(seat)
        raised: i64 = NO_ACTION
        placed = False
        chosen: i64 = NO_ACTION
        most: i64 = -1
        for i in range(listed.n):
            action = listed.actions[i]
            verb = verb_of(action)
            if verb == TOWER:
                return action
            if verb == RAISE and number_of(action) <= 3 and state.round + 2 <= state.rounds:
                raised = action
            elif verb == PLACE:
                placed = True
            elif verb == OBJECTIVE or verb == BOMB or verb == BEAST:
                value = self.extra(state, seat, action)
                if value > most:
                    most = value
                    chosen = action
        if chosen != NO_ACTION:
            return chosen
        if raised != NO_ACTION:
            return raised
        return self.guard(state, seat) if placed else DONE

    def extra(self, state: SmallWorld, seat: i64, action: i64) -> i64:
        """11.1, 14.4, 12.18 A weakly held region for an Objective, a full one for a bomb, all Beasts to the border."""
        r = state.region(first_of(action))
        if verb_of(action) == OBJECTIVE:
            return 50 - state.tokens[r] * 5 + (10 if state.race[r] != NONE else 0)
        if verb_of(action) == BOMB:
            return 100 + state.tokens[r] * 10
        return 200 + threat(state, seat, r) * 10 + number_of(action)

    def guard(self, state: SmallWorld, seat: i64) -> i64:
        """8.2, 7.6 Tokens to where they are most needed: all that one region needs at once, then the next."""
        trial = self.scratch(state)
        listed = state.legal(seat)
        target: i64 = -1
        most: i64 = 0
        for i in range(listed.n):
            action = listed.actions[i]
            if verb_of(action) == PLACE and number_of(action) > most:
                most = number_of(action)  # how many there are to place
        for token in range(most):
            best: i64 = -1
            need: i64 = -1
            for i in range(listed.n):
                action = listed.actions[i]
                if verb_of(action) == PLACE and number_of(action) == 1:
                    r = state.region(first_of(action))
                    value = threat(state, seat, r) * 100 // (trial.tokens[r] + 1)
                    if value > need:
                        need = value
                        best = r
            trial.tokens[best] += 1
            if target < 0:
                target = best
        return at(PLACE, state.name(target), trial.tokens[target] - state.tokens[target])
