"""Upgrades that change numbers: strength, cost, Glory."""

from longhall.engine.hooks import ADD, MULTIPLY, SET, Hooks
from longhall.games.blood_rage.cards.bind import Bind, figure_of
from longhall.games.blood_rage.content.rows import Box, Card, Op
from longhall.games.blood_rage.state import CENTRE, WARRIOR, BloodRage


def _pairs(hooks: Hooks, box: Box, card: Card, op: Op) -> None:
    """Every two Warriors in a place have this STR together; an odd one has its own (BR-AMB-38)."""

    def strength(g: BloodRage, owner: int, value: int, seat: int, kind: int, place: int, n: int) -> int:
        if owner != seat or kind != WARRIOR:
            return value
        return n // 2 * op.n + n % 2 * g.strengths[seat][WARRIOR]

    hooks.bind(card.id, "strength", strength, SET)


def _yggdrasil_strength(hooks: Hooks, box: Box, card: Card, op: Op) -> None:
    """This Monster has another STR while it stands in Yggdrasil."""
    figure = figure_of(box, card)

    def strength(g: BloodRage, owner: int, value: int, seat: int, kind: int, place: int, n: int) -> int:
        return op.n if owner == seat and kind == figure and place == CENTRE else value

    hooks.bind(card.id, "strength", strength, SET)


def _yggdrasil_invasion(hooks: Hooks, box: Box, card: Card, op: Op) -> None:
    """This Monster may invade Yggdrasil."""
    figure = figure_of(box, card)

    def may(g: BloodRage, owner: int, value: int, seat: int, kind: int) -> int:
        return int(value or (owner == seat and kind == figure))

    hooks.bind(card.id, "invades_centre", may, SET)


def _ship_glory(hooks: Hooks, box: Box, card: Card, op: Op) -> None:
    """Glory for every own Ship that is destroyed, whatever the cause; the Sea Serpent is one (BR-AMB-25)."""

    def glory(g: BloodRage, owner: int, value: int, seat: int, kind: int) -> int:
        return value + op.n if owner == seat and box.figures[kind].ship else value

    hooks.bind(card.id, "death_glory", glory, ADD)


def _adds(hook: str, sign: int = 1) -> Bind:
    """The owner's number is so much larger, or smaller."""

    def bind(hooks: Hooks, box: Box, card: Card, op: Op) -> None:
        def add(g: BloodRage, owner: int, value: int, seat: int) -> int:
            return value + sign * op.n if owner == seat else value

        hooks.bind(card.id, hook, add, ADD)

    return bind


def _times(hook: str) -> Bind:
    """The owner's number is so many times as large."""

    def bind(hooks: Hooks, box: Box, card: Card, op: Op) -> None:
        def multiply(g: BloodRage, owner: int, value: int, seat: int) -> int:
            return value * op.n if owner == seat else value

        hooks.bind(card.id, hook, multiply, MULTIPLY)

    return bind


def _quest_bonus(hooks: Hooks, box: Box, card: Card, op: Op) -> None:
    """A revealed Quest may count as a Battle card; two of these cards add up, or the higher one counts (BR-AMB-40)."""

    def bonus(g: BloodRage, owner: int, value: int, seat: int) -> int:
        if owner != seat:
            return value
        return value + op.n if g.quest_bonus == "sum" else max(value, op.n)

    hooks.bind(card.id, "quest_bonus", bonus, ADD)


def _board_glory(hooks: Hooks, box: Box, card: Card, op: Op) -> None:
    """At the end of the game, Glory for every own figure on the board (BR-END-03)."""
    hooks.bind(card.id, "end", lambda g, owner: op.n * g.on_board(owner))


BINDS: dict[str, Bind] = {
    "pairs": _pairs,
    "yggdrasil_strength": _yggdrasil_strength,
    "yggdrasil_invasion": _yggdrasil_invasion,
    "ship_glory": _ship_glory,
    "release_glory": _adds("release_glory"),
    "discount": _adds("upgrade_cost", -1),
    "ragnarok_times": _times("ragnarok_glory"),
    "quest_times": _times("quest_glory"),
    "quest_bonus": _quest_bonus,
    "board_glory": _board_glory,
}
