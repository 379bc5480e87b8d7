"""How each operation of the effects is carried out, and whether it could do anything."""

from longhall.engine.triggers import Triggers
from longhall.games.feast_for_odin.content.effects import DICE, Discount, Op
from longhall.games.feast_for_odin.content.things import (
    FIRST_GOOD,
    FIRST_SHIP,
    FIRST_SPECIAL,
    FIRST_WEAPON,
    KNARR,
    SILVER,
    WEAPONS,
    WHALING_BOAT,
)
from longhall.games.feast_for_odin.hooks import AFTER_HARVEST, BEFORE_ACTION, HARVEST
from longhall.games.feast_for_odin.rules.counting import steps
from longhall.games.feast_for_odin.rules.deals import CAN, DO, Settle
from longhall.games.feast_for_odin.rules.dice import Attempt
from longhall.games.feast_for_odin.rules.feast import Feast, served
from longhall.games.feast_for_odin.rules.gains import (
    acquire_ship,
    draw_weapons,
    free_berth,
    gain_one,
    lose_ship,
    pay_one,
)
from longhall.games.feast_for_odin.rules.matching import lacks_pledge
from longhall.games.feast_for_odin.rules.mountains import Mountains, open_strips
from longhall.games.feast_for_odin.rules.occupations import PlayCards, draw_occupation, listens
from longhall.games.feast_for_odin.rules.phases import EVERYWHERE, Bonuses, GainOne, breed, harvest
from longhall.games.feast_for_odin.rules.sailing import (
    Emigrate,
    Explore,
    UseShip,
    can_emigrate,
    emigration_discount,
    explorable,
)
from longhall.games.feast_for_odin.rules.special import (
    PlaceServed,
    UseSpace,
    arm_new_ship,
    demanding,
    gain_and_place,
    houses_for,
    owners_of,
    place_on_building,
    spaces_for,
    swap_special,
)
from longhall.games.feast_for_odin.rules.trade import (
    Forge,
    Sale,
    TurnTiles,
    begin_upgrade,
    for_sale,
    of_colour,
    turnable,
    upgradable,
)
from longhall.games.feast_for_odin.rules.vikings import ReturnFrom, own_spaces, return_vikings
from longhall.games.feast_for_odin.state import NOWHERE, FeastForOdin

# Mountains and trade (FO-TRADE-04, 05)


def _mountain(g: FeastForOdin, frame: Settle, op: Op) -> None:
    only = op.items
    if lacks_pledge(g, frame.seat):
        only = [g.pledge]
    g.push(Mountains(frame.seat, op.parts, frame.ours, only))


def _can_mountain(g: FeastForOdin, seat: int, op: Op, space: int) -> bool:
    return bool(open_strips(g, op.items))


def _upgrade(g: FeastForOdin, frame: Settle, op: Op) -> None:
    begin_upgrade(g, frame.seat, op.n, op.steps, op.shift, _allowed(g, op), op.same_type, frame.ours)


def _allowed(g: FeastForOdin, op: Op) -> list[int]:
    return of_colour(g, op.colour) if op.colour else op.items


def _can_upgrade(g: FeastForOdin, seat: int, op: Op, space: int) -> bool:
    return upgradable(g, seat, op.steps, op.shift, _allowed(g, op))


def _flip(g: FeastForOdin, frame: Settle, op: Op) -> None:
    g.push(TurnTiles(frame.seat, op.n, False, frame.ours))


def _can_flip(g: FeastForOdin, seat: int, op: Op, space: int) -> bool:
    return bool(turnable(g, seat))


def _overseas(g: FeastForOdin, frame: Settle, op: Op) -> None:
    g.push(TurnTiles(frame.seat, len(g.box.green), True, frame.ours))
    UseShip.after(g, frame.seat, [KNARR])
    Triggers.if_ready(g, BEFORE_ACTION, frame.seat, op.number, 0)


def _sale(g: FeastForOdin, frame: Settle, op: Op) -> None:
    g.push(Sale(frame.seat, op.n, frame.space))
    UseShip.after(g, frame.seat, [KNARR])


def _can_buy(g: FeastForOdin, seat: int, op: Op, space: int) -> bool:
    return bool(for_sale(g, seat, space))


def _forge(g: FeastForOdin, frame: Settle, op: Op) -> None:
    g.push(Forge(frame.seat))


# Cards and weapons


def _draw_weapons(g: FeastForOdin, frame: Settle, op: Op) -> None:
    draw_weapons(g, frame.seat, op.n, frame.ours)


def _weapons_until(g: FeastForOdin, frame: Settle, op: Op) -> None:
    for weapon in range(len(WEAPONS)):
        gain_one(g, frame.seat, FIRST_WEAPON + weapon, op.n - g.has(frame.seat, FIRST_WEAPON + weapon))


def _draw_occupation(g: FeastForOdin, frame: Settle, op: Op) -> None:
    for _ in range(op.n):
        draw_occupation(g, frame.seat)


def _can_draw(g: FeastForOdin, seat: int, op: Op, space: int) -> bool:
    return bool(g.dark)


def _play_occupation(g: FeastForOdin, frame: Settle, op: Op) -> None:
    must = frame.ours and not g.box.programs.deals[frame.deal].cost
    g.push(PlayCards(frame.seat, op.n, must, listens(g, frame.seat)))


def _can_play(g: FeastForOdin, seat: int, op: Op, space: int) -> bool:
    return bool(g.hands[seat])


# Dice


def _attempt(g: FeastForOdin, frame: Settle, op: Op) -> None:
    at = g.standing if frame.ours else NOWHERE
    boats = op.n if op.what == "whaling" else 0
    g.push(Attempt(frame.seat, g.box.die_numbers[op.number], at, frame.ours, boats, op.no_return))


def _can_attempt(g: FeastForOdin, seat: int, op: Op, space: int) -> bool:
    return all(g.can_sail(seat, ship, n) for ship, n in g.box.dice[g.box.die_numbers[op.number]].ships)


# Ships


def _explore(g: FeastForOdin, frame: Settle, op: Op) -> None:
    g.push(Explore(frame.seat, _boards(g, op), frame.space))


def _boards(g: FeastForOdin, op: Op) -> list[int]:
    return [g.box.island_numbers[word] for word in op.words]


def _can_explore(g: FeastForOdin, seat: int, op: Op, space: int) -> bool:
    return bool(explorable(g, seat, _boards(g, op), space))


def _emigrate(g: FeastForOdin, frame: Settle, op: Op) -> None:
    g.push(Emigrate(frame.seat, emigration_discount(g, frame.seat, op), frame.space))


def _can_emigrate(g: FeastForOdin, seat: int, op: Op, space: int) -> bool:
    return can_emigrate(g, seat, emigration_discount(g, seat, op), space)


def _exchange_ship(g: FeastForOdin, frame: Settle, op: Op) -> None:
    """Ore on the whaling boat is lost (FO-EMIG-05)."""
    lose_ship(g, frame.seat, WHALING_BOAT)
    acquire_ship(g, frame.seat, op.items[-1], frame.ours)


def _can_exchange_ship(g: FeastForOdin, seat: int, op: Op, space: int) -> bool:
    return bool(g.ships(seat, WHALING_BOAT)) and free_berth(g, seat, op.items[-1]) >= 0


def _buy_ship(g: FeastForOdin, frame: Settle, op: Op) -> None:
    pay_one(g, frame.seat, SILVER, ship_price(g, frame.seat, op), frame.ours)
    acquire_ship(g, frame.seat, op.items[0], False)


def _can_buy_ship(g: FeastForOdin, seat: int, op: Op, space: int) -> bool:
    return g.has(seat, SILVER) >= ship_price(g, seat, op) and free_berth(g, seat, op.items[0]) >= 0


def ship_price(g: FeastForOdin, seat: int, op: Op) -> int:
    """The price of a ship with a discount; half silver is rounded down in the price."""
    discount = op.discount
    assert isinstance(discount, Discount)
    price = 2 * g.box.ships[op.items[0] - FIRST_SHIP].price
    price -= sum([g.has(seat, item) * halves for item, halves in discount.halves])
    if discount.steps is not None:
        price -= 2 * steps(g, seat, discount.steps)
    return max(0, price // 2)


def _arm_new_ship(g: FeastForOdin, frame: Settle, op: Op) -> None:
    arm_new_ship(g, frame.seat, op.n)


# Phases for one player


def _phase(g: FeastForOdin, frame: Settle, op: Op) -> None:
    name = op.words[0]
    if name == "feast":
        g.push(Feast(frame.seat))
    elif name == "breeding":
        breed(g, frame.seat)
    else:
        g.push(Bonuses(frame.seat, op.scope if op.scope != "self" else EVERYWHERE))


def _fire(g: FeastForOdin, frame: Settle, op: Op) -> None:
    Triggers.if_ready(g, HARVEST if op.words[0] == "harvest" else AFTER_HARVEST, frame.seat, 0, 0)


def _gain_harvest(g: FeastForOdin, frame: Settle, op: Op) -> None:
    harvest(g, frame.seat, op.n)


# Vikings and spaces


def _return_viking(g: FeastForOdin, frame: Settle, op: Op) -> None:
    seat = frame.seat
    if "this_space" in op.words:
        return_vikings(g, seat, g.standing, op.n)
    elif "same_space" in op.words:
        return_vikings(g, seat, g.returned, op.n)
    elif "each_space" in op.words:
        for space in reversed(own_spaces(g, seat, op.column)):
            return_vikings(g, seat, space, op.n)
    else:
        g.push(ReturnFrom(seat, op.n))


def _can_return(g: FeastForOdin, seat: int, op: Op, space: int) -> bool:
    if "this_space" in op.words:
        return g.standing >= 0 and g.actor == seat and g.placed[g.standing] > 0
    if "same_space" in op.words:
        return g.returned >= 0 and g.placed[g.returned] > 0
    return bool(own_spaces(g, seat, op.column))


def _use_space(g: FeastForOdin, frame: Settle, op: Op) -> None:
    g.push(UseSpace(frame.seat, spaces_for(g, frame.seat, op)))


def _can_use_space(g: FeastForOdin, seat: int, op: Op, space: int) -> bool:
    return bool(spaces_for(g, seat, op))


# Goods


def _swap_special(g: FeastForOdin, frame: Settle, op: Op) -> None:
    swap_special(g, frame.seat, op)


def _can_swap(g: FeastForOdin, seat: int, op: Op, space: int) -> bool:
    return owners_of(g, seat, op) >= 0


def _place_on_building(g: FeastForOdin, frame: Settle, op: Op) -> None:
    place_on_building(g, frame.seat, op)


def _can_place_on_building(g: FeastForOdin, seat: int, op: Op, space: int) -> bool:
    return demanding(g, seat, op) >= 0


def _gain_and_place(g: FeastForOdin, frame: Settle, op: Op) -> None:
    gain_and_place(g, frame.seat, op)


def _double_good(g: FeastForOdin, frame: Settle, op: Op) -> None:
    held = g.has(frame.seat, op.items[0])
    gain_one(g, frame.seat, op.items[0], min(held, op.n - held))


def _can_double(g: FeastForOdin, seat: int, op: Op, space: int) -> bool:
    return 0 < g.has(seat, op.items[0]) < op.n


def _place_feast_tiles(g: FeastForOdin, frame: Settle, op: Op) -> None:
    g.push(PlaceServed(frame.seat, op.items[0], served(g, frame.seat).count(op.items[0])))


def _can_place_feast_tiles(g: FeastForOdin, seat: int, op: Op, space: int) -> bool:
    return bool(houses_for(g, seat, op.items[0]))


def _of_count(g: FeastForOdin, seat: int, op: Op) -> list[int]:
    return [item for item in range(FIRST_GOOD, FIRST_SPECIAL) if g.has(seat, item) == op.exact]


def _gain_of_count(g: FeastForOdin, frame: Settle, op: Op) -> None:
    g.push(GainOne(frame.seat, _of_count(g, frame.seat, op), op.n))


def _can_gain_of_count(g: FeastForOdin, seat: int, op: Op, space: int) -> bool:
    return bool(_of_count(g, seat, op))


DO.update(
    {
        "mountain": _mountain,
        "mountain_split": _mountain,
        "upgrade": _upgrade,
        "flip": _flip,
        "overseas_trading": _overseas,
        "special_sale": _sale,
        "forge": _forge,
        "draw_weapons": _draw_weapons,
        "weapons_until": _weapons_until,
        "draw_occupation": _draw_occupation,
        "play_occupation": _play_occupation,
        "explore": _explore,
        "emigrate": _emigrate,
        "exchange_ship": _exchange_ship,
        "buy_ship": _buy_ship,
        "arm_new_ship": _arm_new_ship,
        "phase": _phase,
        "fire": _fire,
        "gain_harvest": _gain_harvest,
        "return_viking": _return_viking,
        "use_space": _use_space,
        "swap_special": _swap_special,
        "place_on_building": _place_on_building,
        "gain_and_place": _gain_and_place,
        "double_good": _double_good,
        "place_feast_tiles": _place_feast_tiles,
        "gain_of_type_with_count": _gain_of_count,
        **dict.fromkeys(DICE, _attempt),
    }
)
CAN.update(
    {
        "mountain": _can_mountain,
        "mountain_split": _can_mountain,
        "upgrade": _can_upgrade,
        "flip": _can_flip,
        "special_sale": _can_buy,
        "draw_occupation": _can_draw,
        "play_occupation": _can_play,
        "explore": _can_explore,
        "emigrate": _can_emigrate,
        "exchange_ship": _can_exchange_ship,
        "buy_ship": _can_buy_ship,
        "return_viking": _can_return,
        "use_space": _can_use_space,
        "swap_special": _can_swap,
        "place_on_building": _can_place_on_building,
        "double_good": _can_double,
        "place_feast_tiles": _can_place_feast_tiles,
        "gain_of_type_with_count": _can_gain_of_count,
        **dict.fromkeys(DICE, _can_attempt),
    }
)
