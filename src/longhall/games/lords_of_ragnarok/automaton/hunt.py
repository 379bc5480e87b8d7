"""Hunts by a Follower (LS-HUNT)."""

from itertools import combinations

from longhall.engine.state import replaced_at
from longhall.games.lords_of_ragnarok.automaton.choosing import choose_monster, place_of
from longhall.games.lords_of_ragnarok.automaton.desolation import place_desolation
from longhall.games.lords_of_ragnarok.content.pieces import SHIELD
from longhall.games.lords_of_ragnarok.rules.artifacts import take_artifact
from longhall.games.lords_of_ragnarok.rules.gains import draw_cards, gain_priest
from longhall.games.lords_of_ragnarok.rules.wounding import boss_recovers, kill, open_slots
from longhall.games.lords_of_ragnarok.state import BOSS, CARDS, NOBODY, POWER, LordsOfRagnarok

Hits = list[tuple[int, list[int]]]  # a slot and the cards that cover it


def huntable(g: LordsOfRagnarok, seat: int) -> list[int]:
    """Monsters within 1 and its stash of the hero; the boss alone, once it has enough kills (LS-HUNT-01..03,
    LS-AMB-41)."""
    away = g.map.distances[g.hero_at[seat]]
    most = 1 + g.stash(seat)
    if g.kills(seat) >= g.map.kills and away[g.boss_at] <= most:
        return [BOSS]
    return [monster for monster, place in enumerate(g.monster_at) if place >= 0 and away[place] <= most]


def hits(g: LordsOfRagnarok, seat: int, prey: int) -> Hits:
    """Which slots its cards cover: weapons first, then shields, which match any; of several slots one with a reward,
    then the right-most (LS-HUNT-05..07, LS-AMB-42..44)."""
    cards = sorted(g.hands[seat], key=g.face)
    return _pairs(g, cards) if prey == BOSS else _singles(g, cards, prey)


def _singles(g: LordsOfRagnarok, cards: list[int], prey: int) -> Hits:
    slots = g.box.monsters[prey].slots
    free = open_slots(g, prey)
    found: Hits = []
    for shield in (False, True):
        for card in cards:
            weapon = g.box.combat[g.face(card)].weapon
            if (weapon == SHIELD) != shield:
                continue
            match = [slot for slot in free if shield or slots[slot].weapons == [weapon]]
            if match:
                slot = max(match, key=lambda each: (slots[each].reward >= 0, each))
                found.append((slot, [card]))
                free.remove(slot)
    return found


def _pairs(g: LordsOfRagnarok, cards: list[int]) -> Hits:
    """The boss: as many slots as can be covered with pairs of cards, by as few shields as possible, the right-most
    (LS-AMB-42)."""
    best: Hits = []
    free = open_slots(g, BOSS)
    for n in range(len(free), 0, -1):
        tries = [_cover(g, cards, sorted(chosen, reverse=True)) for chosen in combinations(free, n)]
        done = [each for each in tries if each]
        if done:
            best = min(done, key=lambda each: (_shields(g, each), [-slot for slot, _ in each]))
            break
    return best


def _cover(g: LordsOfRagnarok, cards: list[int], slots: list[int]) -> Hits:
    """Cards for all of these slots, or nothing; weapons before shields."""
    left = cards[:]
    found: Hits = []
    shields = [card for card in left if g.box.combat[g.face(card)].weapon == SHIELD]
    for slot in slots:
        used = []
        for weapon in g.box.weapons_of(BOSS, slot):
            match = [card for card in left if g.box.combat[g.face(card)].weapon == weapon] or shields
            if not match:
                return []
            used.append(match[0])
            left.remove(match[0])
            shields = [card for card in shields if card in left]
        found.append((slot, used))
    return found


def _shields(g: LordsOfRagnarok, found: Hits) -> int:
    return sum([g.box.combat[g.face(card)].weapon == SHIELD for _, cards in found for card in cards])


def hunt(g: LordsOfRagnarok, seat: int) -> None:
    """It draws by its Power and shows its cards, hits what it can hit best, and is dealt new cards (LS-HUNT-04..13,
    LS-DESOLATION-05)."""
    draw_cards(g, seat, g.value(seat, POWER), hunting=True)
    g.show(g.hands[seat])
    g.tell_follower_shows(seat=seat, cards=sorted([g.word(card) for card in g.hands[seat]]))
    preys = huntable(g, seat)
    keys = {"left": [len(open_slots(g, prey)) - len(hits(g, seat, prey)) for prey in preys]}
    prey = choose_monster(g, seat, "LS-HUNT-06", preys, keys)
    g.tell_follower_hunts(seat=seat, monster=g.box.prey_word(prey), territory=g.place(place_of(g, prey)))
    rewarded = False
    before = open_slots(g, prey)
    for slot, cards in hits(g, seat, prey):
        for card in cards:
            g.move(card, g.hands[seat], g.combat_discards)
            g.tell_hunt_wielded(seat=seat, card=g.word(card))
        g.slots = replaced_at(g.slots, prey, replaced_at(g.slots[prey], slot, seat))
        g.tell_slot_covered(seat=seat, monster=g.box.prey_word(prey), slot=str(slot + 1))
        rewarded = rewarded or (prey != BOSS and g.box.monsters[prey].slots[slot].reward >= 0)
    if rewarded:
        gain_priest(g, seat)
    if prey != BOSS:
        _artifact(g, seat, prey, before)
    markers = g.slots[prey].count(seat)
    alive = bool(open_slots(g, prey))
    if not alive:
        kill(g, seat, prey)
        if g.over:
            return
    elif prey == BOSS:
        boss_recovers(g)
    _new_hand(g, seat)
    if alive and markers < g.box.surtur.slayer_markers:
        place_desolation(g, seat)


def _artifact(g: LordsOfRagnarok, seat: int, prey: int, before: list[int]) -> None:
    """Whoever covers the last slot without a reward takes the artifact (LS-HUNT-09, LS-AMB-45)."""
    row = g.box.monsters[prey]
    bare = [slot for slot, each in enumerate(row.slots) if each.reward < 0]
    now = open_slots(g, prey)
    last = any(slot in before for slot in bare) and not any(slot in now for slot in bare)
    if last and g.holders[row.artifact] == NOBODY:
        take_artifact(g, seat, row.artifact)


def _new_hand(g: LordsOfRagnarok, seat: int) -> None:
    """What is left is shuffled into the deck, and as many are dealt, at most 8 (LS-HUNT-11)."""
    n = len(g.hands[seat])
    if n:
        g.combat.extend(g.hands[seat])
        g.hands[seat].clear()
        g.shuffle(CARDS, g.combat)
        g.tell_follower_redraws(seat=seat, n=min(n, g.box.surtur.hand_max))
        draw_cards(g, seat, min(n, g.box.surtur.hand_max))
