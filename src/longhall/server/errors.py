"""What the server refuses, and with which status of HTTP."""

from __future__ import annotations

from longhall.engine.errors import CannotUndo, IllegalAnswer, LonghallError


class NotThere(LonghallError):
    """There is no such table or seat."""


class NotYours(LonghallError):
    """Only somebody else may do that."""


class NotNow(LonghallError):
    """It cannot be done as things are."""


class BadInput(LonghallError):
    """A request that no page and no program of ours would make."""


STATUS: dict[type[LonghallError], int] = {
    NotThere: 404,
    NotYours: 403,
    NotNow: 409,
    IllegalAnswer: 409,
    CannotUndo: 409,
    LonghallError: 400,
}


def status_of(error: LonghallError) -> int:
    return next(status for kind, status in STATUS.items() if isinstance(error, kind))
