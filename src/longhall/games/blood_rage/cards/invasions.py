"""What follows an invasion, in this order: enemies are destroyed, a Warrior follows, a pillage at once (BR-AMB-19)."""

from longhall.engine.frames import Frame, Where
from longhall.engine.hooks import AUTOMATIC, Hooks
from longhall.engine.options import Ask, Option
from longhall.engine.state import Public
from longhall.games.blood_rage.cards.bind import Bind, figure_of
from longhall.games.blood_rage.content.rows import Box, Card, Op
from longhall.games.blood_rage.generated import asks
from longhall.games.blood_rage.options import NO, PILLAGE, TO
from longhall.games.blood_rage.rules.destroy import Destroy, victims_in
from longhall.games.blood_rage.rules.pillage import begin_pillage, why_pillage
from longhall.games.blood_rage.state import FIRST_FJORD, HORNS, RESERVE, WARRIOR, BloodRage


def _strike(hooks: Hooks, box: Box, card: Card, op: Op) -> None:
    """Where this Monster invades, enemy figures of these kinds are destroyed, in the fjord as well (BR-AMB-46)."""
    figure = figure_of(box, card)

    def listen(g: BloodRage, owner: int, seat: int, kind: int, place: int) -> None:
        if owner == seat and kind == figure:
            enemies = [other for other in g.clockwise(seat) if other != seat]
            g.push(Destroy(victims_in(g, enemies, g.area(place), op.kinds)))

    hooks.bind(card.id, "invaded", listen, AUTOMATIC)


def _warrior_follows(hooks: Hooks, box: Box, card: Card, op: Op) -> None:
    """After any own invasion a Warrior may follow for free; it does not trigger this again (BR-AMB-17)."""

    def listen(g: BloodRage, owner: int, seat: int, kind: int, place: int) -> None:
        if owner == seat:
            g.push(Follow(seat, place))

    hooks.bind(card.id, "followed", listen, AUTOMATIC)


def _pillage_at_once(hooks: Hooks, box: Box, card: Card, op: Op) -> None:
    """After any own invasion, pay Rage to pillage that province at once (BR-AMB-19)."""

    def listen(g: BloodRage, owner: int, seat: int, kind: int, place: int) -> None:
        if owner == seat:
            g.push(PillageAtOnce(seat, place, op.rage, card.id))

    hooks.bind(card.id, "landed", listen, AUTOMATIC)


def provinces_at(g: BloodRage, place: int) -> list[int]:
    """The province that was invaded; for a fjord those that it supports."""
    return g.supported(place) if place >= FIRST_FJORD else [place]


def warrior_can_come(g: BloodRage, seat: int, province: int) -> bool:
    """Is there a Warrior in reserve, and room for it by Horns and villages?"""
    ready = g.count(seat, WARRIOR, RESERVE) > 0 and g.on_board(seat) < g.value(seat, HORNS)
    return ready and g.room(province) > 0


class Follow(Frame):
    """A Warrior may invade beside the figure that has just invaded."""

    STEPS = ("follow",)

    def __init__(self, seat: int = 0, place: int = 0) -> None:
        super().__init__()
        self.seat: Public[int] = seat
        self.place: Public[int] = place

    def ask_follow(self, g: BloodRage) -> list[Ask]:
        places = [TO[p] for p in provinces_at(g, self.place) if warrior_can_come(g, self.seat, p)]
        return [asks.follow(self.seat, [NO, *places])] if places else []

    def do_follow(self, g: BloodRage, seat: int, option: Option) -> Where:
        if option is not NO:
            g.shift(seat, WARRIOR, RESERVE, option.arg)
            g.tell_invaded(clan=seat, figure=g.figure_word(WARRIOR), place=option.word)
        return None


class PillageAtOnce(Frame):
    """A clan may pay to pillage where it has just invaded."""

    STEPS = ("pillage",)

    def __init__(self, seat: int = 0, place: int = 0, rage: int = 0, card: str = "") -> None:
        super().__init__()
        self.seat: Public[int] = seat
        self.place: Public[int] = place
        self.rage: Public[int] = rage
        self.card: Public[str] = card  # what allows it

    def ask_pillage(self, g: BloodRage) -> list[Ask]:
        if g.rage[self.seat] < self.rage:
            return []
        places = [PILLAGE[p] for p in provinces_at(g, self.place) if not why_pillage(g, self.seat, p)]
        return [asks.pillage_at_once(self.seat, [NO, *places], n=self.rage)] if places else []

    def do_pillage(self, g: BloodRage, seat: int, option: Option) -> Where:
        if option is not NO:
            g.rage[seat] -= self.rage
            g.tell_paid(clan=seat, n=self.rage, card=self.card)
            begin_pillage(g, seat, option.arg)
        return None


BINDS: dict[str, Bind] = {
    "strike": _strike,
    "warrior_follows": _warrior_follows,
    "pillage_at_once": _pillage_at_once,
}
