"""What the fields of Lords of Ragnarok mean to a player that learns."""

from collections.abc import Sequence

from longhall.engine.features import Features
from longhall.games.lords_of_ragnarok import scoring
from longhall.games.lords_of_ragnarok.content.rows import ARMIES
from longhall.games.lords_of_ragnarok.rules.battle import battle_strength
from longhall.games.lords_of_ragnarok.rules.limits import card_limit, rune_limit
from longhall.games.lords_of_ragnarok.state import NOWHERE, LordsOfRagnarok


def totals(g: LordsOfRagnarok) -> Sequence[object]:
    """The values of attributes, limits, armies and strength in every territory, how far everybody is from each victory,
    and the battle."""
    seats, places = range(g.seats), len(g.control)
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
        _battle(g),
    )


def _victories(g: LordsOfRagnarok, seat: int) -> list[int]:
    return [g.regions_of(seat), g.temples_of(seat), g.kills(seat), scoring.ragnarok_count(g, seat)]


def _battle(g: LordsOfRagnarok) -> list[list[int]]:
    """The strength of each side of the battle, and how far it is ahead, by seats."""
    if g.battlefield == NOWHERE:
        return []
    defence, attack = battle_strength(g, 0), battle_strength(g, 1)
    rows: list[list[int]] = [[] for _ in range(g.seats)]
    if 0 <= g.defender < g.seats:
        rows[g.defender] = [defence, defence - attack]
    if 0 <= g.attacker < g.seats:
        rows[g.attacker] = [attack, attack - defence]
    return rows


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
        "fought",
        "striker",
        "placed",
        "*.army",
        "*.armies",
        "*.among",
        "*.spared",
        "*.before",
        "*.equal",
        "*.programs",
    ),
    totals=totals,
    names=("values", "limits", "armies", "strength", "victories", "regions", "battle"),
)
