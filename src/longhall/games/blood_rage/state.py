"""Every field of a game of Blood Rage, and the small questions that all rules ask of it."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar, Final

from longhall.engine.hooks import Hooks
from longhall.engine.options import Vocabulary
from longhall.engine.state import Grid, Heap, Heaps, Piles, Public, Range, Row, Unsaved, replaced_at
from longhall.games.blood_rage import bounds, hooks, options
from longhall.games.blood_rage.content.rows import Box, Card, box
from longhall.games.blood_rage.generated.events import Telling

CARDS: Final = 0  # the streams
BOARD: Final = 1
FIRST: Final = 2
NOBODY: Final = -1
NOWHERE: Final = -1
WARRIOR: Final = 0  # the kinds of figures; a Monster is FIRST_MONSTER and its number
LEADER: Final = 1
SHIP: Final = 2
FIRST_MONSTER: Final = 3
TROOPS: Final = 3
RAGE: Final = 0  # the stats
AXES: Final = 1
HORNS: Final = 2
CENTRE: Final = 0  # Yggdrasil; the other provinces follow in their ring, then the fjords
FIRST_FJORD: Final = 9
RESERVE: Final = 13
VALHALLA: Final = 14
PLACES: Final = 15  # where a Warrior can be: provinces, fjords (never), reserve, Valhalla
SUPPLY: Final = 15  # where a Monster is before it is recruited,
OUT: Final = 16  # and after it was replaced
NO_LIMIT: Final = 99
# Where Glory comes from
PARTS: Final = ("battle", "pillage", "quests", "ragnarok", "valhalla", "cards", "stolen", "legend")
BATTLE: Final = 0
TOKENS: Final = 1
QUESTS: Final = 2
RAGNAROK: Final = 3
RELEASE: Final = 4
BY_CARDS: Final = 5
STOLEN: Final = 6
LEGEND: Final = 7


class BloodRage(Telling):
    """The table. Hands, packs, committed Quests, decks and what was put away face down show their backs alone to
    those who do not know the cards (BR-INFO-01, 02)."""

    RETIRED: ClassVar[Sequence[str]] = (  # they are in the frame of a pillage, see rules/raid.py
        "pillager",
        "province",
        "fighters",
        "witnesses",
        "texts",
        "converted",
        "bonuses",
        "slain",
        "winner",
        "waiting",
    )
    RESHAPED: ClassVar[Mapping[str, int]] = {
        "earned": len(PARTS),
        "stats": 3,
        "strengths": TROOPS,
        "warriors": PLACES,
    }
    RANGES: ClassVar[Mapping[str, Range]] = bounds.RANGES
    VARIES: ClassVar[Mapping[str, int]] = bounds.VARIES
    HOOKS: ClassVar[Hooks] = hooks.HOOKS

    def __init__(self) -> None:
        super().__init__()
        # The game
        self.first_game: Public[str] = "no"  # yes: in the first Age all dealt cards are the hand
        self.rage_cap: Public[str] = "track"  # does Rage stop at the end of the track: track or none
        self.quest_bonus: Public[str] = "sum"  # do two cards that make a Quest a Battle card add up: sum or highest
        self.age: Public[int] = 0  # 1 to 3
        self.phase: Public[str] = ""  # where the Saga token lies
        self.first: Public[int] = 0  # who has the first-player marker
        self.turn: Public[int] = NOBODY  # whose turn it is in the Action phase
        # The clans, an entry for each seat; where it says so, several
        self.clans: Public[Row] = ()  # the clan sheet; -1 before it is chosen
        self.glory: Public[list[int]] = []
        self.earned: Public[Grid] = ()  # by seat, the same by its source: see PARTS
        self.rage: Public[list[int]] = []  # Rage left to spend
        self.passed: Public[Row] = ()  # 1 once it has passed in this phase
        self.stats: Public[Grid] = ()  # the step of each stat, 0 to 5: g.stats[seat][stat]
        self.strengths: Public[Grid] = ()  # STR of each troop, as upgraded: g.strengths[seat][kind]
        # The figures
        self.warriors: Public[Grid] = ()  # how many Warriors are in each place: g.warriors[seat][place]
        self.leaders: Public[list[int]] = []  # the place of each Leader
        self.ships: Public[list[int]] = []  # the place of each Ship
        self.monsters: Public[list[int]] = []  # the place of each Monster
        self.owners: Public[Row] = ()  # whose each Monster is; -1: nobody's
        # The board, an entry for each province
        self.tokens: Public[Row] = ()  # the pillage token
        self.pillaged: Public[Row] = ()  # 1: the token shows its pillaged side
        self.ruined: Public[Row] = ()  # 1: destroyed by Ragnarök
        self.dooms: Public[Row] = ()  # the provinces that the Ragnarök tokens of the three Ages name
        # The cards
        self.decks: Piles[list[list[int]]] = []  # the three decks, top card last
        self.packs: Heaps[list[list[int]]] = []  # what each seat chooses from; empty outside the draft
        self.hands: Heaps[list[list[int]]] = []
        self.quests: Heaps[list[list[int]]] = []  # Quests that each seat is committed to, face down
        self.sheets: Piles[list[list[int]]] = []  # upgrades on the clan sheet, in the order they were laid
        self.played: Piles[list[list[int]]] = []  # by seat, cards in the battle, the revealed one first; empty: none
        self.discards: Heap[list[int]] = []  # cards discarded for all to see
        self.away: Heap[list[int]] = []  # put away face down: undealt, left over, discarded after the Action phase
        self.box: Unsaved[Box] = box()

    def vocabulary(self) -> Vocabulary:
        return options.VOCABULARY

    def attach(self, options: Mapping[str, str]) -> None:
        self.box = box(self.content)
        self.deck = self.box.deck(self.seats)

    def share(self, new: Any) -> None:
        new.box = self.box

    # Seats

    def clockwise(self, first: int) -> list[int]:
        """All seats from this one on."""
        return [(first + i) % self.seats for i in range(self.seats)]

    # Stats

    def value(self, seat: int, stat: int) -> int:
        """Rage to begin with, Glory for a battle, figures on the board (BR-STAT-02..05)."""
        return self.box.stats[stat].values[self.stats[seat][stat]]

    # Figures

    def where(self, seat: int, kind: int) -> int:
        """The place of a clan's Leader, Ship or Monster."""
        if kind == LEADER:
            return self.leaders[seat]
        return self.ships[seat] if kind == SHIP else self.monsters[kind - FIRST_MONSTER]

    def count(self, seat: int, kind: int, place: int) -> int:
        """How many figures of a kind a clan has in a place."""
        if kind == WARRIOR:
            return self.warriors[seat][place]
        if kind >= FIRST_MONSTER and self.owners[kind - FIRST_MONSTER] != seat:
            return 0
        return int(self.where(seat, kind) == place)

    def is_at(self, seat: int, place: int) -> bool:
        """Has a clan a figure in a place?"""
        if self.warriors[seat][place] or self.leaders[seat] == place or self.ships[seat] == place:
            return True
        return place in self.monsters and bool(self.kinds_at(seat, place))

    def kinds_at(self, seat: int, place: int) -> list[int]:
        """The kinds of figures that a clan has in a place."""
        found = [WARRIOR] if self.warriors[seat][place] else []
        if self.leaders[seat] == place:
            found.append(LEADER)
        if self.ships[seat] == place:
            found.append(SHIP)
        if place in self.monsters:
            for monster, its in enumerate(self.monsters):
                if its == place and self.owners[monster] == seat:
                    found.append(FIRST_MONSTER + monster)
        return found

    def shift(self, seat: int, kind: int, source: int, target: int, n: int = 1) -> None:
        """Move figures from one place to another; each is always in one (BR-FIG-05)."""
        if kind == WARRIOR:
            row = list(self.warriors[seat])
            row[source] -= n
            row[target] += n
            self.warriors = replaced_at(self.warriors, seat, tuple(row))
        elif kind == LEADER:
            self.leaders[seat] = target
        elif kind == SHIP:
            self.ships[seat] = target
        else:
            self.monsters[kind - FIRST_MONSTER] = target

    def figures_in(self, seat: int, places: Iterable[int]) -> int:
        """How many figures a clan has in these places."""
        return sum(self.count(seat, kind, place) for place in places for kind in self.kinds_at(seat, place))

    def places_of(self, seat: int) -> set[int]:
        """The provinces and fjords where a clan has figures."""
        found = {place for place, n in enumerate(self.warriors[seat][:FIRST_FJORD]) if n}
        places = [self.leaders[seat], self.ships[seat]]
        if seat in self.owners:
            places += [place for place, owner in zip(self.monsters, self.owners, strict=True) if owner == seat]
        found.update([place for place in places if place < RESERVE])
        return found

    def on_board(self, seat: int) -> int:
        """How many figures a clan has in provinces and fjords (BR-STAT-04)."""
        found = sum(self.warriors[seat][:RESERVE])
        found += (self.leaders[seat] < RESERVE) + (self.ships[seat] < RESERVE)
        if seat in self.owners:
            for monster, owner in enumerate(self.owners):
                if owner == seat and self.monsters[monster] < RESERVE:
                    found += 1
        return found

    # The board

    def area(self, province: int) -> list[int]:
        """A province and its supporting fjord (BR-BOARD-06)."""
        return self.box.provinces[province].area

    def is_in(self, seat: int, province: int) -> bool:
        """Has a clan a figure in the area of a province?"""
        for place in self.area(province):
            if self.is_at(seat, place):
                return True
        return False

    def room(self, province: int) -> int:
        """How many figures can still enter a province (BR-BOARD-03, 04, 08)."""
        if self.ruined[province]:
            return 0
        villages = self.box.provinces[province].villages
        if not villages:
            return NO_LIMIT
        left = villages - self.leaders.count(province) - self.monsters.count(province)
        for row in self.warriors:
            left -= row[province]
        return left

    def supported(self, fjord: int) -> list[int]:
        """The standing provinces that a fjord supports; none: it is closed (BR-BOARD-05, BR-AMB-24)."""
        return [place for place in self.box.fjords[fjord - FIRST_FJORD].supports if not self.ruined[place]]

    def place_word(self, place: int) -> str:
        box = self.box
        return box.provinces[place].id if place < FIRST_FJORD else box.fjords[place - FIRST_FJORD].id

    def figure_word(self, kind: int) -> str:
        return self.box.figures[kind].id

    # Cards

    def row(self, card: int) -> Card:
        return self.box.cards[self.deck.faces[card]]
