"""The names of things in the reader's language."""

from longhall.games.lords_of_ragnarok.rows import Box


def name_of(box: Box, kind: str, word: str, lang: str) -> str:
    return word


def things(box: Box) -> dict[str, list[str]]:
    return {}
