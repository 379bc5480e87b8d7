"""What the fields of A Feast for Odin mean to a player that learns."""

from collections.abc import Sequence

from longhall.engine.features import Features
from longhall.games.feast_for_odin.advice.position_estimates import outlook
from longhall.games.feast_for_odin.content.things import STOCK
from longhall.games.feast_for_odin.state import AREAS, BERTHS, FIRST_ISLAND, NOBODY, FeastForOdin


def totals(g: FeastForOdin) -> Sequence[object]:
    """What counts of everybody's position (its score among it), and how much of each board and house is covered."""
    seats = range(g.seats)
    covered = [[0] * (AREAS - FIRST_ISLAND + 1) for _ in seats]
    for area, owner in enumerate(g.owners):
        if owner != NOBODY:
            place = 0 if area < FIRST_ISLAND else area - FIRST_ISLAND + 1
            covered[owner][place] = 1 + g.covered[area].bit_count()
    return ([[round(each) for each in outlook(g, seat)] for seat in seats] if g.round else [], covered, g.rounds)


FEATURES = Features(
    seats=("first", "turn", "last", "taken", "actor", "*.seat", "*.order", "ActionPhase.next"),
    each={
        **dict.fromkeys(("passed", "thing", "penalties", "pairs_placed", "hands", "played", "outlook", "covered"), 0),
        "stock": STOCK,
        "bay": BERTHS,
        "emigrated": 2,
    },
    amounts=("thing", "penalties", "stock", "outlook", "covered", "treasure", "*.n", "*.left", "*.value", "weapons"),
    sets=(
        "events",
        "served",
        "strips_left",
        "imitations",
        "*.owed",
        "*.made",
        "*.turned",
        "*.flat",
        "*.boards",
        "*.ships",
        "*.spaces",
        "*.items",
        "*.only",
        "*.parts",
    ),
    counted=("light", "dark"),
    skipped=("tiles", "used", "owners", "weapons_spent", "hints", "Triggers.about", "Pause.before", "Attempt.paid"),
    totals=totals,
    names=("outlook", "covered", "rounds"),
)
