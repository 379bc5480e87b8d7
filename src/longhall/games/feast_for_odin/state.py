"""Every field of a game of A Feast for Odin, and the small questions that all rules ask of it."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from longhall.engine.hooks import Hooks
from longhall.engine.options import Vocabulary
from longhall.engine.position import ASKED
from longhall.engine.state import Grid, Heap, Heaps, Pile, Piles, Public, Range, Row, Unsaved, added_in
from longhall.games.feast_for_odin import bounds, hooks, options
from longhall.games.feast_for_odin.content.areas import Area
from longhall.games.feast_for_odin.content.rows import Box, Occupation, box
from longhall.games.feast_for_odin.content.things import FIRST_SHIP, KNARR, LONGSHIP, STOCK, WHALING_BOAT
from longhall.games.feast_for_odin.generated.events import Telling
from longhall.games.feast_for_odin.hooks import SHIP_SUBSTITUTE

CARDS: Final = 0  # the streams
DICE: Final = 1
WEAPON_PILE: Final = 2
STRIPS: Final = 3
SETUP: Final = 4
NOBODY: Final = -1
NOWHERE: Final = -1
NONE: Final = -1
BLOCKED: Final = -2  # on a space: Vikings of the round before, in the solo game
# Areas: the home boards, the islands, then the houses
FIRST_ISLAND: Final = 4
FIRST_SHED: Final = 8
FIRST_STONE_HOUSE: Final = 11
FIRST_LONG_HOUSE: Final = 14
AREAS: Final = 19
HOUSE_FROM: Final = (FIRST_SHED, FIRST_STONE_HOUSE, FIRST_LONG_HOUSE, AREAS)
# The bay: three small berths, then four large ones; a ship is its kind with the ore on it
BERTHS: Final = 7
SMALL: Final = 3
EMPTY: Final = 0
BOAT: Final = 1  # a whaling boat without ore, and up to one more
KNARR_IN: Final = 10
LONGSHIP_IN: Final = 20  # and up to three more

Tile = tuple[int, int, int, int]  # one that was laid: area, item, turn, cell


class FeastForOdin(Telling):
    """The table. Occupations in hand and their piles are hidden; all else lies open (FO-COMP-07)."""

    RETIRED: ClassVar[Sequence[str]] = ("served", "die", "rolls", "die_bonus", "paid")
    RESHAPED: ClassVar[Mapping[str, int]] = {
        "stock": STOCK,
        "bay": BERTHS,
        "emigrated": 2,
        "rivals": 2,
        "filled": 2,
        "tiles": 4,
    }
    RAGGED: ClassVar[Sequence[str]] = ("strips",)
    RANGES: ClassVar[Mapping[str, Range]] = bounds.RANGES
    VARIES: ClassVar[Mapping[str, int]] = bounds.VARIES
    HOOKS: ClassVar[Hooks] = hooks.HOOKS
    ANYTIME: ClassVar[int] = ASKED

    def __init__(self) -> None:
        super().__init__()
        # The game
        self.length: Public[str] = "long"  # long or short
        self.decks: Public[str] = "A"  # the decks of occupations that are in the game
        self.animals_in_houses: Public[str] = "yes"  # may sheep and cattle be laid in houses, see FO-AMB-12
        self.income_reach: Public[str] = "square"  # what an income space needs on islands, see FO-AMB-04
        self.hints: Public[str] = "on"  # are hints shown; off: views leave them out
        self.round: Public[int] = 0
        self.phase: Public[str] = ""
        self.first: Public[int] = 0  # the start player
        self.turn: Public[int] = NOBODY  # whose turn it is in the action phase
        self.last: Public[int] = NOBODY  # who placed Vikings last in this round
        # The players, an entry for each seat; where it says so, several
        self.passed: Public[Row] = ()  # 1 once it has passed in this round
        self.stock: Public[Grid] = ()  # what lies in each supply and stable: g.stock[seat][item]
        self.thing: Public[Row] = ()  # Vikings in the Thing Square
        self.penalties: Public[Row] = ()  # Thing Penalties
        self.bay: Public[Grid] = ()  # the ships with their ore: g.bay[seat][berth]
        self.emigrated: Public[Grid] = ()  # by seat, emigrated knarrs and longships
        # The action board
        self.taken: Public[Row] = ()  # who has occupied each space in this round; BLOCKED: in the one before
        self.placed: Public[Row] = ()  # how many Vikings stand on each space
        self.imitations: Public[Row] = ()  # the columns that have an imitation space
        self.pairs_placed: Public[Row] = ()  # by seat, how often exactly 2 Vikings were placed in this round
        # Boards and houses, an entry for each area
        self.owners: Public[Row] = ()
        self.sides: Public[Row] = ()  # for each exploration board: 1 if its back is up
        self.treasure: Public[Row] = ()  # silver on it
        self.covered: Row = ()  # which of its cells are covered, a bit for each
        self.rivals: Grid = ()  # by area, cells under tiles that must not touch others like them: see `rival`
        self.filled: Public[Grid] = ()  # by area, wood and stone on the demands of a building
        self.tiles: Public[tuple[Tile, ...]] = ()  # everything that was laid
        # Supplies
        self.strips: Public[Grid] = ()  # items left on each mountain strip, the leftmost first; empty: none
        self.strips_left: Public[Row] = ()  # the strips in the pile, in no order: chance draws them
        self.weapons: Public[Row] = ()  # how many of each weapon the pile holds; chance draws them
        self.weapons_spent: Public[Row] = ()  # and the open discard pile
        self.specials: Public[Row] = ()  # 1 for each special tile that is still in the supply
        # Occupations
        self.light: Heap[list[int]] = []  # light-brown cards that have left the game
        self.dark: Pile[list[int]] = []  # the dark-brown pile, top card last
        self.hands: Heaps[list[list[int]]] = []
        self.played: Piles[list[list[int]]] = []  # in the order they were played
        self.used: Public[Row] = ()  # the clauses that work once in a game and have: clause by seat
        # What goes on
        self.space: Public[int] = NOWHERE  # of the Viking action in progress; an imitated one counts as this one
        self.standing: Public[int] = NOWHERE  # the space on which its Vikings stand; -1: a card allowed it without any
        self.actor: Public[int] = NOBODY  # whose action it is
        self.provided: Public[Row] = ()  # what the action itself has given: by item
        self.spent: Public[Row] = ()  # what was spent on it: by item
        self.pledge: Public[int] = NONE  # what must still be spent on it, since a card was used that asks for it
        self.events: Public[Row] = ()  # what was discarded from mountain strips last: items
        self.returned: Public[int] = NOWHERE  # the space from which a card returned a Viking last
        self.box: Unsaved[Box] = box()

    def vocabulary(self) -> Vocabulary:
        return options.VOCABULARY

    def attach(self, options: Mapping[str, str]) -> None:
        self.box = box(self.content, self.income_reach)
        self.deck = self.box.deck(self.decks)

    def share(self, new: Any) -> None:
        new.box = self.box

    # The round

    @property
    def short(self) -> int:
        """0 in the long game, 1 in the short one: the place in tables."""
        return int(self.length == "short")

    @property
    def rounds(self) -> int:
        return self.box.rules.rounds[self.short]

    def clockwise(self, first: int) -> list[int]:
        """All seats from this one on."""
        return [(first + i) % self.seats for i in range(self.seats)]

    # Supplies

    def has(self, seat: int, item: int) -> int:
        """How many of an item lie in a supply or stable."""
        return self.stock[seat][item]

    def add(self, seat: int, item: int, n: int) -> None:
        """Put so many into a supply, or take them out of it."""
        self.stock = added_in(self.stock, seat, item, n)

    # Ships

    def ships(self, seat: int, kind: int) -> list[int]:
        """The ships of a kind in a bay, each as the ore that was put on it."""
        low, high = SHIP_CODES[kind - FIRST_SHIP]
        return [ship - low for ship in self.bay[seat] if low <= ship <= high]

    def can_sail(self, seat: int, kind: int, n: int = 1) -> bool:
        """Has a player so many ships of a kind, or what may stand for them (FO-PHASE5-07, 10)?"""
        found = len(self.ships(seat, kind))
        if found < n and kind == LONGSHIP and self.fold(SHIP_SUBSTITUTE, 0, seat, kind, 0):
            found += len(self.ships(seat, KNARR))
        return found >= n

    # Areas

    def area(self, area: int) -> Area:
        """The grid of an area, as it lies now."""
        if area < FIRST_ISLAND:
            return self.box.home.area
        if area < FIRST_SHED:
            return self.box.islands[self.side(area - FIRST_ISLAND)].area
        return self.box.houses[house_kind(area)].area

    def side(self, island: int) -> int:
        """The board that is face up on an exploration tile."""
        return self.box.sides[island][self.sides[island]]

    def areas_of(self, seat: int) -> list[int]:
        return [area for area, owner in enumerate(self.owners) if owner == seat]

    def area_word(self, area: int) -> str:
        """An area as options write it."""
        if area < FIRST_ISLAND:
            return "home"
        if area < FIRST_SHED:
            return self.box.islands[self.side(area - FIRST_ISLAND)].id
        kind = house_kind(area)
        return f"{self.box.houses[kind].id}_{area - HOUSE_FROM[kind] + 1}"

    # Cards

    def row(self, card: int) -> Occupation:
        return self.box.cards[self.deck.faces[card]]


SHIP_CODES: Final = ((BOAT, BOAT + 1), (KNARR_IN, KNARR_IN), (LONGSHIP_IN, LONGSHIP_IN + 3))
NEW_SHIPS: Final = {WHALING_BOAT: BOAT, KNARR: KNARR_IN, LONGSHIP: LONGSHIP_IN}


def house_kind(area: int) -> int:
    """Shed, stone house or long house."""
    return 0 if area < FIRST_STONE_HOUSE else 1 if area < FIRST_LONG_HOUSE else 2
