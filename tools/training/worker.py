"""Worker processes: they play games with the newest weights and send what is to be learnt from them."""

import time
import traceback
from collections.abc import Sequence
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, Final

import numpy as np

import longhall  # noqa: F401  it registers the games
from longhall.engine.encoding import Cells, Encoder
from longhall.engine.registry import GameInfo, Options, game_info
from longhall.engine.rng import Stream
from longhall.learned.network import SLOTS, Network
from longhall.learned.rewards import rewards
from tools.training.table import HABIT, LEARNER, OLDER, Step, Table

SEND_AT: Final = 1500  # decisions
DUELS: Final = 0.4  # part of the games with two seats
LAMBDA: Final = 0.95  # of the generalised advantage estimate

Batch = dict[str, Any]
Setup = tuple[float, int, dict[str, str]]  # a part of the games, with so many seats and these options
Seen = tuple[int, float, float]  # how often a cell was there, and its lowest and highest value


@dataclass
class Work:
    """What a worker is told once."""

    game: str
    number: int
    seed: int
    folder: str
    games: int = 48  # at once
    seats: Sequence[int] = ()  # empty: all
    odd: float = 0.15  # part of the games with other options than the default
    older: float = 0.2  # part of the games with older selves,
    habits: float = 0.03  # with players by habit,
    rivals: Sequence[tuple[float, str]] = ((0.02, "karl"),)  # and with each of these bots
    setups: Sequence[Setup] = ()  # that have a part of the games for themselves
    teachers: Sequence[str] = ("karl",)
    whims: float = 0.1
    cells: Sequence[str] = field(default_factory=list)


def random_setup(info: GameInfo, chance: Any, work: Work) -> tuple[int, Options]:
    """One of the set-ups that have a part of their own; else two seats in some of the games, the others equally often,
    and the options by default, or by chance."""
    dice = chance.random()
    for part, seats, options in work.setups:
        dice -= part
        if dice < 0:
            return seats, info.resolve_options(seats, options)
    choices = list(work.seats or info.seats)
    others = [n for n in choices if n != 2]
    seats = 2 if 2 in choices and (not others or chance.random() < DUELS) else int(chance.choice(others))
    mixture: Options = {}
    if chance.random() < work.odd:
        for choice in info.choices:
            values = choice.values_for(seats, mixture)
            mixture[choice.name] = values[int(chance.integers(len(values)))]
        return seats, mixture
    return seats, info.resolve_options(seats, {})


class SelfPlay:
    """Many games at once, in which the networks' decisions are made in batches."""

    def __init__(self, work: Work) -> None:
        self.work = work
        self.info = game_info(work.game)
        self.encoder = Encoder(self.info, Cells(work.cells))
        self.chance = np.random.default_rng([work.seed, work.number])
        self.begun = 0
        self.version = -1
        self.networks: dict[str, Network] = {}
        self.live = Path(work.folder, "live.npz")
        self.changed = 0
        self.batch: list[tuple[Step, float, list[float], int]] = []
        self.finished = self.lost = 0
        self.tables: list[Table] = []

    def refresh(self) -> None:
        """Take the newest weights, and some older ones."""
        changed = self.live.stat().st_mtime_ns
        if changed != self.changed:
            self.changed = changed
            with np.load(self.live) as arrays:
                self.version = int(arrays["version"])
                self.networks[LEARNER] = Network({name: arrays[name] for name in arrays.files if name != "version"})
        older = sorted(self.live.parent.glob("older-*.npz"))
        if older and (OLDER not in self.networks or self.chance.random() < 0.1):
            with np.load(older[int(self.chance.integers(len(older)))]) as arrays:
                self.networks[OLDER] = Network({name: arrays[name] for name in arrays.files if name != "version"})

    def begin(self) -> Table:
        work, chance = self.work, self.chance
        seats, options = random_setup(self.info, chance, work)
        players = [LEARNER] * seats
        other, dice = "", chance.random()
        for part, name in ((work.older, OLDER), (work.habits, HABIT), *work.rivals):
            if 0 <= dice < part:
                other = name
            dice -= part
        if other and seats > 1 and (other != OLDER or OLDER in self.networks):
            mine = int(chance.integers(seats))
            players = [LEARNER if seat == mine or chance.random() < 0.3 else other for seat in range(seats)]
        self.begun += 1
        seed = f"{work.seed} {work.number} {self.begun}"
        return Table(self.info, self.encoder, seats, options, seed, players)

    def round(self) -> None:
        """One decision in each game."""
        waiting = []
        for number, table in enumerate(self.tables):
            while not table.play():
                self.finish(table)
                table = self.tables[number] = self.begin()
            waiting.append(table)
        for name, network in self.networks.items():
            asked = [table for table in waiting if table.players[table.ask.seat] == name]
            if asked:
                self.decide(network, asked, name == LEARNER)

    def decide(self, network: Network, tables: list[Table], learns: bool) -> None:
        seen = [table.seen() for table in tables]
        x = network.trunk([part for part, _ in seen])
        scores = network.scores(x, [codes for _, codes in seen])
        values = network.values(x)
        dice = self.chance.random(len(tables))
        for table, (part, codes), row, value, die in zip(tables, seen, scores, values, dice, strict=True):
            likely = np.exp(row - row.max())
            likely /= likely.sum()
            choice = min(int(np.searchsorted(np.cumsum(likely), die)), len(codes) - 1)
            if learns:
                step = Step(part, codes, choice, float(np.log(likely[choice])), float(value[0]))
                table.steps[table.ask.seat].append(step)
            table.answer(table.options[choice])

    def finish(self, table: Table) -> None:
        """Take over the steps of a game that has ended, with what came of them."""
        if table.given_up:
            self.lost += 1
            return
        self.finished += 1
        seats, got = table.g.seats, rewards(table.outcome)
        for seat, steps in enumerate(table.steps):
            target = [got[(seat + slot) % seats] for slot in range(seats)]
            ahead = 0.0
            after = got[seat]
            for step in reversed(steps):
                ahead = after - step.value + LAMBDA * ahead
                after = step.value
                self.batch.append((step, ahead, target, seats))

    def take(self) -> Batch:
        """What has been collected, as arrays."""
        batch, self.batch = self.batch, []
        steps = [entry[0] for entry in batch]
        targets = np.zeros((len(batch), SLOTS), np.float32)
        for row, (_, _, target, seats) in enumerate(batch):
            targets[row, :seats] = target
        found: Batch = {
            "version": self.version,
            "games": self.finished,
            "lost": self.lost,
            "numbers": b"".join([step.part[0] for step in steps]),
            "values": np.frombuffer(b"".join([step.part[1] for step in steps]), np.float32).astype(np.float16),
            "cells": np.array([len(step.part[0]) // 2 for step in steps], np.int32),
            "codes": np.array([code for step in steps for code in step.codes], np.int16),
            "options": np.array([len(step.codes) for step in steps], np.int32),
            "choice": np.array([step.choice for step in steps], np.int32),
            "likely": np.array([step.likely for step in steps], np.float32),
            "ahead": np.array([entry[1] for entry in batch], np.float32),
            "targets": targets,
            "seats": np.array([entry[3] for entry in batch], np.int32),
        }
        self.finished = self.lost = 0
        return found

    def teach(self) -> None:
        """One game of the teachers."""
        seats, options = random_setup(self.info, self.chance, self.work)
        teachers = self.work.teachers
        players = [str(teachers[int(self.chance.integers(len(teachers)))])] * seats
        self.begun += 1
        seed = f"taught {self.work.seed} {self.work.number} {self.begun}"
        table = Table(self.info, self.encoder, seats, options, seed, players, True, self.work.whims)
        table.play()
        self.finish(table)


def survey(work: Work, seconds: float) -> tuple[dict[str, Seen], int]:
    """How often each cell is not 0, and its lowest and highest value then, in games by habit and by chance."""
    info, cells = game_info(work.game), Cells(grows=True)
    encoder, chance = Encoder(info, cells), np.random.default_rng([work.seed, work.number, 1])
    counts = np.zeros(1 << 16, np.int64)
    least, most = np.full(1 << 16, np.inf, np.float32), np.full(1 << 16, -np.inf, np.float32)
    found, until = 0, time.monotonic() + seconds
    dice = Stream(f"survey {work.seed} {work.number}")
    while time.monotonic() < until:
        seats, options = random_setup(info, chance, work)
        table = Table(info, encoder, seats, options, f"survey {chance.integers(1 << 40)}", [LEARNER] * seats)
        by_chance = chance.random() * 0.6
        while table.play() and time.monotonic() < until + 2:
            part, _ = table.seen()
            numbers, values = np.frombuffer(part[0], np.uint16), np.frombuffer(part[1], np.float32)
            counts[numbers] += 1
            least[numbers] = np.minimum(least[numbers], values)
            most[numbers] = np.maximum(most[numbers], values)
            found += 1
            habit = info.habit
            if habit is None or chance.random() < by_chance:
                table.answer(dice.pick(table.options))
            else:
                table.answer(habit(table.g, table.ask, dice))
    rows = zip(counts.tolist(), least.tolist(), most.tolist(), strict=True)
    return dict(zip(cells.index, rows, strict=False)), found


def in_use(surveys: Sequence[tuple[dict[str, Seen], int]], rare: float, most: int) -> tuple[list[str], int, int]:
    """The cells that come and go, or change their values, and are not too rare, the most frequent first; how many there
    are at all, and in how many positions."""
    found: dict[str, Seen] = {}
    positions = sum(each for _, each in surveys)
    for seen, _ in surveys:
        for name, (n, low, high) in seen.items():
            before = found.get(name, (0, low, high))
            found[name] = (before[0] + n, min(before[1], low), max(before[2], high))
    ranked = sorted(found.items(), key=lambda item: -item[1][0])
    kept = [name for name, (n, low, high) in ranked if n > rare * positions and (n < positions or low < high)]
    return kept[:most], len(found), positions


def run(pipe: Connection, work: Work) -> None:
    """What a worker process does, until it is told to stop: `survey`, `teach` or `play`."""
    try:
        what, seconds = pipe.recv()
        if what == "survey":
            pipe.send(survey(work, seconds))
            what, work.cells = pipe.recv()
        player = SelfPlay(work)
        while what == "teach":
            player.teach()
            if len(player.batch) >= SEND_AT // 5:
                pipe.send(player.take())
            if pipe.poll():
                what, _ = pipe.recv()
        player.batch = []
        if what == "play":
            player.refresh()
            player.tables = [player.begin() for _ in range(work.games)]
            while not pipe.poll():
                player.round()
                if len(player.batch) >= SEND_AT:
                    pipe.send(player.take())
                    player.refresh()
    except (EOFError, KeyboardInterrupt, BrokenPipeError):
        pass
    except Exception:
        pipe.send(traceback.format_exc())
