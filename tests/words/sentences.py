"""Writes what the Speaker says of a whole game of each kind, in every language, for the page's Speaker to say the same:

python -m tests.words.sentences FILE
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import msgspec

import longhall
from longhall.engine.registry import game_info
from longhall.engine.rng import Stream
from longhall.games import GAMES
from longhall.server import serializers
from longhall.server.routes.translations import game_words, own_words
from longhall.words import LANGUAGES
from longhall.words.catalogue import catalogue
from longhall.words.speaker import Speaker

SEED = 7
WHYS = 60  # options of which is asked with each question why they are not on offer


def said(game_id: str) -> dict[str, Any]:
    """Asks, options and events of a game at random, as the wire has them and as each language says them."""
    info, chance = game_info(game_id), Stream("sentences")
    game = longhall.new(game_id, seats=max(info.seats), seed=SEED, options={})
    speakers = {lang: Speaker(info, lang, {0: "Åsa"}) for lang in LANGUAGES}
    lines: list[dict[str, Any]] = []

    def note(sort: str, thing: Any, say: Any, **besides: Any) -> None:
        wire = thing if isinstance(thing, dict) else msgspec.to_builtins(thing)
        words = {lang: say(speakers[lang]) for lang in LANGUAGES}
        lines.append({"sort": sort, "it": wire, "who": list(speakers["en"].who), **besides, **words})

    while game.outcome is None:
        ask = game.asks[0]
        for speaker in speakers.values():
            speaker.look(game.observation(ask.seat))
        note("ask", serializers.ask_of(info, ask), lambda speaker, ask=ask: speaker.ask(ask, ask.seat))
        note("other", serializers.ask_of(info, ask), lambda speaker, ask=ask: speaker.ask(ask, None))
        for option in (*ask.options, *ask.anytime):
            note("option", serializers.option_of(info, option), lambda speaker, option=option: speaker.option(option))
            if f"{game_id}:option.{option.verb}.{ask.name}" in catalogue("en"):
                asked = {"name": ask.name, "about": dict(ask.about)}
                says = lambda speaker, option=option, ask=ask: speaker.option(option, ask)  # noqa: E731
                note("option", serializers.option_of(info, option), says, ask=asked)
        for option in info.vocabulary.options[:: len(info.vocabulary.options) // WHYS + 1]:
            for missing in serializers.why_of(game.why_not(ask.seat, option)).missing:
                note("lack", missing, lambda speaker, it=missing: speaker.lack((it.thing, it.about)))
        game.answer(ask.seat, ask.options[chance.below(len(ask.options))])
    for seat in (None, *range(game.seats)):
        for event in game.events(0, seat):
            note("event", event, lambda speaker, event=event: speaker.event(event))
    words = {lang: msgspec.to_builtins(game_words(info, lang)) for lang in LANGUAGES}
    return {"words": words, "lines": _once(lines)}


def _once(lines: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Each line once: most of a game repeats itself."""
    return list({json.dumps(line, sort_keys=True): line for line in lines}.values())


def main(file: str) -> None:
    own = {lang: msgspec.to_builtins(own_words(lang)) for lang in LANGUAGES}
    data = {"own": own, "games": {id: said(id) for id in GAMES}}
    Path(file).write_text(json.dumps(data, ensure_ascii=False), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
