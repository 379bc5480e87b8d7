"""`longhall serve`, and `longhall` alone: the table for browsers."""

from __future__ import annotations

import argparse
import os
import sys
import webbrowser
from ipaddress import ip_address

from longhall.server.settings import (
    HOST,
    PORT,
    Settings,
    data_folder,
    default_database,
    of_host,
    secret_of,
    with_driver,
)
from longhall.terminal.packs import read
from longhall.terminal.parser import Parser
from longhall.words import t


def add_arguments(parser: Parser) -> None:
    parser.setting("--host", help="help.host", default=HOST, metavar="HOST")
    parser.setting("--port", help="help.port", default=PORT, type=parser.at_least(), metavar="PORT")
    parser.setting("--database", help="help.database", metavar="URL")
    parser.setting("--workers", help="help.workers", default=1, type=parser.at_least(1), metavar="N")
    parser.content()
    parser.flag("--https", help="help.https")
    parser.flag("--no-browser", help="help.no_browser")


def run(arguments: argparse.Namespace) -> int:
    from longhall.server.serve import serve  # here, because the other commands need no server and should start fast

    def ready(address: str) -> None:
        print(t("server.address", arguments.lang, address=address), flush=True)
        if not arguments.no_browser and is_local(arguments.host) and has_display():
            webbrowser.open(address)

    serve(settings_of(arguments), ready)
    return 0


def settings_of(arguments: argparse.Namespace) -> Settings:
    """What the command line says, and for the rest the user's data folder."""
    folder = data_folder()
    content = arguments.content or [path for path in [folder / "packs"] if path.is_dir()]
    for path in content:
        read(path)  # a pack that cannot be read is named before anything starts
    return Settings(
        database=with_driver(arguments.database or default_database(folder)),
        secret=secret_of(folder),
        host=arguments.host,
        port=arguments.port,
        workers=arguments.workers,
        content=tuple(str(path.resolve()) for path in content),
        secure=arguments.https,
        **of_host(),
    )


def is_local(host: str) -> bool:
    """Is it this machine alone?"""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def has_display() -> bool:
    """Can a browser be opened where a person sees it?"""
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
