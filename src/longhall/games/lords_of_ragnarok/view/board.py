"""What lies on the board of the published view, and beside it."""

from typing import Final, cast

from longhall.engine.published import Seat
from longhall.games.lords_of_ragnarok.content.board import Map
from longhall.games.lords_of_ragnarok.content.effects import RUNES
from longhall.games.lords_of_ragnarok.content.rows import ACTIONS, Box
from longhall.games.lords_of_ragnarok.generated.seen import Seen
from longhall.games.lords_of_ragnarok.view.published import (
    Action,
    Beast,
    Fate,
    Forge,
    Ground,
    Monument,
    Region,
    Share,
    Site,
    Space,
)
from longhall.games.lords_of_ragnarok.view.words import monster, seat_or_none, territory_or_none

FATES: Final[dict[int, Fate]] = {-1: "away", -2: "dead"}  # where a monster is that is on no territory


def territories(seen: Seen) -> list[Ground]:
    return [
        {
            "control": seat_or_none(owner),
            "temple": seen.temples[place] == 1,
            "forge": _forge(seen, place),
            "desolate": seen.desolate[place] == 1,
        }
        for place, owner in enumerate(seen.control)
    ]


def _forge(seen: Seen, place: int) -> Forge | None:
    rune = seen.forges[place]
    return Forge(rune=RUNES[rune], full=seen.forged[place] == 1) if rune >= 0 else None


def regions(seen: Seen, side: Map) -> list[Share]:
    found: list[Share] = []
    for id, places in zip(side.region_ids, side.regions, strict=True):
        held = [0] * seen.seats
        for place in places:
            if seen.control[place] >= 0:
                held[seen.control[place]] += 1
        found.append({"region": Region(id), "held": held})
    return found


def monuments(seen: Seen, its: Box) -> list[Site]:
    return [
        {
            "monument": Monument(monument.id),
            "level": seen.levels[number],
            "spaces": monument.spaces[seen.levels[number]],
            "priests": [row[number] for row in seen.sent],
        }
        for number, monument in enumerate(its.monuments)
    ]


def wheel(seen: Seen) -> list[Space]:
    return [
        {"action": cast(Action, ACTIONS[space]), "markers": cast(list[Seat], list(markers))}
        for space, markers in enumerate(seen.wheel)
    ]


def beasts(seen: Seen, its: Box) -> list[Beast]:
    """The monsters, then the boss."""
    found: list[Beast] = [
        {
            "monster": monster(its, number),
            "boss": False,
            "fate": FATES.get(place, "on_board"),
            "at": territory_or_none(place),
            "ring": seat_or_none(seen.rings[number]),
            "on_top": number in seen.tops,
            "slots": [seat_or_none(marker) for marker in seen.slots[number]],
        }
        for number, place in enumerate(seen.monster_at)
    ]
    boss = len(found)
    found.append(
        {
            "monster": monster(its, boss),
            "boss": True,
            "fate": FATES.get(seen.boss_at, "on_board"),
            "at": territory_or_none(seen.boss_at),
            "ring": None,
            "on_top": False,
            "slots": [seat_or_none(marker) for marker in seen.slots[boss]],
        }
    )
    return found
