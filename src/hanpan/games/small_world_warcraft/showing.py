"""20. Positions and views as plain data: the same fields, what is hidden in the state counted (20.4)."""

from typing import Any

from hanpan.core.action import Plain
from hanpan.core.kit.seats import listed
from hanpan.games.small_world_warcraft.atlas import face_word, region_word
from hanpan.games.small_world_warcraft.rules.law import SmallWorld
from hanpan.games.small_world_warcraft.tables import (
    BLASTS,
    BOMB_CODES,
    CAPTIVE,
    COLUMN,
    DUDS,
    FACE_ROOM,
    FACTIONS,
    FORMS,
    HIDDEN,
    IN_HAND,
    MARKERS,
    MURLOC,
    NEUTRAL,
    NO_BOMB,
    NO_CHAMPION,
    NONE,
    OVER,
    PHASES,
    POWERS,
    ROWS,
    STACK,
    SYMBOLS,
    TERRAINS,
    USE_WORDS,
    WAS_WORDS,
)
from hanpan.games.small_world_warcraft.words import MARKER_WORDS, POWER_WORDS, RACE_WORDS

ONE_HIDDEN = {"hidden": 1}


def show_position(state: SmallWorld) -> Plain:
    """20 Every field, in the order of the rulebook."""
    return {
        "boards": [face_word(state.face[slot]) for slot in range(int(state.boards))],
        "faces": show_faces(state),
        "round": state.round,
        "rounds": state.rounds,
        "starter": state.starter,
        "turn": None if state.phase == OVER else state.turn,
        "phase": PHASES[state.phase],
        "column": show_rows(state) if state.teams else show_column(state),
        "races": by_faction(state, show_stack) if state.teams else show_stack(state, 0),
        "races_known": by_faction(state, known_of) if state.teams else known_of(state, 0),
        "powers": show_badges(state),
        "powers_out": [POWER_WORDS[power] for power in range(1, int(POWERS) + 1) if state.powers_out >> power & 1],
        "players": {str(seat): show_player(state, seat) for seat in range(int(state.seats))},
        "regions": {name_of(state, r): show_region(state, r) for r in places(state)},
        "markers": {
            face_word(state.face[slot]): show_marker(state, slot)
            for slot in range(int(state.boards))
            if state.marker[slot] != NONE
        },
        "box": show_box(state),
        "objectives": [
            name_of(state, r) for r in places(state) if state.objectives[r // FACE_ROOM] >> r % FACE_ROOM & 1
        ],
        "bombs": show_bombs(state),
        "harmony": {"holders": list(listed(state.holders)), "attackers": list(listed(state.attackers))},
        "refugees": {str(seat): state.refugees[seat] for seat in range(int(state.seats)) if state.refugees[seat] > 0},
        "this_turn": show_turn(state),
    }


def places(state: SmallWorld) -> list[int]:
    """1.9 The regions in map order."""
    return [state.places[i] for i in range(int(state.n_places))]


def name_of(state: SmallWorld, r: int) -> str:
    """A region's name."""
    return region_word(state.name(r))


# 20.3 Islands


def show_faces(state: SmallWorld) -> Plain:
    """20.3 The islands that the position wrote out itself."""
    return {
        face_word(state.face[slot]): show_face(state, slot)
        for slot in range(int(state.boards))
        if state.own_faces >> slot & 1
    }


def show_face(state: SmallWorld, slot: int) -> Plain:
    """3.2 Terrain, symbols and borders of an island."""
    first = slot * int(FACE_ROOM)
    numbers = [number for number in range(int(state.regions[slot])) if state.terrain[first + number] >= 0]
    regions: Plain = {}
    for number in numbers:
        regions[str(number)] = {"terrain": TERRAINS[state.terrain[first + number]]}
        signs = [word for bit, word in enumerate(SYMBOLS) if state.symbols[first + number] >> bit & 1]
        if signs:
            regions[str(number)]["symbols"] = signs
    borders = [
        [one, other] for one in numbers for other in numbers if one < other and state.borders[first + one] >> other & 1
    ]
    return {"regions": regions, "borders": borders}


# 4, 16.2 Tiles


def show_column(state: SmallWorld) -> list[Plain]:
    """4 The six combos, slot 0 first; fewer when a position with fewer tiles than the box has was set up (20.3)."""
    return [
        {
            "race": RACE_WORDS[state.column_race[slot]],
            "power": POWER_WORDS[state.column_power[slot]],
            "coins": state.column_coins[slot],
        }
        for slot in range(int(COLUMN))
        if state.column_race[slot] != NONE
    ]


def factions(state: SmallWorld) -> list[int]:
    """16.1 The factions that are played."""
    return [faction for faction in range(len(FACTIONS)) if faction != NEUTRAL or state.seats % 2 == 1]


def by_faction(state: SmallWorld, show: Any) -> Plain:
    """20.2 Something of each faction that is played."""
    return {FACTIONS[faction]: show(state, faction) for faction in factions(state)}


def show_rows(state: SmallWorld) -> Plain:
    """20.2 The four rows of the team game, row 0 first."""
    rows = range(int(ROWS))
    return {"powers": [POWER_WORDS[state.row_power[row]] if state.row_power[row] != NONE else None for row in rows]} | {
        FACTIONS[faction]: [
            RACE_WORDS[race] if race != NONE else None
            for race in [state.row_race[faction * ROWS + row] for row in rows]
        ]
        for faction in factions(state)
    }


def show_stack(state: SmallWorld, faction: int) -> Any:
    """4.6, 20.4 A stack of banners, top first; from the back, but for the known tail."""
    first = faction * int(STACK)
    races = [state.stack[first + i] for i in range(int(state.stacked[faction]))]
    known = int(state.known[faction])
    if is_hidden(state):
        bottom = races[len(races) - known :]
        return {"hidden": len(races) - known, "bottom": [RACE_WORDS[race] for race in bottom]}
    return [RACE_WORDS[race] for race in races]


def known_of(state: SmallWorld, faction: int) -> int:
    """4.6 So many banners at the bottom were seen going there."""
    return int(state.known[faction])


def show_badges(state: SmallWorld) -> Any:
    """20.4 The stack of badges, top first."""
    powers = [state.badges[i] for i in range(int(state.n_badges))]
    if is_hidden(state):
        return {"hidden": len(powers)}
    return [POWER_WORDS[power] for power in powers]


def is_hidden(state: SmallWorld) -> bool:
    """Whether the state was hidden for a viewer: the pool of bombs is then never known."""
    return state.blasts < 0


# Players


def show_player(state: SmallWorld, seat: int) -> Plain:
    """20 A player: coins, the active race and the one in decline."""
    active: Plain | None = None
    if state.active[seat] != NONE:
        active = {
            "race": RACE_WORDS[state.active[seat]],
            "power": POWER_WORDS[state.power[seat]],
            "hand": state.hand[seat],
            "beasts": state.hand_beasts[seat],
            "champion": show_champion(state, state.champion[seat]),
            "form": FORMS[state.form[seat]] or None,
        }
    declined: Plain | None = None
    if state.declined[seat] != NONE:
        declined = {"race": RACE_WORDS[state.declined[seat]], "power": POWER_WORDS[state.declined_power[seat]]}
    return {
        "coins": {"hidden": True} if state.coins[seat] < 0 else state.coins[seat],
        "active": active,
        "declined": declined,
        "saves": state.saves[seat],
    }


def show_champion(state: SmallWorld, champion: int) -> str | None:
    """20.1 In the hand, in a region, with a captor, or none."""
    if champion == NO_CHAMPION:
        return None
    if champion == IN_HAND:
        return "hand"
    return f"@{champion - CAPTIVE}" if champion >= CAPTIVE else name_of(state, champion)


# Regions and special tokens


def show_region(state: SmallWorld, r: int) -> Plain | None:
    """20 What stands in a region; None if it is empty."""
    if state.race[r] == NONE:
        return None
    if state.race[r] == MURLOC:
        return {"race": RACE_WORDS[MURLOC], "tokens": 1}
    return {
        "race": RACE_WORDS[state.race[r]],
        "tokens": state.tokens[r],
        "wall": state.wall[r] == 1,
        "fort": state.fort[r] == 1,
        "tower": state.tower[r] == 1,
        "beasts": state.beasts[r],
    }


def show_marker(state: SmallWorld, slot: int) -> Plain:
    """13 A marker, perhaps from its back, by the board where it was laid."""
    marker = state.marker[slot]
    return {
        "id": ONE_HIDDEN if marker == HIDDEN else MARKER_WORDS[marker],
        "at": name_of(state, state.marker_at[slot]),
        "up": state.marker_up[slot] == 1,
    }


def show_box(state: SmallWorld) -> Any:
    """2.3 The markers that are not in play, in the order of the table."""
    if state.box < 0:
        return {"hidden": -1 - state.box}
    return [MARKER_WORDS[marker] for marker in range(1, int(MARKERS) + 1) if state.box >> marker & 1]


def show_bombs(state: SmallWorld) -> Plain:
    """14.4 The pool, and what lies where."""
    lying = [r for r in places(state) if state.bomb[r] != NO_BOMB]
    if is_hidden(state):
        return {
            "pool": {"hidden": BLASTS + DUDS - len(lying)},
            "placed": {name_of(state, r): ONE_HIDDEN for r in lying},
        }
    return {
        "pool": {"blast": state.blasts, "dud": state.duds},
        "placed": {name_of(state, r): BOMB_CODES[state.bomb[r]] for r in lying},
    }


def show_turn(state: SmallWorld) -> Plain:
    """20 What this turn has seen so far."""
    conquests: list[Plain] = []
    for i in range(int(state.conquests)):
        race = state.conquered_race[i]
        conquests.append(
            {
                "at": name_of(state, state.conquered_at[i]),
                "race": RACE_WORDS[race] if race != NONE else None,
                "tokens": state.conquered_tokens[i],
                "was": WAS_WORDS[state.conquered_was[i]],
            }
        )
    return {
        "declined": state.declined_now == 1,
        "die": state.die if state.die >= 0 else None,
        "slain": state.slain,
        "raised": state.raised,
        "conquests": conquests,
        "used": {word: state.used[use] for use, word in enumerate(USE_WORDS)},
    }
