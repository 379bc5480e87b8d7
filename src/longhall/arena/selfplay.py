"""Self-play: games to learn from, each with its whole journal.

A folder holds them: `games-00000.parquet` and so on, and `selfplay.jsonl` with the games that are not yet in one of
these. Every game is a line there before the next one counts, so that a run that was killed goes on where it was. A part
is written whole or not at all, and what is in a part and still in the lines counts once.
"""

import json
import os
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from hashlib import blake2b
from pathlib import Path
from types import TracebackType
from typing import Any, NamedTuple

from longhall.arena import parquet
from longhall.arena.jsonl_file import Lines
from longhall.arena.match import play_game
from longhall.arena.schedule import Fixture, Setup
from longhall.bots.external_bots import check_players
from longhall.engine import saves
from longhall.engine.errors import BadSetup, LonghallError
from longhall.engine.game import Game
from longhall.engine.registry import GameInfo, Options

VERSION = 1
LINES = "selfplay.jsonl"
PART = 1000  # games in a file

Row = dict[str, Any]


def new_selfplay(info: GameInfo, seats: int, options: Mapping[str, str], bots: Sequence[str], seed: str) -> Setup:
    """A set-up for self-play: one bot is enough, and one may be named more than once."""
    settled = info.resolve_options(seats, options)
    names = check_players(list(bots))
    if not names:
        raise BadSetup("error.selfplay.nobody")
    content = [pack.to_data() for pack in info.packs]
    return Setup(info.id, info.rules_version, seats, settled, content, names, seed)


def rounds(setup: Setup, games: int) -> list[Fixture]:
    """So many games with a deal each. The bots sit in their order, and move on by one seat from game to game."""
    names, seats = setup.bots, range(setup.seats)
    return [
        Fixture(number, f"{setup.seed}/{number}", tuple(names[(number + seat) % len(names)] for seat in seats))
        for number in range(games)
    ]


# A game as a row


def play_row(info: GameInfo, options: Options, fixture: Fixture, limit: float) -> Row:
    """Play a game; all that is kept of it."""
    played, game = play_game(info, options, fixture, limit)
    about = {
        "game": info.id,
        "rules": info.rules_version,
        "seats": game.seats,
        "options": game.options,
        "content": game.content,
    }
    return {**played.to_data(), **about, "journal": game.journal, "end": digest(game)}


def digest(game: Game) -> str:
    """A short hash of the whole position, hidden things included."""
    text = json.dumps(saves.position_to_data(game.position.copy()), sort_keys=True)
    return blake2b(text.encode(), digest_size=16).hexdigest()


def replay(row: Mapping[str, Any]) -> Game:
    """The game of a row, played again to its last answer. Its content packs must be known here."""
    info = saves.info_of({"game": row["game"], "rules": row["rules"], "content": row["content"]})
    game = Game(info, row["seats"], row["seed"], info.resolve_options(row["seats"], dict(row["options"])))
    for seat, key in row["journal"]:
        game.answer(seat, key)
    return game


def check(row: Mapping[str, Any]) -> None:
    """Refuse a row that does not lead to its end."""
    game = replay(row)
    outcome = game.outcome
    there = (row["places"], row["scores"], row["parts"], row["reason"])
    same = digest(game) == row["end"]
    if outcome is not None:
        same = same and (outcome.places, outcome.scores, outcome.parts, outcome.reason) == there
    if not same or (outcome is None) != any(row["faults"]):
        raise LonghallError("error.selfplay.differs", number=row["number"])


# The folder


class Forfeited(NamedTuple):
    """A game that ended by a fault; lists are in the order of the seats."""

    number: int
    bots: list[str]
    faults: list[dict[str, Any]]


class Folder:
    """The games of a folder, and which of a run are left. Without a seed the run takes that of the folder."""

    def __init__(self, path: Path, setup: Setup, games: int, seed_is_open: bool = False, part: int = PART) -> None:
        parquet.needed()
        self.path = path
        self.setup = setup
        self.part = part
        self.rows: dict[int, Row] = {}  # those that are in no part yet
        self.forfeited: list[Forfeited] = []  # games of this run that a bot from outside has lost by a fault
        path.mkdir(exist_ok=True)
        self._lines = Lines(path / LINES, "selfplay", VERSION)
        try:
            self._check_head(seed_is_open)
            for unfinished in path.glob(f".{parquet.NAME.format('*')}"):
                unfinished.unlink()
            self.kept = self._numbers()
            for number in self._lines.games():
                self._take(number)
            self._lines.begin(self.setup.to_data())
            self.fixtures = rounds(self.setup, games)
        except BaseException:
            self._lines.close()
            raise

    def __enter__(self) -> "Folder":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._lines.close()

    @property
    def left(self) -> list[Fixture]:
        return [each for each in self.fixtures if each.number not in self.kept and each.number not in self.rows]

    @property
    def parts(self) -> list[Path]:
        """The files, in their order."""
        return parts_of(self.path)

    def add(self, row: Row) -> None:
        """Keep a game, on the disk first."""
        self._lines.add(row)
        self.rows[row["number"]] = row
        if any(row["faults"]):
            self.forfeited.append(Forfeited(row["number"], row["bots"], row["faults"]))
        if len(self.rows) >= self.part:
            self.pack()

    def pack(self) -> None:
        """Put all games that are in no part yet into a new one."""
        if self.rows:
            name = parquet.NAME.format(f"{self._next_part():05}")
            beside = self.path / f".{name}"
            parquet.write(beside, [self.rows[number] for number in sorted(self.rows)], self.setup.to_data())
            beside.replace(self.path / name)
            _settle(self.path)
            self.kept.update(self.rows)
            self.rows.clear()
        self._lines.clear()

    def _next_part(self) -> int:
        start = len(parquet.NAME.partition("{")[0])
        used = [int(digits) for part in self.parts if (digits := part.stem[start:]).isdecimal()]
        return max(used, default=-1) + 1

    def _check_head(self, seed_is_open: bool) -> None:
        head = self._lines.head()
        if head is not None:
            if seed_is_open:
                self.setup = replace(self.setup, seed=str(head.get("seed")))
            self._lines.check_head(self.setup.to_data(), head)
        elif self.parts:
            raise LonghallError("error.selfplay.no_head", folder=self.path, file=LINES)

    def _numbers(self) -> set[int]:
        found: set[int] = set()
        for part in self.parts:
            numbers = parquet.numbers(part)
            if len(set(numbers)) < len(numbers) or found & set(numbers):
                raise LonghallError("error.selfplay.twice", file=part)
            found.update(numbers)
        return found

    def _take(self, number: int) -> None:
        """A game of the lines. It may be in a part already: a kill came between the part and the lines."""
        row = self._lines.line(number)
        game = row.get("number")
        if not isinstance(game, int) or game in self.rows or not set(row) <= parquet.FIELDS:
            raise self._lines.damaged(number)
        if game not in self.kept:
            self.rows[game] = row


def parts_of(folder: Path) -> list[Path]:
    return sorted(folder.glob(parquet.NAME.format("*")))


def rows_of(folder: Path) -> Iterator[Row]:
    """Every game of the parts of a folder, as it was played."""
    for part in parts_of(folder):
        yield from parquet.read(part)


def _settle(folder: Path) -> None:
    """Have the names of a folder on the disk, where the system can do that."""
    if hasattr(os, "O_DIRECTORY"):
        handle = os.open(folder, os.O_DIRECTORY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
