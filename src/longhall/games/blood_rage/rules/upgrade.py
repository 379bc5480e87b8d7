"""Upgrade (Action phase, BR-UPGRADE and BR-MONSTER)."""

from typing import Final

from longhall.engine.frames import Frame, Where
from longhall.engine.options import Ask, Option
from longhall.engine.reasons import absent, lacking
from longhall.engine.state import Public, replaced_at, replaced_in
from longhall.games.blood_rage.generated import asks
from longhall.games.blood_rage.hooks import UPGRADE_COST
from longhall.games.blood_rage.options import FREE_SLOT, INVADE, NO, REPLACE
from longhall.games.blood_rage.rules.invade import Invade, why_invade
from longhall.games.blood_rage.rules.secrets import conclude_committed
from longhall.games.blood_rage.state import FIRST_MONSTER, NOBODY, OUT, RESERVE, SHIP, TROOPS, BloodRage

NOT_IN_HAND: Final = absent("BR-UPGRADE-02")


def upgrade_cost(g: BloodRage, seat: int, face: int) -> int:
    """What the card says, less what other cards save, never below 0 (BR-UPGRADE-02)."""
    return max(0, g.fold(UPGRADE_COST, g.box.upgrades[face].cost, seat))


def why_upgrade(g: BloodRage, seat: int, face: int) -> str:
    """The rule that forbids to play an Upgrade card."""
    if not g.has_face(g.hands[seat], face):
        return NOT_IN_HAND
    cost = upgrade_cost(g, seat, face)
    return lacking("BR-ACTION-03", "rage", cost, g.rage[seat]) if cost > g.rage[seat] else ""


def play_upgrade(g: BloodRage, seat: int, face: int) -> None:
    """Pay, and lay the card face up on the sheet (BR-UPGRADE-02)."""
    cost = upgrade_cost(g, seat, face)
    g.rage[seat] -= cost
    g.move(g.find(g.hands[seat], face), g.hands[seat], g.sheets[seat])
    conclude_committed(g)
    g.tell_upgraded(clan=seat, card=g.box.words[face], n=cost)
    g.push(Upgrade(seat, face))


class Upgrade(Frame):
    """The card finds its slot and works from then on; its figure may invade at once without paying
    (BR-UPGRADE-03..07, BR-MONSTER-01, 02, BR-AMB-31)."""

    STEPS = ("slot", "lay", "invade")

    def __init__(self, seat: int = 0, face: int = 0) -> None:
        super().__init__()
        self.seat: Public[int] = seat
        self.face: Public[int] = face

    # A free slot or one that is taken, even if another is free (BR-UPGRADE-01, 03, BR-AMB-26)
    def ask_slot(self, g: BloodRage) -> list[Ask]:
        old = self._in_slot(g)
        room = len(old) < self._slots(g)
        if not old or len(old) + room == 1:
            return []
        choices = [REPLACE[g.face(card) - g.box.first_upgrade] for card in old]
        options = [FREE_SLOT, *choices] if room else choices
        return [asks.upgrade_slot(self.seat, options, card=g.box.words[self.face], part=True)]

    def why_slot(self, g: BloodRage, seat: int, option: Option) -> str:
        return "BR-UPGRADE-01" if option is FREE_SLOT else absent("BR-UPGRADE-03")

    def do_slot(self, g: BloodRage, seat: int, option: Option) -> Where:
        if option is not FREE_SLOT:
            discard_upgrade(g, seat, option.arg + g.box.first_upgrade)
        return None

    def do_lay(self, g: BloodRage) -> Where:
        if len(self._in_slot(g)) == self._slots(g):  # one slot, and a card in it
            discard_upgrade(g, self.seat, g.face(self._in_slot(g)[0]))
        row = g.box.upgrades[self.face]
        if 0 <= row.figure < TROOPS:
            g.strengths = replaced_in(g.strengths, self.seat, row.figure, g.box.cards[self.face].strength)
        elif row.figure >= FIRST_MONSTER:
            g.owners = replaced_at(g.owners, row.figure - FIRST_MONSTER, self.seat)
            g.monsters[row.figure - FIRST_MONSTER] = RESERVE
        g.enter_play(g.box.words[self.face], self.seat)
        return None

    # The new Monster, or one figure of the upgraded kind; the Sea Serpent is a Ship as well (BR-AMB-25, 31)
    def ask_invade(self, g: BloodRage) -> list[Ask]:
        choices = [INVADE[kind] for kind in self._kinds(g) if not why_invade(g, self.seat, kind)]
        return [asks.upgrade_invade(self.seat, [NO, *choices], part=True)] if choices else []

    def why_invade(self, g: BloodRage, seat: int, option: Option) -> str:
        if option.verb != "invade" or option.arg not in self._kinds(g):
            return "BR-UPGRADE-06"
        return why_invade(g, seat, option.arg)

    def do_invade(self, g: BloodRage, seat: int, option: Option) -> Where:
        if option is not NO:
            g.push(Invade(seat, option.arg))
        return None

    def _in_slot(self, g: BloodRage) -> list[int]:
        """The other cards on the sheet in slots of this kind."""
        upgrades, slot = g.box.upgrades, g.box.upgrades[self.face].slot
        return [card for card in g.sheets[self.seat][:-1] if upgrades[g.face(card)].slot == slot]

    def _slots(self, g: BloodRage) -> int:
        return g.box.slots[g.box.upgrades[self.face].slot]

    def _kinds(self, g: BloodRage) -> list[int]:
        kind = g.box.upgrades[self.face].figure
        if kind != SHIP:
            return [kind] if kind >= 0 else []
        return [each for each, figure in enumerate(g.box.figures) if figure.ship]


def discard_upgrade(g: BloodRage, seat: int, face: int) -> None:
    """The old card is discarded; an old Monster leaves the game at once, wherever it is, and is not destroyed
    (BR-UPGRADE-03, BR-MONSTER-04, BR-AMB-26)."""
    g.move(g.find(g.sheets[seat], face), g.sheets[seat], g.discards)
    g.leave_play(g.box.words[face], seat)
    g.tell_replaced(clan=seat, card=g.box.words[face])
    monster = g.box.upgrades[face].figure - FIRST_MONSTER
    if monster >= 0:
        g.monsters[monster] = OUT
        g.owners = replaced_at(g.owners, monster, NOBODY)
