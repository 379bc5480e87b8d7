"""Plans, and what the server answers for a seat."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from longhall.server.schema.play import Advice, Ask, OfQuestion, OptionKey, View

AskName = Annotated[str, Meta(min_length=1, max_length=100)]
Stopped = Literal["", "closes", "illegal", "others", "over"]

# What comes in


class Try(OfQuestion, frozen=True, kw_only=True):
    """Answers to try; rejected if `question_token` is stale. `through`: go on where one closes the way back, in one of
    the worlds that may come."""

    options: Annotated[list[OptionKey], Meta(max_length=100)] = []
    through: bool = False


class Preferences(Struct, frozen=True):
    """What the server answers for a seat: the only option; options by the name of the ask, until turn or round change
    or they are switched off; and answers set in advance, in their order."""

    only_option: bool = False
    passes: Annotated[dict[AskName, OptionKey], Meta(max_length=50)] = {}
    until: Literal["turn", "round", "off"] = "round"
    ahead: Annotated[list[OptionKey], Meta(max_length=50)] = []


# What goes out


class Plan(Struct, frozen=True):
    """How far a plan got, why it stopped at the option `at`, and what the seat would see there. To commit it, answer
    with its first `done` options, and perhaps the one that closes the way back, as a batch with its
    `question_token`. `closing` is the number of the first option that closes it, from 1, of a plan that went on there:
    what comes after it need not come so."""

    done: int
    stopped: Stopped
    at: str | None
    rule: str
    view: View
    advice: Advice | None
    asks: list[Ask]
    question_token: str
    closing: int = 0
