"""The data of a hunt in progress (LR-HUNT). The rules above it read and change it in its frame."""

from collections.abc import Mapping
from typing import ClassVar

from longhall.engine.frames import Frame
from longhall.engine.state import Public, Range, Row
from longhall.games.lords_of_ragnarok import bounds
from longhall.games.lords_of_ragnarok.state import NOBODY, LordsOfRagnarok


class Chase(Frame):
    """What is known of a hunt: `g.inner(Chase)` in its rounds, `g.in_progress(Chase)` where there may be none."""

    RANGES: ClassVar[Mapping[str, Range]] = bounds.HUNT_RANGES
    VARIES: ClassVar[Mapping[str, int]] = bounds.HUNT_VARIES

    def __init__(self, seat: int = 0, prey: int = NOBODY) -> None:
        super().__init__()
        self.seat: Public[int] = seat  # the hunter
        self.prey: Public[int] = prey  # a monster, or BOSS
        self.monster_side: Public[int] = NOBODY  # who plays the attack cards
        self.failed: Public[int] = 0  # 1: the hunt ends in failure
        self.wild: Public[int] = 0  # 1: the next card that wounds counts as any weapon
        self.dealt: Public[int] = 0  # wounds dealt in this hero round
        self.placed: Public[Row] = ()  # the slots that the hunter covered in this hunt
        # The monster round
        self.attacking: Public[int] = -1  # the face of the attack card in play
        self.defence: Public[int] = 0  # the total against its Fury
        self.weak: Public[int] = 0  # the total against its weak point, without wisdom
        self.blocked: Public[int] = 0  # 1: a shield was used
        self.no_draw: Public[int] = 0  # 1: the hunter does not draw the card of this monster round


def is_hunting(g: LordsOfRagnarok, seat: int) -> bool:
    """Is the hunt in progress a player's own?"""
    hunt = g.in_progress(Chase)
    return hunt is not None and hunt.seat == seat
