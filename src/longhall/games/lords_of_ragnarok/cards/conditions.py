"""What must hold for a power to act; `place` and `n` are those of the moment."""

from collections.abc import Callable
from typing import Final

from longhall.games.lords_of_ragnarok.rules.chase import is_hunting
from longhall.games.lords_of_ragnarok.rules.fight import Fight
from longhall.games.lords_of_ragnarok.state import NOBODY, LordsOfRagnarok

Condition = Callable[[LordsOfRagnarok, int, int, int], bool]


def _attacker(g: LordsOfRagnarok, seat: int, place: int, n: int) -> bool:
    fight = g.in_progress(Fight)
    return fight is not None and fight.attacker == seat


def _defender(g: LordsOfRagnarok, seat: int, place: int, n: int) -> bool:
    fight = g.in_progress(Fight)
    return fight is not None and fight.defender == seat


def _loser(g: LordsOfRagnarok, seat: int, place: int, n: int) -> bool:
    fight = g.in_progress(Fight)
    return fight is not None and fight.winner not in (NOBODY, seat)


def _in_hero_region(g: LordsOfRagnarok, seat: int, place: int, n: int) -> bool:
    """It happens in the region with the own hero."""
    territories = g.map.territories
    return place >= 0 and territories[place].region == territories[g.hero_at[seat]].region


def _city(g: LordsOfRagnarok, seat: int, place: int, n: int) -> bool:
    return g.map.territories[place].city


def _no_battle(g: LordsOfRagnarok, seat: int, place: int, n: int) -> bool:
    """Control was gained without a battle: the moment's number tells."""
    return n == 0


def _own_hunt(g: LordsOfRagnarok, seat: int, place: int, n: int) -> bool:
    return is_hunting(g, seat)


def _rune_cost(g: LordsOfRagnarok, seat: int, place: int, n: int) -> bool:
    """The rune action cost at least two runes."""
    return n >= 2


def _card_has_casualty(g: LordsOfRagnarok, seat: int, place: int, n: int) -> bool:
    """The card just played: the moment's number is its face."""
    return g.box.combat[n].casualties > 0


def _unhurt_token_left(g: LordsOfRagnarok, seat: int, place: int, n: int) -> bool:
    return bool(g.unhurt_tokens(seat))


def _army_activated(g: LordsOfRagnarok, seat: int, place: int, n: int) -> bool:
    return bool(g.activated)


CONDITIONS: Final[dict[str, Condition]] = {
    "attacker": _attacker,
    "defender": _defender,
    "loser": _loser,
    "in_hero_region": _in_hero_region,
    "city": _city,
    "no_battle": _no_battle,
    "own_hunt": _own_hunt,
    "rune_cost_2plus": _rune_cost,
    "card_has_casualty": _card_has_casualty,
    "unhurt_token_left": _unhurt_token_left,
    "army_activated": _army_activated,
}
