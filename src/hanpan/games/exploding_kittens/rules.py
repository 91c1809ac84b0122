"""The law of 폭발냥이, in the rulebook's order: read it with the booklet beside it."""

from typing import Final, final

from mypy_extensions import i64

from hanpan.core.chance import Chance
from hanpan.core.kit.deck import NOWHERE, has_place, lowest, moved_up, with_place
from hanpan.core.kit.deed import FAR, deed, verb_of, what_of, which_of, whom_of
from hanpan.core.kit.fan import NO_CARDS, count, has_pair, several, spread
from hanpan.core.kit.line import EMPTY, Line, placed
from hanpan.core.kit.listing import Listing
from hanpan.core.kit.seats import NOBODY, Seats, has, only
from hanpan.core.memory import Memory
from hanpan.core.sink import Event, Sink
from hanpan.core.state import State
from hanpan.games.exploding_kittens.knowledge import cut, deal_hidden, turn_down
from hanpan.games.exploding_kittens.memory import KittensMemory
from hanpan.games.exploding_kittens.position import Position, everybody, out_of_game
from hanpan.games.exploding_kittens.tables import (
    ATTACK,
    BAD_DEPTH,
    BOX,
    CAT1,
    DEAL,
    DEALT,
    DEFUSE,
    DEFUSED,
    DRAW,
    DREW,
    EMPTY_HAND,
    EXPLODED,
    FAVOR,
    FINE,
    FIZZLED,
    FUTURE,
    GAVE,
    GIFT,
    GIVE,
    HANDS_DEALT,
    KINDS,
    KITTEN,
    KITTEN_DRAWN,
    LOOKED,
    LOOKED_AT,
    MALFORMED,
    NAMED,
    NO_CARD,
    NO_PLAY_ALONE,
    NO_PLAY_DEFUSE,
    NO_PLAY_KITTEN,
    NO_SEAT,
    NOBODY_TO_FAVOR,
    NOBODY_TO_PAIR,
    NOBODY_TO_TRIPLE,
    NOPE,
    NOPED,
    NOT_A_NAME,
    NOT_A_SET,
    NOT_AFTER_PASSING,
    NOT_AFTER_THE_END,
    NOT_HELD_TO_GIVE,
    NOT_HELD_TO_NOPE,
    NOT_HELD_TO_PAIR,
    NOT_HELD_TO_PLAY,
    NOT_HELD_TO_TRIPLE,
    NOT_IN_A_TURN,
    NOT_IN_A_WINDOW,
    NOT_ON_YOUR_LATEST,
    NOT_WHEN_GIVING,
    NOT_WHEN_OUT,
    NOT_WHEN_PLACING,
    NOT_YOUR_TURN,
    NOT_YOURS_TO_GIVE,
    NOT_YOURS_TO_PLACE,
    NOTHING,
    PAIR,
    PAIRED,
    PASS,
    PASSED,
    PLACE,
    PLACEMENT,
    PLAY,
    PLAYED,
    SAY_NOPE,
    SHUFFLE,
    SHUFFLED,
    SHUFFLED_PILE,
    SKIP,
    STARTER,
    STEAL,
    STOLE,
    TRIPLE,
    TRIPLED,
    TURN,
    TURNS_OF_AN_ATTACK,
    WINDOW,
    WINDOW_CLOSED,
    WON,
)

# What an absent player gives away first: what helps least.
LEAST_WORTH: Final = (8, 9, 10, 11, 12, SHUFFLE, FUTURE, FAVOR, SKIP, ATTACK, NOPE, DEFUSE)


@final
class Kittens(Position):
    """A position of 폭발냥이 and its law; the options of chapter 9."""

    def __init__(self, seats: i64, only_cats: bool = False) -> None:
        super().__init__(seats)
        self.only_cats = only_cats

    # 2. Set-up

    def start(self, chance: Chance, sink: Sink) -> None:
        """2.5 The cards are dealt, then chance draws the first player."""
        self.alive = everybody(self.seats)
        self.fallen = 0
        self.discard.clear()
        self.nothing_pending()
        for seat in range(self.seats):
            self.out[seat] = NO_SEAT
            self.seen[seat] = NOWHERE
        self.deal(chance, sink)
        self.begin_turn(chance.number(STARTER, self.seats), 1, False, sink)

    def deal(self, chance: Chance, sink: Sink) -> None:
        """2.1 One defuse each; 2.3 seven more of the rest, 2.2 the other defuses among it.

        2.4 Then one kitten fewer than players goes into what is left.
        """
        kittens = self.seats - 1
        early = BOX - out_of_game(self.seats) - several(DEFUSE, self.seats)
        early -= several(KITTEN, count(early, KITTEN))
        pile = self.pile
        pile.clear()
        pile.add_all(early)
        without_kittens = pile.size()
        pile.add_all(several(KITTEN, kittens))
        chance.deal(DEAL, pile.cells, DEALT * self.seats, without_kittens, pile.end)
        first = self.hand_out(0)
        second = self.hand_out(2)
        sink.emit(HANDS_DEALT, first, second, self.hand_out(4))

    def hand_out(self, first: i64) -> Line:
        """2.3 Seven cards and a defuse for each of two neighbours, told as one line."""
        told: i64 = EMPTY
        for seat in range(first, min(first + 2, self.seats)):
            self.hands[seat] = several(DEFUSE, 1)
            for card in range(DEALT):
                kind = self.pile.take()
                self.hands[seat] += several(kind, 1)
                told += placed(kind, (seat - first) * DEALT + card)
        return told

    # 3. A turn

    def begin_turn(self, seat: i64, owed: i64, from_attack: bool, sink: Sink) -> None:
        """3.4 It is this player's turn, the first of so many that he owes."""
        self.turn = seat
        self.owed = owed
        self.from_attack = from_attack
        sink.emit(TURN, seat, owed)

    def end_turn(self, sink: Sink) -> None:
        """3.4 The turn goes to the next living player, 5.2 unless this one owes more turns."""
        if self.owed > 1:
            self.begin_turn(self.turn, self.owed - 1, self.from_attack, sink)
        else:
            self.begin_turn(self.next_living(), 1, False, sink)

    def legal_in_a_turn(self) -> None:
        """3.1 Play a card, a pair or a triple; 3.2 or draw."""
        self.listed.add(deed(DRAW))
        self.legal_cards()
        if has_pair(self.hands[self.turn]):
            self.legal_sets()

    def do_draw(self, sink: Sink) -> None:
        """3.2 The top card joins the hand, and this turn ends; 4.1 a kitten is shown to all."""
        seat = self.turn
        place = self.pile.size() - 1
        knew = self.who_knows(place)
        card = self.pile.take()
        if card == KITTEN:
            self.meet_kitten(sink)
        else:
            self.hands[seat] += several(card, 1)
            sink.emit(DREW, seat, card, knew)
            self.end_turn(sink)

    def who_knows(self, place: i64) -> Seats:
        """8.2 The seats that know the top card; drawn, it is no longer in anybody's `seen`."""
        knew: i64 = NOBODY
        left = lowest(place)
        for seat in range(self.seats):
            if has_place(self.seen[seat], place):
                knew |= only(seat)
            self.seen[seat] &= left
        return knew

    # 4. Kitten and defuse

    def meet_kitten(self, sink: Sink) -> None:
        """4.2 A defuse is used by itself, and the kitten waits for its place; 4.3 without one the player is out."""
        seat = self.turn
        sink.emit(KITTEN_DRAWN, seat)
        if count(self.hands[seat], DEFUSE):
            self.hands[seat] -= several(DEFUSE, 1)
            self.discard.add(DEFUSE)
            self.pending = PLACEMENT
        else:
            self.explode(sink)

    def explode(self, sink: Sink) -> None:
        """4.3 The hand and the kitten are discarded, open; 4.4 the turns still owed are gone.

        4.6 The last one alive wins at once; else the next living player has an ordinary turn.
        """
        seat = self.turn
        hand = self.hands[seat]
        self.discard.add_all(hand)
        self.discard.add(KITTEN)
        self.hands[seat] = NO_CARDS
        self.alive -= only(seat)
        self.out[self.fallen] = seat
        self.fallen += 1
        self.seen[seat] = NOWHERE
        sink.emit(EXPLODED, seat, hand)
        survivor = self.next_living()
        if self.living() == 1:
            self.turn = NO_SEAT
            self.owed = 0
            self.from_attack = False
            sink.emit(WON, survivor)
        else:
            self.begin_turn(survivor, 1, False, sink)

    def legal_places(self) -> None:
        """4.2 At any depth, from the top to the bottom; 8.4 asked even if there is only one."""
        for depth in range(self.pile.size() + 1):
            self.listed.add(deed(PLACE, depth))

    def check_place(self, action: i64) -> i64:
        """4.2 No more cards can lie above it than there are."""
        return FINE if what_of(action) <= self.pile.size() else BAD_DEPTH

    def do_place(self, action: i64, sink: Sink) -> None:
        """4.2 The kitten goes back into the pile, and this turn ends. 8.2 Its depth is known to its player alone."""
        depth = what_of(action)
        place = self.pile.size() - depth
        mine = with_place(moved_up(self.seen[self.turn], place), place)
        self.pile.put(KITTEN, depth)
        self.nobody_knows()
        self.seen[self.turn] = mine
        self.nothing_pending()
        sink.emit(DEFUSED, self.turn, depth)
        self.end_turn(sink)

    def nobody_knows(self) -> None:
        """5.4 and 8.2 All knowledge of the pile is gone."""
        for seat in range(self.seats):
            self.seen[seat] = NOWHERE

    # 5. Single cards

    def legal_cards(self) -> None:
        """5.1 to 5.5 Each of these that is in the hand; 5.3 a favor at every other living player who has cards."""
        hand = self.hands[self.turn]
        for card in range(ATTACK, FUTURE + 1):
            if count(hand, card) and card != NOPE:
                if card != FAVOR:
                    self.listed.add(deed(PLAY, card))
                else:
                    for target in range(self.seats):
                        if target != self.turn and self.hands[target] != NO_CARDS:
                            self.listed.add(deed(PLAY, FAVOR, target))

    def check_card(self, action: i64) -> i64:
        """5 Only from the hand, only at who can be asked, and only cards that do something alone."""
        card = what_of(action)
        if card == KITTEN:  # 4.1 nobody ever holds one
            return NO_PLAY_KITTEN
        if count(self.hands[self.turn], card) == 0:
            return NOT_HELD_TO_PLAY
        if card == FAVOR:
            return self.check_target(whom_of(action), NOBODY_TO_FAVOR)
        if card == DEFUSE:
            return NO_PLAY_DEFUSE
        return NO_PLAY_ALONE if card == NOPE or card >= CAT1 else FINE

    def check_target(self, target: i64, refusal: i64) -> i64:
        """5.3 and 7.1 Another living player; 7.4 whose hand is not empty."""
        if target == self.turn or not self.lives(target):
            return refusal
        return FINE if self.hands[target] != NO_CARDS else EMPTY_HAND

    def do_play_card(self, action: i64, sink: Sink) -> None:
        """5 The card is laid on the discard pile, and 6.1 the window opens."""
        target: i64 = whom_of(action) if what_of(action) == FAVOR else NO_SEAT
        sink.emit(PLAYED, self.turn, what_of(action), target)
        self.open_window(PLAY, what_of(action), 1, target, NO_CARD)

    def take_effect(self, card: i64, target: i64, chance: Chance, sink: Sink) -> None:
        """5 What the card does when its play stands."""
        if card == ATTACK:
            self.attack(sink)
        elif card == SKIP:
            self.end_turn(sink)  # 5.2 without a draw; under attack just one of the owed turns
        elif card == FAVOR:
            self.ask_for_gift(target, sink)
        elif card == SHUFFLE:
            self.shuffle(chance, sink)
        else:
            self.see_the_future(sink)

    def attack(self, sink: Sink) -> None:
        """5.1 The next living player owes 2 turns, and what an attack left this player, the present turn included."""
        left: i64 = self.owed if self.from_attack else 0
        self.begin_turn(self.next_living(), left + TURNS_OF_AN_ATTACK, True, sink)

    def ask_for_gift(self, giver: i64, sink: Sink) -> None:
        """5.3 The other player chooses a card to give; 7.4 if his hand is empty by now, nothing happens."""
        if self.hands[giver] == NO_CARDS:
            sink.emit(FIZZLED)
        else:
            self.pending = GIFT
            self.target = giver

    def legal_gifts(self) -> None:
        """5.3 One of his cards: he cannot refuse. 8.4 Asked even if it is only one."""
        hand = self.hands[self.target]
        for card in range(KINDS):
            if count(hand, card):
                self.listed.add(deed(GIVE, card))

    def check_gift(self, action: i64) -> i64:
        """5.3 One of his cards."""
        return FINE if count(self.hands[self.target], what_of(action)) else NOT_HELD_TO_GIVE

    def do_give(self, action: i64, sink: Sink) -> None:
        """5.3 The card goes to the player who asked the favor, and his turn goes on."""
        giver = self.target
        self.nothing_pending()
        self.move_card(what_of(action), giver, self.turn)
        sink.emit(GAVE, giver, self.turn, what_of(action))

    def move_card(self, card: i64, giver: i64, taker: i64) -> None:
        """A card goes from hand to hand."""
        self.hands[giver] -= several(card, 1)
        self.hands[taker] += several(card, 1)

    def shuffle(self, chance: Chance, sink: Sink) -> None:
        """5.4 The whole pile is shuffled; nobody knows any of it then."""
        self.pile.shuffle(SHUFFLED_PILE, chance)
        self.nobody_knows()
        sink.emit(SHUFFLED)

    def see_the_future(self, sink: Sink) -> None:
        """5.5 The top three cards, fewer if there are fewer, are this player's to know."""
        there = self.pile.size()
        n = min(LOOKED_AT, there)
        told: i64 = EMPTY
        for depth in range(n):
            told += placed(self.pile.at(depth), depth)
        self.seen[self.turn] |= lowest(there) - lowest(there - n)
        sink.emit(LOOKED, self.turn, told)

    # 6. Nope

    def open_window(self, play: i64, card: i64, cards: i64, target: i64, name: i64) -> None:
        """6.1 Before a play takes effect, all may answer it; 6.4 its cards are spent either way.

        Nothing was pending: nobody has noped or passed yet.
        """
        self.hands[self.turn] -= several(card, cards)
        self.discard.add_all(several(card, cards))
        self.pending = WINDOW
        self.play = play
        self.card = card
        self.target = target
        self.name = name
        self.last = self.turn

    def asked_in_a_window(self) -> Seats:
        """6.2 Every living player but the one who played last, holding a nope or not; 6.7 an answer is final."""
        return self.alive - only(self.last) - self.passed

    def legal_answers(self, seat: i64) -> None:
        """6.2 Pass, or nope it."""
        self.listed.add(deed(PASS))
        if count(self.hands[seat], NOPE):
            self.listed.add(deed(SAY_NOPE))

    def check_answer(self, seat: i64, verb: i64) -> i64:
        """6.2 A nope must be in the hand."""
        return NOT_HELD_TO_NOPE if verb == SAY_NOPE and count(self.hands[seat], NOPE) == 0 else FINE

    def do_nope(self, seat: i64, sink: Sink) -> None:
        """6.3 The window opens anew for all living players but this one."""
        self.hands[seat] -= several(NOPE, 1)
        self.discard.add(NOPE)
        self.nopes += 1
        self.last = seat
        self.passed = NOBODY
        sink.emit(NOPED, seat)

    def do_pass(self, seat: i64, chance: Chance, sink: Sink) -> None:
        """6.7 An answer is final; when all have passed the window closes."""
        self.passed += only(seat)
        sink.emit(PASSED, seat)
        if self.asked_in_a_window() == NOBODY:
            self.close_window(chance, sink)

    def close_window(self, chance: Chance, sink: Sink) -> None:
        """6.4 An odd number of nopes cancels the play; 6.6 then the same turn goes on."""
        stands = self.nopes % 2 == 0
        play = self.play
        card = self.card
        target = self.target
        name = self.name
        self.nothing_pending()
        sink.emit(WINDOW_CLOSED, 1 if stands else 0)
        if stands:
            if play == PLAY:
                self.take_effect(card, target, chance, sink)
            elif play == PAIR:
                self.steal(target, chance, sink)
            else:
                self.demand(target, name, sink)

    # 7. Pairs and triples

    def legal_sets(self) -> None:
        """7.1 Two of a name at another who has cards; 7.2 three of a name, 7.4 also at an empty hand.

        With `combos: cats` only pairs of cats.
        """
        hand = self.hands[self.turn]
        first: i64 = CAT1 if self.only_cats else DEFUSE
        for card in range(first, KINDS):
            held = count(hand, card)
            if held >= 2:
                for target in range(self.seats):
                    if target != self.turn and self.lives(target):
                        if self.hands[target] != NO_CARDS:
                            self.listed.add(deed(PAIR, card, target))
                        if held >= 3 and not self.only_cats:
                            for name in range(DEFUSE, KINDS):
                                self.listed.add(deed(TRIPLE, card, target, name))

    def check_pair(self, action: i64) -> i64:
        """7.1 Two of the card in the hand, at another living player who has cards; 9 perhaps only cats."""
        card = what_of(action)
        if count(self.hands[self.turn], card) < 2:
            return NOT_HELD_TO_PAIR
        refusal = self.check_target(whom_of(action), NOBODY_TO_PAIR)
        if refusal != FINE:
            return refusal
        return NOT_A_SET if self.only_cats and card < CAT1 else FINE

    def check_triple(self, action: i64) -> i64:
        """7.2 Three of the card in the hand, at another living player, naming a card that can be held."""
        target = whom_of(action)
        if count(self.hands[self.turn], what_of(action)) < 3:
            return NOT_HELD_TO_TRIPLE
        if target == self.turn or not self.lives(target):
            return NOBODY_TO_TRIPLE
        if self.only_cats:
            return NOT_A_SET
        return NOT_A_NAME if which_of(action) == KITTEN else FINE

    def do_pair(self, action: i64, sink: Sink) -> None:
        """7.1 Two cards are laid, 7.3 without an effect of their own, and 6.1 the window opens."""
        sink.emit(PAIRED, self.turn, what_of(action), whom_of(action))
        self.open_window(PAIR, what_of(action), 2, whom_of(action), NO_CARD)

    def do_triple(self, action: i64, sink: Sink) -> None:
        """7.2 Three cards are laid, and 6.1 the window opens: player and card are named already."""
        sink.emit(TRIPLED, self.turn, what_of(action), whom_of(action), which_of(action))
        self.open_window(TRIPLE, what_of(action), 3, whom_of(action), which_of(action))

    def steal(self, target: i64, chance: Chance, sink: Sink) -> None:
        """7.1 A random card, 8.4 asked of chance even if all are alike; 7.4 from an empty hand, nothing."""
        cards = spread(self.hands[target], self.scratch, 0)
        if cards == 0:
            sink.emit(FIZZLED)
        else:
            card = chance.pick(STEAL, self.scratch, 0, cards)
            self.move_card(card, target, self.turn)
            sink.emit(STOLE, target, self.turn, card)

    def demand(self, target: i64, name: i64, sink: Sink) -> None:
        """7.2 The named card, if he has one; else nothing happens."""
        success = count(self.hands[target], name) > 0
        if success:
            self.move_card(name, target, self.turn)
        sink.emit(NAMED, target, self.turn, name, 1 if success else 0)

    # 8. Who knows what

    def tell(self, event: Event, viewer: i64) -> None:
        """8.1 Dealt, given, stolen and drawn cards are for those who hold or held them; 8.2 so is a kitten's depth."""
        cut(event, viewer)

    def reveals(self, kind: i64) -> bool:
        """6.7 An answer is final, and every play shows a card: nothing is taken back."""
        return True

    def hide(self, viewer: i64) -> None:
        """8.1 Hands, and the pile but for what the viewer has seen of it, are not open; their sizes are."""
        turn_down(self, viewer)

    def fill(self, chance: Chance, memory: Memory) -> None:
        """8 Deal every card turned down from the box less what is seen, by what is remembered."""
        assert isinstance(memory, KittensMemory)
        deal_hidden(self, chance, memory)

    # 10. Actions

    def asked(self) -> Seats:
        """3.1 and 4.7 Whose turn it is, 5.3 who is to give, 6.2 all who may answer; nobody after the end."""
        if self.pending == WINDOW:
            return self.asked_in_a_window()
        if self.turn == NO_SEAT:
            return NOBODY
        return only(self.target if self.pending == GIFT else self.turn)

    def question(self) -> i64:
        """6.3 A nope opens the window anew, also for those who have not answered yet."""
        return self.nopes

    def in_window(self) -> bool:
        """6.7 A window lasts the same time for all who are asked."""
        return self.pending == WINDOW

    def legal(self, seat: i64) -> Listing:
        """10 What the seat may do now; nothing while others are asked."""
        self.listed.clear()
        if has(self.asked(), seat):
            if self.pending == WINDOW:
                self.legal_answers(seat)
            elif self.pending == GIFT:
                self.legal_gifts()
            elif self.pending == PLACEMENT:
                self.legal_places()
            else:
                self.legal_in_a_turn()
        return self.listed

    def check(self, seat: i64, action: i64) -> i64:
        """13 The row of REFUSALS that forbids it, or FINE."""
        if not well_formed(self.seats, seat, action):
            return MALFORMED
        if not has(self.asked(), seat):
            return self.whose_turn(seat)
        verb = verb_of(action)
        if self.pending == WINDOW:
            return self.check_answer(seat, verb) if verb == SAY_NOPE or verb == PASS else NOT_IN_A_WINDOW
        if self.pending == GIFT:
            return self.check_gift(action) if verb == GIVE else NOT_WHEN_GIVING
        if self.pending == PLACEMENT:
            return self.check_place(action) if verb == PLACE else NOT_WHEN_PLACING
        if verb == PLAY:
            return self.check_card(action)
        if verb == PAIR:
            return self.check_pair(action)
        if verb == TRIPLE:
            return self.check_triple(action)
        return FINE if verb == DRAW else NOT_IN_A_TURN

    def whose_turn(self, seat: i64) -> i64:
        """13 Why this seat is not asked."""
        if self.turn == NO_SEAT:
            return NOT_AFTER_THE_END
        if not self.lives(seat):
            return NOT_WHEN_OUT
        if self.pending == WINDOW:
            return NOT_ON_YOUR_LATEST if seat == self.last else NOT_AFTER_PASSING
        if self.pending == GIFT:
            return NOT_YOURS_TO_GIVE
        return NOT_YOURS_TO_PLACE if self.pending == PLACEMENT else NOT_YOUR_TURN

    def do(self, seat: i64, action: i64, chance: Chance, sink: Sink) -> None:
        """10 The seat does what it chose; `check` found it fine."""
        verb = verb_of(action)
        if verb == PASS:
            self.do_pass(seat, chance, sink)
        elif verb == SAY_NOPE:
            self.do_nope(seat, sink)
        elif verb == DRAW:
            self.do_draw(sink)
        elif verb == PLAY:
            self.do_play_card(action, sink)
        elif verb == PAIR:
            self.do_pair(action, sink)
        elif verb == TRIPLE:
            self.do_triple(action, sink)
        elif verb == GIVE:
            self.do_give(action, sink)
        else:
            self.do_place(action, sink)

    def timeout(self, seat: i64) -> i64:
        """Who is absent passes, draws, gives what helps least, and puts a kitten into the middle of the pile."""
        if self.pending == WINDOW:
            return deed(PASS)
        if self.pending == PLACEMENT:
            return deed(PLACE, self.pile.size() // 2)
        if self.pending == NOTHING:
            return deed(DRAW)
        for card in LEAST_WORTH:
            if count(self.hands[seat], card):
                return deed(GIVE, card)
        return self.legal(seat).actions[0]

    def copy_from(self, other: State) -> None:
        """12 The same position. Options belong to the match and stay."""
        assert isinstance(other, Kittens)
        self.become(other)


def well_formed(seats: i64, seat: i64, action: i64) -> bool:
    """10 A verb with what belongs to it and nothing else: cards of the table, seats of this match."""
    if not 0 <= seat < seats or not 0 <= action < FAR:
        return False
    verb = verb_of(action)
    card = what_of(action)
    target = whom_of(action)
    name = which_of(action)
    if verb == PLACE:
        return target == 0 and name == 0
    if verb == GIVE:
        return card < KINDS and target == 0 and name == 0
    if verb == PLAY:
        return card < KINDS and name == 0 and (target < seats if card == FAVOR else target == 0)
    if verb == PAIR:
        return card < KINDS and name == 0 and target < seats
    if verb == TRIPLE:
        return card < KINDS and name < KINDS and target < seats
    return verb <= PASS and action == deed(verb)
