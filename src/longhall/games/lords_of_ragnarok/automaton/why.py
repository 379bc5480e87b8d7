"""Why a Follower did what it did: its decisions since its last turn, each with what was compared."""

from collections.abc import Mapping, Sequence
from itertools import takewhile
from typing import Any

from longhall.engine.registry import Say
from longhall.games.lords_of_ragnarok.content.board import FAR
from longhall.games.lords_of_ragnarok.content.rows import box

Event = Mapping[str, Any]
TURN = "follower.turn"
CANDIDATES = {  # by event: the argument that lists them, and what it points at
    "follower.territory": ("territories", "territory"),
    "follower.army": ("armies", "army"),
    "follower.monster": ("monsters", "monster"),
    "follower.realm": ("realms", "realm"),
    "follower.attribute": ("attributes", "attribute"),
}
JUDGED = ("judged", "judged.monster")  # follows the decision that it made
HOW = ("follower.tie", "follower.boards", "follower.favourite")  # follow the decision too: how it was made
BENEFITS = ("follower.benefit", "follower.no_benefit")


def explain(events: Sequence[Event], say: Say) -> list[tuple[Event, list[str]]]:
    """The decisions of Followers since their last turns began, each with the lines that explain it."""
    told = events[_start(events) :]
    return [
        (event, [*_details(event, told[number + 1 :], say), *_how(told[number + 1 :], say)])
        for number, event in enumerate(told)
        if event["key"] == TURN or "rule" in event["args"]
    ]


def _how(after: Sequence[Event], say: Say) -> list[str]:
    """How it was decided, as the events right after it tell."""
    return [say.event(event) for event in takewhile(lambda event: event["key"] in HOW, after)]


def _start(events: Sequence[Event]) -> int:
    """Where the last turns of Followers began, of several in a row the first; at the end if there was none."""
    start = len(events)
    for number in range(len(events) - 1, -1, -1):
        key = events[number]["key"]
        if key == TURN:
            start = number
        elif key == "turn" and start < len(events):
            break
    return start


def _details(event: Event, after: Sequence[Event], say: Say) -> list[str]:
    key, args = event["key"], event["args"]
    if key == TURN:
        return [say.name("action_card_text", args["action_card"])]
    if key in BENEFITS:
        return [say.name("benefit", args["action_card"])]
    if key not in CANDIDATES:
        return []
    many, kind = CANDIDATES[key]
    names = [say.name(kind, word) for word in args[many]]
    if len(names) == 1:
        return [say("explain.only")]
    if args.get("keys") is None:
        return []
    judge = after[0]["args"]["seat"] if after and after[0]["key"] in JUDGED else None
    return _compared(names, args["keys"], args["values"], judge, say)


def _compared(names: list[str], keys: Sequence[str], values: Sequence[int], judge: int | None, say: Say) -> list[str]:
    """A line for each key that still had something to decide, then whether the Judge or the tie-break had."""
    left = list(range(len(names)))
    lines = []
    for number, key in enumerate(keys):
        if len(left) == 1:
            break
        row = values[number * len(names) : (number + 1) * len(names)]
        shown = [say("explain.value", it=names[i], value=_shown(key, row[i], say)) for i in left]
        lines.append(say(_order(key, row), what=say.name("key", key), values=_once(shown)))
        best = min(row[i] for i in left)
        left = [i for i in left if row[i] == best]
    if len({names[i] for i in left}) > 1:
        candidates = _once([names[i] for i in left])
        if judge is None:
            lines.append(say("explain.tie", candidates=candidates))
        else:
            lines.append(say("explain.judge", candidates=candidates, seat=say.name("seat", str(judge))))
    return lines


def _once(names: Sequence[str]) -> str:
    """Armies of the same strength in one territory read the same."""
    return "; ".join(dict.fromkeys(names))


def _order(key: str, row: Sequence[int]) -> str:
    """Which value comes first: what shall be high is reckoned below zero."""
    if _in_words(key):
        return "explain.words"
    return "explain.most" if any(value < 0 for value in row) else "explain.least"


def _shown(key: str, value: int, say: Say) -> str:
    if _in_words(key):
        return say.name("key_value", f"{key}.{value}")
    return say("explain.endless") if value == FAR else str(abs(value))


def _in_words(key: str) -> bool:
    return f"{key}.0" in box().key_values
