"""Vikings: the Thing Square, and those that come back from the action board (FO-AMB-16)."""

from longhall.engine.frames import OVER, Frame, Where
from longhall.engine.options import Ask, Option
from longhall.engine.state import Public, added, replaced_at
from longhall.engine.triggers import Triggers
from longhall.games.feast_for_odin.generated import asks
from longhall.games.feast_for_odin.hooks import THING_COUNT, VIKING_RETURNED
from longhall.games.feast_for_odin.options import NO, RETURN, RETURN_FROM
from longhall.games.feast_for_odin.state import NOBODY, NOWHERE, FeastForOdin


def set_thing(g: FeastForOdin, seat: int, n: int) -> None:
    """So many Vikings stand in a Thing Square now."""
    if n != g.thing[seat]:
        g.thing = replaced_at(g.thing, seat, n)
        Triggers.if_ready(g, THING_COUNT, seat, 0, n)


def vikings_alone(g: FeastForOdin, round: int, given: int) -> int:
    """In the solo game, how many Vikings of the colour of a round have left the Banquet Table after so many rounds: the
    two colours take turns, and none is lost or won (FO-SOLO-02, 03, 06)."""
    rules, colour = g.box.rules, round % 2
    spaces = rules.solo_tables[g.short].items()
    begun = rules.solo_thing if colour else rules.solo_waiting[g.short]
    return begun + sum([n for space, n in spaces if space <= given and space % 2 == colour])


def return_vikings(g: FeastForOdin, seat: int, space: int, n: int) -> None:
    """Vikings go from a space back to the Thing Square, for use in this round."""
    n = min(n, g.placed[space])
    if n:
        g.placed = added(g.placed, space, -n)
        g.tell_vikings_returned(seat=seat, n=n, space=g.box.spaces[space].id)
        Triggers.if_ready(g, VIKING_RETURNED, seat, space, n)
        set_thing(g, seat, g.thing[seat] + n)


class Comfort(Frame):
    """After a failure a player may take back Vikings of the action (FO-AMB-24)."""

    STEPS = ("back",)

    def __init__(self, seat: int = NOBODY, space: int = NOWHERE, n: int = 0) -> None:
        super().__init__()
        self.seat: Public[int] = seat
        self.space: Public[int] = space  # where the Vikings stand
        self.n: Public[int] = n  # at most so many

    def ask_back(self, g: FeastForOdin) -> list[Ask]:
        most = min(self.n, g.placed[self.space])
        return [asks.comfort(self.seat, [*(RETURN[n] for n in reversed(range(most))), NO])] if most else []

    def do_back(self, g: FeastForOdin, seat: int, option: Option) -> Where:
        if option is not NO:
            return_vikings(g, seat, self.space, option.arg + 1)
        return OVER


class ReturnFrom(Frame):
    """A card lets a player take back a Viking from a space of choice."""

    STEPS = ("space",)

    def __init__(self, seat: int = NOBODY, n: int = 1) -> None:
        super().__init__()
        self.seat: Public[int] = seat
        self.n: Public[int] = n

    def ask_space(self, g: FeastForOdin) -> list[Ask]:
        spaces = own_spaces(g, self.seat)
        return [asks.return_(self.seat, [RETURN_FROM[space] for space in spaces])] if spaces else []

    def do_space(self, g: FeastForOdin, seat: int, option: Option) -> Where:
        g.returned = option.arg
        return_vikings(g, seat, option.arg, self.n)
        return None


def own_spaces(g: FeastForOdin, seat: int, column: int = 0) -> list[int]:
    """The spaces with Vikings that a player has placed this round."""
    return [
        number
        for number, space in enumerate(g.box.spaces)
        if g.taken[number] == seat and g.placed[number] and column in (0, space.column)
    ]
