"""A duellist a beginner would respect: he counts cards, weighs every claim, and bluffs so that he cannot be read."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from hanpan.core.bot import Bot
from hanpan.core.chance import Chance
from hanpan.core.kit.act import act
from hanpan.core.kit.handful import NO_CARDS, Handful, count, face_up, several, size
from hanpan.core.memory import Memory
from hanpan.core.state import State
from hanpan.games.cockroach_duel.habits import CERTAIN, Habits, by_claim, measured
from hanpan.games.cockroach_duel.rules import Duel, DuelMemory
from hanpan.games.cockroach_duel.tables import (
    ACCEPT,
    ATTACK,
    ATTACKING,
    BLOCK,
    BOX,
    CHALLENGE,
    FLY,
    KINDS,
    LIFE,
    PASS,
    RAT,
    RESPONSE,
    TOAD,
)

PLANS: Final = 64  # more than there are in any position with hands of up to 20 cards
CARDS: Final = 21  # rows and columns of Pascal's triangle: 0 to 20 cards
WHICH: Final = 0  # the only question the bot puts to chance

# How much worse a plan may be and still be chosen now and then: each step of GRAIN makes it a sixteenth less likely.
GRAIN: Final = 6
STEPS: Final = 96
SURE: Final = 1048576

# How much a card of each kind is missed once it is laid, against the one drawn for it, by whoever must defend next and
# by whoever may attack next: fitted to the results of the bot's own rounds. The black card is glad to go.
TO_DEFEND: Final = [80, 0, -180, 430, -240, -840]
TO_ATTACK: Final = [170, 120, -100, 310, -430, -970]


@final
class Greedy(Bot):
    """Looks one battle ahead, values it by the habits of sensible players, and varies between plans about equal.

    What it wants is the round: rounds count alike, so the score of the match changes nothing. All worths are
    chances to win it, in ten-thousandths.
    """

    def __init__(self, habits: Habits | None = None) -> None:
        self.habits: Habits = measured() if habits is None else habits
        self.ways: vec[i64] = vec[i64]([0] * (CARDS * CARDS))  # ways to choose k of n cards
        self.likely: vec[i64] = vec[i64]([0] * STEPS)
        self.to_defend: vec[i64] = vec[i64](TO_DEFEND)
        self.to_attack: vec[i64] = vec[i64](TO_ATTACK)
        self.n: i64 = 0
        self.plans: vec[i64] = vec[i64]([0] * PLANS)
        self.worths: vec[i64] = vec[i64]([0] * PLANS)
        for n in range(CARDS):
            self.ways[n * CARDS] = 1
            for k in range(1, n + 1):
                self.ways[n * CARDS + k] = self.ways[(n - 1) * CARDS + k - 1] + self.ways[(n - 1) * CARDS + k]
        weight: i64 = SURE
        for step in range(STEPS):
            self.likely[step] = weight
            weight = weight * 15 // 16

    def choose(self, state: State, seat: i64, memory: Memory, chance: Chance) -> i64:
        assert isinstance(state, Duel)
        assert isinstance(memory, DuelMemory)
        self.n = 0
        if state.phase == ATTACKING:
            self.plan_attack(state, seat)
        elif state.phase == RESPONSE:
            self.plan_response(state, seat, memory)
        else:
            self.plan_review(state, seat, memory)
        return self.chosen(chance)

    # The three questions

    def plan_attack(self, state: Duel, seat: i64) -> None:
        """3.1 Pass, or attack with any number: truly as far as the hand goes, beyond that as a bluff."""
        hand = state.hands[seat]
        self.plan(act(PASS), self.worth_of_passing(state, seat))
        for kind in range(FLY, RAT + 1):
            have = count(hand, kind)
            for n in range(1, size(hand) + 1):
                true = n <= have
                laid = several(kind, n) if true else self.spared(hand, n, self.to_defend)
                worth = self.worth_of_attack(state, kind, n, true)
                self.plan(act(ATTACK, kind, laid), worth - missed(laid, self.to_defend))

    def plan_response(self, state: Duel, seat: i64, memory: DuelMemory) -> None:
        """4.1 Let it through, challenge, or block with up to as many as attack."""
        hand = state.hands[seat]
        attackers = size(state.attack)
        self.plan(act(PASS), self.worth_after(state.life[seat] - strength(state.claim) * attackers))
        can = self.odds(self.unseen(state, memory), state.claim, attackers, attackers + size(state.hands[1 - seat]))
        bluffed = self.habits.bluffed[by_claim(state.claim, attackers, state.life[1 - seat])]
        self.plan(act(CHALLENGE), CERTAIN - believed(can, bluffed))
        blocker = state.fitting_blocker()
        have = count(hand, blocker)
        for n in range(1, min(attackers, size(hand)) + 1):
            true = n <= have
            laid = several(blocker, n) if true else self.spared(hand, n, self.to_attack)
            worth = self.worth_of_block(state, seat, n, true)
            self.plan(act(BLOCK, 0, laid), worth - missed(laid, self.to_attack))

    def plan_review(self, state: Duel, seat: i64, memory: DuelMemory) -> None:
        """5.1 Accept the block or challenge it."""
        blockers = size(state.block)
        left = life_left(state, blockers)
        self.plan(act(ACCEPT), CERTAIN - self.worth_after(left))
        if left <= 0:
            return
        blocker = state.fitting_blocker()
        can = self.odds(self.unseen(state, memory), blocker, blockers, blockers + size(state.hands[1 - seat]))
        bluffed = self.habits.block_bluffed[by_claim(blocker - TOAD, blockers, left)]
        self.plan(act(CHALLENGE), CERTAIN - believed(can, bluffed))

    # What a plan is worth

    def worth_after(self, life: i64) -> i64:
        """Of being the next attacker with this life; without life the round is lost."""
        return self.habits.worth[life] if life > 0 else 0

    def worth_of_passing(self, state: Duel, seat: i64) -> i64:
        """8.3 Whoever has more life passes too and wins; whoever has less must attack."""
        life = state.life[seat]
        if life <= LIFE - life:
            return 0
        return CERTAIN if state.passes == 1 else CERTAIN - self.worth_after(LIFE - life)

    def worth_of_attack(self, state: Duel, kind: i64, cards: i64, true: bool) -> i64:
        """What the defender's three answers leave, each as often as it is met."""
        life = state.life[1 - state.attacker]
        at = by_claim(kind, cards, life)
        challenged = self.habits.challenged[at]
        blocked = self.habits.blocked[at]
        through = CERTAIN - challenged - blocked
        worth = through * (CERTAIN - self.worth_after(life - strength(kind) * cards))
        worth += blocked * self.habits.after_block[at]
        if true:
            worth += challenged * CERTAIN
        return worth // CERTAIN

    def worth_of_block(self, state: Duel, seat: i64, cards: i64, true: bool) -> i64:
        """A true block wins if it is challenged, a bluff loses; accepted, both leave the same life."""
        left = life_left(state, cards)
        if left <= 0:
            return 0
        challenged = self.habits.block_challenged[by_claim(state.fitting_blocker() - TOAD, cards, left)]
        worth = (CERTAIN - challenged) * self.worth_after(left)
        if true:
            worth += challenged * CERTAIN
        return worth // CERTAIN

    # Counting cards

    def unseen(self, state: Duel, memory: DuelMemory) -> Handful:
        """The box less what lies open, what is in the own hand and what the player himself has laid."""
        seen = face_up(state.hands[0]) + face_up(state.hands[1]) + face_up(state.middle)
        seen += face_up(state.attack) + face_up(state.block) + state.deck.seen()
        unseen = BOX - seen
        return unseen - state.remembered(memory, unseen)

    def odds(self, unseen: Handful, kind: i64, least: i64, drawn: i64) -> i64:
        """How likely so many cards out of the unseen ones hold at least `least` of a kind."""
        cards = size(unseen)
        good = count(unseen, kind)
        if drawn > cards:
            drawn = cards
        held: i64 = 0
        for n in range(least, min(good, drawn) + 1):
            held += self.ways[good * CARDS + n] * self.ways[(cards - good) * CARDS + drawn - n]
        return held * CERTAIN // self.ways[cards * CARDS + drawn]

    # Plans

    def plan(self, action: i64, worth: i64) -> None:
        """One thing that could be done, and what it is worth."""
        self.plans[self.n] = action
        self.worths[self.n] = worth
        self.n += 1

    def spared(self, hand: Handful, n: i64, values: vec[i64]) -> Handful:
        """The n cards of the hand that are missed least."""
        laid: i64 = NO_CARDS
        for card in range(n):
            least: i64 = -1
            for kind in range(KINDS):
                if count(hand, kind) > 0 and (least < 0 or values[kind] < values[least]):
                    least = kind
            hand -= several(least, 1)
            laid += several(least, 1)
        return laid

    def chosen(self, chance: Chance) -> i64:
        """One of the plans: the best most often, those a little worse now and then, bad ones never."""
        best = self.worths[0]
        for i in range(1, self.n):
            best = max(best, self.worths[i])
        total: i64 = 0
        for i in range(self.n):
            step = (best - self.worths[i]) // GRAIN
            self.worths[i] = self.likely[step] if step < STEPS else 0
            total += self.worths[i]
        left = chance.number(WHICH, total)
        for i in range(self.n):
            left -= self.worths[i]
            if left < 0:
                return self.plans[i]
        return self.plans[0]


def missed(laid: Handful, values: vec[i64]) -> i64:
    """What the laid cards would have been good for later."""
    worth: i64 = 0
    for kind in range(KINDS):
        worth += count(laid, kind) * values[kind]
    return worth


def strength(kind: i64) -> i64:
    """1 A rat takes two life, fly and cockroach one."""
    return 2 if kind == RAT else 1


def life_left(state: Duel, blockers: i64) -> i64:
    """7.2 The defender's life if a block of so many is accepted; 0 or less: he loses."""
    unblocked = size(state.attack) - blockers
    life = state.life[state.defender()]
    return life - unblocked * strength(state.claim) if unblocked > 0 else life


def believed(can: i64, bluffed: i64) -> i64:
    """How likely a claim is true: it could be, this often; if it could not, it is claimed `bluffed` times as often."""
    if can <= 0:
        return 0
    return can * CERTAIN // (can + (CERTAIN - can) * bluffed // CERTAIN)
