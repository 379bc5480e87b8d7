"""The score and its parts (FO-SCORE)."""

from longhall.engine.outcomes import Outcome, Rating
from longhall.games.feast_for_odin.content.areas import minuses
from longhall.games.feast_for_odin.content.things import FIRST_SHIP, KNARR, SHEEP, SHIPS, SILVER, WOOD
from longhall.games.feast_for_odin.state import FIRST_ISLAND, FIRST_SHED, FeastForOdin, house_kind

PARTS = (
    "ships",
    "emigration",
    "boards",
    "houses",
    "animals",
    "occupations",
    "silver",
    "crown",
    "uncovered",
    "penalties",
)
# Steps of a result alone: the rulebook calls 100 points very good (FO-SOLO-08), the names of the others are ours.
RATING = (("winter", 0), ("roof", 0), ("hall", 50), ("good", 100), ("feast", 120))


def parts(g: FeastForOdin, seat: int) -> list[int]:
    """What a player would score now, in the order of PARTS (FO-SCORE-01..12)."""
    box = g.box
    areas = g.areas_of(seat)
    ships = [len(g.ships(seat, FIRST_SHIP + kind)) * box.ships[kind].points for kind in range(len(SHIPS))]
    moved = [g.emigrated[seat][kind] * box.ships[KNARR - FIRST_SHIP + kind].emigrated for kind in range(2)]
    islands = [box.islands[g.side(area - FIRST_ISLAND)].points for area in areas if FIRST_ISLAND <= area < FIRST_SHED]
    houses = [box.houses[house_kind(area)].points for area in areas if area >= FIRST_SHED]
    animals = [g.has(seat, SHEEP + kind) * points for kind, points in enumerate(box.animal_points)]
    cards = [g.row(card).points for card in g.played[seat]]
    return [
        sum(ships),
        sum(moved),
        sum(islands),
        sum(houses),
        sum(animals),
        sum(cards),
        g.has(seat, SILVER) * box.rules.silver_points,
        crown(g, seat),
        uncovered(g, seat) * box.rules.uncovered,
        g.penalties[seat] * box.rules.penalty,
    ]


def crown(g: FeastForOdin, seat: int) -> int:
    """Points on special tiles, wherever they lie: the English Crown's (FO-SCORE-09)."""
    box = g.box
    found = 0
    for item in box.crowns:
        points = box.items[item].points
        if g.has(seat, item):
            found += points
        else:
            found += sum([points for area, laid, _, _ in g.tiles if laid == item and g.owners[area] == seat])
    return found


def uncovered(g: FeastForOdin, seat: int) -> int:
    """Uncovered -1 spaces, and demands that are not filled (FO-SCORE-10)."""
    found = 0
    for area in g.areas_of(seat):
        found += minuses(g.area(area), g.covered[area])
        if area >= FIRST_SHED:
            for item, n in g.box.houses[house_kind(area)].demand:
                found += n - g.filled[area][item - WOOD]
    return found


def outcome(g: FeastForOdin) -> Outcome:
    """The highest total wins; who is equal shares the place (FO-SCORE-13)."""
    rows = [parts(g, seat) for seat in range(g.seats)]
    scores = [sum(row) for row in rows]
    places = [1 + sum([other > mine for other in scores]) for mine in scores]
    rating = Rating(RATING, "good", scores[0]) if g.seats == 1 else None
    parts_of = [dict(zip(PARTS, row, strict=True)) for row in rows]
    return Outcome(places, parts_of, g.over, scores, rating=rating)
