"""The components as typed rows, from the content files; a wrong file is refused with the row and the reason."""

from functools import cache

from longhall.engine.cards import Deck
from longhall.engine.content import Content, Row, Shelf, Text
from longhall.games.kardnarok.content.effects import ROLES, RUNES, WINDOWS, Condition, Effect, read_ops

FILES = ("table.toml", "icons.toml", "warriors.toml", "heroes.toml", "norns.toml", "ragnarok.toml")
FIXED = (  # what no pack changes: options and set-ups depend on it, or the rules have it built in
    "warrior.human",
    "bronze.copies",
    "bronze.value",
    "mode.players",
    "mode.direction",
    "mode.buy_norns_price",
    "mode.with_two_players",
    "constants.hero_exchanges_per_round",
    "constants.army_heroes",
    "constants.mercenaries_per_combatant",
    "negotiation.sessions_per_combatant",
    "negotiation.hero_exchange_of_army_hero_in_combat",
    "kingdom.power",
    "ritual.copies",
    "ritual.when_executed",
    "ritual.human_reinforcements",
    "ritual.ops",
    "game.min_players",
    "game.max_players",
)
SHELF = Shelf(__package__, FILES, FIXED)
NO_RUNE = -1
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
        self.rune_copies: list[int] = [runes.get(rune, 0) for rune in RUNES]
        self.effects = [Effect(each) for each in row.rows("effects")]
        counted = [effect for effect in self.effects if effect.window == "count"]
        self.stops_hero = any(op.what == "cancel_hero_bonus" for effect in counted for op in effect.ops)
        self.bonuses = [effect for effect in counted if effect.forces]
        self.source = row.source()
        whole = all(type(number) is int and number >= 0 for number in runes.values())
        if not whole or set(runes) - set(RUNES) or sum(self.rune_copies) != (self.copies if self.human else 0):
            raise row.fail("kardnarok:fault.runes", runes=list(RUNES))


class Hero:
    def __init__(self, row: Row) -> None:
        self.id = row.word("id")
        self.name = row.text("name")
        self.text = row.text("text")
        self.strength = row.integer("strength", 1, 4)
        self.woman = row.word("gender", ("m", "f")) == "f"
        self.effects = [Effect(each) for each in row.rows("effects")]
        self.source = row.source()
        bonus = self.effects[0] if len(self.effects) == 1 else None
        if bonus is None or bonus.window != "count" or not bonus.when or not 0 < len(bonus.forces) == len(bonus.ops):
            raise row.fail("kardnarok:fault.hero")
        if any(condition.what in ("hero_bonus_active", "partner_type") for condition in bonus.when):
            raise row.fail("kardnarok:fault.hero_condition")


class NornOption:
    """One way to use a Norn."""

    def __init__(self, row: Row, window: str, norn: int, number: int, label: Text | None) -> None:
        self.id = row.word("id")
        self.norn = norn  # the place of its Norn
        self.number = number  # its place among all options
        self.label = label  # what tells it from the other option, if there are two
        self.mercenary = row.word("mercenary", ("counts", "free", "no"))
        self.when = [Condition(each, window) for each in row.rows("when")]
        self.ops = read_ops(row, window)
        self.price = sum(op.n for op in self.ops if op.cost)  # cards to be discarded for it
        self.aims = any(op.who == "chosen" for op in self.ops)
        self.reversible = all(op.reversible for op in self.ops)
        if self.when and window != "result":
            raise row.fail("kardnarok:fault.when")


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
            NornOption(option, self.window, place, first_option + i, label)
            for i, (option, label) in enumerate(zip(options, labels, strict=True))
        ]
        if not self.options:
            raise row.fail("kardnarok:fault.norn")


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
            laws = [" ".join([law, *fields]) for law, fields in LAWS.items()]
            raise row.fail("kardnarok:fault.rule", allowed=laws, rule=self.rule)
        numbers = [self.rule.get("value", 0), self.rule.get("buy_surcharge", 0), abs(self.rule.get("amount", 0))]
        if self.rule.get("role", ROLES[0]) not in ROLES or not all(0 <= number <= 9 for number in numbers):
            raise row.fail("kardnarok:fault.rule_value", rule=self.rule, roles=list(ROLES))
        self.source = row.source()
        if self.level != (self.banner + 1) // 2:
            raise row.fail("kardnarok:fault.level")


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
        if self.rounds != (4 if self.by_banner else 2):
            raise row.fail("kardnarok:fault.rounds")


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
        modes = content.named(table, "mode")
        self.modes = {name: Mode(name, row) for name, row in modes.items()}
        negotiation = content.one(table, "negotiation")
        self.lowest_offer = negotiation.integer("min_bid", 0, 9)
        self.most_counters = negotiation.integer("max_counter_offers", 0, 9)
        self.defence_steps = content.one(table, "defence_marker").numbers("steps")
        self.purchase = modes["duel"].integer("buy_norns_count", 1, 9)
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
        self.norn_words = frozenset(norn.id for norn in self.norns)
        self.ragnarok = [Ragnarok(row) for row in content.many("ragnarok.toml", "ragnarok")]
        self.norn_options = [option for norn in self.norns for option in norn.options]
        self._count(content.one(table, "counts"))
        self._check_types(content)
        self._make_faces()
        content.check_packs()

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
                raise counts.fail("kardnarok:fault.counts", field=name, said=counts.data[name], found=number)
        least = min(card.efetivo for card in self.ragnarok)
        if least < self.constants.fewest_warriors:
            raise counts.fail("kardnarok:fault.troops", least=least, fewest=self.constants.fewest_warriors)
        for banner in (1, 2, 3, 4):
            if sum(card.banner == banner for card in self.ragnarok) != 3:
                raise counts.fail("kardnarok:fault.banners", banner=banner)

    def _check_types(self, content: Content) -> None:
        """What rows say about types of Warriors and Norns must name some that exist."""
        types = {warrior.id for warrior in self.warriors}
        norns = {norn.id for norn in self.norns}
        for row in content.many("ragnarok.toml", "ragnarok"):
            strangers = [str(id) for id in row.table("rule").get("except", []) if id not in norns]
            if strangers:
                raise row.fail("kardnarok:fault.no_norn", unknown=strangers)
        for name in FILES:
            for kind in ("warrior", "hero", "norn", "ragnarok"):
                for row in content.many(name, kind):
                    unknown = set(_values_of("type", row.data)) - types
                    if unknown:
                        raise row.fail("kardnarok:fault.type", unknown=sorted(unknown), allowed=sorted(types))

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

    @cache  # noqa: B019 (there is one box for each content, and it stays)
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


def box(content: str = "") -> Box:
    """The box with these packs in it, opened on first use."""
    return _opened(content)


@cache
def _opened(content: str) -> Box:
    return Box(SHELF.open(content))
