"""`longhall play`: a game in plain lines, for one person or several at one keyboard, with bots."""

import argparse
import secrets
from dataclasses import replace
from pathlib import Path
from typing import Any

from longhall.engine.errors import BadSetup, LonghallError
from longhall.engine.game import Game
from longhall.engine.registry import game_info
from longhall.terminal import setup_dialog
from longhall.terminal.console import Console, EndOfInput, whole
from longhall.terminal.files import may_write, read_save
from longhall.terminal.game_session import Settings, Table
from longhall.terminal.packs import know_packs, with_packs
from longhall.terminal.parser import Parser, pairs, words
from longhall.terminal.seat_names import Seating


def add_arguments(parser: Parser) -> None:
    parser.place("game", help="help.game_or_ask", nargs="?", metavar="GAME")
    parser.seats()
    parser.options()
    parser.content()
    parser.seed()
    parser.setting("--people", help="help.people", metavar="0,1,...")
    parser.setting("--bots", help="help.bots", metavar="BOT,...")
    parser.setting("--names", help="help.names", metavar="ANA,BO,...")
    parser.setting("--load", help="help.load", type=Path, metavar="FILE")
    parser.setting("--save", help="help.save", type=Path, metavar="FILE")
    parser.flag("--force", help="help.force")
    parser.flag("--practice", help="help.practice")
    parser.flag("--serious", help="help.serious")
    parser.flag("--ask-all", help="help.ask_all")
    parser.flag("--skip-moments", help="help.skip_moments")


def run(arguments: argparse.Namespace) -> int:
    console = Console(arguments.lang)
    if arguments.save and arguments.save != arguments.load:
        may_write(arguments.save, arguments.force)
    try:
        game, seating = _load(arguments) if arguments.load else _new(console, arguments)
    except EndOfInput:
        return 0
    settings = Settings(arguments.ask_all, not arguments.skip_moments, arguments.save, arguments.seed is not None)
    Table(game, seating, console, settings, arguments.seed or secrets.token_hex(8)).play()
    return 0


def _new(console: Console, arguments: argparse.Namespace) -> tuple[Game, Seating]:
    """A new game. Whoever names no game is asked for all that was not given."""
    asking = arguments.game is None
    info = with_packs(setup_dialog.ask_game(console) if asking else game_info(arguments.game), arguments.content)
    seats = arguments.seats or (setup_dialog.ask_seats(console, info) if asking else info.seats[0])
    options = pairs(arguments.option)
    info.resolve_options(seats, options)
    if asking:
        options = setup_dialog.ask_options(console, info, seats, options)
    given, settled = _given(arguments), info.resolve_options(seats, options)
    automata = info.automata_of(seats, settled)
    if asking and not given:
        seating = setup_dialog.ask_seating(console, seats, automata)
    else:
        seating = Seating.again(seats, {}, given, automata)
    practice = _practice(arguments)
    if practice is None:
        practice = seating.is_alone and (not asking or bool(given) or setup_dialog.ask_practice(console))
    seed = secrets.token_hex(16) if arguments.seed is None else arguments.seed
    return Game(info, seats, seed, settled), replace(seating, practice=practice)


def _load(arguments: argparse.Namespace) -> tuple[Game, Seating]:
    if arguments.seats or arguments.option:
        raise LonghallError("error.with_load")
    know_packs(arguments.content)
    game, table = read_save(arguments.load)
    if arguments.game not in (None, game.info.id):
        raise LonghallError("error.other_game", file=arguments.load, game=game.info.id, wanted=arguments.game)
    automata = game.info.automata_of(game.seats, game.options)
    seating = Seating.again(game.seats, table, _given(arguments), automata)
    if _practice(arguments) not in (None, seating.practice):
        raise LonghallError("error.practice.load")
    return game, seating


def _practice(arguments: argparse.Namespace) -> bool | None:
    """Whether the command line says that the game is for practice; nothing, if it does not say."""
    if arguments.practice and arguments.serious:
        raise BadSetup("error.practice.both")
    return arguments.practice if arguments.practice or arguments.serious else None


def _given(arguments: argparse.Namespace) -> dict[str, Any]:
    """What the command line says about people, bots and names."""
    given: dict[str, Any] = {}
    if arguments.people is not None:
        given["people"] = [_seat(word) for word in words(arguments.people) if word != "none"]
    for name in ("bots", "names"):
        if getattr(arguments, name) is not None:
            given[name] = words(getattr(arguments, name))
    return given


def _seat(word: str) -> int:
    seat = whole(word)
    if seat is None:
        raise BadSetup("error.people", word=word)
    return seat
