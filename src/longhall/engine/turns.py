"""Turns of a log: what somebody was told, put under headings and into turns of seats. It knows events alone, as one
observer may see them, so that it can tell no more than they do."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from longhall.engine.events import LINE, ROUND, TURN, EventKind, kind_of

Seen = Mapping[str, Any]  # an event as `Event.seen_by` gives it, with its number
SEATS: Final = ("seat", "player")  # kinds of arguments that name somebody


class Turn:
    """Events that belong together. `seat` is None for what happens in nobody's turn; `proper`: the rules call it a
    turn, else a seat did something between turns. `heading` is the event that began the part of the game, and `part`
    counts these parts."""

    def __init__(self, seat: int | None, proper: bool, heading: Seen | None, part: int) -> None:
        self.seat: Final = seat
        self.proper: Final = proper
        self.heading: Final = heading
        self.part: Final = part
        self.events: Final[list[Seen]] = []


class Log:
    """What a game declares of its events, for reading its logs."""

    def __init__(self, kinds: Mapping[str, EventKind], arguments: Mapping[str, str]) -> None:
        self.kinds: Final = kinds
        self.arguments: Final = arguments

    def turns(self, events: Iterable[Seen]) -> list[Turn]:
        """The events in their order, as turns. An event that ends a turn is the first of what comes between turns."""
        turns: list[Turn] = []
        now = Turn(None, False, None, 0)
        for event in events:
            kind = kind_of(self.kinds, event["key"])
            actor = self.actor(event)
            if kind.level == ROUND:
                now = Turn(None, False, event, now.part + 1)
            elif kind.ends and now.seat is not None:
                now = Turn(None, False, now.heading, now.part)
            elif kind.level == TURN and not (kind.goes_on and now.proper and now.seat == actor):
                now = Turn(actor, True, now.heading, now.part)
            elif kind.level == LINE and not now.proper and now.seat != actor:
                now = Turn(actor, False, now.heading, now.part)
            now.events.append(event)
            if len(now.events) == 1:
                turns.append(now)
        return turns

    def level(self, event: Seen) -> str:
        return kind_of(self.kinds, event["key"]).level

    def actor(self, event: Seen) -> int | None:
        """Who did it: the first seat that the event names."""
        return next((value for value in self._named(event) if isinstance(value, int)), None)

    def about(self, event: Seen) -> list[int]:
        """All seats that an event names."""
        found: list[int] = []
        for value in self._named(event):
            found.extend(value if isinstance(value, list) else [value])
        return found

    def points(self, event: Seen) -> list[tuple[int, int]]:
        """Who won how many points by an event, and who lost them."""
        kind, args = kind_of(self.kinds, event["key"]), event["args"]
        actor = self.actor(event)
        if not kind.points or actor is None:
            return []
        n: int = args[kind.points]
        return [(actor, n), (args[kind.loser], -n)] if kind.loser else [(actor, n)]

    def _named(self, event: Seen) -> list[Any]:
        """The arguments that name seats, one or a list of them."""
        return [value for name, value in event["args"].items() if self.arguments.get(name, name) in SEATS]
