"""Battles of a Follower (LS-BATTLE)."""

from longhall.games.lords_of_ragnarok.automaton.choosing import choose_army
from longhall.games.lords_of_ragnarok.automaton.reckoning import battle_cards, supports
from longhall.games.lords_of_ragnarok.rules.armies import shrink
from longhall.games.lords_of_ragnarok.rules.fight import DEFENDER, Fight
from longhall.games.lords_of_ragnarok.state import AUTHORITY, SURTUR, LordsOfRagnarok


def prepare_battle(g: LordsOfRagnarok, fight: Fight, seat: int) -> None:
    """As many cards as its Wisdom form its battle deck, by chance; its support army moves in where it defends
    (LS-BATTLE-07, 08)."""
    for _ in range(battle_cards(g, seat)):
        card = g.pick_blind(SURTUR, g.hands[seat])
        g.move(card, g.hands[seat], g.battle_deck, 0)
    g.tell_battle_deck(seat=seat, n=len(g.battle_deck))
    if seat == fight.defender:
        place = fight.place
        support = supports(g, seat, place)
        if support:
            army = choose_army(g, seat, "LS-BATTLE-08", support)
            origin = g.place(g.army_at[army])
            g.place_army(army, place)
            fight.fought = (*fight.fought, army)
            g.tell_supported(seat=seat, origin=origin, territory=g.place(place), n=g.strengths[army])


def follower_strength(g: LordsOfRagnarok, fight: Fight, side: int) -> int:
    """Attacking, its one army; defending, its armies there and its Authority for a temple; and its stash in both
    (LS-BATTLE-02..04)."""
    seat, striker = fight.fighter(side), fight.striker
    if side == DEFENDER:
        temple = g.value(seat, AUTHORITY) if g.temples[fight.place] else 0
        return g.total(seat, fight.place) + temple + g.stash(seat)
    there = striker >= 0 and g.army_at[striker] == fight.place
    return (g.strengths[striker] if there else 0) + g.stash(seat)


def follower_loses(g: LordsOfRagnarok, seat: int, place: int, lost: bool) -> None:
    """Its strongest army there loses 1, its last point only if the battle was lost (LS-BATTLE-15, LS-AMB-50, 53)."""
    armies = g.armies_at(seat, place)
    if armies:
        keys = {"strength": [-g.strengths[army] for army in armies]}
        shrink(g, choose_army(g, seat, "LS-BATTLE-15", armies, keys), 1, least=0 if lost else 1)
