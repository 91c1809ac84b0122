"""2.2 and 3: the islands on the table, as the rules read them. They never change in a match."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hanpan.core.fields import Fields
from hanpan.core.state import State
from hanpan.games.small_world_warcraft.actions import face_of, number_in_face, region_name
from hanpan.games.small_world_warcraft.atlas import Face
from hanpan.games.small_world_warcraft.tables import BOARDS, FACE_ROOM, LAKE, NOWHERE, REGIONS, SEA

ROOM: Final = 4096  # 6.7: every way, aid and number of Beasts of every target


def mixed(so_far: i64, number: i64) -> i64:
    """A fingerprint of numbers in a row, below 2**46."""
    return (so_far * 1000003 ^ number) & 0x3FFF_FFFF_FFFF


class Ground(State):
    """Terrain, symbols and borders of every region, in flat rows.

    A region is `slot * FACE_ROOM + number`; a set of a board's regions is one number, bit n for region n.
    """

    def __init__(self, seats: i64) -> None:
        super().__init__(seats, ROOM)
        self.boards: i64 = 0
        self.islands: i64 = 0  # a number that differs when any island does
        self.own_faces: i64 = 0  # 20.3 those that a position wrote out: a set of slots
        self.face: vec[i64] = vec[i64]([0] * BOARDS)  # a face's code, by slot
        self.regions: vec[i64] = vec[i64]([0] * BOARDS)  # how many, by slot
        self.terrain: vec[i64] = vec[i64]([SEA] * REGIONS)
        self.symbols: vec[i64] = vec[i64]([0] * REGIONS)
        self.borders: vec[i64] = vec[i64]([0] * REGIONS)  # the set of bordering regions, on the same board
        self.water: vec[i64] = vec[i64]([0] * BOARDS)  # the set of water regions, by slot
        self.places: vec[i64] = vec[i64]([0] * REGIONS)  # 1.9 every region in map order
        self.n_places: i64 = 0

    def clear_ground(self) -> None:
        """No island lies on the table."""
        self.boards = 0
        self.n_places = 0
        self.islands = 0
        self.own_faces = 0

    def lay_board(self, face: Face) -> None:
        """Lay one more island, in the order of 2.2."""
        slot = self.boards
        self.boards += 1
        self.face[slot] = face.code
        self.regions[slot] = face.regions
        for number in range(self.regions[slot]):
            r = slot * FACE_ROOM + number
            self.terrain[r] = face.terrain[number]
            self.symbols[r] = face.symbols[number]
            self.borders[r] = face.borders[number]
        self.survey(slot)

    def survey(self, slot: i64) -> None:
        """Find what follows from an island's terrain: its water, its places, and the number that tells it apart."""
        water: i64 = 0
        bit: i64 = 1
        self.islands = mixed(self.islands, self.face[slot])
        for number in range(self.regions[slot]):
            r = slot * FACE_ROOM + number
            terrain = self.terrain[r]
            if terrain >= 0:
                self.places[self.n_places] = r
                self.n_places += 1
            if 0 <= terrain <= LAKE:
                water |= bit
            bit += bit
            self.islands = mixed(mixed(mixed(self.islands, terrain + 1), self.symbols[r]), self.borders[r])
        self.water[slot] = water

    def name(self, r: i64) -> i64:
        """A region's name, equal in every match; -1 for NOWHERE."""
        if r < 0:
            return NOWHERE
        return region_name(self.face[r // FACE_ROOM], r % FACE_ROOM)

    def region(self, name: i64) -> i64:
        """The region of this name; NOWHERE if it is not in this match."""
        face = face_of(name)
        number = number_in_face(name)
        for slot in range(self.boards):
            if self.face[slot] == face:
                r = slot * FACE_ROOM + number
                if number < self.regions[slot] and self.terrain[r] >= 0:
                    return r
        return NOWHERE

    def border(self, one: i64, other: i64) -> bool:
        """Whether two regions border each other; islands never do."""
        return one // FACE_ROOM == other // FACE_ROOM and self.borders[one] >> other % FACE_ROOM & 1 == 1

    def copy_islands(self, other: "Ground") -> None:
        """The same islands; they never change in a match, so this is done once."""
        self.boards = other.boards
        self.islands = other.islands
        self.own_faces = other.own_faces
        self.n_places = other.n_places
        for slot in range(BOARDS):
            self.face[slot] = other.face[slot]
            self.regions[slot] = other.regions[slot]
            self.water[slot] = other.water[slot]
        for r in range(REGIONS):
            self.terrain[r] = other.terrain[r]
            self.symbols[r] = other.symbols[r]
            self.borders[r] = other.borders[r]
            self.places[r] = other.places[r]

    def island_fields(self, io: Fields) -> None:
        """The islands, so that bytes alone are a position."""
        self.boards = io.cell(self.boards)
        self.own_faces = io.cell(self.own_faces)
        if io.reading:
            self.n_places = 0
            self.islands = 0
        for slot in range(self.boards):
            self.face[slot] = io.cell(self.face[slot])
            self.regions[slot] = io.cell(self.regions[slot])
            for r in range(slot * FACE_ROOM, slot * FACE_ROOM + self.regions[slot]):
                self.terrain[r] = io.cell(self.terrain[r])
                self.symbols[r] = io.cell(self.symbols[r])
                self.borders[r] = io.cell(self.borders[r])
            if io.reading:
                self.survey(slot)
