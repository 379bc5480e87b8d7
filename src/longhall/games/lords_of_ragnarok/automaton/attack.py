"""How a Follower takes territories (LS-TARGET, LS-MULTI-08)."""

from longhall.games.lords_of_ragnarok.automaton.choosing import choose_army
from longhall.games.lords_of_ragnarok.automaton.reckoning import adjacent, rival_strength, supports
from longhall.games.lords_of_ragnarok.rules.activate import move_army
from longhall.games.lords_of_ragnarok.rules.armies import Retreat, shrink
from longhall.games.lords_of_ragnarok.rules.battle import Battle
from longhall.games.lords_of_ragnarok.rules.control import set_control
from longhall.games.lords_of_ragnarok.state import NOBODY, LordsOfRagnarok


def strike(g: LordsOfRagnarok, seat: int, place: int) -> None:
    """Its strongest army next to a territory moves in (LS-TARGET-05)."""
    near = adjacent(g, place)
    armies = [army for army in g.armies_of(seat) if g.army_at[army] in near]
    keys = {"strength": [-g.strengths[army] for army in armies]}
    army = choose_army(g, seat, "LS-TARGET-05", armies, keys)
    move_army(g, army, place)
    arrive(g, seat, army)


def arrive(g: LordsOfRagnarok, seat: int, army: int) -> None:
    """An army is in the territory that it attacks: a battle, a clash of Followers, or control at once (LS-TARGET-06,
    LS-AMB-19, 20)."""
    place = g.army_at[army]
    owner = g.control[place]
    if any(other != seat and not g.is_follower(other) for other in g.owners_at(place)):
        g.push(Battle(place, army))
    elif owner != NOBODY and owner != seat and g.is_follower(owner):
        clash(g, seat, army, owner)
    elif owner != seat:
        claim(g, seat, place)


def claim(g: LordsOfRagnarok, seat: int, place: int) -> None:
    """Control, if its strength and its stash suffice (LS-AMB-20, 21)."""
    if g.control[place] != NOBODY or can_claim(g, seat, place):
        set_control(g, place, seat)


def can_claim(g: LordsOfRagnarok, seat: int, place: int) -> bool:
    return g.total(seat, place) + g.stash(seat) >= g.map.territories[place].resistance


def clash(g: LordsOfRagnarok, seat: int, army: int, owner: int) -> None:
    """Follower against Follower is no battle: each loses 1 in one army, but none its last; what is there retreats
    (LS-MULTI-08, LS-AMB-64)."""
    place = g.army_at[army]
    g.tell_clash(seat=seat, rival=owner, territory=g.place(place))
    if rival_strength(g, owner, place):
        defenders = [*g.armies_at(owner, place), *supports(g, owner, place)]
        keys = {"strength": [-g.strengths[each] for each in defenders]}
        hurt = choose_army(g, owner, "LS-AMB-64", defenders, keys)
        for each in (army, hurt):
            shrink(g, each, 1, least=1)
    there = g.armies_at(owner, place)
    set_control(g, place, seat)
    if there and not g.over:
        g.push(Retreat(there, g.army_at[there[0]]))
