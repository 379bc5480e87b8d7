"""What is sent to those who play the games of a league: other processes, or other machines."""

import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple, cast

from longhall.arena.schedule import Fixture
from longhall.bots.external_bots import LIMIT
from longhall.engine.errors import LonghallError
from longhall.engine.packs import Pack
from longhall.engine.registry import GameInfo, Options, game_ids, game_info, register

Play = Callable[[GameInfo, Options, Fixture, float], Any]  # plays a game and says what is kept of it


class Work(NamedTuple):
    """What all games of a league share."""

    game: str
    folder: str
    options: Options
    packs: tuple[Pack, ...] = ()
    rules_version: int | None = None  # what others must play by too
    home: str = ""  # where bots from outside are looked for
    limit: float = LIMIT  # seconds that such a bot has for an answer

    @classmethod
    def of(cls, info: GameInfo, options: Options, limit: float = LIMIT) -> "Work":
        return cls(info.id, info.folder, options, tuple(info.packs), info.rules_version, str(Path.cwd()), limit)

    def info(self) -> GameInfo:
        """The game; in another process it may have to be found again."""
        if self.home and self.home not in sys.path:
            sys.path.insert(0, self.home)
        if self.game not in game_ids():
            register(self.game, lambda: cast(GameInfo, import_module(f"{self.folder}.game").INFO))
        info = game_info(self.game)
        if self.rules_version not in (None, info.rules_version):
            raise LonghallError("error.arena.rules", here=self.rules_version, there=info.rules_version)
        return info.with_packs(self.packs)


class Failed(NamedTuple):
    """Why a game could not be played to its end."""

    reason: str


def play_one(work: Work, play: Play, fixture: Fixture) -> Any:
    """What is kept of a game, or Failed."""
    try:
        return play(work.info(), work.options, fixture, work.limit)
    except Exception as error:  # a fault of the rules or of a bot of the house: it is said which game shows it
        return Failed(f"{type(error).__name__} {error}")
