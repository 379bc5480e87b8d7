"""Every field of a game of Kardnarök, and the small questions that all rules ask of it."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from longhall.engine.hooks import Hooks
from longhall.engine.options import Vocabulary
from longhall.engine.position import ASKED
from longhall.engine.state import Grid, Heap, Heaps, Owner, Pile, Piles, Public, Range, Row, Unsaved, replaced_at
from longhall.games.kardnarok import bounds, hooks, options
from longhall.games.kardnarok.content.rows import Box, Mode, box
from longhall.games.kardnarok.generated.events import Telling

CARDS: Final = 0  # the streams: shuffles and thefts; the bag of silver
COINS: Final = 1
ATTACKER: Final = 0  # the roles
DEFENDER: Final = 1
ODIN: Final = 0  # the rituals
THOR: Final = 1
FREY: Final = 2
NOBODY: Final = -1
NO_CONTRACT: Final = 0  # contracts with a mercenary
HELPS: Final = 1
DOES_NOTHING: Final = 2
ANNOUNCED: Final = 0  # what has become of a Norn in this combat
IN_EFFECT: Final = 1
CANCELLED: Final = 2
BONUS_PILES: Final = ("warriors", "norns", "cards")
USE_OPTION: Final = 0  # the places in a use
USE_SEAT: Final = 1
USE_ROLE: Final = 2
USE_STATE: Final = 3

Use = tuple[int, int, int, int]  # of a Norn: option, seat, role it worked for, what became of it
Shift = tuple[int, int, int]  # use, role, amount
Hex = tuple[int, int]  # use, role
Plague = tuple[int, int, int, int]  # use, role, 1 if it blocks villagers, 1 if Thor
Delayed = tuple[int, int]  # use, place of the operation


class Kardnarok(Telling):
    """The table. Who may see what of it: hands, army Warriors, reserve Heroes, piles and bag show their backs alone to
    those who do not know the cards (KR-INFO-01, 02)."""

    RANGES: ClassVar[Mapping[str, Range]] = bounds.RANGES
    VARIES: ClassVar[Mapping[str, int]] = bounds.VARIES
    RAGGED: ClassVar[Sequence[str]] = bounds.RAGGED
    HOOKS: ClassVar[Hooks] = hooks.HOOKS
    ANYTIME: ClassVar[int] = ASKED

    def __init__(self) -> None:
        super().__init__()
        # The game
        self.mode: Public[str] = "basic"  # basic, duel or story
        self.hero_exchange: Public[str] = "windows"  # when the army Hero may be exchanged: windows or anytime
        self.round: Public[int] = 0  # 1 to 2, or 1 to 4
        self.first: Public[int] = 0  # the First Kingdom
        self.turn: Public[int] = 0  # how many attack turns of this round are over
        self.draws_for_victory: Public[Grid] = ()  # the strengths that each seat drew to break a final tie
        # The kingdoms, an entry for each seat
        self.kingdoms: Public[Row] = ()  # the kingdom board; -1 before it is chosen
        self.bronze: Public[list[int]] = []  # bronze coins
        self.bronze_out: Public[int] = 0  # bronze coins out of the game
        self.cubes: Public[Row] = ()  # the step of the defence cube
        self.exchanged: Public[Row] = ()  # 1 once the Hero exchange of this round is used
        self.resting: Public[Row] = ()  # the ritual of the last combat, which cannot be called now; -1: none
        self.hands: Heaps[list[list[int]]] = []  # Warriors and Norns in hand
        self.bought: Owner[Grid] = ()  # which Norns were bought in this combat and are still in hand
        self.armies: Piles[list[list[int]]] = []  # the army Warriors, face down until the reveal
        self.leading: Piles[list[list[int]]] = []  # the army Hero
        self.reserve: Heaps[list[list[int]]] = []  # the other Hero, or both
        self.coins: Piles[list[list[int]]] = []  # the silver coin on the board
        self.captured: Heaps[list[list[int]]] = []  # silver coins won
        # The middle of the table
        self.bag: Heap[list[int]] = []  # silver coins
        self.warriors: Pile[list[int]] = []  # the Warrior pile, top last, like all piles
        self.norns: Pile[list[int]] = []  # the Norn pile
        self.heroes: Pile[list[int]] = []  # the Hero pile
        self.prophecies: Piles[list[list[int]]] = []  # Ragnarök cards still to come, by level or by banner
        self.laws: Pile[list[int]] = []  # revealed Ragnarök cards, the newest last
        # The combat in progress; lists of two are attacker, defender
        self.fighters: Public[Row] = ()  # their seats; empty outside a combat
        self.gods: Public[Row] = ()  # the rituals, once revealed
        self.revealed: Public[int] = 0  # 1 once the armies are revealed
        self.laid: Pile[list[int]] = []  # Norns used in this combat
        self.villagers: Heaps[list[list[int]]] = []  # villagers laid as reinforcements
        self.thor_places: Heaps[list[list[int]]] = []  # Warriors laid under the Thor ritual
        self.uses: Public[tuple[Use, ...]] = ()  # every Norn used
        self.shifts: Public[tuple[Shift, ...]] = ()  # Forces from Norns
        self.hexes: Public[tuple[Hex, ...]] = ()  # Hero bonuses cancelled by Norns
        self.plagues: Public[tuple[Plague, ...]] = ()  # reinforcements blocked by Norns
        self.swaps: Grid = ()  # Heroes that Norns made change places: use, seat, their two faces in order
        self.delayed: Public[tuple[Delayed, ...]] = ()  # operations that wait for the result
        self.played: Public[Row] = ()  # Norns that each combatant used itself, towards a limit
        self.precombat: Public[Row] = ()  # pre-combat Norns that each has used
        self.sought: Public[Row] = ()  # 1 once it has sought a mercenary or bought Norns: its actions are over
        self.contracts: Public[Row] = ()  # its contract with an outsider
        self.mercenaries: Public[Row] = ()  # that outsider; -1: nobody
        self.prices: Public[Row] = ()  # the bronze agreed
        self.helped: Public[Row] = ()  # Norns that its mercenary has used, or that it used out of a purchase
        self.winner: Public[int] = NOBODY  # the winning role once the outcome is fixed
        self.losses: Public[Row] = ()  # army Warriors to be lost
        self.saves: Public[Row] = ()  # of those, how many may return to hand
        self.bonuses: Public[Grid] = ()  # by seat, beyond the troop strength at the refill: see BONUS_PILES
        self.box: Unsaved[Box] = box()

    def vocabulary(self) -> Vocabulary:
        return options.VOCABULARY

    def attach(self, options: Mapping[str, str]) -> None:
        self.box = box(self.content)
        self.deck = self.box.deck(self.box.modes[self.mode].by_banner)

    def share(self, new: Any) -> None:
        new.box = self.box

    # The mode in play

    def rules(self) -> Mode:
        """The mode in play; where it says nothing else the basic rules hold (KR-DUEL-01, KR-STORY-01)."""
        return self.box.modes[self.mode]

    def purse(self) -> Mode:
        """The mode that settles bronze, mercenaries and the defence marker: with two players the duel (KR-STORY-06)."""
        return self.box.modes["duel" if self.seats == 2 else self.mode]

    def direction(self) -> int:
        """Clockwise in odd rounds, counter-clockwise in even ones (KR-ROUND-06, 19; KR-STORY-04)."""
        return 1 if self.round % 2 else -1

    def in_order(self, first: int) -> list[int]:
        """All seats from this one on, in the direction of the round."""
        return [(first + i * self.direction()) % self.seats for i in range(self.seats)]

    def troop_strength(self) -> int:
        """That of the newest Ragnarök card (KR-ROUND-17)."""
        return self.box.ragnarok[self.deck.faces[self.laws[-1]] - self.box.first_ragnarok].efetivo

    # Cards

    def is_warrior(self, card: int) -> bool:
        return card < self.box.warrior_cards

    def warrior_type(self, card: int) -> int:
        return self.box.warrior_faces[self.deck.faces[card]][0]

    def left_hand(self, seat: int, card: int) -> None:
        """A card has left the hand: of two equal Norns the one that was not bought goes first."""
        norn = self.face(card) - self.box.first_norn
        held = sum(self.face(other) == self.face(card) for other in self.hands[seat])
        if self.bought[seat].count(norn) > held:
            self.unmark_bought(seat, norn)

    def unmark_bought(self, seat: int, norn: int) -> None:
        row = self.bought[seat]
        place = row.index(norn)
        self.bought = replaced_at(self.bought, seat, row[:place] + row[place + 1 :])

    def warriors_in_hand(self, seat: int) -> list[int]:
        warriors = self.box.warrior_cards
        return [card for card in self.hands[seat] if card < warriors]

    def norns_in_hand(self, seat: int) -> list[int]:
        warriors = self.box.warrior_cards
        return [card for card in self.hands[seat] if card >= warriors]

    def has_norns(self, seat: int) -> bool:
        warriors = self.box.warrior_cards
        for card in self.hands[seat]:
            if card >= warriors:
                return True
        return False

    def holds(self, seat: int, face: int) -> bool:
        """Has this kingdom a card with this face in hand?"""
        faces = self.deck.faces
        for card in self.hands[seat]:
            if faces[card] == face:
                return True
        return False

    def owned(self, seat: int) -> int:
        """Warriors and Norns that count towards the troop strength: hand and army (KR-GEN-09)."""
        return len(self.hands[seat]) + len(self.armies[seat])

    def pile_of(self, card: int) -> list[int]:
        return self.warriors if self.is_warrior(card) else self.norns

    def coin_value(self, seat: int) -> int:
        """The value of the coin on a board; 0 without one (KR-AMB-36)."""
        return self.silver_value(self.coins[seat][0]) if self.coins[seat] else 0

    def silver_value(self, coin: int) -> int:
        return self.box.silver[self.deck.faces[coin] - self.box.first_silver][0]

    # The combat

    def role_of(self, seat: int) -> int:
        """The role of a combatant; -1 for an outsider or outside a combat."""
        return self.fighters.index(seat) if seat in self.fighters else NOBODY

    def serves(self, seat: int) -> int:
        """The role that an outsider was hired to help; -1 for none."""
        for role in range(len(self.fighters)):
            if self.contracts[role] == HELPS and self.mercenaries[role] == seat:
                return role
        return NOBODY

    def free_bronze(self, seat: int) -> int:
        """Bronze that is not reserved by a contract (KR-MERC-17)."""
        role = self.role_of(seat)
        return self.bronze[seat] - (self.prices[role] if role >= 0 else 0)

    def last_turn(self) -> bool:
        """Is this the last attack turn of the round?"""
        return self.turn == self.seats - 1
