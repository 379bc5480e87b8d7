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
    "first": SEAT,
    **dict.fromkeys(("turn", "owners"), SEAT_OR_NOBODY),
    **dict.fromkeys(("leaders", "ships", "monsters"), PLACE),
    "dooms": (0, 8),
    "age": (0, 3),
    "stats": (0, 5),
    "clans": (-1, 20),
    "glory": (0, 2_000),
    "earned": (-2_000, 2_000),
    **dict.fromkeys(("rage", "tokens", "strengths", "warriors"), (0, 200)),
}
VARIES: Mapping[str, int] = {"packs": 4, "played": 4}

# Of a pillage in progress
RAID_RANGES: Mapping[str, Range] = {
    "fighters": SEAT,
    **dict.fromkeys(("pillager", "winner"), SEAT_OR_NOBODY),
    "province": (-1, 8),
    "slain": (0, 200),
    "texts": (-1, 500),
    **dict.fromkeys(("converted", "bonuses"), (-200, 200)),
    **dict.fromkeys(("witnesses", "waiting"), (0, 40)),
}
RAID_VARIES: Mapping[str, int] = {
    **dict.fromkeys(("fighters", "texts", "converted", "bonuses", "slain"), 4),
    **dict.fromkeys(("witnesses", "waiting"), 20),
}
