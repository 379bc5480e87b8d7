"""Exactly the troop strength: at the start of a round and after every combat (Basic 3, 17, 20; Quick 1, 5)."""

from collections.abc import Sequence

from longhall.engine.frames import AGAIN, Frame, Where
from longhall.engine.options import Ask, Option
from longhall.engine.state import Public
from longhall.games.kardnarok.generated import asks
from longhall.games.kardnarok.options import DISCARD, SPLIT
from longhall.games.kardnarok.rules.moment import Moment
from longhall.games.kardnarok.state import Kardnarok


class Refill(Frame):
    """Every kingdom discards what is too much and draws what is missing, until it owns exactly the troop strength
    (KR-GEN-08, KR-REFILL-01..07, KR-ROUND-03..05, 18)."""

    STEPS = ("moment", "surplus", "split", "draw")

    def __init__(self, order: Sequence[int] = ()) -> None:
        super().__init__()
        self.order: Public[list[int]] = list(order)  # who draws when: attacker or First Kingdom first (KR-REFILL-06)
        self.buried: list[int] = []  # the faces of what a kingdom is discarding
        self.splits: Public[list[int]] = [-1] * len(order)  # for each seat the Warriors it draws; -1: not said yet

    def do_moment(self, g: Kardnarok) -> Where:
        g.push(Moment(self.order))
        return None

    # Too many: discard by choice, face down, all at once; keep room for 2 Warriors (KR-REFILL-03, 04; KR-FLOW-12, 14)
    def ask_surplus(self, g: Kardnarok) -> list[Ask]:
        found = []
        for seat in g.asking(range(g.seats)):
            many = surplus(g, seat)
            if many > 0:
                faces = g.faces_of(discardable(g, seat))
                choices = [DISCARD[face] for face in faces]
                found.append(asks.refill_surplus(seat, choices, n=many, sealed=True, more=many > 1))
        return found

    def do_surplus(self, g: Kardnarok, seat: int, option: Option) -> Where:
        card = g.find(g.hands[seat], option.arg)
        g.put_under(card, g.hands[seat], g.pile_of(card), g.eyes(seat))
        self.buried.append(option.arg)
        if surplus(g, seat) > 0:
            return AGAIN
        self._tell_buried(g, seat)
        return None

    def _tell_buried(self, g: Kardnarok, seat: int) -> None:
        """All discards of a kingdom at once, as their order is nobody's business."""
        words: list[str] = sorted(g.deck.words[face] for face in self.buried)
        warriors = sum(face < g.box.first_norn for face in self.buried)
        norns = len(self.buried) - warriors
        g.tell_refill_discarded(g.eyes(seat), kingdom=seat, warriors=warriors, norns=norns, cards=words)
        self.buried = []

    # Too few: say how many Warriors and how many Norns before drawing any (KR-ROUND-04, KR-REFILL-02, KR-FLOW-01)
    def ask_split(self, g: Kardnarok) -> list[Ask]:
        found = []
        for seat in range(g.seats):
            many = missing(g, seat)
            if many > 0 and self.splits[seat] < 0:
                choices = SPLIT[fewest_warriors(g, seat) : many + 1]
                found.append(asks.refill_split(seat, choices, n=many, sealed=True))
        return found

    def do_split(self, g: Kardnarok, seat: int, option: Option) -> Where:
        self.splits[seat] = option.arg
        return None

    # Then draw in two groups; an empty pile is made up for by the other (KR-REFILL-06, 07)
    def do_draw(self, g: Kardnarok) -> Where:
        for seat in self.order:
            many = missing(g, seat)
            warriors = max(self.splits[seat], 0)
            warriors_beyond, norns_beyond = beyond(g, seat)
            refill_from_piles(g, seat, warriors + warriors_beyond, max(many, 0) - warriors + norns_beyond)
        g.bonuses = ((0, 0, 0),) * g.seats
        return None


def target(g: Kardnarok, seat: int) -> int:
    """The troop strength and what an effect adds to it in this refill."""
    return g.troop_strength() + sum(g.bonuses[seat])


def warriors_owned(g: Kardnarok, seat: int) -> int:
    return len(g.armies[seat]) + len(g.warriors_in_hand(seat))


def warriors_missing(g: Kardnarok, seat: int) -> int:
    """Warriors short of two (KR-ROUND-05, KR-REFILL-03)."""
    return max(0, g.box.constants.fewest_warriors - warriors_owned(g, seat))


def surplus(g: Kardnarok, seat: int) -> int:
    """Cards to discard so that the missing Warriors still fit (KR-REFILL-04, KR-AMB-28)."""
    return g.owned(seat) - target(g, seat) + warriors_missing(g, seat)


def discardable(g: Kardnarok, seat: int) -> list[int]:
    """Cards in hand whose loss leaves two Warriors (KR-ROUND-18)."""
    spare = warriors_owned(g, seat) > g.box.constants.fewest_warriors
    return [card for card in g.hands[seat] if spare or not g.is_warrior(card)]


def missing(g: Kardnarok, seat: int) -> int:
    """Cards to draw in a split of the kingdom's choice."""
    short = target(g, seat) - g.owned(seat)
    return short - sum(beyond(g, seat))


def beyond(g: Kardnarok, seat: int) -> tuple[int, int]:
    """Warriors and Norns to draw beyond the troop strength, from a pile that the effect names."""
    if not any(g.bonuses[seat]):
        return 0, 0
    short = max(0, target(g, seat) - g.owned(seat))
    warriors, norns, _ = g.bonuses[seat]
    warriors = min(warriors, short)
    room = short - warriors - warriors_missing(g, seat)
    return warriors, max(0, min(norns, room))


def fewest_warriors(g: Kardnarok, seat: int) -> int:
    """The split must leave the kingdom with at least two Warriors."""
    return max(0, warriors_missing(g, seat) - beyond(g, seat)[0])


def refill_from_piles(g: Kardnarok, seat: int, warriors: int, norns: int) -> None:
    """What one pile lacks comes from the other (KR-REFILL-07)."""
    short_of_warriors, short_of_norns = max(0, warriors - len(g.warriors)), max(0, norns - len(g.norns))
    draw_cards(g, seat, warriors + short_of_norns, norns + short_of_warriors)


def draw_cards(g: Kardnarok, seat: int, warriors: int, norns: int) -> None:
    """Draw a group of Warriors and a group of Norns into the hand, as far as the piles go."""
    drawn = [g.draw(g.warriors, g.hands[seat], g.eyes(seat)) for _ in range(min(warriors, len(g.warriors)))]
    found = len(drawn)
    drawn += [g.draw(g.norns, g.hands[seat], g.eyes(seat)) for _ in range(min(norns, len(g.norns)))]
    if drawn:
        words: list[str] = [g.word(card) for card in drawn]
        g.tell_drawn(g.eyes(seat), kingdom=seat, warriors=found, norns=len(drawn) - found, cards=words)
