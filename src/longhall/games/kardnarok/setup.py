"""From options and seed to the first position (KR-SETUP)."""

from longhall.engine.registry import Options
from longhall.games.kardnarok.position import KardnarokPosition
from longhall.games.kardnarok.rules.game import WholeGame
from longhall.games.kardnarok.state import CARDS, COINS, NOBODY

STREAMS = ("cards", "coins", "first")
FIRST = 2


def setup(seats: int, seed: str, options: Options, content: str = "") -> KardnarokPosition:
    """Lay the table: piles, bag, tokens, bronze; the First Kingdom deals the Heroes."""
    g = KardnarokPosition()
    g.seats = seats
    g.content = content
    g.mode = options["mode"]
    g.hero_exchange = options["hero_exchange"]
    g.attach(options)
    g.begin_streams(seed, STREAMS)
    g.begin_cards(g.deck)
    g.begin_hooks()
    lay_piles(g)
    lay_kingdoms(g)
    g.first = g.below(FIRST, seats)  # KR-SETUP-01
    deal_heroes(g)
    g.push(WholeGame())
    return g


def lay_piles(g: KardnarokPosition) -> None:
    """Shuffle every pile; the silver goes into the bag (KR-SETUP-03..05, 08; KR-DUEL-02, 04)."""
    g.warriors = g.deck.cards_with("warrior")
    g.norns = g.deck.cards_with("norn")
    g.heroes = g.deck.cards_with("hero")
    g.bag = g.deck.cards_with("silver")
    g.prophecies = [g.deck.cards_with(f"ragnarok{number}") for number in range(1, g.rules().rounds + 1)]
    for pile in (g.warriors, g.norns, g.heroes, *g.prophecies):
        g.shuffle(CARDS, pile)
    g.shuffle(COINS, g.bag)


def lay_kingdoms(g: KardnarokPosition) -> None:
    """Every kingdom begins with its cube at 0, three ritual tokens and its bronze (KR-GEN-05; KR-SETUP-06, 07, 09;
    KR-DUEL-05)."""
    seats = range(g.seats)
    g.kingdoms = (NOBODY,) * g.seats
    g.bronze = [g.purse().bronze for _ in seats]
    g.bronze_out = g.box.bronze - sum(g.bronze)
    g.cubes = (0,) * g.seats
    g.exchanged = (0,) * g.seats
    g.resting = (NOBODY,) * g.seats
    g.hands, g.bought = [[] for _ in seats], ((),) * g.seats
    g.armies, g.leading, g.reserve = [[] for _ in seats], [[] for _ in seats], [[] for _ in seats]
    g.coins, g.captured = [[] for _ in seats], [[] for _ in seats]
    g.bonuses = ((0, 0, 0),) * g.seats
    g.draws_for_victory = ((),) * g.seats


def deal_heroes(g: KardnarokPosition) -> None:
    """Two Heroes for each kingdom, seen by it alone (KR-SETUP-10)."""
    for seat in [(g.first + i) % g.seats for i in range(g.seats)]:
        for _ in range(g.box.constants.heroes):
            g.draw(g.heroes, g.reserve[seat], g.eyes(seat))
