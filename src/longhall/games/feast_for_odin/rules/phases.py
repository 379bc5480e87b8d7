"""Harvest, exploration boards, income, breeding and bonuses (phases 2, 3, 7, 8, 10)."""

from collections.abc import Sequence

from longhall.engine.frames import AGAIN, OVER, Frame, Where
from longhall.engine.options import Ask, Option
from longhall.engine.state import Public, replaced_at
from longhall.engine.triggers import Triggers
from longhall.games.feast_for_odin.content.areas import earned
from longhall.games.feast_for_odin.content.effects import Amount
from longhall.games.feast_for_odin.content.things import CATTLE, SHEEP, SILVER
from longhall.games.feast_for_odin.generated import asks
from longhall.games.feast_for_odin.hooks import (
    AFTER_BONUS,
    AFTER_HARVEST,
    BONUS,
    BONUS_REPLACE,
    GAINED,
    HARVEST,
    NO_HARVEST_ROUND,
)
from longhall.games.feast_for_odin.options import GAIN, NO, YES
from longhall.games.feast_for_odin.rules.counting import total_income
from longhall.games.feast_for_odin.rules.gains import gain_one, take, take_one, words_of
from longhall.games.feast_for_odin.state import FIRST_ISLAND, FIRST_SHED, NOBODY, FeastForOdin

# Harvest


class Harvest(Frame):
    """The goods of a harvest for one player, with what cards give before and after (FO-PHASE2-01..03)."""

    STEPS = ("before", "goods", "after")

    def __init__(self, seat: int = NOBODY, level: int = 0) -> None:
        super().__init__()
        self.seat: Public[int] = seat
        self.level: Public[int] = level

    def do_before(self, g: FeastForOdin) -> Where:
        Triggers.if_ready(g, HARVEST if self.level else NO_HARVEST_ROUND, self.seat, 0, 0)
        return None

    def do_goods(self, g: FeastForOdin) -> Where:
        harvest(g, self.seat, self.level)
        return None

    def do_after(self, g: FeastForOdin) -> Where:
        if self.level:
            Triggers.if_ready(g, AFTER_HARVEST, self.seat, 0, 0)
        return None


def harvest(g: FeastForOdin, seat: int, level: int) -> None:
    """One of each good of a harvest."""
    came = take(g, seat, [(item, 1) for item in g.box.harvest[level]])
    if came:
        g.tell_harvested(seat=seat, items=words_of(g, came))


# Exploration boards


def turn_boards(g: FeastForOdin) -> None:
    """Turn over the board of the round unless somebody owns it, and put silver on those that were not turned
    (FO-PHASE3-01..05)."""
    tile = g.box.rounds[g.short][g.round - 1].flip
    if tile < 0:
        return
    turned = g.owners[FIRST_ISLAND + tile] == NOBODY
    if turned:
        g.sides = replaced_at(g.sides, tile, 1)
        g.treasure = replaced_at(g.treasure, tile, 0)
        g.tell_board_turned(board=g.box.islands[g.side(tile)].id)
    for other in range(len(g.treasure)):
        if g.owners[FIRST_ISLAND + other] == NOBODY and not (turned and other == tile):
            g.treasure = replaced_at(g.treasure, other, g.treasure[other] + g.box.rules.island_silver)


# Income


def pay_income(g: FeastForOdin, seat: int) -> None:
    """Silver for every diagonal (FO-INCOME-01..04)."""
    n = total_income(g, seat)
    g.tell_income(seat=seat, n=n)
    take_one(g, seat, SILVER, n)


# Breeding


def breed(g: FeastForOdin, seat: int) -> None:
    """Pregnant animals give birth; else one of two or more becomes pregnant (FO-BREED-01..04)."""
    born, pregnant = list[str](), list[str]()
    for animal in (SHEEP, CATTLE):
        mothers = g.has(seat, animal + 1)
        if mothers:
            g.add(seat, animal + 1, -mothers)
            g.add(seat, animal, 2 * mothers)
            born += [g.box.item_words[animal]] * mothers
            for _ in range(mothers):
                Triggers.if_ready(g, GAINED, seat, animal, 0)
        elif g.has(seat, animal) >= 2:
            g.add(seat, animal, -1)
            g.add(seat, animal + 1, 1)
            pregnant += [g.box.item_words[animal]]
    _tell_breeding(g, seat, born, pregnant)


def _tell_breeding(g: FeastForOdin, seat: int, born: list[str], pregnant: list[str]) -> None:
    """Say in one line what happened to both kinds of animals."""
    if born and pregnant:
        g.tell_bred(seat=seat, items=born, mothers=pregnant)
    elif len(set(born)) > 1:
        g.tell_born_several(seat=seat, items=born)
    elif born:
        g.tell_born(seat=seat, item=born[0], n=len(born))
    elif len(pregnant) > 1:
        g.tell_pregnant_several(seat=seat, mothers=pregnant)
    elif pregnant:
        g.tell_pregnant(seat=seat, item=pregnant[0])


# Bonuses

EVERYWHERE, HOME_ALONE, HOUSES_ALONE = "all", "home_board", "houses"


class Bonuses(Frame):
    """The bonus phase of one player: all bonuses at the same time (FO-BONUS-01..04), with what cards give in it and
    after it (FO-AMB-31). A card may put another good in the place of the only one of a house."""

    STEPS = ("cards", "maid", "goods", "after")

    def __init__(self, seat: int = NOBODY, scope: str = EVERYWHERE) -> None:
        super().__init__()
        self.seat: Public[int] = seat
        self.scope: Public[str] = scope
        self.asked: list[int] = []  # houses for which the owner has answered
        self.changed: list[int] = []  # houses that give the other good

    def do_cards(self, g: FeastForOdin) -> Where:
        Triggers.if_ready(g, BONUS, self.seat, 0, 0)
        return None

    def ask_maid(self, g: FeastForOdin) -> list[Ask]:
        for area in self._single(g):
            item = bonus_items(g, area)[0]
            return [asks.maid(self.seat, [YES, NO], item=g.box.item_words[item])]
        return []

    def do_maid(self, g: FeastForOdin, seat: int, option: Option) -> Where:
        area = self._single(g)[0]
        self.asked = [*self.asked, area]
        if option is YES:
            self.changed = [*self.changed, area]
        return AGAIN

    def _single(self, g: FeastForOdin) -> list[int]:
        """Own houses that give exactly one good, and for which nobody has answered yet."""
        if not g.fold(BONUS_REPLACE, 0, self.seat, 0, 0):
            return []
        houses = [area for area in self._areas(g) if area >= FIRST_SHED and area not in self.asked]
        return [area for area in houses if len(bonus_items(g, area)) == 1]

    def do_goods(self, g: FeastForOdin) -> Where:
        found: list[int] = []
        for area in self._areas(g):
            found += [g.box.numbers["silverware"]] if area in self.changed else bonus_items(g, area)
        came: list[Amount] = []
        for item in dict.fromkeys(found):
            came += take_one(g, self.seat, item, found.count(item))
        if came:
            g.tell_bonuses(seat=self.seat, items=words_of(g, came))
        return None

    def do_after(self, g: FeastForOdin) -> Where:
        Triggers.if_ready(g, AFTER_BONUS, self.seat, 0, 0)
        return OVER

    def _areas(self, g: FeastForOdin) -> list[int]:
        areas = g.areas_of(self.seat)
        if self.scope == HOME_ALONE:
            return [area for area in areas if area < FIRST_ISLAND]
        return [area for area in areas if area >= FIRST_SHED] if self.scope == HOUSES_ALONE else areas


def bonus_items(g: FeastForOdin, area: int) -> list[int]:
    """The goods that an area gives in a bonus phase."""
    return [g.box.numbers[word] for word in earned(g.area(area), g.covered[area])]


# One of several goods


class GainOne(Frame):
    """One good of choice."""

    STEPS = ("take",)

    def __init__(self, seat: int = NOBODY, items: Sequence[int] = (), n: int = 1) -> None:
        super().__init__()
        self.seat: Public[int] = seat
        self.items: Public[list[int]] = list(items)
        self.n: Public[int] = n

    def ask_take(self, g: FeastForOdin) -> list[Ask]:
        return [asks.gain(self.seat, [GAIN[item] for item in self.items])] if self.items else []

    def do_take(self, g: FeastForOdin, seat: int, option: Option) -> Where:
        gain_one(g, seat, option.arg, self.n)
        return None
