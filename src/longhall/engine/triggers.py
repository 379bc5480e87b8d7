"""Triggers: what follows an event, seat by seat.

A listener is of one of three kinds. `AUTOMATIC` ones act by themselves, as many times as `can` said when it happened.
`OPTIONAL` ones are offered to their owner while they can act. `ORDERED` ones all act, and where there are several their
owner chooses the order. The owner is asked again after each, until it declines or nothing is left; then comes the next
seat. Who listens is fixed when it happens; whether a listener that is chosen can act is asked when its turn comes.
"""

from collections.abc import Sequence

from longhall.engine.frames import AGAIN, OVER, Frame, Where
from longhall.engine.hooks import AUTOMATIC, ORDERED
from longhall.engine.options import Ask, Option
from longhall.engine.position import OWNERS, Position
from longhall.engine.state import Data, Public, Row


class Triggers(Frame):
    """What follows one event, for some seats in order."""

    STEPS = ("next", "may", "on")

    def __init__(self, hook: int = 0, about: Row = (), order: Row = (), waiting: Row = ()) -> None:
        super().__init__()
        self.hook: Public[int] = hook
        self.about: Public[Row] = about  # what the listeners are called with
        self.order: Public[Row] = order  # the seats still to come, the one whose turn it is first
        self.waiting: Row = waiting  # the listeners still to come, with their owners

    @staticmethod
    def after(g: Position, hook: int, order: Sequence[int], *about: int) -> None:
        """Let what these seats have in play under a hook have its turn."""
        playing = g.playing[hook]
        if playing:
            entries = [entry for seat in order for entry in playing if entry % OWNERS == seat]
            _begin(g, hook, about, entries, [g.can_act(entry, *about) for entry in entries])

    @staticmethod
    def if_ready(g: Position, hook: int, seat: int, *about: int) -> None:
        """The same for one seat, and only if something of it can act now."""
        playing = g.playing[hook]
        if playing:
            Triggers.among(g, [entry for entry in playing if entry % OWNERS == seat], hook, *about)

    @staticmethod
    def among(g: Position, entries: Sequence[int], hook: int, *about: int) -> bool:
        """The same for some of the listeners; says whether any can act now."""
        times = [g.can_act(entry, *about) for entry in entries]
        if not any(times):
            return False
        _begin(g, hook, about, entries, times)
        return True

    @classmethod
    def of_save(cls, data: Data) -> Data:
        """Older saves have no order: it is that of the listeners."""
        return data if "order" in data else {**data, "order": list(owners_of(data["waiting"]))}

    # What acts by itself, of the seat whose turn it is
    def do_next(self, g: Position) -> Where:
        while self.order:
            kinds = set()
            for entry in self.waiting:
                if entry % OWNERS == self.order[0]:
                    kind = _kind(g, entry)
                    if kind == AUTOMATIC:
                        self._act(g, entry)
                        return AGAIN
                    kinds.add(kind)
            if ORDERED in kinds:
                ready = self._ready(g)
                if len({g.card_of(entry) for entry in ready}) == 1 and _kind(g, ready[0]) == ORDERED:
                    self._act(g, ready[0])
                    return AGAIN
            if kinds:
                return None
            self.order = self.order[1:]
        return OVER

    # What that seat may use, or must put in order
    def ask_may(self, g: Position) -> list[Ask]:
        ready = self._ready(g)
        if not ready:
            return []
        options = dict.fromkeys([g.option_for(g.card_of(entry)) for entry in ready])  # equal cards are one option
        must = any(_kind(g, entry) == ORDERED for entry in ready)
        return [g.trigger_ask(self.order[0], list(options), must)]

    def why_may(self, g: Position, seat: int, option: Option) -> str:
        return g.why_trigger(seat, option)

    def do_may(self, g: Position, seat: int, option: Option) -> Where:
        if option is g.option_for(""):
            return None
        for entry in self._ready(g):
            if g.option_for(g.card_of(entry)) is option:
                self._act(g, entry)
                break
        return "next"

    def do_on(self, g: Position) -> Where:
        seat, self.order = self.order[0], self.order[1:]
        self.waiting = tuple([entry for entry in self.waiting if entry % OWNERS != seat])
        return "next"

    def _act(self, g: Position, entry: int) -> None:
        at = self.waiting.index(entry)
        self.waiting = self.waiting[:at] + self.waiting[at + 1 :]
        g.call_listener(entry, *self.about)

    def _mine(self) -> list[int]:
        """What waits of the seat whose turn it is; what waits several times is in it once."""
        seat = self.order[0]
        return list(dict.fromkeys([entry for entry in self.waiting if entry % OWNERS == seat]))

    def _ready(self, g: Position) -> list[int]:
        """What that seat could choose now."""
        return [entry for entry in self._mine() if g.can_act(entry, *self.about)]


def _begin(g: Position, hook: int, about: Row, entries: Sequence[int], times: Sequence[int]) -> None:
    """What cannot act and is chosen waits as well: others may make it possible."""
    waiting: list[int] = []
    for entry, n in zip(entries, times, strict=True):
        waiting += [entry] * (n or int(_kind(g, entry) != AUTOMATIC))
    if waiting:
        g.push(Triggers(hook, about, owners_of(waiting), tuple(waiting)))


def owners_of(waiting: Sequence[int]) -> Row:
    """Whose these listeners are, in their order."""
    return tuple(dict.fromkeys([entry % OWNERS for entry in waiting]))


def _kind(g: Position, entry: int) -> int:
    return g.hooks.listeners[entry // OWNERS].layer
