"""What a question does not offer though people would look for it, and why. For faces: no search asks for it."""

from collections.abc import Mapping
from typing import Final

from longhall.engine.driver import find_ask, why_not
from longhall.engine.events import AskKind
from longhall.engine.options import Ask, Option
from longhall.engine.position import Position
from longhall.engine.reasons import is_absent, missing_of

MOST: Final = 70  # reasons that come with a question


def looked_for(g: Position, ask: Ask, kind: AskKind | None) -> list[Option]:
    """The options that are not on offer, of the verbs that are, and of those that the declaration of the ask names."""
    offered = {*ask.options, *ask.anytime}
    by_verb = g.vocabulary().by_verb
    return [option for verb in _verbs(ask, kind) for option in by_verb[verb] if option not in offered]


def _verbs(ask: Ask, kind: AskKind | None) -> list[str]:
    verbs = [option.verb for option in ask.options if option.kind]
    return list(dict.fromkeys([*verbs, *kind.verbs] if kind else verbs))


def refusals(g: Position, ask: Ask, kind: AskKind | None) -> list[tuple[Option, str]]:
    """Those of them that a seat would think of, each with its reason; where there are many, first those of which a
    number or another seat decides."""
    return with_question(g, ask, kind)[0]


def with_question(
    g: Position, ask: Ask, kind: AskKind | None
) -> tuple[list[tuple[Option, str]], list[tuple[Option, str]]]:
    """The same, and apart from them those of which only the question itself says why, as far as there is room: a list
    of them would help nobody, but who points at one is told."""
    found, others = [], []
    for option in looked_for(g, ask, kind):
        why = why_not(g, ask.seat, option)
        if not why:
            others.append((option, kind.rule if kind is not None else ""))
        elif not is_absent(why):
            found.append((option, why))
    if len(found) > MOST:
        found.sort(key=_has_no_number)
    return found[:MOST], [each for each in others if each[1]][: max(0, MOST - len(found))]


def reason(g: Position, asks: Mapping[str, AskKind], seat: int, option: Option) -> str:
    """The rule that forbids an option to a seat now: what the rules in progress say, or else the question itself, of
    what people would look for in it."""
    why = why_not(g, seat, option)
    ask = None if why else find_ask(g, seat)
    if ask is None or option in ask.options or option in ask.anytime:
        return why
    kind = asks.get(ask.name)
    return kind.rule if kind is not None and option.verb in _verbs(ask, kind) else ""


def _has_no_number(refusal: tuple[Option, str]) -> bool:
    return not missing_of(refusal[1])
