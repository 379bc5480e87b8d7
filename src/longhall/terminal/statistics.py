"""`longhall statistics results`: what was played at a server, for other programs."""

from __future__ import annotations

import argparse
import asyncio
import sys

from longhall.terminal.backup import url_of
from longhall.terminal.parser import Parser

WHAT = ("results", "ratings", "cards")


def add_arguments(parser: Parser) -> None:
    parser.place("what", help="help.statistics.what", choices=WHAT, metavar="|".join(WHAT))
    parser.setting("--database", help="help.database", metavar="URL")
    parser.flag("--csv", help="help.statistics.csv")


def run(arguments: argparse.Namespace) -> int:
    asyncio.run(_write(arguments))
    return 0


async def _write(arguments: argparse.Namespace) -> None:
    from longhall.server.database.backup import existing  # here, so that the other commands start fast
    from longhall.server.database.statistics_queries import Standings
    from longhall.server.database.store import Store
    from longhall.server.routes.statistics_export import csv_lines, json_lines

    async with existing(url_of(arguments)) as engine:
        async for line in (csv_lines if arguments.csv else json_lines)(Standings(Store(engine)), arguments.what):
            sys.stdout.write(line.decode().replace("\r\n", "\n"))
