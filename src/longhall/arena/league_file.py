"""The file of a league: a line that says which league it is, then one line for each game that is over.

A league that was killed goes on where it was, see `lines.py`.
"""

from dataclasses import replace
from pathlib import Path
from types import TracebackType

from longhall.arena.jsonl_file import Lines
from longhall.arena.match import Played
from longhall.arena.schedule import Fixture, Setup

VERSION = 1


class League:
    """The games of a league, those that are over in its file. Without a seed the league takes that of its file."""

    def __init__(self, path: Path, setup: Setup, games: int, seed_is_open: bool = False) -> None:
        self.path = path
        self.setup = setup
        self.played: dict[int, Played] = {}
        self._lines = Lines(path, "league", VERSION)
        try:
            self._check_head(seed_is_open)
            self.fixtures = self.setup.fixtures(games)
            for number in self._lines.games():
                self._take(number)
            self._lines.begin(self.setup.to_data())
        except BaseException:
            self._lines.close()
            raise

    def __enter__(self) -> "League":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._lines.close()

    @property
    def left(self) -> list[Fixture]:
        """The games that are still to be played."""
        return [fixture for fixture in self.fixtures if fixture.number not in self.played]

    @property
    def over(self) -> list[Played]:
        """The games of the schedule that are over, by their numbers. A file may hold those of a longer league too."""
        return [self.played[fixture.number] for fixture in self.fixtures if fixture.number in self.played]

    def add(self, played: Played) -> None:
        """Keep a game, on the disk first."""
        self._lines.add(played.to_data())
        self.played[played.number] = played

    def _check_head(self, seed_is_open: bool) -> None:
        """Refuse the file of another league."""
        head = self._lines.head()
        if head is not None:
            if seed_is_open:
                self.setup = replace(self.setup, seed=str(head.get("seed")))
            self._lines.check_head(self.setup.to_data(), {"content": [], **head})  # older files say nothing of content

    def _take(self, number: int) -> None:
        """A game of the file; it must be one of the schedule, and there once."""
        try:
            played = Played.from_data(self._lines.line(number))
        except (ValueError, AttributeError, TypeError):
            raise self._lines.damaged(number) from None
        if played.number < 0 or played.number in self.played or len(played.bots) != self.setup.seats:
            raise self._lines.damaged(number)
        if played.number < len(self.fixtures):
            fixture = self.fixtures[played.number]
            if (played.seed, tuple(played.bots)) != (fixture.seed, fixture.bots):
                raise self._lines.damaged(number)
        self.played[played.number] = played
