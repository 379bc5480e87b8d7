"""The vocabulary of Lords of Ragnarok. New options are only ever appended: saved games hold keys, research codes."""

from typing import Final

from longhall.engine.options import DECLINE, Group, Option, Vocabulary
from longhall.games.lords_of_ragnarok.content.effects import ATTRIBUTES, BRANCHES, RUNES
from longhall.games.lords_of_ragnarok.content.rows import ACTIONS, STRENGTHS, box

VOCABULARY: Final = Vocabulary()
_box = box()
_territories = [str(number + 1) for number in range(len(_box.maps[-1].territories))]
_seas = [str(number + 1) for number in range(max(len(each.seas) for each in _box.maps))]
_slots = [str(number + 1) for number in range(max(len(monster.slots) for monster in _box.monsters))]
_monsters = [monster.id for monster in _box.monsters]

DONE: Final = VOCABULARY.one("done", DECLINE)  # nothing, or nothing more
NO: Final = VOCABULARY.one("no", DECLINE)
YES: Final = VOCABULARY.one("yes")
HERO: Final = VOCABULARY.each("hero", "hero", (hero.id for hero in _box.heroes))
ORIGIN: Final = VOCABULARY.each("origin", "origin", (origin.id for origin in _box.origins))
SAIL: Final = VOCABULARY.each("sail", "sea", _seas)
TO: Final = VOCABULARY.each("to", "territory", _territories)  # a place for a piece that is already chosen
GO: Final = VOCABULARY.each("go", "territory", _territories)  # the hero goes
HEAL: Final = VOCABULARY.each("heal", "attribute", ATTRIBUTES)
WOUND: Final = VOCABULARY.each("wound", "attribute", ATTRIBUTES)
RAISE: Final = VOCABULARY.each("raise", "attribute", ATTRIBUTES)
SEND: Final = VOCABULARY.each("send", "monument", (monument.id for monument in _box.monuments))
BUILD: Final = VOCABULARY.each("build", "monument", (monument.id for monument in _box.monuments))
FORGE: Final = VOCABULARY.one("forge")
RUNE_ACTION: Final = VOCABULARY.each("rune_action", "rune_action", (each.id for each in _box.rune_actions))
PAY: Final = VOCABULARY.each("pay", "rune", RUNES)
GAIN: Final = VOCABULARY.each("gain", "rune", RUNES)
LOSE: Final = VOCABULARY.each("lose", "rune", RUNES)
ARMY: Final = VOCABULARY.each("army", "army", (f"{place}.{n}" for place in _territories for n in STRENGTHS))
GROW: Final = VOCABULARY.one("grow")
RECRUIT: Final = VOCABULARY.one("recruit")
ACTION: Final = VOCABULARY.each("action", "action", ACTIONS)
PREPARE: Final = VOCABULARY.each("prepare", "prepare", (each.id for each in _box.prepare))
ALLY: Final = VOCABULARY.each("ally", "realm", (realm.id for realm in _box.realms))
MONSTER: Final = VOCABULARY.each("monster", "monster", _monsters)
HUNT: Final = VOCABULARY.each("hunt", "monster", [*_monsters, _box.boss.id])
MOVE: Final = VOCABULARY.one("move")
ATTACK: Final = VOCABULARY.one("attack")
SEAT: Final = VOCABULARY.each("whose", "seat", range(4))
TAKE: Final = VOCABULARY.each("take", "blessing", (blessing.id for blessing in _box.blessings))
USE: Final = VOCABULARY.each("use", "power", _box.power_words)
CHOOSE: Final = VOCABULARY.each("choose", "effect", BRANCHES)
STRIKE_WITH: Final = VOCABULARY.each("strike", "attack", (card.id for card in _box.attacks))
DEFEND: Final = VOCABULARY.each("defend", "card", (card.id for card in _box.combat))
DEFEND_PLAIN: Final = VOCABULARY.each("defend_plain", "card", (card.id for card in _box.combat))
WIELD: Final = VOCABULARY.each("wield", "card", (card.id for card in _box.combat))
WIELD_PLAIN: Final = VOCABULARY.each("wield_plain", "card", (card.id for card in _box.combat))
SLOT: Final = VOCABULARY.each("slot", "slot", _slots)
PLAY: Final = VOCABULARY.each("play", "card", (card.id for card in _box.combat))
DISCARD: Final = VOCABULARY.each("discard", "card", (card.id for card in _box.combat))
CLEANSE: Final = VOCABULARY.one("cleanse")  # an army removes a Desolation token

# In the order of a turn.
GROUPS: Final = (
    Group("send", "priest", "send"),
    Group("forge", "forge", "forge"),
    Group("go", "hero", "go"),
    Group("sail", "ship", "sail"),
    Group("heal", "plus", "heal"),
    Group("rune_action", "rune_stone", "rune_action"),
    Group("army", "army", "army", "recruit"),
    Group("to", "plan", "to", "move", "grow", "cleanse", "attack"),
    Group("action", "realm", "action"),
    Group("monster", "monster", "monster"),
    Group("hunt", "sword", "hunt"),
    Group("defend", "shield", "defend", "defend_plain"),
    Group("wield", "sword", "wield", "wield_plain"),
    Group("play", "sword", "play"),
    Group("use", "oath", "use"),
)


def army_option(territory: int, strength: int) -> Option:
    """The option that points at an army of this strength there."""
    return ARMY[territory * len(STRENGTHS) + strength - 1]
