"""Writes positions of Lords of Ragnarok for tests of the page: `python lords_of_ragnarok_positions.py` in a venv with
longhall.

Chance plays, with a liking for hunts and temples; each position is the first of its kind, through the eyes of the seat
that is asked.
"""

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from asking import ask_of

import longhall
from longhall.engine.options import Ask

TARGET = Path(__file__).resolve().parent.parent / "tests/lords_of_ragnarok/positions"
LEFT_OUT = ("unseen", "combat", "combat_discards", "blessing", "blessing_discards", "event", "attack_discards")
LIKED = ("hunt", "wield", "take", "ally")  # verbs
WANTED = {  # name of the file: seats, name of the ask, turns from which on
    "selection": (4, "selection.hero", 0),
    "prayer": (4, "prayer", 12),
    "hero": (4, "hero", 12),
    "runes": (4, "runes", 8),
    "army": (4, "activate.act", 12),
    "march": (4, "march", 16),
    "special": (4, "special", 24),
    "draft": (4, "draft", 0),
    "battle": (4, "battle.card", 8),
    "strike": (4, "hunt.attack", 0),
    "defend": (4, "hunt.defend", 0),
    "wound": (4, "hunt.wound", 0),
    "slot": (4, "hunt.slot", 0),
    "monument": (3, "monument", 8),
    "two": (2, "special", 10),
    "two-late": (2, "special", 22),
}
SOLO = {  # the same against one Follower; the tokens of desolation that lie on the map at least
    "solo": ("special", 3, 1),
    "solo-late": ("special", 8, 3),
    "solo-cleanse": ("activate.act", 0, 1),
    "solo-battle": ("battle.card", 0, 0),
}
MIXED = {"judge": "judge", "judge-monster": "judge.monster"}  # two people beside a Follower: the name of the ask
VERBS = {"solo-cleanse": "cleanse"}  # what must be on offer


def play(seats: int, wanted: dict[str, tuple[str, int]], seed: int) -> None:
    game: Any = longhall.new("lords_of_ragnarok", seats, seed=seed)
    chance, seen, turns = random.Random(seed), [0] * seats, 0
    while game.outcome is None and wanted:
        ask = game.asks[0]
        recent = game.events(seen[ask.seat], ask.seat)[-40:]
        turns = sum(event["key"] == "turn" for event in game.events(0, ask.seat))
        for name, (about, least) in list(wanted.items()):
            if ask.name == about and turns >= least:
                write(name, ask.seat, game, recent)
                del wanted[name]
        seen[ask.seat] = len(game.events(0, ask.seat))
        liked = [
            option for option in ask.options if option.verb in LIKED or option.word in ("monsters", "build_temple")
        ]
        game.answer(ask.seat, chance.choice(liked if liked and chance.random() < 0.6 else ask.options))


def play_alone(wanted: dict[str, tuple[str, int, int]], seed: int) -> None:
    """Against one Follower; what it did since the last turn of the person is written as well."""
    for game, ask in beside_followers(2, seed):
        if not wanted:
            return
        told = game.events(0, ask.seat)
        turns = sum(event["key"] == "turn" for event in told)
        verbs = [option.verb for option in ask.options]
        for name, (about, least, tokens) in list(wanted.items()):
            fits = ask.name == about and turns >= least and sum(game.observation(0)["desolate"]) >= tokens
            if fits and VERBS.get(name, verbs[0]) in verbs:
                write(name, ask.seat, game, told[-160:])
                del wanted[name]


def play_mixed(wanted: dict[str, str], seed: int) -> None:
    """Two people beside a Follower, one of whom is the Judge."""
    for game, ask in beside_followers(3, seed):
        for name, about in list(wanted.items()):
            if ask.name == about:
                write(name, ask.seat, game, game.events(0, ask.seat)[-160:])
                del wanted[name]
        if not wanted:
            return


def beside_followers(seats: int, seed: int) -> Iterator[tuple[Any, Ask]]:
    """The questions of a game with one Follower, in which people like to grow and to attack."""
    game: Any = longhall.new("lords_of_ragnarok", seats, seed=seed, options={"followers": "1"})
    chance = random.Random(seed)
    while game.outcome is None:
        ask = game.asks[0]
        yield game, ask
        liked = [option for option in ask.options if option.verb in ("grow", "army", "attack")]
        game.answer(ask.seat, chance.choice(liked if liked and chance.random() < 0.6 else ask.options))


def write(name: str, seat: int, game: Any, recent: list[dict[str, object]]) -> None:
    view = {field: value for field, value in game.observation(seat).items() if field not in LEFT_OUT}
    asks = [ask_of(ask) for ask in game.asks_for(seat)]
    data = {"seat": seat, "view": view, "asks": asks, "recent": recent}
    (TARGET / f"{name}.json").write_text(json.dumps(data, separators=(",", ":")) + "\n", "utf-8")
    print(name, "seat", seat)


def main() -> None:
    TARGET.mkdir(parents=True, exist_ok=True)
    for seats in (2, 3, 4):
        wanted = {name: (about, least) for name, (n, about, least) in WANTED.items() if n == seats}
        for seed in range(1, 12):
            play(seats, wanted, seed)
        if wanted:
            print("not found:", ", ".join(wanted))
    alone, mixed = dict(SOLO), dict(MIXED)
    for seed in range(1, 120):
        play_alone(alone, seed)
        play_mixed(mixed, seed)
    if alone or mixed:
        print("not found:", ", ".join([*alone, *mixed]))


if __name__ == "__main__":
    main()
