"""Step 5, the special action (LS-SPECIAL)."""

from collections.abc import Callable

from longhall.engine.frames import OVER, Frame, Where
from longhall.engine.state import Public, added, replaced_at
from longhall.games.lords_of_ragnarok.automaton.activate import FollowerActivation
from longhall.games.lords_of_ragnarok.automaton.beasts import harmful
from longhall.games.lords_of_ragnarok.automaton.choosing import card_of, choose_attribute, choose_territory
from longhall.games.lords_of_ragnarok.automaton.desolation import place_desolation
from longhall.games.lords_of_ragnarok.automaton.gains import (
    room_for_cards,
    room_for_runes,
    take_cards,
    take_runes,
)
from longhall.games.lords_of_ragnarok.automaton.hunt import hunt, huntable
from longhall.games.lords_of_ragnarok.automaton.judge import pick_territory
from longhall.games.lords_of_ragnarok.automaton.maneuver import FollowerMarch
from longhall.games.lords_of_ragnarok.automaton.reckoning import (
    adjacent,
    superior,
    target_keys,
    tile,
)
from longhall.games.lords_of_ragnarok.automaton.recruit import FollowerRecruit, why_recruit
from longhall.games.lords_of_ragnarok.content.rows import ACTIONS
from longhall.games.lords_of_ragnarok.hooks import USURP_COST_AGAINST_ME
from longhall.games.lords_of_ragnarok.rules.control import set_control
from longhall.games.lords_of_ragnarok.rules.gains import gain_priest
from longhall.games.lords_of_ragnarok.rules.monument import (
    EventCard,
    add_level,
    clear_wheel,
    gather_priests,
    refill_forges,
    test_requirements,
)
from longhall.games.lords_of_ragnarok.rules.prayer import take_from_forge
from longhall.games.lords_of_ragnarok.rules.recruit import recruit_at
from longhall.games.lords_of_ragnarok.rules.temple import Draft, brings_draft, raise_temple, temple_sites
from longhall.games.lords_of_ragnarok.rules.usurp import drive_out
from longhall.games.lords_of_ragnarok.rules.wheel import place_marker
from longhall.games.lords_of_ragnarok.state import AUTHORITY, BUILD_MONUMENT, NOBODY, POWER, WISDOM, LordsOfRagnarok

MONSTERS = ACTIONS.index("monsters")
PREPARE = ACTIONS.index("prepare")


# What is available (LS-SPECIAL-01)


def _why_march(g: LordsOfRagnarok, seat: int) -> str:
    return "" if g.armies_of(seat) else "LS-AMB-32"


def _why_prepare(g: LordsOfRagnarok, seat: int) -> str:
    return "" if room_for_runes(g, seat) or room_for_cards(g, seat) else "LS-SPECIAL-20"


def _why_temple(g: LordsOfRagnarok, seat: int) -> str:
    return "" if temple_sites(g, seat) and g.built < g.map.temples else "LS-SPECIAL-25"


def _hunts(g: LordsOfRagnarok, seat: int) -> bool:
    return tile(g, seat).priority == MONSTERS and bool(huntable(g, seat))


def _why_monsters(g: LordsOfRagnarok, seat: int) -> str:
    return "" if _hunts(g, seat) or harmful(g, seat) else "LS-SPECIAL-31"


def usurpable(g: LordsOfRagnarok, seat: int, place: int) -> bool:
    """Its Power reaches the local resistance or the armies there, and no hero of another stands there (LS-SPECIAL-40,
    LS-MULTI-09, LS-AMB-38, 39, 80, 89)."""
    owner = g.control[place]
    if owner == seat or any(other != seat for other in g.heroes_at(place)):
        return False
    power = g.value(seat, POWER)
    if owner == NOBODY:
        foreign = any(g.is_follower(other) and other != seat for other in g.owners_at(place))
        return not foreign and power >= g.map.territories[place].resistance
    if g.is_follower(owner):
        return superior(g, seat, place) and power >= g.total(owner, place)
    return power >= g.fold(USURP_COST_AGAINST_ME, g.total(owner, place), owner)


def usurp_targets(g: LordsOfRagnarok, seat: int) -> list[int]:
    """The hero's own territory, else those next to it (LS-SPECIAL-41, 42, LS-AMB-65)."""
    here = g.hero_at[seat]
    if usurpable(g, seat, here):
        return [here]
    return [place for place in adjacent(g, here) if usurpable(g, seat, place)]


def _why_usurp(g: LordsOfRagnarok, seat: int) -> str:
    return "" if usurp_targets(g, seat) else "LS-SPECIAL-43"


def _why_monument(g: LordsOfRagnarok, seat: int) -> str:
    """It needs no marker on the wheel (LS-AMB-29)."""
    return ""


WHY: dict[str, Callable[[LordsOfRagnarok, int], str]] = {
    "march": _why_march,
    "recruit": why_recruit,
    "build_temple": _why_temple,
    "monsters": _why_monsters,
    "usurp": _why_usurp,
    "prepare": _why_prepare,
    "build_monument": _why_monument,
}


def why_special(g: LordsOfRagnarok, seat: int, action: int) -> str:
    """The rule by which an action is not available."""
    if action != BUILD_MONUMENT and seat in g.wheel[action]:
        return "LS-SPECIAL-01"
    return WHY[ACTIONS[action]](g, seat)


class FollowerSpecial(Frame):
    """The first available of: the selected card's action, the priority of its tile, prepare, Build Monument
    (LS-SPECIAL-02..04, LS-AMB-79)."""

    STEPS = ("choose", "marker", "act")

    def __init__(self, seat: int = 0) -> None:
        super().__init__()
        self.seat: Public[int] = seat
        self.action: Public[int] = BUILD_MONUMENT

    def do_choose(self, g: LordsOfRagnarok) -> Where:
        seat = self.seat
        card = card_of(g, g.rows[seat][g.selected]).special
        for action in (card, tile(g, seat).priority, PREPARE, BUILD_MONUMENT):
            rule = why_special(g, seat, action)
            if not rule:
                self.action = action
                break
            g.tell_follower_cannot(seat=seat, rule=rule, action=ACTIONS[action])
        g.tell_action(seat=seat, action=ACTIONS[self.action])
        return None

    def do_marker(self, g: LordsOfRagnarok) -> Where:
        if self.action != BUILD_MONUMENT:
            place_marker(g, self.seat, self.action)
        return None

    def do_act(self, g: LordsOfRagnarok) -> Where:
        DO[ACTIONS[self.action]](g, self.seat)
        return None


# The actions


def _march(g: LordsOfRagnarok, seat: int) -> None:
    g.push(FollowerMarch(seat))


def _recruit(g: LordsOfRagnarok, seat: int) -> None:
    g.push(FollowerRecruit(seat, token=True))


def _prepare(g: LordsOfRagnarok, seat: int) -> None:
    """Runes by its Wisdom and 2 combat cards, up to its limits (LS-SPECIAL-20)."""
    take_runes(g, seat, g.value(seat, WISDOM))
    take_cards(g, seat, 2)


def _temple(g: LordsOfRagnarok, seat: int) -> None:
    if build_temple(g, seat):
        g.push(TokenAfter(seat))  # LS-SPECIAL-27, LS-DESOLATION-03
        g.push(Draft())


def build_temple(g: LordsOfRagnarok, seat: int) -> bool:
    """A temple on an own shrine, and a priest; says whether a draft follows (LS-SPECIAL-25, LS-AMB-36)."""
    sites = temple_sites(g, seat)
    if not sites or g.built >= g.map.temples:
        return False
    raise_temple(g, seat, choose_territory(g, seat, "LS-SPECIAL-25", sites))
    if g.over:
        return False
    gain_priest(g, seat)
    return brings_draft(g)


class TokenAfter(Frame):
    """A Desolation token is placed when all else is done."""

    STEPS = ("token",)

    def __init__(self, seat: int = 0) -> None:
        super().__init__()
        self.seat: Public[int] = seat

    def do_token(self, g: LordsOfRagnarok) -> Where:
        place_desolation(g, self.seat)
        return None


def _monsters(g: LordsOfRagnarok, seat: int) -> None:
    """A hunt, if monsters are its priority; else one that harms people is activated, and a token is placed
    (LS-SPECIAL-30, 32, LS-DESOLATION-04, LS-AMB-79)."""
    if _hunts(g, seat):
        hunt(g, seat)
    elif harmful(g, seat):
        g.push(TokenAfter(seat))
        g.push(FollowerActivation(seat, "LS-SPECIAL-30"))


def _usurp(g: LordsOfRagnarok, seat: int) -> None:
    g.push(FollowerUsurp(seat))


class FollowerUsurp(Frame):
    """Armies of others retreat, it takes control and recruits there (LS-SPECIAL-41..44, LS-MULTI-09, LS-AMB-37)."""

    STEPS = ("where", "drive", "take")

    def __init__(self, seat: int = 0) -> None:
        super().__init__()
        self.seat: Public[int] = seat
        self.place: Public[int] = NOBODY

    def do_where(self, g: LordsOfRagnarok) -> Where:
        seat = self.seat
        places = usurp_targets(g, seat)
        keys: dict[str, list[int]] = {}
        if len(g.follower_seats()) > 1:  # LS-AMB-88
            keys["owner"] = [_usurp_order(g, place) for place in places]
        if places:
            pick_territory(g, seat, "LS-SPECIAL-42", places, {**keys, **target_keys(g, seat, places)})
        else:
            g.result = NOBODY
        return None

    def do_drive(self, g: LordsOfRagnarok) -> Where:
        self.place = g.result
        if self.place < 0:
            return OVER
        drive_out(g, self.seat, self.place)
        return None

    def do_take(self, g: LordsOfRagnarok) -> Where:
        set_control(g, self.place, self.seat)
        if not g.over and g.reserve_army(self.seat) >= 0:
            recruit_at(g, self.seat, self.place, g.value(self.seat, AUTHORITY))
        return None


def _usurp_order(g: LordsOfRagnarok, place: int) -> int:
    """People's territories, then other Followers', then neutral ones (LS-MULTI-09)."""
    owner = g.control[place]
    if owner == NOBODY:
        return 2
    return 1 if g.is_follower(owner) else 0


def _monument(g: LordsOfRagnarok, seat: int) -> None:
    """The incomplete monument whose attribute it prefers; then as people do, and a token if no requirement was
    fulfilled (LS-SPECIAL-50..52, LS-DESOLATION-06, LS-AMB-30, 40, 84)."""
    most = g.box.constants.monument_levels
    free = {row.attribute: monument for monument, row in enumerate(g.box.monuments) if g.levels[monument] < most}
    if free:
        first = min(free, key=tile(g, seat).preference.index)
        choose_attribute(g, seat, "LS-SPECIAL-50", first, sorted(free), ["preferred"])
        add_level(g, seat, free[first])
    if not test_requirements(g, seat):
        place_desolation(g, seat)
        if g.over:
            return
    clear_wheel(g)
    refill_forges(g)
    gather_priests(g, seat)
    for place, owner in enumerate(g.control):
        if owner == seat and g.forged[place]:
            if room_for_runes(g, seat):
                take_from_forge(g, seat, place)
            else:
                g.forged = replaced_at(g.forged, place, 0)
                g.supply = added(g.supply, g.forges[place], 1)
                rune = g.box.runes[g.forges[place]]
                g.tell_follower_forge(seat=seat, rule="LS-AMB-84", territory=g.place(place), rune=rune)
    g.push(EventCard())


DO: dict[str, Callable[[LordsOfRagnarok, int], None]] = {
    "march": _march,
    "recruit": _recruit,
    "build_temple": _temple,
    "monsters": _monsters,
    "usurp": _usurp,
    "prepare": _prepare,
    "build_monument": _monument,
}
