"""The head of a table: where it stands, as it is stored, and the game that goes on from there.

A table is loaded from its head alone; its entries say how it came there and what was told. Nothing is replayed but the
gestures after the floor, for undo: so a rule that was mended since stops no table.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import msgspec

from longhall.engine import saves
from longhall.engine.events import EVERYONE, Event
from longhall.engine.game import Game, load, resume
from longhall.engine.journal import GIVEN, MARKS
from longhall.engine.position import Position
from longhall.engine.registry import GameInfo, Options, game_info
from longhall.server.database.models import Base, Entry, Head, Keyframe, StartLog, StartPosition, Table
from longhall.server.database.records import Past
from longhall.server.errors import Frozen
from longhall.words.changes import changes_after

KEYFRAME_EVERY = 64  # gestures
# First words of entries that are no answers.
UNDO, CONSENT, NOTE, REWIND, CLOSE = "undo", "consent", "note", "rewind", "close"
MANY = "many"  # several gestures follow, each a word: seat, keys and perhaps a mark, with spaces between
NO_GESTURES = (NOTE, CLOSE)
RULES_CHANGED = "rules.changed"  # what the log says when a table goes on by mended rules
Journal = list[list[Any]]  # [seat, key, ...]
Record = Entry | Past


class Resumed(NamedTuple):
    """A game as it stands after entry `number`, how many events of its log are on disk, and its stored positions."""

    game: Game
    number: int
    told: int
    head: bytes
    floor: tuple[int, bytes]  # after so many gestures
    is_stored: bool = False  # is the floor in a column of its own?


# Positions as they are stored


def encoded(position: Position) -> bytes:
    return msgspec.json.encode(saves.position_to_data(position))


def decoded(info: GameInfo, options: Options, data: bytes, told: list[Event] | None = None) -> Position:
    return saves.position_from_data(info, options, msgspec.json.decode(data), told)


def info_of(table: Table) -> tuple[GameInfo, Options]:
    """What a table plays, with its content packs and options."""
    info = game_info(table.game).with_content(table.content)
    return info, info.resolve_options(table.seats, table.options)


def head_values(
    game: Game, number: int, position: bytes, floor: tuple[int, bytes], before: Resumed | None = None
) -> dict[str, Any]:
    """The columns of a head. A floor that is the head itself is not stored twice, and one that is stored already is not
    written again."""
    gestures, start = floor
    values = {"number": number, "rules": game.info.rules_version, "position": position, "floor_gestures": gestures}
    if gestures == len(game.gestures):
        return {**values, "floor": None}
    if before is not None and before.floor is floor and before.is_stored:
        return values
    return {**values, "floor": start}


def floor_of(game: Game, head: bytes, before: Resumed | None = None) -> tuple[int, bytes]:
    """Where the way back ends: at the head, where it ended before, or at a position that is found again."""
    gestures = game.floor
    if gestures == len(game.gestures):
        return gestures, head
    if before is not None and before.floor[0] == gestures:
        return before.floor
    return gestures, encoded(game.position_after(gestures))


def keyframe_of(table_id: str, game: Game, number: int, position: bytes) -> Keyframe:
    return Keyframe(
        table_id=table_id,
        gestures=len(game.gestures),
        number=number,
        rules=game.info.rules_version,
        position=position,
    )


# Beginnings


class Begun(NamedTuple):
    """A game before the first entry of its table, with the rows that are stored of it."""

    game: Game
    told: list[list[Any]]  # by the set-up, and by each gesture of the beginning
    keyframes: list[tuple[int, bytes]]

    def rows(self, table_id: str) -> list[Base]:
        game, rules = self.game, self.game.info.rules_version
        position = encoded(game.position)
        frames = dict([*self.keyframes, (len(game.gestures), position)])
        found: list[Base] = [StartLog(table_id=table_id, told=self.told)]
        found += [
            Keyframe(table_id=table_id, gestures=gestures, number=0, rules=rules, position=data)
            for gestures, data in frames.items()
        ]
        values = head_values(game, 0, position, floor_of(game, position))
        return [*found, Head(table_id=table_id, **values)]


def begin(table: Table, beginning: StartPosition | None = None) -> Begun:
    """The game of a table before its first entry."""
    if beginning is not None:
        return unrolled(beginning)
    info, options = info_of(table)
    return _begun(Game(info, table.seats, table.seed, options), [])


def unrolled(beginning: StartPosition) -> Begun:
    """The game after all gestures of a beginning, played by today's rules."""
    return _begun(load(msgspec.json.decode(beginning.save)), beginning.line)


def _begun(game: Game, line: Iterable[Sequence[Any]]) -> Begun:
    told, keyframes = [told_since(game, 0)], [(0, encoded(game.position))]
    for number, (seat, *keys) in enumerate(line, 1):
        before = len(game.log)
        answer(game, seat, keys)
        told.append(told_since(game, before))
        if number % KEYFRAME_EVERY == 0:
            keyframes.append((number, encoded(game.position)))
    return Begun(game, told, keyframes)


# Logs and journals


def told_since(game: Game, events: int) -> list[Any]:
    """What was told after so many events, as it is stored."""
    return [event.to_data() for event in game.log[events:]]


def log_of(game: str, start: Sequence[Sequence[Any]], entries: Sequence[Record]) -> list[Event]:
    """All that was told at a table, by its set-up and by these entries."""
    lists, old = [*start, *(entry.told or () for entry in entries)], game_info(game).old_events
    return [Event.from_data(event, old) for told in lists for event in told]


def gesture_word(seat: int, words: Sequence[str]) -> str:
    """A gesture among those of one entry."""
    return " ".join([str(seat), *words])


def gestures_of(seat: int, words: Sequence[str]) -> Journal:
    """The gestures of an entry: one, or many."""
    if words[0] != MANY:
        return [[seat, *words]]
    parts = [word.split(" ") for word in words[1:]]
    return [[int(each), *keys] for each, *keys in parts]


def journal_of(line: Sequence[Sequence[Any]], entries: Sequence[Record]) -> Journal:
    """Every gesture and undo after those of the beginning; a rewind forgets what came after the entry that it names."""
    found = [list(gesture) for gesture in line]
    lengths = {0: len(found)}
    for entry in entries:
        if entry.words[0] == REWIND:
            del found[lengths[int(entry.words[1])] :]
        elif entry.words[0] not in NO_GESTURES:
            found.extend(gestures_of(entry.seat, entry.words))
        lengths[entry.number] = len(found)
    return found


def line_of(
    line: Sequence[Sequence[Any]], start: Sequence[list[Any]], entries: Sequence[Record]
) -> tuple[Journal, list[list[Any]]]:
    """The gestures that count, from the beginning on, and what was told by the set-up and by each of them."""
    before = [*start, *([] for _ in range(1 + len(line) - len(start)))]
    found = [(list(gesture), told) for gesture, told in zip(line, before[1:], strict=False)]
    for number, entry in enumerate(entries):
        first = entry.words[0]
        if first == REWIND:
            earlier = [each for each in entries[:number] if each.number <= int(entry.words[1])]
            found = list(zip(*_gestures_and_told(line, start, earlier), strict=True))
        elif first == UNDO:
            last = max(place for place, (gesture, _) in enumerate(found) if _has_chosen(gesture, entry.seat))
            rest = [] if CONSENT in entry.words else [each for each in found[last + 1 :] if each[0][-1] != GIVEN]
            found[last:] = rest
        elif first not in NO_GESTURES:
            *before_last, gesture = gestures_of(entry.seat, entry.words)
            found += [*((each, []) for each in before_last), (gesture, entry.told or [])]
    return [gesture for gesture, _ in found], [before[0], *(told for _, told in found)]


def _has_chosen(gesture: Sequence[Any], seat: int) -> bool:
    return bool(gesture[0] == seat and gesture[-1] != GIVEN)


def _gestures_and_told(
    line: Sequence[Sequence[Any]], start: Sequence[list[Any]], entries: Sequence[Record]
) -> tuple[Journal, list[list[Any]]]:
    gestures, told = line_of(line, start, entries)
    return gestures, told[1:]


def in_common(one: Game, other: Game) -> int:
    """How many gestures two games begin with alike: keyframes after more than those are void."""
    pairs = list(zip(one.gestures, other.gestures, strict=False))
    differ = (number for number, (a, b) in enumerate(pairs) if (a.seat, a.keys) != (b.seat, b.keys))
    return next(differ, len(pairs))


def apply(game: Game, seat: int, words: Sequence[str]) -> None:
    """Carry out an entry of the journal."""
    if words[0] == UNDO:
        game.undo(seat, consent=CONSENT in words)
    elif words[0] == NOTE:
        game.note(words[1], seat)
    else:
        for each, *keys in gestures_of(seat, words):
            answer(game, each, keys)


def answer(game: Game, seat: int, keys: Sequence[str]) -> None:
    """Carry out a gesture, which may have a mark."""
    mark = keys[-1] if keys[-1] in MARKS else ""
    game.answer_all_marked(seat, keys[:-1] if mark else keys, mark)


# Loading


def resumed(table: Table, head: Head, journal: Journal, log: list[Event], beyond: Sequence[Record] = ()) -> Resumed:
    """The game at a head, with all gestures and events that led there. `beyond` are entries that the head does not know
    yet, of a table that was frozen when its head was made: they must fit today's rules."""
    info, options = info_of(table)
    if head.rules > info.rules_version:
        raise Frozen("error.table.newer")
    happened: list[Event] = []
    position = decoded(info, options, head.position, happened)
    on_disk = len(log)
    if not position.over and head.number:
        log = [*log, *rules_changed(info, head.rules)]
    floor = _floor(info, options, head, position)
    game = resume(info, table.seats, table.seed, options, position, journal, floor, [*log, *happened])
    for entry in beyond:
        apply(game, entry.seat, entry.words)
    number = beyond[-1].number if beyond else head.number
    at = head.position if not (beyond or happened) else encoded(game.position)
    known = (head.floor_gestures, head.floor or head.position)
    stored = Resumed(game, number, on_disk, at, known)
    floor_now = floor_of(game, at, stored)
    return stored._replace(floor=floor_now, is_stored=floor_now is known and head.floor is not None)


def _floor(info: GameInfo, options: Options, head: Head, position: Position) -> tuple[int, Position] | None:
    """The position where the way back ends, if it can be loaded."""
    if head.floor is None:
        return head.floor_gestures, position
    try:
        return head.floor_gestures, decoded(info, options, head.floor)
    except Exception:  # it is needed for undo alone
        return None


def rules_changed(info: GameInfo, before: int) -> list[Event]:
    """What a table is told that was played by an earlier version of the rules."""
    return [Event(RULES_CHANGED, {"change": change.id}, {}, EVERYONE) for change in changes_after(info, before)]
