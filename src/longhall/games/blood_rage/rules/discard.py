"""The Discard phase (BR-DISCARD)."""

from longhall.engine.frames import Frame, Where
from longhall.engine.options import Ask, Option
from longhall.engine.reasons import absent
from longhall.games.blood_rage.generated import asks
from longhall.games.blood_rage.options import KEEP, KEEP_NONE
from longhall.games.blood_rage.state import BloodRage


class DiscardPhase(Frame):
    """In the first two Ages everybody may keep one card, in the third none; the rest is put away face down
    (BR-DISCARD-01..03, BR-AMB-39)."""

    STEPS = ("keep", "drop")

    # All at the same time and in secret (BR-INFO-03)
    def ask_keep(self, g: BloodRage) -> list[Ask]:
        if not g.box.ages[g.age - 1].kept:
            return []
        return [
            asks.keep(seat, [*(KEEP[face] for face in g.faces_of(g.hands[seat])), KEEP_NONE], sealed=True)
            for seat in range(g.seats)
            if g.hands[seat]
        ]

    def why_keep(self, g: BloodRage, seat: int, option: Option) -> str:
        return absent("BR-DISCARD-01")

    def do_keep(self, g: BloodRage, seat: int, option: Option) -> Where:
        if option is KEEP_NONE:
            put_away(g, seat, g.hands[seat][:])
            g.tell_kept_none(clan=seat)
            return None
        kept = g.find(g.hands[seat], option.arg)
        put_away(g, seat, [card for card in g.hands[seat] if card != kept])
        g.tell_kept(g.eyes(seat), clan=seat, back=g.deck.back_of[kept], card=option.word)
        return None

    def do_drop(self, g: BloodRage) -> Where:
        if not g.box.ages[g.age - 1].kept:
            for seat in range(g.seats):
                put_away(g, seat, g.hands[seat][:])
            g.tell_discarded_all()
        return None


def put_away(g: BloodRage, seat: int, cards: list[int]) -> None:
    """Face down: only their owner has seen them."""
    for card in cards:
        g.move(card, g.hands[seat], g.away, g.eyes(seat))
