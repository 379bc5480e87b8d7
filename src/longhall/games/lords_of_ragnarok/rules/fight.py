"""The data of a battle in progress (LR-BATTLE). The rules above it read and change it in its frame."""

from collections.abc import Mapping
from typing import ClassVar, Final

from longhall.engine.frames import Frame
from longhall.engine.state import Public, Range, Row
from longhall.games.lords_of_ragnarok import bounds
from longhall.games.lords_of_ragnarok.state import NOBODY, NOWHERE

DEFENDER: Final = 0  # the two sides of a battle
ATTACKER: Final = 1


class Fight(Frame):
    """What is known of a battle: `g.inner(Fight)` in it, `g.in_progress(Fight)` where there may be none. Rows of two
    are for the defender and the attacker. The cards of a battle lie on the table (`g.played`, `g.battle_deck`)."""

    RANGES: ClassVar[Mapping[str, Range]] = bounds.BATTLE_RANGES
    VARIES: ClassVar[Mapping[str, int]] = bounds.BATTLE_VARIES

    def __init__(self, place: int = NOWHERE, striker: int = NOBODY) -> None:
        super().__init__()
        self.place: Public[int] = place
        self.attacker: Public[int] = NOBODY
        self.defender: Public[int] = NOBODY
        self.winner: Public[int] = NOBODY
        self.fought: Public[Row] = ()  # the armies that were there when it began
        self.bonus: Public[Row] = (0, 0)  # battle strength besides armies and card values
        self.ignored: Public[Row] = (0, 0)  # casualty symbols that do not count
        self.unhurt: Public[Row] = (0, 0)  # armies that skip the casualty for losing
        self.striker: Public[int] = striker  # the army with which a Follower attacks

    def side_of(self, seat: int) -> int:
        return DEFENDER if seat == self.defender else ATTACKER

    def fighter(self, side: int) -> int:
        return self.defender if side == DEFENDER else self.attacker

    def opponent(self, seat: int) -> int:
        return self.attacker if seat == self.defender else self.defender
