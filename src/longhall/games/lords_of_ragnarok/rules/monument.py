"""Build Monument, event cards, and how Ragnarok begins (LR-MONUMENT, LR-RAGNAROK)."""

from longhall.engine.events import EVERYONE
from longhall.engine.frames import OVER, Frame, Where
from longhall.engine.options import Ask, Option
from longhall.engine.reasons import because
from longhall.engine.state import Public, added, replaced_at
from longhall.engine.triggers import Triggers
from longhall.games.lords_of_ragnarok.generated import asks
from longhall.games.lords_of_ragnarok.hooks import FORGE_TAKEN
from longhall.games.lords_of_ragnarok.options import BUILD
from longhall.games.lords_of_ragnarok.rules.gains import gain_priest, refill
from longhall.games.lords_of_ragnarok.rules.limits import enforce_limits
from longhall.games.lords_of_ragnarok.rules.monsters import activate_boss, activation, place_monster
from longhall.games.lords_of_ragnarok.rules.prayer import take_from_forge
from longhall.games.lords_of_ragnarok.state import NOBODY, LordsOfRagnarok


def why_build_monument(g: LordsOfRagnarok, seat: int) -> str:
    """An own marker lies on the wheel; where no level is left the other steps are done (LR-MONUMENT-01, LR-WHEEL-08,
    LR-AMB-23)."""
    return "" if any(seat in stack for stack in g.wheel) else because("LR-WHEEL-08", "no_marker")


def holds(g: LordsOfRagnarok, number: int) -> bool:
    """Is a requirement of Ragnarok fulfilled now? (LR-RAGNAROK-01, LR-AMB-45)"""
    requirement = g.map.requirements[number]
    if requirement.kind == "player_regions":
        return max([g.regions_of(seat) for seat in range(g.seats)]) >= requirement.n
    if requirement.kind == "player_temples":
        return max([g.temples_of(seat) for seat in range(g.seats)]) >= requirement.n
    if requirement.kind == "monsters_dead":
        return sum(g.minis) >= requirement.n
    if requirement.kind == "monument_level_max":
        return max(g.levels) >= requirement.n
    return sum(g.levels) >= requirement.n


def add_level(g: LordsOfRagnarok, seat: int, monument: int) -> None:
    g.levels = added(g.levels, monument, 1)
    g.tell_monument(seat=seat, monument=g.box.monuments[monument].id, n=g.levels[monument])


def test_requirements(g: LordsOfRagnarok, seat: int) -> int:
    """Fulfilled requirement cards are turned; with three of them Ragnarok begins (LR-MONUMENT-04, LR-RAGNAROK-01, 02).
    Gives how many were turned now."""
    turned = 0
    for number, done in enumerate(g.fulfilled):
        if not done and holds(g, number):
            g.fulfilled = replaced_at(g.fulfilled, number, 1)
            turned += 1
            g.tell_requirement(requirement=g.map.requirements[number].id)
    full = g.ninth_level == "yes" and sum(g.levels) == len(g.levels) * g.box.constants.monument_levels
    if g.doomer == NOBODY and (full or sum(g.fulfilled) >= g.box.constants.ragnarok_cards):
        g.doomer = seat
        g.tell_ragnarok(seat=seat)
    return turned


def clear_wheel(g: LordsOfRagnarok) -> None:
    """Priests go to the supply, markers leave the wheel, artifacts are recharged (LR-MONUMENT-05..07,
    LR-ARTIFACT-02)."""
    g.sent = ((0,) * len(g.levels),) * g.seats
    g.wheel = ((),) * len(g.wheel)
    g.exhausted = (0,) * len(g.exhausted)
    g.tell_wheel_cleared()


def refill_forges(g: LordsOfRagnarok) -> None:
    """A matching rune on every empty forge, as far as the supply has any (LR-MONUMENT-08, LR-MAP-06)."""
    for place, rune in enumerate(g.forges):
        if rune >= 0 and not g.forged[place] and g.supply[rune]:
            g.supply = added(g.supply, rune, -1)
            g.forged = replaced_at(g.forged, place, 1)


def gather_priests(g: LordsOfRagnarok, seat: int) -> None:
    """A priest for each territory with a temple that the builder controls (LR-MONUMENT-09)."""
    for _ in range(g.temples_of(seat)):
        gain_priest(g, seat)


class BuildMonument(Frame):
    """Six steps: a level, the test for Ragnarok, what goes back, the forges, what the builder gains, an event
    (LR-MONUMENT-01..13)."""

    STEPS = ("level", "test", "back", "forges", "gather", "event")

    def __init__(self, seat: int = 0) -> None:
        super().__init__()
        self.seat: Public[int] = seat

    # 1. The next level of a monument below level 3; where it stands does not matter (LR-MONUMENT-02, 03)
    def ask_level(self, g: LordsOfRagnarok) -> list[Ask]:
        low = [option for option in BUILD if g.levels[option.arg] < g.box.constants.monument_levels]
        return [asks.monument(self.seat, low, part=True)] if low else []

    def why_level(self, g: LordsOfRagnarok, seat: int, option: Option) -> str:
        return because("LR-MONUMENT-02", "level", n=g.box.constants.monument_levels)

    def do_level(self, g: LordsOfRagnarok, seat: int, option: Option) -> Where:
        add_level(g, seat, option.arg)
        return None

    # 2. The requirements of Ragnarok (LR-MONUMENT-04)
    def do_test(self, g: LordsOfRagnarok) -> Where:
        test_requirements(g, self.seat)
        return None

    # 3. What goes back (LR-MONUMENT-05..07)
    def do_back(self, g: LordsOfRagnarok) -> Where:
        clear_wheel(g)
        return None

    # 4. Runes for empty forges (LR-MONUMENT-08)
    def do_forges(self, g: LordsOfRagnarok) -> Where:
        refill_forges(g)
        return None

    # 5. Priests for own temple territories, then the runes of all own forges; the limit after all (LR-MONUMENT-09, 10,
    #    LR-AMB-44)
    def do_gather(self, g: LordsOfRagnarok) -> Where:
        gather_priests(g, self.seat)
        taken = [place for place, owner in enumerate(g.control) if owner == self.seat and g.forged[place]]
        for place in taken:
            take_from_forge(g, self.seat, place)
        enforce_limits(g, self.seat)
        for place in reversed(taken):
            Triggers.after(g, FORGE_TAKEN, [self.seat], place, g.forges[place])
        return None

    # 6. An event card (LR-MONUMENT-11..13)
    def do_event(self, g: LordsOfRagnarok) -> Where:
        g.push(EventCard())
        return None


class EventCard(Frame):
    """A monster may appear; then monsters of two runes are activated, then perhaps the boss (LR-MONUMENT-11..13)."""

    STEPS = ("draw", "first", "second", "boss")

    def __init__(self) -> None:
        super().__init__()
        self.card: Public[int] = NOBODY  # the place of the card among the events

    def do_draw(self, g: LordsOfRagnarok) -> Where:
        g.own_events()
        refill(g, g.event, g.event_discards)
        if not g.event:
            return OVER
        self.card = g.face(g.draw(g.event, g.event_discards, EVERYONE)) - g.box.first_event
        event = g.box.events[self.card]
        g.tell_event(event=event.id)
        place_monster(g, event.rune, event.place)
        return None

    def do_first(self, g: LordsOfRagnarok) -> Where:
        self._activate(g, 0)
        return None

    def do_second(self, g: LordsOfRagnarok) -> Where:
        self._activate(g, 1)
        return None

    def _activate(self, g: LordsOfRagnarok, which: int) -> None:
        """All monsters of a rune on the board, the one whose board lies on top first (LR-MONUMENT-12, LR-AMB-26)."""
        rune = g.box.events[self.card].activate[which]
        for monster in sorted(g.box.of_rune[rune], key=lambda monster: monster == g.tops[rune]):
            if g.monster_at[monster] >= 0:
                g.push(activation(g, monster))

    def do_boss(self, g: LordsOfRagnarok) -> Where:
        if g.box.events[self.card].boss:
            activate_boss(g)
        return None
