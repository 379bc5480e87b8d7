"""The components as typed rows, from the content files; a wrong file is refused with the row and the reason."""

from functools import cache
from typing import Final

from longhall.engine.cards import Deck
from longhall.engine.content import Content, Row, Shelf
from longhall.games.feast_for_odin.content.areas import Area, Shape, area_of, rectangle, size_of
from longhall.games.feast_for_odin.content.effects import (
    DICE,
    OP_NUMBERS,
    Amount,
    Clause,
    Deal,
    Programs,
    amounts,
    inner,
)
from longhall.games.feast_for_odin.content.things import (
    ANIMALS,
    BLUE,
    CATTLE,
    COLOURS,
    FIRST_GOOD,
    FIRST_SPECIAL,
    FREE,
    GREEN,
    HOUSES,
    OTHERS,
    RED,
    RESOURCES,
    SHEEP,
    SHIPS,
    STOCK,
    STRIP_ITEMS,
    WEAPONS,
)

FILES = ("goods.toml", "boards.toml", "table.toml", "occupations.toml", "words.toml")
FIXED = (  # what no pack changes: options, set-ups and rules depend on it
    "good.colour",
    "good.box_column",
    "board.tile",
    "board.side",
    "house.count",
    "space.column",
    "space.row",
    "occupation.number",
    "occupation.deck",
    "occupation.starting",
    "round.length",
    "round.round",
)
SHELF = Shelf(__package__, FILES, FIXED)
LENGTHS: Final = ("long", "short")
DECKS: Final = ("A", "B", "C")
LIGHT: Final = "light"  # the backs of occupations
DARK: Final = "dark"
TILES: Final = ("A", "B", "C", "D")  # exploration boards, two sides each
COLUMNS: Final = 4
ISLANDS: Final = 4


class Item:
    """A thing of a supply: a resource, a weapon, an animal, a good or a special tile."""

    def __init__(self, row: Row, name: str = "name") -> None:
        self.id = row.word("id")
        self.name = row.text(name)
        self.colour = COLOURS.index(row.word("colour", COLOURS)) if row.has("colour") else FREE
        self.column = row.integer("box_column", 1, 8) if row.has("box_column") else 0
        size = row.numbers("size") if row.has("size") else []
        self.long, self.short = (size[0], size[1]) if size else (1, 1)
        self.shape: Shape = tuple(row.words("shape")) if row.has("shape") else rectangle(self.long, self.short)
        self.cells = size_of(self.shape)
        self.upgrade = row.word("upgrade_to") if row.has("upgrade_to") else ""
        self.flip = row.word("flip_to") if row.has("flip_to") else ""
        self.harvest = row.integer("harvest", 1, 4) if row.has("harvest") else 0
        self.sword = row.integer("sword", 1, 20) if row.has("sword") else 0
        self.forge = row.flag("forge", False) if row.has("forge") else False
        self.cost = row.integer("cost", 0, 20) if row.has("cost") else -1
        self.points = row.integer("points", 0, 20) if row.has("points") else 0
        self.cards = row.integer("cards", 1, 99) if row.has("cards") else 0
        self.to = FREE  # what it is upgraded to,
        self.back = FREE  # and its other side
        self.special = row.has("shape")
        self.source = row.source()


class Ship:
    """A kind of ship."""

    def __init__(self, row: Row) -> None:
        self.id = row.word("id", SHIPS)
        self.name = row.text("name")
        self.price = row.integer("cost_silver", 0, 20)
        self.wood = row.integer("build_wood", 0, 9)
        self.points = row.integer("points", 0, 20)
        self.small = row.word("berth", ("small", "large")) == "small"
        self.printed_ore = row.integer("printed_ore", 0, 3)
        self.slots = row.integer("ore_slots", 0, 3)
        self.emigrated = row.integer("emigration_points", 0, 40) if row.has("emigration_points") else 0
        row.source()


class Board:
    """The home board, or a side of an exploration board."""

    def __init__(self, row: Row, reach: str) -> None:
        self.id = row.word("id")
        self.name = row.text("name")
        self.points = row.integer("points", 0, 60)
        self.tile = TILES.index(row.word("tile", TILES)) if row.has("tile") else FREE
        self.back = row.has("side") and row.word("side", ("front", "back")) == "back"
        self.other = row.word("other_side") if row.has("other_side") else ""
        self.ships = [SHIPS.index(word) for word in row.words("ships", SHIPS)] if row.has("ships") else []
        self.grid = row.words("grid")
        for field in ("cells", "values", "final", "final_at", "anchor"):
            row.read.add(f"{row.kind}.income.{field}")
        row.has("income")
        row.has("anchor_source")
        self.area: Area = area_of(self.id, self.grid, row.data["income"], False, reach)
        row.source()


class House:
    """A kind of house."""

    def __init__(self, row: Row, items: dict[str, int]) -> None:
        self.id = row.word("id", HOUSES)
        self.name = row.text("name")
        self.count = row.integer("count", 1, 9)
        self.points = row.integer("points", 0, 40)
        self.demand = amounts(row, "demand", items)
        self.grid = row.words("grid") if row.has("grid") else []
        self.area: Area = area_of(self.id, self.grid or ["#"], (), True)  # a shed has no grid
        row.source()


class Round:
    """A round of the track: its harvest, and the exploration board that is turned over."""

    def __init__(self, row: Row) -> None:
        self.length = row.word("length", LENGTHS)
        self.number = row.integer("round", 1, 7)
        self.harvest = row.integer("harvest", 0, 4)
        flip = row.word("flip", ("", *TILES))
        self.flip = TILES.index(flip) if flip else FREE
        row.source()


class Space:
    """An action space. An imitation space has no effect of its own."""

    def __init__(self, row: Row | None, programs: Programs, items: dict[str, int], column: int = 0) -> None:
        self.imitates = row is None
        self.column = column
        self.row = 0
        self.groups: list[str] = []
        self.requires: list[Amount] = []
        self.clauses: list[Clause] = []
        self.id = f"imitate_{column}"
        self.free = False  # it always gives something
        self.plain: list[list[Amount]] = []  # the costs of deals that need nothing else
        self.others: list[Clause] = []  # the clauses with other deals
        if row is not None:
            self.id = row.word("id")
            self.column = row.integer("column", 1, COLUMNS)
            self.row = row.integer("row", 1, 18)
            self.groups = row.words("group")
            self.requires = amounts(row, "requires", items)
            self.clauses = programs.read(row, self.id)
            self.free = not self.requires and any(_gives(clause) for clause in self.clauses)
            for clause in self.clauses:
                deals = clause.deals if clause.condition is None and clause.tiers is None else []
                plain = [deal.cost for deal in deals if _is_plain(deal)]
                self.plain += plain
                if not plain or len(plain) < len(clause.deals):
                    self.others.append(clause)
            self.colour = row.word("colour")
            row.source()


def _gives(clause: Clause) -> bool:
    """Does it give goods for nothing, whoever uses it?"""
    if clause.condition is not None or clause.tiers is not None or clause.per is not None:
        return False
    return any(not deal.cost and any(item < FIRST_SPECIAL for item, _ in deal.gain) for deal in clause.deals)


def _is_plain(deal: Deal) -> bool:
    """Is it an exchange of things of a supply, of which there are always enough?"""
    things = all(item < STOCK and n >= 0 for item, n in deal.cost)
    return things and deal.condition is None and any(item < FIRST_SPECIAL for item, _ in deal.gain) and not deal.ops


class DieAction:
    """Raiding, pillaging, hunting, snares or whaling."""

    def __init__(self, row: Row, items: dict[str, int]) -> None:
        self.id = row.word("id", DICE)
        self.name = row.text("name")
        self.op = OP_NUMBERS[self.id]
        self.sides = int(row.word("die", ("d8", "d12"))[1:])
        self.low = row.word("aim", ("low", "high")) == "low"
        self.rolls = row.integer("max_rolls", 1, 9)
        resource, weapon = row.words("spend")
        self.resource, self.weapon = items[resource], items[weapon]
        self.ships = amounts(row, "requires", items)
        self.ore = row.word("ore", ("none", "minus_boats", "plus_longship"))
        self.fail = row.integer("fail_at_most", 0, 20, 0)
        self.reward = amounts(row, "reward", items)
        self.consolation = amounts(row, "consolation", items)
        self.back = row.integer("vikings_back", 0, 4)
        row.source()


class Occupation:
    """An occupation card."""

    def __init__(self, row: Row, programs: Programs) -> None:
        self.id = row.word("id")
        self.number = row.integer("number", 1, 999)
        self.name = row.text("name")
        self.text = row.text("text")
        self.deck = row.word("deck", DECKS)
        self.light = row.flag("starting")
        self.points = row.integer("points", -9, 20)
        self.kind = row.word("class", ("immediate", "anytime", "each_time", "as_soon_as"))
        if row.has("classes"):
            row.words("classes")
        self.clauses = programs.read(row, self.id)
        row.source()


class Word:
    """How something is said, of one and, where that differs, of more."""

    def __init__(self, row: Row, one: str) -> None:
        self.id = row.word("id")
        self.one = row.text(one)
        self.many = row.text("many") if row.has("many") else None
        row.source()


class Numbers:
    """The single numbers of the rulebook, by the length of the game where they depend on it."""

    def __init__(self, content: Content, items: dict[str, int]) -> None:
        setup, bay, banquet = (content.one("table.toml", kind) for kind in ("setup", "bay", "banquet"))
        solo, scoring = content.one("table.toml", "solo"), content.one("table.toml", "scoring")
        self.rounds = _by_length(setup, "rounds")
        self.vikings = setup.integer("vikings", 1, 12)
        self.goods = amounts(setup, "starting_goods", items) + amounts(setup, "starting_weapons", items)
        self.cards = setup.integer("starting_occupations", 0, 9)
        self.silver = setup.integer("starting_silver", 0, 99)
        self.thing = _by_length(setup, "starting_vikings")
        self.strips = {int(seats): int(n) for seats, n in setup.table("strips_face_up").items()}
        self.extension = setup.integer("extension_players", 1, 4)
        self.small = bay.integer("small_berths", 1, 3)
        self.large = bay.integer("large_berths", 1, 4)
        self.squares = banquet.integer("squares", 1, 12)
        self.segment = banquet.integer("squares_per_segment", 1, 4)
        self.blank = _by_length(banquet, "blank_squares")
        self.island_silver = content.one("table.toml", "exploration").integer("unclaimed_silver", 0, 9)
        self.solo_tables = [
            {
                int(space): int(n)
                for field in ("first_table", "second_table")
                for space, n in solo.table(field)[length].items()
            }
            for length in LENGTHS
        ]
        self.solo_thing = solo.integer("first_thing", 1, 12)
        self.solo_waiting = _by_length(solo, "second_waiting")
        self.penalty = scoring.integer("thing_penalty", -9, 0)
        self.uncovered = scoring.integer("uncovered_negative", -9, 0)
        self.silver_points = scoring.integer("silver", 0, 9)


def _by_length(row: Row, field: str) -> list[int]:
    """A number for the long and one for the short game."""
    table = inner(row, field)
    return [table.integer(length, 0, 20) for length in LENGTHS]


class Box:
    """Everything that is in the box of A Feast for Odin."""

    def __init__(self, content: Content, reach: str) -> None:
        self.reach = reach  # how far the income rule reaches on islands, see FO-AMB-04
        self._take_items(content)
        self.ships: list[Ship] = [Ship(row) for row in content.many("goods.toml", "ship")]
        self.ship_names = {ship.id: ship.name for ship in self.ships}
        boards = content.many("boards.toml", "board")
        self.home: Board = Board(boards[0], reach)
        self.islands: list[Board] = [Board(row, reach) for row in boards[1:]]
        self.sides = [
            [
                number
                for back in (False, True)
                for number, board in enumerate(self.islands)
                if board.tile == tile and board.back == back
            ]
            for tile in range(ISLANDS)
        ]  # for each tile its front and its back
        self.island_numbers = {board.id: number for number, board in enumerate(self.islands)}
        self.houses: list[House] = [House(row, self.numbers) for row in content.many("boards.toml", "house")]
        self.strips: list[list[int]] = [
            [self.strip_numbers[word] for word in row.words("items", STRIP_ITEMS)]
            for row in content.many("boards.toml", "strip")
        ]
        rounds = [Round(row) for row in content.many("boards.toml", "round")]
        self.rounds = [[each for each in rounds if each.length == length] for length in LENGTHS]
        self.rules = Numbers(content, self.numbers)
        self._take_spaces(content)
        self.dice: list[DieAction] = [DieAction(row, self.numbers) for row in content.many("table.toml", "die_action")]
        self.die_numbers = {die.op: number for number, die in enumerate(self.dice)}
        self.cards: list[Occupation] = [
            Occupation(row, self.programs) for row in content.many("occupations.toml", "occupation")
        ]
        self.card_numbers = {card.id: number for number, card in enumerate(self.cards)}
        self.words: list[str] = [card.id for card in self.cards]
        self.group_names = {row.word("id"): row.text("name") for row in content.many("table.toml", "group")}
        self.phase_names = {row.word("id"): row.text("name") for row in content.many("table.toml", "phase")}
        self.deal_words = {deal.word: deal for deal in self.programs.deals}
        self._take_words(content)
        content.check_packs()

    def _take_items(self, content: Content) -> None:
        """Number everything that can be counted, see things.py."""
        rows = {kind: content.many("goods.toml", kind) for kind in ("resource", "weapon", "animal", "good", "special")}
        animals = [Item(row, name) for row in rows["animal"] for name in ("name", "name_pregnant")]
        goods = [Item(row) for row in rows["good"]]
        goods.sort(key=lambda item: (item.colour, item.column))
        self.items: list[Item] = [Item(row) for kind in ("resource", "weapon") for row in rows[kind]]
        self.items += [*animals, *goods, *(Item(row) for row in rows["special"])]
        words = [*RESOURCES, *WEAPONS, *ANIMALS, *(good.id for good in goods), *(row.id for row in rows["special"])]
        for animal in rows["animal"]:
            animal.integer("points_pregnant", 0, 9)
        self.animal_points = [
            row.integer(field, 0, 9) for row in rows["animal"] for field in ("points", "points_pregnant")
        ]
        self.item_words: list[str] = words
        self.thing_words = [*words, *SHIPS, *HOUSES, *OTHERS]
        self.numbers = {word: number for number, word in enumerate(self.thing_words)}
        self.strip_numbers = {word: self.numbers.get(word, STOCK + 11) for word in STRIP_ITEMS}
        for item in self.items:
            item.to = self.numbers.get(item.upgrade, FREE)
            item.back = self.numbers.get(item.flip, FREE)
        for item in self.items[FIRST_GOOD:]:
            if item.special:
                item.colour = BLUE
        self.crowns = [n for n, item in enumerate(self.items) if item.special and item.points]
        self.upgradable = [n for n, item in enumerate(self.items[:FIRST_SPECIAL]) if item.to >= 0]
        self.green = [number for number, item in enumerate(self.items) if item.colour == GREEN]
        self.blue = [number for number, item in enumerate(self.items) if item.colour == BLUE]
        self.food = [number for number, item in enumerate(self.items) if 0 <= item.colour <= RED]
        self.harvest = [
            [number for number, item in enumerate(self.items) if 0 < item.harvest <= level] for level in range(5)
        ]
        self.at = {(item.colour, item.column): n for n, item in enumerate(self.items) if item.column and item.to != n}
        self.at[(RED, 6)], self.at[(RED, 8)] = SHEEP, CATTLE

    def _take_spaces(self, content: Content) -> None:
        rows = content.many("table.toml", "space")
        ids = [row.word("id") for row in rows] + [f"imitate_{column + 1}" for column in range(COLUMNS)]
        self.space_numbers = {id: number for number, id in enumerate(ids)}
        self.programs = Programs(self.numbers, self.space_numbers)
        self.spaces: list[Space] = [Space(row, self.programs, self.numbers) for row in rows]
        self.spaces += [Space(None, self.programs, self.numbers, column + 1) for column in range(COLUMNS)]
        self.space_names = {row.word("id"): row.text("name") for row in rows}
        self.space_texts = {row.word("id"): row.text("text") for row in rows}
        self.shorts = {row.word("id"): row.text("short") for row in (*rows, *content.many("table.toml", "group"))}
        for row in content.many("table.toml", "extension"):
            for column in row.numbers("columns"):
                self.space_names[f"imitate_{column}"] = row.text("name")
                self.space_texts[f"imitate_{column}"] = row.text("text")
                self.shorts[f"imitate_{column}"] = row.text("short")

    def _take_words(self, content: Content) -> None:
        """What names.py needs: words for everything that has a number, for operations, and for amounts."""
        words = [Word(row, "name") for row in content.many("words.toml", "word")]
        self.words_for = {word.id: word.one for word in words}
        self.words_for_many = {word.id: word.many for word in words if word.many is not None}
        self.words_for.update({word: item.name for word, item in zip(self.item_words, self.items, strict=True)})
        self.words_for.update({ship.id: ship.name for ship in self.ships})
        self.words_for.update({house.id: house.name for house in self.houses})
        self.amount_words = {row.word("id"): Word(row, "one") for row in content.many("words.toml", "amount")}
        self.phase_names["scoring"] = self.words_for["scoring"]

    def deck(self, decks: str) -> Deck:
        """The occupations of the chosen decks: light brown and dark brown ones."""
        return _deck(self, decks)


@cache
def _deck(box: Box, decks: str) -> Deck:
    chosen = [number for number, card in enumerate(box.cards) if card.deck in decks]
    backs = [LIGHT if card.light else DARK for card in box.cards]
    return Deck(chosen, box.words, backs)


@cache
def box(content: str = "", reach: str = "square") -> Box:
    """The components with these packs, read once."""
    return Box(SHELF.open(content), reach)
