"""Writes the golden playthrough of a game: one random game as text, with all that the public face says on the way.

    tools/playthrough.py NAME ...            write tests/playthroughs/NAME.txt
    tools/playthrough.py --check NAME ...    exit code 1 if that file is not what the game does now

A name is that of a game, or of another set-up of one.

For every decision: what is asked, the answer, what everybody is told, and what changed in the views. A line that begins
with a seat is for that seat alone. Cards in views are written as known faces and numbers of backs; whatever else is in
a view is in its digest, one for each seat and the last for spectators.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Any, NamedTuple

import longhall
from longhall.engine.game import Game
from longhall.engine.options import Ask
from longhall.engine.rng import Stream, new_key

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "playthroughs"
DIGEST = 4  # bytes


class Setup(NamedTuple):
    """Which game is played."""

    seats: int
    options: dict[str, str]
    seed: str
    game: str = ""  # if it is not the name of the playthrough


SETUPS = {
    "blood_rage": Setup(3, {}, "playthrough 16"),
    "feast_for_odin": Setup(2, {"length": "short", "decks": "ABC", "hints": "off"}, "playthrough 6"),
    "kardnarok": Setup(3, {"mode": "basic"}, "playthrough"),
    "lords_of_ragnarok": Setup(2, {}, "playthrough 16"),
    "lords_of_ragnarok_solo": Setup(2, {"followers": "1"}, "playthrough 3", "lords_of_ragnarok"),
}
TOLD_BESIDE = ("paths", "ties", "rating")  # how an outcome is explained; it decides nothing


def path_of(name: str) -> Path:
    return FOLDER / f"{name}.txt"


def playthrough(name: str) -> str:
    """The whole text."""
    setup = SETUPS[name]
    game = longhall.new(setup.game or name, setup.seats, seed=setup.seed, options=setup.options)
    chance = Stream(new_key(setup.seed, "answers"))
    options = ", ".join(f"{key} {value}" for key, value in game.options.items())
    lines = [f"{name}: seats {game.seats}, {options}, seed {setup.seed}"]
    watch = Watch(game)
    lines += watch.news()
    decision = 0
    while game.outcome is None:
        decision += 1
        lines += ["", f"-- {decision}", *(asked(ask) for ask in game.asks)]
        asks = [ask for ask in game.asks if ask.options]
        ask = asks[chance.below(len(asks))]
        choices = [*ask.options, *ask.anytime]
        answer = choices[chance.below(len(choices))]
        game.answer(ask.seat, answer)
        lines += [f"answer {ask.seat}: {answer.key}", *watch.news()]
    ended = {key: value for key, value in game.outcome.to_data().items() if key not in TOLD_BESIDE}
    lines += ["", "-- the end", *(f"{key}: {json.dumps(value)}" for key, value in ended.items())]
    return "\n".join(lines) + "\n"


def game_of(name: str) -> str:
    """The game that a playthrough is of."""
    return SETUPS[name].game or name


def play_digest(game: str) -> str:
    """What the golden playthroughs of a game say of its play: questions, answers and the end, without what is shown and
    told of them. Where it changes, the rules have another version."""
    found = blake2b(digest_size=8)
    for name in sorted(SETUPS):
        if game_of(name) == game:
            play, _, end = path_of(name).read_text(encoding="utf-8").partition("\n-- the end\n")
            lines = [line for line in play.splitlines() if line.startswith(("ask ", "answer "))]
            found.update("\n".join([*lines, end]).encode())
    return found.hexdigest()


def asked(ask: Ask) -> str:
    """An open ask with its options."""
    marks = [mark for mark in ("sealed", "private", "more", "part") if getattr(ask, mark)]
    about = [f"{key}={value}" for key, value in ask.about]
    line = " ".join([f"ask {ask.seat}: {ask.name}", *about, *(f"({mark})" for mark in marks)])
    line += "".join(f" {option.key}" for option in ask.options)
    return line + (f" | {' '.join(option.key for option in ask.anytime)}" if ask.anytime else "")


class Watch:
    """What seats and spectators have heard and seen so far."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.observers: list[int | None] = [None, *range(game.seats)]
        self.heard = dict.fromkeys(self.observers, 0)
        self.seen: dict[int | None, dict[str, str]] = {observer: {} for observer in self.observers}

    def news(self) -> list[str]:
        """What is new since the last look: for everybody, then what a seat hears or sees besides."""
        lines: list[str] = []
        told = {observer: self._told(observer) for observer in self.observers}
        changed = {observer: self._changed(observer) for observer in self.observers}
        for kind, found in (("told", told), ("seen", changed)):
            lines += [f"{kind} {line}" for line in found[None]]
            for seat in range(self.game.seats):
                lines += [f"{seat} {kind} {line}" for line in found[seat] if line not in found[None]]
        return [
            *lines,
            f"views {' '.join(digest(self.game.observation(each)) for each in (*self.observers[1:], None))}",
        ]

    def _told(self, observer: int | None) -> list[str]:
        events = self.game.events(self.heard[observer], observer)
        self.heard[observer] += len(events)
        return [
            " ".join([event["key"], *(f"{key}={text(value)}" for key, value in event["args"].items())])
            for event in events
        ]

    def _changed(self, observer: int | None) -> list[str]:
        now = dict(fields(self.game.observation(observer)))
        before, self.seen[observer] = self.seen[observer], now
        gone = [f"{name} -" for name in before if name not in now]
        return [f"{name} {value}" for name, value in now.items() if before.get(name) != value] + gone


def fields(view: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """The fields of a view as text, those of several seats or piles one by one."""
    for name, value in view.items():
        if name == "procedure":
            yield name, " > ".join(f"{frame['frame']}.{frame['step']}" for frame in value)
        elif name == "unseen":
            continue
        elif isinstance(value, list) and value and all(isinstance(each, list) for each in value):
            for place, each in enumerate(value):
                yield f"{name}.{place}", text(each)
        else:
            yield name, text(value)


def text(value: Any) -> str:
    """A value; of cards the known faces in their order, and how many of each back are not known."""
    if not isinstance(value, list):
        return str(value) if value != "" else "-"
    hidden = Counter(card.split(".")[0] for card in value if isinstance(card, str) and card.startswith("?"))
    known = [str(each) for each in value if not (isinstance(each, str) and each.startswith("?"))]
    return ",".join([*known, *(f"{many}{back}" for back, many in sorted(hidden.items()))]) or "-"


def digest(view: dict[str, Any]) -> str:
    """A short digest of all that a view holds."""
    return blake2b(json.dumps(view, sort_keys=True).encode(), digest_size=DIGEST).hexdigest()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="+", choices=sorted(SETUPS))
    parser.add_argument("--check", action="store_true")
    args = parser.parse_args()
    for name in args.game:
        path = path_of(name)
        if not args.check:
            path.parent.mkdir(exist_ok=True)
            path.write_text(playthrough(name), encoding="utf-8")
        elif not path.exists() or path.read_text(encoding="utf-8") != playthrough(name):
            sys.exit(f"{path.name} is not what {name} does now: run python tools/playthrough.py {name}")


if __name__ == "__main__":
    main()
