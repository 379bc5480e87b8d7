"""What a bot holds of a game: its seat's view, never the true state."""

from typing import Any

from longhall.engine import driver
from longhall.engine.game import Game
from longhall.engine.options import Ask, Option
from longhall.engine.rng import Stream


class SeatHandle:
    """A game as one seat may know it."""

    def __init__(self, game: Game, seat: int) -> None:
        self._game = game
        self.info = game.info
        self.seat = seat

    def setup(self) -> dict[str, Any]:
        """What everybody knows of the game from its beginning, and the seat."""
        game = self._game
        about = {"game": game.info.id, "rules": game.info.rules_version, "content": game.content}
        return {**about, "seat": self.seat, "seats": game.seats, "options": game.options}

    def observation(self) -> dict[str, Any]:
        """All that the seat may know."""
        return self._game.observation(self.seat)

    def asks(self) -> list[Ask]:
        """The open questions as the seat may see them: its own whole, of the others who is asked what."""
        return self._game.asks_for(self.seat)

    def events(self, since: int = 0) -> list[dict[str, Any]]:
        """What happened after event `since`, as the seat may know it."""
        return self._game.events(since, self.seat)

    def determinize(self, stream: Stream) -> Any:
        """A position that the seat cannot tell from the true one, to think ahead in."""
        return driver.determinize(self._game.position, self.seat, stream)

    def simulate(self, world: Any, seat: int, option: Option) -> Any:
        """A copy of such a position after an answer; the position itself stays as it is."""
        trial = world.copy()
        driver.answer(trial, seat, option)
        return trial
