"""4, 16.2, 20.3 Combos, rows and stacks read from a position; left out, they are the tiles named nowhere."""

from collections.abc import Mapping
from typing import Any

from hanpan.core import shape
from hanpan.core.shape import wrong
from hanpan.games.small_world_warcraft.rules.law import SmallWorld
from hanpan.games.small_world_warcraft.showing import factions
from hanpan.games.small_world_warcraft.tables import (
    COLUMN,
    FACTIONS,
    NONE,
    POWERS,
    RACE_TABLE,
    RACES,
    ROWS,
    STACK,
)
from hanpan.games.small_world_warcraft.words import POWER_WORDS, RACE_WORDS

MOST_COINS_ON_A_COMBO = 520
POWER_BITS = [2**power for power in range(int(POWERS) + 1)]


class Named:
    """The tiles named so far: none may be named twice."""

    def __init__(self, state: SmallWorld) -> None:
        seats = range(int(state.seats))
        self.races = {int(state.active[seat]) for seat in seats} | {int(state.declined[seat]) for seat in seats}
        self.powers = {int(state.power[seat]) for seat in seats} | {int(state.declined_power[seat]) for seat in seats}

    def race(self, word: Any, field: str) -> int:
        """A banner that was not named before."""
        race = shape.word(word, field, RACE_WORDS[1:-1]) + 1
        if race in self.races:
            raise wrong(field, f"there is one banner of {word} (11)")
        self.races.add(race)
        return race

    def power(self, word: Any, field: str) -> int:
        """A badge that was not named before."""
        power = shape.word(word, field, POWER_WORDS[1:]) + 1
        if power in self.powers:
            raise wrong(field, f"there is one badge {word} (12)")
        self.powers.add(power)
        return power

    def free_races(self, faction: int | None) -> list[int]:
        """11 The banners named nowhere, of a faction or of all, in the order of the table."""
        return [
            race
            for race in range(1, int(RACES) + 1)
            if race not in self.races and faction in (None, RACE_TABLE[race].faction)
        ]

    def free_powers(self) -> list[int]:
        """12 The badges named nowhere, in the order of the table."""
        return [power for power in range(1, int(POWERS) + 1) if power not in self.powers]


def load_tiles(state: SmallWorld, read: Mapping[str, Any]) -> None:
    """4, 16.2 First all that is named, then what is filled."""
    named = Named(state)
    state.powers_out = 0
    for i, word in enumerate(shape.row(read.get("powers_out", []), "powers_out")):
        state.powers_out |= POWER_BITS[named.power(word, f"powers_out[{i}]")]
    badges = None
    if "powers" in read:
        badges = [named.power(word, f"powers[{i}]") for i, word in enumerate(shape.row(read["powers"], "powers"))]
    if state.teams:
        stacks = load_team_stacks(state, read, named)
        load_rows(state, read, named, stacks)
    else:
        stack = None
        if "races" in read:
            stack = [named.race(word, f"races[{i}]") for i, word in enumerate(shape.row(read["races"], "races"))]
        load_column(state, read, named)
        lay_stack(state, 0, named.free_races(None) if stack is None else stack)
        state.known[0] = shape.whole(read.get("races_known", 0), "races_known", 0, int(state.stacked[0]))
        state.stacked[1] = state.stacked[2] = state.known[1] = state.known[2] = 0
    rest = named.free_powers() if badges is None else badges
    state.n_badges = len(rest)
    for i, power in enumerate(rest):
        state.badges[i] = power
    refuse_too_few(state, filled="races" not in read or "powers" not in read)


def lay_stack(state: SmallWorld, faction: int, races: list[int]) -> None:
    """4.6 A stack of banners, top first."""
    state.stacked[faction] = len(races)
    for i, race in enumerate(races):
        state.stack[faction * int(STACK) + i] = race


# 4. The column


def load_column(state: SmallWorld, read: Mapping[str, Any], named: Named) -> None:
    """4 Six combos, slot 0 first; left out, they are the first tiles named nowhere."""
    if "column" not in read:
        races, powers = named.free_races(None), named.free_powers()
        if len(races) < COLUMN or len(powers) < COLUMN:
            raise wrong("column", "missing, and too few tiles are named nowhere to fill it (20.3)")
        rows = [
            {"race": RACE_WORDS[race], "power": POWER_WORDS[power]}
            for race, power in zip(races[: int(COLUMN)], powers[: int(COLUMN)], strict=True)
        ]
    else:
        rows = shape.row(read["column"], "column", most=int(COLUMN))
    for slot in range(int(COLUMN)):
        state.column_race[slot] = state.column_power[slot] = NONE
        state.column_coins[slot] = 0
    for slot, row in enumerate(rows):
        field = f"column[{slot}]"
        combo = shape.mapping(row, field, ["race", "power"], ["coins"])
        state.column_race[slot] = named.race(combo["race"], f"{field}.race")
        state.column_power[slot] = named.power(combo["power"], f"{field}.power")
        state.column_coins[slot] = shape.whole(combo.get("coins", 0), f"{field}.coins", 0, MOST_COINS_ON_A_COMBO)


def refuse_too_few(state: SmallWorld, filled: bool) -> None:
    """4.5, 16.4 What is missing on offer has no tiles; 4.1 and whoever must choose finds a combo.

    `filled`: the stacks are what the column left over. Stacks that were given are taken as they stand: with fewer
    tiles than the box holds, one may have come back to them after the column had closed up.
    """
    seats = range(int(state.seats))
    held = [state.power[seat] for seat in seats] + [state.declined_power[seat] for seat in seats]
    offered = [*state.row_power] if state.teams else [*state.column_power]
    field = "column.powers" if state.teams else "column"
    badges = int(state.n_badges) + len([power for power in POWER_BITS[1:] if state.powers_out & power])
    banners = int(state.stacked[0])
    if offered[-1] == NONE and badges > 0 and (state.teams or banners > 0) and filled:
        raise wrong(field, f"must have {len(offered)} entries while there are tiles in the stacks (4.5)")
    if offered != sorted(offered, key=lambda power: power == NONE):
        raise wrong(field, "what runs dry first stands last (4.5)")
    badges += len([power for power in offered + held if power != NONE])
    if badges <= 2 * len(seats):
        raise wrong("powers", f"{badges} badges are too few for {len(seats)} players (4.5)")
    races = [state.active[seat] for seat in seats] + [state.declined[seat] for seat in seats] + [*state.column_race]
    banners += len([race for race in races if race != NONE])
    if not state.teams and banners <= 2 * len(seats):
        raise wrong("races", f"{banners} banners are too few for {len(seats)} players (4.5)")


# 16.2 The team game


def load_team_stacks(state: SmallWorld, read: Mapping[str, Any], named: Named) -> dict[int, list[int]]:
    """20.2 The stacks given, by faction."""
    words = [FACTIONS[faction] for faction in factions(state)]
    given = read.get("races", {})
    shape.mapping(given, "races", [], words)
    stacks: dict[int, list[int]] = {}
    for faction in factions(state):
        word = FACTIONS[faction]
        if word in given:
            field = f"races.{word}"
            stacks[faction] = [
                team_race(named, race, faction, f"{field}[{i}]") for i, race in enumerate(shape.row(given[word], field))
            ]
    return stacks


def team_race(named: Named, word: Any, faction: int, field: str) -> int:
    """16.2 A banner of this faction."""
    race = named.race(word, field)
    if RACE_TABLE[race].faction != faction:
        raise wrong(field, f"{word} is not of the {FACTIONS[faction]} faction (11)")
    return race


def load_rows(state: SmallWorld, read: Mapping[str, Any], named: Named, stacks: dict[int, list[int]]) -> None:
    """16.2 Four rows, a badge and a banner of each faction; what is left out is filled."""
    words = [FACTIONS[faction] for faction in factions(state)]
    column = shape.mapping(read.get("column", {}), "column", [], ["powers", *words])
    powers = shape.row(column["powers"], "column.powers", int(ROWS)) if "powers" in column else None
    for row in range(int(ROWS)):
        state.row_power[row] = NONE
        if powers is not None and powers[row] is not None:
            state.row_power[row] = named.power(powers[row], f"column.powers[{row}]")
    if powers is None:
        for row, power in enumerate(named.free_powers()[: int(ROWS)]):
            state.row_power[row] = named.power(POWER_WORDS[power], "column.powers")
    known = shape.mapping(read.get("races_known", {}), "races_known", [], words)
    for faction in range(len(FACTIONS)):
        word = FACTIONS[faction]
        first = faction * int(ROWS)
        for row in range(int(ROWS)):
            state.row_race[first + row] = NONE
        state.stacked[faction] = state.known[faction] = 0
        if word not in words:
            continue
        if word in column:
            for row, race in enumerate(shape.row(column[word], f"column.{word}", int(ROWS))):
                if race is not None:
                    field = f"column.{word}[{row}]"
                    state.row_race[first + row] = team_race(named, race, faction, field)
        else:
            for row, free in enumerate(named.free_races(faction)[: int(ROWS)]):
                state.row_race[first + row] = named.race(RACE_WORDS[free], f"column.{word}")
        lay_stack(state, faction, stacks.get(faction, named.free_races(faction)))
        state.known[faction] = shape.whole(known.get(word, 0), f"races_known.{word}", 0, int(state.stacked[faction]))
        refuse_gaps(state, faction)


def refuse_gaps(state: SmallWorld, faction: int) -> None:
    """16.5 Only top rows run dry, and only when the stack has."""
    field = f"column.{FACTIONS[faction]}"
    rows = [state.row_race[faction * int(ROWS) + row] != NONE for row in range(int(ROWS))]
    if rows != sorted(rows, reverse=True):
        raise wrong(field, "the top rows run dry first (16.5)")
    if not all(rows) and state.stacked[faction] > 0:
        raise wrong(field, "a row without a banner is filled at once while the stack has one (16.5)")
    members = [seat for seat in range(int(state.seats)) if state.team_of(seat) == faction]
    held = len([race for seat in members for race in (state.active[seat], state.declined[seat]) if race != NONE])
    if held + sum(rows) + int(state.stacked[faction]) < 2 * len(members):
        raise wrong(field, "row 0 has a banner when somebody must choose (16.5)")
