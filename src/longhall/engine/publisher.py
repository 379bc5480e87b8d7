"""How a game publishes what leaves the engine for a face (page, terminal, programs), in the words of the game.

A game publishes in two stages. `Seen`, which is generated, holds all that an observer may see. `publish`, which is
written by hand in the game's `view` package, turns it into plain data of declared types (`view/published.py`). Numbers
that need the rules are counted once for all observers by `count`, which knows no observer.
"""

from collections.abc import Callable, Mapping
from typing import Any

from longhall.engine.position import Position
from longhall.engine.published import Words


class Publisher:
    """How a game publishes a position: its `Seen`, `count`, `publish`, and the types of what comes out."""

    def __init__(
        self,
        see: Callable[[Any, int], Any],
        count: Callable[[Any], Any],
        publish: Callable[[Any, Any], Mapping[str, Any]],
        kind: Any,
        words: Mapping[Any, Words],
        advice: Any = None,
    ) -> None:
        self.see = see
        self.count = count
        self.publish = publish
        self.kind = kind  # the TypedDict of the view
        self.words = dict(words)  # NewTypes of its strings and the ids they stand for
        self.advice = advice  # the TypedDict of what the game advises; None: it has no advice

    def view(self, g: Position, observer: int, counts: Any = None) -> dict[str, Any]:
        """The position as this observer is told of it; what was counted for another observer can be given."""
        return dict(self.publish(self.see(g, observer), self.count(g) if counts is None else counts))
