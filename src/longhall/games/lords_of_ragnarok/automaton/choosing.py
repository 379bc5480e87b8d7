"""How a Follower chooses: by the keys of the procedure, then by the tie-break word of its card (LS-TIE, LS-DEF-10).

Every choice is told with the rule, the candidates and the keys, so that people can ask why
(LS-ENGINE-02)."""

from collections.abc import Mapping, Sequence

from longhall.games.lords_of_ragnarok.content.followers import ActionCard
from longhall.games.lords_of_ragnarok.state import BOSS, LordsOfRagnarok

Keys = Mapping[str, Sequence[int]]
NO_KEYS: Keys = {}


def card_of(g: LordsOfRagnarok, card: int) -> ActionCard:
    """The row of an action card."""
    return g.box.surtur.cards[g.face(card) - g.box.first_action]


def tie_card(g: LordsOfRagnarok, seat: int) -> ActionCard:
    """Whose word breaks ties: the selected card, or the left-most card of the own row (LS-TIE-01)."""
    mine = seat == g.turn and g.selected >= 0
    row = g.rows[seat]
    return card_of(g, row[min(g.selected, len(row) - 1) if mine else 0])


def tie_word(g: LordsOfRagnarok, seat: int) -> bool:
    """Max (True) or Min (LS-TIE-01)."""
    return tie_card(g, seat).most


def equal_best(candidates: Sequence[int], keys: Keys) -> list[int]:
    """The candidates that are best by these keys, in their order: the smaller, the better."""
    left = list(range(len(candidates)))
    for values in keys.values():
        least = min([values[i] for i in left])
        left = [i for i in left if values[i] == least]
    return [candidates[i] for i in left]


def tie_territory(g: LordsOfRagnarok, seat: int, places: Sequence[int]) -> int:
    """The highest or lowest number (LS-TIE-01)."""
    return max(places) if tie_word(g, seat) else min(places)


def tie_army(g: LordsOfRagnarok, seat: int, armies: Sequence[int]) -> int:
    """By territory, then by strength (LS-TIE-01, 02)."""
    pick = max if tie_word(g, seat) else min
    return pick(armies, key=lambda army: (g.army_at[army], g.strengths[army], -army))


def tie_monster(g: LordsOfRagnarok, seat: int, monsters: Sequence[int]) -> int:
    """By territory; in one territory the boss first, then the boards from left to right (LS-TIE-01, 04, LS-AMB-76)."""
    place = tie_territory(g, seat, [place_of(g, monster) for monster in monsters])
    there = [monster for monster in monsters if place_of(g, monster) == place]
    return min(there, key=lambda monster: board_order(g, monster))


def place_of(g: LordsOfRagnarok, monster: int) -> int:
    return g.boss_at if monster == BOSS else g.monster_at[monster]


def board_order(g: LordsOfRagnarok, monster: int) -> tuple[int, int]:
    """Pairs from left to right by rune, in a pair the top board first; the boss before all."""
    if monster == BOSS:
        return (-1, 0)
    rune = g.box.monsters[monster].rune
    return (rune, int(g.tops[rune] != monster))


# Choosing, and telling why


def choose_territory(g: LordsOfRagnarok, seat: int, rule: str, places: Sequence[int], keys: Keys = NO_KEYS) -> int:
    """A territory, by keys and TIE."""
    equal = equal_best(places, keys)
    chosen = tie_territory(g, seat, equal)
    tell_territory(g, seat, rule, chosen, places, keys)
    _tell_tie(g, seat, equal)
    return chosen


def tell_territory(g: LordsOfRagnarok, seat: int, rule: str, chosen: int, places: Sequence[int], keys: Keys) -> None:
    words = [g.place(place) for place in places]
    told, values = compared(keys)
    g.tell_follower_territory(
        seat=seat, rule=rule, keys=told, values=values, territory=g.place(chosen), territories=words
    )


def choose_army(g: LordsOfRagnarok, seat: int, rule: str, armies: Sequence[int], keys: Keys = NO_KEYS) -> int:
    """An army, by keys and TIE."""
    equal = equal_best(armies, keys)
    chosen = tie_army(g, seat, equal)
    words = [g.army_word(army) for army in armies]
    told, values = compared(keys)
    g.tell_follower_army(seat=seat, rule=rule, keys=told, values=values, army=g.army_word(chosen), armies=words)
    there = [g.strengths[army] for army in equal if g.army_at[army] == g.army_at[chosen]]
    _tell_tie(g, seat, [g.army_at[army] for army in equal], there)
    return chosen


def choose_monster(g: LordsOfRagnarok, seat: int, rule: str, monsters: Sequence[int], keys: Keys = NO_KEYS) -> int:
    """A monster or the boss, by keys and TIE."""
    equal = equal_best(monsters, keys)
    chosen = tie_monster(g, seat, equal)
    tell_monster(g, seat, rule, chosen, monsters, keys)
    places = [place_of(g, monster) for monster in equal]
    _tell_tie(g, seat, places)
    if places.count(place_of(g, chosen)) > 1:
        g.tell_follower_boards(seat=seat)
    return chosen


def tell_monster(g: LordsOfRagnarok, seat: int, rule: str, chosen: int, monsters: Sequence[int], keys: Keys) -> None:
    words = [g.box.prey_word(monster) for monster in monsters]
    told, values = compared(keys)
    g.tell_follower_monster(
        seat=seat, rule=rule, keys=told, values=values, monster=g.box.prey_word(chosen), monsters=words
    )


def choose_realm(g: LordsOfRagnarok, seat: int, rule: str, realms: Sequence[int]) -> int:
    """The first realm clockwise from Muspelheim (LS-TIE-03)."""
    chosen = min(realms, key=g.box.realm_order.index)
    words = [g.box.realms[realm].id for realm in realms]
    g.tell_follower_realm(seat=seat, rule=rule, keys=[], values=[], realm=g.box.realms[chosen].id, realms=words)
    return chosen


def choose_attribute(
    g: LordsOfRagnarok, seat: int, rule: str, chosen: int, among: Sequence[int], reasons: list[str]
) -> int:
    """An attribute: ties are broken by the preference, never by TIE (LS-TIE-05). `reasons` say why it is this one."""
    names, values = g.box.attributes, [g.value(seat, each) for each in among]
    g.tell_follower_attribute(
        seat=seat, rule=rule, attribute=names[chosen], attributes=[names[each] for each in among], values=values
    )
    order = [names[each] for each in g.box.surtur.heroes[g.followers[seat]].preference]
    g.tell_follower_favourite(seat=seat, attribute=order[0], attributes=order, reasons=reasons)
    return chosen


def compared(keys: Keys) -> tuple[list[str], list[int]]:
    """By which keys it was chosen, and their values: those of one key after those of the other."""
    return list(keys), [value for each in keys.values() for value in each]


def _tell_tie(g: LordsOfRagnarok, seat: int, places: Sequence[int], strengths: Sequence[int] = ()) -> None:
    """How the word of a card decided: between the territories of those that were equal, then between armies of
    different strength in the same one (LS-TIE-01, 02). It follows the choice."""
    card = tie_card(g, seat)
    ties = [("max" if card.most else "min")] if len(set(places)) > 1 else []
    if len(set(strengths)) > 1:
        ties.append("strongest" if card.most else "weakest")
    if ties:
        g.tell_follower_tie(seat=seat, action_card=card.id, ties=ties)
