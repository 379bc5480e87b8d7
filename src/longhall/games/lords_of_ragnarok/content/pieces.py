"""Cards, boards and tiles as typed rows."""

from typing import Final

from longhall.engine.content import Row
from longhall.games.lords_of_ragnarok.content.effects import ATTRIBUTES, RUNES, Cost, Programs

WEAPONS: Final = ("sword", "spear", "axe", "bow", "shield")
SHIELD: Final = 4
REWARDS: Final = ("realm", "priest", "army", "rune")
NOTHING: Final = -1


class Realm:
    def __init__(self, row: Row, programs: Programs) -> None:
        self.id = row.word("id")
        self.name = row.text("name")
        self.text = row.text("text")
        self.rune = RUNES.index(row.word("rune", RUNES))
        self.program = programs.read(row)
        self.source = row.source()


class Named:
    """A named choice with an effect: an option of Prepare."""

    def __init__(self, row: Row, programs: Programs) -> None:
        self.id = row.word("id")
        self.name = row.text("name")
        self.text = row.text("text")
        self.program = programs.read(row)


class RuneAction:
    """A basic rune action (LR-RUNE-05..13)."""

    def __init__(self, row: Row, programs: Programs, number: int) -> None:
        self.id = row.word("id")
        self.name = row.text("name")
        self.text = row.text("text")
        self.cost = Cost(row)
        self.program = programs.read(row)
        self.rule = f"LR-RUNE-{number + 5:02}"


class Monument:
    def __init__(self, row: Row, programs: Programs) -> None:
        self.id = row.word("id")
        self.name = row.text("name")
        self.attribute = ATTRIBUTES.index(row.word("attribute", ATTRIBUTES))
        self.spaces = row.numbers("priest_slots")
        bonuses = row.data["level_bonus"] if row.has("level_bonus") else []
        kind = f"{row.kind}.level_bonus"
        self.bonuses = [
            programs.add([Row(row.file, kind, each, row.name, row.read) for each in list_]) for list_ in bonuses
        ]
        self.texts = [row.text(f"level_text_{level}") for level in (1, 2, 3)]
        self.artifact_id = row.word("divine_artifact")
        self.artifact = NOTHING
        self.source = row.source()


class Slot:
    """A wound slot: the weapons that cover it, and its reward."""

    def __init__(self, row: Row) -> None:
        weapons = (
            row.words("w", WEAPONS[:SHIELD]) if isinstance(row.data["w"], list) else [row.word("w", WEAPONS[:SHIELD])]
        )
        self.weapons = [WEAPONS.index(weapon) for weapon in weapons]
        reward = row.word("reward", ("", *REWARDS))
        self.reward = REWARDS.index(reward) if reward else NOTHING


class Monster:
    def __init__(self, row: Row, programs: Programs) -> None:
        self.id = row.word("id")
        self.name = row.text("name")
        self.rune = RUNES.index(row.word("rune", RUNES))
        self.slots = [Slot(each) for each in row.rows("slots")]
        self.attack = programs.read(row, "territory_attack")
        self.attack_text = row.text("territory_attack_text")
        self.special = programs.read(row, "special_attack")
        self.special_text = row.text("special_attack_text")
        self.artifact_id = row.word("artifact")
        self.artifact = NOTHING
        self.source = row.source()


class Boss:
    def __init__(self, row: Row, programs: Programs) -> None:
        self.id = row.word("id")
        self.name = row.text("name")
        self.rune = RUNES.index(row.word("rune", RUNES))
        self.slots = [Slot(each) for each in row.rows("slots")]
        self.activation = programs.read(row, "activation")
        self.activation_text = row.text("activation_text")
        self.special = programs.read(row, "special_attack")
        self.special_text = row.text("special_attack_text")
        self.rule_text = row.text("special_rule")
        self.source = row.source()


class CombatCard:
    def __init__(self, row: Row, programs: Programs) -> None:
        self.id = row.word("id")
        self.name = row.text("name")
        self.weapon = WEAPONS.index(row.word("weapon", WEAPONS))
        self.value = row.integer("value", 0, 9)
        self.casualties = row.integer("casualties", 0, 9)
        self.copies = row.integer("copies", 1, 35)
        when = row.word("hunt_when", ("", "defend", "wound"))
        self.defends = when == "defend"  # its hunt effect is for the defence
        self.wounds = when == "wound"  # or for a wound
        self.hunt = programs.read(row, "hunt")
        self.hunt_text = row.text("hunt_text") if row.has("hunt_text") else None
        self.battle = programs.read(row, "battle")
        self.battle_text = row.text("battle_text") if row.has("battle_text") else None
        self.as_attacker = (
            bool(row.words("battle_conditions", ("attacker",))) if row.has("battle_conditions") else False
        )
        self.source = row.source()


class AttackCard:
    def __init__(self, row: Row, programs: Programs) -> None:
        self.id = row.word("id")
        self.name = row.text("name")
        self.text = row.text("text")
        self.fury = row.integer("fury", 0, 99)
        self.weak_point = row.integer("weak_point", 0, 99)
        self.draw = row.integer("draw", 1, 14)
        self.copies = row.integer("copies", 1, 14)
        self.shield_blocks = row.flag("shield_blocks")
        self.program = programs.read(row)
        self.source = row.source()


class EventRow:
    """An event card: where a monster of which rune appears, which runes are activated, and whether the boss is."""

    def __init__(self, row: Row) -> None:
        self.number = row.integer("number", 1, 21)
        self.id = str(self.number)
        self.place = self.number - 1
        self.rune = RUNES.index(row.word("place", RUNES))
        self.activate = [RUNES.index(rune) for rune in row.words("activate", RUNES)]
        self.boss = row.flag("boss")
        self.source = row.source()
        if len(self.activate) != 2:
            raise row.fail("lords_of_ragnarok:fault.event")


class Origin:
    """An origin card: its bonus is applied once, at hero selection."""

    def __init__(self, row: Row, programs: Programs) -> None:
        self.id = row.word("id")
        self.name = row.text("name")
        self.text = row.text("text")
        self.first = row.flag("first_player")  # whoever has it begins
        self.program = programs.read(row)
        self.source = row.source()
