"""Wound slots that are covered or uncovered without a combat card (LR-MONSTER-20)."""

from collections.abc import Sequence

from longhall.engine.frames import OVER, Frame, Where
from longhall.engine.options import Ask, Option
from longhall.engine.state import Public
from longhall.games.lords_of_ragnarok.generated import asks
from longhall.games.lords_of_ragnarok.options import MONSTER, SLOT
from longhall.games.lords_of_ragnarok.rules.chase import Chase
from longhall.games.lords_of_ragnarok.rules.wounding import cover, kill, open_slots, slot_words, uncover
from longhall.games.lords_of_ragnarok.state import SURTUR, LordsOfRagnarok


class CoverSlot(Frame):
    """A player covers an open slot of choice without a card: as a wound of its hunt, else outside (LR-MONSTER-20)."""

    STEPS = ("monster", "slot")

    def __init__(self, seat: int = 0, among: Sequence[int] = ()) -> None:
        super().__init__()
        self.seat: Public[int] = seat
        self.among: Public[list[int]] = list(among)  # the monsters that it may be

    def ask_monster(self, g: LordsOfRagnarok) -> list[Ask]:
        return [asks.monster_wound(self.seat, [MONSTER[prey] for prey in self.among])] if len(self.among) > 1 else []

    def do_monster(self, g: LordsOfRagnarok, seat: int, option: Option) -> Where:
        self.among = [option.arg]
        return None

    def ask_slot(self, g: LordsOfRagnarok) -> list[Ask]:
        slots = open_slots(g, self.among[0])
        monster, words = g.box.prey_word(self.among[0]), slot_words(g, self.among[0], slots)
        return [asks.hunt_slot(self.seat, [SLOT[slot] for slot in slots], monster=monster, slots=words)]

    def do_slot(self, g: LordsOfRagnarok, seat: int, option: Option) -> Where:
        prey = self.among[0]
        hunt = g.in_progress(Chase)
        in_hunt = hunt is not None and hunt.seat == seat and hunt.prey == prey
        cover(g, seat, prey, option.arg, in_hunt)
        if not in_hunt and not open_slots(g, prey):
            kill(g, seat, prey)
        return None


class UncoverSlot(Frame):
    """The monster side removes a marker that the hunter placed in this hunt."""

    STEPS = ("mind", "slot")

    def __init__(self, seat: int = 0) -> None:
        super().__init__()
        self.seat: Public[int] = seat

    # A Follower removes one by chance (LS-AMB-83)
    def do_mind(self, g: LordsOfRagnarok) -> Where:
        if not g.is_follower(self.seat):
            return None
        hunt = g.in_progress(Chase)
        if hunt is not None and hunt.placed:
            uncover(g, hunt.prey, sorted(hunt.placed)[g.below(SURTUR, len(hunt.placed))])
        return OVER

    def ask_slot(self, g: LordsOfRagnarok) -> list[Ask]:
        hunt = g.in_progress(Chase)
        if hunt is None or not hunt.placed:
            return []
        slots = sorted(hunt.placed)
        monster, words = g.box.prey_word(hunt.prey), slot_words(g, hunt.prey, slots)
        return [asks.hunt_uncover(self.seat, [SLOT[slot] for slot in slots], monster=monster, slots=words)]

    def do_slot(self, g: LordsOfRagnarok, seat: int, option: Option) -> Where:
        uncover(g, g.inner(Chase).prey, option.arg)
        return None
