"""Rooms: running tables in memory, loaded from their heads. All changes of a game go through `Room`."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any
from weakref import WeakValueDictionary

from longhall.engine.errors import CannotUndo
from longhall.engine.game import Game
from longhall.engine.journal import GIVEN
from longhall.engine.shots import Shot
from longhall.server import serializers
from longhall.server.conversion import convert
from longhall.server.database.models import ABANDONED, PERSON, Entry, Head, Table, Vote, now
from longhall.server.database.records import Change
from longhall.server.database.statistics_writer import record
from longhall.server.database.store import EntryConflict, Store
from longhall.server.errors import Frozen, NotNow, loading, told_to
from longhall.server.forced_answers import follow, go_on, lonely_seat, may_be_forced
from longhall.server.game_summary import GameSummary, end_of
from longhall.server.heads import (
    CLOSE,
    CONSENT,
    KEYFRAME_EVERY,
    MANY,
    NOTE,
    REWIND,
    UNDO,
    Record,
    Resumed,
    apply,
    decoded,
    encoded,
    floor_of,
    gesture_word,
    head_values,
    in_common,
    journal_of,
    keyframe_of,
    log_of,
    resumed,
    told_since,
)
from longhall.server.schema.play import UndoRequest

TRIES = 20  # to be the first with a number
ROOMS = 500  # in memory; others are loaded when somebody comes

Tell = Callable[[str, int], None]  # table and number: it has changed
Words = Callable[[Game], list[str]]  # what an entry says, as the game stands when it is written
Writes = set[asyncio.Task[None]]  # what is being written


class Room:
    """One table in play. `number` counts the entries of its journal; it never leaves the server, because it also
    counts what nobody else may notice."""

    def __init__(self, store: Store, tell: Tell, table_id: str, stands: Resumed, writes: Writes | None = None) -> None:
        self.store = store
        self.tell = tell
        self.table_id = table_id
        self.stands = stands
        self.lock = asyncio.Lock()
        self.writes = set() if writes is None else writes

    @property
    def game(self) -> Game:
        return self.stands.game

    @property
    def number(self) -> int:
        return self.stands.number

    def took_back(self, seat: int) -> bool:
        """Is a seat asked again because it took its last answer back?"""
        last = next((entry for entry in reversed(self.game.history.entries) if entry[0] == seat), None)
        return last is not None and last[1] == UNDO

    # Changes

    async def answer(
        self,
        seat: int,
        options: Sequence[str],
        key: str | None = None,
        question_token: str | None = None,
        then: Sequence[str] = (),
    ) -> None:
        """One answer or a batch, and `then` what goes with it as far as it is on offer. Idempotent by `key`; rejected
        if `question_token` is stale."""
        await self._write(seat, lambda game: list(options), key, lambda game: _is_now(game, seat, question_token), then)

    async def answer_at(self, number: int, seat: int, option: str, key: str | None = None) -> None:
        """An answer that was computed at this entry number; rejected if the journal has gone on."""
        await self._write(seat, lambda game: [option], key, lambda game: _is_still(self.number, number))

    async def give(self, entries: int, seat: int, words: Sequence[str]) -> None:
        """The answers of a window that opened after so many entries of the game's journal."""

        def check(game: Game) -> None:
            _is_running(game)
            _is_still(len(game.history.entries), entries)

        await self._write(seat, lambda game: list(words), None, check)

    async def settle(self) -> None:
        """Give forced answers that do not follow from an entry: at the beginning of a game, and after undo, but for a
        person who has just taken an answer back."""
        if not may_be_forced(self.game):
            return
        found = self.game.forced(lonely_seat(await self.store.seats(self.table_id)))
        if found is None or self.took_back(found[0]):
            return
        seat, number, words = found[0], self.number, [MANY, gesture_word(found[0], [found[1].key, GIVEN])]
        with suppress(NotNow):
            await self._write(seat, lambda game: words, None, lambda game: _is_still(self.number, number))

    async def undo(self, seat: int, key: str | None = None, question_token: str | None = None) -> None:
        """Take back the seat's last gesture while the way back is open, and alone with bots at a table for practice
        always; rejected if `question_token` is stale."""
        free = await self.is_free(seat)

        def words(game: Game) -> list[str]:
            return _agreed(game) if free and not game.can_undo(seat) else [UNDO]

        await self._write(seat, words, key, lambda game: _is_now(game, seat, question_token))

    async def note(self, seat: int, event: str, key: str | None = None) -> None:
        """Log an event of a seat that is not part of the game. Idempotent by `key`; ignored in a finished game."""
        with suppress(NotNow):
            await self._write(seat, lambda game: [NOTE, event], key, _is_running)

    async def is_free(self, seat: int) -> bool:
        """May a seat take back whatever it likes, so that no answer closes its way back?"""
        table, seats = await self.store.table(self.table_id), await self.store.seats(self.table_id)
        return serializers.is_free(table.practice, seats, seat)

    async def vote(self, seat: int, asker: int, agrees: bool) -> None:
        """Say whether a seat may take back its last gesture, beyond what it may by itself. When all persons at the
        table agree, it is done. A vote counts until the journal goes on. Who is alone with bots at a serious table has
        nobody to ask."""
        _is_running(self.game)
        table, seats = await self.store.table(self.table_id), await self.store.seats(self.table_id)
        if not table.practice and serializers.is_alone(seats, asker):
            raise NotNow("error.undo.serious")
        number = self.number
        wishes = await self.wishes()
        if seat != asker and asker not in [wish.asker for wish in wishes]:
            raise NotNow("error.undo.no_wish", seat=asker)
        await self._reach_back(asker)
        self.game.copy().undo(asker, consent=True)  # is there anything to take back?
        await self.store.vote(Vote(table_id=self.table_id, number=number, asker=asker, seat=seat, agrees=agrees))
        for wish in await self.wishes():
            if wish.asker == asker and not wish.missing and not wish.refused:
                with suppress(NotNow):  # who said the last yes at the same time has done it, or the game went on
                    await self._write(asker, _agreed, None, lambda game: _is_still(self.number, number))
                return
        self.tell(self.table_id, number)

    async def wishes(self) -> list[UndoRequest]:
        """Who wants to take back an answer, and what the persons at the table say to it; also those for whom a bot
        stands in: nothing is taken back behind their backs."""
        votes = await self.store.votes(self.table_id, self.number)
        if not votes:
            return []
        seats = await self.store.seats(self.table_id)
        persons = [seat.seat for seat in seats if seat.kind == PERSON]
        found = []
        for asker in dict.fromkeys(vote.asker for vote in votes):
            said = {vote.seat: vote.agrees for vote in votes if vote.asker == asker}
            if said.get(asker):
                agreed = [seat for seat in persons if said.get(seat) is True]
                refused = [seat for seat in persons if said.get(seat) is False]
                missing = [seat for seat in persons if seat not in said]
                found.append(UndoRequest(asker, agreed, refused, missing))
        return found

    async def _write(
        self, seat: int, words: Words, key: str | None, check: Callable[[Game], None], then: Sequence[str] = ()
    ) -> None:
        """Shielded from cancellation: a started write always completes."""
        task = asyncio.create_task(self._write_whole(seat, words, key, check, then))
        self.writes.add(task)
        task.add_done_callback(self.writes.discard)
        await asyncio.shield(task)

    async def _write_whole(
        self, seat: int, find: Words, key: str | None, check: Callable[[Game], None], then: Sequence[str]
    ) -> None:
        """Apply a change to a copy, commit it, then publish it. Optimistic locking on the entry number: on conflict,
        reload and retry."""
        async with self.lock:
            for _ in range(TRIES):
                if key is not None and await self.store.has_key(self.table_id, seat, key):
                    await self._catch_up()
                    return
                check(self.game)
                words = find(self.game)
                if CONSENT in words:
                    await self._reach_back(seat)
                trial = self.game.copy()
                with told_to(seat):
                    apply(trial, seat, words)
                    words = go_on(trial, seat, words, then)
                    if may_be_forced(trial):
                        words = follow(trial, seat, words, lonely_seat(await self.store.seats(self.table_id)))
                try:
                    self.stands = await self._append(trial, seat, words, key)
                except EntryConflict:
                    await self._catch_up()
                    continue
                self.tell(self.table_id, self.number)
                return
        raise NotNow("error.table.busy")

    async def _append(self, trial: Game, seat: int, words: list[str], key: str | None) -> Resumed:
        """Write an entry and its head in one transaction; returns the new state."""
        number, at, position = self.number + 1, now(), encoded(trial.position)
        told = told_since(trial, self.stands.told)
        floor = floor_of(trial, position, self.stands)
        entry = Entry(table_id=self.table_id, number=number, seat=seat, words=words, key=key, at=at, told=told)
        row: dict[str, Any] = {"asked": serializers.asked_of(trial), "changed": at}
        if trial.outcome is not None:
            row["finished"] = at
        gestures, before = len(trial.gestures), len(self.game.gestures)
        is_keyframe = gestures // KEYFRAME_EVERY > before // KEYFRAME_EVERY
        end = None if trial.outcome is None else await self._end(trial)
        change = Change(
            entry,
            {**row, "frozen": None},
            head_values(trial, number, position, floor, self.stands),
            keyframe_of(self.table_id, trial, number, position) if is_keyframe else None,
            in_common(self.game, trial) if gestures < before else None,
            None if end is None else partial(record, table_id=self.table_id, end=end, at=at),
        )
        await self.store.append(change)
        return Resumed(trial, number, len(trial.log), position, floor, floor[0] < gestures)

    async def _reach_back(self, seat: int) -> None:
        """Find the way back to a seat's last gesture beyond the floor, from a keyframe before it. Where today's rules
        do not lead from there to where the table stands, it cannot be taken back."""
        gesture = self.game.first_to_undo(seat)
        if gesture < 0 or self.game.way_back <= gesture:
            return
        row, game = await self.store.keyframe_before(self.table_id, gesture), self.game
        try:
            reached = row is not None and game.reach_back(row.gestures, decoded(game.info, game.options, row.position))
        except Exception:  # a keyframe that cannot be loaded any more
            reached = False
        if not reached:
            raise CannotUndo("error.undo.rules", seat=seat)

    async def _end(self, trial: Game) -> GameSummary:
        """What is kept of the game's end."""
        continued = await self.store.start_position(self.table_id) is not None
        return await asyncio.to_thread(end_of, trial, continued)

    # What others wrote

    async def refresh(self) -> None:
        """Load what other processes have written."""
        async with self.lock:
            await self._catch_up()

    async def _catch_up(self) -> None:
        """Load entries of other processes, and the head that they led to."""
        entries: list[Record] = [*await self.store.entries(self.table_id, self.number)]
        if not entries:
            return
        if any(entry.words[0] in (REWIND, CLOSE) for entry in entries):
            self.stands = await rebuild(self.store, await self.store.table(self.table_id))
            return
        table, head = await self.store.table(self.table_id), await self.store.head(self.table_id)
        assert head is not None
        entries += await _up_to(self.store, head, entries)
        before, log = self.game.journal, list(self.game.log[: self.stands.told])
        journal, log = [*before, *journal_of([], entries)], [*log, *log_of(table.game, [], entries)]
        earlier, self.stands = self.game, loading(self.table_id, resumed, table, head, journal, log)
        self.game.shots = shots_after(earlier, entries, self.game)


def shots_after(earlier: Game, entries: Sequence[Record], game: Game) -> list[Shot]:
    """What a watcher here may see of what another process has played: it is played again on a copy of the game as it
    was, if that leads to the same."""
    trial = earlier.copy()
    try:
        for entry in entries:
            apply(trial, entry.seat, entry.words)
    except Exception:  # other rules, or an undo beyond what this process knows
        return []
    return trial.shots or [] if len(trial.log) == len(game.log) and trial.position.same_as(game.position) else []


async def _up_to(store: Store, head: Head, entries: Sequence[Record]) -> list[Record]:
    """Entries that were written between the two queries for entries and head."""
    last = entries[-1].number if entries else 0
    if last >= head.number:
        return []
    return [entry for entry in await store.entries(head.table_id, last) if entry.number <= head.number]


def _agreed(game: Game) -> list[str]:
    return [UNDO, CONSENT]


def _is_running(game: Game) -> None:
    if game.outcome is not None:
        raise NotNow("error.table.finished")


def _is_now(game: Game, seat: int, question_token: str | None) -> None:
    _is_running(game)
    if question_token is not None and question_token != serializers.question_token(game, seat):
        raise NotNow("error.table.moment")


def _is_still(number: int, wanted: int) -> None:
    if number != wanted:
        raise NotNow("error.table.moment")


# From the database


async def rebuild(store: Store, table: Table) -> Resumed:
    """How a table stands: at its head. One that cannot be loaded is frozen, and what was wrong is in the log alone."""
    if table.closed is not None:
        raise Frozen("error.table.abandoned" if table.ended == ABANDONED else "error.table.closed")
    try:
        found = await _rebuild(store, table)
    except Frozen as error:
        if table.frozen is None and error.key == "error.table.frozen":
            await store.freeze(table.id, now())
        raise
    if table.frozen is not None:
        await store.freeze(table.id, None)
    found.game.watch()
    return found


async def _rebuild(store: Store, table: Table) -> Resumed:
    head, entries, line, told = await store.stored(table.id)
    if head is None:
        await convert(store, table)
        head, entries, line, told = await store.stored(table.id)
        if head is None:
            raise Frozen("error.table.frozen")
    past: list[Record] = [*entries, *await _up_to(store, head, entries)]
    behind = [entry for entry in past if entry.number <= head.number]
    journal, log = journal_of(line, behind), log_of(table.game, told, behind)
    return loading(table.id, resumed, table, head, journal, log, past[len(behind) :])


class Rooms:
    """LRU cache of rooms. Two rooms of one table would be safe: the entry number decides who is first."""

    def __init__(self, store: Store, tell: Tell, shared: bool) -> None:
        self.store = store
        self.tell = tell
        self.shared = shared  # other processes write to the same database
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._frozen: set[str] = set()  # they are not loaded again before the next start, or somebody mends them
        self._opening = WeakValueDictionary[str, asyncio.Lock]()  # held while a table is loaded
        self._writes: Writes = set()

    async def close(self) -> None:
        """Wait for writes in progress."""
        await asyncio.gather(*self._writes, return_exceptions=True)

    def forget(self, table_id: str) -> None:
        """Drop the room of a table, so that it is loaded again."""
        self._rooms.pop(table_id, None)
        self._frozen.discard(table_id)

    def known(self, table_id: str) -> Room | None:
        """The room of a table as this process knows it, without a look into the database."""
        return self._rooms.get(table_id)

    async def get(self, table_id: str) -> Room:
        """The room of a table, up to date."""
        room = self._rooms.get(table_id)
        if room is None:
            async with self._opening.setdefault(table_id, asyncio.Lock()):
                room = self._rooms.get(table_id) or await self._open(table_id)
        elif self.shared:
            await room.refresh()
        self._rooms.move_to_end(table_id)
        while len(self._rooms) > ROOMS:
            self._rooms.popitem(last=False)
        return room

    async def _open(self, table_id: str) -> Room:
        table = await self.store.table(table_id)
        frozen = table.frozen is not None
        if table_id in self._frozen and (frozen or not self.shared):
            raise Frozen("error.table.frozen")
        try:
            stands = await rebuild(self.store, table)
        except Frozen as error:
            if error.key == "error.table.frozen":
                self._frozen.add(table_id)
                if not frozen:  # whoever watches it is told, and its clocks stop
                    self.tell(table_id, 0)
            raise
        self._frozen.discard(table_id)
        room = self._rooms.setdefault(table_id, Room(self.store, self.tell, table_id, stands, self._writes))
        if frozen:  # its bots and clocks go on
            self.tell(table_id, room.number)
        return room
