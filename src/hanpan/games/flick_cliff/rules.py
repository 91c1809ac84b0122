"""The law of 플릭 오버 더 클리프, in the rulebook's order: read it with the booklet beside it."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from hanpan.core.chance import Chance
from hanpan.core.fields import Fields
from hanpan.core.kit.listing import Listing
from hanpan.core.kit.seats import NOBODY, Seats, only
from hanpan.core.memory import Memory
from hanpan.core.sink import Sink
from hanpan.core.state import State
from hanpan.games.flick_cliff.actions import (
    cell_of,
    change_of,
    from_of,
    front_of,
    in_range,
    is_action,
    number_of,
    pip_of,
    pose_of,
    rope,
    to_of,
    top_of,
    verb_of,
    with_verb,
)
from hanpan.games.flick_cliff.odds import Odds
from hanpan.games.flick_cliff.sheet import Sheet
from hanpan.games.flick_cliff.tables import (
    ABILITIES,
    ABILITY,
    ABILITY_GAINED,
    ABILITY_USED,
    ACT,
    BAD_PIP,
    BY_GOAL,
    BY_LIMIT,
    CARRIED,
    CLIMB,
    CLIMBED,
    CLIMBING,
    CLOSED_LOOP,
    EXACT,
    FACES,
    FINE,
    FINGER,
    FINISHED,
    FLICK,
    FLICKED,
    FLICKING,
    FULL,
    HALF,
    LANDED,
    LANDING,
    MALFORMED,
    MOST_ROUNDS,
    MOST_SHORTS,
    MOVE,
    MOVE_ABILITY,
    NATURAL,
    NO_ABILITY,
    NO_CIRCLE,
    NOBODY_FINISHED,
    NOT_ASKED,
    NOT_DOTTED,
    NOT_NEXT,
    NOT_YOUR_TURN,
    OCCUPIED_START,
    OFF_THE_SHEET,
    OUT,
    OUT_OF_RANGE,
    OVER,
    PASS,
    PIP,
    PIP_ABILITY,
    POSE,
    POSED,
    POSES,
    QUANTILES,
    ROPE,
    ROPE_DRAWN,
    ROPING,
    SHORT,
    STARTER,
    TURN,
    WILD,
    WRONG_LINE,
    WRONG_PHASE,
)

LISTED: Final = 512


@final
class FlickCliff(State):
    """A position: the fields of chapter 11; the sheet and the options of chapter 8 stay as they are."""

    def __init__(
        self,
        seats: i64,
        sheet: Sheet,
        odds: Odds,
        beginner: bool = False,
        chosen: bool = False,
        hand: i64 = NATURAL,
    ) -> None:
        super().__init__(seats, LISTED)
        self.sheet = sheet
        self.odds = odds
        self.beginner = beginner
        self.chosen = chosen
        self.hand: i64 = hand

        self.turn: i64 = 0
        self.starter: i64 = 0
        self.phase: i64 = OVER
        self.round: i64 = 1
        self.shorts: i64 = 0
        self.reflick_used: i64 = 0
        self.cell: i64 = 0  # of the landing, as changed by abilities; 0: none
        self.pip: i64 = 0
        self.cliff = vec[i64]([0] * seats)
        self.ropes: i64 = 0
        self.drawn = vec[i64]([0] * (sheet.goal + 1))  # where each rope starts, in the order drawn
        self.leads_to = vec[i64]([0] * (sheet.goal + 1))  # the end of a cell's outgoing arrow; 0: it has none
        self.gained = vec[i64]([0] * (seats * ABILITIES))  # circles gained and not yet used
        self.used = vec[i64]([0] * (seats * ABILITIES))
        self.request = vec[i64]([0, NOT_ASKED, NOT_ASKED, NOT_ASKED])  # scratch for a flick: no part of the position

    # 1. and 2. Set-up and turns

    def start(self, chance: Chance, sink: Sink) -> None:
        """1.5 One token for each player on the start; the first player is drawn by chance."""
        self.clear()
        self.starter = chance.number(STARTER, self.seats)
        self.turn = self.starter
        self.begin_turn(sink)

    def clear(self) -> None:
        """Nothing has happened yet."""
        self.round = 1
        self.ropes = 0
        for seat in range(self.seats):
            self.cliff[seat] = 0
        for cell in range(self.sheet.goal + 1):
            self.drawn[cell] = 0
            self.leads_to[cell] = 0
        for circle in range(self.seats * ABILITIES):
            self.gained[circle] = 0
            self.used[circle] = 0

    def begin_turn(self, sink: Sink) -> None:
        """2 A turn begins with the flick."""
        self.shorts = 0
        self.reflick_used = 0
        self.cell = 0
        self.pip = 0
        self.phase = FLICKING
        sink.emit(TURN, self.turn, self.round)

    def end_turn(self, sink: Sink) -> None:
        """2 Then clockwise; 7.2 after 100 rounds the game ends, all as it stands."""
        following = (self.turn + 1) % self.seats
        if following == self.starter:
            if self.round == MOST_ROUNDS:
                self.phase = OVER
                sink.emit(FINISHED, NOBODY_FINISHED)
                return
            self.round += 1
        self.turn = following
        self.begin_turn(sink)

    # 3. Flick

    def legal_flicks(self) -> None:
        """3.1 Some of all the flicks there are: the surest for each cell; with chosen faces, each front once."""
        odds = self.odds
        for i in range(odds.first_offer[self.hand], odds.first_offer[self.hand + 1]):
            aim = odds.offers[i]
            if self.chosen:
                for front in range(1, FACES + 1):
                    self.listed.add(odds.flick(aim, a_top_for(front), front))
            else:
                self.listed.add(odds.flick(aim))

    def do_flick(self, action: i64, chance: Chance, sink: Sink) -> None:
        """3.1 The start orientation is random unless chosen; 8 the finger varies; the die does what it does.

        10 If a landing is scripted next, it stands for the whole flick.
        """
        request = self.request
        request[0] = action
        request[1] = request[2] = request[3] = NOT_ASKED
        if not chance.awaits(LANDING):
            if not self.chosen:
                request[1] = chance.number(POSE, POSES) + 1
                sink.emit(POSED, self.turn, request[1])
            if self.hand != EXACT:
                chance.roll(FINGER, request, 2, 4, QUANTILES)
        odds = self.odds
        row = odds.row(self.hand, odds.nearest(action))
        landing = chance.measured(LANDING, request, odds.landings, row, self.pose(action) - 1)
        sink.emit(FLICKED, self.turn, action)
        sink.emit(LANDED, self.turn, landing)
        if landing == SHORT:
            self.fall_short(sink)
        elif landing == OUT:
            self.go_out(sink)
        else:
            self.cell = cell_of(landing)
            self.pip = pip_of(landing)
            self.phase = ABILITY

    def pose(self, action: i64) -> i64:
        """3.1 The start orientation of the flick that was asked for last: chosen, or drawn; 1 where nothing asks."""
        if self.chosen:
            return pose_of(top_of(action), front_of(action))
        return self.request[1] if self.request[1] != NOT_ASKED else 1

    def fall_short(self, sink: Sink) -> None:
        """3.2 It counts as not flicked, as often as needed; after 10 in one turn the turn is lost."""
        self.shorts += 1
        if self.shorts == MOST_SHORTS:
            self.end_turn(sink)

    def go_out(self, sink: Sink) -> None:
        """3.3 Flicked, no action, turn over; a beginner owes a second flick, once a turn."""
        if self.beginner and self.reflick_used == 0:
            self.reflick_used = 1
        else:
            self.end_turn(sink)

    # 4. Abilities

    def circle(self, seat: i64, ability: i64) -> i64:
        """Where a seat's circles of an ability stand."""
        return seat * ABILITIES + ability

    def has_circle(self, ability: i64) -> bool:
        """4.1 Whether a circle of this ability is gained and not used."""
        return self.gained[self.circle(self.turn, ability)] > 0

    def legal_abilities(self) -> None:
        """4.1 Any number, in any order; then the action."""
        self.listed.add(with_verb(ACT))
        if self.has_circle(PIP_ABILITY):
            if self.pip < FACES:
                self.listed.add(with_verb(PIP, 1))
            if self.pip > 1:
                self.listed.add(with_verb(PIP, 0))
        if self.has_circle(MOVE_ABILITY):
            if self.cell < self.sheet.cells:
                self.listed.add(with_verb(MOVE, 1))
            if self.cell > 1:
                self.listed.add(with_verb(MOVE, 0))

    def check_pip(self, action: i64) -> i64:
        """4.2 Never below 1 or above 6, no wrap-round."""
        if not self.has_circle(PIP_ABILITY):
            return NO_CIRCLE
        return FINE if 1 <= self.pip + change_of(action) <= FACES else BAD_PIP

    def check_move(self, action: i64) -> i64:
        """4.3 Not off the sheet; the wild cell may be reached."""
        if not self.has_circle(MOVE_ABILITY):
            return NO_CIRCLE
        return FINE if 1 <= self.cell + change_of(action) <= self.sheet.cells else OFF_THE_SHEET

    def do_ability(self, ability: i64, change: i64, sink: Sink) -> None:
        """4.1 Each use crosses out one gained circle; 4.2 the value changes, or 4.3 the cell."""
        at = self.circle(self.turn, ability)
        self.gained[at] -= 1
        self.used[at] += 1
        if ability == PIP_ABILITY:
            self.pip += change
        else:
            self.cell += change
        sink.emit(ABILITY_USED, self.turn, ability, change)

    def do_act(self, sink: Sink) -> None:
        """5.1 Where the cell has the rope icon and a legal rope exists it may be drawn; else the climb follows."""
        if self.sheet.rope[self.cell] == 1 and self.is_a_rope_legal():
            self.phase = ROPING
        else:
            self.climb_or_ask(sink)

    # 5. Rope

    def is_wild(self) -> bool:
        """6.3 Whether the action is the wild cell's."""
        return self.sheet.climb[self.cell] == WILD

    def is_a_rope_legal(self) -> bool:
        """5.1 Whether a rope could be drawn now."""
        sheet = self.sheet
        i: i64 = 0
        while i < sheet.ropes and not self.may_draw(sheet.ropes_from[i], sheet.ropes_to[i]):
            i += 1
        return i < sheet.ropes

    def may_draw(self, start: i64, end: i64) -> bool:
        """5.2, 5.3 Whether a rope that the sheet allows is fine now."""
        return self.check_line(start, end) == FINE and self.check_arrow(start, end) == FINE

    def legal_ropes(self) -> None:
        """5.1 It is not compulsory."""
        self.listed.add(with_verb(PASS))
        for i in range(self.sheet.ropes):
            start = self.sheet.ropes_from[i]
            end = self.sheet.ropes_to[i]
            if self.may_draw(start, end):
                self.listed.add(rope(start, end))

    def check_rope(self, start: i64, end: i64) -> i64:
        """5.2 From a dotted cell to a dotted cell of a neighbouring row, at most one line aside."""
        sheet = self.sheet
        if not sheet.is_dotted(start) or not sheet.is_dotted(end):
            return NOT_DOTTED
        if not sheet.is_next(start, end):
            return NOT_NEXT
        row = self.check_line(start, end)
        return row if row != FINE else self.check_arrow(start, end)

    def check_line(self, start: i64, end: i64) -> i64:
        """5.2 It starts or ends on the line of the value; 6.3 on the wild cell of any number."""
        if self.is_wild() or self.sheet.line(start) == self.pip or self.sheet.line(end) == self.pip:
            return FINE
        return WRONG_LINE

    def check_arrow(self, start: i64, end: i64) -> i64:
        """5.3 One outgoing arrow for each cell, and no closed loop of any length."""
        if self.leads_to[start] != 0:
            return OCCUPIED_START
        return CLOSED_LOOP if self.end_of(end) == start else FINE

    def end_of(self, cell: i64) -> i64:
        """5.4 Where a token that arrives here comes to stand: it follows arrows on and on."""
        while self.leads_to[cell] != 0:
            cell = self.leads_to[cell]
        return cell

    def lay_rope(self, start: i64, end: i64) -> None:
        """5.3 Arrows are never erased."""
        self.leads_to[start] = end
        self.drawn[self.ropes] = start
        self.ropes += 1

    def do_rope(self, start: i64, end: i64, sink: Sink) -> None:
        """5.4 Every token that stands where it starts follows it at once; 5.5 then comes the climb."""
        self.lay_rope(start, end)
        sink.emit(ROPE_DRAWN, self.turn, start, end)
        for seat in range(self.seats):
            if self.cliff[seat] == start:
                self.settle(seat, sink)
        self.climb_or_ask(sink)

    def settle(self, seat: i64, sink: Sink) -> None:
        """5.4 A token follows arrows until it can move no more."""
        while self.leads_to[self.cliff[seat]] != 0:
            before = self.cliff[seat]
            self.cliff[seat] = self.leads_to[before]
            sink.emit(CARRIED, seat, before, self.cliff[seat])

    # 6. Climb and gain

    def climb_or_ask(self, sink: Sink) -> None:
        """6.1 Climbing is automatic, but 6.3 on the wild cell any number is chosen."""
        if self.is_wild():
            self.phase = CLIMBING
        else:
            self.climb(self.climb_of(self.cell, self.pip), sink)

    def climb_of(self, cell: i64, pip: i64) -> i64:
        """6.1 Nothing, the value, or its half rounded down; of the wild cell nothing by itself."""
        how = self.sheet.climb[cell]
        if how == FULL:
            return pip
        return pip // 2 if how == HALF else 0

    def reached(self, cell: i64, steps: i64) -> i64:
        """6.1 The cell so far up the path; no exact count is needed for the goal."""
        return min(cell + steps, self.sheet.goal)

    def legal_climbs(self) -> None:
        """6.3 Any number from 1 to 6."""
        for number in range(1, FACES + 1):
            self.listed.add(with_verb(CLIMB, number))

    def climb(self, steps: i64, sink: Sink) -> None:
        """6.1 The own token moves, then settles; a move of 0 triggers nothing. 7.1 On the goal the game ends."""
        seat = self.turn
        if steps > 0:
            before = self.cliff[seat]
            self.cliff[seat] = self.reached(before, steps)
            sink.emit(CLIMBED, seat, before, self.cliff[seat])
            self.settle(seat, sink)
            if self.cliff[seat] == self.sheet.goal:
                self.phase = OVER
                sink.emit(FINISHED, seat)
                return
        self.gain(sink)
        self.end_turn(sink)

    def gain(self, sink: Sink) -> None:
        """6.2 The cell's ability is gained while a circle of it is still empty; used ones stay drawn."""
        ability = self.sheet.ability[self.cell]
        if ability == NO_ABILITY:
            return
        at = self.circle(self.turn, ability)
        if self.gained[at] + self.used[at] < self.sheet.circles[ability]:
            self.gained[at] += 1
            sink.emit(ABILITY_GAINED, self.turn, ability)

    # 7. End

    def score(self, seat: i64) -> i64:
        """7.1 The cell: whoever is nearer to the goal along the path is ahead."""
        return self.cliff[seat]

    def reason(self) -> i64:
        """7.1 A token is on the goal; 7.2 or the rounds are over."""
        for seat in range(self.seats):
            if self.cliff[seat] == self.sheet.goal:
                return BY_GOAL
        return BY_LIMIT

    # 9. Actions

    def asked(self) -> Seats:
        """2 One player after the other."""
        return NOBODY if self.phase == OVER else only(self.turn)

    def legal(self, seat: i64) -> Listing:
        """What the phase allows."""
        self.listed.clear()
        if seat == self.turn and self.phase != OVER:
            if self.phase == FLICKING:
                self.legal_flicks()
            elif self.phase == ABILITY:
                self.legal_abilities()
            elif self.phase == ROPING:
                self.legal_ropes()
            else:
                self.legal_climbs()
        return self.listed

    def check(self, seat: i64, action: i64) -> i64:
        """12 The refusals in their order."""
        if not 0 <= seat < self.seats or not is_action(action) or not self.knows(action):
            return MALFORMED
        if self.phase == OVER or seat != self.turn:
            return NOT_YOUR_TURN
        verb = verb_of(action)
        if self.phase != phase_of(verb):
            return WRONG_PHASE
        if verb == FLICK:
            return FINE if in_range(action) else OUT_OF_RANGE
        if verb == PIP:
            return self.check_pip(action)
        if verb == MOVE:
            return self.check_move(action)
        if verb == ROPE:
            return self.check_rope(from_of(action), to_of(action))
        return FINE

    def knows(self, action: i64) -> bool:
        """9 Faces are named exactly where the start is chosen."""
        return verb_of(action) != FLICK or (top_of(action) != 0) == self.chosen

    def do(self, seat: i64, action: i64, chance: Chance, sink: Sink) -> None:
        verb = verb_of(action)
        if verb == FLICK:
            self.do_flick(action, chance, sink)
        elif verb == PIP:
            self.do_ability(PIP_ABILITY, change_of(action), sink)
        elif verb == MOVE:
            self.do_ability(MOVE_ABILITY, change_of(action), sink)
        elif verb == ACT:
            self.do_act(sink)
        elif verb == ROPE:
            self.do_rope(from_of(action), to_of(action), sink)
        elif verb == PASS:
            self.climb_or_ask(sink)
        else:
            self.climb(number_of(action), sink)

    # 11. Nothing is hidden in this game

    def hide(self, viewer: i64) -> None:
        """There is nothing to overwrite."""

    def fill(self, chance: Chance, memory: Memory) -> None:
        """There is nothing to guess."""

    def copy_from(self, other: State) -> None:
        assert isinstance(other, FlickCliff)
        self.turn = other.turn
        self.starter = other.starter
        self.phase = other.phase
        self.round = other.round
        self.shorts = other.shorts
        self.reflick_used = other.reflick_used
        self.cell = other.cell
        self.pip = other.pip
        self.ropes = other.ropes
        for seat in range(self.seats):
            self.cliff[seat] = other.cliff[seat]
        for cell in range(self.sheet.goal + 1):
            self.drawn[cell] = other.drawn[cell]
            self.leads_to[cell] = other.leads_to[cell]
        for circle in range(self.seats * ABILITIES):
            self.gained[circle] = other.gained[circle]
            self.used[circle] = other.used[circle]

    def fields(self, io: Fields) -> None:
        self.turn = io.cell(self.turn)
        self.starter = io.cell(self.starter)
        self.phase = io.cell(self.phase)
        self.round = io.cell(self.round)
        self.shorts = io.cell(self.shorts)
        self.reflick_used = io.cell(self.reflick_used)
        self.cell = io.cell(self.cell)
        self.pip = io.cell(self.pip)
        self.ropes = io.cell(self.ropes)
        io.row(self.cliff, self.seats)
        io.row(self.drawn, self.sheet.goal + 1)
        io.row(self.leads_to, self.sheet.goal + 1)
        io.row(self.gained, self.seats * ABILITIES)
        io.row(self.used, self.seats * ABILITIES)


def phase_of(verb: i64) -> i64:
    """9 The phase in which something is done."""
    if verb == FLICK:
        return FLICKING
    if verb == PIP or verb == MOVE or verb == ACT:
        return ABILITY
    return CLIMBING if verb == CLIMB else ROPING


def a_top_for(front: i64) -> i64:
    """A face that can be up while this one looks at the player."""
    return 2 if front == 1 or front == FACES else 1
