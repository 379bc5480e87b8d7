"""What happened: a key with arguments, some of which only some seats may know."""

from typing import Any, Final

from longhall.engine.options import Value

EVERYONE: Final = -1  # a set of eyes, one bit a seat and one for the spectators


def eyes_of(*observers: int) -> int:
    """The set of eyes of these observers."""
    eyes = 0
    for observer in observers:
        eyes |= 1 << observer
    return eyes


class Event:
    """One thing that happened; `secret` arguments are for the eyes of a few."""

    def __init__(self, key: str, args: dict[str, Value], secret: dict[str, Value], eyes: int) -> None:
        self.key: Final = key
        self.args: Final = args
        self.secret: Final = secret
        self.eyes: Final = eyes

    def seen_by(self, observer: int) -> dict[str, Any] | None:
        """The event as this observer may know it, or nothing at all."""
        if not self.secret:
            return {"key": self.key, "args": self.args}
        if self.eyes >> observer & 1:
            return {"key": self.key, "args": {**self.args, **self.secret}}
        return {"key": self.key + ".hidden", "args": self.args} if self.args else None

    def to_data(self) -> list[Any]:
        return [self.key, self.args, self.secret, self.eyes] if self.secret else [self.key, self.args]

    @staticmethod
    def from_data(data: list[Any]) -> "Event":
        key, args, secret, eyes = data if len(data) > 2 else (*data, {}, EVERYONE)
        return Event(key, args, secret, eyes)
