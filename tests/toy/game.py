"""What the registry needs to know of the toy game."""

from functools import cache, partial

from longhall.engine.events import eyes_of
from longhall.engine.frames import register_frames
from longhall.engine.registry import Choice, GameInfo, Options
from longhall.engine.state import register_shapes
from tests.toy import options
from tests.toy.events import ASKS, EVENTS
from tests.toy.generated.copies import COPIES
from tests.toy.rows import SHELF, opened
from tests.toy.rules import Saga
from tests.toy.state import CARDS, DICE, MONEY, Toy
from tests.toy.view import PUBLISHER

register_shapes(COPIES)
FRAMES = register_frames(COPIES)


def setup(seats: int, seed: str, chosen: Options, content: str = "") -> Toy:
    """Deal, and draw the omen."""
    g = INFO.position()
    assert isinstance(g, Toy)
    g.seats, g.length, g.mood, g.content = seats, chosen["length"], chosen["mood"], content
    g.attach(chosen)
    g.begin_streams(seed, ("cards", "dice"))
    g.begin_cards(options.DECK)
    g.begin_hooks()
    purse = g.box.purses[g.length]
    g.coins, g.bank = [purse] * seats, MONEY - purse * seats
    g.sold, g.boasts, g.oaths = [0] * seats, [2] * seats, [-1] * seats
    g.hands, g.rows, g.table, g.altar = ([[] for _ in range(seats)] for _ in range(4))
    g.pile, g.foes = options.DECK.cards_with("rune"), options.DECK.cards_with("foe")
    g.shuffle(CARDS, g.pile)
    g.shuffle(CARDS, g.foes)
    g.omen = g.below(DICE, 3)
    for seat in range(seats):
        for _ in range(g.box.hand):
            g.draw(g.pile, g.hands[seat], eyes_of(seat))
    g.push(Saga())
    return g


@cache
def info(content: str) -> GameInfo:
    """The game as it is played by a content."""
    box = opened(content)
    return GameInfo(
        id="toy",
        name="Toy",
        seats=(2, 3),
        choices=[Choice("length", ("short", "long")), Choice("mood", ("calm", "wild"), {"wild": (3,)})],
        vocabulary=options.VOCABULARY,
        groups=options.GROUPS,
        frames=FRAMES,
        position=Toy,
        setup=partial(setup, content=content),
        rules_version=1,
        arguments={"seat": "seat", "card": "card"},
        name_of=lambda kind, word, lang: box.cards[word].name[lang] if kind == "card" else word,
        text=lambda view, seat, say: [],
        folder="tests.toy",
        events=EVENTS,
        asks=ASKS,
        played={"played": ("seat", "card")},
        content=content,
        shelf=SHELF,
        with_content_of=info,
        publisher=PUBLISHER,
        things={"card": options.FACES},
    )


INFO = info("")
