"""The loop of a training: cells, lessons, self-play, checkpoints."""

import argparse
import json
import multiprocessing
import multiprocessing.connection
import os
import subprocess
import threading
import time
from collections import deque
from pathlib import Path
from typing import Any

import numpy as np
import torch

from longhall.engine.registry import game_info
from longhall.learned import weights as files
from tools.training.evaluate import ONE_THREAD, evaluate
from tools.training.learner import Learner
from tools.training.model import shape_of
from tools.training.worker import Batch, Setup, Work, in_use, run

ROOT = Path(__file__).resolve().parent.parent.parent
CELLS = 4096  # at most
RARE = 1e-4  # a cell that is there less often is left out
OLD = 3  # weights by which a batch may be behind before it is thrown away
SNAPSHOTS = 8  # older selves that are kept
PASSES = 12  # at most, through what is imitated


class Training:
    """One run of the trainer."""

    def __init__(self, options: argparse.Namespace) -> None:
        options.device = options.device or ("cuda" if torch.cuda.is_available() else "cpu")
        self.options = options
        self.info = game_info(options.game)
        self.folder: Path = options.folder or ROOT / "training" / options.game
        self.folder.mkdir(parents=True, exist_ok=True)
        self.shape = {"width": options.width, "depth": options.depth, "narrow": options.narrow}
        self.start = time.monotonic()
        self.saved = self.start
        self.record: dict[str, Any] = {"seconds": 0.0, "decisions": 0, "games": 0, "taught": 0, "runs": []}
        self.version = 0
        self.waiting: deque[Batch] = deque()
        self.failed = ""
        self.learner: Learner

    @property
    def elapsed(self) -> float:
        return time.monotonic() - self.start

    @property
    def part(self) -> float:
        """How much of what is planned has passed: the rate and the entropy fall towards the end."""
        before: float = self.record["seconds"] if self.options.planned else 0.0
        planned: float = self.options.planned or self.options.seconds
        return (before + self.elapsed) / planned

    def say(self, text: str) -> None:
        print(f"{self.elapsed:6.0f} s  {text}", flush=True)

    # Workers

    def run(self) -> None:
        options = self.options
        torch.set_float32_matmul_precision("high")
        seats = [int(each) for each in options.seats.split(",") if each]
        work = Work(options.game, 0, options.seed, str(self.folder), options.games, seats, options.odd)
        work.teachers, work.setups = options.teachers.split(","), [setup(each) for each in options.setup]
        work.rivals = [rival(each) for each in options.rivals.split(",") if each]
        os.environ.update(ONE_THREAD)
        context = multiprocessing.get_context("spawn")
        self.pipes, processes = [], []
        for number in range(options.workers):
            here, there = context.Pipe()
            each = Work(**{**vars(work), "number": number})
            process = context.Process(target=run, args=(there, each), daemon=True)
            process.start()
            there.close()
            self.pipes.append(here)
            processes.append(process)
        try:
            self.prepare()
            threading.Thread(target=self.listen, daemon=True).start()
            self.loop()
        finally:
            for pipe in self.pipes:
                pipe.close()
            for process in processes:
                process.join(5)
                process.kill()
        self.save()
        if options.evaluate:
            at = [int(each) for each in options.at.split(",") if each]
            against = options.against.split(",")
            table = evaluate(options.game, self.export(), against, options.evaluate, options.workers, at)
            (self.folder / "evaluation.json").write_text(json.dumps(table, indent=1))

    def prepare(self) -> None:
        """Find the cells, or take those of the checkpoint; then let the workers begin."""
        path = self.folder / "checkpoint.pt"
        if not path.exists() and self.options.resume:
            path = self.options.resume
        teach = self.options.teach > 0
        if path.exists():
            data = torch.load(path, map_location=self.options.device, weights_only=False)
            self.shape = data["shape"]
            self.learner = Learner(self.info, data["cells"], self.options.device, self.shape, self.options.rate)
            self.learner.model.load_state_dict(data["model"])
            if "optimiser" in data:
                self.learner.optimiser.load_state_dict(data["optimiser"])
            self.record, self.version, teach = data["record"], data["version"], teach and not data["taught"]
            self.say(f"goes on from {path}")
            if not any(self.folder.glob("older-*.npz")):
                self.snapshot()
            for pipe in self.pipes:
                pipe.send(("survey", 0.0))
            for pipe in self.pipes:
                pipe.recv()
        else:
            cells, before = self.survey(), self.options.weights and files.read(self.options.weights)
            if before:
                self.shape = shape_of(before.arrays)
                cells = sorted({*cells, *before.cells})
            self.learner = Learner(self.info, cells, self.options.device, self.shape, self.options.rate)
            if before:
                known = self.learner.model.take(before, cells, [option.key for option in self.info.vocabulary.options])
                self.record["before"] = before.record
                self.say(f"goes on from {self.options.weights}, which knows {known} of {len(cells)} cells")
                self.snapshot()
                teach = False
        self.teaching = teach
        self.publish()
        size = sum(each.numel() for each in self.learner.model.parameters())
        self.say(f"{self.info.id}: {len(self.learner.cells)} cells, {size} weights, {self.options.device}")
        for pipe in self.pipes:
            pipe.send(("teach" if teach else "play", self.learner.cells))

    def survey(self) -> list[str]:
        for pipe in self.pipes:
            pipe.send(("survey", self.options.survey))
        surveys = []
        for pipe in self.pipes:
            found = pipe.recv()
            if isinstance(found, str):
                raise RuntimeError(found)
            surveys.append(found)
        kept, cells, positions = in_use(surveys, RARE, CELLS)
        self.say(f"{cells} cells seen in {positions} positions, {len(kept)} kept")
        return sorted(kept)

    def listen(self) -> None:
        """A thread that takes batches from the workers, so that they never wait."""
        try:
            while True:
                for pipe in multiprocessing.connection.wait(self.pipes, 1):
                    assert isinstance(pipe, multiprocessing.connection.Connection)
                    found: Any = pipe.recv()
                    if isinstance(found, str):
                        self.failed = found
                        return
                    self.waiting.append(found)
        except (EOFError, OSError):
            pass

    # Learning

    def loop(self) -> None:
        options = self.options
        taught = self.elapsed + options.teach * options.seconds
        lessons: list[Batch] = []
        while self.elapsed < options.seconds:
            if self.failed:
                raise RuntimeError(self.failed)
            if self.teaching and self.elapsed > taught:
                self.study(lessons)
                lessons = []
            batches = self.gather(options.batch // 16 if self.teaching else options.batch)
            if self.teaching:
                lessons += batches
                self.record["taught"] += sum(len(batch["choice"]) for batch in batches)
                continue
            if not batches:
                continue
            part = self.part
            self.learner.set_rate(min(1.0, max(0.1, 3 * (1 - part))))
            begun = time.monotonic()
            said = self.learner.learn(batches, options.epochs, options.entropy * (1 - 0.7 * part))
            self.version += 1
            self.publish()
            self.note(batches, said, time.monotonic() - begun)
            if time.monotonic() - self.saved > 60:
                self.save()

    def study(self, lessons: list[Batch]) -> None:
        """The end of the lessons: learn from all of them, and let the workers play."""
        lessons = [batch for batch in lessons if len(batch["choice"])]
        if lessons:
            until = time.monotonic() + 0.08 * self.options.seconds
            for epoch in range(PASSES):
                self.learner.set_rate(1.0 if epoch < 6 else 0.4)
                said = self.learner.learn(lessons, 1, None)
                if time.monotonic() > until:
                    break
            said["epochs"] = epoch + 1
            self.say(f"imitated {self.record['taught']} decisions: {shown(said)}")
        self.teaching = False
        self.version += 1
        self.publish()
        self.waiting.clear()
        for pipe in self.pipes:
            pipe.send(("play", None))

    def gather(self, wanted: int) -> list[Batch]:
        """Batches with so many decisions, not too old."""
        found: list[Batch] = []
        size = 0
        until = time.monotonic() + 5
        while size < wanted and not self.failed and self.elapsed < self.options.seconds:
            if not self.waiting:
                if self.teaching and time.monotonic() > until:
                    break
                time.sleep(0.005)
                continue
            batch = self.waiting.popleft()
            if self.teaching or batch["version"] >= self.version - OLD:
                found.append(batch)
                size += len(batch["choice"])
        return found if size >= wanted or self.teaching else []

    def note(self, batches: list[Batch], said: dict[str, float], seconds: float) -> None:
        decisions = sum(len(batch["choice"]) for batch in batches)
        self.record["decisions"] += decisions
        self.record["games"] += sum(batch["games"] for batch in batches)
        if self.version % 10 == 0:
            speed = self.record["decisions"] / max(1.0, self.record["seconds"] + self.elapsed)
            lost = sum(batch["lost"] for batch in batches)
            self.say(
                f"{self.version}: {self.record['decisions'] / 1e6:.2f} M decisions, {self.record['games']} games, "
                f"{speed:.0f}/s, {seconds:.2f} s to learn, {lost} given up, {shown(said)}"
            )

    # Files

    def publish(self) -> None:
        """Let the workers have the weights."""
        whole = self.folder / "live.tmp.npz"
        np.savez(whole, version=self.version, **self.learner.model.arrays())
        whole.replace(self.folder / "live.npz")

    def save(self) -> None:
        """A checkpoint, the weights as they are played with, and a copy for the league."""
        data = {
            "model": self.learner.model.state_dict(),
            "optimiser": self.learner.optimiser.state_dict(),
            "cells": self.learner.cells,
            "shape": self.shape,
            "version": self.version,
            "taught": not self.teaching,
            "record": {**self.record, "seconds": self.record["seconds"] + self.elapsed},
        }
        self.write("checkpoint.pt", data)
        del data["optimiser"]
        data["model"] = {name: each.half() for name, each in self.learner.model.state_dict().items()}
        self.write("slim.pt", data)  # to go on elsewhere
        self.export()
        self.snapshot()
        self.saved = time.monotonic()

    def snapshot(self) -> None:
        """A copy for the league, in place of the oldest if there are enough."""
        number = len(list(self.folder.glob("older-*.npz"))) % SNAPSHOTS
        kept = sorted(self.folder.glob("older-*.npz"), key=lambda path: path.stat().st_mtime)
        name = self.folder / f"older-{number}.npz" if len(kept) < SNAPSHOTS else kept[0]
        whole = self.folder / "snapshot.tmp.npz"
        np.savez(whole, version=self.version, **self.learner.model.arrays())
        whole.replace(name)

    def write(self, name: str, data: dict[str, Any]) -> None:
        whole = self.folder / f"{name}.tmp"
        torch.save(data, whole)
        whole.replace(self.folder / name)

    def export(self) -> Path:
        cells = self.learner.cells
        keys = [option.key for option in self.info.vocabulary.options]
        training = {**self.record, "seconds": round(self.record["seconds"] + self.elapsed)}
        settings = {name: str(value) for name, value in vars(self.options).items() if name != "folder"}
        record = {**files.describe(self.info, cells), "commit": commit(), "training": training, "settings": settings}
        path = self.folder / f"{self.info.id}.npz"
        files.save(path, files.Weights(self.learner.model.arrays(), cells, keys, record))
        return path


def commit() -> str:
    """The commit that this was learnt with."""
    noted = ROOT / "COMMIT"
    if noted.exists():
        return noted.read_text().strip()
    found = subprocess.run(["git", "rev-parse", "HEAD"], cwd=ROOT, capture_output=True, text=True, check=False)
    return found.stdout.strip()


def rival(text: str) -> tuple[float, str]:
    """A bot to play against as it is written: `0.03*jarl:8` is a jarl in 3 % of the games."""
    part, _, bot = text.partition("*")
    return float(part), bot


def setup(text: str) -> Setup:
    """A set-up as it is written: `0.4*2,followers=1` is two seats with one Follower in 40 % of the games."""
    part, _, rest = text.partition("*")
    seats, *options = rest.split(",")
    return float(part), int(seats), dict(each.split("=", 1) for each in options)


def shown(said: dict[str, float]) -> str:
    return ", ".join(f"{name} {value:.3f}" for name, value in said.items())
