"""Desolation tokens and Surtur's manifestation (LS-DESOLATION)."""

from longhall.engine.reasons import lacking
from longhall.engine.state import replaced_at
from longhall.games.lords_of_ragnarok.automaton.choosing import choose_territory
from longhall.games.lords_of_ragnarok.automaton.reckoning import rule_of
from longhall.games.lords_of_ragnarok.state import NOBODY, LordsOfRagnarok


def place_desolation(g: LordsOfRagnarok, seat: int) -> None:
    """A token goes next to Yggdrasil: the own territories first, then other Followers', neutral ones, people's. With
    none left Surtur manifests, and all people lose (LS-DESOLATION-08, 09, 14, LS-AMB-54, 67, 87). Of several Followers
    only one places a token between two turns of people (LS-MULTI-05, LS-AMB-69, 72). It changes no control
    (LS-DESOLATION-10)."""
    several = len(g.follower_seats()) > 1 or len(g.people()) > 1
    if several and g.desolated and g.turn >= 0:
        g.tell_desolation_ignored(seat=seat)
        return
    if sum(g.desolate) == len(g.box.surtur.slots):
        g.tell_manifestation(seat=seat, rule="LS-DESOLATION-14")
        g.finish("manifestation")
        return
    free = [place for place in g.map.ring if not g.desolate[place]]
    if free:
        whose = [_whose(g, seat, place) for place in free]
        desolate(g, seat, choose_territory(g, seat, "LS-DESOLATION-08", free, {"whose": whose}))
        if g.turn >= 0:  # the tokens of the set-up belong to no round
            g.desolated += 1


def _whose(g: LordsOfRagnarok, seat: int, place: int) -> int:
    owner = g.control[place]
    if owner == seat:
        return 0
    if owner == NOBODY:
        return 2
    return 1 if g.is_follower(owner) else 3


def desolate(g: LordsOfRagnarok, seat: int, place: int) -> None:
    g.desolate = replaced_at(g.desolate, place, 1)
    g.tell_desolation(seat=seat, territory=g.place(place), n=sum(g.desolate))


def removal_strength(g: LordsOfRagnarok) -> int:
    """The strength that an army needs to remove a token: the lowest number that is seen on Surtur's card, with k
    tokens on the map 6 - k (LS-DESOLATION-11, LS-EXD-11)."""
    slots = g.box.surtur.slots
    lowest = slots[sum(g.desolate) - 1]
    return min(lowest + rule_of(g, "desolation_removal_value"), g.box.constants.army_max)


def why_cleanse(g: LordsOfRagnarok, seat: int, army: int) -> str:
    """A token lies in the army's territory, which the player controls, and the army is strong enough
    (LS-DESOLATION-11, 13)."""
    place = g.army_at[army]
    if not g.desolate or not g.desolate[place] or g.control[place] != seat:
        return "LS-DESOLATION-13"
    needed = removal_strength(g)
    return "" if g.strengths[army] >= needed else lacking("LS-DESOLATION-11", "strength", needed, g.strengths[army])


def cleanse(g: LordsOfRagnarok, seat: int, place: int) -> bool:
    """Remove a token; says whether the slot that it covers again brings a blessing (LS-DESOLATION-12)."""
    slot = g.box.surtur.slots[sum(g.desolate) - 1]
    g.desolate = replaced_at(g.desolate, place, 0)
    g.tell_cleansed(seat=seat, territory=g.place(place), n=sum(g.desolate))
    return slot in g.box.surtur.blessing_slots
