"""Every occupation listens where its clauses say."""

from collections.abc import Callable
from functools import cache

from longhall.engine.hooks import ADD, AUTOMATIC, OPTIONAL, Hooks
from longhall.games.feast_for_odin.content.effects import NAMES_OF_HOOKS, Clause, Mod, op_of, space_of
from longhall.games.feast_for_odin.content.rows import Box
from longhall.games.feast_for_odin.content.things import FIRST_SPECIAL, STOCK
from longhall.games.feast_for_odin.hooks import BEFORE_ACTION, BEFORE_SPACE, DIE_BEGINS, HOOKS
from longhall.games.feast_for_odin.rules import operations  # noqa: F401 (it fills the table of operations)
from longhall.games.feast_for_odin.rules.counting import count, steps
from longhall.games.feast_for_odin.rules.deals import begin, can_pay, cost_of, deals_of
from longhall.games.feast_for_odin.rules.dice import Attempt
from longhall.games.feast_for_odin.rules.gains import pay_one
from longhall.games.feast_for_odin.rules.matching import matches, on_space
from longhall.games.feast_for_odin.state import FIRST_STONE_HOUSE, FeastForOdin

Can = Callable[[FeastForOdin, int, int, int], int]
Do = Callable[[FeastForOdin, int, int, int], None]
Change = Callable[[FeastForOdin, int, int, int, int, int], int]


def mark(clause: Clause, owner: int) -> int:
    """A clause of an owner that works once in a game, as a number."""
    return clause.number * 4 + owner


def _times(clause: Clause, hook: int) -> Can:
    """How often a clause that offers deals could do so when something happens."""
    once = clause.repeat == "first_only"

    def can(g: FeastForOdin, owner: int, what: int, n: int) -> int:
        if once and mark(clause, owner) in g.used:
            return 0
        if not matches(g, clause, hook, owner, what, n) or not deals_of(g, owner, clause):
            return 0
        if clause.per is None:
            return 1
        found = count(g, owner, clause.per)
        return found if clause.repeat == "per" else int(found > 0)

    return can


def _deals(clause: Clause) -> Do:
    once = clause.repeat == "first_only"

    def do(g: FeastForOdin, owner: int, what: int, n: int) -> None:
        if once:
            g.used = (*g.used, mark(clause, owner))
        if clause.where is not None and clause.where.will_spend is not None:
            g.pledge = clause.where.will_spend.item
        begin(g, owner, clause)

    return do


def _can_pay_for_rolls(clause: Clause) -> Can:
    """Ore for a bonus on every roll of a die action."""

    def can(g: FeastForOdin, owner: int, what: int, n: int) -> int:
        return int(
            matches(g, clause, DIE_BEGINS, owner, what, n) and can_pay(g, owner, cost_of(g, owner, clause.deals[0]))
        )

    return can


def _pays_for_rolls(clause: Clause, mod: Mod) -> Do:
    def do(g: FeastForOdin, owner: int, what: int, n: int) -> None:
        for item, amount in cost_of(g, owner, clause.deals[0]):
            pay_one(g, owner, item, amount, False)
        g.inner_to_change(Attempt).bonus += mod.n

    return do


def _used(card: str, do: Do) -> Do:
    """Everybody is told that an owner uses a card."""

    def use(g: FeastForOdin, owner: int, what: int, n: int) -> None:
        g.tell_used(seat=owner, card=card)
        do(g, owner, what, n)

    return use


# Changes of rules: (g, owner, value, seat, what, n)


def _switch(clause: Clause, mod: Mod) -> Change:
    def change(g: FeastForOdin, owner: int, value: int, seat: int, what: int, n: int) -> int:
        return mod.n if owner == seat else value

    return change


def _die(clause: Clause, mod: Mod) -> Change:
    """For the die actions that it names, and the item that it names."""
    actions = clause.where.actions if clause.where is not None else []

    def change(g: FeastForOdin, owner: int, value: int, seat: int, what: int, n: int) -> int:
        if owner != seat or (actions and what not in actions) or (mod.items and n not in mod.items):
            return value
        return value + mod.n if mod.what == "die_mod" else mod.n

    return change


def _cost(clause: Clause, mod: Mod) -> Change:
    where = clause.where

    def change(g: FeastForOdin, owner: int, value: int, seat: int, what: int, n: int) -> int:
        if owner != seat or what not in mod.items or not value:
            return value
        space, op = space_of(n), op_of(n)
        assert where is not None
        if where.actions:
            return max(0, value + mod.n) if op in where.actions else value
        if space < 0 or not on_space(g, where, space):
            return value
        if where.cost is not None and not where.cost.holds(value):
            return value
        return max(0, value + mod.n)

    return change


def _vikings(clause: Clause, mod: Mod) -> Change:
    def change(g: FeastForOdin, owner: int, value: int, seat: int, what: int, n: int) -> int:
        assert clause.where is not None
        assert mod.steps is not None
        if owner != seat or what not in clause.where.spaces:
            return value
        return value + steps(g, owner, mod.steps)

    return change


def _highest_sword(clause: Clause, mod: Mod) -> Change:
    """The special tile of the supply with the highest sword value."""

    def change(g: FeastForOdin, owner: int, value: int, seat: int, what: int, n: int) -> int:
        if owner != seat or what < FIRST_SPECIAL:
            return value
        left = [item for item in range(FIRST_SPECIAL, STOCK) if g.specials[item - FIRST_SPECIAL]]
        highest = max([g.box.items[item].sword for item in left], default=0)
        return value + mod.n if g.box.items[what].sword == highest else value

    return change


def _upgrade(clause: Clause, mod: Mod) -> Change:
    def change(g: FeastForOdin, owner: int, value: int, seat: int, what: int, n: int) -> int:
        assert clause.where is not None
        fits = owner == seat and what in clause.where.ns and n == clause.where.steps
        return value + mod.n if fits else value

    return change


def _on_spaces(clause: Clause, mod: Mod) -> Change:
    def change(g: FeastForOdin, owner: int, value: int, seat: int, what: int, n: int) -> int:
        assert clause.where is not None
        return 1 if owner == seat and what in clause.where.spaces else value

    return change


def _flat(clause: Clause, mod: Mod) -> Change:
    def change(g: FeastForOdin, owner: int, value: int, seat: int, what: int, n: int) -> int:
        return mod.n if owner == seat and what in mod.items else value

    return change


def _place(clause: Clause, mod: Mod) -> Change:
    def change(g: FeastForOdin, owner: int, value: int, seat: int, what: int, n: int) -> int:
        return 1 if owner == seat and what in mod.items and n >= FIRST_STONE_HOUSE else value

    return change


def _part(clause: Clause, mod: Mod) -> Change:
    """Instead of a part of these spaces, or of a space whose part is this operation."""

    def change(g: FeastForOdin, owner: int, value: int, seat: int, what: int, n: int) -> int:
        where = clause.where
        assert where is not None
        if owner != seat or (where.spaces and what not in where.spaces):
            return value
        ops = [op.number for deal in g.box.programs.clauses[n].deals for op in deal.ops]
        if where.part >= 0 and where.part not in ops:
            return value
        if where.actions and not any(op in where.actions for op in ops):
            return value
        return clause.number

    return change


def _gain(clause: Clause, mod: Mod) -> Change:
    def change(g: FeastForOdin, owner: int, value: int, seat: int, what: int, n: int) -> int:
        assert clause.where is not None
        item, least = clause.where.gain[0]
        return clause.number if owner == seat and what == item and n >= least else value

    return change


CHANGES = {
    "die_mod": _die,
    "max_rolls": _switch,
    "spend_value": _die,
    "spend_substitute": _die,
    "split_result": _die,
    "loot_green": _switch,
    "sword_delta": _highest_sword,
    "action_cost": _cost,
    "vikings_delta": _vikings,
    "ship_substitute": _switch,
    "replace_gain": _gain,
    "replace_part": _part,
    "replace_draw": _switch,
    "weapon_phase_choice": _switch,
    "upgrade_extra_step": _upgrade,
    "explore_any": _on_spaces,
    "feast_horizontal": _flat,
    "bonus_replace": _switch,
    "allow_place": _place,
    "ore_removable": _switch,
}
HOOKS_OF_CHANGES = {"vikings_delta": "viking_cost"}


@cache
def listeners(box: Box) -> Hooks:
    """The hooks with all occupations of a box, bound on first use."""
    hooks = HOOKS.without_listeners()
    for card in box.cards:
        for clause in card.clauses:
            _bind(hooks, card.id, clause)
    return hooks


def _bind(hooks: Hooks, card: str, clause: Clause) -> None:
    """What comes by itself is automatic, the rest is as its owner likes (FO-OCC-11, 12, FO-AMB-29)."""
    paid = clause.mods and clause.deals  # ore for a bonus on each roll
    if paid:
        do = _used(card, _pays_for_rolls(clause, clause.mods[0]))
        hooks.bind(card, "die_begins", do, OPTIONAL, can=_can_pay_for_rolls(clause))
        return
    for mod in clause.mods:
        name = HOOKS_OF_CHANGES.get(mod.what, mod.what)
        if mod.what == "die_mod":
            name = "each_roll" if mod.each_roll else "result"
        hooks.bind(card, name, CHANGES[mod.what](clause, mod), ADD)
    if clause.deals and clause.when != "play":
        hook, do = hook_of(clause), _deals(clause)
        can = _times(clause, hooks.index[hook])
        if clause.automatic:
            hooks.bind(card, hook, do, AUTOMATIC, can=can)
        else:
            hooks.bind(card, hook, _used(card, do), OPTIONAL, can=can)


def hook_of(clause: Clause) -> str:
    """The hook of a trigger: before a space or before an action, as its filter says."""
    if clause.when == "action_before":
        actions = clause.where is not None and clause.where.actions
        return HOOKS.hooks[BEFORE_ACTION if actions else BEFORE_SPACE].name
    return NAMES_OF_HOOKS.get(clause.when, clause.when)
