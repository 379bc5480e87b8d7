"""What the fields of Kardnarök mean to a player that learns."""

from collections.abc import Sequence

from longhall.engine.features import Features
from longhall.games.kardnarok.rules.count import total
from longhall.games.kardnarok.rules.initiative import price_of_norns
from longhall.games.kardnarok.scoring import silver
from longhall.games.kardnarok.state import NOBODY, USE_OPTION, USE_SEAT, USE_STATE, Kardnarok


def totals(g: Kardnarok) -> Sequence[object]:
    """The purses, the combat by seats instead of roles, the Counter, prices, and the Norns in use."""
    counted = bool(g.fighters) and bool(g.revealed) and g.winner < 0
    forces = [total(g, role) for role in range(2)] if counted else [0, 0]
    purses, combat = [], []
    for seat in range(g.seats):
        role = g.role_of(seat)
        mine, its = (forces[role], forces[1 - role]) if role != NOBODY else (0, 0)
        coins = silver(g, seat)
        purses.append([coins + g.bronze[seat], coins, g.coin_value(seat), mine, mine - its])
        combat.append(_in_combat(g, role))
    return (
        purses,
        combat,
        g.troop_strength() if g.laws else 0,
        g.direction(),
        price_of_norns(g) if g.round and not g.purse().hires else 0,
        [use[USE_OPTION] for use in g.uses],
        [use[USE_SEAT] for use in g.uses],
        [use[USE_STATE] for use in g.uses],
    )


def _in_combat(g: Kardnarok, role: int) -> list[int]:
    """What a combatant has done so far; all 0 for others."""
    if role == NOBODY:
        return []
    lists = (g.played, g.precombat, g.sought, g.contracts, g.prices, g.helped, g.losses, g.saves)
    god = g.gods[role] + 1 if g.gods else 0
    return [1 + role, god, 1 + int(g.winner == role) if g.winner >= 0 else 0, *[each[role] for each in lists if each]]


FEATURES = Features(
    seats=(
        "first",
        "fighters",
        "mercenaries",
        "use_seat",
        "*.seat",
        "*.target",
        "*.outsider",
        "*.holder",
        "*.aimed",
        "Assemble.seats",
        "Assemble.gaps",
        "Moment.seats",
        "*.order",
        "Hire.approached",
        "Hire.round_trip",
    ),
    each={
        **dict.fromkeys(("kingdoms", "bronze", "cubes", "exchanged", "resting", "bonuses", "draws_for_victory"), 0),
        **dict.fromkeys(("hands", "armies", "leading", "reserve", "coins", "captured"), 0),
        **dict.fromkeys(("purses", "combat", "Refill.splits", "Hire.named"), 0),
    },
    amounts=("bronze", "purses", "troop_strength", "norn_price", "*.bid", "*.against", "*.counter", "Hire.named"),
    sets=("Assemble.seats", "Assemble.gaps", "Moment.seats", "Hire.approached", "Hire.round_trip"),
    counted=("warriors", "norns", "heroes", "bag"),
    skipped=(
        "uses",
        "shifts",
        "hexes",
        "plagues",
        "delayed",
        "gods",
        "played",
        "precombat",
        "sought",
        "contracts",
        "prices",
        "helped",
        "losses",
        "saves",
        "winner",
        "bronze_out",
        "hero_exchange",
        "Triggers.about",
        "PlayNorn.use",
    ),
    totals=totals,
    names=("purses", "combat", "troop_strength", "direction", "norn_price", "use_option", "use_seat", "use_state"),
)
