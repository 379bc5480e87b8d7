"""From what an observer sees to the published view of A Feast for Odin."""

from collections.abc import Sequence
from typing import Final, Literal, cast

from longhall.engine.published import Seat, Turn
from longhall.engine.publisher import Publisher
from longhall.games.feast_for_odin.content.rows import Box, box
from longhall.games.feast_for_odin.content.things import FIRST_SPECIAL, HOUSES, TWO_SILVER, WOOD
from longhall.games.feast_for_odin.generated import seen as see
from longhall.games.feast_for_odin.generated.seen import Seen
from longhall.games.feast_for_odin.view.counts import Counts, count
from longhall.games.feast_for_odin.view.published import (
    WORDS,
    Advice,
    Area,
    Berth,
    Card,
    Demand,
    Die,
    Item,
    Laying,
    Phase,
    Player,
    Published,
    Scene,
    Serving,
    Ship,
    ShipKind,
    Space,
    Standing,
    Strip,
    StripItem,
    Tile,
)

SMALL: Final = 3  # of them
ISLANDS: Final = range(4, 8)
EMIGRANTS: Final[tuple[ShipKind, ShipKind]] = ("knarr", "longship")
SHIPS: Final[dict[int, Ship]] = {
    1: {"kind": "whaling_boat", "ore": 0},
    2: {"kind": "whaling_boat", "ore": 1},
    10: {"kind": "knarr", "ore": 0},
    **{20 + ore: {"kind": "longship", "ore": ore} for ore in range(4)},
}
EMPTY: Final = 0
# Shared by all views, which nobody changes
SMALL_BERTHS: Final[dict[int, Berth]] = {code: {"size": "small", "ship": SHIPS.get(code)} for code in (EMPTY, *SHIPS)}
LARGE_BERTHS: Final[dict[int, Berth]] = {code: {"size": "large", "ship": SHIPS.get(code)} for code in (EMPTY, *SHIPS)}


def publish(seen: Seen, counts: Counts) -> Published:
    """The table as the observer is told of it."""
    its = box(seen.content, seen.income_reach)
    spaces = _spaces(seen, its)
    taken = sum(standing["seat"] is not None for standing in spaces.values())
    return {
        "over": bool(seen.over),
        "turn": Turn(round=seen.round, number=taken, seat=Seat(seen.turn) if seen.turn >= 0 else None),
        "who": [None] * seen.seats,
        "sealed": list(seen.sealed),
        "content": seen.content,
        "length": cast(Literal["long", "short"], seen.length),
        "rounds": its.rules.rounds[int(seen.length == "short")],
        "animals_in_houses": seen.animals_in_houses == "yes",
        "income_reach": cast(Literal["square", "quadrant"], seen.income_reach),
        "phase": Phase(seen.phase) if seen.phase else None,
        "first": Seat(seen.first),
        "players": [_player(seen, counts, seat, its) for seat in range(seen.seats)],
        "areas": _areas(seen, counts, its),
        "spaces": spaces,
        "imitations": list(seen.imitations),
        "strips": [_strip(number, items, its) for number, items in enumerate(seen.strips) if items],
        "specials": [Item(its.item_words[FIRST_SPECIAL + number]) for number, here in enumerate(seen.specials) if here],
        "scene": _scene(seen, counts, its),
        "laying": _laying(seen, counts, its),
    }


# The players


def _player(seen: Seen, counts: Counts, seat: int, its: Box) -> Player:
    stock = seen.stock[seat]
    bay = seen.bay[seat]
    emigrated = seen.emigrated[seat]
    owned = (income for income, owner in zip(counts.incomes, seen.owners, strict=True) if owner == seat)
    return {
        "stock": cast(dict[Item, int], {word: n for word, n in zip(its.item_words, stock, strict=True) if n}),
        "vikings": seen.thing[seat],
        "passed": bool(seen.passed[seat]),
        "penalties": seen.penalties[seat],
        "bay": [SMALL_BERTHS[code] for code in bay[:SMALL]] + [LARGE_BERTHS[code] for code in bay[SMALL:]],
        "emigrated": [kind for kind, n in zip(EMIGRANTS, emigrated, strict=True) for _ in range(n)],
        "hand": cast(list[Card], list(seen.hands[seat])),
        "played": cast(list[Card], list(seen.played[seat])),
        "income": sum(owned),
        "squares": counts.squares[seat],
        "score": counts.scores[seat],
    }


# Boards and houses


def _areas(seen: Seen, counts: Counts, its: Box) -> list[Area]:
    tiles: list[list[Tile]] = [[] for _ in seen.owners]
    for area, item, turn, cell in seen.tiles:
        tiles[area].append({"item": cast(Item, its.item_words[item]), "turn": turn, "cell": cell})
    return [_area(seen, counts, area, laid, its) for area, laid in enumerate(tiles)]


def _area(seen: Seen, counts: Counts, area: int, tiles: list[Tile], its: Box) -> Area:
    owner = seen.owners[area]
    demands = _demands(seen, area, counts.boards[area], its) if owner >= 0 else []
    return {
        "area": counts.words[area],
        "board": counts.boards[area],
        "owner": Seat(owner) if owner >= 0 else None,
        "treasure": seen.treasure[area - ISLANDS.start] if area in ISLANDS else 0,
        "income": counts.incomes[area],
        "open": counts.open[area] + sum(demand["asked"] - demand["filled"] for demand in demands),
        "demands": demands,
        "tiles": tiles,
    }


def _demands(seen: Seen, area: int, board: str, its: Box) -> list[Demand]:
    if board not in HOUSES:
        return []
    return [
        {"item": Item(its.item_words[item]), "filled": seen.filled[area][item - WOOD], "asked": n}
        for item, n in its.houses[HOUSES.index(board)].demand
    ]


# The action board and what lies beside it


def _spaces(seen: Seen, its: Box) -> dict[Space, Standing]:
    return {
        Space(space.id): {"seat": Seat(owner) if owner >= 0 else None, "vikings": vikings}
        for space, owner, vikings in zip(its.spaces, seen.taken, seen.placed, strict=True)
        if owner != -1
    }


def _strip(number: int, items: Sequence[int], its: Box) -> Strip:
    words = ["silver2" if item == TWO_SILVER else its.item_words[item] for item in items]
    return {"strip": number, "items": cast(list[StripItem], words)}


# What goes on


def _scene(seen: Seen, counts: Counts, its: Box) -> Scene | None:
    rolling, feast = seen.inner(see.SeenAttempt), seen.inner(see.SeenFeast)
    if rolling:
        return {
            "scene": "die",
            "seat": Seat(rolling.seat),
            "die": Die(its.dice[rolling.die].id),
            "space": Space(its.spaces[rolling.space].id) if rolling.space >= 0 else None,
            "boats": rolling.boats,
            "rolls": rolling.rolls,
            "value": rolling.value or None,
        }
    if feast:
        servings = [] if feast.step == "before" else _servings(feast, counts.squares[feast.seat], its)
        return {"scene": "feast", "seat": Seat(feast.seat), "left": feast.left, "servings": servings}
    return None


def _servings(feast: see.SeenFeast, squares: int, its: Box) -> list[Serving]:
    """Of a game that was saved before feasts kept a record, the squares that were covered then are not known."""
    told: list[Serving] = [
        {"item": Item(its.item_words[item]) if item >= 0 else "empty", "squares": n, "lengthwise": bool(flat)}
        for item, n, flat in feast.servings
    ]
    covered = feast.left + sum(serving["squares"] for serving in told)
    unknown: list[Serving] = [{"item": "unknown", "squares": 1, "lengthwise": False} for _ in range(squares - covered)]
    return unknown + told


def _laying(seen: Seen, counts: Counts, its: Box) -> Laying | None:
    frame = seen.top()
    if not isinstance(frame, see.SeenLay):
        return None
    item, area, turn = frame.item, frame.area, frame.turn
    return {
        "seat": Seat(frame.seat),
        "item": None if item is None else Item(its.item_words[item]),
        "area": None if area is None or area < 0 else counts.words[area],
        "turn": None if turn is None or turn < 0 else turn,
    }


PUBLISHER: Final = Publisher(Seen, count, publish, Published, WORDS, Advice)
