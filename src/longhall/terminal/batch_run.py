"""What commands that play many games share: who plays them, a bar, and how to go on after Ctrl-C."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from contextlib import closing, redirect_stdout
from typing import Any

from tqdm import tqdm

from longhall.arena import Fixture, play_all
from longhall.arena.jobs import Play
from longhall.arena.match import play_fixture
from longhall.bots.external_bots import LIMIT
from longhall.engine.registry import GameInfo, Options
from longhall.terminal.packs import as_typed
from longhall.words import t


def play_rest(
    info: GameInfo,
    options: Options,
    left: Sequence[Fixture],
    total: int,
    keep: Callable[[Any], None],
    arguments: argparse.Namespace,
    play: Play = play_fixture,
) -> None:
    """Play what is left, and keep each game as soon as it is over."""
    unit = " " + t("simulate.unit", arguments.lang)
    games = play_all(info, options, left, arguments.processes, play, arguments.limit, arguments.ray)
    with (
        redirect_stdout(sys.stderr),  # Ray has words of its own when a machine is lost
        tqdm(total=total, initial=total - len(left), delay=2, unit=unit) as bar,
        closing(games),
    ):
        for game in games:
            keep(game)
            bar.update()


def say_stopped(key: str, over: int, total: int, command: str, lang: str) -> None:
    """Who stops it hears how to go on."""
    print(t(key, lang, games=over, total=total, command=command), file=sys.stderr)


def setup_as_typed(seats: int, options: Options, seed: str, arguments: argparse.Namespace) -> list[str]:
    """What to type to have the same set-up and the same players again."""
    words = ["--seats", str(seats)]
    words += [word for name, value in options.items() for word in ("--option", f"{name}={value}")]
    words += [*as_typed(arguments.content), "--seed", seed]
    if arguments.processes:
        words += ["--processes", str(arguments.processes)]
    if arguments.ray:
        words += ["--ray", arguments.ray]
    return words if arguments.limit == LIMIT else [*words, "--limit", f"{arguments.limit:g}"]
