"""Control of territories, and the victories that come of it (LR-CONTROL, LR-VICTORY)."""

from longhall.engine.state import replaced_at
from longhall.engine.triggers import Triggers
from longhall.games.lords_of_ragnarok.hooks import TERRITORY_GAINED
from longhall.games.lords_of_ragnarok.rules.artifacts import take_artifact
from longhall.games.lords_of_ragnarok.state import LordsOfRagnarok


def set_control(g: LordsOfRagnarok, territory: int, seat: int, fought: bool = False) -> None:
    """A player takes control of a territory, and of the divine artifact there, and keeps it until another does, with or
    without armies (LR-CONTROL-01, 05, LR-ARTIFACT-05); `fought`: by a battle."""
    g.control = replaced_at(g.control, territory, seat)
    g.tell_control(seat=seat, territory=g.place(territory))
    monument = g.map.territories[territory].monument
    if monument >= 0:
        take_artifact(g, seat, g.box.monuments[monument].artifact)
    Triggers.after(g, TERRITORY_GAINED, [seat], territory, int(fought))
    test_victory(g, seat)


def test_victory(g: LordsOfRagnarok, seat: int) -> None:
    """Great Jarl: enough whole regions; Great Gothi: enough territories with temples (LR-VICTORY-02..04,
    LR-2P-05, LS-RAGNAROK-01)."""
    if g.regions_of(seat) >= g.box.constants.jarl_regions:
        g.tell_victory_jarl(seat=seat)
        win(g, seat, "jarl")
    elif g.temples_of(seat) >= g.map.gothi_temples:
        g.tell_victory_gothi(seat=seat)
        win(g, seat, "gothi")


def win(g: LordsOfRagnarok, seat: int, reason: str) -> None:
    """A victory condition is met: the game ends at once, in the last turns too (LR-VICTORY-01, LR-RAGNAROK-04,
    LS-RAGNAROK-05)."""
    g.victor = seat
    g.finish(reason)
