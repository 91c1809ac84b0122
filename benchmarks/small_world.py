"""Figures of Small World of Warcraft: that nothing is lost, that everything is used, and what races and powers earn.

    python benchmarks/small_world.py [-n 10000] [--bot random|greedy] [--tables 2,3,4,5,teams] [--seed TEXT] [--json]

Every match is looked at after every turn: each tile, token, marker, bomb and coin must be somewhere, once; a match that
does not end is an error. `teams` is the team game at 2 to 5 seats in turn. Prints, for each race, power and marker,
how often it was taken (a marker: turned up) and how often what it does was done, then what was earned: the mean
final coins of those who had the race or power, the mean income of a turn with it, and the wins by seat. A race, power
or marker that was never used makes the exit status 1.
"""

import argparse
import json
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable
from statistics import mean, pstdev
from typing import Any

from hanpan.bots import bot_for
from hanpan.core.bot import Bot
from hanpan.core.chance import Fast
from hanpan.core.playout import Ears
from hanpan.core.sink import Sink
from hanpan.games import game
from hanpan.games.small_world_warcraft import tables as t
from hanpan.games.small_world_warcraft.actions import aids_of, number_of, verb_of, way_of
from hanpan.games.small_world_warcraft.rules.law import SmallWorld
from hanpan.games.small_world_warcraft.telling import lines_as_plain
from hanpan.games.small_world_warcraft.words import MARKER_WORDS, POWER_WORDS, RACE_WORDS
from hanpan.lab.batch import seeds
from hanpan.lab.interval import wilson

LONGEST = 20_000
TEAMS = "teams"


class Ledger(Sink):
    """Hears every event: what the bank pays, what is used, what is earned. The players' memories hear it too."""

    def __init__(self, state: SmallWorld, memories: list[Any]) -> None:
        self.ears = Ears(state, memories)
        self.match = state
        self.coins = 0
        self.used: Counter[str] = Counter()
        self.taken: Counter[str] = Counter()
        self.income: dict[str, list[int]] = defaultdict(list)
        self.had: list[set[str]] = []

    def begin(self) -> None:
        """A new match: everybody has the first coins (2.5)."""
        self.coins = int(t.COINS) * int(self.match.seats)
        self.had = [set() for seat in range(int(self.match.seats))]

    def emit(self, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        self.ears.emit(kind, a, b, c, d)
        if kind == t.PICKED:
            self.coins += (d >> 8 & 255) - (d & 255)
            names = [RACE_WORDS[b], POWER_WORDS[c]]
            self.taken.update(names)
            self.had[a].update(names)
        elif kind == t.PAID:
            self.coins += (c if a == t.THE_BANK else 0) - (c if b == t.THE_BANK else 0)
            if d == t.FOR_TOLL:
                self.used["marsh"] += 1
        elif kind == t.SCORED:
            self.scored(a, b, c)
        elif kind == t.CONQUERED:
            self.conquered(a & 15, b, a >> 16 & 7)
        elif kind == t.SAVED:
            self.saved(a)
        elif kind == t.MARKER_SHOWN:
            self.taken[MARKER_WORDS[b]] += 1
        elif kind in BY_EVENT:
            self.used[BY_EVENT[kind]] += 1

    def scored(self, seat: int, amount: int, lines: int) -> None:
        """9 What paid, and the income of a turn with a race and a power."""
        self.coins += amount
        match = self.match
        told = lines_as_plain(lines)
        race, power = RACE_WORDS[match.active[seat]], POWER_WORDS[match.power[seat]]
        if match.active[seat] != t.NONE:
            self.income[race].append(amount)
            self.income[power].append(amount)
        for line, name in (("race", race), ("power", power), ("eye", "eye"), ("rift", "rift")):
            if line in told:
                self.used[name] += 1
        if "magetower" in told:
            self.used["magetower"] += 1
        for slot in range(int(match.boards)):
            marker, at = match.marker[slot], match.marker_at[slot]
            if match.marker_up[slot] == 1 and match.is_own(seat, at):
                if MARKER_WORDS[marker] in ("stone", "tree", "aegis"):
                    self.used[MARKER_WORDS[marker]] += 1
                if MARKER_WORDS[marker] == "chapel" and match.tokens[at] >= 2:
                    self.used["chapel"] += 1
                if MARKER_WORDS[marker] == "battlefield" and "faction" in told:
                    self.used["battlefield"] += 1
        if race == "orc" and "faction" in told:
            self.used["orc"] += 1
        if race == "tauren" and told.get("regions", 0) > 0:
            self.used["tauren"] += 1

    def conquered(self, seat: int, name: int, was: int) -> None:
        """6 Conquests by which a passive race or power shows."""
        match = self.match
        r = match.region(name)
        race, power = RACE_WORDS[match.active[seat]], POWER_WORDS[match.power[seat]]
        if race == "dwarf" and match.terrain[r] == t.MOUNTAIN:
            self.used[race] += 1
        if race == "troll" and was != t.WAS_EMPTY:
            self.used[race] += 1
        if race == "kobold" and match.symbols[r] & t.CAVERN:
            self.used[race] += 1
        if race == "naga" and match.terrain[r] <= t.LAKE:
            self.used[race] += 1
        if power == "blacksmith" or (power == "navigator" and match.symbols[r] & t.LANDING):
            self.used[power] += 1

    def saved(self, seat: int) -> None:
        """7.4 By the Draenei, or by the Spirit Healer."""
        name = RACE_WORDS[self.match.active[seat]]
        self.used["draenei" if name == "draenei" and self.match.saves[seat] <= 1 else "healer"] += 1

    def acted(self, action: int) -> None:
        """18 Actions by which an ability shows."""
        verb = verb_of(action)
        if verb in BY_VERB:
            self.used[BY_VERB[verb]] += 1
        if verb in (t.CONQUER, t.REINFORCE):
            for name in (t.WAYS[way_of(action)], *[w for i, w in enumerate(t.AIDS) if aids_of(action) >> i & 1]):
                self.used[{"assault": "gnome", "warp": "ethereal"}.get(name, name)] += 1
            if number_of(action) > 0:
                self.used["beastmaster"] += 1


BY_EVENT = {
    t.OBJECTIVE_LAID: "human",
    t.WALL_BUILT: "nightelf",
    t.RAISED: "forsaken",
    t.BOMB_LAID: "goblin",
    t.HARMONY_GIVEN: "pandaren",
    t.FORT_BUILT: "garrisoned",
    t.TOWER_BUILT: "defensive",
    t.INTIMIDATED: "intimidating",
    t.SWAPPED: "portal",
}
BY_VERB = {
    t.FORM: "worgen",
    t.SEND_CHAMPION: "champion",
    t.RUNEBLADE_AT: "runeblade",
    t.BEAST: "beastmaster",
    t.CARRY_AEGIS: "aegis",
    t.CARRY_EYE: "eye",
}


# That nothing is lost


def missing(state: SmallWorld, coins: int, murlocs: int) -> list[str]:
    """What is not where it must be: tiles, tokens, markers, bombs, coins; empty when all is well."""
    faults: list[str] = []
    seats = range(int(state.seats))
    here = [state.places[i] for i in range(int(state.n_places))]
    races = Counter(tiles_of(state, state.active, state.declined) + banners(state))
    powers = Counter(tiles_of(state, state.power, state.declined_power) + badges(state))
    for name, found, all_of in (("races", races, t.RACES), ("powers", powers, t.POWERS)):
        box = all_of if not state.teams or state.seats % 2 == 1 or name == "powers" else t.RACES - 4
        if sum(found.values()) != box or any(n > 1 for n in found.values()):
            faults.append(f"{name}: {sorted(found.elements())}")
    for race in range(1, int(t.RACES) + 1):
        tokens = sum(state.tokens[r] for r in here if state.race[r] == race)
        tokens += sum(state.hand[seat] + state.refugees[seat] for seat in seats if state.active[seat] == race)
        if tokens > t.RACE_TABLE[race].tokens or (tokens > 0 and state.holder[race] < 0):
            faults.append(f"{tokens} tokens of {RACE_WORDS[race]}")
    markers = [state.marker[slot] for slot in range(int(state.boards))]
    markers += [marker for marker in range(1, int(t.MARKERS) + 1) if state.box >> marker & 1]
    if sorted(markers) != list(range(1, int(t.MARKERS) + 1)):
        faults.append(f"markers: {markers}")
    bombs = Counter(state.bomb[r] for r in here)
    if (state.blasts + bombs[t.BLAST], state.duds + bombs[t.DUD]) != (t.BLASTS, t.DUDS):
        faults.append("bombs")
    for name, cells, most in (
        ("walls", state.wall, t.WALLS),
        ("forts", state.fort, t.FORTS),
        ("towers", state.tower, t.TOWERS),
        ("Beasts", state.beasts, t.BEASTS),
    ):
        in_hand = sum(state.hand_beasts[seat] for seat in seats) if name == "Beasts" else 0
        if sum(cells[r] for r in here) + in_hand > most or any(cells[r] and state.race[r] == t.NONE for r in here):
            faults.append(name)
    if sum(state.race[r] == t.MURLOC for r in here) > murlocs:
        faults.append("Murlocs")
    lying = 0 if state.teams else sum(state.column_coins[slot] for slot in range(int(t.COLUMN)))
    if sum(state.coins[seat] for seat in seats) != coins or lying < 0:
        faults.append(f"coins: {coins} given out")
    return faults


def tiles_of(state: SmallWorld, *rows: Any) -> list[int]:
    """The tiles before the players."""
    return [row[seat] for row in rows for seat in range(int(state.seats)) if row[seat] != t.NONE]


def banners(state: SmallWorld) -> list[int]:
    """The banners on offer and stacked."""
    laid: Iterable[int] = state.row_race if state.teams else state.column_race
    stacks = [state.stack[f * int(t.STACK) + i] for f in range(3) for i in range(int(state.stacked[f]))]
    return [race for race in laid if race != t.NONE] + stacks


def badges(state: SmallWorld) -> list[int]:
    """The badges on offer, stacked and out."""
    laid: Iterable[int] = state.row_power if state.teams else state.column_power
    out = [power for power in range(1, int(t.POWERS) + 1) if state.powers_out >> power & 1]
    return [power for power in laid if power != t.NONE] + [state.badges[i] for i in range(int(state.n_badges))] + out


# Playing and counting


def counted(name: str, n: int, bot: str, seed: str, total: "Total") -> None:
    """Play so many matches at a table: a number of seats, or the team game at each in turn."""
    found = game("small_world_warcraft")
    kinds = [(int(name), False)] if name != TEAMS else [(seats, True) for seats in found.seats]
    for seats, teams in kinds:
        options = found.check_options({"teams": teams})
        state, hidden = found.new_state(seats, options), found.new_state(seats, options)
        assert isinstance(state, SmallWorld)
        memories = [found.new_memory(seat) for seat in range(seats)]
        ledger = Ledger(state, memories)
        players: list[Bot] = [bot_for(found, bot)] * seats
        for number in range(n // len(kinds)):
            ledger.begin()
            total.decisions += play(state, hidden, players, memories, ledger, f"{seed} {name} {seats}", number)
            total.matches[name] += 1
            for seat in range(seats):
                total.seats[name][seat][0] += state.rank(seat) == 1
                total.seats[name][seat][1] += 1
                for tile in ledger.had[seat]:
                    total.coins[tile].append(state.coins[seat] * 100 // max(1, mean_coins(state)))
                    total.plain_coins[tile].append(int(state.coins[seat]))
        total.used += ledger.used
        total.taken += ledger.taken
        for tile, amounts in ledger.income.items():
            total.income[tile] += amounts


def mean_coins(state: SmallWorld) -> int:
    """What the players have on the whole."""
    return sum(state.coins[seat] for seat in range(int(state.seats))) // int(state.seats)


def play(
    state: SmallWorld, hidden: Any, players: list[Bot], memories: list[Any], ledger: Ledger, seed: str, number: int
) -> int:
    """Play one match to its end, looking at everything after every turn; the decisions taken."""
    for memory in memories:
        memory.forget()
    chance, choice = (Fast(one) for one in seeds(seed, number))
    state.start(chance, ledger)
    murlocs = sum(state.race[state.places[i]] == t.MURLOC for i in range(int(state.n_places)))
    turn = -1
    for decisions in range(LONGEST):
        if state.turn != turn or state.asked() == 0:
            turn = state.turn
            faults = missing(state, ledger.coins, murlocs)
            if faults:
                raise ValueError(f"{seed}, match {number}, round {state.round}: {'; '.join(faults)}")
        if state.asked() == 0:
            return decisions
        seat = state.answerer
        hidden.copy_from(state)
        hidden.hide(seat)
        action = players[seat].choose(hidden, seat, memories[seat], choice)
        if state.check(seat, action) != 0:
            raise ValueError(f"{seed}, match {number}: action {action} is refused")
        ledger.acted(action)
        state.do(seat, action, chance, ledger)
    raise ValueError(f"{seed}, match {number}: no end after {LONGEST} decisions")


class Total:
    """What came of all matches."""

    def __init__(self) -> None:
        self.matches: Counter[str] = Counter()
        self.decisions = 0
        self.used: Counter[str] = Counter()
        self.taken: Counter[str] = Counter()
        self.income: dict[str, list[int]] = defaultdict(list)
        self.coins: dict[str, list[int]] = defaultdict(list)
        self.plain_coins: dict[str, list[int]] = defaultdict(list)
        self.seats: dict[str, dict[int, list[int]]] = defaultdict(lambda: defaultdict(lambda: [0, 0]))

    def rows(self, words: list[str]) -> list[dict[str, Any]]:
        """A row for each race, power or marker."""
        return [
            {
                "code": word,
                "taken": self.taken[word],
                "used": self.used[word],
                "coins": round(mean(self.plain_coins[word]), 1) if self.plain_coins[word] else None,
                "share": round(mean(self.coins[word]) / 100, 3) if self.coins[word] else None,
                "income": round(mean(self.income[word]), 2) if self.income[word] else None,
            }
            for word in words
        ]

    def plain(self) -> dict[str, Any]:
        """Everything, for programs."""
        return {
            "matches": dict(self.matches),
            "decisions": self.decisions,
            "races": self.rows(RACE_WORDS[1:-1]),
            "powers": self.rows(POWER_WORDS[1:]),
            "markers": self.rows(MARKER_WORDS[1:]),
            "wins_by_seat": {
                name: {seat: wilson(won, of) for seat, (won, of) in sorted(rows.items())}
                for name, rows in self.seats.items()
            },
        }


def out_of_line(rows: list[dict[str, Any]]) -> list[str]:
    """Those whose share of the coins lies more than two standard deviations from the mean of all."""
    shares = [row["share"] for row in rows if row["share"] is not None]
    if len(shares) < 2:
        return []
    middle, spread = mean(shares), pstdev(shares)
    return [row["code"] for row in rows if row["share"] is not None and abs(row["share"] - middle) > 2 * spread]


def show(told: dict[str, Any]) -> None:
    """For people."""
    print(f"{told['matches']} matches, {told['decisions']:,} decisions; nothing was lost")
    print(f"{'':14}{'taken':>9}{'used':>10}{'coins':>8}{'share':>8}{'income':>8}")
    for kind in ("races", "powers", "markers"):
        for row in told[kind]:
            cells = [row[column] if row[column] is not None else "–" for column in ("coins", "share", "income")]
            print(f"{row['code']:14}{row['taken']:9}{row['used']:10}{cells[0]:>8}{cells[1]:>8}{cells[2]:>8}")
        print(f"  out of line: {', '.join(out_of_line(told[kind])) or 'none'}")
    for name, rows in told["wins_by_seat"].items():
        print(f"{name:>6}: " + "  ".join(f"seat {seat} {rate:.3f}" for seat, (rate, low, high) in rows.items()))


def main() -> int:
    """Play, look, and print."""
    words = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    words.add_argument("-n", type=int, default=10_000, help="matches at each table")
    words.add_argument("--bot", default="random", help="who plays")
    words.add_argument("--tables", default="2,3,4,5,teams")
    words.add_argument("--seed", default="small world")
    words.add_argument("--json", action="store_true", help="for programs")
    asked = words.parse_args()
    total = Total()
    for name in asked.tables.split(","):
        counted(name, asked.n, asked.bot, asked.seed, total)
    told = total.plain()
    if asked.json:
        print(json.dumps(told))
    else:
        show(told)
    rows = [*told["races"], *told["powers"], *told["markers"]]
    unused = [row["code"] for row in rows if row["taken"] == 0 or row["used"] == 0]
    if unused:
        print(f"never used: {', '.join(unused)}", file=sys.stderr)
    return 1 if unused else 0


if __name__ == "__main__":
    sys.exit(main())
