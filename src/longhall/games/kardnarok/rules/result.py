"""The result of a combat: effects, spoils, losses, clean-up (Basic 12 to 16)."""

from longhall.engine.frames import AGAIN, Frame, Where
from longhall.engine.options import Ask, Option
from longhall.engine.state import Public, added, replaced_at
from longhall.engine.triggers import Triggers
from longhall.games.kardnarok.cards.operations import carry_out
from longhall.games.kardnarok.generated import asks
from longhall.games.kardnarok.hooks import RESULT, WINNER_LOSSES
from longhall.games.kardnarok.options import LOSE, PASS, SAVE
from longhall.games.kardnarok.rules.norns import norn_options, play_norn, why_norn
from longhall.games.kardnarok.rules.silver import draw_coin
from longhall.games.kardnarok.state import (
    CANCELLED,
    CARDS,
    NO_CONTRACT,
    NOBODY,
    USE_OPTION,
    USE_ROLE,
    USE_SEAT,
    USE_STATE,
    Kardnarok,
)


class Result(Frame):
    """The bookkeeping in its order (KR-RESULT-02): effects and result Norns, the winner, the loser, the table."""

    STEPS = ("fix", "effects", "delayed", "norns", "spoils", "winner", "pay", "coin", "loser", "clean_up")

    def __init__(self) -> None:
        super().__init__()
        self.turn: Public[int] = 0  # 0 while the winner may use result Norns, then 1 for the loser, then 2

    # A loser's contract is void, its coins are free again (KR-MERC-10, KR-AMB-23)
    def do_fix(self, g: Kardnarok) -> Where:
        loser = 1 - g.winner
        g.prices = replaced_at(g.prices, loser, 0)
        g.losses = added(g.losses, g.winner, g.fold(WINNER_LOSSES, g.box.constants.winner_losses))
        g.losses = added(g.losses, loser, g.box.constants.loser_losses)
        g.tell_combat_won(winner=g.fighters[g.winner], loser=g.fighters[1 - g.winner])
        return None

    # The victory and defeat effects of army Warriors, the winner's first (KR-RESULT-03)
    def do_effects(self, g: Kardnarok) -> Where:
        Triggers.after(g, RESULT, [g.fighters[g.winner], g.fighters[1 - g.winner]])
        return None

    # Norns that waited for the result and were not cancelled
    def do_delayed(self, g: Kardnarok) -> Where:
        for use, place in g.delayed:
            row = g.uses[use]
            if row[USE_STATE] != CANCELLED:
                op = g.box.norn_options[row[USE_OPTION]].ops[place]
                carry_out(g, op, row[USE_SEAT], row[USE_ROLE], use, NOBODY)
        return None

    # Result Norns, any number: winner, then loser (KR-RESULT-03, KR-NORNS-11, KR-FLOW-10)
    def ask_norns(self, g: Kardnarok) -> list[Ask]:
        if self.turn > 1:
            return []
        seat = g.fighters[g.winner if self.turn == 0 else 1 - g.winner]
        return [asks.result_norn(seat, [PASS, *norn_options(g, seat, "result")])]

    def why_norns(self, g: Kardnarok, seat: int, option: Option) -> str:
        return why_norn(g, seat, option.arg, "result") if option.verb == "norn" else "KR-NORNS-11"

    def do_norns(self, g: Kardnarok, seat: int, option: Option) -> Where:
        if option is PASS:
            self.turn += 1
        else:
            play_norn(g, seat, g.role_of(seat), option.arg)
        return AGAIN

    # The winner takes the silver coin of the loser's board; its own stays (KR-RESULT-04, KR-COIN-03)
    def do_spoils(self, g: Kardnarok) -> Where:
        winner, loser = g.fighters[g.winner], g.fighters[1 - g.winner]
        for coin in g.coins[loser][:]:
            g.move(coin, g.coins[loser], g.captured[winner])
            g.tell_captured(kingdom=winner, target=loser, value=g.silver_value(coin))
        return None

    # It loses one army Warrior of its choice, more or fewer by effects (KR-RESULT-05, 11)
    def do_winner(self, g: Kardnarok) -> Where:
        g.push(Losses(g.winner))
        return None

    # It pays its mercenary, or the one who did nothing (KR-RESULT-06, KR-MERC-10, 14)
    def do_pay(self, g: Kardnarok) -> Where:
        if g.contracts[g.winner] != NO_CONTRACT:
            payer, paid, price = g.fighters[g.winner], g.mercenaries[g.winner], g.prices[g.winner]
            g.bronze[payer] -= price
            g.bronze[paid] += price
            g.prices = replaced_at(g.prices, g.winner, 0)
            g.tell_paid(kingdom=payer, mercenary=paid, n=price)
        return None

    # The loser draws a new coin, unless this was the last attack turn of the round (KR-RESULT-07)
    def do_coin(self, g: Kardnarok) -> Where:
        if not g.last_turn():
            draw_coin(g, g.fighters[1 - g.winner])
        return None

    # It loses both army Warriors, fewer by effects (KR-RESULT-08, 11)
    def do_loser(self, g: Kardnarok) -> Where:
        g.push(Losses(1 - g.winner))
        return None

    # Reinforcements and used Norns go under their piles, the Norns shuffled among themselves; Heroes stay
    # (KR-RESULT-09, 10; KR-REINFORCE-04, 08; KR-NORNS-04; KR-CARD-08)
    def do_clean_up(self, g: Kardnarok) -> Where:
        for place in (*g.villagers, *g.thor_places):
            for card in place[:]:
                g.put_under(card, place, g.warriors)
        g.shuffle(CARDS, g.laid)
        g.bought = ((),) * g.seats
        g.norns[:0] = g.laid
        g.laid = []
        end_combat(g)
        return None


def end_combat(g: Kardnarok) -> None:
    """Nothing of the combat is left but the ritual tokens, which still have to slide."""
    g.fighters, g.revealed, g.winner = (), 0, NOBODY
    g.villagers, g.thor_places = [], []
    g.uses, g.shifts, g.hexes, g.plagues, g.swaps, g.delayed = (), (), (), (), (), ()
    g.played, g.precombat, g.sought, g.contracts, g.mercenaries = (), (), (), (), ()
    g.prices, g.helped, g.losses, g.saves = (), (), (), ()


class Losses(Frame):
    """Losses are added up, at most the army; then Warriors that effects save may return to hand instead
    (KR-RESULT-11, KR-FLOW-11)."""

    STEPS = ("lose", "save", "discard")

    def __init__(self, role: int = 0) -> None:
        super().__init__()
        self.role: Public[int] = role
        self.lost: Public[list[int]] = []  # the slots of the army that are lost
        self.saved: Public[list[int]] = []  # of those, the slots that return to hand

    def _army(self, g: Kardnarok) -> list[int]:
        return g.armies[g.fighters[self.role]]

    # Which Warriors are lost, if not all
    def ask_lose(self, g: Kardnarok) -> list[Ask]:
        army = self._army(g)
        left = [card for slot, card in enumerate(army) if slot not in self.lost]
        if len(self.lost) >= g.losses[self.role] or len(army) <= g.losses[self.role] or not left:
            return []
        choices = [LOSE[face] for face in g.faces_of(left)]
        return [asks.result_lose(g.fighters[self.role], choices, part=bool(self.lost))]

    def do_lose(self, g: Kardnarok, seat: int, option: Option) -> Where:
        self.lost.append(self._slot(g, option.arg, self.lost))
        return AGAIN

    def _slot(self, g: Kardnarok, face: int, taken: list[int]) -> int:
        slots = [slot for slot, card in enumerate(self._army(g)) if g.face(card) == face and slot not in taken]
        return slots[0]

    # Which of them are saved, if any
    def ask_save(self, g: Kardnarok) -> list[Ask]:
        army = self._army(g)
        lost = self.lost if self.lost else list(range(len(army)))
        left = [army[slot] for slot in lost if slot not in self.saved]
        if len(self.saved) >= g.saves[self.role] or not left or not g.losses[self.role]:
            return []
        choices = [PASS, *(SAVE[face] for face in g.faces_of(left))]
        return [asks.result_save(g.fighters[self.role], choices, part=bool(self.lost or self.saved))]

    def do_save(self, g: Kardnarok, seat: int, option: Option) -> Where:
        if option is PASS:
            return None
        lost = self.lost if self.lost else list(range(len(self._army(g))))
        kept = [slot for slot in range(len(self._army(g))) if slot not in lost]
        self.saved.append(self._slot(g, option.arg, self.saved + kept))
        return AGAIN

    def do_discard(self, g: Kardnarok) -> Where:
        seat = g.fighters[self.role]
        army = self._army(g)
        lost = self.lost if self.lost else list(range(min(len(army), g.losses[self.role])))
        for card in army:
            g.leave_play(g.box.warrior_of[card].id, seat)
        for slot in sorted(lost, reverse=True):
            word = g.word(army[slot])
            if slot in self.saved:
                g.move_slot(slot, army, g.hands[seat])
                g.tell_warrior_saved(kingdom=seat, warrior=word)
            else:
                g.move_slot(slot, army, g.warriors)
                g.warriors.insert(0, g.warriors.pop())
                g.tell_warrior_lost(kingdom=seat, warrior=word)
        return None
