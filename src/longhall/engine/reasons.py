"""Why an option is not on offer: the id of a rule, and what is missing where a number or another seat decides.

`why_x` returns a plain id, or a `Reason` made by `lacking`, `full`, `taken_by`, `one_of` or `because`. What is missing
is told as a message, `lack.<thing>` with arguments, about the asker's own things or what all can see.
"""

from typing import TypeVar

from longhall.engine.options import Value

T = TypeVar("T")

Missing = tuple[str, dict[str, Value]]  # the thing, and the arguments of its sentence


def interpreted(cls: type[T]) -> type[T]:
    """A class that stays one of Python: a compiled one cannot inherit from `str`."""
    return cls


@interpreted
class Reason(str):
    """The id of the rule, which compares as a string, with what is missing."""

    missing: tuple[Missing, ...] = ()
    absent: bool = False  # the thing itself is not there, so that nobody looks for it


def because(rule: str, thing: str, **about: Value) -> Reason:
    """A rule with what stands in the way: `because("FO-PHASE5-03", "taken", seat=2)`."""
    return with_missing(rule, (thing, about))


def lacking(rule: str, thing: str, needed: int, there: int, **about: Value) -> Reason:
    """A rule by which so much is needed and only so much is there."""
    return with_missing(rule, (thing, {"n": needed, "there": there, **about}))


def full(rule: str, places: int, **about: Value) -> Reason:
    """A rule by which there are so many places, and no room is left."""
    return with_missing(rule, ("full", {"n": places, **about}))


def taken_by(rule: str, seat: int) -> Reason:
    """A rule by which a thing belongs to one seat, and another has it."""
    return with_missing(rule, ("taken", {"seat": seat}))


def one_of(rule: str, **about: Value) -> Reason:
    """A rule by which one of several things is needed, and none is there."""
    return with_missing(rule, ("one_of", about))


def with_missing(rule: str, *missing: Missing) -> Reason:
    reason = Reason(rule)
    reason.missing = missing
    return reason


def absent(rule: str) -> Reason:
    """A rule by which a thing counts only where it is, such as a card in hand: it is not there."""
    reason = Reason(rule)
    reason.absent = True
    return reason


def is_absent(rule: str) -> bool:
    """Is the thing itself not there?"""
    return isinstance(rule, Reason) and rule.absent


def missing_of(rule: str) -> tuple[Missing, ...]:
    """What is missing besides the rule; nothing if no number decides."""
    return rule.missing if isinstance(rule, Reason) else ()
