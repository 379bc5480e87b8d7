"""The names of things in the reader's language."""

from collections import Counter
from collections.abc import Callable
from functools import cache

from longhall.games.feast_for_odin.content.effects import ROUND, Amount, Deal, Op
from longhall.games.feast_for_odin.content.rows import DARK, LIGHT, Box, Occupation
from longhall.games.feast_for_odin.content.things import (
    COLOURS,
    FIRST_HOUSE,
    FIRST_SHIP,
    FIRST_WEAPON,
    RANDOM_WEAPON,
    SILVER,
    STOCK,
)
from longhall.games.feast_for_odin.options import AT, TURN


def name_of(box: Box, kind: str, word: str, lang: str) -> str:
    """What a box calls a good, space, card and so on; an unknown one is a fault of the program."""
    return NAMES[kind](box, word, lang)


# Cards and spaces: where several share a name, it says which one it is


def card_of(box: Box, word: str) -> Occupation:
    return box.cards[box.card_numbers[word]]


def _card(box: Box, word: str, lang: str) -> str:
    """Two pairs of cards have one name; they are told apart by their numbers."""
    card = card_of(box, word)
    name = card.name[lang]
    return f"{name} ({card.number})" if name in _shared(box, "card", lang) else name


def _card_text(box: Box, word: str, lang: str) -> str:
    return card_of(box, word).text[lang]


def _space(box: Box, word: str, lang: str) -> str:
    """Actions that several spaces offer are told apart by the Vikings that they need."""
    name = box.space_names[word][lang]
    if name not in _shared(box, "space", lang):
        return name
    return _said(box, "space", lang, box.spaces[box.space_numbers[word]].column, space=name)


def _title(box: Box, word: str, lang: str) -> str:
    """The name of a space alone, where its column is seen."""
    return box.space_names[word][lang]


def _short(box: Box, word: str, lang: str) -> str:
    """A space in so few letters that they find room in its cell, or a group of them."""
    return box.shorts[word][lang]


def _space_text(box: Box, word: str, lang: str) -> str:
    return box.space_texts[word][lang]


@cache
def _shared(box: Box, kind: str, lang: str) -> frozenset[str]:
    """The names that more than one card, or more than one space, has."""
    texts = [card.name for card in box.cards] if kind == "card" else list(box.space_names.values())
    return frozenset(name for name, n in Counter(text[lang] for text in texts).items() if n > 1)


# Goods, boards, houses


def _item(box: Box, word: str, lang: str) -> str:
    return box.words_for[word][lang]


def _item_text(box: Box, word: str, lang: str) -> str:
    """What is printed on a tile: colour and size, what it is upgraded to, its other side, price and sword value."""
    number = box.numbers[word]
    item = box.items[number]
    if item.colour < 0:
        return _item(box, "coin" if number == SILVER else "resource" if number < FIRST_WEAPON else "weapon", lang)
    colour = _item(box, COLOURS[item.colour], lang)
    parts = [colour, _said(box, "cells", lang, item.cells)] if item.special else [f"{colour} {item.short}×{item.long}"]
    if item.to >= 0:
        parts.append(_said(box, "becomes", lang, item=_item(box, box.thing_words[item.to], lang)))
    if item.back >= 0 and item.back != item.to:
        parts.append(_said(box, "other_side", lang, item=_item(box, box.thing_words[item.back], lang)))
    if item.cost >= 0:
        parts.append(_said(box, "price", lang, item.cost))
    if item.sword:
        parts.append(_said(box, "sword", lang, item.sword))
    return ", ".join(parts)


def _amount(box: Box, word: str, lang: str) -> str:
    """So many of a thing: `chest.2` is 2 chests."""
    item, n = word.rsplit(".", 1)
    return _many(box, item, int(n), lang)


def _many(box: Box, item: str, n: int, lang: str) -> str:
    words = box.amount_words.get(item)
    if words is None:
        return f"{n} {_item(box, item, lang)}"
    return (words.one if n == 1 or words.many is None else words.many)[lang].format(n=n)


def _board(box: Box, word: str, lang: str) -> str:
    return box.islands[box.island_numbers[word]].name[lang]


def _area(box: Box, word: str, lang: str) -> str:
    """The home board, an island, or a house with its number."""
    if word == "home":
        return box.home.name[lang]
    if word in box.island_numbers:
        return _board(box, word, lang)
    house, number = word.rsplit("_", 1)
    return f"{_item(box, house, lang)} {number}"


def _strip(box: Box, word: str, lang: str) -> str:
    """A mountain strip is known by its number."""
    return str(int(word) + 1)


def _cell(box: Box, word: str, lang: str) -> str:
    return word


def _turn(box: Box, word: str, lang: str) -> str:
    """How a tile is turned and mirrored."""
    return box.words_for[f"turn_{word}"][lang]


# The rest


def _die(box: Box, word: str, lang: str) -> str:
    return next(die.name[lang] for die in box.dice if die.id == word)


def _phase(box: Box, word: str, lang: str) -> str:
    return box.phase_names[word][lang]


def _group(box: Box, word: str, lang: str) -> str:
    return box.group_names[word][lang]


# Deals


def _deal(box: Box, word: str, lang: str) -> str:
    """What it costs and what it gives: 1 wood → 1 chest, 1 silver."""
    deal = box.deal_words[word]
    cost, gain = _amounts(box, deal.cost, lang), _gains(box, deal, lang)
    return " → ".join([side for side in (cost, gain) if side]) or _item(box, "nothing", lang)


def _gains(box: Box, deal: Deal, lang: str) -> str:
    ops = dict.fromkeys(_operation(box, op, lang) for op in deal.ops)
    return ", ".join([part for part in (_amounts(box, deal.gain, lang), *ops) if part])


def _amounts(box: Box, amounts: list[Amount], lang: str) -> str:
    found = []
    for item, n in amounts:
        word = box.thing_words[item]
        if n == ROUND:
            found.append(_said(box, "round", lang, item=_item(box, word, lang)))
        elif n:
            found.append(_many(box, word, n, lang))
    return ", ".join(found)


def _operation(box: Box, op: Op, lang: str) -> str:
    """What an operation of a deal does."""
    key = "upgrade_far" if op.what == "upgrade" and op.steps > 1 else op.what
    return _said(
        box,
        key,
        lang,
        op.n,
        steps=op.steps,
        parts=" + ".join(str(part) for part in op.parts),
        items=_item(box, box.thing_words[op.items[0]], lang) if op.items else "",
        boards=", ".join(_board(box, word, lang) for word in op.words) if op.what == "explore" else "",
        phase=_phase(box, op.words[0], lang) if op.what == "phase" else "",
    )


def _said(box: Box, key: str, lang: str, n: int = 1, **names: object) -> str:
    """A phrase of the content, of one or of several."""
    many = box.words_for_many.get(key)
    return (box.words_for[key] if n == 1 or many is None else many)[lang].format(n=n, **names)


NAMES: dict[str, Callable[[Box, str, str], str]] = {
    "card": _card,
    "card_text": _card_text,
    "item": _item,
    "item_text": _item_text,
    "amount": _amount,
    "space": _space,
    "space_text": _space_text,
    "title": _title,
    "short": _short,
    "ship": _item,
    "house": _item,
    "board": _board,
    "area": _area,
    "strip": _strip,
    "cell": _cell,
    "turn": _turn,
    "die": _die,
    "phase": _phase,
    "group": _group,
    "back": _item,
    "deal": _deal,
}


def things(box: Box) -> dict[str, list[str]]:
    """Every word that has a name, by kind."""
    spaces = [space.id for space in box.spaces]
    return {
        "card": box.words,
        "card_text": box.words,
        "item": box.thing_words[:STOCK],
        "item_text": box.thing_words[:STOCK],
        "amount": [
            f"{word}.{n}" for place, word in enumerate(box.thing_words) for n in range(1, 3 + 2 * (place >= STOCK))
        ],
        "space": spaces,
        "space_text": spaces,
        "title": spaces,
        "short": [*spaces, *box.group_names],
        "ship": box.thing_words[FIRST_SHIP:FIRST_HOUSE],
        "house": box.thing_words[FIRST_HOUSE:RANDOM_WEAPON],
        "board": list(box.island_numbers),
        "area": [
            "home",
            *box.island_numbers,
            *(f"{house.id}_{number + 1}" for house in box.houses for number in range(house.count)),
        ],
        "strip": [str(number) for number in range(len(box.strips))],
        "cell": [option.word for option in AT],
        "turn": [option.word for option in TURN],
        "die": [die.id for die in box.dice],
        "phase": list(box.phase_names),
        "group": list(box.group_names),
        "back": [LIGHT, DARK],
        "deal": list(box.deal_words),
    }
