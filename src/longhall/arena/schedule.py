"""Who plays whom, at which seats and with which deal.

A deal is a seed. Every mixture of bots plays it once for each way to turn its order around the table, so that every bot
has every seat equally often and no bot owes its wins to the deal. Deals follow one another until each mixture has its
games: a longer league begins as a shorter one.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations, permutations
from typing import Any, NamedTuple

from longhall.bots.external_bots import check_players
from longhall.bots.untrusted_bot import NOBODY
from longhall.engine.errors import BadSetup
from longhall.engine.registry import GameInfo, Options

Sitting = tuple[str, ...]  # the bots in the order of the seats


class Fixture(NamedTuple):
    """A game to be played."""

    number: int
    seed: str
    bots: Sitting
    gone: int = NOBODY  # a seat whose bot has taken the process with it that played this game before


@dataclass(frozen=True)
class Setup:
    """What makes a league: the same set-up has the same games."""

    game: str
    rules_version: int
    seats: int
    options: Options
    content: list[dict[str, str]]  # the content packs
    bots: list[str]
    seed: str

    def to_data(self) -> dict[str, Any]:
        return dict(vars(self))

    def fixtures(self, games: int) -> list[Fixture]:
        """The schedule, until each mixture has at least so many games."""
        tables = [circles(mixture) for mixture in mixtures(self.bots, self.seats)]
        found: list[Fixture] = []
        deal = 0
        while len(found) < games * len(tables):  # all mixtures have circles of one size
            for table in tables:
                for sitting in table[deal % len(table)]:
                    found.append(Fixture(len(found), f"{self.seed}/{deal}", sitting))
            deal += 1
        return found


def new_setup(info: GameInfo, seats: int, options: Options, bots: Sequence[str], seed: str) -> Setup:
    """A league that can be played; unknown bots, one alone or one named twice are refused."""
    settled = info.resolve_options(seats, options)
    names = check_players(list(bots))
    for name in names:
        if names.count(name) > 1:
            raise BadSetup("error.arena.twice", bot=name)
    if len(names) < 2 or seats < 2:
        raise BadSetup("error.arena.few", given=len(names), seats=seats)
    content = [pack.to_data() for pack in info.packs]
    return Setup(info.id, info.rules_version, seats, settled, content, names, seed)


def mixtures(bots: Sequence[str], seats: int) -> list[Sitting]:
    """Who meets at a table: every choice of different bots. Where bots are fewer than seats, all are there as evenly as
    can be, and every choice of them has one seat more in turn."""
    each, more = divmod(seats, len(bots))
    return [(*list(bots) * each, *extra) for extra in combinations(bots, more)]


def circles(mixture: Sitting) -> list[list[Sitting]]:
    """The orders around the table in which a mixture can sit; for each the different ways to turn it."""
    seen: set[Sitting] = set()
    found = []
    for order in permutations(mixture):
        if order not in seen:
            turned = list(dict.fromkeys(order[n:] + order[:n] for n in range(len(order))))
            seen.update(turned)
            found.append(turned)
    return found
