"""What happened, in one sentence a turn: phrases without a subject (`did.<event>` of a game), put together."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any

from longhall.engine.events import LINE, TURN, kind_of
from longhall.engine.turns import Log, Seen, Turn
from longhall.words.speaker import Speaker


@dataclass(frozen=True)
class Part:
    """A piece of a sentence with what separates it from the piece before, and the seats that it names."""

    text: str
    about: list[int]


@dataclass(frozen=True)
class Points:
    """Points that a seat won, or lost."""

    seat: int
    n: int


@dataclass(frozen=True)
class ToldTurn:
    """A turn as it is told: the numbers of its events, whose it is, the heading that it stands under (`begins`:
    it is the first one there), its sentence."""

    first: int
    last: int
    seat: int | None
    proper: bool
    begins: bool
    heading: str
    summary: str
    parts: list[Part] = field(default_factory=list)
    points: list[Points] = field(default_factory=list)


def told_turns(events: Sequence[Seen], speaker: Speaker, since: int = 0) -> list[ToldTurn]:
    """The turns of what somebody was told, in the reader's language; those whose last event is after number `since`."""
    log = Log(speaker.info.events, speaker.info.arguments)
    return [_told(turn, log, speaker) for turn in log.turns(events) if turn.events[-1]["number"] > since]


def active_seat(view: Mapping[str, Any]) -> int | None:
    """Whose turn it is, from a view; None in nobody's. A game that publishes no view of its own tells a number."""
    turn = view.get("turn")
    if isinstance(turn, Mapping):
        seat: int | None = turn["seat"]
        return seat
    return turn if isinstance(turn, int) and turn >= 0 else None


def news_of(turns: Sequence[ToldTurn], seat: int, active: int | None) -> Sequence[ToldTurn]:
    """What happened since the reader's last turn ended; while their own turn goes on, what happened before it. The page
    has the same in lib/news.ts."""
    ends = [place for place, turn in enumerate(turns) if turn.proper and turn.seat == seat]
    goes_on = active == seat and bool(ends) and not any(turn.proper for turn in turns[ends[-1] + 1 :])
    if not goes_on:
        ends.append(len(turns))
    return turns[ends[-2] + 1 if len(ends) > 1 else 0 : ends[-1]]


def _told(turn: Turn, log: Log, speaker: Speaker) -> ToldTurn:
    parts = list(_parts(turn, log, speaker))
    return ToldTurn(
        first=turn.events[0]["number"],
        last=turn.events[-1]["number"],
        seat=turn.seat,
        proper=turn.proper,
        begins=turn.heading is not None and turn.events[0]["number"] == turn.heading["number"],
        heading=_heading(turn, speaker),
        summary="".join(part.text for part in parts),
        parts=parts,
        points=[Points(*won) for event in turn.events for won in log.points(event)],
    )


def _heading(turn: Turn, speaker: Speaker) -> str:
    if turn.heading is None:
        return speaker("summary.beginning")
    return speaker.heading(turn.heading, turn.part)


@dataclass(frozen=True)
class Clause:
    """What somebody did, without its subject; of nobody a whole sentence."""

    subject: int | None
    text: str
    about: list[int]


def _parts(turn: Turn, log: Log, speaker: Speaker) -> Iterator[Part]:
    """The clauses of a turn: those of the same subject after commas, another subject after a semicolon."""
    before: int | None = None
    begun = False
    for (subject, text), same in groupby(_clauses(turn, log, speaker), lambda clause: (clause.subject, clause.text)):
        alike = list(same)
        if len(alike) > 1:
            text = speaker("summary.times", did=text, n=len(alike))
        if begun and subject == before and subject is not None:
            text = speaker("summary.and", did=text)
        else:
            whole = text if subject is None else speaker("summary.did", who=speaker.person(subject), did=text)
            text = speaker("summary.then", it=whole) if begun else whole
        begun, before = True, subject
        yield Part(text, sorted({seat for clause in alike for seat in clause.about}))
    if begun:
        yield Part(speaker("summary.end"), [])


def _clauses(turn: Turn, log: Log, speaker: Speaker) -> Iterator[Clause]:
    for event in _joined([event for event in turn.events if log.level(event) in (TURN, LINE)], log):
        subject, has_phrase = log.actor(event), speaker.has(f"did.{event['key']}")
        if log.level(event) == TURN and not has_phrase:  # it only says whose turn it is
            continue
        if not has_phrase and not speaker.has(f"log.{event['key']}"):  # a game without words
            continue
        if subject is None or not has_phrase:  # it happens to all, or a face wrote it
            yield Clause(None, speaker.event(event).rstrip(".!"), log.about(event))
        else:
            yield Clause(subject, speaker.did(event), log.about(event))


def _joined(events: Iterable[Seen], log: Log) -> Iterator[Seen]:
    """Events in a row that are told as one, with a list of what they are about."""
    for (key, _), run in groupby(events, lambda event: (event["key"], log.actor(event))):
        alike = list(run)
        joins = kind_of(log.kinds, key).joins
        if len(alike) == 1 or not joins:
            yield from alike
        else:
            yield _listing(alike, joins)


def _listing(events: Sequence[Seen], argument: str) -> Mapping[str, Any]:
    values = list(dict.fromkeys(event["args"][argument] for event in events))
    return {**events[0], "args": {**events[0]["args"], argument: values}}
