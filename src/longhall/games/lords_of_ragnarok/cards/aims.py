"""Whom and where the operations of effects mean, and how much."""

from longhall.games.lords_of_ragnarok.content.effects import Op
from longhall.games.lords_of_ragnarok.rules.chase import Chase
from longhall.games.lords_of_ragnarok.rules.fight import Fight
from longhall.games.lords_of_ragnarok.rules.recruit import (
    controlled,
    recruit_sites,
    recruit_strength,
)
from longhall.games.lords_of_ragnarok.rules.resolve import Effects
from longhall.games.lords_of_ragnarok.state import NOBODY, LordsOfRagnarok


def whom(g: LordsOfRagnarok, frame: Effects, op: Op) -> list[int]:
    """The players whom an operation is about, in the order of play."""
    if op.who == "self":
        return [frame.seat]
    if op.who == "hunter":
        hunt = g.in_progress(Chase)
        return [] if hunt is None else [hunt.seat]
    if op.who == "opponent":
        return [g.inner(Fight).opponent(frame.seat)]
    if op.who == "controller":
        owner = g.control[frame.here(g)]
        return [] if owner == NOBODY else [owner]
    everybody = g.clockwise(g.turn)
    return [seat for seat in everybody if seat != frame.seat] if op.who == "each_other_player" else everybody


def sites(g: LordsOfRagnarok, seat: int, here: int, where: str) -> list[int]:
    """The territories that a word of the content means for a player."""
    if where in ("here", "start"):
        return [here]
    if where == "hero":
        return [g.hero_at[seat]]
    if where == "any":
        return list(range(len(g.control)))
    if where == "controlled":
        return controlled(g, seat)
    if where == "controlled_city":
        return [place for place in controlled(g, seat) if g.map.territories[place].city]
    if where == "controlled_shrine":
        return [place for place in controlled(g, seat) if g.map.territories[place].shrine]
    if where == "drakkar":
        return g.shores(seat)
    if where == "here_or_adjacent":
        return sorted([here, *g.map.territories[here].adjacent])
    return [g.inner(Fight).place] if where == "battle" else recruit_sites(g, seat)


def number(g: LordsOfRagnarok, seat: int, op: Op) -> int:
    if op.by_word == "authority":
        return recruit_strength(g, seat)
    return len(g.armies_at(seat, g.inner(Fight).place)) if op.by_word == "per_army_in_battle" else op.n
