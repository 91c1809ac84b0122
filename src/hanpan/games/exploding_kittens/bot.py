"""A player who counts: he weighs the chance of a kitten, saves what saves him, and nopes what hurts him."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from hanpan.core.bot import Bot
from hanpan.core.chance import Chance
from hanpan.core.kit.deck import has_place
from hanpan.core.kit.deed import deed
from hanpan.core.kit.fan import FACE_DOWN, Fan, count, face_up, size
from hanpan.core.memory import Memory
from hanpan.core.state import State
from hanpan.games.exploding_kittens.memory import KittensMemory
from hanpan.games.exploding_kittens.position import Position, out_of_game
from hanpan.games.exploding_kittens.rules import Kittens
from hanpan.games.exploding_kittens.tables import (
    ATTACK,
    BOX,
    CAT1,
    DEFUSE,
    DRAW,
    FAVOR,
    FUTURE,
    GIFT,
    GIVE,
    KINDS,
    KITTEN,
    NO_SEAT,
    NOPE,
    PAIR,
    PASS,
    PLACE,
    PLACEMENT,
    PLAY,
    SAY_NOPE,
    SHUFFLE,
    SKIP,
    TRIPLE,
    WINDOW,
)

CERTAIN: Final = 1000  # chances are told in thousandths
WHICH: Final = 0  # the only question the bot puts to chance

# What a card is worth to its holder; a second cat of a kind is worth more, as two steal one.
WORTH: Final = [0, 1000, 300, 250, 60, 120, 200, 130, 30, 30, 30, 30, 30]
TWO_CATS: Final = 90

# How a player weighs: rows of `taste`.
NERVE_BARE: Final = 0  # the chance of a kitten that a player without a defuse does not draw at, if he need not
NERVE_SAFE: Final = 1  # the same with a defuse
LOOK_BARE: Final = 2  # the chance at which he looks first
LOOK_SAFE: Final = 3
SUSPICION: Final = 4  # the chance that a kitten just put back by another lies on top
NOPE_ATTACK: Final = 5  # the chance of a kitten at which an attack on oneself is noped
NOPE_PAIR: Final = 6  # how likely the theft takes a defuse, to be noped
ON_TOP: Final = 7  # how often a kitten is put where the next player draws it
STEAL_FROM: Final = (
    8  # the chance of a kitten at which cards are stolen with a defuse in hand; the last opponent's always
)
TASTE: Final = [300, 600, 100, 800, 250, 150, 0, 700, 400]


@final
class Greedy(Bot):
    """Looks at the next draw alone: how likely it is a kitten, and what helps against it."""

    def __init__(self, taste: list[int] | None = None) -> None:
        self.taste: vec[i64] = vec[i64](TASTE if taste is None else taste)
        self.worth: vec[i64] = vec[i64](WORTH)

    def choose(self, state: State, seat: i64, memory: Memory, chance: Chance) -> i64:
        assert isinstance(state, Kittens)
        assert isinstance(memory, KittensMemory)
        if state.pending == WINDOW:
            return self.answer(state, seat, memory)
        if state.pending == GIFT:
            return deed(GIVE, self.least_worth(state.hands[seat]))
        if state.pending == PLACEMENT:
            return deed(PLACE, self.hiding_place(state, chance))
        return self.in_a_turn(state, seat, memory)

    # 3. A turn

    def in_a_turn(self, state: Kittens, seat: i64, memory: KittensMemory) -> i64:
        """Take defuses from others first; then look, get out of the way, or draw."""
        hand = state.hands[seat]
        bare = count(hand, DEFUSE) == 0
        risk = self.risk_of_drawing(state, seat, memory)
        theft = self.theft(state, seat, memory, bare, risk)
        if theft >= 0:
            return theft
        if (
            count(hand, FUTURE)
            and risk >= self.taste[LOOK_BARE if bare else LOOK_SAFE]
            and not top_is_known(state, seat)
        ):
            return deed(PLAY, FUTURE)
        if risk >= self.taste[NERVE_BARE if bare else NERVE_SAFE]:
            escape = self.escape(state, seat, risk)
            if escape >= 0:
                return escape
        return deed(DRAW)

    def escape(self, state: Kittens, seat: i64, risk: i64) -> i64:
        """Attack or skip, rather attack when more turns are owed; shuffle what is worse than a shuffled pile."""
        hand = state.hands[seat]
        if count(hand, ATTACK) and (state.owed > 1 or count(hand, SKIP) == 0):
            return deed(PLAY, ATTACK)
        if count(hand, SKIP):
            return deed(PLAY, SKIP)
        if count(hand, SHUFFLE) and risk > chance_of_kitten(state):
            return deed(PLAY, SHUFFLE)
        return -1

    def theft(self, state: Kittens, seat: i64, memory: KittensMemory, bare: bool, risk: i64) -> i64:
        """A triple that names a defuse, a pair, a favor: at whom a defuse is most likely found. -1 for none."""
        hand = state.hands[seat]
        if not bare and state.living() > 2 and risk < self.taste[STEAL_FROM]:
            return -1
        each = defuse_in_a_card(state, memory)
        target = likeliest_defuse(state, seat, memory, each)
        if target == NO_SEAT:
            return -1
        triple = -1 if state.only_cats else self.spare_set(hand, 3, bare)
        if triple >= 0 and defuses_held(state, target, memory, each) >= CERTAIN // 3:
            return deed(TRIPLE, triple, target, DEFUSE)
        pair = self.spare_set(hand, 2, bare and not state.only_cats)
        if pair >= 0 and not (state.only_cats and pair < CAT1):
            return deed(PAIR, pair, target)
        if count(hand, FAVOR):
            return deed(PLAY, FAVOR, target)
        return -1

    def spare_set(self, hand: Fan, n: i64, any_card: bool) -> i64:
        """A kind of which n cards can be spared: cats first, then what helps little. -1 for none."""
        for cat in range(CAT1, KINDS):
            if count(hand, cat) >= n:
                return cat
        if any_card:
            if count(hand, FAVOR) >= n:
                return FAVOR
            if count(hand, SHUFFLE) >= n:
                return SHUFFLE
            if count(hand, FUTURE) >= n:
                return FUTURE
        return -1

    def risk_of_drawing(self, state: Position, seat: i64, memory: KittensMemory) -> i64:
        """How likely the top card is a kitten, by what was seen, counted, and suspected."""
        if top_is_known(state, seat):
            return CERTAIN if state.pile.at(0) == KITTEN else 0
        risk = chance_of_kitten(state)
        if memory.placer != NO_SEAT and memory.placer != seat and memory.drawn_since == 0:
            return max(risk, self.taste[SUSPICION])
        return risk

    # 4. Kitten and defuse

    def hiding_place(self, state: Kittens, chance: Chance) -> i64:
        """Where the next player draws it, after the turns still owed; now and then anywhere below."""
        there = state.pile.size()
        depth = min(state.owed - 1, there)
        if chance.number(WHICH, CERTAIN) < self.taste[ON_TOP]:
            return depth
        return depth + chance.number(WHICH, there - depth + 1)

    # 5. Favor

    def least_worth(self, hand: Fan) -> i64:
        """The card that is missed least."""
        best: i64 = 0
        least: i64 = 1 << 20
        for card in range(DEFUSE, KINDS):
            held = count(hand, card)
            if held:
                worth = TWO_CATS if card >= CAT1 and held >= 2 else self.worth[card]
                if worth < least:
                    least = worth
                    best = card
        return best

    # 6. Nope

    def answer(self, state: Kittens, seat: i64, memory: KittensMemory) -> i64:
        """Nope a play that hurts as long as it stands, and a nope that cancels an own play which was needed."""
        if count(state.hands[seat], NOPE) == 0:
            return deed(PASS)
        stands = state.nopes % 2 == 0
        if state.turn == seat:
            return deed(SAY_NOPE) if not stands and self.was_needed(state, seat, memory) else deed(PASS)
        return deed(SAY_NOPE) if stands and self.hurts(state, seat) else deed(PASS)

    def was_needed(self, state: Kittens, seat: i64, memory: KittensMemory) -> bool:
        """Whether the own play kept a kitten away or was to take a defuse."""
        bare = count(state.hands[seat], DEFUSE) == 0
        if state.play != PLAY:
            return bare or state.play == TRIPLE
        if state.card == FAVOR or state.card == FUTURE:
            return False
        return self.risk_of_drawing(state, seat, memory) >= self.taste[NERVE_BARE if bare else NERVE_SAFE]

    def hurts(self, state: Kittens, seat: i64) -> bool:
        """Whether a play of another should be noped."""
        hand = state.hands[seat]
        if state.play == TRIPLE:
            return state.target == seat and state.name == DEFUSE and count(hand, DEFUSE) > 0
        if state.play == PAIR:
            return state.target == seat and count(hand, DEFUSE) * CERTAIN >= size(hand) * self.taste[NOPE_PAIR]
        if state.card == FAVOR:
            return state.target == seat and self.worth[self.least_worth(hand)] >= self.worth[NOPE]
        if state.card == FUTURE:
            return False
        if top_is_known(state, seat) and state.pile.at(0) == KITTEN:
            return True  # he knows it too, or feels it: he shall draw it
        if state.card == ATTACK and state.next_living() == seat:
            return chance_of_kitten(state) >= self.taste[NOPE_ATTACK]
        return False


# Counting


def top_is_known(state: Position, seat: i64) -> bool:
    """8.2 Whether this seat knows the top card."""
    return state.pile.size() > 0 and has_place(state.seen[seat], state.pile.size() - 1)


def chance_of_kitten(state: Position) -> i64:
    """3.5 How likely a card of the pile that was not seen is a kitten."""
    hidden: i64 = 0
    kittens = state.kittens_in_pile()
    for depth in range(state.pile.size()):
        card = state.pile.at(depth)
        if card == FACE_DOWN:
            hidden += 1
        elif card == KITTEN:
            kittens -= 1
    return kittens * CERTAIN // hidden if hidden > 0 else 0


def defuse_in_a_card(state: Position, memory: KittensMemory) -> i64:
    """How likely a card that nobody showed is a defuse, in hands and in the pile alike."""
    open_cards = state.discard.cards() + state.pile.cards()
    hidden: i64 = 0
    for depth in range(state.pile.size()):
        if state.pile.at(depth) == FACE_DOWN:
            hidden += 1
    known: i64 = 0
    for seat in range(state.seats):
        open_cards += face_up(state.hands[seat])
        if state.lives(seat):
            held = memory.held[seat]
            known += count(held, DEFUSE)
            if seat != memory.seat:
                hidden += size(state.hands[seat]) - size(held)
    left = count(BOX, DEFUSE) - count(out_of_game(state.seats), DEFUSE) - count(open_cards, DEFUSE) - known
    hidden -= state.kittens_in_pile()
    return left * CERTAIN // hidden if left > 0 and hidden > 0 else 0


def defuses_held(state: Position, seat: i64, memory: KittensMemory, each: i64) -> i64:
    """How many defuses a seat holds, in thousandths."""
    held = memory.held[seat]
    return count(held, DEFUSE) * CERTAIN + max(0, size(state.hands[seat]) - size(held)) * each


def likeliest_defuse(state: Position, seat: i64, memory: KittensMemory, each: i64) -> i64:
    """The other player with cards in whose hand a random card is most likely a defuse."""
    found: i64 = NO_SEAT
    best: i64 = -1
    for other in range(state.seats):
        cards = size(state.hands[other])
        if other != seat and cards > 0:
            likely = defuses_held(state, other, memory, each) // cards
            if likely > best:
                best = likely
                found = other
    return found
