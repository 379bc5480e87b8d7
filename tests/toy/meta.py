"""What the registry needs to know of the toy game."""

from longhall.engine.events import eyes_of
from longhall.engine.registry import Choice, GameInfo, Options
from longhall.engine.state import register_shapes
from tests.toy import options
from tests.toy.copies import COPIES
from tests.toy.rules import FRAMES, Saga
from tests.toy.state import CARDS, DICE, MONEY, Toy

HAND = 4

register_shapes(COPIES)


def setup(seats: int, seed: str, chosen: Options) -> Toy:
    """Deal, and draw the omen."""
    g = INFO.position()
    assert isinstance(g, Toy)
    g.seats, g.length, g.mood = seats, chosen["length"], chosen["mood"]
    g.begin_streams(seed, ("cards", "dice"))
    g.begin_cards(options.DECK)
    g.begin_hooks()
    g.coins, g.bank = [1] * seats, MONEY - seats
    g.sold, g.boasts, g.oaths = [0] * seats, [2] * seats, [-1] * seats
    g.hands, g.rows, g.table, g.altar = ([[] for _ in range(seats)] for _ in range(4))
    g.pile, g.foes = options.DECK.cards_with("rune"), options.DECK.cards_with("foe")
    g.shuffle(CARDS, g.pile)
    g.shuffle(CARDS, g.foes)
    g.omen = g.below(DICE, 3)
    for seat in range(seats):
        for _ in range(HAND):
            g.draw(g.pile, g.hands[seat], eyes_of(seat))
    g.push(Saga())
    return g


INFO = GameInfo(
    id="toy",
    name="Toy",
    seats=(2, 3),
    choices=[Choice("length", ("short", "long")), Choice("mood", ("calm", "wild"), {"wild": (3,)})],
    vocabulary=options.VOCABULARY,
    frames=FRAMES,
    position=Toy,
    setup=setup,
    rules_version=1,
    arguments={"seat": "seat", "card": "card"},
    name_of=lambda kind, word, language: word,
    describe=lambda view, seat, say: [],
    folder="tests.toy",
)
