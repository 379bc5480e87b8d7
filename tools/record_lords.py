"""Records positions of Lords of Ragnarok for the tests of the web table: one for each thing that those look at, as the
seat that is asked is told of it.

    tools/record_lords.py      write web/tests/lords_of_ragnarok/positions/*.json
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

import longhall
from longhall.engine.game import Game
from longhall.engine.options import Ask
from longhall.engine.rng import Stream, new_key
from longhall.games.lords_of_ragnarok.advice.policy import habit
from longhall.server.serializers import asks_of, events_of

FOLDER = Path(__file__).resolve().parent.parent / "web" / "tests" / "lords_of_ragnarok" / "positions"
GAMES = 60  # for each set-up, at most
ON_A_WHIM = 3  # one answer in so many is given without thinking
FEW = 12  # events that are kept of a game of people,
MANY = 160  # and of one with Followers, whose decisions are explained

Fits = Callable[[Any, Ask], bool]  # of a published view and what is asked


@dataclass(frozen=True)
class Wanted:
    """A position: at which table, where what is asked, and after so many events."""

    ask: str
    seats: int = 4
    followers: int = 0
    after: int = 0
    fits: Fits = lambda view, ask: True


def verbs(ask: Ask) -> list[str]:
    return [option.verb for option in ask.options]


def tokens(view: Any) -> int:
    return sum(ground["desolate"] for ground in view["territories"])


def hit(view: Any, ask: Ask) -> bool:
    """Are several people hit by what the Judge may choose?"""
    return len({seat for equal in view["scene"]["equal"] for seat in equal["hit"]}) > 1


POSITIONS = {
    "selection": Wanted("selection.hero"),
    "prayer": Wanted("prayer", after=150),
    "hero": Wanted("hero", after=100, fits=lambda view, ask: verbs(ask).count("go") > 3),
    "runes": Wanted("runes", after=150),
    "army": Wanted("activate.act", after=100, fits=lambda view, ask: "grow" not in verbs(ask)),
    "march": Wanted("march", after=200, fits=lambda view, ask: verbs(ask).count("army") > 1),
    "special": Wanted("special", after=300, fits=lambda view, ask: len(ask.options) > 3 and not view["doom"]),
    "draft": Wanted("draft"),
    "battle": Wanted("battle.card", after=100, fits=lambda view, ask: bool(view["scene"]["defender"]["cards"])),
    "strike": Wanted("hunt.attack", fits=lambda view, ask: len(ask.options) > 1),
    "defend": Wanted("hunt.defend", fits=lambda view, ask: "defend" in verbs(ask)),
    "wound": Wanted("hunt.wound"),
    "slot": Wanted("hunt.slot"),
    "monument": Wanted("monument", seats=3),
    "two": Wanted("special", seats=2, after=40),
    "two-late": Wanted("special", seats=2, after=250),
    "solo": Wanted("special", seats=2, followers=1, after=60),
    "solo-late": Wanted("special", seats=2, followers=1, after=200, fits=lambda view, ask: tokens(view) > 1),
    "solo-cleanse": Wanted("activate.act", seats=2, followers=1, fits=lambda view, ask: "cleanse" in verbs(ask)),
    "solo-battle": Wanted("battle.card", seats=2, followers=1, after=60),
    "judge": Wanted("judge", seats=3, followers=1, fits=hit),
    "judge-monster": Wanted("judge.monster", seats=3, followers=1, fits=hit),
}


def main() -> None:
    found: dict[str, Any] = {}
    for seats, followers in sorted({(wanted.seats, wanted.followers) for wanted in POSITIONS.values()}):
        for number in range(GAMES):
            missing = missing_at(seats, followers, found)
            if missing:
                play(seats, followers, number, missing, found)
    for name, position in found.items():
        (FOLDER / f"{name}.json").write_bytes(msgspec.json.encode(position) + b"\n")
    print(len(found), "of", len(POSITIONS), "positions")


def missing_at(seats: int, followers: int, found: dict[str, Any]) -> dict[str, Wanted]:
    return {
        name: wanted
        for name, wanted in POSITIONS.items()
        if name not in found and (wanted.seats, wanted.followers) == (seats, followers)
    }


def play(seats: int, followers: int, number: int, missing: dict[str, Wanted], found: dict[str, Any]) -> None:
    """Play one game, and keep the first position of each kind that was not found before."""
    game = longhall.new("lords_of_ragnarok", seats, f"positions {number}", {"followers": str(followers)})
    chance = Stream(new_key("positions", f"{seats}-{followers}-{number}"))
    while game.outcome is None:
        ask = game.asks[0]
        for name, wanted in missing.items():
            if name not in found and wanted.ask == ask.name and fits(game, ask, wanted):
                found[name] = told(game, ask.seat, MANY if followers else FEW)
        on_a_whim = chance.below(ON_A_WHIM) == 0
        game.answer(ask.seat, (chance.pick(ask.options) if on_a_whim else habit(game.position.copy(), ask, chance)).key)


def fits(game: Game, ask: Ask, wanted: Wanted) -> bool:
    return len(game.events(0, ask.seat)) >= wanted.after and wanted.fits(game.view(ask.seat), ask)


def told(game: Game, seat: int, events: int) -> dict[str, Any]:
    recent = events_of(game, seat, 0)[-events:]
    return {"seat": seat, "view": game.view(seat), "asks": asks_of(game, seat), "recent": recent}


if __name__ == "__main__":
    main()
