"""Drawing combat cards, gaining runes and priests, raising attributes."""

from collections.abc import Sequence

from longhall.engine.frames import AGAIN, Frame, Where
from longhall.engine.options import Ask, Option
from longhall.engine.state import Public, added, added_in
from longhall.games.lords_of_ragnarok.generated import asks
from longhall.games.lords_of_ragnarok.options import GAIN, RAISE
from longhall.games.lords_of_ragnarok.rules.limits import enforce_limits
from longhall.games.lords_of_ragnarok.state import CARDS, TOKENS, LordsOfRagnarok


def refill(g: LordsOfRagnarok, pile: list[int], discards: list[int]) -> None:
    """When a deck is empty and a card is needed, its discards are shuffled into a new one (LR-DECK-01)."""
    if not pile and discards:
        pile.extend(discards)
        discards.clear()
        g.shuffle(CARDS, pile)
        g.tell_deck_shuffled()


def draw_cards(g: LordsOfRagnarok, seat: int, n: int, hunting: bool = False) -> None:
    """Draw combat cards; with deck and discards empty the draw is lost (LR-AMB-64). The limit comes after all; a
    Follower stops at its own, except in a hunt (LS-GEN-12, LS-HUNT-04)."""
    if g.is_follower(seat) and not hunting:
        n = min(n, g.box.surtur.hand_max - len(g.hands[seat]))
    drawn = []
    for _ in range(n):
        refill(g, g.combat, g.combat_discards)
        if g.combat:
            drawn.append(g.draw(g.combat, g.hands[seat], g.eyes(seat)))
    if drawn:
        faces = [g.word(card) for card in drawn]
        g.tell_drew(g.eyes(seat), seat=seat, n=len(drawn), cards=faces)
        enforce_limits(g, seat)


def gain_priest(g: LordsOfRagnarok, seat: int) -> None:
    """A priest goes from the supply to the reserve, if one is left (LR-PRIEST-01, LR-LIMIT-03)."""
    if g.priests_left(seat):
        g.priests = added(g.priests, seat, 1)
        g.tell_priest_gained(seat=seat)


def raise_attribute(g: LordsOfRagnarok, seat: int, attribute: int) -> None:
    """A token moves up, to 6 at most; a wounded one moves, too (LR-HERO-02, LR-WOUND-02)."""
    if g.tokens[seat][attribute] < g.box.constants.attribute_max:
        g.tokens = added_in(g.tokens, seat, attribute, 1)
        g.tell_raised(seat=seat, attribute=g.box.attributes[attribute], n=g.tokens[seat][attribute])


def lowest_attributes(g: LordsOfRagnarok, seat: int) -> list[int]:
    """The attributes of the lowest value, of those whose token can still be raised (LR-AMB-05)."""
    free = [each for each in range(TOKENS) if g.tokens[seat][each] < g.box.constants.attribute_max]
    least = min([g.value(seat, each) for each in free], default=0)
    return [each for each in free if g.value(seat, each) == least]


class GainRunes(Frame):
    """Runes of the player's choice from the supply; all of them come before the limit (LR-MAP-07, LR-LIMIT-05)."""

    STEPS = ("gain", "limit")

    def __init__(self, seat: int = 0, n: int = 0) -> None:
        super().__init__()
        self.seat: Public[int] = seat
        self.left: Public[int] = n

    def ask_gain(self, g: LordsOfRagnarok) -> list[Ask]:
        there = [GAIN[rune] for rune, n in enumerate(g.supply) if n]
        return [asks.rune_gain(self.seat, there, n=self.left, part=True)] if self.left and there else []

    def why_gain(self, g: LordsOfRagnarok, seat: int, option: Option) -> str:
        return "LR-LIMIT-03" if option.verb == "gain" else "LR-MAP-07"

    def do_gain(self, g: LordsOfRagnarok, seat: int, option: Option) -> Where:
        gain_rune(g, seat, option.arg)
        self.left -= 1
        return AGAIN

    def do_limit(self, g: LordsOfRagnarok) -> Where:
        enforce_limits(g, self.seat)
        return None


def gain_rune(g: LordsOfRagnarok, seat: int, rune: int) -> None:
    """A rune of this type from the supply, if there is one; whoever calls it looks at the limit afterwards."""
    if g.supply[rune]:
        g.take_rune(seat, rune)
        g.tell_rune_gained(seat=seat, rune=g.box.runes[rune])


class RaiseOne(Frame):
    """One attribute of several goes up, as the player chooses."""

    STEPS = ("raise",)

    def __init__(self, seat: int = 0, among: Sequence[int] = ()) -> None:
        super().__init__()
        self.seat: Public[int] = seat
        self.among: Public[list[int]] = list(among)

    def ask_raise(self, g: LordsOfRagnarok) -> list[Ask]:
        return [asks.attribute_raise(self.seat, [RAISE[each] for each in self.among], part=True)] if self.among else []

    def do_raise(self, g: LordsOfRagnarok, seat: int, option: Option) -> Where:
        raise_attribute(g, seat, option.arg)
        return None
