"""What happened: a key with arguments, some of which only some seats may know."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from longhall.engine.options import Value

EVERYONE: Final = -1  # a set of eyes, one bit a seat and one for the spectators


def eyes_of(*observers: int) -> int:
    """The set of eyes of these observers."""
    eyes = 0
    for observer in observers:
        eyes |= 1 << observer
    return eyes


class Event:
    """One thing that happened; `secret` arguments are for the eyes of a few."""

    def __init__(self, key: str, args: dict[str, Value], secret: dict[str, Value], eyes: int) -> None:
        self.key: Final = key
        self.args: Final = args
        self.secret: Final = secret
        self.eyes: Final = eyes

    def seen_by(self, observer: int) -> dict[str, Any] | None:
        """The event as this observer may know it, or nothing at all."""
        if not self.secret:
            return {"key": self.key, "args": self.args}
        if self.eyes >> observer & 1:
            return {"key": self.key, "args": {**self.args, **self.secret}}
        return {"key": self.key + HIDDEN, "args": self.args} if self.args else None

    def is_seen_by(self, observer: int) -> bool:
        """Is this observer told anything of it?"""
        return not self.secret or bool(self.args) or bool(self.eyes >> observer & 1)

    def to_data(self) -> list[Any]:
        return [self.key, self.args, self.secret, self.eyes] if self.secret else [self.key, self.args]

    @staticmethod
    def from_data(data: list[Any], old: "OldEvents | None" = None) -> "Event":
        """The event that `to_data` wrote; one that has another name since is told by that."""
        key, args, secret, eyes = data if len(data) > 2 else (*data, {}, EVERYONE)
        if old and key in old:
            key, more = old[key]
            args = {**args, **more}
        return Event(key, args, secret, eyes)


OldEvents = Mapping[str, tuple[str, Mapping[str, Value]]]  # by old key: the new one, and arguments that it has besides


def events_for(log: Sequence[Event], observer: int, since: int = 0) -> list[dict[str, Any]]:
    """What an observer may know of a log, numbered for that observer from 1; those after number `since`."""
    found: list[dict[str, Any]] = []
    number = 0
    for event in log:
        if event.is_seen_by(observer):
            number += 1
            if number > since:
                found.append({"number": number, **(event.seen_by(observer) or {})})
    return found


def count_for(log: Sequence[Event], observer: int) -> int:
    """How many events of a log an observer is told of."""
    return sum(event.is_seen_by(observer) for event in log)


# What a game declares of its events and asks; `tools/generate.py` writes a method or function for each, by which rules
# tell an event or make an ask.


class Argument:
    """What an argument of events and asks points at, and how it is written."""

    def __init__(self, kind: str, many: bool, integer: bool) -> None:
        self.kind: Final = kind  # "seat", "card": whoever draws a sentence knows the name of the thing by it
        self.many: Final = many
        self.integer: Final = integer  # else it is a word


def number(kind: str = "number") -> Argument:
    """An argument that is a whole number: an amount, or a thing that is known by its number."""
    return Argument(kind, False, True)


def word(kind: str) -> Argument:
    """An argument that is a word of the content."""
    return Argument(kind, False, False)


def numbers(kind: str = "number") -> Argument:
    return Argument(kind, True, True)


def words(kind: str) -> Argument:
    return Argument(kind, True, False)


def kinds_of(arguments: Mapping[str, Argument]) -> dict[str, str]:
    """What each argument points at."""
    return {name: argument.kind for name, argument in arguments.items()}


# How much an event weighs for whoever reads a log; `engine/turns.py` makes turns from it.
ROUND: Final = "round"  # begins a part of the game: a heading
TURN: Final = "turn"  # begins a turn of the seat that it names first
LINE: Final = "line"  # something that is worth telling: a step of a turn, and a phrase of its summary
DETAIL: Final = "detail"  # how it came about: rolls, comparisons, payments

HIDDEN: Final = ".hidden"  # after the key of an event for those who may not know its secret arguments


class EventKind:
    """The arguments that an event is told with, those of them that only some may know, and how much it weighs. `ends`:
    whosever turn it was, it is over. `goes_on`: it begins no turn where its seat's turn is in progress. `joins`: where
    several come in a row they are told as one that lists this argument. `points`: the argument that says how many
    points it gives to who did it, and `loser` the one who loses them."""

    def __init__(
        self, arguments: str, secret: str, level: str, ends: bool, goes_on: bool, joins: str, points: str, loser: str
    ) -> None:
        self.arguments: Final = tuple(arguments.split())
        self.secret: Final = tuple(secret.split())
        self.level: Final = level
        self.ends: Final = ends
        self.goes_on: Final = goes_on
        self.joins: Final = joins
        self.points: Final = points
        self.loser: Final = loser


def event(
    arguments: str = "",
    secret: str = "",
    *,
    level: str = LINE,
    ends: bool = False,
    goes_on: bool = False,
    joins: str = "",
    points: str = "",
    loser: str = "",
) -> EventKind:
    """Declares an event. Whoever may not know the secret arguments is told the event with `.hidden` after its key, or
    nothing, if there are no others."""
    return EventKind(arguments, secret, level, ends, goes_on, joins, points, loser)


def kind_of(kinds: Mapping[str, EventKind], key: str) -> EventKind:
    """What is declared of an event, by the key that somebody was told; one that is not declared is worth a line."""
    return kinds.get(key) or kinds.get(key.removesuffix(HIDDEN)) or UNDECLARED


UNDECLARED: Final = event()


ALL: Final = "*"  # every verb


class AskKind:
    """What is declared of an ask: the arguments of its text; whether the others never learn the answer itself; the
    verbs that a reader looks for in it even if nothing of them is on offer; the rule that says what can be chosen, for
    options of which no `why_x` says more; what a server may do for a seat that has no choice (`engine/windows.py`)."""

    def __init__(
        self,
        arguments: str,
        private: bool,
        verbs: str,
        rule: str,
        open: bool,
        window: str,
        times: int,
        aimed: bool,
        besides: str,
    ) -> None:
        self.arguments: Final = tuple(arguments.split())
        self.private: Final = private
        self.verbs: Final = tuple(verbs.split())
        self.rule: Final = rule
        self.open: Final = open  # all can see whether there is more than one option
        self.window: Final = window  # a reaction: the option that counts for who does not answer in time; "": none
        self.times: Final = times  # how many times as long as a plain window it lasts
        self.aimed: Final = aimed  # it answers a card that is aimed at the seat
        self.besides: Final = besides.split()  # the verbs of what may be done at any time that are a choice here


def ask(
    arguments: str = "",
    private: bool = False,
    *,
    verbs: str = "",
    rule: str = "",
    open: bool = True,
    window: str = "",
    times: int = 1,
    aimed: bool = False,
    besides: str = ALL,
) -> AskKind:
    """Declares an ask. It is open unless hidden cards decide how many options there are; a window never is. The walker
    checks that against worlds that look the same. `besides` names the verbs of what may be done at any time that count
    as a choice; what is left out can be done just as well before or after."""
    return AskKind(arguments, private, verbs, rule, open and not window, window, times, aimed, besides)


ENGINE_ASKS: Final = {"anytime": ask(), "trigger.may": ask()}  # of the driver and of `Triggers`, in every game
