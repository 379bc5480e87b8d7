"""What may be done at any time: laying tiles, buying and arming ships, cards (FO-ANY, FO-PLACE, FO-SHIP)."""

from collections.abc import Sequence
from typing import Final

from longhall.engine.frames import Frame, Where
from longhall.engine.options import Ask, Option
from longhall.engine.position import OWNERS
from longhall.engine.state import Mine, Public, added_in, replaced_at, replaced_in
from longhall.engine.triggers import Triggers
from longhall.games.feast_for_odin.content.areas import Spot, fits, fitting, spot_at
from longhall.games.feast_for_odin.content.things import (
    FIRST_GOOD,
    FIRST_SHIP,
    FREE,
    GREEN,
    ORANGE,
    ORE,
    RED,
    SHEEP,
    SILVER,
    WHALING_BOAT,
    WOOD,
)
from longhall.games.feast_for_odin.generated import asks
from longhall.games.feast_for_odin.hooks import ALLOW_PLACE, ORE_REMOVABLE, TILE_PLACED
from longhall.games.feast_for_odin.hooks import ANYTIME as WHENEVER
from longhall.games.feast_for_odin.options import ARM, AT, BUY, DISARM, EXCHANGE, LAY, ON, ROW, TURN
from longhall.games.feast_for_odin.rules.gains import acquire_ship, free_berth, pledge_of
from longhall.games.feast_for_odin.state import (
    BOAT,
    FIRST_SHED,
    FIRST_STONE_HOUSE,
    KNARR_IN,
    LONGSHIP_IN,
    NOBODY,
    FeastForOdin,
)

# Where tiles may lie


def accepts(g: FeastForOdin, seat: int, area: int, item: int) -> bool:
    """Does an area take such a tile at all (FO-PLACE-01, 10)?"""
    if area < FIRST_SHED:
        return item in (SILVER, ORE) or g.box.items[item].colour >= GREEN
    if area < FIRST_STONE_HOUSE:
        return False
    if SHEEP <= item < FIRST_GOOD:
        return g.animals_in_houses == "yes"
    if item == WOOD:
        return bool(g.fold(ALLOW_PLACE, 0, seat, item, area))
    return item == SILVER or item >= FIRST_GOOD


def rival(area: int, colour: int) -> int:
    """Which of an area's masks holds the tiles that one of this colour must not touch: green on boards (FO-PLACE-03),
    orange and red in houses (FO-PLACE-11); -1: none."""
    if area < FIRST_SHED:
        return 0 if colour == GREEN else FREE
    return colour if colour in (ORANGE, RED) else FREE


def rivals_of(g: FeastForOdin, area: int, item: int) -> int:
    """The cells that the rim of a tile may not touch."""
    mask = rival(area, g.box.items[item].colour)
    return 0 if mask < 0 else g.rivals[area][mask]


def has_room(g: FeastForOdin, area: int, item: int) -> bool:
    """Can a tile be laid there?"""
    return fits(g.area(area), g.box.items[item].shape, g.covered[area], rivals_of(g, area, item))


def spots_for(g: FeastForOdin, area: int, item: int) -> list[Spot]:
    """Every way to lay a tile there now."""
    return fitting(g.area(area), g.box.items[item].shape, g.covered[area], rivals_of(g, area, item))


def areas_for(g: FeastForOdin, seat: int, item: int) -> list[int]:
    """Own boards and houses in which a tile can be laid."""
    return [area for area in g.areas_of(seat) if accepts(g, seat, area, item) and has_room(g, area, item)]


def can_lay(g: FeastForOdin, seat: int, item: int, areas: list[int]) -> bool:
    for area in areas:
        if accepts(g, seat, area, item) and has_room(g, area, item):
            return True
    return False


def lay(g: FeastForOdin, seat: int, area: int, item: int, turn: int, cell: int) -> None:
    """Lay a tile of the supply; it stays there (FO-ANY-02, FO-PLACE-15)."""
    g.add(seat, item, -1)
    cover(g, area, item, turn, cell)
    at = cell_option(g, area, cell).word
    g.tell_laid(seat=seat, item=g.box.item_words[item], area=g.area_word(area), cell=at, turn=turn)
    Triggers.if_ready(g, TILE_PLACED, seat, item, area)


def cover(g: FeastForOdin, area: int, item: int, turn: int, cell: int) -> None:
    """Put a tile on its cells."""
    spot = spot_at(g.area(area), g.box.items[item].shape, turn, cell)
    g.covered = replaced_at(g.covered, area, g.covered[area] | spot.mask)
    mask = rival(area, g.box.items[item].colour)
    if mask >= 0:
        g.rivals = replaced_in(g.rivals, area, mask, g.rivals[area][mask] | spot.mask)
    g.tiles = (*g.tiles, (area, item, turn, cell))


class Lay(Frame):
    """Lay one tile: on which board, how it is turned, on which cell. The others see it when it lies there."""

    STEPS = ("area", "turn", "cell", "lay")

    def __init__(self, seat: int = NOBODY, item: int = 0, areas: Sequence[int] = ()) -> None:
        super().__init__()
        self.seat: Public[int] = seat
        self.item: Mine[int] = item
        self.areas: list[int] = list(areas)  # where it may go
        self.area: Mine[int] = areas[0] if len(areas) == 1 else -1
        self.turn: Mine[int] = -1
        self.cell: int = -1

    def ask_area(self, g: FeastForOdin) -> list[Ask]:
        if self.area >= 0:
            return []
        return [asks.lay_area(self.seat, [area_option(g, area) for area in self.areas], part=True)]

    def do_area(self, g: FeastForOdin, seat: int, option: Option) -> Where:
        self.area = next(area for area in self.areas if area_option(g, area) is option)
        return None

    def ask_turn(self, g: FeastForOdin) -> list[Ask]:
        turns = list(dict.fromkeys([spot.turn for spot in spots_for(g, self.area, self.item)]))
        return [asks.lay_turn(self.seat, [TURN[turn] for turn in turns], part=True)]

    def do_turn(self, g: FeastForOdin, seat: int, option: Option) -> Where:
        self.turn = option.arg
        return None

    def ask_cell(self, g: FeastForOdin) -> list[Ask]:
        spots = [spot for spot in spots_for(g, self.area, self.item) if spot.turn == self.turn]
        options = [cell_option(g, self.area, spot.cell) for spot in spots]
        return [asks.lay_cell(self.seat, options, part=True)]

    def do_cell(self, g: FeastForOdin, seat: int, option: Option) -> Where:
        self.cell = option.arg // ROW * g.area(self.area).width + option.arg % ROW
        return None

    def do_lay(self, g: FeastForOdin) -> Where:
        lay(g, self.seat, self.area, self.item, self.turn, self.cell)
        return None


def area_option(g: FeastForOdin, area: int) -> Option:
    return _AREA_OPTIONS[g.area_word(area)]


_AREA_OPTIONS: Final = {option.word: option for option in ON}


def cell_option(g: FeastForOdin, area: int, cell: int) -> Option:
    width = g.area(area).width
    return AT[cell // width * ROW + cell % width]


# Ships


def buyable(g: FeastForOdin, seat: int) -> list[int]:
    """The ships that a player has silver and a berth for (FO-SHIP-01, 02)."""
    silver = g.has(seat, SILVER)
    return [
        FIRST_SHIP + kind
        for kind, ship in enumerate(g.box.ships)
        if silver >= ship.price and free_berth(g, seat, FIRST_SHIP + kind) >= 0
    ]


def armable(g: FeastForOdin, seat: int, ship: int) -> int:
    """The berth of a ship of a kind that takes another ore, the best armed of them; -1: none (FO-SHIP-04)."""
    low, high = (BOAT, BOAT) if ship == WHALING_BOAT else (LONGSHIP_IN, LONGSHIP_IN + 2)
    found = [(code, -berth) for berth, code in enumerate(g.bay[seat]) if low <= code <= high]
    return -max(found)[1] if found else -1


def armed(g: FeastForOdin, seat: int, ship: int) -> int:
    """The berth of a ship of a kind with ore that can be taken back; -1: none."""
    low, high = (BOAT, KNARR_IN) if ship == WHALING_BOAT else (LONGSHIP_IN, LONGSHIP_IN + 3)
    return next((berth for berth, code in enumerate(g.bay[seat]) if low < code <= high and code != KNARR_IN), -1)


ARMED_KINDS: Final = (WHALING_BOAT, WHALING_BOAT + 2)

# The second group of every ask


def anytime(g: FeastForOdin, seat: int) -> list[Option]:
    """Everything that a player may do now besides what it is asked (FO-ANY-01, 03, FO-OCC-10). Arming is not possible
    during an action. Who has used a card for an exchange makes that exchange first."""
    if pledge_of(g, seat) >= 0:
        return []
    row = g.stock[seat]
    areas = [area for area in g.areas_of(seat) if not FIRST_SHED <= area < FIRST_STONE_HOUSE]
    found = [LAY[item] for item, n in enumerate(row) if n and _may_lie(item) and can_lay(g, seat, item, areas)]
    if row[SILVER] >= g.box.ships[0].price:
        found += [BUY[ship - FIRST_SHIP] for ship in buyable(g, seat)]
    if row[ORE] and not (g.space >= 0 and g.actor == seat):
        found += [ARM[ship - FIRST_SHIP] for ship in ARMED_KINDS if armable(g, seat, ship) >= 0]
    if g.playing[ORE_REMOVABLE] and g.fold(ORE_REMOVABLE, 0, seat, 0, 0):
        found += [DISARM[ship - FIRST_SHIP] for ship in ARMED_KINDS if armed(g, seat, ship) >= 0]
    if g.playing[WHENEVER]:
        found += [EXCHANGE[g.box.card_numbers[g.card_of(entry)]] for entry in g.ready(WHENEVER, seat, 0, 0)]
    return found


def _may_lie(item: int) -> bool:
    """Could it ever be laid? Silver is, coin by coin (FO-SILVER-02, FO-AMB-09)."""
    return item <= WOOD or item == ORE or item >= SHEEP


def do_anytime(g: FeastForOdin, seat: int, option: Option) -> None:
    if option.verb == "lay":
        g.push(Lay(seat, option.arg, areas_for(g, seat, option.arg)))
    elif option.verb == "buy":
        ship = FIRST_SHIP + option.arg
        g.add(seat, SILVER, -g.box.ships[option.arg].price)
        g.tell_bought(seat=seat, ship=option.word)
        acquire_ship(g, seat, ship, False)
    elif option.verb == "arm":
        move_ore(g, seat, armable(g, seat, FIRST_SHIP + option.arg), 1)
    elif option.verb == "disarm":
        move_ore(g, seat, armed(g, seat, FIRST_SHIP + option.arg), -1)
    else:
        mine = [entry for entry in g.playing[WHENEVER] if entry % OWNERS == seat and g.card_of(entry) == option.word]
        g.call_listener(mine[0], 0, 0)


def move_ore(g: FeastForOdin, seat: int, berth: int, n: int) -> None:
    """Put ore from the supply on a ship, or take it back."""
    g.bay = added_in(g.bay, seat, berth, n)
    g.add(seat, ORE, -n)
    if n > 0:
        g.tell_armed(seat=seat, ship=g.box.ships[0 if berth < 3 else 2].id)
    else:
        g.tell_disarmed(seat=seat, ship=g.box.ships[0 if berth < 3 else 2].id)
