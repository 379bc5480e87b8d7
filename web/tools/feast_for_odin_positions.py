"""Writes positions of A Feast for Odin for tests of the page: `python feast_for_odin_positions.py` in a venv with
longhall.

Karls play; each position is the first of its kind, through the eyes of the seat that is asked. With them go all places
where tiles could be laid in some of the positions, as the engine finds them.
"""

import json
from pathlib import Path
from typing import Any

from asking import ask_of

import longhall
from longhall.bots import SeatHandle, new_bot
from longhall.games.feast_for_odin.areas import earned, income, minuses
from longhall.games.feast_for_odin.options import AT, ROW
from longhall.games.feast_for_odin.rules.lay import accepts, areas_for, spots_for
from longhall.games.feast_for_odin.state import FIRST_SHED, FIRST_STONE_HOUSE

TARGET = Path(__file__).resolve().parent.parent / "tests/feast_for_odin"
LEFT_OUT = ("unseen", "light", "dark", "provided", "spent", "paid")
WANTED = {  # name of the file: seats, name of the ask, round from which on
    "first": (2, "turn", 1),
    "middle": (2, "turn", 4),
    "late": (2, "turn", 7),
    "four": (4, "turn", 3),
    "feast": (2, "feast", 3),
    "served": (2, "feast", 3),
    "die": (2, "die", 1),
    "upgrade": (2, "upgrade", 2),
    "strip": (2, "strip", 2),
    "pause": (2, "pause.income", 3),
    "end": (4, "pause.scoring", 6),
    "area": (2, "lay.area", 2),
    "turned": (2, "lay.turn", 1),
    "cell": (2, "lay.cell", 1),
}


def play(seats: int, wanted: dict[str, tuple[str, int]], seed: int) -> None:
    game: Any = longhall.new("feast_for_odin", seats, seed=seed)
    bots = [new_bot("karl", SeatHandle(game, seat), str(seed)) for seat in range(seats)]
    while game.outcome is None and wanted:
        ask = next(ask for ask in game.asks if ask.options)
        view = game.observation(ask.seat)
        for name, (about, least) in list(wanted.items()):
            if ask.name == about and view["round"] >= least and fits(name, view):
                write(name, ask.seat, game)
                del wanted[name]
        game.answer(ask.seat, bots[ask.seat].choose(ask))


def fits(name: str, view: dict[str, Any]) -> bool:
    """One feast is wanted with food that lies lengthwise, and a coin."""
    served = {(item > 0, flat) for item, _, flat in view["procedure"][-1].get("servings", [])}
    return name != "served" or {(True, 1), (False, 0)} <= served


def write(name: str, seat: int, game: Any) -> None:
    view = {field: value for field, value in game.observation(seat).items() if field not in LEFT_OUT}
    asks = [ask_of(ask) for ask in game.asks_for(seat)]
    data = {"seat": seat, "view": view, "asks": asks, "recent": game.events(0, seat)[-60:]}
    keep(TARGET / "positions" / f"{name}.json", data)
    keep(TARGET / "grounds" / f"{name}.json", grounds(game.position, seat))
    print(name, "seat", seat)


def grounds(g: Any, seat: int) -> dict[str, Any]:
    """What every area of a seat pays, and all places for every item: by area and item the turns with their cells."""
    found: dict[str, Any] = {"areas": [], "spots": {}, "areas_for": {}}
    for area in g.areas_of(seat):
        if FIRST_SHED <= area < FIRST_STONE_HOUSE:
            continue
        grid, covered = g.area(area), g.covered[area]
        pays = {"income": income(grid, covered), "earned": earned(grid, covered), "minus": minuses(grid, covered)}
        found["areas"].append({"area": area, "word": g.area_word(area), **pays})
        for item, word in enumerate(g.box.item_words):
            if accepts(g, seat, area, item):
                spots = [f"{s.turn}{cell_word(grid.width, s.cell)}" for s in spots_for(g, area, item)]
                found["spots"][f"{area} {word}"] = " ".join(spots)
    for item, word in enumerate(g.box.item_words):
        found["areas_for"][word] = areas_for(g, seat, item)
    return found


def cell_word(width: int, cell: int) -> str:
    return AT[cell // width * ROW + cell % width].word


def keep(file: Path, data: Any) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(data, separators=(",", ":")) + "\n", "utf-8")


def main() -> None:
    for seats in (2, 4):
        wanted = {name: (about, least) for name, (n, about, least) in WANTED.items() if n == seats}
        for seed in range(1, 4):
            play(seats, wanted, seed)
        if wanted:
            print("not found:", ", ".join(wanted))


if __name__ == "__main__":
    main()
