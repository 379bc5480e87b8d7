"""An attack turn, from the change of army to the next kingdom (Basic 5, 6, 16 to 18)."""

from longhall.engine.frames import Frame, Where
from longhall.engine.options import Ask, Option
from longhall.engine.reasons import absent
from longhall.engine.state import Public, replaced_at
from longhall.games.kardnarok.generated import asks
from longhall.games.kardnarok.options import ATTACK
from longhall.games.kardnarok.rules.armies import Assemble, ChangeArmy, dissolve
from longhall.games.kardnarok.rules.combat import Combat, begin_combat
from longhall.games.kardnarok.rules.moment import Moment
from longhall.games.kardnarok.rules.refill import Refill
from longhall.games.kardnarok.state import Kardnarok


class AttackTurn(Frame):
    """One kingdom must attack another (KR-ROUND-06..09)."""

    STEPS = ("change", "announce", "combat", "refill", "defence", "tokens", "window", "assemble", "over")

    def __init__(self, seat: int = 0) -> None:
        super().__init__()
        self.seat: Public[int] = seat  # the attacker
        self.target: Public[int] = 0  # the defender

    def do_change(self, g: Kardnarok) -> Where:
        g.tell_turn(kingdom=self.seat, round=g.round)
        g.push(ChangeArmy(self.seat))
        return None

    # Any other kingdom, however often it was attacked before (KR-ROUND-07, KR-FLOW-03, KR-DUEL-13)
    def ask_announce(self, g: Kardnarok) -> list[Ask]:
        targets = [option for option in ATTACK[: g.seats] if not self.why_announce(g, self.seat, option)]
        return [asks.announce(self.seat, targets)]

    def why_announce(self, g: Kardnarok, seat: int, option: Option) -> str:
        if option.verb != "attack":
            return "KR-ROUND-07"
        return absent("KR-ROUND-07") if option.arg == self.seat or option.arg >= g.seats else ""

    def do_announce(self, g: Kardnarok, seat: int, option: Option) -> Where:
        self.target = option.arg
        begin_combat(g, self.seat, self.target)
        g.tell_announced(attacker=self.seat, defender=self.target)
        return None

    def do_combat(self, g: Kardnarok) -> Where:
        g.push(Combat())
        return None

    # All kingdoms, outsiders included, the attacker first (KR-REFILL-01, 05, 06)
    def do_refill(self, g: Kardnarok) -> Where:
        g.push(Refill(g.in_order(self.seat)))
        return None

    # The defender, winner or loser, moves its cube a step; it stays on the last (KR-DEFENCE-01, 04, KR-DUEL-11)
    def do_defence(self, g: Kardnarok) -> Where:
        if g.purse().defence:
            step = min(g.cubes[self.target] + 1, len(g.box.defence_steps) - 1)
            g.cubes = replaced_at(g.cubes, self.target, step)
        return None

    # The used tokens slide down and push the earlier ones back to hand (KR-RITUAL-07)
    def do_tokens(self, g: Kardnarok) -> Where:
        for seat, god in zip((self.seat, self.target), g.gods, strict=True):
            g.resting = replaced_at(g.resting, seat, god)
        g.gods = ()
        return None

    # Both combatants assemble anew, outsiders only fill a gap; not after the last combat of a round
    # (KR-ARMY-04, 05, 07, 08)
    def do_window(self, g: Kardnarok) -> Where:
        if g.last_turn():
            return "over"
        both = [seat for seat in g.in_order(self.seat) if seat in (self.seat, self.target)]
        for seat in both:
            dissolve(g, seat)
        g.push(Moment(both))
        return None

    def do_assemble(self, g: Kardnarok) -> Where:
        both = sorted((self.seat, self.target))
        others = [seat for seat in range(g.seats) if seat not in both]
        g.push(Assemble(both, [seat for seat in others if len(g.armies[seat]) < g.box.constants.army]))
        return None

    def do_over(self, g: Kardnarok) -> Where:
        g.turn += 1
        return None
