"""What must be counted by the rules for a view of Lords of Ragnarok. Without an observer: all are told the same."""

from typing import NamedTuple

from longhall.games.lords_of_ragnarok.automaton.desolation import removal_strength
from longhall.games.lords_of_ragnarok.automaton.judge import Judgement
from longhall.games.lords_of_ragnarok.rules.battle import battle_strength
from longhall.games.lords_of_ragnarok.rules.fight import ATTACKER, DEFENDER, Fight
from longhall.games.lords_of_ragnarok.rules.limits import card_limit, rune_limit
from longhall.games.lords_of_ragnarok.rules.monument import holds
from longhall.games.lords_of_ragnarok.scoring import ragnarok_count, ragnarok_order
from longhall.games.lords_of_ragnarok.state import TOKENS, LordsOfRagnarok


class Judged(NamedTuple):
    """What the Judge is asked for: the rule that found the options equal, and the people whom each would hit."""

    rule: str
    hits: list[list[int]]


class Counts(NamedTuple):
    values: list[list[int]]  # of the attributes, by seat
    card_limits: list[int]  # by seat
    rune_limits: list[int]
    supply_priests: list[int]
    regions: list[int]  # whole ones, by seat
    temples: list[int]  # territories with a temple, by seat
    kills: list[int]  # by seat
    ragnarok_counts: list[int]  # by seat
    ragnarok_order: list[int]
    holds: list[bool]  # does each requirement hold now?
    stashes: list[int]  # by seat
    removal: int | None
    battle: tuple[int, int] | None  # the strength of the defender and of the attacker
    judged: Judged | None


def count(g: LordsOfRagnarok) -> Counts:
    seats, fight = range(g.seats), g.in_progress(Fight)
    return Counts(
        [[g.value(seat, attribute) for attribute in range(TOKENS)] for seat in seats],
        [card_limit(g, seat) for seat in seats],
        [rune_limit(g, seat) for seat in seats],
        [g.priests_left(seat) for seat in seats],
        [g.regions_of(seat) for seat in seats],
        [g.temples_of(seat) for seat in seats],
        [g.kills(seat) for seat in seats],
        [ragnarok_count(g, seat) for seat in seats],
        ragnarok_order(g),
        [holds(g, number) for number in range(len(g.fulfilled))],
        [g.stash(seat) for seat in seats],
        removal_strength(g) if any(g.desolate) else None,
        None if fight is None else (battle_strength(g, fight, DEFENDER), battle_strength(g, fight, ATTACKER)),
        judged(g),
    )


def judged(g: LordsOfRagnarok) -> Judged | None:
    frame = g.stack[-1] if g.stack else None
    if not isinstance(frame, Judgement):
        return None
    return Judged(frame.rule, [frame.hit(g, option) for option in frame.options()])
