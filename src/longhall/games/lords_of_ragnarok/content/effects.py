"""The vocabulary in which cards say what they do, as typed rows: operations, conditions, costs.

What the vocabulary allows is checked here, so that a card whose effect cannot be carried out is refused before it is
played.
"""

from collections.abc import Sequence
from typing import Final

from longhall.engine.content import Row
from longhall.engine.hooks import MODIFIER, TRIGGER
from longhall.games.lords_of_ragnarok.hooks import HOOKS

RUNES: Final = ("uruz", "othala", "algiz")
ATTRIBUTES: Final = ("authority", "power", "wisdom")
ANY: Final = -1  # any rune, any attribute
SAME: Final = -2  # the rune of the trigger
LOWEST: Final = -2  # one of the lowest attributes
ALL: Final = 99

# Every operation with the fields that it must have
OPS: Final = {
    "draw_combat": (),
    "discard_combat": (),
    "gain_rune": ("rune",),
    "lose_rune": (),
    "gain_priest": (),
    "raise_attribute": ("attr",),
    "wound": (),
    "heal": (),
    "army_strength": ("n", "which", "where"),
    "recruit": ("n", "where"),
    "activate_army": (),
    "move_army": ("steps", "which"),
    "place_army": ("which", "where"),
    "retreat": ("which", "where"),
    "place_hero": ("where",),
    "move_drakkar": ("steps",),
    "ally": ("realm",),
    "control_monster": ("which",),
    "activate_monster": ("which",),
    "activate_boss": (),
    "move_boss": ("steps",),
    "wound_monster": ("which",),
    "unwound_monster": (),
    "monster_draw": (),
    "monster_discard": (),
    "block_attack": (),
    "skip_draw": (),
    "end_hunt": (),
    "ignore_casualties": ("n",),
    "ignore_loss_casualty": ("n",),
    "battle_value": ("n",),
    "defence_value": ("n",),
    "weak_point_value": ("n",),
    "wild_weapon": (),
    "special_attack": (),
    "take_first_player": (),
    "choose": ("options",),
    "modify": ("key", "n"),
    "set": ("flag",),
}
BRANCHES: Final = tuple(OPS)  # a branch of `choose` is known by its first operation
WHO: Final = ("self", "hunter", "opponent", "each_other_player", "each_player", "controller")
WHERE: Final = (
    "here",
    "hero",
    "any",
    "controlled",
    "controlled_city",
    "controlled_shrine",
    "drakkar",
    "start",
    "here_or_adjacent",
    "battle",
    "recruit_sites",
)
WHICH: Final = (
    "own_any",
    "own_one",
    "own_here",
    "own_in_battle",
    "each_here",
    "one_here",
    "strongest_here",
    "that",
    "neutral_or_own",
    "in_hero_territory",
)
CONDITIONS: Final = (
    "attacker",
    "defender",
    "loser",
    "in_hero_region",
    "city",
    "no_battle",
    "own_hunt",
    "rune_cost_2plus",
    "card_has_casualty",
    "unhurt_token_left",
    "army_activated",
)
STANDING_CONDITIONS: Final = ("realm_adjacent_to_hero",)  # what a switch itself sees to: nothing else can limit one
REALMS_REACHED: Final = ("any", "adjacent_to_hero", "adjacent_to_controlled")
LIMITS: Final = ("", "turn", "battle", "hunt", "round")
STANDING: Final = ("modify", "set")  # operations that hold as long as the card is in play


class Op:
    """One operation: `what` is one of OPS, the other fields as it needs them. A number may also be a word."""

    def __init__(self, row: Row, programs: "Programs") -> None:
        self.what = row.word("op", tuple(OPS))
        for field in OPS[self.what]:
            if not row.has(field):
                raise row.fail("error.content.no_field", field=field)
        self.by_word = ""  # what the number depends on: authority, per_army_in_battle
        self.n = 1
        if row.has("n") and isinstance(row.data["n"], str):
            self.by_word = row.word("n", ("authority", "per_army_in_battle", "all"))
            self.n = ALL if self.by_word == "all" else 0
        elif row.has("n"):
            self.n = row.integer("n", -9, 9)
        self.who = row.word("who", WHO) if row.has("who") else "self"
        self.which = row.word("which", WHICH) if row.has("which") else ""
        self.where = row.word("where", WHERE) if row.has("where") else ""
        self.rune = ANY
        if row.has("rune"):
            rune = row.word("rune", (*RUNES, "any", "same"))
            self.rune = RUNES.index(rune) if rune in RUNES else SAME if rune == "same" else ANY
        self.attribute = ANY
        if row.has("attr"):
            attribute = row.word("attr", (*ATTRIBUTES, "any", "lowest"))
            self.attribute = (
                ATTRIBUTES.index(attribute) if attribute in ATTRIBUTES else LOWEST if attribute == "lowest" else ANY
            )
        self.realm = row.word("realm", REALMS_REACHED) if row.has("realm") else ""
        self.steps = row.integer("steps", 1, 9, 1)
        self.least = row.integer("min_left", 0, 9, 0)
        self.random = row.flag("random", False)
        self.split = row.flag("split", False)
        self.branches: list[int] = []  # the programs of `choose`
        if row.has("options"):
            self.branches = [programs.add(branch) for branch in _branches(row)]
        self.hook = 0  # of `modify` and `set`
        if self.what in STANDING:
            self.hook = HOOKS.index[row.word("key" if self.what == "modify" else "flag", HOOKS.names(MODIFIER))]


def _branches(row: Row) -> list[list[Row]]:
    """The lists of operations among which `choose` lets one choose."""
    found = row.data["options"]
    row.has("options")
    if not isinstance(found, list) or not all(isinstance(branch, list) and branch for branch in found):
        raise row.fail("error.content.tables", field="options")
    kind = f"{row.kind}.options"
    return [[Row(row.file, kind, table, row.name, row.read) for table in branch] for branch in found]


class Programs:
    """Every list of operations that the content holds, by its number; 0 does nothing."""

    def __init__(self) -> None:
        self.rows: list[list[Op]] = [[]]

    def add(self, rows: Sequence[Row]) -> int:
        if not rows:
            return 0
        ops = [Op(row, self) for row in rows]
        self.rows.append(ops)
        return len(self.rows) - 1

    def read(self, row: Row, field: str = "effects") -> int:
        """The list of operations in a field of a row."""
        return self.add(row.rows(field)) if row.has(field) else 0


class Cost:
    """What must be paid in full before an effect: runes, wounds or combat cards, or the artifact is exhausted."""

    def __init__(self, row: Row) -> None:
        self.exhaust = False
        self.runes = 0
        self.rune = ""  # any, set (all different), or the rune of the boss, monster or realm
        self.wounds = 0
        self.cards = 0
        if not row.has("cost"):
            return
        if isinstance(row.data["cost"], str):
            self.exhaust = row.word("cost", ("exhaust",)) == "exhaust"
            return
        cost = Row(row.file, f"{row.kind}.cost", row.table("cost"), row.name, row.read)
        self.runes = cost.integer("runes", 0, 3, 0)
        self.rune = cost.word("rune", ("any", "set", "boss", "monster", "realm")) if cost.has("rune") else ""
        self.wounds = cost.integer("wounds", 0, 3, 0)
        self.cards = cost.integer("combat_cards", 0, 6, 0)


class Entry:
    """One thing that a power does: when, under which conditions, at what cost."""

    def __init__(self, row: Row, programs: Programs, power: int, rune_action: bool = False) -> None:
        self.number = -1  # its place among all entries
        self.power = power
        self.cost = Cost(row)
        self.optional = row.flag("optional", False) or rune_action
        self.limit = row.word("limit", LIMITS) if row.has("limit") else ""
        self.program = programs.read(row)
        self.standing = [op for op in programs.rows[self.program] if op.what in STANDING]
        allowed = STANDING_CONDITIONS if self.standing else CONDITIONS
        self.conditions = row.words("conditions", allowed) if row.has("conditions") else []
        self.hooks: list[int] = []
        if rune_action:
            self.hooks = [HOOKS.index["rune_action"]]
        elif not self.standing:
            for moment in row.word("trigger").split("|"):
                if moment not in (moments := HOOKS.names(TRIGGER)):
                    raise row.fail("error.content.word", field="trigger", value=moment, allowed=moments)
                self.hooks.append(HOOKS.index[moment])


class Power:
    """A hero, an artifact or a blessing: something with a text that works while a player has it."""

    def __init__(self, row: Row, programs: Programs, number: int, kind: str) -> None:
        self.id = row.word("id")
        self.word = f"{kind}.{self.id}"  # as options and hooks write it
        self.number = number
        self.name = row.text("name")
        self.text = row.text("text")
        self.source = row.source()
        rune_action = row.has("kind") and row.word("kind") == "rune_action"
        self.entries = [Entry(row, programs, number, rune_action)]
        if row.has("extra"):
            self.entries += [Entry(each, programs, number) for each in row.rows("extra")]
