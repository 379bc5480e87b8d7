"""Battles (LR-BATTLE)."""

from longhall.engine.frames import AGAIN, OVER, Frame, Where
from longhall.engine.options import Ask, Option
from longhall.engine.reasons import absent, lacking
from longhall.engine.state import Public, Row, replaced_at
from longhall.engine.triggers import Triggers
from longhall.games.lords_of_ragnarok.automaton.battle import follower_loses, follower_strength, prepare_battle
from longhall.games.lords_of_ragnarok.automaton.choosing import choose_territory
from longhall.games.lords_of_ragnarok.automaton.reckoning import defence
from longhall.games.lords_of_ragnarok.content.rows import ARMIES
from longhall.games.lords_of_ragnarok.generated import asks
from longhall.games.lords_of_ragnarok.hooks import (
    ATTACK_VALUE,
    BATTLE_CARD,
    BATTLE_CASUALTIES,
    BATTLE_COUNT,
    BATTLE_LOST,
    BATTLE_START,
    BATTLE_WON,
    DEFEND_VALUE,
)
from longhall.games.lords_of_ragnarok.options import DONE, PLAY, TO
from longhall.games.lords_of_ragnarok.rules.armies import Retreat, Spread, army_of, army_options, shrink
from longhall.games.lords_of_ragnarok.rules.control import set_control
from longhall.games.lords_of_ragnarok.rules.fight import ATTACKER, DEFENDER, Fight
from longhall.games.lords_of_ragnarok.rules.resolve import Effects
from longhall.games.lords_of_ragnarok.rules.spent import forget
from longhall.games.lords_of_ragnarok.state import NOBODY, NOWHERE, SURTUR, LordsOfRagnarok


def symbols(g: LordsOfRagnarok, fight: Fight, side: int) -> int:
    """The casualty symbols that a side has played; a Follower ignores its own (LS-GEN-15)."""
    if g.is_follower(fight.fighter(side)):
        return 0
    return sum([g.box.combat[g.face(card)].casualties for card in g.played[side]])


def battle_strength(g: LordsOfRagnarok, fight: Fight, side: int) -> int:
    """Card values, total strength, and what powers add (LR-BATTLE-05)."""
    seat = fight.fighter(side)
    cards = sum([g.box.combat[g.face(card)].value for card in g.played[side]])
    if g.is_follower(seat):
        return follower_strength(g, fight, side) + cards + fight.bonus[side]
    standing = g.fold(DEFEND_VALUE if side == DEFENDER else ATTACK_VALUE, 0, seat)
    return g.total(seat, fight.place) + cards + fight.bonus[side] + standing


class Battle(Fight):
    """Armies of two players meet; the active player attacks (LR-BATTLE-01..10, LR-AMB-02). People fight against
    Followers by the same rules (LS-GEN-05, LS-BATTLE-01, 09, 10, 13, 14, 17)."""

    STEPS = (
        "start",
        "turn",
        "cards",
        "count",
        "compare",
        "before_loss",
        "loss",
        "flee",
        "before_toll",
        "toll",
        "control",
        "after",
        "clear",
    )

    def __init__(self, place: int = NOWHERE, striker: int = NOBODY) -> None:
        super().__init__(place, striker)
        self.next: Public[int] = DEFENDER  # the side that plays next
        self.passed: Public[Row] = (0, 0)

    def do_start(self, g: LordsOfRagnarok) -> Where:
        owners = g.owners_at(self.place)
        if len(owners) == 1:  # a territory of a Follower without armies (LS-BATTLE-06, LS-AMB-82)
            if not defence(g, g.control[self.place], self.place):
                set_control(g, self.place, owners[0])
                return OVER
            owners = [*owners, g.control[self.place]]
        self.attacker = g.turn if g.turn in owners else next(seat for seat in owners if seat != g.control[self.place])
        self.defender = next(seat for seat in owners if seat != self.attacker)
        g.played = [[], []]
        self.fought = tuple(g.all_armies_at(self.place))
        forget(g, "battle")
        g.tell_battle(seat=self.attacker, rival=self.defender, territory=g.place(self.place))
        for seat in (self.defender, self.attacker):
            if g.is_follower(seat):
                prepare_battle(g, self, seat)
        Triggers.after(g, BATTLE_START, [self.defender, self.attacker], self.place, 0)
        return None

    # 1. One card or pass in turn, the defender first; who has passed plays no more (LR-BATTLE-02). Without cards there
    #    is nothing to ask: everybody sees how many a player holds.
    def do_turn(self, g: LordsOfRagnarok) -> Where:
        if self.passed == (1, 1):
            return "count"
        seat = self.fighter(self.next)
        if self.passed[self.next]:
            self.next = 1 - self.next
        elif g.is_follower(seat):
            self._follower(g, seat)
        elif not g.hands[seat]:
            self._pass(g)
        else:
            return None
        return AGAIN

    # A Follower passes without cards, or when the other has passed and it is ahead; else it reveals a card by chance,
    # whose effect does not count (LS-BATTLE-11, 12)
    def _follower(self, g: LordsOfRagnarok, seat: int) -> None:
        side = self.next
        mine, theirs = battle_strength(g, self, side), battle_strength(g, self, 1 - side)
        ahead = mine > theirs or (mine == theirs and side == DEFENDER)
        if not g.battle_deck or (self.passed[1 - side] and ahead):
            self._pass(g)
            return
        card = g.pick_blind(SURTUR, g.battle_deck)
        g.move(card, g.battle_deck, g.played[side])
        g.tell_battle_played(seat=seat, card=g.word(card))
        self.next = 1 - side

    def _pass(self, g: LordsOfRagnarok) -> None:
        self.passed = replaced_at(self.passed, self.next, 1)
        g.tell_battle_passed(seat=self.fighter(self.next))
        self.next = 1 - self.next

    def ask_cards(self, g: LordsOfRagnarok) -> list[Ask]:
        seat = self.fighter(self.next)
        options = [PLAY[face] for face in g.faces_of(g.hands[seat]) if not self._why_play(g, face)]
        territory, rival = g.place(self.place), self.fighter(1 - self.next)
        n, m = battle_strength(g, self, self.next), battle_strength(g, self, 1 - self.next)
        return [asks.battle_card(seat, [DONE, *options], territory=territory, n=n, rival=rival, m=m)]

    def why_cards(self, g: LordsOfRagnarok, seat: int, option: Option) -> str:
        if seat != self.fighter(self.next):
            return "LR-BATTLE-02"
        if option.verb != "play":
            return "LR-BATTLE-02"
        held = option.arg in g.faces_of(g.hands[seat])
        return self._why_play(g, option.arg) if held else absent("LR-BATTLE-02")

    def _why_play(self, g: LordsOfRagnarok, face: int) -> str:
        """All casualty symbols together may not exceed the own total strength (LR-BATTLE-04, LR-AMB-11)."""
        casualties = g.box.combat[face].casualties
        most = g.total(self.fighter(self.next), self.place)
        needed = symbols(g, self, self.next) + casualties
        return lacking("LR-BATTLE-04", "casualties", needed, most) if casualties and needed > most else ""

    def do_cards(self, g: LordsOfRagnarok, seat: int, option: Option) -> Where:
        if option is DONE:
            self._pass(g)
            return "turn"
        side, row = self.next, g.box.combat[option.arg]
        g.move(g.find(g.hands[seat], option.arg), g.hands[seat], g.played[side])
        g.tell_battle_played(seat=seat, card=option.word)
        Triggers.after(g, BATTLE_CARD, [seat], self.place, option.arg)
        if row.battle and (side == ATTACKER or not row.as_attacker):
            g.push(Effects(seat, row.battle, self.place))
        self.next = 1 - side
        return "turn"

    # 2. The higher battle strength wins, the defender on a tie (LR-BATTLE-05)
    def do_count(self, g: LordsOfRagnarok) -> Where:
        Triggers.after(g, BATTLE_COUNT, [self.defender, self.attacker], self.place, 0)
        return None

    def do_compare(self, g: LordsOfRagnarok) -> Where:
        mine, theirs = battle_strength(g, self, ATTACKER), battle_strength(g, self, DEFENDER)
        self.winner = self.attacker if mine > theirs else self.defender
        winning, losing = (mine, theirs) if self.winner == self.attacker else (theirs, mine)
        g.tell_battle_won(seat=self.winner, n=winning, rival=self.opponent(self.winner), m=losing)
        return None

    # 3. Every army of the loser loses 1, then 1 more for each casualty symbol that the loser played (LR-BATTLE-06)
    def do_before_loss(self, g: LordsOfRagnarok) -> Where:
        Triggers.after(g, BATTLE_CASUALTIES, [self.opponent(self.winner)], self.place, 0)
        return None

    def do_loss(self, g: LordsOfRagnarok) -> Where:
        loser = self.opponent(self.winner)
        side = self.side_of(loser)
        if g.is_follower(loser):
            follower_loses(g, loser, self.place, lost=True)
            return None
        g.push(Spread(loser, max(symbols(g, self, side) - self.ignored[side], 0), self.place))
        g.push(LossOfBattle(loser, self.place, self.unhurt[side]))
        return None

    # 4. What is left of them retreats to one territory (LR-BATTLE-07)
    def do_flee(self, g: LordsOfRagnarok) -> Where:
        armies = g.armies_at(self.opponent(self.winner), self.place)
        if armies:
            g.push(Retreat(armies, g.army_at[armies[0]]))
        return None

    # 5. The winner loses 1 for each casualty symbol that it played (LR-BATTLE-08)
    def do_before_toll(self, g: LordsOfRagnarok) -> Where:
        Triggers.after(g, BATTLE_CASUALTIES, [self.winner], self.place, 0)
        return None

    def do_toll(self, g: LordsOfRagnarok) -> Where:
        side = self.side_of(self.winner)
        if g.is_follower(self.winner):
            follower_loses(g, self.winner, self.place, lost=False)
            return None
        g.push(Spread(self.winner, max(symbols(g, self, side) - self.ignored[side], 0), self.place))
        return None

    # 6. The winner takes control, if its remaining strength suffices (LR-BATTLE-09, LR-AMB-12, 13)
    def do_control(self, g: LordsOfRagnarok) -> Where:
        owner, total = g.control[self.place], g.total(self.winner, self.place)
        if total:
            total += g.stash(self.winner)  # LS-AMB-20
        needed = g.map.territories[self.place].resistance if owner == NOBODY else 1
        if owner != self.winner and total >= needed:
            set_control(g, self.place, self.winner, fought=True)
        return None

    # Played cards are discarded (LR-BATTLE-10); then what follows a won or lost battle
    def do_after(self, g: LordsOfRagnarok) -> Where:
        for seat in (self.attacker, self.defender):  # the defender's comes first
            Triggers.after(g, BATTLE_WON if seat == self.winner else BATTLE_LOST, [seat], self.place, 0)
        for cards in g.played:
            for card in cards[:]:
                g.move(card, cards, g.combat_discards)
        return None

    def do_clear(self, g: LordsOfRagnarok) -> Where:
        for seat in (self.attacker, self.defender):
            if g.is_follower(seat):  # LS-BATTLE-18
                for card in g.battle_deck[:]:
                    g.move(card, g.battle_deck, g.hands[seat], 0)
        g.played = []
        return None


class LossOfBattle(Frame):
    """Each of the loser's armies loses 1, except as many as skip it, which the loser picks (LR-BATTLE-06)."""

    STEPS = ("spare", "lose")

    def __init__(self, seat: int = 0, place: int = NOWHERE, spared: int = 0) -> None:
        super().__init__()
        self.seat: Public[int] = seat
        self.place: Public[int] = place
        self.left: Public[int] = spared  # how many may still be spared
        self.spared: Public[list[int]] = []

    def _armies(self, g: LordsOfRagnarok) -> list[int]:
        return [army for army in g.armies_at(self.seat, self.place) if army not in self.spared]

    def ask_spare(self, g: LordsOfRagnarok) -> list[Ask]:
        armies = self._armies(g)
        if not 0 < self.left < len(armies):
            return []
        return [asks.battle_spare(self.seat, army_options(g, armies), n=self.left)]

    def do_spare(self, g: LordsOfRagnarok, seat: int, option: Option) -> Where:
        self.spared.append(army_of(g, self._armies(g), option))
        self.left -= 1
        return AGAIN

    def do_lose(self, g: LordsOfRagnarok) -> Where:
        armies = self._armies(g)
        if self.left < len(armies):
            for army in armies:
                shrink(g, army, 1)
        return None


class EndOfPhase(Frame):
    """At the end of every phase: control of what is not contested, then the battles one by one in the active player's
    order, until nothing is pending (LR-TURN-02, LR-CONTROL-03, 08, 09, LR-BATTLE-01)."""

    STEPS = ("control", "contest", "battle")

    def do_control(self, g: LordsOfRagnarok) -> Where:
        self._take_control(g)
        return None

    def do_contest(self, g: LordsOfRagnarok) -> Where:
        contested = self._contested(g)
        if len(contested) > 1 and g.is_follower(g.turn):
            contested = [choose_territory(g, g.turn, "LS-TIE-01", contested)]
        if len(contested) == 1:
            g.push(Battle(contested[0]))
            return "control"
        return None if contested else OVER

    def _contested(self, g: LordsOfRagnarok) -> list[int]:
        """The territories with armies of two players, which cannot last (LR-CONTROL-02, LR-MARCH-02)."""
        owner_of: dict[int, int] = {}
        found = []
        for army, place in enumerate(g.army_at):
            if place >= 0 and owner_of.setdefault(place, army // ARMIES) != army // ARMIES:
                found.append(place)
        for place, owner in owner_of.items():  # a Follower may defend where it has no army (LS-BATTLE-06, LS-AMB-82)
            holder = g.control[place]
            foreign = holder not in (NOBODY, owner) and g.is_follower(holder) and not g.is_follower(owner)
            if foreign and defence(g, holder, place):
                found.append(place)
        return sorted(set(found))

    def _take_control(self, g: LordsOfRagnarok) -> None:
        """Neutral territories by strength, undefended ones of others by being there: the active player's first, then
        clockwise. Who is too weak for a neutral one may stay (LR-CONTROL-03, 04, 06, 09, LR-AMB-14)."""
        contested = self._contested(g)
        for seat in g.clockwise(g.turn):
            for place in sorted({g.army_at[army] for army in g.armies_of(seat)}):
                owner = g.control[place]
                if owner == seat or place in contested:
                    continue
                if owner != NOBODY or g.total(seat, place) + g.stash(seat) >= g.map.territories[place].resistance:
                    set_control(g, place, seat)
                    if g.over:
                        return

    def ask_battle(self, g: LordsOfRagnarok) -> list[Ask]:
        return [asks.battle_next(g.turn, [TO[place] for place in self._contested(g)])]

    def do_battle(self, g: LordsOfRagnarok, seat: int, option: Option) -> Where:
        g.push(Battle(option.arg))
        return "control"
