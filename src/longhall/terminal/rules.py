"""`longhall rules`: the rules, examples and rulings of a game, and which tests show them."""

import argparse
import json
from itertools import groupby

from longhall.engine.registry import game_info
from longhall.rulebook import Rulebook
from longhall.rulebook.coverage import Coverage, coverage, source_tree
from longhall.terminal.console import Console
from longhall.terminal.parser import Parser
from longhall.terminal.rule_text import entry_line, entry_lines


def add_arguments(parser: Parser) -> None:
    parser.place("game", help="help.game", metavar="GAME")
    parser.setting("--search", help="help.search", metavar="WORD")
    parser.setting("--id", help="help.id", metavar="ID")
    parser.flag("--coverage", help="help.coverage")
    parser.json()


def run(arguments: argparse.Namespace) -> int:
    info = game_info(arguments.game)
    book = Rulebook.load(info)
    lang, console = arguments.lang, Console(arguments.lang)
    if arguments.coverage:
        folder, root = source_tree(info)
        return _show_coverage(coverage(book, info.id, folder, root, info.tested), arguments.json, console)
    entries = [book.find(arguments.id)] if arguments.id else book.search(arguments.search or "", lang)
    if arguments.json:
        print(json.dumps([entry.to_data(lang) for entry in entries], ensure_ascii=False, indent=2))
    elif not entries:
        console.say("rules.none", words=arguments.search)
    else:
        whole = entry_lines(entries[0], lang, book) if arguments.id else [entry_line(each, lang) for each in entries]
        for line in whole:
            console.line(line)
    return 0 if entries else 1


def _show_coverage(found: Coverage, as_json: bool, console: Console) -> int:
    """Every rule with its tests, then the gaps by kind; with a gap the exit code is 1."""
    if as_json:
        gaps = [{"fault": gap.fault, "id": gap.id, "where": gap.where} for gap in found.gaps]
        data = {"rules": found.rules, "examples": found.examples, "cards": found.cards, "gaps": gaps}
        print(json.dumps(data, ensure_ascii=False, indent=2))
        return 1 if gaps else 0
    for id, tests in (found.rules | found.examples | found.cards).items():
        console.line(f"{id}: {', '.join(tests) or '-'}")
    console.line()
    for fault, gaps_of in groupby(sorted(found.gaps, key=lambda gap: gap.fault), key=lambda gap: gap.fault):
        listed = list(gaps_of)
        console.say(f"coverage.{fault}", n=len(listed))
        for gap in listed:
            console.line(f"  {gap.id}" + (f" ({gap.where})" if gap.where else ""))
    counts = {"rules": len(found.rules), "examples": len(found.examples), "cards": len(found.cards)}
    console.say("coverage.sum", n=len(found.gaps), **counts)
    return 1 if found.gaps else 0
