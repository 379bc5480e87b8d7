"""What the fields of Lords of Ragnarok mean to a player that learns."""

from collections.abc import Sequence
from operator import attrgetter
from typing import Final

from longhall.engine.features import Features
from longhall.games.lords_of_ragnarok import scoring
from longhall.games.lords_of_ragnarok.content.rows import ARMIES
from longhall.games.lords_of_ragnarok.rules.battle import battle_strength
from longhall.games.lords_of_ragnarok.rules.chase import Chase
from longhall.games.lords_of_ragnarok.rules.fight import ATTACKER, DEFENDER, Fight
from longhall.games.lords_of_ragnarok.rules.limits import card_limit, rune_limit
from longhall.games.lords_of_ragnarok.state import NOBODY, NOWHERE, LordsOfRagnarok

NO_HUNT: Final = Chase()
NO_FIGHT: Final = Fight()
# Fields of hunts and battles in progress, by the names that their cells have
HUNT: Final = {
    **{name: name for name in ("prey", "monster_side", "attacking", "defence", "weak", "blocked", "no_draw", "wild")},
    "hunt_over": "failed",
    "dealt": "dealt",
}
BATTLE: Final = {
    "battlefield": "place",
    **{name: name for name in ("attacker", "defender", "winner", "bonus", "ignored", "unhurt")},
}
HUNT_FIELDS: Final = attrgetter(*HUNT.values())
BATTLE_FIELDS: Final = attrgetter(*BATTLE.values())


def totals(g: LordsOfRagnarok) -> Sequence[object]:
    """The values of attributes, limits, armies and strength in every territory, how far everybody is from each victory,
    the battle and the hunt."""
    seats, places, fight = range(g.seats), len(g.control), g.in_progress(Fight) or NO_FIGHT
    armies, strength = [], []
    for seat in seats:
        mine, sums = [0] * places, [0] * places
        for army in range(seat * ARMIES, (seat + 1) * ARMIES):
            at = g.army_at[army] if g.army_at else NOWHERE
            if at >= 0:
                mine[at] += 1
                sums[at] += g.strengths[army]
        armies.append(mine)
        strength.append(sums)
    begun = bool(g.tokens)
    return (
        [[g.value(seat, attribute) for attribute in range(3)] for seat in seats] if begun else [],
        [[card_limit(g, seat), rune_limit(g, seat), g.priests_left(seat)] for seat in seats] if begun else [],
        armies,
        strength,
        [_victories(g, seat) for seat in seats],
        [[sum([g.control[place] == seat for place in region]) for region in g.map.regions] for seat in seats],
        _battle(g, fight),
        *_hunt(g),
        *BATTLE_FIELDS(fight),
    )


def _victories(g: LordsOfRagnarok, seat: int) -> list[int]:
    return [g.regions_of(seat), g.temples_of(seat), g.kills(seat), scoring.ragnarok_count(g, seat)]


def _battle(g: LordsOfRagnarok, fight: Fight) -> list[list[int]]:
    """The strength of each side of the battle, and how far it is ahead, by seats."""
    if fight is NO_FIGHT:
        return []
    defence, attack = battle_strength(g, fight, DEFENDER), battle_strength(g, fight, ATTACKER)
    rows: list[list[int]] = [[] for _ in range(g.seats)]
    rows[fight.defender] = [defence, defence - attack]
    rows[fight.attacker] = [attack, attack - defence]
    return rows


def _hunt(g: LordsOfRagnarok) -> list[int]:
    """The hunt in progress."""
    hunt = g.in_progress(Chase)
    seat, its = (NOBODY, NO_HUNT) if hunt is None else (hunt.seat, hunt)
    return [seat, *HUNT_FIELDS(its)]


FEATURES = Features(
    seats=(
        "first",
        "turn",
        "doomer",
        "last_turns",
        "victor",
        "control",
        "wheel",
        "rings",
        "slots",
        "holders",
        "hunter",
        "monster_side",
        "attacker",
        "defender",
        "order",
        "judge",
        "*.seat",
        "WholeGame.next",
        "WholeGame.left",
        "*.order",
    ),
    each={
        **dict.fromkeys(("heroes", "origins", "hero_at", "drakkar_at", "priests", "minis", "slayers", "followers"), 0),
        **dict.fromkeys(("hands", "blessings", "rows", "action_decks"), 0),
        **dict.fromkeys(("values", "limits", "armies", "strength", "victories", "regions", "battle"), 0),
        **dict.fromkeys(("tokens", "wounds", "runes", "sent"), 3),
        "allies": 6,
    },
    amounts=("strength", "victories", "battle", "runes", "supply", "defence", "weak", "*.left", "*.n", "bonus"),
    sets=(
        "last_turns",
        "spent",
        "Recruit.sites",
        "Relocate.sites",
        "LoseWhere.places",
        "LoseWhere.victims",
        "MonstersAction.done",
        "HeroRound.cards",
        "Selection.heroes",
        "Selection.origins",
    ),
    counted=("combat", "attack", "blessing", "event", "action_decks"),
    skipped=(
        "army_at",
        "strengths",
        "activated",
        *(f"Hunt.{name}" for name in (*HUNT.values(), "placed") if name != "prey"),
        *(f"Battle.{name}" for name in (*BATTLE.values(), "fought", "striker") if name != "place"),
        "*.army",
        "*.armies",
        "*.among",
        "*.spared",
        "*.before",
        "*.equal",
        "*.programs",
    ),
    totals=totals,
    names=("values", "limits", "armies", "strength", "victories", "regions", "battle", "hunter", *HUNT, *BATTLE),
)
