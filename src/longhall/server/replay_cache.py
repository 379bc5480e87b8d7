"""Cache of replays of finished games. Between two keyframes a game is replayed, and must arrive at the second;
where it does not, because the rules have changed since, it is shown from keyframe to keyframe with its log."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, NamedTuple

import msgspec

from longhall.engine.game import Game, resume
from longhall.engine.journal import GIVEN, SHUT
from longhall.engine.position import Position
from longhall.engine.registry import GameInfo, Options
from longhall.engine.shots import Shot
from longhall.server import heads
from longhall.server.database.models import StartPosition
from longhall.server.database.store import Store
from longhall.server.errors import Frozen, loading
from longhall.server.rooms import Room

EVERY = 16  # gestures from one kept moment to the next
MOST = 8  # games that are kept


class Source(NamedTuple):
    """All that is stored of a game, from its start position to its head."""

    info: GameInfo
    options: Options
    seats: int
    seed: str
    first: bytes | None  # the save that it begins with, if it was not set up from its seed
    line: list[list[Any]]  # the gestures that count
    told: list[list[Any]]  # by the set-up, and by each of these gestures
    keyframes: dict[int, bytes]  # positions, by how many gestures lie before them


class Moment(NamedTuple):
    """The game after so many gestures: what was told until then, at the position after `shown` of them."""

    game: Game
    shown: int


async def source_of(store: Store, room: Room) -> Source:
    """The game of a room, from its beginning."""
    table, beginning = await store.table(room.table_id), await store.start_position(room.table_id)
    _, entries, first_line, start = await store.stored(room.table_id)
    line, told = heads.line_of(first_line, start, entries)
    frames = {row.gestures: row.position for row in await store.keyframes(room.table_id) if row.gestures < len(line)}
    frames[len(line)] = room.stands.head
    game, first = room.game, None if beginning is None else beginning.save
    return Source(game.info, game.options, table.seats, table.seed, first, line, told, frames)


class CachedReplay:
    """One game that is being replayed; some of its positions are cached as they are reached."""

    def __init__(self) -> None:
        self.turn = asyncio.Lock()  # one look after the other: the second finds what the first has kept
        self.source: Source | None = None
        self.frozen = False  # none of its keyframes can be loaded, and that is not tried again
        self._stretches: dict[int, dict[int, Position]] = {}  # by keyframe; of one that does not lead to the next, it

    def begin(self, source: Source) -> None:
        self.source, self._stretches = source, {}

    @property
    def line(self) -> list[list[Any]]:
        return [] if self.source is None else self.source.line

    def at(self, after: int) -> Moment | None:
        """The game after so many gestures, if it has as many."""
        assert self.source is not None
        if after > len(self.line):
            return None
        frame = self._frame_before(after)
        if after == frame:
            return Moment(self._leading_to(after) or self._game(self._stretches[frame][frame].copy(), after), after)
        if not self._is_sound(frame):
            return Moment(self._game(self._stretches[frame][frame].copy(), after), frame)
        return Moment(self._playing(self._stretches[frame], after), after)

    def _leading_to(self, frame: int) -> Game | None:
        """The game at a keyframe, played from the one before it: so it knows the last moments before it, too."""
        if frame:
            before = self._frame_before(frame - 1)
            if frame in self._stretches[before] and self._is_sound(before):
                return self._playing(self._stretches[before], frame)
        return None

    def _playing(self, kept: dict[int, Position], after: int) -> Game:
        """The game after so many gestures, with shots of the last of them."""
        near = max(number for number in kept if number < after)
        played = self._play(kept[near], near, after)
        game = self._game(played.position.copy(), after)
        game.shots = told_alike(played, game)
        return game

    def leads_to(self, after: int) -> bool:
        """Can the game be replayed from its beginning to there?"""
        assert self.source is not None
        frames = [frame for frame in sorted(self.source.keyframes) if frame < after]
        return all(self._load(frame) and self._is_sound(frame) for frame in [0, *frames])

    def beginning(self, after: int) -> StartPosition:
        """A beginning from which a table goes on after so many gestures: that of this game, if it still leads there;
        else the position alone."""
        found = self.at(after)
        assert found is not None
        if self.leads_to(after):
            return StartPosition(save=self.first(), line=self.line[:after])
        return StartPosition(save=msgspec.json.encode(found.game.save()), line=[])

    def first(self) -> bytes:
        """The save with which the game begins."""
        assert self.source is not None
        if self.source.first is not None:
            return self.source.first
        info, options, seats, seed, *_ = self.source
        start = heads.decoded(info, options, self.source.keyframes[0])
        return msgspec.json.encode(Game(info, seats, seed, options, start).save())

    def _game(self, position: Position, after: int) -> Game:
        assert self.source is not None
        info, options, seats, seed, _, _, told, _ = self.source
        return resume(info, seats, seed, options, position, [], None, heads.log_of(info.id, told[: after + 1], []))

    def _frame_before(self, after: int) -> int:
        """The last keyframe that can be loaded."""
        assert self.source is not None
        for frame in sorted(self.source.keyframes, reverse=True):
            if frame <= after and self._load(frame):
                return frame
        raise LookupError("no keyframe can be loaded")

    def _load(self, frame: int) -> bool:
        """Load a keyframe and play on to the next one, and keep some moments on the way if that is reached."""
        assert self.source is not None
        info, options, keyframes = self.source.info, self.source.options, self.source.keyframes
        if frame not in self._stretches:
            try:
                start = heads.decoded(info, options, keyframes[frame])
            except Exception:
                self._stretches[frame] = {}
                return False
            following = min((number for number in keyframes if number > frame), default=frame)
            self._stretches[frame] = {frame: start}
            try:
                kept = self._moments(start, frame, following)
                if kept[following].same_as(heads.decoded(info, options, keyframes[following])):
                    self._stretches[frame] = kept
            except Exception:  # today's rules do not allow what was played
                return True
        return bool(self._stretches[frame])

    def _moments(self, start: Position, frame: int, following: int) -> dict[int, Position]:
        kept, near = {frame: start}, frame
        while near < following:
            stop = min(following, near - near % EVERY + EVERY)
            kept[stop] = self._played(kept[near], near, stop)
            near = stop
        return kept

    def _is_sound(self, frame: int) -> bool:
        """Does a keyframe lead to the next one? The last one need not."""
        assert self.source is not None
        following = min((number for number in self.source.keyframes if number > frame), default=frame)
        return following in self._stretches.get(frame, ())

    def _played(self, position: Position, near: int, after: int) -> Position:
        found: Position = self._play(position, near, after).position.copy()
        return found

    def _play(self, position: Position, near: int, after: int) -> Game:
        assert self.source is not None
        info, options, seats, seed, *_ = self.source
        game = Game(info, seats, seed, options, position.copy())
        game.watch()
        play(game, self.line[near:after])
        return game


def stop(info: GameInfo, line: Sequence[Sequence[Any]], after: int, step: int) -> int:
    """Where a step forward or back leads: not into the middle of a window, nor before an answer that was forced."""
    passes = {kind.window for kind in info.asks.values() if kind.window}
    found = after + step
    while 0 < found < len(line) and _goes_on(line[found - 1], line[found], passes):
        found += step
    return max(0, min(found, len(line)))


def _goes_on(before: Sequence[Any], gesture: Sequence[Any], passes: set[str]) -> bool:
    """Does a gesture belong to the one before it?"""
    return gesture[-1] == GIVEN or (before[-1] == gesture[-1] == SHUT and before[1] in passes)


def told_alike(played: Game, game: Game) -> list[Shot]:
    """The shots of a game that was played from a later beginning, for one that tells the same events at its end."""
    first = len(game.log) - len(played.log)
    if first < 0 or any(
        mine.to_data() != its.to_data() for mine, its in zip(played.log, game.log[first:], strict=True)
    ):
        return []
    return [Shot(shot.number + first, shot.position, shot.seat, shot.sealed) for shot in played.shots or ()]


def play(game: Game, gestures: Sequence[Sequence[Any]]) -> None:
    for seat, *keys in gestures:
        heads.answer(game, seat, keys)


class ReplayCache:
    """LRU cache of replays."""

    def __init__(self, most: int = MOST) -> None:
        self.most = most
        self._reels: OrderedDict[str, CachedReplay] = OrderedDict()

    async def at(
        self, table_id: str, after: int, source: Callable[[], Awaitable[Source]]
    ) -> tuple[Moment | None, list[list[Any]]]:
        """A finished game after so many gestures, none where it has fewer; and all its gestures."""
        reel = self._reels.setdefault(table_id, CachedReplay())
        self._reels.move_to_end(table_id)
        while len(self._reels) > self.most:
            self._reels.popitem(last=False)
        async with reel.turn:
            if reel.frozen:
                raise Frozen("error.table.frozen")
            try:
                if reel.source is None:
                    reel.begin(await source())
                return await asyncio.to_thread(loading, table_id, reel.at, after), reel.line
            except Frozen:
                reel.frozen = True
                raise

    def drop(self, table_id: str) -> None:
        """Drop the replay of a removed table."""
        self._reels.pop(table_id, None)
