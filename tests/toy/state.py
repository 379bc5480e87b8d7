"""The fields of the toy game and what its rules do with them."""

from collections.abc import Mapping, Sequence
from typing import Any

from longhall.engine.events import eyes_of
from longhall.engine.options import Option, Vocabulary
from longhall.engine.outcomes import Outcome
from longhall.engine.position import UNASKED
from longhall.engine.rng import Stream
from longhall.engine.state import Heaps, Owner, Pile, Piles, Public, Unsaved
from tests.toy import cards, options
from tests.toy.generated.events import Telling
from tests.toy.rows import Box, opened

CARDS, DICE = 0, 1
MONEY, MOST_CARDS, ROW, RICH = 40, 5, 3, 12


class Toy(Telling):
    """Runes and foes in hands and face-down rows, and coins to win."""

    HOOKS = cards.HOOKS
    ANYTIME = UNASKED

    def __init__(self) -> None:
        super().__init__()
        self.length: Public[str] = "short"  # two rounds, or three
        self.mood: Public[str] = "calm"  # in a wild game one may steal
        self.round: Public[int] = 0
        self.coins: Public[list[int]] = []  # of each seat
        self.bank: Public[int] = MONEY  # coins that nobody has
        self.sold: Public[list[int]] = []  # 1 for each seat that sold a card in this round
        self.boasts: Public[list[int]] = []  # how often each seat may still boast
        self.hands: Heaps[list[list[int]]] = []
        self.rows: Piles[list[list[int]]] = []  # cards face down, in order
        self.table: Heaps[list[list[int]]] = []  # cards in play
        self.altar: Heaps[list[list[int]]] = []  # cards offered
        self.pile: Pile[list[int]] = []  # runes
        self.foes: Pile[list[int]] = []
        self.discard: Pile[list[int]] = []
        self.oaths: Owner[list[int]] = []  # a secret number of each seat; -1: not sworn yet
        self.omen: int = 0  # what the oaths should have been: nobody knows until the end
        self.box: Unsaved[Box] = opened("")

    def vocabulary(self) -> Vocabulary:
        return options.VOCABULARY

    def attach(self, options_: Mapping[str, str]) -> None:
        self.deck = options.DECK
        self.box = opened(self.content)
        self.hooks = cards.listeners(self.box)

    def share(self, new: Any) -> None:
        new.box = self.box

    # Cards and coins

    def held(self, seat: int) -> list[int]:
        """The faces in a hand, each once."""
        return sorted({options.DECK.faces[card] for card in self.hands[seat]})

    def find(self, cards: list[int], face: int) -> int:
        return next(card for card in cards if options.DECK.faces[card] == face)

    def word(self, card: int) -> str:
        return options.FACES[options.DECK.faces[card]]

    def pay(self, seat: int, amount: int) -> None:
        """From the bank, which may run dry; a negative amount goes back, as far as the seat has it."""
        amount = max(-self.coins[seat], min(amount, self.bank))
        self.coins[seat] += amount
        self.bank -= amount
        if amount:
            self.tell_paid(seat=seat, amount=amount)

    def draw_rune(self, seat: int) -> None:
        """Where the pile is empty the discards, which all have seen, become the pile."""
        if not self.pile:
            self.pile, self.discard = self.discard, self.pile
            self.shuffle(CARDS, self.pile)
            self.tell_shuffled()
        if self.pile:
            card = self.draw(self.pile, self.hands[seat], eyes_of(seat))
            self.tell_drew(eyes_of(seat), seat=seat, card=self.word(card))

    def throw_away(self, card: int, source: list[int]) -> None:
        """Openly; runes to the discards, foes under their pile."""
        if options.DECK.back_of[card] == "rune":
            self.move(card, source, self.discard)
        else:
            self.put_under(card, source, self.foes)

    # What holds at all times, and what may be done at any time

    def check(self) -> None:
        from tests.toy.rules import Limit

        for seat in range(self.seats):
            if self.coins[seat] >= RICH:
                self.finish("rich")
                return
            if len(self.hands[seat]) > MOST_CARDS and not any(isinstance(frame, Limit) for frame in self.stack):
                self.push(Limit(seat))

    def anytime(self, seat: int, asked: bool) -> list[Option]:
        if asked:
            return [] if self.sold[seat] else [options.SELL[face] for face in self.held(seat)]
        return [options.BOAST[face] for face in self.held(seat)] if self.boasts[seat] else []

    def do_anytime(self, seat: int, option: Option) -> None:
        card = self.find(self.hands[seat], option.arg)
        if option.verb == "sell":
            self.sold[seat] = 1
            self.throw_away(card, self.hands[seat])
            self.tell_sold(seat=seat, card=option.word)
            self.pay(seat, 1)
        else:
            self.boasts[seat] -= 1
            self.show_from(card, self.hands[seat])
            self.tell_boasted(seat=seat, card=option.word)

    def option_for(self, card: str) -> Option:
        return options.USES[card]

    def why_trigger(self, seat: int, option: Option) -> str:
        return "TOY-HELD"

    # Secrets and the end

    def resample(self, observers: Sequence[int], chance: Stream) -> None:
        from tests.toy.rules import Give

        self.omen = chance.below(3)
        for seat, oath in enumerate(self.oaths):
            if seat not in observers and oath >= 0:
                self.oaths[seat] = chance.below(3)
        for frame in self.stack:
            if isinstance(frame, Give) and frame.seat not in observers and frame.face >= 0:
                held = self.held(frame.seat)
                frame.face = chance.pick(held)

    def derived(self, observer: int) -> dict[str, Any]:
        return {"held": [len(hand) for hand in self.hands]}

    def outcome(self) -> Outcome:
        scores = [
            {
                "coins": self.coins[seat],
                "cards": sum(listener.do(self, seat) for listener in self.in_play(cards.SCORE, seat)),
                "oath": 3 if self.oaths[seat] == self.omen else 0,
            }
            for seat in range(self.seats)
        ]
        totals = [sum(parts.values()) for parts in scores]
        return Outcome([1 + sum(total > mine for total in totals) for mine in totals], scores, self.over)

    def faults(self) -> list[str]:
        total = self.bank + sum(self.coins)
        return [] if total == MONEY else [f"{total} coins instead of {MONEY}"]
