"""A combat: rituals, pre-combat, reveal and count, initiative, result (Basic 7 to 16)."""

from longhall.engine.frames import AGAIN, Frame, Where
from longhall.engine.options import Ask, Option
from longhall.engine.reasons import because
from longhall.engine.state import Public, replaced_at
from longhall.games.kardnarok.generated import asks
from longhall.games.kardnarok.hooks import ODIN_NORNS
from longhall.games.kardnarok.options import PASS, RITUAL
from longhall.games.kardnarok.rules.count import leader, tell_counter
from longhall.games.kardnarok.rules.initiative import Initiative
from longhall.games.kardnarok.rules.moment import Moment
from longhall.games.kardnarok.rules.norns import norn_options, play_norn, why_use
from longhall.games.kardnarok.rules.refill import draw_cards
from longhall.games.kardnarok.rules.result import Result
from longhall.games.kardnarok.state import ATTACKER, DEFENDER, NOBODY, ODIN, Kardnarok


def begin_combat(g: Kardnarok, attacker: int, defender: int) -> None:
    """Only these two fight (KR-ROUND-08)."""
    g.fighters = (attacker, defender)
    g.gods = (NOBODY, NOBODY)
    g.villagers, g.thor_places = [[], []], [[], []]
    g.played, g.precombat, g.sought, g.contracts = (0, 0), (0, 0), (0, 0), (0, 0)
    g.mercenaries, g.prices, g.helped = (NOBODY, NOBODY), (0, 0), (0, 0)
    g.losses, g.saves, g.winner = (0, 0), (0, 0), NOBODY


class Combat(Frame):
    """Attacker against defender (KR-ROUND-09)."""

    STEPS = ("moment", "ritual", "favour", "precombat", "count", "initiative", "result")

    def __init__(self) -> None:
        super().__init__()
        self.turn: Public[int] = ATTACKER  # whose pre-combat decision it is
        self.passes: Public[int] = 0  # pre-combat passes in a row

    def do_moment(self, g: Kardnarok) -> Where:
        g.push(Moment(g.fighters))
        return None

    # 7. Both choose a ritual token in secret; the one of the last combat rests (KR-RITUAL-01..03, 08; KR-FLOW-04)
    def ask_ritual(self, g: Kardnarok) -> list[Ask]:
        return [
            asks.ritual(seat, [god for god in RITUAL if not self.why_ritual(g, seat, god)], sealed=True)
            for seat in g.fighters
        ]

    def why_ritual(self, g: Kardnarok, seat: int, option: Option) -> str:
        if option.verb != "ritual":
            return "KR-RITUAL-03"
        return because("KR-RITUAL-08", "resting") if option.arg == g.resting[seat] else ""

    def do_ritual(self, g: Kardnarok, seat: int, option: Option) -> Where:
        g.gods = replaced_at(g.gods, g.role_of(seat), option.arg)
        g.tell_ritual(kingdom=seat, ritual=option.word)
        return None

    # Odin gives his Norns at once, the attacker's first (KR-RITUAL-04, 10)
    def do_favour(self, g: Kardnarok) -> Where:
        for role, seat in enumerate(g.fighters):
            if g.gods[role] == ODIN:
                draw_cards(g, seat, 0, g.fold(ODIN_NORNS, g.box.constants.odin_norns))
        return None

    # 8. Pre-combat Norns, in turn from the attacker, until both pass (KR-PRECOMBAT-01..03, KR-FLOW-05)
    def ask_precombat(self, g: Kardnarok) -> list[Ask]:
        if self.passes == len(g.fighters):
            return []
        seat = g.fighters[self.turn]
        return [asks.precombat(seat, [PASS, *norn_options(g, seat, "precombat")])]

    def why_precombat(self, g: Kardnarok, seat: int, option: Option) -> str:
        if seat != g.fighters[self.turn]:
            return "KR-PRECOMBAT-03"
        return why_use(g, seat, option.arg, "precombat") if option.verb == "norn" else "KR-PRECOMBAT-02"

    def do_precombat(self, g: Kardnarok, seat: int, option: Option) -> Where:
        if option is PASS:
            self.passes += 1
        else:
            self.passes = 0
            play_norn(g, seat, self.turn, option.arg)
        self.turn = DEFENDER - self.turn
        return AGAIN

    # 9. Both reveal their armies, and the Counter shows the totals (KR-COUNT-01, 08)
    def do_count(self, g: Kardnarok) -> Where:
        g.revealed = 1
        for seat in g.fighters:
            g.show(g.armies[seat])
            for card in g.armies[seat]:
                g.enter_play(g.box.warrior_of[card].id, seat)
            g.tell_revealed(kingdom=seat, army=[g.word(card) for card in g.armies[seat]])
        tell_counter(g)
        return None

    # 10 to 15. Who is behind has the initiative (KR-INITIATIVE)
    def do_initiative(self, g: Kardnarok) -> Where:
        g.push(Initiative())
        return None

    # 16. Who is ahead wins (KR-RESULT-01)
    def do_result(self, g: Kardnarok) -> Where:
        g.winner = leader(g)
        g.push(Result())
        return None
