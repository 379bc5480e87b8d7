"""A round: Ragnarök card, silver, troop strength, armies, attack turns, and what goes back (Basic 1 to 6, 19, 20)."""

from longhall.engine.frames import AGAIN, Frame, Where
from longhall.games.kardnarok.hooks import EVERYBODY
from longhall.games.kardnarok.rules.armies import Assemble, dissolve
from longhall.games.kardnarok.rules.moment import Moment
from longhall.games.kardnarok.rules.refill import Refill
from longhall.games.kardnarok.rules.silver import draw_coin
from longhall.games.kardnarok.rules.turn import AttackTurn
from longhall.games.kardnarok.state import COINS, NOBODY, Kardnarok


class Round(Frame):
    """One order for every round (KR-ROUND-01): reveal, silver, troop strength, armies, attack turns."""

    STEPS = ("reveal", "silver", "adjust", "moment", "assemble", "turn", "silver_back", "armies_back", "markers_back")

    # The First Kingdom reveals a card of this round's pile; its permanent rule binds everybody from now on, and only
    # its troop strength counts (KR-SETUP-11, KR-ROUND-16, 17, KR-GEN-10, KR-DUEL-02, 03)
    def do_reveal(self, g: Kardnarok) -> Where:
        card = g.draw(g.prophecies[g.round - 1], g.laws, -1)
        g.enter_play(g.word(card), EVERYBODY)
        g.tell_ragnarok(round=g.round, ragnarok=g.word(card), kingdom=g.first, n=g.troop_strength())
        return None

    # Each kingdom lays a silver coin from the bag on its board (KR-ROUND-02, 20)
    def do_silver(self, g: Kardnarok) -> Where:
        for seat in g.in_order(g.first):
            draw_coin(g, seat)
        return None

    # Exactly the troop strength: discard or draw (KR-ROUND-03..05, 18; KR-STORY-07)
    def do_adjust(self, g: Kardnarok) -> Where:
        g.push(Refill(g.in_order(g.first)))
        return None

    # All armies at the same time (KR-ARMY-01..03)
    def do_moment(self, g: Kardnarok) -> Where:
        g.push(Moment(g.in_order(g.first)))
        return None

    def do_assemble(self, g: Kardnarok) -> Where:
        g.push(Assemble(list(range(g.seats)), []))
        return None

    # Each kingdom attacks once, from the First Kingdom on (KR-ROUND-06, 10, 19; KR-DUEL-12)
    def do_turn(self, g: Kardnarok) -> Where:
        if g.turn == g.seats:
            return None
        g.push(AttackTurn(g.in_order(g.first)[g.turn]))
        return AGAIN

    # Silver that nobody captured returns to the bag (KR-ROUND-11)
    def do_silver_back(self, g: Kardnarok) -> Where:
        for board in g.coins:
            for coin in board[:]:
                g.move(coin, board, g.bag)
        g.shuffle(COINS, g.bag)
        return None

    # Army Warriors return to hand, the army Hero to the other one (KR-ROUND-12)
    def do_armies_back(self, g: Kardnarok) -> Where:
        for seat in range(g.seats):
            dissolve(g, seat)
        return None

    # Cubes at 0, all ritual tokens and the Hero exchange available again (KR-ROUND-13, 14; KR-HERO-02; KR-RITUAL-09)
    def do_markers_back(self, g: Kardnarok) -> Where:
        g.cubes = (0,) * g.seats
        g.resting = (NOBODY,) * g.seats
        g.exchanged = (0,) * g.seats
        g.tell_round_over(round=g.round)
        return None
