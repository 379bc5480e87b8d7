"""Validates saves that strangers may have written, before anything is done with them.

A save whose seed and journal lead to its position needs no trust: the game is built from them again. Any other
position is checked field by field (`State.RANGES`, `State.VARIES`), drawn for every observer, and played on by chance.
"""

import re
from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Final

from longhall.engine import driver, observations
from longhall.engine.cards import KNOWN
from longhall.engine.errors import BadSave, LonghallError
from longhall.engine.events import Event
from longhall.engine.frames import Frame
from longhall.engine.game import REASON, Game, load
from longhall.engine.journal import MARKS, Journal
from longhall.engine.position import Position
from longhall.engine.rng import Stream
from longhall.engine.state import HEAP, PILE, SHAPES, Data, Range, all_of, table_of

NODES: Final = 600_000  # values in a save
DEPTH: Final = 12  # of nesting
TEXT: Final = 2_000  # characters of one string
NUMBER: Final = 1 << 512  # what a bit set may come to
ENTRIES: Final = 20_000  # of the journal
EVENTS: Final = 100_000  # of the log
STACK: Final = 64  # frames
LONGEST: Final = 400  # items of a list that has no limit of its own
PLAIN: Final[Range] = (-10_000, 100_000)  # of numbers that have no range of their own
SEAT: Final[Range] = (0, None)
OF_SEATS: Final = ("seat", "seats", "holder", "order")  # fields of frames that name seats in every game
SURROGATES: Final = f"{chr(0xD800)}-{chr(0xDFFF)}"  # alone, which cannot be written
CONTROL: Final = re.compile(f"[\x00-\x1f\x7f-\x9f{SURROGATES}]")
COUNTER: Final = 1 << 40  # numbers that a stream may have given
PLAYS: Final = 3  # games by chance
ANSWERS: Final = 300  # in each of them
LOOKS: Final = 25  # answers between two looks at all views
TRIED: Final = 40  # options of each seat that are tried
_LISTED_ELSEWHERE: Final = ("keys", "counters", "know", "playing", "seats", "content", "sealed", "ready", "step")


def load_untrusted(data: Any) -> Game:
    """The game of a save, with which everything works that a table does; whatever is wrong with it is `BadSave`."""
    try:
        _check_size(data)
        game = load(data)
        _check_header(data)
        _check_journal(game, data)
        _check_log(game)
        told = _from_seed(game)
        if told is not None:
            return told
        check_start(game, data["snapshot"]["after"])
        return game
    except BadSave:
        raise
    except LonghallError as error:
        key, words = error.told()  # without the options of a seat, which it may name
        raise BadSave(key, **words) from error
    except Exception as error:  # whatever a file may hold, it is the file that is wrong
        raise broken(error) from error


def broken(error: Exception) -> BadSave:
    """What is told about a save that holds something impossible."""
    return BadSave("error.save.broken", reason=f"{type(error).__name__} {error}"[:REASON])


# The file


def _check_size(data: Any) -> None:
    """Neither too much nor too deep, and no value that no save holds."""
    level, nodes = [data], 0
    for _ in range(DEPTH):
        below: list[Any] = []
        for value in level:
            if type(value) is dict:
                below.extend(value)
                below.extend(value.values())
            elif type(value) is list:
                below.extend(value)
            else:
                _check_scalar(value)
        nodes += len(below)
        _demand(nodes <= NODES, "too many values")
        if not below:
            return
        level = below
    raise ValueError("nested too deeply")


def _check_scalar(value: Any) -> None:
    if type(value) is str:
        _demand(len(value) <= TEXT, "a text is too long")
        _demand(not CONTROL.search(value), "a text holds a control character")
    elif type(value) is int:
        _demand(-NUMBER < value < NUMBER, "a number is too large")
    else:
        _demand(type(value) is bool or value is None, f"{type(value).__name__} is nothing that a save holds")


def _check_header(data: Data) -> None:
    _demand(type(data["seed"]) is str, "the seed is no text")
    _demand(type(data["seats"]) is int and type(data["rules"]) is int, "a number is none")
    _demand(all(type(value) is str for value in data["options"].values()), "an option is no text")


def _check_journal(game: Game, data: Data) -> None:
    """Every entry is one of a seat, and of options that there are."""
    entries, known = data["journal"], game.info.vocabulary.by_key
    _demand(type(entries) is list and len(entries) <= ENTRIES, "the journal is no list, or too long")
    for seat, *keys in entries:
        _demand(type(seat) is int and 0 <= seat < game.seats, f"there is no seat {seat}")
        undo = keys[0] == "undo"
        options = keys[:-1] if keys[-1] in MARKS else keys
        _demand(undo or all(key in known for key in options), f"there is no option {keys}")
        _demand(bool(options) and (not undo or keys[1:] in ([], ["consent"])), f"{keys} cannot be")
    after = data["snapshot"]["after"]
    _demand(type(after) is int and 0 <= after <= len(game.gestures), "the snapshot is of no gesture")


def _check_log(game: Game) -> None:
    """Every event is a key with plain arguments, and every observer can be told of it."""
    _demand(len(game.log) <= EVENTS, "the log is too long")
    for event in game.log:
        _demand(is_event(event, game.seats), "an event of the log has not the form of one")
        for observer in range(game.seats + 1):
            event.seen_by(observer)


def is_event(event: Event, seats: int) -> bool:
    """Has an event of a save the form of one?"""
    if type(event.key) is not str or type(event.eyes) is not int or not -1 <= event.eyes < 1 << seats + 1:
        return False
    return all(type(args) is dict and all(map(_is_argument, args.values())) for args in (event.args, event.secret))


def _is_argument(value: Any) -> bool:
    if type(value) is list:
        return len(value) <= LONGEST and len(set(map(type, value)) - {str, int}) == 0
    return type(value) in (str, int)


def _from_seed(game: Game) -> Game | None:
    """The game as its seed and its journal tell it; None if they lead elsewhere."""
    try:
        told = Game(game.info, game.seats, game.seed, game.options)
        for gesture in game.gestures:
            told.answer_all(gesture.seat, gesture.keys)
        if not told.position.same_as(game.position):
            return None
    except Exception:
        return None
    told.history.entries = game.history.entries
    told.log = game.log
    return told


# The position


def check_start(game: Game, after: int) -> None:
    """The position is sound, though its seed does not lead to it, and a table can play on from it."""
    start = game.history.snapshots[0][1]
    for position in (start, game.position):
        fault = position_fault(position, game) or "; ".join(position.faults())
        _demand(not fault, fault)
    rehearse(game.position)
    if not after:
        rebuilt = Journal(start)
        rebuilt.line = game.gestures
        _demand(rebuilt.rebuild(game.info).same_as(game.position), "the journal does not lead to the position")


def position_fault(g: Position, game: Game) -> str:
    """What a position cannot hold, whatever was played; empty if nothing. `game` says how it was set up."""
    fresh = game.info.setup(game.seats, "", game.options)
    found = (
        _seat_fault(g, game),
        _knowledge_fault(g, fresh),
        card_fault(g),
        _fields_fault(g, g.seats, fresh),
        *(_frame_fault(g, frame) for frame in g.stack[:STACK]),
        "too many frames" if len(g.stack) > STACK else "",
    )
    return next(filter(None, found), "")


def _seat_fault(g: Position, game: Game) -> str:
    if g.seats != game.seats:
        return f"the position has {g.seats} seats"
    for name, value in game.options.items():
        if SHAPES[type(g)].items.get(name) is str and getattr(g, name) != value:
            return f"{name} is not as it was chosen"
    return ""


def _knowledge_fault(g: Position, fresh: Position) -> str:
    """Every observer has a class for every card, and can tell cards of two backs apart."""
    backs = g.deck.back_of
    if len(g.know) != g.seats + 1 or any(len(row) != len(backs) for row in g.know):
        return "what is known is not of all cards and observers"
    for row in g.know:
        classes = {(kind, back) for kind, back in zip(row, backs, strict=True) if kind != KNOWN}
        if len({kind for kind, _ in classes}) < len(classes):
            return "a class holds cards of two backs"
    if list(map(len, g.keys)) != list(map(len, fresh.keys)) or len(g.counters) != len(fresh.counters):
        return "the streams are not those of the game"
    return "" if all(0 <= counter < COUNTER for counter in g.counters) else "a stream has a wrong counter"


def card_fault(g: Position) -> str:
    """Every card lies in exactly one heap."""
    lying = sorted(card for heap in g.heaps() for card in heap)
    if lying == list(range(len(g.deck.faces))):
        return ""
    lost = sorted(set(range(len(g.deck.faces))) - set(lying))
    twice = sorted({one for one, other in pairwise(lying) if one == other})
    return f"cards {lost} are nowhere, cards {twice} are in two places"


def _fields_fault(state: object, seats: int, fresh: object | None) -> str:
    """Lists are as long as they are in a new game or as the class allows, and numbers lie in their ranges."""
    cls = type(state)
    shape, ranges, varies, ragged = SHAPES[cls], table_of(cls, "RANGES"), table_of(cls, "VARIES"), all_of(cls, "RAGGED")
    for name in shape.fields:
        value = getattr(state, name)
        if name in _LISTED_ELSEWHERE or type(value) is str:
            continue
        if shape.levels[name]:
            if shape.sees[name] in (HEAP, PILE):
                continue  # every card is there once
            fixed = fresh is not None and name not in varies
            if len(value) != len(getattr(fresh, name)) if fixed else len(value) > varies.get(name, LONGEST):
                return f"{name} has {len(value)} entries"
            if fixed and name not in ragged and _row_lengths(value) != _row_lengths(getattr(fresh, name)):
                return f"{name} has rows of another length"
        low, high = ranges.get(name, SEAT if fresh is None and name in OF_SEATS else PLAIN)
        numbers = _numbers(value)
        if len(numbers) > LONGEST * 4 or (numbers and (min(numbers) < low or max(numbers) > _top(high, seats))):
            return f"{name} is out of its range"
    return ""


def _row_lengths(value: Sequence[Any]) -> list[int]:
    """How long each row of a tuple of tuples is. Lists in lists change their lengths."""
    return [len(row) for row in value if type(row) is tuple]


def _numbers(value: Any) -> Sequence[int]:
    """The numbers of a field, however deep its lists are."""
    values: list[Any] = [value]
    while values and type(values[0]) in (list, tuple):
        values = [item for each in values for item in each]
    return [item for item in values if type(item) is int]


def _top(high: int | None, seats: int) -> int:
    return seats - 1 if high is None else high


def _frame_fault(g: Position, frame: Frame) -> str:
    """Sealed answers are of the vocabulary, one list for each seat; all else is as the class declares it."""
    codes = len(g.vocabulary().options)
    if len(frame.sealed) != len(frame.ready) or len(frame.ready) not in (0, g.seats) or set(frame.ready) - {0, 1}:
        return f"{type(frame).__name__} has sealed answers of other seats"
    if any(len(parts) > LONGEST or not all(0 <= code < codes for code in parts) for parts in frame.sealed):
        return f"{type(frame).__name__} has a sealed answer that does not exist"
    found = _fields_fault(frame, g.seats, None)
    return f"{type(frame).__name__}: {found}" if found else ""


# What a table does with it


def rehearse(position: Position) -> None:
    """Do with a position what a table does: views, asks, every first answer, worlds for bots, and games by chance."""
    chance = Stream("rehearsal")
    _look(position)
    if position.over:
        return
    for seat in range(position.seats):
        _look(driver.determinize(position, seat, chance))
    for ask in position.open_asks:
        options = [*ask.options, *ask.anytime]
        chosen = options if len(options) <= TRIED else [chance.pick(options) for _ in range(TRIED)]
        for option in chosen:
            world: Position = position.copy()
            driver.answer(world, ask.seat, option)
    for _ in range(PLAYS):
        _play(position.copy(), chance)


def _play(world: Position, chance: Stream) -> None:
    for number in range(ANSWERS):
        if world.over:
            break
        world.told = []
        ask = chance.pick(world.open_asks)
        driver.answer(world, ask.seat, chance.pick([*ask.options, *ask.anytime]))
        if number % LOOKS == 0:
            _look(world)
    _look(world)


def _look(g: Position) -> None:
    """Draw the views and the asks of every observer."""
    if g.over:
        outcome = g.outcome()
        _demand(len(outcome.places) == len(outcome.scores) == g.seats, "the outcome is not of all seats")
    else:
        _demand(any(ask.options for ask in g.open_asks), "nobody is asked")
        _demand(all(0 <= ask.seat < g.seats for ask in g.open_asks), "nobody sits where one is asked")
    for observer in range(g.seats + 1):
        observations.observation(g, observer)
        observations.asks_for(g, observer)


def _demand(holds: bool, reason: str) -> None:
    if not holds:
        raise ValueError(reason)
