"""The resolution of a battle: texts, cards, the dead (Pillage, step 3; BR-BATTLE-11..14, BR-AMB-13)."""

from longhall.engine.frames import AGAIN, Frame, Where
from longhall.engine.options import Ask, Option
from longhall.engine.triggers import Triggers
from longhall.games.blood_rage.generated import asks
from longhall.games.blood_rage.hooks import COUNTED, DECIDED, DISCARD
from longhall.games.blood_rage.options import NO, RETRIEVE
from longhall.games.blood_rage.rules.battle import losers
from longhall.games.blood_rage.rules.destroy import Destroy, victims_in
from longhall.games.blood_rage.rules.raid import Raid
from longhall.games.blood_rage.state import NOBODY, BloodRage


class Resolution(Frame):
    """What follows as soon as the winner is known, in this order (BR-AMB-13)."""

    STEPS = ("decided", "keep", "cards", "losers", "counted")

    # Texts for winning and losing, pillager first, then clockwise (BR-BATTLE-11)
    def do_decided(self, g: BloodRage) -> Where:
        Triggers.after(g, DECIDED, g.clockwise(g.inner(Raid).pillager))
        return None

    # What the winner may keep of the cards that it played
    def ask_keep(self, g: BloodRage) -> list[Ask]:
        winner = g.inner(Raid).winner
        if winner == NOBODY or not self._ways(g, winner):
            return []
        return [asks.battle_keep(winner, [NO, *(RETRIEVE[face] for face in g.faces_of(g.played[winner]))])]

    def do_keep(self, g: BloodRage, seat: int, option: Option) -> Where:
        if option is NO:
            return None
        g.call_listener(self._ways(g, seat)[0], g.find(g.played[seat], option.arg))
        return AGAIN

    def _ways(self, g: BloodRage, winner: int) -> list[int]:
        """What the winner may use instead of discarding a card."""
        cards = g.played[winner]
        return g.ready(DISCARD, winner, cards[0]) if cards else []

    # The winner discards what it played, every loser takes it back (BR-BATTLE-12)
    def do_cards(self, g: BloodRage) -> Where:
        raid = g.inner(Raid)
        for seat in raid.fighters:
            words: list[str] = [g.word(card) for card in g.played[seat]]
            while g.played[seat]:
                g.move(g.played[seat][0], g.played[seat], g.discards if seat == raid.winner else g.hands[seat])
            if words and seat == raid.winner:
                g.tell_cards_discarded(clan=seat, cards=words)
            elif words:
                g.tell_cards_returned(clan=seat, cards=words)
        return None

    # Their figures in the area go to Valhalla, the fjord's included (BR-BATTLE-13)
    def do_losers(self, g: BloodRage) -> Where:
        raid = g.inner(Raid)
        g.push(Destroy(victims_in(g, losers(raid), g.area(raid.province))))
        return None

    # Whatever counts the figures destroyed since the battle began (BR-BATTLE-14)
    def do_counted(self, g: BloodRage) -> Where:
        for entry in g.in_turn(COUNTED, g.inner(Raid).pillager):
            g.call_listener(entry)
        return None
