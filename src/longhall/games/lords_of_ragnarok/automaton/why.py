"""Why a Follower did what it did: its decisions since its last turn, each with what was compared."""

from collections.abc import Mapping, Sequence
from itertools import takewhile
from typing import Any

from longhall.engine.decisions import Decision
from longhall.engine.registry import Say
from longhall.engine.sections import row, table
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


def explain(events: Sequence[Event], say: Say) -> list[Decision]:
    """The decisions of Followers since their last turns began, each with what was compared and how it was decided."""
    told = events[_start(events) :]
    return [
        _decision(event, told[number + 1 :], say)
        for number, event in enumerate(told)
        if event["key"] == TURN or "rule" in event["args"]
    ]


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


def _decision(event: Event, after: Sequence[Event], say: Say) -> Decision:
    key, args = event["key"], event["args"]
    found = Decision(
        seat=args.get("seat"),
        number=event["number"],
        title=say.event(event),
        begins=key == TURN,
        rule=args.get("rule"),
        table=None,
        chosen=None,
        lines=[],
    )
    if key == TURN:
        found["lines"].append(say.name("action_card_text", args["action_card"]))
    elif key in BENEFITS:
        found["lines"].append(say.name("benefit", args["action_card"]))
    elif key in CANDIDATES:
        _compare(found, event, after, say)
    found["lines"] += [say.event(each) for each in takewhile(lambda each: each["key"] in HOW, after)]
    return found


def _compare(found: Decision, event: Event, after: Sequence[Event], say: Say) -> None:
    """Name the choice, and lay what was compared into a table."""
    args = event["args"]
    many, kind = CANDIDATES[event["key"]]
    words, chosen = args[many], args[kind]
    names = [say.name(kind, word) for word in words]
    seat = say.name("seat", str(args["seat"]))
    found["title"] = say(f"page.why.{kind}", seat=seat, it=say.name(kind, chosen))
    if len(names) == 1:
        found["lines"].append(say("explain.only"))
        return
    keys: Sequence[str] | None = args.get("keys")
    if keys is None:  # values that speak for themselves
        head = [say("page.why.value")]
        columns = [[str(value) for value in args["values"]]]
        left = [words.index(chosen)]
    else:
        head, columns, left = _columns(keys, args["values"], len(names), say)
    rows = [(name, *(column[at] for column in columns)) for at, name in enumerate(names)]
    once = list(dict.fromkeys(rows))  # armies of the same strength in one territory read the same
    found["table"] = table([say("head.candidate"), *head], map(row, once))
    found["chosen"] = once.index(rows[words.index(chosen)])
    equal = list(dict.fromkeys(names[at] for at in left))
    if event["key"] == "follower.realm":
        found["lines"].append(say("page.why.clockwise"))
    elif len(equal) > 1:
        candidates = "; ".join(equal)
        if after and after[0]["key"] in JUDGED:
            judge = say.name("seat", str(after[0]["args"]["seat"]))
            found["lines"].append(say("explain.judge", candidates=candidates, seat=judge))
        else:
            found["lines"].append(say("explain.tie", candidates=candidates))


def _columns(
    keys: Sequence[str], values: Sequence[int], size: int, say: Say
) -> tuple[list[str], list[list[str]], list[int]]:
    """A head and a column for each key that still had something to decide, and who was left in the end. Whoever was
    out before a key has no value there."""
    left = list(range(size))
    head: list[str] = []
    columns: list[list[str]] = []
    for number, key in enumerate(keys):
        if len(left) == 1:
            break
        column = values[number * size : (number + 1) * size]
        head.append(_order(key, column, say))
        columns.append([_shown(key, column[at], say) if at in left else "" for at in range(size)])
        best = min(column[at] for at in left)
        left = [at for at in left if column[at] == best]
    return head, columns, left


def _order(key: str, column: Sequence[int], say: Say) -> str:
    """What was compared, and which value comes first: what shall be high is reckoned below zero."""
    what = say.name("key", key)
    if _in_words(key):
        return what
    order = say("page.why.most" if any(value < 0 for value in column) else "page.why.least")
    return f"{what}, {order}"


def _shown(key: str, value: int, say: Say) -> str:
    if _in_words(key):
        return say.name("key_value", f"{key}.{value}")
    return say("explain.endless") if value == FAR else str(abs(value))


def _in_words(key: str) -> bool:
    return f"{key}.0" in box().key_values
