"""The choices inside effects, a small frame for each (KR-FLOW-15). What cannot be done is passed over."""

from typing import TypeVar

from longhall.engine.frames import AGAIN, OVER, Frame, Where
from longhall.engine.options import Ask, Option
from longhall.engine.state import Public
from longhall.games.kardnarok.generated import asks
from longhall.games.kardnarok.options import DISCARD, EXCHANGE, FILL, PASS, SLOT, SPLIT, SWAP
from longhall.games.kardnarok.rules.moment import swap_in_new_hero
from longhall.games.kardnarok.rules.refill import draw_cards
from longhall.games.kardnarok.state import Kardnarok

Made = TypeVar("Made", bound="Choosing")


class Choosing(Frame):
    """A kingdom chooses something about its own cards."""

    def __init__(self, seat: int = 0) -> None:
        super().__init__()
        self.seat: Public[int] = seat


class DrawMix(Frame):
    """Draw so many cards: the mix of Warriors and Norns is fixed first (KR-GEN-03, KR-EX-01)."""

    STEPS = ("mix",)

    def __init__(self, seat: int = 0, n: int = 0) -> None:
        super().__init__()
        self.seat: Public[int] = seat
        self.n: Public[int] = n

    def ask_mix(self, g: Kardnarok) -> list[Ask]:
        return [asks.mix(self.seat, SPLIT[: self.n + 1], n=self.n, part=True)] if self.n else []

    def do_mix(self, g: Kardnarok, seat: int, option: Option) -> Where:
        draw_cards(g, seat, option.arg, self.n - option.arg)
        return None


class DiscardCard(Frame):
    """A card of a hand goes under its pile, for all to see; the holder picks it, or a rival who has seen it."""

    STEPS = ("pick",)

    def __init__(self, seat: int = 0, holder: int = 0, kind: str = "card") -> None:
        super().__init__()
        self.seat: Public[int] = seat  # who picks
        self.holder: Public[int] = holder  # whose hand
        self.kind: Public[str] = kind  # warrior, norn or card

    def among(self, g: Kardnarok) -> list[int]:
        """The cards that may be picked."""
        hand = g.hands[self.holder]
        return [card for card in hand if self.kind == "card" or g.is_warrior(card) == (self.kind == "warrior")]

    def ask_pick(self, g: Kardnarok) -> list[Ask]:
        choices = [DISCARD[face] for face in g.faces_of(self.among(g))]
        return [asks.discard(self.seat, choices, target=self.holder, part=True)] if choices else []

    def do_pick(self, g: Kardnarok, seat: int, option: Option) -> Where:
        card = g.find(g.hands[self.holder], option.arg)
        g.put_under(card, g.hands[self.holder], g.pile_of(card))
        g.left_hand(self.holder, card)
        g.tell_discarded(kingdom=self.holder, card=option.word)
        return None


class PickSlot(Frame):
    """A rival's face-down army Warrior is picked and goes under the pile, for all to see."""

    STEPS = ("pick",)

    def __init__(self, seat: int = 0, holder: int = 0) -> None:
        super().__init__()
        self.seat: Public[int] = seat
        self.holder: Public[int] = holder

    def ask_pick(self, g: Kardnarok) -> list[Ask]:
        slots = SLOT[: len(g.armies[self.holder])]
        return [asks.slot_rival(self.seat, slots, target=self.holder, part=True)] if slots else []

    def do_pick(self, g: Kardnarok, seat: int, option: Option) -> Where:
        card = g.move_slot(option.arg, g.armies[self.holder], g.warriors)
        g.warriors.insert(0, g.warriors.pop())
        g.tell_slain(kingdom=self.holder, slot=option.word, warrior=g.word(card))
        return None


class RefillSlot(Choosing):
    """An empty army slot is filled face down from the hand, if there is a Warrior."""

    STEPS = ("fill",)

    def ask_fill(self, g: Kardnarok) -> list[Ask]:
        if len(g.armies[self.seat]) == g.box.constants.army:
            return []
        choices = [FILL[face] for face in g.faces_of(g.warriors_in_hand(self.seat))]
        return [asks.fill(self.seat, choices, part=True)] if choices else []

    def do_fill(self, g: Kardnarok, seat: int, option: Option) -> Where:
        move_into_army(g, seat, option.arg)
        return None


class SwapArmy(Choosing):
    """One army Warrior may change places with one in hand, face down."""

    STEPS = ("slot", "swap")

    def __init__(self, seat: int = 0) -> None:
        super().__init__(seat)
        self.slot: Public[int] = 0

    def ask_slot(self, g: Kardnarok) -> list[Ask]:
        if not g.warriors_in_hand(self.seat) or not g.armies[self.seat]:
            return []
        return [asks.slot_own(self.seat, [PASS, *SLOT[: len(g.armies[self.seat])]], part=True)]

    def do_slot(self, g: Kardnarok, seat: int, option: Option) -> Where:
        if option is PASS:
            return OVER
        self.slot = option.arg
        return None

    def ask_swap(self, g: Kardnarok) -> list[Ask]:
        choices = [FILL[face] for face in g.faces_of(g.warriors_in_hand(self.seat))]
        return [asks.fill(self.seat, choices, part=True)] if g.armies[self.seat] and choices else []

    def do_swap(self, g: Kardnarok, seat: int, option: Option) -> Where:
        move_into_army(g, seat, option.arg)
        g.move_slot(self.slot, g.armies[seat], g.hands[seat], g.eyes(seat))
        g.tell_army_swapped(kingdom=seat, slot=SLOT[self.slot].word)
        return None


class ExchangeArmy(Choosing):
    """One army Warrior goes under the pile unseen, and the top Warrior takes its place face down."""

    STEPS = ("slot",)

    def ask_slot(self, g: Kardnarok) -> list[Ask]:
        slots = SLOT[: len(g.armies[self.seat])]
        return [asks.slot_own(self.seat, slots, part=True)] if slots else []

    def do_slot(self, g: Kardnarok, seat: int, option: Option) -> Where:
        g.move_slot(option.arg, g.armies[seat], g.warriors, g.eyes(seat))
        g.warriors.insert(0, g.warriors.pop())
        new = g.draw(g.warriors, g.armies[seat], g.eyes(seat))
        g.tell_army_exchanged(g.eyes(seat), kingdom=seat, slot=option.word, warrior=g.word(new))
        return None


class ExchangeHand(Frame):
    """Up to so many cards of the hand go under their piles unseen; as many are drawn, the mix fixed first."""

    STEPS = ("swap", "draw")

    def __init__(self, seat: int = 0, n: int = 0) -> None:
        super().__init__()
        self.seat: Public[int] = seat
        self.n: Public[int] = n
        self.swapped: Public[int] = 0

    def ask_swap(self, g: Kardnarok) -> list[Ask]:
        choices = [SWAP[face] for face in g.faces_of(g.hands[self.seat])]
        if self.swapped == self.n or not choices:
            return []
        return [asks.swap(self.seat, [PASS, *choices], n=self.n - self.swapped, part=True)]

    def do_swap(self, g: Kardnarok, seat: int, option: Option) -> Where:
        if option is PASS:
            return None
        card = g.find(g.hands[seat], option.arg)
        eyes = g.eyes(seat)
        g.put_under(card, g.hands[seat], g.pile_of(card), eyes)
        g.left_hand(seat, card)
        g.tell_swapped(eyes, kingdom=seat, back=g.deck.back_of[card], card=option.word)
        self.swapped += 1
        return AGAIN

    def do_draw(self, g: Kardnarok) -> Where:
        if self.swapped:
            g.push(DrawMix(self.seat, self.swapped))
        return None


class ExchangeReserve(Choosing):
    """The Hero in reserve goes under the pile and the top one is taken; of two in reserve the owner picks one."""

    STEPS = ("pick",)

    def ask_pick(self, g: Kardnarok) -> list[Ask]:
        choices = [EXCHANGE[face - g.box.first_hero] for face in g.faces_of(g.reserve[self.seat])]
        return [asks.hero(self.seat, choices, part=True)] if choices and g.heroes else []

    def do_pick(self, g: Kardnarok, seat: int, option: Option) -> Where:
        swap_in_new_hero(g, seat, g.reserve[seat], g.box.first_hero + option.arg, g.eyes(seat))
        return None


def move_into_army(g: Kardnarok, seat: int, face: int) -> None:
    """A Warrior of the hand joins the army face down."""
    card = g.find(g.hands[seat], face)
    g.move(card, g.hands[seat], g.armies[seat], g.eyes(seat))
    g.tell_army_warrior(g.eyes(seat), kingdom=seat, warrior=g.word(card))
