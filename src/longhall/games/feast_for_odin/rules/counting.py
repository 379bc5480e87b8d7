"""What cards count and ask: the counters, bounds and conditions of the effects."""

from longhall.games.feast_for_odin.content.areas import income
from longhall.games.feast_for_odin.content.effects import Condition, Counter, Steps
from longhall.games.feast_for_odin.content.things import (
    BUILDING,
    CATTLE,
    FIRST_HOUSE,
    FIRST_SPECIAL,
    KNARR,
    LONGSHIP,
    RED,
    SHEEP,
    TWO_SILVER,
    WHALING_BOAT,
)
from longhall.games.feast_for_odin.rules.mountains import taken
from longhall.games.feast_for_odin.state import (
    FIRST_ISLAND,
    FIRST_SHED,
    HOUSE_FROM,
    LONGSHIP_IN,
    FeastForOdin,
)


def animals(g: FeastForOdin, seat: int, kind: int) -> int:
    """Sheep or cattle in the stable, pregnant ones too."""
    return g.has(seat, kind) + g.has(seat, kind + 1)


def total_income(g: FeastForOdin, seat: int) -> int:
    """What the next income phase would pay: every diagonal of home board and islands (FO-INCOME-01, 02)."""
    return sum([income(g.area(area), g.covered[area]) for area in g.areas_of(seat) if area < FIRST_SHED])


def large_ships(g: FeastForOdin, seat: int) -> int:
    return len(g.ships(seat, KNARR)) + len(g.ships(seat, LONGSHIP))


def ore_on_ships(g: FeastForOdin, seat: int) -> int:
    """The printed ore of whaling boats counts."""
    boats = g.ships(seat, WHALING_BOAT)
    printed = g.box.ships[0].printed_ore
    return sum(boats) + printed * len(boats) + sum(g.ships(seat, LONGSHIP))


def specials_owned(g: FeastForOdin, seat: int) -> int:
    """Special tiles in the supply and on boards."""
    held = sum(g.stock[seat][FIRST_SPECIAL:])
    laid = [item for area, item, _, _ in g.tiles if item >= FIRST_SPECIAL and g.owners[area] == seat]
    return held + len(laid)


def houses(g: FeastForOdin, seat: int, kind: int) -> int:
    """Houses of a kind, as an item."""
    first = kind - FIRST_HOUSE
    return g.owners[HOUSE_FROM[first] : HOUSE_FROM[first + 1]].count(seat)


def count(g: FeastForOdin, seat: int, counter: Counter) -> int:
    """How many there are now of what a card counts."""
    kind = counter.kind
    if kind == "supply":
        return g.has(seat, counter.items[0])
    if kind == "ships":
        return _ships(g, seat, counter)
    if kind == "houses":
        return sum([houses(g, seat, house) for house in counter.items])
    if kind == "animals":
        return animals(g, seat, counter.items[0])
    if kind == "animal_types":
        return int(animals(g, seat, SHEEP) > 0) + int(animals(g, seat, CATTLE) > 0)
    if kind == "types":
        return _red_types(g, seat)
    if kind == "pairs":
        return min([g.has(seat, item) for item in counter.items])
    if kind == "event":
        return _event(g, seat, counter)
    return _single(g, seat, kind)


def _single(g: FeastForOdin, seat: int, kind: str) -> int:
    if kind == "specials_owned":
        return specials_owned(g, seat)
    if kind == "exploration_boards":
        return g.owners[FIRST_ISLAND:FIRST_SHED].count(seat)
    if kind == "ore_on_ships":
        return ore_on_ships(g, seat)
    if kind == "longships_with_ore_min_2":
        return len([ship for ship in g.bay[seat] if ship >= LONGSHIP_IN + 2])
    if kind == "income_total":
        return total_income(g, seat)
    return g.seats


def _ships(g: FeastForOdin, seat: int, counter: Counter) -> int:
    if counter.word == "large":
        return large_ships(g, seat)
    if counter.word == "min_over_types":
        return min([len(g.ships(seat, ship)) for ship in (WHALING_BOAT, KNARR, LONGSHIP)])
    return len(g.ships(seat, counter.items[0]))


def _red_types(g: FeastForOdin, seat: int) -> int:
    """Sheep and cattle are one type each, pregnant or not (FO-AMB-42)."""
    red = [item for item in g.box.food if g.box.items[item].colour == RED and item >= CATTLE + 2]
    held = len([item for item in red if g.has(seat, item)])
    return held + int(animals(g, seat, SHEEP) > 0) + int(animals(g, seat, CATTLE) > 0)


def _event(g: FeastForOdin, seat: int, counter: Counter) -> int:
    """What was just taken or discarded from mountain strips, or spent in the action."""
    if counter.event == "spent_types":
        return len([item for item in BUILDING if g.spent[item]])
    if counter.event == "distinct_items":
        return len(set(taken(g, seat)))
    return taken(g, seat).count(counter.items[0] if counter.items else TWO_SILVER)


def steps(g: FeastForOdin, seat: int, row: Steps) -> int:
    """The last value whose threshold is reached; 0: none."""
    found = 0
    n = count(g, seat, row.counter)
    for at, value in zip(row.at, row.values, strict=True):
        if n >= at:
            found = value
    return found


def vikings_on(g: FeastForOdin, seat: int, group: str, column: int) -> int:
    """Own Vikings placed this round on spaces of a group or in a column (FO-AMB-43)."""
    return sum(
        [
            g.placed[number]
            for number, space in enumerate(g.box.spaces)
            if g.taken[number] == seat and (group in space.groups or column == space.column)
        ]
    )


def holds(g: FeastForOdin, seat: int, condition: Condition | None) -> bool:
    """Is a condition of a card true now?"""
    if condition is None:
        return True
    if condition.in_action and not (g.space >= 0 and g.actor == seat):
        return False
    vikings = condition.vikings
    if vikings is not None and vikings_on(g, seat, vikings.group, vikings.column) < vikings.low:
        return False
    bound = condition.bound
    if bound is None:
        return True
    assert bound.counter is not None
    return bound.holds(count(g, seat, bound.counter))
