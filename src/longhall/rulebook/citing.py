"""Ids of rules in docstrings and comments: `KR-NORNS-01`, `KR-END-04, 05`, `KR-NORNS-07..10`, and `KR-NORNS-07..` for
all from there on."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from longhall.rulebook.book import Rulebook

# Another number in the list counts only where the list clearly goes on or ends: "KR-END-04, 10 coins" is one id.
MORE = r"(?:(?:, and|,| and) \d\d(?:\.\.\d\d)?(?=$|[\n.,;:)\]]| and ))*"


@dataclass(frozen=True)
class Citation:
    """One id, or a range of them."""

    head: str  # KR-NORNS-
    first: str  # 07
    last: str  # 10; empty for a single id and for a range without an end
    is_range: bool
    at: int  # its place in the text

    @property
    def written(self) -> list[str]:
        """The ids that stand there."""
        return [self.head + number for number in (self.first, self.last) if number]

    def covered(self, book: Rulebook) -> list[str]:
        """The ids that are meant."""
        if not self.is_range:
            return self.written
        numbered = [id for id in book.by_id if id.startswith(self.head) and id[len(self.head) :].isdigit()]
        numbers = {id: int(id[len(self.head) :]) for id in numbered}
        return [id for id, n in numbers.items() if int(self.first) <= n and (not self.last or n <= int(self.last))]


def citations(book: Rulebook, text: str) -> Iterator[Citation]:
    """Every citation of a rule, example or ruling of this book in a text."""
    prefixes = "|".join(re.escape(prefix) for prefix in book.prefixes)
    pattern = rf"\b((?:{prefixes})(?:-\d?[A-Z]+\d*)+-)(\d+(?:\.\.(?:\1)?(?:\d+)?)?)({MORE})"
    for match in re.finditer(pattern, text):
        head, first, more = match.groups()
        for part in (first.replace(head, ""), *re.findall(r"\d+(?:\.\.\d+)?", more)):
            low, dots, high = part.partition("..")
            yield Citation(head, low, high, bool(dots), match.start())
