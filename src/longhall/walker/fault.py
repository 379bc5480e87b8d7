"""What the walker found, with all that is needed to find it again."""

from collections.abc import Mapping
from typing import Any


class Fault(Exception):
    """A check that failed: which one, in which game, and at which decision."""

    def __init__(
        self, check: str, game: str, seats: int, options: Mapping[str, str], seed: str, decision: int, detail: str
    ) -> None:
        self.check = check
        self.game = game
        self.seats = seats
        self.options = dict(options)
        self.seed = seed
        self.decision = decision
        self.detail = detail
        where = ", ".join([f"{seats} seats", *(f"{name} {value}" for name, value in options.items()), f"seed {seed}"])
        super().__init__(f"{check}: {detail} ({game}, {where}, decision {decision})")

    def __reduce__(self) -> tuple[type["Fault"], tuple[Any, ...]]:
        return Fault, (self.check, self.game, self.seats, self.options, self.seed, self.decision, self.detail)

    def to_data(self) -> dict[str, Any]:
        """For JSON."""
        names = ("check", "game", "seats", "options", "seed", "decision", "detail")
        return {name: getattr(self, name) for name in names}


def difference(one: Any, other: Any, path: str = "") -> str:
    """The first place where two pieces of plain data differ, with both values."""
    if isinstance(one, dict) and isinstance(other, dict):
        for name in sorted({*one, *other}, key=str):
            if one.get(name) != other.get(name):
                return difference(one.get(name), other.get(name), f"{path}.{name}" if path else str(name))
    if isinstance(one, list | tuple) and isinstance(other, list | tuple) and len(one) == len(other):
        for place, (mine, its) in enumerate(zip(one, other, strict=True)):
            if mine != its:
                return difference(mine, its, f"{path}[{place}]")
    return f"{path}: {one!r} and {other!r}"
