"""One decision of a game, as the checks see it, and what comes of an answer."""

import json
from collections.abc import Iterator
from typing import Any

from longhall.engine import driver, observations, saves
from longhall.engine.frames import frame_to_data
from longhall.engine.game import Game
from longhall.engine.options import Ask, Option
from longhall.engine.position import Position
from longhall.engine.registry import GameInfo
from longhall.engine.rng import Stream
from longhall.engine.state import SHAPES, Data, plain
from longhall.walker.fault import difference

Look = dict[str, Any]
Events = list[dict[str, Any]]


class After:
    """What comes of one answer in one world, tried on a copy."""

    def __init__(self, world: Position, seat: int, option: Option) -> None:
        self.world: Position = world.copy()
        self.world.told = []
        self.world.shots = []
        driver.answer(self.world, seat, option)
        self.closed = self.world.closed
        self._looks: dict[int, Look] = {}

    def events(self, observer: int) -> Events:
        """What this observer is told."""
        seen = (event.seen_by(observer) for event in self.world.told or ())
        return [event for event in seen if event is not None]

    def look(self, observer: int) -> Look:
        """What this observer sees."""
        if observer not in self._looks:
            self._looks[observer] = look(self.world, observer)
        return self._looks[observer]

    def frames(self, observer: int, info: GameInfo) -> list[dict[str, Any]]:
        """What this observer was told at each of these events, as faces are."""
        pairs = zip(self.world.told or (), self.world.shots or (), strict=False)
        return [info.view(shot, observer) for event, shot in pairs if event.is_seen_by(observer)]

    def learnt(self, observer: int) -> bool:
        """Was this observer shown a card that was new to it?"""
        return bool(self.world.learnt >> observer & 1)


class Scene:
    """A position in which somebody must answer, the answer that the walker has chosen, and the walker's own chance."""

    def __init__(self, game: Game, chance: Stream, ask: Ask, option: Option, thorough: bool) -> None:
        self.game = game
        self.g: Position = game.position  # the checks must leave it as it is
        self.chance = chance
        self.ask = ask
        self.seat = ask.seat
        self.option = option
        self.thorough = thorough  # are all options tried?
        self.data: Data = saves.position_to_data(self.g)
        self._fresh: Position | None = None
        self._afters: dict[Option, After] = {}
        self._looks: dict[int, Look] = {}
        self._views: dict[int, dict[str, Any]] = {}

    @property
    def fresh(self) -> Position:
        """The same position out of JSON."""
        if self._fresh is None:
            data = json.loads(json.dumps(self.data))
            self._fresh = saves.position_from_data(self.game.info, self.game.options, data)
        return self._fresh

    @property
    def after(self) -> After:
        """What comes of the chosen answer."""
        return self.after_answer(self.option)

    def after_answer(self, option: Option) -> After:
        """What comes of another answer to the same ask."""
        if option not in self._afters:
            self._afters[option] = After(self.g, self.seat, option)
        return self._afters[option]

    def look(self, observer: int) -> Look:
        """What this observer sees before the answer."""
        if observer not in self._looks:
            self._looks[observer] = look(self.g, observer)
        return self._looks[observer]

    def view(self, observer: int) -> dict[str, Any]:
        """What this observer is told before the answer, as faces are."""
        if observer not in self._views:
            self._views[observer] = self.game.info.view(self.g, observer)
        return self._views[observer]

    def offered(self) -> Iterator[tuple[int, Option]]:
        """Everything that anybody may answer."""
        for ask in self.g.open_asks:
            for option in (*ask.options, *ask.anytime):
                yield ask.seat, option

    def other_option(self) -> Option | None:
        """Another answer to the same ask, by chance."""
        rest = [option for option in (*self.ask.options, *self.ask.anytime) if option is not self.option]
        return self.chance.pick(rest) if rest else None


def look(g: Position, observer: int) -> Look:
    """All that an observer sees: the view and the asks."""
    return {
        "view": observations.observation(g, observer),
        "asks": [ask_to_data(ask) for ask in observations.asks_for(g, observer)],
    }


def ask_to_data(ask: Ask) -> dict[str, Any]:
    """An ask as plain data, the order of its options included."""
    return {
        "seat": ask.seat,
        "name": ask.name,
        "about": ask.about,
        "options": [option.code for option in ask.options],
        "anytime": [option.code for option in ask.anytime],
        "marks": [ask.sealed, ask.private, ask.more, ask.part],
    }


def is_still(position: Position, data: Data) -> bool:
    """Is the position what the data say?"""
    shape = SHAPES[type(position)]
    values = zip(shape.fields, shape.values(position), strict=False)
    return (
        all(plain(value) == data[name] for name, value in values if name != "playing")
        and [list(found) for found in position.cards_in_play()] == data["playing"]
        and [frame_to_data(frame) for frame in position.stack] == data["stack"]
    )


def same_asks(one: Position, other: Position) -> bool:
    """Do two positions ask the same?"""
    mine, its = one.open_asks, other.open_asks
    return len(mine) == len(its) and all(ask.same_as(like) for ask, like in zip(mine, its, strict=True))


def unlike(one: Position, other: Position) -> str:
    """Where two positions differ, their asks included; empty if nowhere."""
    if not one.same_as(other):
        return difference(saves.position_to_data(one), saves.position_to_data(other))
    if not same_asks(one, other):
        return difference(
            [ask_to_data(ask) for ask in one.open_asks], [ask_to_data(ask) for ask in other.open_asks], "asks"
        )
    return ""
