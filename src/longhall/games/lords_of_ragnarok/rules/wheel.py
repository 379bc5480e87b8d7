"""Markers on the action wheel, and realm bonuses (LR-WHEEL-04..07)."""

from longhall.engine.frames import OVER, Frame, Where
from longhall.engine.options import Ask, Option
from longhall.engine.state import Public, replaced_at
from longhall.games.lords_of_ragnarok.automaton.gains import realm_bonus as follower_bonus
from longhall.games.lords_of_ragnarok.automaton.gains import take_runes
from longhall.games.lords_of_ragnarok.generated import asks
from longhall.games.lords_of_ragnarok.hooks import REALM_BONUS_MAY_BE_CARD_OR_RUNE, TREAT_ADJACENT_REALMS_AS_ALLIED
from longhall.games.lords_of_ragnarok.options import CHOOSE, NO, YES
from longhall.games.lords_of_ragnarok.rules.gains import GainRunes, draw_cards
from longhall.games.lords_of_ragnarok.rules.resolve import Effects
from longhall.games.lords_of_ragnarok.state import LordsOfRagnarok


def place_marker(g: LordsOfRagnarok, seat: int, action: int) -> None:
    """A marker goes on top of the stack. The first one brings the allies of the realm their bonus; otherwise the owner
    of the covered marker gains a rune (LR-WHEEL-04..07, LR-AMB-36, 63, LS-SPECIAL-03, 04, LS-GEN-03, 16,
    LS-MULTI-12)."""
    stack = g.wheel[action]
    if not stack:
        for other in reversed(g.others_first()):
            g.push(RealmBonus(other, g.box.wheel[action]))
    elif g.is_follower(stack[-1]):
        take_runes(g, stack[-1], 1)
    else:
        g.push(GainRunes(stack[-1], 1))
    g.wheel = replaced_at(g.wheel, action, (*stack, seat))


class RealmBonus(Frame):
    """A player who is allied with the realm may take its bonus (LR-WHEEL-05, LR-ALLY-05, LR-AMB-19)."""

    STEPS = ("due", "take")

    def __init__(self, seat: int = 0, realm: int = 0) -> None:
        super().__init__()
        self.seat: Public[int] = seat
        self.realm: Public[int] = realm

    def do_due(self, g: LordsOfRagnarok) -> Where:
        if not self._is_due(g):
            return OVER
        if g.is_follower(self.seat):
            g.tell_realm_bonus(seat=self.seat, realm=g.box.realms[self.realm].id)
            follower_bonus(g, self.seat)
            return OVER
        return None

    def ask_take(self, g: LordsOfRagnarok) -> list[Ask]:
        options = [NO, YES]
        if g.fold(REALM_BONUS_MAY_BE_CARD_OR_RUNE, 0, self.seat):
            numbers = g.box.branch_numbers
            options += [CHOOSE[numbers["draw_combat"]], CHOOSE[numbers["gain_rune"]]]
        realm = g.box.realms[self.realm].id
        return [asks.realm_bonus(self.seat, options, realm=realm, bonus=realm)]

    def _is_due(self, g: LordsOfRagnarok) -> bool:
        if g.is_allied(self.seat, self.realm):
            return True
        near = self.realm in g.map.territories[g.hero_at[self.seat]].realms
        return near and g.fold(TREAT_ADJACENT_REALMS_AS_ALLIED, 0, self.seat) > 0

    def do_take(self, g: LordsOfRagnarok, seat: int, option: Option) -> Where:
        realm = g.box.realms[self.realm]
        if option is NO:
            return None
        g.tell_realm_bonus(seat=seat, realm=realm.id)
        if option is not YES:
            g.tell_effect_chosen(seat=seat, effect=option.word)
        if option is YES:
            g.push(Effects(seat, realm.program, g.hero_at[seat]))
        elif option.word == "draw_combat":
            draw_cards(g, seat, 1)
        else:
            g.push(GainRunes(seat, 1))
        return None
