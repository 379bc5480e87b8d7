"""The vocabulary in which cards say what they do: effects, their conditions and operations, as typed rows.

What the vocabulary allows is checked here, so that a card whose effect cannot be carried out is refused before it is
played. A window is when something happens: at the count, in a window for Norns, or at the result of a combat.
"""

from typing import NamedTuple

from longhall.engine.content import Row

RUNES = ("jera", "dagaz", "ingwaz", "algiz", "eihwaz")
ROLES = ("attack", "defence")
WINDOWS = ("precombat", "combat", "reaction", "result", "any")  # of Norns
REVERSIBLE = ("force", "cancel_hero_bonus", "block_reinforcements", "swap_hero")

ANYBODY = ("owner", "side", "foe", "chosen", "winner", "loser")
COMBATANTS = ("side", "foe", "winner", "loser")
FIGHT = ("precombat", "combat")
REVEALED = ("count", "combat", "result")  # armies lie open then
ALWAYS = ("precombat", "combat", "result", "any")


class Sort(NamedTuple):
    """A sort of condition or operation: what it must say, in which windows it can be, and whom it can be about."""

    says: tuple[str, ...]
    windows: tuple[str, ...]
    who: tuple[str, ...] = ("side", "foe")


CONDITIONS = {
    "role": Sort(("value",), ("count", *ALWAYS)),
    "partner_type": Sort(("type",), ("count",)),
    "army_type": Sort(("type", "min"), REVEALED),
    "army_runes": Sort(("runes",), REVEALED),
    "army_same_rune": Sort((), REVEALED),
    "army_women": Sort(("min",), REVEALED),
    "hero_bonus_active": Sort((), REVEALED),
    "outcome": Sort(("value",), ("result",)),
}
VALUES = {"role": ROLES, "outcome": ("victory", "defeat")}
OPS = {
    "force": Sort(("amount",), ("count", *FIGHT)),
    "cancel_hero_bonus": Sort((), ("count", *FIGHT)),
    "cancel_norn": Sort((), ("reaction",), ANYBODY),
    "draw": Sort(("pile", "n"), ALWAYS, ANYBODY),
    "discard": Sort(("zone", "kind", "n", "pick"), ALWAYS, ("owner", "side", "foe", "chosen")),
    "refill_slot": Sort((), ("precombat",)),
    "swap_army_hand": Sort(("n",), ("precombat",), ("side",)),
    "exchange": Sort(("zone", "n"), ALWAYS, ("owner", "side")),
    "look_army": Sort((), ("precombat",), ("foe", "chosen")),
    "reveal_norns": Sort((), ALWAYS, ("foe", "chosen")),
    "steal_norn": Sort((), ALWAYS, ("foe", "chosen")),
    "steal_bronze": Sort(("n",), ("result",), ANYBODY),
    "block_reinforcements": Sort(("kinds",), FIGHT),
    "swap_hero": Sort((), FIGHT),
    "exchange_hero": Sort((), ALWAYS, ("owner",)),
    "extra_loss": Sort(("n",), ("result",), COMBATANTS),
    "save_warriors": Sort(("n",), ("result",), COMBATANTS),
    "refill_bonus": Sort(("pile", "n"), (*FIGHT, "result"), COMBATANTS),
}

BUILT_IN: dict[tuple[str, str], dict[str, object]] = {  # by operation and zone, what can only be said in one way
    ("discard", "army"): {"kind": "warrior", "pick": "owner"},
    ("exchange", "army"): {"kind": "warrior", "pile": "warriors"},
    ("exchange", "hand"): {"kind": "card", "pile": "cards", "optional": True},
    ("swap_army_hand", ""): {"optional": True},
    ("steal_bronze", ""): {"from": "winner", "to": "loser"},
}


class Condition:
    """Something that must hold: `what` is one of CONDITIONS, the other fields as it needs them."""

    def __init__(self, row: Row, window: str) -> None:
        self.what = row.word("is", tuple(CONDITIONS))
        sort = CONDITIONS[self.what]
        self.who = row.word("who", sort.who) if row.has("who") else "side"
        self.value = row.word("value", VALUES.get(self.what, ())) if row.has("value") else ""
        self.type = row.word("type") if row.has("type") else ""
        self.runes = [RUNES.index(rune) for rune in row.words("runes", RUNES)] if row.has("runes") else []
        self.least = row.integer("min", 0, 3, 0)
        self.hero = row.flag("hero", False)
        _check(row, self.what, sort, window)


class Op:
    """One operation of an effect: `what` is one of OPS, the other fields as it needs them."""

    def __init__(self, row: Row, window: str) -> None:
        self.what = row.word("op", tuple(OPS))
        sort = OPS[self.what]
        self.who = row.word("who", sort.who) if row.has("who") or "owner" not in sort.who else "owner"
        self.amount = row.integer("amount", -3, 3, 0)  # KR-CARD-10
        self.per = row.word("per", ("army_women", "foe_reinforcements")) if row.has("per") else ""
        self.most = row.integer("max", 0, 9, 0)
        self.n = row.integer("n", 0, 9, 0)
        self.pile = row.word("pile", ("warriors", "norns", "cards")) if row.has("pile") else ""
        self.zone = row.word("zone", ("hand", "army")) if row.has("zone") else ""
        self.kind = row.word("kind", ("warrior", "norn", "card")) if row.has("kind") else ""
        self.pick = row.word("pick", ("holder", "owner")) if row.has("pick") else ""
        self.kinds = row.words("kinds", ("villager", "thor")) if row.has("kinds") else []
        self.optional = row.flag("optional", False)
        self.cost = row.flag("cost", False)
        self.at_result = row.has("at") and row.word("at", ("result",)) == "result"
        then = "result" if self.at_result else window
        self.only_if = [Condition(each, then) for each in row.rows("if")] if row.has("if") else []
        self.unless = [Condition(each, then) for each in row.rows("unless")] if row.has("unless") else []
        _check(row, self.what, sort, then)
        self._check_army(row, then)
        self._check_moment(row, window)
        for field, value in {"optional": False, **BUILT_IN.get((self.what, self.zone), {})}.items():
            if row.has(field) and row.data[field] != value:
                raise row.fail("kardnarok:fault.built_in", op=self.what, field=field, value=value)

    def _check_army(self, row: Row, window: str) -> None:
        """Armies change while they are hidden, and are counted when they are not; cards change one by one."""
        if self.zone == "army" and window != "precombat":
            raise row.fail("kardnarok:fault.window", what="zone army", window=window, allowed=["precombat"])
        if self.per and window not in REVEALED:
            raise row.fail("kardnarok:fault.window", what=f"per {self.per}", window=window, allowed=list(REVEALED))
        if self.who in ("winner", "loser") and window != "result":
            raise row.fail("kardnarok:fault.window", what=f"who {self.who}", window=window, allowed=["result"])
        one = self.what in ("swap_army_hand", "discard") or (self.what == "exchange" and self.zone == "army")
        if one and not self.cost and self.n != 1:
            raise row.fail("kardnarok:fault.one", op=self.what)

    def _check_moment(self, row: Row, window: str) -> None:
        """What waits for the result is done by the combatants of a fight; what is paid, at once."""
        if self.at_result and (window not in FIGHT or self.who == "chosen"):
            raise row.fail("kardnarok:fault.at", window=window)
        price = (self.what, self.who, self.zone, self.kind) == ("discard", "owner", "hand", "card")
        if self.cost and (not price or self.only_if or self.unless):
            raise row.fail("kardnarok:fault.cost")

    @property
    def blind(self) -> bool:
        """Does its owner pick from a hand that it does not know?"""
        return self.what == "discard" and self.zone == "hand" and self.pick == "owner" and self.who != "owner"

    @property
    def reversible(self) -> bool:
        """Can a late Freya's Magic still undo it? (KR-NORNS-09)"""
        return self.what in REVERSIBLE or self.at_result or self.cost


class Effect:
    """What an army card does by itself: at the count, or when the outcome is fixed."""

    def __init__(self, row: Row) -> None:
        self.window = row.word("window", ("count", "result"))
        self.when = [Condition(each, self.window) for each in row.rows("when")]
        self.ops = read_ops(row, self.window)
        self.forces = [op for op in self.ops if op.what == "force"]
        if any(condition.what == "partner_type" and condition.who == "foe" for condition in self.when):
            raise row.fail("kardnarok:fault.partner")
        for op, each in zip(self.ops, row.rows("ops"), strict=True):
            self._check(each, op)

    def _check(self, row: Row, op: Op) -> None:
        """Nobody decides anything about it; at the count it is for the own side, whenever its `when` holds."""
        if op.who == "chosen" or op.cost or op.at_result:
            raise row.fail("kardnarok:fault.by_itself", op=op.what)
        simple = op.who == "side" and not op.only_if and not op.unless
        if self.window == "count" and not (simple and (op.what == "force" or not self.when)):
            raise row.fail("kardnarok:fault.at_count", op=op.what)


def read_ops(row: Row, window: str) -> list[Op]:
    """The operations of a row; cards of a hand that the owner picks from must have been shown to it."""
    ops: list[Op] = []
    for each in row.rows("ops"):
        op = Op(each, window)
        shown = ops and (ops[-1].what, ops[-1].who, op.kind) == ("reveal_norns", op.who, "norn")
        if op.blind and (not shown or ops[-1].only_if or ops[-1].unless):
            raise each.fail("kardnarok:fault.blind")
        ops.append(op)
    return ops


def _check(row: Row, what: str, sort: Sort, window: str) -> None:
    for field in sort.says:
        if not row.has(field):
            raise row.fail("error.content.no_field", field=field)
    if window not in sort.windows:
        raise row.fail("kardnarok:fault.window", what=what, window=window, allowed=list(sort.windows))
