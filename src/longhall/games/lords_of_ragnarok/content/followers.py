"""The components of the Followers of Surtur as typed rows."""

from typing import Final

from longhall.engine.content import Content, Row
from longhall.games.lords_of_ragnarok.content.board import Map
from longhall.games.lords_of_ragnarok.content.effects import ATTRIBUTES

FILE: Final = "surtur.toml"
GOALS: Final = ("jarl", "gothi", "slayer")  # the types of upgraded cards
SETS: Final = ("A", "B", "C")
ACTIONS: Final = ("march", "recruit", "build_temple", "monsters", "usurp", "prepare", "build_monument")
RUNE_ACTIONS: Final = (
    "control_monster",
    "form_alliance",
    "improve_army",
    "activate_monster",
    "draw_combat",
    "raise_attribute",
    "recruit_army",
)
KEYS: Final = ("shrine_class", "difficulty", "human_distance", "own_territories_in_region")
OPS: Final = {
    "gain_rune": (),
    "gain_priest": (),
    "draw_combat": (),
    "raise_attribute": ("attr",),
    "army_strength": ("which",),
    "recruit": (),
    "take_blessing": (),
    "build_temple": (),
    "wound_monster": (),
    "ally": (),
    "control_monster": (),
    "place_desolation": (),
    "set_rule": ("key",),
}
CONDITIONS: Final = (
    "controls_at_least",
    "armies_at_least",
    "armies_at_most",
    "gained_territory_this_turn",
    "fewer_territories_than_a_human",
    "priests_at_most",
    "allied_at_least",
    "stash_at_least",
    "stash_below_temples",
    "hand_at_most",
    "monster_within",
    "kills_at_least",
)
THINGS: Final = ("city", "forge", "temple", "open_shrine", "monument_territory", "whole_region", "monster")
RULES: Final = ("desolation_removal_value", "rune_actions_per_turn", "battle_deck_limit")


def _inner(row: Row, field: str) -> Row:
    """A table inside a row."""
    return Row(row.file, f"{row.kind}.{field}", row.table(field), row.name, row.read)


class FollowerOp:
    """One operation of a benefit, capability or challenge."""

    def __init__(self, row: Row) -> None:
        self.what = row.word("op", tuple(OPS))
        for field in OPS[self.what]:
            if not row.has(field):
                raise row.fail("error.content.no_field", field=field)
        self.n = row.integer("n", 1, 9, 1)
        self.per_forge = row.has("per") and row.word("per", ("forge",)) == "forge"
        self.which = row.word("which", ("most_exposed", "all", "near_hero")) if row.has("which") else ""
        self.attribute = row.word("attr", (*ATTRIBUTES, "lowest")) if row.has("attr") else ""
        self.rule = row.word("key", RULES) if row.has("key") else ""
        self.add = row.integer("add", 0, 9, 0)
        self.value = row.integer("value", 0, 9, 0)
        for field in ("rune", "by", "realm", "max", "ignore_range"):
            row.has(field)


class FollowerCondition:
    """What must hold for a benefit."""

    def __init__(self, row: Row) -> None:
        self.kind = row.word("kind", CONDITIONS)
        self.what = row.word("what", THINGS) if row.has("what") else ""
        self.n = row.integer("n", 0, 9, 0)


class Benefit:
    """What an action card gives at the end of the turn, perhaps under a condition."""

    def __init__(self, row: Row) -> None:
        self.condition = FollowerCondition(_inner(row, "condition")) if row.has("condition") else None
        self.ops = [FollowerOp(each) for each in row.rows("effects")]


class CorruptedHero:
    """The other side of a hero tile."""

    def __init__(self, row: Row, heroes: list[str]) -> None:
        self.id = row.word("id")
        self.hero = heroes.index(row.word("hero", heroes))
        self.name = row.text("name")
        start, desolation = _inner(row, "start_territory"), _inner(row, "desolation_territory")
        self.start = {"p2": start.integer("p2", 1, 16) - 1, "p34": start.integer("p34", 1, 21) - 1}
        self.desolation = {"p2": desolation.integer("p2", 1, 16) - 1, "p34": desolation.integer("p34", 1, 21) - 1}
        attributes = _inner(row, "attributes")
        self.attributes = [attributes.integer(each, 1, 6) for each in ATTRIBUTES]
        self.preference = [ATTRIBUTES.index(each) for each in row.words("preference", ATTRIBUTES)]
        self.mode = row.integer("target_mode", 1, 3)
        self.priority = ACTIONS.index(row.word("priority_action", ACTIONS))
        self.pattern = [GOALS.index(each) for each in row.words("upgrade_pattern", GOALS)]
        self.capability = Benefit(_inner(row, "start_capability"))
        self.text = row.text("text")
        self.source = row.source()
        if sorted(self.preference) != [0, 1, 2]:
            raise row.fail("lords_of_ragnarok:fault.preference")


class ActionCard:
    """A card of a Follower's row: where its hero goes, its rune actions, its special action, its benefit."""

    def __init__(self, row: Row) -> None:
        self.id = row.word("id")
        self.name = row.text("name")
        self.set = row.word("set", SETS) if row.has("set") else ""
        self.type = row.word("type", GOALS) if row.has("type") else ""
        self.hero = row.word("hero") if row.has("hero") else ""
        to = _inner(row, "hero_to")
        self.hero_to = {"p2": to.integer("p2", 1, 16) - 1, "p34": to.integer("p34", 1, 21) - 1}
        self.rune_actions = [RUNE_ACTIONS.index(each.word("action", RUNE_ACTIONS)) for each in row.rows("rune_actions")]
        self.costs = [each.integer("cost", 1, 3) for each in row.rows("rune_actions")]
        self.special = ACTIONS.index(row.word("special", ACTIONS))
        self.most = row.word("tie", ("max", "min")) == "max"  # the tie-break word
        self.removed = row.word("after_use", ("remove", "shuffle")) == "remove"
        self.benefit = Benefit(_inner(row, "benefit")) if row.has("benefit") else None
        self.text = row.text("text") if row.has("text") else None
        self.source = row.source()


class Challenge:
    """A challenge card: carried out at set-up, or a rule for the whole game."""

    def __init__(self, row: Row) -> None:
        self.id = row.word("id")
        self.name = row.text("name")
        self.text = row.text("text")
        self.at_setup = row.word("kind", ("setup", "rule")) == "setup"
        self.ops = [FollowerOp(each) for each in row.rows("effects")]
        self.source = row.source()


class Surtur:
    """Everything that the Followers add to the box."""

    def __init__(self, content: Content, heroes: list[str]) -> None:
        limits = content.one(FILE, "surtur")
        self.runes_max = limits.integer("runes_max", 0, 36)
        self.hand_max = limits.integer("combat_hand_max", 0, 35)
        self.row_size = limits.integer("row_size", 3, 3)
        self.rune_actions = limits.integer("rune_actions_per_turn", 1, 6)
        self.margin = limits.integer("win_exception_margin", 0, 9)
        self.slayer_markers = limits.integer("slayer_markers", 0, 9)
        self.die = content.one(FILE, "surtur_die").numbers("faces")
        card = content.one(FILE, "manifestation")  # five tokens lie on it (LS-SETUP-04)
        self.slots = card.numbers("slots")
        self.blessing_slots = card.numbers("blessing_slots")
        modes, actions = content.many(FILE, "target_mode"), content.many(FILE, "follower_rune_action")
        self.modes = [each.words("keys", KEYS) for each in modes]
        self.mode_names = {each.word("id"): each.text("name") for each in modes}
        self.mode_texts = {each.word("id"): each.text("text") for each in modes}
        self.rune_names = {each.word("id"): each.text("name") for each in actions}
        self.rune_texts = {each.word("id"): each.text("text") for each in actions}
        rows = content.many(FILE, "corrupted_hero")
        self.heroes = [CorruptedHero(row, heroes) for row in rows if row.word("hero") in heroes]
        known = [each.id for each in self.heroes]
        cards = [ActionCard(row) for row in content.many(FILE, "action_card")]
        self.cards = [card for card in cards if not card.hero or card.hero in known]
        self.challenges = [Challenge(row) for row in content.many(FILE, "challenge")]

    def realm_order(self, content: Content, realms: list[str]) -> list[int]:
        """The realms clockwise from Muspelheim (LS-TIE-03)."""
        return [realms.index(each) for each in content.one(FILE, "tie_break").words("realm_order", realms)]


def hero_place(card: ActionCard, board: Map) -> int:
    """Where a card sends the hero on this side of the board."""
    return card.hero_to[board.id]
