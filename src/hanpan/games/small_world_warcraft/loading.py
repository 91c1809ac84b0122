"""20.3 A position read strictly: what the rules exclude is a ValueError that names the field and the clause.

Islands and what stands on them; `loading_tiles` reads the combos, `loading_players` the players and the turn.
"""

from collections.abc import Mapping
from typing import Any

from hanpan.core import shape
from hanpan.core.action import Plain
from hanpan.core.shape import wrong
from hanpan.games.small_world_warcraft.atlas import Face, face_from_plain
from hanpan.games.small_world_warcraft.loading_players import load_players, load_turn, refuse_pointless
from hanpan.games.small_world_warcraft.loading_tiles import load_tiles
from hanpan.games.small_world_warcraft.rules.law import SmallWorld
from hanpan.games.small_world_warcraft.rules.powers import has_beasts
from hanpan.games.small_world_warcraft.rules.races import floor_of, keeps_water
from hanpan.games.small_world_warcraft.tables import (
    BEASTS,
    BLAST,
    BLASTS,
    BOARDS,
    BOMB_CODES,
    DUD,
    DUDS,
    FACE_ROOM,
    FORTS,
    LAKE,
    MARKERS,
    MURLOC,
    MURLOCS,
    NO_BOMB,
    OBJECTIVES,
    PORTAL,
    RACE_TABLE,
    RACES,
    TOWERS,
    WALLS,
)
from hanpan.games.small_world_warcraft.words import MARKER_WORDS, RACE_WORDS, read_region

FIELDS = ["boards", "players", "turn", "phase"]
MORE_FIELDS = [
    "faces",
    "round",
    "rounds",
    "starter",
    "column",
    "races",
    "races_known",
    "powers",
    "powers_out",
    "regions",
    "markers",
    "box",
    "objectives",
    "bombs",
    "harmony",
    "refugees",
    "this_turn",
]


def load_position(state: SmallWorld, position: Plain) -> None:
    """Set up a position: every field that is left out has its empty value."""
    read = shape.mapping(position, "", FIELDS, MORE_FIELDS)
    load_boards(state, read)
    load_players(state, read)
    load_regions(state, read.get("regions", {}))
    load_markers(state, read)
    load_objectives(state, read.get("objectives", []))
    load_bombs(state, read.get("bombs", {}))
    load_tiles(state, read)
    load_turn(state, read)
    refuse_too_many(state)
    refuse_pointless(state)


def region_of(state: SmallWorld, value: Any, field: str) -> int:
    """A region of this match, from its name."""
    name = read_region(value) if isinstance(value, str) else None
    r = -1 if name is None else int(state.region(name))
    if r < 0:
        raise wrong(field, f"{value!r} is no region of these boards")
    return r


# 2.2, 20.3 Islands


def load_boards(state: SmallWorld, read: Mapping[str, Any]) -> None:
    """20.3 The islands in the order given: those written out here come before shipped ones."""
    own: dict[str, Face] = {}
    faces = read.get("faces", {})
    if not isinstance(faces, Mapping):
        raise wrong("faces", "must be a mapping, a face under each name")
    for name, plain in faces.items():
        own[str(name)] = face_from_plain(str(name), plain, f"faces.{name}")
    shipped = {face.name: face for face in state.atlas}
    names = shape.row(read["boards"], "boards", most=int(BOARDS))
    if not names:
        raise wrong("boards", "at least one island lies on the table (20.3)")
    state.clear_boards()
    for i, name in enumerate(names):
        face = own.get(name) or shipped.get(name) if isinstance(name, str) else None
        if face is None:
            raise wrong(f"boards[{i}]", f"there is no face {name!r}, neither in `faces` nor in the box")
        if name[:2] in [other[:2] for other in names[:i]]:
            raise wrong(f"boards[{i}]", f"the board {name[:2]} lies on the table once (2.2)")
        if name in own:
            state.own_faces |= SLOT_BITS[i]
        state.lay_board(face)
    for name in own:
        if name not in names:
            raise wrong(f"faces.{name}", "is not among the boards")


SLOT_BITS = [1, 2, 4, 8, 16]


# 20 What stands in the regions


def load_regions(state: SmallWorld, regions: Any) -> None:
    """20 Tokens and what stands beside them."""
    if not isinstance(regions, Mapping):
        raise wrong("regions", "must be a mapping, what stands there under each region")
    for name, plain in regions.items():
        field = f"regions.{name}"
        r = region_of(state, name, field)
        if plain is not None:
            load_region(state, r, plain, field)


def load_region(state: SmallWorld, r: int, plain: Any, field: str) -> None:
    """20 One region: a race of a player in it, or a Murloc, and its special tokens."""
    read = shape.mapping(plain, field, ["race", "tokens"], ["wall", "fort", "tower", "beasts"])
    race = shape.word(read["race"], f"{field}.race", RACE_WORDS[1:]) + 1
    most = 1 if race == MURLOC else RACE_TABLE[race].tokens
    tokens = shape.whole(read["tokens"], f"{field}.tokens", 1, most)
    if race != MURLOC and state.holder[race] < 0:
        raise wrong(f"{field}.race", f"no player has {RACE_WORDS[race]}, neither active nor in decline")
    if race != MURLOC and tokens < floor_of(race):
        raise wrong(f"{field}.tokens", f"must be at least {floor_of(race)} (1.4)")
    if state.terrain[r] <= LAKE and not keeps_water(race):
        raise wrong(f"{field}.race", "water is held by Naga alone (3.1)")
    state.race[r] = race
    state.tokens[r] = tokens
    state.wall[r] = flag(read.get("wall", False), f"{field}.wall")
    state.fort[r] = flag(read.get("fort", False), f"{field}.fort")
    state.tower[r] = flag(read.get("tower", False), f"{field}.tower")
    state.beasts[r] = shape.whole(read.get("beasts", 0), f"{field}.beasts", 0, BEASTS)
    extras: int = state.wall[r] + state.fort[r] + state.tower[r] + state.beasts[r]
    if race == MURLOC and extras > 0:
        raise wrong(field, "nothing but a Murloc stands where a Murloc stands (7.3)")
    if state.tower[r] == 1 and state.is_active(race) and state.power[state.holder[race]] == PORTAL:
        raise wrong(f"{field}.tower", "Towers never move, so none stands with the Portal Mage (14.10)")
    if state.beasts[r] > 0 and not (state.is_active(race) and has_beasts(state.power[state.holder[race]])):
        raise wrong(f"{field}.beasts", "Beasts live with the active race of the Beastmaster (14.6)")


def flag(value: Any, field: str) -> int:
    """True or false, as 1 or 0."""
    if type(value) is not bool:
        raise wrong(field, "must be true or false")
    return int(value)


# 13 Markers


def load_markers(state: SmallWorld, read: Mapping[str, Any]) -> None:
    """2.3, 13 One marker a board at most, none twice; what is named nowhere lies in the box."""
    markers = read.get("markers", {})
    if not isinstance(markers, Mapping):
        raise wrong("markers", "must be a mapping, a marker under each board")
    names = shape.row(read["boards"], "boards")
    named: set[int] = set()
    for board, plain in markers.items():
        field = f"markers.{board}"
        if board not in names:
            raise wrong(field, "is not among the boards")
        row = shape.mapping(plain, field, ["id", "at", "up"])
        marker = shape.word(row["id"], f"{field}.id", MARKER_WORDS[1:]) + 1
        if marker in named:
            raise wrong(f"{field}.id", f"there is one {MARKER_WORDS[marker]} (13)")
        named.add(marker)
        slot = names.index(board)
        state.marker[slot] = marker
        state.marker_at[slot] = region_of(state, row["at"], f"{field}.at")
        state.marker_up[slot] = flag(row["up"], f"{field}.up")
    box = [marker for marker in range(1, int(MARKERS) + 1) if marker not in named]
    if "box" in read:
        box = [marker + 1 for marker in shape.words(read["box"], "box", MARKER_WORDS[1:])]
    state.box = 0
    for marker in box:
        if marker in named:
            raise wrong("box", f"there is one {MARKER_WORDS[marker]} (13)")
        named.add(marker)
        state.box |= MARKER_BITS[marker]


MARKER_BITS = [2**marker for marker in range(int(MARKERS) + 1)]
REGION_BITS = [2**number for number in range(int(FACE_ROOM))]


# 11.1, 14.4 Objectives and bombs


def load_objectives(state: SmallWorld, objectives: Any) -> None:
    """11.1 At most two, of an active race that has them."""
    rows = shape.row(objectives, "objectives", most=OBJECTIVES)
    for i, name in enumerate(rows):
        field = f"objectives[{i}]"
        r = region_of(state, name, field)
        slot, bit = r // int(FACE_ROOM), REGION_BITS[r % int(FACE_ROOM)]
        if state.objectives[slot] & bit:
            raise wrong(field, "one Objective a region (11.1)")
        if state.terrain[r] <= LAKE:
            raise wrong(field, "Objectives lie on land (11.1)")
        state.objectives[slot] |= bit
    if rows and state.objectives_owner() < 0:
        raise wrong("objectives", "no active race has them (14.1)")


def load_bombs(state: SmallWorld, bombs: Any) -> None:
    """14.4 Twelve bombs, in the pool or placed."""
    read = shape.mapping(bombs, "bombs", [], ["pool", "placed"])
    placed = read.get("placed", {})
    if not isinstance(placed, Mapping):
        raise wrong("bombs.placed", "must be a mapping, a bomb under each region")
    lying = [0, 0, 0]
    for name, plain in placed.items():
        field = f"bombs.placed.{name}"
        r = region_of(state, name, field)
        kind = shape.word(plain, field, BOMB_CODES[1:]) + 1
        if state.bomb[r] != NO_BOMB:
            raise wrong(field, "one bomb a region (14.4)")
        state.bomb[r] = kind
        lying[kind] += 1
    if placed and state.bombs_owner() < 0:
        raise wrong("bombs.placed", "no active race has laid them (14.4)")
    pool = shape.mapping(read.get("pool", {}), "bombs.pool", [], ["blast", "dud"])
    state.blasts = shape.whole(pool.get("blast", BLASTS - lying[BLAST]), "bombs.pool.blast", 0, BLASTS)
    state.duds = shape.whole(pool.get("dud", DUDS - lying[DUD]), "bombs.pool.dud", 0, DUDS)
    if state.blasts + lying[BLAST] != BLASTS or state.duds + lying[DUD] != DUDS:
        raise wrong("bombs", f"there are {BLASTS} blasts and {DUDS} duds, placed and in the pool (14.4)")


# Counts


def refuse_too_many(state: SmallWorld) -> None:
    """14, 11 No more tokens than there are, of any kind."""
    here = [state.places[i] for i in range(int(state.n_places))]
    for field, found, most in (
        ("wall", sum([int(state.wall[r]) for r in here]), WALLS),
        ("fort", sum([int(state.fort[r]) for r in here]), FORTS),
        ("tower", sum([int(state.tower[r]) for r in here]), TOWERS),
        ("murloc", len([r for r in here if state.race[r] == MURLOC]), MURLOCS),
    ):
        if found > most:
            raise wrong("regions", f"{found} times {field}: there are {most} (14)")
    beasts = sum([int(state.beasts[r]) for r in here])
    beasts += sum([int(state.hand_beasts[seat]) for seat in range(int(state.seats))])
    if beasts > BEASTS:
        raise wrong("regions", f"{beasts} Beasts: there are {BEASTS} (14.6)")
    for race in range(1, int(RACES) + 1):
        tokens = sum([int(state.tokens[r]) for r in here if state.race[r] == race])
        seat = state.holder[race]
        if seat >= 0 and state.active[seat] == race:
            tokens += int(state.hand[seat]) + int(state.refugees[seat])
        if tokens > RACE_TABLE[race].tokens:
            raise wrong("regions", f"{tokens} tokens of {RACE_WORDS[race]}: there are {RACE_TABLE[race].tokens} (11)")
