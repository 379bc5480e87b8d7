"""Which turn or round it is, told from the public view alone: games call these fields `turn`, and `round` or `age`.
And whether a seat is asked anew, or only because it took something back."""

from __future__ import annotations

from hashlib import blake2b

from longhall.engine.game import Game
from longhall.server.heads import UNDO

ROUND = ("round", "age")
FIELDS: dict[str, tuple[str, ...]] = {"turn": (*ROUND, "turn"), "round": ROUND, "off": ()}
OUTER = 2  # frames that are larger than a turn: the game, and its round or age


def turn_fingerprint(game: Game, until: str) -> str:
    """A word that changes with the turn or the round; of `off` it never does."""
    view = game.view(None)
    turn = view.get("turn")
    if isinstance(turn, dict):  # of a game that publishes its view
        told = {"round": f"round {turn['round']}", "turn": f"turn {turn['number']} {turn['seat']}"}
        return "/".join(told[name] for name in FIELDS[until] if name in told)
    return "/".join(f"{name} {view[name]}" for name in FIELDS[until] if name in view)


def took_back(game: Game, seat: int) -> bool:
    """Is a seat asked again because it took its last answer back?"""
    last = next((entry for entry in reversed(game.journal) if entry[0] == seat), None)
    return last is not None and last[1] == UNDO


def stage_of(game: Game) -> str:
    """A word that changes with the turn, and with the step of the game and of its round."""
    steps = [f"{frame['frame']}.{frame['step']}" for frame in game.observation(None)["procedure"][:OUTER]]
    return blake2b(f"{turn_fingerprint(game, 'turn')} {steps}".encode(), digest_size=16).hexdigest()
