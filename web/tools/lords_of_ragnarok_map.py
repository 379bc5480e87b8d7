"""Draws both sides of the board of Lords of Ragnarok: `python lords_of_ragnarok_map.py` writes
src/games/lords_of_ragnarok/map/*.json from the coordinates of the content. Needs shapely; the browser only shows paths.

Territories are the cells nearest to their points, with Yggdrasil and the realms cut out. All borders are moved by one
smooth field, so that they look drawn by hand and still meet. Borders tell the truth: cells that touch but are not
adjacent get a ridge of mountains, adjacent ones that do not touch a bridge, a realm that does not touch a tie.
"""

import itertools
import json
import math
import random
import tomllib
from pathlib import Path

import shapely
from shapely.geometry import LineString, MultiPoint, Point, Polygon, box
from shapely.ops import nearest_points, unary_union

WEB = Path(__file__).resolve().parent.parent
CONTENT = WEB.parent / "src/longhall/games/lords_of_ragnarok/content"
TARGET = WEB / "src/games/lords_of_ragnarok/map"
MIDDLE = 500
WHEEL = 138  # radius of Yggdrasil, which holds the wheel; the content's is smaller, and all else moves out a little
SQUEEZE = 0.93  # of the way from Yggdrasil to the coast
REALM = 37
GAP = 1.8
SEEDS = {"p34": (11, 3, 8), "p2": (11, 3, 8)}  # of the hand, the island and the shore
NUDGED = {  # away from the content's points, to give small territories more room
    "p34": {
        1: (0, -8),
        2: (-10, 0),
        3: (-18, -8),
        4: (5, 7),
        14: (-2, 4),
        15: (8, -4),
        16: (6, 12),
        17: (-16, 6),
        18: (-12, 10),
        19: (-4, 6),
        20: (-14, -10),
        21: (5, 2),
    },
    "p2": {1: (-2, -8), 2: (-2, -2), 3: (-20, 14), 4: (8, 8), 14: (-16, -30), 15: (10, -8), 16: (4, 12)},
}
NAME = 19  # size of letters
LETTER = 9.4  # width of one
STAMPS = 4
ROPE = 2.2


def field(seed, lengths, share):
    """A smooth displacement: waves of seeded direction, each moves points by a share of its length."""
    chance = random.Random(seed)
    waves = []
    for length in lengths:
        for _ in range(2):
            a, b = chance.random() * math.tau, chance.random() * math.tau
            phase = chance.random() * math.tau
            k = math.tau / length
            waves.append(
                (math.cos(a) * k, math.sin(a) * k, phase, length * share * math.cos(b), length * share * math.sin(b))
            )

    def moved(x, y):
        dx = dy = 0.0
        for kx, ky, phase, ax, ay in waves:
            v = math.sin(kx * x + ky * y + phase)
            dx, dy = dx + ax * v, dy + ay * v
        return x + dx, y + dy

    return moved


def bent(shape, by, step=9):
    return shapely.transform(shapely.segmentize(shape, step), lambda points: [list(by(x, y)) for x, y in points])


def spread(x, y, radius):
    """Away from the middle, to make room for the wheel."""
    dx, dy = x - MIDDLE, y - MIDDLE
    r = math.hypot(dx, dy)
    far = (WHEEL + (r - radius) * SQUEEZE) / r
    return MIDDLE + dx * far, MIDDLE + dy * far


def smooth(shape, tolerance=1.1):
    """A closed smooth path (Catmull-Rom as cubics) around a shape."""
    paths = []
    for part in getattr(shape, "geoms", [shape]):
        for ring in (part.exterior, *part.interiors):
            points = list(LineString(ring.coords).simplify(tolerance).coords)[:-1]
            if len(points) < 4:
                continue
            path = "M{:.0f} {:.0f}".format(*points[0])
            for i, here in enumerate(points):
                before, there, beyond = points[i - 1], points[(i + 1) % len(points)], points[(i + 2) % len(points)]
                bend = 6.5
                out = (here[0] + (there[0] - before[0]) / bend, here[1] + (there[1] - before[1]) / bend)
                back = (there[0] - (beyond[0] - here[0]) / bend, there[1] - (beyond[1] - here[1]) / bend)
                path += "C" + " ".join(f"{value:.0f}" for value in (*out, *back, *there))
            paths.append(path + "Z")
    return "".join(paths)


def soften(shape, r):
    return shape.buffer(-r).buffer(2 * r).buffer(-r)


def whole(shape):
    """The largest piece."""
    return max(getattr(shape, "geoms", [shape]), key=lambda part: part.area)


def rounded(*values):
    return [round(value, 1) for value in values]


class Side:
    """One side of the board."""

    def __init__(self, which, content):
        self.which = which
        of = lambda kind: [row for row in content[kind] if row["map"] == which]  # noqa: E731
        row = next(each for each in content["map"] if each["id"] == which)
        self.radius = row["yggdrasil"]["radius"]
        self.territories = {each["number"]: each for each in of("territory")}
        self.seas = {each["number"]: each for each in of("sea")}
        self.realms = {each["realm"]: each for each in of("place_realm")}
        self.points = {number: Point(self._nudged(each)) for number, each in self.territories.items()}
        hand, isle, shore = SEEDS[which]
        self.hand = field(hand, (420, 260, 150, 84, 48), 0.03)
        self._isle(isle, shore)
        self._cut()
        self._fjords(isle)
        self._compare()

    def out(self, row):
        return spread(row["x"], row["y"], self.radius)

    def _nudged(self, row):
        x, y = self.out(row)
        dx, dy = NUDGED[self.which].get(row["number"], (0, 0))
        return x + dx, y + dy

    def _isle(self, seed, shore):
        """Discs of several sizes around the territories, bays filled, then the shore is roughened."""
        chance = random.Random(seed)
        discs = [point.buffer(chance.uniform(88, 118)) for point in self.points.values()]
        discs.append(Point(MIDDLE, MIDDLE).buffer(WHEEL + 60))
        discs += [Point(self.out(each)).buffer(70) for each in self.realms.values()]
        isle = unary_union(discs).buffer(90).buffer(-90).buffer(-20).buffer(20)
        rough = field(shore, (64, 37, 23, 15), 0.04)
        self.isle = bent(bent(isle, self.hand, 6), rough, 4).buffer(0).intersection(box(14, 14, 986, 986))

    def _cut(self):
        far = [
            Point(MIDDLE + 650 * math.cos(k / 24 * math.tau), MIDDLE + 650 * math.sin(k / 24 * math.tau))
            for k in range(24)
        ]
        cells = shapely.voronoi_polygons(
            MultiPoint([*self.points.values(), *far]), extend_to=box(-400, -400, 1400, 1400)
        )
        round_ = Point(MIDDLE, MIDDLE).buffer(WHEEL, 48)
        self.discs = {word: Point(self.out(each)).buffer(REALM, 32) for word, each in self.realms.items()}
        holes = unary_union([round_.buffer(4), *(disc.buffer(4) for disc in self.discs.values())])
        self.land = {}
        for cell in cells.geoms:
            for number, point in self.points.items():
                if cell.contains(point):
                    self.land[number] = whole(bent(cell, self.hand).intersection(self.isle).difference(holes))

    def _touching(self, one, other):
        return self.land[one].buffer(0.6).intersection(self.land[other].buffer(0.6))

    def _fjords(self, seed):
        """Where two coastal territories meet, the sea cuts in along their border."""
        chance = random.Random(seed + 40)
        cuts = []
        for one, other in itertools.combinations(sorted(self.land), 2):
            if not (self.territories[one]["seas"] and self.territories[other]["seas"]):
                continue
            edge = self._touching(one, other)
            if edge.area < 12:
                continue
            corners = shapely.get_coordinates(edge).tolist()
            far = max(corners, key=lambda corner: math.dist(corner, (MIDDLE, MIDDLE)))
            if self.isle.exterior.distance(Point(far)) > 12:
                continue
            near = max(corners, key=lambda corner: math.dist(corner, far))
            long = math.dist(far, near)
            ux, uy = (near[0] - far[0]) / long, (near[1] - far[1]) / long
            deep = min(long * 0.42, chance.uniform(36, 64))
            left, right = [], []
            for k in range(11):
                f = k / 10
                x, y = far[0] - ux * 20 + ux * (deep + 20) * f, far[1] - uy * 20 + uy * (deep + 20) * f
                half, sway = 13 * (1 - f) ** 0.8 + 3, 5 * math.sin(f * 5 + one)
                left.append((x - uy * (half + sway), y + ux * (half + sway)))
                right.append((x + uy * (half - sway), y - ux * (half - sway)))
            cuts.append(Polygon(left + right[::-1]).buffer(0).buffer(2))
        cut = unary_union(cuts) if cuts else Polygon()
        self.isle = whole(soften(self.isle.difference(cut), 3))
        self.land = {number: whole(shape.difference(cut)) for number, shape in self.land.items()}

    def _compare(self):
        """What touches, against what the content says."""
        touching = {pair for pair in itertools.combinations(sorted(self.land), 2) if self._touching(*pair).area > 12}
        said = {
            tuple(sorted((number, other))) for number, each in self.territories.items() for other in each["adjacent"]
        }
        self.ridges = [(pair, self._touching(*pair)) for pair in sorted(touching - said)]
        self.bridges = sorted(said - touching)
        for number, shape in self.land.items():
            apart = [
                disc.buffer(15)
                for word, disc in self.discs.items()
                if number not in self.realms[word]["adjacent_territories"]
            ]
            self.land[number] = whole(soften(shape.difference(unary_union(apart)).buffer(-GAP), 6))
        self.ties = []
        for word, disc in self.discs.items():
            said = set(self.realms[word]["adjacent_territories"])
            near = {number for number, shape in self.land.items() if shape.distance(disc) < 11}
            self.ties += [(word, number) for number in sorted(said - near)]
            if near - said:
                print(f"{self.which}: {word} touches {sorted(near - said)}, which are not adjacent")

    # What the page needs

    def data(self):
        return {
            "size": [1000, 1000],
            "land": smooth(self.isle),
            "wheel": rounded(MIDDLE, MIDDLE, WHEEL),
            "territories": {str(number): self._territory(number) for number in sorted(self.land)},
            "seas": self._seas(),
            "realms": {word: rounded(*self.out(each)) for word, each in self.realms.items()},
            "ridges": [place for _, edge in self.ridges for place in self._along(edge)],
            "bridges": [self._bridge(self.land[one], self.land[other]) for one, other in self.bridges],
            "ties": [self._bridge(self.discs[word], self.land[number]) for word, number in self.ties],
        }

    def _along(self, edge):
        """Places for mountains along an edge, which may have several parts."""
        parts = [part for part in getattr(edge, "geoms", [edge]) if part.area > 6]
        return [place for part in parts for place in self._between(part)]

    def _between(self, edge):
        corners = list(edge.minimum_rotated_rectangle.exterior.coords)
        if math.dist(corners[0], corners[1]) < math.dist(corners[1], corners[2]):
            corners = [*corners[1:], corners[1]]
        ends = [[(corners[a][k] + corners[b][k]) / 2 for k in (0, 1)] for a, b in ((0, 3), (1, 2))]
        n = max(1, int(math.dist(*ends) // 26))
        steps = [(k + 0.5) / n for k in range(n)]
        return [rounded(*(ends[0][k] + (ends[1][k] - ends[0][k]) * f for k in (0, 1))) for f in steps]

    def _bridge(self, one, other):
        a, b = nearest_points(one, other)
        return f"M{a.x:.1f} {a.y:.1f}L{b.x:.1f} {b.y:.1f}"

    def _territory(self, number):
        shape, row = self.land[number], self.territories[number]
        wide = max(len(row["name"]["all"]) * LETTER + 12, 30 * (len(row["symbols"]) + 1) + 6, 92)
        x, y = self._room(shape, wide, 112)
        taken = box(x - wide / 2 - 4, y - 58, x + wide / 2 + 4, y + 58)
        return {
            "d": smooth(shape),
            "inset": smooth(whole(shape.buffer(-5)), ROPE),
            "at": rounded(x, y),
            "wide": round(self._wide(shape, x, y + 26)),
            "caps": self._caps(shape, x, y - 44, len(row["name"]["all"]) * LETTER / 2 + 27),
            "stamps": self._stamps(shape, taken, number),
        }

    def _room(self, shape, wide, tall):
        """The middle of the place where a box of this size fits best."""
        best = None
        x0, y0, x1, y1 = shape.bounds
        middle = shape.centroid
        for x in range(int(x0), int(x1), 4):
            for y in range(int(y0), int(y1), 4):
                area = box(x - wide / 2, y - tall / 2, x + wide / 2, y + tall / 2)
                out = area.difference(shape).area
                spare = shape.exterior.distance(area) if not out else 0
                worth = -out * 4 + min(spare, 12) * 30 - math.hypot(x - middle.x, y - middle.y)
                if best is None or worth > best[0]:
                    best = (worth, x, y)
        return best[1], best[2]

    def _wide(self, shape, x, y):
        """How much room a row of pieces has around x at this height."""
        free = []
        for dy in (-16, 0, 16):
            line = LineString([(-50, y + dy), (1050, y + dy)]).intersection(shape.buffer(-4))
            parts = [
                part for part in getattr(line, "geoms", [line]) if part.length and part.distance(Point(x, y + dy)) < 4
            ]
            free.append(min(min(x - part.bounds[0], part.bounds[2] - x) for part in parts) if parts else 30)
        return max(min(free) * 2, 60)

    def _caps(self, shape, x, y, half):
        """On which side of a name a key cap has more room: -1 or 1."""
        discs = unary_union(list(self.discs.values()))
        rooms = {}
        for side in (-1, 1):
            cap = Point(x + side * half, y).buffer(14)
            rooms[side] = cap.intersection(shape.buffer(-2)).area - 3 * cap.intersection(discs).area
        return -1 if rooms[-1] >= rooms[1] - 60 else 1

    def _stamps(self, shape, taken, seed):
        """Places for terrain stamps, clear of words and pieces."""
        chance = random.Random(seed * 7)
        inner = shape.buffer(-12)
        x0, y0, x1, y1 = shape.bounds
        found = []
        for _ in range(600):
            x, y = chance.uniform(x0, x1), chance.uniform(y0, y1)
            mark = Point(x, y).buffer(9)
            apart = all(math.hypot(x - a, y - b) > 26 for a, b in found)
            if len(found) < STAMPS and apart and inner.contains(mark) and not mark.intersects(taken):
                found.append((x, y))
        return [rounded(*place) for place in sorted(found, key=lambda place: place[1])]

    def _seas(self):
        """The cells outside of the island. Ships lie where there is room near the content's point."""
        far = [
            Point(MIDDLE + (each["x"] - MIDDLE) * 4, MIDDLE + (each["y"] - MIDDLE) * 4) for each in self.seas.values()
        ]
        cells = shapely.voronoi_polygons(MultiPoint(far), extend_to=box(-4000, -4000, 5000, 5000))
        frame, sight = box(-900, -400, 1900, 1400), box(2, 2, 998, 998)  # wide stages show more than the board
        found = {}
        for number, each in self.seas.items():
            here = Point(each["x"], each["y"])
            cell = next(cell for cell in cells.geoms if cell.contains(here))
            sea = whole(
                bent(cell.intersection(frame.buffer(90)), self.hand, 20)
                .intersection(frame)
                .difference(self.isle.buffer(9))
            )
            said = set(each["adjacent_territories"])
            near = {place for place, shape in self.land.items() if shape.distance(sea) < 16}
            if near != said:
                print(f"{self.which}: sea {number} touches {sorted(near)}, the content says {sorted(said)}")
            x, y = self._room(whole(sea.intersection(sight)), 150, 84)
            found[str(number)] = {
                "d": smooth(sea.buffer(-3), ROPE),
                "inset": smooth(whole(sea.buffer(-8)), ROPE),
                "at": rounded(x, y),
            }
        return found


def main():
    content = tomllib.loads((CONTENT / "map.toml").read_text("utf-8"))
    TARGET.mkdir(parents=True, exist_ok=True)
    for which in ("p34", "p2"):
        side = Side(which, content)
        (TARGET / f"{which}.json").write_text(json.dumps(side.data(), separators=(",", ":")) + "\n", "utf-8")
        print(which, "ridges", [pair for pair, _ in side.ridges], "bridges", side.bridges, "ties", side.ties)


if __name__ == "__main__":
    main()
