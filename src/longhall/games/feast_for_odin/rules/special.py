"""What single cards do that no space does: a tile of another player, ore that must be laid, spaces without Vikings."""

from collections.abc import Sequence

from longhall.engine.frames import OVER, Frame, Where
from longhall.engine.options import Ask, Option
from longhall.engine.state import Public, added_in
from longhall.games.feast_for_odin.content.areas import spot_at, spots
from longhall.games.feast_for_odin.content.effects import Op
from longhall.games.feast_for_odin.content.things import FIRST_HOUSE, ORE, WOOD
from longhall.games.feast_for_odin.generated import asks
from longhall.games.feast_for_odin.options import FILL, IMITATE, NO, ON
from longhall.games.feast_for_odin.rules.actions import use_by_card
from longhall.games.feast_for_odin.rules.lay import Lay, areas_for
from longhall.games.feast_for_odin.rules.spaces import usable
from longhall.games.feast_for_odin.rules.vikings import own_spaces
from longhall.games.feast_for_odin.state import (
    FIRST_SHED,
    LONGSHIP_IN,
    NOBODY,
    FeastForOdin,
    Tile,
    house_kind,
)

# Another player's tile (FO-AMB-36)


def owners_of(g: FeastForOdin, seat: int, op: Op) -> int:
    """The place in `tiles` of a special tile on somebody's board that may be taken; -1: none."""
    special = op.items[0]
    own = "any_player_board" in op.words
    for at, (area, item, _, _) in enumerate(g.tiles):
        if item == special and area < FIRST_SHED and (own or g.owners[area] != seat):
            return at
    return -1


def swap_special(g: FeastForOdin, seat: int, op: Op) -> None:
    """Take a special tile off a board; other tiles fill exactly the same cells and count as blue."""
    at = owners_of(g, seat, op)
    area, special, turn, cell = g.tiles[at]
    grid = g.area(area)
    mask = spot_at(grid, g.box.items[special].shape, turn, cell).mask
    laid = _refill(g, area, mask, op.items[1:])
    g.tiles = (*g.tiles[:at], *laid, *g.tiles[at + 1 :])
    g.add(seat, special, 1)
    word = g.box.item_words[special]
    g.tell_swapped(seat=seat, other=g.owners[area], item=word)


def _refill(g: FeastForOdin, area: int, mask: int, items: list[int]) -> list[Tile]:
    """The tiles that fill these cells exactly."""
    if not items:
        return []
    for spot in spots(g.area(area), g.box.items[items[0]].shape):
        if spot.mask & mask == spot.mask:
            rest = mask & ~spot.mask
            if len(items) == 1 or (found := _refill(g, area, rest, items[1:])):
                more = [] if len(items) == 1 else found
                return [(area, items[0], spot.turn, spot.cell), *more]
    return []


# What must be laid at once


def gain_and_place(g: FeastForOdin, seat: int, op: Op) -> None:
    """An ore that goes on a board at once."""
    areas = [area for area in areas_for(g, seat, op.items[0]) if area < FIRST_SHED]
    if areas:
        g.add(seat, op.items[0], 1)
        g.push(Lay(seat, op.items[0], areas))


def arm_new_ship(g: FeastForOdin, seat: int, n: int) -> None:
    """Ore from the supply on the longship that has just come."""
    berth = max([berth for berth, code in enumerate(g.bay[seat]) if code == LONGSHIP_IN], default=-1)
    if berth >= 0:
        more = min(n, g.has(seat, ORE))
        g.bay = added_in(g.bay, seat, berth, more)
        g.add(seat, ORE, -more)


class PlaceServed(Frame):
    """Tiles of a feast that may go into houses instead of back to the general supply."""

    STEPS = ("house",)

    def __init__(self, seat: int = NOBODY, item: int = 0, n: int = 0) -> None:
        super().__init__()
        self.seat: Public[int] = seat
        self.item: Public[int] = item
        self.n: Public[int] = n

    def ask_house(self, g: FeastForOdin) -> list[Ask]:
        areas = houses_for(g, self.seat, self.item) if self.n else []
        if not areas:
            return []
        options = [option for option in ON if option.word in [g.area_word(area) for area in areas]]
        return [asks.place_served(self.seat, [*options, NO], item=g.box.item_words[self.item])]

    def do_house(self, g: FeastForOdin, seat: int, option: Option) -> Where:
        if option is NO:
            return OVER
        self.n -= 1
        area = next(area for area in g.areas_of(seat) if g.area_word(area) == option.word)
        g.add(seat, self.item, 1)
        g.push(Lay(seat, self.item, [area]))
        return "house"


def houses_for(g: FeastForOdin, seat: int, item: int) -> list[int]:
    """Own houses in which a tile can be laid."""
    return [area for area in areas_for(g, seat, item) if area >= FIRST_SHED]


# Demands of buildings


def place_on_building(g: FeastForOdin, seat: int, op: Op) -> None:
    area = demanding(g, seat, op)
    g.filled = added_in(g.filled, area, op.items[0] - WOOD, 1)
    g.add(seat, op.items[0], -1)
    g.tell_filled(seat=seat, item=FILL[op.items[0]].word, n=1)


def demanding(g: FeastForOdin, seat: int, op: Op) -> int:
    """An own building of a kind with an open demand for an item that is there; -1: none."""
    item, kind = op.items[0], op.items[-1] - FIRST_HOUSE
    if not g.has(seat, item):
        return -1
    for area in g.areas_of(seat):
        if area >= FIRST_SHED and house_kind(area) == kind:
            asked = dict(g.box.houses[kind].demand).get(item, 0)
            if g.filled[area][item - WOOD] < asked:
                return area
    return -1


# Spaces without Vikings


class UseSpace(Frame):
    """A card lets a player use a space without placing Vikings."""

    STEPS = ("space",)

    def __init__(self, seat: int = NOBODY, spaces: Sequence[int] = ()) -> None:
        super().__init__()
        self.seat: Public[int] = seat
        self.spaces: Public[list[int]] = list(spaces)

    def ask_space(self, g: FeastForOdin) -> list[Ask]:
        return [asks.use_space(self.seat, [IMITATE[space] for space in self.spaces])]

    def do_space(self, g: FeastForOdin, seat: int, option: Option) -> Where:
        g.tell_used_space(seat=seat, space=option.word)
        use_by_card(g, seat, option.arg)
        return None


def spaces_for(g: FeastForOdin, seat: int, op: Op) -> list[int]:
    """The spaces that a card lets a player use: of a column, occupied or not, next to an own Viking."""
    occupied = "occupied" in op.words
    found = []
    for number, space in enumerate(g.box.spaces):
        if space.column != op.column or space.imitates or (g.taken[number] != NOBODY) != occupied:
            continue
        if occupied and not (g.taken[number] >= 0 and g.placed[number]):
            continue
        if op.beside_own and not any(_beside(g, number, own) for own in own_spaces(g, seat, op.column)):
            continue
        if usable(g, seat, number):
            found.append(number)
    return found


def _beside(g: FeastForOdin, space: int, other: int) -> bool:
    """Directly above or below."""
    return abs(g.box.spaces[space].row - g.box.spaces[other].row) == 1
