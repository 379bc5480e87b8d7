"""What bots from outside did wrong, in words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol

from longhall.words import t


class Faulty(Protocol):
    """What is needed of a game; lists are in the order of the seats."""

    @property
    def number(self) -> int: ...
    @property
    def bots(self) -> list[str]: ...
    @property
    def faults(self) -> list[dict[str, Any]]: ...


def fault_text(fault: Mapping[str, Any], lang: str) -> str:
    """A fault as a sentence."""
    return t(fault["key"], lang, **{name: word for name, word in fault.items() if name != "key"})


def fault_lines(bots: Sequence[str], games: Iterable[Faulty], lang: str) -> list[str]:
    """What bots from outside did wrong: of each the number of its faults, and the first of every kind."""
    found: list[str] = []
    games = [game for game in games if any(game.faults)]
    for bot in bots:
        faults = [
            (game.number, fault)
            for game in games
            for name, fault in zip(game.bots, game.faults, strict=True)
            if name == bot and fault
        ]
        first = {fault["key"]: (number, fault) for number, fault in reversed(faults)}
        if faults:
            found.append(t("arena.faults", lang, n=len(faults), bot=bot))
        for number, fault in sorted(first.values(), key=lambda item: item[0]):
            found.append("   " + t("arena.fault", lang, number=number, fault=fault_text(fault, lang)))
    return [*found, ""] if found else []
