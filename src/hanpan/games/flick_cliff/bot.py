"""Greedy: aims where a landing is worth most on average, and takes the best rope, circle and climb it sees."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from hanpan.core.bot import Bot
from hanpan.core.chance import Chance
from hanpan.core.memory import Memory
from hanpan.core.state import State
from hanpan.games.flick_cliff.actions import (
    are_faces,
    change_of,
    flick,
    from_of,
    front_of,
    height_of,
    loft_of,
    number_of,
    pose_of,
    speed_of,
    to_of,
    top_of,
    verb_of,
)
from hanpan.games.flick_cliff.odds import Odds
from hanpan.games.flick_cliff.rules import FlickCliff
from hanpan.games.flick_cliff.tables import (
    ABILITIES,
    ABILITY,
    CLIMB,
    CLIMBING,
    EXACT,
    FACES,
    FIRST_ON_A_CELL,
    FLICKING,
    MOVE,
    NATURAL,
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
LOOKS: Final = 12
"""So many aims are tried with every start orientation."""


@final
class Greedy(Bot):
    """Looks one turn ahead; of equal choices it takes the first."""

    def choose(self, state: State, seat: i64, memory: Memory, chance: Chance) -> i64:
        assert isinstance(state, FlickCliff)
        if state.phase == FLICKING:
            return self.best_flick(state, seat, chance)
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

    def best_flick(self, state: FlickCliff, seat: i64, chance: Chance) -> i64:
        """The measured flick whose landings are worth most. With an exact hand it plans and strays as a natural one."""
        odds = state.odds
        hand: i64 = NATURAL if state.hand == EXACT else state.hand
        landings = worths_of_landings(state, seat)
        stay = worth_of_climb(state, seat, NO_ROPE, NO_ROPE, 0)
        aims = worths_of_aims(odds, hand, landings, stay, stay)
        best = place_of_most(aims)
        if state.beginner and state.reflick_used == 0:  # 3.3 an out is not the end yet
            again = aims[best] // (odds.draws[hand] * FACES)
            aims = worths_of_aims(odds, hand, landings, stay, max(stay, again))
            best = place_of_most(aims)
        action = best_start(odds, hand, landings, stay, aims) if state.chosen else odds.flick(best)
        return strayed(action, chance) if state.hand == EXACT else action


def worths_of_landings(state: FlickCliff, seat: i64) -> vec[i64]:
    """What each cell and value is worth, cell by cell, its six values side by side."""
    worths = vec[i64]([0] * (state.sheet.cells * FACES))
    for cell in range(state.sheet.cells):
        for pip in range(FACES):
            worths[cell * FACES + pip] = worth_of_landing(state, seat, cell + 1, pip + 1)
    return worths


def worths_of_aims(odds: Odds, hand: i64, landings: vec[i64], short: i64, out: i64) -> vec[i64]:
    """What the landings of each aim are worth in all: over the start orientations each value is as likely (13.3)."""
    cells = vec[i64]([0] * (odds.cells + FIRST_ON_A_CELL))
    cells[SHORT] = short * FACES
    cells[OUT] = out * FACES
    for cell in range(odds.cells):
        for pip in range(FACES):
            cells[FIRST_ON_A_CELL + cell] += landings[cell * FACES + pip]
    worths = vec[i64]([0] * odds.aims)
    for aim in range(odds.aims):
        at = odds.places_at(hand, aim)
        worth: i64 = 0
        for place in range(odds.n_places):
            worth += odds.places[at + place] * cells[place]
        worths[aim] = worth
    return worths


def place_of_most(worths: vec[i64]) -> i64:
    """Where the greatest number stands, the first of equal ones."""
    best: i64 = 0
    for place in range(len(worths)):
        if worths[place] > worths[best]:
            best = place
    return best


def best_start(odds: Odds, hand: i64, landings: vec[i64], stay: i64, aims: vec[i64]) -> i64:
    """3.1 Where the start is chosen: of the most promising aims the best with its best faces. `aims` is used up."""
    best_action = odds.flick(0, 1, 2)
    most: i64 = NEVER * 10_000
    for look in range(LOOKS):
        aim = place_of_most(aims)
        aims[aim] = NEVER * 10_000
        row = odds.row(hand, aim)
        for top in range(1, FACES + 1):
            for front in range(1, FACES + 1):
                if are_faces(top, front):
                    pose = pose_of(top, front) - 1
                    worth: i64 = 0
                    for which in range(odds.landings.n(row)):
                        landing = odds.landings.turned(odds.landings.sample(row, which), pose)
                        if landing < FIRST_ON_A_CELL:
                            worth += stay
                        else:
                            worth += landings[(landing - FIRST_ON_A_CELL) // 2]
                    if worth > most:
                        most = worth
                        best_action = odds.flick(aim, top, front)
    return best_action


def strayed(action: i64, chance: Chance) -> i64:
    """A flick as a natural hand would do it: 4 % and 1.5° are the standard deviations of speed and direction (8)."""
    speed = speed_of(action)
    faster = (speed * stray(chance) + 500) // 1000
    angle = (stray(chance) * 3 + 20) // 40
    return flick(
        max(speed + faster, 10), angle, loft_of(action), 0, 0, height_of(action), top_of(action), front_of(action)
    )


def stray(chance: Chance) -> i64:
    """A number from -98 to 98 with a standard deviation of 40, small ones more often."""
    return chance.number(0, 99) + chance.number(0, 99) - 98


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
