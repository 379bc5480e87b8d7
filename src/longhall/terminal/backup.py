"""`longhall backup FILE`: a copy of all that a server keeps."""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path

from longhall.server.settings import data_folder, default_database, with_driver
from longhall.terminal.parser import Parser
from longhall.words import t


def add_arguments(parser: Parser) -> None:
    parser.place("file", help="help.backup.file", type=Path, metavar="FILE")
    parser.setting("--database", help="help.database", metavar="URL")


def run(arguments: argparse.Namespace) -> int:
    from longhall.server.database.backup import backup  # here, so that the other commands start fast

    asyncio.run(backup(url_of(arguments), arguments.file))
    print(t("server.backup", arguments.lang, file=arguments.file))
    return 0


def url_of(arguments: argparse.Namespace) -> str:
    return with_driver(arguments.database or default_database(data_folder()))
