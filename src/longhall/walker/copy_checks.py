"""Checks: copies, plain data, and answers that come out the same wherever they are given."""

import json
from collections.abc import Sequence

from longhall.engine import driver, saves
from longhall.engine.game import Game, load
from longhall.engine.position import Position
from longhall.engine.state import SHAPES, Data
from longhall.engine.validation import position_fault
from longhall.walker.fault import difference
from longhall.walker.scene import After, Scene, is_still, unlike

Kept = tuple[Position, Data]  # an earlier copy, and what it was


_SET: dict[type, frozenset[str]] = {}


def set_by_constructor(kind: type) -> frozenset[str]:
    """The fields of a class of state, and what its constructor sets as `Unsaved`: nothing else is generated."""
    if kind not in _SET:
        _SET[kind] = frozenset((*SHAPES[kind].fields, *getattr(kind(), "__dict__", ())))
    return _SET[kind]


def fields_are_declared(scene: Scene) -> str:
    """Every field of the position and its frames is one that the constructor declares."""
    for state in (scene.g, *scene.g.stack):
        loose = {name for name in getattr(state, "__dict__", ()) if name[0] != "_"} - set_by_constructor(type(state))
        if loose:
            return f"{type(state).__name__} has {sorted(loose)}, which are neither copied nor saved"
    return ""


def json_is_equal(scene: Scene) -> str:
    """Plain data, through JSON, gives the same position and the same asks."""
    return unlike(scene.g, scene.fresh)


def answers_repeat(scene: Scene) -> str:
    """The same answer comes out the same again, also when nobody listens to what happens."""
    again: Position = scene.g.copy()
    driver.answer(again, scene.seat, scene.option)
    return unlike(scene.after.world, again)


def json_plays_on(scene: Scene) -> str:
    """The chosen answer comes out the same in the position out of JSON: nothing that matters stayed behind."""
    saved = After(scene.fresh, scene.seat, scene.option)
    if scene.after.closed != saved.closed:
        return f"{scene.option.key} closes the way back in only one of them"
    return unlike(scene.after.world, saved.world)


def copy_is_equal(scene: Scene) -> str:
    """A copy is equal to what it is a copy of."""
    return unlike(scene.g, scene.g.copy())


def answer_is_as_tried(scene: Scene) -> str:
    """The answer, now given in the game, has come out as it did on a copy."""
    return unlike(scene.after.world, scene.game.position)


def copies_are_independent(scene: Scene) -> str:
    """Whatever was tried on copies, the position is what it was."""
    return earlier_copies_stay([(scene.g, scene.data)])


def earlier_copies_stay(kept: Sequence[Kept]) -> str:
    """Earlier copies are what they were, whatever was played since."""
    for position, data in kept:
        if not is_still(position, data):
            return difference(data, saves.position_to_data(position))
    return ""


def log_only_grows(game: Game, told: Sequence[str]) -> str:
    """What was told once stays as it was told."""
    for number, (then, event) in enumerate(zip(told, game.log, strict=True)):
        now = json.dumps(event.to_data())
        if now != then:
            return f"event {number} was {then} and is {now}"
    return ""


def save_is_equal(scene: Scene) -> str:
    """A game out of its save has the same position, asks, log, journal and way back, and no check refuses it."""
    game = scene.game
    loaded = load(json.loads(json.dumps(game.save())))
    for observer in range(game.seats + 1):
        if loaded.events(0, observer) != game.events(0, observer):
            return f"the log of observer {observer} differs"
    if loaded.journal != game.journal:
        return difference(game.journal, loaded.journal, "journal")
    for seat in range(game.seats):
        if loaded.can_undo(seat) != game.can_undo(seat):
            return f"only one of the two lets seat {seat} take back"
    return unlike(scene.g, loaded.position) or position_fault(scene.g, game)
