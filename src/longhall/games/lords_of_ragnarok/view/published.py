"""The published view of Lords of Ragnarok: types alone. Names are those of the rulebook; what lists seats is in seat
order."""

from typing import Final, Literal, NewType, TypedDict

from longhall.engine.published import Common, Seat, Words

Territory = NewType("Territory", str)  # its number on the board: "4"
Sea = NewType("Sea", str)  # its number on the board
Region = NewType("Region", str)
Realm = NewType("Realm", str)
Monument = NewType("Monument", str)
Monster = NewType("Monster", str)  # one of the six monsters, or the boss
WoundSlot = NewType("WoundSlot", str)  # a slot of a monster's board, from 1: "garm.2"
Requirement = NewType("Requirement", str)
Hero = NewType("Hero", str)
Origin = NewType("Origin", str)
Power = NewType("Power", str)  # a hero, an artifact or a blessing with its text: "artifact.gungnir"
Blessing = NewType("Blessing", str)
Card = NewType("Card", str)  # a combat card, or a back: "?combat.2"
Attack = NewType("Attack", str)  # an attack card of the monster side, or a back
CorruptedHero = NewType("CorruptedHero", str)
ActionCard = NewType("ActionCard", str)
Challenge = NewType("Challenge", str)

WORDS: Final = {
    Territory: Words("territory"),
    Sea: Words("sea"),
    Region: Words("region"),
    Realm: Words("realm"),
    Monument: Words("monument"),
    Monster: Words("monster"),
    WoundSlot: Words("wound_slot"),
    Requirement: Words("requirement"),
    Hero: Words("hero"),
    Origin: Words("origin"),
    Power: Words("power"),
    Blessing: Words("blessing"),
    Card: Words("card", backs=True),
    Attack: Words("attack", backs=True),
    CorruptedHero: Words("corrupted_hero"),
    ActionCard: Words("action_card"),
    Challenge: Words("challenge"),
}

BoardSide = Literal["p2", "p34"]  # for two players, for three and four
TrackSide = Literal["a", "b"]
Phase = Literal["selection", "prayer", "hero", "runes", "maneuver", "special", "follower"]
Rune = Literal["uruz", "othala", "algiz"]
Action = Literal["march", "recruit", "build_temple", "monsters", "usurp", "prepare"]
Victory = Literal["jarl", "gothi", "slayer"]
Omen = Literal["turned", "holds", "open"]  # of a requirement: face down; it would be turned now; neither
Fate = Literal["away", "on_board", "dead"]  # of a monster
FollowerStep = Literal["roll", "prayer", "hero", "runes", "maneuver", "special", "benefit", "cleanup"]


# The players


class Attribute(TypedDict):
    """Where its token stands, what it counts, and whether it is wounded."""

    token: int
    value: int
    wounded: bool


class Attributes(TypedDict):
    authority: Attribute
    power: Attribute
    wisdom: Attribute


class Army(TypedDict):
    """An army on the board; `activated`: in this phase."""

    territory: Territory
    strength: int
    activated: bool


class Runes(TypedDict):
    uruz: int
    othala: int
    algiz: int


class Priests(TypedDict):
    """Priests in the reserve and in the supply; the others pray at monuments."""

    reserve: int
    supply: int


class Limits(TypedDict):
    """How many combat cards and runes a player may hold."""

    cards: int
    runes: int


class Kills(TypedDict):
    """Monsters killed, and slayer tokens."""

    monsters: int
    tokens: int


class Artifact(TypedDict):
    artifact: Power
    exhausted: bool


class RowCard(TypedDict):
    """A card of a Follower's row; `selected`: by the die in this turn."""

    card: ActionCard
    selected: bool


class Follower(TypedDict):
    """A seat that the rules play. `row` lies open from left to right, `deck` are the cards left to draw, `stash` the
    blessings and artifacts under its board."""

    corrupted: CorruptedHero
    row: list[RowCard]
    deck: int
    stash: int


class Player(TypedDict):
    """A player, a person or a Follower. `at` is where its hero is, `sea` where its drakkar is; `armies` are on the
    board, and so many are in the `reserve`."""

    hero: Hero | None
    origin: Origin | None
    follower: Follower | None
    attributes: Attributes
    at: Territory | None
    sea: Sea | None
    armies: list[Army]
    reserve: int
    priests: Priests
    runes: Runes
    limits: Limits
    allies: list[Realm]
    kills: Kills
    artifacts: list[Artifact]
    blessings: list[Blessing]
    hand: list[Card]


# The board


class Forge(TypedDict):
    """A forge token; `full`: its rune lies on it."""

    rune: Rune
    full: bool


class Ground(TypedDict):
    """A territory: who controls it, and what lies there. Armies, heroes and monsters tell themselves where they are."""

    control: Seat | None
    temple: bool
    forge: Forge | None
    desolate: bool


class Share(TypedDict):
    """How many territories of a region each seat controls."""

    region: Region
    held: list[int]


class Site(TypedDict):
    """A monument: its level, the spaces for priests at this level, and the priests of each seat there."""

    monument: Monument
    level: int
    spaces: int
    priests: list[int]


class Space(TypedDict):
    """A space of the wheel with the markers on it, the top one last."""

    action: Action
    markers: list[Seat]


class Beast(TypedDict):
    """A monster, or the boss, which is the last. `ring` is who controls it, `on_top` whether its board lies on the
    other one of its rune, `slots` whose marker covers each wound slot."""

    monster: Monster
    boss: bool
    fate: Fate
    at: Territory | None
    ring: Seat | None
    on_top: bool
    slots: list[Seat | None]


class Piles(TypedDict):
    """How many cards are left to draw."""

    combat: int
    attack: int
    blessing: int
    event: int


# How far everybody is


class Race(TypedDict):
    """A victory: how many it takes, and how many each seat has. A slayer then still has to kill the boss."""

    victory: Victory
    need: int
    have: list[int]


class Sign(TypedDict):
    requirement: Requirement
    omen: Omen


class Ragnarok(TypedDict):
    """So many requirements as are `needed` bring it about. `counts` are the territories next to Yggdrasil (for a
    Follower also the Desolation tokens), `order` who would be first, second, … if it came now, `lord` the first of them
    unless nobody counts anything."""

    needed: int
    requirements: list[Sign]
    counts: list[int]
    order: list[Seat]
    lord: Seat | None


class Doom(TypedDict):
    """Ragnarok has begun: who brought it about, and the last turns still to come."""

    seat: Seat
    last_turns: list[Seat]


# Surtur


class Slot(TypedDict):
    """A slot of Surtur's card; `out`: its token lies on the board; `blessing`: who puts one back there may have a
    blessing."""

    number: int
    out: bool
    blessing: bool


class Surtur(TypedDict):
    """What Followers bring along. Tokens leave the `slots` from the left; `removal` is the strength that an army needs
    to remove one, while one lies on the board."""

    slots: list[Slot]
    removal: int | None
    judge: Seat | None
    challenges: list[Challenge]


# What goes on


class Selecting(TypedDict):
    """A player chooses a hero, then an origin."""

    scene: Literal["selection"]
    seat: Seat
    choosing: Literal["hero", "origin"]
    heroes: list[Hero]
    origins: list[Origin]


class Drafting(TypedDict):
    """Blessings are laid out; `order` are those who still take one."""

    scene: Literal["draft"]
    offer: list[Blessing]
    order: list[Seat]


class Fury(TypedDict):
    """The attack card in play: `defence` so far of what its Fury has `needed`, `against` (with the hunter's wisdom) of
    its `weak_point`; `blocked`: by a shield."""

    card: Attack
    needed: int
    defence: int
    blocked: bool
    weak_point: int
    against: int


class Hunting(TypedDict):
    """A hunt. `monster_side` is who plays the attack cards in `hand`, of which `deck` are left to draw; `placed` are
    the slots that the hunter has covered; `any_weapon`: the next card counts as any weapon."""

    scene: Literal["hunt"]
    hunter: Seat
    monster: Monster
    monster_side: Seat
    attack: Fury | None
    hand: list[Attack]
    deck: int
    placed: list[WoundSlot]
    any_weapon: bool


class Side(TypedDict):
    """A side of a battle: its armies there, the cards that it has played, and its battle strength so far."""

    seat: Seat
    armies: int
    cards: list[Card]
    strength: int
    passed: bool


class Fighting(TypedDict):
    """A battle. `winner` is there once it is decided."""

    scene: Literal["battle"]
    territory: Territory
    attacker: Side
    defender: Side
    winner: Seat | None


class Equal(TypedDict):
    """A territory or a monster that the Judge may choose, and the people whom it would hit."""

    territory: Territory | None
    monster: Monster | None
    hit: list[Seat]


class Judging(TypedDict):
    """The Judge decides what a rule leaves open for a Follower."""

    scene: Literal["judgement"]
    judge: Seat
    follower: Seat
    rule: str
    equal: list[Equal]


class Following(TypedDict):
    """A Follower takes its turn by the card that the die has selected."""

    scene: Literal["follower"]
    seat: Seat
    step: FollowerStep
    card: ActionCard | None


Scene = Selecting | Drafting | Hunting | Fighting | Judging | Following


class Published(Common):
    """The whole table. No rounds are counted: `turn.round` is 0 until all heroes are chosen, then 1; `turn.number` is
    the place of `turn.seat` in the `order` of turns. `territories` are by number from 1, `temples` were taken from the
    track, `spent` are powers that may not be used again for a while, `boxed` artifacts that went back into the box."""

    board: BoardSide
    track_side: TrackSide
    phase: Phase
    order: list[Seat]
    players: list[Player]
    territories: list[Ground]
    regions: list[Share]
    monuments: list[Site]
    wheel: list[Space]
    beasts: list[Beast]
    supply: Runes
    temples: int
    piles: Piles
    spent: list[Power]
    boxed: list[Power]
    races: list[Race]
    ragnarok: Ragnarok
    doom: Doom | None
    victor: Seat | None
    surtur: Surtur | None
    scene: Scene | None
