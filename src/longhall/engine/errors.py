"""What can go wrong, said for people: a message key with arguments, drawn in the reader's language by a face."""


class LonghallError(Exception):
    """Something a person did or asked for cannot be done; `key` and `args` make the sentence."""

    def __init__(self, key: str, **args: object) -> None:
        self.key = key
        self.words = args
        details = ", ".join(f"{name}={value}" for name, value in args.items())
        super().__init__(f"{key}: {details}" if details else key)


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
