"""Saves as somebody might forge them: one thing changed somewhere, and the seal made good again."""

import copy
import json
from collections.abc import Callable
from typing import Any

from longhall.engine import driver, saves
from longhall.engine.game import Game
from longhall.engine.registry import game_ids, game_info
from longhall.engine.rng import Stream

HUGE = 1 << 70
WRONG: list[Any] = [
    -1,
    -7,
    1,
    5,
    99,
    10_000,
    HUGE,
    -HUGE,
    "",
    "x",
    "\x00",
    "\ud800",
    None,
    True,
    0.5,
    [],
    {},
    [[]],
    [9] * 3,
]


def midgame(game: str, seats: int, answers: int, seed: str = "forged") -> Game:
    """A game in the middle, played by chance. It stands where its seed does not lead, as one that was dealt anew."""
    info = game_info(game)
    found = Game(info, seats, seed, info.resolve_options(seats, {}))
    chance = Stream(seed)
    for _ in range(answers):
        if found.outcome is None:
            answer_by_chance(found, chance)
    world = driver.determinize(found.position, seats, Stream("anew"))
    again = Game(info, seats, "another", found.options, world)
    for _ in range(3):
        if again.outcome is None:
            answer_by_chance(again, chance)
    return again


def answer_by_chance(game: Game, chance: Stream) -> None:
    ask = chance.pick(game.asks)
    game.answer(ask.seat, chance.pick([*ask.options, *ask.anytime]))


def save_of(game: Game) -> dict[str, Any]:
    """Its save, from the position that it began with."""
    start = game.history.snapshots[0][1]
    data = {**game.save(), "snapshot": {"after": 0, "position": saves.position_to_data(start)}}
    found: dict[str, Any] = json.loads(json.dumps(data))
    return found


def forged(data: dict[str, Any], chance: Stream) -> dict[str, Any]:
    """The save with one or two things changed."""
    new = copy.deepcopy(data)
    for _ in range(1 + chance.below(2)):
        chance.pick(WAYS)(new, chance)
    return resealed(new)


def resealed(data: dict[str, Any]) -> dict[str, Any]:
    try:
        return saves.sealed(data)
    except Exception:  # what cannot be sealed is no save either
        return data


Holder = dict[str, Any] | list[Any]


def _walk(value: Any, found: list[Holder]) -> list[Holder]:
    if isinstance(value, dict | list) and value:
        found.append(value)
        for each in value.values() if isinstance(value, dict) else value:
            _walk(each, found)
    return found


def _position(data: dict[str, Any]) -> dict[str, Any]:
    """The position of a save, if there is still one."""
    snapshot = data.get("snapshot")
    position = snapshot.get("position") if isinstance(snapshot, dict) else None
    return position if isinstance(position, dict) else data


def _somewhere(data: dict[str, Any], chance: Stream) -> tuple[Any, Any]:
    """A dict or list of the save, most often of its position, and a place in it."""
    part = chance.pick(["position", "position", "position", "stack", "journal", "log", "all"])
    position = _position(data)
    root = {"position": position, "stack": position.get("stack", data), "all": data}.get(part, data.get(part, data))
    holders = _walk(root, []) or [data]
    holder: Any = chance.pick(holders)
    keys = list(holder) if isinstance(holder, dict) else list(range(len(holder)))
    return holder, chance.pick(keys)


def _replace(data: dict[str, Any], chance: Stream) -> None:
    holder, key = _somewhere(data, chance)
    holder[key] = copy.deepcopy(chance.pick(WRONG))


def _shift(data: dict[str, Any], chance: Stream) -> None:
    holder, key = _somewhere(data, chance)
    if isinstance(holder[key], int):
        holder[key] += chance.pick([-3, -2, -1, 1, 2, 3, 20, 100])
    else:
        _replace(data, chance)


def _delete(data: dict[str, Any], chance: Stream) -> None:
    holder, key = _somewhere(data, chance)
    del holder[key]


def _twice(data: dict[str, Any], chance: Stream) -> None:
    holder, key = _somewhere(data, chance)
    if isinstance(holder, list):
        holder.insert(key, copy.deepcopy(holder[key]))
    else:
        holder[f"{key}2"] = copy.deepcopy(holder[key])


def _enlarge(data: dict[str, Any], chance: Stream) -> None:
    holder, key = _somewhere(data, chance)
    if isinstance(holder[key], list) and holder[key]:
        holder[key] = holder[key] * chance.pick([2, 3, 2_000])
    elif isinstance(holder, list):
        holder.extend([holder[key]] * chance.pick([1, 50, 20_000]))


def _swap(data: dict[str, Any], chance: Stream) -> None:
    """Two values change places: decks, seats, frames."""
    one, other = _somewhere(data, chance), _somewhere(data, chance)
    mine, its = copy.deepcopy(one[0][one[1]]), copy.deepcopy(other[0][other[1]])
    one[0][one[1]] = its
    if other[1] in (other[0] if isinstance(other[0], dict) else range(len(other[0]))):
        other[0][other[1]] = mine


def _foreign_frame(data: dict[str, Any], chance: Stream) -> None:
    """A frame of the game that was never begun, or one without its fields."""
    position = _position(data)
    frames = game_info(data["game"]).frames if data.get("game") in game_ids() else {}
    stack = position.get("stack")
    if not isinstance(stack, list) or not frames:
        return
    name = chance.pick(sorted(frames))
    steps = frames[name].STEPS
    frame = {"frame": name, "step": chance.pick(steps), "sealed": [], "ready": []}
    if stack and chance.below(2):
        stack[chance.below(len(stack))] = frame
    else:
        stack.append(frame)


def _header(data: dict[str, Any], chance: Stream) -> None:
    data[
        chance.pick(["seats", "rules", "seed", "options", "content", "journal", "log", "snapshot", "game", "version"])
    ] = copy.deepcopy(chance.pick(WRONG))


WAYS: list[Callable[[dict[str, Any], Stream], None]] = [
    _replace,
    _replace,
    _shift,
    _shift,
    _shift,
    _delete,
    _twice,
    _enlarge,
    _swap,
    _foreign_frame,
    _header,
]
