"""12 and 15: who is asked, what he may do, and why something is refused."""

from typing import final

from mypy_extensions import i64

from hanpan.core.chance import Chance
from hanpan.core.kit.listing import Listing
from hanpan.core.kit.seats import NOBODY, Seats, has, only
from hanpan.core.sink import Sink
from hanpan.games.bang_dice.actions import beer_of, dice_of, face_of, naming, seat_of, verb_of, well_formed
from hanpan.games.bang_dice.rules.beers import do_heal, legal_heals
from hanpan.games.bang_dice.rules.characters import (
    check_for_bart,
    check_for_kit,
    do_for_bart,
    do_for_kit,
    do_for_pedro,
    do_sids_gift,
    legal_for_bart,
    legal_for_kit,
    legal_for_pedro,
)
from hanpan.games.bang_dice.rules.position import Position
from hanpan.games.bang_dice.rules.shots import check_shot, do_shoot, legal_shots
from hanpan.games.bang_dice.rules.turn import check_reroll, do_stop, go_on, legal_rolls, roll, set_up
from hanpan.games.bang_dice.tables import (
    BART,
    BEERS,
    DEAD_FOR_BEERS,
    DEAD_FOR_SID,
    DISCARD_OF,
    ELIMINATED,
    ENDED,
    FINE,
    HEAL,
    KEEP,
    KIT,
    LOSE,
    MALFORMED,
    NO_BART_NOW,
    NO_HEAL_NOW,
    NO_KIT_NOW,
    NO_PEDRO_NOW,
    NO_REROLL_NOW,
    NO_SHOT_NOW,
    NO_TURN,
    OVER,
    PEDRO,
    REROLL,
    ROLLING,
    SHOOT,
    SHOTS,
    SID,
    STOP,
    TAKE_ARROW,
)


@final
class BangDice(Position):
    """BANG! The Dice Game: a position and the law over it."""

    def start(self, chance: Chance, sink: Sink) -> None:
        """2 Set up a match; the first roll of the first turn is part of it."""
        go_on(self, set_up(self, chance, sink), chance, sink)

    # 12. Actions

    def asked(self) -> Seats:
        """10.20 One player at a time: the roller, Bart or Pedro; nobody after the end."""
        return NOBODY if self.phase == OVER else only(self.answerer)

    def legal(self, seat: i64) -> Listing:
        """12 What the seat may do now; whoever decides is asked even if it is only one thing."""
        self.listed.clear()
        if self.phase != OVER and seat == self.answerer:
            if self.phase == ROLLING:
                legal_rolls(self)
            elif self.phase == SHOTS:
                legal_shots(self)
            elif self.phase == BEERS or self.phase == SID:
                legal_heals(self)
            elif self.phase == BART:
                legal_for_bart(self)
            elif self.phase == PEDRO:
                legal_for_pedro(self)
            else:
                legal_for_kit(self)
        return self.listed

    def check(self, seat: i64, action: i64) -> i64:
        """15 The row of REFUSALS that forbids it, or FINE."""
        if not 0 <= seat < self.seats or not well_formed(action, self.seats):
            return MALFORMED
        if self.phase == OVER or seat != self.answerer:
            return NO_TURN + self.phase
        verb = verb_of(action)
        if verb == STOP:
            return FINE if self.phase == ROLLING else NO_REROLL_NOW
        if verb == REROLL:
            return check_reroll(self, action) if self.phase == ROLLING else NO_REROLL_NOW
        if verb == HEAL:
            return self.check_heal(action)
        if verb == SHOOT:
            return check_shot(self, action) if self.phase == SHOTS else NO_SHOT_NOW
        if verb == TAKE_ARROW or verb == LOSE:
            return check_for_bart(self, action) if self.phase == BART else NO_BART_NOW
        if verb == DISCARD_OF:
            return check_for_kit(self, action) if self.phase == KIT else NO_KIT_NOW
        if verb == KEEP and self.phase == KIT:
            return FINE
        return FINE if self.phase == PEDRO else NO_PEDRO_NOW

    def check_heal(self, action: i64) -> i64:
        """6.2 A beer, or 10.12 Sid's gift, for a living player."""
        if self.phase != BEERS and self.phase != SID:
            return NO_HEAL_NOW
        if self.lives(seat_of(action)):
            return FINE
        return DEAD_FOR_SID if self.phase == SID else DEAD_FOR_BEERS

    def do(self, seat: i64, action: i64, chance: Chance, sink: Sink) -> None:
        """12 The seat does what it chose (`check` found it fine), and all that follows by itself."""
        go_on(self, self.done(action, chance, sink), chance, sink)

    def done(self, action: i64, chance: Chance, sink: Sink) -> i64:
        """12 Do one action; the step that follows."""
        verb = verb_of(action)
        if verb == REROLL:
            return roll(self, dice_of(action), chance, sink)
        if verb == STOP:
            return do_stop(self, sink)
        if verb == SHOOT:
            return do_shoot(self, action, sink)
        if self.phase == SID:
            return do_sids_gift(self, action, sink)
        if verb == HEAL:
            return do_heal(self, action, sink)
        if self.phase == BART:
            return do_for_bart(self, action, sink)
        if self.phase == PEDRO:
            return do_for_pedro(self, action, sink)
        return do_for_kit(self, action, sink)

    def timeout(self, seat: i64) -> i64:
        """What an absent player does: he stops, helps himself, and shoots whoever can bear it best."""
        listed = self.legal(seat)
        if self.phase == BEERS or self.phase == SID:
            return naming(HEAL, seat)
        if self.phase == SHOTS:
            return self.mildest_shot()
        if self.phase == BART and self.life[seat] > self.arrows[seat] + 1:
            return listed.actions[0]
        if self.phase == BART:
            return LOSE
        if self.phase == KIT:
            return naming(DISCARD_OF, seat) if self.arrows[seat] > 0 else KEEP
        return listed.actions[0]

    def mildest_shot(self) -> i64:
        """Of the listed shots a plain one at the target with the most life."""
        best = self.listed.actions[0]
        for i in range(1, self.listed.n):
            shot = self.listed.actions[i]
            if beer_of(shot) < 0 and face_of(shot) < 0 and self.life[seat_of(shot)] > self.life[seat_of(best)]:
                best = shot
        return best

    # 14. Result

    def score(self, seat: i64) -> i64:
        """14 1 for each winner, 0 else."""
        return 1 if has(self.winners, seat) else 0

    def reason(self) -> i64:
        """14 A row of the reasons."""
        return self.why

    def reveals(self, kind: i64) -> bool:
        """7 An elimination shows a role, and the end shows all."""
        return kind == ELIMINATED or kind == ENDED
