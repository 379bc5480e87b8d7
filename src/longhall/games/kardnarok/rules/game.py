"""The whole game: boards, rounds, and the end (Setup; Basic 19 to 22; Duel; Story)."""

from longhall.engine.frames import AGAIN, Frame, Where
from longhall.engine.options import Ask, Option
from longhall.engine.state import replaced_at
from longhall.games.kardnarok.generated import asks
from longhall.games.kardnarok.options import KINGDOM
from longhall.games.kardnarok.rules.round import Round
from longhall.games.kardnarok.scoring import break_ties
from longhall.games.kardnarok.state import NOBODY, Kardnarok


class WholeGame(Frame):
    """Two rounds in the basic mode, four in duel and story (KR-GEN-01, KR-DUEL-02, KR-STORY-02)."""

    STEPS = ("board", "round", "end")

    # Every player chooses a kingdom board, in the order of the seats (KR-SETUP-06, KR-FLOW-16)
    def ask_board(self, g: Kardnarok) -> list[Ask]:
        if NOBODY not in g.kingdoms:
            return []
        free = [board for i, board in enumerate(KINGDOM) if i not in g.kingdoms]
        return [asks.board(g.kingdoms.index(NOBODY), free)]

    def do_board(self, g: Kardnarok, seat: int, option: Option) -> Where:
        g.kingdoms = replaced_at(g.kingdoms, seat, option.arg)
        g.tell_board(player=seat, board=option.word)
        return AGAIN

    def do_round(self, g: Kardnarok) -> Where:
        if g.round == g.rules().rounds:
            return None
        if g.round:
            pass_first_kingdom(g)
        g.round += 1
        g.turn = 0
        g.push(Round())
        return AGAIN

    # The last combat is done and the silver of the boards is back in the bag (KR-END-01, KR-STORY-05)
    def do_end(self, g: Kardnarok) -> Where:
        break_ties(g)
        g.finish("wealth")
        return None


def pass_first_kingdom(g: Kardnarok) -> None:
    """Basic: the last attacker begins the next round (KR-ROUND-15). Duel and story: the kingdom on the left of the
    First Kingdom, always clockwise (KR-STORY-03, KR-DUEL-12)."""
    if g.rules().last_attacker_begins:
        g.first = g.in_order(g.first)[-1]
    else:
        g.first = (g.first + 1) % g.seats
    g.tell_first_kingdom(kingdom=g.first)
