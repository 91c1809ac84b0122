"""Positions of Small World of Warcraft that can be loaded, and those that cannot: each is refused by its field."""

import copy
from typing import Any

import pytest

import hanpan

FACES: dict[str, Any] = {
    "T1a": {
        "regions": {
            0: {"terrain": "sea"},
            1: {"terrain": "field", "symbols": ["landing"]},
            2: {"terrain": "forest"},
            3: {"terrain": "mountain", "symbols": ["cavern", "murloc"]},
            4: {"terrain": "hill", "symbols": ["landing", "magic"]},
            5: {"terrain": "swamp", "symbols": ["marker"]},
            6: {"terrain": "mountain"},
            7: {"terrain": "forest", "symbols": ["magic", "murloc"]},
            8: {"terrain": "hill", "symbols": ["landing", "cavern"]},
            9: {"terrain": "field"},
            10: {"terrain": "lake"},
        },
        "borders": [
            [0, 1], [0, 4], [0, 7], [0, 8], [1, 2], [1, 4], [2, 3], [2, 5], [3, 6], [4, 5], [4, 7], [5, 6], [5, 8],
            [5, 10], [6, 9], [6, 10], [7, 8], [8, 9], [8, 10], [9, 10],
        ],
    },
}  # fmt: skip
DWARVES: dict[str, Any] = {"race": "dwarf", "power": "farmer", "hand": 3}
ORCS: dict[str, Any] = {"race": "orc", "power": "miner", "hand": 0}
PLAYERS: dict[int, Any] = {0: {"coins": 5, "active": DWARVES}, 1: {"coins": 5, "active": ORCS}}
REGIONS: dict[str, Any] = {"T1a1": {"race": "dwarf", "tokens": 1}, "T1a9": {"race": "orc", "tokens": 2}}


def position(**fields: Any) -> dict[str, Any]:
    """A turn of Dwarves against Orcs; whatever is given replaces the rest."""
    made = {
        "boards": ["T1a"],
        "faces": FACES,
        "turn": 0,
        "phase": "start",
        "players": PLAYERS,
        "regions": REGIONS,
    }
    return copy.deepcopy({**made, **fields})


def without(name: str) -> dict[str, Any]:
    return {key: value for key, value in position().items() if key != name}


def dwarves(**fields: Any) -> dict[str, Any]:
    """The same, something else in the Dwarves' player's hand."""
    return position(players={**PLAYERS, 0: {"coins": 5, "active": {**DWARVES, **fields}}})


def combo(race: str, power: str, region: str = "T1a1", tokens: int = 1, **fields: Any) -> dict[str, Any]:
    """Another combo for seat 0, which stands in one region."""
    players = {**PLAYERS, 0: {"coins": 5, "active": {"race": race, "power": power, "hand": 3, **fields}}}
    return position(players=players, regions={"T1a9": REGIONS["T1a9"], region: {"race": race, "tokens": tokens}})


def region(name: str, **fields: Any) -> dict[str, Any]:
    """Something else in one region."""
    return position(regions={**REGIONS, name: fields})


def load(told: Any, **rest: Any) -> hanpan.Match:
    return hanpan.load("small_world_warcraft", told, **{"seats": 2, **rest})


PANDAREN = combo("pandaren", "farmer")
HUMANS = combo("human", "farmer")
GOBLINS = combo("goblin", "farmer")

GOOD: list[tuple[str, dict[str, Any]]] = [
    ("a start", position()),
    ("a start on a shipped island", position(boards=["S1a"], faces={}, regions={"S1a1": REGIONS["T1a1"]})),
    ("a race without a token", position(regions={})),
    ("a choice", position(phase="pick", players={**PLAYERS, 0: {"coins": 0}}, regions={})),
    ("a redeployment", position(phase="redeploy")),
    ("refugees", position(phase="refugees", refugees={1: 1}, regions={
        **REGIONS, "T1a6": {"race": "orc", "tokens": 1}})),
    ("bombs", GOBLINS | {"bombs": {"pool": {"blast": 5, "dud": 6}, "placed": {"T1a9": "blast"}}}),
    ("Objectives", HUMANS | {"objectives": ["T1a2", "T1a9"]}),
    ("Harmony", PANDAREN | {"harmony": {"holders": [1], "attackers": []}}),
    ("a form", dwarves() | combo("worgen", "farmer", form="wolf")),
    ("a captive Champion", combo("dwarf", "champion", champion="@1")),
    ("a marker", position(markers={"T1a": {"id": "rift", "at": "T1a5", "up": False}})),
    ("twenty tokens", combo("forsaken", "farmer", tokens=17)),
    ("no tile but those laid out", position(races=[], powers=[])),
]  # fmt: skip


@pytest.mark.parametrize("told", [told for _, told in GOOD], ids=[name for name, _ in GOOD])
def test_a_position_that_can_be_is_loaded_and_written_as_it_is(told: dict[str, Any]) -> None:
    before = copy.deepcopy(told)
    full = load(told).position()
    assert told == before, "loading changes nothing of what it is given"
    assert load(full).position() == full
    for name in ("boards", "turn", "phase"):
        assert full[name] == told[name]


BAD: list[tuple[str, Any, str]] = [
    ("no mapping", [], ""),
    ("text", "start", ""),
    *[(f"no {name}", without(name), name) for name in ("boards", "players", "turn", "phase")],
    ("an unknown field", position(colour="red"), "colour"),
    ("a view's field", position(to_act=[0]), "to_act"),
    ("no board", position(boards=[]), "boards"),
    ("an unknown board", position(boards=["X1a"], regions={}), "boards"),
    ("a board twice", position(boards=["T1a", "T1a"]), "boards"),
    ("both faces of a board", position(boards=["S1a", "S1b"], faces={}, regions={}), "boards"),
    ("an unknown terrain", position(faces={"T1a": {
        "regions": {0: {"terrain": "sea"}, 1: {"terrain": "desert"}}, "borders": [[0, 1]]}}, regions={}), "faces"),
    ("a border to nowhere", position(faces={"T1a": {
        "regions": {0: {"terrain": "sea"}, 1: {"terrain": "hill"}}, "borders": [[0, 7]]}}, regions={}), "faces"),
    ("three players", position(players={**PLAYERS, 2: {"coins": 5}}), "players"),
    ("one player", position(players={0: PLAYERS[0]}), "players"),
    ("an unknown phase", position(phase="sleep"), "phase"),
    ("turn 2", position(turn=2), "turn"),
    ("nobody's turn", position(turn=None), "turn"),
    ("round 0", position(round=0), "round"),
    ("a round too many", position(round=11, rounds=10), "round"),
    ("no rounds", position(rounds=0), "rounds"),
    ("starter 2", position(starter=2), "starter"),
    ("negative coins", position(players={**PLAYERS, 1: {"coins": -1, "active": ORCS}}), "players.1.coins"),
    ("hidden coins", position(players={**PLAYERS, 1: {"coins": {"hidden": True}, "active": ORCS}}), "players.1.coins"),
    ("an unknown race", combo("elf", "farmer"), "race"),
    ("an unknown power", combo("dwarf", "baker"), "power"),
    ("a Murloc as a race", combo("murloc", "farmer"), "race"),
    ("one banner twice", position(players={**PLAYERS, 1: {"coins": 5, "active": {**ORCS, "race": "dwarf"}}}), "race"),
    ("one badge twice", position(players={**PLAYERS, 1: {"coins": 5, "active": {**ORCS, "power": "farmer"}}}), "power"),
    ("a banner with a player and in the column", position(column=[
        {"race": race, "power": power, "coins": 0} for race, power in zip(
            ["dwarf", "human", "gnome", "nightelf", "draenei", "worgen"],
            ["ranger", "fisher", "marsh", "portal", "champion", "explorer"], strict=True)]), "column"),
    ("five combos", position(column=[
        {"race": race, "power": power, "coins": 0} for race, power in zip(
            ["human", "gnome", "nightelf", "draenei", "worgen"],
            ["ranger", "fisher", "marsh", "portal", "champion"], strict=True)]), "column"),
    ("no combo and no stack", position(column=[], races=[], powers=[]), "powers"),
    ("no banner but the players'", position(column=[], races=[]), "races"),
    ("a banner with a player and in the stack", position(races=["dwarf"]), "races"),
    ("a banner twice in the stack", position(races=["human", "human"]), "races"),
    ("a badge with a player and out of play", position(powers_out=["farmer"]), "powers_out"),
    ("more known than there are", position(races_known=10), "races_known"),
    ("eleven Dwarves", position(regions={**REGIONS, "T1a2": {"race": "dwarf", "tokens": 7}}), "regions"),
    ("twelve Orcs with refugees", position(
        regions={**REGIONS, "T1a2": {"race": "orc", "tokens": 9}}, refugees={1: 1}), "regions"),
    ("a hand beyond the tray", dwarves(hand=11), "hand"),
    ("a negative hand", dwarves(hand=-1), "hand"),
    ("no token", region("T1a2", race="dwarf", tokens=0), "T1a2"),
    ("a single Tauren", combo("tauren", "farmer", tokens=1), "T1a1"),
    ("a race nobody has", region("T1a2", race="troll", tokens=1), "T1a2"),
    ("two Murlocs in a region", region("T1a3", race="murloc", tokens=2), "T1a3"),
    ("Dwarves in a lake", region("T1a10", race="dwarf", tokens=1), "T1a10"),
    ("an unknown region", region("T1a11", race="dwarf", tokens=1), "T1a11"),
    ("a region of another island", region("L1a1", race="dwarf", tokens=1), "L1a1"),
    ("eleven Forts", position(
        boards=["T1a", "S1a"],
        players={**PLAYERS, 0: {"coins": 5, "active": {"race": "forsaken", "power": "garrisoned", "hand": 0}}},
        regions={name: {"race": "forsaken", "tokens": 1, "fort": True} for name in (
            *[f"T1a{n}" for n in range(1, 10)], "S1a1", "S1a2")}), "regions"),
    ("Beasts of nobody", position(regions={**REGIONS, "T1a1": {"race": "dwarf", "tokens": 1, "beasts": 1}}), "T1a1"),
    ("Beasts in a hand without the power", dwarves(beasts=1), "beasts"),
    ("six Beasts", combo("dwarf", "beastmaster", beasts=6), "beasts"),
    ("a Tower that a portal could leave behind", combo("dwarf", "portal") | {"regions": {
        "T1a1": {"race": "dwarf", "tokens": 1, "tower": True}}}, "T1a1.tower"),
    ("a Champion without the power", dwarves(champion="hand"), "champion"),
    ("a Champion nowhere", combo("dwarf", "champion", champion=None), "champion"),
    ("a Champion in a foreign region", combo("dwarf", "champion", champion="T1a9"), "champion"),
    ("a Champion captive at home", combo("dwarf", "champion", champion="@0"), "champion"),
    ("a list of Champions", combo("dwarf", "champion", champion=["T1a1"]), "champion"),
    ("a Champion with a name", combo("dwarf", "champion", champion={"at": "T1a1"}), "champion"),
    ("a Champion captive with nobody", combo("dwarf", "champion", champion="@2"), "champion"),
    ("a form of Dwarves", dwarves(form="wolf"), "form"),
    ("a form in another's turn", combo("worgen", "farmer", form="wolf") | {"turn": 1}, "form"),
    ("a form that outlives its turn", combo("worgen", "farmer", form="wolf") | {
        "phase": "refugees", "refugees": {1: 1}, "regions": {
            "T1a9": REGIONS["T1a9"], "T1a6": {"race": "orc", "tokens": 1}}}, "form"),
    ("an unknown form", combo("worgen", "farmer", form="bear"), "form"),
    ("an unknown marker", position(markers={"T1a": {"id": "ring", "at": "T1a5", "up": True}}), "markers"),
    ("a marker of another island", position(markers={"S1a": {"id": "rift", "at": "T1a5", "up": True}}), "markers"),
    ("a marker nowhere", position(markers={"T1a": {"id": "rift", "at": "T1a11", "up": True}}), "markers"),
    ("a marker here and in the box", position(
        markers={"T1a": {"id": "rift", "at": "T1a5", "up": True}}, box=["rift"]), "box"),
    ("a marker twice in the box", position(box=["rift", "rift"]), "box"),
    ("three Objectives", HUMANS | {"objectives": ["T1a2", "T1a3", "T1a4"]}, "objectives"),
    ("two Objectives in a region", HUMANS | {"objectives": ["T1a2", "T1a2"]}, "objectives"),
    ("an Objective in a lake", HUMANS | {"objectives": ["T1a10"]}, "objectives"),
    ("an Objective without Humans", position(objectives=["T1a2"]), "objectives"),
    ("thirteen bombs", GOBLINS | {"bombs": {"pool": {"blast": 6, "dud": 6}, "placed": {"T1a9": "dud"}}}, "bombs"),
    ("eleven bombs", GOBLINS | {"bombs": {"pool": {"blast": 5, "dud": 6}, "placed": {}}}, "bombs"),
    ("a bomb without Goblins", position(bombs={"pool": {"blast": 5, "dud": 6}, "placed": {"T1a9": "blast"}}), "bombs"),
    ("Harmony without Pandaren", position(harmony={"holders": [1], "attackers": []}), "harmony"),
    ("Harmony of the Pandaren themselves", PANDAREN | {"harmony": {"holders": [0], "attackers": []}}, "harmony"),
    ("Harmony twice", PANDAREN | {"harmony": {"holders": [1, 1], "attackers": []}}, "harmony"),
    ("refugees of nobody", position(refugees={2: 1}), "refugees"),
    ("refugees of a player without a race", position(
        players={**PLAYERS, 1: {"coins": 5}}, regions={"T1a1": REGIONS["T1a1"]}, refugees={1: 1}), "refugees"),
    ("a die of 4", position(phase="redeploy", this_turn={"die": 4}), "this_turn.die"),
    ("two assaults", position(this_turn={"used": {"assault": 2}}), "this_turn.used.assault"),
    ("four intimidations", position(this_turn={"used": {"intimidate": 4}}), "this_turn.used.intimidate"),
    ("three swaps", position(this_turn={"used": {"portal": 3}}), "this_turn.used.portal"),
    ("something unknown used", position(this_turn={"used": {"axe": 1}}), "this_turn.used"),
    ("a conquest nowhere", position(this_turn={"conquests": [
        {"at": "T1a11", "race": None, "tokens": 0, "was": "empty"}]}), "this_turn.conquests"),
    ("a conquest of nothing", position(this_turn={"conquests": [
        {"at": "T1a1", "race": "orc", "tokens": 1, "was": "lost"}]}), "this_turn.conquests"),
    ("a conquest of an empty region with Orcs in it", position(this_turn={"conquests": [
        {"at": "T1a1", "race": "orc", "tokens": 2, "was": "empty"}]}), "this_turn.conquests"),
    ("a conquest of old Orcs who were nobody", position(this_turn={"conquests": [
        {"at": "T1a1", "race": None, "tokens": 0, "was": "mine"}]}), "this_turn.conquests"),
    ("a choice with a race", position(phase="pick"), "phase"),
    ("a start without a race", position(players={**PLAYERS, 0: {"coins": 5}}, regions={}), "phase"),
    ("a conquest without a race", position(phase="conquer", players={**PLAYERS, 0: {"coins": 5}}, regions={}), "phase"),
    ("a redeployment in which only done is legal", position(
        phase="redeploy", players={**PLAYERS, 0: {"coins": 5, "active": {**DWARVES, "hand": 0}}}), "phase"),
    ("refugees of nobody to place", position(phase="refugees"), "phase"),
    ("refugees that go by themselves", position(phase="refugees", refugees={1: 1}), "phase"),
    ("over, but somebody's turn", position(phase="over"), "turn"),
]  # fmt: skip


@pytest.mark.parametrize(("told", "field"), [(one, field) for _, one, field in BAD], ids=[name for name, _, _ in BAD])
def test_a_position_that_cannot_be_is_refused_by_its_field(told: Any, field: str) -> None:
    with pytest.raises(ValueError) as error:
        load(told)
    assert field in str(error.value)


TEAM_POSITION: dict[str, Any] = position(
    players={0: {"coins": 5}, 1: {"coins": 5}, 2: {"coins": 5}, 3: {"coins": 5}}, phase="pick", regions={}
)
ROWS: dict[str, Any] = {
    "powers": ["farmer", "navigator", "marsh", "miner"],
    "alliance": ["dwarf", "nightelf", "gnome", "human"],
    "horde": ["tauren", "forsaken", "bloodelf", "goblin"],
}


def test_rows_of_teams_are_loaded_and_written_as_they_are() -> None:
    full = load({**TEAM_POSITION, "column": ROWS}, seats=4, options={"teams": True}).position()
    assert full["column"] == ROWS
    assert load(full, seats=4, options={"teams": True}).position() == full


BAD_ROWS: list[tuple[str, Any]] = [
    ("six combos", [{"race": "dwarf", "power": "farmer", "coins": 0}] * 6),
    ("a Neutral row without a Neutral seat", {**ROWS, "neutral": ["naga", "kobold", "pandaren", "ethereal"]}),
    ("three badges", {**ROWS, "powers": ROWS["powers"][:3]}),
    ("a badge twice", {**ROWS, "powers": ["farmer", "farmer", "marsh", "miner"]}),
    ("a badge missing while the stack has some", {**ROWS, "powers": ["farmer", "navigator", "marsh", None]}),
    ("a banner missing while the stack has some", {**ROWS, "horde": ["tauren", "forsaken", "bloodelf", None]}),
    ("Orcs among the Alliance", {**ROWS, "alliance": ["orc", "nightelf", "gnome", "human"]}),
]


@pytest.mark.parametrize("rows", [rows for _, rows in BAD_ROWS], ids=[name for name, _ in BAD_ROWS])
def test_rows_of_teams_that_cannot_be_are_refused(rows: Any) -> None:
    with pytest.raises(ValueError, match="column"):
        load({**TEAM_POSITION, "column": rows}, seats=4, options={"teams": True})


BAD_TEAMS: list[tuple[str, dict[str, Any], str]] = [
    ("Orcs of the Alliance", {"players": {0: {"active": {"race": "orc", "power": "ranger"}}}}, "players.0.active.race"),
    ("old Naga of the Horde", {"players": {1: {"declined": {"race": "naga", "power": "ranger"}}}}, "declined.race"),
    ("a badge in a gap", {"column": {**ROWS, "powers": ["farmer", None, "marsh", None]}, "powers": []}, "powers"),
    ("four banners too few", {"column": {**ROWS, "horde": [None] * 4}, "races": {"horde": []}}, "column.horde"),
    ("nine badges too few", {"column": {**ROWS, "powers": [None] * 4}, "powers": []}, "powers"),
]


@pytest.mark.parametrize(("told", "field"), [row[1:] for row in BAD_TEAMS], ids=[row[0] for row in BAD_TEAMS])
def test_positions_of_teams_that_cannot_be_are_refused(told: dict[str, Any], field: str) -> None:
    players = {**TEAM_POSITION["players"], **told.get("players", {})}
    with pytest.raises(ValueError) as error:
        load({**TEAM_POSITION, **told, "players": players}, seats=4, options={"teams": True})
    assert field in str(error.value)


def test_a_column_without_tiles_below_it_is_written_as_it_can_be_loaded() -> None:
    """4.5 Law 4 also holds for a table with fewer tiles than the box has: the end of the column stays empty."""
    told = position(phase="pick", players={**PLAYERS, 0: {"coins": 5}}, regions={}, races=[], powers=[])
    match = load(told)
    match.do(0, "pick 2")
    full = match.position()
    assert [combo["coins"] for combo in full["column"]] == [1, 1, 0, 0, 0]
    assert load(full).position() == full


@pytest.mark.parametrize(
    "options",
    [
        {"faces": "L1a"},
        {"faces": "L1a,L1b"},
        {"faces": "L1a,S9a"},
        {"faces": "L1a,S1a,S2a"},
        {"faces": ""},
        {"rounds": 0},
        {"rounds": 13},
        {"new_combo": "never"},
        {"teams": 1},
        {"colour": "red"},
    ],
    ids=str,
)
def test_options_that_do_not_fit_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(ValueError):
        hanpan.new("small_world_warcraft", seats=2, options=options, seed="odd")
