"""How much a player may hold (LR-LIMIT)."""

from longhall.engine.frames import AGAIN, Frame, Where
from longhall.engine.options import Ask, Option
from longhall.engine.state import Public
from longhall.games.lords_of_ragnarok.generated import asks
from longhall.games.lords_of_ragnarok.hooks import HAND_LIMIT, RUNE_LIMIT
from longhall.games.lords_of_ragnarok.options import DISCARD, LOSE
from longhall.games.lords_of_ragnarok.rules.chase import is_hunting
from longhall.games.lords_of_ragnarok.state import WISDOM, LordsOfRagnarok


def card_limit(g: LordsOfRagnarok, seat: int) -> int:
    """Wisdom limits cards and runes, each for itself (LR-HERO-05); a Follower may hold 8 cards (LS-GEN-12)."""
    return g.box.surtur.hand_max if g.is_follower(seat) else g.fold(HAND_LIMIT, g.value(seat, WISDOM), seat)


def rune_limit(g: LordsOfRagnarok, seat: int) -> int:
    """Runes that a player may hold; a Follower 6 (LS-GEN-11)."""
    return g.box.surtur.runes_max if g.is_follower(seat) else g.fold(RUNE_LIMIT, g.value(seat, WISDOM), seat)


def too_many_cards(g: LordsOfRagnarok, seat: int) -> bool:
    """More combat cards than Wisdom; the hunter's are not limited during a hunt (LR-LIMIT-01, 02, LR-HUNT-29)."""
    return len(g.hands[seat]) > card_limit(g, seat) and not is_hunting(g, seat)


def too_many_runes(g: LordsOfRagnarok, seat: int) -> bool:
    return sum(g.runes_of(seat)) > rune_limit(g, seat)


def enforce_limits(g: LordsOfRagnarok, seat: int) -> None:
    """What is above the limit is discarded at once; Followers have limits of their own, and never pass them."""
    if g.is_follower(seat):
        return
    if too_many_cards(g, seat) or too_many_runes(g, seat):
        g.push(Limits(seat))


def discard(g: LordsOfRagnarok, seat: int, face: int) -> None:
    """Discard a combat card from the hand, for all to see (LR-DECK-02)."""
    card = g.find(g.hands[seat], face)
    g.move(card, g.hands[seat], g.combat_discards)
    g.tell_discarded(seat=seat, card=g.word(card))


class Limits(Frame):
    """Cards and runes of the player's choice are discarded down to the limit, new or old alike (LR-LIMIT-01, 05)."""

    STEPS = ("cards", "runes")

    def __init__(self, seat: int = 0) -> None:
        super().__init__()
        self.seat: Public[int] = seat

    def ask_cards(self, g: LordsOfRagnarok) -> list[Ask]:
        if not too_many_cards(g, self.seat):
            return []
        hand = g.hands[self.seat]
        over = len(hand) - card_limit(g, self.seat)
        return [asks.limit_cards(self.seat, [DISCARD[face] for face in g.faces_of(hand)], n=over)]

    def do_cards(self, g: LordsOfRagnarok, seat: int, option: Option) -> Where:
        discard(g, seat, option.arg)
        return AGAIN

    def ask_runes(self, g: LordsOfRagnarok) -> list[Ask]:
        if not too_many_runes(g, self.seat):
            return []
        held = [LOSE[rune] for rune, n in enumerate(g.runes_of(self.seat)) if n]
        return [asks.limit_runes(self.seat, held, n=sum(g.runes_of(self.seat)) - rune_limit(g, self.seat))]

    def do_runes(self, g: LordsOfRagnarok, seat: int, option: Option) -> Where:
        lose_rune(g, seat, option.arg)
        return AGAIN


def lose_rune(g: LordsOfRagnarok, seat: int, rune: int) -> None:
    """A rune goes back to the supply (LR-LIMIT-04)."""
    g.drop_rune(seat, rune)
    g.tell_rune_lost(seat=seat, rune=g.box.runes[rune])


class DiscardCards(Frame):
    """A player discards combat cards of its choice, fewer if it holds fewer."""

    STEPS = ("discard",)

    def __init__(self, seat: int = 0, n: int = 0) -> None:
        super().__init__()
        self.seat: Public[int] = seat
        self.left: Public[int] = n

    def ask_discard(self, g: LordsOfRagnarok) -> list[Ask]:
        hand = g.hands[self.seat]
        if not self.left or not hand:
            return []
        return [asks.discard(self.seat, [DISCARD[face] for face in g.faces_of(hand)], n=self.left)]

    def do_discard(self, g: LordsOfRagnarok, seat: int, option: Option) -> Where:
        discard(g, seat, option.arg)
        self.left -= 1
        return AGAIN


class LoseRunes(Frame):
    """A player loses runes of its choice, fewer if it has fewer."""

    STEPS = ("lose",)

    def __init__(self, seat: int = 0, n: int = 0) -> None:
        super().__init__()
        self.seat: Public[int] = seat
        self.left: Public[int] = n

    def ask_lose(self, g: LordsOfRagnarok) -> list[Ask]:
        held = [LOSE[rune] for rune, n in enumerate(g.runes_of(self.seat)) if n]
        return [asks.rune_lose(self.seat, held, n=self.left)] if self.left and held else []

    def do_lose(self, g: LordsOfRagnarok, seat: int, option: Option) -> Where:
        lose_rune(g, seat, option.arg)
        self.left -= 1
        return AGAIN
