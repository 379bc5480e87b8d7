"""The hero round of a hunt (LR-HUNT-16..18)."""

from longhall.engine.frames import AGAIN, OVER, Frame, Where
from longhall.engine.options import Ask, Option
from longhall.engine.state import Public
from longhall.games.lords_of_ragnarok.generated import asks
from longhall.games.lords_of_ragnarok.hooks import HERO_ROUND
from longhall.games.lords_of_ragnarok.options import DONE, SLOT, WIELD, WIELD_PLAIN
from longhall.games.lords_of_ragnarok.rules.chase import Chase
from longhall.games.lords_of_ragnarok.rules.moments import usable, use
from longhall.games.lords_of_ragnarok.rules.resolve import Effects
from longhall.games.lords_of_ragnarok.rules.spent import forget
from longhall.games.lords_of_ragnarok.rules.wounding import cover, open_slots, slot_words
from longhall.games.lords_of_ragnarok.state import BOSS, LordsOfRagnarok


class HeroRound(Frame):
    """The hunter wounds: combat cards whose weapons match open slots, for the boss two at a time (LR-HUNT-16..18)."""

    STEPS = ("start", "card", "second", "effects", "slot")

    def __init__(self, seat: int = 0) -> None:
        super().__init__()
        self.seat: Public[int] = seat
        self.cards: Public[list[int]] = []  # the faces played for the next wound
        self.plain: list[int] = []  # 1 for each of them whose effect is declined
        self.wild: Public[int] = 0  # 1: one of them counts as any weapon

    def do_start(self, g: LordsOfRagnarok) -> Where:
        g.inner_to_change(Chase).dealt = 0
        forget(g, "round")
        return None

    def ask_card(self, g: LordsOfRagnarok) -> list[Ask]:
        seat, hunt = self.seat, g.inner(Chase)
        if not open_slots(g, hunt.prey):
            return []
        options = [option for option in self._playable(g) if not self._why(g, option.arg)]
        options += usable(g, seat, HERO_ROUND, g.hero_at[seat])
        if not options and not g.hands[seat]:
            return []
        return [asks.hunt_wound(seat, [DONE, *options], monster=g.box.prey_word(hunt.prey), n=hunt.dealt)]

    def _playable(self, g: LordsOfRagnarok) -> list[Option]:
        """The cards of the hand, and those with an effect also without it."""
        options = []
        for face in self._left(g):
            options.append(WIELD[face])
            if g.box.combat[face].wounds:
                options.append(WIELD_PLAIN[face])
        return options

    def _left(self, g: LordsOfRagnarok) -> list[int]:
        """The faces that the hunter can still play for this wound."""
        hand = [g.face(card) for card in g.hands[self.seat]]
        for face in self.cards:
            hand.remove(face)
        return sorted(set(hand))

    def _why(self, g: LordsOfRagnarok, face: int) -> str:
        """Its weapon matches an open slot, for the boss together with another card (LR-HUNT-16, LR-BOSS-07)."""
        hunt = g.inner(Chase)
        if hunt.prey != BOSS:
            return "" if self._slots(g, [face], hunt.wild) else "LR-HUNT-16"
        others = [g.face(card) for card in g.hands[self.seat]]
        others.remove(face)
        if any(self._slots(g, [face, other], hunt.wild) for other in set(others)):
            return ""
        return "LR-BOSS-07"

    def _slots(self, g: LordsOfRagnarok, cards: list[int], wild: int) -> list[int]:
        """The open slots that these cards cover; with `wild` one of them counts as any weapon (LR-AMB-48)."""
        weapons, prey = [g.box.combat[face].weapon for face in cards], g.inner(Chase).prey
        found = []
        for slot in open_slots(g, prey):
            needed = g.box.weapons_of(prey, slot)
            missing = needed[:]
            for weapon in weapons:
                if weapon in missing:
                    missing.remove(weapon)
            if len(missing) <= wild:
                found.append(slot)
        return found

    def why_card(self, g: LordsOfRagnarok, seat: int, option: Option) -> str:
        if seat != self.seat:
            return "LR-HUNT-16"
        return self._why(g, option.arg) if option in self._playable(g) else "LR-HUNT-16"

    def do_card(self, g: LordsOfRagnarok, seat: int, option: Option) -> Where:
        if option is DONE:
            return OVER
        if option.verb == "use":
            use(g, seat, option, HERO_ROUND, g.hero_at[seat])
            return AGAIN
        self._take(option)
        return None

    def _take(self, option: Option) -> None:
        self.cards.append(option.arg)
        self.plain.append(int(option.verb == "wield_plain"))

    # The boss takes two cards at the same time
    def ask_second(self, g: LordsOfRagnarok) -> list[Ask]:
        if g.inner(Chase).prey != BOSS or not self.cards:
            return []
        options = [option for option in self._playable(g) if not self.why_second(g, self.seat, option)]
        return [asks.hunt_second(self.seat, options, card=g.box.combat[self.cards[0]].id, part=True)]

    def why_second(self, g: LordsOfRagnarok, seat: int, option: Option) -> str:
        return "" if self._slots(g, [*self.cards, option.arg], g.inner(Chase).wild) else "LR-BOSS-07"

    def do_second(self, g: LordsOfRagnarok, seat: int, option: Option) -> Where:
        self._take(option)
        return None

    # Their effects come before the slot is covered (LR-HUNT-16)
    def do_effects(self, g: LordsOfRagnarok) -> Where:
        if not self.cards:
            return OVER
        for face, plain in reversed(list(zip(self.cards, self.plain, strict=True))):
            row = g.box.combat[face]
            g.move(g.find(g.hands[self.seat], face), g.hands[self.seat], g.combat_discards)
            g.tell_hunt_wielded(seat=self.seat, card=row.id)
            if row.wounds and not plain:
                g.tell_card_effect(seat=self.seat, card=row.id)
                g.push(Effects(self.seat, row.hunt))
        hunt = g.inner_to_change(Chase)
        self.wild, hunt.wild = hunt.wild, 0
        return None

    def ask_slot(self, g: LordsOfRagnarok) -> list[Ask]:
        slots, prey = self._slots(g, self.cards, self.wild), g.inner(Chase).prey
        monster, words = g.box.prey_word(prey), slot_words(g, prey, slots)
        return [asks.hunt_slot(self.seat, [SLOT[slot] for slot in slots], monster=monster, slots=words, part=True)]

    def why_slot(self, g: LordsOfRagnarok, seat: int, option: Option) -> str:
        return "LR-HUNT-16"

    def do_slot(self, g: LordsOfRagnarok, seat: int, option: Option) -> Where:
        self.cards, self.plain, self.wild = [], [], 0
        cover(g, seat, g.inner(Chase).prey, option.arg, in_hunt=True)
        return "card"
