"""The components as typed rows, from the content files; a wrong file is refused with the row and the reason."""

from functools import cache

from longhall.engine.cards import Deck
from longhall.engine.content import Content, Row, Text

FILES = ("table.toml", "icons.toml", "warriors.toml", "heroes.toml", "norns.toml", "ragnarok.toml")
RUNES = ("jera", "dagaz", "ingwaz", "algiz", "eihwaz")
NO_RUNE = -1
ROLES = ("attack", "defence")
WINDOWS = ("precombat", "combat", "reaction", "result", "any")
WHO = ("owner", "side", "foe", "chosen", "winner", "loser")
CONDITIONS = (
    "role",
    "partner_type",
    "army_type",
    "army_runes",
    "army_same_rune",
    "army_women",
    "hero_bonus_active",
    "outcome",
)
OPS = (
    "force",
    "cancel_hero_bonus",
    "cancel_norn",
    "draw",
    "discard",
    "refill_slot",
    "swap_army_hand",
    "exchange",
    "look_army",
    "reveal_norns",
    "steal_norn",
    "steal_bronze",
    "block_reinforcements",
    "swap_hero",
    "exchange_hero",
    "extra_loss",
    "save_warriors",
    "refill_bonus",
)
LAWS: dict[str, dict[str, type]] = {  # the permanent rules that a Ragnarök card may have, and what each must say
    "ritual_odin_draw": {"value": int},
    "ritual_frey_force": {"value": int},
    "mercenary_norns_max": {"value": int},
    "winner_discards": {"value": int},
    "max_villager_reinforcements": {"value": int},
    "max_precombat_norns": {"value": int},
    "hero_bonus_force": {"amount": int},
    "type_force": {"type": str, "amount": int},
    "tie_winner": {"role": str},
    "mercenary_min_price": {"value": int, "buy_surcharge": int},
    "max_norns_per_combat": {"value": int, "except": list},
    "ban_deity_norns": {},
}
REVERSIBLE = ("force", "cancel_hero_bonus", "block_reinforcements", "swap_hero")


class Condition:
    """Something that must hold: `what` is one of CONDITIONS, the other fields as it needs them."""

    def __init__(self, row: Row) -> None:
        self.what = row.word("is", CONDITIONS)
        self.who = row.word("who", WHO) if "who" in row.data else "side"
        self.value = row.word("value") if "value" in row.data else ""
        self.type = row.word("type") if "type" in row.data else ""
        self.runes = [RUNES.index(rune) for rune in row.words("runes", RUNES)] if "runes" in row.data else []
        self.least = row.integer("min", 0, 3, 0)
        self.hero = row.flag("hero", False)


class Op:
    """One operation of an effect: `what` is one of OPS, the other fields as it needs them."""

    def __init__(self, row: Row) -> None:
        self.what = row.word("op", OPS)
        self.who = row.word("who", WHO) if "who" in row.data else "owner"
        self.amount = row.integer("amount", -3, 3, 0)  # KR-CARD-10
        self.per = row.word("per", ("army_women", "foe_reinforcements")) if "per" in row.data else ""
        self.most = row.integer("max", 0, 9, 0)
        self.n = row.integer("n", 0, 9, 0)
        self.pile = row.word("pile", ("warriors", "norns", "cards")) if "pile" in row.data else ""
        self.zone = row.word("zone", ("hand", "army")) if "zone" in row.data else ""
        self.kind = row.word("kind", ("warrior", "norn", "card")) if "kind" in row.data else ""
        self.pick = row.word("pick", ("holder", "owner", "random")) if "pick" in row.data else ""
        self.kinds = row.words("kinds", ("villager", "thor")) if "kinds" in row.data else []
        self.optional = row.flag("optional", False)
        self.cost = row.flag("cost", False)
        self.at_result = "at" in row.data and row.word("at", ("result",)) == "result"
        self.only_if = [Condition(each) for each in row.rows("if")] if "if" in row.data else []
        self.unless = [Condition(each) for each in row.rows("unless")] if "unless" in row.data else []

    @property
    def reversible(self) -> bool:
        """Can a late Freya's Magic still undo it? (KR-NORNS-09)"""
        return self.what in REVERSIBLE or self.at_result or self.cost


class Effect:
    """What an army card does by itself: at the count, or when the outcome is fixed."""

    def __init__(self, row: Row) -> None:
        self.window = row.word("window", ("count", "result"))
        self.when = [Condition(each) for each in row.rows("when")]
        self.ops = [Op(each) for each in row.rows("ops")]
        self.forces = [op for op in self.ops if op.what == "force"]


class Warrior:
    """A type of Warrior."""

    def __init__(self, row: Row) -> None:
        self.id = row.word("id")
        self.name = row.text("name")
        self.text = row.text("text")
        self.strength = row.integer("strength", 1, 4)
        self.human = row.flag("human")
        self.woman = row.word("gender", ("m", "f", "none")) == "f"
        self.villager = row.flag("villager")
        self.copies = row.integer("copies", 1, 44)
        runes = row.table("rune_copies")
        self.rune_copies = [int(runes.get(rune, 0)) for rune in RUNES]
        self.effects = [Effect(each) for each in row.rows("effects")]
        counted = [effect for effect in self.effects if effect.window == "count"]
        self.stops_hero = any(op.what == "cancel_hero_bonus" for effect in counted for op in effect.ops)
        self.bonuses = [effect for effect in counted if effect.forces]
        self.source = row.source()
        if any(op.what not in ("force", "cancel_hero_bonus") for effect in counted for op in effect.ops):
            raise row.fail("at the count a Warrior adds Forces or stops its Hero's bonus")
        if set(runes) - set(RUNES) or sum(self.rune_copies) != (self.copies if self.human else 0):
            raise row.fail("rune_copies must add up to copies for humans, and be empty for others")


class Hero:
    def __init__(self, row: Row) -> None:
        self.id = row.word("id")
        self.name = row.text("name")
        self.text = row.text("text")
        self.strength = row.integer("strength", 1, 4)
        self.woman = row.word("gender", ("m", "f")) == "f"
        self.effects = [Effect(each) for each in row.rows("effects")]
        self.source = row.source()
        if len(self.effects) != 1 or not self.effects[0].when:
            raise row.fail("a hero has exactly one bonus, with a condition")


class NornOption:
    """One way to use a Norn."""

    def __init__(self, row: Row, norn: int, number: int, label: Text | None) -> None:
        self.id = row.word("id")
        self.norn = norn  # the place of its Norn
        self.number = number  # its place among all options
        self.label = label  # what tells it from the other option, if there are two
        self.mercenary = row.word("mercenary", ("counts", "free", "no"))
        self.when = [Condition(each) for each in row.rows("when")]
        self.ops = [Op(each) for each in row.rows("ops")]
        self.price = sum(op.n for op in self.ops if op.cost)  # cards to be discarded for it
        self.aims = any(op.who == "chosen" for op in self.ops)
        self.reversible = all(op.reversible for op in self.ops)


class Norn:
    """A type of Norn."""

    def __init__(self, row: Row, place: int, first_option: int) -> None:
        self.id = row.word("id")
        self.name = row.text("name")
        self.text = row.text("text")
        self.deity = row.flag("deity")
        self.copies = row.integer("copies", 1, 42)
        self.window = row.word("window", WINDOWS)
        role = row.word("role", (*ROLES, "neutral"))
        self.role = ROLES.index(role) if role in ROLES else -1  # the role it works for, -1 for both
        self.source = row.source()
        options = row.rows("option")
        labels = [option.text("label") if len(options) > 1 else None for option in options]
        self.options = [
            NornOption(option, place, first_option + i, label)
            for i, (option, label) in enumerate(zip(options, labels, strict=True))
        ]
        if not self.options:
            raise row.fail("a Norn has at least one option")


class Ragnarok:
    """A Ragnarök card with its permanent rule."""

    def __init__(self, row: Row) -> None:
        self.id = row.word("id")
        self.name = row.text("name")
        self.text = row.text("text")
        self.level = row.integer("level", 1, 2)
        self.banner = row.integer("banner", 1, 4)
        self.efetivo = row.integer("efetivo", 2, 20)  # the troop strength
        self.rule = row.table("rule")
        says = LAWS.get(self.rule.get("rule", ""))
        if says is None or {name: type(value) for name, value in self.rule.items() if name != "rule"} != says:
            raise row.fail(f"rule must be one of {', '.join(LAWS)}, with what that rule says; not {self.rule}")
        self.source = row.source()
        if self.level != (self.banner + 1) // 2:
            raise row.fail("level 1 holds banners 1 and 2, level 2 banners 3 and 4")


class Mode:
    def __init__(self, name: str, row: Row) -> None:
        self.name = name
        self.players = row.numbers("players")
        self.rounds = row.integer("rounds", 1, 4)
        self.by_banner = row.word("ragnarok_draw", ("level", "banner")) == "banner"
        self.bronze = row.integer("bronze_each", 0, 20)
        self.hires = row.word("mercenary", ("kingdoms", "buy_norns")) == "kingdoms"
        self.defence = row.flag("defence_marker")
        following = row.word("first_kingdom_next_round", ("last_attacker", "left_of_first"))
        self.last_attacker_begins = following == "last_attacker"


class Constants:
    def __init__(self, row: Row) -> None:
        self.heroes = row.integer("heroes_per_kingdom", 2, 2)
        self.army = row.integer("army_warriors", 2, 2)
        self.fewest_warriors = row.integer("min_warriors_after_refill", 0, 8)
        self.villager_force = row.integer("villager_reinforcement_force", 0, 9)
        self.thor_places = row.integer("thor_reinforcements_max", 0, 9)
        self.frey_force = row.integer("frey_force", 0, 9)
        self.odin_norns = row.integer("odin_norns", 0, 9)
        self.mercenary_norns = row.integer("mercenary_norns_max", 0, 9)
        self.winner_losses = row.integer("winner_discards", 0, 2)
        self.loser_losses = row.integer("loser_discards", 0, 2)
        self.counter = row.integer("counter_wrap", 1, 100)
        self.tie_warriors = row.integer("tiebreak_warriors", 1, 9)


class Box:
    """Everything that is in the box of Kardnarök."""

    def __init__(self, content: Content) -> None:
        table = "table.toml"
        self.constants = Constants(content.one(table, "constants"))
        modes = content.one(table, "mode")
        self.modes = {name: Mode(name, Row(table, f"mode {name}", modes.table(name))) for name in modes.data}
        negotiation = content.one(table, "negotiation")
        self.lowest_offer = negotiation.integer("min_bid", 0, 9)
        self.most_counters = negotiation.integer("max_counter_offers", 0, 9)
        self.defence_steps = content.one(table, "defence_marker").numbers("steps")
        purchase = Row(table, "mode duel", modes.table("duel"))
        self.purchase = purchase.integer("buy_norns_count", 1, 9)
        self.kingdoms = [(row.word("id"), row.text("name")) for row in content.many(table, "kingdom")]
        self.rituals = [(row.word("id"), row.text("name"), row.text("text")) for row in content.many(table, "ritual")]
        self.runes = {row.word("id"): row.text("name") for row in content.many(table, "rune")}
        self.silver = [
            (row.integer("value", 1, 9), row.integer("copies", 0, 21)) for row in content.many(table, "silver")
        ]
        self.bronze = content.one(table, "bronze").integer("copies", 0, 99)
        self.warriors = [Warrior(row) for row in content.many("warriors.toml", "warrior")]
        self.heroes = [Hero(row) for row in content.many("heroes.toml", "hero")]
        self.norns: list[Norn] = []
        for place, row in enumerate(content.many("norns.toml", "norn")):
            self.norns.append(Norn(row, place, sum(len(norn.options) for norn in self.norns)))
        self.ragnarok = [Ragnarok(row) for row in content.many("ragnarok.toml", "ragnarok")]
        self.norn_options = [option for norn in self.norns for option in norn.options]
        self._count(content.one(table, "counts"))
        self._check_types(content)
        self._make_faces()

    def _count(self, counts: Row) -> None:
        """The rows must add up to what the rulebook counts (KR-COMP-01)."""
        found = {
            "warrior_cards": sum(warrior.copies for warrior in self.warriors),
            "warrior_types": len(self.warriors),
            "norn_cards": sum(norn.copies for norn in self.norns),
            "norn_types": len(self.norns),
            "heroes": len(self.heroes),
            "ragnarok_cards": len(self.ragnarok),
            "silver_coins": sum(copies for _, copies in self.silver),
            "bronze_coins": self.bronze,
            "kingdoms": len(self.kingdoms),
            "ritual_tokens": len(self.rituals) * len(self.kingdoms),
        }
        for name, number in found.items():
            if counts.integer(name, 0, 999) != number:
                raise counts.fail(f"{name} says {counts.data[name]}, and the rows add up to {number}")
        for banner in (1, 2, 3, 4):
            if sum(card.banner == banner for card in self.ragnarok) != 3:
                raise counts.fail(f"there must be three Ragnarök cards with banner {banner}")

    def _check_types(self, content: Content) -> None:
        """What rows say about types of Warriors must name some that exist."""
        types = {warrior.id for warrior in self.warriors}
        for name in FILES:
            for kind in ("warrior", "hero", "norn", "ragnarok"):
                for row in content.many(name, kind):
                    unknown = set(_values_of("type", row.data)) - types
                    if unknown:
                        raise row.fail(f"type names {', '.join(sorted(unknown))}, which is no Warrior")

    def _make_faces(self) -> None:
        """Number the faces: Warriors by type and rune, Norns, Heroes, Ragnarök cards, silver coins."""
        self.warrior_faces = [
            (place, rune)
            for place, warrior in enumerate(self.warriors)
            for rune in (range(len(RUNES)) if warrior.human else (NO_RUNE,))
        ]
        self.first_norn = len(self.warrior_faces)
        self.first_hero = self.first_norn + len(self.norns)
        self.first_ragnarok = self.first_hero + len(self.heroes)
        self.first_silver = self.first_ragnarok + len(self.ragnarok)
        self.words = [
            self.warriors[place].id + (f".{RUNES[rune]}" if rune >= 0 else "") for place, rune in self.warrior_faces
        ]
        self.words += [norn.id for norn in self.norns] + [hero.id for hero in self.heroes]
        self.words += [card.id for card in self.ragnarok] + [f"silver.{value}" for value, _ in self.silver]
        self.copies = [
            self.warriors[place].rune_copies[rune] if rune >= 0 else self.warriors[place].copies
            for place, rune in self.warrior_faces
        ]
        self.copies += [norn.copies for norn in self.norns] + [1] * (len(self.heroes) + len(self.ragnarok))
        self.copies += [copies for _, copies in self.silver]
        self.warrior_cards = sum(self.copies[: self.first_norn])  # cards are numbered by their faces, Warriors first
        self.faces = [face for face, copies in enumerate(self.copies) for _ in range(copies)]
        self.warrior_of = [self.warriors[self.warrior_faces[face][0]] for face in self.faces[: self.warrior_cards]]
        self.norn_cards = {
            window: frozenset(card for card in range(len(self.faces)) if self._opens(card, window))
            for window in WINDOWS
        }

    def _opens(self, card: int, window: str) -> bool:
        """Is this card a Norn of this window?"""
        norn = self.faces[card] - self.first_norn
        return 0 <= norn < len(self.norns) and self.norns[norn].window == window

    @cache  # noqa: B019 (there is one box, and it stays)
    def deck(self, by_banner: bool) -> Deck:
        """The cards; the Ragnarök cards are sorted by banner or by level, and so look their backs."""
        backs = ["warrior"] * self.first_norn + ["norn"] * len(self.norns) + ["hero"] * len(self.heroes)
        backs += [f"ragnarok{card.banner if by_banner else card.level}" for card in self.ragnarok]
        backs += ["silver"] * len(self.silver)
        return Deck(self.faces, self.words, backs)


def _values_of(field: str, data: object) -> list[str]:
    """Every value of a field, however deep it lies."""
    if isinstance(data, dict):
        own = [str(value) for name, value in data.items() if name == field]
        return own + [found for value in data.values() for found in _values_of(field, value)]
    return [found for item in data for found in _values_of(field, item)] if isinstance(data, list) else []


@cache
def box() -> Box:
    """The box, opened on first use."""
    return Box(Content(__package__, FILES))
