"""The published view of the toy game."""

from typing import Final, Literal, NamedTuple, NewType, TypedDict, cast

from longhall.engine.published import Common, Seat, Turn, Words
from longhall.engine.publisher import Publisher
from tests.toy.generated import seen as see
from tests.toy.generated.seen import Seen
from tests.toy.state import Toy

Card = NewType("Card", str)
WORDS: Final = {Card: Words("card", backs=True)}


class Player(TypedDict):
    coins: int
    sold: bool
    oath: int | None  # known to the player alone
    hand: list[Card]
    row: list[Card]


class Hunting(TypedDict):
    scene: Literal["hunt"]
    step: str


class Taking(TypedDict):
    scene: Literal["turn"]
    seat: Seat


Scene = Hunting | Taking


class Published(Common):
    bank: int
    boasts: list[int]
    richest: Seat
    pile: int
    discard: list[Card]
    players: list[Player]
    scene: Scene | None


class Counts(NamedTuple):
    richest: int


def count(g: Toy) -> Counts:
    return Counts(g.coins.index(max(g.coins)))


def publish(seen: Seen, counts: Counts) -> Published:
    turn = seen.inner(see.SeenTurn)
    return {
        "over": bool(seen.over),
        "turn": Turn(round=seen.round, number=0, seat=Seat(turn.seat) if turn else None),
        "who": [None] * seen.seats,
        "sealed": list(seen.sealed),
        "bank": seen.bank,
        "boasts": list(seen.boasts),
        "richest": Seat(counts.richest),
        "pile": len(seen.pile),
        "discard": cast(list[Card], list(seen.discard)),
        "players": [_player(seen, seat) for seat in range(seen.seats)],
        "scene": _scene(seen),
    }


def _player(seen: Seen, seat: int) -> Player:
    oath = seen.oaths[seat]
    return {
        "coins": seen.coins[seat],
        "sold": bool(seen.sold and seen.sold[seat]),
        "oath": None if oath is None or oath < 0 else oath,
        "hand": cast(list[Card], list(seen.hands[seat])),
        "row": cast(list[Card], list(seen.rows[seat])),
    }


def _scene(seen: Seen) -> Scene | None:
    top = seen.top()
    if isinstance(top, see.SeenHunt):
        return {"scene": "hunt", "step": top.step}
    return {"scene": "turn", "seat": Seat(top.seat)} if isinstance(top, see.SeenTurn) else None


PUBLISHER: Final = Publisher(Seen, count, publish, Published, WORDS)
