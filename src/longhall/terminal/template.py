"""A content pack to begin with: rows with their values filled in, ready to be corrected."""

from __future__ import annotations

from collections.abc import Sequence

from longhall.engine.content import Listed, Shelf
from longhall.engine.registry import GameInfo
from longhall.engine.toml_tables import PRINTED, RECONSTRUCTED
from longhall.terminal.toml_text import row_lines, written
from longhall.words import t

CERTAIN = ("rulebook", "public", PRINTED)  # sources of rows that need no correction
KNOWN = "rulebook_fields"  # the fields of a mixed row that the rulebook gives


def in_doubt(rows: Sequence[Listed]) -> list[Listed]:
    """The rows that are most in need of a look at the printed game."""
    return [row for row in rows if row.source not in CERTAIN or row.fields_from(RECONSTRUCTED)]


def template(info: GameInfo, shelf: Shelf, rows: Sequence[Listed], lang: str) -> str:
    """The text of a pack with these rows."""
    lines = [f"# {line}".rstrip() for line in t("template.head", lang, game=info.name, id=info.id).split("\n")]
    lines += ["", "[pack]", f"game = {written(info.id)}", f"name = {written(t('template.name', lang))}", 'author = ""']
    fixed = {path.partition(".")[::2] for path in shelf.fixed}
    for row in rows:
        lines += ["", "", *_row(row, {field for kind, field in fixed if kind == row.kind}, lang)]
    return "\n".join([*lines, ""])


def _row(row: Listed, fixed: set[str], lang: str) -> list[str]:
    notes = [f"# {row.name(lang)}"] if row.name(lang) else []
    if row.data.get(KNOWN):
        notes.append("# " + t("template.known", lang, fields=", ".join(row.data[KNOWN])))
    if guessed := row.fields_from(RECONSTRUCTED):
        notes.append("# " + t("template.reconstructed", lang, fields=", ".join(guessed)))
    return [*notes, *row_lines(row.head, row.data, {*fixed, KNOWN})]
