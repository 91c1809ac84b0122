"""2, 3 and 5: set-up, the order of a turn, and dynamite."""

from mypy_extensions import i64

from hanpan.core.chance import Chance
from hanpan.core.kit.ring import after
from hanpan.core.kit.seats import NOBODY, has, only
from hanpan.core.sink import Sink
from hanpan.games.bang_dice.actions import dice_of, reroll
from hanpan.games.bang_dice.rules.arrows import take_arrows
from hanpan.games.bang_dice.rules.batch import ask_bart, lose_life, open_batch, take_toll
from hanpan.games.bang_dice.rules.beers import drink
from hanpan.games.bang_dice.rules.characters import (
    ask_kit,
    asks_before_rolling,
    life_of,
    rerolls_dynamite,
    rolls_allowed,
    suzy_gains,
)
from hanpan.games.bang_dice.rules.gatling import damage, fire
from hanpan.games.bang_dice.rules.position import Position
from hanpan.games.bang_dice.rules.shots import shoot_all
from hanpan.games.bang_dice.rules.steps import (
    ASK_BART,
    ASK_KIT,
    ASKED,
    DAMAGE,
    DRINK,
    DYNAMITE_CHECK,
    END_OF_TURN,
    FIRE,
    FIRST_ROLL,
    LOSE_LIFE,
    NEXT_SHOT,
    NEXT_TURN,
    TAKE_TOLL,
)
from hanpan.games.bang_dice.tables import (
    ALL_DICE,
    ARROW,
    ARROWS,
    BY_DYNAMITE,
    CHARACTERS,
    DEAL_CHARACTERS,
    DEAL_ROLES,
    DEPUTY,
    DICE,
    DYNAMITE,
    DYNAMITE_BLEW,
    FACES,
    FINE,
    HIDDEN,
    KEPT,
    LOCKED_DIE,
    OVER,
    ROLES,
    ROLL,
    ROLLED,
    ROLLING,
    SET_UP,
    SHERIFF,
    SHERIFFS_EXTRA,
    SID,
    STOP,
    TOO_MUCH_DYNAMITE,
    TURN,
    UNDECIDED,
)

# 2. Set-up


def set_up(game: Position, chance: Chance, sink: Sink) -> i64:
    """2.1 Roles, 2.2 of which the sheriff's is open, and characters; 2.4 nine arrows, and the sheriff starts."""
    deal_roles(game, chance)
    deal_characters(game, chance)
    game.living = only(game.seats) - 1
    for seat in range(game.seats):
        game.max_life[seat] = starting_life(game, seat)
        game.life[seat] = game.max_life[seat]
        game.arrows[seat] = 0
    game.pile = ARROWS
    game.why = UNDECIDED
    game.winners = NOBODY
    tell_set_up(game, sink)
    return begin_turn(game, game.seat_of_role(DEPUTY if game.three_players() else SHERIFF), sink)


def deal_roles(game: Position, chance: Chance) -> None:
    """2.1 The row of the table, shuffled; 9.1 with three players all lie open."""
    n: i64 = 0
    for role in range(ROLES):
        for card in range(game.role_table[role]):
            game.roles[n] = role
            n += 1
    chance.shuffle(DEAL_ROLES, game.roles, 0, n)
    game.shown = only(game.seats) - 1 if game.three_players() else only(game.seat_of_role(SHERIFF))


def deal_characters(game: Position, chance: Chance) -> None:
    """2.2 One open character each, out of 16; 11 with `characters: none` nobody has one."""
    if game.no_characters:
        return
    for card in range(CHARACTERS):
        game.pool[card] = card
    chance.sample(DEAL_CHARACTERS, game.pool, 0, CHARACTERS, game.seats)
    for seat in range(game.seats):
        game.characters[seat] = game.pool[CHARACTERS - 1 - seat]


def starting_life(game: Position, seat: i64) -> i64:
    """2.3 The character's number; the sheriff has 2 more."""
    life = life_of(game.characters[seat])
    return life + SHERIFFS_EXTRA if game.roles[seat] == SHERIFF else life


def tell_set_up(game: Position, sink: Sink) -> None:
    """14 The roles that are shown, the characters, and the life of all."""
    roles: i64 = 0
    characters: i64 = 0
    life: i64 = 0
    for seat in range(game.seats):
        role: i64 = game.roles[seat] if has(game.shown, seat) else HIDDEN
        roles |= role << seat * 4
        characters |= game.characters[seat] << seat * 5
        life |= game.life[seat] << seat * 4
    sink.emit(SET_UP, roles, characters, life, game.seats)


# 3. Turn


def begin_turn(game: Position, seat: i64, sink: Sink) -> i64:
    """3.1 The dice are taken; 10.12 Sid decides before they are rolled."""
    game.turn = seat
    game.clear_pending()
    game.clear_dice()
    game.ask(ROLLING, seat)
    sink.emit(TURN, seat)
    if asks_before_rolling(game):
        game.ask(SID, seat)
        return ASKED
    return FIRST_ROLL


def go_on(game: Position, step: i64, chance: Chance, sink: Sink) -> None:
    """3.2 and 3.3 One step after the other, until somebody is asked or the game is over."""
    while step != ASKED:
        if step == FIRST_ROLL:
            step = roll(game, ALL_DICE, chance, sink)
        elif step == DYNAMITE_CHECK:
            step = dynamite(game, sink)
        elif step == NEXT_SHOT:
            step = shoot_all(game)
        elif step == DRINK:
            step = drink(game)
        elif step == FIRE:
            step = fire(game, sink)
        elif step == ASK_KIT:
            step = ask_kit(game)
        elif step == DAMAGE:
            step = damage(game)
        elif step == ASK_BART:
            step = ask_bart(game)
        elif step == LOSE_LIFE:
            step = lose_life(game, sink)
        elif step == TAKE_TOLL:
            step = take_toll(game, sink)
        elif step == END_OF_TURN:
            step = end_of_turn(game, sink)
        else:
            step = begin_turn(game, after(game.living, game.turn), sink)


def legal_rolls(game: Position) -> None:
    """3.1 Stop, or choose any non-empty set of dice that may be rolled again."""
    game.listed.add(STOP)
    loose = loose_dice(game)
    dice = loose
    while dice > 0:
        game.listed.add(reroll(dice))
        dice = (dice - 1) & loose


def loose_dice(game: Position) -> i64:
    """5.1 A die that shows dynamite cannot be rolled again; 10.2 Black Jack's can."""
    if rerolls_dynamite(game):
        return ALL_DICE
    dice: i64 = 0
    bit: i64 = 1
    for die in range(DICE):
        if game.dice[die] != DYNAMITE:
            dice |= bit
        bit += bit
    return dice


def check_reroll(game: Position, action: i64) -> i64:
    """5.1 No locked die."""
    return FINE if dice_of(action) & ~loose_dice(game) == 0 else LOCKED_DIE


def do_stop(game: Position, sink: Sink) -> i64:
    """3.1 He keeps all dice as they are."""
    sink.emit(KEPT, game.turn)
    return NEXT_SHOT


def roll(game: Position, dice: i64, chance: Chance, sink: Sink) -> i64:
    """3.1 Roll these dice; 3.2 new arrows are taken at once."""
    rolled = game.rolled
    n: i64 = 0
    for die in range(DICE):
        if dice >> die & 1 == 1:
            n += 1
    chance.roll(ROLL, rolled, 0, n, FACES)
    game.rolls += 1
    faces: i64 = 0
    arrows: i64 = 0
    n = 0
    for die in range(DICE):
        if dice >> die & 1 == 1:
            face = rolled[n]
            n += 1
            game.dice[die] = face
            faces |= face << die * 3
            if face == ARROW:
                arrows += 1
    sink.emit(ROLLED, game.turn, dice, faces)
    take_arrows(game, arrows, sink)
    if game.phase == OVER:
        return ASKED
    return DYNAMITE_CHECK if game.lives(game.turn) else NEXT_TURN


def end_of_turn(game: Position, sink: Sink) -> i64:
    """3.3 Last comes Suzy; then the next living player's turn."""
    suzy_gains(game, sink)
    return NEXT_TURN


# 5. Dynamite


def dynamite(game: Position, sink: Sink) -> i64:
    """5.2 Three or more end the rolling and take 1 life, never more; 3.1 else he may go on if rolls are left."""
    if game.showing(DYNAMITE) >= TOO_MUCH_DYNAMITE:
        sink.emit(DYNAMITE_BLEW, game.turn)
        open_batch(game, BY_DYNAMITE)
        game.losses[game.turn] = 1
        return LOSE_LIFE
    if game.rolls < rolls_allowed(game):
        game.ask(ROLLING, game.turn)
        return ASKED
    return NEXT_SHOT
