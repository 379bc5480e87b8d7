"""A small language to play Blood Rage in tests: lay the table as wanted, then answer as a person would."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import longhall
from longhall.engine.packs import Pack
from longhall.engine.state import replaced_at, replaced_in
from longhall.games.blood_rage.position import BloodRagePosition
from longhall.games.blood_rage.rules.raid import Raid
from longhall.games.blood_rage.state import FIRST_MONSTER, PARTS, PLACES, RESERVE, SUPPLY, TROOPS, VALHALLA, WARRIOR
from tests.playing import Playing

STATS = ("rage", "axes", "horns")
PILES = {"reserve": RESERVE, "valhalla": VALHALLA}


@dataclass
class Clan:
    """What a clan has when the test begins. Cards and figures are written as in options: "a1-odins-smite", "warrior".
    Figures that are not named are in reserve, Monsters of the sheet too; stats are steps, from 1."""

    at: Mapping[str, Sequence[str]] = field(default_factory=dict)  # {"utgard": ["warrior", "leader"], "valhalla": []}
    hand: Sequence[str] = ()
    sheet: Sequence[str] = ()  # upgrades
    quests: Sequence[str] = ()  # Quests that it is committed to
    rage: int = 6  # Rage left
    glory: int = 0
    steps: tuple[int, int, int] = (1, 1, 1)  # of Rage, Axes, Horns
    passed: bool = False


class Table(Playing):
    """A game under test. Seat 0 begins, unless an option says otherwise; the seats are Wolf, Raven, Serpent, Bear."""

    QUIET = ("no", "pass", "done", "keep_none")

    def __init__(self, seats: int = 2, seed: str = "test", content: Sequence[Pack] = (), **options: str) -> None:
        wanted = {"first_player": "0", **options}
        self.game = longhall.new("blood_rage", seats, seed, wanted, content)

    @property
    def g(self) -> BloodRagePosition:
        """The true position: tests may look, and lay the table before they play."""
        position: BloodRagePosition = self.game.position
        return position

    # Playing

    def until_phase(self, phase: str, age: int = 0) -> "Table":
        """Give quiet answers until this phase (of this Age) is reached, or gone by without an ask."""
        order = ("gifts", "action", "discard", "quest", "ragnarok", "valhalla")
        goal = (age or self.g.age, order.index(phase))
        while self.game.outcome is None and (not self.g.age or (self.g.age, order.index(self.g.phase)) < goal):
            self.default()
        return self

    def pillage(self, seat: int, place: str, cards: Mapping[int, str] | None = None) -> "Table":
        """Pillage, nobody answers the call; with cards, everybody asked plays one: these, or else its first."""
        self.answer(seat, f"pillage:{place}")
        self.decline("call")
        if cards is not None:
            self.play(cards)
        return self

    def decline(self, name: str) -> "Table":
        """Give quiet answers as long as this is asked."""
        while any(ask.name == name for ask in self.game.asks):
            self.default()
        return self

    def play(self, cards: Mapping[int, str]) -> "Table":
        """Everybody in the battle lays a card, once: these, or else its first."""
        for ask in [ask for ask in self.game.asks if ask.name == "battle.card"]:
            card = cards.get(ask.seat)
            self.answer(ask.seat, f"play:{card}" if card else ask.options[0].key)
        return self

    def end_pillage(self) -> "Table":
        """Give quiet answers until the pillage in progress is over."""
        while self.raid is not None:
            self.default()
        return self

    @property
    def raid(self) -> Raid | None:
        """The pillage in progress."""
        return self.g.in_progress(Raid)

    @property
    def fighters(self) -> list[int]:
        """The clans in the battle, as everybody sees."""
        frames = self.observation()["procedure"]
        return [seat for frame in frames if frame["frame"] == "Pillage" for seat in frame["fighters"]]

    # Looking

    def observation(self, seat: int | None = None) -> dict[str, Any]:
        return self.game.observation(seat)

    def sheet(self, seat: int) -> list[str]:
        """The upgrades on a clan sheet."""
        sheet: list[str] = self.game.observation(None)["sheets"][seat]
        return sheet

    def glory(self, seat: int) -> int:
        return self.g.glory[seat]

    def rage(self, seat: int) -> int:
        return self.g.rage[seat]

    def value(self, seat: int, stat: str) -> int:
        """The value of a stat: "rage", "axes" or "horns"."""
        return self.g.value(seat, STATS.index(stat))

    def count(self, seat: int, figure: str, place: str) -> int:
        """How many of these figures a clan has in a province, a fjord, "reserve" or "valhalla"."""
        return self.g.count(seat, self._kind(figure), self._place(place))

    def figures(self, seat: int, place: str) -> int:
        """How many figures a clan has in a place."""
        return self.g.figures_in(seat, [self._place(place)])

    def strength(self, seat: int, province: str) -> int:
        """The strength of a clan in the area of a province, as everybody sees it."""
        power: int = self.game.observation(None)["strength"][self._place(province)][seat]
        return power

    def total(self, seat: int) -> int:
        """The total of a clan in the battle in progress, as everybody sees it."""
        total: int = self.game.observation(None)["totals"][seat]
        return total

    def pillaged(self, province: str) -> bool:
        return bool(self.g.pillaged[self._place(province)])

    # Laying the table

    def lay(
        self,
        *clans: Clan,
        tokens: Mapping[str, str] | None = None,
        pillaged: Sequence[str] = (),
        ruined: Sequence[str] = (),
        dooms: Sequence[str] = ("muspelheim", "horgr", "utgard"),
    ) -> "Table":
        """Give each seat what it should have. Provinces that are not named have a Rage token, show their reward and
        stand."""
        g = self.g
        self._clear()
        for place, province in enumerate(g.box.provinces):
            word = (tokens or {}).get(province.id, "yggdrasil" if place == 0 else "rage")
            g.tokens = replaced_at(g.tokens, place, [token.id for token in g.box.tokens].index(word))
            g.pillaged = replaced_at(g.pillaged, place, int(province.id in pillaged))
            g.ruined = replaced_at(g.ruined, place, int(province.id in ruined))
        g.dooms = tuple(self._place(word) for word in dooms)
        for seat, clan in enumerate([*clans, *(Clan() for _ in range(g.seats - len(clans)))]):
            self._lay_clan(seat, clan)
        self._know_again()
        self._begin()
        assert not g.faults(), g.faults()
        return self

    def _clear(self) -> None:
        """Everything back: cards away, figures in reserve."""
        g = self.g
        for heaps in (g.packs, g.hands, g.quests, g.sheets, g.played):
            for heap in heaps:
                g.away += heap
                heap.clear()
        g.away += g.discards
        g.discards = []
        g.begin_hooks()
        seats = range(g.seats)
        g.warriors = (replaced_at((0,) * PLACES, RESERVE, g.box.clans[0].warriors),) * g.seats
        g.leaders, g.ships = [RESERVE for _ in seats], [RESERVE for _ in seats]
        g.monsters, g.owners = [SUPPLY for _ in g.monsters], (-1,) * len(g.monsters)
        g.strengths = (tuple(figure.strength for figure in g.box.figures[:TROOPS]),) * g.seats

    def _lay_clan(self, seat: int, clan: Clan) -> None:
        g = self.g
        for words, heap in ((clan.hand, g.hands[seat]), (clan.quests, g.quests[seat]), (clan.sheet, g.sheets[seat])):
            for word in words:
                self._fetch(word, heap, [g.away, *g.decks])
        for word in clan.sheet:
            self._lay_upgrade(seat, word)
        for place, words in clan.at.items():
            for word in words:
                kind = self._kind(word)
                if kind >= FIRST_MONSTER:
                    assert g.owners[kind - FIRST_MONSTER] == seat, f"{word} needs its card on the sheet"
                g.shift(seat, kind, RESERVE, self._place(place))
        assert g.count(seat, WARRIOR, RESERVE) >= 0, "there are 8 Warriors"
        g.rage[seat], g.glory[seat] = clan.rage, clan.glory
        g.passed = replaced_at(g.passed, seat, int(clan.passed))
        g.earned = replaced_at(g.earned, seat, (clan.glory, *[0] * (len(PARTS) - 1)))
        g.stats = replaced_at(g.stats, seat, tuple(step - 1 for step in clan.steps))

    def _lay_upgrade(self, seat: int, word: str) -> None:
        g = self.g
        face = g.box.face_of[word]
        kind = g.box.upgrades[face].figure
        if kind >= FIRST_MONSTER:
            g.owners = replaced_at(g.owners, kind - FIRST_MONSTER, seat)
            g.monsters[kind - FIRST_MONSTER] = RESERVE
        elif kind >= 0:
            g.strengths = replaced_in(g.strengths, seat, kind, g.box.cards[face].strength)
        g.enter_play(word, seat)

    def _own_cards(self, seat: int) -> list[int]:
        return self.g.hands[seat] + self.g.quests[seat]

    def _open_cards(self) -> list[int]:
        return [card for sheet in self.g.sheets for card in sheet]

    def _kind(self, word: str) -> int:
        return [figure.id for figure in self.g.box.figures].index(word)

    def _place(self, word: str) -> int:
        if word in PILES:
            return PILES[word]
        box = self.g.box
        return [place.id for place in (*box.provinces, *box.fjords)].index(word)


def warriors(n: int) -> list[str]:
    """So many Warriors."""
    return ["warrior"] * n


def at_turn(
    *clans: Clan,
    seats: int = 0,
    age: int = 1,
    turn: int = 0,
    options: Mapping[str, str] | None = None,
    content: Sequence[Pack] = (),
    **lay: Any,
) -> Table:
    """In this Age it is this seat's turn; every seat has what the test says, the others still to come."""
    players = seats or max(2, len(clans))
    first = str((turn - age + 1) % players)
    wanted = {"first_player": first, **(options or {})}
    table = Table(players, content=content, **wanted).until_phase("action", age)
    return table.lay(*clans, **lay)
