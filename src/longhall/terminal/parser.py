"""Arguments in the reader's language: argparse with our words, and errors of one line."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable
from math import inf
from pathlib import Path
from typing import Any, NoReturn

from longhall.bots.external_bots import LIMIT
from longhall.engine.errors import LonghallError
from longhall.terminal.console import whole
from longhall.words import LANGUAGES, t


class Parser(argparse.ArgumentParser):
    """The parser of `longhall` or of one of its commands."""

    def __init__(self, lang: str, description: str, **settings: Any) -> None:
        super().__init__(
            description=t(description, lang),
            add_help=False,
            allow_abbrev=False,
            formatter_class=_formatter(t("help.usage", lang)),
            **settings,
        )
        self.lang = lang
        self.places = self.add_argument_group(t("help.arguments", lang))
        self.settings = self.add_argument_group(t("help.options", lang))
        self.settings.add_argument("-h", "--help", action="help", help=t("help.help", lang))
        self.settings.add_argument("--lang", metavar="|".join(LANGUAGES), help=t("help.lang", lang))

    def place(self, name: str, help: str, **settings: Any) -> None:
        """An argument that stands by its place."""
        self.places.add_argument(name, help=t(help, self.lang), **settings)

    def setting(self, *names: str, help: str, **settings: Any) -> None:
        """An option with a name; `help` is a message key."""
        self.settings.add_argument(*names, help=t(help, self.lang), **settings)

    def flag(self, name: str, help: str) -> None:
        self.setting(name, help=help, action="store_true")

    def at_least(self, low: int = 0) -> Callable[[str], int]:
        """A type: a whole number, not below `low`."""

        def convert(text: str) -> int:
            number = whole(text)
            if number is None or number < low:
                raise argparse.ArgumentTypeError(t("error.whole", self.lang, text=text, low=low))
            return number

        return convert

    def above_zero(self, text: str) -> float:
        """A type: a number above 0, with a fraction or without."""
        try:
            number = float(text)
        except ValueError:
            number = 0.0
        if not 0 < number < inf:
            raise argparse.ArgumentTypeError(t("error.above_zero", self.lang, text=text))
        return number

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}\n")

    def seats(self) -> None:
        self.setting("--seats", help="help.seats", type=self.at_least(1), metavar="N")

    def options(self) -> None:
        self.setting("--option", help="help.option", action="append", default=[], metavar="K=V")

    def content(self) -> None:
        """Content packs."""
        self.setting("--content", help="help.packs", action="append", default=[], type=Path, metavar="PACK")

    def seed(self) -> None:
        self.setting("--seed", help="help.seed", metavar="S")

    def crew(self) -> None:
        """Who plays many games, and how long bots from outside may think."""
        self.setting("--processes", help="help.processes", type=self.at_least(1), metavar="P")
        self.setting("--ray", help="help.ray", metavar="ADDRESS")
        self.setting("--limit", help="help.limit", type=self.above_zero, default=LIMIT, metavar="SECONDS")

    def json(self) -> None:
        self.flag("--json", help="help.json")

    def observer(self) -> None:
        """Through whose eyes: a seat, a spectator (the default) or the referee."""
        eyes = self.settings.add_mutually_exclusive_group()
        eyes.add_argument("--seat", type=self.at_least(), metavar="S", help=t("help.seat", self.lang))
        eyes.add_argument("--spectator", action="store_true", help=t("help.spectator", self.lang))
        eyes.add_argument("--all", action="store_true", help=t("help.all", self.lang))


def pairs(texts: Iterable[str]) -> dict[str, str]:
    """`["mode=duel"]` as a table."""
    found = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not name or not equals:
            raise LonghallError("error.pair", text=text)
        found[name.strip()] = value.strip()
    return found


def words(text: str | None) -> list[str]:
    """`"Ana, Bo"` as a list."""
    return [word.strip() for word in (text or "").split(",") if word.strip()]


def _formatter(usage: str) -> type[argparse.HelpFormatter]:
    class Formatter(argparse.HelpFormatter):
        def add_usage(self, text: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
            super().add_usage(text, actions, groups, f"{usage} " if prefix is None else prefix)

    return Formatter
