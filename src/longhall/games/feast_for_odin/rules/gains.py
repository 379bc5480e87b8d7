"""What comes into a supply, and what leaves it: goods, weapons, ships, houses (FO-LIMIT, FO-AMB-21)."""

from collections.abc import Sequence

from longhall.engine.frames import Frame, Where
from longhall.engine.options import Ask, Option
from longhall.engine.state import Public, added, added_in, replaced_at, replaced_in
from longhall.engine.triggers import Triggers
from longhall.games.feast_for_odin.content.effects import ROUND, Amount
from longhall.games.feast_for_odin.content.things import (
    EITHER,
    FIRST_HOUSE,
    FIRST_SHIP,
    FIRST_SPECIAL,
    FIRST_WEAPON,
    LONGSHIP,
    ORE_ON_LONGSHIP,
    RANDOM_WEAPON,
    SHEEP,
    SILVER,
    STOCK,
    TWO_SILVER,
    WEAPONS,
    WHALING_BOAT,
)
from longhall.games.feast_for_odin.generated import asks
from longhall.games.feast_for_odin.hooks import GAINED, HOUSE_ACQUIRED, REPLACE_GAIN, SHIP_ACQUIRED
from longhall.games.feast_for_odin.options import NO, USE
from longhall.games.feast_for_odin.state import (
    BERTHS,
    EMPTY,
    HOUSE_FROM,
    LONGSHIP_IN,
    NEW_SHIPS,
    NOBODY,
    NONE,
    SHIP_CODES,
    SMALL,
    WEAPON_PILE,
    FeastForOdin,
)

# Gaining


def gain(g: FeastForOdin, seat: int, amounts: Sequence[Amount], times: int = 1, ours: bool = False) -> None:
    """Take things from the general supply; `ours`: the Viking action itself gives them, not a card (FO-AMB-30)."""
    tell_gains(g, seat, take(g, seat, amounts, times, ours))


def gain_one(g: FeastForOdin, seat: int, item: int, n: int, ours: bool = False) -> None:
    tell_gains(g, seat, take_one(g, seat, item, n, ours))


def words_of(g: FeastForOdin, came: Sequence[Amount]) -> list[str]:
    """Every piece by its word."""
    return [g.box.item_words[item] for item, n in came for _ in range(n)]


def tell_gains(g: FeastForOdin, seat: int, came: Sequence[Amount]) -> None:
    """Say what came into a supply at the same time."""
    if len(came) > 1:
        g.tell_gained_several(seat=seat, items=words_of(g, came))
    elif came:
        item, n = came[0]
        g.tell_gained(seat=seat, item=g.box.item_words[item], n=n)


def take(g: FeastForOdin, seat: int, amounts: Sequence[Amount], times: int = 1, ours: bool = False) -> list[Amount]:
    """Take things without a word, and say what came into the supply. Silver comes first: it may pay for what a card
    offers for the rest."""
    came: list[Amount] = []
    for item, n in sorted(amounts, key=lambda amount: amount[0] != SILVER):
        came += take_one(g, seat, item, n * times, ours)
    return came


def take_one(g: FeastForOdin, seat: int, item: int, n: int, ours: bool = False) -> list[Amount]:
    """The same for one kind of thing. Ships, houses, drawn weapons and what a card may replace speak for themselves."""
    if n <= 0:
        return []
    if item == TWO_SILVER:
        item, n = SILVER, 2 * n
    if item < STOCK:
        instead = g.fold(REPLACE_GAIN, -1, seat, item, n) if g.playing[REPLACE_GAIN] else -1
        if instead < 0:
            return receive(g, seat, item, n, ours)
        g.push(Instead(seat, item, n, instead, ours))
    elif item < FIRST_HOUSE:
        for _ in range(n):
            acquire_ship(g, seat, item, ours)
    elif item < RANDOM_WEAPON:
        for _ in range(n):
            acquire_house(g, seat, item, ours)
    else:
        draw_weapons(g, seat, n, ours)
    return []


def receive(g: FeastForOdin, seat: int, item: int, n: int, ours: bool) -> list[Amount]:
    """Put an item into a supply, and say how much came. A special tile comes once (FO-LIMIT-04)."""
    if item >= FIRST_SPECIAL:
        if not g.specials[item - FIRST_SPECIAL]:
            return []
        n = 1
        g.specials = replaced_at(g.specials, item - FIRST_SPECIAL, 0)
    elif FIRST_WEAPON <= item < FIRST_WEAPON + len(WEAPONS):
        _search_weapons(g, item - FIRST_WEAPON, n)
    g.add(seat, item, n)
    if ours:
        g.provided = added(g.provided, item, n)
    if g.playing[GAINED]:
        for _ in range(n):
            Triggers.if_ready(g, GAINED, seat, item, 0)
    return [(item, n)]


def could_gain(g: FeastForOdin, seat: int, item: int) -> bool:
    """Is there any of it for this player (FO-LIMIT-01, 02, 04, FO-SHIP-02)?"""
    if FIRST_SPECIAL <= item < STOCK:
        return bool(g.specials[item - FIRST_SPECIAL])
    if FIRST_SHIP <= item < FIRST_HOUSE:
        return free_berth(g, seat, item) >= 0
    if FIRST_HOUSE <= item < RANDOM_WEAPON:
        return free_house(g, item) >= 0
    return True


# Weapons


def draw_weapons(g: FeastForOdin, seat: int, n: int, ours: bool = False) -> None:
    """Cards from the weapon pile, kept open; the discard pile is shuffled when it is empty (FO-LIMIT-03)."""
    for _ in range(n):
        if not any(g.weapons):
            if not any(g.weapons_spent):
                return
            g.weapons, g.weapons_spent = g.weapons_spent, tuple([0 for _ in WEAPONS])
        place = g.below(WEAPON_PILE, sum(g.weapons))
        weapon = 0
        while place >= g.weapons[weapon]:
            place -= g.weapons[weapon]
            weapon += 1
        g.weapons = added(g.weapons, weapon, -1)
        g.add(seat, FIRST_WEAPON + weapon, 1)
        if ours:
            g.provided = added(g.provided, FIRST_WEAPON + weapon, 1)
        g.tell_drew_weapon(seat=seat, item=WEAPONS[weapon])


def _search_weapons(g: FeastForOdin, weapon: int, n: int) -> None:
    """A weapon of a type comes from the discard pile, else out of the pile; else a token stands for it
    (FO-DICE-04, 05)."""
    for _ in range(n):
        if g.weapons_spent[weapon]:
            g.weapons_spent = added(g.weapons_spent, weapon, -1)
        elif g.weapons[weapon]:
            g.weapons = added(g.weapons, weapon, -1)


# Ships


def free_berth(g: FeastForOdin, seat: int, ship: int) -> int:
    """The first free berth for a ship; -1: none. Small ships may not use large ones (FO-SHIP-02)."""
    berths = range(SMALL) if ship == WHALING_BOAT else range(SMALL, BERTHS)
    return next((berth for berth in berths if g.bay[seat][berth] == EMPTY), -1)


def acquire_ship(g: FeastForOdin, seat: int, ship: int, built: bool) -> None:
    """Lay a ship into the bay. It is built if an action space gives it, and not if it is bought (FO-SHIP-03)."""
    berth = free_berth(g, seat, ship)
    if berth < 0:
        return
    g.bay = replaced_in(g.bay, seat, berth, NEW_SHIPS[ship])
    g.tell_ship(seat=seat, ship=g.box.ships[ship - FIRST_SHIP].id)
    Triggers.if_ready(g, SHIP_ACQUIRED, seat, ship, int(built))


def lose_ship(g: FeastForOdin, seat: int, ship: int) -> None:
    """Take a ship out of the bay, one with the least ore on it, which is lost (FO-AMB-38)."""
    low, high = SHIP_CODES[ship - FIRST_SHIP]
    found = [(code, berth) for berth, code in enumerate(g.bay[seat]) if low <= code <= high]
    g.bay = replaced_in(g.bay, seat, min(found)[1], EMPTY)


def take_ore_off(g: FeastForOdin, seat: int) -> None:
    """Take an ore from a longship: from the one that has the least, but some."""
    found = [(code, berth) for berth, code in enumerate(g.bay[seat]) if code > LONGSHIP_IN]
    g.bay = added_in(g.bay, seat, min(found)[1], -1)


# Houses


def free_house(g: FeastForOdin, house: int) -> int:
    """A house of a kind that is still in the supply, as an area; -1: none (FO-LIMIT-01)."""
    kind = house - FIRST_HOUSE
    return next((area for area in range(HOUSE_FROM[kind], HOUSE_FROM[kind + 1]) if g.owners[area] == NOBODY), -1)


def acquire_house(g: FeastForOdin, seat: int, house: int, built: bool) -> None:
    area = free_house(g, house)
    if area < 0:
        return
    g.owners = replaced_at(g.owners, area, seat)
    g.tell_house(seat=seat, house=g.box.houses[house - FIRST_HOUSE].id)
    Triggers.if_ready(g, HOUSE_ACQUIRED, seat, house, int(built))


# Paying


def available(g: FeastForOdin, seat: int, item: int) -> int:
    """How much of it a player could pay with."""
    if item < STOCK:
        return g.has(seat, item)
    if item in EITHER:
        return sum([g.has(seat, each) for each in EITHER[item]])
    if item == ORE_ON_LONGSHIP:
        return sum(g.ships(seat, LONGSHIP))
    return len(g.ships(seat, item))


def amount_of(g: FeastForOdin, n: int) -> int:
    """How much an amount is now: it may be the number of the round."""
    return g.round if n == ROUND else n


def pay_one(g: FeastForOdin, seat: int, item: int, n: int, ours: bool) -> None:
    """Give something back to the general supply. Weapons go to the open discard pile (FO-DICE-06). What a card costs
    is not `ours`: it was not spent on the action."""
    if n <= 0:
        return
    if item >= STOCK:
        for _ in range(n):
            if item == ORE_ON_LONGSHIP:
                take_ore_off(g, seat)
            else:
                lose_ship(g, seat, item)
        return
    g.add(seat, item, -n)
    if FIRST_WEAPON <= item < SHEEP:
        _discard_weapons(g, item - FIRST_WEAPON, n)
    if ours and g.actor == seat and g.space >= 0:
        g.spent = added(g.spent, item, n)
    g.tell_paid(seat=seat, item=g.box.item_words[item], n=n)


def _discard_weapons(g: FeastForOdin, weapon: int, n: int) -> None:
    """Tokens that stood for cards go first: there are never more cards than in the box."""
    out = g.box.items[FIRST_WEAPON + weapon].cards - g.weapons[weapon] - g.weapons_spent[weapon]
    held = sum([g.has(seat, FIRST_WEAPON + weapon) for seat in range(g.seats)])
    g.weapons_spent = added(g.weapons_spent, weapon, out - min(out, held))


def pledge_of(g: FeastForOdin, seat: int) -> int:
    """What a player has still to spend on its action, since it has used a card that asks for it; -1: nothing."""
    return g.pledge if g.pledge >= 0 and g.actor == seat and not g.spent[g.pledge] else NONE


class Instead(Frame):
    """A card that lets a player take something else than what would come."""

    STEPS = ("take",)

    def __init__(self, seat: int = NOBODY, item: int = 0, n: int = 0, clause: int = 0, ours: bool = False) -> None:
        super().__init__()
        self.seat: Public[int] = seat
        self.item: Public[int] = item  # what would come
        self.n: Public[int] = n
        self.clause: Public[int] = clause  # what says that something else may
        self.ours: Public[int] = int(ours)

    def ask_take(self, g: FeastForOdin) -> list[Ask]:
        card = g.box.programs.clauses[self.clause].owner
        return [
            asks.instead(self.seat, [USE[g.box.card_numbers[card]], NO], item=g.box.item_words[self.item], n=self.n)
        ]

    def do_take(self, g: FeastForOdin, seat: int, option: Option) -> Where:
        rest, came = self.n, list[Amount]()
        if option is not NO:
            g.tell_used(seat=seat, card=option.word)
            gains = g.box.programs.clauses[self.clause].mods[0].gain
            rest -= sum([n for _, n in gains])
            for item, n in gains:
                came += receive(g, seat, item, n, bool(self.ours))
        if rest:
            came += receive(g, seat, self.item, rest, bool(self.ours))
        tell_gains(g, seat, came)
        return None
