"""The greedy bot: it guesses roles by who shot whom, rolls for the best of all final dice, and helps only its side."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from hanpan.core.bot import Bot
from hanpan.core.chance import Chance
from hanpan.core.kit.listing import Listing
from hanpan.core.kit.ring import how_many
from hanpan.core.kit.seats import Seats, has
from hanpan.core.memory import Memory
from hanpan.core.state import State
from hanpan.games.bang_dice.actions import beer_of, points_at, reroll, seat_of, verb_of
from hanpan.games.bang_dice.rolling import COUNTS, Rolling
from hanpan.games.bang_dice.rules.characters import (
    beer_is_worth,
    beers_are_double,
    doubles_with_beer,
    gatlings_needed,
    gives_arrow,
    is_kit,
    is_suzy,
    life_lost_to_gatling,
    most_to_indians,
    other_face,
    reach,
    rerolls_dynamite,
    rolls_allowed,
    swaps_faces,
)
from hanpan.games.bang_dice.rules.ending import prey_of
from hanpan.games.bang_dice.rules.law import BangDice
from hanpan.games.bang_dice.suspicion import Castings, Suspicion
from hanpan.games.bang_dice.tables import (
    BART,
    BEER,
    BEERS,
    DICE,
    DISCARD_OF,
    DYNAMITE,
    GATLING,
    HEAL,
    ONE,
    OUTLAW,
    PEDRO,
    RENEGADE,
    ROLES,
    ROLLING,
    SEATS,
    SHERIFF,
    SHOOT,
    STOP,
    TOO_MUCH_DYNAMITE,
    TWO,
)

CERTAIN: Final = 1000
WHICH: Final = 0  # asked of the bot's own chance

# What life is worth to whoever has so much: the last points are the dearest.
WORTH_OF_LIFE: Final = [0, 45, 75, 100, 121, 138, 152, 164, 174, 183, 191, 198]

# How glad a role is of another's loss, in thousandths: by the other's role (sheriff, deputy, outlaw, renegade).
# Found by letting bots with other numbers play this one.
GLADNESS: Final = [
    [0, -900, 1000, 800],  # the sheriff
    [-2500, -500, 1000, 700],  # a deputy
    [1600, 500, -450, 350],  # an outlaw
    [-500, 650, 750, 600],  # a renegade, while others live beside the sheriff and him
]
OF_MYSELF: Final = [-2600, -1000, -1150, -2300]  # of its own
TO_WIN: Final = 1700  # of somebody whose death wins the game
HUNTER: Final = 700  # 9.2 of who hunts me
OF_MYSELF_AMONG_THREE: Final = -1500
WINNING: Final = 400  # life's worth of a death that wins
PATIENCE: Final = 70  # thousandths by which each arrow left in the pile makes an attack less likely
NEAR: Final = 2  # arrows left in the pile when an attack is thought of


@final
class Greedy(Bot):
    """Values every seat's life by the roles it may have, and takes what is best at once; dice by exact odds."""

    def __init__(self) -> None:
        self.castings = Castings()
        self.rolling = Rolling()
        self.life_worth: vec[i64] = vec[i64](WORTH_OF_LIFE)
        self.gladness: vec[i64] = vec[i64]([one for row in GLADNESS for one in row])
        self.of_myself: vec[i64] = vec[i64](OF_MYSELF)
        self.glad: vec[i64] = vec[i64]([0] * SEATS)  # of each seat's loss, in thousandths
        self.fatal: vec[i64] = vec[i64]([0] * SEATS)  # more of it if that seat's death wins
        self.assigned: vec[i64] = vec[i64]([0] * SEATS)  # points on their way to each seat; beers below 0

    def choose(self, state: State, seat: i64, memory: Memory, chance: Chance) -> i64:
        assert isinstance(state, BangDice)
        assert isinstance(memory, Suspicion)
        self.judge(state, seat, memory)
        self.forget_assigned()
        if state.phase == ROLLING:
            return self.choose_dice(state)
        if state.phase == BART or state.phase == PEDRO:
            return state.legal(seat).actions[0]  # an arrow instead, an arrow away: hardly ever worse than the other
        self.count_assigned(state)
        return self.best_of(state, state.legal(seat), chance)

    # Choosing

    def best_of(self, state: BangDice, listed: Listing, chance: Chance) -> i64:
        """The listed action that is worth most; of equals any."""
        best = listed.actions[0]
        worth = self.worth_of(state, best)
        equal: i64 = 1
        for i in range(1, listed.n):
            action = listed.actions[i]
            other = self.worth_of(state, action)
            if other > worth:
                best = action
                worth = other
                equal = 1
            elif other == worth:
                equal += 1
                if chance.number(WHICH, equal) == 0:
                    best = action
        return best

    def worth_of(self, state: BangDice, action: i64) -> i64:
        """What a shot, a beer or a discard is worth to me."""
        verb = verb_of(action)
        if verb == SHOOT:
            return self.worth_of_shot(state, action)
        if verb == HEAL:
            points = beer_is_worth(state, seat_of(action)) if state.phase == BEERS else 1
            return self.worth_of_gain(state, seat_of(action), points)
        if verb == DISCARD_OF:
            return -self.worth_of_arrow(state, seat_of(action), -1)
        return 0

    # Who is a friend

    def judge(self, state: BangDice, me: i64, memory: Suspicion) -> None:
        """How glad I am of each seat's loss: by my role, and by what each may be as far as I know."""
        if state.three_players():
            self.judge_among_three(state, me)
            return
        self.castings.find(state.roles, state.seats, memory)
        mine = state.roles[me]
        for seat in range(state.seats):
            glad: i64 = 0
            for role in range(ROLES):
                glad += self.castings.chance_of(seat, role) * self.gladness[mine * ROLES + role]
            self.glad[seat] = glad // CERTAIN
            self.fatal[seat] = 0
        sheriff = state.seat_of_role(SHERIFF)
        if mine == OUTLAW or (mine == RENEGADE and how_many(state.living) == 2):
            self.glad[sheriff] = TO_WIN
            self.fatal[sheriff] = WINNING
        self.glad[me] = self.of_myself[mine]

    def judge_among_three(self, state: BangDice, me: i64) -> None:
        """9.2 My prey's death wins if it is my doing; my hunter's helps; with two living any death decides."""
        prey = prey_of(state, me)
        for seat in range(state.seats):
            decides = seat == prey or how_many(state.living) == 2
            self.glad[seat] = TO_WIN if decides else HUNTER
            self.fatal[seat] = WINNING if decides else 0
        self.glad[me] = OF_MYSELF_AMONG_THREE
        self.fatal[me] = 0

    # What things are worth to me

    def life_of(self, state: BangDice, seat: i64) -> i64:
        """A seat's life after all that is on its way to it."""
        return max(0, state.life[seat] - self.assigned[seat])

    def worth_of_loss(self, state: BangDice, seat: i64, points: i64) -> i64:
        """So many points lost by a seat."""
        life = self.life_of(state, seat)
        left = max(0, life - points)
        lost = self.life_worth[life] - self.life_worth[left]
        if left == 0 and life > 0:
            lost += self.fatal[seat]
        return self.glad[seat] * lost

    def worth_of_gain(self, state: BangDice, seat: i64, points: i64) -> i64:
        """So many points gained; above the start they are wasted."""
        life = self.life_of(state, seat)
        after = min(life + points, state.max_life[seat])
        return self.glad[seat] * (self.life_worth[life] - self.life_worth[after])

    def worth_of_arrow(self, state: BangDice, seat: i64, more: i64) -> i64:
        """One arrow more (or less: -1) before a seat: the life it may cost, the likelier the fewer lie in the pile."""
        arrows = state.arrows[seat]
        if more < 0:
            arrows -= 1
        if arrows < 0 or arrows >= most_to_indians(state, seat):
            return 0
        life = self.life_of(state, seat)
        lost = self.life_worth[max(0, life - arrows)] - self.life_worth[max(0, life - arrows - 1)]
        return self.glad[seat] * lost * (CERTAIN - PATIENCE * state.pile) // CERTAIN

    def worth_of_attack(self, state: BangDice) -> i64:
        """4.2 An attack at this moment."""
        sum: i64 = 0
        for seat in range(state.seats):
            if state.lives(seat):
                sum += self.worth_of_loss(state, seat, min(state.arrows[seat], most_to_indians(state, seat)))
        return sum

    def worth_of_shot(self, state: BangDice, shot: i64) -> i64:
        """6.1 The points of a shot where it hits, 10.4 El Gringo's arrow, 10.13 less the beer it takes."""
        sum: i64 = 0
        for seat in range(state.seats):
            points = points_at(shot, seat)
            if points > 0:
                sum += self.worth_of_hit(state, seat, points)
        if beer_of(shot) >= 0 and not state.beer_heals_too:
            sum -= self.worth_of_beer(state)
        return sum

    def worth_of_hit(self, state: BangDice, seat: i64, points: i64) -> i64:
        """So many points at a seat, with the arrow it may bring me."""
        worth = self.worth_of_loss(state, seat, points)
        if gives_arrow(state, seat) and self.assigned[seat] == 0:
            worth += self.worth_of_arrow(state, state.turn, 1)
        return worth

    def worth_of_beer(self, state: BangDice) -> i64:
        """6.2 The best that one beer could do."""
        return self.worth_of_gain(state, self.best_drinker(state), 1)

    def best_drinker(self, state: BangDice) -> i64:
        """6.2 For whom a beer is worth most."""
        best = state.turn
        for seat in range(state.seats):
            if state.lives(seat) and self.worth_of_gain(state, seat, 1) > self.worth_of_gain(state, best, 1):
                best = seat
        return best

    def best_target(self, state: BangDice, targets: Seats) -> i64:
        """6.1 At whom a shot is worth most."""
        best: i64 = -1
        for seat in range(state.seats):
            if has(targets, seat):
                if best < 0 or self.worth_of_hit(state, seat, 1) > self.worth_of_hit(state, best, 1):
                    best = seat
        return best

    # What is on its way

    def forget_assigned(self) -> None:
        """Nothing is on its way to anybody."""
        for seat in range(SEATS):
            self.assigned[seat] = 0

    def count_assigned(self, state: BangDice) -> None:
        """6.1 The shots that are assigned already."""
        for die in range(DICE):
            for seat in range(state.seats):
                self.assigned[seat] += points_at(state.shots[die], seat)

    # Dice

    def choose_dice(self, state: BangDice) -> i64:
        """3.1 Keep what has the best prospects with the rolls that are left; stop if that is everything."""
        self.tell_worths(state)
        dice = self.rolling.best_reroll(state.dice, rolls_allowed(state) - state.rolls, rerolls_dynamite(state))
        return reroll(dice) if dice != 0 else STOP

    def tell_worths(self, state: BangDice) -> None:
        """What each number of dice with a face would be worth at the end, face by face."""
        dice = self.rolling
        me = state.turn
        self.tell_shots(state, ONE)
        self.tell_shots(state, TWO)
        self.tell_beers(state)
        self.tell_gatlings(state)
        for n in range(TOO_MUCH_DYNAMITE, DICE + 1):
            dice.worth[DYNAMITE * COUNTS + n] = self.worth_of_loss(state, me, 1)
        dice.arrow = self.worth_of_arrow(state, me, 1)
        if state.pile <= NEAR:
            dice.arrow += self.worth_of_attack(state) // state.pile
        dice.no_shot = self.worth_of_gain(state, me, 2) if is_suzy(state) else 0
        dice.doubled = doubles_with_beer(state)

    def tell_shots(self, state: BangDice, face: i64) -> None:
        """6.1 The best that so many ones, or twos, can do."""
        targets = reach(state, face)
        if swaps_faces(state):
            targets |= reach(state, other_face(face))
        sum: i64 = 0
        for n in range(1, DICE + 1):
            best = self.best_target(state, targets)
            sum += self.worth_of_hit(state, best, 1)
            self.assigned[best] += 1
            self.rolling.worth[face * COUNTS + n] = sum
        self.forget_assigned()

    def tell_beers(self, state: BangDice) -> None:
        """6.2 The best that so many beers can do; at worst they are wasted, or help somebody."""
        sum: i64 = 0
        mine: i64 = 2 if beers_are_double(state) else 1
        for n in range(1, DICE + 1):
            best = self.best_drinker(state)
            points: i64 = mine if best == state.turn else 1
            sum += self.worth_of_gain(state, best, points)
            self.assigned[best] -= min(points, state.max_life[best] - self.life_of(state, best))
            self.rolling.worth[BEER * COUNTS + n] = sum
        self.forget_assigned()

    def tell_gatlings(self, state: BangDice) -> None:
        """6.3 What the gatling does once it fires, 10.7 and what Kit's dice are good for."""
        me = state.turn
        fired = -self.worth_of_arrow(state, me, -1) * state.arrows[me]
        for seat in range(state.seats):
            if state.lives(seat) and seat != me and life_lost_to_gatling(state, seat) > 0:
                fired += self.worth_of_hit(state, seat, 1)
        for n in range(1, DICE + 1):
            worth: i64 = fired if n >= gatlings_needed(state) else 0
            if is_kit(state) and worth == 0:
                worth -= self.worth_of_arrow(state, me, -1) * min(n, state.arrows[me])
            self.rolling.worth[GATLING * COUNTS + n] = worth
