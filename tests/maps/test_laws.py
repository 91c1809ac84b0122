"""Each law of the maps notices a face that breaks it: a good face is spoiled in one place, and that law complains."""

from collections.abc import Callable
from copy import deepcopy

import pytest

from .workshop import check, face

Spoil = Callable[[face.Face], None]
GOOD = {name: face.read((face.FOLDER / f"{name}.yaml").read_text(encoding="utf-8")) for name in ("L1a", "M2a", "S1a")}


def first(shown: face.Face, terrain: str) -> int:
    """The first region of a terrain."""
    return next(number for number, region in shown.regions.items() if region.terrain == terrain)


def terrain(number: int, word: str) -> Spoil:
    """Another terrain for a region."""

    def spoil(shown: face.Face) -> None:
        shown.regions[number].terrain = word

    return spoil


def wrong_board(shown: face.Face) -> None:
    shown.board = "L2"


def point_off_the_board(shown: face.Face) -> None:
    name = shown.regions[1].outline[0]
    shown.points[name] = (1201, 40)


def point_nobody_uses(shown: face.Face) -> None:
    shown.points["b999"] = (5, 5)


def number_left_out(shown: face.Face) -> None:
    shown.regions[14] = shown.regions.pop(max(shown.regions))


def lake_before_land(shown: face.Face) -> None:
    lake = shown.lakes()[0]
    shown.regions[1], shown.regions[lake] = shown.regions[lake], shown.regions[1]


def sea_in_two_stretches(shown: face.Face) -> None:
    """The sea's rim is laid upon a far coast."""
    far = shown.land()[0]
    edge = next(e for e in shown.edges(far) if sum(e in shown.edges(n) for n in shown.regions) == 1)
    outline = shown.regions[0].outline
    rim = next(i for i, name in enumerate(outline) if name.startswith("o") and outline[i - 1].startswith("o"))
    shown.regions[0].outline = outline[:rim] + sorted(edge) + outline[rim:]


def swapped_with_sea(shown: face.Face) -> None:
    """No coast is left for the board's edge: the sea has every edge of the land that nobody else has."""
    free = [
        (a, b)
        for n in shown.land()
        for a, b in zip(shown.regions[n].outline, shown.regions[n].outline[1:] + shown.regions[n].outline[:1])
        if sum(frozenset((a, b)) in shown.edges(m) for m in shown.regions) == 1
    ]
    shown.regions[0].outline = [name for pair in free for name in pair]


def symbol_more(word: str) -> Spoil:
    def spoil(shown: face.Face) -> None:
        number = next(n for n in shown.land() if word not in shown.regions[n].symbols)
        shown.regions[number].symbols.append(word)

    return spoil


def land_cut(shown: face.Face) -> None:
    """One region keeps only its water for a neighbour."""
    land = set(shown.land())
    lone = min(land)
    shown.borders = [pair for pair in shown.borders if lone not in pair or not set(pair) <= land]


def land_hangs_on_one(shown: face.Face) -> None:
    lone = min(shown.land())
    keep = min(shown.near_land(lone))
    shown.borders = [p for p in shown.borders if lone not in p or keep in p or not set(p) <= set(shown.land())]


def bottleneck(shown: face.Face) -> None:
    """Two land regions hang on a third and on nothing else."""
    a, b = next((a, b) for a, b in shown.borders if b in shown.land() and shown.near_land(a) & shown.near_land(b) and a)
    third = min(shown.near_land(a) & shown.near_land(b))
    shown.borders = [
        pair
        for pair in shown.borders
        if not {a, b} & set(pair) or set(pair) <= {a, b, third} or not set(pair) <= set(shown.land())
    ]


def outline_crossed(shown: face.Face) -> None:
    outline = shown.regions[1].outline
    outline[2], outline[-2] = outline[-2], outline[2]


def outline_twice_through_a_point(shown: face.Face) -> None:
    outline = shown.regions[1].outline
    outline.insert(len(outline) // 2, outline[0])


def overlapping(shown: face.Face) -> None:
    """A region takes a bite of its neighbour's ground, which keeps it."""
    other = min(shown.near_land(1))
    x, y = shown.regions[other].label
    shown.points["b999"] = (x, y)
    outline = shown.regions[1].outline
    i = next(i for i in range(len(outline)) if frozenset((outline[i - 1], outline[i])) in shown.edges(other))
    outline.insert(i, "b999")


def touching_without_an_edge(shown: face.Face) -> None:
    """A point of a border is left out on one side only, so that a gap opens."""
    other = min(shown.near_land(1))
    shared = {name for e in shown.edges(1) & shown.edges(other) for name in e}
    inner = [n for n in shared if sum(n in region.outline for region in shown.regions.values()) == 2]
    for name in inner:
        x, y = shown.points[name]
        shown.points["x" + name] = (x, y)
        outline = shown.regions[1].outline
        outline[outline.index(name)] = "x" + name


def border_missing(shown: face.Face) -> None:
    shown.borders.pop()


def border_too_many(shown: face.Face) -> None:
    apart = next((1, n) for n in shown.land() if n != 1 and n not in shown.near(1))
    shown.borders = sorted([*shown.borders, apart])


def landing_inland(shown: face.Face) -> None:
    inland = next(n for n in shown.land() if 0 not in shown.near(n))
    shown.regions[inland].symbols = ["landing"]


def landings_with_murlocs(shown: face.Face) -> None:
    for number in shown.having("landing"):
        shown.regions[number].symbols = ["landing", "murloc"]


def landings_on_mountains(shown: face.Face) -> None:
    for number in shown.having("landing"):
        shown.regions[number].terrain = "mountain"


def symbol_in_the_sea(shown: face.Face) -> None:
    shown.regions[0].symbols = ["murloc"]


def three_symbols(shown: face.Face) -> None:
    shown.regions[1].symbols = ["cavern", "magic", "murloc"]


def one_symbol_twice(shown: face.Face) -> None:
    shown.regions[1].symbols = ["magic", "magic"]


def strange_symbol(shown: face.Face) -> None:
    shown.regions[1].symbols = ["dragon"]


def marker_at_a_landing(shown: face.Face) -> None:
    shown.regions[shown.having("landing")[0]].symbols = ["landing", "marker"]


def lake_with_one_shore(shown: face.Face) -> None:
    lake = shown.lakes()[0]
    keep = min(shown.near_land(lake))
    shown.borders = [pair for pair in shown.borders if lake not in pair or keep in pair]


def lake_with_six_shores(shown: face.Face) -> None:
    lake = shown.lakes()[0]
    shown.borders = sorted({*shown.borders, *((n, lake) for n in shown.land()[:6])})


def lake_at_the_sea(shown: face.Face) -> None:
    shown.borders.append((0, shown.lakes()[0]))


def fields_in_the_thick(shown: face.Face) -> None:
    """The two fields trade places with the regions that have most neighbours."""
    crowded = sorted(shown.land(), key=lambda n: -len(shown.near_land(n)))
    for number in shown.land():
        if shown.regions[number].terrain == "field":
            shown.regions[number].terrain = "swamp"
    shown.regions[crowded[0]].terrain = "field"


def label_outside(shown: face.Face) -> None:
    shown.regions[1].label = shown.regions[2].label


def other_name(shown: face.Face) -> None:
    shown.name = {"ko": "섬", "en": "Isle"}


def lake_drained(shown: face.Face) -> None:
    shown.regions[shown.lakes()[0]].terrain = "field"


def label_at_the_rim(shown: face.Face) -> None:
    """Still inside, but a token would lie across the border."""
    x, y = shown.points[shown.regions[1].outline[0]]
    shown.regions[1].label = (x, y + 30)


def border_hardly_there(shown: face.Face) -> None:
    """All the points of a border are drawn together."""
    a, b = next(pair for pair in shown.borders if pair[0] > 0)
    names = sorted({name for edge in shown.edges(a) & shown.edges(b) for name in edge})
    x, y = shown.points[names[0]]
    for i, name in enumerate(names):
        shown.points[name] = (x + i, y)


def border_in_two_places(shown: face.Face) -> None:
    """A border's middle edge is cut out: each side has a point of its own there."""
    a, b = next(pair for pair in shown.borders if pair[0] > 0 and len(shown.edges(pair[0]) & shown.edges(pair[1])) > 3)
    shared = {name for edge in shown.edges(a) & shown.edges(b) for name in edge}
    inner = {
        name
        for name in shared
        if sum(name in e for e in shown.edges(a) & shown.edges(b)) == 2
        and sum(name in region.outline for region in shown.regions.values()) == 2
    }
    outline = shown.regions[a].outline
    name = next(
        outline[i] for i in range(len(outline)) if outline[i] in inner and {outline[i - 1], outline[i - 2]} & inner
    )
    shown.points["b999"] = shown.points[name]
    outline[outline.index(name)] = "b999"


def landing_shut_in(shown: face.Face) -> None:
    for number in shown.near_land(shown.having("landing")[0]):
        shown.regions[number].terrain = "mountain"


def mountains_across(shown: face.Face) -> None:
    """Everything about one region is mountain."""
    for number in shown.near_land(1):
        shown.regions[number].terrain = "mountain"
    shown.regions[1].terrain = "field"


def beside(word: str) -> Spoil:
    """A symbol in a region and in one beside it."""

    def spoil(shown: face.Face) -> None:
        for number in (1, min(shown.near_land(1))):
            shown.regions[number].symbols = [word]

    return spoil


def murlocs_in_a_row(shown: face.Face) -> None:
    number = next(n for n in shown.land() if len(shown.near_land(n)) > 2)
    for other in [number, *sorted(shown.near_land(number))[:2]]:
        shown.regions[other].symbols = ["murloc"]


def marker_at_the_end(shown: face.Face) -> None:
    """The marker spot moves to where most of the island is far off."""
    for number in shown.having("marker"):
        shown.regions[number].symbols.remove("marker")
    end = max(shown.land(), key=lambda n: (max(check.steps(shown, n).values()), sum(check.steps(shown, n).values())))
    shown.regions[end].symbols = ["marker"]


SPOILED: tuple[tuple[Callable[[face.Face], check.Faults], str, Spoil], ...] = (
    (check.file_form, "L1a", wrong_board),
    (check.file_form, "L1a", point_off_the_board),
    (check.file_form, "L1a", point_nobody_uses),
    (check.file_form, "L1a", number_left_out),
    (check.sea_and_lakes_in_place, "L1a", terrain(1, "sea")),
    (check.sea_and_lakes_in_place, "L1a", terrain(0, "lake")),
    (check.sea_and_lakes_in_place, "L1a", terrain(3, "desert")),
    (check.sea_and_lakes_in_place, "M2a", lake_before_land),
    (check.sea_along_a_part, "L1a", sea_in_two_stretches),
    (check.sea_along_a_part, "L1a", swapped_with_sea),
    (check.numbers_of_kinds, "L1a", symbol_more("cavern")),
    (check.numbers_of_kinds, "M2a", symbol_more("murloc")),
    (check.numbers_of_kinds, "S1a", lambda shown: terrain(first(shown, "mountain"), "swamp")(shown)),
    (check.numbers_of_kinds, "S1a", lambda shown: shown.borders.pop(0)),
    (check.land_connected, "L1a", land_cut),
    (check.land_connected, "L1a", land_hangs_on_one),
    (check.no_bottleneck, "L1a", bottleneck),
    (check.outlines_simple, "L1a", outline_crossed),
    (check.outlines_simple, "L1a", outline_twice_through_a_point),
    (check.outlines_apart, "L1a", overlapping),
    (check.outlines_apart, "L1a", touching_without_an_edge),
    (check.borders_are_shared_edges, "L1a", border_missing),
    (check.borders_are_shared_edges, "L1a", border_too_many),
    (check.borders_are_shared_edges, "L1a", lambda shown: shown.borders.reverse()),
    (check.landings_at_the_sea, "L1a", landing_inland),
    (check.landings_at_the_sea, "L1a", landings_with_murlocs),
    (check.landings_at_the_sea, "L1a", landings_on_mountains),
    (check.symbols_on_land, "L1a", symbol_in_the_sea),
    (check.symbols_on_land, "L1a", three_symbols),
    (check.symbols_on_land, "L1a", one_symbol_twice),
    (check.symbols_on_land, "L1a", strange_symbol),
    (check.symbols_on_land, "L1a", marker_at_a_landing),
    (check.lakes_among_land, "M2a", lake_with_one_shore),
    (check.lakes_among_land, "M2a", lake_with_six_shores),
    (check.lakes_among_land, "M2a", lake_at_the_sea),
    (check.field_for_a_tower, "L1a", fields_in_the_thick),
    (check.labels_inside, "L1a", label_outside),
    (check.names_and_lakes, "L1a", other_name),
    (check.names_and_lakes, "L1a", lake_drained),
    (check.room_for_pieces, "L1a", label_at_the_rim),
    (check.borders_to_be_seen, "L1a", border_hardly_there),
    (check.borders_to_be_seen, "L1a", border_in_two_places),
    (check.landings_lead_on, "L1a", landing_shut_in),
    (check.no_wall_of_mountains, "L1a", mountains_across),
    (check.symbols_spread, "L1a", beside("cavern")),
    (check.symbols_spread, "L1a", beside("magic")),
    (check.symbols_spread, "L1a", murlocs_in_a_row),
    (check.marker_in_the_middle, "L1a", marker_at_the_end),
)


@pytest.mark.parametrize(("law", "name", "spoil"), SPOILED, ids=lambda thing: getattr(thing, "__name__", str(thing)))
def test_a_spoiled_face_is_noticed(law: Callable[[face.Face], check.Faults], name: str, spoil: Spoil) -> None:
    """The law finds nothing in the good face and something in the spoiled one."""
    shown = deepcopy(GOOD[name])
    assert list(law(shown)) == []
    spoil(shown)
    assert list(law(shown)) != []


def test_every_law_is_put_to_the_test() -> None:
    """A law that no spoiled face tries could be empty."""
    assert {law for law, _, _ in SPOILED} == set(check.LAWS)
