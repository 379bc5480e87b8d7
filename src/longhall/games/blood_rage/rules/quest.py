"""The Quest action and the Quest phase (BR-QUEST)."""

from longhall.engine.cards import KNOWN
from longhall.engine.frames import AGAIN, Frame, Where
from longhall.engine.options import Ask, Option
from longhall.engine.reasons import absent, because
from longhall.engine.state import Public
from longhall.games.blood_rage.generated import asks
from longhall.games.blood_rage.hooks import QUEST_GLORY
from longhall.games.blood_rage.options import COMMIT
from longhall.games.blood_rage.rules.secrets import conclude_committed, conclude_holding
from longhall.games.blood_rage.rules.sheet import STATS, RaiseStat, gain_glory
from longhall.games.blood_rage.rules.strength import strength
from longhall.games.blood_rage.state import QUESTS, VALHALLA, BloodRage


def why_quest(g: BloodRage, seat: int, nothing: int = 0) -> str:
    """Any Quest in hand, however many the clan is committed to already (BR-QUEST-01, 02)."""
    for card in g.hands[seat]:
        if g.row(card).quest:
            return ""
    return because("BR-QUEST-01", "quest")


class Commit(Frame):
    """A Quest of the hand goes face down on the sheet (BR-QUEST-01..04)."""

    STEPS = ("declare", "choose")

    def __init__(self, seat: int = 0) -> None:
        super().__init__()
        self.seat: Public[int] = seat

    def do_declare(self, g: BloodRage) -> Where:
        conclude_holding(g, self.seat)
        conclude_committed(g)
        return None

    def ask_choose(self, g: BloodRage) -> list[Ask]:
        faces = g.faces_of([card for card in g.hands[self.seat] if g.row(card).quest])
        quests = [COMMIT[face - g.box.first_quest] for face in faces]
        return [asks.quest(self.seat, quests, part=True)]

    def why_choose(self, g: BloodRage, seat: int, option: Option) -> str:
        return absent("BR-QUEST-01")

    def do_choose(self, g: BloodRage, seat: int, option: Option) -> Where:
        commit(g, seat, option.arg + g.box.first_quest)
        conclude_committed(g)
        return None


def commit(g: BloodRage, seat: int, face: int) -> None:
    """Any Quest of the hand, for all that the others see."""
    card = g.find(g.hands[seat], face)
    alike = [other for other in g.hands[seat] if g.deck.back_of[other] == g.deck.back_of[card]]
    before = g.know[:]
    g.move(card, g.hands[seat], g.quests[seat], g.eyes(seat))
    for observer, classes in enumerate(before):
        if observer != seat:
            still_know(g, observer, classes, alike)
    g.tell_quest_committed(g.eyes(seat), clan=seat, back=g.deck.back_of[card], card=g.word(card))


def still_know(g: BloodRage, observer: int, classes: bytes, hand: list[int]) -> None:
    """The committed card is none of those that an observer knows to be something else; where these are it still knows,
    and which cards of the draft it could not tell apart (BR-QUEST-01, BR-INFO-01)."""
    quests = g.box.quest_cards(g.seats)
    for kind in sorted({classes[card] for card in hand}):
        mine = [card for card in hand if classes[card] == kind]
        if kind == KNOWN or len(mine) == classes.count(kind):
            for card in mine:
                if not g.row(card).quest:
                    g.conclude(observer, card)
        elif not classes.count(kind, quests.start, quests.stop):
            g.tell_apart(observer, [card for card, its in enumerate(classes) if its == kind])


def fulfilled(g: BloodRage, seat: int, face: int) -> bool:
    """The most STR of all in the area of one of its provinces, or enough figures in Valhalla (BR-QUEST-07..09,
    BR-AMB-37)."""
    quest = g.box.quests[face]
    if not quest.most:
        return g.figures_in(seat, [VALHALLA]) >= quest.count
    return any(not g.ruined[province] and has_most(g, seat, province) for province in quest.provinces)


def has_most(g: BloodRage, seat: int, province: int) -> bool:
    """Strictly more STR than every other clan; a tie fails (BR-QUEST-07)."""
    mine = strength(g, seat, province)
    return all(strength(g, other, province) < mine for other in range(g.seats) if other != seat)


class QuestPhase(Frame):
    """All committed Quests are revealed; those fulfilled give Glory and a step of any stat, in turn order; all are
    discarded (BR-QUEST-05, 06, 10; BR-INFO-05)."""

    STEPS = ("reveal", "judge")

    def do_reveal(self, g: BloodRage) -> Where:
        for seat in g.clockwise(g.first):
            if g.quests[seat]:
                g.show(g.quests[seat])
                g.tell_quest_revealed(clan=seat, cards=sorted(g.word(card) for card in g.quests[seat]))
        return None

    def do_judge(self, g: BloodRage) -> Where:
        for seat in g.clockwise(g.first):
            if g.quests[seat]:
                self._judge(g, seat, min(g.quests[seat], key=g.face))
                return AGAIN
        return None

    def _judge(self, g: BloodRage, seat: int, card: int) -> None:
        face = g.face(card)
        g.move(card, g.quests[seat], g.discards)
        if not fulfilled(g, seat, face):
            g.tell_quest_failed(clan=seat, card=g.word(card))
            return
        glory = g.fold(QUEST_GLORY, g.box.quests[face].glory, seat)
        gain_glory(g, seat, glory, QUESTS)
        g.tell_quest_fulfilled(clan=seat, card=g.word(card), n=glory)
        g.push(RaiseStat(seat, list(STATS), 1))
