"""`longhall check`: random games, with the rules checked at every decision."""

from __future__ import annotations

import argparse
import json
import os
import shlex
import signal
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

from tqdm import tqdm

from longhall.engine.registry import GameInfo, game_info
from longhall.terminal.console import STOPPED, Console
from longhall.terminal.packs import as_typed, with_packs
from longhall.terminal.parser import Parser, pairs
from longhall.walker import Fault, Report, walk, walk_many
from longhall.words import t


def add_arguments(parser: Parser) -> None:
    parser.place("game", help="help.game", metavar="GAME")
    parser.setting("--games", help="help.games_to_play", type=parser.at_least(1), default=100, metavar="N")
    parser.setting("--seats", help="help.check_seats", type=parser.at_least(1), metavar="N")
    parser.options()
    parser.content()
    parser.setting("--seed", help="help.seed", default="0", metavar="S")
    parser.setting("--repeat", help="help.repeat", metavar="S/N")
    parser.setting("--processes", help="help.processes", type=parser.at_least(1), metavar="P")
    parser.json()


def run(arguments: argparse.Namespace) -> int:
    info = with_packs(game_info(arguments.game), arguments.content)
    report, whole = (_repeat(info, arguments), True) if arguments.repeat else _walk(info, arguments)
    if arguments.json:
        data = report.to_data()
        for fault, found in zip(report.faults, data["faults"], strict=True):
            found["repeat"] = _command(fault, arguments.content)
        head = {"game": info.id, "seed": arguments.repeat or arguments.seed}
        print(json.dumps({**head, "content": [pack.to_data() for pack in info.packs], **data}, indent=2))
    else:
        _show(report, arguments.content, Console(arguments.lang))
    if not whole:
        return STOPPED
    return 1 if report.faults else 0


def _walk(info: GameInfo, arguments: argparse.Namespace) -> tuple[Report, bool]:
    """What was found, and whether all games were played: Ctrl-C gives what there is by then."""
    found = Report()

    def progress(report: Report) -> None:
        nonlocal found
        found = report
        bar.update()

    with (
        _quiet_children(),
        tqdm(total=arguments.games, delay=2, unit=" " + t("simulate.unit", arguments.lang)) as bar,
    ):
        games, seats, options = arguments.games, arguments.seats, pairs(arguments.option)
        try:
            return walk_many(info, games, seats, options, arguments.seed, arguments.processes, progress), True
        except KeyboardInterrupt:
            return found, False


def _repeat(info: GameInfo, arguments: argparse.Namespace) -> Report:
    """One game again, by its own seed."""
    seats = arguments.seats or info.seats[0]
    options = info.resolve_options(seats, pairs(arguments.option))
    report = Report()
    try:
        report.add(seats, options, walk(info, seats, options, arguments.repeat))
    except Fault as fault:
        report.add(seats, options, fault)
    return report


def _show(report: Report, content: Sequence[Path], console: Console) -> None:
    for setup, games in report.listed.items():
        console.say("check.setup", setup=setup, n=games)
    for reason, games in report.reasons.items():
        console.say("check.reason", reason=reason, n=games)
    for fault in report.faults:
        console.say("check.fault", fault=fault)
        print(t("check.repeat", console.lang, command=_command(fault, content)))  # in one piece, to be copied
    console.say("check.sum", n=len(report.faults), games=report.games.total(), decisions=report.decisions)


def _command(fault: Fault, content: Sequence[Path]) -> str:
    """What to type to find a fault again."""
    options = [word for name, value in fault.options.items() for word in ("--option", f"{name}={value}")]
    command = ["longhall", "check", fault.game, "--seats", str(fault.seats), *options, *as_typed(content)]
    return shlex.join([*command, "--repeat", fault.seed])


@contextmanager
def _quiet_children() -> Iterator[None]:
    """Ctrl-C ends the processes that share the work without a word; the first one alone hears of it."""
    parent = os.getpid()

    def interrupted(number: int, frame: FrameType | None) -> None:
        if os.getpid() != parent:
            os._exit(130)
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGINT, interrupted)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
