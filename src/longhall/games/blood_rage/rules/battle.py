"""A battle: cards are chosen, revealed and added up (Pillage, step 2; BR-BATTLE-01..10)."""

from longhall.engine.frames import AGAIN, Frame, Where
from longhall.engine.options import Ask, Option
from longhall.engine.reasons import absent
from longhall.engine.state import Public, added, replaced_at
from longhall.engine.triggers import Triggers
from longhall.games.blood_rage.generated import asks
from longhall.games.blood_rage.hooks import BONUS, CLASHES, QUEST_BONUS, RESTARTS, SILENCES
from longhall.games.blood_rage.options import ADD, NO, PLAY, YES
from longhall.games.blood_rage.rules.raid import Raid
from longhall.games.blood_rage.rules.secrets import conclude_committed
from longhall.games.blood_rage.rules.strength import strength
from longhall.games.blood_rage.state import NOBODY, BloodRage


class Battle(Frame):
    """Every clan plays a card in secret; then, in this order: Quests that count as Battle cards, texts that cancel
    others, the value of each card, texts that let all play again, all other texts, cards that are added, and the
    comparison (BR-BATTLE-05)."""

    STEPS = ("cards", "reveal", "convert", "cancel", "value", "restart", "clash", "add", "compare")

    def __init__(self) -> None:
        super().__init__()
        self.turn: Public[int] = 0  # how many opportunities of the step have gone by
        self.declined: Public[int] = 0  # opportunities in a row that nobody took

    # One card of any type, face down, all at the same time; an empty hand plays none (BR-BATTLE-02, 03)
    def ask_cards(self, g: BloodRage) -> list[Ask]:
        raid = g.inner(Raid)
        place = g.place_word(raid.province)
        cards = {seat: [PLAY[face] for face in g.faces_of(g.hands[seat])] for seat in raid.fighters if g.hands[seat]}
        return [asks.battle_card(seat, options, place=place, sealed=True) for seat, options in cards.items()]

    def why_cards(self, g: BloodRage, seat: int, option: Option) -> str:
        return "BR-BATTLE-01" if seat not in g.inner(Raid).fighters else absent("BR-BATTLE-02")

    def do_cards(self, g: BloodRage, seat: int, option: Option) -> Where:
        g.move(g.find(g.hands[seat], option.arg), g.hands[seat], g.played[seat])
        g.tell_battle_revealed(clan=seat, card=option.word)
        if g.box.cards[option.arg].battle:
            raid = g.inner_to_change(Raid)
            raid.texts = replaced_at(raid.texts, seat, option.arg)
            g.enter_play(option.word, seat)
        return None

    def do_reveal(self, g: BloodRage) -> Where:
        conclude_committed(g)
        return None

    # (a) A revealed Quest may count as a Battle card, where an upgrade says so (BR-AMB-05, 40)
    def ask_convert(self, g: BloodRage) -> list[Ask]:
        fighters = g.inner(Raid).fighters
        for turn in range(self.turn, len(fighters)):
            seat = fighters[turn]
            if g.played[seat] and g.row(g.played[seat][0]).quest:
                bonus = g.fold(QUEST_BONUS, 0, seat)
                if bonus:
                    return [asks.battle_convert(seat, [YES, NO], card=g.word(g.played[seat][0]), n=bonus)]
        return []

    def do_convert(self, g: BloodRage, seat: int, option: Option) -> Where:
        self.turn = g.inner(Raid).fighters.index(seat) + 1
        if option is YES:
            raid, bonus = g.inner_to_change(Raid), g.fold(QUEST_BONUS, 0, seat)
            raid.converted = replaced_at(raid.converted, seat, bonus)
            g.tell_battle_converted(clan=seat, card=g.word(g.played[seat][0]), n=bonus)
        return AGAIN

    # (b) Texts that cancel others, even one another (BR-AMB-10)
    def do_cancel(self, g: BloodRage) -> Where:
        for entry in g.in_turn(SILENCES, g.inner(Raid).pillager):
            g.call_listener(entry)
        return None

    # What each revealed card adds is known from here on (BR-BATTLE-04, BR-AMB-08)
    def do_value(self, g: BloodRage) -> Where:
        raid = g.inner_to_change(Raid)
        for seat in raid.fighters:
            raid.bonuses = replaced_at(raid.bonuses, seat, g.fold(BONUS, printed_bonus(g, raid, seat), seat))
        return None

    # (c) The first of these in order; whatever else was revealed is gone (BR-BATTLE-06, BR-AMB-09)
    def do_restart(self, g: BloodRage) -> Where:
        self.turn = 0
        for entry in g.in_turn(RESTARTS, g.inner(Raid).pillager):
            g.call_listener(entry)
            return "cards"
        return None

    # (d) All others, the pillager's first (BR-BATTLE-05)
    def do_clash(self, g: BloodRage) -> Where:
        Triggers.after(g, CLASHES, g.clockwise(g.inner(Raid).pillager))
        return None

    # White-disc cards, the pillager first, round and round until all decline in a row (BR-BATTLE-08, BR-AMB-11). Who
    # holds a card whose back could hide one is asked, so that nobody learns more.
    def ask_add(self, g: BloodRage) -> list[Ask]:
        fighters = g.inner(Raid).fighters
        for turn in range(self.turn, self.turn + len(fighters) - self.declined):
            seat = fighters[turn % len(fighters)]
            if any(g.row(card).age in g.box.disc_ages for card in g.hands[seat]):
                return [asks.battle_add(seat, [NO, *(ADD[face] for face in self._discs(g, seat))])]
        return []

    def why_add(self, g: BloodRage, seat: int, option: Option) -> str:
        if seat not in g.inner(Raid).fighters:
            return "BR-BATTLE-01"
        return absent("BR-BATTLE-08")

    def do_add(self, g: BloodRage, seat: int, option: Option) -> Where:
        fighters = g.inner(Raid).fighters
        while fighters[self.turn % len(fighters)] != seat:
            self.turn += 1
            self.declined += 1
        self.turn += 1
        if option is NO:
            self.declined += 1
            return AGAIN
        self.declined = 0
        g.move(g.find(g.hands[seat], option.arg), g.hands[seat], g.played[seat])
        conclude_committed(g)
        raid = g.inner_to_change(Raid)
        raid.bonuses = added(raid.bonuses, seat, g.box.cards[option.arg].strength)
        g.tell_battle_added(clan=seat, card=option.word, n=g.box.cards[option.arg].strength)
        return AGAIN

    # The strictly highest total wins; if it is shared, everybody loses (BR-BATTLE-09, 10, BR-AMB-12)
    def do_compare(self, g: BloodRage) -> Where:
        raid = g.inner_to_change(Raid)
        compared = totals(g, raid)
        for seat in raid.fighters:
            g.tell_battle_total(clan=seat, n=compared[seat])
        most = max(compared[seat] for seat in raid.fighters)
        best = [seat for seat in raid.fighters if compared[seat] == most]
        if len(best) == 1:
            raid.winner = best[0]
            g.tell_battle_won(clan=raid.winner, place=g.place_word(raid.province))
        else:
            g.tell_battle_tied(place=g.place_word(raid.province), clans=best)
        return None

    def _discs(self, g: BloodRage, seat: int) -> list[int]:
        return [face for face in g.faces_of(g.hands[seat]) if g.box.cards[face].white_disc]


def printed_bonus(g: BloodRage, raid: Raid, seat: int) -> int:
    """What is printed on the revealed card, or what a Quest counts that was made a Battle card; a Quest or an Upgrade
    adds nothing (BR-BATTLE-04)."""
    if raid.converted[seat] or not g.played[seat]:
        return raid.converted[seat]
    row = g.row(g.played[seat][0])
    return row.strength if row.battle else 0


def total(g: BloodRage, raid: Raid, seat: int) -> int:
    """STR of the figures that are left, and of the cards (BR-BATTLE-07, 09)."""
    return strength(g, seat, raid.province) + raid.bonuses[seat]


def totals(g: BloodRage, raid: Raid) -> list[int]:
    """The total of every seat; 0 for those who do not fight."""
    return [total(g, raid, seat) if seat in raid.fighters else 0 for seat in range(g.seats)]


def losers(raid: Raid) -> list[int]:
    """Everybody in the battle but the winner, pillager first, then clockwise."""
    return [seat for seat in raid.fighters if seat != raid.winner]


def silence(g: BloodRage, seat: int) -> None:
    """The text of a clan's revealed card works no longer."""
    face = g.inner(Raid).texts[seat]
    if face != NOBODY:
        raid = g.inner_to_change(Raid)
        g.leave_play(g.box.words[face], seat)
        raid.texts = replaced_at(raid.texts, seat, NOBODY)
