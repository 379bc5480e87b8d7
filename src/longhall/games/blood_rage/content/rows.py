"""The components as typed rows, from the content files; a wrong file is refused with the row and the reason."""

from bisect import bisect_left
from collections.abc import Sequence
from functools import cache

from longhall.engine.cards import Deck
from longhall.engine.content import Content, Row, Shelf

FILES = ("table.toml", "battle.toml", "quests.toml", "upgrades.toml")
FIXED = (  # what no pack changes: options, set-ups and rules depend on it
    "province.adjacent",
    "province.region",
    "fjord.supports",
    "clan.warriors",
    "figure.ship",
    "figure.monster",
    "battle.age",
    "quest.age",
    "upgrade.age",
    "upgrade.slot",
    "upgrade.figure",
    "setup.players",
    "age.number",
    "slot.count",
)
SHELF = Shelf(__package__, FILES, FIXED)
STATS = ("rage", "axes", "horns")
TROOPS = ("warrior", "leader", "ship")  # the first kinds of figures; Monsters follow
SLOTS = ("warrior", "leader", "ship", "monster", "clan")
CENTRE = "yggdrasil"
OPS = (
    "strike",
    "pairs",
    "ship_glory",
    "release_glory",
    "discount",
    "slain_glory",
    "warrior_follows",
    "warrior_returns",
    "quest_bonus",
    "yggdrasil_invasion",
    "yggdrasil_strength",
    "pillage_raise",
    "reward_again",
    "leader_moves_on",
    "ragnarok_times",
    "quest_times",
    "pillage_again",
    "pillage_at_once",
    "invade_from_valhalla",
    "sacrifice",
    "spare",
    "flee",
    "keep_cards",
    "board_glory",
    "smite",
    "keep_one",
    "match_best",
    "silence",
    "play_again",
    "steal_rage",
    "steal_glory",
    "steal_cards",
    "win_rage",
    "win_glory",
    "win_raise",
)


class Op:
    """One operation of an effect: `what` is one of OPS, the other fields as it needs them."""

    def __init__(self, row: Row) -> None:
        self.what = row.word("op", OPS)
        self.n = row.integer("n", 0, 20, 0)
        self.rage = row.integer("rage", 0, 12, 0)
        self.least = row.integer("least", 0, 9, 0)
        self.each = row.flag("each", False)
        self.own = row.flag("own", False)
        self.leader = row.flag("leader", False)
        self.stats = row.word("stats", ("one", "other", "all")) if row.has("stats") else ""
        self.kinds = [TROOPS.index(kind) for kind in row.words("kinds", TROOPS)] if row.has("kinds") else []


class Card:
    """A card of any type."""

    def __init__(self, row: Row, gods: Sequence[str]) -> None:
        self.id = row.word("id")
        self.type = row.kind
        self.name = row.text("name")
        self.text = row.text("text")
        self.age = row.integer("age", 1, 3)
        self.god = row.word("god", ("none", *gods))
        self.players = row.numbers("players")  # for each printed card, from how many players on it is used
        self.strength = row.integer("strength", 0, 9, 0)
        self.effects = [Op(each) for each in row.rows("effects")] if row.has("effects") else []
        self.white_disc = row.flag("white_disc", False)
        self.source = row.source()
        if not self.players or set(self.players) - {2, 3, 4}:
            raise row.fail("blood_rage:fault.players")

    @property
    def battle(self) -> bool:
        return self.type == "battle"

    @property
    def quest(self) -> bool:
        return self.type == "quest"


class Quest:
    """What a Quest card asks for and gives."""

    def __init__(self, row: Row, provinces: Sequence["Province"]) -> None:
        self.most = row.word("condition", ("most_strength", "valhalla")) == "most_strength"
        self.glory = row.integer("glory", 0, 99)
        self.count = row.integer("count", 1, 19, 1)
        region = row.word("region") if row.has("region") else ""
        province = row.word("province") if row.has("province") else ""
        self.provinces = [
            place for place, each in enumerate(provinces) if each.id == province or (region and each.region == region)
        ]
        if self.most != bool(self.provinces):
            raise row.fail("blood_rage:fault.quest")


class Upgrade:
    """Where an Upgrade card is laid and what it costs."""

    def __init__(self, row: Row, figures: Sequence["Figure"]) -> None:
        self.slot = SLOTS.index(row.word("slot", SLOTS))
        self.cost = row.integer("cost", 0, 12)
        monsters = [figure.id for figure in figures if figure.monster]
        self.figure = -1
        if SLOTS[self.slot] == "monster":
            self.figure = len(TROOPS) + monsters.index(row.word("figure", monsters))
        elif self.slot < len(TROOPS):
            self.figure = self.slot


class Figure:
    """A kind of figure."""

    def __init__(self, row: Row) -> None:
        self.id = row.word("id")
        self.name = row.text("name")
        self.strength = row.integer("strength", 0, 9)
        self.free = row.flag("free_invasion")  # it invades for 0 Rage
        self.ship = row.flag("ship")
        self.monster = row.flag("monster")
        self.source = row.source()


class Province:
    """A province with its place on the board; the numbers are filled in by the box."""

    def __init__(self, row: Row) -> None:
        self.id = row.word("id")
        self.name = row.text("name")
        self.region = row.word("region") if row.has("region") else ""
        self.villages = row.integer("villages", 0, 9)  # 0: no limit
        self.neighbours = row.words("adjacent")
        self.adjacent: list[int] = []
        self.fjord = -1  # the place of the supporting fjord
        self.area: list[int] = []  # the province and its fjord
        self.source = row.source()


class Fjord:
    def __init__(self, row: Row) -> None:
        self.id = row.word("id")
        self.name = row.text("name")
        self.names = row.words("supports")
        self.supports: list[int] = []


class Stat:
    def __init__(self, row: Row) -> None:
        self.id = row.word("id", STATS)
        self.name = row.text("name")
        self.values = row.numbers("values")
        self.legendary = row.numbers("legendary")
        if len(self.values) != len(self.legendary):
            raise row.fail("blood_rage:fault.steps")


class Token:
    """A kind of pillage token: the stats that it raises, the Glory that it gives."""

    def __init__(self, row: Row) -> None:
        self.id = row.word("id")
        self.name = row.text("name")
        self.count = row.integer("count", 1, 9)
        self.stats = [STATS.index(stat) for stat in row.words("stats", STATS)]
        self.glory = row.integer("glory", 0, 99)
        self.province = row.word("province") if row.has("province") else ""


class Age:
    def __init__(self, row: Row) -> None:
        self.number = row.integer("number", 1, 3)
        self.name = row.text("name")
        self.ragnarok_glory = row.integer("ragnarok_glory", 0, 9)
        self.kept = row.integer("kept", 0, 9)


class Setup:
    """What depends on the number of players."""

    def __init__(self, row: Row) -> None:
        self.players = row.integer("players", 2, 4)
        self.destroyed = row.integer("destroyed", 0, 5)
        self.picks = row.integer("picks", 1, 8)


class Clan:
    def __init__(self, row: Row) -> None:
        self.id = row.word("id")
        self.name = row.text("name")
        self.warriors = row.integer("warriors", 1, 8)


class Constants:
    def __init__(self, row: Row, track: Row) -> None:
        self.dealt = row.integer("dealt", 1, 8)
        self.kept = row.integer("kept", 1, 8)
        self.march_cost = row.integer("march_cost", 0, 12)
        self.rage_top = track.integer("top", 1, 99)


class Box:
    """Everything that is in the box of Blood Rage."""

    def __init__(self, content: Content) -> None:
        table = "table.toml"
        self.constants = Constants(content.one(table, "constants"), content.one(table, "rage_track"))
        self.setups = {each.players: each for each in map(Setup, content.many(table, "setup"))}
        self.ages = [Age(row) for row in content.many(table, "age")]
        self.phases = {row.word("id"): row.text("name") for row in content.many(table, "phase")}
        self.clans = [Clan(row) for row in content.many(table, "clan")]
        self.stats = [Stat(row) for row in content.many(table, "stat")]
        self.figures = [Figure(row) for row in content.many(table, "figure")]
        self.slots = [row.integer("count", 1, 9) for row in content.many(table, "slot")]
        self.slot_names = {row.word("id"): row.text("name") for row in content.many(table, "slot")}
        self.gods = {row.word("id"): row.text("name") for row in content.many(table, "god")}
        self.regions = {row.word("id"): row.text("name") for row in content.many(table, "region")}
        self.provinces = [Province(row) for row in content.many(table, "province")]
        self.fjords = [Fjord(row) for row in content.many(table, "fjord")]
        self.tokens = [Token(row) for row in content.many(table, "token")]
        self._join_board(content.one(table, "counts"))
        self._take_cards(content)
        self._count(content.one(table, "counts"))
        content.check_packs()

    def _join_board(self, counts: Row) -> None:
        """Names of neighbours and fjords become places: provinces first, then fjords."""
        names = [province.id for province in self.provinces]
        for province in self.provinces:
            if set(province.neighbours) - set(names):
                raise counts.fail("blood_rage:fault.border", place=province.id)
            province.adjacent = [names.index(other) for other in province.neighbours]
        for number, fjord in enumerate(self.fjords):
            if set(fjord.names) - set(names):
                raise counts.fail("blood_rage:fault.border", place=fjord.id)
            fjord.supports = [names.index(other) for other in fjord.names]
            for place in fjord.supports:
                self.provinces[place].fjord = len(names) + number
        for place, province in enumerate(self.provinces):
            province.area = [place] if province.fjord < 0 else [place, province.fjord]
        if names[0] != CENTRE or any(province.fjord < 0 for province in self.provinces[1:]):
            raise counts.fail("blood_rage:fault.centre", place=CENTRE)
        if [stat.id for stat in self.stats] != list(STATS) or list(self.slot_names) != list(SLOTS):
            raise counts.fail("blood_rage:fault.order", allowed=[*STATS, *SLOTS])
        if [figure.id for figure in self.figures[: len(TROOPS)]] != list(TROOPS):
            raise counts.fail("blood_rage:fault.order", allowed=list(TROOPS))

    def _take_cards(self, content: Content) -> None:
        """Number the faces: Battle cards, Quests, Upgrades."""
        self.cards: list[Card] = []
        self.quests: dict[int, Quest] = {}
        self.upgrades: dict[int, Upgrade] = {}
        gods = list(self.gods)
        for row in content.many("battle.toml", "battle"):
            self.cards.append(Card(row, gods))
        for row in content.many("quests.toml", "quest"):
            self.quests[len(self.cards)] = Quest(row, self.provinces)
            self.cards.append(Card(row, gods))
        for row in content.many("upgrades.toml", "upgrade"):
            self.upgrades[len(self.cards)] = Upgrade(row, self.figures)
            self.cards.append(Card(row, gods))
        self.first_quest, self.first_upgrade = min(self.quests), min(self.upgrades)
        self.disc_ages = {card.age for card in self.cards if card.white_disc}
        self.words = [card.id for card in self.cards]
        self.face_of = {card.id: face for face, card in enumerate(self.cards)}

    def _count(self, counts: Row) -> None:
        """The rows must add up to what the rulebook counts (BR-COMP-01..05)."""
        printed = [(card.age, players) for card in self.cards for players in card.players]
        found = {
            "cards": len(printed),
            "clans": len(self.clans),
            "clan_figures": sum(clan.warriors + 2 for clan in self.clans),
            "monsters": sum(figure.monster for figure in self.figures),
            "pillage_tokens": sum(token.count for token in self.tokens),
            "ragnarok_tokens": len(self.provinces) - 1,
        }
        for age in (1, 2, 3):
            found["cards_each_age"] = sum(each == age for each, _ in printed)
            found["cards_from_three"] = printed.count((age, 3))
            found["cards_from_four"] = printed.count((age, 4))
            for name, number in found.items():
                if counts.integer(name, 0, 999) != number:
                    raise counts.fail("blood_rage:fault.counts", field=name, said=counts.data[name], found=number)

    @cache  # noqa: B019 (there is one box for each content, and it stays)
    def deck(self, players: int) -> Deck:
        """The cards that so many players use (BR-SETUP-10); the three decks differ by their backs."""
        faces = [face for face, card in enumerate(self.cards) for least in card.players if least <= players]
        return Deck(faces, self.words, [f"age{card.age}" for card in self.cards])

    @cache  # noqa: B019 (as above)
    def quest_cards(self, players: int) -> range:
        """The Quests in the decks of so many players."""
        faces = self.deck(players).faces
        return range(bisect_left(faces, self.first_quest), bisect_left(faces, self.first_upgrade))


def box(content: str = "") -> Box:
    """The box with these packs in it, opened on first use."""
    return _opened(content)


@cache
def _opened(content: str) -> Box:
    return Box(SHELF.open(content))
