"""Die actions: raiding, pillaging, hunting, snares, whaling (FO-DICE and what follows)."""

from longhall.engine.frames import OVER, Frame, Where
from longhall.engine.options import Ask, Option
from longhall.engine.state import Public, Row, added
from longhall.engine.triggers import Triggers
from longhall.games.feast_for_odin.content.rows import DieAction
from longhall.games.feast_for_odin.content.things import FIRST_SPECIAL, LONGSHIP, SPEAR, STOCK, WHALING_BOAT
from longhall.games.feast_for_odin.generated import asks
from longhall.games.feast_for_odin.hooks import (
    BEFORE_ACTION,
    DIE_BEGINS,
    DIE_FAILURE,
    DIE_SUCCESS,
    EACH_ROLL,
    LOOT_GREEN,
    MAX_ROLLS,
    RESULT,
    SPEND_SUBSTITUTE,
    SPEND_VALUE,
    SPLIT_RESULT,
    SWORD_DELTA,
)
from longhall.games.feast_for_odin.options import BOATS, DONE, FAIL, LOOT, ROLL, SPEND, SUCCEED
from longhall.games.feast_for_odin.rules.gains import gain, gain_one, pay_one
from longhall.games.feast_for_odin.rules.sailing import UseShip, raiders
from longhall.games.feast_for_odin.rules.vikings import Comfort
from longhall.games.feast_for_odin.state import DICE, NOBODY, NONE, NOWHERE, FeastForOdin


class Attempt(Frame):
    """Up to three rolls, each of which replaces the last; then success or failure (FO-DICE-01..03). High rolls raid
    (FO-RAID-01..05) and pillage (FO-PILLAGE-01..04), low ones hunt (FO-HUNT-01, FO-SNARE-01, FO-WHALE-01..05)."""

    STEPS = ("begin", "boats", "ready", "roll", "decide", "loot", "spend", "spears", "pay", "reward", "over")

    def __init__(
        self,
        seat: int = NOBODY,
        die: int = 0,
        space: int = NOWHERE,
        ours: bool = False,
        most: int = 0,
        no_return: bool = False,
    ) -> None:
        super().__init__()
        self.seat: Public[int] = seat
        self.die: Public[int] = die  # which die action
        self.space: Public[int] = space  # where its Vikings stand; -1: a card allows it
        self.ours: int = int(ours)  # 1: a Viking action gives it
        self.no_return: int = int(no_return)  # 1: no Viking comes back
        self.most: int = most  # whaling boats that may be used
        self.boats: Public[int] = 0  # whaling boats that are used
        self.value: Public[int] = 0  # the last roll
        self.loot: list[int] = []  # what a successful raid takes
        self.spent: int = NONE  # weapons that are spent; -1: nobody was asked
        self.rolls: Public[int] = 0
        self.bonus: Public[int] = 0  # what cards add to each roll
        self.paid: Public[Row] = (0,) * STOCK  # what was spent on it: by item

    def row(self, g: FeastForOdin) -> DieAction:
        return g.box.dice[self.die]

    def do_begin(self, g: FeastForOdin) -> Where:
        Triggers.if_ready(g, BEFORE_ACTION, self.seat, self.row(g).op, 0)
        return None

    # How many whaling boats, the best armed ones (FO-WHALE-01, FO-AMB-33)
    def ask_boats(self, g: FeastForOdin) -> list[Ask]:
        most = min(self.most, len(g.ships(self.seat, WHALING_BOAT)))
        return [asks.boats(self.seat, [BOATS[n] for n in range(most)])] if most > 1 else []

    def do_boats(self, g: FeastForOdin, seat: int, option: Option) -> Where:
        self.boats = option.arg + 1
        g.tell_boats(seat=seat, n=self.boats)
        return None

    def do_ready(self, g: FeastForOdin) -> Where:
        row = self.row(g)
        if self.most:
            self.boats = max(1, self.boats)
        Triggers.if_ready(g, DIE_BEGINS, self.seat, row.op, 0)
        if row.ships:
            UseShip.after(g, self.seat, raiders(g, self.seat) if row.ships[0][0] == LONGSHIP else [row.ships[0][0]])
        return None

    def do_roll(self, g: FeastForOdin) -> Where:
        row = self.row(g)
        self.rolls += 1
        self.value = g.below(DICE, row.sides) + 1
        g.tell_rolled(seat=self.seat, die=row.id, n=self.value)
        return None

    # A low result of 0 is a success at once (FO-WHALE-05)
    def ask_decide(self, g: FeastForOdin) -> list[Ask]:
        row = self.row(g)
        result = self.result(g)
        if row.low and result == 0:
            return []
        options = [ROLL] if self.rolls < g.fold(MAX_ROLLS, row.rolls, self.seat, row.op, 0) else []
        if self.can_succeed(g):
            options.append(SUCCEED)
        return [asks.die(self.seat, [*options, FAIL], die=row.id, value=self.value, n=result)]

    def do_decide(self, g: FeastForOdin, seat: int, option: Option) -> Where:
        if option is ROLL:
            return "roll"
        if option is FAIL:
            self._fail(g)
            return "over"
        return None

    # Which good, or with a card two of them, before anything is spent; until then nothing else can be done with it
    def ask_loot(self, g: FeastForOdin) -> list[Ask]:
        if self.row(g).low or len(self.loot) == g.fold(SPLIT_RESULT, 1, self.seat, self.row(g).op, 0):
            return []
        options = [LOOT[item] for item in self.reachable(g)]
        if not options:
            return []
        return [asks.loot(self.seat, [*options, DONE] if self.loot else options, part=True)]

    def do_loot(self, g: FeastForOdin, seat: int, option: Option) -> Where:
        if option is DONE:
            return None
        self.loot = [*self.loot, option.arg]
        return "loot"

    # How many weapons; the rest is paid in wood or stone
    def ask_spend(self, g: FeastForOdin) -> list[Ask]:
        ways = self.ways(g)
        if len(ways) <= 1:
            return []
        words, row = g.box.thing_words, self.row(g)
        weapons = [words[item] for item in self.arms(g)]
        options, resource = [SPEND[n] for n in ways], words[row.resource]
        return [asks.spend(self.seat, options, n=self.needed(g), items=weapons, resource=resource, part=True)]

    def do_spend(self, g: FeastForOdin, seat: int, option: Option) -> Where:
        self.spent = option.arg
        return None

    # How many of them are others that a card lets stand for them
    def ask_spears(self, g: FeastForOdin) -> list[Ask]:
        mixes = self.mixes(g)
        return [asks.spears(self.seat, [SPEND[n] for n in mixes], part=True)] if len(mixes) > 1 else []

    def do_spears(self, g: FeastForOdin, seat: int, option: Option) -> Where:
        self._spend(g, self.chosen(g), option.arg)
        return "reward"

    def do_pay(self, g: FeastForOdin) -> Where:
        self._spend(g, self.chosen(g), self.mixes(g)[0])
        return None

    def do_reward(self, g: FeastForOdin) -> Where:
        row = self.row(g)
        g.tell_succeeded(seat=self.seat, die=row.id)
        gain(g, self.seat, row.reward, 1, bool(self.ours))
        for item in self.loot:
            gain_one(g, self.seat, item, 1, bool(self.ours))
        Triggers.if_ready(g, DIE_SUCCESS, self.seat, row.op, self.space + 1)
        return None

    # Until what follows is done, cards may ask what was rolled and spent
    def do_over(self, g: FeastForOdin) -> Where:
        return OVER

    # What a result is worth

    def result(self, g: FeastForOdin) -> int:
        """The last roll with everything that changes it; low ones never fall below 0 (FO-WHALE-02, FO-AMB-37)."""
        row = self.row(g)
        value = g.fold(EACH_ROLL, self.value, self.seat, row.op, 0) + self.bonus
        value += g.fold(RESULT, 0, self.seat, row.op, 0)
        if row.ore == "minus_boats":
            boats = sorted(g.ships(self.seat, WHALING_BOAT), reverse=True)[: self.boats]
            value -= sum(boats) + g.box.ships[0].printed_ore * len(boats)
        elif row.ore == "plus_longship":
            value += max(g.ships(self.seat, LONGSHIP), default=0)
        return max(0, value)

    def needed(self, g: FeastForOdin) -> int:
        """What must be spent: the result itself, or what is missing for the loot; at least a result that does not
        fail (FO-RAID-02..04, FO-HUNT-01)."""
        row = self.row(g)
        result = self.result(g)
        if row.low:
            return result
        return max(0, max(row.fail + 1, sum([self.sword(g, item) for item in self.loot])) - result)

    def sword(self, g: FeastForOdin, item: int) -> int:
        """The sword value of a tile; of a green one that of its back, less what the card says."""
        row = g.box.items[item]
        if row.sword:
            return g.fold(SWORD_DELTA, row.sword, self.seat, item, 0)
        return g.box.items[row.back].sword - 1

    def weapon_value(self, g: FeastForOdin) -> int:
        row = self.row(g)
        return g.fold(SPEND_VALUE, 1, self.seat, row.op, row.weapon)

    def weapons(self, g: FeastForOdin) -> int:
        """The weapons that can be spent, with those that a card lets stand for them."""
        return sum([g.has(self.seat, item) for item in self.arms(g)])

    def arms(self, g: FeastForOdin) -> list[int]:
        """The kinds of them."""
        row = self.row(g)
        stands_in = row.weapon != SPEAR and g.fold(SPEND_SUBSTITUTE, 0, self.seat, row.op, SPEAR)
        return [row.weapon, SPEAR] if stands_in else [row.weapon]

    def power(self, g: FeastForOdin) -> int:
        """The most that can be spent."""
        row = self.row(g)
        stones = g.has(self.seat, row.resource) * g.fold(SPEND_VALUE, 1, self.seat, row.op, row.resource)
        return stones + self.weapons(g) * self.weapon_value(g)

    def ways(self, g: FeastForOdin) -> list[int]:
        """How many weapons could be spent so that wood or stone makes up the rest, and nothing is spent in vain."""
        need = self.needed(g)
        if not need:
            return [0]
        row = self.row(g)
        value, each = self.weapon_value(g), g.fold(SPEND_VALUE, 1, self.seat, row.op, row.resource)
        found = []
        for n in range(min(self.weapons(g), len(SPEND) - 1) + 1):
            rest = max(0, need - n * value)
            if g.has(self.seat, row.resource) * each >= rest and (n == 0 or (n - 1) * value < need):
                found.append(n)
        return found

    def chosen(self, g: FeastForOdin) -> int:
        """How many weapons are spent."""
        return self.ways(g)[0] if self.spent < 0 else self.spent

    def mixes(self, g: FeastForOdin) -> list[int]:
        """How many of them could be spears in the place of the weapon."""
        own = g.has(self.seat, self.row(g).weapon)
        n = self.chosen(g)
        return list(range(max(0, n - own), min(n, self.weapons(g) - own) + 1))

    def can_succeed(self, g: FeastForOdin) -> bool:
        row = self.row(g)
        if row.low:
            return bool(self.ways(g))
        return bool(self.reachable(g))

    def reachable(self, g: FeastForOdin) -> list[int]:
        """The tiles that a raid can take besides those chosen: blue ones, special tiles of the supply, with a card
        green ones too."""
        row = self.row(g)
        most = self.result(g) + self.power(g)
        if most <= row.fail:
            return []
        if self.loot and self.loot[0] >= FIRST_SPECIAL:
            return []  # a special tile takes the whole result
        left = most - sum([self.sword(g, item) for item in self.loot])
        goods = [item for item in g.box.blue if item < FIRST_SPECIAL or g.specials[item - FIRST_SPECIAL]]
        if g.fold(LOOT_GREEN, 0, self.seat, row.op, 0):
            goods = [*g.box.green, *goods]
        if self.loot:
            goods = [item for item in goods if item < FIRST_SPECIAL]  # a split result takes goods
        return [item for item in goods if self.sword(g, item) <= left]

    def _spend(self, g: FeastForOdin, weapons: int, spears: int) -> None:
        row = self.row(g)
        rest = max(0, self.needed(g) - weapons * self.weapon_value(g))
        each = g.fold(SPEND_VALUE, 1, self.seat, row.op, row.resource)
        paid = ((row.weapon, weapons - spears), (SPEAR, spears), (row.resource, -(-rest // each)))
        for item, n in paid:
            pay_one(g, self.seat, item, n, bool(self.ours))
            self.paid = added(self.paid, item, n)

    def _fail(self, g: FeastForOdin) -> None:
        """A failure costs nothing and gives a consolation (FO-RAID-05, FO-HUNT-02, FO-SNARE-02, ...)."""
        row = self.row(g)
        g.tell_failed(seat=self.seat, die=row.id)
        Triggers.if_ready(g, DIE_FAILURE, self.seat, row.op, 0)
        if row.back and self.space >= 0 and not self.no_return:
            g.push(Comfort(self.seat, self.space, row.back))
        gain(g, self.seat, row.consolation, 1, bool(self.ours))
