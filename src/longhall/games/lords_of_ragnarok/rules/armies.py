"""Armies: which one, how they grow and shrink, where they go when they must (LR-ARMY, LR-RETREAT)."""

from collections.abc import Sequence

from longhall.engine.frames import AGAIN, OVER, Frame, Where
from longhall.engine.options import Ask, Option
from longhall.engine.state import Public, replaced_at
from longhall.games.lords_of_ragnarok.automaton.choosing import choose_army, choose_territory
from longhall.games.lords_of_ragnarok.content.rows import ARMIES
from longhall.games.lords_of_ragnarok.generated import asks
from longhall.games.lords_of_ragnarok.options import NO, SEAT, TO, army_option
from longhall.games.lords_of_ragnarok.rules.fight import Fight
from longhall.games.lords_of_ragnarok.state import NOBODY, NOWHERE, LordsOfRagnarok


def army_options(g: LordsOfRagnarok, armies: Sequence[int]) -> list[Option]:
    """The options that point at these armies; of two equal ones in one place it does not matter which."""
    return list(dict.fromkeys([army_option(g.army_at[army], g.strengths[army]) for army in armies]))


def army_of(g: LordsOfRagnarok, armies: Sequence[int], option: Option) -> int:
    """The army that an option points at, among these."""
    for army in armies:
        if army_option(g.army_at[army], g.strengths[army]) is option:
            return army
    raise LookupError(option.key)


def can_grow(g: LordsOfRagnarok, army: int) -> bool:
    return g.strengths[army] < g.box.constants.army_max


def grow(g: LordsOfRagnarok, army: int, n: int) -> None:
    """An army gets stronger, to 6 at most (LR-ARMY-01)."""
    g.strengthen(army, n)
    g.tell_army_grown(seat=army // ARMIES, territory=g.place(g.army_at[army]), n=g.strengths[army])


def shrink(g: LordsOfRagnarok, army: int, n: int, least: int = 0) -> None:
    """An army loses strength; below 1 it is destroyed (LR-ARMY-02)."""
    left = max(g.strengths[army] - n, least)
    if left < 1:
        destroy(g, army)
    elif left < g.strengths[army]:
        g.strengths = replaced_at(g.strengths, army, left)
        g.tell_army_shrunk(seat=army // ARMIES, territory=g.place(g.army_at[army]), n=left)


def destroy(g: LordsOfRagnarok, army: int) -> None:
    """An army goes back to its owner's reserve (LR-ARMY-02)."""
    place, g.army_at = g.army_at[army], replaced_at(g.army_at, army, NOWHERE)
    g.strengths = replaced_at(g.strengths, army, 0)
    g.tell_army_destroyed(seat=army // ARMIES, territory=g.place(place))


class Retreat(Frame):
    """Armies of one player leave a territory together, to an adjacent one that the player controls; if there is none
    they are destroyed. The drakkar helps. It is no movement (LR-RETREAT-01..03, LR-SEA-03, LR-AMB-09, 10)."""

    STEPS = ("flee", "to")

    def __init__(self, armies: Sequence[int] = (), origin: int = NOWHERE) -> None:
        super().__init__()
        self.seat: Public[int] = armies[0] // ARMIES if armies else 0
        self.armies: Public[list[int]] = list(armies)
        self.origin: Public[int] = origin

    def do_flee(self, g: LordsOfRagnarok) -> Where:
        self.armies = [army for army in self.armies if g.army_at[army] == self.origin]
        if not self.armies:
            return OVER
        havens = self._havens(g)
        if not havens:
            for army in self.armies:
                destroy(g, army)
            return OVER
        if g.is_follower(self.seat):
            havens = [choose_territory(g, self.seat, "LS-GEN-18", havens)]
        if len(havens) == 1:
            self._flee(g, havens[0])
            return OVER
        return None

    def ask_to(self, g: LordsOfRagnarok) -> list[Ask]:
        return [asks.retreat(self.seat, [TO[place] for place in self._havens(g)], territory=g.place(self.origin))]

    def why_to(self, g: LordsOfRagnarok, seat: int, option: Option) -> str:
        return "LR-RETREAT-01"

    def do_to(self, g: LordsOfRagnarok, seat: int, option: Option) -> Where:
        self._flee(g, option.arg)
        return None

    def _havens(self, g: LordsOfRagnarok) -> list[int]:
        own = [place for place in g.next_to(self.seat, self.origin) if g.control[place] == self.seat]
        if g.is_follower(self.seat) and g.in_progress(Fight) is not None:  # LS-BATTLE-16
            return [place for place in own if g.owners_at(place) in ([], [self.seat])]
        return own

    def _flee(self, g: LordsOfRagnarok, haven: int) -> None:
        for army in self.armies:
            g.place_army(army, haven)
        g.tell_retreated(seat=self.seat, origin=g.place(self.origin), territory=g.place(haven))


class Strengthen(Frame):
    """Own armies get stronger: one by the whole number, or spread one by one as the player likes."""

    STEPS = ("pick",)

    def __init__(self, seat: int = 0, n: int = 0, split: bool = False, among: Sequence[int] = ()) -> None:
        super().__init__()
        self.seat: Public[int] = seat
        self.n: Public[int] = n
        self.split: Public[int] = int(split)
        self.among: Public[list[int]] = list(among)  # the armies that it may be

    def ask_pick(self, g: LordsOfRagnarok) -> list[Ask]:
        armies = [army for army in self.among if g.army_at[army] >= 0 and can_grow(g, army)]
        if not self.n or not armies:
            return []
        return [asks.army_grow(self.seat, army_options(g, armies), n=self.n, part=True)]

    def do_pick(self, g: LordsOfRagnarok, seat: int, option: Option) -> Where:
        army = army_of(g, self.among, option)
        n = 1 if self.split else self.n
        grow(g, army, n)
        self.n -= n
        return AGAIN


class Weaken(Frame):
    """One of several armies loses strength. Who decides picks the owner first, where there are several, and may let
    all be where that is allowed."""

    STEPS = ("whose", "pick")

    def __init__(
        self, seat: int = 0, n: int = 0, among: Sequence[int] = (), least: int = 0, waive: bool = False
    ) -> None:
        super().__init__()
        self.seat: Public[int] = seat  # who decides
        self.n: Public[int] = n
        self.least: Public[int] = least  # what the army keeps at least
        self.among: Public[list[int]] = list(among)
        self.waive: Public[int] = int(waive)  # 1: it may be none

    def ask_whose(self, g: LordsOfRagnarok) -> list[Ask]:
        owners = sorted({army // ARMIES for army in self.among})
        return [asks.army_whose(self.seat, [SEAT[owner] for owner in owners])] if len(owners) > 1 else []

    def do_whose(self, g: LordsOfRagnarok, seat: int, option: Option) -> Where:
        self.among = [army for army in self.among if army // ARMIES == option.arg]
        return None

    def ask_pick(self, g: LordsOfRagnarok) -> list[Ask]:
        if not self.among:
            return []
        armies = army_options(g, self.among)
        return [asks.army_weaken(self.seat, [NO, *armies] if self.waive else armies, n=self.n)]

    def do_pick(self, g: LordsOfRagnarok, seat: int, option: Option) -> Where:
        if option is not NO:
            shrink(g, army_of(g, self.among, option), self.n, self.least)
        return None


def weaken_one(g: LordsOfRagnarok, seat: int, n: int, among: list[int], least: int = 0) -> None:
    """One of these armies loses strength, as a player decides; with one choice only nobody is asked. A Follower picks
    an army of a person, one of its own last (LS-AMB-81)."""
    if g.is_follower(seat) and among:
        own = [dear(g, seat, army) for army in among]
        shrink(g, choose_army(g, seat, "LS-AMB-81", among, {"army_owner": own}), n, least)
    elif len({(army // ARMIES, g.strengths[army]) for army in among}) == 1:
        shrink(g, among[0], n, least)
    elif among:
        g.push(Weaken(seat, n, among, least))


def dear(g: LordsOfRagnarok, seat: int, army: int) -> int:
    """0: a person's, 1: another Follower's, 2: its own."""
    owner = army // ARMIES
    if owner == seat:
        return 2
    return 1 if g.is_follower(owner) else 0


class Spread(Frame):
    """A player spreads losses over its own armies of a battle, one by one, as it likes (LR-BATTLE-06, 08)."""

    STEPS = ("next", "pick")

    def __init__(self, seat: int = 0, n: int = 0, place: int = NOWHERE) -> None:
        super().__init__()
        self.seat: Public[int] = seat
        self.left: Public[int] = n
        self.place: Public[int] = place

    def do_next(self, g: LordsOfRagnarok) -> Where:
        armies = g.armies_at(self.seat, self.place)
        if not self.left or not armies:  # a surplus is ignored
            return OVER
        if len({g.strengths[army] for army in armies}) == 1:
            shrink(g, armies[0], 1)
            self.left -= 1
            return AGAIN
        return None

    def ask_pick(self, g: LordsOfRagnarok) -> list[Ask]:
        armies = g.armies_at(self.seat, self.place)
        return [asks.casualty(self.seat, army_options(g, armies), n=self.left)]

    def do_pick(self, g: LordsOfRagnarok, seat: int, option: Option) -> Where:
        shrink(g, army_of(g, g.armies_at(seat, self.place), option), 1)
        self.left -= 1
        return "next"


class Relocate(Frame):
    """One own army is placed in another territory: no move, so nothing about moving applies (LR-MOVE-06)."""

    STEPS = ("pick", "to")

    def __init__(self, seat: int = 0, sites: Sequence[int] = ()) -> None:
        super().__init__()
        self.seat: Public[int] = seat
        self.sites: Public[list[int]] = list(sites)
        self.army: Public[int] = NOBODY

    def ask_pick(self, g: LordsOfRagnarok) -> list[Ask]:
        armies = [army for army in g.armies_of(self.seat) if set(self.sites) - {g.army_at[army]}]
        return [asks.army_relocate(self.seat, army_options(g, armies), part=True)] if armies else []

    def do_pick(self, g: LordsOfRagnarok, seat: int, option: Option) -> Where:
        self.army = army_of(g, g.armies_of(seat), option)
        return None

    def ask_to(self, g: LordsOfRagnarok) -> list[Ask]:
        if self.army < 0:
            return []
        origin = g.army_at[self.army]
        sites = [TO[place] for place in self.sites if place != origin]
        return [asks.army_to(self.seat, sites, army=g.army_word(self.army), part=True)]

    def do_to(self, g: LordsOfRagnarok, seat: int, option: Option) -> Where:
        origin = g.place(g.army_at[self.army])
        g.place_army(self.army, option.arg)
        g.tell_army_placed(seat=seat, origin=origin, territory=option.word)
        return None
