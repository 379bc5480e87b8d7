"""From options and seed to the first position (LR-SETUP)."""

from longhall.engine.events import EVERYONE
from longhall.engine.registry import Options
from longhall.games.lords_of_ragnarok.automaton.setup import choose_followers, lay_followers
from longhall.games.lords_of_ragnarok.content.rows import ARMIES
from longhall.games.lords_of_ragnarok.position import LordsOfRagnarokPosition
from longhall.games.lords_of_ragnarok.rules.game import WholeGame
from longhall.games.lords_of_ragnarok.rules.monsters import place_monster
from longhall.games.lords_of_ragnarok.state import BOARD, CARDS, HEROES, NOBODY, NOWHERE, LordsOfRagnarok

STREAMS = ("cards", "dice", "board", "heroes", "surtur")


def setup(seats: int, seed: str, options: Options, content: str = "") -> LordsOfRagnarokPosition:
    """Lay the table; then everybody chooses a hero. Followers count as players (LS-SETUP-01, LS-MULTI-02,
    LS-AMB-05)."""
    g = LordsOfRagnarokPosition()
    g.seats = seats
    g.content = content
    g.priests_start = options["priests_start"]
    g.ninth_level = options["ragnarok_at_ninth_level"]
    g.track_side = options["track_side"]
    g.expansion = options["expansion"]
    g.attach(options)
    g.begin_streams(seed, STREAMS)
    g.begin_cards(g.deck)
    g.begin_hooks()
    lay_board(g)
    lay_players(g)
    lay_monsters(g)
    lay_decks(g)
    place_foes(g)
    n = int(options["followers"])
    g.first = g.below(HEROES, seats - n)  # LR-SETUP-16
    if n:
        chosen = choose_followers(g, n, options["follower_hero"])
        g.followers = [*g.followers[: seats - n], *chosen]
        g.challenges = [int(options[challenge.id] == "yes") for challenge in g.box.surtur.challenges]
        lay_followers(g)
    g.phase = "selection"
    g.push(WholeGame())
    return g


def lay_board(g: LordsOfRagnarok) -> None:
    """Territories, forges with their runes, monuments, the wheel, requirement cards (LR-SETUP-01..07, 11, 12)."""
    territories = g.map.territories
    g.control = [NOBODY for _ in territories]
    g.temples = [0 for _ in territories]
    g.levels = [0 for _ in g.box.monuments]
    g.wheel = [[] for _ in g.box.wheel]
    g.fulfilled = [0 for _ in g.map.requirements]
    g.supply = g.box.rune_counts[:]
    sites = [place for place, territory in enumerate(territories) if territory.forge]
    tokens = _forge_tokens(g, len(sites))
    g.forges = [NOBODY for _ in territories]
    g.forged = [0 for _ in territories]
    for place, rune in zip(sites, tokens, strict=True):
        g.forges[place], g.forged[place] = rune, 1
        g.supply[rune] -= 1


def _forge_tokens(g: LordsOfRagnarok, n: int) -> list[int]:
    """Forge tokens at random; where not all are used, one of each rune is among them (LR-SETUP-05, 06, LR-2P-02)."""
    tokens = g.box.forge_tokens[:]
    chosen = []
    if n < len(tokens):
        chosen = sorted(set(tokens))
        for rune in chosen:
            tokens.remove(rune)
    _mix(g, tokens)
    chosen += tokens[: n - len(chosen)]
    _mix(g, chosen)
    return chosen


def lay_players(g: LordsOfRagnarok) -> None:
    """Attribute tokens, armies, priests, and nothing else yet (LR-SETUP-13, 18, LR-AMB-01)."""
    seats, box = range(g.seats), g.box
    g.heroes = [NOBODY for _ in seats]
    g.origins = [NOBODY for _ in seats]
    g.tokens = [box.constants.attribute_start for _ in seats for _ in box.attributes]
    g.wounds = [0 for _ in g.tokens]
    g.hero_at = [NOWHERE for _ in seats]
    g.drakkar_at = [NOWHERE for _ in seats]
    g.army_at = [NOWHERE for _ in range(g.seats * ARMIES)]
    g.strengths = [0 for _ in g.army_at]
    g.priests = [box.constants.priests if g.priests_start == "reserve" else 0 for _ in seats]
    g.sent = [0 for _ in seats for _ in box.monuments]
    g.runes = [0 for _ in seats for _ in box.runes]
    g.allies = [0 for _ in seats for _ in box.realms]
    g.minis = [0 for _ in seats]
    g.slayers = [0 for _ in seats]
    g.hands = [[] for _ in seats]
    g.followers = [NOBODY for _ in seats]
    g.order = list(seats)
    g.challenges = [0 for _ in box.surtur.challenges]
    g.desolate = [0 for _ in g.map.territories]
    g.rows = [[] for _ in seats]
    g.action_decks = [[] for _ in seats]
    g.blessings = [[] for _ in seats]


def lay_monsters(g: LordsOfRagnarok) -> None:
    """Of the two boards of a rune one lies on top by chance; artifacts beside them (LR-SETUP-08, 09)."""
    g.monster_at = [NOWHERE for _ in g.box.monsters]
    g.rings = [NOBODY for _ in g.box.monsters]
    g.tops = [pair[g.below(BOARD, len(pair))] for pair in g.box.of_rune]
    g.slots = [[NOBODY for _ in monster.slots] for monster in g.box.monsters]
    g.slots.append([NOBODY for _ in g.box.boss.slots])
    g.holders = [NOBODY for _ in g.box.artifacts]
    g.exhausted = [0 for _ in g.box.artifacts]


def lay_decks(g: LordsOfRagnarok) -> None:
    """Shuffle the four decks; with two players the high events are out (LR-SETUP-10, LR-2P-03)."""
    g.combat = g.deck.cards_with("combat")
    g.attack = g.deck.cards_with("attack")
    g.blessing = g.deck.cards_with("blessing")
    g.event = g.deck.cards_with("event")
    for pile in (g.combat, g.attack, g.blessing, g.event):
        g.shuffle(CARDS, pile)


def place_foes(g: LordsOfRagnarok) -> None:
    """Event cards tell where the boss starts, and a monster for each player (LR-SETUP-14, 15, LR-AMB-52)."""
    g.boss_at = _drawn(g)
    for _ in range(g.seats):
        place = _drawn(g)
        place_monster(g, g.box.events[place].rune, place)


def _drawn(g: LordsOfRagnarok) -> int:
    """An event card is drawn and discarded; gives its territory."""
    face = g.face(g.draw(g.event, g.event_discards, EVERYONE))
    return g.box.events[face - g.box.first_event].place


def _mix(g: LordsOfRagnarok, items: list[int]) -> None:
    for i in range(len(items) - 1, 0, -1):
        j = g.below(BOARD, i + 1)
        items[i], items[j] = items[j], items[i]
