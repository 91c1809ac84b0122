"""Which dice to roll again: the exact best of what is worth most at the end, over all rolls that are left.

A handful of dice is a multiset of faces. The worth of keeping some and rolling the rest is the mean over one face
more, again and again until five lie there: so each multiset of up to five faces is looked at once a roll.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from hanpan.games.bang_dice.tables import BEER, DICE, DYNAMITE, FACES, ONE, TOO_MUCH_DYNAMITE, TWO

COUNTS: Final = 6  # none to five dice of a face
HANDS: Final = 462  # multisets of up to five faces
FULL: Final = 252  # those of five
PARTS: Final = 4368  # what can be kept of all of them
KEYS: Final = 46656


def key_of(counts: list[int]) -> int:
    """A number for how many dice show each face."""
    key = 0
    for face in range(int(FACES)):
        key = key * COUNTS + counts[face]
    return key


def multisets(size: int, faces: int) -> list[list[int]]:
    """Every way in which so many dice can show so many faces, as counts by face."""
    if faces == 1:
        return [[size]]
    return [[n, *rest] for n in range(size + 1) for rest in multisets(size - n, faces - 1)]


@final
class Rolling:
    """The tables of all handfuls of dice, and what they are worth now; `worth` and the rest are set from outside."""

    def __init__(self) -> None:
        # What the dice are worth at the end
        self.worth: vec[i64] = vec[i64]([0] * (FACES * COUNTS))  # by face and how many show it
        self.arrow: i64 = 0  # of each arrow at the moment it is rolled
        self.no_shot: i64 = 0  # of no one and no two
        self.doubled: bool = False  # a beer may double a shot instead

        hands = [hand for size in range(int(DICE), -1, -1) for hand in multisets(size, int(FACES))]
        places = {key_of(hand): place for place, hand in enumerate(hands)}
        self.places: vec[i64] = vec[i64]([places.get(key, -1) for key in range(KEYS)])
        self.counts: vec[i64] = vec[i64]([n for hand in hands for n in hand])
        self.with_face: vec[i64] = vec[i64]([0] * (HANDS * FACES))  # the hand with one face more
        for place, hand in enumerate(hands[FULL:], FULL):
            for face in range(int(FACES)):
                more = [n + (1 if other == face else 0) for other, n in enumerate(hand)]
                self.with_face[place * FACES + face] = places[key_of(more)]
        self.part_from: vec[i64] = vec[i64]([0] * (FULL + 1))
        self.part: vec[i64] = vec[i64]([0] * PARTS)  # what can be kept of each full hand
        n = 0
        for place, hand in enumerate(hands[:FULL]):
            self.part_from[place] = n
            for kept in parts(hand):
                self.part[n] = places[key_of(kept)]
                n += 1
        self.part_from[FULL] = n
        self.now: vec[i64] = vec[i64]([0] * FULL)  # the worth of each full hand with the rolls left
        self.kept: vec[i64] = vec[i64]([0] * HANDS)  # the worth of keeping it and rolling the rest

    def best_reroll(self, dice: vec[i64], rolls: i64, dynamite_too: bool) -> i64:
        """3.1 The dice to roll again, bit by bit, with so many rolls left; 0: best to stop."""
        key: i64 = 0
        for face in range(FACES):
            n: i64 = 0
            for die in range(DICE):
                if dice[die] == face:
                    n += 1
            key = key * COUNTS + n
        hand = self.places[key]
        self.settle()
        for roll in range(rolls - 1):
            self.roll_once()
            for full in range(FULL):
                self.now[full] = self.kept[self.best_part(full, dynamite_too)]
        self.roll_once()
        return self.others(dice, self.best_part(hand, dynamite_too))

    def settle(self) -> None:
        """What each full hand is worth when no roll is left."""
        for full in range(FULL):
            at = full * FACES
            sum: i64 = 0
            for face in range(FACES):
                sum += self.worth[face * COUNTS + self.counts[at + face]]
            ones = self.counts[at + ONE]
            twos = self.counts[at + TWO]
            if ones + twos == 0:
                sum += self.no_shot
            elif self.doubled and self.counts[at + BEER] > 0:
                sum += self.worth_of_doubling(ones, twos, self.counts[at + BEER])
            self.now[full] = sum

    def worth_of_doubling(self, ones: i64, twos: i64, beers: i64) -> i64:
        """10.13 A point more where it does most, less the beer; 0 if the beer is better drunk."""
        more: i64 = 0
        if ones > 0:
            more = self.of_one_more(ONE, ones)
        if twos > 0:
            more = max(more, self.of_one_more(TWO, twos))
        return max(0, more - self.of_one_more(BEER, beers - 1))

    def of_one_more(self, face: i64, n: i64) -> i64:
        """What one die more of a face is worth beside so many."""
        at = face * COUNTS + n
        return self.worth[at + 1] - self.worth[at] if n < DICE else 0

    def roll_once(self) -> None:
        """3.1 What keeping each hand is worth, the rest rolled once: a full one is as it is."""
        for full in range(FULL):
            self.kept[full] = self.now[full]
        for hand in range(FULL, HANDS):
            sum: i64 = self.arrow
            for face in range(FACES):
                sum += self.kept[self.with_face[hand * FACES + face]]
            self.kept[hand] = sum // FACES

    def best_part(self, full: i64, dynamite_too: bool) -> i64:
        """5.1 What is best kept of a full hand: all dynamite, 10.2 but for Black Jack's; 5.2 three end the rolling."""
        dynamite = self.counts[full * FACES + DYNAMITE]
        if dynamite >= TOO_MUCH_DYNAMITE:
            return full
        best = full
        for i in range(self.part_from[full], self.part_from[full + 1]):
            part = self.part[i]
            if self.kept[part] > self.kept[best]:
                if dynamite_too or self.counts[part * FACES + DYNAMITE] == dynamite:
                    best = part
        return best

    def others(self, dice: vec[i64], part: i64) -> i64:
        """The dice that are not kept, bit by bit."""
        mask: i64 = 0
        bit: i64 = 1
        for die in range(DICE):
            before: i64 = 0
            for other in range(die):
                if dice[other] == dice[die]:
                    before += 1
            if before >= self.counts[part * FACES + dice[die]]:
                mask |= bit
            bit += bit
        return mask


def parts(hand: list[int]) -> list[list[int]]:
    """Everything that can be kept of a hand."""
    found: list[list[int]] = [[]]
    for n in hand:
        found = [[*kept, taken] for kept in found for taken in range(n + 1)]
    return found
