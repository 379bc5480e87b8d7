"""Tables from before there were heads: replayed once, under guard, when somebody comes or in the background.

What the replay tells is kept with the entries. Where the journal does not fit today's rules, the table goes on from its
last snapshot; where that does not lead to its end either, it is frozen there.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, NamedTuple

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from longhall.engine.game import Game, load
from longhall.server import heads
from longhall.server.database.models import Base, Entry, Head, Keyframe, Snapshot, StartLog, StartPosition, Table, now
from longhall.server.database.store import Store
from longhall.server.errors import NotThere

RULES = 1  # the version that all tables were played by before there were heads
BATCH = 100  # tables that are looked for at once
log = logging.getLogger(__name__)


class Replayed(NamedTuple):
    """How far a replay came: the game there, after entry `number`, and what is kept of the way."""

    game: Game
    number: int
    told: dict[int, list[Any]]  # by entry
    keyframes: dict[int, tuple[int, bytes]]  # by gestures: the number of the entry, and the position
    start: list[list[Any]]


async def convert(store: Store, table: Table) -> None:
    """Make the head of a table. One that fails is frozen where it was last seen well."""
    entries, beginning = await store.entries(table.id), await store.start_position(table.id)
    snapshot = await store.snapshot(table.id)
    found = await asyncio.to_thread(replayed, table, beginning, entries, snapshot)
    if found is None:
        await store.freeze(table.id, now())
        return
    whole = not entries or found.number == entries[-1].number
    await store.convert(rows_of(table.id, found), found.told, None if whole else now(), table.id)


async def convert_all(store: Store) -> None:
    """Make the heads of all tables from before, in the background: one after another, those that are played first. It
    rests for as long as it worked, so that at least half of the time is for people."""
    tried: set[str] = set()
    try:
        while found := [table_id for table_id in await store.without_heads(BATCH) if table_id not in tried]:
            for table_id in found:
                began = time.monotonic()
                with suppress(NotThere):
                    await convert(store, await store.table(table_id))
                tried.add(table_id)
                await asyncio.sleep(time.monotonic() - began)
            log.info("%s tables from before have their heads now", len(tried))
    except (SQLAlchemyError, OSError):
        log.exception("tables from before are given their heads when somebody comes")


def rows_of(table_id: str, found: Replayed) -> list[Base]:
    position = heads.encoded(found.game.position)
    values = heads.head_values(found.game, found.number, position, heads.floor_of(found.game, position))
    return [
        Head(table_id=table_id, **{**values, "rules": RULES}),
        StartLog(table_id=table_id, told=found.start),
        *(
            Keyframe(table_id=table_id, gestures=gestures, number=number, rules=RULES, position=data)
            for gestures, (number, data) in found.keyframes.items()
        ),
    ]


def replayed(
    table: Table, beginning: StartPosition | None, entries: Sequence[Entry], snapshot: Snapshot | None
) -> Replayed | None:
    """From the beginning, if that leads past the snapshot to the end; else from the snapshot; as far as it goes."""
    save = _saved(snapshot)
    whole = _from_beginning(table, beginning, entries, save)
    if whole is not None and (not entries or whole.number == entries[-1].number):
        return whole
    later = None if save is None else _from_snapshot(table.id, *save, entries)
    return later if later is not None and (whole is None or later.number >= whole.number) else whole


def _saved(snapshot: Snapshot | None) -> tuple[Game, int] | None:
    """The game of a snapshot, if it can be loaded."""
    try:
        return None if snapshot is None else (load(msgspec.json.decode(snapshot.save)), snapshot.number)
    except Exception:
        return None


def _from_beginning(
    table: Table, beginning: StartPosition | None, entries: Sequence[Entry], save: tuple[Game, int] | None
) -> Replayed | None:
    """As far as the journal can be replayed, and no further than a snapshot that it should lead to and does not."""
    try:
        begun = heads.begin(table, beginning)
    except Exception:
        log.exception("table %s cannot be set up any more", table.id)
        return None
    keyframes = {gestures: (0, data) for gestures, data in begun.keyframes}
    return _follow(table.id, Replayed(begun.game, 0, {}, keyframes, begun.told), entries, save)


def _from_snapshot(table_id: str, game: Game, number: int, entries: Sequence[Entry]) -> Replayed:
    """From a snapshot on. What was told before it is kept as one list."""
    told: dict[int, list[Any]] = {entry.number: [] for entry in entries}
    position = heads.encoded(game.position)
    keyframes = {len(game.gestures): (number, position)}
    start = [heads.told_since(game, 0)]
    after = [entry for entry in entries if entry.number > number]
    return _follow(table_id, Replayed(game, number, told, keyframes, start), after, None)


def _follow(table_id: str, found: Replayed, entries: Sequence[Entry], save: tuple[Game, int] | None) -> Replayed:
    game, told, keyframes, number = found.game, dict(found.told), dict(found.keyframes), found.number
    for entry in entries:
        before, gestures, kept = len(game.log), len(game.gestures), game
        trial = game.copy()
        try:
            heads.apply(trial, entry.seat, entry.words)
            if save is not None and entry.number == save[1] and not trial.position.same_as(save[0].position):
                raise ValueError("the journal does not lead to the snapshot")
        except Exception:
            log.exception("table %s cannot be replayed beyond entry %s", table_id, number)
            break
        game, number = trial, entry.number
        told[number] = heads.told_since(game, before)
        after = len(game.gestures)
        if after < gestures:
            keyframes = {at: each for at, each in keyframes.items() if at <= heads.in_common(kept, game)}
        elif after > gestures and after % heads.KEYFRAME_EVERY == 0:
            keyframes[after] = (number, heads.encoded(game.position))
    return Replayed(game, number, told, keyframes, found.start)
