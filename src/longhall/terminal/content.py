"""`longhall content`: every row of a game's content with its source, a template for packs, and what a pack changes."""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from longhall.engine.content import Listed, Shelf
from longhall.engine.errors import BadContent, LonghallError
from longhall.engine.overlay import Change, changes
from longhall.engine.registry import GameInfo, game_info
from longhall.engine.toml_tables import RECONSTRUCTED, SOURCES, row_name
from longhall.terminal.console import Console
from longhall.terminal.files import may_write, write
from longhall.terminal.packs import with_packs
from longhall.terminal.parser import Parser
from longhall.terminal.template import in_doubt, template
from longhall.terminal.toml_text import written
from longhall.words import t
from longhall.words.speaker import Speaker


def add_arguments(parser: Parser) -> None:
    parser.place("game", help="help.game", metavar="GAME")
    parser.setting("--source", help="help.source", metavar="|".join(SOURCES))
    parser.content()
    what = parser.settings.add_mutually_exclusive_group()
    what.add_argument("--template", type=Path, metavar="FILE", help=t("help.template", parser.lang))
    what.add_argument("--check", type=Path, metavar="PACK", help=t("help.check_pack", parser.lang))
    parser.flag("--all", help="help.all_rows")
    parser.flag("--force", help="help.force")
    parser.json()


def run(arguments: argparse.Namespace) -> int:
    shipped = game_info(arguments.game)
    if shipped.shelf is None:
        raise BadContent("error.pack.no_content", game=shipped.id)
    if arguments.source not in (None, *SOURCES):
        raise LonghallError("error.no_source", source=arguments.source, allowed=list(SOURCES))
    under = with_packs(shipped, arguments.content)
    if arguments.check:
        _check(shipped.shelf, under, with_packs(shipped, [*arguments.content, arguments.check]), arguments)
        return 0
    rows = shipped.shelf.open(under.content).listed()
    if arguments.source:
        rows = [row for row in rows if row.source == arguments.source or row.fields_from(arguments.source)]
    if arguments.template:
        _write_template(under, shipped.shelf, rows, arguments)
    elif arguments.json:
        _print([_data(row, arguments.lang) for row in rows])
    else:
        _show(under, rows, Console(arguments.lang))
    return 0


# The list


def _show(info: GameInfo, rows: Sequence[Listed], console: Console) -> None:
    speaker = Speaker(info, console.lang)
    for row in rows:
        words = {"row": row_name(row.kind, row.id), "source": t(f"source.{row.source}", console.lang)}
        words["kind"] = speaker.kind(row.kind)
        name = row.name(console.lang)
        if name:
            console.say("content.row", name=name, **words)
        else:
            console.say("content.row_without_name", **words)
        if guessed := row.fields_from(RECONSTRUCTED):
            console.say("content.row_reconstructed", fields=", ".join(guessed))
    counts = Counter(row.source for row in rows)
    for source in SOURCES:
        if counts[source]:
            console.say("content.count", source=t(f"source.{source}", console.lang), n=counts[source])


def _data(row: Listed, lang: str) -> dict[str, Any]:
    return {"kind": row.kind, "id": row.id, "name": row.name(lang), "source": row.source, "values": row.data}


def _print(data: object) -> None:
    print(json.dumps(data, ensure_ascii=False, indent=2))


# A template


def _write_template(info: GameInfo, shelf: Shelf, rows: Sequence[Listed], arguments: argparse.Namespace) -> None:
    chosen = rows if arguments.all or arguments.source else in_doubt(rows)
    may_write(arguments.template, arguments.force)
    write(arguments.template, template(info, shelf, chosen, arguments.lang))
    if arguments.json:
        _print({"file": str(arguments.template), "rows": len(chosen)})
    elif not chosen:
        Console(arguments.lang).say("content.template_empty", file=arguments.template, game=info.id)
    else:
        Console(arguments.lang).say("content.template", file=arguments.template, n=len(chosen), game=info.id)


# What a pack changes


def _check(shelf: Shelf, before: GameInfo, after: GameInfo, arguments: argparse.Namespace) -> None:
    found = changes(shelf.open(before.content).files, shelf.open(after.content).files)
    new = [pack for pack in after.packs if pack not in before.packs]
    if arguments.json:
        packs = [{**pack.to_data(), "author": pack.author, "file": pack.file} for pack in new]
        _print({"game": after.id, "packs": packs, "changes": [change._asdict() for change in found]})
        return
    console = Console(arguments.lang)
    for pack in new:
        console.say("content.pack", pack=pack.name, hash=pack.digest)
    for change in found:
        console.say("content.change", **_words(change))
    console.say("content.changes", n=len(found))


def _words(change: Change) -> dict[str, str]:
    values = {"old": change.old, "new": change.new}
    shown = {name: "-" if value is None else written(value) for name, value in values.items()}
    return {"row": row_name(change.kind, change.id), "field": change.field, **shown}
