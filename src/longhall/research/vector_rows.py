"""The games of a vector environment: each fills its row of the arrays that all of them share."""

import traceback
from collections.abc import Sequence
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from longhall.engine.options import Ask
from longhall.research.encoder import Encoder
from longhall.research.layout import layout_of
from longhall.research.match import Match, Setting, episode_seeds, next_seed
from longhall.research.solo_env import LonghallSolo

RESET: Final = b"reset"
STEP: Final = b"step"
CLOSE: Final = b"close"
DONE: Final = b""

Array = npt.NDArray[Any]


class Shape:
    """The arrays of a vector environment and where they lie in one block of memory."""

    def __init__(self, games: int, seats: int, cells: int, actions: int) -> None:
        self.arrays: dict[str, tuple[tuple[int, ...], str]] = {
            "action": ((games,), "int64"),
            "observation": ((games, cells), "float32"),
            "rewards": ((games, seats), "float32"),  # of every seat
            "reward": ((games,), "float32"),  # of the seat that acted
            "seat": ((games,), "int32"),  # who acts next
            "action_mask": ((games, actions), "int8"),
            "terminated": ((games,), "bool"),
            "truncated": ((games,), "bool"),
        }
        self.size = sum(-(-size // 8) * 8 for size in map(self._bytes, self.arrays))

    def _bytes(self, name: str) -> int:
        shape, kind = self.arrays[name]
        return int(np.prod(shape)) * np.dtype(kind).itemsize

    def lay(self, memory: Any) -> dict[str, Array]:
        """The arrays in a block of memory."""
        found, start = {}, 0
        for name, (shape, kind) in self.arrays.items():
            found[name] = np.ndarray(shape, np.dtype(kind), memory, start)
            start += -(-self._bytes(name) // 8) * 8
        return found


class SelfPlay:
    """A game in which whoever is asked gets the next action."""

    def __init__(self, number: int, arrays: dict[str, Array], settings: dict[str, Any]) -> None:
        self.max_steps: int | None = settings.pop("max_steps")
        self.setting = Setting(**settings)
        self.encoder = Encoder(layout_of(self.setting.info, self.setting.seats))
        self.number = number
        self.arrays = arrays
        self.observation = arrays["observation"][number]
        self.mask = arrays["action_mask"][number]
        self.codes: list[int] = []
        self.match: Match
        self.ask: Ask

    def reset(self, seed: str) -> None:
        self.seeds = episode_seeds(seed, "")
        self.begin()

    def begin(self) -> None:
        self.match = self.setting.begin(next_seed(self.seeds))
        self.steps = 0
        self.show()

    def step(self) -> None:
        arrays, number = self.arrays, self.number
        seat = self.ask.seat
        self.match.choose(seat, int(arrays["action"][number]))
        self.steps += 1
        over = self.match.over
        late = not over and self.steps == self.max_steps
        arrays["terminated"][number] = over
        arrays["truncated"][number] = late
        if over or late:
            rewards = self.match.rewards()
            arrays["rewards"][number] = rewards
            arrays["reward"][number] = rewards[seat]
            self.begin()
        else:
            if self.steps == 1:  # those of the game before
                arrays["rewards"][number] = 0
                arrays["reward"][number] = 0
            self.show()

    def show(self) -> None:
        """Write what the seat sees that is asked now."""
        ask = self.match.asked
        assert ask is not None
        self.ask = ask
        self.arrays["seat"][self.number] = ask.seat
        self.encoder.see(self.match.position)
        self.encoder.tensor(ask.seat, self.observation)
        self.mask[self.codes] = 0
        self.codes = [option.code for option in self.setting.offered(ask)]
        self.mask[self.codes] = 1


class Learner:
    """A game of one learning seat against bots."""

    def __init__(self, number: int, arrays: dict[str, Array], settings: dict[str, Any]) -> None:
        self.env = LonghallSolo(**settings)
        self.number = number
        self.arrays = arrays

    def reset(self, seed: str) -> None:
        self.env.seeds = episode_seeds(seed, "")
        self.show(self.env.reset()[0])

    def step(self) -> None:
        arrays, number, env = self.arrays, self.number, self.env
        seen, reward, over, late, info = env.step(int(arrays["action"][number]))
        arrays["terminated"][number] = over
        arrays["truncated"][number] = late
        arrays["reward"][number] = reward
        arrays["rewards"][number] = env.match.rewards()
        if "illegal" in info:
            arrays["rewards"][number, env.seat] = reward
        self.show(env.reset()[0] if over or late else seen)

    def show(self, seen: dict[str, Any]) -> None:
        for name, array in seen.items():
            self.arrays[name][self.number] = array
        self.arrays["seat"][self.number] = self.env.seat


def make_rows(numbers: Sequence[int], arrays: dict[str, Array], settings: dict[str, Any]) -> list[SelfPlay | Learner]:
    kind = Learner if "opponents" in settings else SelfPlay
    return [kind(number, arrays, dict(settings)) for number in numbers]


def work(pipe: Connection, memory: str, shape: Shape, numbers: Sequence[int], settings: dict[str, Any]) -> None:
    """What a worker process does: it waits for a word, and says when its rows are filled."""
    block = SharedMemory(memory)
    try:
        rows = make_rows(numbers, shape.lay(block.buf), settings)
        pipe.send_bytes(DONE)
        while (word := pipe.recv_bytes()) != CLOSE:
            try:
                if word == STEP:
                    for row in rows:
                        row.step()
                else:
                    seed = word.removeprefix(RESET).decode()
                    for row in rows:
                        row.reset(f"{seed} {row.number}")
                pipe.send_bytes(DONE)
            except Exception:
                pipe.send_bytes(traceback.format_exc().encode())
    except (EOFError, KeyboardInterrupt):
        pass  # the other side is gone
    finally:
        rows = []
        with suppress(BufferError):  # an array may still look at it; the memory goes with the process
            block.close()
