"""The published view of A Feast for Odin: types alone. What lists seats is in seat order."""

from typing import Final, Literal, NewType, TypedDict

from longhall.engine.published import Common, Seat, Words

Item = NewType("Item", str)  # what lies in a supply
Card = NewType("Card", str)  # an occupation; or a back: "?dark.2"
Space = NewType("Space", str)  # of the action board
AreaName = NewType("AreaName", str)  # as options write it: "home", "iceland", "shed_1"
BoardName = NewType("BoardName", str)  # what an area is: "home", an exploration board, or a kind of house
Phase = NewType("Phase", str)
Die = NewType("Die", str)  # a die action
Deal = NewType("Deal", str)
Amount = NewType("Amount", str)  # an item, a ship or a house, as costs and gains name it

WORDS: Final = {
    Item: Words("item"),
    Card: Words("card", backs=True),
    Space: Words("space"),
    AreaName: Words("area"),
    BoardName: Words("area", "house"),
    Phase: Words("phase"),
    Die: Words("die"),
    Deal: Words("deal"),
}

ShipKind = Literal["whaling_boat", "knarr", "longship"]
StripItem = Literal["wood", "stone", "ore", "silver2"]


class Ship(TypedDict):
    """A ship in the bay, with the ore that was put on it."""

    kind: ShipKind
    ore: int


class Berth(TypedDict):
    size: Literal["small", "large"]
    ship: Ship | None


class Player(TypedDict):
    """`stock` holds only what is there; `vikings` are those in the Thing Square; `squares` are those of this round's
    feast; `income` and `score` are what they would be now."""

    stock: dict[Item, int]
    vikings: int
    passed: bool
    penalties: int
    bay: list[Berth]
    emigrated: list[ShipKind]
    hand: list[Card]
    played: list[Card]
    income: int
    squares: int
    score: int


class Tile(TypedDict):
    """What lies on an area: how it is turned, and the cell of its upper left corner."""

    item: Item
    turn: int
    cell: int


class Demand(TypedDict):
    """Wood or stone that a building asks for."""

    item: Item
    filled: int
    asked: int


class Area(TypedDict):
    """A home board, an exploration board or a house; there are always as many, in a fixed order. `treasure` is the
    silver on it, `open` how many of its spaces and demands cost a point now."""

    area: AreaName
    board: BoardName
    owner: Seat | None
    treasure: int
    income: int
    open: int
    demands: list[Demand]
    tiles: list[Tile]


class Standing(TypedDict):
    """Vikings on a space; without a seat they are of the round before, in the solo game."""

    seat: Seat | None
    vikings: int


class Strip(TypedDict):
    """A mountain strip that lies open, with the items that are left from left to right."""

    strip: int
    items: list[StripItem]


class Serving(TypedDict):
    """What lies on the Banquet Table: an item, nothing, or what a game saved long ago does not tell."""

    item: Item | Literal["empty", "unknown"]
    squares: int
    lengthwise: bool


class Feasting(TypedDict):
    """The feast of a seat, with what was served so far from left to right."""

    scene: Literal["feast"]
    seat: Seat
    left: int
    servings: list[Serving]


class Rolling(TypedDict):
    """A die action; `value` is the last roll, `boats` the whaling boats in use."""

    scene: Literal["die"]
    seat: Seat
    die: Die
    space: Space | None
    boats: int
    rolls: int
    value: int | None


Scene = Feasting | Rolling


class Laying(TypedDict):
    """A tile is being laid. Which one, where and how it is turned is known to its player alone until it lies there."""

    seat: Seat
    item: Item | None
    area: AreaName | None
    turn: int | None


class Published(Common):
    """The whole table. `turn.number` is how many spaces were taken in this round; `spaces` holds those on which
    somebody stands; `imitations` are the columns that have an imitation space."""

    content: str
    length: Literal["long", "short"]
    rounds: int
    animals_in_houses: bool
    income_reach: Literal["square", "quadrant"]
    phase: Phase | None
    first: Seat
    players: list[Player]
    areas: list[Area]
    spaces: dict[Space, Standing]
    imitations: list[int]
    strips: list[Strip]
    specials: list[Item]
    scene: Scene | None
    laying: Laying | None


class AdvisedServing(TypedDict):
    item: Item | Literal["empty"]
    squares: int
    lengthwise: bool


class AdvisedSpace(TypedDict):
    """What a space would cost (less than 0) and give, as far as that is certain, and the deals that are possible, a
    list for each part of its action."""

    gives: dict[Amount, int]
    deals: list[list[Deal]]


class Placement(TypedDict):
    """A good place for a tile; `cell` is as options write it."""

    item: Item
    area: AreaName
    turn: int
    cell: str


class Advice(TypedDict):
    """What the game advises a seat: a cheap feast, what spaces are good for, good places for tiles. `spaces` is None
    where no Vikings are placed now, and holds only those that the seat could use."""

    feast: list[AdvisedServing]
    spaces: dict[Space, AdvisedSpace] | None
    placements: list[Placement]
