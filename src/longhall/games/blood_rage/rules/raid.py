"""The data of a pillage in progress (BR-PILLAGE). The rules above it read and change it in its frame."""

from collections.abc import Mapping
from typing import ClassVar

from longhall.engine.frames import Frame
from longhall.engine.state import Public, Range, Row
from longhall.games.blood_rage import bounds
from longhall.games.blood_rage.state import NOBODY, NOWHERE

Landing = tuple[int, int, int]  # of an invasion amid a pillage: seat, kind, place


class Raid(Frame):
    """What is known of a pillage: `g.inner(Raid)` in a battle or where one has been, `g.in_progress(Raid)` where there
    may be none. The cards that are played in it lie on the table (`g.played`)."""

    RESHAPED: ClassVar[Mapping[str, int]] = {"waiting": 3}
    RANGES: ClassVar[Mapping[str, Range]] = bounds.RAID_RANGES
    VARIES: ClassVar[Mapping[str, int]] = bounds.RAID_VARIES

    def __init__(self, pillager: int = NOBODY, province: int = NOWHERE) -> None:
        super().__init__()
        self.pillager: Public[int] = pillager
        self.province: Public[int] = province
        self.fighters: Public[Row] = ()  # the clans in the battle, pillager first, then clockwise; empty: none
        self.witnesses: Public[Row] = ()  # the Monsters that were in the battle when it began
        self.texts: Public[Row] = ()  # by seat, the face of the revealed card while its text works; -1: none
        self.converted: Public[Row] = ()  # by seat, what its revealed Quest counts as a Battle card
        self.bonuses: Public[Row] = ()  # by seat, what its cards add
        self.slain: Public[Row] = ()  # by seat, its figures destroyed in the battle
        self.winner: Public[int] = NOBODY
        self.waiting: Public[tuple[Landing, ...]] = ()  # invasions for which `landed` is still to come
