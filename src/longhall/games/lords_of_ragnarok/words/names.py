"""The names of things in the reader's language, and what is written on them."""

from collections.abc import Callable, Iterable

from longhall.engine.content import Text
from longhall.games.lords_of_ragnarok.content.effects import ATTRIBUTES, RUNES, Cost
from longhall.games.lords_of_ragnarok.content.pieces import REWARDS, WEAPONS, Boss, CombatCard, Monster
from longhall.games.lords_of_ragnarok.content.rows import ACTIONS, STRENGTHS, Box
from longhall.games.lords_of_ragnarok.words import followers as followers
from longhall.games.lords_of_ragnarok.words.places import army, place, region, sea, territory

DASH = " \N{EN DASH} "  # between what a text is for and the text


def name_of(box: Box, kind: str, word: str, lang: str) -> str:
    """What a box calls a territory, card, monster and so on; an unknown one is a fault of the program."""
    return NAMES[kind](box, word, lang)


# Cards


def _card(box: Box, word: str, lang: str) -> str:
    """A combat card with its weapon, if its name does not say it, its value and its casualty symbols."""
    card = _combat(box, word)
    weapon = box.weapon_names[WEAPONS[card.weapon]][lang]
    value = str(card.value) if weapon == card.name[lang] else f"{weapon} {card.value}"
    symbols = f", {box.parts['casualties'][lang]} {card.casualties}" if card.casualties else ""
    return f"{card.name[lang]} ({value}{symbols})"


def _combat(box: Box, word: str) -> CombatCard:
    return next(card for card in box.combat if card.id == word)


def _title(box: Box, word: str, lang: str) -> str:
    """The name of a combat card alone, where its numbers are drawn."""
    return _combat(box, word).name[lang]


def _card_text(box: Box, word: str, lang: str) -> str:
    """What it does in a hunt, and what in a battle."""
    card = _combat(box, word)
    texts = (("hunt", card.hunt_text), ("battle", card.battle_text))
    return _headed(box, [(part, text) for part, text in texts if text], lang) or box.parts["no_effect"][lang]


def _headed(box: Box, texts: Iterable[tuple[str, Text]], lang: str) -> str:
    """Texts, each after what it is for."""
    return " ".join(f"{box.parts[part][lang]}{DASH}{text[lang]}" for part, text in texts)


def _attack(box: Box, word: str, lang: str) -> str:
    card = next(card for card in box.attacks if card.id == word)
    fury, weak = box.parts["fury"][lang], box.parts["weak_point"][lang]
    return f"{card.name[lang]} ({fury} {card.fury}, {weak} {card.weak_point})"


def _attack_title(box: Box, word: str, lang: str) -> str:
    return next(card.name[lang] for card in box.attacks if card.id == word)


def _attack_text(box: Box, word: str, lang: str) -> str:
    """What it does, and how many cards the monster side draws at the end of the round."""
    card = next(card for card in box.attacks if card.id == word)
    return f"{card.text[lang]} {box.parts['draws'][lang]}: {card.draw}."


def _event(box: Box, word: str, lang: str) -> str:
    """Where a monster of which rune appears, and what is activated."""
    card = next(card for card in box.events if card.id == word)
    runes = [_rune_name(box, rune, lang) for rune in (card.rune, *card.activate)]
    awake = ", ".join([*runes[1:], box.boss.name[lang]] if card.boss else runes[1:])
    where = territory(box, str(card.number), lang)
    return f"{where}; {box.parts['appears'][lang]}: {runes[0]}; {box.parts['activated'][lang]}: {awake}"


def _back(box: Box, word: str, lang: str) -> str:
    return box.back_names[word][lang]


def _blessing(box: Box, word: str, lang: str) -> str:
    return _power(box, f"blessing.{word}", lang)


def _blessing_text(box: Box, word: str, lang: str) -> str:
    return _power_text(box, f"blessing.{word}", lang)


# Heroes, artifacts, blessings


def _power(box: Box, word: str, lang: str) -> str:
    return box.powers[box.power_numbers[word]].name[lang]


def _power_text(box: Box, word: str, lang: str) -> str:
    return box.powers[box.power_numbers[word]].text[lang]


def _hero(box: Box, word: str, lang: str) -> str:
    return _power(box, f"hero.{word}", lang)


def _hero_text(box: Box, word: str, lang: str) -> str:
    return _power_text(box, f"hero.{word}", lang)


def _epithet(box: Box, word: str, lang: str) -> str:
    """The title of a hero: “the Chieftain”."""
    return box.titles[word][lang]


def _origin(box: Box, word: str, lang: str) -> str:
    return next(origin.name[lang] for origin in box.origins if origin.id == word)


def _origin_text(box: Box, word: str, lang: str) -> str:
    return next(origin.text[lang] for origin in box.origins if origin.id == word)


# Monsters, monuments, realms


def _monster(box: Box, word: str, lang: str) -> str:
    return _preys(box)[word].name[lang]


def _preys(box: Box) -> dict[str, Monster | Boss]:
    """All that can be hunted."""
    return {**{monster.id: monster for monster in box.monsters}, box.boss.id: box.boss}


def _wound_slot(box: Box, word: str, lang: str) -> str:
    """A slot of a board: its number, its weapons, its reward."""
    prey, number = word.rsplit(".", 1)
    slot = _preys(box)[prey].slots[int(number) - 1]
    weapons = " + ".join(box.weapon_names[WEAPONS[weapon]][lang] for weapon in slot.weapons)
    reward = f" ({box.reward_names[REWARDS[slot.reward]][lang]})" if slot.reward >= 0 else ""
    return f"{number} {weapons}{reward}"


def _monster_text(box: Box, word: str, lang: str) -> str:
    """Territory attack and special attack; of the boss what it does when it is activated."""
    boss = box.boss
    if word == boss.id:
        texts = (("activation", boss.activation_text), ("special_attack", boss.special_text))
        return f"{boss.rule_text[lang]} {_headed(box, texts, lang)}"
    monster = next(each for each in box.monsters if each.id == word)
    texts = (("territory_attack", monster.attack_text), ("special_attack", monster.special_text))
    return _headed(box, texts, lang)


def _monument(box: Box, word: str, lang: str) -> str:
    return next(monument.name[lang] for monument in box.monuments if monument.id == word)


def _monument_text(box: Box, word: str, lang: str) -> str:
    """The attribute that a priest raises, and what the deity gives at each level."""
    monument = next(each for each in box.monuments if each.id == word)
    level = box.parts["level"][lang]
    texts = [f"{level} {number}{DASH}{text[lang]}" for number, text in enumerate(monument.texts, 1)]
    return " ".join([f"{_attribute(box, ATTRIBUTES[monument.attribute], lang)} +1.", *texts])


def _realm(box: Box, word: str, lang: str) -> str:
    return next(realm.name[lang] for realm in box.realms if realm.id == word)


def _realm_text(box: Box, word: str, lang: str) -> str:
    """Its rune, the action whose first marker brings the bonus, and the bonus."""
    number = next(number for number, realm in enumerate(box.realms) if realm.id == word)
    realm, action = box.realms[number], ACTIONS[box.wheel.index(number)]
    rune = f"{box.parts['rune'][lang]}: {_rune_name(box, realm.rune, lang)}."
    return f"{rune} {_action(box, action, lang)}{DASH}{realm.text[lang]}"


def _bonus(box: Box, word: str, lang: str) -> str:
    """The bonus of a realm alone."""
    return next(realm.text[lang] for realm in box.realms if realm.id == word)


def _requirement(box: Box, word: str, lang: str) -> str:
    return next(card.name[lang] for side in box.maps for card in side.requirements if card.id == word)


def _requirement_text(box: Box, word: str, lang: str) -> str:
    return next(card.text[lang] for side in box.maps for card in side.requirements if card.id == word)


# What players do


def _rune_action(box: Box, word: str, lang: str) -> str:
    action = next(action for action in box.rune_actions if action.id == word)
    return f"{action.name[lang]} ({_cost(box, action.cost, lang)})"


def _cost(box: Box, cost: Cost, lang: str) -> str:
    return box.parts[f"cost_{cost.rune}"][lang].replace("{n}", str(cost.runes))


def _rune_action_text(box: Box, word: str, lang: str) -> str:
    return next(action.text[lang] for action in box.rune_actions if action.id == word)


def _prepare(box: Box, word: str, lang: str) -> str:
    return next(each.name[lang] for each in box.prepare if each.id == word)


def _prepare_text(box: Box, word: str, lang: str) -> str:
    return next(each.text[lang] for each in box.prepare if each.id == word)


def _action(box: Box, word: str, lang: str) -> str:
    return box.action_names[word][lang]


def _effect(box: Box, word: str, lang: str) -> str:
    return box.effect_names[word][lang]


def _phase(box: Box, word: str, lang: str) -> str:
    return box.phase_names[word][lang]


# Small things


def _rune(box: Box, word: str, lang: str) -> str:
    return box.rune_names[word][lang]


def _rune_name(box: Box, rune: int, lang: str) -> str:
    return box.rune_names[RUNES[rune]][lang]


def _attribute(box: Box, word: str, lang: str) -> str:
    return box.attribute_names[word][lang]


def _weapon(box: Box, word: str, lang: str) -> str:
    return box.weapon_names[word][lang]


def _reward(box: Box, word: str, lang: str) -> str:
    return box.reward_names[word][lang]


def _reward_text(box: Box, word: str, lang: str) -> str:
    return box.reward_texts[word][lang]


def _colour(box: Box, word: str, lang: str) -> str:
    return box.colours[word][lang]


def _face(box: Box, word: str, lang: str) -> str:
    return box.face_names[word][lang]


def _slot(box: Box, word: str, lang: str) -> str:
    """A wound slot is known by its number on the board."""
    return word


NAMES: dict[str, Callable[[Box, str, str], str]] = {
    "territory": territory,
    "place": place,
    "sea": sea,
    "army": army,
    "region": region,
    "card": _card,
    "card_text": _card_text,
    "title": _title,
    "attack": _attack,
    "attack_text": _attack_text,
    "attack_title": _attack_title,
    "event": _event,
    "back": _back,
    "blessing": _blessing,
    "blessing_text": _blessing_text,
    "power": _power,
    "power_text": _power_text,
    "hero": _hero,
    "hero_text": _hero_text,
    "epithet": _epithet,
    "origin": _origin,
    "origin_text": _origin_text,
    "monster": _monster,
    "monster_text": _monster_text,
    "wound_slot": _wound_slot,
    "monument": _monument,
    "monument_text": _monument_text,
    "realm": _realm,
    "realm_text": _realm_text,
    "bonus": _bonus,
    "requirement": _requirement,
    "requirement_text": _requirement_text,
    "rune_action": _rune_action,
    "rune_action_text": _rune_action_text,
    "prepare": _prepare,
    "prepare_text": _prepare_text,
    "action": _action,
    "effect": _effect,
    "phase": _phase,
    "rune": _rune,
    "attribute": _attribute,
    "weapon": _weapon,
    "reward": _reward,
    "reward_text": _reward_text,
    "colour": _colour,
    "face": _face,
    "slot": _slot,
    **followers.NAMES,
}


def things(box: Box) -> dict[str, list[str]]:
    """Every word that has a name, by kind."""
    territories = [str(number) for number in range(1, max(len(side.territories) for side in box.maps) + 1)]
    preys = _preys(box)
    slots = max(len(prey.slots) for prey in preys.values())
    words = {
        "territory": territories,
        "sea": [str(number) for number in range(1, max(len(side.seas) for side in box.maps) + 1)],
        "army": [f"{place}.{strength}" for place in territories for strength in STRENGTHS],
        "region": [id for side in box.maps for id in side.region_ids],
        "card": [card.id for card in box.combat],
        "attack": [card.id for card in box.attacks],
        "event": [card.id for card in box.events],
        "back": list(box.back_names),
        "blessing": [power.id for power in box.blessings],
        "power": box.power_words,
        "hero": [power.id for power in box.heroes],
        "origin": [origin.id for origin in box.origins],
        "monster": list(preys),
        "wound_slot": [f"{word}.{number}" for word, prey in preys.items() for number in range(1, len(prey.slots) + 1)],
        "monument": [monument.id for monument in box.monuments],
        "realm": [realm.id for realm in box.realms],
        "requirement": [card.id for side in box.maps for card in side.requirements],
        "rune_action": [action.id for action in box.rune_actions],
        "prepare": [each.id for each in box.prepare],
        "action": list(box.action_names),
        "effect": list(box.effect_names),
        "phase": list(box.phase_names),
        "rune": list(box.rune_names),
        "attribute": list(box.attribute_names),
        "weapon": list(box.weapon_names),
        "reward": list(box.reward_names),
        "colour": list(box.colours),
        "face": list(box.face_names),
        "slot": [str(number + 1) for number in range(slots)],
        **followers.things(box),
    }
    aliases = {"place": "territory", "title": "card", "attack_title": "attack", "epithet": "hero", "bonus": "realm"}
    return {kind: words[aliases.get(kind, kind.removesuffix("_text"))] for kind in NAMES}
