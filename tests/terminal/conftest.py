"""What the tests of the terminal share: the toy game with words, and a `longhall` to type."""

import io
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from longhall.engine import registry
from longhall.terminal.cli import main
from longhall.words import catalogue, speaker
from tests.terminal.toy_table import ToyWords, toy_info


@dataclass
class Ran:
    """What came of a command."""

    code: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        return self.out.splitlines()


Longhall = Callable[..., Ran]

ROOT = Path(__file__).parents[2]
TOY = "import sys; from tests.terminal.toy_table import install; install(); from longhall.terminal.cli import main; "


class Screen(io.StringIO):
    """A terminal, to look at or to type at."""

    def isatty(self) -> bool:
        return True


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The toy game is the only game there is, and files are written to nobody's harm."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(registry, "_LOADERS", {"toy": toy_info})
    monkeypatch.setattr(registry, "_LOADED", {})
    for module in (catalogue, speaker):
        monkeypatch.setattr(module, "catalogue", ToyWords)
    for name in ("LONGHALL_LANG", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_US.UTF-8")


@pytest.fixture
def longhall(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Longhall:
    """Type a command: `longhall("play toy --seed 1", "1", "quit")`; the other words are lines of input."""

    def run(command: str, *typed: str) -> Ran:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        code = main(command.split())
        return Ran(code, *capsys.readouterr())

    return run
