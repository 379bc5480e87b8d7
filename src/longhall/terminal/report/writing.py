"""Words, numbers and tables of a report, in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any

from babel.numbers import format_decimal, format_percent

from longhall.engine.registry import GameInfo
from longhall.terminal.report.drawing import named
from longhall.words import t
from longhall.words.speaker import Speaker


class Writer:
    """What a reader of one language gets to see."""

    def __init__(self, info: GameInfo, lang: str) -> None:
        self.lang = lang
        self.speaker = Speaker(info, lang)

    def __call__(self, key: str, **args: Any) -> str:
        return t(f"report.{key}", self.lang, **args)

    def number(self, value: float, digits: int = 0) -> str:
        pattern = "#,##0" if digits == 0 else f"#,##0.{'0' * digits}"
        return format_decimal(value, format=pattern, locale=self.lang)

    def short(self, value: float) -> str:
        """With as many digits as it needs, for a scale."""
        return format_decimal(value, format="#,##0.##", locale=self.lang)

    def small(self, value: float) -> str:
        """Three digits that count."""
        return self.number(value, 0 if value >= 100 else 1 if value >= 10 else 2 if value >= 0.1 else 3)

    def percent(self, share: float) -> str:
        return format_percent(share, format="#,##0%", locale=self.lang)

    def percents(self, low: float, high: float) -> str:
        return f"{self.percent(low)} – {self.percent(high)}"

    def seat(self, seat: int) -> str:
        return t("seat", self.lang, number=seat)


def paragraph(words: str, look: str = "") -> str:
    return f'<p class="{look}">{escape(words)}</p>' if look else f"<p>{escape(words)}</p>"


def section(title: str, *parts: str, look: str = "") -> str:
    body = "\n".join(part for part in parts if part)
    return f'<section class="{look}">\n<h2>{escape(title)}</h2>\n{body}\n</section>'


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Words to the left, numbers to the right; the first cell of a row names it."""
    top = "".join(f'<th scope="col">{named(cell)}</th>' for cell in head)
    body = "\n".join(
        f'<tr><th scope="row">{named(first)}</th>{"".join(f"<td>{escape(cell)}</td>" for cell in rest)}</tr>'
        for first, *rest in rows
    )
    return f'<div class="wide"><table>\n<thead><tr>{top}</tr></thead>\n<tbody>\n{body}\n</tbody></table></div>'


def details(summary: str, body: str) -> str:
    return f"<details><summary>{escape(summary)}</summary>\n{body}\n</details>"
