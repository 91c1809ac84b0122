"""14 A position read strictly: what the rules exclude is a ValueError that names the field and the clause."""

from typing import Any

from hanpan.core import shape
from hanpan.core.action import Plain
from hanpan.core.kit.ring import how_many
from hanpan.core.kit.seats import has, only
from hanpan.core.shape import wrong
from hanpan.games.bang_dice.actions import dice_of, points_at, verb_of, well_formed
from hanpan.games.bang_dice.rules.characters import (
    asks_before_rolling,
    bart_of,
    is_jesse,
    is_kit,
    life_lost_to_gatling,
    pedro_of,
    rolls_allowed,
)
from hanpan.games.bang_dice.rules.ending import decided, winners_of
from hanpan.games.bang_dice.rules.gatling import fires
from hanpan.games.bang_dice.rules.law import BangDice
from hanpan.games.bang_dice.rules.shots import check_shot, due_die
from hanpan.games.bang_dice.rules.turn import starting_life
from hanpan.games.bang_dice.tables import (
    ARROWS,
    BART,
    BEER,
    BEERS,
    BY_DYNAMITE,
    BY_GATLING,
    BY_SHOTS,
    DICE,
    DYNAMITE,
    FINE,
    GATLING,
    KIT,
    OVER,
    PEDRO,
    PREY_TAKEN,
    REFUSALS,
    ROLLING,
    SHERIFF,
    SHOOT,
    SHOTS,
    SID,
    TOO_MUCH_DYNAMITE,
    UNDECIDED,
)
from hanpan.games.bang_dice.words import BATCH_WORDS, CHARACTER_WORDS, FACE_WORDS, PHASE_WORDS, ROLE_WORDS, read_action

FIELDS = [
    "turn",
    "phase",
    "rolls",
    "dice",
    "roles",
    "shown",
    "characters",
    "life",
    "max_life",
    "arrows",
    "pile",
    "alive",
]


def load_position(game: BangDice, position: Plain) -> None:
    """Set up a position."""
    read = shape.mapping(position, "", FIELDS, ["pending"])
    game.clear_pending()
    game.clear_dice()
    game.phase = shape.word(read["phase"], "phase", PHASE_WORDS)
    load_roles(game, read)
    load_characters(game, read)
    load_players(game, read)
    load_turn(game, read)
    load_dice(game, read)
    load_pending(game, read.get("pending", {}))
    refuse_pointless(game)
    load_result(game)


def flags(value: Any, field: str, seats: int) -> int:
    """A row of true and false, as a set of seats."""
    found: int = 0
    for seat, one in enumerate(shape.row(value, field, seats)):
        if type(one) is not bool:
            raise wrong(f"{field}[{seat}]", "must be true or false")
        if one:
            found |= only(seat)
    return found


# 2. Roles and characters


def load_roles(game: BangDice, read: Any) -> None:
    """2.1 The roles of the table; 2.2 the sheriff is open, 9.1 with three all are, 7 and so is who was eliminated."""
    seats: int = game.seats
    roles = shape.words(read["roles"], "roles", ROLE_WORDS)
    shape.row(roles, "roles", seats)
    for role, word in enumerate(ROLE_WORDS):
        if roles.count(role) != game.role_table[role]:
            raise wrong(
                "roles", f"{roles.count(role)} times {word}: with {seats} seats there are {game.role_table[role]} (2.1)"
            )
    for seat in range(seats):
        game.roles[seat] = roles[seat]
    game.shown = flags(read["shown"], "shown", seats)
    game.living = flags(read["alive"], "alive", seats)
    for seat in range(seats):
        if has(game.shown, seat):
            continue
        if seats == 3:
            raise wrong(f"shown[{seat}]", "with three players all roles are open (9.1)")
        if roles[seat] == SHERIFF:
            raise wrong(f"shown[{seat}]", "the sheriff is open (2.2)")
        if not game.lives(seat):
            raise wrong(f"shown[{seat}]", "the role of an eliminated player is shown (7)")


def load_characters(game: BangDice, read: Any) -> None:
    """2.2 One each, none twice; 11 with `characters: none` all are null."""
    taken: set[int] = set()
    for seat, name in enumerate(shape.row(read["characters"], "characters", game.seats)):
        field = f"characters[{seat}]"
        if game.no_characters:
            if name is not None:
                raise wrong(field, "with the option `characters: none` it is null (11)")
            continue
        character = shape.word(name, field, CHARACTER_WORDS)
        if character in taken:
            raise wrong(field, f"there is one {name} in the box (2.2)")
        taken.add(character)
        game.characters[seat] = character


# 2.3, 4.4 and 7. Life and arrows


def load_players(game: BangDice, read: Any) -> None:
    """2.3 Life up to the start; 7 without life nobody lives, but while Pedro is asked; 4.4 nine arrows in all."""
    seats: int = game.seats
    most = shape.row(read["max_life"], "max_life", seats)
    life = shape.row(read["life"], "life", seats)
    arrows = shape.row(read["arrows"], "arrows", seats)
    for seat in range(seats):
        start: int = starting_life(game, seat)
        if shape.whole(most[seat], f"max_life[{seat}]", 1, 11) != start:
            raise wrong(f"max_life[{seat}]", f"must be {start} (2.3)")
        game.max_life[seat] = start
        game.life[seat] = shape.whole(life[seat], f"life[{seat}]", 0, start)
        game.arrows[seat] = shape.whole(arrows[seat], f"arrows[{seat}]", 0, ARROWS)
        if not game.lives(seat):
            if game.life[seat] > 0:
                raise wrong(f"life[{seat}]", "an eliminated player has none (7)")
            if game.arrows[seat] > 0:
                raise wrong(f"arrows[{seat}]", "an eliminated player's arrows have returned (7)")
        elif game.life[seat] == 0 and game.phase != PEDRO:
            raise wrong(f"life[{seat}]", "at 0 a player is eliminated (7)")
    game.pile = shape.whole(read["pile"], "pile", 0 if game.phase == OVER else 1, ARROWS)
    lying: int = game.pile + sum([game.arrows[seat] for seat in range(seats)])
    if lying != ARROWS:
        raise wrong("pile", f"pile and arrows must add up to {ARROWS}, not {lying} (4.4)")


# 3. Turn and dice


def load_turn(game: BangDice, read: Any) -> None:
    """3.1 It is a living player's turn; after the end nobody's."""
    if game.phase == OVER:
        if read["turn"] is not None:
            raise wrong("turn", "must be null when all is over")
        game.turn = -1
        game.answerer = -1
        return
    game.turn = shape.whole(read["turn"], "turn", 0, game.seats - 1)
    if not game.lives(game.turn):
        raise wrong("turn", "it is never an eliminated player's turn (3.4)")
    game.answerer = game.turn


def load_dice(game: BangDice, read: Any) -> None:
    """3.1 Five dice after the first roll, none before; as many rolls as the roller has, one less if he is asked."""
    phase = game.phase
    dice = shape.words(read["dice"], "dice", FACE_WORDS, DICE)
    if phase == SID:
        shape.whole(read["rolls"], "rolls", 0, 0)
        shape.row(dice, "dice", 0)
        return
    most: int = 4 if phase == OVER else rolls_allowed(game)
    game.rolls = shape.whole(read["rolls"], "rolls", 1, most - 1 if phase == ROLLING else most)
    for die, face in enumerate(shape.row(dice, "dice", DICE)):
        game.dice[die] = face
    if phase == ROLLING and game.showing(DYNAMITE) >= TOO_MUCH_DYNAMITE:
        raise wrong("dice", "three dynamites end the rolling (5.2)")


# 14. Pending


def load_pending(game: BangDice, pending: Any) -> None:
    """14 What is being assigned or asked, by phase."""
    phase = game.phase
    if phase == SHOTS:
        load_shots(game, shape.mapping(pending, "pending", ["shots"])["shots"])
        if due_die(game) < 0:
            raise wrong("pending.shots", "no shot is left to assign (6.1)")
    elif phase == BEERS:
        read = shape.mapping(pending, "pending", ["beers", "double"])
        game.left = shape.whole(read["beers"], "pending.beers", 1, max(1, game.showing(BEER)))
        if game.showing(BEER) == 0:
            raise wrong("pending.beers", "no beer shows (6.2)")
        if type(read["double"]) is not bool:
            raise wrong("pending.double", "must be true or false")
        if read["double"] and not is_jesse(game):
            raise wrong("pending.double", "only Jesse Jones drinks double (10.5)")
        game.double = int(read["double"])
    elif phase == KIT:
        load_kit(game, shape.mapping(pending, "pending", ["left"]))
    elif phase == BART or phase == PEDRO:
        load_batch(game, pending)
    else:
        shape.mapping(pending, "pending", [])
        if phase == SID and not asks_before_rolling(game):
            raise wrong("phase", "only Sid Ketchum decides before he rolls (10.12)")


def load_shots(game: BangDice, shots: Any) -> None:
    """6.1 Shots assigned in order, each one allowed when it was."""
    for n, text in enumerate(shape.row(shots, "pending.shots", most=DICE)):
        field = f"pending.shots[{n}]"
        action = read_action(text) if isinstance(text, str) else None
        if action is None or verb_of(action) != SHOOT or not well_formed(action, game.seats):
            raise wrong(field, "must be the notation of a shot (12)")
        row: int = check_shot(game, action)
        if row != FINE:
            raise wrong(field, f"{REFUSALS[row][0]} ({REFUSALS[row][1]})")
        game.shots[dice_of(action)] = action


def load_kit(game: BangDice, read: Any) -> None:
    """10.7 For each gatling die, while anybody has an arrow; his own are returned before, if it fires."""
    if not is_kit(game):
        raise wrong("phase", "only Kit Carlson is asked so (10.7)")
    if game.showing(GATLING) == 0:
        raise wrong("dice", "no gatling shows (10.7)")
    game.left = shape.whole(read["left"], "pending.left", 1, game.showing(GATLING))
    if game.pile == ARROWS:
        raise wrong("arrows", "nobody has an arrow that could be discarded (10.7)")
    if fires(game) and game.arrows[game.turn] > 0:
        raise wrong(f"arrows[{game.turn}]", "the gatling's roller has returned his (6.3)")


def load_batch(game: BangDice, pending: Any) -> None:
    """10.18, 10.19 A batch in the middle: its losses are what its dice say, less what Bart has replaced."""
    phase = game.phase
    read = shape.mapping(pending, "pending", ["batch", "losses", "left"], ["shots"])
    game.batch = shape.word(read["batch"], "pending.batch", BATCH_WORDS)
    if game.batch not in (BY_DYNAMITE, BY_SHOTS, BY_GATLING):
        raise wrong("pending.batch", "must be one of dynamite, shots, gatling")
    if (game.batch == BY_SHOTS) != ("shots" in read):
        raise wrong("pending.shots", "stands there exactly with the batch shots")
    asked: int = bart_of(game) if phase == BART else pedro_of(game)
    if asked < 0 or not game.lives(asked):
        raise wrong("phase", "whoever is asked must live (10.20)")
    game.answerer = asked
    points = points_of_batch(game, read)
    bart: int = bart_of(game)
    for seat, loss in enumerate(shape.row(read["losses"], "pending.losses", game.seats)):
        least = 0 if seat == bart and game.batch != BY_DYNAMITE else points[seat]
        game.losses[seat] = shape.whole(loss, f"pending.losses[{seat}]", least, points[seat])
    if game.losses[asked] == 0:
        raise wrong(f"pending.losses[{asked}]", "whoever is asked has lost something (10.20)")
    game.left = shape.whole(read["left"], "pending.left", 1, game.losses[asked])
    if phase == PEDRO:
        load_pedro(game, asked)


def points_of_batch(game: BangDice, read: Any) -> list[int]:
    """What the dice of the batch say, by seat."""
    seats: int = game.seats
    if game.batch == BY_SHOTS:
        load_shots(game, read["shots"])
        if due_die(game) >= 0:
            raise wrong("pending.shots", "a shot is left to assign (6.1)")
        return [sum([points_at(game.shots[die], seat) for die in range(int(DICE))]) for seat in range(seats)]
    if game.batch == BY_GATLING:
        if not fires(game):
            raise wrong("pending.batch", "these dice fire no gatling (6.3)")
        if game.arrows[game.turn] > 0:
            raise wrong(f"arrows[{game.turn}]", "the gatling's roller has returned his (6.3)")
        others = [seat != game.turn and game.lives(seat) for seat in range(seats)]
        return [life_lost_to_gatling(game, seat) if others[seat] else 0 for seat in range(seats)]
    if game.showing(DYNAMITE) < TOO_MUCH_DYNAMITE:
        raise wrong("pending.batch", "these dice show no three dynamites (5.2)")
    if game.phase == BART:
        raise wrong("pending.batch", "dynamite is no matter for Bart Cassidy (10.1)")
    return [1 if seat == game.turn else 0 for seat in range(seats)]


def load_pedro(game: BangDice, pedro: int) -> None:
    """10.10 The losses are taken off already; he lives and has an arrow."""
    for seat in range(int(game.seats)):
        if game.lives(seat) and game.life[seat] == 0 and game.losses[seat] == 0:
            raise wrong(f"life[{seat}]", "at 0 a player is eliminated (7)")
        if game.life[seat] + min(1, game.losses[seat]) > game.max_life[seat]:
            raise wrong(f"life[{seat}]", "the losses are taken off already (10.18)")
    if game.life[pedro] == 0:
        raise wrong(f"life[{pedro}]", "Pedro Ramirez is asked only while he lives (10.10)")
    if game.arrows[pedro] == 0:
        raise wrong(f"arrows[{pedro}]", "Pedro Ramirez has no arrow to discard (10.10)")


# 8. Result


def refuse_pointless(game: BangDice) -> None:
    """8 A position already decided must be over."""
    if game.phase != OVER and decided(game) != UNDECIDED:
        raise wrong("phase", "the game is decided: it must be over (8)")


def load_result(game: BangDice) -> None:
    """8, 9 The result of a position that is over follows from who lives."""
    game.why = UNDECIDED
    game.winners = 0
    if game.phase != OVER:
        return
    game.why = decided(game)
    if game.why == UNDECIDED and game.three_players() and how_many(game.living) == 2:
        game.why = PREY_TAKEN
    if game.why == UNDECIDED:
        raise wrong("phase", "the game is not decided (8)")
    game.winners = winners_of(game, game.why)
