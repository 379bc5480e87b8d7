"""Saving a game that is in play."""

from __future__ import annotations

from pathlib import Path

from longhall.engine.errors import LonghallError
from longhall.engine.game import Game
from longhall.terminal.console import Console
from longhall.terminal.files import may_write, write_save
from longhall.terminal.seat_names import Seating
from longhall.words import t
from longhall.words.speaker import complaint


class Saving:
    """Where a game is saved, and whether it has changed since."""

    def __init__(self, console: Console, game: Game, seating: Seating, path: Path | None) -> None:
        self.console = console
        self.game = game
        self.seating = seating
        self.path = path  # where it is saved by itself
        self.ours = {path} if path else set()  # files that may be written again unasked
        self.changed = False

    def to(self, path: Path) -> bool:
        """Save to a file; one that is there already is asked for. Was it saved?"""
        try:
            if not may_write(path, path in self.ours, lambda: self.console.confirm("save.exists", file=path)):
                return False
            write_save(path, self.game, self.seating.to_data())
        except LonghallError as error:
            self.console.line(complaint(error, self.console.lang))
            return False
        self.ours.add(path)
        self.changed = False
        self.console.say("save.done", file=path)
        return True

    def ask_where(self, key: str) -> bool:
        """Ask for a file until the game is saved; nothing typed means no."""
        while name := self.console.read(t(key, self.console.lang)):
            if self.to(Path(name)):
                return True
        return False

    def by_itself(self) -> None:
        """Save where the command line said."""
        if self.path and self.changed:
            self.to(self.path)

    def at_the_end(self) -> None:
        """Offer to save a finished game."""
        if self.path:
            self.by_itself()
        elif self.seating.people and self.console.confirm("save.finished"):
            self.ask_where("save.where")

    def before_leaving(self) -> None:
        """Offer to save what has changed."""
        if self.path:
            self.by_itself()
        elif self.changed and self.console.confirm("save.leave"):
            self.ask_where("save.where")
