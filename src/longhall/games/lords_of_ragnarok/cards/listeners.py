"""Every hero, artifact and blessing listens where its entries say."""

from collections.abc import Callable
from functools import cache

from longhall.engine.hooks import ADD, AUTOMATIC, OPTIONAL, Hooks
from longhall.engine.state import replaced_at
from longhall.games.lords_of_ragnarok.cards import field, operations  # noqa: F401 (they fill the table of operations)
from longhall.games.lords_of_ragnarok.cards.conditions import CONDITIONS
from longhall.games.lords_of_ragnarok.content.effects import Entry, Op
from longhall.games.lords_of_ragnarok.content.rows import Box
from longhall.games.lords_of_ragnarok.hooks import HOOKS
from longhall.games.lords_of_ragnarok.rules.limits import DiscardCards
from longhall.games.lords_of_ragnarok.rules.resolve import Effects, can_resolve
from longhall.games.lords_of_ragnarok.rules.runes import Pay, can_pay
from longhall.games.lords_of_ragnarok.rules.wounds import WoundHero
from longhall.games.lords_of_ragnarok.state import LordsOfRagnarok

Can = Callable[[LordsOfRagnarok, int, int, int], int]
Do = Callable[[LordsOfRagnarok, int, int, int], None]


def can_use(g: LordsOfRagnarok, seat: int, entry: Entry, place: int, n: int) -> bool:
    """Its conditions hold, it was not used already, its cost can be paid, and it would do something."""
    if entry.limit and entry.number in g.spent:
        return False
    for condition in entry.conditions:
        if not CONDITIONS[condition](g, seat, place, n):
            return False
    cost = entry.cost
    if cost.exhaust and g.exhausted[g.box.artifact_numbers[entry.power]]:
        return False
    if cost.runes and not can_pay(g, seat, cost.runes, cost.rune):
        return False
    if cost.wounds > len(g.unhurt_tokens(seat)) or cost.cards > len(g.hands[seat]):
        return False
    return can_resolve(g, seat, entry.program, place)


def use_entry(g: LordsOfRagnarok, seat: int, entry: Entry, place: int, n: int) -> None:
    """Pay the cost, then resolve the effect."""
    if entry.limit:
        g.spent = (*g.spent, entry.number)
    g.tell_power(seat=seat, power=g.box.powers[entry.power].word)
    g.push(Effects(seat, entry.program, place, n=n))
    cost = entry.cost
    if cost.exhaust:
        g.exhausted = replaced_at(g.exhausted, g.box.artifact_numbers[entry.power], 1)
    if cost.runes:
        g.push(Pay(seat, cost.runes, cost.rune))
    if cost.wounds:
        g.push(WoundHero(seat, cost.wounds))
    if cost.cards:
        g.push(DiscardCards(seat, cost.cards))


def _can(entry: Entry) -> Can:
    def can(g: LordsOfRagnarok, owner: int, place: int, n: int) -> int:
        return int(can_use(g, owner, entry, place, n))

    return can


def _uses(entry: Entry) -> Do:
    def do(g: LordsOfRagnarok, owner: int, place: int, n: int) -> None:
        use_entry(g, owner, entry, place, n)

    return do


def _acts(entry: Entry) -> Do:
    """By itself, if it can when its turn comes."""

    def do(g: LordsOfRagnarok, owner: int, place: int, n: int) -> None:
        if can_use(g, owner, entry, place, n):
            use_entry(g, owner, entry, place, n)

    return do


def _changes(op: Op) -> Callable[[LordsOfRagnarok, int, int, int], int]:
    """A standing operation of its owner: it adds to a number, or throws a switch."""

    def change(g: LordsOfRagnarok, owner: int, value: int, seat: int) -> int:
        if owner != seat:
            return value
        return value + op.n if op.what == "modify" else 1

    return change


@cache
def listeners(box: Box) -> Hooks:
    """The hooks with all powers of a box, bound on first use."""
    hooks = HOOKS.without_listeners()
    for power in box.powers:
        for entry in power.entries:
            for op in entry.standing:
                hooks.bind(power.word, HOOKS.hooks[op.hook].name, _changes(op), ADD)
            for hook in entry.hooks:
                name = HOOKS.hooks[hook].name
                if entry.optional:
                    hooks.bind(power.word, name, _uses(entry), OPTIONAL, can=_can(entry))
                else:
                    hooks.bind(power.word, name, _acts(entry), AUTOMATIC)
    return hooks
