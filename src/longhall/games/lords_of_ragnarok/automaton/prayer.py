"""Step 1, prayer, and step 2, the hero (LS-PRAY, LS-HERO)."""

from collections.abc import Sequence

from longhall.games.lords_of_ragnarok.automaton.choosing import choose_attribute, choose_territory
from longhall.games.lords_of_ragnarok.automaton.gains import (
    grow_most_exposed,
    room_for_runes,
    take_cards,
    take_runes,
)
from longhall.games.lords_of_ragnarok.automaton.reckoning import adjacent, distance, tile
from longhall.games.lords_of_ragnarok.rules.gains import raise_attribute
from longhall.games.lords_of_ragnarok.rules.prayer import lay_priest, take_from_forge, why_send
from longhall.games.lords_of_ragnarok.state import AUTHORITY, POWER, TOKENS, LordsOfRagnarok


def favoured(g: LordsOfRagnarok, seat: int, rule: str, among: list[int]) -> int:
    """The attribute to raise among these: the favourite unless it leads by 2, else the lowest, by preference
    (LS-DEF-11, LS-PRAY-02, 03, LS-RUNE-60, 61, LS-AMB-06, 75)."""
    preference = tile(g, seat).preference
    top = g.box.constants.attribute_max
    low = [each for each in among if g.value(seat, each) < top] or among
    favourite = preference[0]
    lead = g.value(seat, favourite) - max([g.value(seat, each) for each in preference[1:]])
    if g.value(seat, low[0]) >= top:  # all of them: sent for what the deity gives
        return choose_attribute(g, seat, rule, min(low, key=preference.index), among, ["top", "preferred"])
    if favourite in low and lead < 2:
        return choose_attribute(g, seat, rule, favourite, among, ["favourite"])
    chosen, reasons = lowest(g, seat, low)
    return choose_attribute(g, seat, rule, chosen, among, ["leads" if favourite in low else "away", *reasons])


def lowest(g: LordsOfRagnarok, seat: int, among: Sequence[int]) -> tuple[int, list[str]]:
    """The lowest attribute of these, equal ones by preference, with the reasons (LS-PRAY-03, LS-RUNE-61)."""
    least = min([g.value(seat, each) for each in among])
    equal = [each for each in tile(g, seat).preference if each in among and g.value(seat, each) == least]
    return equal[0], ["lowest", "preferred"] if len(equal) > 1 else ["lowest"]


def pray(g: LordsOfRagnarok, seat: int) -> None:
    """A priest goes to a monument with room; then a rune is forged (LS-PRAY-01..10)."""
    free = {
        g.box.monuments[monument].attribute: monument
        for monument in range(len(g.levels))
        if not why_send(g, seat, monument)
    }
    if free:
        attribute = favoured(g, seat, "LS-PRAY-02", sorted(free))
        send(g, seat, free[attribute])
    forge(g, seat)


def send(g: LordsOfRagnarok, seat: int, monument: int) -> None:
    """The attribute rises, and the deity gives as much as the level says (LS-PRAY-05, 06, LS-AMB-07)."""
    row = g.box.monuments[monument]
    lay_priest(g, seat, monument)
    if g.levels[monument]:
        n = g.box.programs.rows[row.bonuses[g.levels[monument] - 1]][0].n
        if row.attribute == POWER:
            take_cards(g, seat, n)
        elif row.attribute == AUTHORITY:
            grow_most_exposed(g, seat, "LS-PRAY-07", n)
        else:
            take_runes(g, seat, n)


def forge(g: LordsOfRagnarok, seat: int) -> None:
    """A rune from a forge where its hero stands or next to it, the nearest to a hero of a person (LS-PRAY-09,
    LS-AMB-09, 71)."""
    here = g.hero_at[seat]
    places = [place for place in [here, *adjacent(g, here)] if g.forged[place]]
    if places and room_for_runes(g, seat):
        heroes = [g.hero_at[person] for person in g.people()]
        keys = {"hero_distance": [distance(g, place, heroes) for place in places]}
        take_from_forge(g, seat, choose_territory(g, seat, "LS-PRAY-09", places, keys))


def raise_favoured(g: LordsOfRagnarok, seat: int) -> None:
    """The rune action that raises an attribute (LS-RUNE-60, 61)."""
    raise_attribute(g, seat, favoured(g, seat, "LS-RUNE-60", list(range(TOKENS))))


def raise_lowest(g: LordsOfRagnarok, seat: int) -> None:
    """What a benefit or a challenge card raises."""
    among = list(range(TOKENS))
    chosen, reasons = lowest(g, seat, among)
    raise_attribute(g, seat, choose_attribute(g, seat, "LS-TIE-05", chosen, among, reasons))
