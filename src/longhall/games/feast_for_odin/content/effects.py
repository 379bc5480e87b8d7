"""The vocabulary in which action spaces and occupations say what they do, as typed rows: clauses, deals, operations.

A clause says when something happens and on what conditions; a deal is one exchange that it offers: a cost, a gain and
operations. What the vocabulary allows is checked here, so that a card whose effect cannot be carried out is refused.
"""

from typing import Any, Final

from longhall.engine.content import Row
from longhall.games.feast_for_odin.hooks import HOOKS

ROUND: Final = -1  # an amount that is the number of the round
ALL: Final = 99

# Every operation with the fields that it must have
OPS: Final = {
    "mountain": ("n",),
    "mountain_split": ("parts",),
    "upgrade": ("n", "steps"),
    "flip": ("n",),
    "draw_weapons": ("n",),
    "weapons_until": ("each",),
    "draw_occupation": ("n",),
    "play_occupation": ("n",),
    "phase": ("phase", "scope"),
    "hunting_game": (),
    "laying_snare": (),
    "whaling": ("boats",),
    "raiding": (),
    "pillaging": (),
    "overseas_trading": (),
    "special_sale": ("n",),
    "explore": ("boards", "ships"),
    "emigrate": (),
    "exchange_ship": ("from", "to"),
    "use_space": ("column", "state"),
    "return_viking": ("n", "from"),
    "buy_ship": ("ship", "discount"),
    "swap_special": ("special", "from", "replace_with"),
    "place_on_building": ("item", "building"),
    "gain_and_place": ("item", "n"),
    "arm_new_ship": ("n",),
    "double_good": ("good", "max"),
    "place_feast_tiles": ("good",),
    "gain_harvest": ("level",),
    "gain_of_type_with_count": ("exact", "n"),
    "forge": ("n",),
    "fire": ("event",),
}
OP_NUMBERS: Final = {what: number for number, what in enumerate(OPS)}
DICE: Final = ("hunting_game", "laying_snare", "whaling", "raiding", "pillaging")
MODS: Final = {
    "die_mod": ("n", "scope"),
    "max_rolls": ("n",),
    "spend_value": ("item", "value"),
    "spend_substitute": ("use", "as"),
    "split_result": ("goods",),
    "loot_green": ("sword_delta",),
    "sword_delta": ("n",),
    "action_cost": ("item", "delta"),
    "vikings_delta": ("at", "value"),
    "ship_substitute": (),
    "replace_gain": ("with",),
    "replace_part": ("options",),
    "replace_draw": (),
    "weapon_phase_choice": (),
    "upgrade_extra_step": ("n",),
    "explore_any": (),
    "feast_horizontal": ("good", "n"),
    "bonus_replace": ("with",),
    "allow_place": ("item",),
    "ore_removable": (),
}
# The names of triggers in the content, where they differ from those of the hooks
NAMES_OF_HOOKS: Final = {
    "die_action": "die_begins",
    "explore": "explored",
    "emigrate": "emigrated",
    "gain_item": "gained",
    "action_after": "after_space",
}
WHENS: Final = (
    *HOOKS.index,
    *NAMES_OF_HOOKS,
    *(
        "action_before",
        "action_cost",
        "viking_cost",
        "action_part",
        "permanent",
        "weapon_phase",
        "feast",
        "use",
        "play",
    ),
    *("ship_requirement", "upgrade_action", "gain_replace", "occupation_draw"),
)
COUNTERS: Final = (
    "ships",
    "houses",
    "supply",
    "animals",
    "animal_types",
    "types",
    "pairs",
    "specials_owned",
    "exploration_boards",
    "ore_on_ships",
    "longships_with_ore_min_2",
    "income_total",
    "players",
    "event",
)

Amount = tuple[int, int]  # an item and how many of it
_OPS: Final = 64  # more than there are operations


def occasion(space: int, op: int = -1) -> int:
    """What a cost is paid for: a space, an operation, or both, in one number."""
    return (space + 1) * _OPS + op + 1


def space_of(occasion: int) -> int:
    return occasion // _OPS - 1


def op_of(occasion: int) -> int:
    return occasion % _OPS - 1


def inner(row: Row, field: str) -> Row:
    """The table in a field, as a row of its own."""
    return Row(row.file, f"{row.kind}.{field}", row.table(field), f"{row.name}, {field}", row.read)


def listed(row: Row, field: str) -> list[str]:
    """The words of a field that holds one or a list of them."""
    if not row.has(field):
        return []
    return row.words(field) if isinstance(row.data[field], list) else [row.word(field)]


class Counter:
    """Something that can be counted: `ships.knarr` is its kind `ships` and the item knarr."""

    def __init__(self, row: Row, word: str, items: dict[str, int]) -> None:
        parts = word.split(".")
        self.kind = parts[0]
        self.word = parts[-1] if len(parts) > 1 else ""
        self.event = parts[1] if self.kind == "event" else ""
        self.items = [items[each] for each in self.word.split("+") if each in items]
        if self.kind not in COUNTERS:
            raise row.fail("error.content.word", field="count", value=word, allowed=list(COUNTERS))


class Bound:
    """How much of an item, or of a counter: at least and at most."""

    def __init__(self, row: Row, items: dict[str, int]) -> None:
        exact = row.integer("exact", 0, ALL, -1) if row.has("exact") else -1
        self.low = exact if exact >= 0 else row.integer("min", 0, ALL, 0)
        self.high = exact if exact >= 0 else row.integer("max", 0, ALL, ALL)
        self.item = items[row.word("item", tuple(items))] if row.has("item") else -1
        self.counter = Counter(row, row.word("count"), items) if row.has("count") else None

    def holds(self, n: int) -> bool:
        return self.low <= n <= self.high


class Vikings:
    """How many own Vikings stand somewhere: on a group of spaces, or in a column."""

    def __init__(self, row: Row) -> None:
        self.group = row.word("group") if row.has("group") else ""
        self.column = row.integer("column", 1, 4, 0) if row.has("column") else 0
        self.low = row.integer("min", 1, 12)


class Condition:
    """What must be true: a bound on a counter, Vikings somewhere, or that the player carries out a Viking action."""

    def __init__(self, row: Row, items: dict[str, int]) -> None:
        self.bound = Bound(row, items) if row.has("count") else None
        on = [field for field in ("vikings_on_group", "vikings_in_column") if row.has(field)]
        self.vikings = Vikings(inner(row, on[0])) if on else None
        self.in_action = row.has("during_own_viking_action") and row.flag("during_own_viking_action")


class Where:
    """The filter of a trigger on what happened."""

    def __init__(self, row: Row, items: dict[str, int], spaces: dict[str, int]) -> None:
        self.actions = [OP_NUMBERS[word] for word in listed(row, "action")]
        self.spaces = [spaces[word] for word in listed(row, "space")]
        self.groups = listed(row, "group")
        self.column = row.integer("column", 1, 4) if row.has("column") else 0
        self.items = [items[word] for field in ("item", "ship", "house") for word in listed(row, field)]
        self.area = row.word("area", ("house", "exploration_board")) if row.has("area") else ""
        self.built = row.has("how") and row.word("how", ("built", "bought")) == "built"
        self.provided = self._bound(row, "provided", items)
        self.spent = self._bound(row, "spent", items)
        self.will_spend = self._bound(row, "will_spend", items)
        self.placed = self._bound(row, "placed", items)
        self.cost = self._bound(row, "cost", items)
        self.rolls = row.integer("rolls", 1, 4) if row.has("rolls") else 0
        self.vikings = row.integer("vikings", 1, 4) if row.has("vikings") else 0
        self.ns = row.numbers("n") if row.has("n") else []
        self.steps = row.integer("steps", 1, 3) if row.has("steps") else 0
        self.part = OP_NUMBERS[row.word("part", tuple(OPS))] if row.has("part") else -1
        self.becomes = row.integer("becomes", 0, 12) if row.has("becomes") else -1
        self.on_space = row.has("via") and row.word("via") == "space"
        self.not_first = row.has("not_first_this_round") and row.flag("not_first_this_round")
        self.in_actions = row.has("phase") and row.word("phase") == "actions"
        self.gain = amounts(row, "gain", items)
        listed(row, "die")  # all die actions

    @staticmethod
    def _bound(row: Row, field: str, items: dict[str, int]) -> Bound | None:
        return Bound(inner(row, field), items) if row.has(field) else None


def amounts(row: Row, field: str, items: dict[str, int]) -> list[Amount]:
    """A table of items and how many of each."""
    if not row.has(field):
        return []
    found = []
    for word, n in row.table(field).items():
        if word not in items:
            raise row.fail("error.content.word", field=field, value=word, allowed=list(items))
        found.append((items[word], ROUND if n == "round" else int(n)))
    return found


class Op:
    """One operation: `what` is one of OPS, the other fields as it needs them."""

    def __init__(self, row: Row, items: dict[str, int]) -> None:
        self.what = row.word("op", tuple(OPS))
        self.number = OP_NUMBERS[self.what]
        for field in OPS[self.what]:
            if not row.has(field):
                raise row.fail("error.content.no_field", field=field)
        known = ("n", "each", "boats", "max", "level")
        self.n = next((row.integer(field, 0, ALL) for field in known if row.has(field)), 1)
        self.parts = row.numbers("parts") if row.has("parts") else [self.n]
        self.steps = row.integer("steps", 1, 3) if row.has("steps") else 1
        self.colour = row.word("colour") if row.has("colour") else ""
        fields = (
            "types",
            "only",
            "exclude",
            "item",
            "good",
            "special",
            "replace_with",
            "ship",
            "ships",
            "to",
            "building",
        )
        self.items = [items[word] for field in fields for word in listed(row, field) if word in items]
        self.words = [
            word for field in ("boards", "from", "state", "phase", "event", "area") for word in listed(row, field)
        ]
        self.scope = row.word("scope") if row.has("scope") else ""
        self.same_type = row.has("same_type") and row.flag("same_type")
        self.shift = row.integer("column_shift", -1, 1) if row.has("column_shift") else 0
        self.no_return = row.has("no_viking_return") and row.flag("no_viking_return")
        self.column = row.integer("column", 1, 4) if row.has("column") else 0
        self.beside_own = row.has("adjacent_to_own_viking") and row.flag("adjacent_to_own_viking")
        self.exact = row.integer("exact", 0, ALL) if row.has("exact") else 0
        self.large_ships = row.has("discount") and row.data["discount"] == "ships.large"
        self.discount = self._discount(row, items)
        if row.has("vikings"):
            row.integer("vikings", 0, 0)  # a space that a card lets use needs none

    @staticmethod
    def _discount(row: Row, items: dict[str, int]) -> "Discount | None":
        if not row.has("discount") or isinstance(row.data["discount"], str):
            return None
        return Discount(inner(row, "discount"), items)


class Discount:
    """What a ship costs less: so much for each item that is owned, or by steps of a counter."""

    def __init__(self, row: Row, items: dict[str, int]) -> None:
        table = row.table("per") if row.has("per") else {}
        self.halves = [(items[word], int(2 * float(n))) for word, n in table.items()]  # in half silver
        self.steps = Steps(row, items) if row.has("at") else None
        if row.has("round"):
            row.word("round", ("cost_down",))


class Steps:
    """Numbers by a counter: the last whose threshold is reached."""

    def __init__(self, row: Row, items: dict[str, int]) -> None:
        self.counter = Counter(row, row.word("count"), items)
        self.at = row.numbers("at")
        self.values = row.numbers("value")


class Deal:
    """One exchange: what it costs, what it gives, and what is done besides. `word` names it among all deals."""

    def __init__(self, row: Row, items: dict[str, int], word: str) -> None:
        self.word = word
        self.number = -1
        self.condition = Condition(inner(row, "if"), items) if row.has("if") else None
        self.cost = amounts(row, "cost", items)
        self.gain = amounts(row, "gain", items)
        self.ops = [Op(each, items) for each in row.rows("do")] if row.has("do") else []


class Tiers:
    """Which deal applies, by a counter: the highest threshold reached, the equal one, or the first not exceeded."""

    def __init__(self, row: Row, items: dict[str, int], word: str) -> None:
        self.counter = Counter(row, row.word("count"), items)
        self.at = row.numbers("at")
        self.exact = row.has("exact") and row.flag("exact")
        self.at_most = row.has("at_most") and row.flag("at_most")
        self.deals = [self._deal(row, items, word, place) for place in range(len(self.at))]

    @staticmethod
    def _deal(row: Row, items: dict[str, int], word: str, place: int) -> Deal:
        field = "gain" if row.has("gain") else "do"
        table: dict[str, Any] = {field: row.data[field][place]}
        return Deal(Row(row.file, f"{row.kind}.{field}", table, row.name, row.read), items, f"{word}.{place}")


class Mod:
    """A change of a rule, as long as the card is in play."""

    def __init__(self, row: Row, items: dict[str, int], word: str) -> None:
        self.what = row.word("op", tuple(MODS))
        for field in MODS[self.what]:
            if not row.has(field):
                raise row.fail("error.content.no_field", field=field)
        known = ("n", "value", "goods", "sword_delta", "delta")
        numbers = [int(row.data[field]) for field in known if row.has(field) and isinstance(row.data[field], int)]
        self.n = numbers[0] if numbers else 1
        self.items = [items[word] for field in ("item", "use", "good", "items") for word in listed(row, field)]
        self.each_roll = row.has("scope") and row.word("scope", ("each_roll", "result")) == "each_roll"
        self.steps = Steps(row, items) if row.has("at") else None
        self.deals = [
            Deal(each, items, f"{word}.instead{place}")
            for place, each in enumerate(row.rows("options") if row.has("options") else [])
        ]
        self.gain = amounts(row, "with", items) if row.has("with") and isinstance(row.data["with"], dict) else []


class Clause:
    """When, where and on what condition something may or must be done, and what: deals or changes of rules."""

    def __init__(self, row: Row, items: dict[str, int], spaces: dict[str, int], owner: str, place: int) -> None:
        self.owner = owner  # the word of the card or space
        self.number = -1  # its place among all clauses
        self.when = row.word("when", WHENS)
        word = f"{owner}.{place}"
        self.where = Where(inner(row, "where"), items, spaces) if row.has("where") else None
        self.condition = Condition(inner(row, "if"), items) if row.has("if") else None
        self.must = row.has("must") and row.flag("must")
        self.repeat = row.word("repeat", ("any", "per", "first_only")) if row.has("repeat") else ""
        self.per = Counter(row, row.word("per"), items) if row.has("per") else None
        self.tiers = Tiers(inner(row, "tiers"), items, word) if row.has("tiers") else None
        self.mods = [Mod(each, items, word) for each in row.rows("mod")] if row.has("mod") else []
        self.options = row.has("options")
        self.deals = self._deals(row, items, word)

    def _deals(self, row: Row, items: dict[str, int], word: str) -> list[Deal]:
        if self.tiers is not None:
            return self.tiers.deals
        if self.options:
            return [Deal(each, items, f"{word}.{place}") for place, each in enumerate(row.rows("options"))]
        single = {field: row.data[field] for field in ("cost", "gain", "do") if row.has(field)}
        if not single:
            return []
        return [Deal(Row(row.file, row.kind, single, row.name, row.read), items, word)]

    @property
    def automatic(self) -> bool:
        """Pure gains come by themselves, and what must be done is done."""
        return self.must or not (self.options or any(deal.cost or deal.ops for deal in self.deals))


class Programs:
    """All clauses and deals, each with its number, so that frames can name them."""

    def __init__(self, items: dict[str, int], spaces: dict[str, int]) -> None:
        self.items = items
        self.spaces = spaces
        self.clauses: list[Clause] = []
        self.deals: list[Deal] = []

    def read(self, row: Row, owner: str) -> list[Clause]:
        """The clauses of a space or a card."""
        found = []
        for place, each in enumerate(row.rows("effect")):
            clause = Clause(each, self.items, self.spaces, owner, place)
            clause.number = len(self.clauses)
            self.clauses.append(clause)
            found.append(clause)
            for deal in (*clause.deals, *[deal for mod in clause.mods for deal in mod.deals]):
                deal.number = len(self.deals)
                self.deals.append(deal)
        return found
