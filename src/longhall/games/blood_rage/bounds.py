"""What the numbers of a position can be and how long its lists: checks of saves that strangers wrote.

A list that is not in `VARIES` keeps the length that the set-up gave it. Ranges are generous where content packs decide.
"""

from collections.abc import Mapping
from typing import Final

from longhall.engine.state import Range

FLAG: Final[Range] = (0, 1)
SEAT: Final[Range] = (0, None)
SEAT_OR_NOBODY: Final[Range] = (-1, None)
PLACE: Final[Range] = (0, 16)  # provinces, fjords, reserve, Valhalla, supply, out

RANGES: Mapping[str, Range] = {
    **dict.fromkeys(("passed", "pillaged", "ruined"), FLAG),
    **dict.fromkeys(("first", "fighters"), SEAT),
    **dict.fromkeys(("turn", "owners", "pillager", "winner"), SEAT_OR_NOBODY),
    **dict.fromkeys(("leaders", "ships", "monsters"), PLACE),
    "dooms": (0, 8),
    "province": (-1, 8),
    "age": (0, 3),
    "stats": (0, 5),
    "clans": (-1, 20),
    "glory": (0, 2_000),
    "earned": (-2_000, 2_000),
    **dict.fromkeys(("rage", "tokens", "strengths", "slain", "warriors"), (0, 200)),
    "texts": (-1, 500),
    **dict.fromkeys(("converted", "bonuses"), (-200, 200)),
    **dict.fromkeys(("witnesses", "waiting"), (0, 40)),
}
VARIES: Mapping[str, int] = {
    "packs": 4,
    "played": 4,
    "fighters": 4,
    "texts": 4,
    "converted": 4,
    "bonuses": 4,
    "slain": 4,
    "witnesses": 20,
    "waiting": 20,
}
