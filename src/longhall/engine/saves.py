"""Saves: a game as plain data for JSON, with a seal that shows whether it was cut off or edited."""

import json
from collections.abc import Mapping
from hashlib import blake2b
from typing import Any

from longhall.engine import driver
from longhall.engine.cards import KNOWN
from longhall.engine.errors import BadSave
from longhall.engine.events import Event
from longhall.engine.frames import frame_from_data, frame_to_data
from longhall.engine.packs import JOINED, known_packs
from longhall.engine.position import OWNERS, Position
from longhall.engine.registry import GameInfo, game_info
from longhall.engine.state import Data, fill, to_data

FORMAT = "longhall save"
VERSION = 1


def position_to_data(position: Position) -> Data:
    """A position as plain data, hidden things included."""
    data = to_data(position)
    data["playing"] = [[card, owner] for card, owner in position.cards_in_play()]
    data["stack"] = [frame_to_data(frame) for frame in position.stack]
    return data


def position_from_data(
    info: GameInfo, options: Mapping[str, str], data: Data, told: list[Event] | None = None
) -> Position:
    """The position that `position_to_data` wrote. Where today's rules ask nothing there, it goes on to the next
    question, and what happens on the way is `told`."""
    position = info.position()
    fill(position, {name: value for name, value in data.items() if name not in ("stack", "playing", "know")})
    position.know = [_classes(row) for row in data["know"]]
    if position.content != info.content:
        raise ValueError(f"the position is of content {position.content!r}, not {info.content!r}")
    position.attach(options)
    position.begin_hooks()
    for card, owner in data["playing"]:
        if type(owner) is not int or not 0 <= owner < OWNERS:
            raise ValueError(f"{card} is in play and of nobody")
        position.enter_play(card, owner)
    position.stack = [frame_from_data(info.frames, frame) for frame in position.saved_stack(data)]
    position.told = told
    driver.run(position)
    position.told = None
    return position


def _classes(row: list[int]) -> bytes:
    """What an observer knows; older saves number classes without end."""
    if max(row, default=0) > 255:
        low = {kind: place for place, kind in enumerate(sorted({KNOWN, *row}))}
        return bytes(low[kind] for kind in row)
    return bytes(row)


def sealed(data: Data) -> Data:
    """A save with its seal."""
    return {**data, "seal": seal(data)}


def seal(data: Mapping[str, Any]) -> str:
    """A digest of everything in the save but the seal itself."""
    rest = {name: value for name, value in data.items() if name != "seal"}
    text = json.dumps(rest, sort_keys=True, ensure_ascii=True, separators=(",", ":"))
    return blake2b(text.encode(), digest_size=16).hexdigest()


def check_save(data: Any) -> Data:
    """Refuse what is not a whole, unedited save of a version that we know."""
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise BadSave("error.save.not_a_save")
    if type(data.get("version")) is not int or not 1 <= data["version"] <= VERSION:
        raise BadSave("error.save.newer", version=data.get("version"), known=VERSION)
    if data.get("seal") != seal(data):
        raise BadSave("error.save.edited")
    return data


def info_of(data: Data) -> GameInfo:
    """The game of a save, with its content packs; a pack that is not here is named."""
    info = game_info(data["game"])
    if data["rules"] > info.rules_version:
        raise BadSave("error.save.newer_rules", game=info.id, version=data["rules"], known=info.rules_version)
    packs = data.get("content", [])
    here = {pack.digest: pack.name for pack in known_packs() if pack.game == info.id}
    for pack in packs:
        if pack["hash"] not in here:
            others = [digest for digest, name in here.items() if name == pack["name"]]
            key = "error.save.other_pack" if others else "error.save.no_pack"
            raise BadSave(key, pack=pack["name"], hash=pack["hash"], here=others)
    return info.with_content(JOINED.join(pack["hash"] for pack in packs))
