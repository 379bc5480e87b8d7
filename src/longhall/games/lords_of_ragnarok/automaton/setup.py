"""Followers are laid out before people choose heroes, challenge cards after it (LS-SETUP)."""

from longhall.engine.events import EVERYONE
from longhall.engine.state import replaced_at, replaced_in
from longhall.games.lords_of_ragnarok.automaton.bonus import resolve
from longhall.games.lords_of_ragnarok.automaton.desolation import desolate
from longhall.games.lords_of_ragnarok.content.followers import GOALS, SETS
from longhall.games.lords_of_ragnarok.rules.control import set_control
from longhall.games.lords_of_ragnarok.rules.gains import draw_cards
from longhall.games.lords_of_ragnarok.rules.hero import place_hero
from longhall.games.lords_of_ragnarok.rules.recruit import recruit_at
from longhall.games.lords_of_ragnarok.state import SURTUR, LordsOfRagnarok


def choose_followers(g: LordsOfRagnarok, n: int, wanted: str) -> list[int]:
    """So many corrupted heroes by chance, each with another priority; the first one may be named (LS-SETUP-02,
    LS-MULTI-01, 04)."""
    heroes = g.box.surtur.heroes
    left = list(range(len(heroes)))
    chosen: list[int] = []
    while len(chosen) < n:
        named = [number for number in left if not chosen and heroes[number].id == wanted]
        pick = named[0] if named else left[g.below(SURTUR, len(left))]
        chosen.append(pick)
        left = [number for number in left if heroes[number].priority != heroes[pick].priority]
    return chosen


def lay_followers(g: LordsOfRagnarok) -> None:
    """Each Follower with its deck, its armies, its start and its capability, one after the other (LS-SETUP-06..17)."""
    followers = g.follower_seats()
    lay_decks(g, followers)
    for seat in followers:
        place_follower(g, seat)
    tile = g.box.surtur.heroes[g.followers[followers[0]]]
    desolate(g, followers[0], tile.desolation[g.map.id])  # one token in all (LS-SETUP-10, LS-MULTI-03)
    for seat in followers:
        resolve(g, seat, g.box.surtur.heroes[g.followers[seat]].capability.ops)


def place_follower(g: LordsOfRagnarok, seat: int) -> None:
    """Attributes, a card, the hero and two armies where its tile says; control if that suffices (LS-SETUP-07..13,
    LS-AMB-01). The ability of the hero does not come into play (LS-GEN-17)."""
    tile, box = g.box.surtur.heroes[g.followers[seat]], g.box
    g.heroes = replaced_at(g.heroes, seat, tile.hero)
    for attribute, value in enumerate(tile.attributes):
        g.tokens = replaced_in(g.tokens, seat, attribute, value)
    place = tile.start[g.map.id]
    place_hero(g, seat, place)
    for strength in box.constants.starting_armies:
        recruit_at(g, seat, place, strength)
    if g.total(seat, place) >= g.map.territories[place].resistance:
        set_control(g, place, seat)
    draw_cards(g, seat, box.constants.starting_cards)


def lay_decks(g: LordsOfRagnarok, followers: list[int]) -> None:
    """A basic set and the hero's two cards, three of them in the row; then six upgraded cards by the tile's pattern
    are shuffled into the rest (LS-SETUP-14..16, LS-MULTI-13)."""
    cards, first = g.box.surtur.cards, g.box.first_action
    left = g.deck.cards_with("action")
    row_of = {card: cards[g.face(card) - first] for card in left}
    sets = list(SETS)
    piles = [[card for card in left if row_of[card].type == goal] for goal in GOALS]
    for pile in piles:
        g.shuffle(SURTUR, pile)
    g.rows = [[] for _ in range(g.seats)]
    g.action_decks = [[] for _ in range(g.seats)]
    used: set[int] = set()
    for seat in followers:
        tile = g.box.surtur.heroes[g.followers[seat]]
        chosen = sets.pop(g.below(SURTUR, len(sets)))
        deck = [card for card in left if row_of[card].set == chosen or row_of[card].hero == tile.id]
        used.update(deck)
        g.shuffle(SURTUR, deck)
        for _ in range(g.box.surtur.row_size):
            g.draw(deck, g.rows[seat], EVERYONE)
        for goal in tile.pattern:
            deck.append(piles[goal].pop())
            used.add(deck[-1])
        g.shuffle(SURTUR, deck)
        g.action_decks[seat] = deck
    g.actions_out = [card for card in left if card not in used]


def resolve_challenges(g: LordsOfRagnarok) -> None:
    """Challenge cards of the set-up: for every Follower, but Desolation once (LS-SETUP-24, LS-AMB-90)."""
    followers = g.follower_seats()
    for challenge, in_play in zip(g.box.surtur.challenges, g.challenges, strict=True):
        if in_play and challenge.at_setup:
            once = any(op.what == "place_desolation" for op in challenge.ops)
            for seat in followers[:1] if once else followers:
                resolve(g, seat, challenge.ops)
