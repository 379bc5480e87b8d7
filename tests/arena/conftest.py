"""What the tests of the arena share: the toy game, quick bots, a `longhall` to type, and games that need no playing."""

import json
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

from longhall.arena import Played, Setup, new_setup
from longhall.bots import BOTS
from tests.arena.players import PLAYERS
from tests.terminal.conftest import ROOT, TOY, longhall, toy
from tests.terminal.toy_table import toy_info

__all__ = ["longhall", "toy"]

LEAGUE = "arena toy --bots thrall,first,last --seed 5"
MANY = 100_000  # games that nobody waits for


@pytest.fixture(autouse=True)
def quick_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, player in PLAYERS.items():
        monkeypatch.setitem(BOTS, name, player)


def setup(bots: str = "thrall first", seats: int = 2, seed: str = "7") -> Setup:
    """A league of the toy game."""
    return new_setup(toy_info(), seats, {}, bots.split(), seed)


def played(number: int, bots: str, places: list[int], scores: list[int] | None = None) -> Played:
    """A game as if it had been played: two decisions of each seat, 5 ms each, of which a core was busy for 3."""
    names = bots.split()
    n = len(names)
    times = {"decisions": [2] * n, "seconds": [0.01] * n, "cpu_seconds": [0.006] * n}
    data = {"number": number, "seed": f"7/{number}", "bots": names, "places": places, "scores": scores or [0] * n}
    return Played.from_data({**data, "reason": "end", **times})


def without_times(data: Mapping[str, object]) -> str:
    """What must be the same in every run, of a game or a line of a table."""
    return json.dumps({name: value for name, value in data.items() if not name.endswith(("seconds", "ms"))})


def start(*argv: str, cwd: Path) -> "subprocess.Popen[str]":
    """`longhall` with the toy game and the quick bots in a process of its own."""
    players = "from tests.arena.players import install; install(); "
    code = f"import os; {TOY} {players} os.chdir({str(cwd)!r}); sys.exit(main({list(argv)!r}))"
    pipe = subprocess.PIPE
    return subprocess.Popen([sys.executable, "-c", code], cwd=ROOT, stdout=pipe, stderr=pipe, text=True)
