"""Activating armies: the maneuver phase and the march (LR-MANEUVER, LR-ACT-01..03, LR-MARCH)."""

from longhall.engine.events import EVERYONE
from longhall.engine.frames import AGAIN, OVER, Frame, Where
from longhall.engine.options import Ask, Option
from longhall.engine.reasons import absent, because
from longhall.engine.state import Public
from longhall.games.lords_of_ragnarok.automaton.desolation import cleanse, why_cleanse
from longhall.games.lords_of_ragnarok.content.rows import ARMIES
from longhall.games.lords_of_ragnarok.generated import asks
from longhall.games.lords_of_ragnarok.hooks import MANEUVER_PHASE
from longhall.games.lords_of_ragnarok.options import CLEANSE, DONE, GROW, NO, RECRUIT, TO, YES
from longhall.games.lords_of_ragnarok.rules.armies import army_of, army_options, can_grow, grow
from longhall.games.lords_of_ragnarok.rules.gains import refill
from longhall.games.lords_of_ragnarok.rules.moments import usable, use
from longhall.games.lords_of_ragnarok.rules.recruit import Recruit, recruit_sites, recruit_strength, why_recruit
from longhall.games.lords_of_ragnarok.state import NOBODY, LordsOfRagnarok


def why_move(g: LordsOfRagnarok, seat: int, army: int, place: int) -> str:
    """Any adjacent territory, by land or drakkar, except the boss's (LR-MOVE-02, LR-BOSS-03, LS-GEN-10)."""
    if place not in g.next_to(seat, g.army_at[army]):
        return "LR-MOVE-02"
    return "LR-BOSS-03" if place == g.boss_at else ""


def why_grow(g: LordsOfRagnarok, seat: int, army: int) -> str:
    """Only in a city territory that the player controls, and to 6 at most (LR-ACT-03, LR-MAP-04, LR-ARMY-01)."""
    place = g.army_at[army]
    if g.control[place] != seat or not g.map.territories[place].city:
        return "LR-ACT-03"
    return "" if can_grow(g, army) else because("LR-ARMY-01", "strongest", n=g.strengths[army])


def ready_armies(g: LordsOfRagnarok, seat: int) -> list[int]:
    """Armies that were not yet activated in this phase and can do something (LR-AMB-17, 21)."""
    return [army for army in g.armies_of(seat) if army not in g.activated and can_activate(g, seat, army)]


def can_activate(g: LordsOfRagnarok, seat: int, army: int) -> bool:
    """It can move, grow, or remove a Desolation token."""
    if any(place != g.boss_at for place in g.next_to(seat, g.army_at[army])):
        return True
    return not why_grow(g, seat, army) or not why_cleanse(g, seat, army)


class Activate(Frame):
    """One army moves to an adjacent territory or grows by 1 (LR-ACT-01..03)."""

    STEPS = ("pick", "act", "blessing")

    def __init__(self, seat: int = 0, army: int = NOBODY) -> None:
        super().__init__()
        self.seat: Public[int] = seat
        self.army: Public[int] = army
        self.blessed: Public[int] = 0  # 1: the removed Desolation token brings a blessing

    def ask_pick(self, g: LordsOfRagnarok) -> list[Ask]:
        if self.army >= 0:
            return []
        armies = ready_armies(g, self.seat)
        return [asks.activate(self.seat, army_options(g, armies), part=True)] if armies else []

    def do_pick(self, g: LordsOfRagnarok, seat: int, option: Option) -> Where:
        self.army = army_of(g, ready_armies(g, seat), option)
        return None

    def ask_act(self, g: LordsOfRagnarok) -> list[Ask]:
        if self.army < 0:
            return []
        near = [TO[place] for place in g.next_to(self.seat, g.army_at[self.army])]
        options = [option for option in (*near, GROW, CLEANSE) if not self.why_act(g, self.seat, option)]
        return [asks.activate_act(self.seat, options, army=g.army_word(self.army), part=True)]

    def why_act(self, g: LordsOfRagnarok, seat: int, option: Option) -> str:
        if seat != self.seat:
            return "LR-TURN-01"
        if option is GROW:
            return why_grow(g, seat, self.army)
        if option is CLEANSE:
            return why_cleanse(g, seat, self.army)
        return why_move(g, seat, self.army, option.arg) if option.verb == "to" else "LR-ACT-01"

    def do_act(self, g: LordsOfRagnarok, seat: int, option: Option) -> Where:
        g.activated = (*g.activated, self.army)
        if option is GROW:
            grow(g, self.army, 1)
        elif option is CLEANSE:
            self.blessed = int(cleanse(g, seat, g.army_at[self.army]))
        else:
            move_army(g, self.army, option.arg)
        return None

    # The first tokens that are put back offer a random blessing (LS-DESOLATION-12)
    def ask_blessing(self, g: LordsOfRagnarok) -> list[Ask]:
        return [asks.desolation_blessing(self.seat, [NO, YES])] if self.blessed else []

    def do_blessing(self, g: LordsOfRagnarok, seat: int, option: Option) -> Where:
        if option is YES:
            g.own_blessings()
            refill(g, g.blessing, g.blessing_discards)
            if g.blessing:
                card = g.draw(g.blessing, g.blessings[seat], EVERYONE)
                g.enter_play(g.box.blessings[g.face(card) - g.box.first_blessing].word, seat)
                g.tell_blessed(seat=seat, blessing=g.word(card))
        return None


def move_army(g: LordsOfRagnarok, army: int, place: int) -> None:
    origin, strength = g.place(g.army_at[army]), g.strengths[army]
    g.place_army(army, place)
    g.tell_army_moved(seat=army // ARMIES, n=strength, origin=origin, territory=g.place(place))


class MoveArmy(Frame):
    """One own army moves one territory: no activation."""

    STEPS = ("pick", "to")

    def __init__(self, seat: int = 0) -> None:
        super().__init__()
        self.seat: Public[int] = seat
        self.army: Public[int] = NOBODY

    def ask_pick(self, g: LordsOfRagnarok) -> list[Ask]:
        armies = [army for army in g.armies_of(self.seat) if self._targets(g, army)]
        return [asks.army_move(self.seat, army_options(g, armies), part=True)] if armies else []

    def do_pick(self, g: LordsOfRagnarok, seat: int, option: Option) -> Where:
        self.army = army_of(g, g.armies_of(seat), option)
        return None

    def ask_to(self, g: LordsOfRagnarok) -> list[Ask]:
        if self.army < 0:
            return []
        targets = [TO[place] for place in self._targets(g, self.army)]
        return [asks.army_to(self.seat, targets, army=g.army_word(self.army), part=True)]

    def do_to(self, g: LordsOfRagnarok, seat: int, option: Option) -> Where:
        move_army(g, self.army, option.arg)
        return None

    def _targets(self, g: LordsOfRagnarok, army: int) -> list[int]:
        return [place for place in g.next_to(self.seat, g.army_at[army]) if not why_move(g, self.seat, army, place)]


class Maneuver(Frame):
    """The active player may activate one army; with none on the board it may recruit one (LR-MANEUVER-01)."""

    STEPS = ("act",)

    def __init__(self, seat: int = 0) -> None:
        super().__init__()
        self.seat: Public[int] = seat
        self.acted: Public[int] = 0

    def ask_act(self, g: LordsOfRagnarok) -> list[Ask]:
        seat = self.seat
        options = usable(g, seat, MANEUVER_PHASE)
        if not self.acted:
            options = [*army_options(g, ready_armies(g, seat)), *options]
            if not self._why_recruit(g):
                options.append(RECRUIT)
        return [asks.maneuver(seat, [DONE, *options])] if options else []

    def _why_recruit(self, g: LordsOfRagnarok) -> str:
        return "LR-MANEUVER-01" if g.armies_of(self.seat) else why_recruit(g, self.seat)

    def why_act(self, g: LordsOfRagnarok, seat: int, option: Option) -> str:
        if seat != self.seat:
            return "LR-TURN-01"
        if option.verb == "army":
            return absent("LR-MANEUVER-01")
        return self._why_recruit(g) if option is RECRUIT and not self.acted else "LR-MANEUVER-01"

    def do_act(self, g: LordsOfRagnarok, seat: int, option: Option) -> Where:
        if option is DONE:
            return OVER
        if option.verb == "use":
            use(g, seat, option, MANEUVER_PHASE)
            return AGAIN
        self.acted = 1
        if option is RECRUIT:
            g.push(Recruit(seat, recruit_strength(g, seat), recruit_sites(g, seat)))
        else:
            g.push(Activate(seat, army_of(g, ready_armies(g, seat), option)))
        return AGAIN


class March(Frame):
    """Any number of own armies, at least one, are activated, each once (LR-MARCH-01, LR-AMB-17)."""

    STEPS = ("pick",)

    def __init__(self, seat: int = 0) -> None:
        super().__init__()
        self.seat: Public[int] = seat

    def ask_pick(self, g: LordsOfRagnarok) -> list[Ask]:
        armies = army_options(g, ready_armies(g, self.seat))
        if not armies:
            return []
        return [asks.march(self.seat, [DONE, *armies] if g.activated else armies)]

    def why_pick(self, g: LordsOfRagnarok, seat: int, option: Option) -> str:
        return "LR-TURN-01" if seat != self.seat else absent("LR-MARCH-01")

    def do_pick(self, g: LordsOfRagnarok, seat: int, option: Option) -> Where:
        if option is DONE:
            return OVER
        g.push(Activate(seat, army_of(g, ready_armies(g, seat), option)))
        return AGAIN
