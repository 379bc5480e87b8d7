"""The names of things in the reader's language."""

from longhall.games.kardnarok.content.rows import Box

BACKS = {
    "warrior": {"en": "Warrior", "pt": "Guerreiro", "es": "Guerrero"},
    "norn": {"en": "Norn", "pt": "Norna", "es": "Norna"},
}
SLOTS = {"en": "place {n}", "pt": "posição {n}", "es": "lugar {n}"}


def name_of(box: Box, kind: str, word: str, lang: str) -> str:
    """What a box calls a warrior, norn, hero, ritual, kingdom and so on; an unknown one is a fault of the program."""
    return NAMES[kind](box, word, lang)


def _warrior(box: Box, word: str, lang: str) -> str:
    """Name, strength and rune."""
    kind, _, rune = word.partition(".")
    warrior = next(warrior for warrior in box.warriors if warrior.id == kind)
    name = f"{warrior.name[lang]} {warrior.strength}"
    return f"{name} [{box.runes[rune][lang]}]" if rune else name


def _title(box: Box, word: str, lang: str) -> str:
    """The name alone of a Warrior, Norn or Hero, as it stands over its card."""
    kind = word.partition(".")[0]
    names = {row.id: row.name for row in box.warriors} | {row.id: row.name for row in box.norns}
    names |= {row.id: row.name for row in box.heroes}
    return names[kind][lang]


def _rune(box: Box, word: str, lang: str) -> str:
    return box.runes[word][lang]


def _norn(box: Box, word: str, lang: str) -> str:
    """A Norn, or one way to use it: `skadi`, `skadi.frost`."""
    kind, _, way = word.partition(".")
    norn = next(norn for norn in box.norns if norn.id == kind)
    if not way:
        return norn.name[lang]
    label = next(option.label for option in norn.options if option.id == way)
    return f"{norn.name[lang]} ({(label or norn.text)[lang]})"


def _card(box: Box, word: str, lang: str) -> str:
    return _norn(box, word, lang) if any(norn.id == word for norn in box.norns) else _warrior(box, word, lang)


def _card_text(box: Box, word: str, lang: str) -> str:
    kind = word.partition(".")[0]
    texts = {row.id: row.text for row in box.norns} | {row.id: row.text for row in box.warriors}
    return texts[kind][lang]


def _back(box: Box, word: str, lang: str) -> str:
    return BACKS[word][lang]


def _hero(box: Box, word: str, lang: str) -> str:
    return next(f"{hero.name[lang]} {hero.strength}" for hero in box.heroes if hero.id == word)


def _hero_text(box: Box, word: str, lang: str) -> str:
    return next(hero.text[lang] for hero in box.heroes if hero.id == word)


def _ragnarok(box: Box, word: str, lang: str) -> str:
    return next(card.name[lang] for card in box.ragnarok if card.id == word)


def _ragnarok_text(box: Box, word: str, lang: str) -> str:
    return next(card.text[lang] for card in box.ragnarok if card.id == word)


def _ritual(box: Box, word: str, lang: str) -> str:
    return next(name[lang] for id, name, _ in box.rituals if id == word)


def _ritual_text(box: Box, word: str, lang: str) -> str:
    return next(text[lang] for id, _, text in box.rituals if id == word)


def _kingdom(box: Box, word: str, lang: str) -> str:
    return next(name[lang] for id, name in box.kingdoms if id == word)


def _slot(box: Box, word: str, lang: str) -> str:
    return SLOTS[lang].format(n=word)


NAMES = {
    "title": _title,
    "rune": _rune,
    "warrior": _warrior,
    "norn": _norn,
    "card": _card,
    "card_text": _card_text,
    "back": _back,
    "hero": _hero,
    "hero_text": _hero_text,
    "ragnarok": _ragnarok,
    "ragnarok_text": _ragnarok_text,
    "ritual": _ritual,
    "ritual_text": _ritual_text,
    "kingdom": _kingdom,
    "slot": _slot,
}


def things(box: Box) -> dict[str, list[str]]:
    """Every word that has a name, by kind: a warrior with and without its rune, a Norn with and without its ways."""
    warriors = [word for row in box.warriors for word in (row.id, *(f"{row.id}.{rune}" for rune in box.runes))]
    norns = [row.id for row in box.norns]
    heroes = [row.id for row in box.heroes]
    ragnarok = [row.id for row in box.ragnarok]
    return {
        "warrior": warriors,
        "norn": norns + [f"{row.id}.{way.id}" for row in box.norns for way in row.options],
        "card": [*norns, *warriors],
        "card_text": [*norns, *warriors],
        "back": list(BACKS),
        "hero": heroes,
        "hero_text": heroes,
        "ragnarok": ragnarok,
        "ragnarok_text": ragnarok,
        "ritual": [id for id, _, _ in box.rituals],
        "ritual_text": [id for id, _, _ in box.rituals],
        "rune": list(box.runes),
        "title": [row.id for row in box.warriors] + norns + heroes,
        "kingdom": [id for id, _ in box.kingdoms],
        "slot": [str(slot) for slot in range(1, box.constants.army + 1)],
    }
