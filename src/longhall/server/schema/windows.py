"""Windows: what all are told of one, and what a person sets for them."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Until = Literal["aimed", "turn", "round", "draw"]
WindowSeconds = Literal[0, 3, 4, 10]
QuietWindows = Literal["strict", "brisk"]
WINDOW = Meta(
    description="Seconds that a window is open, whoever has what; 0: there are none, and everybody is asked in turn."
)
QUIET = Meta(
    description="Of windows while somebody in them is away. strict: the game waits. brisk: who is away and can only"
    " pass does so after half a minute to two, which tells that they could only pass."
)
Seconds = Annotated[WindowSeconds, WINDOW]
Quiet = Annotated[QuietWindows, QUIET]

# What comes in


class StandingOrder(Struct, frozen=True):
    """Let windows go by for a seat until a card is aimed at it, the turn or the round is over, or it draws a card; null
    takes it back."""

    until: Until | None


# What goes out


class Window(Struct, frozen=True):
    """Several seats are asked at once; answers are kept until it closes, and then given in the order of the rules. It
    is the same for everybody. `closes` is null while somebody is waited for who is away; `held`: how often somebody
    wanted more time; `orders` are the standing orders that make sense in this game."""

    ask: str
    about: dict[str, Any]
    opened: datetime
    closes: datetime | None
    held: int
    orders: list[Until]
