"""`longhall games`: the games there are."""

import argparse
import json
from typing import Any

from longhall.engine.registry import Choice, GameInfo, game_ids, game_info
from longhall.terminal.console import Console
from longhall.terminal.parser import Parser
from longhall.words import t
from longhall.words.speaker import Speaker


def add_arguments(parser: Parser) -> None:
    parser.json()


def run(arguments: argparse.Namespace) -> int:
    infos = [game_info(id) for id in game_ids()]
    if arguments.json:
        print(json.dumps([_data(info) for info in infos], ensure_ascii=False, indent=2))
        return 0
    console = Console(arguments.lang)
    for info in infos:
        speaker = Speaker(info, arguments.lang)
        seats = ", ".join(map(str, info.seats))
        console.say("games.game", game=info.id, name=info.name, seats=seats)
        for choice in info.choices:
            console.say("games.option", option=choice.name, name=speaker.choice(choice.name))
            for value in choice.values:
                console.line(_value(speaker, choice, value))
    return 0


def _value(speaker: Speaker, choice: Choice, value: str) -> str:
    """A value, with the numbers of seats it is limited to."""
    words = {"option": choice.name, "value": value, "name": speaker.choice(choice.name, value)}
    if value not in choice.seats:
        return t("games.value", speaker.lang, **words)
    return t("games.value_for", speaker.lang, **words, seats=", ".join(map(str, choice.seats[value])))


def _data(info: GameInfo) -> dict[str, Any]:
    return {
        "id": info.id,
        "name": info.name,
        "seats": info.seats,
        "options": {
            choice.name: {"values": choice.values, "seats": {value: list(n) for value, n in choice.seats.items()}}
            for choice in info.choices
        },
    }
