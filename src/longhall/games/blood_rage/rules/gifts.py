"""The Gods' Gifts: the draft (BR-DRAFT)."""

from longhall.engine.frames import AGAIN, OVER, Frame, Where
from longhall.engine.options import Ask, Option
from longhall.engine.reasons import absent
from longhall.engine.state import Public
from longhall.games.blood_rage.generated import asks
from longhall.games.blood_rage.options import PICK
from longhall.games.blood_rage.state import BloodRage


class Gifts(Frame):
    """Everybody gets eight cards, keeps some and passes the rest to the left, again and again, until it has six; a card
    left over from the Age before takes no part (BR-DRAFT-01..06)."""

    STEPS = ("deal", "pick", "pass_on")

    def __init__(self) -> None:
        super().__init__()
        self.size: Public[int] = 0  # how many cards of each pack are to be passed on

    # The rest of the deck leaves the game unseen (BR-DRAFT-02). In a first game the eight cards of the first Age are
    # the hand (BR-DRAFT-07, BR-AMB-43).
    def do_deal(self, g: BloodRage) -> Where:
        deck = g.decks[g.age - 1]
        all_kept = g.age == 1 and g.first_game == "yes"
        g.packs = [] if all_kept else [[] for _ in range(g.seats)]
        for seat in g.clockwise(g.first):
            dealt = [
                g.draw(deck, g.hands[seat] if all_kept else g.packs[seat], g.eyes(seat))
                for _ in range(g.box.constants.dealt)
            ]
            g.tell_dealt(g.eyes(seat), clan=seat, n=len(dealt), cards=words_of(g, dealt))
        while deck:
            g.draw(deck, g.away, 0)
        self.size = g.box.constants.dealt - g.box.setups[g.seats].picks
        return OVER if all_kept else None

    # All at the same time and in secret; with two players two cards at a time (BR-DRAFT-03, 06; BR-INFO-03)
    def ask_pick(self, g: BloodRage) -> list[Ask]:
        found = []
        for seat in range(g.seats):
            left = len(g.packs[seat]) - self.size
            options = [PICK[face] for face in g.faces_of(g.packs[seat])]
            begun = left < g.box.setups[g.seats].picks
            found.append(asks.draft(seat, options, n=left, sealed=True, more=left > 1, part=begun))
        return found

    def why_pick(self, g: BloodRage, seat: int, option: Option) -> str:
        return absent("BR-DRAFT-03")

    def do_pick(self, g: BloodRage, seat: int, option: Option) -> Where:
        g.move(g.find(g.packs[seat], option.arg), g.packs[seat], g.hands[seat], g.eyes(seat))
        g.tell_picked(g.eyes(seat), clan=seat, card=option.word)
        return AGAIN if len(g.packs[seat]) > self.size else None

    # To the left; the last two cards are put away unseen by others instead (BR-DRAFT-03, 04)
    def do_pass_on(self, g: BloodRage) -> Where:
        if self.size <= g.box.constants.dealt - g.box.constants.kept:
            for seat in range(g.seats):
                while g.packs[seat]:
                    g.move(g.packs[seat][0], g.packs[seat], g.away, g.eyes(seat))
            g.packs = []
            g.tell_draft_over(n=self.size)
            return None
        g.packs = [g.packs[seat - 1] for seat in range(g.seats)]
        for seat in range(g.seats):
            g.show(g.packs[seat], g.eyes(seat))
            g.tell_passed_on(g.eyes(seat), clan=seat, n=len(g.packs[seat]), cards=words_of(g, g.packs[seat]))
        self.size -= g.box.setups[g.seats].picks
        return "pick"


def words_of(g: BloodRage, cards: list[int]) -> list[str]:
    """A clan sees its new cards, in no order of theirs; where nobody listens, nothing is looked up."""
    return [] if g.told is None else sorted([g.word(card) for card in cards])
