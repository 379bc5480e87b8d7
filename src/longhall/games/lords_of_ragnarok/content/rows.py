"""The components as typed rows, from the content files; a wrong file is refused with the row and the reason."""

from functools import cache
from typing import Final

from longhall.engine.cards import Deck
from longhall.engine.content import Content, Row, Shelf
from longhall.games.lords_of_ragnarok.content.board import Map
from longhall.games.lords_of_ragnarok.content.effects import ATTRIBUTES, BRANCHES, RUNES, Entry, Power, Programs
from longhall.games.lords_of_ragnarok.content.followers import Surtur
from longhall.games.lords_of_ragnarok.content.pieces import (
    AttackCard,
    Boss,
    CombatCard,
    EventRow,
    Monster,
    Monument,
    Named,
    Origin,
    Realm,
    RuneAction,
)

FILES = ("table.toml", "map.toml", "combat.toml", "powers.toml", "surtur.toml", "words.toml")
FIXED = (  # what no pack changes: options, set-ups and rules depend on it
    "territory.number",
    "territory.map",
    "territory.region",
    "sea.number",
    "sea.map",
    "monster.rune",
    "event_card.number",
    "wheel_slot.action",
    "wheel_slot.realm",
    "constants.armies",
    "blessing_card.kind",
    "corrupted_hero.hero",
    "action_card.deck",
    "action_card.set",
    "action_card.type",
    "action_card.hero",
)
SHELF = Shelf(__package__, FILES, FIXED)
ACTIONS: Final = ("march", "recruit", "build_temple", "monsters", "usurp", "prepare", "build_monument")
FACES: Final = ("move", "attack", "choice")
ARMIES: Final = 6  # of each player
STRENGTHS: Final = (1, 2, 3, 4, 5, 6)


class Constants:
    """Numbers of the rulebook."""

    def __init__(self, row: Row, player: Row, counts: Row) -> None:
        self.attribute_start = row.integer("attribute_start", 1, 6)
        self.attribute_max = row.integer("attribute_max", 1, 6)
        self.wounded_value = row.integer("wounded_value", 0, 6)
        self.army_max = row.integer("army_strength_max", 1, len(STRENGTHS))
        self.starting_armies = row.numbers("starting_armies")
        self.starting_cards = row.integer("starting_combat_cards", 0, 6)
        self.auto_control = row.integer("starting_resistance_auto_control", 0, 9)
        self.hero_offer = row.integer("hero_offer", 1, 2)
        self.origin_offer = row.integer("origin_offer", 1, 2)
        self.jarl_regions = row.integer("jarl_regions", 1, 6)
        self.slayer_markers = row.integer("slayer_token_markers", 1, 9)
        self.ragnarok_cards = row.integer("ragnarok_cards_face_down", 1, 5)
        self.monster_hand = row.integer("hunt_monster_hand", 1, 14)
        self.monster_rings = row.integer("max_controlled_monsters", 1, 6)
        self.hero_steps = row.integer("hero_steps", 1, 9)
        self.drakkar_steps = row.integer("drakkar_steps", 1, 9)
        self.prepare_choices = row.integer("prepare_choices", 1, 9)
        self.monster_activations = row.integer("monster_activations", 1, 6)
        self.monument_levels = row.integer("monument_levels", 1, 3)
        self.priests = player.integer("priests", 0, 9)
        self.slayer_tokens = counts.integer("slayer_tokens", 0, 99)
        if player.integer("armies", ARMIES, ARMIES) < len(self.starting_armies):
            raise player.fail("lords_of_ragnarok:fault.armies")


class Box:
    """Everything that is in the box of Lords of Ragnarok."""

    def __init__(self, content: Content) -> None:
        table, powers = "table.toml", "powers.toml"
        counts = content.one(table, "counts")
        self.programs = Programs()
        programs = self.programs
        self.branch_numbers = {what: number for number, what in enumerate(BRANCHES)}
        self.constants = Constants(content.one(table, "constants"), content.one(table, "player_components"), counts)
        self.runes, self.attributes = RUNES, ATTRIBUTES
        self.rune_names = {row.word("id"): row.text("name") for row in content.many(table, "rune")}
        self.attribute_names = {row.word("id"): row.text("name") for row in content.many(table, "attribute")}
        self.weapon_names = {row.word("id"): row.text("name") for row in content.many(table, "weapon")}
        self.colours = {row.word("id"): row.text("name") for row in content.many(table, "colour")}
        self.rune_counts = [row.integer("copies", 1, 99) for row in content.many(table, "rune_token")]
        self.forge_tokens = [RUNES.index(row.word("rune", RUNES)) for row in content.many(table, "forge_token")]
        self.die = [FACES.index(face) for face in content.many(table, "monster_die")[0].words("faces", FACES)]
        self.face_names = {row.word("id"): row.text("name") for row in content.many(table, "die_face")}
        self.realms = [Realm(row, programs) for row in content.many(table, "realm")]
        self.prepare = [Named(row, programs) for row in content.many(table, "prepare_option")]
        self.rewards = [programs.read(row) for row in content.many(table, "hunt_reward")]
        self.reward_names = {row.word("id"): row.text("name") for row in content.many(table, "hunt_reward")}
        self.reward_texts = {row.word("id"): row.text("text") for row in content.many(table, "hunt_reward")}
        actions = enumerate(content.many(table, "rune_action"))
        self.rune_actions = [RuneAction(row, programs, number) for number, row in actions]
        self.monuments = [Monument(row, programs) for row in content.many(table, "monument")]
        self.monsters = [Monster(row, programs) for row in content.many(powers, "monster")]
        self.boss = Boss(content.many(powers, "boss")[0], programs)
        self.of_rune = [
            [number for number, monster in enumerate(self.monsters) if monster.rune == rune]
            for rune in range(len(RUNES))
        ]
        self._take_words(content)
        self._lay_wheel(content)
        self._take_maps(content)
        self._take_powers(content)
        self._take_followers(content)
        self._take_cards(content)
        self._count(counts)
        content.check_packs()

    def _take_words(self, content: Content) -> None:
        """What phases, decks, branches of effects and the Followers' keys are called, and what other names are made
        of."""
        kinds = ("phase", "back", "effect", "word", "key", "key_value")
        found = [{row.word("id"): row.text("name") for row in content.many("words.toml", kind)} for kind in kinds]
        self.phase_names, self.back_names, self.effect_names, self.parts, self.key_names, self.key_values = found

    def _lay_wheel(self, content: Content) -> None:
        """The realm that each space of the wheel points at, in the order of ACTIONS."""
        slots = content.many("table.toml", "wheel_slot")
        realms = [realm.id for realm in self.realms]
        self.action_names = {row.word("action", ACTIONS): row.text("name") for row in slots}
        centre = content.one("table.toml", "wheel_center")
        self.action_names[centre.word("action", ACTIONS)] = centre.text("name")
        self.wheel = [realms.index(row.word("realm", realms)) for row in slots]
        if tuple(self.action_names) != ACTIONS:
            raise centre.fail("lords_of_ragnarok:fault.order", allowed=list(ACTIONS))

    def _take_maps(self, content: Content) -> None:
        """The smaller side of the board first."""
        realms, monuments = [realm.id for realm in self.realms], [monument.id for monument in self.monuments]
        rows = content.many("map.toml", "map")
        self.maps = sorted(
            [Map(row, content, realms, monuments) for row in rows], key=lambda each: len(each.territories)
        )

    def map_for(self, seats: int) -> Map:
        """The side of the board for so many players (LR-SETUP-01, LR-2P-01)."""
        return next(each for each in self.maps if seats in each.players)

    def _take_powers(self, content: Content) -> None:
        """Heroes, artifacts and blessings, numbered in this order; the entries of all of them are numbered, too."""
        self.powers: list[Power] = []
        self.heroes = self._powers(content, "table.toml", "hero", "hero")
        divine = self._powers(content, "powers.toml", "divine_artifact", "artifact")
        self.artifacts = [*divine, *self._powers(content, "powers.toml", "monster_artifact", "artifact")]
        self.blessings = self._powers(content, "powers.toml", "blessing_card", "blessing")
        self.power_words = [power.word for power in self.powers]
        self.power_numbers = {word: number for number, word in enumerate(self.power_words)}
        self.entries: list[Entry] = []
        for power in self.powers:
            for entry in power.entries:
                entry.number = len(self.entries)
                self.entries.append(entry)
        rows = content.many("table.toml", "origin_card")
        self.origins = [Origin(row, self.programs) for row in rows]
        self.first_origin = next(number for number, each in enumerate(self.origins) if each.first)
        self.titles = {row.word("id"): row.text("title") for row in content.many("table.toml", "hero")}
        self.artifact_numbers = {power.number: number for number, power in enumerate(self.artifacts)}
        names = [power.id for power in self.artifacts]
        for monument in self.monuments:
            monument.artifact = names.index(monument.artifact_id)
        for monster in self.monsters:
            monster.artifact = names.index(monster.artifact_id)

    def _take_followers(self, content: Content) -> None:
        """The Followers of Surtur."""
        self.surtur = Surtur(content, [hero.id for hero in self.heroes])
        self.realm_order = self.surtur.realm_order(content, [realm.id for realm in self.realms])

    def _powers(self, content: Content, file: str, kind: str, word: str) -> list[Power]:
        found = []
        for row in content.many(file, kind):
            found.append(Power(row, self.programs, len(self.powers), word))
            self.powers.append(found[-1])
        return found

    def _take_cards(self, content: Content) -> None:
        """Number the faces: combat cards, attack cards, blessings, events."""
        self.combat = [CombatCard(row, self.programs) for row in content.many("combat.toml", "combat_card")]
        self.attacks = [AttackCard(row, self.programs) for row in content.many("combat.toml", "attack_card")]
        self.events = [EventRow(row) for row in content.many("table.toml", "event_card")]
        self.first_attack = len(self.combat)
        self.first_blessing = self.first_attack + len(self.attacks)
        self.first_event = self.first_blessing + len(self.blessings)
        self.words = [
            *(card.id for card in self.combat),
            *(card.id for card in self.attacks),
            *(card.id for card in self.blessings),
            *(card.id for card in self.events),
            *(card.id for card in self.surtur.cards),
        ]
        self.first_action = self.first_event + len(self.events)

    @cache  # noqa: B019 (there is one box for each content, and it stays)
    def deck(self, players: int, followers: bool = False) -> Deck:
        """The cards of all decks, which differ by their backs; some events are for the large board alone, action cards
        for Followers."""
        copies = [card.copies for card in self.combat] + [card.copies for card in self.attacks]
        copies += [1 for _ in self.blessings]
        copies += [int(card.number <= self.map_for(players).events) for card in self.events]
        copies += [int(followers) for _ in self.surtur.cards]
        kinds = (
            ("combat", len(self.combat)),
            ("attack", len(self.attacks)),
            ("blessing", len(self.blessings)),
            ("event", len(self.events)),
            ("action", len(self.surtur.cards)),
        )
        backs = [back for back, n in kinds for _ in range(n)]
        return Deck([face for face, n in enumerate(copies) for _ in range(n)], self.words, backs)

    def prey_word(self, prey: int) -> str:
        """A monster or the boss by its word."""
        return self.monsters[prey].id if prey < len(self.monsters) else self.boss.id

    def weapons_of(self, prey: int, slot: int) -> list[int]:
        """The weapons that cover a slot."""
        slots = self.monsters[prey].slots if prey < len(self.monsters) else self.boss.slots
        return slots[slot].weapons

    def _count(self, counts: Row) -> None:
        """The rows must add up to what the rulebook counts."""
        found = {
            "temples": max(each.temples for each in self.maps),
            "hero_tiles": len(self.heroes),
            "realm_tiles": len(self.realms),
            "forge_tokens": len(self.forge_tokens),
            "rune_tokens": sum(self.rune_counts),
            "event_cards": len(self.events),
            "combat_cards": sum(card.copies for card in self.combat),
            "monster_attack_cards": sum(card.copies for card in self.attacks),
            "origin_cards": len(self.origins),
            "divine_artifacts": len(self.monuments),
            "monster_artifacts": len(self.artifacts) - len(self.monuments),
            "blessing_cards": len(self.blessings),
            "requirement_cards": sum(len(each.requirements) for each in self.maps),
            "temple_tracks": len(self.maps),
            "monster_boards": len(self.monsters),
            "monuments": len(self.monuments),
            "army_minis": ARMIES * len(self.colours),
            "priest_minis": self.constants.priests * len(self.colours),
        }
        for name, number in found.items():
            if counts.integer(name, 0, 999) != number:
                raise counts.fail("lords_of_ragnarok:fault.counts", field=name, said=counts.data[name], found=number)


def box(content: str = "") -> Box:
    """The box with these packs in it, opened on first use."""
    return _opened(content)


@cache
def _opened(content: str) -> Box:
    return Box(SHELF.open(content))
