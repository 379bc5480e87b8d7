"""Step 6: benefits, challenge cards and capabilities, and the row (LS-END, LS-SETUP-17, 24)."""

from collections.abc import Callable, Sequence

from longhall.engine.events import EVERYONE
from longhall.engine.state import replaced_at
from longhall.games.lords_of_ragnarok.automaton.choosing import card_of, choose_monster, choose_realm
from longhall.games.lords_of_ragnarok.automaton.desolation import place_desolation
from longhall.games.lords_of_ragnarok.automaton.gains import (
    grow_most_exposed,
    take_blessing,
    take_cards,
    take_runes,
)
from longhall.games.lords_of_ragnarok.automaton.prayer import raise_lowest
from longhall.games.lords_of_ragnarok.automaton.recruit import FollowerRecruit
from longhall.games.lords_of_ragnarok.automaton.runes import take_monster
from longhall.games.lords_of_ragnarok.automaton.special import build_temple
from longhall.games.lords_of_ragnarok.content.followers import FollowerCondition, FollowerOp
from longhall.games.lords_of_ragnarok.rules.armies import can_grow, grow
from longhall.games.lords_of_ragnarok.rules.gains import gain_priest, raise_attribute
from longhall.games.lords_of_ragnarok.rules.recruit import controlled
from longhall.games.lords_of_ragnarok.rules.runes import ally
from longhall.games.lords_of_ragnarok.rules.temple import Draft
from longhall.games.lords_of_ragnarok.rules.wounding import kill, open_slots
from longhall.games.lords_of_ragnarok.state import SURTUR, LordsOfRagnarok


def holds(g: LordsOfRagnarok, seat: int, condition: FollowerCondition) -> bool:
    """Does the condition of a benefit hold now? (LS-END-01)"""
    return CONDITIONS[condition.kind](g, seat, condition)


def _controls(g: LordsOfRagnarok, seat: int, condition: FollowerCondition) -> bool:
    own, territories = controlled(g, seat), g.map.territories
    counts = {
        "city": sum([territories[place].city for place in own]),
        "forge": sum([territories[place].forge for place in own]),
        "temple": g.temples_of(seat),
        "open_shrine": sum([territories[place].shrine and not g.temples[place] for place in own]),
        "monument_territory": sum([territories[place].monument >= 0 for place in own]),
        "whole_region": g.regions_of(seat),
        "monster": g.rings.count(seat),
    }
    return counts[condition.what] >= condition.n


def _allies(g: LordsOfRagnarok, seat: int) -> int:
    return sum([g.is_allied(seat, realm) for realm in range(len(g.box.realms))])


def _near(g: LordsOfRagnarok, seat: int, n: int) -> list[int]:
    """The monsters within so many territories of its hero."""
    away = g.map.distances[g.hero_at[seat]]
    return [monster for monster, place in enumerate(g.monster_at) if place >= 0 and away[place] <= n]


Condition = Callable[[LordsOfRagnarok, int, FollowerCondition], bool]
CONDITIONS: dict[str, Condition] = {
    "controls_at_least": _controls,
    "armies_at_least": lambda g, seat, c: len(g.armies_of(seat)) >= c.n,
    "armies_at_most": lambda g, seat, c: len(g.armies_of(seat)) <= c.n,
    "gained_territory_this_turn": lambda g, seat, c: bool(set(controlled(g, seat)) - set(g.held)),
    "fewer_territories_than_a_human": lambda g, seat, c: any(
        g.control.count(person) > g.control.count(seat) for person in g.people()
    ),
    "priests_at_most": lambda g, seat, c: g.priests[seat] <= c.n,
    "allied_at_least": lambda g, seat, c: _allies(g, seat) >= c.n,
    "stash_at_least": lambda g, seat, c: g.stash(seat) >= c.n,
    "stash_below_temples": lambda g, seat, c: g.stash(seat) < g.temples_of(seat),
    "hand_at_most": lambda g, seat, c: len(g.hands[seat]) <= c.n,
    "monster_within": lambda g, seat, c: bool(_near(g, seat, c.n)),
    "kills_at_least": lambda g, seat, c: g.kills(seat) >= c.n,
}


def resolve(g: LordsOfRagnarok, seat: int, ops: Sequence[FollowerOp], within: int = 0) -> None:
    """What a benefit, capability or challenge does for one Follower; `within`: how far its hero reaches."""
    for op in ops:
        if not g.over:
            DO[op.what](g, seat, op, within)


def _runes(g: LordsOfRagnarok, seat: int, op: FollowerOp, within: int) -> None:
    forges = sum([g.map.territories[place].forge for place in controlled(g, seat)])
    take_runes(g, seat, op.n * forges if op.per_forge else op.n)


def _priests(g: LordsOfRagnarok, seat: int, op: FollowerOp, within: int) -> None:
    for _ in range(op.n):
        gain_priest(g, seat)


def _cards(g: LordsOfRagnarok, seat: int, op: FollowerOp, within: int) -> None:
    take_cards(g, seat, op.n)


def _raise(g: LordsOfRagnarok, seat: int, op: FollowerOp, within: int) -> None:
    for _ in range(op.n):
        if op.attribute == "lowest":
            raise_lowest(g, seat)
        else:
            raise_attribute(g, seat, g.box.attributes.index(op.attribute))


def _strengthen(g: LordsOfRagnarok, seat: int, op: FollowerOp, within: int) -> None:
    if op.which == "most_exposed":
        grow_most_exposed(g, seat, "LS-RUNE-31", op.n)
        return
    for army in g.armies_of(seat):
        if can_grow(g, army):
            grow(g, army, op.n)


def _recruit(g: LordsOfRagnarok, seat: int, op: FollowerOp, within: int) -> None:
    g.push(FollowerRecruit(seat, token=False))


def _blessings(g: LordsOfRagnarok, seat: int, op: FollowerOp, within: int) -> None:
    for _ in range(op.n):
        take_blessing(g, seat)


def _temple(g: LordsOfRagnarok, seat: int, op: FollowerOp, within: int) -> None:
    if build_temple(g, seat):
        g.push(Draft())


def _wound(g: LordsOfRagnarok, seat: int, op: FollowerOp, within: int) -> None:
    """A slot of the monster near its hero with the fewest open ones: outside a hunt (LS-HUNT-07, LR-MONSTER-20)."""
    monsters = _near(g, seat, within)
    if not monsters:
        return
    keys = {"open_slots": [len(open_slots(g, monster)) for monster in monsters]}
    monster = choose_monster(g, seat, "LS-END-01", monsters, keys)
    slots = g.box.monsters[monster].slots
    slot = max(open_slots(g, monster), key=lambda each: (slots[each].reward >= 0, each))
    g.slots = replaced_at(g.slots, monster, replaced_at(g.slots[monster], slot, seat))
    g.tell_slot_covered(seat=seat, monster=g.box.monsters[monster].id, slot=str(slot + 1))
    if not open_slots(g, monster):
        kill(g, seat, monster)


def _ally(g: LordsOfRagnarok, seat: int, op: FollowerOp, within: int) -> None:
    for _ in range(op.n):
        free = [realm for realm in range(len(g.box.realms)) if not g.is_allied(seat, realm)]
        if free:
            ally(g, seat, choose_realm(g, seat, "LS-TIE-03", free))


def _control(g: LordsOfRagnarok, seat: int, op: FollowerOp, within: int) -> None:
    take_monster(g, seat, anywhere=True)


def _desolate(g: LordsOfRagnarok, seat: int, op: FollowerOp, within: int) -> None:
    for _ in range(op.n):
        place_desolation(g, seat)


def _rule(g: LordsOfRagnarok, seat: int, op: FollowerOp, within: int) -> None:
    """A rule for the whole game is looked up where it counts."""


DO: dict[str, Callable[[LordsOfRagnarok, int, FollowerOp, int], None]] = {
    "gain_rune": _runes,
    "gain_priest": _priests,
    "draw_combat": _cards,
    "raise_attribute": _raise,
    "army_strength": _strengthen,
    "recruit": _recruit,
    "take_blessing": _blessings,
    "build_temple": _temple,
    "wound_monster": _wound,
    "ally": _ally,
    "control_monster": _control,
    "place_desolation": _desolate,
    "set_rule": _rule,
}


def benefit(g: LordsOfRagnarok, seat: int) -> None:
    """The selected card's benefit, if its condition holds, whatever action was resolved (LS-END-01, 02)."""
    card = card_of(g, g.rows[seat][g.selected])
    if card.benefit is None:
        return
    condition = card.benefit.condition
    if condition is not None and not holds(g, seat, condition):
        g.tell_follower_no_benefit(seat=seat, rule="LS-END-01", action_card=card.id)
        return
    g.tell_follower_benefit(seat=seat, rule="LS-END-01", action_card=card.id)
    resolve(g, seat, card.benefit.ops, condition.n if condition is not None else 0)


def clean_up(g: LordsOfRagnarok, seat: int) -> None:
    """The selected card leaves the row, the others slide left, a new one is drawn; then the old one is removed or
    shuffled into the deck (LS-END-04, 05, LS-AMB-56)."""
    g.own_actions()
    row, deck = g.rows[seat], g.action_decks[seat]
    card = row[g.selected]
    removed = card_of(g, card).removed
    if deck:
        new = g.draw(deck, row, EVERYONE)
        g.tell_follower_draws(seat=seat, action_card=g.word(new))
    g.move(card, row, g.actions_out if removed else deck)
    if removed:
        g.tell_follower_removed(seat=seat, action_card=g.word(card))
    else:
        g.tell_follower_shuffled(seat=seat, action_card=g.word(card))
    if not removed:
        g.shuffle(SURTUR, deck)
    if len(row) < g.box.surtur.row_size and deck:
        g.draw(deck, row, EVERYONE)
    g.selected = -1
