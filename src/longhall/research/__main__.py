"""Shows the codes of a game and the cells of its tensor, and renews the layouts on file.

python -m longhall.research vocabulary GAME [--json]
python -m longhall.research layout GAME [--seats N] [--cells] [--json]
python -m longhall.research layout GAME --write
"""

import argparse
import json
import sys
from pathlib import Path

from longhall.engine.errors import LonghallError
from longhall.engine.registry import GameInfo
from longhall.research.layout import Layout, layout_of
from longhall.words.speaker import complaint


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m longhall.research", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    commands = parser.add_subparsers(dest="command", required=True)
    words = commands.add_parser("vocabulary", help="the codes of a game")
    cells = commands.add_parser("layout", help="the cells of a game's tensor")
    for each in (words, cells):
        each.add_argument("game")
        each.add_argument("--json", action="store_true", help="for programs")
    cells.add_argument("--seats", type=int, help="the fewest that the game has, unless you say more")
    cells.add_argument("--cells", action="store_true", help="every cell, not every field")
    cells.add_argument("--write", action="store_true", help="find the layouts out anew and keep them")
    args = parser.parse_args(arguments)
    import longhall

    try:
        info = longhall.game_info(args.game)
        if args.command == "vocabulary":
            show_vocabulary(info, args.json)
        elif args.write:
            keep_layouts(info)
        else:
            seats = info.seats[0] if args.seats is None else args.seats
            info.resolve_options(seats, {})
            show_layout(layout_of(info, seats), args.cells, args.json)
    except LonghallError as error:
        print(complaint(error, "en"), file=sys.stderr)
        return 2
    return 0


def show_vocabulary(info: GameInfo, as_json: bool) -> None:
    options = info.vocabulary.options
    if as_json:
        print(json.dumps([{"code": option.code, "key": option.key, "kind": option.kind} for option in options]))
        return
    print(f"# {info.name}: {len(options)} codes, rules version {info.rules_version}")
    for option in options:
        print(f"{option.code:>5}  {option.key}")


def show_layout(layout: Layout, cells: bool, as_json: bool) -> None:
    if as_json:
        rows = [{"cell": cell, "name": name, "scale": scale} for cell, name, scale in layout.rows()]
        print(json.dumps({"version": layout.version, "seats": layout.seats, "size": layout.size, "cells": rows}))
        return
    print(f"# {layout.size} cells, the first {layout.shared} the same for all seats; version {layout.version}")
    if cells:
        for cell, name, scale in layout.rows():
            print(f"{cell:>5}  {name}  /{scale}")
        return
    for part in layout.parts:
        if part.names:
            print(f"{part.start:>5} {part.end - 1:>5}  {part.section:<10}{part.name}  /{max(part.scales)}")


def keep_layouts(info: GameInfo) -> None:
    from longhall.research.layout_survey import write_layouts

    path = Path(__file__).parent / "layouts" / f"{info.id}.json"
    path.parent.mkdir(exist_ok=True)
    path.write_text(json.dumps(write_layouts(info), ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    print(path)


if __name__ == "__main__":
    sys.exit(main())
