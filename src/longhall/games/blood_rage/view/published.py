"""The published view of Blood Rage: types alone. Names are those of the rulebook; what lists seats is in seat order."""

from typing import Final, Literal, NewType, TypedDict

from longhall.engine.published import Common, Seat, Words

Clan = NewType("Clan", str)
Card = NewType("Card", str)  # "thors_domain"; or a back: "?age2.3"
Figure = NewType("Figure", str)  # a kind of figure: "warrior", "leader", "ship", or a Monster
Place = NewType("Place", str)  # a province or a fjord
Token = NewType("Token", str)  # a kind of pillage token, by what it gives
Phase = NewType("Phase", str)

WORDS: Final = {
    Clan: Words("clan"),
    Card: Words("card", backs=True),
    Figure: Words("figure"),
    Place: Words("place"),
    Token: Words("token"),
    Phase: Words("phase"),
}

PillageStage = Literal["call", "unopposed", "cards", "revealed", "decided"]


class Group(TypedDict):
    """So many figures of one kind and clan in one place."""

    seat: Seat
    figure: Figure
    n: int


class Reserve(TypedDict):
    """Figures in reserve, and the Rage that it costs to invade with one."""

    figure: Figure
    n: int
    cost: int


class Fallen(TypedDict):
    """Figures in Valhalla."""

    figure: Figure
    n: int


class Stat(TypedDict):
    """A track of the clan sheet: its step from 0 on, the value there, and the Glory of a legendary step."""

    step: int
    value: int
    legendary: int


class Stats(TypedDict):
    rage: Stat
    axes: Stat
    horns: Stat


class Player(TypedDict):
    """A clan. `rage` is what is left to spend, `on_board` its figures in provinces and fjords, `quests` what it is
    committed to, `sheet` its Upgrades in the order they were laid, `pack` what it drafts from."""

    clan: Clan | None
    glory: int
    rage: int
    passed: bool
    stats: Stats
    on_board: int
    reserve: list[Reserve]
    valhalla: list[Fallen]
    hand: list[Card]
    quests: list[Card]
    sheet: list[Card]
    pack: list[Card]


class Province(TypedDict):
    """A province. `doom` is the Age whose Ragnarök comes or came to it, `doomed`: the Doom token lies here; `free` are
    its empty villages, and there is no limit without it; `strengths` are by seat, its fjord included."""

    place: Place
    token: Token
    pillaged: bool
    ruined: bool
    doom: int | None
    doomed: bool
    free: int | None
    figures: list[Group]
    strengths: list[int]


class Fjord(TypedDict):
    """A fjord; it is closed once all provinces that it supports are destroyed."""

    place: Place
    closed: bool
    figures: list[Group]


class Side(TypedDict):
    """A clan in a pillage: the cards that it has shown, the revealed one first; the strength of its figures; its total
    with what the cards add."""

    seat: Seat
    cards: list[Card]
    strength: int
    total: int


class Pillage(TypedDict):
    """The pillage in progress. `sides` are those who fight or would, the pillager first."""

    pillager: Seat
    place: Place
    token: Token
    stage: PillageStage
    sides: list[Side]
    winner: Seat | None


class Published(Common):
    """The whole table. `turn.round` is the Age, `turn.seat` whose turn it is in the Action phase; no turn is counted.
    `phase` is where the Saga token lies; `discards` are the cards discarded for all to see."""

    phase: Phase | None
    first: Seat
    players: list[Player]
    provinces: list[Province]
    fjords: list[Fjord]
    discards: list[Card]
    pillage: Pillage | None
