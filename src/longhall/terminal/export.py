"""`longhall export`: the log of a game, as JSON, CSV or text."""

import argparse
import csv
import io
import json
import sys
from pathlib import Path

from longhall.engine.game import Game
from longhall.terminal.files import log_lines, may_write, read_save, write
from longhall.terminal.log_observer import Eyes
from longhall.terminal.outcome_text import outcome_lines
from longhall.terminal.packs import know_packs
from longhall.terminal.parser import Parser
from longhall.terminal.seat_names import Seating
from longhall.words import t
from longhall.words.speaker import Speaker
from longhall.words.spreadsheet import plain_cell


def add_arguments(parser: Parser) -> None:
    parser.place("file", help="help.file", type=Path, metavar="FILE")
    form = parser.settings.add_mutually_exclusive_group(required=True)
    for name in ("json", "csv", "text"):
        about = t(f"help.{name}_log", parser.lang)
        form.add_argument(f"--{name}", action="store_const", const=name, dest="form", help=about)
    parser.observer()
    parser.content()
    parser.setting("-o", "--output", help="help.output", type=Path, metavar="OUT")
    parser.flag("--force", help="help.force")


def run(arguments: argparse.Namespace) -> int:
    know_packs(arguments.content)
    game, table = read_save(arguments.file)
    eyes = Eyes.of(arguments, game)
    seating = Seating.again(game.seats, table, {}, game.info.automata_of(game.seats, game.options))
    if arguments.form == "json":
        text = as_json(game, eyes)
    elif arguments.form == "csv":
        text = as_csv(game, eyes)
    else:
        players = seating.players(game.seats, game.seed)
        text = as_text(game, eyes, Speaker(game.info, arguments.lang, seating.names, players))
    if arguments.output is None:
        sys.stdout.write(text)
    else:
        may_write(arguments.output, arguments.force)
        write(arguments.output, text)
    return 0


def as_json(game: Game, eyes: Eyes) -> str:
    """What the game is, what happened, how it stands and how it came out; never the seed."""
    data = {
        "game": game.info.id,
        "rules": game.info.rules_version,
        "seats": game.seats,
        "options": game.options,
        "content": game.content,
        "events": eyes.events(game),
        "view": [game.view(seat) for seat in range(game.seats)] if eyes.all else game.view(eyes.seat),
        "outcome": game.outcome.to_data() if game.outcome else None,
    }
    return json.dumps(data, ensure_ascii=False, indent=2) + "\n"


def as_csv(game: Game, eyes: Eyes) -> str:
    """One event a line; the seat is the one that the event speaks of, if any."""
    text = io.StringIO()
    rows = csv.writer(text, lineterminator="\n")
    rows.writerow(["number", "seat", "key", "arguments"])
    for event in eyes.events(game):
        arguments = {name: value for name, value in event["args"].items() if name != "seat"}
        seat = plain_cell(str(event["args"].get("seat", "")))
        key = plain_cell(event["key"])
        rows.writerow([event["number"], seat, key, json.dumps(arguments, ensure_ascii=False)])
    return text.getvalue()


def as_text(game: Game, eyes: Eyes, speaker: Speaker) -> str:
    speaker.look(game.view(eyes.seat))
    lines = log_lines(speaker, eyes.events(game))
    return "".join(f"{line}\n" for line in [*lines, *outcome_lines(game, speaker)])
