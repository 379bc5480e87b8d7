"""From options and seed to the first position (LR-SETUP)."""

from longhall.engine.events import EVERYONE
from longhall.engine.registry import Options
from longhall.engine.state import added, replaced_at
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
        g.followers = (*g.followers[: seats - n], *chosen)
        g.challenges = tuple([int(options[challenge.id] == "yes") for challenge in g.box.surtur.challenges])
        lay_followers(g)
    g.phase = "selection"
    g.push(WholeGame())
    return g


def lay_board(g: LordsOfRagnarok) -> None:
    """Territories, forges with their runes, monuments, the wheel, requirement cards (LR-SETUP-01..07, 11, 12)."""
    territories = g.map.territories
    g.control = (NOBODY,) * len(territories)
    g.temples = (0,) * len(territories)
    g.levels = (0,) * len(g.box.monuments)
    g.wheel = ((),) * len(g.box.wheel)
    g.fulfilled = (0,) * len(g.map.requirements)
    g.supply = tuple(g.box.rune_counts)
    sites = [place for place, territory in enumerate(territories) if territory.forge]
    tokens = _forge_tokens(g, len(sites))
    g.forges = (NOBODY,) * len(territories)
    g.forged = (0,) * len(territories)
    for place, rune in zip(sites, tokens, strict=True):
        g.forges, g.forged = replaced_at(g.forges, place, rune), replaced_at(g.forged, place, 1)
        g.supply = added(g.supply, rune, -1)


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
    g.heroes = (NOBODY,) * g.seats
    g.origins = (NOBODY,) * g.seats
    g.tokens = ((box.constants.attribute_start,) * len(box.attributes),) * g.seats
    g.wounds = ((0,) * len(box.attributes),) * g.seats
    g.hero_at = (NOWHERE,) * g.seats
    g.drakkar_at = (NOWHERE,) * g.seats
    g.army_at = (NOWHERE,) * (g.seats * ARMIES)
    g.strengths = (0,) * len(g.army_at)
    g.priests = (box.constants.priests if g.priests_start == "reserve" else 0,) * g.seats
    g.sent = ((0,) * len(box.monuments),) * g.seats
    g.runes = ((0,) * len(box.runes),) * g.seats
    g.allies = ((0,) * len(box.realms),) * g.seats
    g.minis = (0,) * g.seats
    g.slayers = (0,) * g.seats
    g.hands = [[] for _ in seats]
    g.followers = (NOBODY,) * g.seats
    g.order = tuple(seats)
    g.challenges = (0,) * len(box.surtur.challenges)
    g.desolate = (0,) * len(g.map.territories)
    g.rows = [[] for _ in seats]
    g.action_decks = [[] for _ in seats]
    g.blessings = [[] for _ in seats]


def lay_monsters(g: LordsOfRagnarok) -> None:
    """Of the two boards of a rune one lies on top by chance; artifacts beside them (LR-SETUP-08, 09)."""
    g.monster_at = (NOWHERE,) * len(g.box.monsters)
    g.rings = (NOBODY,) * len(g.box.monsters)
    g.tops = tuple([pair[g.below(BOARD, len(pair))] for pair in g.box.of_rune])
    g.slots = (*[(NOBODY,) * len(monster.slots) for monster in g.box.monsters], (NOBODY,) * len(g.box.boss.slots))
    g.holders = (NOBODY,) * len(g.box.artifacts)
    g.exhausted = (0,) * len(g.box.artifacts)


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
