"""Checks: what is published is of its declared types, shares nothing with the position, and tells no secret."""

import json
from collections.abc import Iterator
from typing import Any

from longhall.engine.position import Position
from longhall.engine.state import SHAPES
from longhall.walker.conformance import conformance_of
from longhall.walker.fault import difference
from longhall.walker.scene import Scene
from longhall.walker.secrecy_checks import Alike


def published_is_declared(scene: Scene, alike: Alike) -> str:
    """Every key is there and of its type, and all of it goes through JSON unchanged."""
    info = scene.game.info
    if info.publisher is None:
        return ""
    view = scene.view(alike.observer)
    conformance = conformance_of(info, info.publisher)
    wrong = conformance.fault(view) or conformance.fault_of_advice(_advice(scene, scene.g, alike.observer))
    if not wrong and json.loads(json.dumps(view)) != view:
        wrong = f"JSON changes {difference(view, json.loads(json.dumps(view)))}"
    return f"to observer {alike.observer} {wrong}" if wrong else ""


def frames_are_declared(scene: Scene, alike: Alike) -> str:
    """The same of what is published at every event that comes of the answer, in the middle of a step."""
    info = scene.game.info
    if info.publisher is None:
        return ""
    conformance = conformance_of(info, info.publisher)
    found = (conformance.fault(view) for view in scene.after.frames(alike.observer, info))
    wrong = next((fault for fault in found if fault), "")
    return f"{scene.option.key}: to observer {alike.observer} {wrong}" if wrong else ""


def published_is_independent(scene: Scene, alike: Alike) -> str:
    """No list of the view is one of the position."""
    own = {id(each) for each in _lists(scene.g)}
    shared = [path for path, value in _parts(scene.view(alike.observer), "view") if id(value) in own]
    return f"{shared[0]} is a list of the position" if shared else ""


def published_keeps_secrets(scene: Scene, alike: Alike) -> str:
    """What is published to the observer of both worlds is the same."""
    if scene.game.info.publisher is None:
        return ""
    mine, its = scene.view(alike.observer), scene.game.info.view(alike.world, alike.observer)
    if mine == its:
        mine, its = (_advice(scene, world, alike.observer) or {} for world in (scene.g, alike.world))
    return f"to observer {alike.observer} {difference(mine, its)}" if mine != its else ""


def _advice(scene: Scene, world: Position, observer: int) -> dict[str, Any] | None:
    """What the game advises this observer in a world."""
    return scene.game.info.advice(world, observer if observer < scene.game.seats else None)


def _lists(g: Position) -> Iterator[list[Any]]:
    """Every list that the position and its frames hold, those inside others too."""
    for state in (g, *g.stack):
        for value in SHAPES[type(state)].values(state):
            if type(value) is list:
                yield value
                yield from (row for row in value if type(row) is list)


def _parts(data: Any, path: str) -> Iterator[tuple[str, Any]]:
    """Every list of plain data, with where it lies."""
    if isinstance(data, dict):
        for name, value in data.items():
            yield from _parts(value, f"{path}.{name}")
    elif isinstance(data, list):
        yield path, data
        for place, value in enumerate(data):
            yield from _parts(value, f"{path}[{place}]")
