"""What the numbers of a position can be and how long its lists: checks of saves that strangers wrote.

A list that is not in `VARIES` keeps the length that the set-up gave it. Ranges are generous where content packs decide.
"""

from collections.abc import Mapping
from typing import Final

from longhall.engine.state import Range

FLAG: Final[Range] = (0, 1)
SEAT: Final[Range] = (0, None)
SEAT_OR_NOBODY: Final[Range] = (-1, None)
TERRITORY: Final[Range] = (0, 30)
TERRITORY_OR_NONE: Final[Range] = (-2, 30)  # -1: nowhere, -2: dead

RANGES: Mapping[str, Range] = {
    **dict.fromkeys(
        (
            "wounds",
            "allies",
            "forged",
            "temples",
            "fulfilled",
            "exhausted",
            "desolate",
            "desolated",
            "challenges",
        ),
        FLAG,
    ),
    **dict.fromkeys(("first", "turn", "last_turns", "wheel", "order"), SEAT),
    **dict.fromkeys(
        (
            "doomer",
            "victor",
            "control",
            "rings",
            "slots",
            "judge",
        ),
        SEAT_OR_NOBODY,
    ),
    "holders": (-2, None),
    **dict.fromkeys(("boss_at", "held"), TERRITORY),
    **dict.fromkeys(("hero_at", "drakkar_at", "army_at", "monster_at"), TERRITORY_OR_NONE),
    **dict.fromkeys(("heroes", "origins", "forges", "followers", "selected"), (-1, 40)),
    **dict.fromkeys(
        (
            "tokens",
            "strengths",
            "priests",
            "sent",
            "runes",
            "minis",
            "slayers",
            "levels",
            "supply",
            "built",
            "tops",
            "activated",
        ),
        (0, 40),
    ),
    "spent": (-1, 200),
}
VARIES: Mapping[str, int] = {
    "activated": 24,
    "last_turns": 4,
    "spent": 100,
    "held": 100,
    "played": 2,
}

# Of a hunt in progress
HUNT_RANGES: Mapping[str, Range] = {
    "seat": SEAT,
    "monster_side": SEAT_OR_NOBODY,
    "prey": (-1, 40),
    **dict.fromkeys(("failed", "wild", "blocked", "no_draw"), FLAG),
    **dict.fromkeys(("attacking", "placed"), (-1, 200)),
    **dict.fromkeys(("defence", "weak", "dealt"), (-200, 200)),
}
HUNT_VARIES: Mapping[str, int] = {"placed": 100}

# Of a battle in progress
BATTLE_RANGES: Mapping[str, Range] = {
    **dict.fromkeys(("attacker", "defender", "winner"), SEAT_OR_NOBODY),
    "place": TERRITORY_OR_NONE,
    "striker": (-1, 40),
    "fought": (0, 40),
    **dict.fromkeys(("bonus", "ignored", "unhurt"), (-200, 200)),
}
BATTLE_VARIES: Mapping[str, int] = {"fought": 24, **dict.fromkeys(("bonus", "ignored", "unhurt"), 2)}
