"""Battles for the tests of cards: Wolf pillages Gimle, and everybody there lays a card."""

from typing import Any

from tests.blood_rage.play import Clan, Table, at_turn

WOLF, RAVEN, SERPENT, BEAR = range(4)
HERE, FJORD = "gimle", "fjord_nw"
BASH, SMASH, CRUSH, TYR_5, TYR_6 = "a1-tyrs-bash", "a1-tyrs-smash", "a2-tyrs-crush", "a1-tyrs-smite", "a2-tyrs-rage"
UPGRADE = "a1-lokis-domain"  # any that adds nothing when it is revealed
QUEST = "a1-quest-alfheim"


def clan(*hand: str, figures: str = "warrior", **more: Any) -> Clan:
    """A clan with these figures in Gimle (a Ship in its fjord) and this hand; the first card is the one it lays."""
    words = figures.split()
    at = {HERE: [word for word in words if word != "ship"], FJORD: [word for word in words if word == "ship"]}
    return Clan(at, hand=hand, **more)


def battle(*clans: Clan, token: str = "rage", pillager: int = WOLF, **more: Any) -> Table:
    """Wolf (or another) pillages Gimle, nobody comes to help, and every clan there has laid its first card."""
    table = at_turn(*clans, turn=pillager, tokens={HERE: token}, **more)
    return table.pillage(pillager, HERE, {seat: clan.hand[0] for seat, clan in enumerate(clans) if clan.hand})


def fought(*clans: Clan, **more: Any) -> Table:
    """The same, and the pillage is over; whatever else was asked got quiet answers."""
    return battle(*clans, **more).end_pillage()


def totals(table: Table) -> list[int]:
    """What was compared, the pillager first."""
    return [event["args"]["n"] for event in table.game.events(0, None) if event["key"] == "battle.total"]


def winner(table: Table) -> int | None:
    """Who won the last battle; nobody if the highest total was shared."""
    last = [event for event in table.game.events(0, None) if event["key"] in ("battle.won", "battle.tied")][-1]
    return last["args"].get("clan")  # type: ignore[no-any-return]


def discarded(table: Table) -> list[str]:
    """The cards that everybody has seen discarded."""
    return sorted(table.observation()["discards"])
