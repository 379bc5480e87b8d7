"""`longhall arena`: a league of bots, and what its games show."""

from __future__ import annotations

import argparse
import json
import secrets
import shlex
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from longhall.arena import League, Pair, Standing, new_setup, pairs, standings
from longhall.arena.tally import CONFIDENCE
from longhall.engine.errors import LonghallError
from longhall.engine.lines import GAP
from longhall.engine.registry import GameInfo, game_info
from longhall.terminal import parser as given
from longhall.terminal.batch_run import play_rest, say_stopped, setup_as_typed
from longhall.terminal.bot_faults import fault_lines
from longhall.terminal.console import Console
from longhall.terminal.files import file_error, write
from longhall.terminal.packs import with_packs
from longhall.words import t

METHODS = {"rating": "openskill Plackett-Luce", "interval": "Wilson score", "confidence": CONFIDENCE, "tie": 0.5}


def add_arguments(parser: given.Parser) -> None:
    parser.place("game", help="help.game", metavar="GAME")
    parser.setting("--bots", help="help.arena_bots", required=True, metavar="BOT,...")
    parser.setting("--games", help="help.arena_games", type=parser.at_least(1), default=100, metavar="N")
    parser.seats()
    parser.options()
    parser.content()
    parser.seed()
    parser.crew()
    parser.setting("--league", help="help.league", type=Path, metavar="FILE")
    parser.setting("--report", help="help.report", type=Path, metavar="PAGE")
    parser.json()


def run(arguments: argparse.Namespace) -> int:
    info = with_packs(game_info(arguments.game), arguments.content)
    seats = arguments.seats or info.seats[0]
    seed = secrets.token_hex(8) if arguments.seed is None else arguments.seed
    setup = new_setup(info, seats, given.pairs(arguments.option), given.words(arguments.bots), seed)
    if arguments.report:
        from longhall.terminal.report import may_report, page  # here, so that the other commands start fast

        may_report(arguments.report)
    with _file(arguments.league) as path, League(path, setup, arguments.games, arguments.seed is None) as league:
        _play(info, league, arguments)
    lines = standings(setup.bots, league.over)
    met = pairs([line.bot for line in lines], league.over)
    if arguments.json:
        print(json.dumps(_data(league, lines, met), ensure_ascii=False, indent=2))
    else:
        _show(info, league, lines, met, Console(arguments.lang))
    if arguments.report:
        write(arguments.report, page(info, league.setup, league.over, arguments.lang))
        print(t("arena.reported", arguments.lang, file=arguments.report), file=sys.stderr)
    return 0


@contextmanager
def _file(path: Path | None) -> Iterator[Path]:
    """The file of the league; where none is named, one that is gone afterwards."""
    if path is None:
        with TemporaryDirectory(prefix="longhall-") as folder, _file(Path(folder) / "league.jsonl") as inside:
            yield inside
        return
    if not path.parent.is_dir():
        raise LonghallError("error.file.folder", folder=path.parent)
    try:
        yield path
    except OSError as error:
        raise file_error(path, error) from error


def _play(info: GameInfo, league: League, arguments: argparse.Namespace) -> None:
    """Play what is left; who stops it hears how to go on."""
    total = len(league.fixtures)
    try:
        play_rest(info, league.setup.options, league.left, total, league.add, arguments)
    except KeyboardInterrupt:
        key = "arena.not_kept" if arguments.league is None else "arena.stopped"
        say_stopped(key, len(league.over), total, _command(league, arguments), arguments.lang)
        raise


def _command(league: League, arguments: argparse.Namespace) -> str:
    """What to type to go on."""
    setup = league.setup
    command = ["longhall", "arena", setup.game, "--bots", ",".join(setup.bots), "--games", str(arguments.games)]
    command += setup_as_typed(setup.seats, setup.options, setup.seed, arguments)
    if arguments.report:
        command += ["--report", str(arguments.report)]
    return shlex.join([*command, "--league", str(arguments.league or "FILE")])


def _data(league: League, lines: Sequence[Standing], met: Sequence[Pair]) -> dict[str, Any]:
    return {
        **league.setup.to_data(),
        "methods": METHODS,
        "standings": [line._asdict() for line in lines],
        "pairs": [pair._asdict() for pair in met],
        "games": [game.to_data() for game in league.over],
    }


def _show(info: GameInfo, league: League, lines: Sequence[Standing], met: Sequence[Pair], console: Console) -> None:
    setup = league.setup
    options = ", ".join(f"{name}={value}" for name, value in setup.options.items()) or "-"
    words = {"game": info.name, "seats": setup.seats, "options": options, "seed": setup.seed}
    console.say("arena.title", games=len(league.over), **words)
    for pack in info.packs:
        console.say("content.pack", pack=pack.name, hash=pack.digest)
    console.line()
    _table([_standing(line) for line in lines], console)
    console.line()
    _table([_pair(pair) for pair in met], console)
    console.line()
    for line in fault_lines([line.bot for line in lines], league.over, console.lang):
        console.line(line)
    console.say("arena.method")


def _standing(line: Standing) -> dict[str, str]:
    return {
        "bot": line.bot,
        "rating": f"{line.rating:.1f} ± {line.uncertainty:.1f}",
        "games": str(line.games),
        "wins": f"{line.win_rate:.1%}",
        "score": f"{line.score:.2f}",
        "place": f"{line.place:.2f}",
        "decisions": f"{line.decisions:.1f}",
        "ms": f"{line.ms:.3g}" if line.ms < 100 else f"{line.ms:.0f}",
        "cpu": f"{line.cpu_ms:.3g}" if line.cpu_ms < 100 else f"{line.cpu_ms:.0f}",
    }


def _pair(pair: Pair) -> dict[str, str]:
    return {
        "bot": pair.bot,
        "other": pair.other,
        "games": str(pair.games),
        "won": str(pair.wins),
        "tied": str(pair.ties),
        "lost": str(pair.losses),
        "wins": f"{pair.win_rate:.1%}",
        "interval": f"{pair.low:.1%} – {pair.high:.1%}",
    }


def _table(rows: Sequence[dict[str, str]], console: Console) -> None:
    """Rows under the names of their columns, words to the left and numbers to the right; where there is no room for
    that, each row as a list."""
    head = {column: t(f"arena.{column}", console.lang) for column in rows[0]}
    widths = {column: max(len(row[column]) for row in (head, *rows)) for column in head}
    if not console.fits(sum(widths.values()) + len(GAP) * (len(widths) - 1)):
        for row in rows:
            console.line("; ".join(f"{head[column]}: {text}" for column, text in row.items()))
        return
    for row in (head, *rows):
        cells = [
            text.ljust(widths[column]) if column in ("bot", "other") else text.rjust(widths[column])
            for column, text in row.items()
        ]
        print(GAP.join(cells).rstrip())
