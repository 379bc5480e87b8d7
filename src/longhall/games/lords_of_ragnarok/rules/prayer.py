"""The prayer phase (LR-PRAY)."""

from longhall.engine.frames import AGAIN, OVER, Frame, Where
from longhall.engine.options import Ask, Option
from longhall.engine.reasons import because, lacking
from longhall.engine.state import Public, added, added_in, replaced_at
from longhall.engine.triggers import Triggers
from longhall.games.lords_of_ragnarok.generated import asks
from longhall.games.lords_of_ragnarok.hooks import FORGE_TAKEN, PRAYER, PRIESTS_PER_PRAYER
from longhall.games.lords_of_ragnarok.options import DONE, FORGE, SEND
from longhall.games.lords_of_ragnarok.rules.gains import raise_attribute
from longhall.games.lords_of_ragnarok.rules.limits import enforce_limits
from longhall.games.lords_of_ragnarok.rules.moments import usable, use
from longhall.games.lords_of_ragnarok.rules.resolve import Effects
from longhall.games.lords_of_ragnarok.state import LordsOfRagnarok


def why_send(g: LordsOfRagnarok, seat: int, monument: int) -> str:
    """A priest in the reserve and an empty priest space are all it takes, even in vain (LR-PRAY-02, 05, 06)."""
    if not g.priests[seat]:
        return lacking("LR-PRIEST-01", "priest", 1, 0)
    there = sum([row[monument] for row in g.sent])
    spaces = g.box.monuments[monument].spaces[g.levels[monument]]
    return "" if there < spaces else because("LR-PRAY-02", "priests", n=spaces, monument=g.box.monuments[monument].id)


def lay_priest(g: LordsOfRagnarok, seat: int, monument: int) -> None:
    """A priest goes from the reserve to a monument and stays there; its attribute rises by 1 (LR-PRAY-03,
    LR-MOVE-05, LS-PRAY-05, 08)."""
    row = g.box.monuments[monument]
    g.priests = added(g.priests, seat, -1)
    g.sent = added_in(g.sent, seat, monument, 1)
    g.tell_priest_sent(seat=seat, monument=row.id)
    raise_attribute(g, seat, row.attribute)


def send_priest(g: LordsOfRagnarok, seat: int, monument: int) -> None:
    """Besides what a priest brings, the deity gives its bonus from level 1 on (LR-PRAY-04)."""
    row = g.box.monuments[monument]
    lay_priest(g, seat, monument)
    if g.levels[monument]:
        g.push(Effects(seat, row.bonuses[g.levels[monument] - 1]))


def why_forge(g: LordsOfRagnarok, seat: int) -> str:
    """The hero stands at a forge on which a rune lies (LR-PRAY-07)."""
    return "" if g.forged[g.hero_at[seat]] else "LR-PRAY-07"


def take_from_forge(g: LordsOfRagnarok, seat: int, place: int) -> None:
    """The rune token of a forge goes to a player, who looks at its limit afterwards."""
    rune = g.forges[place]
    g.forged = replaced_at(g.forged, place, 0)
    g.runes = added_in(g.runes, seat, rune, 1)
    g.tell_forged(seat=seat, rune=g.box.runes[rune], territory=g.place(place))


class Prayer(Frame):
    """Send a priest, forge a rune, both in any order or none (LR-PRAY-01, LR-AMB-54)."""

    STEPS = ("act",)

    def __init__(self, seat: int = 0) -> None:
        super().__init__()
        self.seat: Public[int] = seat
        self.sent: Public[int] = 0  # priests sent in this phase
        self.forged: Public[int] = 0

    def ask_act(self, g: LordsOfRagnarok) -> list[Ask]:
        options = [option for option in (*SEND, FORGE) if not self.why_act(g, self.seat, option)]
        options += usable(g, self.seat, PRAYER)
        return [asks.prayer(self.seat, [DONE, *options])] if options else []

    def why_act(self, g: LordsOfRagnarok, seat: int, option: Option) -> str:
        if seat != self.seat:
            return "LR-TURN-01"
        if option is FORGE:
            return "LR-PRAY-01" if self.forged else why_forge(g, seat)
        if option.verb == "send":
            most = g.fold(PRIESTS_PER_PRAYER, 1, seat)
            return why_send(g, seat, option.arg) if self.sent < most else "LR-PRAY-01"
        return "LR-PRAY-01"

    def do_act(self, g: LordsOfRagnarok, seat: int, option: Option) -> Where:
        if option is DONE:
            return OVER
        if option.verb == "use":
            use(g, seat, option, PRAYER)
        elif option is FORGE:
            self.forged = 1
            place = g.hero_at[seat]
            take_from_forge(g, seat, place)
            enforce_limits(g, seat)
            Triggers.after(g, FORGE_TAKEN, [seat], place, g.forges[place])
        else:
            self.sent += 1
            send_priest(g, seat, option.arg)
        return AGAIN
