"""Every field of a game of Lords of Ragnarok."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from longhall.engine.hooks import Hooks
from longhall.engine.options import Vocabulary
from longhall.engine.state import HEAP, HEAPS, PILE, PILES, PUBLIC, Range, Unsaved
from longhall.games.lords_of_ragnarok import bounds, hooks, options
from longhall.games.lords_of_ragnarok.content.board import Map
from longhall.games.lords_of_ragnarok.content.rows import Box, box
from longhall.games.lords_of_ragnarok.generated.events import Telling

NOBODY: Final = -1
NOWHERE: Final = -1


class Fields(Telling):
    """The table. Hands, decks and the monster side's attack cards show their backs alone to those who do not know
    them; all else is public."""

    FIELDS = {
        "priests_start": PUBLIC,
        "ninth_level": PUBLIC,
        "track_side": PUBLIC,
        "first": PUBLIC,
        "turn": PUBLIC,
        "phase": PUBLIC,
        "activated": PUBLIC,
        "doomer": PUBLIC,
        "last_turns": PUBLIC,
        "victor": PUBLIC,
        "heroes": PUBLIC,
        "origins": PUBLIC,
        "tokens": PUBLIC,
        "wounds": PUBLIC,
        "hero_at": PUBLIC,
        "drakkar_at": PUBLIC,
        "army_at": PUBLIC,
        "strengths": PUBLIC,
        "priests": PUBLIC,
        "sent": PUBLIC,
        "runes": PUBLIC,
        "allies": PUBLIC,
        "minis": PUBLIC,
        "slayers": PUBLIC,
        "control": PUBLIC,
        "temples": PUBLIC,
        "forges": PUBLIC,
        "forged": PUBLIC,
        "levels": PUBLIC,
        "wheel": PUBLIC,
        "supply": PUBLIC,
        "built": PUBLIC,
        "fulfilled": PUBLIC,
        "monster_at": PUBLIC,
        "rings": PUBLIC,
        "tops": PUBLIC,
        "boss_at": PUBLIC,
        "slots": PUBLIC,
        "holders": PUBLIC,
        "exhausted": PUBLIC,
        "spent": PUBLIC,
        "combat": PILE,
        "combat_discards": HEAP,
        "hands": HEAPS,
        "attack": PILE,
        "attack_hand": HEAP,
        "attack_discards": HEAP,
        "blessing": PILE,
        "blessing_discards": HEAP,
        "offer": PILE,
        "blessings": PILES,
        "event": PILE,
        "event_discards": HEAP,
        "hunter": PUBLIC,
        "prey": PUBLIC,
        "monster_side": PUBLIC,
        "hunt_over": PUBLIC,
        "attacking": PUBLIC,
        "defence": PUBLIC,
        "weak": PUBLIC,
        "blocked": PUBLIC,
        "no_draw": PUBLIC,
        "wild": PUBLIC,
        "dealt": PUBLIC,
        "placed": PUBLIC,
        "battlefield": PUBLIC,
        "attacker": PUBLIC,
        "defender": PUBLIC,
        "winner": PUBLIC,
        "played": PILES,
        "fought": PUBLIC,
        "followers": PUBLIC,
        "order": PUBLIC,
        "rows": PILES,
        "action_decks": PILES,
        "actions_out": HEAP,
        "selected": PUBLIC,
        "desolate": PUBLIC,
        "desolated": PUBLIC,
        "judge": PUBLIC,
        "held": PUBLIC,
        "challenges": PUBLIC,
        "expansion": PUBLIC,
        "battle_deck": HEAP,
        "striker": PUBLIC,
        "bonus": PUBLIC,
        "ignored": PUBLIC,
        "unhurt": PUBLIC,
    }
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
        self.priests_start: str = "reserve"  # where priests begin: reserve or supply
        self.ninth_level: str = "yes"  # does the ninth monument level bring Ragnarok about: yes or no
        self.track_side: str = "a"  # the side of the temple track
        self.first: int = 0  # who begins: first with the hero selection, then with the turns
        self.turn: int = NOBODY  # the active player
        self.phase: str = ""  # selection, prayer, hero, runes, maneuver, special
        self.activated: list[int] = []  # the armies that were activated in this phase
        self.doomer: int = NOBODY  # who brought Ragnarok about
        self.last_turns: list[int] = []  # the seats that still take their last turn, in order
        self.victor: int = NOBODY  # who met a victory condition
        # The players, an entry for each seat; where it says so, several
        self.heroes: list[int] = []  # the hero tile; -1 before it is chosen
        self.origins: list[int] = []  # the origin card; -1 before it is chosen
        self.tokens: list[int] = []  # where the attribute tokens stand, 2 to 6: seat by authority, power, wisdom
        self.wounds: list[int] = []  # 1: that token shows its wounded side
        self.hero_at: list[int] = []  # the territory of the hero
        self.drakkar_at: list[int] = []  # the sea of the drakkar
        self.army_at: list[int] = []  # the territory of each army, -1 in the reserve: seat by ARMIES
        self.strengths: list[int] = []  # the strength of each army, 0 in the reserve: seat by ARMIES
        self.priests: list[int] = []  # priests in the reserve
        self.sent: list[int] = []  # priests on monuments: seat by monument
        self.runes: list[int] = []  # runes in the reserve: seat by rune
        self.allies: list[int] = []  # 1: allied with that realm: seat by realm
        self.minis: list[int] = []  # monsters killed
        self.slayers: list[int] = []  # slayer tokens
        # The board; territories are numbered from 0 here
        self.control: list[int] = []  # who controls each territory; -1: it is neutral
        self.temples: list[int] = []  # 1: a temple stands there
        self.forges: list[int] = []  # the rune type of the forge there; -1: no forge
        self.forged: list[int] = []  # 1: a rune lies on that forge
        self.levels: list[int] = []  # the level of each monument
        self.wheel: list[list[int]] = []  # for each space the seats whose markers lie there, the top one last
        self.supply: list[int] = []  # runes of each type in the common stock
        self.built: int = 0  # temples taken from the track
        self.fulfilled: list[int] = []  # 1: that requirement card lies face down
        # Monsters, the boss, artifacts
        self.monster_at: list[int] = []  # the territory of each monster; -1: not yet on the board, -2: dead
        self.rings: list[int] = []  # who controls each monster; -1: it is neutral
        self.tops: list[int] = []  # for each rune the monster whose board lies on top
        self.boss_at: int = NOWHERE
        self.slots: list[list[int]] = []  # whose marker covers each wound slot, -1: open; monsters, then the boss
        self.holders: list[int] = []  # who has each artifact; -1: nobody yet, -2: it went back into the box
        self.exhausted: list[int] = []  # 1: that artifact is turned
        self.spent: list[int] = []  # powers that were used and may not be used again for a while, by their number
        # Cards
        self.combat: list[int] = []
        self.combat_discards: list[int] = []
        self.hands: list[list[int]] = []
        self.attack: list[int] = []
        self.attack_hand: list[int] = []  # what the monster side of a hunt holds
        self.attack_discards: list[int] = []
        self.blessing: list[int] = []
        self.blessing_discards: list[int] = []
        self.offer: list[int] = []  # blessings laid out in a draft
        self.blessings: list[list[int]] = []
        self.event: list[int] = []
        self.event_discards: list[int] = []
        # The hunt in progress
        self.hunter: int = NOBODY
        self.prey: int = NOBODY  # a monster, or BOSS
        self.monster_side: int = NOBODY  # who plays the attack cards
        self.hunt_over: int = 0  # 1: the hunt ends in failure
        self.attacking: int = -1  # the face of the attack card in play
        self.defence: int = 0  # the total against its Fury
        self.weak: int = 0  # the total against its weak point, without wisdom
        self.blocked: int = 0  # 1: a shield was used
        self.no_draw: int = 0  # 1: the hunter does not draw the card of this monster round
        self.wild: int = 0  # 1: the next card that wounds counts as any weapon
        self.dealt: int = 0  # wounds dealt in this hero round
        self.placed: list[int] = []  # the slots that the hunter covered in this hunt
        # The battle in progress; two entries are for the defender and the attacker
        self.battlefield: int = NOWHERE
        self.attacker: int = NOBODY
        self.defender: int = NOBODY
        self.winner: int = NOBODY
        self.played: list[list[int]] = []  # cards that each has played; empty: no battle
        self.fought: list[int] = []  # the armies that were there when it began
        self.bonus: list[int] = []  # battle strength besides armies and card values
        self.ignored: list[int] = []  # casualty symbols that do not count
        self.unhurt: list[int] = []  # armies that skip the casualty for losing
        self.battle_deck: list[int] = []  # what a Follower may still play in the battle
        self.striker: int = NOBODY  # the army with which a Follower attacks
        # The Followers of Surtur
        self.followers: list[int] = []  # by seat, the corrupted hero whom the rules play; -1: a person
        self.order: list[int] = []  # the seats in the order of their turns
        self.rows: list[list[int]] = []  # by seat, the action cards that lie open, from left to right
        self.action_decks: list[list[int]] = []  # by seat
        self.actions_out: list[int] = []  # action cards that are not in the game, or no longer
        self.selected: int = -1  # the place in the row of the card that is selected in this turn
        self.desolate: list[int] = []  # by territory, 1: a Desolation token lies there
        self.desolated: int = 0  # tokens placed since the last turn of a person
        self.judge: int = NOBODY  # who has the Judge token
        self.held: list[int] = []  # the territories that the Follower controlled when its turn began
        self.challenges: list[int] = []  # 1 for each challenge card in play
        self.expansion: str = "controlled"  # what the third target mode counts: controlled or missing
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
