"""Cards that grant an action of their own; the clan needs Rage to act at all (BR-ACTION-10)."""

from longhall.engine.frames import Frame, Where
from longhall.engine.hooks import Hooks
from longhall.engine.options import Ask, Option
from longhall.engine.state import Public
from longhall.games.blood_rage.cards.bind import Bind
from longhall.games.blood_rage.content.rows import Box, Card, Op
from longhall.games.blood_rage.generated import asks
from longhall.games.blood_rage.options import FROM, GIVE, PILLAGE_AGAIN, RECALL, SACRIFICE
from longhall.games.blood_rage.rules.destroy import kill
from longhall.games.blood_rage.rules.invade import Invade, why_invade
from longhall.games.blood_rage.rules.pillage import begin_pillage, why_raid
from longhall.games.blood_rage.rules.sheet import STATS, RaiseStat
from longhall.games.blood_rage.state import FIRST_FJORD, RESERVE, VALHALLA, BloodRage


def _pillage_again(hooks: Hooks, box: Box, card: Card, op: Op) -> None:
    """Pay Rage to pillage a province that is pillaged already; its token stays so (BR-AMB-20)."""

    def offers(g: BloodRage, owner: int) -> list[Option]:
        if g.rage[owner] < op.rage:
            return []
        return [PILLAGE_AGAIN[p] for p in range(FIRST_FJORD) if g.pillaged[p] and not why_raid(g, owner, p)]

    def act(g: BloodRage, owner: int, frame: Frame, option: Option) -> Where:
        g.rage[owner] -= op.rage
        g.tell_paid(clan=owner, n=op.rage, card=card.id)
        begin_pillage(g, owner, option.arg)
        return None

    hooks.bind(card.id, "turn", act, offers=offers)


def _invade_from_valhalla(hooks: Hooks, box: Box, card: Card, op: Op) -> None:
    """Pay Rage, and no other cost, to invade with a figure that is in Valhalla (BR-AMB-34)."""

    def offers(g: BloodRage, owner: int) -> list[Option]:
        if g.rage[owner] < op.rage:
            return []
        kinds = g.kinds_at(owner, VALHALLA)
        return [RECALL[kind] for kind in kinds if not why_invade(g, owner, kind, VALHALLA)]

    def act(g: BloodRage, owner: int, frame: Frame, option: Option) -> Where:
        g.rage[owner] -= op.rage
        g.tell_paid(clan=owner, n=op.rage, card=card.id)
        g.push(Invade(owner, option.arg, VALHALLA))
        return None

    hooks.bind(card.id, "turn", act, offers=offers)


def _sacrifice(hooks: Hooks, box: Box, card: Card, op: Op) -> None:
    """Destroy so many own figures on the board to raise a stat (BR-AMB-35)."""

    def offers(g: BloodRage, owner: int) -> list[Option]:
        return [SACRIFICE] if g.on_board(owner) >= op.n else []

    def act(g: BloodRage, owner: int, frame: Frame, option: Option) -> Where:
        g.push(Sacrifice(owner, op.n))
        return None

    hooks.bind(card.id, "turn", act, offers=offers)


class Sacrifice(Frame):
    """The figures are chosen one after the other. It is a cost: nothing can prevent it (BR-AMB-35)."""

    STEPS = ("give", "origin", "rise")

    def __init__(self, seat: int = 0, n: int = 0) -> None:
        super().__init__()
        self.seat: Public[int] = seat
        self.n: Public[int] = n  # how many are still to be given
        self.kind: Public[int] = 0

    def ask_give(self, g: BloodRage) -> list[Ask]:
        kinds = {kind for place in range(RESERVE) for kind in g.kinds_at(self.seat, place)}
        return [asks.sacrifice(self.seat, [GIVE[kind] for kind in sorted(kinds)], n=self.n, part=True)]

    def do_give(self, g: BloodRage, seat: int, option: Option) -> Where:
        self.kind = option.arg
        places = self._places(g)
        return None if len(places) > 1 else self._give(g, places[0])

    # A Warrior may stand in several places
    def ask_origin(self, g: BloodRage) -> list[Ask]:
        places = [FROM[place] for place in self._places(g)]
        return [asks.sacrifice_from(self.seat, places, figure=g.figure_word(self.kind), part=True)]

    def do_origin(self, g: BloodRage, seat: int, option: Option) -> Where:
        return self._give(g, option.arg)

    def do_rise(self, g: BloodRage) -> Where:
        g.push(RaiseStat(self.seat, list(STATS)))
        return None

    def _places(self, g: BloodRage) -> list[int]:
        return [place for place in range(RESERVE) if g.count(self.seat, self.kind, place)]

    def _give(self, g: BloodRage, place: int) -> Where:
        kill(g, self.seat, self.kind, place, 1)
        self.n -= 1
        return "give" if self.n else "rise"


BINDS: dict[str, Bind] = {
    "pillage_again": _pillage_again,
    "invade_from_valhalla": _invade_from_valhalla,
    "sacrifice": _sacrifice,
}
