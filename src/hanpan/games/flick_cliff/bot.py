"""Greedy: aims where a landing is worth most on average, and takes the best rope, circle and climb it sees."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from hanpan.core.bot import Bot
from hanpan.core.chance import Chance
from hanpan.core.memory import Memory
from hanpan.core.state import State
from hanpan.games.flick_cliff.actions import change_of, from_of, number_of, to_of, verb_of
from hanpan.games.flick_cliff.rules import FlickCliff, a_top_for
from hanpan.games.flick_cliff.tables import (
    ABILITIES,
    ABILITY,
    CLIMB,
    CLIMBING,
    FACES,
    FIRST_ON_A_CELL,
    FLICKING,
    MOVE,
    NO_ABILITY,
    OUT,
    PIP,
    ROPE,
    SHORT,
    WILD,
)

# What a thing is worth, in tenths of a cell.
OWN_CELL: Final = 10
RIVALS_CELL: Final = 6
GOAL: Final = 1000
CIRCLE: Final = 14
NO_ROPE: Final = 0
NEVER: Final = -1_000_000


@final
class Greedy(Bot):
    """Looks one turn ahead; of equal choices it takes the first."""

    def choose(self, state: State, seat: i64, memory: Memory, chance: Chance) -> i64:
        assert isinstance(state, FlickCliff)
        if state.phase == FLICKING:
            return self.best_aim(state, seat)
        listed = state.legal(seat)
        offers = vec[i64]([0] * listed.n)  # what is listed changes with the next question
        for i in range(len(offers)):
            offers[i] = listed.actions[i]
        best = offers[0]
        most: i64 = NEVER
        for i in range(len(offers)):
            worth = self.worth_of(state, seat, offers[i])
            if worth > most:
                most = worth
                best = offers[i]
        return best

    def worth_of(self, state: FlickCliff, seat: i64, action: i64) -> i64:
        """What the turn comes to if this is done now and the best after it."""
        verb = verb_of(action)
        if state.phase == ABILITY:
            if verb == PIP:
                return worth_of_landing(state, seat, state.cell, state.pip + change_of(action)) - CIRCLE
            if verb == MOVE:
                return worth_of_landing(state, seat, state.cell + change_of(action), state.pip) - CIRCLE
            return worth_of_landing(state, seat, state.cell, state.pip)
        if state.phase == CLIMBING:
            assert verb == CLIMB
            return worth_of_climb(state, seat, NO_ROPE, NO_ROPE, number_of(action))
        if verb == ROPE:
            return best_climb(state, seat, state.cell, state.pip, from_of(action), to_of(action))
        return best_climb(state, seat, state.cell, state.pip, NO_ROPE, NO_ROPE)

    def best_aim(self, state: FlickCliff, seat: i64) -> i64:
        """The measured flick whose landings are worth most; each value of a cell is as likely."""
        odds = state.odds
        stay = worth_of_climb(state, seat, NO_ROPE, NO_ROPE, 0)
        cells = vec[i64]([0] * (odds.cells + 1))
        for cell in range(1, odds.cells + 1):
            for pip in range(1, FACES + 1):
                cells[cell] += worth_of_landing(state, seat, cell, pip)
        best = odds.offers[0]
        most: i64 = NEVER * 10_000
        for i in range(odds.offered):
            row = odds.offers[i]
            at = odds.places_at(state.hand, row)
            worth = (odds.places[at + OUT] + odds.places[at + SHORT]) * stay * FACES
            for cell in range(1, odds.cells + 1):
                worth += odds.places[at + FIRST_ON_A_CELL + cell - 1] * cells[cell]
            if worth > most:
                most = worth
                best = row
        return odds.aim(best, a_top_for(1), 1) if state.chosen else odds.aim(best)


def worth_of_landing(state: FlickCliff, seat: i64, cell: i64, pip: i64) -> i64:
    """The best that can be made of a cell and a value: a rope or none, the climb, and the ability gained."""
    best = best_climb(state, seat, cell, pip, NO_ROPE, NO_ROPE)
    sheet = state.sheet
    if sheet.rope[cell] == 1:
        wild = sheet.climb[cell] == WILD
        for i in range(sheet.ropes):
            start = sheet.ropes_from[i]
            end = sheet.ropes_to[i]
            if (wild or sheet.line(start) == pip or sheet.line(end) == pip) and state.check_arrow(start, end) == 0:
                best = max(best, best_climb(state, seat, cell, pip, start, end))
    ability = sheet.ability[cell]
    if ability != NO_ABILITY:
        at = seat * ABILITIES + ability
        if state.gained[at] + state.used[at] < sheet.circles[ability]:
            best += CIRCLE
    return best


def best_climb(state: FlickCliff, seat: i64, cell: i64, pip: i64, start: i64, end: i64) -> i64:
    """After this rope (or none): what the climb of the cell comes to, of the wild one the best."""
    if state.sheet.climb[cell] != WILD:
        return worth_of_climb(state, seat, start, end, state.climb_of(cell, pip))
    best: i64 = NEVER
    for number in range(1, FACES + 1):
        best = max(best, worth_of_climb(state, seat, start, end, number))
    return best


def worth_of_climb(state: FlickCliff, seat: i64, start: i64, end: i64, steps: i64) -> i64:
    """How things stand after a rope (or none) and a climb: the own cell, less the best rival's."""
    rival: i64 = 0
    for other in range(state.seats):
        if other != seat:
            rival = max(rival, carried_to(state, state.cliff[other], start, end))
    own = carried_to(state, state.cliff[seat], start, end)
    if steps > 0:
        own = carried_to(state, state.reached(own, steps), start, end)
    worth = own * OWN_CELL - rival * RIVALS_CELL
    return worth + GOAL if own == state.sheet.goal else worth


def carried_to(state: FlickCliff, cell: i64, start: i64, end: i64) -> i64:
    """Where a token here comes to stand with one rope more (from NO_ROPE: none)."""
    there = state.end_of(cell)
    if start != NO_ROPE and there == start:
        return state.end_of(end)
    return there
