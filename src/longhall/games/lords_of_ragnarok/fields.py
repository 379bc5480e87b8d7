"""Every field of a game of Lords of Ragnarok."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from longhall.engine.hooks import Hooks
from longhall.engine.options import Vocabulary
from longhall.engine.state import Heap, Heaps, Pile, Piles, Public, Range, Unsaved
from longhall.games.lords_of_ragnarok import bounds, hooks, options
from longhall.games.lords_of_ragnarok.content.board import Map
from longhall.games.lords_of_ragnarok.content.rows import Box, box
from longhall.games.lords_of_ragnarok.generated.events import Telling

NOBODY: Final = -1
NOWHERE: Final = -1


class Fields(Telling):
    """The table. Hands, decks and the monster side's attack cards show their backs alone to those who do not know
    them; all else is public."""

    REPLACED: ClassVar[Sequence[str]] = (
        "followers",
        "order",
        "rows",
        "action_decks",
        "actions_out",
        "desolate",
        "held",
        "challenges",
        "activated",
        "last_turns",
        "heroes",
        "origins",
        "tokens",
        "wounds",
        "hero_at",
        "drakkar_at",
        "army_at",
        "strengths",
        "priests",
        "sent",
        "runes",
        "allies",
        "minis",
        "slayers",
        "control",
        "temples",
        "forges",
        "forged",
        "levels",
        "wheel",
        "supply",
        "fulfilled",
        "monster_at",
        "rings",
        "tops",
        "slots",
        "holders",
        "exhausted",
        "spent",
        "placed",
        "fought",
        "bonus",
        "ignored",
        "unhurt",
        # Rarely do these change: rules call `own_...` before
        "attack",
        "attack_hand",
        "attack_discards",
        "blessing",
        "blessing_discards",
        "offer",
        "blessings",
        "event",
        "event_discards",
    )
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
        self.activated: Public[list[int]] = []  # the armies that were activated in this phase
        self.doomer: Public[int] = NOBODY  # who brought Ragnarok about
        self.last_turns: Public[list[int]] = []  # the seats that still take their last turn, in order
        self.victor: Public[int] = NOBODY  # who met a victory condition
        # The players, an entry for each seat; where it says so, several
        self.heroes: Public[list[int]] = []  # the hero tile; -1 before it is chosen
        self.origins: Public[list[int]] = []  # the origin card; -1 before it is chosen
        self.tokens: Public[list[int]] = []  # where attribute tokens stand, 2 to 6: seat by authority, power, wisdom
        self.wounds: Public[list[int]] = []  # 1: that token shows its wounded side
        self.hero_at: Public[list[int]] = []  # the territory of the hero
        self.drakkar_at: Public[list[int]] = []  # the sea of the drakkar
        self.army_at: Public[list[int]] = []  # the territory of each army, -1 in the reserve: seat by ARMIES
        self.strengths: Public[list[int]] = []  # the strength of each army, 0 in the reserve: seat by ARMIES
        self.priests: Public[list[int]] = []  # priests in the reserve
        self.sent: Public[list[int]] = []  # priests on monuments: seat by monument
        self.runes: Public[list[int]] = []  # runes in the reserve: seat by rune
        self.allies: Public[list[int]] = []  # 1: allied with that realm: seat by realm
        self.minis: Public[list[int]] = []  # monsters killed
        self.slayers: Public[list[int]] = []  # slayer tokens
        # The board; territories are numbered from 0 here
        self.control: Public[list[int]] = []  # who controls each territory; -1: it is neutral
        self.temples: Public[list[int]] = []  # 1: a temple stands there
        self.forges: Public[list[int]] = []  # the rune type of the forge there; -1: no forge
        self.forged: Public[list[int]] = []  # 1: a rune lies on that forge
        self.levels: Public[list[int]] = []  # the level of each monument
        self.wheel: Public[list[list[int]]] = []  # for each space the seats whose markers lie there, the top one last
        self.supply: Public[list[int]] = []  # runes of each type in the common stock
        self.built: Public[int] = 0  # temples taken from the track
        self.fulfilled: Public[list[int]] = []  # 1: that requirement card lies face down
        # Monsters, the boss, artifacts
        self.monster_at: Public[list[int]] = []  # the territory of each monster; -1: not yet on the board, -2: dead
        self.rings: Public[list[int]] = []  # who controls each monster; -1: it is neutral
        self.tops: Public[list[int]] = []  # for each rune the monster whose board lies on top
        self.boss_at: Public[int] = NOWHERE
        self.slots: Public[list[list[int]]] = []  # whose marker covers each wound slot, -1: open; the boss is last
        self.holders: Public[list[int]] = []  # who has each artifact; -1: nobody yet, -2: it went back into the box
        self.exhausted: Public[list[int]] = []  # 1: that artifact is turned
        self.spent: Public[list[int]] = []  # powers that may not be used again for a while, by their number
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
        # The hunt in progress
        self.hunter: Public[int] = NOBODY
        self.prey: Public[int] = NOBODY  # a monster, or BOSS
        self.monster_side: Public[int] = NOBODY  # who plays the attack cards
        self.hunt_over: Public[int] = 0  # 1: the hunt ends in failure
        self.attacking: Public[int] = -1  # the face of the attack card in play
        self.defence: Public[int] = 0  # the total against its Fury
        self.weak: Public[int] = 0  # the total against its weak point, without wisdom
        self.blocked: Public[int] = 0  # 1: a shield was used
        self.no_draw: Public[int] = 0  # 1: the hunter does not draw the card of this monster round
        self.wild: Public[int] = 0  # 1: the next card that wounds counts as any weapon
        self.dealt: Public[int] = 0  # wounds dealt in this hero round
        self.placed: Public[list[int]] = []  # the slots that the hunter covered in this hunt
        # The battle in progress; two entries are for the defender and the attacker
        self.battlefield: Public[int] = NOWHERE
        self.attacker: Public[int] = NOBODY
        self.defender: Public[int] = NOBODY
        self.winner: Public[int] = NOBODY
        self.played: Piles[list[list[int]]] = []  # cards that each has played; empty: no battle
        self.fought: Public[list[int]] = []  # the armies that were there when it began
        self.bonus: Public[list[int]] = []  # battle strength besides armies and card values
        self.ignored: Public[list[int]] = []  # casualty symbols that do not count
        self.unhurt: Public[list[int]] = []  # armies that skip the casualty for losing
        self.battle_deck: Heap[list[int]] = []  # what a Follower may still play in the battle
        self.striker: Public[int] = NOBODY  # the army with which a Follower attacks
        # The Followers of Surtur
        self.followers: Public[list[int]] = []  # by seat, the corrupted hero whom the rules play; -1: a person
        self.order: Public[list[int]] = []  # the seats in the order of their turns
        self.rows: Piles[list[list[int]]] = []  # by seat, the action cards that lie open, from left to right
        self.action_decks: Piles[list[list[int]]] = []  # by seat
        self.actions_out: Heap[list[int]] = []  # action cards that are not in the game, or no longer
        self.selected: Public[int] = -1  # the place in the row of the card that is selected in this turn
        self.desolate: Public[list[int]] = []  # by territory, 1: a Desolation token lies there
        self.desolated: Public[int] = 0  # tokens placed since the last turn of a person
        self.judge: Public[int] = NOBODY  # who has the Judge token
        self.held: Public[list[int]] = []  # the territories that the Follower controlled when its turn began
        self.challenges: Public[list[int]] = []  # 1 for each challenge card in play
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
