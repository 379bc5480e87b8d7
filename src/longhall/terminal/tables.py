"""`longhall tables check|rewind|close`: what a host does with the tables of a server, before an update and after it."""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from longhall.terminal.backup import url_of
from longhall.terminal.packs import know_packs
from longhall.terminal.parser import Parser
from longhall.words import t

if TYPE_CHECKING:
    from longhall.server.database.store import Store

PROGRESS = 500  # tables between two lines that tell how far it is


def add_arguments(parser: Parser) -> None:
    title = t("help.commands", parser.lang)
    commands = parser.add_subparsers(title=title, dest="what", metavar="COMMAND", required=True)
    for what in ("check", "rewind", "close"):
        about = f"help.tables.{what}"
        command = commands.add_parser(what, lang=parser.lang, description=about, help=t(about, parser.lang))
        if what != "check":
            command.place("table", help="help.tables.table", metavar="TABLE")
        if what == "rewind":
            command.setting("--to", help="help.tables.to", type=command.at_least(), metavar="N")
        command.setting("--database", help="help.database", metavar="URL")
        command.content()


def run(arguments: argparse.Namespace) -> int:
    know_packs(arguments.content)
    work = {"check": _check, "rewind": _rewind, "close": _close}[arguments.what]
    return asyncio.run(work(arguments))


async def _check(arguments: argparse.Namespace) -> int:
    """A line for each table that cannot be loaded, and how many there are. Nothing is changed."""
    from longhall.server.upkeep import check  # here, so that the other commands start fast

    lang, tried, faults = arguments.lang, 0, 0
    async with _copy(url_of(arguments)) as store:
        async for table, fault in check(store):
            tried += 1
            if fault:
                faults += 1
                print(t("tables.fault", lang, table=table.id, game=table.game, name=table.name or "-", fault=fault))
            if tried % PROGRESS == 0:
                print(t("tables.progress", lang, n=tried), file=sys.stderr)
    print(t("tables.checked", lang, n=tried, faults=faults))
    return 1 if faults else 0


async def _rewind(arguments: argparse.Namespace) -> int:
    from longhall.server.upkeep import points, rewind

    lang, table_id = arguments.lang, arguments.table
    async with _opened(url_of(arguments)) as store:
        if arguments.to is None:
            for row in await points(store, table_id):
                print(t("tables.point", lang, number=row.number, gestures=row.gestures, rules=row.rules))
            return 0
        print(t("tables.rewound", lang, table=table_id, number=await rewind(store, table_id, arguments.to)))
    return 0


async def _close(arguments: argparse.Namespace) -> int:
    from longhall.server.upkeep import close

    async with _opened(url_of(arguments)) as store:
        await close(store, arguments.table)
    print(t("tables.closed", arguments.lang, table=arguments.table))
    return 0


@asynccontextmanager
async def _opened(url: str) -> AsyncIterator[Store]:
    """A database that is there, brought up to date."""
    from longhall.server.database.backup import existing
    from longhall.server.database.connect import migrate
    from longhall.server.database.store import Store

    async with existing(url) as engine:
        await migrate(engine)
        yield Store(engine)


@asynccontextmanager
async def _copy(url: str) -> AsyncIterator[Store]:
    """A database to look at: of SQLite a copy, which is brought up to date; of PostgreSQL itself, as it is."""
    from longhall.server.database.backup import check_version, existing, file_of
    from longhall.server.database.files import copy_sqlite
    from longhall.server.database.store import Store

    async with existing(url) as engine:
        file = file_of(url)
        if file is None:
            await check_version(engine)
            yield Store(engine)
            return
    with TemporaryDirectory() as folder:
        copy = Path(folder) / file.name
        copy_sqlite(file, copy)
        async with _opened(f"sqlite+aiosqlite:///{copy}") as store:
            yield store
