"""What the fields of Blood Rage mean to a player that learns."""

from collections.abc import Sequence
from typing import Final

from longhall.engine.features import Features
from longhall.games.blood_rage.rules.battle import total
from longhall.games.blood_rage.rules.raid import Raid
from longhall.games.blood_rage.rules.strength import strength
from longhall.games.blood_rage.state import FIRST_FJORD, NOWHERE, BloodRage

NO_RAID: Final = Raid()
RAID: Final = ("pillager", "province", "fighters", "witnesses", "texts", "converted", "bonuses", "slain", "winner")


def totals(g: BloodRage) -> Sequence[object]:
    """The values of the stats, figures on the board, strength in every area, the doomed province, the battle, and the
    pillage in progress, whose cells have names of their own."""
    seats, raid = range(g.seats), g.in_progress(Raid) or NO_RAID
    in_battle = [total(g, raid, seat) if seat in raid.fighters else 0 for seat in seats] if raid.fighters else []
    best = [max([each for other, each in enumerate(in_battle) if other != seat], default=0) for seat in seats]
    left = [province for province in g.dooms if not g.ruined[province]]
    return (
        [[g.value(seat, stat) for stat in range(3)] for seat in seats],
        [g.on_board(seat) for seat in seats],
        [_strengths(g, seat) for seat in seats],
        (g.dooms[g.age - 1] if g.phase == "ragnarok" else left[0] if left else NOWHERE) if g.age else NOWHERE,
        [[mine, mine - its] for mine, its in zip(in_battle, best, strict=True)] if in_battle else [],
        raid.pillager,
        raid.province,
        raid.fighters,
        raid.witnesses,
        raid.texts,
        raid.converted,
        raid.bonuses,
        raid.slain,
        raid.winner,
    )


def _strengths(g: BloodRage, seat: int) -> list[int]:
    """A clan's strength in every area; it is 0 where it has no figures."""
    at = g.places_of(seat)
    found = []
    for province in range(FIRST_FJORD):
        here = False
        for place in g.area(province):
            here = here or place in at
        found.append(strength(g, seat, province) if here else 0)
    return found


FEATURES = Features(
    seats=(
        "first",
        "turn",
        "owners",
        "pillager",
        "fighters",
        "winner",
        "*.seat",
        "ActionPhase.next",
        "*.kept",
        "*.order",
        "KeepOne.seats",
    ),
    each={
        **dict.fromkeys(("clans", "glory", "rage", "passed", "leaders", "ships", "texts", "converted", "bonuses"), 0),
        **dict.fromkeys(("slain", "packs", "hands", "quests", "sheets", "played"), 0),
        **dict.fromkeys(("values", "on_board", "strength", "battle"), 0),
        "earned": 8,
        "stats": 3,
        "strengths": 3,
        "warriors": 15,
    },
    amounts=("glory", "earned", "rage", "values", "on_board", "strength", "battle", "bonuses", "converted"),
    sets=("fighters", "witnesses", "KeepOne.seats"),
    counted=("decks", "away"),
    skipped=(
        *(f"Pillage.{name}" for name in RAID),
        "Pillage.waiting",
        "Destroy.victims",
        "Triggers.about",
        "RaiseStat.among",
    ),
    totals=totals,
    names=("values", "on_board", "strength", "doom", "battle", *RAID),
)
