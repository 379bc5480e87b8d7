"""Upgrades, turned tiles, Overseas Trading, Special Sale and the forge (FO-TRADE, FO-OVERSEAS, FO-SALE, FO-EXCH-07)."""

from longhall.engine.frames import AGAIN, OVER, Frame, Where
from longhall.engine.options import Ask, Option
from longhall.engine.state import Public, added
from longhall.engine.triggers import Triggers
from longhall.games.feast_for_odin.content.effects import occasion
from longhall.games.feast_for_odin.content.things import BLUE, COLOURS, FIRST_GOOD, FIRST_SPECIAL, SILVER, STOCK
from longhall.games.feast_for_odin.generated import asks
from longhall.games.feast_for_odin.hooks import ACTION_COST, GAINED, UPGRADE_EXTRA_STEP
from longhall.games.feast_for_odin.options import (
    BUY_TILE,
    DONE,
    FLIP,
    FORGE,
    UPGRADE,
    UPGRADE_THRICE,
    UPGRADE_TWICE,
)
from longhall.games.feast_for_odin.rules.gains import gain_one, pay_one
from longhall.games.feast_for_odin.state import NOBODY, NOWHERE, FeastForOdin

VERBS = (UPGRADE, UPGRADE_TWICE, UPGRADE_THRICE)


def raised(g: FeastForOdin, item: int, steps: int, shift: int = 0) -> int:
    """What an item becomes so many colours up, and with each of them so many columns along; -1: nothing."""
    box = g.box
    for _ in range(steps):
        row = box.items[item]
        if row.colour < 0 or row.colour == BLUE or row.special:
            return -1
        item = row.to if not shift else box.at.get((row.colour + 1, row.column + shift), -1)
        if item < 0:
            return -1
    return item


class Upgrade(Frame):
    """Exchange up to so many goods for the next colour of their shape (FO-TRADE-01..03)."""

    STEPS = ("next",)

    def __init__(self) -> None:
        super().__init__()
        self.seat: Public[int] = NOBODY
        self.n: Public[int] = 0  # how many goods may still be upgraded
        self.steps: Public[int] = 1  # by how many steps each
        self.extra: Public[int] = 0  # how many of them by one step more
        self.shift: int = 0  # columns that each step moves along
        self.allowed: list[int] = []  # what may be upgraded; empty: anything
        self.alike: int = 0  # 1: all must be of one type
        self.made: Public[list[int]] = []  # tiles that were upgraded already: not twice
        self.ours: Public[int] = 0

    def ask_next(self, g: FeastForOdin) -> list[Ask]:
        if not self.n:
            return []
        found: list[Option] = []
        for item in g.box.upgradable:
            if g.has(self.seat, item) > self.made.count(item) and (not self.allowed or item in self.allowed):
                steps = [self.steps] if self.shift else range(1, self.steps + 1 + (1 if self.extra else 0))
                found += [VERBS[n - 1][item] for n in steps if raised(g, item, n, self.shift) >= 0]
        if not found:
            return []
        # The action of a space is used (FO-PHASE5-04)
        return [asks.upgrade(self.seat, found if self.ours and not self.made else [*found, DONE], n=self.n)]

    def do_next(self, g: FeastForOdin, seat: int, option: Option) -> Where:
        if option is DONE:
            return OVER
        item = option.arg
        steps = next(n + 1 for n, verb in enumerate(VERBS) if verb[item] is option)
        if steps > self.steps:
            self.extra -= 1
        new = raised(g, item, steps, self.shift)
        g.add(seat, item, -1)
        g.add(seat, new, 1)
        g.tell_upgraded(seat=seat, item=g.box.item_words[item], into=g.box.item_words[new])
        if self.ours:
            g.spent = added(g.spent, item, 1)
            g.provided = added(g.provided, new, 1)
        self.made = [*self.made, new]
        self.n -= 1
        if self.alike:
            self.allowed = [item]
        Triggers.if_ready(g, GAINED, seat, new, 0)
        return AGAIN


def upgradable(g: FeastForOdin, seat: int, steps: int, shift: int, allowed: list[int]) -> bool:
    """Is there anything to upgrade?"""
    row = g.stock[seat]
    for item in g.box.upgradable:
        if row[item] and (not allowed or item in allowed) and (not shift or raised(g, item, steps, shift) >= 0):
            return True
    return False


def of_colour(g: FeastForOdin, colour: str) -> list[int]:
    """All goods of a colour; the empty name: no limit."""
    return [item for item in range(FIRST_GOOD, FIRST_SPECIAL) if g.box.items[item].colour == COLOURS.index(colour)]


def begin_upgrade(
    g: FeastForOdin, seat: int, n: int, steps: int, shift: int, allowed: list[int], alike: bool, ours: bool
) -> None:
    frame = Upgrade()
    frame.seat, frame.n, frame.steps, frame.shift, frame.allowed = seat, n, steps, shift, allowed
    frame.alike, frame.ours = int(alike), int(ours)
    frame.extra = g.fold(UPGRADE_EXTRA_STEP, 0, seat, n, steps)
    g.push(frame)


class TurnTiles(Frame):
    """Turn tiles of the supply to their other side: up to so many, or in Overseas Trading one of each green type to
    blue (FO-OVERSEAS-01, 02, FO-AMB-06)."""

    STEPS = ("next",)

    def __init__(self, seat: int = NOBODY, n: int = 0, overseas: bool = False, ours: bool = False) -> None:
        super().__init__()
        self.seat: Public[int] = seat
        self.n: Public[int] = n
        self.overseas: Public[int] = int(overseas)
        self.turned: Public[list[int]] = []  # what was turned, and what it became
        self.ours: Public[int] = int(ours)

    def ask_next(self, g: FeastForOdin) -> list[Ask]:
        if not self.n:
            return []
        if self.overseas:
            items = [item for item in g.box.green if g.has(self.seat, item) and item not in self.turned[::2]]
        else:
            made = self.turned[1::2]
            items = [item for item in turnable(g, self.seat) if g.has(self.seat, item) > made.count(item)]
        ask = asks.overseas if self.overseas else asks.flip
        return [ask(self.seat, [*(FLIP[item] for item in items), DONE])] if items else []

    def do_next(self, g: FeastForOdin, seat: int, option: Option) -> Where:
        if option is DONE:
            return OVER
        item, new = option.arg, g.box.items[option.arg].back
        g.add(seat, item, -1)
        g.add(seat, new, 1)
        g.tell_turned(seat=seat, item=option.word, into=g.box.item_words[new])
        if self.ours:
            g.spent = added(g.spent, item, 1)
            g.provided = added(g.provided, new, 1)
        self.turned = [*self.turned, item, new]
        self.n -= 1
        Triggers.if_ready(g, GAINED, seat, new, 0)
        return AGAIN


def turnable(g: FeastForOdin, seat: int) -> list[int]:
    """Goods of a supply that have another side; animals show the same animal on both."""
    return [item for item in range(FIRST_GOOD, FIRST_SPECIAL) if g.has(seat, item)]


class Sale(Frame):
    """Buy up to so many special tiles; what makes the action cheaper counts once, on the sum (FO-SALE-01,
    FO-AMB-45)."""

    STEPS = ("next",)

    def __init__(self, seat: int = NOBODY, n: int = 0, space: int = NOWHERE) -> None:
        super().__init__()
        self.seat: Public[int] = seat
        self.n: Public[int] = n
        self.bought: Public[int] = 0
        self.price: Public[int] = 0  # of the tiles bought so far, as printed
        self.space: Public[int] = space

    def ask_next(self, g: FeastForOdin) -> list[Ask]:
        if not self.n:
            return []
        options = [BUY_TILE[item] for item in for_sale(g, self.seat, self.space, self.price)]
        if not options:
            return []
        return [asks.sale(self.seat, [*options, DONE] if self.bought else options)]

    def do_next(self, g: FeastForOdin, seat: int, option: Option) -> Where:
        if option is DONE:
            return OVER
        more = self.price + g.box.items[option.arg].cost
        price = sale_price(g, seat, self.space, more) - sale_price(g, seat, self.space, self.price)
        pay_one(g, seat, SILVER, price, self.space >= 0)
        self.price = more
        self.n -= 1
        self.bought += 1
        gain_one(g, seat, option.arg, 1, True)
        return AGAIN


def sale_price(g: FeastForOdin, seat: int, space: int, price: int) -> int:
    """What tiles of this printed price cost."""
    return max(0, g.fold(ACTION_COST, price, seat, SILVER, occasion(space)))


def for_sale(g: FeastForOdin, seat: int, space: int, price: int = 0) -> list[int]:
    """The special tiles that a player could buy, after tiles of this price."""
    purse = g.has(seat, SILVER) + sale_price(g, seat, space, price)
    return [
        item
        for item in range(FIRST_SPECIAL, STOCK)
        if g.specials[item - FIRST_SPECIAL]
        and g.box.items[item].cost >= 0
        and sale_price(g, seat, space, price + g.box.items[item].cost) <= purse
    ]


class Forge(Frame):
    """Take a tile with the forge symbol: jewelry, or a special tile that is still there (FO-EXCH-07, FO-AMB-05)."""

    STEPS = ("take",)

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat: Public[int] = seat

    def ask_take(self, g: FeastForOdin) -> list[Ask]:
        return [asks.forge(self.seat, [FORGE[item] for item in forgeable(g)])]

    def do_take(self, g: FeastForOdin, seat: int, option: Option) -> Where:
        gain_one(g, seat, option.arg, 1, True)
        return None


def forgeable(g: FeastForOdin) -> list[int]:
    """Jewelry, and the special tiles with the symbol."""
    found = [item for item in g.box.blue if g.box.items[item].forge]
    return [item for item in found if item < FIRST_SPECIAL or g.specials[item - FIRST_SPECIAL]]
