"""What a Follower gains: runes, cards, blessings, attributes, strength (LS-GEN-09..14, LS-AMB-77)."""

from longhall.engine.events import EVERYONE
from longhall.games.lords_of_ragnarok.automaton.choosing import choose_army
from longhall.games.lords_of_ragnarok.automaton.reckoning import exposure
from longhall.games.lords_of_ragnarok.rules.armies import can_grow, grow
from longhall.games.lords_of_ragnarok.rules.gains import draw_cards, gain_rune, refill
from longhall.games.lords_of_ragnarok.state import SURTUR, LordsOfRagnarok


def room_for_runes(g: LordsOfRagnarok, seat: int) -> int:
    """How many runes it may still hold (LS-GEN-11)."""
    return max(g.box.surtur.runes_max - sum(g.runes_of(seat)), 0)


def room_for_cards(g: LordsOfRagnarok, seat: int) -> int:
    """How many combat cards it may still hold (LS-GEN-12)."""
    return max(g.box.surtur.hand_max - len(g.hands[seat]), 0)


def take_runes(g: LordsOfRagnarok, seat: int, n: int) -> None:
    """Runes of the types that the supply has most of, up to 6 in all (LS-AMB-77)."""
    for _ in range(min(n, room_for_runes(g, seat))):
        if not any(g.supply):
            return
        gain_rune(g, seat, max(range(len(g.supply)), key=lambda rune: (g.supply[rune], -rune)))


def pay_runes(g: LordsOfRagnarok, seat: int, n: int) -> None:
    """Runes of the types that it has fewest of (LS-AMB-77)."""
    for _ in range(n):
        held = g.runes_of(seat)
        types = [rune for rune in range(len(held)) if held[rune]]
        if types:
            rune = min(types, key=lambda rune: (held[rune], rune))
            g.drop_rune(seat, rune)
            g.tell_rune_paid(seat=seat, rune=g.box.runes[rune])


def take_cards(g: LordsOfRagnarok, seat: int, n: int) -> None:
    """Combat cards, up to 8 in hand."""
    draw_cards(g, seat, n)


def realm_bonus(g: LordsOfRagnarok, seat: int) -> None:
    """A card or a rune, whichever it has fewer of, a card when equal; the other one where there is no room
    (LS-GEN-13, LS-AMB-10)."""
    card = len(g.hands[seat]) <= sum(g.runes_of(seat))
    if (card and room_for_cards(g, seat)) or not room_for_runes(g, seat):
        take_cards(g, seat, 1)
    else:
        take_runes(g, seat, 1)


def take_blessing(g: LordsOfRagnarok, seat: int) -> None:
    """The next blessing goes under its board; its text is ignored (LS-GEN-14, LS-END-03, LS-AMB-86)."""
    g.own_blessings()
    refill(g, g.blessing, g.blessing_discards)
    if g.blessing:
        card = g.draw(g.blessing, g.blessings[seat], EVERYONE)
        g.tell_stash(seat=seat, blessing=g.word(card))


def random_blessing(g: LordsOfRagnarok, seat: int) -> int:
    """A card of a draft, by chance (LS-SPECIAL-28, LS-AMB-59)."""
    return g.offer[g.below(SURTUR, len(g.offer))]


def grow_most_exposed(g: LordsOfRagnarok, seat: int, rule: str, n: int) -> bool:
    """Its most exposed army below strength 6 grows (LS-PRAY-07, LS-RUNE-31, LS-AMB-08, 14); says whether one could."""
    armies = [army for army in g.armies_of(seat) if can_grow(g, army)]
    if armies:
        keys = {"exposure": [-exposure(g, seat, army) for army in armies]}
        grow(g, choose_army(g, seat, rule, armies, keys), n)
    return bool(armies)


def follower_discards(g: LordsOfRagnarok, seat: int, n: int) -> None:
    """Combat cards by chance: of the battle deck, else of the hand (LS-AMB-48)."""
    for _ in range(n):
        heap = g.battle_deck or g.hands[seat]
        if heap:
            card = g.pick_blind(SURTUR, heap)
            g.move(card, heap, g.combat_discards)
            g.tell_discarded(seat=seat, card=g.word(card))
