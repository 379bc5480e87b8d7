"""The hero phase, and how heroes and drakkars get about (LR-HEROPHASE, LR-MOVE-01, 03)."""

from collections.abc import Callable

from longhall.engine.frames import AGAIN, OVER, Frame, Where
from longhall.engine.options import Ask, Option
from longhall.engine.state import Public, replaced_at
from longhall.games.lords_of_ragnarok.generated import asks
from longhall.games.lords_of_ragnarok.hooks import HERO_MOVE, HERO_PHASE
from longhall.games.lords_of_ragnarok.options import DONE, GO, HEAL, SAIL
from longhall.games.lords_of_ragnarok.rules.moments import usable, use
from longhall.games.lords_of_ragnarok.rules.wounds import heal
from longhall.games.lords_of_ragnarok.state import LordsOfRagnarok


def within(start: int, steps: int, near: Callable[[int], list[int]]) -> list[int]:
    """The places that can be reached in so many steps, without the start."""
    reached, edge = {start}, [start]
    for _ in range(steps):
        edge = sorted({place for each in edge for place in near(each)} - reached)
        reached.update(edge)
    return sorted(reached - {start})


def hero_reach(g: LordsOfRagnarok, seat: int, steps: int) -> list[int]:
    """Where the hero can go; each step by land or drakkar (LR-MOVE-01, LR-AMB-16)."""
    return within(g.hero_at[seat], steps, lambda place: g.next_to(seat, place))


def sea_reach(g: LordsOfRagnarok, seat: int, steps: int) -> list[int]:
    """Where the drakkar can go (LR-MOVE-03)."""
    return within(g.drakkar_at[seat], steps, lambda sea: g.map.seas[sea].adjacent)


def place_hero(g: LordsOfRagnarok, seat: int, place: int) -> None:
    g.hero_at = replaced_at(g.hero_at, seat, place)
    g.tell_hero_at(seat=seat, territory=g.place(place))


def sail(g: LordsOfRagnarok, seat: int, sea: int) -> None:
    """To a sea, whoever else is there: drakkars never fight (LR-SEA-01)."""
    g.drakkar_at = replaced_at(g.drakkar_at, seat, sea)
    g.tell_sailed(seat=seat, sea=str(sea + 1))


class HeroPhase(Frame):
    """One of: the hero moves up to 2 territories, the drakkar up to 2 seas, or 1 wound is healed (LR-HEROPHASE-01)."""

    STEPS = ("act",)

    def __init__(self, seat: int = 0) -> None:
        super().__init__()
        self.seat: Public[int] = seat
        self.acted: Public[int] = 0

    def ask_act(self, g: LordsOfRagnarok) -> list[Ask]:
        seat = self.seat
        options = [DONE]
        if not self.acted:
            steps = g.box.constants.hero_steps
            options += [GO[place] for place in hero_reach(g, seat, g.fold(HERO_MOVE, steps, seat))]
            options += [SAIL[sea] for sea in sea_reach(g, seat, g.box.constants.drakkar_steps)]
            options += [HEAL[token] for token in g.hurt_tokens(seat)]
        options += usable(g, seat, HERO_PHASE)
        return [asks.hero(seat, options)] if len(options) > 1 else []

    def why_act(self, g: LordsOfRagnarok, seat: int, option: Option) -> str:
        if seat != self.seat:
            return "LR-TURN-01"
        if option.verb == "go" and not self.acted:
            return "LR-MOVE-01"
        if option.verb == "sail" and not self.acted:
            return "LR-MOVE-03"
        return "LR-WOUND-04" if option.verb == "heal" and not self.acted else "LR-HEROPHASE-01"

    def do_act(self, g: LordsOfRagnarok, seat: int, option: Option) -> Where:
        if option is DONE:
            return OVER
        if option.verb == "use":
            use(g, seat, option, HERO_PHASE)
            return AGAIN
        self.acted = 1
        if option.verb == "go":
            place_hero(g, seat, option.arg)
        elif option.verb == "sail":
            sail(g, seat, option.arg)
        else:
            heal(g, seat, option.arg)
        return AGAIN


class PlaceHero(Frame):
    """The hero is placed in a territory of choice: no move (LR-RUNE-11, LR-MOVE-06)."""

    STEPS = ("to",)

    def __init__(self, seat: int = 0) -> None:
        super().__init__()
        self.seat: Public[int] = seat

    def ask_to(self, g: LordsOfRagnarok) -> list[Ask]:
        return [asks.hero_place(self.seat, [GO[place] for place in range(len(g.map.territories))], part=True)]

    def do_to(self, g: LordsOfRagnarok, seat: int, option: Option) -> Where:
        place_hero(g, seat, option.arg)
        return None


class MoveDrakkar(Frame):
    """The drakkar may sail so many seas."""

    STEPS = ("to",)

    def __init__(self, seat: int = 0, steps: int = 0) -> None:
        super().__init__()
        self.seat: Public[int] = seat
        self.steps: Public[int] = steps

    def ask_to(self, g: LordsOfRagnarok) -> list[Ask]:
        return [
            asks.drakkar_move(self.seat, [DONE, *[SAIL[sea] for sea in sea_reach(g, self.seat, self.steps)]], part=True)
        ]

    def do_to(self, g: LordsOfRagnarok, seat: int, option: Option) -> Where:
        if option is not DONE:
            sail(g, seat, option.arg)
        return None
