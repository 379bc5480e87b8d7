"""`longhall restore FILE`: fills an empty database with a backup."""

from __future__ import annotations

import argparse
import asyncio

from longhall.terminal.backup import add_arguments, url_of
from longhall.words import t

__all__ = ["add_arguments", "run"]


def run(arguments: argparse.Namespace) -> int:
    from longhall.server.database.backup import restore  # here, so that the other commands start fast

    asyncio.run(restore(url_of(arguments), arguments.file))
    print(t("server.restore", arguments.lang, file=arguments.file))
    return 0
