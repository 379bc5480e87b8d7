"""What bots are called at a table: Norse names, so that a log reads as one of people."""

from __future__ import annotations

import random
import unicodedata
from collections.abc import Iterable

NAMES = (
    "Sigrún", "Hróar", "Tove", "Ragnvald", "Hild", "Solveig", "Kettil", "Astrid", "Bjarni", "Dagný", "Eirík", "Frida",
    "Gunnar", "Halla", "Ingvar", "Jorunn", "Kári", "Liv", "Magnus", "Njáll", "Oddný", "Reidun", "Skuli", "Thyra",
    "Ulf", "Vigdis", "Yrsa", "Åsa", "Arnkel", "Bera", "Erlend", "Finna", "Geir", "Hallgerd", "Isolf", "Jofrid",
    "Kolbein", "Lodin", "Mjöll", "Orm", "Ragna", "Steinar", "Svanhild", "Toke", "Unn", "Vagn", "Asgerd", "Torunn",
)  # fmt: skip


def folded(name: str) -> str:
    """A name as people compare it: without case and accents."""
    plain = unicodedata.normalize("NFKD", name.strip().casefold())
    return "".join(sign for sign in plain if not unicodedata.combining(sign))


def draw_names(count: int, taken: Iterable[str], chance: random.Random) -> list[str]:
    """So many names, none twice and none that somebody at the table has already."""
    used = {folded(name) for name in taken}
    return chance.sample([name for name in NAMES if folded(name) not in used], count)
