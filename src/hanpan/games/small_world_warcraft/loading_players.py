"""20 Players and the turn so far, read from a position."""

from collections.abc import Mapping
from typing import Any

from hanpan.core import shape
from hanpan.core.kit.seats import only
from hanpan.core.shape import wrong
from hanpan.games.small_world_warcraft.rules.aftermath import seat_to_place
from hanpan.games.small_world_warcraft.rules.law import SmallWorld
from hanpan.games.small_world_warcraft.rules.powers import has_beasts, has_champion
from hanpan.games.small_world_warcraft.rules.races import has_form
from hanpan.games.small_world_warcraft.tables import (
    BEASTS,
    CAPTIVE,
    DIE_FACES,
    FORMS,
    IN_HAND,
    MOST_CONQUESTS,
    MOST_INTIMIDATIONS,
    MOST_SWAPS,
    NO_CHAMPION,
    NO_FORM,
    NONE,
    OVER,
    PHASES,
    PICKING,
    RACE_TABLE,
    RACES,
    REDEPLOYING,
    REFUGEES,
    UNDECIDED,
    USE_WORDS,
    USED_INTIMIDATE,
    USED_PORTAL,
    WAS_EMPTY,
    WAS_MURLOC,
    WAS_WORDS,
)
from hanpan.games.small_world_warcraft.words import POWER_WORDS, RACE_WORDS, read_region

MOST_COINS = 100_000  # the bank never fails (1.10)
MOST_ROUNDS = 12
MOST_SAVES = 2


def load_players(state: SmallWorld, read: Mapping[str, Any]) -> None:
    """20 Every player: coins, the active race and the one in decline; no tile is anybody else's too."""
    players = read["players"]
    if not isinstance(players, Mapping):
        raise wrong("players", "must be a mapping, a player under each seat")
    by_seat = {str(seat): plain for seat, plain in players.items()}
    if len(by_seat) > int(state.seats):
        raise wrong("players", f"there are {state.seats} seats")
    for race in range(int(RACES) + 2):
        state.holder[race] = -1
    badges: set[int] = set()
    for seat in range(int(state.seats)):
        if str(seat) not in by_seat:
            raise wrong(f"players.{seat}", "missing")
        load_player(state, seat, by_seat[str(seat)], f"players.{seat}", badges)


def load_player(state: SmallWorld, seat: int, plain: Any, field: str, badges: set[int]) -> None:
    """20 One player."""
    read = shape.mapping(plain, field, [], ["coins", "active", "declined", "saves"])
    state.coins[seat] = shape.whole(read.get("coins", 0), f"{field}.coins", 0, MOST_COINS)
    state.saves[seat] = shape.whole(read.get("saves", 0), f"{field}.saves", 0, MOST_SAVES)
    state.active[seat] = state.power[seat] = state.declined[seat] = state.declined_power[seat] = NONE
    state.hand[seat] = state.hand_beasts[seat] = state.form[seat] = state.refugees[seat] = 0
    state.champion[seat] = NO_CHAMPION
    active = read.get("active")
    if active is not None:
        where = f"{field}.active"
        row = shape.mapping(active, where, ["race", "power"], ["hand", "beasts", "champion", "form"])
        state.active[seat], state.power[seat] = combo(state, seat, row, where, badges)
        load_hand(state, seat, row, where)
    declined = read.get("declined")
    if declined is not None:
        where = f"{field}.declined"
        row = shape.mapping(declined, where, ["race", "power"])
        state.declined[seat], state.declined_power[seat] = combo(state, seat, row, where, badges)


def combo(state: SmallWorld, seat: int, row: Mapping[str, Any], field: str, badges: set[int]) -> tuple[int, int]:
    """A banner and a badge that are nobody else's."""
    race = shape.word(row["race"], f"{field}.race", RACE_WORDS[1:-1]) + 1
    power = shape.word(row["power"], f"{field}.power", POWER_WORDS[1:]) + 1
    if state.holder[race] >= 0:
        raise wrong(f"{field}.race", f"there is one banner of {RACE_WORDS[race]} (11)")
    if power in badges:
        raise wrong(f"{field}.power", f"there is one badge {POWER_WORDS[power]} (12)")
    if state.teams and RACE_TABLE[race].faction != state.team_of(seat):
        raise wrong(f"{field}.race", f"{RACE_WORDS[race]} are not of this seat's faction (16.3)")
    state.holder[race] = seat
    badges.add(power)
    return race, power


def load_hand(state: SmallWorld, seat: int, row: Mapping[str, Any], field: str) -> None:
    """20, 20.1 The hand, Beasts, Champion and form of an active race."""
    race, power = int(state.active[seat]), int(state.power[seat])
    state.hand[seat] = shape.whole(row.get("hand", 0), f"{field}.hand", 0, RACE_TABLE[race].tokens)
    most = BEASTS if has_beasts(power) else 0
    state.hand_beasts[seat] = shape.whole(row.get("beasts", 0), f"{field}.beasts", 0, most)
    form = row.get("form")
    if form is not None:
        if not has_form(race):
            raise wrong(f"{field}.form", f"{RACE_WORDS[race]} have no form (11.6)")
        state.form[seat] = shape.word(form, f"{field}.form", FORMS[1:]) + 1
    champion = row.get("champion", "hand" if has_champion(power) else None)
    where = f"{field}.champion"
    if not has_champion(power):
        if champion is not None:
            raise wrong(where, f"{POWER_WORDS[power]} has no Champion (12.17)")
        return
    if champion == "hand":
        state.champion[seat] = IN_HAND
        return
    captors = {f"@{other}": other for other in range(int(state.seats)) if other != seat}
    if isinstance(champion, str) and champion in captors:
        state.champion[seat] = CAPTIVE + captors[champion]
        return
    name = read_region(champion) if isinstance(champion, str) else None
    r = -1 if name is None else int(state.region(name))
    if r < 0:
        raise wrong(where, f"must be hand, another seat like @{1 - min(seat, 1)}, or a region of these boards")
    state.champion[seat] = r


# The turn


def load_turn(state: SmallWorld, read: Mapping[str, Any]) -> None:
    """5 The round, whose turn it is, and what it has seen."""
    state.phase = shape.word(read["phase"], "phase", PHASES)
    state.rounds = shape.whole(read.get("rounds", int(state.standard_rounds())), "rounds", 1, MOST_ROUNDS)
    state.round = shape.whole(read.get("round", 1), "round", 1, int(state.rounds))
    state.starter = shape.whole(read.get("starter", 0), "starter", 0, int(state.seats) - 1)
    state.why = UNDECIDED
    if state.phase == OVER:
        if read["turn"] is not None:
            raise wrong("turn", "must be null when all is over")
        state.turn = -1
    else:
        state.turn = shape.whole(read["turn"], "turn", 0, int(state.seats) - 1)
    load_harmony(state, read.get("harmony", {}))
    load_refugees(state, read.get("refugees", {}))
    load_this_turn(state, read.get("this_turn", {}))
    state.answerer = state.turn
    for seat in range(int(state.seats)):
        champion = int(state.champion[seat])
        if 0 <= champion < CAPTIVE and not state.is_own(seat, champion):
            raise wrong(f"players.{seat}.active.champion", "stands in an own region (12.17)")
        if state.form[seat] != NO_FORM and (seat != state.turn or state.phase in (REFUGEES, OVER)):
            raise wrong(f"players.{seat}.active.form", "is chosen for the own turn, and ends with it (11.6)")


def load_harmony(state: SmallWorld, harmony: Any) -> None:
    """11.15 Who has a token, and who has attacked since."""
    read = shape.mapping(harmony, "harmony", [], ["holders", "attackers"])
    state.holders = seats_in(state, read.get("holders", []), "harmony.holders")
    state.attackers = seats_in(state, read.get("attackers", []), "harmony.attackers")
    owner = state.harmony_owner()
    if owner < 0 and state.holders | state.attackers:
        raise wrong("harmony", "no active race has it (14.3)")
    if owner >= 0 and (state.holders | state.attackers) >> owner & 1:
        raise wrong("harmony", "its owner neither holds one nor attacks himself (11.15)")


def seats_in(state: SmallWorld, value: Any, field: str) -> int:
    """A set of seats, none twice."""
    found: int = 0
    for i, one in enumerate(shape.row(value, field)):
        seat = shape.whole(one, f"{field}[{i}]", 0, int(state.seats) - 1)
        if found >> seat & 1:
            raise wrong(f"{field}[{i}]", "is named twice")
        found |= only(seat)
    return found


def load_refugees(state: SmallWorld, refugees: Any) -> None:
    """7.6 Tokens still to be placed, by seat: of opponents with an active race."""
    if not isinstance(refugees, Mapping):
        raise wrong("refugees", "must be a mapping, a number under each seat")
    for name, plain in refugees.items():
        field = f"refugees.{name}"
        if str(name) not in [str(seat) for seat in range(int(state.seats))]:
            raise wrong(field, "is no seat")
        seat = int(name)
        if seat == state.turn or state.active[seat] == NONE:
            raise wrong(field, "only opponents with an active race have refugees (7.6)")
        state.refugees[seat] = shape.whole(plain, field, 1, RACE_TABLE[int(state.active[seat])].tokens)


def load_this_turn(state: SmallWorld, this_turn: Any) -> None:
    """20 What this turn has seen so far."""
    read = shape.mapping(this_turn, "this_turn", [], ["declined", "die", "slain", "raised", "conquests", "used"])
    declined = read.get("declined", False)
    if type(declined) is not bool:
        raise wrong("this_turn.declined", "must be true or false")
    state.declined_now = int(declined)
    die = read.get("die")
    state.die = -1 if die is None else shape.whole(die, "this_turn.die", 0, max(DIE_FACES))
    state.slain = shape.whole(read.get("slain", 0), "this_turn.slain", 0, 200)
    state.raised = shape.whole(read.get("raised", 0), "this_turn.raised", 0, 20)
    used = shape.mapping(read.get("used", {}), "this_turn.used", [], USE_WORDS)
    for use, word in enumerate(USE_WORDS):
        most = {USED_INTIMIDATE: MOST_INTIMIDATIONS, USED_PORTAL: MOST_SWAPS}.get(use, 1)
        state.used[use] = shape.whole(used.get(word, 0), f"this_turn.used.{word}", 0, most)
    conquests = shape.row(read.get("conquests", []), "this_turn.conquests", most=int(MOST_CONQUESTS))
    state.conquests = len(conquests)
    for i, plain in enumerate(conquests):
        load_conquest(state, i, plain, f"this_turn.conquests[{i}]")


def load_conquest(state: SmallWorld, i: int, plain: Any, field: str) -> None:
    """20, 20.1b A conquest: where, and what stood there."""
    read = shape.mapping(plain, field, ["at", "was"], ["race", "tokens"])
    name = read_region(read["at"]) if isinstance(read["at"], str) else None
    r = -1 if name is None else int(state.region(name))
    if r < 0:
        raise wrong(f"{field}.at", f"{read['at']!r} is no region of these boards")
    was = shape.word(read["was"], f"{field}.was", WAS_WORDS)
    race = read.get("race")
    number = NONE if race is None else shape.word(race, f"{field}.race", RACE_WORDS[1:]) + 1
    tokens = shape.whole(read.get("tokens", 0), f"{field}.tokens", 0, RACE_TABLE[number].tokens)
    there = was != WAS_EMPTY
    if (tokens > 0) != there or (number != NONE) != there or (was == WAS_MURLOC) != (RACE_WORDS[number] == "murloc"):
        raise wrong(field, "race, tokens and who was there do not agree (20.1b)")
    state.conquered_at[i] = r
    state.conquered_was[i] = was
    state.conquered_race[i] = number
    state.conquered_tokens[i] = tokens


# Whether anything is asked


def refuse_pointless(state: SmallWorld) -> None:
    """20.3 A position in which its phase asks nothing is none; an ended one is told as the end is."""
    turn = int(state.turn)
    if state.phase == OVER:
        state.decide()
        return
    if state.phase == REFUGEES:
        state.answerer = seat_to_place(state)
        if state.answerer < 0:
            raise wrong("phase", "refugees: nobody has tokens to place and a choice where (7.6)")
        return
    active = state.active[turn] != NONE
    if (state.phase == PICKING) == active:
        raise wrong("phase", "a combo is chosen without an active race, and all else done with one (4.1)")
    if state.phase == REDEPLOYING:
        listed = state.legal(turn)
        if listed.n == 1 and state.ends_redeployment(listed.actions[0]):
            raise wrong("phase", "redeploy: only `done` is legal, and that happens by itself (8.4)")
    elif state.legal(turn).n == 0:
        raise wrong("phase", "nothing can be done in it")
