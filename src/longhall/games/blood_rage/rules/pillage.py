"""Pillage: call to battle, play cards, resolution (Action phase, BR-PILLAGE)."""

from longhall.engine.frames import AGAIN, Frame, Where
from longhall.engine.options import Ask, Option
from longhall.engine.reasons import absent
from longhall.engine.state import Grid, Public, Row, replaced_at
from longhall.engine.triggers import Triggers
from longhall.games.blood_rage.generated import asks
from longhall.games.blood_rage.hooks import CLOSED, LANDED, LOST, PILLAGED
from longhall.games.blood_rage.options import FROM, JOIN, NO
from longhall.games.blood_rage.rules.battle import Battle, silence, totals
from longhall.games.blood_rage.rules.raid import Raid
from longhall.games.blood_rage.rules.resolution import Resolution
from longhall.games.blood_rage.rules.reward import take_reward
from longhall.games.blood_rage.rules.sheet import gain_glory
from longhall.games.blood_rage.state import AXES, BATTLE, FIRST_MONSTER, NOBODY, NOWHERE, BloodRage


def why_pillage(g: BloodRage, seat: int, province: int) -> str:
    """The rule that forbids to pillage a province: it must stand and show its reward, and hold a figure of the clan,
    or its fjord a Ship (BR-PILLAGE-01)."""
    return "BR-BATTLE-15" if g.pillaged[province] else why_raid(g, seat, province)


def why_raid(g: BloodRage, seat: int, province: int) -> str:
    """The same without a look at the token."""
    if g.ruined[province]:
        return "BR-BOARD-08"
    return "" if g.is_in(seat, province) else "BR-PILLAGE-01"


def begin_pillage(g: BloodRage, seat: int, province: int) -> None:
    """Declare the pillage (BR-PILLAGE-01)."""
    g.push(Pillage(seat, province))
    g.tell_pillage(clan=seat, place=g.place_word(province))


class Pillage(Raid):
    """The three steps of a pillage in order, and what closes it (BR-PILLAGE-02, BR-BATTLE-15..18)."""

    STEPS = ("call", "muster", "battle", "resolve", "reward", "bonuses", "flip", "glory", "lost", "closed", "over")

    def __init__(self, pillager: int = NOBODY, province: int = NOWHERE) -> None:
        super().__init__(pillager, province)
        self.revealed: Grid = ()  # faces that each seat has shown in the battle, once it is decided
        self.totals: Row = ()  # what was compared, by seat

    # 1. Call to battle
    def do_call(self, g: BloodRage) -> Where:
        g.push(Call())
        return None

    # Who has a figure in the area takes part; alone the pillager succeeds (BR-PILLAGE-08, 09, BR-BATTLE-01)
    def do_muster(self, g: BloodRage) -> Where:
        fighters = [seat for seat in g.clockwise(self.pillager) if g.is_in(seat, self.province)]
        if len(fighters) == 1:
            self.winner = self.pillager
            g.tell_unopposed(clan=self.pillager, place=g.place_word(self.province))
            return "reward"
        area = g.area(self.province)
        self.fighters = tuple(fighters)
        self.witnesses = tuple([FIRST_MONSTER + monster for monster, place in enumerate(g.monsters) if place in area])
        self.texts, g.played = (NOBODY,) * g.seats, [[] for _ in range(g.seats)]
        self.converted, self.bonuses, self.slain = (0,) * g.seats, (0,) * g.seats, (0,) * g.seats
        g.tell_battle(place=g.place_word(self.province), clans=fighters)
        return None

    # 2. Play cards
    def do_battle(self, g: BloodRage) -> Where:
        g.push(Battle())
        return None

    # 3. Resolution. Cards leave the table and figures die in it: how the battle was decided is kept to be read
    def do_resolve(self, g: BloodRage) -> Where:
        self.revealed = tuple([tuple([g.deck.faces[card] for card in g.played[seat]]) for seat in range(g.seats)])
        self.totals = tuple(totals(g, self))
        g.push(Resolution())
        return None

    # Only a pillager who wins is rewarded; else the token stays as it is (BR-BATTLE-15, 16)
    def do_reward(self, g: BloodRage) -> Where:
        if self.winner != self.pillager:
            return "glory"
        take_reward(g, self.pillager, self.province)
        return None

    # Cards that give more; the pillager chooses their order (BR-REWARD-06)
    def do_bonuses(self, g: BloodRage) -> Where:
        Triggers.after(g, PILLAGED, [self.pillager])
        return None

    def do_flip(self, g: BloodRage) -> Where:
        g.pillaged = replaced_at(g.pillaged, self.province, 1)
        g.tell_pillaged(clan=self.pillager, place=g.place_word(self.province))
        return None

    # Finally the winner gains Glory by its Axes as they are now; not without a battle (BR-BATTLE-17, BR-PILLAGE-08)
    def do_glory(self, g: BloodRage) -> Where:
        if self.fighters and self.winner != NOBODY:
            glory = g.value(self.winner, AXES)
            gain_glory(g, self.winner, glory, BATTLE)
            g.tell_glory_battle(clan=self.winner, n=glory)
        return None

    # Closing options: those who lost, then the pillager who succeeded (BR-BATTLE-18)
    def do_lost(self, g: BloodRage) -> Where:
        if self.fighters:
            Triggers.after(g, LOST, g.clockwise(self.pillager))
        return None

    def do_closed(self, g: BloodRage) -> Where:
        if self.winner == self.pillager:
            Triggers.after(g, CLOSED, g.clockwise(self.pillager))
        return None

    # The table is cleared; what an invasion amid the pillage still allows comes now (BR-AMB-19)
    def do_over(self, g: BloodRage) -> Where:
        for seat in self.fighters:
            silence(g, seat)
        g.played = []
        for seat, kind, place in self.waiting:
            Triggers.after(g, LANDED, g.clockwise(seat), seat, kind, place)
        return None


class Call(Frame):
    """Clockwise from the pillager's left, the pillager last, each clan may bring one figure from an adjacent province,
    round and round until the villages are full or all decline in a row (BR-PILLAGE-03..07). Who has nothing to
    bring is not asked, as everybody sees."""

    STEPS = ("join", "origin")

    def __init__(self) -> None:
        super().__init__()
        self.turn: Public[int] = 0  # how many opportunities have gone by
        self.declined: Public[int] = 0  # opportunities in a row that nobody took
        self.kind: Public[int] = NOBODY  # the figure that joins now, if it must be said from where

    def ask_join(self, g: BloodRage) -> list[Ask]:
        raid = g.inner(Raid)
        if g.room(raid.province) <= 0:
            return []
        places = origins(g, raid.province)
        for turn in range(self.turn, self.turn + g.seats - self.declined):
            seat = (raid.pillager + 1 + turn) % g.seats
            kinds = dict.fromkeys(kind for place in places for kind in g.kinds_at(seat, place))
            if kinds:
                options = [NO, *(JOIN[kind] for kind in sorted(kinds))]
                return [asks.call(seat, options, pillager=raid.pillager, place=g.place_word(raid.province))]
        return []

    def why_join(self, g: BloodRage, seat: int, option: Option) -> str:
        if option.verb != "join":
            return "BR-PILLAGE-02"
        return "BR-PILLAGE-06" if g.box.figures[option.arg].ship else absent("BR-PILLAGE-03")

    def do_join(self, g: BloodRage, seat: int, option: Option) -> Where:
        while self._seat(g, self.turn) != seat:
            self._go_on(declined=True)
        self._go_on(declined=option is NO)
        if option is NO:
            g.tell_call_declined(clan=seat)
            return AGAIN
        province = g.inner(Raid).province
        places = [place for place in origins(g, province) if g.count(seat, option.arg, place)]
        if len(places) > 1:
            self.kind = option.arg
            return None
        bring(g, seat, option.arg, places[0], province)
        return AGAIN

    # A Warrior may come from several provinces
    def ask_origin(self, g: BloodRage) -> list[Ask]:
        if self.kind == NOBODY:
            return []
        seat = self._seat(g, self.turn - 1)
        sources = origins(g, g.inner(Raid).province)
        places = [FROM[place] for place in sources if g.count(seat, self.kind, place)]
        return [asks.call_from(seat, places, figure=g.figure_word(self.kind), part=True)]

    def why_origin(self, g: BloodRage, seat: int, option: Option) -> str:
        return "BR-PILLAGE-03"

    def do_origin(self, g: BloodRage, seat: int, option: Option) -> Where:
        bring(g, seat, self.kind, option.arg, g.inner(Raid).province)
        self.kind = NOBODY
        return "join"

    def _seat(self, g: BloodRage, turn: int) -> int:
        return (g.inner(Raid).pillager + 1 + turn) % g.seats

    def _go_on(self, declined: bool) -> None:
        self.turn += 1
        self.declined = self.declined + 1 if declined else 0


def origins(g: BloodRage, province: int) -> list[int]:
    """Where figures may come from: the adjacent provinces, never a fjord; a destroyed province makes no new borders
    (BR-BOARD-02, 09, BR-PILLAGE-03, 06, BR-AMB-04)."""
    return sorted(g.box.provinces[province].adjacent)


def bring(g: BloodRage, seat: int, kind: int, origin: int, province: int) -> None:
    """The move is free, so that a clan without Rage can make it (BR-PILLAGE-04, BR-ACTION-06)."""
    g.shift(seat, kind, origin, province)
    place = g.place_word(province)
    g.tell_call_joined(clan=seat, figure=g.figure_word(kind), origin=g.place_word(origin), place=place)
