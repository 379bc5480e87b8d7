"""The parts of the generated `Seen` classes: what one observer may see of a position, as typed fields.

`tools/generate.py` writes a game's `Seen` from the visibility that its states and frames declare. A hidden field is no
attribute of it, and it keeps no reference to the position, so that what is made from it cannot tell what is hidden.
Rows are shared with the position and typed as `Sequence`: they cannot be changed or passed on as lists.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeVar

from longhall.engine.cards import KNOWN, Cards
from longhall.engine.observations import own_sealed
from longhall.engine.position import Position

CLASSES: Final = tuple([str(number) for number in range(256)])
Kind = TypeVar("Kind", bound="SeenFrame")
Item = TypeVar("Item")


class Look:
    """The cards of a position as one observer knows them: known faces by their word; others as `?back.class`, where
    equal classes cannot be told apart."""

    def __init__(self, g: Cards, observer: int) -> None:
        self.observer: Final = observer
        self._classes: Final = g.know[observer]
        self._words: Final = g.deck.word_of
        self._backs: Final = g.deck.hidden_of

    def pile(self, cards: Sequence[int]) -> list[str]:
        """Cards in order, the top one last."""
        classes, words, backs = self._classes, self._words, self._backs
        return [words[card] if classes[card] == KNOWN else backs[card] + CLASSES[classes[card]] for card in cards]

    def heap(self, cards: Sequence[int]) -> list[str]:
        """Cards whose order tells nothing: sorted by their words."""
        return sorted(self.pile(cards)) if cards else []

    def piles(self, piles: Sequence[Sequence[int]]) -> list[list[str]]:
        return [self.pile(cards) for cards in piles]

    def heaps(self, heaps: Sequence[Sequence[int]]) -> list[list[str]]:
        return [self.heap(cards) for cards in heaps]

    def own(self, items: Sequence[Item]) -> list[Item | None]:
        """A list with an entry for each seat, of which the observer sees its own."""
        return [item if seat == self.observer else None for seat, item in enumerate(items)]


class SeenFrame:
    """What everybody sees of a procedure in progress: its step, and who has sealed a whole choice in it."""

    def __init__(self, step: str, ready: Sequence[int]) -> None:
        self.step: Final = step
        self.ready: Final[Sequence[int]] = ready


class SeenPosition:
    """What a game's `Seen` has besides its fields: the observer, the procedures in progress (the innermost last), and
    the keys of what the observer has chosen so far in a sealed step."""

    def __init__(self, g: Position, look: Look, frames: Mapping[type, Callable[[Any, Look], SeenFrame]]) -> None:
        self.observer: Final = look.observer
        self.frames: Final[Sequence[SeenFrame]] = [
            frames[type(frame)](frame, look) for frame in g.stack if frame.step < len(frame.STEPS)
        ]
        self.sealed: Final[Sequence[str]] = own_sealed(g, look.observer)

    def inner(self, kind: type[Kind]) -> Kind | None:
        """The innermost procedure of this kind."""
        for frame in reversed(self.frames):
            if isinstance(frame, kind):
                return frame
        return None

    def top(self) -> SeenFrame | None:
        """The procedure in which somebody is asked."""
        return self.frames[-1] if self.frames else None
