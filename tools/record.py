"""Records positions of Kardnarök for the tests and the demonstration of the web table: for every kind of question one
position in which much is on the table, as one seat is told of it.

    tools/record.py      write web/tests/kardnarok/positions.json
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

import longhall
from longhall.engine.game import Game
from longhall.engine.options import Ask
from longhall.engine.rng import Stream, new_key
from longhall.games.kardnarok.advice.policy import habit
from longhall.games.kardnarok.position import KardnarokPosition
from longhall.server.serializers import asks_of, events_of, outcome_of

PATH = Path(__file__).resolve().parent.parent / "web" / "tests" / "kardnarok" / "positions.json"
TABLES = (("basic", 4), ("basic", 3), ("duel", 2), ("story", 4), ("story", 3))
EVERYWHERE = ("announce", "initiative", "waiting", "army.warrior")
GAMES = 8
LATEST = 24  # events that are kept
ON_A_WHIM = 3  # one answer in so many is given without thinking


def main() -> None:
    best: dict[str, tuple[int, dict[str, Any]]] = {}
    for mode, seats in TABLES:
        for number in range(GAMES):
            game = longhall.new("kardnarok", seats, f"positions {number}", {"mode": mode})
            play(game, f"{mode}-{seats}", best)
    best = {name: found for name, found in best.items() if is_kept(name, best)}
    rows = [f'"{name}":{msgspec.json.encode(data).decode()}' for name, (_, data) in sorted(best.items())]
    PATH.write_text("{" + ",\n".join(rows) + "}\n", encoding="utf-8")
    print(len(rows), "positions")


def is_kept(name: str, best: dict[str, tuple[int, dict[str, Any]]]) -> bool:
    """Some questions at several tables, the others where most is on the table."""
    ask, table = name.split("/")
    if ask in EVERYWHERE:
        return table in ("basic-4", "basic-3", "duel-2")
    return name == max((other for other in best if other.split("/")[0] == ask), key=lambda other: best[other][0])


def play(game: Game, table: str, best: dict[str, tuple[int, dict[str, Any]]]) -> None:
    """Play one game, and keep what is richer than what was found before."""
    chance = Stream(new_key("positions", table))
    while game.outcome is None:
        asks = [ask for ask in game.asks if ask.options]
        for ask in asks:
            keep(best, f"{ask.name}/{table}", richness(game, ask), game, ask.seat)
            watcher = (ask.seat + 1) % game.seats
            if game.view(None)["combat"] and watcher not in [other.seat for other in asks]:
                keep(best, f"waiting/{table}", richness(game, ask), game, watcher)
        ask = chance.pick(asks)
        if ask.anytime and chance.below(9) == 0:
            option = chance.pick(ask.anytime)
        elif chance.below(ON_A_WHIM) == 0:
            option = chance.pick(ask.options)
        else:
            option = habit(game.position.copy(), ask, chance)
        game.answer(ask.seat, option.key)
    keep(best, f"over/{table}", 1, game, 0)


def keep(best: dict[str, tuple[int, dict[str, Any]]], name: str, worth: int, game: Game, seat: int) -> None:
    if name in best and best[name][0] >= worth:
        return
    told = {
        "seat": seat,
        "view": game.view(seat),
        "asks": asks_of(game, seat),
        "events": events_of(game, seat, 0)[-LATEST:],
        "outcome": outcome_of(game.outcome),
    }
    best[name] = (worth, told)


def richness(game: Game, ask: Ask) -> int:
    """How much is going on: options, verbs, Norns laid, cancelled ones, reinforcements, contracts, captured silver."""
    g: KardnarokPosition = game.position.copy()
    verbs = {option.verb for option in ask.options}
    cancelled = sum(use[3] == 2 for use in g.uses)
    laid = sum(map(len, g.villagers)) + sum(map(len, g.thor_places))
    worth = min(len(ask.options), 9) + 3 * len(verbs) + 2 * min(len(g.uses), 5) + 6 * cancelled + 2 * laid
    return worth + 8 * sum(bool(contract) for contract in g.contracts) + min(6, sum(map(len, g.captured)))


if __name__ == "__main__":
    main()
