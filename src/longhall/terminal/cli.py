"""The command `longhall`: finds the command and the language, and turns what goes wrong into one line."""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Sequence
from types import ModuleType

from longhall import __version__
from longhall.engine.errors import BadPacks, LonghallError
from longhall.terminal import (
    arena,
    backup,
    check,
    completion,
    content,
    export,
    games,
    play,
    replay,
    restore,
    rules,
    selfplay,
    serve,
    simulate,
    statistics,
    tables,
)
from longhall.terminal.console import STOPPED
from longhall.terminal.parser import Parser
from longhall.words import pick_language, t
from longhall.words.speaker import complaint

COMMANDS: dict[str, ModuleType] = {
    "serve": serve,
    "games": games,
    "play": play,
    "simulate": simulate,
    "check": check,
    "arena": arena,
    "selfplay": selfplay,
    "replay": replay,
    "rules": rules,
    "content": content,
    "export": export,
    "backup": backup,
    "restore": restore,
    "statistics": statistics,
    "tables": tables,
    "completion": completion,
}
BAD_INPUT, CLOSED_PIPE = 2, 141


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; its exit code."""
    given = sys.argv[1:] if argv is None else list(argv)
    _bear_any_text()
    try:
        lang = pick_language(_wanted_language(given))
    except ValueError as error:
        return _refuse(str(error))
    try:
        code = run(given, lang)
        sys.stdout.flush()
    except LonghallError as error:
        for fault in error.faults if isinstance(error, BadPacks) else [error]:
            _refuse(complaint(fault, lang))
        return BAD_INPUT
    except KeyboardInterrupt:
        if sys.stdout.isatty():
            print()  # the line where ^C stands is over
        return STOPPED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # nothing is left to flush at the exit
        return CLOSED_PIPE
    return code


def run(argv: list[str], lang: str) -> int:
    parser = whole_parser(lang)
    try:
        arguments = parser.parse_args(["serve", *argv] if _is_alone(argv) else argv)
    except SystemExit as leaving:  # argparse, after a help text or an error of one line
        return leaving.code if isinstance(leaving.code, int) else 0
    arguments.lang = lang
    code: int = COMMANDS[arguments.command].run(arguments)
    return code


def _is_alone(argv: list[str]) -> bool:
    """Is no command named, only options? Then it is `longhall serve`."""
    return all(word not in COMMANDS and word not in ("-h", "--help", "--version") for word in argv) and (
        not argv or argv[0].startswith("-")
    )


def whole_parser(lang: str) -> Parser:
    parser = Parser(lang, "help.longhall", prog="longhall")
    parser.settings.add_argument(
        "--version", action="version", version=f"longhall {__version__}", help=t("help.version", lang)
    )
    commands = parser.add_subparsers(title=t("help.commands", lang), dest="command", metavar="COMMAND")
    for name, module in COMMANDS.items():
        about = f"help.{name}"
        module.add_arguments(commands.add_parser(name, lang=lang, description=about, help=t(about, lang)))
    return parser


def _wanted_language(argv: list[str]) -> str | None:
    """What --lang says, wherever it stands: the help texts need it before anything is parsed."""
    finder = argparse.ArgumentParser(add_help=False, allow_abbrev=False, exit_on_error=False)
    finder.add_argument("--lang")
    try:
        found: str | None = finder.parse_known_args(argv)[0].lang
    except argparse.ArgumentError:
        return None  # --lang without a language; the real parser says so
    return found


def _refuse(sentence: str) -> int:
    print(f"longhall: {' '.join(sentence.split())}", file=sys.stderr)
    return BAD_INPUT


def _bear_any_text() -> None:
    """A letter that cannot be shown, bytes that are no text, or a stream that is closed must not end a game."""
    for name in ("stdin", "stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, io.StringIO())
        elif isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
