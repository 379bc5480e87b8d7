"""Draws the map of Blood Rage, wide and tall: `python blood_rage_map.py` writes src/games/blood_rage/map/*.json.

Eight provinces in a ring around Yggdrasil with four fjords between them. The browser only shows these paths. Needs
shapely. It tells which name, village or row of four strengths sticks out of its province.
"""

import json
import math
import random
import tomllib
from pathlib import Path

from shapely.affinity import scale
from shapely.geometry import LineString, Point, Polygon, box
from shapely.ops import unary_union

WEB = Path(__file__).resolve().parent.parent
CONTENT = WEB.parent / "src/longhall/games/blood_rage/content/table.toml"
TARGET = WEB / "src/games/blood_rage/map"
RING = ("elvagar", "angerboda", "muspelheim", "horgr", "utgard", "andlang", "gimle", "myrkulor")  # clockwise from north
BORDERS = (0, 0.125, 0.252, 0.375, 0.5, 0.625, 0.733, 0.875)  # turns clockwise from north: each before its province
FJORDS = {"fjord_ne": 1, "fjord_se": 3, "fjord_sw": 5, "fjord_nw": 7}  # the border that each one cuts
BOARDS = {
    "wide": {
        "size": (1000, 540),
        "centre": (443, 271),
        "outer": (428, 246, 2.6),
        "inner": (132, 95),
        "bay": (62, 40, 34),  # reach of the bay, between ships, their height
        "village": (49, 41, 40),  # across, down, height of a piece
        "rows": {3: (3,), 4: (4,), 5: (3, 2)},
        "name": (18, 9.2),  # size, width of a letter
        "number": (17, 37),  # size, width of a clan with its number
        "shift": {
            "elvagar": (-12, -2),
            "angerboda": (22, -5),
            "muspelheim": (-2, 3),
            "horgr": (0, 8),
            "utgard": (-14, 6),
            "andlang": (-2, 0),
            "gimle": (2, 2),
            "myrkulor": (-4, -4),
        },
        "lettering": {"angerboda": (7, 0)},  # moved on by this, where a border is near
        "valhalla": (890, 118, 104, 304),
    },
    "tall": {
        "size": (560, 604),
        "centre": (280, 276),
        "outer": (264, 264, 2.5),
        "inner": (92, 92),
        "bay": (54, 31, 28),
        "village": (38, 35, 33),
        "rows": {3: (3,), 4: (2, 2), 5: (3, 2)},
        "name": (19, 9.6),
        "number": (18, 36),
        "shift": {
            "elvagar": (0, -12),
            "angerboda": (14, 4),
            "muspelheim": (6, 0),
            "horgr": (-6, 12),
            "utgard": (0, 12),
            "andlang": (-2, -2),
            "gimle": (-4, 2),
            "myrkulor": (-2, -14),
        },
        "lettering": {"angerboda": (6, 2)},
        "valhalla": (8, 562, 492, 36),
    },
}


class Wobble:
    """A few sines with seeded phases."""

    def __init__(self, seed, waves):
        chance = random.Random(seed)
        self.waves = [(n, height, chance.random() * math.tau) for n, height in waves]

    def __call__(self, t):
        return sum(height * math.sin(n * t + phase) for n, height, phase in self.waves)


ROPE = 1.5  # a rope need not follow every stone
COAST = Wobble(7, ((3, 0.014), (5, 0.016), (9, 0.012), (17, 0.009), (29, 0.007), (47, 0.004)))
MOUND = Wobble(3, ((4, 0.03), (7, 0.02)))


def smooth(shape, tolerance=1.0):
    """A closed smooth path (Catmull-Rom as cubics) around a shape."""
    paths = []
    for part in getattr(shape, "geoms", [shape]):
        for ring in (part.exterior, *part.interiors):
            points = list(LineString(ring.coords).simplify(tolerance).coords)[:-1]
            if len(points) < 4:
                continue
            path = "M{:.1f} {:.1f}".format(*points[0])
            for i, here in enumerate(points):
                before, there, beyond = points[i - 1], points[(i + 1) % len(points)], points[(i + 2) % len(points)]
                bend = 6.5
                out = (here[0] + (there[0] - before[0]) / bend, here[1] + (there[1] - before[1]) / bend)
                back = (there[0] - (beyond[0] - here[0]) / bend, there[1] - (beyond[1] - here[1]) / bend)
                path += "C" + " ".join(f"{value:.1f}" for value in (*out, *back, *there))
            paths.append(path + "Z")
    return "".join(paths)


def soften(shape, r):
    return shape.buffer(-r).buffer(2 * r).buffer(-r)


def rounded(*values):
    return [round(value, 1) for value in values]


def whole(shape):
    """The largest piece."""
    return max(getattr(shape, "geoms", [shape]), key=lambda part: part.area)


class Board:
    def __init__(self, kind, villages):
        self.kind, self.villages = kind, villages
        self.plan = BOARDS[kind]
        self.cx, self.cy = self.plan["centre"]
        self.borders = [self._border(i) for i in range(8)]
        self._cut()

    def at(self, t, u):
        """t: turns clockwise from north; u: 0 at Yggdrasil, 1 at the coast."""
        angle = t * math.tau
        c, s = math.sin(angle), -math.cos(angle)
        rx, ry, n = self.plan["outer"]
        far = 1 + COAST(angle)
        ox = rx * math.copysign(abs(c) ** (2 / n), c) * far
        oy = ry * math.copysign(abs(s) ** (2 / n), s) * far
        ix, iy = self.plan["inner"]
        near = 1 + MOUND(angle)
        return self.cx + ix * c * near * (1 - u) + ox * u, self.cy + iy * s * near * (1 - u) + oy * u

    def _border(self, i):
        """Points from the middle to beyond the coast, drawn by an unsteady hand: at most a few units off the line."""
        hand = Wobble(80 + i, ((1.1, 5.5), (2.3, 3.2), (4.1, 1.4)))
        points = []
        for step in range(33):
            u = step / 28
            x, y = self.at(BORDERS[i], u)
            x2, y2 = self.at(BORDERS[i], u + 0.02)
            dx, dy = x2 - x, y2 - y
            length = math.hypot(dx, dy)
            off = hand(u * math.tau) * min(1, 5 * u)
            points.append((x - dy / length * off, y + dx / length * off))
        return points

    def _cut(self):
        """Land, provinces and bays."""
        coast = Polygon([self.at(k / 480, 1) for k in range(480)])
        self.mound = Polygon([self.at(k / 120, 0) for k in range(120)])
        notches, bays = {}, {}
        width, height = self.plan["size"]
        reach = self.plan["bay"][0]
        frame = box(7, 7, width - 7, (height if self.kind == "wide" else self.plan["valhalla"][1]) - 7)
        for fjord, i in FJORDS.items():
            spine = self.borders[i]
            left, right = [], []
            for k in range(13, len(spine) - 1):
                (x, y), (x2, y2) = spine[k], spine[k + 1]
                dx, dy = x2 - x, y2 - y
                length = math.hypot(dx, dy)
                half = 2.2 + (reach * 0.44) * max(0, (k - 13) / 19) ** 1.5
                left.append((x - dy / length * half, y + dx / length * half))
                right.append((x + dy / length * half, y - dx / length * half))
            notches[fjord] = Polygon(left + right[::-1]).buffer(0).buffer(2.5)
            x, y = self.at(BORDERS[i], 1)
            signs = math.copysign(1, x - self.cx), math.copysign(1, y - self.cy)
            middle = (x + signs[0] * reach * 0.52, y + signs[1] * reach * 0.36)
            bays[fjord] = scale(Point(middle).buffer(reach), 1.05, 0.84)
        self.land = soften(coast.difference(unary_union(list(notches.values()))), 4)
        self.shapes = {}
        for i, province in enumerate(RING):
            sector = Polygon([*self.borders[i], *self._beyond(i), *self.borders[(i + 1) % 8][::-1], (self.cx, self.cy)])
            shape = self.land.intersection(sector.buffer(0)).difference(self.mound.buffer(3))
            self.shapes[province] = whole(soften(shape, 3.4).buffer(-1.4))
        self.bays = {}
        for fjord, bay in bays.items():
            sea = unary_union([bay, notches[fjord]]).intersection(frame).difference(self.land.buffer(3))
            self.bays[fjord] = whole(soften(whole(sea), 3))

    def _beyond(self, i):
        return [self.at((i + k / 6) / 8, 1.3) for k in range(1, 6)]

    def data(self):
        width, height = self.plan["size"]
        return {
            "size": [width, height],
            "piece": self.plan["village"][2],
            "ship": self.plan["bay"][2],
            "letters": [self.plan["name"][0], self.plan["number"][0]],
            "row": round(self.plan["number"][1] * 3.9),
            "land": smooth(self.land),
            "skerries": smooth(self._skerries(), 0.4),
            "valhalla": list(self.plan["valhalla"]),
            "places": {"yggdrasil": self._centre(), **self._provinces(), **self._fjords()},
            "tree": tree(self.cx, self.cy - 6, 118),
        }

    def _skerries(self):
        """Small rocks off the coast, clear of bays and of Valhalla."""
        chance = random.Random(11)
        width, height = self.plan["size"]
        x, y, w, h = self.plan["valhalla"]
        taken = unary_union(
            [
                self.land.buffer(13),
                box(x - 12, y - 30, x + w + 12, y + h + 12),
                *(bay.buffer(7) for bay in self.bays.values()),
            ]
        )
        rocks = []
        for _ in range(900):
            rock = scale(
                Point(chance.uniform(8, width - 8), chance.uniform(8, height - 8)).buffer(chance.uniform(2, 4.6), 3),
                1.5,
                0.8,
            )
            if len(rocks) < 16 and not rock.intersects(taken) and all(rock.distance(other) > 9 for other in rocks):
                rocks.append(rock)
        return unary_union(rocks)

    def _centre(self):
        """Yggdrasil takes any number: clans stand in a row at its foot."""
        foot = self.cy + self.plan["inner"][1] - 56
        return {
            "d": smooth(self.mound.buffer(-1.6)),
            "inset": smooth(self.mound.buffer(-5.4), ROPE),
            "centre": rounded(self.cx, self.cy),
            "name": rounded(self.cx, self.cy - self.plan["inner"][1] + self.plan["name"][0] + 5),
            "strength": rounded(self.cx, foot + 22),
            "token": rounded(self.cx, self.cy + self.plan["inner"][1] - 19),
            "doom": [0, 0],
            "row": rounded(self.cx, foot, self.plan["inner"][0] * 1.5),
            "villages": [],
            "stamps": [],
        }

    def _provinces(self):
        found = {}
        for i, province in enumerate(RING):
            shape = self.shapes[province]
            inner = shape.buffer(-5.6)
            block = self._block(province, i)
            found[province] = {
                "d": smooth(shape),
                "inset": smooth(whole(shape.buffer(-4.4)), ROPE),
                **block["places"],
                "stamps": self._stamps(province, inner, block["boxes"]),
            }
        return found

    def _block(self, province, i):
        """Name, numbers of the clans, villages below them, and the tokens beside."""
        shape = self.shapes[province]
        across, down, piece = self.plan["village"]
        size, letter = self.plan["name"]
        number, clan = self.plan["number"]
        rows = self.plan["rows"][self.villages[province]]
        middle = shape.centroid
        dx, dy = self.plan["shift"][province]
        x, y = middle.x + dx, middle.y + dy
        tall = size + number + 9 + len(rows) * down
        top = y - tall / 2
        aside, lower = self.plan["lettering"].get(province, (0, 0))
        name = (x + aside, top + size * 0.84 + lower)
        strength = (x + aside, top + size + number + lower)
        ground = top + size + number + (14 if self.kind == "wide" else 9)
        places = [
            (x + (k - (count - 1) / 2) * across, ground + (row + 1) * down - 10)
            for row, count in enumerate(rows)
            for k in range(count)
        ]
        half = len(province) * letter / 2
        boxes = {
            "name": box(x - half - 24, top, x + half + 6, top + size + 2),
            "strength": box(x - 1.9 * clan, top + size + 2, x + 1.9 * clan, top + size + number + 6),
            **{
                f"village{k}": box(px - across * 0.42, py - piece * 0.86, px + across * 0.42, py + 7)
                for k, (px, py) in enumerate(places)
            },
        }
        token = self._beside(shape, boxes, 17, self.at((i + 0.5) / 8, 0.12))
        boxes["token"] = Point(token).buffer(17)
        doom = self._beside(shape, boxes, 16, (x + half + 24, top + 9), pad=6)
        boxes["doom"] = Point(doom).buffer(16)
        for what, area in boxes.items():
            if not shape.buffer(2).contains(area):
                print(f"{self.kind}: {what} of {province} sticks out")
        return {
            "places": {
                "centre": rounded(x, y),
                "name": rounded(*name),
                "strength": rounded(*strength),
                "villages": [rounded(*place) for place in places],
                "token": rounded(*token),
                "doom": rounded(*doom),
            },
            "boxes": list(boxes.values()),
        }

    def _beside(self, shape, boxes, r, wish, pad=4):
        """The free place nearest to a wish where a round token fits."""
        taken = unary_union(list(boxes.values())).buffer(-1)
        inner = shape.buffer(-r - pad)
        best = None
        x0, y0, x1, y1 = inner.bounds
        for x in range(int(x0), int(x1), 3):
            for y in range(int(y0), int(y1), 3):
                if inner.contains(Point(x, y)) and Point(x, y).distance(taken) >= r - 1:
                    away = math.hypot(x - wish[0], y - wish[1])
                    if best is None or away < best[0]:
                        best = (away, x, y)
        if best is None:
            print(f"{self.kind}: no room for a token")
            return wish
        return best[1:]

    def _stamps(self, province, inner, boxes):
        """Places for terrain stamps, clear of everything else."""
        chance = random.Random(sum(map(ord, province)) % 97)
        taken = unary_union(boxes)
        most = 9 if self.kind == "wide" else 5
        x0, y0, x1, y1 = inner.bounds
        found = []
        for _ in range(900):
            x, y = chance.uniform(x0, x1), chance.uniform(y0, y1)
            mark = Point(x, y).buffer(10)
            apart = all(math.hypot(x - a, y - b) > 20 for a, b in found)
            if len(found) < most and apart and inner.contains(mark) and not mark.intersects(taken):
                found.append((x, y))
        return [rounded(*place) for place in sorted(found, key=lambda place: place[1])]

    def _fjords(self):
        found = {}
        _, step, piece = self.plan["bay"]
        for fjord, bay in self.bays.items():
            middle = whole(bay.buffer(-piece * 0.6)).centroid
            found[fjord] = {
                "d": smooth(bay),
                "inset": smooth(whole(bay.buffer(-3.4)), ROPE),
                "centre": rounded(middle.x, middle.y),
                "name": rounded(*self.borders[FJORDS[fjord]][25]),
                "strength": [0, 0],
                "token": [0, 0],
                "doom": [0, 0],
                "villages": [rounded(middle.x + dx * step, middle.y + dy * piece) for dx, dy in BERTHS],
                "stamps": [],
            }
        return found


BERTHS = ((-0.5, 0.06), (0.5, 0.06), (0, 0.86), (-1, 0.86), (1, 0.86))  # steps across, heights of a ship down


def leaf(x, y, long, wide, turn):
    """Two bows from stem to tip."""
    a = math.radians(turn)
    dx, dy, ox, oy = 2 * long * math.cos(a), 2 * long * math.sin(a), -wide * 2 * math.sin(a), wide * 2 * math.cos(a)
    out = f"q{dx / 2 + ox:.1f} {dy / 2 + oy:.1f} {dx:.1f} {dy:.1f}"
    back = f"q{-dx / 2 - ox:.1f} {-dy / 2 - oy:.1f} {-dx:.1f} {-dy:.1f}"
    return f"M{x - dx / 2:.1f} {y - dy / 2:.1f}{out}{back}"


def tree(cx, cy, height, seed=4):
    """Yggdrasil as a woodcut: boughs by their width, trunk, cuts and leaves."""
    chance = random.Random(seed)
    strokes, leaves = {}, []
    k = height / 200

    def bough(x, y, angle, length, width, depth, side):
        bend = side * chance.uniform(0.18, 0.42)
        mx, my = x + math.cos(angle) * length * 0.55, y - math.sin(angle) * length * 0.55
        ex, ey = mx + math.cos(angle + bend) * length * 0.5, my - math.sin(angle + bend) * length * 0.5
        strokes.setdefault(round(width, 1), []).append(f"M{x:.1f} {y:.1f}Q{mx:.1f} {my:.1f} {ex:.1f} {ey:.1f}")
        if depth == 0 or width < 1.4:
            for _ in range(5):
                leaves.append((ex + chance.uniform(-8, 8) * k, ey + chance.uniform(-7, 6) * k, chance.uniform(0, 180)))
            return
        bough(ex, ey, angle + bend + 0.46, length * 0.7, width * 0.6, depth - 1, 1)
        bough(ex, ey, angle + bend - 0.46, length * 0.7, width * 0.6, depth - 1, -1)
        leaves.append((ex + chance.uniform(-6, 6), ey + chance.uniform(-6, 6), chance.uniform(0, 180)))

    top = cy - height * 0.02
    for angle, length, side in ((90, 0.19, 0.2), (128, 0.19, 1), (52, 0.19, -1), (158, 0.2, 1), (22, 0.2, -1)):
        bough(cx, top, math.radians(angle), height * length, height * 0.05, 3, side)

    def line(*points):
        """Points relative to the middle of the tree: a move, then cubics."""
        path = ""
        for number, (x, y) in enumerate(points):
            path += ("M" if number == 0 else "C" if number % 3 == 1 else " ") + f"{cx + x * k:.1f} {cy + y * k:.1f}"
        return path

    for side in (-1, 1):
        strokes.setdefault(round(5 * k, 1), []).append(
            line((10 * side, 50), (30 * side, 72), (52 * side, 56), (74 * side, 66))
        )
        strokes.setdefault(round(4 * k, 1), []).append(
            line((6 * side, 56), (14 * side, 86), (-22 * side, 74), (-40 * side, 86))
        )
    up = -12
    trunk = line(
        (-8, up),
        (-6, 24),
        (-12, 46),
        (-34, 62),
        (-18, 58),
        (-8, 62),
        (0, 74),
        (8, 62),
        (18, 58),
        (34, 62),
        (12, 46),
        (6, 24),
        (8, up),
    )
    cuts = "".join(line((3 * side, -4), (2 * side, 30), (6 * side, 46), (16 * side, 56)) for side in (-1, 1))
    return {
        "strokes": [{"width": width, "d": "".join(paths)} for width, paths in sorted(strokes.items())],
        "trunk": trunk + "Z",
        "cuts": cuts,
        "leaves": "".join(leaf(x, y, 4.6 * k, 2.3 * k, turn) for x, y, turn in leaves),
    }


def main():
    rows = tomllib.loads(CONTENT.read_text("utf-8"))["province"]
    villages = {row["id"]: row["villages"] for row in rows}
    TARGET.mkdir(parents=True, exist_ok=True)
    for kind in BOARDS:
        text = json.dumps(Board(kind, villages).data(), separators=(",", ":"))
        (TARGET / f"{kind}.json").write_text(text + "\n", "utf-8")
        print(kind, len(text) // 1024, "kB")


if __name__ == "__main__":
    main()
