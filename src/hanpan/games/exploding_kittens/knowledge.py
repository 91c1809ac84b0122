"""Who knows what (chapter 8): events are cut, positions hidden, and hidden ones dealt anew."""

from mypy_extensions import i64

from hanpan.core.chance import Chance
from hanpan.core.kit.deck import NOWHERE
from hanpan.core.kit.fan import (
    FACE_DOWN,
    NO_CARDS,
    Fan,
    backs,
    count,
    face_up,
    has_pair,
    several,
    size,
    spread,
    turned_down,
    within,
)
from hanpan.core.kit.line import EMPTY, Line, part
from hanpan.core.kit.seats import WATCHER, has
from hanpan.core.sink import Event
from hanpan.games.exploding_kittens.memory import KittensMemory
from hanpan.games.exploding_kittens.position import Position, out_of_game
from hanpan.games.exploding_kittens.tables import (
    BOX,
    DEALT,
    DEFUSE,
    DEFUSED,
    DREW,
    FAVOR,
    GAVE,
    GUESS,
    HANDS_DEALT,
    KITTEN,
    LOOKED,
    NO_SEAT,
    STOLE,
)

# Events


def cut(event: Event, viewer: i64) -> None:
    """8.1 Turn down what the viewer may not know of an event."""
    kind = event.kind
    if kind == HANDS_DEALT:
        event.a = dealt_to(event.a, viewer)
        event.b = dealt_to(event.b, viewer - 2)
        event.c = dealt_to(event.c, viewer - 4)
    elif kind == GAVE or kind == STOLE:
        if viewer != event.a and viewer != event.b:
            event.c = FACE_DOWN
    elif kind == LOOKED:
        if viewer != event.a:
            event.b = EMPTY
    elif kind == DREW:
        if viewer == event.a:
            event.c = 0
        elif has(event.c, viewer):  # he had seen it lie on top; who else had is not told
            event.c = 1
        else:
            event.b = FACE_DOWN
            event.c = 0
    elif kind == DEFUSED:
        if viewer != event.a:
            event.b = NO_SEAT


def dealt_to(line: Line, neighbour: i64) -> Line:
    """Of the cards dealt to two neighbours, those of one: 0 or 1; of neither: none."""
    if neighbour == 0:
        return part(line, 0, DEALT)
    return part(line, DEALT, DEALT) if neighbour == 1 else EMPTY


# Positions


def turn_down(position: Position, viewer: i64) -> None:
    """8.1 Other hands, the pile but for what the viewer knows of it, and what the others know of it."""
    position.pile.turn_down_but(NOWHERE if viewer == WATCHER else position.seen[viewer])
    for seat in range(position.seats):
        if seat != viewer:
            position.hands[seat] = turned_down(position.hands[seat])
            position.seen[seat] = NOWHERE


def deal_hidden(position: Position, chance: Chance, memory: KittensMemory) -> None:
    """Deal every card turned down: hands first, 4.1 where no kitten can be, then the pile."""
    unseen = unseen_cards(position)
    sure_defuse = nobody_lost_a_defuse(position) and count(unseen, DEFUSE) >= hidden_hands(position)
    for seat in range(position.seats):
        hidden = backs(position.hands[seat])
        if hidden > 0:
            held = memory.held[seat]
            if sure_defuse and count(held, DEFUSE) == 0:
                held += several(DEFUSE, 1)
            if not within(held, unseen) or size(held) > hidden:
                held = NO_CARDS
            position.hands[seat] = held + several(FACE_DOWN, hidden - size(held))
            unseen -= held
    deal_rest(position, unseen, chance)


def unseen_cards(position: Position) -> Fan:
    """The box, kittens apart, less all that is open or in the own hand, and less what is out of the game."""
    pile = position.pile.cards()
    seen = out_of_game(position.seats) + position.discard.cards() + pile
    for seat in range(position.seats):
        seen += face_up(position.hands[seat])
    kittens = count(BOX, KITTEN)
    return BOX - several(KITTEN, kittens) - (seen - several(KITTEN, count(seen, KITTEN)))


def nobody_lost_a_defuse(position: Position) -> bool:
    """2.1 As long as no defuse, no favor and no two equal cards were discarded, everybody has his defuse still."""
    gone = position.discard.cards()
    if count(gone, DEFUSE) > 0 or count(gone, FAVOR) > 0:
        return False
    return not has_pair(gone)


def hidden_hands(position: Position) -> i64:
    """How many hands are turned down."""
    hands: i64 = 0
    for seat in range(position.seats):
        if backs(position.hands[seat]) > 0:
            hands += 1
    return hands


def deal_rest(position: Position, unseen: Fan, chance: Chance) -> None:
    """Deal the unseen cards to the hands, and the rest of them with the missing kittens to the pile."""
    cells = position.scratch
    chance.shuffle(GUESS, cells, 0, spread(unseen, cells, 0))
    dealt: i64 = 0
    for seat in range(position.seats):
        hand = position.hands[seat]
        for card in range(backs(hand)):
            hand += several(cells[dealt], 1)
            dealt += 1
        position.hands[seat] = face_up(hand)
    pile = position.pile
    first = dealt
    kittens = position.kittens_in_pile() - count(pile.cards(), KITTEN)
    hidden: i64 = 0
    for i in range(pile.top, pile.end):
        if pile.cells[i] == FACE_DOWN:
            hidden += 1
    for kitten in range(kittens):
        cells[first + hidden - 1 - kitten] = KITTEN
    chance.shuffle(GUESS, cells, first, first + hidden)
    for i in range(pile.top, pile.end):
        if pile.cells[i] == FACE_DOWN:
            pile.cells[i] = cells[dealt]
            dealt += 1
