"""Hunts (LR-HUNT)."""

from longhall.engine.frames import AGAIN, Frame, Where
from longhall.engine.options import Ask, Option
from longhall.engine.state import Public
from longhall.engine.triggers import Triggers
from longhall.games.lords_of_ragnarok.generated import asks
from longhall.games.lords_of_ragnarok.hooks import (
    DEFEND,
    HUNT_DRAW,
    HUNT_START,
    NO_FAILURE_WOUND,
    WEAK_POINT,
)
from longhall.games.lords_of_ragnarok.options import DEFEND as DEFEND_WITH
from longhall.games.lords_of_ragnarok.options import DEFEND_PLAIN, DONE, STRIKE_WITH
from longhall.games.lords_of_ragnarok.rules.chase import Chase
from longhall.games.lords_of_ragnarok.rules.gains import draw_cards
from longhall.games.lords_of_ragnarok.rules.hero_round import HeroRound
from longhall.games.lords_of_ragnarok.rules.limits import Limits
from longhall.games.lords_of_ragnarok.rules.resolve import Effects
from longhall.games.lords_of_ragnarok.rules.spent import forget
from longhall.games.lords_of_ragnarok.rules.wounding import (
    boss_recovers,
    claim_artifact,
    kill,
    open_slots,
)
from longhall.games.lords_of_ragnarok.rules.wounds import WoundHero
from longhall.games.lords_of_ragnarok.state import BOSS, CARDS, NOBODY, POWER, SURTUR, WISDOM, LordsOfRagnarok


def draw_attacks(g: LordsOfRagnarok, n: int) -> None:
    """The monster side draws attack cards, as far as there are any: a hunt never reshuffles them (LR-HUNT-07)."""
    g.own_attacks()
    side = g.inner(Chase).monster_side
    drawn = [g.word(g.draw(g.attack, g.attack_hand, g.eyes(side))) for _ in range(min(n, len(g.attack)))]
    g.tell_hunt_attacks(g.eyes(side), seat=side, n=len(drawn), attacks=drawn)


def discard_attacks(g: LordsOfRagnarok) -> None:
    """What the monster side still holds is discarded, for all to see."""
    words: list[str] = sorted([g.word(card) for card in g.attack_hand])
    g.own_attacks()
    for card in g.attack_hand[:]:
        g.move(card, g.attack_hand, g.attack_discards)
    if words:
        g.tell_hunt_discarded(seat=g.inner(Chase).monster_side, attacks=words)


class Hunt(Chase):
    """One hero against one monster or the boss: monster round, hero round, and so on (LR-HUNT-01..30)."""

    STEPS = ("begin", "arm", "monster", "hero", "wound", "artifact", "end")

    # Who plays the monster side: its controller, else the player to the right (LR-HUNT-02, LR-AMB-06, 07). Then what
    # happens at the start of a hunt (LR-HUNT-03)
    def do_begin(self, g: LordsOfRagnarok) -> Where:
        seat = self.seat
        ring = g.rings[self.prey] if self.prey != BOSS else NOBODY
        self.monster_side = ring if ring not in (NOBODY, seat) else (seat - 1) % g.seats
        forget(g, "hunt")
        g.tell_hunt(seat=seat, monster=g.box.prey_word(self.prey), rival=self.monster_side)
        Triggers.after(g, HUNT_START, [seat], g.hero_at[seat], 0)
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
        draw_attacks(g, g.box.constants.monster_hand)
        return None

    def do_monster(self, g: LordsOfRagnarok) -> Where:
        g.push(MonsterRound())
        return None

    def do_hero(self, g: LordsOfRagnarok) -> Where:
        if self.failed:
            return "wound"
        g.push(HeroRound(self.seat))
        return None

    # The hunt goes on after at least one wound; it is over when all slots are covered, or has failed, which costs a
    # wound (LR-HUNT-18..22)
    def do_wound(self, g: LordsOfRagnarok) -> Where:
        if not open_slots(g, self.prey):
            return None
        if not self.failed and self.dealt:
            return "monster"
        self.failed = 1
        g.tell_hunt_failed(seat=self.seat, monster=g.box.prey_word(self.prey))
        if not g.fold(NO_FAILURE_WOUND, 0, self.seat):
            g.push(WoundHero(self.seat, 1))
        return None

    # The artifact, then the kill or, of the boss, its recovery (LR-HUNT-24, 30, LR-BOSS-06)
    def do_artifact(self, g: LordsOfRagnarok) -> Where:
        if self.prey != BOSS:
            claim_artifact(g, self.seat, self.prey)
        if not open_slots(g, self.prey):
            kill(g, self.seat, self.prey)
        elif self.prey == BOSS:
            boss_recovers(g)
        return None

    def do_end(self, g: LordsOfRagnarok) -> Where:
        discard_attacks(g)
        g.push(Limits(self.seat))  # which hold again when the hunt is over (LR-HUNT-23)
        return None


class MonsterRound(Frame):
    """The monster attacks, the hunter defends (LR-HUNT-08..15)."""

    STEPS = ("deck", "mind", "attack", "ready", "defend", "resolve", "draw", "weak", "spot", "rearm")

    def __init__(self) -> None:
        super().__init__()
        self.seat: Public[int] = 0

    # 1. An empty attack deck ends the hunt (LR-HUNT-08)
    def do_deck(self, g: LordsOfRagnarok) -> Where:
        hunt = g.inner_to_change(Chase)
        self.seat = hunt.seat
        hunt.defence, hunt.weak, hunt.blocked, hunt.no_draw, hunt.attacking = 0, 0, 0, 0, -1
        if not g.attack:
            hunt.failed = 1
            g.tell_hunt_exhausted()
            return "rearm"
        if not g.attack_hand:  # LR-AMB-30
            draw_attacks(g, 1)
        return None

    # 2. The monster side plays one attack card and discards the others (LR-HUNT-09); a Follower one by chance
    #    (LS-GEN-06)
    def do_mind(self, g: LordsOfRagnarok) -> Where:
        if not g.is_follower(g.inner(Chase).monster_side):
            return None
        self._play(g, g.pick_blind(SURTUR, g.attack_hand))
        return "ready"

    def ask_attack(self, g: LordsOfRagnarok) -> list[Ask]:
        first, hunt = g.box.first_attack, g.inner(Chase)
        options = [STRIKE_WITH[face - first] for face in g.faces_of(g.attack_hand)]
        return [asks.hunt_attack(hunt.monster_side, options, monster=g.box.prey_word(hunt.prey))]

    def do_attack(self, g: LordsOfRagnarok, seat: int, option: Option) -> Where:
        self._play(g, g.find(g.attack_hand, option.arg + g.box.first_attack))
        return None

    def _play(self, g: LordsOfRagnarok, card: int) -> None:
        g.own_attacks()
        g.move(card, g.attack_hand, g.attack_discards)
        hunt = g.inner_to_change(Chase)
        hunt.attacking = g.face(card) - g.box.first_attack
        row = g.box.attacks[hunt.attacking]
        g.tell_hunt_attack(monster=g.box.prey_word(hunt.prey), attack=row.id, n=row.fury, m=row.weak_point)
        discard_attacks(g)

    def do_ready(self, g: LordsOfRagnarok) -> Where:
        Triggers.after(g, DEFEND, [self.seat], g.hero_at[self.seat], 0)
        return None

    # 3. The hunter plays any number of cards to defend (LR-HUNT-10, 11, 25)
    def ask_defend(self, g: LordsOfRagnarok) -> list[Ask]:
        hand = g.hands[self.seat]
        if not hand:
            return []
        options = [DONE]
        for face in g.faces_of(hand):
            options.append(DEFEND_WITH[face])
            if g.box.combat[face].defends:
                options.append(DEFEND_PLAIN[face])
        hunt = g.inner(Chase)
        attack = g.box.attacks[hunt.attacking]
        n, m = attack.fury, hunt.defence
        return [asks.hunt_defend(self.seat, options, attack=attack.id, n=n, m=m, weak=attack.weak_point)]

    def do_defend(self, g: LordsOfRagnarok, seat: int, option: Option) -> Where:
        if option is DONE:
            return None
        row = g.box.combat[option.arg]
        g.move(g.find(g.hands[seat], option.arg), g.hands[seat], g.combat_discards)
        hunt = g.inner_to_change(Chase)
        hunt.defence += row.value
        hunt.weak += row.value
        g.tell_hunt_defended(seat=seat, card=option.word)
        if option.verb == "defend" and row.defends:
            g.tell_card_effect(seat=seat, card=option.word)
            g.push(Effects(seat, row.hunt))
        return AGAIN

    # 4. The defence succeeds by value or by a shield; otherwise the attack is resolved (LR-HUNT-11, 12, LR-AMB-31)
    def do_resolve(self, g: LordsOfRagnarok) -> Where:
        hunt = g.inner(Chase)
        attack = g.box.attacks[hunt.attacking]
        if hunt.defence >= attack.fury or (hunt.blocked and attack.shield_blocks):
            g.tell_hunt_held(seat=self.seat, n=hunt.defence)
        else:
            g.tell_hunt_hit(seat=self.seat, n=hunt.defence)
            g.push(Effects(hunt.monster_side, attack.program, g.hero_at[self.seat], hunt.prey))
        return None

    # 5. The hunter draws a card (LR-HUNT-13)
    def do_draw(self, g: LordsOfRagnarok) -> Where:
        hunt = g.inner(Chase)
        if hunt.failed:  # LR-HUNT-28
            return "rearm"
        if not hunt.no_draw:
            draw_cards(g, self.seat, 1)
        return None

    # 6. One more, if Wisdom and the cards find the weak point (LR-HUNT-14, LR-HERO-05, LR-AMB-58)
    def do_weak(self, g: LordsOfRagnarok) -> Where:
        Triggers.after(g, WEAK_POINT, [self.seat], g.hero_at[self.seat], 0)
        return None

    def do_spot(self, g: LordsOfRagnarok) -> Where:
        hunt = g.inner(Chase)
        if g.value(self.seat, WISDOM) + hunt.weak >= g.box.attacks[hunt.attacking].weak_point:
            g.tell_hunt_weak_point(seat=self.seat)
            draw_cards(g, self.seat, 1)
        return None

    # 7. The monster side draws as many cards as its attack card shows (LR-HUNT-15)
    def do_rearm(self, g: LordsOfRagnarok) -> Where:
        hunt = g.inner_to_change(Chase)
        if not hunt.failed:
            draw_attacks(g, g.box.attacks[hunt.attacking].draw)
        hunt.attacking = -1
        return None
