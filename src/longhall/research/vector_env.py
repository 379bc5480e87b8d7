"""Many games at once, in worker processes that share their memory."""

import os
import secrets
import weakref
from collections.abc import Sequence
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from longhall.research.env_observations import Seeing
from longhall.research.match import ALWAYS, Anytime, Setting
from longhall.research.vector_rows import CLOSE, DONE, RESET, STEP, Array, Shape, make_rows, work

Batch = dict[str, Array]


class LonghallVector(VectorEnv[Batch, Array, Array]):
    """So many games side by side. Each begins anew by itself when it is over.

    Without `opponents` whoever gives the actions plays all seats: `infos["seat"]` says whose turn it is in each game.
    With `opponents` one seat learns, as in `solo`. A step gives the reward of the seats that acted; `infos["rewards"]`
    has those of all seats.

    With 0 workers the games are played in this process; a number of workers changes nothing but the speed. With
    `copy=False` the arrays are those that the workers write to: they hold until the next step."""

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: dict[str, object] | None = None,
        *,
        games: int = 64,
        workers: int | None = None,
        opponents: str | Sequence[str] | None = None,
        seat: int | str = 0,
        anytime: Anytime = ALWAYS,
        reward: str = "places",
        max_steps: int | None = None,
        copy: bool = True,
    ) -> None:
        self.setting = Setting(game, seats, options, anytime, reward)
        seeing = Seeing(self.setting)
        self.layout = seeing.layout
        self.num_envs = games
        self.single_observation_space = seeing.observation_space()
        self.single_action_space: spaces.Space[Any] = seeing.action_space()
        self.observation_space = batch_space(self.single_observation_space, games)
        self.action_space = batch_space(self.single_action_space, games)
        self.copy = copy
        settings: dict[str, Any] = {
            "game": game,
            "seats": self.setting.seats,
            "options": self.setting.options,
            "anytime": anytime,
            "reward": reward,
            "max_steps": max_steps,
        }
        if opponents is not None:
            settings |= {"opponents": opponents, "seat": seat}
        shape = Shape(games, self.setting.seats, self.layout.size, self.setting.size)
        self.workers = min(games, os.cpu_count() or 1) if workers is None else min(games, workers)
        self._crew = Crew(shape, games, self.workers, settings)
        self._arrays = self._crew.arrays

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Batch, dict[str, Any]]:
        """Begin all games anew. With a seed they and all that follow are the same every time."""
        if seed is not None and not isinstance(seed, int):
            raise ValueError("one seed is enough: every game gets one of its own out of it")
        for name in ("rewards", "reward", "terminated", "truncated"):
            self._arrays[name][:] = 0
        self._crew.do(RESET + str(secrets.token_hex(8) if seed is None else seed).encode())
        return self._seen(), self._infos()

    def step(self, actions: Array) -> tuple[Batch, Array, npt.NDArray[np.bool_], npt.NDArray[np.bool_], dict[str, Any]]:
        """One action for every game."""
        self._arrays["action"][:] = actions
        self._crew.do(STEP)
        reward, terminated, truncated = (self._show(name) for name in ("reward", "terminated", "truncated"))
        return self._seen(), reward, terminated, truncated, self._infos()

    def _show(self, name: str) -> Array:
        return self._arrays[name].copy() if self.copy else self._arrays[name]

    def _seen(self) -> Batch:
        return {name: self._show(name) for name in ("observation", "action_mask")}

    def _infos(self) -> dict[str, Any]:
        return {name: self._show(name) for name in ("seat", "rewards")}

    def action_masks(self) -> Array:
        """A row for every game with a 1 for every action that is possible there now."""
        return self._show("action_mask")

    def close_extras(self, **kwargs: Any) -> None:
        """Let the workers go."""
        self._arrays = {}
        self._crew.close()


class Crew:
    """The rows of all games, here or in worker processes."""

    def __init__(self, shape: Shape, games: int, workers: int, settings: dict[str, Any]) -> None:
        self.pipes: list[Connection] = []
        if not workers:
            self.arrays = shape.lay(bytearray(shape.size))
            self.rows = make_rows(range(games), self.arrays, settings)
            self.close: weakref.finalize[Any, Any] = weakref.finalize(self, lambda: None)
            return
        self.rows = []
        block = SharedMemory(create=True, size=shape.size)
        context = get_context("spawn")
        processes = []
        for worker in range(workers):
            here, there = context.Pipe()
            numbers = range(worker, games, workers)
            process = context.Process(target=work, args=(there, block.name, shape, numbers, settings), daemon=True)
            process.start()
            there.close()
            self.pipes.append(here)
            processes.append(process)
        self.close = weakref.finalize(self, let_go, self.pipes, processes, block)
        self.arrays = shape.lay(block.buf)
        self.wait()

    def do(self, word: bytes) -> None:
        """Let every game do something."""
        if not self.close.alive:
            raise ValueError("the environment is closed")
        if not self.pipes:
            for row in self.rows:
                if word == STEP:
                    row.step()
                else:
                    row.reset(f"{word.removeprefix(RESET).decode()} {row.number}")
            return
        for pipe in self.pipes:
            pipe.send_bytes(word)
        self.wait()

    def wait(self) -> None:
        """Until all workers are done; what went wrong in one is raised here."""
        found = [pipe.recv_bytes() for pipe in self.pipes]
        for complaint in found:
            if complaint != DONE:
                raise RuntimeError(f"a worker failed:\n{complaint.decode()}")


def let_go(pipes: list[Connection], processes: Sequence[Any], block: SharedMemory) -> None:
    """End the workers and give their memory back."""
    for pipe in pipes:
        with suppress(OSError):  # it may be gone already
            pipe.send_bytes(CLOSE)
        pipe.close()
    for process in processes:
        process.join(timeout=5)
        if process.is_alive():
            process.terminate()
    with suppress(BufferError):  # an array of the caller may still look at it
        block.close()
    block.unlink()
