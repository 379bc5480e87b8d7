"""Every field of a game of Lords of Ragnarok, and the small questions that all rules ask of it."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from longhall.engine.hooks import Hooks
from longhall.engine.options import Vocabulary
from longhall.engine.state import (
    Grid,
    Heap,
    Heaps,
    Pile,
    Piles,
    Public,
    Range,
    Row,
    Unsaved,
    added,
    added_in,
    replaced_at,
)
from longhall.games.lords_of_ragnarok import bounds, hooks, options
from longhall.games.lords_of_ragnarok.content.board import Map
from longhall.games.lords_of_ragnarok.content.rows import ARMIES, Box, box
from longhall.games.lords_of_ragnarok.generated.events import Telling

NOBODY: Final = -1
NOWHERE: Final = -1
CARDS: Final = 0  # the streams
DICE: Final = 1
BOARD: Final = 2
HEROES: Final = 3
SURTUR: Final = 4
DEAD: Final = -2  # where a killed monster is
BOX: Final = -2  # who holds an artifact that went back into the box
AUTHORITY: Final = 0  # the attributes
POWER: Final = 1
WISDOM: Final = 2
TOKENS: Final = 3  # attribute tokens of a hero
RUNES: Final = 3  # types of runes
BOSS: Final = 6  # the prey of a hunt after the six monsters
BUILD_MONUMENT: Final = 6  # the special action after the six of the wheel


class LordsOfRagnarok(Telling):
    """The table. Hands, decks and the monster side's attack cards show their backs alone to those who do not know
    them; all else is public."""

    REPLACED: ClassVar[Sequence[str]] = (  # heaps that seldom change: rules call `own_...` before
        "attack",
        "attack_hand",
        "attack_discards",
        "blessing",
        "blessing_discards",
        "offer",
        "blessings",
        "event",
        "event_discards",
        "rows",
        "action_decks",
        "actions_out",
    )
    RETIRED: ClassVar[Sequence[str]] = (  # they are in the frames of hunts and battles, see rules/chase.py and fight.py
        "hunter",
        "prey",
        "monster_side",
        "hunt_over",
        "attacking",
        "defence",
        "weak",
        "blocked",
        "no_draw",
        "wild",
        "dealt",
        "placed",
        "battlefield",
        "attacker",
        "defender",
        "winner",
        "fought",
        "bonus",
        "ignored",
        "unhurt",
        "striker",
    )
    RESHAPED: ClassVar[Mapping[str, int]] = {"tokens": 3, "wounds": 3, "sent": 3, "runes": 3, "allies": 6}
    RAGGED: ClassVar[Sequence[str]] = ("wheel",)
    RANGES: ClassVar[Mapping[str, Range]] = bounds.RANGES
    VARIES: ClassVar[Mapping[str, int]] = bounds.VARIES
    HOOKS: ClassVar[Hooks] = hooks.HOOKS

    def __init__(self) -> None:
        super().__init__()
        # The game
        self.priests_start: Public[str] = "reserve"  # where priests begin: reserve or supply
        self.ninth_level: Public[str] = "yes"  # does the ninth monument level bring Ragnarok about: yes or no
        self.track_side: Public[str] = "a"  # the side of the temple track
        self.first: Public[int] = 0  # who begins: first with the hero selection, then with the turns
        self.turn: Public[int] = NOBODY  # the active player
        self.phase: Public[str] = ""  # selection, prayer, hero, runes, maneuver, special
        self.activated: Public[Row] = ()  # the armies that were activated in this phase
        self.doomer: Public[int] = NOBODY  # who brought Ragnarok about
        self.last_turns: Public[Row] = ()  # the seats that still take their last turn, in order
        self.victor: Public[int] = NOBODY  # who met a victory condition
        # The players, an entry for each seat; where it says so, several
        self.heroes: Public[Row] = ()  # the hero tile; -1 before it is chosen
        self.origins: Public[Row] = ()  # the origin card; -1 before it is chosen
        self.tokens: Public[Grid] = ()  # where the attribute tokens stand, 2 to 6: g.tokens[seat][attribute]
        self.wounds: Public[Grid] = ()  # 1: that token shows its wounded side
        self.hero_at: Public[Row] = ()  # the territory of the hero
        self.drakkar_at: Public[Row] = ()  # the sea of the drakkar
        self.army_at: Public[Row] = ()  # the territory of each army, -1 in the reserve: by army, ARMIES of each seat
        self.strengths: Public[Row] = ()  # the strength of each army, 0 in the reserve: by army, ARMIES of each seat
        self.priests: Public[Row] = ()  # priests in the reserve
        self.sent: Public[Grid] = ()  # priests on monuments: g.sent[seat][monument]
        self.runes: Public[Grid] = ()  # runes in the reserve: g.runes[seat][rune]
        self.allies: Public[Grid] = ()  # 1: allied with that realm: g.allies[seat][realm]
        self.minis: Public[Row] = ()  # monsters killed
        self.slayers: Public[Row] = ()  # slayer tokens
        # The board; territories are numbered from 0 here
        self.control: Public[Row] = ()  # who controls each territory; -1: it is neutral
        self.temples: Public[Row] = ()  # 1: a temple stands there
        self.forges: Public[Row] = ()  # the rune type of the forge there; -1: no forge
        self.forged: Public[Row] = ()  # 1: a rune lies on that forge
        self.levels: Public[Row] = ()  # the level of each monument
        self.wheel: Public[Grid] = ()  # for each space the seats whose markers lie there, the top one last
        self.supply: Public[Row] = ()  # runes of each type in the common stock
        self.built: Public[int] = 0  # temples taken from the track
        self.fulfilled: Public[Row] = ()  # 1: that requirement card lies face down
        # Monsters, the boss, artifacts
        self.monster_at: Public[Row] = ()  # the territory of each monster; -1: not yet on the board, -2: dead
        self.rings: Public[Row] = ()  # who controls each monster; -1: it is neutral
        self.tops: Public[Row] = ()  # for each rune the monster whose board lies on top
        self.boss_at: Public[int] = NOWHERE
        self.slots: Public[Grid] = ()  # whose marker covers each wound slot, -1: open; the boss is last
        self.holders: Public[Row] = ()  # who has each artifact; -1: nobody yet, -2: it went back into the box
        self.exhausted: Public[Row] = ()  # 1: that artifact is turned
        self.spent: Public[Row] = ()  # powers that may not be used again for a while, by their number
        # Cards
        self.combat: Pile[list[int]] = []
        self.combat_discards: Heap[list[int]] = []
        self.hands: Heaps[list[list[int]]] = []
        self.attack: Pile[list[int]] = []
        self.attack_hand: Heap[list[int]] = []  # what the monster side of a hunt holds
        self.attack_discards: Heap[list[int]] = []
        self.blessing: Pile[list[int]] = []
        self.blessing_discards: Heap[list[int]] = []
        self.offer: Pile[list[int]] = []  # blessings laid out in a draft
        self.blessings: Piles[list[list[int]]] = []
        self.event: Pile[list[int]] = []
        self.event_discards: Heap[list[int]] = []
        # Cards of the battle in progress
        self.played: Piles[list[list[int]]] = []  # what the defender and the attacker have played; empty: no battle
        self.battle_deck: Heap[list[int]] = []  # what a Follower may still play in it
        # The Followers of Surtur
        self.followers: Public[Row] = ()  # by seat, the corrupted hero whom the rules play; -1: a person
        self.order: Public[Row] = ()  # the seats in the order of their turns
        self.rows: Piles[list[list[int]]] = []  # by seat, the action cards that lie open, from left to right
        self.action_decks: Piles[list[list[int]]] = []  # by seat
        self.actions_out: Heap[list[int]] = []  # action cards that are not in the game, or no longer
        self.selected: Public[int] = -1  # the place in the row of the card that is selected in this turn
        self.desolate: Public[Row] = ()  # by territory, 1: a Desolation token lies there
        self.desolated: Public[int] = 0  # tokens placed since the last turn of a person
        self.judge: Public[int] = NOBODY  # who has the Judge token
        self.held: Public[Row] = ()  # the territories that the Follower controlled when its turn began
        self.challenges: Public[Row] = ()  # 1 for each challenge card in play
        self.expansion: Public[str] = "controlled"  # what the third target mode counts: controlled or missing
        self.box: Unsaved[Box] = box()
        self.map: Unsaved[Map] = self.box.maps[0]

    def vocabulary(self) -> Vocabulary:
        return options.VOCABULARY

    def attach(self, options: Mapping[str, str]) -> None:
        self.box = box(self.content)
        self.map = self.box.map_for(self.seats)
        self.deck = self.box.deck(self.seats, options.get("followers", "0") != "0")

    def share(self, new: Any) -> None:
        new.box = self.box
        new.map = self.map

    # Seats

    def clockwise(self, first: int) -> list[int]:
        """All seats from this one on."""
        return [(first + i) % self.seats for i in range(self.seats)]

    def others_first(self) -> list[int]:
        """All seats clockwise from the left of the active player, who is last (LR-WHEEL-05)."""
        return self.clockwise(self.turn + 1)

    def is_follower(self, seat: int) -> bool:
        """Do the rules themselves play this seat?"""
        return self.followers[seat] >= 0

    def follower_seats(self) -> list[int]:
        """The seats that the rules play."""
        return [seat for seat, follower in enumerate(self.followers) if follower >= 0]

    def people(self) -> list[int]:
        """The seats of persons (LS-DEF-01)."""
        return [seat for seat, follower in enumerate(self.followers) if follower < 0]

    def eyes(self, seat: int) -> int:
        """The eyes of one seat; a Follower has none: nobody sees what it holds (LS-SETUP-13, LS-ENGINE-04)."""
        return 0 if self.followers[seat] >= 0 else 1 << seat

    def stash(self, seat: int) -> int:
        """How many blessings and artifacts lie under a Follower's board (LS-DEF-08)."""
        return len(self.blessings[seat]) + self.holders.count(seat) if self.followers[seat] >= 0 else 0

    # Attributes

    def value(self, seat: int, attribute: int) -> int:
        """What an attribute counts: where its token stands, or 2 when it is wounded (LR-WOUND-02)."""
        return self.box.constants.wounded_value if self.wounds[seat][attribute] else self.tokens[seat][attribute]

    def unhurt_tokens(self, seat: int) -> list[int]:
        """The attributes whose tokens are not wounded."""
        return [attribute for attribute, wound in enumerate(self.wounds[seat]) if not wound]

    def hurt_tokens(self, seat: int) -> list[int]:
        return [attribute for attribute, wound in enumerate(self.wounds[seat]) if wound]

    # Armies

    def armies_of(self, seat: int) -> list[int]:
        """The armies of a player on the board."""
        first = seat * ARMIES
        return [army for army in range(first, first + ARMIES) if self.army_at[army] >= 0]

    def armies_at(self, seat: int, territory: int) -> list[int]:
        """A player's armies in a territory."""
        first = seat * ARMIES
        return [army for army in range(first, first + ARMIES) if self.army_at[army] == territory]

    def all_armies_at(self, territory: int) -> list[int]:
        """All armies in a territory."""
        return [army for army, place in enumerate(self.army_at) if place == territory]

    def reserve_army(self, seat: int) -> int:
        """An army in the reserve; -1 if there is none."""
        first = seat * ARMIES
        for army in range(first, first + ARMIES):
            if self.army_at[army] < 0:
                return army
        return -1

    def total(self, seat: int, territory: int) -> int:
        """The total strength of a player's armies in a territory."""
        first = seat * ARMIES
        return sum([self.strengths[army] for army in range(first, first + ARMIES) if self.army_at[army] == territory])

    def owners_at(self, territory: int) -> list[int]:
        """The players who have armies in a territory."""
        return sorted({army // ARMIES for army, place in enumerate(self.army_at) if place == territory})

    def place_army(self, army: int, territory: int) -> None:
        self.army_at = replaced_at(self.army_at, army, territory)

    def strengthen(self, army: int, n: int) -> None:
        """An army grows, to 6 at most (LR-ARMY-01)."""
        grown = min(self.strengths[army] + n, self.box.constants.army_max)
        self.strengths = replaced_at(self.strengths, army, grown)

    # The board

    def regions_of(self, seat: int) -> int:
        """How many regions a player controls whole (LR-VICTORY-07)."""
        control = self.control
        return sum([all(control[place] == seat for place in region) for region in self.map.regions])

    def temples_of(self, seat: int) -> int:
        """How many territories with a temple a player controls, whoever built it (LR-TEMPLE-06)."""
        return sum([1 for place, owner in enumerate(self.control) if owner == seat and self.temples[place]])

    def kills(self, seat: int) -> int:
        """Miniatures and slayer tokens (LR-MONSTER-18)."""
        return self.minis[seat] + self.slayers[seat]

    def around_yggdrasil(self, seat: int) -> int:
        """How many territories next to Yggdrasil a player controls (LR-RAGNAROK-05)."""
        return sum([self.control[place] == seat for place in self.map.ring])

    def next_to(self, seat: int, territory: int) -> list[int]:
        """Where a player's hero and armies can go from a territory: by land, and by the drakkar (LR-SEA-02)."""
        sea = self.drakkar_at[seat]
        return self.map.reach[sea][territory] if sea >= 0 else self.map.territories[territory].adjacent

    def shores(self, seat: int) -> list[int]:
        """The territories next to the sea of a player's drakkar."""
        return self.map.seas[self.drakkar_at[seat]].territories

    def monsters_at(self, territory: int) -> list[int]:
        return [monster for monster, place in enumerate(self.monster_at) if place == territory]

    def heroes_at(self, territory: int) -> list[int]:
        """The players whose heroes are in a territory."""
        return [seat for seat, place in enumerate(self.hero_at) if place == territory]

    def is_allied(self, seat: int, realm: int) -> bool:
        return self.allies[seat][realm] == 1

    # Runes

    def runes_of(self, seat: int) -> Row:
        """How many runes of each type a player has."""
        return self.runes[seat]

    def take_rune(self, seat: int, rune: int) -> None:
        """From the supply into the reserve."""
        self.supply = added(self.supply, rune, -1)
        self.runes = added_in(self.runes, seat, rune, 1)

    def drop_rune(self, seat: int, rune: int) -> None:
        """From the reserve into the supply (LR-LIMIT-04)."""
        self.supply = added(self.supply, rune, 1)
        self.runes = added_in(self.runes, seat, rune, -1)

    def priests_left(self, seat: int) -> int:
        """Priests in the supply."""
        out = sum(self.sent[seat])
        return self.box.constants.priests - self.priests[seat] - out

    # Cards that copies share until they change

    def own_attacks(self) -> None:
        self.attack, self.attack_hand = self.attack[:], self.attack_hand[:]
        self.attack_discards = self.attack_discards[:]

    def own_blessings(self) -> None:
        self.blessing, self.offer = self.blessing[:], self.offer[:]
        self.blessing_discards = self.blessing_discards[:]
        self.blessings = [cards[:] for cards in self.blessings]

    def own_events(self) -> None:
        self.event, self.event_discards = self.event[:], self.event_discards[:]

    def own_actions(self) -> None:
        self.rows = [cards[:] for cards in self.rows]
        self.action_decks = [cards[:] for cards in self.action_decks]
        self.actions_out = self.actions_out[:]

    # Words

    def place(self, territory: int) -> str:
        """A territory as options and events write it: its number."""
        return str(territory + 1)

    def army_word(self, army: int) -> str:
        """An army as options and events write it: its territory and its strength."""
        return f"{self.army_at[army] + 1}.{self.strengths[army]}"
