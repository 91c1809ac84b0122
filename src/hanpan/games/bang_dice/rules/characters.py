"""10 The characters: what each ability changes, asked by the chapters it changes. Their names stand only here."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hanpan.core.kit.ring import at_distance, how_many
from hanpan.core.kit.seats import Seats, only
from hanpan.core.sink import Sink
from hanpan.games.bang_dice.actions import naming, seat_of
from hanpan.games.bang_dice.rules.position import Position
from hanpan.games.bang_dice.rules.steps import ASKED, DAMAGE, FIRST_ROLL, LOSE_LIFE, TAKE_TOLL
from hanpan.games.bang_dice.tables import (
    ARROW_INSTEAD,
    ARROWS,
    BART,
    BART_CASSIDY,
    BLACK_JACK,
    BY_DYNAMITE,
    CALAMITY_JANET,
    CHARACTER_TABLE,
    DEAD_FOR_KIT,
    DISCARD,
    DISCARD_OF,
    EL_GRINGO,
    FEW,
    FINE,
    GATLING,
    JESSE_JONES,
    KEEP,
    KIT,
    KIT_CARLSON,
    LAST_ARROW,
    LOSE,
    NO_ARROW,
    ONE,
    PEDRO,
    PEDRO_RAMIREZ,
    ROSE_DOOLAN,
    SID_KETCHUM,
    SLAB_THE_KILLER,
    SUZY_LAFAYETTE,
    TAKE_ARROW,
    THIRSTY,
    TWO,
    VULTURE_SAM,
)

LIFE: Final = vec[i64]([card.life for card in CHARACTER_TABLE])
ROLLS: Final = vec[i64]([card.rolls for card in CHARACTER_TABLE])
GATLINGS: Final = vec[i64]([card.gatlings for card in CHARACTER_TABLE])
MOST_TO_INDIANS: Final = vec[i64]([card.most_to_indians for card in CHARACTER_TABLE])
TO_GATLING: Final = vec[i64]([card.to_gatling for card in CHARACTER_TABLE])

# 2.3, 3.1, 4.2 and 6.3: facts of the table


def life_of(character: i64) -> i64:
    """2.3 The number on the card."""
    return LIFE[character]


def rolls_allowed(game: Position) -> i64:
    """10.8 Three rolls, Lucky Duke's four."""
    return ROLLS[game.characters[game.turn]]


def most_to_indians(game: Position, seat: i64) -> i64:
    """10.6 Jourdonnais loses at most 1 in an attack."""
    return MOST_TO_INDIANS[game.characters[seat]]


def gatlings_needed(game: Position) -> i64:
    """10.16 Three fire, Willy's two."""
    return GATLINGS[game.characters[game.turn]]


def life_lost_to_gatling(game: Position, seat: i64) -> i64:
    """10.9 Paul Regret loses none."""
    return TO_GATLING[game.characters[seat]]


# 10.1 Bart Cassidy


def bart_of(game: Position) -> i64:
    """The seat of Bart Cassidy; -1: none."""
    return game.seat_of(BART_CASSIDY)


def bart_is_asked(game: Position) -> bool:
    """10.20 For every point assigned to him, also beyond his life and with one arrow left."""
    bart = bart_of(game)
    if bart < 0 or game.losses[bart] == 0:
        return False
    game.left = game.losses[bart]
    game.ask(BART, bart)
    return True


def legal_for_bart(game: Position) -> None:
    """10.1 Lose the point, or take an arrow instead; never the last one."""
    if game.pile > 1:
        game.listed.add(TAKE_ARROW)
    game.listed.add(LOSE)


def check_for_bart(game: Position, action: i64) -> i64:
    """10.1 Not the last arrow of the pile."""
    return LAST_ARROW if action == TAKE_ARROW and game.pile == 1 else FINE


def do_for_bart(game: Position, action: i64, sink: Sink) -> i64:
    """10.1 Point by point."""
    bart = game.answerer
    if action == TAKE_ARROW:
        game.losses[bart] -= 1
        game.pile -= 1
        game.arrows[bart] += 1
        sink.emit(ARROW_INSTEAD, bart)
    game.left -= 1
    return ASKED if game.left > 0 else LOSE_LIFE


# 10.2 Black Jack


def rerolls_dynamite(game: Position) -> bool:
    """10.2 He may, while fewer than three show: with three nobody is asked any more."""
    return game.characters[game.turn] == BLACK_JACK


# 10.3 Calamity Janet


def swaps_faces(game: Position) -> bool:
    """10.3 Each one as two and each two as one; 12 not offered while both are the same."""
    return game.characters[game.turn] == CALAMITY_JANET and how_many(game.living) > FEW


def other_face(face: i64) -> i64:
    """10.3 Two for one, one for two."""
    return ONE + TWO - face


# 10.4 El Gringo


def gringo_is_hit(game: Position) -> bool:
    """10.4 Whether the roller's one, two or gatling has made him lose life in this batch."""
    gringo = game.seat_of(EL_GRINGO)
    return gringo >= 0 and game.losses[gringo] > 0 and game.batch != BY_DYNAMITE


def gives_arrow(game: Position, seat: i64) -> bool:
    """Whether hitting this seat costs an arrow."""
    return game.characters[seat] == EL_GRINGO


# 10.5 Jesse Jones


def beers_are_double(game: Position) -> bool:
    """10.5 If he has 4 life or less when beers begin."""
    return is_jesse(game) and game.life[game.turn] <= THIRSTY


def is_jesse(game: Position) -> bool:
    """Whether the roller is Jesse Jones."""
    return game.characters[game.turn] == JESSE_JONES


def beer_is_worth(game: Position, seat: i64) -> i64:
    """10.5 Two for himself then, one for all others."""
    return 2 if game.double == 1 and seat == game.turn else 1


# 10.7 Kit Carlson


def ask_kit(game: Position) -> i64:
    """10.7 For each gatling die, also one or two, while anybody living has an arrow; before the damage."""
    if not is_kit(game):
        return DAMAGE
    game.left = game.showing(GATLING)
    return kit_goes_on(game)


def is_kit(game: Position) -> bool:
    """Whether the roller is Kit Carlson."""
    return game.characters[game.turn] == KIT_CARLSON


def kit_goes_on(game: Position) -> i64:
    """10.7 The next die, or the damage."""
    if game.left == 0 or game.pile == ARROWS:
        game.left = 0
        return DAMAGE
    game.ask(KIT, game.turn)
    return ASKED


def legal_for_kit(game: Position) -> None:
    """10.7 One arrow of any living player, or none."""
    for seat in range(game.seats):
        if game.arrows[seat] > 0:
            game.listed.add(naming(DISCARD_OF, seat))
    game.listed.add(KEEP)


def check_for_kit(game: Position, action: i64) -> i64:
    """10.7 Of a living player who has one."""
    if action == KEEP:
        return FINE
    if not game.lives(seat_of(action)):
        return DEAD_FOR_KIT
    return FINE if game.arrows[seat_of(action)] > 0 else NO_ARROW


def do_for_kit(game: Position, action: i64, sink: Sink) -> i64:
    """10.7 One gatling die is used."""
    if action != KEEP:
        game.return_arrows(seat_of(action), 1, game.turn, sink)
    game.left -= 1
    return kit_goes_on(game)


# 10.10 Pedro Ramirez


def pedro_of(game: Position) -> i64:
    """The seat of Pedro Ramirez; -1: none."""
    return game.seat_of(PEDRO_RAMIREZ)


def pedro_is_asked(game: Position) -> bool:
    """10.10 For each point he has lost, while he lives and has an arrow."""
    pedro = pedro_of(game)
    if pedro < 0 or game.losses[pedro] == 0 or game.life[pedro] == 0 or game.arrows[pedro] == 0:
        return False
    game.left = game.losses[pedro]
    game.ask(PEDRO, pedro)
    return True


def legal_for_pedro(game: Position) -> None:
    """10.10 Discard one of his arrows, or keep it."""
    game.listed.add(DISCARD)
    game.listed.add(KEEP)


def do_for_pedro(game: Position, action: i64, sink: Sink) -> i64:
    """10.10 Point by point; the life is lost all the same."""
    pedro = game.answerer
    if action == DISCARD:
        game.return_arrows(pedro, 1, pedro, sink)
    game.left -= 1
    return ASKED if game.left > 0 and game.arrows[pedro] > 0 else TAKE_TOLL


# 10.11 Rose Doolan


def reach(game: Position, face: i64) -> Seats:
    """6.1 Whom a one or a two of the roller can hit: distance counts living seats, left or right.

    With two or three living two is one. 10.11 Rose reaches one seat further too, counted one way round, never herself.
    """
    roller = game.turn
    steps: i64 = 1
    if face == TWO and how_many(game.living) > FEW:
        steps = 2
    found = at_distance(game.living, roller, steps)
    if game.characters[roller] == ROSE_DOOLAN:
        found |= at_distance(game.living, roller, steps + 1)
    return found & ~only(roller)


# 10.12 Sid Ketchum


def asks_before_rolling(game: Position) -> bool:
    """10.12 Before his first roll he chooses who gains 1."""
    return game.characters[game.turn] == SID_KETCHUM


def do_sids_gift(game: Position, action: i64, sink: Sink) -> i64:
    """10.12 Compulsory, also himself, wasted if full."""
    game.heal(seat_of(action), 1, game.turn, sink)
    return FIRST_ROLL


# 10.13 Slab the Killer


def doubles_with_beer(game: Position) -> bool:
    """10.13 Once a turn a rolled beer may double a one or a two."""
    return game.characters[game.turn] == SLAB_THE_KILLER


# 10.14 Suzy Lafayette


def is_suzy(game: Position) -> bool:
    """Whether the roller is Suzy Lafayette."""
    return game.characters[game.turn] == SUZY_LAFAYETTE


def suzy_gains(game: Position, sink: Sink) -> None:
    """10.14 If her final dice show no one and no two, she gains 2; also after three dynamites."""
    if is_suzy(game) and game.showing(ONE) + game.showing(TWO) == 0:
        game.heal(game.turn, 2, game.turn, sink)


# 10.15 Vulture Sam


def sam_gains(game: Position, dead: i64, sink: Sink) -> None:
    """10.15 He gains 2 for each player eliminated in a batch; nothing if he died in it himself."""
    sam = game.seat_of(VULTURE_SAM)
    if sam >= 0 and game.lives(sam):
        game.heal(sam, 2 * dead, sam, sink)
