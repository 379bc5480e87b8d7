"""What can go wrong, said for people: a message key with arguments, drawn in the reader's language by a face.

The engine knows no words. `longhall` registers a function that draws the English sentence (`draw_with`), so that
`str(error)` is readable in Python too.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Self


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
        return _draw(self)

    def __reduce__(self) -> tuple[Any, ...]:
        """For other processes: an exception is otherwise made again from its text."""
        return _again, (type(self), self.key, self.words, self.secret, self.eyes)

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


def plain(error: LonghallError) -> str:
    """The key with its arguments, where no words are at hand."""
    details = ", ".join(f"{name}={value}" for name, value in error.words.items())
    return f"{error.key}: {details}" if details else error.key


def draw_with(draw: Callable[[LonghallError], str]) -> None:
    """Set what `str(error)` calls."""
    global _draw
    _draw = draw


_draw: Callable[[LonghallError], str] = plain


def _again(
    kind: type[LonghallError], key: str, words: Mapping[str, object], secret: Iterable[str] = (), eyes: int = 0
) -> LonghallError:
    error = kind(key, **words)
    return error.for_eyes(eyes, **{name: words[name] for name in secret}) if secret else error


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


class BadPacks(BadContent):
    """Content packs in which several things are wrong."""

    def __init__(self, faults: Sequence[BadContent]) -> None:
        super().__init__("error.pack.many", n=len(faults))
        self.faults = list(faults)

    def __reduce__(self) -> tuple[Any, ...]:
        return BadPacks, (self.faults,)


class RuleError(Exception):
    """A fault in the rules themselves: an ask without options, a sealed step that draws. Never the player's doing."""
