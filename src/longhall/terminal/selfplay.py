"""`longhall selfplay`: games to learn from, as Parquet."""

from __future__ import annotations

import argparse
import json
import secrets
import shlex
from pathlib import Path

from tqdm import tqdm

from longhall.arena.selfplay import Folder, check, new_selfplay, play_row, rows_of
from longhall.engine.errors import LonghallError
from longhall.engine.registry import GameInfo, game_info
from longhall.terminal import parser as given
from longhall.terminal.batch_run import play_rest, say_stopped, setup_as_typed
from longhall.terminal.bot_faults import fault_lines
from longhall.terminal.console import Console
from longhall.terminal.files import file_error
from longhall.terminal.packs import with_packs
from longhall.terminal.seat_names import BOT
from longhall.words import t


def add_arguments(parser: given.Parser) -> None:
    parser.place("game", help="help.game", metavar="GAME")
    parser.setting("--out", help="help.selfplay_out", type=Path, required=True, metavar="DIR")
    parser.setting("--games", help="help.games_to_play", type=parser.at_least(1), default=100, metavar="N")
    parser.setting("--bots", help="help.selfplay_bots", default=BOT, metavar="BOT,...")
    parser.seats()
    parser.options()
    parser.content()
    parser.seed()
    parser.crew()
    parser.flag("--check", help="help.selfplay_check")
    parser.json()


def run(arguments: argparse.Namespace) -> int:
    info = with_packs(game_info(arguments.game), arguments.content)
    seed = secrets.token_hex(8) if arguments.seed is None else arguments.seed
    seats = arguments.seats or info.seats[0]
    setup = new_selfplay(info, seats, given.pairs(arguments.option), given.words(arguments.bots), seed)
    if not arguments.out.parent.is_dir():
        raise LonghallError("error.file.folder", folder=arguments.out.parent)
    try:
        with Folder(arguments.out, setup, arguments.games, arguments.seed is None) as folder:
            _play(info, folder, arguments)
            folder.pack()
    except OSError as error:
        raise file_error(arguments.out, error) from error
    if arguments.check:
        _check(folder, arguments.lang)
    _tell(folder, arguments)
    return 0


def _play(info: GameInfo, folder: Folder, arguments: argparse.Namespace) -> None:
    """Play what is left; who stops it hears how to go on."""
    setup, total = folder.setup, len(folder.fixtures)
    try:
        play_rest(info, setup.options, folder.left, total, folder.add, arguments, play_row)
    except KeyboardInterrupt:
        command = ["longhall", "selfplay", setup.game, "--out", str(arguments.out), "--games", str(arguments.games)]
        command += ["--bots", ",".join(setup.bots), *setup_as_typed(setup.seats, setup.options, setup.seed, arguments)]
        say_stopped("arena.stopped", total - len(folder.left), total, shlex.join(command), arguments.lang)
        raise


def _check(folder: Folder, lang: str) -> None:
    """Replay all games of the folder."""
    unit = " " + t("simulate.unit", lang)
    for row in tqdm(rows_of(folder.path), delay=2, unit=unit, total=len(folder.kept)):
        check(row)


def _tell(folder: Folder, arguments: argparse.Namespace) -> None:
    """What is in the folder now, of this run and of those before."""
    files = [str(part) for part in folder.parts]
    if arguments.json:
        data = {**folder.setup.to_data(), "games": len(folder.kept), "files": files, "checked": arguments.check}
        print(json.dumps(data, ensure_ascii=False, indent=2))
        return
    console = Console(arguments.lang)
    console.say("selfplay.sum", n=len(folder.kept), folder=arguments.out, files=len(files))
    bots = list(dict.fromkeys(folder.setup.bots))
    for line in fault_lines(bots, folder.forfeited, arguments.lang):
        console.line(line)
    if arguments.check:
        console.say("selfplay.checked")
