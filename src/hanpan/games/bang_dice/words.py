"""The words of roles, faces, characters and phases, and the notation of actions (12)."""

from hanpan.games.bang_dice.actions import (
    also_at,
    beer_of,
    dice_of,
    doubled,
    face_of,
    naming,
    reroll,
    seat_of,
    second_of,
    shoot,
    used_as,
    verb_of,
)
from hanpan.games.bang_dice.tables import (
    ALL_DICE,
    DICE,
    DISCARD,
    DISCARD_OF,
    HEAL,
    KEEP,
    LOSE,
    ONE,
    REROLL,
    SEATS,
    SHOOT,
    STOP,
    TAKE_ARROW,
    TWO,
)

ROLE_WORDS = ["sheriff", "deputy", "outlaw", "renegade"]
FACE_WORDS = ["arrow", "dynamite", "one", "two", "beer", "gatling"]
CHARACTER_WORDS = [
    "bart_cassidy",
    "black_jack",
    "calamity_janet",
    "el_gringo",
    "jesse_jones",
    "jourdonnais",
    "kit_carlson",
    "lucky_duke",
    "paul_regret",
    "pedro_ramirez",
    "rose_doolan",
    "sid_ketchum",
    "slab_the_killer",
    "suzy_lafayette",
    "vulture_sam",
    "willy_the_kid",
]
PHASE_WORDS = ["sid", "roll", "shots", "beers", "bart", "pedro", "kit", "over"]
BATCH_WORDS = ["", "arrows", "dynamite", "shots", "gatling"]
REASON_WORDS = ["outlaws", "law", "renegade", "prey", "last", "nobody"]

LONE_VERBS = {STOP: "stop", TAKE_ARROW: "arrow", LOSE: "lose", DISCARD: "discard", KEEP: "keep"}
NAMING_VERBS = {HEAL: "heal", DISCARD_OF: "discard"}
DIE_WORDS = [str(die) for die in range(int(DICE))]
SEAT_WORDS = [f"@{seat}" for seat in range(int(SEATS))]


def every_action() -> list[int]:
    """12 The table of actions: all that eight players could ever do. An action's index is its place here."""
    dice = range(int(DICE))
    seats = range(int(SEATS))
    shots = [shoot(die, seat) for die in dice for seat in seats]
    pairs = [(seat, second) for seat in seats for second in range(seat + 1, int(SEATS))]
    return [
        STOP,
        *[reroll(mask) for mask in range(1, int(ALL_DICE) + 1)],
        *[naming(HEAL, seat) for seat in seats],
        *shots,
        *[shot + used_as(face) for shot in shots for face in (ONE, TWO)],
        *[shot + doubled(beer) for shot in shots for beer in dice],
        *[
            shoot(die, seat) + also_at(second) + doubled(beer)
            for die in dice
            for seat, second in pairs
            for beer in dice
        ],
        TAKE_ARROW,
        LOSE,
        DISCARD,
        *[naming(DISCARD_OF, seat) for seat in seats],
        KEEP,
    ]


def write_action(code: int) -> str:
    """12 The notation of an action."""
    verb = verb_of(code)
    if verb == REROLL:
        return "reroll " + ",".join([word for die, word in enumerate(DIE_WORDS) if dice_of(code) >> die & 1])
    if verb in NAMING_VERBS:
        return f"{NAMING_VERBS[verb]} @{seat_of(code)}"
    if verb != SHOOT:
        return LONE_VERBS[verb]
    words = ["shoot", str(dice_of(code)), f"@{seat_of(code)}"]
    if second_of(code) >= 0:
        words.append(f"@{second_of(code)}")
    if face_of(code) >= 0:
        words += ["as", FACE_WORDS[face_of(code)]]
    if beer_of(code) >= 0:
        words += ["with", str(beer_of(code))]
    return " ".join(words)


def read_action(text: str) -> int | None:
    """12 The action of a notation; None if it is none."""
    words = text.split(" ")
    for verb, word in LONE_VERBS.items():
        if words == [word]:
            return verb
    if words[0] == "reroll" and len(words) == 2:
        return read_reroll(words[1].split(","))
    if words[0] == "shoot" and len(words) > 2 and words[1] in DIE_WORDS and words[2] in SEAT_WORDS:
        return read_shot(DIE_WORDS.index(words[1]), SEAT_WORDS.index(words[2]), words[3:])
    for verb, word in NAMING_VERBS.items():
        if len(words) == 2 and words[0] == word and words[1] in SEAT_WORDS:
            return naming(verb, SEAT_WORDS.index(words[1]))
    return None


def read_reroll(dice: list[str]) -> int | None:
    """12 At least one die, in rising order."""
    mask = 0
    last = -1
    for word in dice:
        if word not in DIE_WORDS or DIE_WORDS.index(word) <= last:
            return None
        last = DIE_WORDS.index(word)
        mask |= 1 << last  # compiled: five dice
    return reroll(mask)


def read_shot(die: int, seat: int, how: list[str]) -> int | None:
    """12 Perhaps `as` a face, or `with` a beer die, then perhaps at a second, higher seat."""
    shot = shoot(die, seat)
    if how == []:
        return shot
    if len(how) == 2 and how[0] == "as" and how[1] in ("one", "two"):
        return shot + used_as(FACE_WORDS.index(how[1]))
    if len(how) == 3 and how[0] in SEAT_WORDS[seat + 1 :]:
        shot += also_at(SEAT_WORDS.index(how[0]))
        how = how[1:]
    if len(how) == 2 and how[0] == "with" and how[1] in DIE_WORDS:
        return shot + doubled(DIE_WORDS.index(how[1]))
    return None
