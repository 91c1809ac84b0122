"""The laws of a face, 3.2 to 3.6 of the rulebook, and those of good drawing and fair play: each tells its faults."""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations

from shapely.geometry import LineString, Point, Polygon
from tools.maps.face import BOARD, Face

TERRAINS = ("field", "forest", "hill", "swamp", "mountain")
SYMBOLS = ("landing", "cavern", "magic", "murloc", "marker")
COUNTS = {
    "L": {"land": 11, "field": 2, "forest": 2, "hill": 2, "swamp": 2, "mountain": 3}
    | {"cavern": 2, "magic": 2, "landing": 4, "murloc": 4, "marker": 1, "shores": 6},
    "M": {"land": 9, "field": 2, "forest": 2, "hill": 2, "swamp": 1, "mountain": 2}
    | {"cavern": 2, "magic": 1, "landing": 3, "murloc": 3, "marker": 1, "shores": 5},
    "S": {"land": 7, "field": 2, "forest": 1, "hill": 2, "swamp": 1, "mountain": 1}
    | {"cavern": 1, "magic": 1, "landing": 3, "murloc": 2, "marker": 1, "shores": 4},
}
NAMES = {  # 3.6: Korean, English, lakes
    "L1a": ("솔바람 섬", "Pinewind Isle", 1),
    "L1b": ("너른 밀밭 섬", "Farwheat Isle", 2),
    "L2a": ("안개나루 섬", "Mistferry Isle", 0),
    "L2b": ("긴등 섬", "Longspine Isle", 1),
    "M1a": ("세 갈래 섬", "Threefork Isle", 1),
    "M1b": ("가마 섬", "Kiln Isle", 0),
    "M2a": ("쌍못 섬", "Twinpond Isle", 2),
    "M2b": ("갈대 섬", "Reed Isle", 1),
    "S1a": ("조약돌 섬", "Pebble Isle", 0),
    "S1b": ("등잔 섬", "Lamp Isle", 1),
    "S2a": ("소금못 섬", "Saltpond Isle", 1),
    "S2b": ("까치 섬", "Magpie Isle", 0),
}
ROOM = 60  # board units: the least radius about a label that is all the region's own
ROOM_WATER = 45
LEAST_BORDER = 34  # board units from end to end: a border one can see
Faults = Iterator[str]


def connected(numbers: set[int], face: Face) -> bool:
    """Whether one can walk between any two of these regions within them."""
    if not numbers:
        return True
    seen = {min(numbers)}
    todo = list(seen)
    while todo:
        for other in face.near(todo.pop()) & numbers - seen:
            seen.add(other)
            todo.append(other)
    return seen == numbers


def steps(face: Face, start: int) -> dict[int, int]:
    """How many borders every land region is away from this one, by land."""
    away = {start: 0}
    todo = [start]
    for number in todo:
        for other in sorted(face.near_land(number) - away.keys()):
            away[other] = away[number] + 1
            todo.append(other)
    return away


def file_form(face: Face) -> Faults:
    """3.2 The fields hold what they must: board and size of the name, points on the board, regions numbered on."""
    if face.face[:2] != face.board or face.board[:1] != face.size:
        yield f"face {face.face}, board {face.board} and size {face.size} do not agree"
    width, height = BOARD[face.size]
    for name, (x, y) in face.points.items():
        if not (isinstance(x, int) and isinstance(y, int) and 0 <= x <= width and 0 <= y <= height):
            yield f"point {name} is not a whole point of the board"
    if list(face.regions) != list(range(len(face.regions))):
        yield "the regions are not numbered from 0 in order"
    used = {name for region in face.regions.values() for name in region.outline}
    if used != face.points.keys():
        yield f"points nobody uses, or that are not there: {sorted(used ^ face.points.keys())}"


def sea_and_lakes_in_place(face: Face) -> Faults:
    """3.2, 3.3 Region 0 is the only sea, lakes come last."""
    terrains = [region.terrain for region in face.regions.values()]
    if terrains.count("sea") != 1 or terrains[0] != "sea":
        yield "region 0 must be the one sea"
    lakes = face.lakes()
    if lakes and lakes != list(range(len(terrains) - len(lakes), len(terrains))):
        yield "lakes come last"
    for number, region in face.regions.items():
        if region.terrain not in (*TERRAINS, "sea", "lake"):
            yield f"region {number} has no terrain the game knows"


def sea_along_a_part(face: Face) -> Faults:
    """3.3 The sea lies along one unbroken part of the coast, and the rest is the board's edge."""
    shared = set()
    for number in face.land():
        shared |= face.edges(0) & face.edges(number)
    outline = face.regions[0].outline
    ring = [frozenset(pair) in shared for pair in zip(outline, outline[1:] + outline[:1], strict=True)]
    if sum(a != b for a, b in zip(ring, ring[1:] + ring[:1], strict=True)) != 2:
        yield "the sea meets the coast in more than one stretch, or nowhere else"
    owners = Counter(edge for number in face.regions for edge in face.edges(number))
    if not any(owners[edge] == 1 for number in face.land() for edge in face.edges(number)):
        yield "no coast is the board's edge"


def numbers_of_kinds(face: Face) -> Faults:
    """3.4 Exactly these numbers of regions, terrains, symbols and shores."""
    counts = COUNTS[face.size]
    found = Counter(face.regions[number].terrain for number in face.land())
    found.update(symbol for region in face.regions.values() for symbol in region.symbols)
    found["land"] = len(face.land())
    found["shores"] = len(face.near_land(0))
    for word, count in counts.items():
        if found[word] != count:
            yield f"{word}: {found[word]} instead of {count}"


def land_connected(face: Face) -> Faults:
    """3.5a Land is connected without water, and every land region borders two or more."""
    if not connected(set(face.land()), face):
        yield "the land is not connected"
    for number in face.land():
        if len(face.near_land(number)) < 2:
            yield f"region {number} borders fewer than two land regions"


def no_bottleneck(face: Face) -> Faults:
    """Fair play: whichever land region one leaves out, the others are still connected."""
    for number in face.land():
        if not connected(set(face.land()) - {number}, face):
            yield f"region {number} alone joins two parts of the island"


def outlines_simple(face: Face) -> Faults:
    """3.5b Outlines are simple polygons."""
    for number, region in face.regions.items():
        if len(set(region.outline)) != len(region.outline) or not face.polygon(number).is_valid:
            yield f"the outline of region {number} touches or crosses itself"


def outlines_apart(face: Face) -> Faults:
    """3.5b Outlines do not overlap, and where regions touch they share points and edges."""
    shapes = {number: face.polygon(number).buffer(0) for number in face.regions}
    for a, b in combinations(face.regions, 2):
        if shapes[a].intersection(shapes[b]).area > 1e-6:
            yield f"regions {a} and {b} overlap"
        touch = shapes[a].boundary.intersection(shapes[b].boundary).length
        shared = sum(LineString([face.points[name] for name in edge]).length for edge in face.edges(a) & face.edges(b))
        if abs(touch - shared) > 1e-6:
            yield f"regions {a} and {b} touch where they share no edge"
    if len(set(face.points.values())) != len(face.points):
        yield "two points have one place"


def borders_are_shared_edges(face: Face) -> Faults:
    """3.2, 3.5b `borders` are exactly the shared edges, in order, smaller number first."""
    if face.borders != face.shared_edges():
        yield f"borders differ from the outlines: {sorted(set(face.borders) ^ set(face.shared_edges()))}"


def landings_at_the_sea(face: Face) -> Faults:
    """3.5c Every landing borders the sea, and two at least carry no Murloc and are no mountain."""
    for number in face.having("landing"):
        if 0 not in face.near(number):
            yield f"the landing {number} does not border the sea"
    free = [n for n in face.having("landing") if "murloc" not in face.regions[n].symbols]
    if sum(face.regions[n].terrain != "mountain" for n in free) < 2:
        yield "fewer than two landings are free of Murlocs and mountains"


def symbols_on_land(face: Face) -> Faults:
    """3.5d Symbols on land only, at most two in a region, none twice; the marker spot is no landing."""
    for number, region in face.regions.items():
        if region.symbols and region.terrain in ("sea", "lake"):
            yield f"the water {number} has a symbol"
        if len(region.symbols) > 2 or len(set(region.symbols)) != len(region.symbols):
            yield f"region {number} has too many symbols"
        if set(region.symbols) - set(SYMBOLS):
            yield f"region {number} has a symbol that the game does not know"
        if {"marker", "landing"} <= set(region.symbols):
            yield f"the marker spot {number} is a landing"


def lakes_among_land(face: Face) -> Faults:
    """3.5e A lake borders 2 to 5 land regions and no other water."""
    for lake in face.lakes():
        if not 2 <= len(face.near_land(lake)) <= 5:
            yield f"the lake {lake} borders {len(face.near_land(lake))} land regions"
        if face.near(lake) - face.near_land(lake):
            yield f"the lake {lake} borders water"


def field_for_a_tower(face: Face) -> Faults:
    """3.5f A field with at most 3 land neighbours exists (12.14)."""
    if not any(face.regions[n].terrain == "field" and len(face.near_land(n)) <= 3 for n in face.land()):
        yield "no field has three land neighbours or fewer"


def labels_inside(face: Face) -> Faults:
    """3.5g The label lies inside the outline."""
    for number, region in face.regions.items():
        if not face.polygon(number).contains(Point(region.label)):
            yield f"the label of region {number} lies outside"


def names_and_lakes(face: Face) -> Faults:
    """3.6 The names of the face and its number of lakes."""
    ko, en, lakes = NAMES[face.face]
    if face.name != {"ko": ko, "en": en}:
        yield f"the name is not {ko} · {en}"
    if len(face.lakes()) != lakes:
        yield f"{len(face.lakes())} lakes instead of {lakes}"


def room_for_pieces(face: Face) -> Faults:
    """Drawing: about every label there is room for tokens and symbols, at phone size too."""
    for number, region in face.regions.items():
        if region.terrain in ("sea", "lake"):
            least = ROOM_WATER
        else:
            least = ROOM
        free = Polygon(face.polygon(number)).exterior.distance(Point(region.label))
        if free < least:
            yield f"region {number} has {free:.0f} units about its label, not {least}"


def border_length(face: Face, a: int, b: int) -> float:
    """The way between the two farthest points of a border, in board units."""
    names = {name for edge in face.edges(a) & face.edges(b) for name in edge}
    places = [face.points[name] for name in names]
    return max((Point(p).distance(Point(q)) for p, q in combinations(places, 2)), default=0.0)


def borders_to_be_seen(face: Face) -> Faults:
    """Drawing: no border is so short that one could doubt it, and none is broken in two."""
    for a, b in face.shared_edges():
        if border_length(face, a, b) < LEAST_BORDER:
            yield f"regions {a} and {b} hardly touch"
        edges = face.edges(a) & face.edges(b)
        ends = Counter(name for edge in edges for name in edge)
        if sum(count == 1 for count in ends.values()) != 2:
            yield f"regions {a} and {b} border in two places"


def landings_lead_on(face: Face) -> Faults:
    """Fair play: from every landing at least two other land regions can be reached that are no mountain."""
    for number in face.having("landing"):
        flat = [n for n in face.near_land(number) if face.regions[n].terrain != "mountain"]
        if len(flat) < 2:
            yield f"the landing {number} is a dead end"


def no_wall_of_mountains(face: Face) -> Faults:
    """Fair play: mountains do not cut the island in two."""
    flat = {n for n in face.land() if face.regions[n].terrain != "mountain"}
    if not connected(flat, face):
        yield "the mountains cut the island in two"


def symbols_spread(face: Face) -> Faults:
    """Fair play: two caverns never border each other, nor two magic regions, and no Murloc has two beside it."""
    for symbol in ("cavern", "magic"):
        for a, b in combinations(face.having(symbol), 2):
            if b in face.near(a):
                yield f"the {symbol} regions {a} and {b} border each other"
    murlocs = set(face.having("murloc"))
    for number in sorted(murlocs):
        if len(face.near(number) & murlocs) > 1:
            yield f"the Murlocs crowd at {number}"


def marker_in_the_middle(face: Face) -> Faults:
    """Fair play: every land region is within three borders of the marker spot (two on S), and most within two."""
    for number in face.having("marker"):
        away = steps(face, number).values()
        if max(away) > (2 if face.size == "S" else 3) or sum(n <= 2 for n in away) * 4 < len(away) * 3:
            yield f"the marker spot {number} lies aside"


LAWS: tuple[Callable[[Face], Faults], ...] = (
    file_form,
    sea_and_lakes_in_place,
    sea_along_a_part,
    numbers_of_kinds,
    land_connected,
    no_bottleneck,
    outlines_simple,
    outlines_apart,
    borders_are_shared_edges,
    landings_at_the_sea,
    symbols_on_land,
    lakes_among_land,
    field_for_a_tower,
    labels_inside,
    names_and_lakes,
    room_for_pieces,
    borders_to_be_seen,
    landings_lead_on,
    no_wall_of_mountains,
    symbols_spread,
    marker_in_the_middle,
)
# What can be judged before terrain and symbols are there.
OF_LINES = (
    land_connected,
    no_bottleneck,
    borders_to_be_seen,
    lakes_among_land,
    room_for_pieces,
    labels_inside,
    file_form,
    sea_and_lakes_in_place,
    sea_along_a_part,
    outlines_simple,
    outlines_apart,
)


def faults(face: Face) -> list[str]:
    """Everything wrong with a face, each with the law that says so."""
    return [f"{law.__name__}: {fault}" for law in LAWS for fault in law(face)]
