"""Hunts (LR-HUNT)."""

from longhall.engine.frames import AGAIN, OVER, Frame, Where
from longhall.engine.options import Ask, Option
from longhall.engine.state import PUBLIC
from longhall.games.lords_of_ragnarok.hooks import (
    DEFEND,
    HERO_ROUND,
    HUNT_DRAW,
    HUNT_START,
    NO_FAILURE_WOUND,
    WEAK_POINT,
)
from longhall.games.lords_of_ragnarok.options import DEFEND as DEFEND_WITH
from longhall.games.lords_of_ragnarok.options import DEFEND_PLAIN, DONE, MONSTER, SLOT, STRIKE_WITH, WIELD, WIELD_PLAIN
from longhall.games.lords_of_ragnarok.rules.gains import draw_cards
from longhall.games.lords_of_ragnarok.rules.limits import enforce_limits
from longhall.games.lords_of_ragnarok.rules.moments import Moment, usable, use
from longhall.games.lords_of_ragnarok.rules.resolve import Effects
from longhall.games.lords_of_ragnarok.rules.spent import forget
from longhall.games.lords_of_ragnarok.rules.wounding import (
    about_slots,
    claim_artifact,
    cover,
    kill,
    open_slots,
    uncover,
)
from longhall.games.lords_of_ragnarok.rules.wounds import WoundHero
from longhall.games.lords_of_ragnarok.state import BOSS, CARDS, NOBODY, POWER, SURTUR, WISDOM, LordsOfRagnarok


def draw_attacks(g: LordsOfRagnarok, n: int) -> None:
    """The monster side draws attack cards, as far as there are any: a hunt never reshuffles them (LR-HUNT-07)."""
    g.own_attacks()
    side = g.monster_side
    drawn = [g.word(g.draw(g.attack, g.attack_hand, g.eyes(side))) for _ in range(min(n, len(g.attack)))]
    g.tell_some(g.eyes(side), "hunt.attacks", {"attacks": drawn}, seat=side, n=len(drawn))


def discard_attacks(g: LordsOfRagnarok) -> None:
    """What the monster side still holds is discarded, for all to see."""
    if g.attack_hand:
        g.tell("hunt.discarded", seat=g.monster_side, attacks=sorted([g.word(card) for card in g.attack_hand]))
    g.own_attacks()
    for card in g.attack_hand[:]:
        g.move(card, g.attack_hand, g.attack_discards)


class Hunt(Frame):
    """One hero against one monster or the boss: monster round, hero round, and so on (LR-HUNT-01..30)."""

    STEPS = ("begin", "arm", "monster", "hero", "wound", "artifact", "end")
    FIELDS = {"seat": PUBLIC, "prey": PUBLIC}

    def __init__(self) -> None:
        super().__init__()
        self.seat: int = 0
        self.prey: int = NOBODY

    @staticmethod
    def of(seat: int, prey: int) -> "Hunt":
        frame = Hunt()
        frame.seat, frame.prey = seat, prey
        return frame

    # Who plays the monster side: its controller, else the player to the right (LR-HUNT-02, LR-AMB-06, 07). Then what
    # happens at the start of a hunt (LR-HUNT-03)
    def do_begin(self, g: LordsOfRagnarok) -> Where:
        seat = self.seat
        ring = g.rings[self.prey] if self.prey != BOSS else NOBODY
        g.hunter, g.prey = seat, self.prey
        g.monster_side = ring if ring not in (NOBODY, seat) else (seat - 1) % g.seats
        g.hunt_over, g.dealt, g.wild, g.placed = 0, 0, 0, []
        forget(g, "hunt")
        g.tell("hunt", seat=seat, monster=g._box.prey_word(self.prey), rival=g.monster_side)
        Moment.after(g, HUNT_START, [seat], g.hero_at[seat])
        return None

    # The hunter draws cards by its Power, the monster side shuffles all attack cards and draws 2 (LR-HUNT-04, 05,
    # LR-HERO-04)
    def do_arm(self, g: LordsOfRagnarok) -> Where:
        draw_cards(g, self.seat, g.fold(HUNT_DRAW, g.value(self.seat, POWER), self.seat))
        g.own_attacks()
        g.attack.extend([*g.attack_hand, *g.attack_discards])
        g.attack_hand.clear()
        g.attack_discards.clear()
        g.shuffle(CARDS, g.attack)
        draw_attacks(g, g._box.constants.monster_hand)
        return None

    def do_monster(self, g: LordsOfRagnarok) -> Where:
        g.push(MonsterRound())
        return None

    def do_hero(self, g: LordsOfRagnarok) -> Where:
        if g.hunt_over:
            return "wound"
        g.push(HeroRound.of(self.seat))
        return None

    # The hunt goes on after at least one wound; it is over when all slots are covered, or has failed, which costs a
    # wound (LR-HUNT-18..22)
    def do_wound(self, g: LordsOfRagnarok) -> Where:
        if not open_slots(g, self.prey):
            return None
        if not g.hunt_over and g.dealt:
            return "monster"
        g.hunt_over = 1
        g.tell("hunt.failed", seat=self.seat, monster=g._box.prey_word(self.prey))
        if g.unhurt_tokens(self.seat) and not g.fold(NO_FAILURE_WOUND, 0, self.seat):
            g.push(WoundHero.of(self.seat, 1))
        return None

    # The artifact, then the kill or, of the boss, its recovery (LR-HUNT-24, 30, LR-BOSS-06)
    def do_artifact(self, g: LordsOfRagnarok) -> Where:
        if self.prey != BOSS:
            claim_artifact(g, self.seat, self.prey)
        if not open_slots(g, self.prey):
            kill(g, self.seat, self.prey)
        elif self.prey == BOSS:
            g.slots = [*g.slots[:BOSS], [NOBODY for _ in g.slots[BOSS]]]
            g.tell("boss.recovers", monster=g._box.boss.id)
        return None

    def do_end(self, g: LordsOfRagnarok) -> Where:
        discard_attacks(g)
        g.hunter = g.prey = g.monster_side = NOBODY
        g.attacking = -1
        g.hunt_over, g.dealt, g.wild, g.placed = 0, 0, 0, []
        enforce_limits(g, self.seat)  # LR-HUNT-23
        return None


class MonsterRound(Frame):
    """The monster attacks, the hunter defends (LR-HUNT-08..15)."""

    STEPS = ("deck", "mind", "attack", "ready", "defend", "resolve", "draw", "weak", "spot", "rearm")
    FIELDS = {"seat": PUBLIC}

    def __init__(self) -> None:
        super().__init__()
        self.seat: int = 0

    # 1. An empty attack deck ends the hunt (LR-HUNT-08)
    def do_deck(self, g: LordsOfRagnarok) -> Where:
        self.seat = g.hunter
        g.defence, g.weak, g.blocked, g.no_draw, g.attacking = 0, 0, 0, 0, -1
        if not g.attack:
            g.hunt_over = 1
            g.tell("hunt.exhausted")
            return "rearm"
        if not g.attack_hand:  # LR-AMB-30
            draw_attacks(g, 1)
        return None

    # 2. The monster side plays one attack card and discards the others (LR-HUNT-09); a Follower one by chance
    #    (LS-GEN-06)
    def do_mind(self, g: LordsOfRagnarok) -> Where:
        if not g.is_follower(g.monster_side):
            return None
        self._play(g, g.pick_blind(SURTUR, g.attack_hand))
        return "ready"

    def ask_attack(self, g: LordsOfRagnarok) -> list[Ask]:
        first = g._box.first_attack
        options = [STRIKE_WITH[face - first] for face in g.faces_of(g.attack_hand)]
        return [Ask(g.monster_side, "hunt.attack", options, (("monster", g._box.prey_word(g.prey)),))]

    def do_attack(self, g: LordsOfRagnarok, seat: int, option: Option) -> Where:
        self._play(g, g.find(g.attack_hand, option.arg + g._box.first_attack))
        return None

    def _play(self, g: LordsOfRagnarok, card: int) -> None:
        g.own_attacks()
        g.move(card, g.attack_hand, g.attack_discards)
        g.attacking = g.face(card) - g._box.first_attack
        row = g._box.attacks[g.attacking]
        g.tell("hunt.attack", monster=g._box.prey_word(g.prey), attack=row.id, n=row.fury, m=row.weak_point)
        discard_attacks(g)

    def do_ready(self, g: LordsOfRagnarok) -> Where:
        Moment.after(g, DEFEND, [self.seat], g.hero_at[self.seat])
        return None

    # 3. The hunter plays any number of cards to defend (LR-HUNT-10, 11, 25)
    def ask_defend(self, g: LordsOfRagnarok) -> list[Ask]:
        hand = g.hands[self.seat]
        if not hand:
            return []
        options = [DONE]
        for face in g.faces_of(hand):
            options.append(DEFEND_WITH[face])
            if g._box.combat[face].defends:
                options.append(DEFEND_PLAIN[face])
        attack = g._box.attacks[g.attacking]
        about = (("attack", attack.id), ("n", attack.fury), ("m", g.defence), ("weak", attack.weak_point))
        return [Ask(self.seat, "hunt.defend", options, about)]

    def do_defend(self, g: LordsOfRagnarok, seat: int, option: Option) -> Where:
        if option is DONE:
            return None
        row = g._box.combat[option.arg]
        g.move(g.find(g.hands[seat], option.arg), g.hands[seat], g.combat_discards)
        g.defence += row.value
        g.weak += row.value
        g.tell("hunt.defended", seat=seat, card=option.word)
        if option.verb == "defend" and row.defends:
            g.tell("card.effect", seat=seat, card=option.word)
            g.push(Effects.of(seat, row.hunt))
        return AGAIN

    # 4. The defence succeeds by value or by a shield; otherwise the attack is resolved (LR-HUNT-11, 12, LR-AMB-31)
    def do_resolve(self, g: LordsOfRagnarok) -> Where:
        attack = g._box.attacks[g.attacking]
        if g.defence >= attack.fury or (g.blocked and attack.shield_blocks):
            g.tell("hunt.held", seat=self.seat, n=g.defence)
        else:
            g.tell("hunt.hit", seat=self.seat, n=g.defence)
            g.push(Effects.of(g.monster_side, attack.program, g.hero_at[self.seat], g.prey))
        return None

    # 5. The hunter draws a card (LR-HUNT-13)
    def do_draw(self, g: LordsOfRagnarok) -> Where:
        if g.hunt_over:  # LR-HUNT-28
            return "rearm"
        if not g.no_draw:
            draw_cards(g, self.seat, 1)
        return None

    # 6. One more, if Wisdom and the cards find the weak point (LR-HUNT-14, LR-HERO-05, LR-AMB-58)
    def do_weak(self, g: LordsOfRagnarok) -> Where:
        Moment.after(g, WEAK_POINT, [self.seat], g.hero_at[self.seat])
        return None

    def do_spot(self, g: LordsOfRagnarok) -> Where:
        if g.value(self.seat, WISDOM) + g.weak >= g._box.attacks[g.attacking].weak_point:
            g.tell("hunt.weak_point", seat=self.seat)
            draw_cards(g, self.seat, 1)
        return None

    # 7. The monster side draws as many cards as its attack card shows (LR-HUNT-15)
    def do_rearm(self, g: LordsOfRagnarok) -> Where:
        if not g.hunt_over:
            draw_attacks(g, g._box.attacks[g.attacking].draw)
        g.attacking = -1
        return None


class HeroRound(Frame):
    """The hunter wounds: combat cards whose weapons match open slots, for the boss two at a time (LR-HUNT-16..18)."""

    STEPS = ("start", "card", "second", "effects", "slot")
    FIELDS = {"seat": PUBLIC, "cards": PUBLIC, "wild": PUBLIC}

    def __init__(self) -> None:
        super().__init__()
        self.seat: int = 0
        self.cards: list[int] = []  # the faces played for the next wound
        self.plain: list[int] = []  # 1 for each of them whose effect is declined
        self.wild: int = 0  # 1: one of them counts as any weapon

    @staticmethod
    def of(seat: int) -> "HeroRound":
        frame = HeroRound()
        frame.seat = seat
        return frame

    def do_start(self, g: LordsOfRagnarok) -> Where:
        g.dealt = 0
        forget(g, "round")
        return None

    def ask_card(self, g: LordsOfRagnarok) -> list[Ask]:
        seat = self.seat
        if not open_slots(g, g.prey):
            return []
        options = [option for option in self._playable(g) if not self._why(g, option.arg)]
        options += usable(g, seat, HERO_ROUND, g.hero_at[seat])
        if not options and not g.hands[seat]:
            return []
        about = (("monster", g._box.prey_word(g.prey)), ("n", g.dealt))
        return [Ask(seat, "hunt.wound", [DONE, *options], about)]

    def _playable(self, g: LordsOfRagnarok) -> list[Option]:
        """The cards of the hand, and those with an effect also without it."""
        options = []
        for face in self._left(g):
            options.append(WIELD[face])
            if g._box.combat[face].wounds:
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
        if g.prey != BOSS:
            return "" if self._slots(g, [face], g.wild) else "LR-HUNT-16"
        others = [g.face(card) for card in g.hands[self.seat]]
        others.remove(face)
        if any(self._slots(g, [face, other], g.wild) for other in set(others)):
            return ""
        return "LR-BOSS-07"

    def _slots(self, g: LordsOfRagnarok, cards: list[int], wild: int) -> list[int]:
        """The open slots that these cards cover; with `wild` one of them counts as any weapon (LR-AMB-48)."""
        weapons = [g._box.combat[face].weapon for face in cards]
        found = []
        for slot in open_slots(g, g.prey):
            needed = g._box.weapons_of(g.prey, slot)
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
        if g.prey != BOSS or not self.cards:
            return []
        options = [option for option in self._playable(g) if not self.why_second(g, self.seat, option)]
        return [Ask(self.seat, "hunt.second", options, (("card", g._box.combat[self.cards[0]].id),), part=True)]

    def why_second(self, g: LordsOfRagnarok, seat: int, option: Option) -> str:
        return "" if self._slots(g, [*self.cards, option.arg], g.wild) else "LR-BOSS-07"

    def do_second(self, g: LordsOfRagnarok, seat: int, option: Option) -> Where:
        self._take(option)
        return None

    # Their effects come before the slot is covered (LR-HUNT-16)
    def do_effects(self, g: LordsOfRagnarok) -> Where:
        if not self.cards:
            return OVER
        for face, plain in reversed(list(zip(self.cards, self.plain, strict=True))):
            row = g._box.combat[face]
            g.move(g.find(g.hands[self.seat], face), g.hands[self.seat], g.combat_discards)
            g.tell("hunt.wielded", seat=self.seat, card=row.id)
            if row.wounds and not plain:
                g.tell("card.effect", seat=self.seat, card=row.id)
                g.push(Effects.of(self.seat, row.hunt))
        self.wild, g.wild = g.wild, 0
        return None

    def ask_slot(self, g: LordsOfRagnarok) -> list[Ask]:
        slots = self._slots(g, self.cards, self.wild)
        about = about_slots(g, g.prey, slots)
        return [Ask(self.seat, "hunt.slot", [SLOT[slot] for slot in slots], about, part=True)]

    def why_slot(self, g: LordsOfRagnarok, seat: int, option: Option) -> str:
        return "LR-HUNT-16"

    def do_slot(self, g: LordsOfRagnarok, seat: int, option: Option) -> Where:
        self.cards, self.plain, self.wild = [], [], 0
        cover(g, seat, g.prey, option.arg, in_hunt=True)
        return "card"


class CoverSlot(Frame):
    """A player covers an open slot of choice without a card: as a wound of its hunt, else outside (LR-MONSTER-20)."""

    STEPS = ("monster", "slot")
    FIELDS = {"seat": PUBLIC, "among": PUBLIC}

    def __init__(self) -> None:
        super().__init__()
        self.seat: int = 0
        self.among: list[int] = []  # the monsters that it may be

    @staticmethod
    def of(seat: int, among: list[int]) -> "CoverSlot":
        frame = CoverSlot()
        frame.seat, frame.among = seat, among
        return frame

    def ask_monster(self, g: LordsOfRagnarok) -> list[Ask]:
        return [Ask(self.seat, "monster.wound", [MONSTER[prey] for prey in self.among])] if len(self.among) > 1 else []

    def do_monster(self, g: LordsOfRagnarok, seat: int, option: Option) -> Where:
        self.among = [option.arg]
        return None

    def ask_slot(self, g: LordsOfRagnarok) -> list[Ask]:
        slots = open_slots(g, self.among[0])
        about = about_slots(g, self.among[0], slots)
        return [Ask(self.seat, "hunt.slot", [SLOT[slot] for slot in slots], about)]

    def do_slot(self, g: LordsOfRagnarok, seat: int, option: Option) -> Where:
        prey = self.among[0]
        in_hunt = g.hunter == seat and g.prey == prey
        cover(g, seat, prey, option.arg, in_hunt)
        if not in_hunt and not open_slots(g, prey):
            kill(g, seat, prey)
        return None


class UncoverSlot(Frame):
    """The monster side removes a marker that the hunter placed in this hunt."""

    STEPS = ("mind", "slot")
    FIELDS = {"seat": PUBLIC}

    def __init__(self) -> None:
        super().__init__()
        self.seat: int = 0

    @staticmethod
    def of(seat: int) -> "UncoverSlot":
        frame = UncoverSlot()
        frame.seat = seat
        return frame

    # A Follower removes one by chance (LS-AMB-83)
    def do_mind(self, g: LordsOfRagnarok) -> Where:
        if not g.is_follower(self.seat):
            return None
        if g.placed:
            uncover(g, g.prey, sorted(g.placed)[g.below(SURTUR, len(g.placed))])
        return OVER

    def ask_slot(self, g: LordsOfRagnarok) -> list[Ask]:
        slots = sorted(g.placed)
        about = about_slots(g, g.prey, slots)
        return [Ask(self.seat, "hunt.uncover", [SLOT[slot] for slot in slots], about)] if slots else []

    def do_slot(self, g: LordsOfRagnarok, seat: int, option: Option) -> Where:
        uncover(g, g.prey, option.arg)
        return None
