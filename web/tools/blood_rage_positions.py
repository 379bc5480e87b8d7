"""Writes positions of Blood Rage for tests of the page: `python blood_rage_positions.py` in a venv with longhall.

Karls play; each position is the first of its kind, through the eyes of the seat that is asked.
"""

import json
from pathlib import Path

from asking import ask_of

import longhall
from longhall.bots import SeatHandle, new_bot

TARGET = Path(__file__).resolve().parent.parent / "tests/blood_rage/positions"
LEFT_OUT = ("decks", "unseen", "away", "procedure")  # the page shows none of it
WANTED = {  # name of the file: seats, name of the ask, Age from which on
    "clan": (4, "clan", 0),
    "draft": (4, "draft", 1),
    "draft-two": (2, "draft", 2),
    "turn": (4, "turn", 2),
    "turn-late": (3, "turn", 3),
    "turn-two": (2, "turn", 1),
    "invade": (4, "invade.where", 2),
    "march": (4, "march.to", 2),
    "take": (4, "march.take", 2),
    "call": (4, "call", 2),
    "battle": (4, "battle.card", 2),
    "added": (4, "battle.add", 3),
    "dying": (4, "instead", 2),
    "slot": (4, "upgrade.slot", 2),
    "quest": (4, "quest", 2),
    "raise": (4, "raise.may", 1),
    "keep": (4, "keep", 2),
    "after-battle": (4, "turn", 2),
    "after-ragnarok": (4, "draft", 3),
}


def fits(name: str, recent: list[dict[str, object]], view: dict[str, object]) -> bool:
    """Some positions are wanted for what has just happened, others for what is on the board."""
    keys = [event["key"] for event in recent]
    if name == "after-battle":
        return "battle.won" in keys and keys.count("battle.revealed") > 1
    if name == "dying":
        return "revealed" in view
    if name == "turn":
        return len([owner for owner in view["owners"] if owner >= 0]) >= 3 and sum(view["pillaged"]) >= 2
    if name == "call":
        raid = next(frame for frame in view["procedure"] if frame["frame"] == "Pillage")
        return sum(1 for n in view["strength"][raid["province"]] if n) > 1
    return True


def play(seats: int, wanted: dict[str, tuple[str, int]], seed: int) -> None:
    game = longhall.new("blood_rage", seats, seed=seed)
    bots = [new_bot("karl", SeatHandle(game, seat), str(seed)) for seat in range(seats)]
    seen = [0] * seats
    while game.outcome is None and wanted:
        ask = game.asks[0]
        seat = ask.seat
        view = game.observation(seat)
        recent = game.events(seen[seat], seat)[-40:]
        for name, (about, age) in list(wanted.items()):
            if ask.name == about and view["age"] >= age and fits(name, recent, view):
                write(name, seat, game, recent)
                del wanted[name]
        seen[seat] = len(game.events(0, seat))
        game.answer(seat, bots[seat].choose(game.ask_of(seat)))


def write(name: str, seat: int, game: object, recent: list[dict[str, object]]) -> None:
    view = {field: value for field, value in game.observation(seat).items() if field not in LEFT_OUT}
    view["discards"] = []
    asks = [ask_of(ask) for ask in game.asks_for(seat)]
    data = {"seat": seat, "view": view, "asks": asks, "recent": recent}
    (TARGET / f"{name}.json").write_text(json.dumps(data, separators=(",", ":")) + "\n", "utf-8")
    print(name, "seat", seat)


def main() -> None:
    TARGET.mkdir(parents=True, exist_ok=True)
    for seats in (2, 3, 4):
        wanted = {name: (about, age) for name, (n, about, age) in WANTED.items() if n == seats}
        for seed in range(1, 9):
            play(seats, wanted, seed)
        if wanted:
            print("not found:", ", ".join(wanted))


if __name__ == "__main__":
    main()
