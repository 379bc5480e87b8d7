"""`longhall completion`: a script that completes commands, options, games and files in a shell."""

import argparse
from pathlib import Path

from longhall.engine.errors import LonghallError
from longhall.engine.registry import game_ids
from longhall.engine.toml_tables import SOURCES
from longhall.terminal.parser import Parser
from longhall.words import LANGUAGES

SHELLS = ("bash", "zsh", "fish")


def add_arguments(parser: Parser) -> None:
    parser.place("shell", help="help.shell", metavar="|".join(SHELLS))


def run(arguments: argparse.Namespace) -> int:
    if arguments.shell not in SHELLS:
        raise LonghallError("error.shell", shell=arguments.shell, allowed=list(SHELLS))
    from longhall.terminal.cli import whole_parser

    print(script(whole_parser(arguments.lang), arguments.shell))
    return 0


def script(parser: argparse.ArgumentParser, shell: str) -> str:
    """The script for a shell. The values are named here alone: what is typed is checked elsewhere, in our words."""
    from shtab import FILE, complete  # here, so that the other commands start fast

    known = {"game": game_ids(), "lang": LANGUAGES, "shell": SHELLS, "source": SOURCES}
    for action in _actions(parser):
        if action.type is Path:
            action.complete = FILE  # type: ignore[attr-defined]
        elif action.dest in known:
            action.choices = list(known[action.dest])
    return complete(parser, shell)


def _actions(parser: argparse.ArgumentParser) -> list[argparse.Action]:
    """Those of a parser and of its commands."""
    found = list(parser._actions)
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            found += [each for command in action.choices.values() for each in _actions(command)]
    return found
