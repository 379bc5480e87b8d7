"""Battles, hunts and activations for the tests of cards: Green's turn, Red is the rival, Black plays the monsters."""

from collections.abc import Sequence
from typing import Any

from tests.lords_of_ragnarok.play import Player, Table, at_battle, at_phase

GREEN, RED, BLACK = range(3)
HERE = 5  # Solheia: a city of resistance 2 in Solvang (5, 6, 7), next to 1, 6 and 7, where battles are fought
HAVEN = 6  # where Red may flee to
FAR = 9  # in another region
DEEP = (2, 2, 6)  # attributes that leave room for six cards and runes
LAIR = 9  # Alvestrand: a shrine of resistance 2, next to 6, 8 and 10, where monsters are hunted
BLANKS = ("shield", "shield", "shield", "shield")  # cards that wound nothing


def attacker(*strengths: int, **more: Any) -> Player:
    """Green with armies of these strengths in Solheia; the hero is far away, unless the test says otherwise."""
    return Player(**{"at": FAR, "attributes": DEEP, "armies": {HERE: strengths}, **more})


def defender(*strengths: int, **more: Any) -> Player:
    """Red with armies of these strengths in Solheia, which it controls, and a haven."""
    return Player(**{"at": FAR, "attributes": DEEP, "control": [HERE, HAVEN], "armies": {HERE: strengths}, **more})


def battle(green: Player, red: Player, **lay: Any) -> Table:
    """Green attacks Red in Solheia."""
    return at_battle(green, red, HERE, **lay)


def result(table: Table) -> tuple[int, int, int]:
    """Who won the last battle, and the battle strengths of winner and loser."""
    event = table.event("battle.won")
    return event["seat"], event["n"], event["m"]


def hunter(*hand: str, **more: Any) -> Player:
    """Green at the lair with these combat cards."""
    return Player(**{"at": LAIR, "hand": hand, "attributes": DEEP, **more})


def hunt(
    green: Player,
    prey: str,
    *others: Player,
    attacks: Sequence[str] = ("feint",),
    deck: Sequence[str] = ("claws", "claws", "crush", "roar", "special", "special"),
    draws: Sequence[str] = BLANKS,
    **lay: Any,
) -> Table:
    """Green hunts, and whatever powers might do at the start is left out. Black holds these attack cards, and `deck`
    comes next; `draws` are the next combat cards, of which Green has drawn two."""
    where = {"boss": LAIR} if prey == "loki" else {"monsters": {prey: LAIR, **lay.pop("monsters", {})}}
    table = at_phase("special", green, *others, combat=draws, **{**lay, **where})
    table.act(GREEN, "monsters").quiet("realm.bonus").answer(GREEN, f"hunt:{prey}").quiet("power.may")
    return table.monster_holds(*attacks, deck=deck)


def attacked(green: Player, prey: str, attack: str, *others: Player, **lay: Any) -> Table:
    """The monster has struck with this card, and Green may defend."""
    table = hunt(green, prey, *others, attacks=(attack,), **lay)
    return table.answer(table.monster_side, f"strike:{attack}")


def hero_round(green: Player, prey: str, *others: Player, **lay: Any) -> Table:
    """Green's hero round after a Feint that nobody parried: Green has its hand, the two cards of the start and, unless
    its Wisdom is low, one of the weak point; the monster side has three attack cards."""
    return attacked(green, prey, "feint", *others, **lay).answer(GREEN, "done")


def drawn(table: Table, seat: int) -> int:
    """How many combat cards a seat has drawn."""
    return sum(event["args"]["n"] for event in table.game.events(0, seat) if event["key"] == "drew")


def used(table: Table) -> list[str]:
    """The powers that have acted, in order."""
    return [event["args"]["power"] for event in table.game.events(0, None) if event["key"] == "power"]
