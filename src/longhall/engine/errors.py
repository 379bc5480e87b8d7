"""What can go wrong, said for people: a message key with arguments, drawn in the reader's language by a face."""

from typing import Self


class LonghallError(Exception):
    """Something a person did or asked for cannot be done; `key` and `words` make the sentence.

    Some words may be for the seats in `eyes` alone, as those of an event are. Whoever catches the error has them all; a
    face says what `told` gives it, which has no secrets until `observer` is set, by somebody who has checked who reads.
    """

    def __init__(self, key: str, **args: object) -> None:
        self.key = key
        self.words = args
        self.secret: frozenset[str] = frozenset()  # the names of words for these eyes alone
        self.eyes = 0
        self.observer: int | None = None  # the seat that is told
        super().__init__(key)

    def __str__(self) -> str:
        details = ", ".join(f"{name}={value}" for name, value in self.words.items())
        return f"{self.key}: {details}" if details else self.key

    def for_eyes(self, eyes: int, **secret: object) -> Self:
        """The same error with words that only these eyes may see."""
        self.words.update(secret)
        self.eyes, self.secret = eyes, frozenset(secret)
        return self

    def told(self) -> tuple[str, dict[str, object]]:
        """Key and words as the observer may know them; without secret words the key is `<key>.hidden`."""
        if not self.secret or (self.observer is not None and self.eyes >> self.observer & 1):
            return self.key, self.words
        return f"{self.key}.hidden", {name: value for name, value in self.words.items() if name not in self.secret}


class IllegalAnswer(LonghallError):
    """An answer that no open ask offers to that seat; nothing has changed."""


class CannotUndo(LonghallError):
    """The way back is closed, or there is nothing to take back."""


class BadSave(LonghallError):
    """A save that is cut off, edited, of another game or of a newer version."""


class BadSetup(LonghallError):
    """A game, number of seats or option that does not exist."""


class BadContent(LonghallError):
    """A content file that does not add up, with the row and the reason."""


class RuleError(Exception):
    """A fault in the rules themselves: an ask without options, a sealed step that draws. Never the player's doing."""
