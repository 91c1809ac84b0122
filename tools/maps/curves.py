"""Smooth lines through the points of a face: docs/maps.md tells the rule, which needs nothing but the outlines."""

from tools.maps.face import Face, Point


class Curves:
    """The edges of a face as Bézier curves: the same curve from either side, and a coast without kinks."""

    def __init__(self, face: Face) -> None:
        self.face = face
        self.beside: dict[str, set[str]] = {}
        owners: dict[frozenset[str], set[str]] = {}
        for number, region in face.regions.items():
            for edge in face.edges(number):
                owners.setdefault(edge, set()).add(region.terrain)
                a, b = edge
                self.beside.setdefault(a, set()).add(b)
                self.beside.setdefault(b, set()).add(a)
        count: dict[frozenset[str], int] = {}
        for number in face.regions:
            for edge in face.edges(number):
                count[edge] = count.get(edge, 0) + 1
        # The island's own outline: land or lake on one side, the sea or nothing on the other.
        self.coast = {
            edge for edge, terrains in owners.items() if terrains != {"sea"} and ("sea" in terrains or count[edge] == 1)
        }
        self.rim = {edge for edge, terrains in owners.items() if terrains == {"sea"}}

    def beyond(self, a: str, b: str) -> Point:
        """Where the line that goes from b to a comes to next; a itself where it ends."""
        others = self.beside[a] - {b}
        if len(others) > 1:
            others = {c for c in others if frozenset((a, c)) in self.coast}
            if frozenset((a, b)) not in self.coast or len(others) != 1:
                return self.face.points[a]
        return self.face.points[min(others)]

    def curve(self, a: str, b: str) -> str:
        """The SVG command that goes on from a to b: Catmull and Rom's spline."""
        (x0, y0), (x1, y1) = self.beyond(a, b), self.face.points[a]
        (x2, y2), (x3, y3) = self.face.points[b], self.beyond(b, a)
        return (
            f"C{x1 + (x2 - x0) / 6:.1f} {y1 + (y2 - y0) / 6:.1f} "
            f"{x2 - (x3 - x1) / 6:.1f} {y2 - (y3 - y1) / 6:.1f} {x2} {y2}"
        )

    def outline(self, number: int) -> str:
        """The region as a closed path."""
        names = self.face.regions[number].outline
        x, y = self.face.points[names[0]]
        return f"M{x} {y}" + "".join(self.curve(a, b) for a, b in zip(names, names[1:] + names[:1], strict=True)) + "Z"

    def lines(self, edges: set[frozenset[str]]) -> str:
        """Loose edges as one path, walked along as far as they go."""
        left = {tuple(sorted(edge)) for edge in edges}
        ways: dict[str, set[str]] = {}
        for a, b in left:
            ways.setdefault(a, set()).add(b)
            ways.setdefault(b, set()).add(a)
        path = ""
        while any(ways.values()):
            ends = sorted(name for name, to in ways.items() if len(to) % 2) or sorted(n for n, to in ways.items() if to)
            at = ends[0]
            x, y = self.face.points[at]
            path += f"M{x} {y}"
            while ways[at]:
                to = min(ways[at])
                ways[at].discard(to)
                ways[to].discard(at)
                path += self.curve(at, to)
                at = to
        return path
