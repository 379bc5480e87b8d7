"""From options and seed to the first position (FO-SETUP, FO-SOLO)."""

from longhall.engine.events import eyes_of
from longhall.engine.registry import Options
from longhall.games.feast_for_odin.content.rows import COLUMNS, DARK, ISLANDS, LIGHT
from longhall.games.feast_for_odin.content.things import FIRST_SPECIAL, FIRST_WEAPON, SILVER, STOCK, WEAPONS
from longhall.games.feast_for_odin.position import FeastForOdinPosition
from longhall.games.feast_for_odin.rules.game import WholeGame
from longhall.games.feast_for_odin.rules.mountains import turn_up_strip
from longhall.games.feast_for_odin.rules.start import ChooseStart
from longhall.games.feast_for_odin.state import (
    AREAS,
    BERTHS,
    CARDS,
    EMPTY,
    NOBODY,
    SETUP,
    FeastForOdin,
)

STREAMS = ("cards", "dice", "weapons", "strips", "setup")


def setup(seats: int, seed: str, options: Options, content: str = "") -> FeastForOdinPosition:
    """Lay the table: boards, supplies, occupations, and who begins."""
    g = FeastForOdinPosition()
    g.seats = seats
    g.content = content
    g.length = options["length"]
    g.decks = options["decks"]
    g.animals_in_houses = options["animals_in_houses"]
    g.income_reach = options["income_reach"]
    g.hints = options["hints"]
    g.attach(options)
    g.begin_streams(seed, STREAMS)
    g.begin_cards(g.deck)
    g.begin_hooks()
    lay_players(g)
    lay_supplies(g)
    g.first = g.below(SETUP, seats) if seats > 1 else 0
    g.push(WholeGame())
    lay_cards(g, options["starting_occupation"] == "chosen")
    return g


def lay_players(g: FeastForOdin) -> None:
    """Goods, weapons and Vikings of everybody; all boards and houses but the home boards are nobody's
    (FO-SETUP-05, 08, 10, 11, FO-SOLO-01..03)."""
    seats, rules = range(g.seats), g.box.rules
    g.passed = (0,) * g.seats
    g.penalties = (0,) * g.seats
    g.pairs_placed = (0,) * g.seats
    g.stock = ((0,) * STOCK,) * g.seats
    for seat in seats:
        g.add(seat, SILVER, rules.silver)
        for item, n in rules.goods:
            g.add(seat, item, n)
    g.thing = (rules.solo_thing if g.seats == 1 else rules.thing[g.short],) * g.seats
    g.bay = ((EMPTY,) * BERTHS,) * g.seats
    g.emigrated = ((0, 0),) * g.seats
    g.owners = tuple([area if area < g.seats else NOBODY for area in range(AREAS)])
    g.sides = (0,) * ISLANDS
    g.treasure = (0,) * ISLANDS
    g.covered = (0,) * AREAS
    g.rivals = ((0, 0),) * AREAS
    g.filled = ((0, 0),) * AREAS
    g.taken = (NOBODY,) * len(g.box.spaces)
    g.placed = (0,) * len(g.box.spaces)
    g.provided, g.spent = (0,) * STOCK, (0,) * STOCK


def lay_supplies(g: FeastForOdin) -> None:
    """Extension tiles, special tiles, weapons and mountain strips (FO-SETUP-01, 02, 06, 09)."""
    rules = g.box.rules
    if g.seats == rules.extension:
        g.imitations = tuple([1 + column + g.below(SETUP, 2) for column in range(0, COLUMNS, 2)])
    g.specials = (1,) * (STOCK - FIRST_SPECIAL)
    held = [sum([row[FIRST_WEAPON + weapon] for row in g.stock]) for weapon in range(len(WEAPONS))]
    g.weapons = tuple([g.box.items[FIRST_WEAPON + weapon].cards - held[weapon] for weapon in range(len(WEAPONS))])
    g.weapons_spent = (0,) * len(WEAPONS)
    g.strips = ((),) * len(g.box.strips)
    g.strips_left = tuple(range(len(g.box.strips)))
    for _ in range(rules.strips[g.seats]):
        turn_up_strip(g)


def lay_cards(g: FeastForOdin, chosen: bool) -> None:
    """A light-brown occupation for everybody, by chance, or in the solo game one of choice; the others leave the game
    (FO-SETUP-03, 04, FO-SOLO-08)."""
    g.hands, g.played = [[] for _ in range(g.seats)], [[] for _ in range(g.seats)]
    g.light, g.dark = g.deck.cards_with(LIGHT), g.deck.cards_with(DARK)
    g.shuffle(CARDS, g.light)
    g.shuffle(CARDS, g.dark)
    if chosen:
        g.show(g.light)
        g.push(ChooseStart())
        return
    for seat in range(g.seats):
        for _ in range(g.box.rules.cards):
            g.draw(g.light, g.hands[seat], eyes_of(seat))
