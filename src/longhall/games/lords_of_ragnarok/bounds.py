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
            "hunt_over",
            "blocked",
            "no_draw",
            "wild",
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
            "hunter",
            "monster_side",
            "attacker",
            "defender",
            "winner",
            "judge",
        ),
        SEAT_OR_NOBODY,
    ),
    "holders": (-2, None),
    **dict.fromkeys(("boss_at", "held"), TERRITORY),
    **dict.fromkeys(("hero_at", "drakkar_at", "army_at", "monster_at", "battlefield"), TERRITORY_OR_NONE),
    **dict.fromkeys(("heroes", "origins", "forges", "followers", "selected", "prey", "striker"), (-1, 40)),
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
            "fought",
        ),
        (0, 40),
    ),
    **dict.fromkeys(("attacking", "spent", "placed"), (-1, 200)),
    **dict.fromkeys(("defence", "weak", "dealt", "bonus", "ignored", "unhurt"), (-200, 200)),
}
VARIES: Mapping[str, int] = {
    "activated": 24,
    "fought": 24,
    "last_turns": 4,
    "spent": 100,
    "placed": 100,
    "held": 100,
    "played": 2,
    "bonus": 2,
    "ignored": 2,
    "unhurt": 2,
}
