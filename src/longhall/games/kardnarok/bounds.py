"""What the numbers of a position can be and how long its lists: checks of saves that strangers wrote.

A list that is not in `VARIES` keeps the length that the set-up gave it. Ranges are generous where content packs decide.
"""

from collections.abc import Mapping
from typing import Final

from longhall.engine.state import Range

FLAG: Final[Range] = (0, 1)
SEAT: Final[Range] = (0, None)
SEAT_OR_NOBODY: Final[Range] = (-1, None)

RANGES: Mapping[str, Range] = {
    **dict.fromkeys(("exchanged", "revealed", "sought"), FLAG),
    **dict.fromkeys(("first", "fighters"), SEAT),
    "mercenaries": SEAT_OR_NOBODY,
    **dict.fromkeys(("round", "turn"), (0, 4)),
    "kingdoms": (-1, 20),
    **dict.fromkeys(("bronze", "bronze_out", "prices"), (0, 100)),
    **dict.fromkeys(("cubes", "played", "precombat", "helped", "losses", "saves"), (0, 20)),
    **dict.fromkeys(("resting", "gods"), (-1, 2)),
    "contracts": (0, 2),
    "winner": (-1, 1),
    **dict.fromkeys(("bonuses", "draws_for_victory"), (0, 100)),
    "bought": (0, 1_000),
    **dict.fromkeys(("uses", "hexes", "plagues", "delayed", "swaps"), (-1, 2_000)),
    "shifts": (-1_000, 2_000),
}
RAGGED: Final = ("bought", "draws_for_victory")  # their rows grow
VARIES: Mapping[str, int] = {
    "fighters": 2,
    "gods": 2,
    "villagers": 2,
    "thor_places": 2,
    "played": 2,
    "precombat": 2,
    "sought": 2,
    "contracts": 2,
    "mercenaries": 2,
    "prices": 2,
    "helped": 2,
    "losses": 2,
    "saves": 2,
    "uses": 100,
    "shifts": 100,
    "hexes": 100,
    "plagues": 100,
    "delayed": 100,
    "swaps": 100,
}
