"""Patches: what changed from one view to the next, so that a page can show what each event did."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from longhall.engine.game import Game
from longhall.engine.shots import Picture
from longhall.server.schema import play

View = dict[str, Any]


def patch(before: Any, after: Any) -> dict[str, Any]:
    """What changed: objects field by field, lists of equal length item by item, all else whole."""
    if isinstance(after, dict) and isinstance(before, dict):
        gone = [key for key in before if key not in after]
        changed = {
            key: patch(before.get(key), value)
            for key, value in after.items()
            if key not in before or before[key] != value
        }
        return {"+": changed, "-": gone} if gone else {"+": changed}
    if isinstance(after, list) and isinstance(before, list) and len(after) == len(before):
        pairs = enumerate(zip(before, after, strict=True))
        return {"@": {str(place): patch(one, two) for place, (one, two) in pairs if one != two}}
    return {"=": after}


def applied(change: dict[str, Any], before: Any) -> Any:
    """The value after a patch; the page does the same."""
    if "=" in change:
        return change["="]
    if "@" in change:
        return [
            applied(change["@"][str(place)], item) if str(place) in change["@"] else item
            for place, item in enumerate(before)
        ]
    gone = change.get("-", ())
    after = {key: value for key, value in before.items() if key not in gone}
    return after | {key: applied(inner, after.get(key)) for key, inner in change.get("+", {}).items()}


def with_patches(
    game: Game, seat: int | None, since: int, events: list[play.Event], before: View | None
) -> tuple[list[play.Event], int | None]:
    """The events with their patches, and whose gesture they come from. `before` is the view that the observer was told
    last; without it the first patch is whole. There are none for those who are too far behind."""
    pictures = game.frames(since, seat) if events else []
    if not pictures:
        return events, None
    found: list[play.Event] = []
    for event, picture in zip(events, pictures, strict=True):
        change = {"=": picture.view} if before is None else patch(before, picture.view)
        found.append(msgspec.structs.replace(event, patch=change))
        before = picture.view
    return found, whose(pictures)


def whose(pictures: Sequence[Picture]) -> int | None:
    """The one seat whose gestures led to all of these, if it is one."""
    seats = {picture.by for picture in pictures}
    return seats.pop() if len(seats) == 1 else None
