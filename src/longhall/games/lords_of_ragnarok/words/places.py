"""The names of territories, seas, regions and armies."""

from collections.abc import Iterable

from longhall.engine.content import Text
from longhall.games.lords_of_ragnarok.content.rows import Box


def _one_name(names: Iterable[Text], lang: str) -> str:
    """A number has the same name on both sides of the board; where a pack has changed that, both are told."""
    return " / ".join(dict.fromkeys(name[lang] for name in names))


def territory(box: Box, word: str, lang: str) -> str:
    return f"{place(box, word, lang)} ({word})"


def place(box: Box, word: str, lang: str) -> str:
    """The name of a territory alone, where its number stands beside it."""
    number = int(word) - 1
    return _one_name([side.territories[number].name for side in box.maps if number < len(side.territories)], lang)


def sea(box: Box, word: str, lang: str) -> str:
    number = int(word) - 1
    return _one_name([side.seas[number].name for side in box.maps if number < len(side.seas)], lang)


def army(box: Box, word: str, lang: str) -> str:
    """Where it is, and how strong."""
    where, strength = word.split(".")
    return f"{territory(box, where, lang)}, {box.parts['strength'][lang]} {strength}"


def region(box: Box, word: str, lang: str) -> str:
    names = {id: name for side in box.maps for id, name in zip(side.region_ids, side.region_names, strict=True)}
    return names[word][lang]
