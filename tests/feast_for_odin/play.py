"""A small language to play A Feast for Odin in tests: lay the table as wanted, then answer as a person would."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import longhall
from longhall.engine.journal import Journal
from longhall.engine.packs import Pack
from longhall.engine.rng import number
from longhall.engine.state import replaced_at, replaced_in
from longhall.games.feast_for_odin.content.things import (
    FIRST_SPECIAL,
    FIRST_WEAPON,
    HOUSES,
    KNARR,
    SHIPS,
    STOCK,
    WEAPONS,
    WHALING_BOAT,
)
from longhall.games.feast_for_odin.position import FeastForOdinPosition
from longhall.games.feast_for_odin.rules.actions import ActionPhase, Turn
from longhall.games.feast_for_odin.rules.game import Round, WholeGame
from longhall.games.feast_for_odin.rules.lay import cover
from longhall.games.feast_for_odin.state import (
    AREAS,
    BERTHS,
    DICE,
    FIRST_ISLAND,
    HOUSE_FROM,
    NEW_SHIPS,
    NOBODY,
    FeastForOdin,
)
from tests.playing import Playing

LETTERS = "ABCDEFGHIJKLM"
PHASES = (
    "new_viking",
    "harvest",
    "exploration_boards",
    "weapon",
    "actions",
    "start_player",
    "income",
    "breeding",
    "feast",
    "bonus",
    "mountains",
    "return_vikings",
)


@dataclass
class Player:
    """What a player has when the test begins; nothing else, but a home board. Things are written as in options."""

    has: Mapping[str, int] = field(default_factory=dict)  # {"silver": 3, "oil": 1, "bow": 2}
    ships: Sequence[str] = ()  # "knarr", "longship:2" with 2 ore on it
    emigrated: Sequence[str] = ()
    houses: Sequence[str] = ()  # "shed", "stone_house", "long_house"
    islands: Sequence[str] = ()  # "shetland", "bear_island"
    tiles: Sequence[tuple[str, str, int, str]] = ()  # ("home", "robe", 0, "A10"): area, item, turn, cell
    cards: Sequence[int] = ()  # occupations in play, by their numbers
    hand: Sequence[int] = ()
    vikings: int = -1  # in the Thing Square; -1: as many as the round gives
    penalties: int = 0


def occ(number: int) -> str:
    """The word of an occupation."""
    return f"occ_{number:03}"


class Table(Playing):
    """A game under test."""

    QUIET = ("no", "pass", "done", "fail", "empty")

    def __init__(self, seats: int = 2, seed: str = "test", content: Sequence[Pack] = (), **options: str) -> None:
        self.game = longhall.new("feast_for_odin", seats, seed, {"decks": "ABC", **options}, content)

    @property
    def g(self) -> FeastForOdinPosition:
        """The true position: tests may look, and lay the table before they play."""
        position: FeastForOdinPosition = self.game.position
        return position

    # Playing

    def until_phase(self, phase: str, round: int = 0) -> "Table":
        """Give quiet answers until this phase (of this round) is reached, or gone by without an ask."""
        goal = (round or self.g.round, PHASES.index(phase))
        while self.game.outcome is None and (self.g.round, PHASES.index(self.g.phase)) < goal:
            self.default()
        return self

    def end_round(self) -> "Table":
        """Give quiet answers until the next round's first turn, or the end."""
        now = self.g.round
        while self.game.outcome is None and (self.g.round == now or self.g.phase != "actions"):
            self.default()
        return self

    def dice(self, sides: int, *rolls: int) -> "Table":
        """Let the next rolls of a die be these."""
        key = 0
        while [number(f"{key}", at) % sides + 1 for at in range(len(rolls))] != list(rolls):
            key += 1
        self.g.keys = replaced_at(self.g.keys, DICE, f"{key}")
        self.g.counters[DICE] = 0
        self.game.history = Journal(self.g.copy())
        return self

    def lay_tile(self, seat: int, item: str, area: str, turn: int, cell: str) -> "Table":
        """Lay a tile at any time, as a face does it in one batch."""
        self.game.answer(seat, f"lay:{item}")
        if any(option.verb == "on" for option in self.ask(seat).options):
            self.game.answer(seat, f"on:{area}")
        self.game.answer(seat, f"turn:{turn}")
        self.game.answer(seat, f"at:{cell}")
        return self

    # Looking

    def has(self, seat: int, item: str) -> int:
        """How many of a thing a player has: goods, animals, ships in the bay, houses."""
        number = self.g.box.numbers[item]
        if number < STOCK:
            return self.g.has(seat, number)
        if item in SHIPS:
            return len(self.g.ships(seat, number))
        kind = HOUSES.index(item)
        return self.g.owners[HOUSE_FROM[kind] : HOUSE_FROM[kind + 1]].count(seat)

    def stock(self, seat: int) -> dict[str, int]:
        """Everything in a supply."""
        return {word: n for word, n in zip(self.g.box.item_words, self.g.stock[seat], strict=True) if n}

    def ore_on(self, seat: int, ship: str) -> list[int]:
        """The ore on each ship of a kind, without what is printed."""
        return self.g.ships(seat, WHALING_BOAT + SHIPS.index(ship))

    def vikings(self, seat: int) -> int:
        return self.g.thing[seat]

    def on_space(self, space: str) -> tuple[int, int]:
        """Who has occupied a space, and how many Vikings stand there."""
        at = self.g.box.space_numbers[space]
        return self.g.taken[at], self.g.placed[at]

    def in_play(self, seat: int) -> list[str]:
        """The occupations that a player has played."""
        played: list[str] = self.game.observation(None)["played"][seat]
        return played

    def score(self, seat: int, part: str = "") -> int:
        """What a player would score now, or a part of it."""
        view: dict[str, Any] = self.game.observation(None)
        return int(view["parts"][seat][part] if part else view["scores"][seat])

    def income(self, seat: int) -> int:
        return int(self.game.observation(None)["income"][seat])

    # Laying the table

    def lay(
        self,
        *players: Player,
        strips: Mapping[int, Sequence[str]] | None = None,
        taken: Mapping[str, int] | None = None,
        treasure: Mapping[str, int] | None = None,
        back: Sequence[str] = (),
        gone: Sequence[str] = (),
        imitations: Sequence[int] | None = None,
    ) -> "Table":
        """Give each player what it should have. strips: items left on mountain strips; taken: who occupies spaces, with
        the Vikings of their columns; treasure: silver on exploration boards; back: boards that show their backs; gone:
        special tiles that have left the supply."""
        g = self.g
        self._clear()
        for board in (*back, *(island for player in players for island in player.islands)):
            row = g.box.islands[g.box.island_numbers[board]]
            g.sides = replaced_at(g.sides, row.tile, int(row.back))
        for board, silver in (treasure or {}).items():
            g.treasure = replaced_at(g.treasure, g.box.islands[g.box.island_numbers[board]].tile, silver)
        for word in gone:
            g.specials = replaced_at(g.specials, g.box.numbers[word] - FIRST_SPECIAL, 0)
        if strips is not None:
            rows = ([g.box.strip_numbers[word] for word in strips.get(at, ())] for at in range(len(g.strips)))
            g.strips = tuple(map(tuple, rows))
            g.strips_left = tuple([at for at in range(len(g.strips)) if at not in strips])
        if imitations is not None:
            g.imitations = tuple(imitations)
        for space, seat in (taken or {}).items():
            at = g.box.space_numbers[space]
            g.taken, g.placed = replaced_at(g.taken, at, seat), replaced_at(g.placed, at, g.box.spaces[at].column)
        for seat, player in enumerate([*players, *(Player() for _ in range(g.seats - len(players)))]):
            self._lay_player(seat, player)
        self._count_weapons()
        self._know_again()
        return self._begin()

    def _clear(self) -> None:
        g = self.g
        for heaps in (g.hands, g.played):
            for heap in heaps:
                g.light += [card for card in heap if g.row(card).light]
                g.dark += [card for card in heap if not g.row(card).light]
                heap.clear()
        g.begin_hooks()
        g.stock = ((0,) * STOCK,) * g.seats
        g.bay = ((0,) * BERTHS,) * g.seats
        g.emigrated = ((0, 0),) * g.seats
        g.penalties = (0,) * g.seats
        g.owners = tuple([area if area < g.seats else NOBODY for area in range(AREAS)])
        g.covered, g.rivals, g.tiles = (0,) * AREAS, ((0, 0),) * AREAS, ()
        g.filled = ((0, 0),) * AREAS
        g.specials = (1,) * (STOCK - FIRST_SPECIAL)
        g.taken, g.placed = (NOBODY,) * len(g.taken), (0,) * len(g.placed)
        g.used = ()

    def _lay_player(self, seat: int, player: Player) -> None:
        g = self.g
        for word, n in player.has.items():
            item = g.box.numbers[word]
            g.add(seat, item, n)
            if item >= FIRST_SPECIAL:
                g.specials = replaced_at(g.specials, item - FIRST_SPECIAL, 0)
        for word in player.ships:
            ship, _, ore = word.partition(":")
            self._berth(seat, ship, int(ore or 0))
        for word in player.emigrated:
            g.emigrated = replaced_in(g.emigrated, seat, int(word == "longship"), player.emigrated.count(word))
        for word in player.houses:
            kind = HOUSES.index(word)
            free = [area for area in range(HOUSE_FROM[kind], HOUSE_FROM[kind + 1]) if g.owners[area] == NOBODY]
            g.owners = replaced_at(g.owners, free[0], seat)
        for word in player.islands:
            g.owners = replaced_at(g.owners, FIRST_ISLAND + g.box.islands[g.box.island_numbers[word]].tile, seat)
        for tile in player.tiles:
            self._cover(seat, *tile)
        for n in player.cards:
            self._fetch(occ(n), g.played[seat], [g.light, g.dark])
            g.enter_play(occ(n), seat)
        for n in player.hand:
            self._fetch(occ(n), g.hands[seat], [g.light, g.dark])
        out = sum(n for n, owner in zip(g.placed, g.taken, strict=True) if owner == seat)
        due = g.box.rules.thing[g.short] + g.round
        g.thing = replaced_at(g.thing, seat, due - out if player.vikings < 0 else player.vikings)
        g.penalties = replaced_at(g.penalties, seat, player.penalties)

    def _berth(self, seat: int, kind: str, ore: int) -> None:
        g = self.g
        berths = range(3) if kind == "whaling_boat" else range(3, BERTHS)
        berth = next(berth for berth in berths if not g.bay[seat][berth])
        code = NEW_SHIPS[WHALING_BOAT + SHIPS.index(kind)]
        assert not ore or code != NEW_SHIPS[KNARR]
        g.bay = replaced_in(g.bay, seat, berth, code + ore)

    def _cover(self, seat: int, area: str, item: str, turn: int, cell: str) -> None:
        g = self.g
        found = next(each for each in g.areas_of(seat) if g.area_word(each) == area)
        at = (int(cell[1:]) - 1) * g.area(found).width + LETTERS.index(cell[0])
        cover(g, found, g.box.numbers[item], turn, at)
        if g.box.numbers[item] >= FIRST_SPECIAL:
            g.specials = replaced_at(g.specials, g.box.numbers[item] - FIRST_SPECIAL, 0)

    def _count_weapons(self) -> None:
        """What nobody holds lies in the pile."""
        g = self.g
        held = [sum(row[FIRST_WEAPON + weapon] for row in g.stock) for weapon in range(len(WEAPONS))]
        cards = [g.box.items[FIRST_WEAPON + weapon].cards for weapon in range(len(WEAPONS))]
        g.weapons = tuple([max(0, n - out) for n, out in zip(cards, held, strict=True)])
        g.weapons_spent = (0,) * len(WEAPONS)

    def _own_cards(self, seat: int) -> list[int]:
        return self.g.hands[seat]

    def _open_cards(self) -> list[int]:
        return [card for played in self.g.played for card in played]


def at_turn(
    *players: Player,
    seats: int = 0,
    round: int = 1,
    turn: int = 0,
    options: Mapping[str, str] | None = None,
    content: Sequence[Pack] = (),
    **lay: Any,
) -> Table:
    """In this round it is this seat's first turn; every player has what the test says, and nothing else."""
    table = Table(seats or max(2, len(players)), content=content, **(options or {}))
    g = table.g
    g.round, g.phase, g.first, g.turn = round, "actions", turn, turn
    for tile in range(len(g.sides)):
        flip = next((row.number for row in g.box.rounds[g.short] if row.flip == tile), 99)
        g.sides = replaced_at(g.sides, tile, int(flip <= round))
    rounds, phase = Round(), ActionPhase()
    rounds.step = Round.STEPS.index("actions") + 1
    phase.step, phase.next = ActionPhase.STEPS.index("turn"), (turn + 1) % g.seats
    g.stack = [WholeGame(), rounds, phase, Turn(turn)]
    return table.lay(*players, **lay)


def covered_cells(g: FeastForOdin, area: int) -> int:
    """How many cells of an area are covered."""
    return g.covered[area].bit_count()
