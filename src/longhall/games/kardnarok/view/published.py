"""The published view of Kardnarök: types alone. Names are those of the rulebook; what lists seats is in seat order."""

from typing import Final, Literal, NewType, TypedDict

from longhall.engine.published import Common, Seat, Words

Kingdom = NewType("Kingdom", str)  # a kingdom board
Card = NewType("Card", str)  # a Warrior with its rune or a Norn: "jarl.fehu"; or a back: "?warrior.2"
Hero = NewType("Hero", str)
NornWay = NewType("NornWay", str)  # a Norn with the way it is used: "skadi.frost"
Ragnarok = NewType("Ragnarok", str)

WORDS: Final = {
    Kingdom: Words("kingdom"),
    Card: Words("card", backs=True),
    Hero: Words("hero", backs=True),
    NornWay: Words("norn"),
    Ragnarok: Words("ragnarok"),
}

Mode = Literal["basic", "duel", "story"]
Ritual = Literal["odin", "thor", "frey"]
Role = Literal["attacker", "defender"]
Help = Literal["helps", "stands_aside"]  # what a mercenary was paid for
NornState = Literal["announced", "in_effect", "cancelled"]
SumLine = Literal["strength", "bonus", "ritual", "defence", "law", "villagers", "thor_places", "norns"]
Phase = Literal["boards", "refill", "muster", "turn", "ritual", "precombat", "initiative", "bargain", "result", "over"]


class Defence(TypedDict):
    """The defence cube: the step it has reached, and the Forces that this gives."""

    step: int
    force: int


class Held(TypedDict):
    """How many Warriors and Norns are in a hand, known or not."""

    warriors: int
    norns: int


class Player(TypedDict):
    """A kingdom. `silver` are the values of captured coins, the highest first; `prize` is the coin on its board."""

    kingdom: Kingdom | None
    wealth: int
    silver: list[int]
    bronze: int
    prize: int | None
    defence: Defence
    resting: Ritual | None
    exchanged: bool
    hand: list[Card]
    held: Held
    army: list[Card]
    hero: Hero | None
    reserve: list[Hero]


class Piles(TypedDict):
    """How many cards and silver coins are left."""

    warriors: int
    norns: int
    heroes: int
    silver: int


class Contract(TypedDict):
    """What a combatant has agreed on with an outsider."""

    mercenary: Seat
    help: Help
    price: int


class Bonuses(TypedDict):
    """What each Warrior of an army adds now by its own bonus, in the order of the army, and what its Hero adds."""

    army: list[int]
    hero: int | None


class Side(TypedDict):
    """A combatant. `ritual` is there once it was revealed, `bonuses` while the armies are counted; `hexed`: its Hero's
    bonus is cancelled by a Norn; `plagued`: its reinforcements are blocked by one."""

    seat: Seat
    ritual: Ritual | None
    villagers: list[Card]
    thor_places: list[Card]
    contract: Contract | None
    hexed: bool
    plagued: bool
    bonuses: Bonuses | None


class Forces(TypedDict):
    attacker: int
    defender: int


class UsedNorn(TypedDict):
    """A Norn used in this combat, for one of its sides or for none; `forces` is what it changes now."""

    way: NornWay
    seat: Seat
    role: Role | None
    state: NornState
    forces: Forces


class Sum(TypedDict):
    """A line of the totals."""

    line: SumLine
    forces: Forces


class Tally(TypedDict):
    """The Counter, while the outcome is open: both totals, who leads, and how they add up."""

    totals: Forces
    leader: Seat
    trailer: Seat
    sums: list[Sum]


class Bargain(TypedDict):
    """The talk about a mercenary. Without an `outsider` the offer is open to all or not made yet; `against` is the
    leader's bid for standing aside, `counter` the outsider's price, `prices` what each seat named for an open offer."""

    employer: Seat
    outsider: Seat | None
    bid: int | None
    against: int | None
    counter: int | None
    prices: list[int | None]
    waiting: list[Seat]


class Combat(TypedDict):
    """The combat in progress; `ahead_on_tie` is who leads where both totals are equal."""

    attacker: Side
    defender: Side
    ahead_on_tie: Seat
    norns: list[UsedNorn]
    tally: Tally | None
    bargain: Bargain | None
    winner: Seat | None


class Mustering(TypedDict):
    """Armies are assembled in secret; `seats` are those that still choose."""

    scene: Literal["muster"]
    seats: list[Seat]


class Spying(TypedDict):
    """A seat picks a card of a hand, its own or that of another."""

    scene: Literal["spying"]
    seat: Seat
    holder: Seat


Scene = Mustering | Spying


class Published(Common):
    """The whole table. `order` are the seats in the order of this round's attack turns, `turn.number` how many of those
    are over, `turn.seat` the attacker, `clockwise` the direction; `norn_price` is there where Norns are bought."""

    mode: Mode
    rounds: int
    first: Seat
    order: list[Seat]
    clockwise: bool
    troop_strength: int
    laws: list[Ragnarok]
    norn_price: int | None
    piles: Piles
    players: list[Player]
    phase: Phase
    combat: Combat | None
    scene: Scene | None
