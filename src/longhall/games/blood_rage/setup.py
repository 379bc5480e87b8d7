"""From options and seed to the first position (BR-SETUP)."""

from longhall.engine.registry import Options
from longhall.engine.state import replaced_at
from longhall.games.blood_rage.position import BloodRagePosition
from longhall.games.blood_rage.rules.game import WholeGame
from longhall.games.blood_rage.state import BOARD, CARDS, FIRST, NOBODY, PARTS, PLACES, RESERVE, SUPPLY, TROOPS

STREAMS = ("cards", "board", "first")


def setup(seats: int, seed: str, options: Options, content: str = "") -> BloodRagePosition:
    """Lay the table: clans, board, decks, and who begins."""
    g = BloodRagePosition()
    g.seats = seats
    g.content = content
    g.first_game = options["first_game"]
    g.rage_cap = options["rage_cap"]
    g.quest_bonus = options["quest_bonus"]
    g.attach(options)
    g.begin_streams(seed, STREAMS)
    g.begin_cards(g.deck)
    g.begin_hooks()
    lay_clans(g)
    lay_board(g)
    lay_decks(g)
    chosen = options["first_player"]  # BR-SETUP-14, BR-AMB-30
    g.first = g.below(FIRST, seats) if chosen == "random" else int(chosen)
    g.push(WholeGame())
    return g


def lay_clans(g: BloodRagePosition) -> None:
    """Every clan begins with the same: 8 Warriors, Leader and Ship in reserve, 0 Glory, every stat on its first step;
    Monsters lie in the common supply (BR-SETUP-01, 02, 12)."""
    seats = range(g.seats)
    g.clans = (NOBODY,) * g.seats
    g.glory = [0 for _ in seats]
    g.earned = ((0,) * len(PARTS),) * g.seats
    g.stats = ((0,) * len(g.box.stats),) * g.seats
    g.rage = [g.value(seat, 0) for seat in seats]
    g.passed = (0,) * g.seats
    g.strengths = (tuple([figure.strength for figure in g.box.figures[:TROOPS]]),) * g.seats
    g.warriors = (replaced_at((0,) * PLACES, RESERVE, g.box.clans[0].warriors),) * g.seats
    g.leaders = [RESERVE for _ in seats]
    g.ships = [RESERVE for _ in seats]
    g.monsters = [SUPPLY for figure in g.box.figures if figure.monster]
    g.owners = (NOBODY,) * len(g.monsters)
    g.hands, g.quests, g.sheets = [[] for _ in seats], [[] for _ in seats], [[] for _ in seats]


def lay_board(g: BloodRagePosition) -> None:
    """Pillage tokens by chance, Yggdrasil's own in the centre; three provinces are doomed, and the fewer players the
    more are destroyed already (BR-SETUP-05..09)."""
    loose = [kind for kind, token in enumerate(g.box.tokens) if not token.province for _ in range(token.count)]
    fixed = {token.province: kind for kind, token in enumerate(g.box.tokens) if token.province}
    _mix(g, loose)
    g.tokens = tuple([fixed[province.id] if province.id in fixed else loose.pop() for province in g.box.provinces])
    g.pillaged = (0,) * len(g.tokens)
    g.ruined = (0,) * len(g.tokens)
    ragnarok = list(range(1, len(g.tokens)))
    _mix(g, ragnarok)
    ages = len(g.box.ages)
    g.dooms = tuple(ragnarok[:ages])
    for province in ragnarok[ages : ages + g.box.setups[g.seats].destroyed]:
        g.ruined = replaced_at(g.ruined, province, 1)


def lay_decks(g: BloodRagePosition) -> None:
    """Shuffle the deck of each Age (BR-SETUP-10, 11)."""
    g.decks = [g.deck.cards_with(f"age{age.number}") for age in g.box.ages]
    for deck in g.decks:
        g.shuffle(CARDS, deck)


def _mix(g: BloodRagePosition, items: list[int]) -> None:
    for i in range(len(items) - 1, 0, -1):
        j = g.below(BOARD, i + 1)
        items[i], items[j] = items[j], items[i]
