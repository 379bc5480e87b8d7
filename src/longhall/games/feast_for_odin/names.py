"""The names of things in the reader's language."""

from longhall.games.feast_for_odin.effects import ROUND, Amount, Deal
from longhall.games.feast_for_odin.rows import DARK, LIGHT, Box, Occupation
from longhall.games.feast_for_odin.things import FIRST_HOUSE, FIRST_SHIP, RANDOM_WEAPON, STOCK

ROW = 13  # cells of a row, as options number them
COLUMNS = "ABCDEFGHIJKLM"


def cell_word(row: int, column: int) -> str:
    """A cell as options write it: the letter of its column and the number of its row."""
    return f"{COLUMNS[column]}{row + 1}"


def name_of(box: Box, kind: str, word: str, lang: str) -> str:
    """What a box calls a good, space, card and so on; an unknown one is a fault of the program."""
    return NAMES[kind](box, word, lang)


def card_of(box: Box, word: str) -> Occupation:
    return box.cards[box.card_numbers[word]]


def _card(box: Box, word: str, lang: str) -> str:
    return card_of(box, word).name[lang]


def _card_text(box: Box, word: str, lang: str) -> str:
    return card_of(box, word).text[lang]


def _item(box: Box, word: str, lang: str) -> str:
    return box.words_for[word][lang]


def _space(box: Box, word: str, lang: str) -> str:
    return box.space_names[word][lang]


def _space_text(box: Box, word: str, lang: str) -> str:
    return box.space_texts[word][lang]


def _board(box: Box, word: str, lang: str) -> str:
    return box.islands[box.island_numbers[word]].name[lang]


def _area(box: Box, word: str, lang: str) -> str:
    """The home board, an island, or a house with its number."""
    if word == "home":
        return box.home.name[lang]
    if word in box.island_numbers:
        return _board(box, word, lang)
    house, number = word.rsplit("_", 1)
    return f"{box.words_for[house][lang]} {number}"


def _strip(box: Box, word: str, lang: str) -> str:
    """A mountain strip is known by its number."""
    return str(int(word) + 1)


def _die(box: Box, word: str, lang: str) -> str:
    return next(die.name[lang] for die in box.dice if die.id == word)


def _phase(box: Box, word: str, lang: str) -> str:
    return box.phase_names[word][lang]


def _group(box: Box, word: str, lang: str) -> str:
    return box.group_names[word][lang]


def _back(box: Box, word: str, lang: str) -> str:
    return box.words_for[word][lang]


def _cell(box: Box, word: str, lang: str) -> str:
    return word


def _deal(box: Box, word: str, lang: str) -> str:
    """What it costs and what it gives: 1 wood → 1 chest, 1 silver."""
    deal = box.deal_words[word]
    cost, gain = _amounts(box, deal.cost, lang), _gains(box, deal, lang)
    return f"{cost} → {gain}" if cost and gain else cost or gain


def _gains(box: Box, deal: Deal, lang: str) -> str:
    ops = [box.words_for[op.what][lang].format(n=op.n, steps=op.steps) for op in deal.ops]
    return ", ".join([part for part in (_amounts(box, deal.gain, lang), *ops) if part])


def _amounts(box: Box, amounts: list[Amount], lang: str) -> str:
    words = {number: word for word, number in box.numbers.items()}
    return ", ".join(
        box.words_for["round"][lang].format(item=box.words_for[words[item]][lang])
        if n == ROUND
        else f"{n} {box.words_for[words[item]][lang]}"
        for item, n in amounts
    )


NAMES = {
    "card": _card,
    "card_text": _card_text,
    "item": _item,
    "space": _space,
    "space_text": _space_text,
    "ship": _item,
    "house": _item,
    "board": _board,
    "area": _area,
    "strip": _strip,
    "die": _die,
    "phase": _phase,
    "group": _group,
    "back": _back,
    "cell": _cell,
    "deal": _deal,
}


def things(box: Box) -> dict[str, list[str]]:
    """Every word that has a name, by kind."""
    words = {number: word for word, number in box.numbers.items()}
    spaces = [space.id for space in box.spaces]
    houses = [f"{house.id}_{number + 1}" for house in box.houses for number in range(house.count)]
    return {
        "card": box.words,
        "card_text": box.words,
        "item": [words[number] for number in range(STOCK)],
        "space": spaces,
        "space_text": spaces,
        "ship": [words[number] for number in range(FIRST_SHIP, FIRST_HOUSE)],
        "house": [words[number] for number in range(FIRST_HOUSE, RANDOM_WEAPON)],
        "board": list(box.island_numbers),
        "area": ["home", *box.island_numbers, *houses],
        "strip": [str(number) for number in range(len(box.strips))],
        "die": [die.id for die in box.dice],
        "phase": list(box.phase_names),
        "group": list(box.group_names),
        "back": [LIGHT, DARK],
        "cell": [cell_word(row, column) for row in range(12) for column in range(ROW)],
        "deal": list(box.deal_words),
    }
