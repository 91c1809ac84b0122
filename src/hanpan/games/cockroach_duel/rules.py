"""The law of the cockroach duel, in the rulebook's order: read it with the booklet beside it."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from hanpan.core.chance import Chance
from hanpan.core.fields import Fields
from hanpan.core.kit.act import act, cards_of, kind_of, verb_of
from hanpan.core.kit.handful import (
    NO_CARDS,
    Handful,
    all_of,
    count,
    face_up,
    proper,
    several,
    size,
    turned_down,
    within,
)
from hanpan.core.kit.listing import Listing
from hanpan.core.kit.pile import Pile
from hanpan.core.kit.seats import NOBODY, Seats, only
from hanpan.core.memory import Memory
from hanpan.core.sink import Event, Sink
from hanpan.core.state import State
from hanpan.games.cockroach_duel.tables import (
    ACCEPT,
    ACCEPTED,
    ATTACK,
    ATTACKED,
    ATTACKING,
    BAT,
    BLACK,
    BLACK_SHOWN,
    BLOCK,
    BLOCKED,
    BOX,
    BY_CHALLENGE,
    BY_LIFE,
    BY_PASSES,
    CHALLENGE,
    CHALLENGED,
    DEAL,
    DREW,
    FINE,
    FLY,
    GUESS,
    HAND,
    KINDS,
    LET_THROUGH,
    LIFE_TAKEN,
    MALFORMED,
    MATCH_WON,
    NO_ACCEPT_NOW,
    NO_ATTACK_NOW,
    NO_BLOCK_NOW,
    NO_CHALLENGE_NOW,
    NO_KIND,
    NO_PASS_NOW,
    NO_TURN_IN_ATTACK,
    NO_TURN_IN_RESPONSE,
    NO_TURN_IN_REVIEW,
    NO_TURN_WHEN_OVER,
    NOT_HELD_TO_ATTACK,
    NOT_HELD_TO_BLOCK,
    OTHERS_LIFE,
    OVER,
    PASS,
    PASSED,
    RAT,
    RESPONSE,
    REVIEW,
    ROACH,
    ROUND_DEALT,
    ROUND_WON,
    SEATS,
    STARTER,
    STARTERS_LIFE,
    TOAD,
    TOO_MANY_BLOCKERS,
    WRONG_CLAIM,
)


@final
class DuelMemory(Memory):
    """What a player remembers of a round: his own cards that lie in the middle face down (7.3)."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat)
        self.laid: i64 = NO_CARDS  # laid this round and not shown since, also those still before him

    def hear(self, event: Event) -> None:
        """7.3 His own laid cards, until 2.2 all are shuffled anew; 7.4 a shown black card needs no memory."""
        if event.kind == ROUND_DEALT:
            self.laid = NO_CARDS
        elif event.a == self.seat:
            if event.kind == ATTACKED or event.kind == BLOCKED:
                self.laid += event.c
            elif event.kind == BLACK_SHOWN:
                self.laid -= several(BLACK, count(self.laid, BLACK))  # none if it was laid before a load

    def forget(self) -> None:
        self.laid = NO_CARDS

    def fields(self, io: Fields) -> None:
        self.laid = io.cell(self.laid)


@final
class Duel(State):
    """A position of the duel; the fields of chapter 12, and the options of chapter 9."""

    def __init__(
        self,
        loser_starts: bool = False,
        overblock: bool = True,
        reveal_black: bool = True,
        target_wins: i64 = 3,
    ) -> None:
        super().__init__(SEATS)
        self.loser_starts = loser_starts
        self.overblock = overblock
        self.reveal_black = reveal_black
        self.target_wins: i64 = target_wins

        self.round: i64 = 0
        self.wins = vec[i64]([0, 0])
        self.starter: i64 = 0
        self.attacker: i64 = 0
        self.phase: i64 = OVER
        self.life = vec[i64]([0, 0])
        self.hands = vec[i64]([NO_CARDS, NO_CARDS])
        self.deck = Pile()
        self.middle: i64 = NO_CARDS
        self.claim: i64 = NO_KIND  # of the attack; the block's follows from 4.2
        self.attack: i64 = NO_CARDS
        self.block: i64 = NO_CARDS
        self.passes: i64 = 0  # attack passes in a row
        self.guesses = Pile()  # scratch for `fill`, no part of the position

    def defender(self) -> i64:
        """3 Who is not the attacker."""
        return 1 - self.attacker

    # 2. Match and round set-up

    def start(self, chance: Chance, sink: Sink) -> None:
        """2.1 A match is a series of rounds; 2.4 chance draws the first starter."""
        self.round = 0
        self.wins[0] = self.wins[1] = 0
        self.starter = chance.number(STARTER, 2)
        self.set_up_round(chance, sink)

    def set_up_round(self, chance: Chance, sink: Sink) -> None:
        """2.2 All 20 cards are shuffled and each player is dealt 4.

        2.3 The starter gets 3 life, the other 4. The starter attacks first.
        """
        starter = self.starter
        other = 1 - starter
        self.round += 1
        self.deck.shuffle_all(BOX, DEAL, chance)
        self.hands[starter] = self.deck.draw(HAND)
        self.hands[other] = self.deck.draw(HAND)
        self.life[starter] = STARTERS_LIFE
        self.life[other] = OTHERS_LIFE
        self.middle = NO_CARDS
        self.passes = 0
        sink.emit(ROUND_DEALT, self.round, starter, self.hands[0], self.hands[1])
        self.ask_for_attack(starter)

    def win_round(self, winner: i64, by: i64, chance: Chance, sink: Sink) -> None:
        """2.1 Who first has 3 round wins wins the match, and all stays as it is.

        Before that the next round is set up at once.
        """
        self.wins[winner] += 1
        sink.emit(ROUND_WON, winner, by)
        if self.wins[winner] == self.target_wins:
            self.phase = OVER
            sink.emit(MATCH_WON, winner)
        else:
            self.starter = self.next_starter(winner)
            self.set_up_round(chance, sink)

    def next_starter(self, winner: i64) -> i64:
        """2.5 The other player than the one before, whoever won (option: the loser)."""
        return 1 - winner if self.loser_starts else 1 - self.starter

    # 3. Attack

    def ask_for_attack(self, attacker: i64) -> None:
        """3 It is this player's attack; nothing is laid yet."""
        self.attacker = attacker
        self.claim = NO_KIND
        self.attack = NO_CARDS
        self.block = NO_CARDS
        self.phase = ATTACKING

    def legal_attacks(self) -> None:
        """3.1 Pass, or lay 1 to all of the hand cards and claim fly, roach or rat.

        3.2 Any cards; 3.4 even more of a kind than exist. 3.5 With an empty hand only a pass is left.
        """
        hand = self.hands[self.attacker]
        self.listed.add(act(PASS))
        self.listed.add_laying(act(ATTACK, FLY), hand)
        self.listed.add_laying(act(ATTACK, ROACH), hand)
        self.listed.add_laying(act(ATTACK, RAT), hand)

    def check_attack(self, action: i64) -> i64:
        """3.1 Only hand cards; 3.3 a blocker kind or the black card can never be claimed."""
        if not within(cards_of(action), self.hands[self.attacker]):
            return NOT_HELD_TO_ATTACK
        if kind_of(action) > RAT:
            return WRONG_CLAIM
        return FINE

    def do_attack(self, action: i64, sink: Sink) -> None:
        """3.1 The attacker lays cards face down and claims a kind; 3.2 as many as he laid."""
        self.claim = kind_of(action)
        self.attack = cards_of(action)
        self.hands[self.attacker] -= self.attack
        self.passes = 0
        self.phase = RESPONSE
        sink.emit(ATTACKED, self.attacker, self.claim, self.attack)

    def do_attack_pass(self, chance: Chance, sink: Sink) -> None:
        """3.5 Passing is always allowed; 8.3 two passes in a row end the round, more life wins it."""
        self.passes += 1
        sink.emit(PASSED, self.attacker)
        if self.passes == 2:
            self.win_round(0 if self.life[0] > self.life[1] else 1, BY_PASSES, chance, sink)
        else:
            self.refill_and_change_sides(sink)

    # 4. Response

    def legal_responses(self) -> None:
        """4.1 Let it through, challenge it, or block; 4.3 with any number, 4.4 of any cards."""
        hand = self.hands[self.defender()]
        self.listed.add(act(PASS))
        self.listed.add(act(CHALLENGE))
        if self.overblock:
            self.listed.add_laying(act(BLOCK), hand)
        else:
            self.listed.add_laying_at_most(size(self.attack), act(BLOCK), hand)

    def fitting_blocker(self) -> i64:
        """4.2 Toad against fly or roach, bat against rat."""
        return BAT if self.claim == RAT else TOAD

    def check_block(self, action: i64) -> i64:
        """4.2 Only hand cards; 4.3 as many as one likes (option: no more than attack)."""
        if not within(cards_of(action), self.hands[self.defender()]):
            return NOT_HELD_TO_BLOCK
        if not self.overblock and size(cards_of(action)) > size(self.attack):
            return TOO_MANY_BLOCKERS
        return FINE

    def do_block(self, action: i64, sink: Sink) -> None:
        """4.2 The defender lays cards face down as the one blocker that fits the claim."""
        self.block = cards_of(action)
        self.hands[self.defender()] -= self.block
        self.phase = REVIEW
        sink.emit(BLOCKED, self.defender(), self.fitting_blocker(), self.block)

    def do_let_through(self, chance: Chance, sink: Sink) -> None:
        """4.1 The defender does nothing against it; 8.3 this pass does not count as one."""
        sink.emit(LET_THROUGH, self.defender())
        self.battle(chance, sink)

    # 5. Review of a block

    def legal_reviews(self) -> None:
        """5.1 The attacker challenges the block or accepts it; 5.2 the attack is beyond challenge."""
        self.listed.add(act(ACCEPT))
        self.listed.add(act(CHALLENGE))

    def do_accept(self, chance: Chance, sink: Sink) -> None:
        """5.1 The attacker accepts the block, and it comes to battle."""
        sink.emit(ACCEPTED, self.attacker)
        self.battle(chance, sink)

    # 6. Challenge

    def do_challenge(self, chance: Chance, sink: Sink) -> None:
        """6 The defender challenges the attack, or the attacker the block."""
        if self.phase == RESPONSE:
            self.judge(self.attack, self.claim, self.attacker, chance, sink)
        else:
            self.judge(self.block, self.fitting_blocker(), self.defender(), chance, sink)

    def judge(self, cards: Handful, claim: i64, layer: i64, chance: Chance, sink: Sink) -> None:
        """6.1 If every card shown is of the claimed kind, whoever laid them wins the round.

        If even one is not, the challenger wins it. 6.2 No claim names the black card: it is false
        under each. 6.3 Either way the round is over.
        """
        challenger = 1 - layer
        truthful = all_of(cards, claim)
        sink.emit(CHALLENGED, challenger, cards, 1 if truthful else 0)
        self.win_round(layer if truthful else challenger, BY_CHALLENGE, chance, sink)

    # 7. Battle

    def battle(self, chance: Chance, sink: Sink) -> None:
        """7.1 Without a challenge the claims count as true.

        7.5 A defender without life loses the round at once; there is no refill then.
        """
        self.take_life(sink)
        self.clear_the_table(sink)
        if self.life[self.defender()] == 0:
            self.win_round(self.attacker, BY_LIFE, chance, sink)
        else:
            self.refill_and_change_sides(sink)

    def take_life(self, sink: Sink) -> None:
        """7.2 The attacker takes unblocked x strength life, at most what the defender has."""
        unblocked = size(self.attack) - size(self.block)
        if unblocked <= 0:
            return
        strength: i64 = 2 if self.claim == RAT else 1
        taken = min(unblocked * strength, self.life[self.defender()])
        self.life[self.defender()] -= taken
        self.life[self.attacker] += taken
        sink.emit(LIFE_TAKEN, self.defender(), self.attacker, taken)

    def clear_the_table(self, sink: Sink) -> None:
        """7.3 The laid cards go to the middle face down; 7.4 a black card among them is shown now."""
        if self.reveal_black:
            if count(self.attack, BLACK):
                sink.emit(BLACK_SHOWN, self.attacker)
            if count(self.block, BLACK):
                sink.emit(BLACK_SHOWN, self.defender())
        self.middle += self.attack + self.block
        self.claim = NO_KIND
        self.attack = NO_CARDS
        self.block = NO_CARDS

    # 8. Refill and change of sides

    def refill_and_change_sides(self, sink: Sink) -> None:
        """8.1 The attacker draws up to 4 first, then the defender; 8.2 then the defender attacks."""
        self.refill(self.attacker, sink)
        self.refill(self.defender(), sink)
        self.ask_for_attack(self.defender())

    def refill(self, seat: i64, sink: Sink) -> None:
        """8.1 Draw up to 4; when the deck runs out, what is left."""
        drawn = self.deck.draw(HAND - size(self.hands[seat]))
        if drawn:
            self.hands[seat] += drawn
            sink.emit(DREW, seat, drawn)

    # 10. Actions

    def asked(self) -> Seats:
        """3.1 The attacker, 4.1 the defender, 5.1 the attacker again; nobody after the end."""
        if self.phase == OVER:
            return NOBODY
        return only(self.defender() if self.phase == RESPONSE else self.attacker)

    def legal(self, seat: i64) -> Listing:
        """10 What the seat may do now; nothing while the other is asked."""
        self.listed.clear()
        if self.asked() == only(seat):
            if self.phase == ATTACKING:
                self.legal_attacks()
            elif self.phase == RESPONSE:
                self.legal_responses()
            elif self.phase == REVIEW:
                self.legal_reviews()
        return self.listed

    def check(self, seat: i64, action: i64) -> i64:
        """13 The row of REFUSALS that forbids it, or FINE."""
        if not well_formed(seat, action):
            return MALFORMED
        if self.asked() != only(seat):
            return self.whose_turn()
        verb = verb_of(action)
        if verb == ATTACK:
            return self.check_attack(action) if self.phase == ATTACKING else NO_ATTACK_NOW
        if verb == BLOCK:
            return self.check_block(action) if self.phase == RESPONSE else NO_BLOCK_NOW
        if verb == CHALLENGE:
            return NO_CHALLENGE_NOW if self.phase == ATTACKING else FINE
        if verb == ACCEPT:
            return FINE if self.phase == REVIEW else NO_ACCEPT_NOW
        return NO_PASS_NOW if self.phase == REVIEW else FINE

    def whose_turn(self) -> i64:
        """13 Why it is not this seat's turn: 3.1 an attack, 4.1 a response, 5.1 a review, 2.1 the end."""
        if self.phase == ATTACKING:
            return NO_TURN_IN_ATTACK
        if self.phase == RESPONSE:
            return NO_TURN_IN_RESPONSE
        return NO_TURN_IN_REVIEW if self.phase == REVIEW else NO_TURN_WHEN_OVER

    def do(self, seat: i64, action: i64, chance: Chance, sink: Sink) -> None:
        """10 The seat does what it chose; `check` found it fine."""
        verb = verb_of(action)
        if verb == ATTACK:
            self.do_attack(action, sink)
        elif verb == BLOCK:
            self.do_block(action, sink)
        elif verb == CHALLENGE:
            self.do_challenge(chance, sink)
        elif verb == ACCEPT:
            self.do_accept(chance, sink)
        elif self.phase == ATTACKING:
            self.do_attack_pass(chance, sink)
        else:
            self.do_let_through(chance, sink)

    # 12. Position

    def score(self, seat: i64) -> i64:
        """12 Scores are the round wins."""
        return self.wins[seat]

    def copy_from(self, other: State) -> None:
        """12 The same position, field by field. Options belong to the match and stay."""
        assert isinstance(other, Duel)
        self.round = other.round
        self.starter = other.starter
        self.attacker = other.attacker
        self.phase = other.phase
        self.deck.copy_from(other.deck)
        self.middle = other.middle
        self.claim = other.claim
        self.attack = other.attack
        self.block = other.block
        self.passes = other.passes
        for seat in range(SEATS):
            self.wins[seat] = other.wins[seat]
            self.life[seat] = other.life[seat]
            self.hands[seat] = other.hands[seat]

    def fields(self, io: Fields) -> None:
        """12 Every field as a number."""
        self.round = io.cell(self.round)
        io.row(self.wins, SEATS)
        self.starter = io.cell(self.starter)
        self.attacker = io.cell(self.attacker)
        self.phase = io.cell(self.phase)
        io.row(self.life, SEATS)
        io.row(self.hands, SEATS)
        self.deck.fields(io)
        self.middle = io.cell(self.middle)
        self.claim = io.cell(self.claim)
        self.attack = io.cell(self.attack)
        self.block = io.cell(self.block)
        self.passes = io.cell(self.passes)

    # 8.4 Who may know what

    def shown_black(self) -> Handful:
        """7.4 The black card once it fought: it lies open in the middle (with the option off, never)."""
        return several(BLACK, count(self.middle, BLACK)) if self.reveal_black else NO_CARDS

    def hide(self, viewer: i64) -> None:
        """8.4 Hands and laid cards are not open, nor the deck and the middle; their sizes are.

        A shown black card stays open in the middle.
        """
        black = self.shown_black()
        self.deck.turn_down()
        self.middle = turned_down(self.middle - black) + black
        for seat in range(SEATS):
            if seat != viewer:
                self.hands[seat] = turned_down(self.hands[seat])
        if self.attacker != viewer:
            self.attack = turned_down(self.attack)
        if self.defender() != viewer:
            self.block = turned_down(self.block)

    def fill(self, chance: Chance, memory: Memory) -> None:
        """8.4 Deal every card turned down from the box less what is seen.

        The own cards in the middle are remembered. With 7.4 no card turned down in the middle is black.
        """
        assert isinstance(memory, DuelMemory)
        unseen = BOX - face_up(self.hands[0]) - face_up(self.hands[1]) - face_up(self.middle)
        unseen -= face_up(self.attack) + face_up(self.block)
        mine = self.remembered(memory, unseen)
        unseen -= mine
        kept_out = several(BLACK, count(unseen, BLACK)) if self.reveal_black else NO_CARDS
        pool = self.guesses
        pool.shuffle_all(unseen - kept_out, GUESS, chance)
        fought = pool.draw(size(self.middle) - size(face_up(self.middle)) - size(mine))
        self.middle = face_up(self.middle) + mine + fought
        if kept_out != NO_CARDS:
            pool.shuffle_all(unseen - fought, GUESS, chance)
        for seat in range(SEATS):
            self.hands[seat] = pool.turned_up(self.hands[seat])
        self.attack = pool.turned_up(self.attack)
        self.block = pool.turned_up(self.block)
        self.deck.turn_up(pool)

    def remembered(self, memory: DuelMemory, unseen: Handful) -> Handful:
        """7.3 The own cards in the middle: what was laid this round, less what still lies before the player.

        A memory that does not fit the position (it was loaded, or is another's) counts for nothing.
        """
        laid = memory.laid
        before = self.attack if self.attacker == memory.seat else self.block
        if not within(before, laid):
            return NO_CARDS
        mine = laid - before
        if not within(mine, unseen) or size(mine) > size(self.middle) - size(face_up(self.middle)):
            return NO_CARDS
        return mine

    def tell(self, event: Event, viewer: i64) -> None:
        """12 The cards in these events are their owner's alone."""
        if event.kind == ROUND_DEALT:
            if viewer != 0:
                event.c = turned_down(event.c)
            if viewer != 1:
                event.d = turned_down(event.d)
        elif event.a != viewer:
            if event.kind == ATTACKED or event.kind == BLOCKED:
                event.c = turned_down(event.c)
            elif event.kind == DREW:
                event.b = turned_down(event.b)

    def reveals(self, kind: i64) -> bool:
        """6.1 A challenge shows cards; 7.4 a battle shows a black card, or that there was none."""
        if kind == ACCEPTED or kind == LET_THROUGH:
            return self.reveal_black
        return kind == CHALLENGED


def well_formed(seat: i64, action: i64) -> bool:
    """10 An attack names a kind and lays cards, a block lays cards, the rest stand alone."""
    if not 0 <= seat < SEATS or action < 0:
        return False
    verb = verb_of(action)
    kind = kind_of(action)
    cards = cards_of(action)
    if verb == ATTACK:
        return kind < KINDS and proper(cards, KINDS)
    if verb == BLOCK:
        return kind == 0 and proper(cards, KINDS)
    return action == act(verb) and verb <= ACCEPT
