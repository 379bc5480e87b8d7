"""A small language to play Kardnarök in tests: lay the table as wanted, then answer as a person would."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import longhall
from longhall.engine.packs import Pack
from longhall.engine.state import replaced_at
from longhall.games.kardnarok.hooks import EVERYBODY
from longhall.games.kardnarok.position import KardnarokPosition
from tests.playing import Playing


@dataclass
class Kingdom:
    """What a kingdom holds when the test begins. Cards are written as in views: "champion.algiz", "thor", "freydis"."""

    army: Sequence[str] = ("villager_man.jera", "villager_man.dagaz")
    hero: str = ""
    reserve: str = ""
    hand: Sequence[str] = ()
    coin: int = 0  # the silver coin on the board; 0: any
    bronze: int = -1  # -1: as dealt
    ritual: str = "thor"  # what it calls when the test begins after the rituals
    captured: Sequence[int] = field(default_factory=tuple)
    cube: int = 0


class Table(Playing):
    """A game under test. Seat 0 attacks first."""

    QUIET = ("pass", "keep", "withdraw", "reject")

    def __init__(
        self, seats: int = 2, mode: str = "", seed: str = "test", content: Sequence[Pack] = (), **options: str
    ) -> None:
        wanted = {"mode": mode, **options} if mode else options
        for attempt in range(100):
            self.game = longhall.new("kardnarok", seats, f"{seed}/{attempt}", wanted, content)
            if self.g.first == 0:
                return
        raise AssertionError("no seed lets seat 0 begin")

    @property
    def g(self) -> KardnarokPosition:
        """The true position: tests may look, and lay the table before they play."""
        position: KardnarokPosition = self.game.position
        return position

    # Playing

    def end_combat(self) -> "Table":
        """Give quiet answers until the combat in progress has been cleaned up."""
        while self.g.fighters:
            self.default()
        return self

    # Looking

    @property
    def counter(self) -> list[int]:
        """The totals of attacker and defender, as everybody sees them."""
        counter: list[int] = self.game.observation(None)["counter"]
        return counter

    @property
    def leader(self) -> int:
        """The seat that is ahead."""
        seat: int = self.game.observation(None)["leader"]
        return seat

    # Laying the table

    def lay(
        self,
        *kingdoms: Kingdom,
        laws: Sequence[str] = (),
        warriors: Sequence[str] = (),
        norns: Sequence[str] = (),
        heroes: Sequence[str] = (),
    ) -> "Table":
        """Give each seat what it should hold; `warriors`, `norns`, `heroes` lie on top of their piles, first on top."""
        g = self.g
        for seat in range(g.seats):
            for heap, pile in self._own(seat):
                pile[:0] = heap
                heap.clear()
        if laws:
            self._lay_laws(laws)
        for seat, kingdom in enumerate(kingdoms):
            self._lay_kingdom(seat, kingdom)
        for seat in range(g.seats):
            self._fill_up(seat)
        for words, pile in ((warriors, g.warriors), (norns, g.norns), (heroes, g.heroes)):
            for word in reversed(words):
                self._fetch(word, pile, [pile])
        self._know_again()
        return self._begin()

    def foretell(self, *words: str) -> "Table":
        """Let these be the next Ragnarök cards, one for each round to come."""
        for pile, word in zip(self.g.prophecies[self.g.round :], words, strict=False):
            self._fetch(word, pile, [pile])
        return self

    def _own(self, seat: int) -> list[tuple[list[int], list[int]]]:
        g = self.g
        both = [card for card in g.hands[seat] if not g.is_warrior(card)]
        g.norns[:0] = both
        g.hands[seat] = [card for card in g.hands[seat] if card not in both]
        return [
            (g.hands[seat], g.warriors),
            (g.armies[seat], g.warriors),
            (g.leading[seat], g.heroes),
            (g.reserve[seat], g.heroes),
            (g.coins[seat], g.bag),
            (g.captured[seat], g.bag),
        ]

    def _lay_laws(self, laws: Sequence[str]) -> None:
        g = self.g
        for pile, card in zip(g.prophecies, g.laws, strict=False):
            pile.insert(0, card)
        g.laws = []
        for word in laws:
            self._fetch(word, g.laws, g.prophecies)
        g.begin_hooks()
        for card in g.laws:
            g.enter_play(g.word(card), EVERYBODY)

    def _lay_kingdom(self, seat: int, kingdom: Kingdom) -> None:
        g = self.g
        for word in kingdom.army:
            self._fetch(word, g.armies[seat], [g.warriors])
        for word in kingdom.hand:
            self._fetch(word, g.hands[seat], [g.warriors, g.norns])
        if kingdom.hero:
            self._fetch(kingdom.hero, g.leading[seat], [g.heroes])
        if kingdom.reserve:
            self._fetch(kingdom.reserve, g.reserve[seat], [g.heroes])
        if kingdom.coin:
            self._fetch(f"silver.{kingdom.coin}", g.coins[seat], [g.bag])
        for value in kingdom.captured:
            self._fetch(f"silver.{value}", g.captured[seat], [g.bag])
        g.cubes = replaced_at(g.cubes, seat, kingdom.cube)
        if kingdom.bronze >= 0:
            g.bronze_out += g.bronze[seat] - kingdom.bronze
            g.bronze[seat] = kingdom.bronze

    def _fill_up(self, seat: int) -> None:
        """Whatever the test did not care about."""
        g = self.g
        if not g.leading[seat]:
            g.leading[seat].append(g.heroes.pop(0))
        if not g.reserve[seat]:
            g.reserve[seat].append(g.heroes.pop(0))
        if not g.coins[seat]:
            g.coins[seat].append(g.bag.pop(0))

    def _own_cards(self, seat: int) -> list[int]:
        return self.g.hands[seat] + self.g.armies[seat] + self.g.reserve[seat]

    def _open_cards(self) -> list[int]:
        g = self.g
        return [*g.laws, *(card for heap in (*g.leading, *g.coins, *g.captured) for card in heap)]


def at_announcement(*kingdoms: Kingdom, seats: int = 0, mode: str = "", **lay: Any) -> Table:
    """Seat 0 is about to announce its first attack; every seat holds what the test says."""
    options = {name: lay.pop(name) for name in ("hero_exchange", "content") if name in lay}
    table = Table(seats or max(2, len(kingdoms)), mode, **options).until("announce", 0)
    lay.setdefault("laws", ["hati_devours_moon"])
    return table.lay(*kingdoms, **lay)


def at_precombat(*kingdoms: Kingdom, **lay: Any) -> Table:
    """Seat 0 attacks seat 1, the rituals are revealed, and seat 0 may use pre-combat Norns."""
    table = at_announcement(*kingdoms, **lay).answer(0, "attack:1").until("ritual")
    for seat in (0, 1):
        ritual = kingdoms[seat].ritual if seat < len(kingdoms) else "thor"
        table.answer(seat, f"ritual:{ritual}")
    return table.until("precombat", 0)


def at_count(*kingdoms: Kingdom, **lay: Any) -> Table:
    """The same, and both have passed in the pre-combat: armies are revealed and counted."""
    table = at_precombat(*kingdoms, **lay)
    while not table.g.revealed:
        table.default()
    return table


def weak(**more: Any) -> Kingdom:
    """An army of 4 Forces without any bonus, in attack and in defence."""
    return Kingdom(army=("villager_man.jera", "villager_man.ingwaz"), hero="harald", **more)


def strong(**more: Any) -> Kingdom:
    """An army of 10 Forces without any bonus, in attack and in defence."""
    return Kingdom(army=("jotun", "jotun"), hero="egil", **more)


def middling(**more: Any) -> Kingdom:
    """An army of 6 Forces without any bonus, in attack and in defence."""
    return Kingdom(army=("seidkona.ingwaz", "seidkona.ingwaz"), hero="rollo", **more)


def outsider(*hand: str, **more: Any) -> Kingdom:
    """A kingdom out of the combat with these cards in hand."""
    return Kingdom(army=(), hand=hand, **more)


def hire(table: Table, employer: int, mercenary: int, bronze: int = 1) -> Table:
    """The trailer hires a kingdom by a named offer, without bargaining."""
    table.answer(employer, "hire", f"approach:{mercenary}", f"offer:{bronze}")
    return table.answer(mercenary, "accept")


def at_turn(seat: int, *kingdoms: Kingdom, round: int = 1, seats: int = 0, mode: str = "", **lay: Any) -> Table:
    """In this round this seat is about to announce its attack; every seat holds what the test says."""
    table = Table(seats or max(2, len(kingdoms)), mode).until("announce", seat)
    while table.g.round < round:
        table.default()
        table.until("announce", seat)
    return table.lay(*kingdoms, **lay)


def fight(table: Table, attacker: int, defender: int) -> Table:
    """The attack is announced, both call Thor (Odin where Thor rests), and the armies are counted."""
    table.answer(attacker, f"attack:{defender}").until("ritual")
    for seat in (attacker, defender):
        table.answer(seat, "ritual:thor" if "ritual:thor" in table.offers(seat) else "ritual:odin")
    while not table.g.revealed:
        table.default()
    return table


def owned(table: Table, seat: int) -> int:
    """How many Warriors and Norns a kingdom owns, as everybody can count."""
    view = table.game.observation(None)
    return len(view["hands"][seat]) + len(view["armies"][seat])


def next_round(table: Table) -> Table:
    """Quiet answers until the next round has begun."""
    now = table.g.round
    while table.g.round == now:
        table.default()
    return table
