"""Rules, examples and rulings as lines of text."""

from longhall.rulebook import Entry, Rulebook
from longhall.words import t


def entry_lines(entry: Entry, lang: str, book: Rulebook) -> list[str]:
    """An entry with the rulings that belong to it."""
    rulings = [book.by_id[id] for id in entry.rulings if id in book.by_id]
    return [entry_line(entry, lang), *(entry_line(ruling, lang) for ruling in rulings)]


def entry_line(entry: Entry, lang: str) -> str:
    """An entry in one line: its id, what it is, where the rulebook has it, and its text."""
    kind = t(f"entry.{entry.kind or entry.sort}", lang)
    if entry.about(lang):
        return t("entry.point", lang, id=entry.id, kind=kind, point=entry.about(lang), text=entry.text(lang))
    if entry.section:
        return t("entry.section", lang, id=entry.id, kind=kind, section=entry.heading(lang), text=entry.text(lang))
    return t("entry.plain", lang, id=entry.id, kind=kind, text=entry.text(lang))
