"""The names of things in the reader's language."""

from longhall.games.blood_rage.content.rows import SLOTS, Box, Card

CLAN = "clan"  # the slot for what belongs to no figure
BACKS = {"age1": 0, "age2": 1, "age3": 2}


def name_of(box: Box, kind: str, word: str, lang: str) -> str:
    """What a box calls a card, figure, place, clan and so on; an unknown one is a fault of the program."""
    return NAMES[kind](box, word, lang)


def card_of(box: Box, word: str) -> Card:
    return box.cards[box.face_of[word]]


def _card(box: Box, word: str, lang: str) -> str:
    """A Battle card with what it adds, a Quest with its Glory, an Upgrade of figures with its slot and its STR. That of
    a clan has no figure and so no STR."""
    card, face = card_of(box, word), box.face_of[word]
    if card.battle:
        return f"{card.name[lang]} +{card.strength}"
    if card.quest:
        return f"{card.name[lang]} ({box.phases['quest'][lang]} {box.quests[face].glory})"
    slot = SLOTS[box.upgrades[face].slot]
    strength = "" if slot == CLAN else f" {card.strength}"
    return f"{card.name[lang]} ({box.slot_names[slot][lang]}{strength})"


def _title(box: Box, word: str, lang: str) -> str:
    """The name alone, for a card whose numbers are drawn."""
    return card_of(box, word).name[lang]


def _card_text(box: Box, word: str, lang: str) -> str:
    return card_of(box, word).text[lang]


def _figure(box: Box, word: str, lang: str) -> str:
    return next(figure.name[lang] for figure in box.figures if figure.id == word)


def _place(box: Box, word: str, lang: str) -> str:
    for province in box.provinces:
        if province.id == word:
            return province.name[lang]
    return next(fjord.name[lang] for fjord in box.fjords if fjord.id == word)


def _region(box: Box, word: str, lang: str) -> str:
    return box.regions[word][lang]


def _clan(box: Box, word: str, lang: str) -> str:
    return next(clan.name[lang] for clan in box.clans if clan.id == word)


def _stat(box: Box, word: str, lang: str) -> str:
    return next(stat.name[lang] for stat in box.stats if stat.id == word)


def _token(box: Box, word: str, lang: str) -> str:
    return next(token.name[lang] for token in box.tokens if token.id == word)


def _slot(box: Box, word: str, lang: str) -> str:
    return box.slot_names[word][lang]


def _phase(box: Box, word: str, lang: str) -> str:
    return box.phases[word][lang]


def _back(box: Box, word: str, lang: str) -> str:
    return box.ages[BACKS[word]].name[lang]


NAMES = {
    "card": _card,
    "card_text": _card_text,
    "title": _title,
    "figure": _figure,
    "place": _place,
    "region": _region,
    "clan": _clan,
    "stat": _stat,
    "token": _token,
    "slot": _slot,
    "phase": _phase,
    "back": _back,
}


def things(box: Box) -> dict[str, list[str]]:
    """Every word that has a name, by kind."""
    cards = list(box.face_of)
    return {
        "card": cards,
        "card_text": cards,
        "title": cards,
        "figure": [figure.id for figure in box.figures],
        "place": [*(province.id for province in box.provinces), *(fjord.id for fjord in box.fjords)],
        "region": list(box.regions),
        "clan": [clan.id for clan in box.clans],
        "stat": [stat.id for stat in box.stats],
        "token": [token.id for token in box.tokens],
        "slot": list(box.slot_names),
        "phase": list(box.phases),
        "back": list(BACKS),
    }
