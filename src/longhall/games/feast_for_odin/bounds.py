"""What the numbers of a position can be and how long its lists: checks of saves that strangers wrote.

A list that is not in `VARIES` keeps the length that the set-up gave it. Ranges are generous where content packs decide.
"""

from collections.abc import Mapping
from typing import Final

from longhall.engine.state import Range

FLAG: Final[Range] = (0, 1)
SEAT: Final[Range] = (0, None)
SEAT_OR_NOBODY: Final[Range] = (-1, None)
BITS: Final[Range] = (0, 1 << 400)  # a bit for each cell of an area
ITEM: Final[Range] = (-1, 200)

RANGES: Mapping[str, Range] = {
    **dict.fromkeys(("passed", "sides", "specials"), FLAG),
    "first": SEAT,
    **dict.fromkeys(("turn", "last", "owners", "actor"), SEAT_OR_NOBODY),
    "taken": (-2, None),
    "round": (0, 10),
    **dict.fromkeys(("stock", "provided", "spent"), (0, 10_000)),
    **dict.fromkeys(
        ("thing", "penalties", "treasure", "pairs_placed", "placed", "filled", "weapons", "weapons_spent"), (0, 1_000)
    ),
    "bay": (0, 23),
    **dict.fromkeys(("emigrated", "imitations"), (0, 20)),
    **dict.fromkeys(("covered", "rivals"), BITS),
    "tiles": (-1, 2_000),
    **dict.fromkeys(("strips", "events", "space", "standing", "returned"), ITEM),
    "strips_left": (0, 100),
    "used": (0, 20_000),
}
VARIES: Mapping[str, int] = {
    "tiles": 300,
    "strips_left": 20,
    "used": 200,
    "events": 200,
    "imitations": 20,
}
