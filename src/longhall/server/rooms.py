"""Running tables in memory: a game rebuilt from its journal, and the one way to change it."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial

import msgspec

from longhall.engine.game import Game, load
from longhall.engine.registry import game_info
from longhall.server import telling, wire
from longhall.server.database.counting import record
from longhall.server.database.models import PERSON, Beginning, Entry, Table, Vote, now
from longhall.server.database.store import Store, Taken
from longhall.server.ends import End, end_of
from longhall.server.errors import Frozen, NotNow, replaying, told_to

SNAPSHOT_EVERY = 64  # entries
TRIES = 20  # to be the first with a number
ROOMS = 500  # in memory; others are rebuilt when somebody comes
UNDO, CONSENT, NOTE = "undo", "consent", "note"  # first words of entries that are no answers

Tell = Callable[[str, int], None]  # table and number: it has changed
Words = Callable[[Game], list[str]]  # what an entry says, as the game stands when it is written
Writes = set[asyncio.Task[None]]  # what is being written


class Room:
    """One table in play. `number` counts the entries of its journal; it never leaves the server, because it also
    counts what nobody else may notice."""

    def __init__(
        self, store: Store, tell: Tell, table_id: str, game: Game, number: int, writes: Writes | None = None
    ) -> None:
        self.store = store
        self.tell = tell
        self.table_id = table_id
        self.game = game
        self.number = number
        self.lock = asyncio.Lock()
        self.writes = set() if writes is None else writes

    # Changes

    async def answer(
        self, seat: int, options: Sequence[str], key: str | None = None, moment: str | None = None
    ) -> None:
        """One answer or a batch. A key that was used before changes nothing; of a moment that is over it is refused."""
        await self._write(seat, lambda game: list(options), key, lambda game: _is_now(game, seat, moment))

    async def answer_at(self, number: int, seat: int, option: str, key: str | None = None) -> None:
        """An answer that was thought of when the journal had this number."""
        await self._write(seat, lambda game: [option], key, lambda game: _is_still(self.number, number))

    async def undo(self, seat: int, key: str | None = None, moment: str | None = None) -> None:
        """Take back the seat's last gesture while the way back is open, and alone with bots at a table for practice
        always; of a moment that is over it is refused."""
        free = await self.is_free(seat)

        def words(game: Game) -> list[str]:
            return _agreed(game) if free and not game.can_undo(seat) else [UNDO]

        await self._write(seat, words, key, lambda game: _is_now(game, seat, moment))

    async def note(self, seat: int, event: str, key: str | None = None) -> None:
        """Write into the log what happens to a seat beside the game; once for each key. A game that is over has no
        more notes."""
        with suppress(NotNow):
            await self._write(seat, lambda game: [NOTE, event], key, _is_running)

    async def is_free(self, seat: int) -> bool:
        """May a seat take back whatever it likes, so that no answer closes its way back?"""
        table, seats = await self.store.table(self.table_id), await self.store.seats(self.table_id)
        return telling.is_free(table.practice, seats, seat)

    async def vote(self, seat: int, asker: int, agrees: bool) -> None:
        """Say whether a seat may take back its last gesture, beyond what it may by itself. When all persons at the
        table agree, it is done. A vote counts until the journal goes on. Who is alone with bots at a serious table has
        nobody to ask."""
        _is_running(self.game)
        table, seats = await self.store.table(self.table_id), await self.store.seats(self.table_id)
        if not table.practice and telling.is_alone(seats, asker):
            raise NotNow("error.undo.serious")
        number = self.number
        wishes = await self.wishes()
        if seat != asker and asker not in [wish.asker for wish in wishes]:
            raise NotNow("error.undo.no_wish", seat=asker)
        self.game.copy().undo(asker, consent=True)  # is there anything to take back?
        await self.store.vote(Vote(table_id=self.table_id, number=number, asker=asker, seat=seat, agrees=agrees))
        for wish in await self.wishes():
            if wish.asker == asker and not wish.missing and not wish.refused:
                with suppress(NotNow):  # who said the last yes at the same time has done it, or the game went on
                    await self._write(asker, _agreed, None, lambda game: _is_still(self.number, number))
                return
        self.tell(self.table_id, number)

    async def wishes(self) -> list[wire.Wish]:
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
                found.append(wire.Wish(asker, agreed, refused, missing))
        return found

    async def _write(self, seat: int, words: Words, key: str | None, check: Callable[[Game], None]) -> None:
        """What is begun is finished, also when the caller goes away."""
        task = asyncio.create_task(self._write_whole(seat, words, key, check))
        self.writes.add(task)
        task.add_done_callback(self.writes.discard)
        await asyncio.shield(task)

    async def _write_whole(self, seat: int, find: Words, key: str | None, check: Callable[[Game], None]) -> None:
        """Try it on a copy, write it down, and only then let it count. Who comes second with a number reads what the
        first has written and tries again."""
        async with self.lock:
            for _ in range(TRIES):
                if key is not None and await self.store.has_key(self.table_id, seat, key):
                    await self._catch_up()
                    return
                check(self.game)
                words, trial = find(self.game), self.game.copy()
                with told_to(seat):
                    apply(trial, seat, words)
                try:
                    await self._append(trial, seat, words, key)
                except Taken:
                    await self._catch_up()
                    continue
                self.game, self.number = trial, self.number + 1
                self.tell(self.table_id, self.number)
                return
        raise NotNow("error.table.busy")

    async def _append(self, trial: Game, seat: int, words: list[str], key: str | None) -> None:
        number, at = self.number + 1, now()
        entry = Entry(table_id=self.table_id, number=number, seat=seat, words=words, key=key, at=at)
        row = {"asked": telling.asked_of(trial), "changed": at, "finished": None if trial.outcome is None else at}
        save = None if number % SNAPSHOT_EVERY else msgspec.json.encode(trial.save())
        end = None if trial.outcome is None else await self._end(trial)
        besides = None if end is None else partial(record, table_id=self.table_id, end=end, at=at)
        await self.store.append(entry, row, save, besides)

    async def _end(self, trial: Game) -> End:
        """What is kept of the game's end."""
        continued = await self.store.beginning(self.table_id) is not None
        return await asyncio.to_thread(end_of, trial, continued)

    # What others wrote

    async def refresh(self) -> None:
        """Read what other processes have written."""
        async with self.lock:
            await self._catch_up()

    async def _catch_up(self) -> None:
        entries = await self.store.entries(self.table_id, self.number)
        if entries:
            self.game = replaying(self.table_id, followed, self.game.copy(), entries)
            self.number = entries[-1].number


def followed(game: Game, entries: Sequence[Entry]) -> Game:
    """The same game after these entries of its journal."""
    for entry in entries:
        apply(game, entry.seat, entry.words)
    return game


def apply(game: Game, seat: int, words: Sequence[str]) -> None:
    """Carry out an entry of the journal."""
    if words[0] == UNDO:
        game.undo(seat, consent=CONSENT in words)
    elif words[0] == NOTE:
        game.note(words[1], seat)
    else:
        game.answer_all(seat, words)


def _agreed(game: Game) -> list[str]:
    return [UNDO, CONSENT]


def _is_running(game: Game) -> None:
    if game.outcome is not None:
        raise NotNow("error.table.finished")


def _is_now(game: Game, seat: int, moment: str | None) -> None:
    _is_running(game)
    if moment is not None and moment != telling.moment_of(game, seat):
        raise NotNow("error.table.moment")


def _is_still(number: int, wanted: int) -> None:
    if number != wanted:
        raise NotNow("error.table.moment")


# From the database


def begin(table: Table, beginning: Beginning | None = None) -> Game:
    """The game of a table before its first entry."""
    if beginning is not None:
        return replayed(beginning, len(beginning.line))
    info = game_info(table.game).with_content(table.content)
    return Game(info, table.seats, table.seed, info.settle(table.seats, table.options))


def replayed(beginning: Beginning, gestures: int) -> Game:
    """The game after so many gestures of a beginning."""
    game = load(msgspec.json.decode(beginning.save))
    for seat, *keys in beginning.line[:gestures]:
        game.answer_all(seat, keys)
    return game


async def rebuild(store: Store, table_id: str) -> tuple[Game, int]:
    """The game of a table and the number of its last entry, from its snapshot or from the beginning."""
    game, number = await _from_snapshot(store, table_id)
    entries = await store.entries(table_id, number)
    game = replaying(table_id, followed, game, entries)
    return game, entries[-1].number if entries else number


async def _from_snapshot(store: Store, table_id: str) -> tuple[Game, int]:
    beginning = await store.beginning(table_id)
    if beginning is not None:  # the way back ends there, and a snapshot would only know the seed
        return replaying(table_id, begin, await store.table(table_id), beginning), 0
    snapshot = await store.snapshot(table_id)
    if snapshot is not None:
        try:
            return replaying(table_id, _loaded, snapshot.save), snapshot.number
        except Frozen:
            await store.drop_snapshot(table_id)  # a cache: the journal has it all
    return replaying(table_id, begin, await store.table(table_id)), 0


def _loaded(save: bytes) -> Game:
    return load(msgspec.json.decode(save))


class Rooms:
    """The rooms in memory. Several rooms of one table would do no harm: the database decides who is first."""

    def __init__(self, store: Store, tell: Tell, shared: bool) -> None:
        self.store = store
        self.tell = tell
        self.shared = shared  # other processes write to the same database
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._frozen: set[str] = set()  # they are not replayed again before the next start
        self._writes: Writes = set()

    async def close(self) -> None:
        """Finish what was begun."""
        await asyncio.gather(*self._writes, return_exceptions=True)

    def forget(self, table_id: str) -> None:
        """The table is gone."""
        self._rooms.pop(table_id, None)
        self._frozen.discard(table_id)

    async def get(self, table_id: str) -> Room:
        """The room of a table, up to date."""
        room = self._rooms.get(table_id)
        if room is None:
            room = await self._open(table_id)
        elif self.shared:
            await room.refresh()
        self._rooms.move_to_end(table_id)
        while len(self._rooms) > ROOMS:
            self._rooms.popitem(last=False)
        return room

    async def _open(self, table_id: str) -> Room:
        if table_id in self._frozen:
            raise Frozen("error.table.frozen")
        try:
            game, number = await rebuild(self.store, table_id)
        except Frozen:
            self._frozen.add(table_id)
            raise
        return self._rooms.setdefault(table_id, Room(self.store, self.tell, table_id, game, number, self._writes))
