"""What every game's small language for tests has: answer as a person would, and look."""

from collections.abc import Sequence
from typing import Any, ClassVar, Self

from longhall.engine.driver import run
from longhall.engine.game import Game
from longhall.engine.journal import Journal
from longhall.engine.options import Ask


class Playing:
    """A game under test; each game adds how its table is laid."""

    QUIET: ClassVar[tuple[str, ...]] = ("pass",)  # answers that let things take their course, the best first
    game: Game

    # Playing

    def ask(self, seat: int) -> Ask:
        """The open ask of a seat; fails if it has none."""
        for ask in self.game.asks:
            if ask.seat == seat:
                return ask
        raise AssertionError(f"seat {seat} is not asked; open: {self.game.asks}")

    @property
    def open(self) -> list[tuple[int, str]]:
        """Who is asked what."""
        return [(ask.seat, ask.name) for ask in self.game.asks]

    def offers(self, seat: int) -> list[str]:
        """The keys of the main group of a seat's ask."""
        return [option.key for option in self.ask(seat).options]

    def anytime(self, seat: int) -> list[str]:
        """The keys of what a seat may do besides."""
        return [option.key for option in self.ask(seat).anytime]

    def answer(self, seat: int, *keys: str) -> Self:
        """Answer one ask after the other."""
        for key in keys:
            self.game.answer(seat, key)
        return self

    def expect(self, seat: int, name: str) -> Ask:
        """The seat is asked this."""
        ask = self.ask(seat)
        assert ask.name == name, f"seat {seat} is asked {ask.name}, not {name}"
        return ask

    def why_not(self, seat: int, key: str) -> str:
        """The rule that forbids an answer."""
        return self.game.why_not(seat, key)

    def default(self) -> None:
        """Give the quiet answer to one open ask, or the first option."""
        ask = next(ask for ask in self.game.asks if ask.options)
        keys = [option.key for option in ask.options]
        self.game.answer(ask.seat, next((key for key in self.QUIET if key in keys), keys[0]))

    def until(self, name: str, seat: int | None = None) -> Self:
        """Give quiet answers until this ask is open (to this seat)."""
        for _ in range(2000):
            if any(ask.name == name and seat in (None, ask.seat) for ask in self.game.asks):
                return self
            assert self.game.outcome is None, f"the game ended before {name} was asked"
            self.default()
        raise AssertionError(f"{name} is never asked")

    def finish(self) -> Self:
        """Give quiet answers until the game is over."""
        while self.game.outcome is None:
            self.default()
        return self

    # Looking

    def hand(self, seat: int) -> list[str]:
        """The hand as its owner sees it."""
        hand: list[str] = self.game.observation(seat)["hands"][seat]
        return hand

    def told(self, seat: int | None = None) -> list[str]:
        """The keys of all events that a seat was told."""
        return [event["key"] for event in self.game.events(0, seat)]

    def event(self, key: str, seat: int | None = None) -> dict[str, Any]:
        """The arguments of the last event of this key, as the seat was told."""
        args: dict[str, Any] = [e["args"] for e in self.game.events(0, seat) if e["key"] == key][-1]
        return args

    # Laying the table

    def _fetch(self, word: str, target: list[int], sources: Sequence[list[int]]) -> None:
        """A card goes from one of these heaps to the end of another."""
        g = self.game.position
        for source in sources:
            for card in source:
                if g.word(card) == word:
                    source.remove(card)
                    target.append(card)
                    return
        raise AssertionError(f"there is no {word} left to lay with {g.seats} seats")

    def _know_again(self) -> None:
        """Everybody knows what lies open, and each its own."""
        g = self.game.position
        g.begin_cards(g.deck)
        for seat in range(g.seats):
            g.show(self._own_cards(seat), 1 << seat)
        g.show(self._open_cards())

    def _own_cards(self, seat: int) -> list[int]:
        """What only this seat knows."""
        raise NotImplementedError

    def _open_cards(self) -> list[int]:
        """What everybody knows."""
        raise NotImplementedError

    def _begin(self) -> Self:
        """Go on from the position as it is now."""
        g = self.game.position
        run(g)
        self.game.history = Journal(g.copy())
        return self
