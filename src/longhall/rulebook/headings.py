"""Headings of a rulebook in three languages, made from their parts: `Solo: Set-up, 5A` of `Solo` and `Set-up`."""

import re
import tomllib
from collections.abc import Mapping

from longhall.words import LANGUAGES, text_of


class Headings:
    """The parts of the headings of a game, from its headings.toml. Numbers, letters and signs stay as they are."""

    def __init__(self, text: str) -> None:
        rows = [row["name"] for row in tomllib.loads(text).get("heading", [])]
        self.parts: dict[str, Mapping[str, str]] = {text_of(row, "en"): row for row in rows}
        longest = sorted(self.parts, key=len, reverse=True)
        self.pattern = re.compile("|".join(rf"(?<!\w){re.escape(part)}(?!\w)" for part in longest) or r"(?!)")

    def of(self, section: str) -> dict[str, str]:
        """A heading in each language."""
        return {lang: self._in(section, lang) for lang in LANGUAGES}

    def left(self, section: str) -> str:
        """What of a heading is in no part."""
        return self.pattern.sub("", section)

    def _in(self, section: str, lang: str) -> str:
        return self.pattern.sub(lambda found: text_of(self.parts[found.group()], lang), section)
